"""The seat at an online table, kept so that one can go back to it after the program has ended in the middle of a deal.

The file holds the token of the seat, so nobody but its owner may read it. Nothing is connected to because of it: it is
what can be offered.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from briscola_desktop.net.ticket import Ticket
from briscola_desktop.runtime.folders import KEPT_SEAT

LASTS = 24 * 3600
"""Seconds for which a seat is offered; no server waits for so long."""


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat, and what to say of it.

    Attributes:
        ticket: takes it up again.
        owner: whose table it is.
        hosted: the table is kept by this program itself.
        at: when it was kept, in seconds since 1970.
    """

    ticket: Ticket
    owner: str
    hosted: bool
    at: int = 0


class SeatKeeper:
    """The file of the seat."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.time) -> None:
        """Nothing is read yet.

        Args:
            folder: of what is the user's.
            clock: seconds since 1970.
        """
        self._path = folder / KEPT_SEAT
        self._clock = clock
        self._kept: KeptSeat | None = None

    def keep(self, seat: KeptSeat) -> None:
        """Keep a seat in place of the one before; OSError where that cannot be."""
        if seat == self._kept:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_name(KEPT_SEAT + ".new")
        new.unlink(missing_ok=True)  # whoever made it, with whatever rights
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "wb") as written:
            written.write(msgspec.json.encode(replace(seat, at=int(self._clock()))))
        new.replace(self._path)
        self._kept = seat

    def load(self) -> KeptSeat | None:
        """The seat that was kept; None where there is none, or where it was too long ago."""
        try:
            kept = msgspec.json.decode(self._path.read_bytes(), type=KeptSeat)
        except (OSError, ValueError, RecursionError):
            return None  # cut short, or of another version: there is nothing to go back to
        return kept if 0 <= self._clock() - kept.at < LASTS else None

    def forget(self) -> None:
        """Keep none; a file that cannot be removed stays, and is too old one day."""
        self._kept = None
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return
