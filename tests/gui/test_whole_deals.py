"""Whole deals, played as a person plays them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from briscola_desktop.core.rules import Rules
from briscola_desktop.widgets.table.card_item import CardItem
from tests.gui.conftest import Play
from tests.playing import EVERY_TABLE


def drop_point(play: Play) -> QPointF:
    x, y = play.scene.look.layout.trick_centre
    return QPointF(x, y)


def play_deal(play: Play, move: Callable[[Play, int], None]) -> int:
    """Play to the end; how many cards the person played."""
    cards = 0
    play.wait()
    while not play.game.over:
        before = len(play.hand)
        play.assert_true_to_the_game()
        move(play, cards)
        cards += 1
        play.wait()
        assert len(play.hand) <= before
        assert cards <= 20
    play.assert_true_to_the_game()
    return cards


def legal_item(play: Play, cards: int) -> CardItem:
    playable = play.game.playable()
    items = [item for item in play.hand if item.card in playable]
    return items[cards % len(items)]


def test_by_clicks(make_play: Callable[..., Play]) -> None:
    play = make_play(painted=True)
    play.start()
    assert play_deal(play, lambda play, cards: play.click(legal_item(play, cards))) == 20
    assert sum(play.game.view.points) == 120
    assert play.window.board.score.isVisible()


def test_by_keys(play: Play) -> None:
    play.start()
    keys = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
    assert play_deal(play, lambda play, cards: play.key(keys[cards % len(play.hand)])) == 20


def test_by_arrows_and_enter(play: Play) -> None:
    play.start()

    def move(play: Play, cards: int) -> None:
        for _ in range(1 + cards % len(play.hand)):
            play.key(Qt.Key.Key_Right)
        assert [item.ringed for item in play.hand].count(True) == 1
        play.key(Qt.Key.Key_Return)

    assert play_deal(play, move) == 20


def test_by_drags(play: Play) -> None:
    play.start()
    assert play_deal(play, lambda play, cards: play.drag(legal_item(play, cards), drop_point(play))) == 20


@pytest.mark.parametrize(("preset", "players"), EVERY_TABLE)
def test_every_table_by_clicks(play: Play, preset: str, players: int) -> None:
    play.start(Rules.of(preset, players=players), seed=5)

    def move(play: Play, cards: int) -> None:
        board = play.window.board
        able = board.controller.commands()
        if able and cards % 2 == 0:
            assert board.commands[able[0]].isVisible()
            board.commands[able[0]].click()
        else:
            play.click(legal_item(play, cards))

    play_deal(play, move)
    assert sum(play.game.view.points) == 120


@pytest.mark.parametrize("options", [{"open_hands": True}, {"trump": "rotating", "match": "four_deals_wins"}])
def test_other_options_by_clicks(play: Play, options: dict[str, str | bool]) -> None:
    play.start(Rules.of("classic", players=4, **options))
    play_deal(play, lambda play, cards: play.click(legal_item(play, cards)))


def test_the_next_deal_comes_at_a_click_on_the_sheet(play: Play) -> None:
    play.start()
    first = play.game.view.dealer
    play_deal(play, lambda play, cards: play.click(legal_item(play, cards)))
    play.window.board.score.button.click()
    play.wait()
    assert not play.game.over
    assert not play.window.board.score.isVisible()
    assert play.game.view.dealer != first


def test_with_motion_a_deal_shows_the_same(make_play: Callable[..., Play]) -> None:
    play = make_play("fast")
    play.start()
    animator = play.scene.animator
    for cards in range(4):
        while not play.at_rest:
            animator.advance(60)
            play.bot.wait(1)
        play.assert_true_to_the_game()
        play.click(legal_item(play, cards))
        assert animator.busy
        assert animator.running
