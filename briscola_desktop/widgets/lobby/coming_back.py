"""The seat that one may come back to: kept while one sits, offered in the lobby afterwards."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.record import Record
from briscola_desktop.play.imagined import imagined
from briscola_desktop.runtime.invitation import show_address
from briscola_desktop.runtime.kept_seat import KeptSeat, SeatKeeper
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.online import RemoteGame
from briscola_desktop.runtime.visit import Visit
from briscola_desktop.widgets.lobby.words import owner_words


class ComingBack:
    """Keeps a seat in a folder, or, without one, none."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._seats = None if folder is None else SeatKeeper(folder)

    def keep(self, visit: Visit, *, hosted: bool) -> Notice | None:
        """Keep what takes up the seat again; what is wrong with the folder is said once."""
        ticket, room = visit.session.ticket, visit.room
        if self._seats is None or ticket is None or room is None:
            return None
        try:
            self._seats.keep(KeptSeat(ticket, room.seats[room.owner].name, hosted))
        except OSError as fault:
            self._seats = None
            return Notice.of("save_failed", folder=self._folder, fault=fault)
        return None

    def forget(self) -> None:
        """There is nothing to come back to."""
        if self._seats is not None:
            self._seats.forget()

    @property
    def seat(self) -> KeptSeat | None:
        """The seat that can be offered."""
        return self._seats.load() if self._seats else None


def to_go_on_with(game: RemoteGame) -> Record | None:
    """The deal at the table as one can go on with it against the computer; None where that cannot be.

    The cards that one has not seen are dealt anew.
    """
    return imagined(game.view, SystemRandom()) if game.started and not game.over else None


def offer_words(seat: KeptSeat | None) -> tuple[str, str]:
    """How a seat is offered: a sentence, and the word for going back; both empty for none."""
    t = QCoreApplication.translate
    if seat is None:
        return "", ""
    if seat.hosted:
        return t("Lobby", "The table that you hosted was interrupted."), t("Lobby", "Host it again")
    text = t("Lobby", "{table}, at {server}: you were sitting there when the program stopped.")
    where = show_address(seat.ticket.address)
    return text.format(table=owner_words(seat.owner), server=where), t("Lobby", "Go back")
