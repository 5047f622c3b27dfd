"""Views: what a seat may know, and nothing else."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from briscola_desktop.core.actions import Claim
from briscola_desktop.core.cards import cards
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.events import redacted
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.core.view_reader import read_view
from tests.playing import deal_with, hidden_swapped, random_steps, rule_sets

SEEDS = st.integers(0, 2**32)


@given(rule_sets(), SEEDS)
@settings(max_examples=40)
def test_a_view_does_not_change_when_hidden_cards_are_swapped(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    for step in random_steps(rules, seed):
        for seat in range(rules.players):
            other = hidden_swapped(step.after, seat, rng)
            assert json.dumps(View.of(other, seat).to_json()) == json.dumps(View.of(step.after, seat).to_json())
            assert View.of(other, seat) == View.of(step.after, seat)
            assert View.of(other, seat).legal() == View.of(step.after, seat).legal()


@given(rule_sets(), SEEDS)
@settings(max_examples=40)
def test_a_view_offers_only_what_the_deal_accepts_and_all_cards_that_may_be_played(rules: Rules, seed: int) -> None:
    for step in random_steps(rules, seed):
        for seat in range(rules.players):
            offered, legal = set(View.of(step.after, seat).legal()), set(step.after.legal(seat))
            assert offered <= legal
            assert legal - offered <= {Claim(seat)}
            if rules.players == 2 or rules.open_hands:
                assert offered == legal, "who sees or can count all hands knows every claim"


@given(rule_sets(), SEEDS)
@settings(max_examples=40)
def test_a_view_survives_its_message(rules: Rules, seed: int) -> None:
    for step in random_steps(rules, seed):
        if not step.after.over:
            for seat in range(rules.players):
                view = View.of(step.after, seat)
                assert read_view(json.loads(json.dumps(view.to_json()))) == view
                assert len(view.hand) == view.hand_sizes[seat]
                assert view.hand_sizes == tuple(map(len, step.after.hands))
                assert view.turn == step.after.turn


@given(rule_sets(), SEEDS)
@settings(max_examples=30)
def test_events_show_a_seat_no_card_that_its_view_does_not(rules: Rules, seed: int) -> None:
    for step in random_steps(rules, seed):
        for seat in range(rules.players):
            view = View.of(step.after, seat)
            for event in (redacted(event, seat, rules) for event in step.events):
                card = getattr(event, "card", None)
                assert card is None or card not in view.unseen
                for card in getattr(event, "cards", None) or ():
                    assert card not in view.unseen


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 2},
        {"seat": True},
        {"stock": 33},
        {"stock": "34"},
        {"hand": ["Ad", "Ad", "2c"]},
        {"hand": ["Ad"]},
        {"hand": ["8d", "Ad", "2c"]},
        {"hand": None},
        {"turned": None},
        {"turned": "Ac"},
        {"trump": "x"},
        {"leader": 1, "dealer": 1},
        {"points": [1, 0]},
        {"table": [[1, "4c"]]},
        {"table": [[0, "Ad"]]},
        {"history": [{"leader": 0, "plays": [[0, "4c"]], "winner": 0}]},
        {"history": [{"leader": 0, "plays": [[0, "4c"], [1, "5c"]], "winner": 0}]},
        {"shown": {"1": ["Ad"]}},
        {"shown": {"5": ["4c"]}},
        {"shown": []},
        {"rules": {"preset": "chess"}},
        {"thrown": "no"},
        {"exchanges": [{"seat": 0}]},
    ],
)
def test_a_view_that_cannot_be_is_refused(change: dict[str, object]) -> None:
    view: dict[str, object] = {
        "rules": {"preset": "classic", "players": 2},
        "seat": 0,
        "dealer": 1,
        "hand": ["Ad", "3c", "2c"],
        "trump": "s",
        "turned": "7s",
        "stock": 34,
        "leader": 0,
        "table": [],
        "history": [],
    }
    assert read_view(view).turn == 0
    with pytest.raises(BriscolaError) as refused:
        read_view(view | change)
    assert "\n" not in str(refused.value)


def test_a_claim_is_offered_only_where_the_seat_can_know_that_it_is_true() -> None:
    rules = Rules.of("brisca", players=4)
    split = deal_with(rules, "Ad 3d 2c", "4c 5c 6c", "Rd 4s 5s", "6s 7s 2s")
    assert Claim(0) in split.legal(0)
    assert Claim(0) not in View.of(split, 0).legal(), "the king might lie with an opponent"
    told = replace(split, shown=(frozenset(), frozenset(), frozenset(cards("Rd")), frozenset()))
    assert Claim(0) in View.of(told, 0).legal(), "the partner has shown it"
    others_known = replace(
        split, known=(frozenset(), frozenset(cards("4c 5c 6c")), frozenset(), frozenset(cards("6s 7s 2s")))
    )
    assert Claim(0) in View.of(others_known, 0).legal(), "no opponent can have it"


@pytest.mark.parametrize(
    "change",
    [
        {"thrown": True},
        {"exchanges": [{"seat": 0, "took": "Ad", "gave": "7d"}]},
        {"thrown": True, "table": [[0, "Ad"]]},
    ],
)
def test_a_view_shows_nothing_that_its_rules_do_not_have(change: dict[str, object]) -> None:
    view = View.of(next(random_steps(Rules.of("classic"), 3)).after, 0).to_json()
    with pytest.raises(BriscolaError):
        read_view(view | change)
