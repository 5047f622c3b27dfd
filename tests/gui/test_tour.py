"""The notes of the first start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.widgets.table.geometry import Box
from tests.gui.conftest import Play


def test_they_come_once_by_themselves_after_the_dealing(play: Play) -> None:
    play.window.show_kept()
    assert not play.window.board.tour.isVisible()
    play.start()
    play.bot.wait_until(play.window.board.tour.isVisible)
    record = play.game.record()
    QTest.keyClick(play.window.board.tour, Qt.Key.Key_Escape)
    assert not play.window.board.tour.isVisible()
    assert play.window.board.view.hasFocus()
    assert play.settings.get(keys.HELP_SEEN)
    assert play.game.record() == record
    play.game.new_deal()
    play.wait()
    assert not play.window.board.tour.isVisible()


def test_the_way_back_to_where_one_sat_is_offered_before_them_and_taken_with_enter(play: Play) -> None:
    play.window.show_kept()
    taken: list[bool] = []
    play.window.toast.say("You were sitting there.", "Go back", lambda: taken.append(True), 120_000)
    play.start()
    play.wait()
    assert not play.window.board.tour.isVisible()
    button = play.window.toast.button
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert taken
    play.game.new_deal()
    play.bot.wait_until(play.window.board.tour.isVisible)
    assert "help_seen=true" in play.settings._path.read_text(), "it is written at once, come what may"


def test_they_can_be_called_again_and_read_by_keys(play: Play) -> None:
    play.settings.set(keys.HELP_SEEN, True)
    play.window.show_kept()
    play.start()
    play.wait()
    QTest.keyClick(play.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    tour, seen = play.window.board.tour, []
    assert tour.isVisible()
    record = play.game.record()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Space):
        seen.append(tour.accessibleName().split(".")[0])
        focused = QApplication.focusWidget()
        assert focused is tour.next
        QTest.keyClick(focused, key)
    assert seen == ["Your cards", "The trump", "Your cards", "The trump", "What counts"]
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(tour.next, key)
    assert play.game.record() == record
    QTest.mouseClick(tour.next, Qt.MouseButton.LeftButton)
    assert not tour.isVisible()


def test_the_frame_about_a_note_is_seen_on_all_sides(play: Play) -> None:
    play.settings.set(keys.HELP_SEEN, True)
    play.window.show_kept()
    play.start()
    play.wait()
    tour = play.window.board.tour
    tour.open_sheet()
    window = Box(0, 0, tour.width(), tour.height())
    for step in tour.steps:
        assert all(window.holds(part.grown(2)) for part in step.lit(window))


@pytest.mark.parametrize("size", [(800, 600), (480, 900), (1024, 600), (1280, 800), (360, 640)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_note_does_not_cover_what_it_speaks_of(
    make_play: Callable[..., Play], size: tuple[int, int], seats: int
) -> None:
    play = make_play(size=size)
    play.start(Rules.of("brisca" if seats == 6 else "classic", players=seats))
    play.wait()
    tour = play.window.board.tour
    tour.open_sheet()
    window = Box(0, 0, *size)
    for place, step in enumerate(tour.steps):
        assert tour.place == place
        assert window.holds(tour._paper)
        assert not tour._paper.touches(step.about[0])
        buttons = (tour.next, tour.skip) if place < len(tour.steps) - 1 else (tour.next,)
        for button in buttons:
            box = button.geometry()
            assert tour._paper.holds(Box(box.x(), box.y(), box.width(), box.height()))
        tour.go_on()
    assert not tour.isVisible()
