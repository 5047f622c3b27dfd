"""Clicks, drags, keys, resizes, changes of deck, level and speed, new deals and undo, at random."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from briscola_desktop.core.rules import ADMITTED, Rules
from briscola_desktop.runtime import keys
from briscola_desktop.widgets.table.durations import Pauses
from tests.gui.conftest import Play

THINKING = 60_000
"""Milliseconds that five strong players may take on a busy machine."""

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
TABLE_KEYS = [getattr(Qt.Key, f"Key_{name}") for name in ("1", "2", "3", "Left", "Right", "Return", "Escape")]
WINDOW_KEYS = [getattr(Qt.Key, f"Key_{name}") for name in "NDXZCHUTBL"]


LOOK = 100
"""Inputs after which it is looked whether all is well so far."""


def press_anything(play: Play, seats: int, inputs: int, seed: int = 0) -> None:
    """Play with that many random inputs, the same for the same seed; then let everything come to rest."""
    rng = random.Random(f"{seats} {seed}")
    preset = rng.choice([preset for preset, admitted in ADMITTED.items() if seats in admitted])
    play.start(Rules.of(preset, players=seats), seed=seats + 10 * seed)
    for step in range(1, inputs + 1):
        _press(play, rng)
        if step % 4 == 0:
            QApplication.processEvents()
        if step % LOOK == 0:
            play.key(Qt.Key.Key_Escape)
            play.scene.animator.settle()
            play.assert_true_to_the_game()
    play.key(Qt.Key.Key_Escape)
    play.stop_motion()
    play.wait(THINKING)
    play.assert_true_to_the_game()


def _press(play: Play, rng: random.Random) -> None:
    view = play.window.board.view
    viewport = view.viewport()
    what = rng.random()
    point = QPoint(rng.randrange(viewport.width()), rng.randrange(viewport.height()))
    if play.hand and rng.random() < 0.6:
        pose = rng.choice(play.hand).pose
        point = view.mapFromScene(QPointF(pose.x, pose.y))
    if what < 0.30:
        QTest.mouseClick(viewport, rng.choice([LEFT, LEFT, LEFT, RIGHT]), pos=point)
    elif what < 0.33:
        play.double_click(point)
    elif what < 0.35:
        QTest.mouseMove(viewport, point)
    elif what < 0.44:
        QTest.mousePress(viewport, LEFT, pos=point)
        QTest.mouseMove(viewport, QPoint(rng.randrange(viewport.width()), rng.randrange(viewport.height())))
        if rng.random() < 0.2:
            QTest.mousePress(viewport, RIGHT, pos=point)
        QTest.mouseRelease(viewport, LEFT, pos=QPoint(rng.randrange(viewport.width()), 200))
    elif what < 0.70:
        QTest.keyClick(view, rng.choice(TABLE_KEYS))
    elif what < 0.82:
        QTest.keyClick(play.window, rng.choice(WINDOW_KEYS))
    elif what < 0.86:
        play.window.resize(rng.randrange(480, 900), rng.randrange(480, 800))
    elif what < 0.90:
        play.settings.set(keys.ANIMATION, rng.choice(["off", "fast", "normal"]))
        play.window.board.director.pauses = Pauses(50, 50, 50, 50)
    else:
        play.scene.animator.advance(rng.choice([16, 300]))
