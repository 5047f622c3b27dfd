"""A record that somebody names a file for."""

from __future__ import annotations

from pathlib import Path

from briscola_desktop.core.errors import RecordError
from briscola_desktop.core.record import Record

LONGEST = 2**24
"""Bytes; a whole deal has some 3,000, and as many more as somebody adds in comments."""


def read_record(path: Path) -> Record:
    """The record in a file; OSError where it cannot be read, RecordError where it is none, whatever its length."""
    with path.open("rb") as file:
        text = file.read(LONGEST + 1)
    if len(text) > LONGEST:
        raise RecordError("it is too long to be a record")
    return Record.loads(text)
