"""The windows beside the table, as the program hooks them to its window."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from briscola_desktop.app.desk import Desk
from briscola_desktop.app.options import Options
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.runtime.game import against_computer
from briscola_desktop.runtime.history.entries import Entry
from tests.gui.conftest import THEMES

RECORD = Path(__file__).parents[1] / "golden" / "records" / "classic-2.json"


@pytest.fixture
def desk(qapp: QApplication, home: Path) -> Iterator[Desk]:
    made = Desk(qapp, Options(), THEMES, bots=InlineBots())
    made.settings.set(keys.ANIMATION, "off")
    made.settings.set(keys.MUTED, True)
    made.window.show_kept()
    yield made
    made.window.close()
    made.close()


def play_out(desk: Desk, seed: int, give_up: bool = False) -> None:
    rules = Rules.of("classic")
    game, rng = desk.game, Random(seed)
    game.start(rules, against_computer(rules, "easy"), seed)
    while not game.over:
        QApplication.processEvents()
        game.ready(game.deal, game.version)
        if game.view.turn == 0:
            if give_up and game.view.history:
                game.concede()
            else:
                game.submit(rng.choice(game.view.legal()))


def kept(desk: Desk, qtbot: QtBot) -> list[Entry]:
    pages: list[list[Entry]] = []
    desk.beside.history.ask(lambda store: store.page(), lambda page: pages.append(list(page.entries)))
    qtbot.waitUntil(lambda: bool(pages))
    return pages[0]


def test_a_finished_deal_and_a_deal_given_up_are_kept_once_each(desk: Desk, qtbot: QtBot) -> None:
    play_out(desk, 1)
    play_out(desk, 2, give_up=True)
    entries = kept(desk, qtbot)
    assert len(entries) == 2
    assert sorted(tuple(entry.marks) for entry in entries) == [(), ("conceded",)]
    assert all(sum(entry.points) == 120 for entry in entries)


def test_the_menu_and_the_keys_open_each_window_once(desk: Desk) -> None:
    play_out(desk, 1)
    menu = QMenu()
    for fill in desk.window.extras:
        fill(menu)
    for action in [action for action in menu.actions() if not action.isSeparator()]:
        assert action.text()
        before = shown()
        action.trigger()
        assert len(shown()) == len(before) + 1, action.text()
    desk.window.commands["history"].trigger()
    assert len(shown()) == len(before) + 1


def test_keys_pressed_in_another_window_do_nothing_to_the_deal(desk: Desk, qtbot: QtBot) -> None:
    desk.game.start(Rules.of(), against_computer(Rules.of(), "easy"), 1)
    qtbot.waitUntil(lambda: desk.game.view.turn == 0)
    record, deck = desk.game.record(), desk.window.cards.theme.id
    before = {*shown()}
    for name in ("history", "statistics", "sharing", "own_decks", "help"):
        desk.window.commands[name].trigger()
        (window,) = {*shown()} - before
        assert isinstance(window, QWidget)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        for key in "1230NLDXZCHUTBM":
            QTest.keyClick(window, getattr(Qt.Key, f"Key_{key}"))
        window.close()
        assert (desk.game.record(), desk.window.cards.theme.id) == (record, deck), name


def test_a_deal_that_is_being_played_cannot_be_reviewed(desk: Desk) -> None:
    rules = Rules.of("classic")
    desk.game.start(rules, against_computer(rules, "easy"), 1)
    before = shown()
    desk.window.commands["review"].trigger()
    assert shown() == before


def test_a_record_dropped_on_the_window_opens(desk: Desk, tmp_path: Path) -> None:
    before = shown()
    drop(desk, RECORD)
    assert len(shown()) == len(before) + 1
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\x00nonsense")
    drop(desk, broken)
    assert len(shown()) == len(before) + 1
    assert "broken.json" in desk.window.toast.label.text()


def shown() -> list[object]:
    return [window for window in QApplication.topLevelWidgets() if window.isVisible() and not isinstance(window, QMenu)]


def drop(desk: Desk, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    rest = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(9, 9), *rest)
    QApplication.sendEvent(desk.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(desk.window, QDropEvent(QPointF(9, 9), *rest))


def test_somebody_elses_deal_on_the_table_counts_for_nobody(desk: Desk) -> None:
    rules = Rules.of("classic")
    desk.game.start(rules, against_computer(rules, "easy"), 1)
    desk.game.open_record(Record.loads(RECORD.read_bytes()))
    QApplication.processEvents()
    assert desk.game.over
    assert desk.window.board._sitting == []
