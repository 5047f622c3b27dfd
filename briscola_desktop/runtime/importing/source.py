"""Where a deck comes from: the files of a folder, of a zip or a single SVG, read into memory within limits.

Nothing is ever unpacked onto the disk, so a path in an archive leads nowhere; an archive that tries is refused all the
same, for nobody makes one by accident.
"""

from __future__ import annotations

import gzip
import io
import os
import stat
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from briscola_desktop.runtime.importing.errors import DeckImportError
from briscola_desktop.runtime.languages import marked

PICTURES = (".svg", ".svgz", ".png", ".jpg", ".jpeg", ".jfif", ".webp", ".gif", ".bmp", ".tif", ".tiff")
"""What may be a card."""

MOST_FILES = 2_000
LARGEST_FILE = 24_000_000
LARGEST_WHOLE = 300_000_000
"""Bytes, unpacked: a hundred large scans."""

_GZIP = b"\x1f\x8b"


@dataclass(frozen=True)
class Source:
    """What was found.

    Attributes:
        name: of the folder or the file, without its ending.
        files: contents by path, with / between its parts; pictures only.
    """

    name: str
    files: Mapping[str, bytes]


def read_source(path: Path) -> Source:
    """The files of a folder, a zip, an SVG or an SVGZ.

    DeckImportError where it cannot be read, is too large, or tries something.
    """
    try:
        if path.is_dir():
            return Source(path.resolve().name, _from_folder(path))
        if not path.exists():
            raise DeckImportError(marked("DeckImport", "{name} does not exist"), name=path.name)
        if path.suffix.lower() in (".svg", ".svgz"):
            return Source(path.stem, {path.name: _checked(path.name, path.stat().st_size, path)})
        if zipfile.is_zipfile(path):
            return Source(path.stem, _from_zip(path))
    except OSError as fault:
        raise DeckImportError(
            marked("DeckImport", "{name} cannot be read: {fault}"), name=path.name, fault=fault
        ) from fault
    raise DeckImportError(marked("DeckImport", "{name} is neither a folder nor a zip nor an SVGZ"), name=path.name)


def unzipped(data: bytes, name: str) -> bytes:
    """The text of an SVG that may be packed; DeckImportError where it is broken or far too large."""
    if not data.startswith(_GZIP):
        return data
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
            text = packed.read(LARGEST_FILE + 1)
    except (OSError, EOFError, zlib.error) as fault:
        raise DeckImportError(marked("DeckImport", "{name} is broken: {fault}"), name=name, fault=fault) from fault
    if len(text) > LARGEST_FILE:
        raise DeckImportError(
            marked("DeckImport", "{name} is larger than {most} MB when unpacked"),
            name=name,
            most=LARGEST_FILE // 1_000_000,
        )
    return text


def wanted(name: str) -> bool:
    """Whether a file may be a card."""
    path = PurePosixPath(name)
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in path.parts)
    return not hidden and path.suffix.lower() in PICTURES


def _from_folder(folder: Path) -> dict[str, bytes]:
    """Files of a folder and those below it; links are not followed."""
    files: dict[str, bytes] = {}
    seen, whole = 0, 0
    for at, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            seen += 1
            if seen > MOST_FILES:
                raise DeckImportError(
                    marked("DeckImport", "{name} has more than {most} files; choose the folder of one deck"),
                    name=folder.name,
                    most=MOST_FILES,
                )
            path = Path(at) / name
            inside = path.relative_to(folder).as_posix()
            if path.is_symlink() or not path.is_file() or not wanted(inside):
                continue
            size = path.stat().st_size
            whole += size
            if whole > LARGEST_WHOLE:
                raise DeckImportError(
                    marked("DeckImport", "{name} is larger than {most} MB"),
                    name=folder.name,
                    most=LARGEST_WHOLE // 1_000_000,
                )
            files[inside] = _checked(inside, size, path)
    return files


def _checked(name: str, size: int, path: Path) -> bytes:
    if size > LARGEST_FILE:
        raise DeckImportError(
            marked("DeckImport", "{name} is larger than {most} MB"), name=name, most=LARGEST_FILE // 1_000_000
        )
    with path.open("rb") as file:
        return file.read(LARGEST_FILE)


def _from_zip(path: Path) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
            _check_archive(path.name, members)
            return {m.filename: _member(archive, m) for m in members if not m.is_dir() and wanted(m.filename)}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as fault:
        raise DeckImportError(
            marked("DeckImport", "{name} is broken, or packed in an unknown way: {fault}"), name=path.name, fault=fault
        ) from fault


def _check_archive(name: str, members: list[zipfile.ZipInfo]) -> None:
    """Refuse an archive by what its directory says."""
    if len(members) > MOST_FILES:
        raise DeckImportError(marked("DeckImport", "{name} has more than {most} files"), name=name, most=MOST_FILES)
    if sum(member.file_size for member in members) > LARGEST_WHOLE:
        raise DeckImportError(
            marked("DeckImport", "{name} is larger than {most} MB when unpacked"),
            name=name,
            most=LARGEST_WHOLE // 1_000_000,
        )
    for member in members:
        place = PurePosixPath(member.filename.replace("\\", "/"))
        if place.is_absolute() or ".." in place.parts or (place.parts[:1] and place.parts[0].endswith(":")):
            raise DeckImportError(
                marked("DeckImport", "{name} holds a file that would lie outside of it: {file}"),
                name=name,
                file=member.filename,
            )
        if stat.S_ISLNK(member.external_attr >> 16):
            raise DeckImportError(marked("DeckImport", "{name} holds a link: {file}"), name=name, file=member.filename)
        if member.flag_bits & 1:
            raise DeckImportError(marked("DeckImport", "{name} is locked with a password"), name=name)


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """The contents of a file, never more than is allowed, whatever the directory says."""
    with archive.open(member) as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise DeckImportError(
            marked("DeckImport", "{file} is larger than {most} MB"),
            file=member.filename,
            most=LARGEST_FILE // 1_000_000,
        )
    return data
