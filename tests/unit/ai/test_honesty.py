"""No player sees more than its seat: deal what it cannot see anew, and it does the same for the same reasons."""

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from briscola_desktop.ai.player import Decision, choose
from briscola_desktop.ai.rng import Rng
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.playing import hidden_swapped
from tests.unit.ai.positions import RULES, some_states

PLAYERS = ("random", "easy", "normal", "hard", "pimc-100")


def traced(view: View, player: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Decision, list[int]]:
    """The decision, and every random number that went into it."""
    drawn: list[int] = []
    words, uniform = Rng.words, Rng.uniform

    def spied_words(rng: Rng, rows: int, columns: int) -> NDArray[np.uint64]:
        found = words(rng, rows, columns)
        drawn.extend(found.ravel().tolist())
        return found

    def spied_uniform(rng: Rng) -> float:
        drawn.append(int(2**53 * (found := uniform(rng))))
        return found

    with monkeypatch.context() as patch:
        patch.setattr(Rng, "words", spied_words)
        patch.setattr(Rng, "uniform", spied_uniform)
        return choose(view, player, 3), drawn


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.preset}-{rules.players}")
def test_hidden_cards_change_nothing(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, deal in enumerate(some_states(rules, 20 // len(PLAYERS))):
        seat = deal.turn or 0
        other = hidden_swapped(deal, seat, random.Random(number))
        for player in PLAYERS:
            here, there = (traced(View.of(one, seat), player, monkeypatch) for one in (deal, other))
            assert here == there
