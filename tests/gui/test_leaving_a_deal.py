"""A deal that is left and gone back to, as it is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.widgets.table.geometry import Box
from tests.gui.conftest import Play


def test_a_new_level_and_the_way_back_are_one_note(play: Play) -> None:
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    view, note = play.game.view, play.window.toast.label
    QTest.keyClick(play.window, Qt.Key.Key_L)
    assert "level" in note.text()
    assert "(B)" in play.window.toast.button.text()
    QTest.keyClick(play.window, Qt.Key.Key_B)
    assert play.game.view == view
    assert not (play.window.toast.isVisible() and "level" in note.text())


def test_a_new_level_is_said_without_a_deal_to_go_back_to(play: Play) -> None:
    play.start()
    QTest.keyClick(play.window, Qt.Key.Key_L)
    assert "level" in play.window.toast.label.text()


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("preset", "players"), [("classic", 2), ("match", 4), ("brisca", 6)])
def test_the_way_back_covers_nothing_of_the_table_that_was_chosen_instead(
    make_play: Callable[..., Play], preset: str, players: int, large: bool
) -> None:
    play = make_play(size=(1024, 640))
    play.settings.set(keys.LARGE_PRINT, large)
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    play.start(Rules.of(preset, players=players))
    note = play.window.toast
    box = Box(note.x(), note.y(), note.width(), note.height())
    layout = play.scene.look.layout
    assert note.button.isVisible()
    assert note.rect().contains(note.button.geometry())
    assert note.button.width() >= note.button.sizeHint().width()
    assert not [name for name, thing in layout.groups().items() if thing.touches(box)]
    assert not [prop.kind for prop in layout.props if prop.box.touches(box)]


def test_the_way_back_is_offered_once_and_kept_over_a_restart(play: Play) -> None:
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    QTest.keyClick(play.window, Qt.Key.Key_N)
    play.window.toast.dismiss()
    assert play.game.resume()
    assert not play.window.toast.isVisible()
    assert play.game.can_go_back


def test_the_deal_that_was_left_comes_back_from_the_side(make_play: Callable[..., Play]) -> None:
    play = make_play(speed="fast")
    play.start(Rules.of(), seed=3)
    animator = play.scene.animator
    play.bot.wait_until(lambda: play.game.view.turn == 0 and not animator.busy, 20_000)
    play.click(play.hand[0])
    animator.settle()
    QTest.keyClick(play.window, Qt.Key.Key_N)
    assert any(item.spot.kind == "aside" for item in play.scene.loose)
    animator.settle()
    assert not play.scene.loose
    QTest.keyClick(play.window, Qt.Key.Key_B)
    flying = [item for hand in play.scene.hands for item in hand]
    assert flying
    assert all(animator.carries(item) for item in flying)
    assert all(item.pose.x < 0 for item in flying)
    animator.settle()
    play.assert_true_to_the_game()


def test_whose_turn_it_was_is_not_said_once_the_card_is_played(make_play: Callable[..., Play]) -> None:
    play = make_play(speed="fast")
    play.start(Rules.of(), seed=3)
    play.bot.wait_until(lambda: play.game.view.turn == 0 and "our" in play.scene.ribbon.text.lower(), 30_000)
    play.click(play.hand[0])
    assert play.scene.trick[0] is not None
    assert "our" not in play.scene.ribbon.text.lower()
