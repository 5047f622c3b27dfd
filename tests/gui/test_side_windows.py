"""The windows beside the table: what they list, what their buttons do, keys, and every size."""

import json
import shutil
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from briscola_desktop.core.deal_number import DealNumber
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.runtime.game import Game
from briscola_desktop.runtime.history.entries import Entry, Kind, Outcome
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.history.keeper import Keeper
from briscola_desktop.runtime.history.statistics import PIECE
from briscola_desktop.runtime.history.store import Store
from briscola_desktop.runtime.savefile import Saves
from briscola_desktop.runtime.sharing import SharedDeals
from briscola_desktop.widgets.history import rows
from briscola_desktop.widgets.history.window import HistoryWindow
from briscola_desktop.widgets.palette import ROOMS
from briscola_desktop.widgets.sharing.window import SharingWindow
from briscola_desktop.widgets.side_window import SideWindow
from briscola_desktop.widgets.statistics.charts import CourseChart, colours
from briscola_desktop.widgets.statistics.window import StatisticsWindow
from tests.unit.runtime.history.dealing import finished, played

SIZES = [(360, 480), (480, 900), (800, 600), (1024, 560), (1600, 900)]


@pytest.fixture
def history(qtbot: QtBot, tmp_path: Path) -> Iterator[History]:
    made = History(tmp_path / "history.sqlite")
    yield made
    made.close()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with thirteen deals."""
    path = tmp_path_factory.mktemp("kept") / "history.sqlite"
    store = Store(path)
    for seed in range(12):
        rules = (Rules.of(), Rules.of("brisca", players=4))[seed % 2]
        marks = frozenset({"hinted"}) if seed == 3 else frozenset[str]()
        store.add(finished(seed, ("hard", "easy")[seed % 3 == 0], rules, ended=1_700_000_000 + seed, marks=marks))
    store.add(finished(99, "normal", ended=1_800_000_000, number="1PB0-VC4G-F"))
    store.close()
    return path


@pytest.fixture
def filled(history: History, kept: Path, tmp_path: Path) -> History:
    """A history that holds them."""
    shutil.copy(kept, tmp_path)
    return history


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Callable[[SideWindow], None]]:
    shown: list[SideWindow] = []

    def show(window: SideWindow) -> None:
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        shown.append(window)

    yield show
    for window in shown:
        window.close()
        window.deleteLater()


Show = Callable[[SideWindow], None]


def assert_fits(window: QWidget, *parts: QWidget) -> None:
    """All of the parts that are seen lie in the window, and no button's words are cut off."""
    for part in parts:
        if part.isVisible():
            box = part.rect().translated(part.mapTo(window, QPoint()))
            assert window.rect().contains(box), (part, box)
            if isinstance(part, QPushButton):
                assert part.width() >= part.sizeHint().width() - 1, part.text()


# --- history


@pytest.fixture
def history_window(filled: History, qtbot: QtBot, show: Show) -> HistoryWindow:
    window = HistoryWindow(filled, "dark")
    show(window)
    qtbot.waitUntil(lambda: window.deals.rowCount() == 13)
    return window


def test_the_newest_deal_comes_first_and_is_chosen(history_window: HistoryWindow) -> None:
    entry = history_window.entry
    assert entry is not None
    assert entry.number == "1PB0-VC4G-F"
    assert "13" in history_window.count.text()
    assert "1PB0-VC4G-F" in history_window.detail.text()
    said = history_window.deals.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "against Rosa" in said
    assert "Classic" in said


def test_filters_narrow_the_list_together(history_window: HistoryWindow, qtbot: QtBot) -> None:
    window = history_window
    window.presets.setCurrentIndex(window.presets.findData("brisca"))
    qtbot.waitUntil(lambda: window.deals.rowCount() == 6)
    window.levels.setCurrentIndex(window.levels.findData("easy"))
    qtbot.waitUntil(lambda: window.deals.rowCount() == 2)
    window.levels.setCurrentIndex(window.levels.findData("mixed"))
    qtbot.waitUntil(lambda: window.deals.rowCount() == 0)
    assert window.empty.text == "No deal matches these choices."
    assert not window.buttons["replay"].isEnabled()


def test_a_result_can_be_asked_for(history_window: HistoryWindow, qtbot: QtBot) -> None:
    window = history_window
    window.outcomes.setCurrentIndex(1)
    qtbot.waitUntil(lambda: window.deals.rowCount() < 13)
    assert {entry.outcome for entry in window.deals.entries} == {Outcome.WON}


def test_enter_replays_and_buttons_review_and_play_again(history_window: HistoryWindow, qtbot: QtBot) -> None:
    window = history_window
    told: list[tuple[str, object, object]] = []
    window.replay_wanted.connect(lambda record, entry: told.append(("replay", record, entry)))
    window.review_wanted.connect(lambda record, entry: told.append(("review", record, entry)))
    numbers: list[str] = []
    window.number_wanted.connect(numbers.append)
    QTest.keyClick(window.list, Qt.Key.Key_Return)
    window.buttons["review"].click()
    window.buttons["again"].click()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert [kind for kind, *_ in told] == ["replay", "review"]
    assert told[0][1] == finished(99).record
    assert told[0][2] == window.entry
    assert numbers == ["1PB0-VC4G-F"]
    QTest.keyClick(window.list, Qt.Key.Key_Down)
    assert not window.buttons["again"].isEnabled()


def test_older_deals_are_fetched_at_the_end_of_the_list(
    filled: History, qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "PAGE", 5)
    monkeypatch.setattr(rows, "HIGH", 400)
    window = HistoryWindow(filled, "light")
    show(window)
    qtbot.waitUntil(lambda: window.deals.rowCount() == 5)
    window.list.scrollToBottom()
    qtbot.waitUntil(lambda: window.deals.rowCount() == 10)
    window.list.scrollToBottom()
    qtbot.waitUntil(lambda: window.deals.rowCount() == 13)
    ids = [entry.id for entry in window.deals.entries]
    assert ids == sorted(ids, reverse=True)
    assert not window.deals.canFetchMore(window.list.rootIndex())


def test_a_deal_that_ends_meanwhile_appears(history_window: HistoryWindow, filled: History, qtbot: QtBot) -> None:
    filled.add(finished(500))
    qtbot.waitUntil(lambda: history_window.deals.rowCount() == 14)


def test_removing_asks_first(history_window: HistoryWindow, qtbot: QtBot) -> None:
    window, asked = history_window, list[str]()

    def no(text: str) -> bool:
        asked.append(text)
        return False

    window.confirm = no
    QTest.keyClick(window.list, Qt.Key.Key_Delete)
    assert len(asked) == 1
    assert window.deals.rowCount() == 13
    window.confirm = lambda _: True
    window.buttons["remove"].click()
    qtbot.waitUntil(lambda: window.deals.rowCount() == 12)


def test_a_saved_deal_opens_again_and_so_does_one_that_is_dropped(
    history_window: HistoryWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = history_window
    told: list[Record] = []
    entries: list[Entry | None] = []

    def hear(record: Record, entry: Entry | None) -> None:
        told.append(record)
        entries.append(entry)

    window.replay_wanted.connect(hear)
    path = tmp_path / "deal.briscola"
    assert window.save_to(played(7), str(path))
    assert json.loads(path.read_text())["format"] == "briscola-record/1"
    window.open_file(path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    window.dropEvent(drop)
    assert told == [played(7)] * 2
    assert entries == [None, None]


def test_a_saved_deal_gets_the_ending_of_deals(
    history_window: HistoryWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = []

    def choose(dialog: QFileDialog) -> bool:
        proposed.append(Path(dialog.selectedFiles()[0]).name)
        dialog.selectFile(str(tmp_path / "sunday"))
        return True

    monkeypatch.setattr(QFileDialog, "exec", choose)
    entry = history_window.entry
    assert entry is not None
    history_window._choose_file(played(7), entry)
    assert [path.name for path in tmp_path.glob("sunday*")] == ["sunday.briscola"]
    assert proposed == [f"briscola {QDateTime.fromSecsSinceEpoch(entry.ended).date().toString('yyyy-MM-dd')}.briscola"]


@pytest.mark.parametrize("text", [None, "nonsense", "{}"])
def test_a_file_that_is_no_deal_is_said_in_the_window(
    history_window: HistoryWindow, tmp_path: Path, text: str | None
) -> None:
    path = tmp_path / "deal.json"
    if text is not None:
        path.write_text(text)
    history_window.open_file(path)
    assert history_window.fault.isVisible()
    assert "deal.json" in history_window.fault.text()
    assert not history_window.save_to(played(1), str(tmp_path / "no" / "folder.json"))
    assert "could not be written" in history_window.fault.text()


@pytest.mark.parametrize("size", SIZES)
def test_the_history_fits_any_window(history_window: HistoryWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    history_window.resize(*size)
    qtbot.wait(1)
    assert history_window.width() == size[0]
    assert_fits(history_window, history_window.list, *history_window.buttons.values(), history_window.presets)


def test_without_deals_there_is_a_sentence(history: History, qtbot: QtBot, show: Show) -> None:
    window = HistoryWindow(history, "light")
    show(window)
    qtbot.waitUntil(lambda: bool(window.empty.text))
    assert window.empty.text == "No deal has been finished yet."


# --- statistics


@pytest.fixture
def statistics(filled: History, qtbot: QtBot, show: Show) -> StatisticsWindow:
    window = StatisticsWindow(filled, "dark")
    show(window)
    qtbot.waitUntil(lambda: window.shown is not None)
    return window


def test_figures_stand_in_the_window_and_in_the_charts_names(statistics: StatisticsWindow) -> None:
    figures = statistics.shown
    assert figures is not None
    assert statistics.tiles["deals"].text() == "12"  # one was hinted
    assert statistics.tiles["best"].text() == str(figures.best)
    assert f"{figures.won} won" in statistics.share.accessibleName()
    assert str(figures.last[-1][1]) in statistics.results.accessibleName()


def test_a_kind_is_chosen_in_the_list_or_in_the_box(statistics: StatisticsWindow, qtbot: QtBot) -> None:
    kinds = [statistics.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(statistics.list.count())]
    place = kinds.index(Kind("brisca", 4, "hard"))
    statistics.list.setCurrentRow(place)
    qtbot.waitUntil(lambda: statistics.title.text() == "Brisca")
    assert statistics.combo.currentIndex() == place
    statistics.combo.setCurrentIndex(0)
    assert statistics.title.text() == "All deals"


def test_deals_that_are_all_left_out_are_not_said_to_be_none(history: History, qtbot: QtBot, show: Show) -> None:
    history.add(finished(1, marks=frozenset({"hinted", "undone"})))
    window = StatisticsWindow(history, "dark")
    show(window)
    qtbot.waitUntil(lambda: "kept but not counted" in window.empty.text)
    assert window.empty.isVisible()
    window.all_deals.click()
    qtbot.waitUntil(lambda: window.shown is not None)
    assert window.body.isVisible()


def test_helped_deals_are_counted_on_demand(statistics: StatisticsWindow, qtbot: QtBot) -> None:
    statistics.all_deals.click()
    qtbot.waitUntil(lambda: statistics.tiles["deals"].text() == "13")


def test_counting_anew_asks_first_and_keeps_other_kinds(statistics: StatisticsWindow, qtbot: QtBot) -> None:
    statistics.choose(Kind("classic", 2, "normal"))
    statistics.confirm = lambda _: False
    statistics.reset.click()
    qtbot.wait(5)
    assert statistics.shown is not None
    asked: list[str] = []

    def yes(text: str) -> bool:
        asked.append(text)
        return True

    statistics.confirm = yes
    statistics.reset.click()
    qtbot.waitUntil(lambda: statistics.tiles["deals"].text() == "11")
    assert "normal" in asked[0]
    statistics.choose(None)
    statistics.reset.click()
    qtbot.waitUntil(statistics.empty.isVisible)
    assert not statistics.body.isVisible()


def test_what_is_played_meanwhile_counts_at_once(statistics: StatisticsWindow, filled: History, qtbot: QtBot) -> None:
    filled.add(finished(77))
    qtbot.waitUntil(lambda: statistics.tiles["deals"].text() == "13")


@pytest.mark.parametrize("size", SIZES)
def test_statistics_fit_any_window(statistics: StatisticsWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    statistics.resize(*size)
    qtbot.wait(1)
    assert statistics.width() == size[0]
    assert statistics.combo.isVisible() != statistics.list.isVisible()
    assert_fits(statistics, statistics.reset, statistics.all_deals, statistics.title)


@pytest.mark.parametrize("room", ["light", "dark"])
def test_charts_are_painted(statistics: StatisticsWindow, qtbot: QtBot, room: str) -> None:
    statistics.set_room(room)  # type: ignore[arg-type]
    for chart in (statistics.share, statistics.results, statistics.course):
        image = chart.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(colours) > 8


def test_a_few_deals_are_a_dot_and_no_line(history: History, qtbot: QtBot, show: Show) -> None:
    """A line across the chart would say that nothing changed over many deals."""
    history.add(finished(1))
    window = StatisticsWindow(history, "dark")
    show(window)
    qtbot.waitUntil(lambda: window.shown is not None)
    assert coloured_columns(window.course) <= 2
    assert f"From {2 * PIECE} deals on there is a line." in window.course.accessibleName()
    for seed in range(2, 2 * PIECE + 1):
        history.add(finished(seed))
    qtbot.waitUntil(lambda: window.shown is not None and window.shown.deals == 2 * PIECE)
    assert coloured_columns(window.course) > 5
    assert "there is a line" not in window.course.accessibleName()


def coloured_columns(chart: CourseChart) -> int:
    """In how many of ten columns of a chart something of the line's colour is."""
    image = chart.grab().toImage()
    line = colours(ROOMS["dark"])[Outcome.WON].rgb()
    wide, high = image.width(), image.height()
    return len({10 * x // wide for x in range(wide) for y in range(high) if image.pixel(x, y) == line})


# --- shared deals


@pytest.fixture
def shared(history: History, tmp_path: Path) -> Iterator[SharedDeals]:
    game = Game(InlineBots(), Saves(tmp_path), iter(range(1, 99)).__next__, paced=False)
    yield SharedDeals(game, history, Keeper(game, history), lambda: date(2026, 11, 30))
    game.close()


def make_sharing(shared: SharedDeals, show: Show) -> SharingWindow:
    window = SharingWindow(shared, "easy", "Ada", "dark")
    show(window)
    return window


def test_a_number_is_read_while_it_is_typed_and_played(shared: SharedDeals, show: Show) -> None:
    window = make_sharing(shared, show)
    assert not window.play_button.isEnabled()
    QTest.keyClicks(window.field, "1pb0 vc4g")
    assert not window.play_button.isEnabled()
    QTest.keyClicks(window.field, " f")
    assert window.play_button.isEnabled()
    assert "Classic" in window.told.text()
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert not window.isVisible()
    assert shared.current == DealNumber.parse("1PB0-VC4G-F")
    assert shared._game.players[0].name == "Ada"


def test_a_wrong_number_is_said_and_nothing_is_dealt(shared: SharedDeals, show: Show) -> None:
    window = make_sharing(shared, show)
    QTest.keyClicks(window.field, "1PB0-VC4G-G")
    QTest.keyClick(window.field, Qt.Key.Key_Return)
    assert window.isVisible()
    assert "not the number of a deal" in window.told.text()
    assert not shared._game.started


def test_the_number_of_this_deal_is_copied_and_its_other_seat_played(shared: SharedDeals, show: Show) -> None:
    number = DealNumber(Rules.of(), "hard", 0, 4321)
    shared.play(number)
    window = make_sharing(shared, show)
    window.copy_button.click()
    assert QGuiApplication.clipboard().text() == number.text == window.number.text()
    assert "not played yet" in window.results.accessibleName() or not window.results.words
    window.other.click()
    assert shared.current == number.other_seat


def test_the_deal_of_the_day_is_dealt(shared: SharedDeals, show: Show) -> None:
    window = make_sharing(shared, show)
    window.day_button.click()
    assert shared.current == DealNumber.of_day(date(2026, 11, 30), Rules.of(), "easy")


@pytest.mark.parametrize("size", SIZES)
def test_shared_deals_fit_any_window(shared: SharedDeals, show: Show, qtbot: QtBot, size: tuple[int, int]) -> None:
    shared.play(DealNumber(Rules.of(), "hard", 0, 987_654_321_012))
    window = make_sharing(shared, show)
    window.resize(*size)
    qtbot.wait(1)
    assert window.width() == size[0]
    assert_fits(window, window.copy_button, window.field)


def test_what_was_asked_for_a_window_that_is_gone_comes_to_nothing(
    filled: History, shared: SharedDeals, qtbot: QtBot
) -> None:
    shared.play(DealNumber(Rules.of(), "hard", 0, 4321))
    windows = [
        HistoryWindow(filled, "dark"),
        StatisticsWindow(filled, "dark"),
        SharingWindow(shared, "easy", "Ada", "dark"),
    ]
    for window in windows:
        window.show()
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    filled.flush()
    answers: list[int] = []
    filled.ask(lambda _: 1, answers.append)
    qtbot.waitUntil(lambda: bool(answers))


def test_keys_close_a_window(history: History, show: Show, qtbot: QtBot) -> None:
    window = StatisticsWindow(history, "dark")
    show(window)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
