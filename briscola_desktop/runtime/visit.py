"""A visit to a table server: the connection, the table one sits at, and the deal that is played there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from briscola_desktop.core.rules import Rules
from briscola_desktop.net import news
from briscola_desktop.net.protocol import Room, SeatIs
from briscola_desktop.net.session import Session
from briscola_desktop.net.ticket import Ticket
from briscola_desktop.runtime.connection import Connection
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.online import RemoteGame

IN_MATCH = ("shuffling", "playing", "between")
"""Phases in which one who goes is missed."""


class Visit(QObject):
    """What the window of online play talks to.

    Attributes:
        session: what is known of the server and the table.
        game: the deal.
        lost: how the connection was lost; None while it stands, or before the first attempt has ended.
        welcome: whether the server has ever answered.

    Signals:
        told: a `news.News`, in order, after the game has been told of it.
    """

    told = Signal(object)

    def __init__(self, address: str, name: str, language: str, parent: QObject | None = None) -> None:
        """Make a visit that does not connect yet.

        Args:
            address: of the server, a URL.
            name: of the player.
            language: of the app.
            parent: of the object.
        """
        super().__init__(parent)
        self.address = address
        self.session = Session(address, name, language)
        self.connection = Connection(self.session, self)
        self.game = RemoteGame(self.session, self.connection.flush, self)
        self.lost: news.Lost | None = None
        self.welcome = False
        self.connection.told.connect(self._on_told)

    # --- what is

    @property
    def room(self) -> Room | None:
        """The table one sits at; None without one."""
        return self.session.room if self.session.table is not None else None

    @property
    def own(self) -> SeatIs | None:
        """One's own seat; None without one."""
        room = self.room
        return room.seats[self.session.seat] if room and 0 <= self.session.seat < len(room.seats) else None

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of people who have not left."""
        room = self.room
        return tuple(at for at, seat in enumerate(room.seats) if seat.name and not seat.level) if room else ()

    @property
    def in_match(self) -> bool:
        """Whether one who goes is missed."""
        return self.room is not None and self.room.phase in IN_MATCH

    # --- what the player does

    def open(self, *, lobby: bool = True, ticket: Ticket | None = None) -> None:
        """Connect; with the lobby, be told of public tables; with a ticket, take up a seat again."""
        if ticket is not None:
            self.session.take_up(ticket)
        if lobby:
            self.session.watch_lobby()
        self.connection.open()

    def create(self, rules: Rules, *, public: bool, timer: int, bots: str | None) -> None:
        """Set up a table."""
        self.session.create(rules, public=public, timer=timer, bots=bots)
        self.connection.flush()

    def join(self, code: str) -> None:
        """Sit down at a table."""
        self.session.join(code)
        self.connection.flush()

    def leave(self) -> None:
        """Leave the table for good."""
        self.session.leave()
        self.connection.flush()

    def ready(self, on: bool = True) -> None:
        """Want the next deal to begin, or no longer."""
        self.session.ready(on)
        self.connection.flush()

    def talk(self, text: str) -> None:
        """Say something to the table."""
        self.session.talk(text)
        self.connection.flush()

    def vote_timer_off(self, off: bool) -> None:
        """Agree that the timer goes off, or no longer."""
        self.session.vote_timer_off(off)
        self.connection.flush()

    def mute(self, seat: int, on: bool) -> None:
        """Do not be told what a player says."""
        self.session.mute(seat, on)

    def close(self) -> None:
        """Go; a seat that was not left waits for a while, then a computer plays on."""
        self.connection.close()

    # --- inside

    def tell(self, told: news.News) -> None:
        """Hand on what has happened."""
        self.told.emit(told)

    def _on_told(self, told: news.News) -> None:
        if isinstance(told, news.Welcomed):
            self.lost, self.welcome = None, True
        elif isinstance(told, news.Lost):
            self.lost = told
        self.game.take(told)
        self.tell(told)


def gone_notice(code: str) -> Notice:
    """Why one sits at a table no longer, by the code of a `TableGone` or a `Lost`."""
    known = {
        "token": "online_token",
        "replaced": "online_replaced",
        "closed": "online_closed",
        "update": "online_update",
        "untrusted": "online_untrusted",
        "restart": "online_unavailable",
        "unavailable": "online_unavailable",
    }
    return Notice.of(known.get(code, "online_refused"))
