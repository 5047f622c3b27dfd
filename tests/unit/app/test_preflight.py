"""A machine that lacks something is told what, in one line, before Qt aborts."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from briscola_desktop.app import preflight

X11 = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0"}
BASE = {
    "libc",
    "libdl",
    "libm",
    "libpthread",
    "libresolv",
    "libgcc_s",
    "libstdc++",
    "libz",
    "ld-linux-x86-64",
    "ld-linux-aarch64",
}
"""What every Python needs as well."""


def problem(environ: Mapping[str, str], *missing: str, silent: tuple[str, ...] = ()) -> str:
    """The problem of a machine without the `missing` libraries and with no answer from the `silent` platforms."""
    line = preflight.problem(environ, lambda library: library not in missing, lambda name, _: name not in silent)
    assert line is None or "\n" not in line
    return line or ""


@pytest.mark.parametrize("environ", [X11, WAYLAND, X11 | WAYLAND, {"QT_QPA_PLATFORM": "offscreen"}])
def test_nothing_to_say_where_all_is_there(environ: dict[str, str]) -> None:
    assert not problem(environ)


@pytest.mark.parametrize(
    "environ", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}, WAYLAND | {"QT_QPA_PLATFORM": "xcb"}]
)
def test_no_screen(environ: dict[str, str]) -> None:
    assert "no screen" in problem(environ)


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc", "vnc:size=800x600", "xcb;offscreen"])
def test_a_platform_without_a_screen_needs_none(platform: str) -> None:
    assert not problem({"QT_QPA_PLATFORM": platform}, *preflight.XCB, silent=("xcb", "wayland"))


def test_missing_packages_are_named_with_the_command() -> None:
    line = problem(X11, "libxcb-cursor.so.0", "libxcb-icccm.so.4")
    assert "sudo apt install libxcb-cursor0 libxcb-icccm4 " in line
    assert "libxcb-cursor.so.0" in line


def test_a_package_is_named_once() -> None:
    assert problem(X11, "libglib-2.0.so.0", "libgthread-2.0.so.0").count("libglib2.0-0") == 1


@pytest.mark.parametrize("environ", [X11, WAYLAND, {"QT_QPA_PLATFORM": "offscreen"}])
def test_opengl_is_needed_everywhere(environ: dict[str, str]) -> None:
    assert "libegl1" in problem(environ, "libEGL.so.1")


def test_sound_is_not_worth_stopping_a_game() -> None:
    assert not problem(X11, "libpulse.so.0", "libasound.so.2")


def test_a_display_without_a_server() -> None:
    assert "DISPLAY=:0" in problem(X11, silent=("xcb",))
    assert "WAYLAND_DISPLAY=wayland-0" in problem(WAYLAND, silent=("wayland",))


def test_one_platform_that_works_is_enough() -> None:
    assert not problem(X11 | WAYLAND, silent=("xcb",))
    assert not problem(X11 | WAYLAND, silent=("wayland",))
    assert not problem(X11 | WAYLAND, *preflight.XCB)
    assert "DISPLAY=:0" in problem(X11 | WAYLAND, silent=("xcb", "wayland"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_the_lists_are_those_of_the_installed_qt() -> None:
    import PySide6

    qt = Path(PySide6.__path__[0]) / "Qt"
    groups = {
        "lib/libQt6Core.so.6": preflight.QT,
        "lib/libQt6Gui.so.6": preflight.QT,
        "lib/libQt6Widgets.so.6": preflight.QT,
        "lib/libQt6Svg.so.6": preflight.QT,
        "lib/libQt6Network.so.6": preflight.QT,
        "lib/libQt6PrintSupport.so.6": preflight.QT,
        "lib/libQt6DBus.so.6": preflight.QT,
        "plugins/platforms/libqxcb.so": preflight.QT | preflight.XCB,
        "lib/libQt6XcbQpa.so.6": preflight.QT | preflight.XCB,
        "plugins/platforms/libqwayland.so": preflight.QT | preflight.WAYLAND,
        "lib/libQt6WaylandClient.so.6": preflight.QT | preflight.WAYLAND,
        "lib/libQt6Multimedia.so.6": preflight.QT | preflight.SOUND,
        "plugins/multimedia/libffmpegmediaplugin.so": preflight.QT | preflight.SOUND,
    }
    bundled = {path.name for path in (qt / "lib").iterdir()}
    for file, known in groups.items():
        # The names that a shared object asks for stand in its string table.
        asked = {
            name.decode()
            for name in re.findall(rb"\0((?:lib|ld-)[\w.+-]+\.so\.[\d.]+)(?=\0)", (qt / file).read_bytes())
        }
        assert asked, file
        unknown = {name for name in asked - bundled - set(known) if name.partition(".so")[0] not in BASE}
        assert not unknown, file


def start(**environ: str) -> subprocess.CompletedProcess[str]:
    """Run the check in a process of its own, with nothing of this one's display."""
    kept = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}}
    code = (
        "from briscola_desktop.app import preflight; import sys; preflight.check(); assert 'PySide6' not in sys.modules"
    )
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=kept | environ, check=False)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the check is Linux's")
@pytest.mark.parametrize(
    "environ", [{}, {"DISPLAY": ":7531"}, {"DISPLAY": "nonsense"}, {"WAYLAND_DISPLAY": "/nowhere"}]
)
def test_the_program_leaves_with_one_line(environ: dict[str, str]) -> None:
    done = start(**environ)
    assert done.returncode == 1
    assert done.stderr.startswith("briscola-desktop: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the check is Linux's")
def test_the_program_goes_on_offscreen() -> None:
    done = start(QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
