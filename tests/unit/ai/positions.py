"""Positions for the tests of computer players: any rule set, any moment of a deal."""

import random
from collections.abc import Iterator

from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import Rules
from tests.playing import EVERY_TABLE, dealt, random_steps

RULES = [
    *(Rules.of(preset, players=players) for preset, players in EVERY_TABLE),
    Rules.of("match", trump="rotating", match="four_deals_points"),
    Rules.of("classic", open_hands=True),
    Rules.of("brisca", partners_see="stock_end"),
    Rules.of("classic", players=3, exchange="seven_two", throw=True, claim=True),
]


def deal_of(rules: Rules, seed: int) -> Deal:
    """A deal just dealt."""
    return dealt(rules, seed).after


def random_states(rules: Rules, seed: int) -> Iterator[Deal]:
    """The states of a deal in which everybody does anything that is legal, in and out of turn."""
    return (step.after for step in random_steps(rules, seed))


def some_states(rules: Rules, count: int, seed: int = 0) -> list[Deal]:
    """States of several deals in which a card is to be played."""
    rng = random.Random(seed)
    return [rng.choice(list(random_states(rules, seed * 1000 + number))[:-1]) for number in range(count)]
