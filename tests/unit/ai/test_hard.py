import itertools

import pytest

from briscola_desktop.ai.decision import CancelledError
from briscola_desktop.ai.player import Level, choose, explain
from briscola_desktop.core.actions import Play, Throw
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.unit.ai.positions import RULES, random_states, some_states


def best_margin(deal: Deal, side: int) -> int:
    """What a side can make sure of where all is open, by trying everything with the engine."""
    if deal.turn is None:
        return deal.points[side] - deal.points[1 - side]
    values = [
        best_margin(deal.play(action).after, side)
        for action in deal.legal(deal.turn)
        if isinstance(action, (Play, Throw))
    ]
    return max(values) if deal.turn == side else min(values)


@pytest.mark.parametrize("preset", ["classic", "brisca"])
def test_two_players_end_without_a_mistake(preset: str) -> None:
    rules = Rules.of(preset, players=2)
    for seed in range(25):
        for deal in itertools.islice((d for d in random_states(rules, seed) if not d.stock and not d.over), 4):
            seat = deal.turn or 0
            decision = choose(View.of(deal, seat), Level.HARD)
            assert decision.action is not None
            after = deal.play(decision.action).after
            assert best_margin(after, seat) == best_margin(deal, seat)
            if decision.options:
                assert decision.exact
                assert decision.options[0].points == 60 + best_margin(deal, seat) / 2


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.preset}-{rules.players}")
def test_a_decision_explains_itself(rules: Rules) -> None:
    for deal in some_states(rules, 4, seed=2):
        view = View.of(deal, deal.turn or 0)
        decision = explain(view, 1)
        assert decision.action in view.legal()
        if decision.options:
            assert decision.options[0].action == decision.action
            assert {option.action for option in decision.options} == {
                action for action in view.legal() if isinstance(action, (Play, Throw))
            }
            assert all(0 <= option.points <= 120 and 0 <= option.chance <= 1 for option in decision.options)
            # with three sides the points do not tell the margin
            if len(rules.sides) == 2:
                best = decision.options[0]
                assert all(best.points >= other.points or best.chance >= other.chance for other in decision.options)


@pytest.mark.parametrize("player", [Level.HARD, "pimc-1000"])
def test_a_search_that_is_not_wanted_any_more_stops(player: str) -> None:
    asked = iter([False, False, True])
    deal = next(deal for deal in some_states(Rules.of(), 50) if len(deal.tricks) == 2)
    with pytest.raises(CancelledError):
        choose(View.of(deal, deal.turn or 0), player, 1, lambda: next(asked))
