"""A deal at an online table, with the same face towards the board as a game at one's own screen.

The server is the authority. A session tells what happens; this game hands it on as the same messages that `Game` has,
and sends what the player wants. What cannot be at an online table is refused with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import time

from PySide6.QtCore import QObject, Signal

from briscola_desktop.core.actions import Action
from briscola_desktop.core.cards import Card
from briscola_desktop.core.events import Event
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.tricks import Trick
from briscola_desktop.core.view import View
from briscola_desktop.net import news
from briscola_desktop.net.protocol import Room
from briscola_desktop.net.session import Session
from briscola_desktop.net.verify import Verdict
from briscola_desktop.play.seats import Player, signed
from briscola_desktop.runtime.history.entries import Finished
from briscola_desktop.runtime.messages import Ended, Messenger, Opened, Stepped, Turn, Why
from briscola_desktop.runtime.notices import SENTENCES, Notice


def players_of(room: Room) -> tuple[Player, ...]:
    """Who sits where; a free seat that a computer will fill is that computer's already."""
    return tuple(Player(seat.level or (None if seat.name else room.bots), seat.name) for seat in room.seats)


def notice_of(refused: news.Refused) -> Notice:
    """What the server said no to, as a sentence."""
    code = refused.code if refused.code in SENTENCES else f"online_{refused.code}"
    if code not in SENTENCES:
        code = "online_malformed"
    seconds = max(1, round(refused.seconds or 1))
    return Notice.of(code, seconds=seconds, text=refused.text)


class RemoteGame(Messenger):
    """What a seat at an online table sees and does.

    What is seen is kept here, so that a board stays whole when the table is gone.

    Attributes:
        verdict: of the last deal's shuffle; None before a deal has ended.

    Signals:
        finished: a `Finished`: a deal has come to its end, to be kept; one that is told twice is the same.
        refused: a `Notice`: the server has not done what was asked for.
    """

    finished = Signal(object)
    refused = Signal(object)

    def __init__(self, session: Session, send: Callable[[], None], parent: QObject | None = None) -> None:
        """Make a game without a table.

        Args:
            session: of the player.
            send: has what the session wants to send sent.
            parent: of the object.
        """
        super().__init__(parent)
        self._session = session
        self._send = send
        self._deal = 0
        self._version = 0
        self._view: View | None = None
        self._match: Match | None = None
        self._players: tuple[Player, ...] = ()
        self._record: Record | None = None
        self.verdict: Verdict | None = None

    # --- what is

    @property
    def started(self) -> bool:
        """Whether there is a deal at the table."""
        return self._view is not None

    @property
    def deal(self) -> int:
        """Number of the deal, as messages carry it."""
        return self._deal

    @property
    def version(self) -> int:
        """Version of the table, as messages carry it."""
        return self._version

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self.view.rules

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self._players

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at this screen: one's own."""
        return (self.view.seat,)

    @property
    def viewer(self) -> int:
        """The seat whose cards the screen shows."""
        return self.view.seat

    @property
    def view(self) -> View:
        """The table as one's seat sees it."""
        if self._view is None:
            raise RuntimeError("no deal has been dealt")
        return self._view

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.view.over

    @property
    def match(self) -> Match:
        """The match, with the result of this deal once it is over."""
        if self._match is None:
            raise RuntimeError("no deal has been dealt")
        return self._match

    @property
    def marks(self) -> frozenset[str]:
        """Nothing is undone and nothing hinted at an online table."""
        return frozenset()

    @property
    def last_trick(self) -> Trick | None:
        """The trick that was taken last."""
        return self.view.history[-1] if self.view.history else None

    @property
    def can_undo(self) -> bool:
        """Never."""
        return False

    @property
    def can_go_back(self) -> bool:
        """Never."""
        return False

    def record(self) -> Record:
        """The whole deal with the players' names; RuntimeError before it has ended, for it is not known."""
        if self._record is None:
            raise RuntimeError("the deal is not known before its end")
        return signed(self._record, self._players)

    def playable(self) -> tuple[Card, ...]:
        """The cards that may be played now, or might be were it one's turn."""
        return self.view.playable()

    # --- what the player does

    def submit(self, action: Action) -> Notice | None:
        """Send what the player wants; what the server refuses comes as `refused`."""
        if self._view is None:
            return Notice.of("no_deal")
        if self._view.over:
            return Notice.of("deal_over")
        if action.seat != self._view.seat:
            return Notice.of("unknown_seat")
        if self._session.table is None:
            return Notice.of("online_not_seated")
        if not self._session.connected:
            return Notice.of("online_away")
        if not self._session.act(action):
            return Notice.of("online_on_its_way")
        self._send()
        return None

    def next_deal(self) -> Notice | None:
        """Be ready for the next deal, or for a rematch."""
        if self._view is not None and not self._view.over:
            return Notice.of("deal_not_over")
        self._session.ready()
        self._send()
        return None

    def undo(self) -> Notice | None:
        """Refused: others have seen it."""
        return Notice.of("online_undo")

    def hint(self) -> Notice | None:
        """Refused: one plays by oneself."""
        return Notice.of("online_hint")

    def new_deal(self, seed: int | None = None) -> Notice | None:
        """Refused in the middle of a deal; after it, the same as `next_deal`."""
        return self.next_deal() if self._view is not None and self._view.over else Notice.of("online_deal")

    def set_level(self, level: str) -> Notice | None:
        """Refused: the table was agreed with its level."""
        return Notice.of("online_deal")

    def go_back(self) -> Notice | None:
        """Refused: there is no other deal."""
        return Notice.of("nothing_aside")

    def look(self, seat: int) -> None:
        """Nobody else looks at this screen."""
        if seat != self.view.seat:
            raise ValueError(f"seat {seat} does not look at this screen")

    def ready(self, deal: int, version: int) -> None:
        """The server does not wait for the window."""

    def forget(self) -> None:
        """One has stood up: there is no deal."""
        self._view = self._match = self._record = self.verdict = None

    def close(self) -> None:
        """Nothing is left to be done."""

    # --- what the session tells

    def take(self, told: news.News) -> None:
        """Hand on what concerns the deal."""
        match told:
            case news.TableOpened():
                self._on_opened(told)
            case news.Stepped():
                self._on_stepped(told)
            case news.DealEnded():
                self._on_ended(told)
            case news.Refused(asked="act"):
                self.refused.emit(notice_of(told))
            case _:
                pass

    def _on_opened(self, told: news.TableOpened) -> None:
        self._deal += 1
        self._version, self._view = told.version, told.view
        self._record = told.record
        self.verdict = told.verdict or self.verdict
        if self._session.room is not None:
            self._players = players_of(self._session.room)
        self._match = told.match
        before, results = told.match, told.match.results
        if told.view.over:  # the snapshot of a deal that has ended: its result is the match's last
            before = replace(before, results=results[:-1])
        why, events = (Why.DEALT, told.events) if told.fresh else (Why.RESUMED, _NOTHING)
        self.tell_opened(Opened(self._deal, told.version, why, told.view, events, self._players, before))
        if told.view.over and results:
            self.tell_ended(Ended(self._deal, results[-1], told.match, self._players, self.marks, again=True))
            self._finish()
        self._tell_turn()

    def _on_stepped(self, told: news.Stepped) -> None:
        self._version, self._view = told.version, told.view
        late = told.by == "clock"
        self.tell_stepped(Stepped(self._deal, told.version, told.action, told.events, told.view, late))
        self._tell_turn()

    def _on_ended(self, told: news.DealEnded) -> None:
        self._match, self._record, self.verdict = told.match, told.record, told.verdict
        self.tell_ended(Ended(self._deal, told.result, told.match, self._players, self.marks, again=False))
        self._finish()

    def _finish(self) -> None:
        if self._record is not None:
            self.emit_finished(Finished(self.record(), self._players, ended=int(time()), online=self.viewer))

    def emit_finished(self, finished: Finished) -> None:
        """Tell of a deal that is to be kept."""
        self.finished.emit(finished)

    def _tell_turn(self) -> None:
        """Who is waited for; others, people too, think where the board is concerned."""
        view = self._view
        if view is not None and view.turn is not None:
            own = view.turn == view.seat
            self.tell_turned(Turn(self._deal, self._version, view.turn, person=own, thinking=not own))


_NOTHING: tuple[Event, ...] = ()
