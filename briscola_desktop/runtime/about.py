"""What the dialog About says of the program and of what it is made with.

The texts on licences are English in every language: they quote terms that hold as they are written.
"""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

LICENCE = (
    "Briscola Desktop is free software: you can redistribute it and/or modify it under the terms of the GNU General "
    "Public License as published by the Free Software Foundation, either version 3 of the License, or (at your option) "
    "any later version. It comes without any warranty. Cards, icons, sounds and texts are original works under the "
    "same licence."
)
"""Of the game itself."""

QT = (
    "The game uses Qt and PySide6 under the GNU Lesser General Public License, version 3. They are separate libraries "
    "that you may replace with your own, built from the same or a compatible version of Qt 6: put them in the place of "
    "those in {folder} and start the game again. Nothing checks or prevents it."
)
"""Of Qt; `{folder}` is `qt_folder()`."""

SOURCES = (
    ("Qt", "https://download.qt.io/official_releases/qt/"),
    ("PySide6", "https://code.qt.io/cgit/pyside/pyside-setup.git/"),
    ("Parts of Qt by others", "https://doc.qt.io/qt-6/licenses-used-in-qt.html"),
)
"""Where Qt's source and the licences of its parts are; shown as text, never opened by the game."""


@dataclass(frozen=True, slots=True)
class Component:
    """Something that the program is made with.

    Attributes:
        name: as its makers write it.
        licence: an SPDX expression.
        version: of what is running; empty where that cannot be told.
    """

    name: str
    licence: str
    version: str


LIBRARIES = (
    ("PySide6-Essentials", "Qt and PySide6", "LGPL-3.0-only"),
    ("numpy", "NumPy", "BSD-3-Clause"),
    ("pillow", "Pillow", "MIT-CMU"),
    ("msgspec", "msgspec", "BSD-3-Clause"),
    ("websockets", "websockets", "BSD-3-Clause"),
    ("zeroconf", "python-zeroconf", "LGPL-2.1-or-later"),
    ("ifaddr", "ifaddr", "MIT"),
)
"""Distribution, name and licence of what the game depends on; a test compares them with pyproject.toml."""


def components() -> list[Component]:
    """Python and every library, with the versions that are running."""
    listed = [Component("Python", "PSF-2.0", platform.python_version())]
    for distribution, name, licence in LIBRARIES:
        try:
            version = metadata.version(distribution)
        except metadata.PackageNotFoundError:
            version = ""
        listed.append(Component(name, licence, version))
    return listed


def packaged() -> Path | None:
    """The folder of the packaged program's parts; None where a Python of the machine runs it."""
    folder = getattr(sys, "_MEIPASS", None)
    return Path(folder) if folder else None


def qt_folder() -> Path:
    """The folder of Qt's libraries."""
    import PySide6  # noqa: PLC0415 - whoever asks has it; the command line can do without

    folder = Path(PySide6.__file__).parent
    return folder if sys.platform == "win32" else folder / "Qt" / "lib"


def licences() -> Path | None:
    """The folder with the full texts of all licences, which the packaged program brings."""
    parts = packaged()
    return parts / "licences" if parts else None
