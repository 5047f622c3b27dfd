"""Which computer is asked what, and when: the seat whose turn it is, and before it those who may act out of turn."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Signal

from briscola_desktop.core.actions import Action
from briscola_desktop.play.seats import Player
from briscola_desktop.play.table import Table
from briscola_desktop.runtime.bot_process import Question, Reply, think
from briscola_desktop.runtime.bots import Bots
from briscola_desktop.runtime.notices import Notice

HINTER = "hard"
"""The player that gives hints."""

SUBSTITUTE = "easy"
"""The player that steps in at once where another fails."""


def choice_seed(table: Table, seat: int) -> int:
    """The seed of a seat's choice.

    It comes from the pack, the seat and the number of actions that stand: a deal played again gives the same choices,
    and an undo does not make the computer think of something else.
    """
    deck = " ".join(map(str, table.log.opening.deck))
    digest = hashlib.sha256(f"briscola choice {deck} {seat} {table.moves}".encode()).digest()
    return int.from_bytes(digest[:6])


def may_act(table: Table, seats: Collection[int]) -> list[int]:
    """Which of some seats may do something now, those out of turn first, in order of play."""
    if table.turn is None:
        return []
    order = [table.rules.after(table.turn, place) for place in range(1, table.rules.players + 1)]
    return [seat for seat in order if seat in seats and table.view(seat).legal()]


class Asking(QObject):
    """Asks the computers at a table, one after the other, until one wants to act.

    Signals:
        decided: a computer wants to act; `take_decision` says what.
        hinted: a `Decision` for the person who asked.
        failed: a `Notice`: a player failed and a simpler one stepped in.
    """

    decided = Signal()
    hinted = Signal(object)
    failed = Signal(object)

    def __init__(self, bots: Bots, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots = bots
        bots.answered.connect(self._on_answered)
        self._table: Table | None = None
        self._players: Sequence[Player] = ()
        self._seats: deque[int] = deque()
        self._asked: tuple[int, int] | None = None  # number of the question, seat
        self._hint: tuple[int, int] | None = None
        self._decision: Action | None = None

    def begin(self, table: Table, players: Sequence[Player]) -> None:
        """Forget what was asked before and ask about a table as it is now.

        A hint that is on its way is asked for again where the same person is still to play at the same table.
        """
        self._bots.cancel()
        hint = self._hint if table is self._table else None
        self._table, self._players = table, players
        self._asked = self._hint = self._decision = None
        self._seats = deque(may_act(table, [seat for seat, player in enumerate(players) if not player.person]))
        self._ask_next()
        if hint and table.turn == hint[1]:
            self.hint(hint[1])

    def hint(self, seat: int) -> None:
        """Ask the strong player for a seat; once is enough."""
        if self._hint is None and self._table is not None:
            self._hint = (self._put(seat, HINTER), seat)

    def take_decision(self) -> Action | None:
        """What a computer has decided to do, once."""
        action, self._decision = self._decision, None
        return action

    def rest(self) -> None:
        """Forget what was asked, and ask nothing until the next `begin`."""
        self._bots.cancel()
        self._seats.clear()
        self._asked = self._hint = self._decision = None

    def close(self) -> None:
        """Ask no more."""
        self._asked = self._hint = None
        self._bots.close()

    def _ask_next(self) -> None:
        self._asked = None
        if self._seats:
            seat = self._seats.popleft()
            self._asked = (self._put(seat, self._players[seat].level or SUBSTITUTE), seat)

    def _put(self, seat: int, player: str) -> int:
        if self._table is None:
            raise RuntimeError("there is no table to ask about")
        return self._bots.ask(self._table.view(seat), player, choice_seed(self._table, seat))

    def _on_answered(self, reply: Reply) -> None:
        if self._table is not None and self._asked is not None and reply.number == self._asked[0]:
            self._take(reply, self._asked[1], self._table)
        elif self._hint is not None and reply.number == self._hint[0]:
            self._hint = None
            if reply.decision is not None and reply.decision.action is not None:
                self.hinted.emit(reply.decision)
            elif reply.error:
                self.failed.emit(Notice.of("hint_failed", fault=reply.error))

    def _take(self, reply: Reply, seat: int, table: Table) -> None:
        if reply.decision is None:
            if reply.error is None:
                return  # cancelled
            action = self._instead(seat, table, reply.error)
        else:
            action = reply.decision.action
            if action is not None and action not in table.view(seat).legal():
                action = self._instead(seat, table, f"{action} is not allowed")
        if action is None:
            self._ask_next()
        else:
            self._decision = action
            self.decided.emit()

    def _instead(self, seat: int, table: Table, fault: str) -> Action | None:
        """What the simplest player does here and now in place of one that failed; it only ever plays in turn."""
        self.failed.emit(Notice.of("bot_failed", fault=fault))
        if seat != table.turn:
            return None
        view = table.view(seat)
        reply = think(Question(0, view, SUBSTITUTE, choice_seed(table, seat)), lambda: False)
        action = reply.decision.action if reply.decision else None
        return action if action in view.legal() else view.legal()[0]
