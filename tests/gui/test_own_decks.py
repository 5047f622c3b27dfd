"""The player's own decks: looked at before they are kept, kept whole, renamed, removed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from briscola_desktop.core.cards import Card
from briscola_desktop.widgets.decks.own_decks import OwnDecksWindow
from briscola_desktop.widgets.decks.theme import DeckTheme
from tests.unit.runtime.importing.decks import as_folder, as_zip, files_of


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[OwnDecksWindow]:
    made = OwnDecksWindow(tmp_path / "decks", "dark")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()
    made.deleteLater()


def look(window: OwnDecksWindow, path: Path, qtbot: QtBot, pictures: int) -> None:
    window.look_at(path)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.page)
    qtbot.waitUntil(lambda: window.page.slots.shown + len(window.page.slots.faults) == pictures)


def test_a_deck_is_looked_at_brought_in_renamed_and_removed(
    window: OwnDecksWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    assert window.empty.isVisible()
    look(window, as_zip(files_of("1 French sets"), tmp_path / "Le_mie_carte.zip"), qtbot, 41)
    assert window.page.name.text() == "Le mie carte"
    assert window.page.family.chosen == "french"
    assert "All 40 cards" in window.page.told.text()
    themes: list[DeckTheme] = []
    window.added.connect(themes.append)
    window.renamed.connect(themes.append)
    QTest.keyClick(window.page.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(themes))
    assert (themes[0].id, themes[0].family) == ("le-mie-carte", "french")
    assert window.theme == themes[0]
    window.ask_name = lambda old: f"{old}, di nonna"
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert themes[1].name("it") == "Le mie carte, di nonna"
    gone: list[str] = []
    window.removed.connect(gone.append)
    window.confirm = lambda _: False
    window.remove_button.click()
    assert not gone
    window.confirm = lambda _: True
    window.remove_button.click()
    assert gone == ["le-mie-carte"]
    assert list((tmp_path / "decks").iterdir()) == []
    assert window.empty.isVisible()


def test_missing_cards_and_broken_pictures_are_seen_and_said(
    window: OwnDecksWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    files = files_of("2 letter, rank") | {"bresciane/s5.png": b"no picture"}
    del files["bresciane/b10.png"], files["bresciane/back.png"]
    look(window, as_folder(files, tmp_path / "deck"), qtbot, 39)
    page = window.page
    said = page.told.text()
    assert "Missing: king of clubs" in said
    assert "no back" in said
    assert "s5.png is not a picture" in said
    assert not page.done.isEnabled()
    page.bring_in()
    assert not (tmp_path / "decks").exists()
    at = page.slots.box_of(Card.parse("5s")).center()
    assert "five of swords: bresciane/s5.png" in page.slots.words_at(at)


def test_one_of_several_decks_is_chosen(window: OwnDecksWindow, qtbot: QtBot, tmp_path: Path) -> None:
    both = files_of("1 rank, letter") | files_of("7 Spanish")
    look(window, as_zip(both, tmp_path / "both.zip"), qtbot, 49)
    assert window.page.combo.count() == 2
    window.page.combo.setCurrentIndex(1)
    qtbot.waitUntil(lambda: window.page.slots.shown == 41)
    assert window.page.name.text() == "Napoletane"


def test_stopping_leaves_nothing_and_the_deck_can_be_brought_in_later(
    window: OwnDecksWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    look(window, as_zip(files_of("7 Spanish"), tmp_path / "deck.zip"), qtbot, 49)
    window.page.bring_in()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    window._importing._thread.waitForDone()
    assert not [path for path in (tmp_path / "decks").glob("*") if path.name.startswith(".")]
    assert window.pages.currentWidget() is window.page
    assert window.page.done.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.pages.currentIndex() == 0
    assert window.isVisible()


@pytest.mark.parametrize("name", ["nothing.zip", "text.zip", "empty"])
def test_what_is_no_deck_is_said(window: OwnDecksWindow, qtbot: QtBot, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name == "empty":
        path.mkdir()
    elif name == "text.zip":
        path.write_text("hello")
    window.look_at(path)
    qtbot.waitUntil(window.fault.isVisible)
    assert window.fault.text().endswith(".")
    assert window.pages.currentIndex() == 0
    assert window.looking.text() == ""


def test_a_deck_whose_files_have_gone_is_said(qtbot: QtBot, tmp_path: Path, window: OwnDecksWindow) -> None:
    look(window, as_zip(files_of("2 letter, rank"), tmp_path / "deck.zip"), qtbot, 41)
    window.page.bring_in()
    qtbot.waitUntil(lambda: window.theme is not None)
    (tmp_path / "decks" / "deck" / "7s.png").unlink()
    window._list_decks()
    assert "no picture of 7s" in window.fault.text()


@pytest.mark.parametrize("size", [(360, 480), (480, 900), (800, 600), (1600, 900)])
def test_everything_fits_any_window(
    window: OwnDecksWindow, qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    look(window, as_zip(files_of("2 letter, rank"), tmp_path / "deck.zip"), qtbot, 41)
    window.resize(*size)
    qtbot.wait(1)
    assert window.width() == size[0]
    for part in (window.page.done, window.page.away, window.page.name, window.page.slots):
        assert window.rect().contains(part.rect().translated(part.mapTo(window, QPoint())))
    boxes = [window.page.slots.box_of(card) for card in (None, Card.parse("Ad"), Card.parse("Rb"))]
    assert all(window.page.slots.rect().adjusted(-1, -1, 1, 1).contains(box.toAlignedRect()) for box in boxes)
