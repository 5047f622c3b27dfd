from collections import Counter

import numpy as np
import pytest

from briscola_desktop.ai.coding import NONE, cards_of, codes
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.worlds import worlds_of
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.unit.ai.positions import RULES, some_states


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.preset}-{rules.players}")
def test_each_world_agrees_with_the_view(rules: Rules) -> None:
    for deal in some_states(rules, 12):
        view = View.of(deal, deal.turn or 0)
        twin, code = worlds_of(view, 8, Rng(1)), codes(view.trump)
        known = sorted(code[card] for card in (*view.hand, *view.unseen, *filter(None, [view.turned])))
        known += sorted(code[card] for shown in view.shown for card in shown)
        for world in range(8):
            hands = [[card for card in hand if card < NONE] for hand in twin.hands[world].tolist()]
            assert sorted(hands[view.seat]) == sorted(code[card] for card in view.hand)
            assert tuple(map(len, hands)) == view.hand_sizes
            assert all({code[card] for card in shown} <= set(hands[at]) for at, shown in enumerate(view.shown))
            assert len(twin.stock[world]) == view.stock
            assert not view.turned or twin.stock[world, -1] == code[view.turned]
            assert sorted([*(card for hand in hands for card in hand), *twin.stock[world].tolist()]) == sorted(known)


def test_every_unseen_card_is_as_likely_in_the_other_hand() -> None:
    deal = next(deal for deal in some_states(Rules.of(), 50) if not deal.tricks)
    view = View.of(deal, deal.turn or 0)
    twin = worlds_of(view, 6_000, Rng(2))
    other = twin.hands[:, 1 - view.seat]
    found = Counter(cards_of(view.trump)[card] for card in other[other < NONE].tolist())
    assert set(found) == set(view.unseen)
    even = sum(found.values()) / len(view.unseen)
    # five standard deviations of a binomial count
    assert all(abs(count - even) < 5 * np.sqrt(even) for count in found.values())
