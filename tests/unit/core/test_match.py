"""Matches: dealers, score, decision."""

import pytest

from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.match import Match, Result
from briscola_desktop.core.rules import Rules
from tests.playing import dealt, random_steps


def match(rules: Rules, *points: tuple[int, ...]) -> Match:
    results = tuple(Result(each, each.index(max(each)) if each.count(max(each)) == 1 else None) for each in points)
    return Match(rules, 1, 0, results)


BEST_OF_3 = Rules.of("match")
BEST_OF_5 = Rules.of("classic", match="best_of_5")
FOUR_POINTS = Rules.of("classic", trump="rotating", match="four_deals_points")
FOUR_WINS = Rules.of("classic", trump="rotating", match="four_deals_wins")
THREE = Rules.of("classic", players=3, match="best_of_3")
W, L, D = (70, 50), (50, 70), (60, 60)


@pytest.mark.parametrize(
    ("played", "over", "winner"),
    [
        (match(Rules.of("classic"), W), True, 0),
        (match(Rules.of("classic"), D), True, None),
        (match(BEST_OF_3, W), False, 0),
        (match(BEST_OF_3, L, L), True, 1),
        (match(BEST_OF_3, W, D), False, 0),
        (match(BEST_OF_3, D, D), False, None),
        (match(BEST_OF_3, W, D, L), True, None),
        (match(BEST_OF_3, D, D, L), True, 1),
        (match(BEST_OF_3, D, D, D), True, None),
        (match(BEST_OF_5, W, W, D), False, 0),
        (match(BEST_OF_5, W, W, D, D), True, 0),
        (match(BEST_OF_5, W, W, W), True, 0),
        (match(FOUR_POINTS, W, W, W), False, 0),
        (match(FOUR_POINTS, W, W, W, (0, 120)), True, 1),
        (match(FOUR_WINS, W, W, W), False, 0),
        (match(FOUR_WINS, W, L, W, L), True, None),
        (match(FOUR_WINS, W, W, L, D), True, 0),
        (match(THREE, (60, 30, 30), (30, 60, 30)), False, None),
        (match(THREE, (60, 30, 30), (30, 60, 30), (30, 30, 60)), True, None),
        (match(THREE, (60, 30, 30), (60, 60, 0), (60, 30, 30)), True, 0),
    ],
)
def test_when_a_match_is_decided_and_for_whom(played: Match, over: bool, winner: int | None) -> None:
    assert (played.over, played.winner) == (over, winner)


def test_the_deal_passes_on_and_the_agreed_trump_rotates() -> None:
    rules = Rules.of("classic", players=3, trump="rotating", match="four_deals_wins")
    played = Match(rules, seed=4, dealer=2)
    dealers, suits = [], []
    for seed in range(4):
        dealers.append(played.dealer_now)
        suits.append(played.trump_now)
        *_, last = random_steps(rules, seed)
        played = played.finished(last.after)
    assert dealers == [2, 0, 1, 2]
    assert suits == ["d", "c", "s", "b"]
    assert played.over


def test_a_match_is_the_same_for_the_same_seed_and_needs_rules_for_a_table() -> None:
    assert Match.start(BEST_OF_3, 7) == Match.start(BEST_OF_3, 7)
    assert Match.start(BEST_OF_3, 7).deck() == Match.start(BEST_OF_3, 7).deck()
    with pytest.raises(RulesError):
        Match.start(Rules.of("classic", trump="rotating"), 7)


def test_a_deal_that_has_not_ended_does_not_count() -> None:
    played = Match.start(BEST_OF_3, 7)
    with pytest.raises(ValueError, match="not ended"):
        played.finished(dealt(BEST_OF_3, 7).after)
