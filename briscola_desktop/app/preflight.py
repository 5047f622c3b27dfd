"""What Qt needs of a Linux machine, looked at before Qt is imported.

Without a screen Qt aborts with a core dump; without a system library, importing PySide6 fails with a linker's message.
This module says instead, in one line, what is missing and how to get it. On Windows and macOS, Qt brings what it needs.
"""

import ctypes
import os
import socket
import sys
from collections.abc import Callable, Mapping

PROGRAM = "briscola-desktop"

# Library (the name the linker looks for) to Debian package; a test compares these with what Qt's files ask for.
QT = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
"""Needed on every platform, `offscreen` included."""

XCB = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Needed under X11."""

WAYLAND = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}
"""Needed under Wayland."""

SOUND = {
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libdrm.so.2": "libdrm2",
    "libpulse.so.0": "libpulse0",
}
"""Needed by QtMultimedia. Not looked for: without one of them the game is silent, but a game."""


def check() -> None:
    """Leave the program with status 1 and one line on standard error where Qt could not start."""
    if not sys.platform.startswith("linux"):
        return
    line = problem(os.environ, can_load, answers)
    if line:
        sys.stderr.write(f"{PROGRAM}: {line}\n")
        sys.exit(1)


def problem(
    environ: Mapping[str, str], can_load: Callable[[str], bool], answers: Callable[[str, Mapping[str, str]], bool]
) -> str | None:
    """What keeps Qt from starting on Linux, in one line; None where nothing does.

    Args:
        environ: the environment variables.
        can_load: whether a shared library can be loaded.
        answers: whether the display server of a platform ("xcb" or "wayland") takes a connection.
    """
    candidates = platforms(environ)
    if not candidates:
        return (
            "there is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set. Start it in a desktop session "
            "(over ssh: ssh -X), or set QT_QPA_PLATFORM=offscreen to draw without a screen."
        )
    # Qt takes the first platform that works, so the fault of one counts only where all have one.
    faults = [fault(platform, environ, can_load, answers) for platform in candidates]
    return None if None in faults else faults[-1]


def platforms(environ: Mapping[str, str]) -> list[str]:
    """The platforms that Qt would try, e.g. ["wayland", "xcb"]; QT_QPA_PLATFORM reads like `wayland;xcb:option`."""
    chosen = [entry.partition(":")[0] for entry in environ.get("QT_QPA_PLATFORM", "").split(";") if entry]
    variables = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
    return [name for name in chosen or variables if name not in variables or environ.get(variables[name])]


def fault(
    platform: str,
    environ: Mapping[str, str],
    can_load: Callable[[str], bool],
    answers: Callable[[str, Mapping[str, str]], bool],
) -> str | None:
    """What keeps one platform from working."""
    libraries = QT | {"xcb": XCB, "wayland": WAYLAND}.get(platform, {})
    missing = [library for library in libraries if not can_load(library)]
    if missing:
        packages = " ".join(sorted({libraries[library] for library in missing}))
        shown = ", ".join(missing[:3]) + (f" and {len(missing) - 3} more" if len(missing) > 3 else "")
        return (
            f"system libraries are missing: {shown}. Debian, Ubuntu: sudo apt install {packages} "
            "(Fedora: sudo dnf install qt6-qtbase-gui)"
        )
    if platform == "xcb" and not answers(platform, environ):
        return f"no X server answers on DISPLAY={environ['DISPLAY']}, or it does not let this user in."
    if platform == "wayland" and not answers(platform, environ):
        return f"no compositor answers on WAYLAND_DISPLAY={environ['WAYLAND_DISPLAY']}."
    return None


def can_load(library: str) -> bool:
    """Whether the linker finds a shared library and all that this one needs."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def answers(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether the X server ("xcb") or the compositor ("wayland") of the environment takes a connection."""
    return _x_server_answers() if platform == "xcb" else _compositor_answers(environ)


def _x_server_answers() -> bool:
    """Connect as Qt will: libxcb knows every form of DISPLAY and the keys in .Xauthority."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def _compositor_answers(environ: Mapping[str, str]) -> bool:
    """WAYLAND_DISPLAY is a socket: a path, or a name in XDG_RUNTIME_DIR."""
    path = os.path.join(environ.get("XDG_RUNTIME_DIR", ""), environ["WAYLAND_DISPLAY"])  # noqa: PTH118
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(2)
        try:
            client.connect(path)
        except OSError:
            return False
    return True
