"""The reader of the rules: read, searched, resized, printed, followed to the preferences and to the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QKeySequence, QTextCursor
from PySide6.QtPdf import QPdfDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QListWidget, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from briscola_desktop.core.rules import PRESETS, Rules
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.rules_pages import Prose, booklet
from briscola_desktop.widgets.decks.library import plain_theme
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.lettering import evenness
from briscola_desktop.widgets.rules.captions import Viewed, rule_sets
from briscola_desktop.widgets.rules.reader import RulesReader
from briscola_desktop.widgets.rules.style import TEXT
from tests.gui.conftest import Play

THEMES = {
    "one": replace(plain_theme(), id="one", family="italian", aspect=1.66),
    "two": replace(plain_theme(), id="two", family="french", aspect=1.5),
}

MakeReader = Callable[..., RulesReader]


@pytest.fixture
def make_reader(qtbot: QtBot) -> Iterator[MakeReader]:
    made: list[RulesReader] = []

    def make(language: str = "en", size: tuple[int, int] = (1000, 700), rules: Rules | None = None) -> RulesReader:
        reader = RulesReader(THEMES, CardRenderer(THEMES["one"]), rules or Rules.of(), language)
        reader.resize(*size)
        reader.show()
        reader.activateWindow()
        qtbot.waitUntil(reader.isActiveWindow)
        made.append(reader)
        return reader

    yield make
    for reader in made:
        reader.close()
        reader._renderer.close()
        reader.deleteLater()


def settled(qtbot: QtBot, reader: RulesReader) -> QImage:
    """The page once all its cards are drawn."""
    reader.page.viewport().grab()
    qtbot.waitUntil(lambda: not reader._renderer.busy)
    return reader.page.viewport().grab().toImage()


def combo(reader: RulesReader, data: str) -> QComboBox:
    return next(box for box in reader.findChildren(QComboBox) if box.findData(data) >= 0)


def choose(reader: RulesReader, data: str) -> None:
    box = combo(reader, data)
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(480, 900), (800, 600), (1280, 800)])
def test_nothing_is_cut_off(make_reader: MakeReader, language: str, size: tuple[int, int]) -> None:
    reader = make_reader(language, size)
    assert (reader.width(), reader.height()) == size
    document, viewport = reader.page.document(), reader.page.viewport()
    assert document.size().width() <= viewport.width() + 1  # the rule of a table
    margin = document.rootFrame().frameFormat().leftMargin()
    layout = document.documentLayout()
    block = document.begin()
    while block.isValid():
        rect = layout.blockBoundingRect(block)
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            assert rect.left() + line.naturalTextRect().right() <= viewport.width() - margin + 1, block.text()
        block = block.next()
    reader._toggle_contents() if size[0] < 760 else None
    for widget in reader.findChildren(QWidget):
        if isinstance(widget, (QPushButton, QToolButton, QComboBox)) and widget.isVisible():
            corner = widget.mapTo(reader, widget.rect().bottomRight())
            assert corner.x() < size[0], widget.accessibleName()
            assert corner.y() < size[1], widget.accessibleName()
    contents = reader.panel.findChild(QListWidget)
    assert contents is not None
    assert contents.isVisible()


def test_the_whole_booklet_is_on_the_page(make_reader: MakeReader) -> None:
    reader = make_reader("de")
    text = " ".join(reader.page.toPlainText().split())
    for section in booklet("de").sections:
        assert section.title in text
        for passage in section.passages:
            if isinstance(passage, Prose) and "|" not in passage.markdown:
                assert passage.plain in text
    for row in rule_sets(booklet("de").words, Rules.of()):
        assert row[-1].strip("*") in text


def test_a_change_of_deck_changes_pictures_and_captions(qtbot: QtBot, make_reader: MakeReader) -> None:
    reader = make_reader()
    reader.show_section("tricks")
    before, place = settled(qtbot, reader), reader.page.section
    assert "taken by: king of cups" in reader.page.toPlainText()
    with qtbot.waitSignal(reader.deck_chosen) as chosen:
        choose(reader, "two")
    assert chosen.args == ["two"]
    assert settled(qtbot, reader) != before
    assert "taken by: king of hearts" in reader.page.toPlainText()
    assert (reader.deck, reader.page.section) == ("two", place)
    reader.set_deck("no such deck")
    assert reader.deck == "two"


def test_another_language_shows_the_same_section(qtbot: QtBot, make_reader: MakeReader) -> None:
    reader = make_reader()
    reader.show_section("exchange")
    with qtbot.waitSignal(reader.language_chosen) as chosen:
        choose(reader, "hu")
    assert chosen.args == ["hu"]
    assert reader.page.section == "exchange"
    assert "A csere" in reader.page.toPlainText()
    assert "The exchange" not in reader.page.toPlainText()


def test_an_unknown_language_is_english(make_reader: MakeReader) -> None:
    assert make_reader("eo").language == "en"


def test_what_differs_is_marked_for_the_rule_set_at_the_table(make_reader: MakeReader) -> None:
    def marks() -> list[str]:
        return [line for line in reader.page.toPlainText().splitlines() if line.endswith("at your table")]

    reader = make_reader()
    assert "Classic · Café · at your table" in marks()
    assert "Brisca · at your table" not in marks()
    reader.set_rules(Rules.of("brisca"))
    assert "Brisca · at your table" in marks()
    assert "Classic · Café · at your table" not in marks()
    choose(reader, "match")
    assert reader.viewed == Viewed(Rules.of("match"), own=False)
    assert not marks()
    assert "In bold: what differs from Match" in reader.page.toPlainText()


def test_play_with_these_rules(qtbot: QtBot, make_reader: MakeReader) -> None:
    table = Rules.of("classic", players=3, points_shown=False)
    reader = make_reader(rules=table)
    button = reader.panel.findChild(QPushButton, "play")
    assert button is not None
    with qtbot.waitSignal(reader.play_wanted) as played:
        button.click()
    assert played.args == [table]
    choose(reader, "cafe")
    with qtbot.waitSignal(reader.play_wanted) as played:
        button.click()
    assert played.args == [Rules.of("cafe")]


def test_links_lead_to_preferences_sections_and_the_table(qtbot: QtBot, make_reader: MakeReader) -> None:
    reader = make_reader()
    reader.page.setFocus()
    reader.page.verticalScrollBar().setValue(0)
    # the first link of the booklet goes to the counted deal; Tab and Enter follow it
    QTest.keyClick(reader.page, Qt.Key.Key_Tab)
    QTest.keyClick(reader.page, Qt.Key.Key_Return)
    assert reader.page.section == "counting"
    wanted, played = list[str](), list[object]()
    reader.preference_wanted.connect(wanted.append)
    reader.play_wanted.connect(played.append)
    for target in ("option:exchange", "setting:deck", "play:brisca", "play:nothing"):
        reader.page.link_followed.emit(target)
    assert wanted == ["exchange", "deck"]
    assert played == [Rules.of("brisca")]


def test_search_marks_and_walks_through_the_places(qtbot: QtBot, make_reader: MakeReader) -> None:
    reader = make_reader("it")
    reader.panel.focus_search()
    QTest.keyClicks(reader.panel._search, "strozz")
    contents = reader.panel.findChild(QListWidget)
    assert contents is not None
    found = [contents.item(row).text() for row in range(contents.count())]
    assert len(found) == 2
    assert found[1].startswith("Giocare bene\n")
    assert len(reader.page.extraSelections()) == 2
    QTest.keyClick(reader.panel._search, Qt.Key.Key_Return)
    first = reader.page.textCursor().selectionStart()
    QTest.keyClick(reader.panel._search, Qt.Key.Key_Return)
    assert reader.page.textCursor().selectionStart() > first
    QTest.keyClick(reader.panel._search, Qt.Key.Key_Return)
    assert reader.page.textCursor().selectionStart() == first
    assert reader.page.viewport().rect().contains(reader.page.cursorRect())
    QTest.keyClicks(reader.panel._search, "zzz")
    assert contents.count() == 0
    QTest.keyClick(reader, Qt.Key.Key_Escape)
    assert reader.panel.search_text == ""
    assert contents.count() > 25
    assert reader.isVisible()


def test_the_contents_follow_the_page_and_lead_it(qtbot: QtBot, make_reader: MakeReader) -> None:
    reader = make_reader()
    contents = reader.panel.findChild(QListWidget)
    assert contents is not None
    for section in booklet("en").sections:
        reader.show_section(section.name)
        assert contents.currentItem().text() == section.title
    reader.show_section("counting")
    contents.setFocus()
    QTest.keyClick(contents, Qt.Key.Key_Up)
    assert reader.page.section == "last-three"


def test_a_narrow_window_shows_contents_or_page(qtbot: QtBot, make_reader: MakeReader) -> None:
    reader = make_reader(size=(480, 900))
    assert reader.page.isVisible()
    assert not reader.panel.isVisible()
    reader._toggle_contents()
    assert reader.panel.isVisible()
    assert not reader.page.isVisible()
    contents = reader.panel.findChild(QListWidget)
    assert contents is not None
    QTest.keyClick(contents, Qt.Key.Key_Down)
    assert reader.panel.isVisible()
    QTest.keyClick(contents, Qt.Key.Key_Return)
    assert reader.page.isVisible()
    assert not reader.panel.isVisible()
    reader.resize(1000, 700)
    assert reader.page.isVisible()
    assert reader.panel.isVisible()


def test_zoom_and_size_keep_the_passage(make_reader: MakeReader) -> None:
    reader = make_reader()
    reader.show_section("tactics")
    for zoom in (2.0, 0.75, 1.0):
        reader.set_zoom(zoom)
        assert reader.page.section == "tactics"
    for size in ((640, 480), (1400, 900)):
        reader.resize(*size)
        assert reader.page.section == "tactics"
    reader.set_zoom(100)
    assert reader.page.document().defaultFont().pixelSize() == round(2 * TEXT * evenness())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_tables_are_whole_at_any_zoom(qtbot: QtBot, make_reader: MakeReader, language: str) -> None:
    reader = make_reader(language, (480, 900))
    for zoom in (1.0, 2.0):
        reader.set_zoom(zoom)
        assert broken_words(reader) == []
    reader.resize(1280, 800)
    reader.set_zoom(2.0)
    reader.resize(480, 900)
    qtbot.waitUntil(lambda: not reader._resized.isActive())
    assert broken_words(reader) == []


def broken_words(reader: RulesReader) -> list[str]:
    """Words of tables that go over from one line to the next."""
    broken = []
    block = reader.page.document().begin()
    while block.isValid():
        if QTextCursor(block).currentTable() is not None:
            for number in range(1, block.layout().lineCount()):
                at = block.layout().lineAt(number).textStart()
                if block.text()[at - 1].isalpha():
                    broken.append(block.text())
        block = block.next()
    return broken


def test_light_and_dark(qtbot: QtBot, make_reader: MakeReader) -> None:
    reader = make_reader()
    light = settled(qtbot, reader)
    reader.set_dark(True)
    dark = settled(qtbot, reader)
    middle = light.width() // 2
    assert light.pixelColor(middle, 5).lightness() > 200
    assert dark.pixelColor(middle, 5).lightness() < 80


def test_the_booklet_on_paper(make_reader: MakeReader, tmp_path: Path) -> None:
    reader = make_reader("hu")
    path = tmp_path / "szabályok.pdf"
    assert reader.save_pdf(str(path))
    document = QPdfDocument()
    document.load(str(path))
    pages = [" ".join(document.getAllText(page).text().split()) for page in range(document.pageCount())]
    assert len(pages) > 8
    for number, page in enumerate(pages, 1):
        assert f"Briscola · {number}" in page
    for section in booklet("hu").sections:
        assert sum(section.title.casefold() in page.casefold() for page in pages), section.title
    assert not reader.save_pdf(str(tmp_path / "no folder" / "x.pdf"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_set_can_be_read_in_every_language(make_reader: MakeReader, language: str) -> None:
    reader = make_reader(language)
    words = booklet(language).words
    for preset in PRESETS:
        reader.set_rules(Rules.of(preset))
        assert words.marks["here"] in reader.page.toPlainText()
        assert reader.panel._preset.currentText().count(words.presets[preset]) == 1


def test_the_booklet_names_every_key_of_the_table(play: Play) -> None:
    page = next(found for found in booklet("en").sections if found.name == "keys").plain
    for name, action in play.window.commands.items():
        key = action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)
        assert name == "quit" or not key or re.search(rf"(?<!\w){re.escape(key)}(?!\w)", page), (name, key)
