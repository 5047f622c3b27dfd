"""Several people at one screen: nobody sees what is another's, and each hears what was played meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.widgets.main_window import MainWindow
from tests.gui.conftest import THEMES, Play

PEOPLE = (Player(None, "Ada"), Player(None, "Bruno"))
TWO_OF_THREE = (Player("easy"), Player(None, "Ada"), Player(None, "Bruno"))


def face_up(play: Play) -> list[str]:
    return [str(item.card) for hand in play.scene.hands for item in hand if item.face_up or item.up]


def uncover(play: Play) -> None:
    """Say that one is there."""
    cover = play.window.board.cover
    play.bot.wait_until(lambda: cover.isVisible() and not play.scene.animator.busy)
    assert face_up(play) == []
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    play.bot.wait_until(lambda: not cover.isVisible() and len(face_up(play)) == len(play.hand))


@pytest.mark.parametrize("players", [PEOPLE, TWO_OF_THREE])
def test_a_deal_is_dealt_face_down_until_somebody_says_that_it_is_theirs(
    make_play: Callable[..., Play], players: tuple[Player, ...]
) -> None:
    play = make_play(speed="fast")
    play.start(Rules.of(players=len(players)), players)
    cover = play.window.board.cover
    while not cover.isVisible():
        assert face_up(play) == []
        play.bot.wait(1)
    uncover(play)
    assert play.window.board.director.resyncs == 0


def test_after_a_restart_the_cards_are_covered_and_nothing_tells_them(play: Play) -> None:
    play.start(players=PEOPLE)
    uncover(play)
    again = MainWindow(play.game, play.settings, THEMES)
    play.window.close()
    reopened = Play(play.bot, again, play.game, play.settings, play.clock)
    again.show_kept()
    again.activateWindow()
    play.bot.wait_until(lambda: again.isActiveWindow() and again.board.cover.isVisible())
    for key in (Qt.Key.Key_S, Qt.Key.Key_H):
        QTest.keyClick(again, key)
    assert not again.toast.isVisible()
    assert not any(item.hinted for item in reopened.hand)
    uncover(reopened)
    again.close()


def test_whoever_gets_the_screen_reads_what_was_played_meanwhile(play: Play) -> None:
    play.start(players=PEOPLE)
    told = []
    for _ in range(12):
        if play.window.board.covered:
            uncover(play)
            view = play.game.view
            words = play.window.board.director.words
            if view.table:
                assert play.scene.ribbon.text == words.turn(view.seat, view.table[0])
                assert PEOPLE[view.table[0][0]].name in play.scene.ribbon.text
            elif view.history:
                assert PEOPLE[view.history[-1].winner].name in play.scene.ribbon.text
                assert str(view.history[-1].points) in play.scene.ribbon.text
            told.append(bool(view.table))
        play.click(play.hand[0])
        play.bot.wait_until(lambda: not play.scene.animator.busy and not play.scene.animator._tell.isActive())
    assert True in told
