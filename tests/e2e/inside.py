"""The whole program with a hand inside: it does what lines of JSON on standard input say, and answers each with one.

`{"do": "look"}`: what there is. `play`: the first card, once it is one's turn. `set`: settings, `values` by name.
`concede`: the deal. `back`: to the deal before. `deals`: those that the history has. `close`: the window, by `way`: its
menu, or its X.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier, QTimer

from briscola_desktop.app import main as program
from briscola_desktop.app.desk import Desk
from briscola_desktop.core.actions import Play
from briscola_desktop.runtime.bots import ProcessBots
from briscola_desktop.runtime.history.entries import LEFT_OUT
from briscola_desktop.runtime.history.statistics import statistics_of
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.widgets.main_window import MainWindow
from briscola_desktop.widgets.toast import Toast

said: list[str] = []
"""Every note that the window has shown, or will show when its turn comes."""

warned: list[str] = []
"""Of what it has warned."""

LOOK_AGAIN = 20
"""Milliseconds."""


class Hand(QObject):
    """Does what it is told."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._ear = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, self)
        self._ear.activated.connect(self._on_line)

    def _on_line(self) -> None:
        line = os.read(sys.stdin.fileno(), 65_536)
        if not line:
            self._ear.setEnabled(False)
            return
        told = json.loads(line)
        getattr(self, told.pop("do"))(**told)

    def look(self) -> None:
        """What there is."""
        game, window = self._desk.game, self._desk.window
        bots = self._desk._bots
        answer(
            notes=said,
            warned=warned,
            over=game.over,
            points=game.view.points,
            hand=[str(card) for card in game.view.hand],
            thinking=isinstance(bots, ProcessBots) and bots._thinker._asked > 0,
            settings=dict(self._desk.settings.snapshot()),
            deck=window.cards.theme.id,
        )

    def play(self) -> None:
        """Play the first card that may be played."""
        board, game = self._desk.window.board, self._desk.game

        def my_turn() -> bool:
            board.skip()
            return game.view.turn == game.view.seat

        def do() -> None:
            card = game.playable()[0]
            assert game.submit(Play(game.view.seat, card)) is None
            answer(played=str(card))

        self._once(my_turn, do)

    def set(self, values: dict[str, str | int | bool]) -> None:
        """Change settings."""
        self._desk.settings.restore(values)
        answer(set=len(values))

    def concede(self) -> None:
        """Give the deal up."""
        self._desk.window.commands["concede"].trigger()
        answer(over=self._desk.game.over)

    def back(self) -> None:
        """Go back to the deal that was kept aside."""
        self._desk.window.commands["back"].trigger()
        answer(deck=" ".join(map(str, self._desk.game.record().deck)))

    def deals(self) -> None:
        """How many deals the history has, and how many of them count."""
        self._desk.beside.history.ask(
            lambda store: (store.page().total, statistics_of(store.counted(LEFT_OUT)).deals),
            lambda found: answer(deals=found[0], counted=found[1]),
            lambda: answer(deals=None),
        )

    def close(self, way: str) -> None:
        """Close the window as a person does."""
        window = self._desk.window
        if way == "menu":
            window.commands["quit"].trigger()
        else:
            window.windowHandle().close()  # as the X of its frame, which is the system's, does

    def _once(self, so: Callable[[], bool], act: Callable[[], None]) -> None:
        if so():
            act()
        else:
            QTimer.singleShot(LOOK_AGAIN, self, lambda: self._once(so, act))


def answer(**values: object) -> None:
    """Write a line."""
    print(json.dumps(values), flush=True)


def main() -> int:
    """Start the program; its exit status."""
    opened, say, withdraw, warn = Desk.open, Toast.say, Toast.withdraw, MainWindow.warn

    def open_with_hand(self: Desk) -> None:
        opened(self)
        Hand(self)

    def say_aloud(self: Toast, text: str, *more: object, **named: object) -> None:
        if text not in said:
            said.append(text)
        say(self, text, *more, **named)  # type: ignore[arg-type]

    def withdraw_aloud(self: Toast, text: str) -> None:
        if text in said:
            said.remove(text)
        withdraw(self, text)

    def warn_aloud(self: MainWindow, notice: Notice) -> None:
        warned.append(notice.code)
        warn(self, notice)

    MainWindow.warn = warn_aloud  # type: ignore[method-assign]
    Desk.open = open_with_hand  # type: ignore[method-assign]
    Toast.say = say_aloud  # type: ignore[method-assign]
    Toast.withdraw = withdraw_aloud  # type: ignore[method-assign]
    return program.main(sys.argv[1:])
