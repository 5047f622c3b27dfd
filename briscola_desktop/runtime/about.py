"""What the dialog About says of the program and of what it is made with.

The texts on licences are English in every language: they quote terms that hold as they are written.
"""

from __future__ import annotations

import platform
import re
import sys
from dataclasses import dataclass
from pathlib import Path, PurePath

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


PARTS = (
    ("OpenSSL", "Apache-2.0", "lib(ssl|crypto)(-.*)?"),
    ("SQLite", "blessing", "(lib)?sqlite3?"),
    ("libffi", "MIT", "(lib)?ffi"),
    ("Expat", "MIT", "libexpat"),
    ("zlib", "Zlib", "(lib)?z(lib)?"),
    ("bzip2", "bzip2-1.0.6", "libbz2"),
    ("liblzma", "0BSD", "liblzma"),
    ("libuuid", "BSD-3-Clause", "libuuid"),
    ("mpdecimal", "BSD-2-Clause", "libmpdec"),
    ("Brotli", "MIT", "libbrotli(common|dec)"),
    ("Zstandard", "BSD-3-Clause", "libzstd"),
    ("ICU", "ICU", "(lib)?icu[a-z0-9]+"),
    ("libxcb and its utilities", "MIT", "libxcb(-[a-z]+)*"),
    ("libXau", "MIT", "libXau"),
    ("libxkbcommon", "MIT", "libxkbcommon(-x11)?"),
    ("OpenBLAS and LAPACK", "BSD-3-Clause", "(lib)?(scipy_)?openblas.*"),
    ("GNU Fortran runtime", "GPL-3.0-or-later WITH GCC-exception-3.1", "lib(gfortran|gcc_s|stdc..)"),
    ("libquadmath", "LGPL-2.1-or-later", "libquadmath"),
    ("libjpeg-turbo", "IJG AND BSD-3-Clause AND Zlib", "lib(turbo)?jpeg"),
    ("libtiff", "libtiff", "libtiff"),
    ("OpenJPEG", "BSD-2-Clause", "libopenjp2"),
    ("libwebp", "BSD-3-Clause", "lib(webp(demux|mux)?|sharpyuv)"),
    ("Microsoft Visual C++ runtime", "LicenseRef-Microsoft-redistributable", "(vcruntime|msvcp|ucrtbase|api-ms-win).*"),
)
"""Name, licence and file (a pattern, without versions and suffixes) of what a packaged program brings beyond."""

OWN = {
    "PySide6": "Qt and PySide6",
    "shiboken6": "Qt and PySide6",
    "PIL": "Pillow",
    "numpy": "NumPy",
    "msgspec": "msgspec",
    "websockets": "websockets",
    "zeroconf": "python-zeroconf",
    "lib-dynload": "Python",
}
"""In the packaged program, the folders of Python, of the libraries above and of Qt, by their names."""

BINARY = re.compile(r"\.(so|dll|dylib|pyd)(\.[\d.]+)?$")
VERSIONED = re.compile(r"[-.][0-9a-f]{8,}(?=[.-])|[-_.]?\d[\d._]*(?=\.(dll|dylib)$)|(\.abi3)?\.(so|dll|dylib|pyd)\b.*$")
"""What stands in the name of a binary file beyond its own: a digest, a version, a suffix."""


def components() -> list[Component]:
    """Python, every library and what they bring, with the versions that are running."""
    from importlib import metadata  # noqa: PLC0415 - the dialog alone needs it, and a start has no time for it

    listed = [Component("Python", "PSF-2.0", platform.python_version())]
    for distribution, name, licence in LIBRARIES:
        try:
            version = metadata.version(distribution)
        except metadata.PackageNotFoundError:
            version = ""
        listed.append(Component(name, licence, version))
    folder = packaged()
    return [*listed, *parts(folder)] if folder else listed


def parts(folder: Path) -> list[Component]:
    """Which of `PARTS` lie in the folder of a packaged program."""
    found = {part for path in folder.rglob("*") if (part := part_of(path.relative_to(folder)))}
    return sorted(found, key=lambda part: part.name.lower())


def part_of(file: PurePath) -> Component | None:
    """Which of `PARTS` a file of the packaged program belongs to, by its name."""
    if not BINARY.search(file.name):
        return None
    name = VERSIONED.sub("", file.name)
    for part, licence, pattern in PARTS:
        if re.fullmatch(pattern, name, re.IGNORECASE):
            return Component(part, licence, "")
    return None


def owner(file: PurePath) -> str | None:
    """Whose a binary file of the packaged program is, by its place and its name; None where nobody says."""
    part = part_of(file)
    if part is not None:
        return part.name
    if re.match(r"(lib)?python\d", file.name) or (len(file.parts) == 1 and file.suffix == ".pyd"):
        return "Python"
    return next((OWN[folder] for folder in file.parts[:-1] if folder in OWN), None)


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
