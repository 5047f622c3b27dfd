"""What the game tells the window: one frozen value a signal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from briscola_desktop.ai.decision import Decision
from briscola_desktop.core.actions import Action
from briscola_desktop.core.events import Event
from briscola_desktop.core.match import Match, Result
from briscola_desktop.core.view import View
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.notices import Notice


class Why(StrEnum):
    """Why the table is drawn anew."""

    DEALT = "dealt"
    RESUMED = "resumed"
    OPENED = "opened"
    """A record of somebody's deal was laid on the table."""
    UNDONE = "undone"
    WENT_BACK = "went_back"
    LOOKED = "looked"
    """Another person looks at the screen."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table to be drawn anew from its view; a freshly dealt one has the events of the dealing to be shown first.

    Attributes:
        deal: number of the deal, growing with every table since the program's start.
        version: of the table; to be acknowledged with `Game.ready` once it is shown.
        why: what led to it.
        view: as the seat that looks sees it.
        events: the dealing, where `why` is DEALT; else nothing.
        players: who sits where.
        match: the match before this deal.
    """

    deal: int
    version: int
    why: Why
    view: View
    events: tuple[Event, ...]
    players: tuple[Player, ...]
    match: Match


@dataclass(frozen=True, slots=True)
class Stepped:
    """An action was done, by whomever; to be shown, then acknowledged with `Game.ready`.

    Attributes:
        deal: number of the deal.
        version: of the table since.
        action: what was done.
        events: what is seen of it, in order.
        view: as the seat that looks sees the table since.
        late: it was done for somebody whose time was up.
    """

    deal: int
    version: int
    action: Action
    events: tuple[Event, ...]
    view: View
    late: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """Who is waited for.

    Attributes:
        deal: number of the deal.
        version: of the table.
        seat: who is to play a card.
        person: whether a person is; several at one screen cover the hands and then call `Game.look`.
        thinking: the computer thinks for this seat.
    """

    deal: int
    version: int
    seat: int
    person: bool
    thinking: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """A deal is over.

    Attributes:
        deal: number of the deal.
        result: its points and its winner.
        match: the match since, with this result in it.
        players: who sat where.
        marks: what a statistic may want to know: `undone`, `hinted`, `conceded`.
        again: it ended in an earlier run of the program and has been counted then.
    """

    deal: int
    result: Result
    match: Match
    players: tuple[Player, ...]
    marks: frozenset[str]
    again: bool


@dataclass(frozen=True, slots=True)
class Hinted:
    """What the strong player would do, and why; for the table as it is at this version."""

    deal: int
    version: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Aside:
    """Whether there is a deal to go back to."""

    available: bool


class Messenger(QObject):
    """The signals of a game, each with the one method that emits it.

    Signals:
        opened: `Opened`: draw the table anew.
        stepped: `Stepped`: show what an action did.
        turned: `Turn`: who is waited for; comes after each of the above until the deal is over.
        ended: `Ended`: the deal is over; comes right after the message that ended it, so show it after that.
        hinted: `Hinted`: the answer to a hint asked for.
        aside_changed: `Aside`: a deal was put aside or taken up again. What was aside at the start is not told of.
        warned: `Notice`: something the player should know.
    """

    opened = Signal(object)
    stepped = Signal(object)
    turned = Signal(object)
    ended = Signal(object)
    hinted = Signal(object)
    aside_changed = Signal(object)
    warned = Signal(object)

    def tell_opened(self, opened: Opened) -> None:
        """Say that the table is another."""
        self.opened.emit(opened)

    def tell_stepped(self, stepped: Stepped) -> None:
        """Say what was done."""
        self.stepped.emit(stepped)

    def tell_turned(self, turn: Turn) -> None:
        """Say who is waited for."""
        self.turned.emit(turn)

    def tell_ended(self, ended: Ended) -> None:
        """Say that the deal is over."""
        self.ended.emit(ended)

    def tell_hinted(self, hinted: Hinted) -> None:
        """Give a hint."""
        self.hinted.emit(hinted)

    def tell_aside(self, aside: Aside) -> None:
        """Say whether there is a deal to go back to."""
        self.aside_changed.emit(aside)

    def tell_warned(self, notice: Notice) -> None:
        """Say what is wrong."""
        self.warned.emit(notice)
