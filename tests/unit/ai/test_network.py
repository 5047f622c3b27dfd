import numpy as np
import pytest

from briscola_desktop.ai.coding import NONE, codes
from briscola_desktop.ai.decision import never
from briscola_desktop.ai.network import NetPolicy, network
from briscola_desktop.ai.policies import play_out
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.twin import Twin
from briscola_desktop.ai.worlds import worlds_of
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.unit.ai.positions import RULES, deal_of

EXACT = 2**24
"""Up to here float32 counts whole numbers exactly."""


def rows_of(twin: Twin, at: int, pack: set[int]) -> list[int]:
    """The facts that the seat to play knows, straight from their definition, as rows of the first layer."""
    rules = twin.rules
    seat = int(twin.actor()[at])
    hands = twin.hands[at].tolist()
    own = [card for card in hands[seat] if card < NONE]
    rows = list(own)
    if twin.best[at] < NONE:
        rows.append(48 + int(twin.best[at]))
    hidden = {card for hand in hands for card in hand if card < NONE} | set(twin.stock[at, twin.drawn :].tolist())
    hidden &= pack
    hidden -= set(own)
    if twin.turned[at] < NONE:
        rows.append(144 + int(twin.turned[at]))
        hidden.discard(int(twin.turned[at]))
    for other in range(rules.players):
        mate = other in rules.partners(seat)
        for card, who in zip(hands[other], twin.known[at, other].tolist(), strict=True):
            if other != seat and card < NONE and (who == 2 or (who and mate)):
                rows.append((240 if mate else 192) + card)
                hidden.discard(card)
    rows += [96 + card for card in hidden]
    ours = twin.played and rules.side_of(int(twin.holder[at])) == rules.side_of(seat)
    stake = sum(int(twin.stake[at]) > bound for bound in (0, 4, 9, 13, 19, 25, 33))
    points = twin.points[at].tolist()
    mine = points.pop(rules.side_of(seat))
    margin = min(30, max(0, (mine - max(points) + 62) // 4))
    return [*rows, 288 + twin.left - 1, 308 + 2 * twin.played + bool(ours), 320 + stake, 328 + margin]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.preset}-{rules.players}")
def test_sums_kept_up_to_date_are_those_of_the_facts(rules: Rules) -> None:
    deal = deal_of(rules, 4)
    view = View.of(deal, deal.turn or 0)
    twin, policy, net = worlds_of(view, 4, Rng(1)), NetPolicy(view, 4), network(rules.players)
    pack = {codes(view.trump)[card] for card in rules.pack}
    twin.exchange()
    rng = np.random.default_rng(1)
    while not twin.over:
        held, figures, value = twin.held(), policy.figures(twin), policy.value(twin)
        for at in range(4):
            hidden = np.maximum(0, net.rows[rows_of(twin, at, pack)].sum(axis=0) + net.bias)
            for slot, card in enumerate(held[at].tolist()):
                if card < NONE:
                    assert figures[at, slot] == hidden @ net.out[card] + net.out_bias[card]
                    assert np.abs(hidden * net.out[card]).sum() < EXACT
            if held[at].min() < NONE:  # not where the rest has been claimed
                assert value[at] == pytest.approx((hidden @ net.value + net.value_bias) * net.scale, abs=1e-6)
        playable = twin.playable(held)
        slots = np.where(playable, rng.random(held.shape), -1).argmax(axis=1)
        policy.watch(twin.play(slots))


def test_rollouts_end_with_all_points_taken() -> None:
    for players in (2, 3, 4):
        deal = deal_of(Rules.of(players=players), 4)
        view = View.of(deal, deal.turn or 0)
        twin = worlds_of(view, 50, Rng(1))
        play_out(twin, NetPolicy(view, 50), never)
        assert (twin.points.sum(axis=1) == 120).all()
        assert len({tuple(points) for points in twin.points.tolist()}) > 10
