"""What a session tells the window: one frozen value a thing that happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from briscola_desktop.core.actions import Action
from briscola_desktop.core.events import Event
from briscola_desktop.core.match import Match, Result
from briscola_desktop.core.record import Record
from briscola_desktop.core.view import View
from briscola_desktop.net.protocol import Room, Row
from briscola_desktop.net.verify import Verdict


@dataclass(frozen=True, slots=True)
class Welcomed:
    """The server has said welcome; `back` where the connection had been lost."""

    back: bool


@dataclass(frozen=True, slots=True)
class LobbyTold:
    """The public tables with free seats, by id."""

    tables: Mapping[str, Row]


@dataclass(frozen=True, slots=True)
class SatDown:
    """A seat was given, or given back; `table` is the code for friends where the table is private."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class RoomTold:
    """Something at the table but its cards has changed: who sits there, is ready, is away, wants the timer off, …."""

    room: Room


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table to be drawn anew from its view; a freshly dealt one has the events of the dealing to be shown first.

    Attributes:
        deal: number of the deal at this table.
        version: of the table.
        view: as one's seat sees it.
        events: the dealing, where it is fresh; else nothing.
        match: the match before this deal.
        record: the whole deal, where it is over; else None.
        verdict: of the check of its shuffle, where it is over; else None.
    """

    deal: int
    version: int
    view: View
    events: tuple[Event, ...]
    match: Match
    record: Record | None = None
    verdict: Verdict | None = None

    @property
    def fresh(self) -> bool:
        """Whether the cards were dealt just now."""
        return bool(self.events)


@dataclass(frozen=True, slots=True)
class Stepped:
    """Somebody did something.

    Attributes:
        deal: number of the deal.
        version: of the table since.
        action: what was done.
        by: `person`, `bot`, `clock` (their time had run out) or `stand_in` (they are away).
        events: what is seen of it, in order.
        view: since.
    """

    deal: int
    version: int
    action: Action
    by: str
    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over.

    Attributes:
        deal: its number.
        result: its points and its winner.
        match: the match with this result.
        record: the whole deal.
        verdict: of the check of its shuffle.
    """

    deal: int
    result: Result
    match: Match
    record: Record
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class ClockTold:
    """Who is waited for with a timer, and how many seconds they have left; None where no timer runs.

    Between two deals nobody in particular is: `seconds` is until the next one begins.
    """

    seat: int | None
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Heard:
    """Somebody said something; plain text."""

    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Something was not done.

    Attributes:
        code: a key of `protocol.ERRORS`.
        text: more about it in English, or an address; may be empty.
        seconds: until it may be tried again, where that helps.
        asked: what was asked for: `act`, `talk`, `create`, `join`, `timer_vote` or empty.
    """

    code: str
    text: str = ""
    seconds: float | None = None
    asked: str = ""


@dataclass(frozen=True, slots=True)
class TableGone:
    """One sits at the table no longer; `code` is a key of `protocol.BYES`, or `token` where the seat is lost."""

    code: str


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is lost.

    Attributes:
        code: a key of `protocol.BYES` where the server said why, `untrusted` where its certificate is no good; else
            empty.
        retry: seconds until it is tried again; None where it is not.
    """

    code: str
    retry: float | None


News = (
    Welcomed
    | LobbyTold
    | SatDown
    | RoomTold
    | TableOpened
    | Stepped
    | DealEnded
    | ClockTold
    | Heard
    | Refused
    | TableGone
    | Lost
)
