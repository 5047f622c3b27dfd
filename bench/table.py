"""The table's speed: start, deck change, frames while cards fly and the strongest player thinks, idle processor.

Figures depend on the machine and on what else it does; medians are printed. `QT_QPA_PLATFORM` is offscreen unless set.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import monotonic, process_time, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # Qt's platform is chosen before it is imported
    from PySide6.QtWidgets import QWidget

    from briscola_desktop.widgets.main_window import MainWindow

SIZE = (1280, 800)
STARTS = 4
IDLE = 10.0
"""Seconds of idleness."""


class Frames:
    """Times of the frames of a view."""

    def __init__(self, view: QWidget) -> None:
        from PySide6.QtCore import QEvent, QObject

        frames = self
        self.at: list[float] = []

        class Filter(QObject):
            def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
                if event.type() is QEvent.Type.UpdateRequest:
                    frames.at.append(monotonic())
                return False

        self._filter = Filter()
        view.window().installEventFilter(self._filter)

    def gaps(self) -> list[float]:
        """Milliseconds between neighbouring frames; pauses, when nothing is to be drawn, do not count."""
        gaps = [(b - a) * 1e3 for a, b in zip(self.at, self.at[1:], strict=False)]
        return sorted(gap for gap in gaps if gap < 200)


def spin(until: Callable[[], bool], longest: float = 60.0) -> None:
    """Run the event loop until something is so."""
    from PySide6.QtCore import QCoreApplication

    end = monotonic() + longest
    while not until() and monotonic() < end:
        QCoreApplication.processEvents()
        sleep(0.001)


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


def at_rest(window: MainWindow) -> bool:
    """Whether everybody waits for the person, or the deal is over, and all has been shown."""
    game, animator = window.game, window.board.scene.animator
    waits = game.over or game.view.turn == game.view.seat
    return waits and not animator.busy and not animator.running and not window.cards.busy


def starts() -> list[tuple[float, float]]:
    """Seconds, and seconds of processor, until one's cards can be played; the first start has no cache."""
    code = (
        "import sys; from bench.table import first_frame; "
        "from pathlib import Path; first_frame(float(sys.argv[1]), Path(sys.argv[2]))"
    )
    taken = []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(STARTS):
            environ = dict(os.environ)
            environ |= {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("CONFIG", "DATA", "CACHE")}
            call = [sys.executable, "-c", code, str(monotonic()), home]
            done = subprocess.run(call, env=environ, capture_output=True, text=True, check=True)
            seconds, processor = map(float, done.stdout.split()[-2:])
            taken.append((seconds, processor))
    return taken


def first_frame(began: float, _home: Path) -> None:
    """In a process of its own: print the seconds since it was begun until cards can be played."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from briscola_desktop.app.decks import all_decks
    from briscola_desktop.app.desk import Desk
    from briscola_desktop.app.options import Options

    app = QApplication([])
    themes, problems = all_decks()
    desk = Desk(app, Options(), themes, problems)
    desk.open()
    board = desk.window.board
    spin(lambda: bool(board.scene.hands[0]) and board.scene.look.surface is not None)
    print(f"{monotonic() - began:.3f} {process_time():.3f}")
    board.skip()
    spin(lambda: board.game.view.turn == 0)
    board.controller.play_slot(0)
    spin(lambda: not desk.window.cards.busy)
    QTimer.singleShot(0, app.closeAllWindows)
    app.exec()
    desk.close()


def main() -> None:
    """Print the figures."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    first, *warm = starts()
    seconds, processor = (median(figures) for figures in zip(*warm, strict=True))
    print(f"start to the first playable frame: {first[0]:.2f} s the first time (processor {first[1]:.2f} s)")
    print(f"start to the first playable frame: {seconds:.2f} s warm (processor {processor:.2f} s)")

    from PySide6.QtCore import QCoreApplication, QEvent, QTimer
    from PySide6.QtWidgets import QApplication

    from briscola_desktop.core.actions import Play

    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        window = show(Path(folder), "hard", 4)
        board, game = window.board, window.game
        frames = Frames(board.view)
        end = monotonic() + 30
        spin(lambda: not board.scene.animator.busy)
        used = process_time()
        frames.at.clear()
        since = monotonic()
        while monotonic() < end and not game.over:
            view = game.view
            if view.turn == view.seat and not board.scene.animator.busy:
                game.submit(Play(view.seat, game.playable()[0]))
            QCoreApplication.processEvents()
            sleep(0.001)
        gaps = frames.gaps()
        share = (process_time() - used) / (monotonic() - since)
        print(
            f"frames: {len(gaps)} while cards fly and the hard player thinks: median {median(gaps):.1f} ms, "
            f"p95 {gaps[int(len(gaps) * 0.95)]:.1f}, p99 {gaps[int(len(gaps) * 0.99)]:.1f}, longest {gaps[-1]:.1f}; "
            f"processor {share:.0%}"
        )

        spin(lambda: not window.cards.busy)
        changes = []
        for _ in range(8):
            began = monotonic()
            window.next_deck()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateRequest.value)
            QCoreApplication.processEvents()
            spin(lambda: all_drawn(window))
            QCoreApplication.processEvents()
            changes.append((monotonic() - began) * 1e3)
            spin(lambda: not window.cards.busy)
        decks = len(window.library.themes)
        print(f"deck change: {max(changes[: decks - 1]):.0f} ms the first time, {median(changes[decks:]):.0f} ms warm")

        spin(lambda: at_rest(window))
        sleep(0.5)
        used = process_time()
        QTimer.singleShot(round(IDLE * 1_000), app.quit)
        app.exec()
        print(f"idle: {(process_time() - used) / IDLE:.2%} of a processor over {IDLE:.0f} s")
        window.close()


if __name__ == "__main__":
    main()
