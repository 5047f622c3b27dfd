"""An online table in narrow windows, large print and every language: nothing is hidden, nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.net.protocol import SeatIs
from briscola_desktop.net.verify import Finding, Verdict
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.lobby.table_page import TablePage
from briscola_desktop.widgets.table.board import Board
from tests.gui.fitting import Painted, cut_texts, painted
from tests.gui.hall import TWO, Hall, press

__all__ = ["painted"]


def test_in_a_narrow_window_talk_takes_the_place_of_the_table(hall: Hall) -> None:
    page, guest = hall.dealt()
    window = hall.windows[0]
    assert page.company.isVisible()
    window.resize(480, 820)
    hall.until(lambda: not page.company.isVisible())
    guest.talk("ciao")
    hall.until(lambda: page.board.scene.ribbon.text == "Bruno: ciao")
    QTest.keyClick(page.board.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.company.isVisible()
    assert not page.board.isVisible()
    assert "ciao" in page.company.talk.text
    ways_back: list[Callable[[], object]] = [
        lambda: QTest.mouseClick(page.company.back, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(page.company.talk.line, Qt.Key.Key_Escape),
        lambda: QTest.keyClick(page.company.talk.line, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier),
    ]
    for go_back in ways_back:
        assert page.company.back.isVisible()
        go_back()
        assert page.board.isVisible()
        assert not page.company.isVisible()
        assert page.board.view.hasFocus()
        press(page, "talk")
    window.resize(1180, 740)
    hall.until(page.board.isVisible)
    assert page.company.isVisible()
    assert not page.company.back.isVisible(), "beside the table there is nothing to go back to"


def test_in_a_narrow_window_one_may_talk_while_a_sheet_lies_over_the_table(hall: Hall) -> None:
    page, _ = hall.seated()
    hall.windows[0].resize(630, 740)
    hall.until(lambda: page.sheet.isVisible() and not page.company.isVisible())
    press(page, "talk")
    assert page.company.isVisible()
    page.company.back.click()
    assert page.sheet.ready.hasFocus()


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheet_of_a_table_that_fills_leaves_names_to_be_read(hall: Hall, seats: int, large: bool) -> None:
    page, guest = hall.seated(rules=Rules.of("classic", players=seats), bots="easy")
    scene = page.board.scene
    assert not scene.stock_badge.isVisible(), "there is no stock to be counted"
    page.board.set_large_print(large)
    for size in ((630, 740), (480, 820), (1080, 700), (800, 600)):
        hall.windows[0].resize(*size)
        QTest.qWait(30)
        covered = [seat for seat, box in scene.look.layout.plates.items() if page.sheet._paper.touches(box)]
        assert scene.own not in covered, size
        assert page.board.rect().contains(page.sheet.ready.geometry()), size
    assert page.sheet.waiting is not None
    assert page.sheet.waiting.how == "Press “I am ready” to begin"
    guest.ready()
    only = "Only you are missing: press “I am ready”"
    hall.until(lambda: page.sheet.waiting is not None and page.sheet.waiting.how == only)


def test_the_table_follows_the_settings(hall: Hall) -> None:
    page, _ = hall.dealt()
    window = hall.windows[0]
    window._settings.set(keys.SURROUNDINGS, "light")
    window._settings.set(keys.CLOTH, "blue")
    assert page.board.scene.look.room.name == page.company.room.name == window.room.name == "light"
    assert page.board.scene.look.cloth_name == "blue"
    QTest.keyClick(page.board.view, Qt.Key.Key_D)
    assert page.board.cards.theme.id == "two"


def test_every_word_at_the_table_can_be_read_in_every_language(hall: Hall) -> None:
    page, guest = hall.seated(timer=30, rules=Rules.of("classic", players=4), bots="normal")
    window = hall.windows[0]
    settings = window._settings
    page.company.show_verdict(Verdict(Finding.LEFT_OUT, "ab" * 32, "cd" * 32, {0: "ef" * 32}, (1,)))
    guest.vote_timer_off(True)
    window.banner.come("play.example.org:4747", page.visit.connection.try_now, Record(TWO, 0, TWO.pack))
    window.banner._on_long()
    translations = Translations(settings)
    titles = set()
    for code in LANGUAGES:
        settings.set(keys.LANGUAGE, code)
        for size in ((480, 820), (900, 620), (1180, 740)):
            window.resize(*size)
            if not page.company.isVisible():
                page.toggle_company()
            for patience in (5, 50, 500):  # words may be laid out a moment after they were changed
                QTest.qWait(patience)
                if not cut_texts(window):
                    break
            assert not cut_texts(window), (code, size)
        titles.add(page.company.shuffle.text())
    translations.close()
    assert len(titles) == len(LANGUAGES)


def test_nothing_on_the_waiting_sheet_is_cut_in_any_language(hall: Hall, painted: Painted) -> None:
    page, _ = hall.seated(rules=Rules.of("classic", players=4), bots="normal")
    window, sheet = hall.windows[0], page.sheet
    page._where = "ws://play.a-rather-long-name.example.org:4747"
    page.board.set_large_print(True)
    translations = Translations(window._settings)
    said = set()
    for code in LANGUAGES:
        window._settings.set(keys.LANGUAGE, code)
        for size in ((480, 820), (1080, 700)):
            window.resize(*size)
            hall.until(partial(_has_grown, page.board, size[1]))
            for how in _all_hows(page):
                assert sheet.waiting is not None
                sheet.tell(replace(sheet.waiting, how=how))
                painted.take()
                sheet.grab()
                told = f"{how} {sheet.waiting.where} {sheet.waiting.code}"
                assert not [cut for cut in painted.take() if cut in told], (code, size, how)
                said.add(how)
        if code == "en":
            assert _all_hows(page) == [
                "Give the code to a friend, or begin against the computer",
                "Give the code to your friends: 1 more must sit down",
                "Press “I am ready” to begin",
                "Only you are missing: press “I am ready”",
                "Waiting for Bruno",
            ]
    translations.close()
    assert len(said) == 5 * len(LANGUAGES)


def _has_grown(board: Board, height: int) -> bool:
    return board.width() > 470 and board.height() > height - 60


def _all_hows(page: TablePage) -> list[str]:
    """What the sheet says of who is waited for: alone, to who is not ready, to the last one, and to who is."""
    table = page.visit.room
    assert table is not None
    change, where = msgspec.structs.replace, page.visit.session.seat
    seat, other = table.seats[where], table.seats[1 - where]
    empty, ready = change(other, name=""), change(seat, ready=True)

    def how(own: SeatIs, *others: SeatIs, bots: str | None = "normal") -> str:
        page.visit.session.room = change(table, seats=[own, *others], bots=bots)
        page.visit.session.seat = 0
        return page._how(page.visit.session.room)

    try:
        return [
            how(seat, empty),
            how(seat, empty, bots=None),
            how(seat, other),
            how(seat, change(other, ready=True)),
            how(ready, other),
        ]
    finally:
        page.visit.session.room, page.visit.session.seat = table, where
