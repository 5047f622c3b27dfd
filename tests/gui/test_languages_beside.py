"""The windows beside the table in every language: nothing in them is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.runtime.game import Game
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.history.keeper import Keeper
from briscola_desktop.runtime.history.store import Store
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.reviewing import Reviewing
from briscola_desktop.runtime.savefile import Saves
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.sharing import SharedDeals
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.decks.own_decks import OwnDecksWindow
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.dialogs import base
from briscola_desktop.widgets.history.window import HistoryWindow
from briscola_desktop.widgets.lobby.create_table import CreateTableDialog
from briscola_desktop.widgets.lobby.window import OnlineWindow
from briscola_desktop.widgets.palette import ROOMS
from briscola_desktop.widgets.review.window import DealWindow
from briscola_desktop.widgets.rules.reader import RulesReader
from briscola_desktop.widgets.sharing.window import SharingWindow
from briscola_desktop.widgets.statistics.window import StatisticsWindow
from briscola_desktop.widgets.styling import style_sheet
from tests.gui.conftest import THEMES, Patience
from tests.gui.fitting import Painted, bury, cut_texts, painted
from tests.unit.runtime.history.dealing import finished, played

__all__ = ["painted"]

SIZES = ((456, 852), (659, 352), (776, 552), (1000, 552), (1280, 760))
"""Of windows on the screens that we mean; the second one is of 1024 × 600 at a scale of 1.5."""

Makers = dict[str, Callable[[], QWidget]]


@dataclass
class Beside:
    """What the windows beside the table need."""

    settings: Settings
    history: History
    shared: SharedDeals
    decks: Path

    def makers(self) -> Makers:
        """Each window by its name."""
        theme, library = THEMES["one"], Library(THEMES)
        return {
            "history": lambda: HistoryWindow(self.history, "dark"),
            "statistics": lambda: StatisticsWindow(self.history, "dark"),
            "sharing": lambda: SharingWindow(self.shared, "normal", "", "dark"),
            "own decks": lambda: OwnDecksWindow(self.decks, "dark"),
            "review": lambda: DealWindow(played(3), CardRenderer(theme), Reviewing(InlineBots()), "dark"),
            "reader": lambda: RulesReader(THEMES, CardRenderer(theme), Rules.of(), self.settings.get(keys.LANGUAGE)),
            "online": lambda: OnlineWindow(self.settings, library, interface="127.0.0.1"),
        }


@pytest.fixture
def beside(qapp: QApplication, tmp_path: Path) -> Iterator[Beside]:
    bury()
    store = Store(tmp_path / "history.sqlite")
    for seed in range(4):
        marks = frozenset({"hinted", "undone"}) if seed == 3 else frozenset[str]()
        rules = (Rules.of(), Rules.of("brisca", players=4))[seed % 2]
        store.add(finished(seed, "hard", rules, ended=1_700_000_000 + seed, marks=marks))
    store.close()
    history = History(tmp_path / "history.sqlite")
    game = Game(InlineBots(), Saves(tmp_path), iter(range(1, 99)).__next__, paced=False)
    shared = SharedDeals(game, history, Keeper(game, history), lambda: date(2026, 11, 30))
    settings = Settings(tmp_path / "settings.ini", keys.KEYS)
    settings.set(keys.LANGUAGE, "en")
    translations = Translations(settings)
    yield Beside(settings, history, shared, tmp_path / "decks")
    bury()
    translations.close()
    QLocale.setDefault(QLocale.system())
    game.close()
    history.close()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_window_beside_the_table_cuts_a_word(
    code: str, beside: Beside, painted: Painted, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside.settings.set(keys.LANGUAGE, code)
    cut = {}
    for size in SIZES:
        monkeypatch.setattr(base, "room_for", lambda _, size=size: QSize(*size))
        for hosted in (True, False):
            dialog = CreateTableDialog(Rules.of(), hosted=hosted)
            dialog.setStyleSheet(style_sheet(ROOMS["dark"]))
            found = read(dialog, size, painted)
            dialog.close()
            dialog.deleteLater()
            if found:
                cut[f"create, {hosted=} at {size}"] = sorted(found)
    for name, make in beside.makers().items():
        window = make()
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        window.show()
        Patience().wait_until(partial(filled, window))
        for size in SIZES:
            window.resize(*size)
            found = read(window, size, painted)
            if found:
                cut[f"{name} at {size}"] = sorted(found)
        window.close()
        if isinstance(window, RulesReader):
            window._renderer.close()
        window.deleteLater()
        bury()
    assert not cut, "\n".join(f"{place}: {texts}" for place, texts in cut.items())


def filled(window: QWidget) -> bool:
    """Whether what is kept has been read."""
    if isinstance(window, HistoryWindow):
        return window.deals.rowCount() == 4
    return not isinstance(window, StatisticsWindow) or window.shown is not None


def read(window: QWidget, size: tuple[int, int], painted: Painted) -> set[str]:
    """The words of a window that cannot be read."""
    window.show()
    QApplication.processEvents()
    window.grab()
    found = {*cut_texts(window), *painted.take()}
    if window.width() > size[0] or window.height() > size[1]:
        found.add(f"needs {window.width()} × {window.height()}")
    return found
