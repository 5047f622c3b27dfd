"""The program as one file: a few lines of shell, and behind them the packed folder.

An AppImage would need a runtime from elsewhere and FUSE on the player's machine; this needs sh, tar and xz. It unpacks
itself once into the user's cache and from then on starts as fast as the folder.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import facts

LENGTH = 4096
"""Bytes of the shell lines, filled up, so that their own length need not be known inside them."""


def build(archive: Path, target: Path) -> None:
    """Write the file.

    Args:
        archive: the packed folder, .tar.xz.
        target: the file to write.
    """
    packed = archive.read_bytes()
    key = f"{facts.version()}-{hashlib.sha256(packed).hexdigest()[:12]}"
    head = facts.filled(facts.HERE / "linux" / "single.sh").replace("%KEY%", key).replace("%AFTER%", str(LENGTH + 1))
    encoded = head.encode()
    if len(encoded) > LENGTH:
        raise ValueError(f"single.sh is longer than {LENGTH} bytes")
    target.write_bytes(encoded.ljust(LENGTH, b"\n") + packed)
    target.chmod(0o755)
