"""The buttons at the foot of a dialog end where its fields do."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.dialogs import base
from briscola_desktop.widgets.dialogs.about import AboutDialog
from briscola_desktop.widgets.dialogs.new_table import NewTableDialog
from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog
from briscola_desktop.widgets.lobby.create_table import CreateTableDialog
from briscola_desktop.widgets.palette import ROOMS
from briscola_desktop.widgets.statistics.charts import Chart
from briscola_desktop.widgets.statistics.window import StatisticsWindow
from briscola_desktop.widgets.styling import style_sheet
from tests.gui.conftest import THEMES
from tests.unit.runtime.history.dealing import finished

FIELDS = (QPushButton, QComboBox, QLineEdit, QAbstractItemView, QTextBrowser, Chart)


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Callable[[QWidget], None]]:
    shown: list[QWidget] = []

    def show(window: QWidget) -> None:
        shown.append(window)
        window.show()
        qtbot.waitExposed(window)

    yield show
    for window in shown:
        window.close()
        window.deleteLater()


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """A window in the program's style, as that before which dialogs open."""
    made = QWidget()
    qtbot.addWidget(made)
    made.setStyleSheet(style_sheet(ROOMS["dark"]))
    return made


Show = Callable[[QWidget], None]


def right(part: QWidget) -> int:
    """Where a part of a window ends, from the window's left edge."""
    return part.mapTo(part.window(), QPoint(part.width(), 0)).x()


def assert_aligned(window: QWidget) -> None:
    """The widest of the fields end where the last of the buttons under them does."""
    QApplication.processEvents()
    seen = [part for part in window.findChildren(QWidget) if isinstance(part, FIELDS) and part.isVisible()]
    top = {part: part.mapTo(window, QPoint()).y() for part in seen}
    foot = max((part for part in seen if isinstance(part, QPushButton)), key=lambda part: (top[part], part.x()))
    above = [part for part in seen if top[part] < top[foot] - 5]
    assert max(map(right, above)) == right(foot)


def test_of_a_new_table(show: Show, parent: QWidget) -> None:
    for dialog in (
        NewTableDialog(Rules.of(), (), "", "normal", parent),
        CreateTableDialog(Rules.of(), hosted=True, parent=parent),
    ):
        show(dialog)
        assert_aligned(dialog)


def test_fields_keep_clear_of_a_scroll_bar(
    show: Show, parent: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(base, "room_for", lambda _: QSize(776, 400))
    dialog = NewTableDialog(Rules.of(), (), "", "normal", parent)
    show(dialog)
    (scroll,) = dialog.findChildren(QScrollArea)
    bar = scroll.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    assert bar.width() >= 15
    assert all(right(field) <= bar.mapTo(dialog, QPoint()).x() for field in scroll.findChildren(QComboBox))


def test_of_the_preferences(show: Show, parent: QWidget, tmp_path: Path) -> None:
    dialog = PreferencesDialog(Settings(tmp_path / "settings.ini", keys.KEYS), Library(THEMES), parent)
    show(dialog)
    (tabs,) = dialog.findChildren(QTabWidget)
    for page in (0, 3):  # on the others no field fills its row
        tabs.setCurrentIndex(page)
        assert_aligned(dialog)


def test_of_what_the_program_is(show: Show, parent: QWidget) -> None:
    dialog = AboutDialog(parent)
    show(dialog)
    assert_aligned(dialog)


def test_of_the_statistics(show: Show, qtbot: QtBot, tmp_path: Path) -> None:
    history = History(tmp_path / "history.sqlite")
    history.add(finished(1))
    window = StatisticsWindow(history, "dark")
    show(window)
    qtbot.waitUntil(lambda: window.shown is not None)
    bar = window.body.verticalScrollBar()
    window.resize(900, 400)
    qtbot.waitUntil(bar.isVisible)
    assert bar.width() >= 15  # there is a gap between the charts and the bar
    window.resize(900, 900)
    qtbot.waitUntil(lambda: not bar.isVisible())
    assert_aligned(window)
    history.close()
