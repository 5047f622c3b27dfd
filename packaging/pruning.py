"""What of Qt and of the build machine goes into the program. A list of what is kept: whatever is new stays outside.

An unpruned folder has 283 MB. `check.py` holds that nothing which a kept file asks for was left out.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

MODULES = ("Core", "Gui", "Multimedia", "Network", "PrintSupport", "Svg", "Widgets")
"""Of Qt, as the game imports them."""

LIBRARIES = (
    *MODULES,
    "Concurrent",
    "DBus",
    "OpenGL",
    "WaylandClient",
    "WaylandEglClientHwIntegration",
    "WlShellIntegration",
    "XcbQpa",
)
"""Of Qt's own libraries: the modules, and what they and the plugins for X11 and Wayland need."""

PLUGINS = {
    # SVG as icons and pictures; the formats of imported decks that Qt reads itself.
    "iconengines": ("qsvgicon",),
    "imageformats": ("qgif", "qico", "qjpeg", "qsvg", "qwebp"),
    # A screen, and none.
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qminimal", "qwindows", "qcocoa"),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    # Colours, dialogs and fonts of the desktop; GTK would bring its libraries from the build machine.
    "platformthemes": ("qxdgdesktopportal",),
    "styles": ("qmodernwindowsstyle", "qmacstyle"),
    "printsupport": ("cupsprintersupport",),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("xdg-shell", "qt-shell"),
    "xcbglintegrations": ("qxcb-egl-integration", "qxcb-glx-integration"),
    # Sounds are WAV files: the system's own decoders on Windows and macOS, none needed on Linux.
    "multimedia": ("windowsmediaplugin", "darwinmediaplugin"),
}
"""Kept plugins by their kind, without `lib` and suffix."""

TRANSLATIONS = re.compile(r"qtbase_(de|en|hu|it|nl)\.qm")
"""Of Qt's own words (Cancel, Print…), in the game's languages."""

FROM_LINUX = re.compile(
    r"lib("
    # Python's and Qt's.
    r"python3|ssl|crypto|ffi|sqlite3|lzma|bz2|uuid|expat|z\.|brotli"
    # What a desktop without Qt lacks. X11, OpenGL, fontconfig, freetype, glib, dbus and libstdc++ are the machine's:
    # they must fit its drivers, fonts and settings.
    r"|xcb-(cursor|icccm|image|keysyms|render-util|util|xkb)|xkbcommon"
    r")"
)
"""Of the build machine's libraries, on Linux."""

UNUSED = (
    "PIL.AvifImagePlugin",
    "PIL.ImageQt",
    "PIL.ImageTk",
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingtk",
    "_tkinter",
    "curses",
    "distutils",
    "doctest",
    "lib2to3",
    "numpy.distutils",
    "numpy.f2py",
    "pip",
    "pkg_resources",
    "pydoc",
    "readline",
    "setuptools",
    "tkinter",
)
"""Python modules that PyInstaller would follow and nothing calls."""


def keep(target: str, system: str) -> bool:
    """Whether a file belongs into the program.

    Args:
        target: its place in the program, as PyInstaller names it.
        system: `linux`, `windows` or `macos`.
    """
    path = PurePosixPath(target.replace("\\", "/"))
    if path.parent.name.endswith(".dist-info"):
        return path.name == "METADATA"  # the version; licences are gathered in a folder of their own
    if ".dist-info" in target:
        return False
    if path.parts[:1] == ("PySide6",):
        return keep_of_qt(path)
    if system == "linux" and len(path.parts) == 1 and ".so" in path.name:
        return bool(FROM_LINUX.match(path.name))
    return True


def keep_of_qt(path: PurePosixPath) -> bool:
    """Whether a file of PySide6 does."""
    folders = path.parts[:-1]
    if "plugins" in folders:
        name = path.name.partition(".")[0].removeprefix("lib")
        return name in PLUGINS.get(path.parent.name, ())
    if "translations" in folders:
        return bool(TRANSLATIONS.fullmatch(path.name))
    if "qml" in folders or "resources" in folders or path.name == "opengl32sw.dll":
        return False
    library = re.match(r"(?:lib)?Qt6?([A-Z]\w*?)(?:\.abi3)?(?:\.so[.\d]*|\.pyd|\.dll|\.dylib|)$", path.name)
    if library:
        python = path.name.endswith((".abi3.so", ".pyd"))
        return library[1] in (MODULES if python else LIBRARIES)
    # What QML takes, and FFmpeg, which the media plugin of that name would load.
    return not re.match(r"(lib)?(pyside6qml|av(codec|format|util)|sw(scale|resample)|Qt6?FFmpegStub)", path.name)
