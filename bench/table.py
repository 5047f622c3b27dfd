"""The table's speed, all in one run: `dev.py bench table`.

Frames while four cards fly and the strongest player thinks, a click, a change of deck; and what `bench/start.py` and
`bench/idle.py` measure: the start, the idle program, its memory after an evening. Figures depend on the machine and on
what else it does: where it is busy, those of processor time tell more. `QT_QPA_PLATFORM` is offscreen unless set.
"""

from __future__ import annotations

import itertools
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import monotonic, thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # Qt's platform is chosen before it is imported
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QWidget

    from briscola_desktop.widgets.main_window import MainWindow
    from briscola_desktop.widgets.table.card_item import CardItem

SIZE = (1280, 800)
SECONDS, CLICKS, ROUNDS = 30.0, 20, 3
"""For which frames are counted; how many clicks; how often all decks are gone through."""

LIMITS = {"p99": 33.0, "longest": 60.0, "first": 400.0, "warm": 100.0}
"""Milliseconds: of frames; of a change of deck, the first time and later ones."""

STEP = 5
"""Milliseconds between two looks at what has come to be."""


@contextmanager
def watching(widget: QWidget, kind: QEvent.Type, see: Callable[[], object]) -> Iterator[None]:
    """Call something before each event of a kind that a widget is given."""
    from PySide6.QtCore import QObject

    class Filter(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() is kind:
                see()
            return False

    watcher = Filter()
    widget.installEventFilter(watcher)
    try:
        yield
    finally:
        widget.removeEventFilter(watcher)


def run(until: Callable[[], bool], longest: float = 60.0) -> None:
    """Let the program run, as it does for whoever plays, until something is so."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, end, timer = QEventLoop(), monotonic() + longest, QTimer(interval=STEP)
    timer.timeout.connect(lambda: loop.quit() if until() or monotonic() > end else None)
    timer.start()
    if not until():
        loop.exec()
    timer.stop()


def show(folder: Path, level: str, players: int) -> MainWindow:
    """A window with a game in it."""
    from briscola_desktop.app.decks import all_decks
    from briscola_desktop.core.rules import Rules
    from briscola_desktop.runtime import keys
    from briscola_desktop.runtime.bots import ProcessBots
    from briscola_desktop.runtime.game import Game, against_computer
    from briscola_desktop.runtime.savefile import Saves
    from briscola_desktop.runtime.settings import Settings
    from briscola_desktop.widgets.decks.library import plain_theme
    from briscola_desktop.widgets.main_window import MainWindow

    themes, _ = all_decks()
    if len(themes) < 2:
        themes |= {"plain": plain_theme(), "other": replace(plain_theme(), id="other", aspect=1.86)}
    settings = Settings(folder / "settings.ini", keys.KEYS)
    settings.set(keys.DECK, next(iter(themes)))
    settings.set(keys.HELP_SEEN, value=True)
    game = Game(ProcessBots(), Saves(folder / "data"), lambda: 7)
    window = MainWindow(game, settings, themes, folder / "cache")
    window.resize(*SIZE)
    window.show()
    rules = Rules.of(players=players)
    game.start(rules, against_computer(rules, level), 3)
    return window


def all_drawn(window: MainWindow) -> bool:
    """Whether every card on the table is drawn from the present deck, in its size."""
    cards, ratio = window.cards, window.board.view.devicePixelRatioF()
    shown = [(item.card if item.face_up else None, item.art_width) for item in window.board.scene.cards()]
    return all(cards._key(card, width, ratio) in cards._pixmaps for card, width in shown)  # noqa: SLF001


def my_turn(window: MainWindow) -> bool:
    """Whether a card of the person can be played, and nothing moves."""
    game, animator = window.game, window.board.scene.animator
    return (game.over or game.view.turn == game.view.seat) and not animator.busy


def frames(window: MainWindow) -> dict[str, float]:
    """Play against the strongest; the times of frames, while something moves."""
    from PySide6.QtCore import QEvent, QTimer

    from briscola_desktop.core.actions import Play

    board, game = window.board, window.game
    seen: list[tuple[float, float] | None] = []

    def see() -> None:
        seen.append((monotonic(), thread_time()))
        if not board.scene.animator.running:
            seen.append(None)  # what comes after a rest is no frame of a motion

    def play() -> None:
        if game.over:
            board.skip()
            game.next_deal()
        elif my_turn(window):
            game.submit(Play(game.view.seat, game.playable()[0]))

    timer = QTimer(interval=STEP)
    timer.timeout.connect(play)
    end = monotonic() + SECONDS
    with watching(window, QEvent.Type.UpdateRequest, see):
        timer.start()
        run(lambda: monotonic() > end)
        timer.stop()
    pairs = [(a, b) for a, b in itertools.pairwise(seen) if a and b]
    gaps = sorted(1e3 * (b[0] - a[0]) for a, b in pairs)
    costs = sorted(1e3 * (b[1] - a[1]) for a, b in pairs)
    p99, longest = at(gaps, 0.99), gaps[-1]
    print(
        f"frames: {len(gaps)} while four cards fly and the strongest player thinks: median {median(gaps):.1f} ms, "
        f"p95 {at(gaps, 0.95):.1f}, p99 {p99:.1f} (at most {LIMITS['p99']:.0f}), longest {longest:.1f} (at most "
        f"{LIMITS['longest']:.0f}); processor a frame: median {median(costs):.1f} ms, p99 {at(costs, 0.99):.1f}, "
        f"longest {costs[-1]:.1f}"
    )
    return {"p99": p99, "longest": longest}


def clicks(window: MainWindow) -> None:
    """Click on cards: how long until the first frame in which the card has moved; no limit has been set."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtTest import QTest

    board, game = window.board, window.game
    viewport = board.view.viewport()
    taken: list[float] = []

    def click(item: CardItem) -> None:
        pose, moved = item.pose, list[float]()
        at = board.view.mapFromScene(item.mapToScene(QPointF(-0.3 * pose.w, 0)))
        QTest.mouseMove(viewport, at)
        run(lambda: not board.scene.animator.running)  # it has been lifted under the pointer
        with watching(viewport, QEvent.Type.Paint, lambda: moved.append(monotonic()) if item.pose != pose else None):
            QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
            began = monotonic()
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
            run(lambda: bool(moved), 2)
        taken.append(1e3 * (moved[0] - began))

    while len(taken) < CLICKS:
        run(lambda: my_turn(window))
        if game.over:
            board.skip()
            game.next_deal()
        else:
            playable = game.playable()
            click(next(item for item in board.scene.hands[board.scene.own] if item.card in playable))
    taken.sort()
    print(f"click to the first frame in which the card moves: median {median(taken):.0f} ms, longest {taken[-1]:.0f}")


def deck_changes(window: MainWindow) -> dict[str, float]:
    """Change decks in the middle of a deal: how long until the last card on the table is drawn from the new one."""
    from PySide6.QtCore import QCoreApplication

    changes = []
    run(lambda: my_turn(window) and not window.cards.busy)
    for _ in range(ROUNDS * len(window.library.themes)):
        began = monotonic()
        window.next_deck()
        window.board.view.viewport().repaint()
        run(lambda: all_drawn(window))
        QCoreApplication.processEvents()
        changes.append(1e3 * (monotonic() - began))
        run(lambda: not window.cards.busy)
    decks = len(window.library.themes)
    first, warm = max(changes[: decks - 1]), median(changes[decks:])
    print(
        f"deck change: {first:.0f} ms the first time (at most {LIMITS['first']:.0f}), {warm:.0f} ms warm "
        f"(at most {LIMITS['warm']:.0f})"
    )
    return {"first": first, "warm": warm}


def at(figures: list[float], part: float) -> float:
    """A quantile of figures in order."""
    return figures[int(len(figures) * part)]


def main() -> int:
    """Print the figures; 1 if a limit is passed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from bench import idle, start

    failed = start.main() | idle.main()

    from PySide6.QtWidgets import QApplication

    from briscola_desktop.app import quiet

    quiet.hush()
    _app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        window = show(Path(folder), "hard", 4)
        run(lambda: not window.board.scene.animator.busy)
        figures = frames(window)
        clicks(window)
        figures |= deck_changes(window)
        window.close()
    quiet.unhush()
    over = [f"{name} {figures[name]:.0f} ms" for name, limit in LIMITS.items() if figures[name] > limit]
    if over:
        print(f"over the limit: {', '.join(over)}")
    return failed | bool(over)


if __name__ == "__main__":
    sys.exit(main())
