"""Positions for the tests of computer players: any rule set, any moment of a deal."""

import random
from collections.abc import Iterator
from dataclasses import replace

from briscola_desktop.core.actions import Play
from briscola_desktop.core.cards import Suit
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import ADMITTED, Rules
from briscola_desktop.core.shuffle import deck_of
from briscola_desktop.core.view import View

RULES = [
    *(Rules.of(preset, players=players) for preset, admitted in ADMITTED.items() for players in admitted),
    Rules.of("match", trump="rotating", match="four_deals_points"),
    Rules.of("classic", open_hands=True),
    Rules.of("brisca", partners_see="stock_end"),
    Rules.of("classic", players=3, exchange="seven_two", throw=True, claim=True),
]


def deal_of(rules: Rules, seed: int) -> Deal:
    """A deal just dealt."""
    trump = list(Suit)[seed % 4] if rules.trump == "rotating" else None
    return Deal.start(rules, deck_of(rules, seed), seed % rules.players, trump).after


def random_states(rules: Rules, seed: int) -> Iterator[Deal]:
    """The states of a deal in which everybody does anything that is legal, in and out of turn."""
    rng, deal = random.Random(seed), deal_of(rules, seed)
    while not deal.over:
        yield deal
        legal = [action for seat in range(rules.players) for action in deal.legal(seat)]
        commands = [action for action in legal if not isinstance(action, Play)]
        deal = deal.play(rng.choice(commands if commands and rng.random() < 0.5 else legal)).after
    yield deal


def some_states(rules: Rules, count: int, seed: int = 0) -> list[Deal]:
    """States of several deals in which a card is to be played."""
    rng = random.Random(seed)
    return [rng.choice(list(random_states(rules, seed * 1000 + number))[:-1]) for number in range(count)]


def reshuffled(deal: Deal, seat: int, seed: int) -> Deal:
    """The deal with all that a seat cannot know of it dealt anew: other hands and the stock."""
    view, rng = View.of(deal, seat), random.Random(seed)
    unseen = list(view.unseen)
    rng.shuffle(unseen)
    hands = []
    for other, hand in enumerate(deal.hands):
        fixed = hand if other == seat else view.shown[other]
        hands.append(tuple(card if card in fixed else unseen.pop() for card in hand))
    under = (deal.turned,) if deal.turned else ()
    return replace(deal, hands=tuple(hands), stock=(*unseen, *under))
