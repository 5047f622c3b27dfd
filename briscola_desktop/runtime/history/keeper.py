"""Sees each deal of a game into the history when it ends."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject

from briscola_desktop.core.deal_number import LEVELS, SEEDS, DealNumber
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.game import Game
from briscola_desktop.runtime.history.entries import Finished
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.messages import Ended, Opened, Why

NUMBER = "number"
"""The key under which a record says which number it was dealt from."""


class Keeper(QObject):
    """Listens to a game; make it before the game is resumed.

    A deal that had ended in an earlier run of the program is kept too, for that run may have been killed before it was:
    kept twice it cannot be. A record that was opened is somebody's finished deal and is not kept; one that is played on
    to its end is, marked as replayed.
    """

    def __init__(
        self,
        game: Game,
        history: History,
        clock: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._history = history
        self._clock = clock
        self._resumed = False
        self._seen_before = False
        self._match: Match | None = None
        game.opened.connect(self._on_opened)
        game.ended.connect(self._on_ended)

    @property
    def number(self) -> str:
        """The number under which the deal at the table can be shared; empty where it has none."""
        if not self._game.started:
            return ""
        said = self._game.record().extra.get(NUMBER)
        if isinstance(said, str):
            return said
        return number_of(self._match, self._game.record(), self._game.players) if self._match else ""

    def _on_opened(self, opened: Opened) -> None:
        if opened.why is Why.DEALT:
            self._seen_before = False
        elif opened.why in {Why.RESUMED, Why.OPENED}:
            self._resumed = opened.why is Why.RESUMED and opened.deal == 1
            self._seen_before = not self._resumed and NUMBER not in self._game.record().extra
        self._match = opened.match

    def _on_ended(self, ended: Ended) -> None:
        if not ended.again or self._resumed:
            self._keep(ended.marks)

    def _keep(self, marks: frozenset[str]) -> None:
        seen = {"replayed"} if self._seen_before else set()
        self._history.add(
            Finished(self._game.record(), self._game.players, marks | seen, int(self._clock()), self.number)
        )


def number_of(match: Match, record: Record, players: tuple[Player, ...]) -> str:
    """The number of a deal of a match; empty where none tells it.

    The person sits in seat 0, all computers have one level, and the cards are those of the match's seed.
    """
    levels = {player.level for player in players[1:]}
    if not players or not players[0].person or len(levels) != 1 or not levels <= set(LEVELS):
        return ""
    if not 0 <= match.seed < SEEDS:
        return ""
    number = DealNumber.of_match(match, str(levels.pop()))
    return number.text if number.opening.deck == record.deck and number.dealer == record.dealer else ""
