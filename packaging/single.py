"""The program as one file: a few lines of shell, and behind them the packed folder.

An AppImage would need a runtime from elsewhere and FUSE on the player's machine; this needs sh, gzip and tar. It
unpacks itself once into the user's cache and from then on starts as fast as the folder. gzip unpacks five times as fast
as xz, and the parts are unpacked at the same time, because somebody waits.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
from pathlib import Path

import facts

LENGTH = 4096
"""Bytes of the shell lines, filled up, so that their own length need not be known inside them."""

PARTS = 4
"""How many are unpacked at the same time."""


def build(program: Path, target: Path) -> None:
    """Write the file.

    Args:
        program: the folder.
        target: the file to write.
    """
    folders = [path for path in program.rglob("*") if path.is_dir() and not path.is_symlink()]
    parts = [packed(program, paths) for paths in (folders, *shares(program))]
    digest = hashlib.sha256(b"".join(parts)).hexdigest()
    head = facts.filled(facts.HERE / "linux" / "single.sh")
    for name, value in {
        "KEY": f"{facts.version()}-{digest[:12]}",
        "AFTER": str(LENGTH + 1),
        "FOLDERS": str(len(parts[0])),
        "SIZES": " ".join(str(len(part)) for part in parts[1:]),
    }.items():
        head = head.replace(f"%{name}%", value)
    encoded = head.encode()
    if len(encoded) > LENGTH:
        raise ValueError(f"single.sh is longer than {LENGTH} bytes")
    target.write_bytes(b"".join([encoded.ljust(LENGTH, b"\n"), *parts]))
    target.chmod(0o755)


def shares(program: Path) -> list[list[Path]]:
    """The files and links of a folder, in parts of about one size."""
    found: list[list[Path]] = [[] for _ in range(PARTS)]
    sizes = [0] * PARTS
    files = [path for path in sorted(program.rglob("*")) if path.is_symlink() or path.is_file()]
    for path in sorted(files, key=lambda path: -path.lstat().st_size):
        least = sizes.index(min(sizes))
        found[least].append(path)
        sizes[least] += path.lstat().st_size
    return found


def packed(program: Path, paths: list[Path]) -> bytes:
    """Files or folders of a folder as .tar.gz."""
    archive = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=archive, mode="wb", compresslevel=9, mtime=0) as stream,
        tarfile.open(fileobj=stream, mode="w") as tar,
    ):
        for path in sorted(paths):
            tar.add(path, str(path.relative_to(program)), recursive=False, filter=facts.anybody)
    return archive.getvalue()
