"""Every window in every language: nothing is cut, letters for the keyboard do not clash, and it changes at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog

from briscola_desktop.ai.decision import Reason
from briscola_desktop.core.cards import Card, Rank, Suit, cards
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.game import against_computer
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.notices import SENTENCES
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.dialogs import base, shortcuts
from briscola_desktop.widgets.dialogs.about import AboutDialog
from briscola_desktop.widgets.dialogs.new_table import NewTableDialog
from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog
from briscola_desktop.widgets.dialogs.rules import RulesDialog
from briscola_desktop.widgets.dialogs.shortcuts import ShortcutsDialog
from briscola_desktop.widgets.lettering import draw_text
from briscola_desktop.widgets.table.ribbon import draw_ribbon
from briscola_desktop.widgets.table.words import Sentences, card_name, reason_text
from tests.gui.conftest import Play
from tests.gui.fitting import Painted, cut_texts, painted

__all__ = ["painted"]

DIALOGS = ((480, 900), (800, 600), (1280, 800))
SIZES = ((480, 900), (800, 600), (1024, 600), (1280, 800), (1920, 1080))
LONG = "Nonna Pina"
"""The longest name of a computer player."""


@pytest.fixture
def speak(play: Play) -> Iterator[Callable[[str], None]]:
    """Speak a language; English again after the test."""
    play.settings.set(keys.LANGUAGE, "en")
    translations = Translations(play.settings)

    def speak(code: str) -> None:
        play.settings.set(keys.LANGUAGE, code)
        QApplication.processEvents()

    yield speak
    translations.close()
    QLocale.setDefault(QLocale.system())


Speak = Callable[[str], None]


def dialogs(play: Play) -> dict[str, QDialog]:
    """Every dialog, anew."""
    window = play.window
    rules = Rules.of("brisca", players=6)
    table = NewTableDialog(rules, against_computer(rules, "normal"), "", "normal", window)
    custom = NewTableDialog(rules, against_computer(rules, "normal"), "", "normal", window)
    custom.show_option("claim")
    return {
        "table": table,
        "rules of the table": custom,
        "preferences": PreferencesDialog(play.settings, window.library, window),
        "rules": RulesDialog(Rules.of("match"), window),
        "shortcuts": ShortcutsDialog(window.commands, window),
        "about": AboutDialog(window),
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_dialog_cuts_a_word(
    code: str, play: Play, speak: Speak, painted: Painted, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(code)
    play.start()
    cut = {}
    for size in (QSize(*size) for size in DIALOGS):
        room = size - QSize(24, 48)
        for module in (base, shortcuts):
            monkeypatch.setattr(module, "room_for", lambda _, room=room: room)
        for name, dialog in dialogs(play).items():
            found = set(read(dialog, painted))
            if dialog.width() > room.width() or dialog.height() > room.height():
                found.add(f"needs {dialog.width()} × {dialog.height()}")
            if found:
                cut[f"{name} at {size.width()} × {size.height()}"] = sorted(found)
            dialog.close()
            dialog.deleteLater()
    assert not cut, "\n".join(f"{place}: {texts}" for place, texts in cut.items())


def read(dialog: QDialog, painted: Painted) -> Iterator[str]:
    """The words of a dialog that cannot be read, on all its pages."""
    tabs = dialog.tabs if isinstance(dialog, PreferencesDialog) else None
    dialog.show()
    painted.take()
    for page in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(page)
        QApplication.processEvents()
        dialog.grab()
        yield from cut_texts(dialog)
    yield from painted.take()
