"""A deal that is left and gone back to, as it is seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from briscola_desktop.core.rules import Rules
from tests.gui.conftest import Play


def test_a_new_level_and_the_way_back_are_one_note(play: Play) -> None:
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    view, note = play.game.view, play.window.toast.label
    QTest.keyClick(play.window, Qt.Key.Key_L)
    assert "level" in note.text()
    assert "kept" in note.text()
    QTest.keyClick(play.window, Qt.Key.Key_B)
    assert play.game.view == view
    assert not (play.window.toast.isVisible() and "level" in note.text())


def test_a_new_level_is_said_without_a_deal_to_go_back_to(play: Play) -> None:
    play.start()
    QTest.keyClick(play.window, Qt.Key.Key_L)
    assert "level" in play.window.toast.label.text()


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
