import random
from dataclasses import replace

import numpy as np
import pytest

from briscola_desktop.ai.coding import NONE, codes
from briscola_desktop.ai.twin import Twin
from briscola_desktop.core.actions import Action, Claim, Exchange, Play, Throw
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import Rules
from tests.unit.ai.positions import RULES, deal_of

WORLDS = 12


def twin_of(deals: list[Deal]) -> Twin:
    """The twin of deals that have just been dealt."""
    rules = deals[0].rules
    code = [codes(deal.trump) for deal in deals]
    hands = [[[code[at][card] for card in hand] for hand in deal.hands] for at, deal in enumerate(deals)]
    nothing = np.full(len(deals), NONE, np.intp)
    return Twin(
        rules=rules,
        hands=np.array(hands, np.intp),
        known=np.array([[[1 if deal.shown[0] else 0] * 3] * rules.players for deal in deals], np.int8),
        stock=np.array([[code[at][card] for card in deal.stock] for at, deal in enumerate(deals)], np.intp),
        turned=np.array([code[at][deal.turned] if deal.turned else NONE for at, deal in enumerate(deals)], np.intp),
        leader=np.array([deal.leader for deal in deals], np.intp),
        points=np.zeros((len(deals), len(rules.sides)), np.intp),
        left=rules.tricks,
        played=0,
        best=nothing,
        holder=nothing,
        stake=np.zeros(len(deals), np.intp),
        thrown=np.zeros(len(deals), np.bool_),
    )


def settled(deal: Deal) -> Deal:
    """A deal after all exchanges and claims that its truth allows."""
    while not deal.over:
        legal = [action for seat in range(deal.rules.players) for action in deal.legal(seat)]
        commands: list[Action] = [action for action in legal if isinstance(action, (Exchange, Claim))]
        if not commands:
            break
        deal = deal.play(commands[0]).after
    return deal


def agrees(deal: Deal, twin: Twin, at: int) -> bool:
    code = codes(deal.trump)
    hands = [tuple(card for card in hand if card < NONE) for hand in twin.hands[at].tolist()]
    assert hands == [tuple(code[card] for card in hand) for hand in deal.hands]
    assert tuple(twin.points[at]) == deal.points
    if not deal.over:
        assert twin.actor()[at] == deal.turn
        assert twin.stake[at] == sum(card.points for _, card in deal.table)
        assert list(twin.stock[at, twin.drawn :]) == [code[card] for card in deal.stock]
        assert twin.turned[at] == (code[deal.turned] if deal.turned else NONE)
        assert bool(twin.thrown[at]) == deal.thrown
        for seat, hand in enumerate(twin.hands[at].tolist()):
            known = {card for card, who in zip(hand, twin.known[at, seat].tolist(), strict=True) if who == 2}
            assert known == {code[card] for card in deal.known[seat]}
            told = {card for card, who in zip(hand, twin.known[at, seat].tolist(), strict=True) if who}
            assert told == {code[card] for card in deal.known[seat] | deal.shown[seat]}
    return True


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.preset}-{rules.players}")
def test_the_twin_plays_as_the_engine_does(rules: Rules) -> None:
    rng = random.Random(5)
    deals = [settled(replace(deal_of(rules, seed), leader=0)) for seed in range(WORLDS)]
    twin = twin_of([replace(deal_of(rules, seed), leader=0) for seed in range(WORLDS)])
    twin.exchange()
    while not twin.over:
        slots, throws = [0] * WORLDS, [False] * WORLDS
        playable = twin.playable(twin.held())
        for at, deal in enumerate(deals):
            if deal.over:
                continue
            seat, code = deal.turn or 0, codes(deal.trump)
            row = twin.hands[at, seat].tolist()
            assert {row[slot] for slot in range(3) if playable[at, slot]} == {code[c] for c in deal.playable(seat)}
            action = rng.choice([one for one in deal.legal(seat) if isinstance(one, (Play, Throw))])
            card = action.card if isinstance(action, Play) else next(c for c in deal.hands[seat] if code[c] == 47)
            slots[at], throws[at] = row.index(code[card]), isinstance(action, Throw)
            deals[at] = settled(deal.play(action).after)
        twin.play(np.array(slots), np.array(throws) if not twin.played else None)
        assert all(agrees(deal, twin, at) for at, deal in enumerate(deals))
    assert all(deal.over for deal in deals)
