"""Hands of others that lie open: each card can be told by an index that no other card covers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF

from briscola_desktop.core.actions import Play as PlayCard
from briscola_desktop.core.rules import Rules
from briscola_desktop.widgets.table.card_item import CardItem
from briscola_desktop.widgets.table.durations import Pauses
from tests.gui.conftest import Play

INDEX = 0.15
"""From the edges of a card to the middle of its index, in its width."""


def index_seen(item: CardItem, hand: Sequence[CardItem], *, upright: bool) -> bool:
    """Whether an index is seen: where it stands upright for us, or any."""
    w, h = item.pose.w, item.pose.w * item.aspect
    corners = [QPointF(sign * (w / 2 - INDEX * w), sign * (h / 2 - INDEX * w)) for sign in (-1, 1)]
    seen = []
    for corner in corners:
        at = item.mapToScene(corner)
        free = not any(other.hit(at) for other in hand if other.zValue() > item.zValue())
        left = at.x() < item.pose.x
        seen.append(free and (left or not upright))
    return any(seen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_open_hands_every_card_can_be_told(play: Play, players: int) -> None:
    play.start(Rules.of("classic", players=players, open_hands=True))
    play.wait()
    for seat, hand in enumerate(play.scene.hands):
        upright = play.scene.look.layout.fans[seat].side in ("top", "bottom")
        assert all(index_seen(item, hand, upright=upright) for item in hand), seat


def test_the_partners_cards_are_large_while_they_are_looked_at(play: Play) -> None:
    play.start(Rules.of("match", players=4))
    play.window.board.director.pauses = Pauses(0, 600_000, 0, 0)
    partner = play.scene.hands[2]

    def glance() -> bool:
        return play.scene.animator.pausing and any(item.up for item in partner)

    while not glance():
        if play.at_rest:
            play.game.submit(next(action for action in play.game.view.legal() if isinstance(action, PlayCard)))
        play.bot.wait(1)
        partner = play.scene.hands[2]
    small, own = play.scene.look.layout.fans[2].w, play.hand[0].pose.w
    assert all(1.4 * small < item.pose.w < own for item in partner)
    assert all(index_seen(item, partner, upright=True) for item in partner)
    play.scene.animator.skip()
    play.bot.wait_until(lambda: not any(item.up for item in partner))
    play.wait()
    play.assert_true_to_the_game()
