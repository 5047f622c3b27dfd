"""Every window in every language: nothing is cut, letters for the keyboard do not clash, and it changes at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QLocale, QRectF, QSize
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QMenu, QPushButton, QTabBar

from briscola_desktop.ai.decision import Reason
from briscola_desktop.core.cards import Card, Rank, Suit, cards
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.game import against_computer
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.notices import SENTENCES, Notice
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.dialogs import base
from briscola_desktop.widgets.dialogs.about import AboutDialog
from briscola_desktop.widgets.dialogs.new_table import NewTableDialog
from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog
from briscola_desktop.widgets.dialogs.shortcuts import ShortcutsDialog
from briscola_desktop.widgets.lettering import fitted
from briscola_desktop.widgets.menus import fit_to_screen
from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.layout import Shape
from briscola_desktop.widgets.table.ribbon import LEAST, face_of, lines_of, widest
from briscola_desktop.widgets.table.words import Sentences, Winning, card_name, reason_text
from tests.gui.conftest import Play
from tests.gui.fitting import Painted, bury, cut_texts, painted

__all__ = ["painted"]

DIALOGS = ((480, 900), (683, 400), (1024, 600), (1280, 800))
"""Screens; the second is the third at a scale of 1.5."""
SIZES = ((480, 900), (800, 600), (1024, 600), (1280, 800), (1920, 1080))
REFUSALS = [code for code, said in SENTENCES.items() if "{" not in str(said) and str(said).count(" ") < 14]
LONG = "Nonna Pina"
"""The longest name of a computer player."""


@pytest.fixture
def speak(play: Play) -> Iterator[Callable[[str], None]]:
    """Speak a language; English again after the test."""
    bury()
    play.settings.set(keys.LANGUAGE, "en")
    translations = Translations(play.settings)

    def speak(code: str) -> None:
        play.settings.set(keys.LANGUAGE, code)
        QApplication.processEvents()

    yield speak
    bury()
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
        monkeypatch.setattr(base, "room_for", lambda _, room=room: room)
        painted.take()
        made = dialogs(play)
        cut[f"made for {size.width()} × {size.height()}"] = sorted(painted.take())
        for name, dialog in made.items():
            found = set(read(dialog, painted))
            if dialog.width() > room.width() or dialog.height() > room.height():
                found.add(f"needs {dialog.width()} × {dialog.height()}")
            if found:
                cut[f"{name} at {size.width()} × {size.height()}"] = sorted(found)
            dialog.close()
            dialog.deleteLater()
    assert not any(cut.values()), "\n".join(f"{place}: {texts}" for place, texts in cut.items() if texts)


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


TABLES = ((Rules.of(), 2, 0), (Rules.of("brisca", players=6), 3, 2), (Rules.of("match", players=4), 11, 0))
"""Rule sets, a deal of each, and how many actions there can be at once."""


def test_no_word_at_the_table_is_cut(play: Play, speak: Speak, painted: Painted) -> None:
    """Plates, bar and slate; the ribbon is asked for each of its sentences below."""
    cut = {}
    for rules, seed, _ in TABLES:
        for size in SIZES:
            play.window.resize(*size)
            play.start(rules, seed=seed)
            for code in LANGUAGES:
                speak(code)
                painted.take()
                play.window.grab()
                found = {*painted.take(), *cut_texts(play.window)} - {play.scene.ribbon.text}
                if found:
                    cut[f"{code}: {rules.preset} at {size}"] = sorted(found)
    assert not cut, "\n".join(f"{place}: {texts}" for place, texts in cut.items())


def test_where_a_word_of_the_bar_has_no_room_the_icons_stand_alone(play: Play, speak: Speak) -> None:
    play.window.resize(1280, 800)
    play.start()
    board = play.window.board
    assert all(button.labelled for button in board.buttons.values())
    board.buttons["hint"].word("Suggerimento lunghissimo", "", "")
    board._label_buttons()
    assert not any(button.labelled for button in board.buttons.values())
    board.retranslate()
    assert all(button.labelled for button in board.buttons.values())


def test_every_sentence_fits_its_ribbon(play: Play, speak: Speak) -> None:
    """With the longest names, in every layout."""
    shapes = [Shape(*size, seats=rules.players, actions=actions) for size in SIZES for rules, _, actions in TABLES]
    layouts = [arrange(shape) for shape in shapes]
    cut = []
    for code in LANGUAGES:
        speak(code)
        for text in set(sentences()):
            for layout in layouts:
                room = QRectF(0, 0, layout.message.w, layout.message.h)
                for line in lines_of(room, text, layout.font):
                    _, shown = fitted(line, face_of(layout.font), widest(room, layout.font), LEAST)
                    if shown != line:
                        cut.append((code, (layout.shape.width, layout.shape.height), layout.shape.seats, text))
    assert not cut, "\n".join(map(str, cut))


def sentences() -> Iterator[str]:
    """What the ribbon says in a deal, with the longest names."""
    for family in ("italian", "french"):
        card = max(
            (Card.of(rank, suit) for rank in Rank for suit in Suit), key=lambda card: len(card_name(card, family))
        )
        yield from (reason_text(reason).format(card=card_name(card, family)) for reason in Reason)
        for viewer in (0, None):
            words = Sentences(viewer, (LONG, LONG), family)
            for seat in (0, 1):
                yield from (words.deals(seat), words.turn(seat), words.turn(seat, (1, card)), words.thinking(seat))
                yield from (words.taken(seat, 22, why) for why in get_args(Winning))
                yield from (words.exchanged(seat, card, cards("7d")[0]), words.thrown(seat), words.claimed(seat, 33))
            yield from (words.trump(card.suit), words.shown(), words.counting())
    yield from (Notice.of(code).sentence for code in REFUSALS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_letter_of_a_menu_or_a_dialog_is_given_twice(code: str, play: Play, speak: Speak) -> None:
    speak(code)
    play.start()
    play.window.board.buttons["menu"].click()
    menu = play.window._menu
    for below in (menu, *menu.findChildren(QMenu)):
        texts = [action.text() for action in below.actions() if action.text()]
        assert [text for text in texts if "&" not in text] == []
        assert len(letters(texts)) == len(set(letters(texts))), texts
    menu.close()
    for name, dialog in dialogs(play).items():
        dialog.show()
        texts = [widget.text() for widget in dialog.findChildren(QPushButton) + dialog.findChildren(QCheckBox)]
        texts += [bar.tabText(tab) for bar in dialog.findChildren(QTabBar) for tab in range(bar.count())]
        texts += [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
        given = letters(texts)
        assert given, name
        assert len(given) == len(set(given)), (name, texts)
        dialog.close()
        dialog.deleteLater()


def letters(texts: list[str]) -> list[str]:
    """The letters that the texts give to the keyboard."""
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


def test_the_language_changes_at_once_and_the_deal_goes_on(play: Play, speak: Speak) -> None:
    """Titles, buttons, plates, the ribbon, the score sheet, the reader and the preferences that are open."""
    play.start()
    play.wait()
    window, board = play.window, play.window.board
    before = play.game.view
    window.show_rules()
    reader = window._reader
    assert reader is not None
    dialog = PreferencesDialog(play.settings, window.library, window)
    dialog.show()
    dialog.tabs.setCurrentIndex(3)
    dialog.languages.setCurrentIndex(dialog.languages.findData("hu"))
    dialog.languages.activated.emit(dialog.languages.currentIndex())
    QApplication.processEvents()
    assert dialog.windowTitle() == "Beállítások"
    assert (dialog.tabs.currentIndex(), dialog.languages.currentData()) == (3, "hu")
    assert board.buttons["hint"].accessibleName() == "Tanács"
    assert window.commands["deal"].text().replace("&", "") == "Új leosztás"
    assert play.scene.plates[0].plate.name == "Te"
    assert play.scene.ribbon.text.startswith(("Te hívsz", "Rosa hívása"))
    assert board.view.accessibleName() == "Kártyaasztal"
    assert reader.language == "hu"
    assert reader.windowTitle() == "Szabályok: Briscola"
    dialog.reject()
    QApplication.processEvents()
    assert window.commands["deal"].text().replace("&", "") == "New deal"
    assert reader.windowTitle() == "Rules of Briscola"
    assert play.game.view == before
    play.assert_true_to_the_game()
    reader.close()


@pytest.mark.parametrize("large", [False, True])
def test_the_menu_has_one_column_on_a_low_screen(play: Play, speak: Speak, large: bool) -> None:
    """The screen of the tests is 800 pixels high: as many entries more as 200 pixels have room for."""
    speak("de")
    play.settings.set(keys.LARGE_PRINT, large)

    def fill(menu: QMenu) -> None:
        for number in range(12):
            menu.addAction(f"Eintrag {number}")

    play.window.extras.append(fill)
    play.start()
    play.window.board.buttons["menu"].click()
    menu = play.window._menu
    assert len({menu.actionGeometry(action).left() for action in menu.actions()}) == 1
    menu.close()
    menu.clear()
    menu.addAction("Eintrag")
    fit_to_screen(menu)
    assert menu.property("fit") == ""
