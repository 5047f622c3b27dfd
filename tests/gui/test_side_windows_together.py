"""The windows beside the table work together: from a finished deal to its review, from a number to the table."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from pytestqt.qtbot import QtBot

from briscola_desktop.core.deal_number import DealNumber
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.runtime.game import Game
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.history.keeper import Keeper
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.savefile import Saves
from briscola_desktop.runtime.sharing import SharedDeals
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.library import plain_theme
from briscola_desktop.widgets.history.window import HistoryWindow
from briscola_desktop.widgets.review.window import DealWindow
from briscola_desktop.widgets.side_windows import Scenery, SideWindows
from tests.gui.conftest import Play
from tests.unit.runtime.history.dealing import finished, played


class Around:
    """All of it beside a table without a window."""

    def __init__(self, play: Play, folder: Path) -> None:
        self.history = History(folder / "history.sqlite")
        self.game = Game(InlineBots(), Saves(folder), iter(range(1, 99)).__next__, paced=False)
        self.shared = SharedDeals(self.game, self.history, Keeper(self.game, self.history), lambda: date(2026, 11, 30))
        scenery = Scenery("dark", "green", plain_theme(), IndexStyle(), "off", calm=False, level="easy", name="Ada")
        self.windows = SideWindows(self.history, self.shared, folder / "decks", lambda: scenery, None, play.window)

    def shown(self, name: str) -> object:
        return self.windows._open.get(name)

    def close(self) -> None:
        self.windows.close_all()
        self.game.close()
        self.history.close()


@pytest.fixture
def around(play: Play, tmp_path: Path) -> Iterator[Around]:
    made = Around(play, tmp_path / "around")
    yield made
    made.close()


def test_from_the_history_a_deal_is_replayed_and_reviewed(around: Around, qtbot: QtBot) -> None:
    around.history.add(finished(1, number="1PB0-VC4G-F"))
    around.windows.show_history()
    history = around.shown("history")
    assert isinstance(history, HistoryWindow)
    qtbot.waitUntil(lambda: history.deals.rowCount() == 1)
    history.replay()
    qtbot.waitUntil(lambda: around.shown("deal") is not None)
    first = around.shown("deal")
    assert isinstance(first, DealWindow)
    assert not first._reviewing.busy
    history.review()
    qtbot.waitUntil(lambda: around.shown("deal") is not first)
    second = around.shown("deal")
    assert isinstance(second, DealWindow)
    assert second._reviewing.busy
    second.close()
    assert around.shown("deal") is None
    history.play_again()
    assert around.shared.current == DealNumber.parse("1PB0-VC4G-F")


def test_each_window_is_there_once_and_closes_with_the_program(around: Around) -> None:
    windows = around.windows
    for show in (windows.show_history, windows.show_statistics, windows.show_decks, windows.show_sharing):
        show()
        show()
    assert set(windows._open) == {"history", "statistics", "decks", "sharing"}
    windows.set_room("light")
    assert {window.room.name for window in windows._open.values()} == {"light"}
    windows.close_all()
    assert not windows._open


def test_in_another_language_each_window_is_made_anew_at_its_place(around: Around, qtbot: QtBot) -> None:
    around.windows.show_statistics()
    around.windows.show_deal(played(2))
    deal = around.shown("deal")
    assert isinstance(deal, DealWindow)
    deal.table.go(11)
    deal.setGeometry(30, 40, 700, 500)
    for name in ("deal", "statistics"):
        window = around.windows._open[name]
        for _ in range(2):  # one translator goes, another comes
            QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: around.shown("deal") is not deal)
    qtbot.wait(5)
    again = around.shown("deal")
    assert isinstance(again, DealWindow)
    assert again.table.place == 11
    assert again.geometry() == QRect(30, 40, 700, 500)
    assert set(around.windows._open) == {"deal", "statistics"}


def test_a_dropped_record_opens_and_another_file_is_said(around: Around, tmp_path: Path) -> None:
    warned: list[Notice] = []
    around.windows.warned.connect(warned.append)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(played(2).dumps())
    bad.write_text("nothing")
    around.windows.open_file(good)
    assert isinstance(around.shown("deal"), DealWindow)
    around.windows.open_file(bad)
    around.windows.open_file(tmp_path / "none.json")
    assert [notice.code for notice in warned] == ["record_unreadable"] * 2


def test_both_results_of_a_duplicate_are_told_at_the_table(around: Around, qtbot: QtBot) -> None:
    told: list[str] = []
    around.windows.told.connect(told.append)
    number = DealNumber(Rules.of(), "easy", 0, 77)
    for one in (number, number.other_seat):
        around.shared.play(one)
        while not around.game.over:
            qtbot.waitUntil(lambda: around.game.over or around.game.view.turn == 0)
            if not around.game.over:
                around.game.submit(around.game.view.legal()[0])
    qtbot.waitUntil(lambda: bool(told))
    assert "With the same cards" in told[0]
