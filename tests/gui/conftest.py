"""A window to play in: offscreen, computers that think in the same thread, no motion, a clock of our own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.bots import Bots, InlineBots
from briscola_desktop.runtime.game import Game, against_computer
from briscola_desktop.runtime.savefile import Saves
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.widgets.decks.library import plain_theme
from briscola_desktop.widgets.main_window import MainWindow
from briscola_desktop.widgets.styling import set_large_print
from briscola_desktop.widgets.table.card_item import CardItem
from briscola_desktop.widgets.table.durations import Pauses
from briscola_desktop.widgets.table.picture import Picture
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.spots import pose_of
from briscola_desktop.widgets.table.surfaces import SurfaceKeeper

if TYPE_CHECKING:
    from tests.gui.hall import Hall

THEMES = {name: replace(plain_theme(), id=name, aspect=aspect) for name, aspect in (("one", 1.6), ("two", 1.86))}
"""Two decks without pictures: the program draws the names of the cards."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The offscreen plugin has no window manager to talk to, and says so: no fault of ours."""
    for item in items:
        if "tests/gui" in item.path.as_posix():
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(autouse=True)
def empty_screen(qapp: QApplication) -> Iterator[None]:
    """No window of one test is in front of those of the next: keys go to the one that is. Print is of usual size."""
    yield
    set_large_print(False)
    for window in qapp.topLevelWidgets():
        window.hide()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def cloth_unwoven(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cloth is plain: its weaving takes long, and what lies on it does not depend on it."""
    monkeypatch.setattr(SurfaceKeeper, "renew", lambda _keeper, _dpr: None)


@dataclass
class Clock:
    """Stands still unless told otherwise; each look takes `step` seconds."""

    now: float = 0.0
    step: float = 1.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class Patience:
    """Waits while the event loop runs."""

    def wait(self, milliseconds: int) -> None:
        """So long."""
        QTest.qWait(milliseconds)

    def wait_until(self, condition: Callable[[], bool], timeout: int = 60_000) -> None:
        """Until something is so; AssertionError where it does not come to be."""
        end = monotonic() + timeout / 1_000
        while not condition():
            assert monotonic() < end, "it did not come to be"
            QTest.qWait(2)


@dataclass
class Play:
    """A window, the game in it, and hands to play with."""

    bot: Patience
    window: MainWindow
    game: Game
    settings: Settings
    clock: Clock
    seeds: list[int] = field(default_factory=lambda: list(range(1, 1_000)))

    def start(self, rules: Rules | None = None, players: tuple[Player, ...] | None = None, seed: int = 3) -> None:
        """A match against easy computers."""
        rules = rules or Rules.of()
        self.game.start(rules, players or against_computer(rules, "easy"), seed)

    @property
    def scene(self) -> TableScene:
        """The table."""
        return self.window.board.scene

    def cards_deck(self) -> str:
        """The id of the deck that is drawn."""
        return self.window.cards.theme.id

    @property
    def hand(self) -> list[CardItem]:
        """The own cards on the table."""
        return self.scene.hands[self.scene.own]

    @property
    def played(self) -> int:
        """How many cards the person has played in this deal."""
        view = self.game.view
        plays = [play for trick in view.history for play in trick.plays] + list(view.table)
        return sum(seat == view.seat for seat, _ in plays)

    @property
    def at_rest(self) -> bool:
        """Nothing moves, and the person is to play, or the deal is over."""
        game = self.game
        mine = game.over or game.view.turn == game.view.seat
        return mine and not self.scene.animator.busy and not self.scene.animator._tell.isActive()

    def stop_motion(self) -> None:
        """Nothing moves and nothing is waited for from now on."""
        self.settings.set(keys.ANIMATION, "off")
        self.window.board.director.pauses = Pauses(0, 0, 0, 0)
        self.scene.animator.settle()

    def wait(self, timeout: int = 60_000) -> None:
        """Until the person is to play; milliseconds at most."""
        self.bot.wait_until(lambda: self.at_rest, timeout)

    def assert_true_to_the_game(self) -> None:
        """The scene says what the view says, has never had to be laid anew, and every card lies in its place."""
        assert self.scene.picture() == Picture.of(self.game.view)
        assert self.window.board.director.resyncs == 0
        for seat, hand in enumerate(self.scene.hands):
            assert [item.spot for item in hand] == self.scene.hand_spots(seat)
        for item in self.scene.cards():
            home = pose_of(item.spot, self.scene.look.layout)
            assert replace(item.pose, face=0.0) == replace(home, face=0.0), item.spot

    def point(self, item: CardItem) -> QPoint:
        """A point of the window where a card can be hit."""
        pose = item.pose
        for across in (-0.4, -0.2, 0.0, 0.2, 0.4):
            point = item.mapToScene(QPointF(across * pose.w, -0.2 * pose.w))
            if self.scene.card_at(point) is item:
                return self.window.board.view.mapFromScene(point)
        lie = [(other.spot, other.pose, other.zValue(), self.scene.animator.carries(other)) for other in self.hand]
        raise AssertionError(f"{item.spot} cannot be hit: {lie}")

    def click(self, item: CardItem, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Press and release on a card."""
        QTest.mouseClick(self.window.board.view.viewport(), button, pos=self.point(item))

    def double_click(self, at: QPoint) -> None:
        """Press and release somewhere, and again, so soon that the second press is that of a double click."""
        viewport, left = self.window.board.view.viewport(), Qt.MouseButton.LeftButton
        QTest.mouseClick(viewport, left, pos=at)
        self.press_twice(at)

    def press_twice(self, at: QPoint) -> None:
        """The second press of a double click, and its release, of which QTest knows nothing."""
        viewport, left = self.window.board.view.viewport(), Qt.MouseButton.LeftButton
        QTest.mouseDClick(viewport, left, pos=at)
        QTest.mouseRelease(viewport, left, pos=at)

    def drag(self, item: CardItem, to: QPointF) -> None:
        """Drag a card somewhere."""
        view = self.window.board.view
        start, end = self.point(item), view.mapFromScene(to)
        viewport = view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for part in (0.3, 0.7, 1.0):
            at = QPoint(
                round(start.x() + (end.x() - start.x()) * part), round(start.y() + (end.y() - start.y()) * part)
            )
            QTest.mouseMove(viewport, at)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key) -> None:
        """A key of the table."""
        QTest.keyClick(self.window.board.view, key)


@pytest.fixture(autouse=True)
def usual_locale() -> Iterator[None]:
    """Whoever speaks another language writes numbers in its way, and others do not after that."""
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


SIZE = (700, 540)
"""Of the window; every pixel more is drawn at every move of every test."""


def open_play(
    folder: Path,
    speed: str = "off",
    size: tuple[int, int] = SIZE,
    *,
    kept: bool = False,
    painted: bool = False,
    bots: Bots | None = None,
) -> Play:
    """A window without a deal; its files go into a folder.

    With `kept` it is shown where and as large as it was left. The table is only drawn where that is `painted`: else it
    would take most of the time of tests that look at where things lie.
    """
    clock, patience = Clock(), Patience()
    settings = Settings(folder / "settings.ini", keys.KEYS)
    settings.set(keys.DECK, "one")
    settings.set(keys.ANIMATION, speed)
    seeds = iter(range(1, 100_000))
    game = Game(bots or InlineBots(), Saves(folder / "data"), lambda: next(seeds))
    window = MainWindow(game, settings, THEMES)
    window.board.view.viewport().setUpdatesEnabled(painted)
    window.board.controller._clock = clock
    window.board.director.pauses = Pauses(0, 0, 0, 0)
    if kept:
        window.show_kept()
    else:
        window.resize(*size)
        window.show()
    window.activateWindow()
    patience.wait_until(window.isActiveWindow)
    return Play(patience, window, game, settings, clock)


@pytest.fixture
def make_play(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[..., Play]]:
    """Makes windows that are closed in the end."""
    made: list[Play] = []

    def make(
        speed: str = "off", size: tuple[int, int] = SIZE, *, painted: bool = False, bots: Bots | None = None
    ) -> Play:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(open_play(folder, speed, size, painted=painted, bots=bots))
        return made[-1]

    yield make
    for play in made:
        play.window.close()
        play.window.deleteLater()


@pytest.fixture
def play(make_play: Callable[..., Play]) -> Play:
    """A window without motion."""
    return make_play()


@pytest.fixture
def hall(qapp: QApplication, tmp_path: Path) -> Iterator[Hall]:
    """A running server, windows in front of it, and other people."""
    from tests.gui.hall import open_hall  # which stands on what is above

    yield from open_hall(tmp_path)
