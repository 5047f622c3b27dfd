"""Deals that could be the ones of which a seat has seen a part."""

import random

import pytest

from briscola_desktop.core.actions import Exchange
from briscola_desktop.core.cards import Card
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.imagined import imagined
from tests.playing import EVERY_TABLE, random_steps


@pytest.mark.parametrize(("preset", "players"), EVERY_TABLE)
def test_what_a_seat_sees_is_gone_on_from_its_own_place(preset: str, players: int) -> None:
    rules, found = Rules.of(preset, players=players), 0
    for seed in range(6):
        rng = random.Random(seed)
        deals = [step.after for step in random_steps(rules, seed)][:-1]
        for deal in rng.sample(deals, 8):
            seat = rng.randrange(players)
            view = View.of(deal, seat)
            if view.over:
                continue
            record = imagined(view, rng)
            if record is None:
                thrown = view.thrown or any(trick.thrown for trick in view.history)
                assert view.swaps or thrown, "only an exchange cannot be placed, and a throw not always"
                continue
            found += 1
            replay = record.replay()
            assert replay.fault is None
            mine = View.of(replay.steps[-1].after, 0)
            assert set(mine.hand) == set(view.hand)
            assert (mine.turned, mine.trump, mine.stock) == (view.turned, view.trump, view.stock)
            assert [_cards(trick.plays) for trick in mine.history] == [_cards(trick.plays) for trick in view.history]
            assert _cards(mine.table) == _cards(view.table)
            assert ((mine.turn or 0) + seat) % players == view.turn
            assert mine.points[rules.side_of(0)] == view.points[rules.side_of(seat)]
    assert found > 10


def _cards(plays: tuple[tuple[int, Card], ...]) -> list[Card]:
    return [card for _, card in plays]


def test_the_hidden_cards_are_not_always_the_same_and_not_the_real_ones() -> None:
    deal = next(iter(random_steps(Rules.of(), 1))).after
    view = View.of(deal, 1)
    others = {frozenset(record.deck[:6]) for n in range(8) if (record := imagined(view, random.Random(n)))}
    assert len(others) > 4
    assert all(set(view.hand) < hands for hands in others)


def test_agreed_trumps_and_what_partners_have_shown_are_kept() -> None:
    rules = Rules.of("match", players=4, trump="rotating", match="four_deals_points")
    deal = [step.after for step in random_steps(rules, 3)][30]
    record = imagined(View.of(deal, 2), random.Random(1))
    assert record is not None
    assert record.trump is deal.trump
    shown = [step.after for step in random_steps(Rules.of("brisca", players=4, exchange="none"), 3)][5]
    record = imagined(View.of(shown, 1), random.Random(1))
    assert record is not None
    known = View.of(shown, 1).shown[3]
    assert known
    assert known <= set(record.replay().steps[-1].after.hands[2])


def test_a_deal_that_is_over_or_in_which_cards_were_exchanged_is_not_gone_on_with() -> None:
    deals = [step.after for step in random_steps(Rules.of(), 1)]
    assert imagined(View.of(deals[-1], 0), random.Random(1)) is None
    for seed in range(20):
        steps = list(random_steps(Rules.of("brisca"), seed))
        place = next((at for at, step in enumerate(steps) if isinstance(step.action, Exchange)), None)
        if place is not None and not steps[place].after.over:
            assert imagined(View.of(steps[place].after, 0), random.Random(1)) is None
            return
    raise AssertionError("no exchange in twenty deals")
