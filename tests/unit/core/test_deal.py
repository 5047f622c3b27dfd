"""Deals: what stays true of any of them."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from briscola_desktop.core.actions import Exchange, Play, action_from_json
from briscola_desktop.core.cards import Card, cards
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.errors import (
    CardNotHeldError,
    DealOverError,
    IllegalActionError,
    OptionOffError,
    OutOfTurnError,
    PackError,
    UnknownSeatError,
)
from briscola_desktop.core.events import CardDealt, CardDrawn, CardPlayed, DealEnded, TrickTaken, TrumpTurned
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import deck_of
from briscola_desktop.core.tricks import Hand
from tests.playing import EVERY_TABLE, dealt, every_action, everything, random_steps, rule_sets

SEEDS = st.integers(0, 2**32)


@given(rule_sets(), SEEDS)
@settings(max_examples=60)
def test_no_card_is_lost_or_doubled_and_120_points_are_shared(rules: Rules, seed: int) -> None:
    for step in random_steps(rules, seed):
        deal = step.after
        if deal.claimed is None:
            assert sorted(everything(deal)) == sorted(rules.pack)
        assert len(set(everything(deal))) == len(everything(deal))
        assert deal.over or every_action(deal), "somebody can always act"
        assert deal.over == (step.events[-1].__class__ is DealEnded)
    assert sum(deal.points) == 120
    assert not every_action(deal)


@given(rule_sets(), SEEDS)
@settings(max_examples=30)
def test_every_legal_action_is_accepted_and_others_of_the_seat_in_turn_are_not(rules: Rules, seed: int) -> None:
    for step in random_steps(rules, seed):
        deal = step.after
        for action in every_action(deal):
            assert deal.play(action).before is deal
        if deal.turn is not None:
            allowed = {action.card for action in deal.legal(deal.turn) if isinstance(action, Play)}
            for card in set(rules.pack) - allowed:
                with pytest.raises(IllegalActionError):
                    deal.play(Play(deal.turn, card))


@given(rule_sets(), SEEDS)
@settings(max_examples=30)
def test_actions_print_and_parse_back(rules: Rules, seed: int) -> None:
    for step in random_steps(rules, seed):
        if step.action:
            assert action_from_json(step.action.to_json()) == step.action


@pytest.mark.parametrize(("preset", "players"), EVERY_TABLE)
def test_the_pack_is_dealt_from_the_seat_after_the_dealer_and_in_the_packets_of_the_rules(
    preset: str, players: int
) -> None:
    rules = Rules.of(preset, players=players)
    deck = deck_of(rules, 5)
    step = Deal.start(rules, deck, dealer=1)
    given_out = [event for event in step.events if isinstance(event, CardDealt)]
    assert [event.card for event in given_out] == list(deck[: 3 * players])
    first = 2 % players
    assert [event.seat for event in given_out[:3]] == (
        [first, (first + 1) % players, (first + 2) % players] if rules.deal_packet == 1 else [first] * 3
    )
    assert TrumpTurned(deck[3 * players]) in step.events
    assert step.after.turned is step.after.stock[-1] is deck[3 * players]
    assert step.after.turn == first


def test_the_winner_draws_first_and_a_drawn_card_takes_the_place_of_the_card_played() -> None:
    rules = Rules.of("classic")
    deck = cards("4d As 5d 2s 6d 3s 7c") + tuple(
        card for card in rules.pack if card not in cards("4d As 5d 2s 6d 3s 7c")
    )
    deal = Deal.start(rules, deck, dealer=1).after  # seat 0 holds 4d 5d 6d, seat 1 As 2s 3s, cups are trump
    deal = deal.play(Play(0, Card.parse("5d"))).after
    step = deal.play(Play(1, Card.parse("2s")))
    played, taken, *draws = step.events
    assert played == CardPlayed(1, 1, Card.parse("2s"))
    assert taken == TrickTaken(0, cards("5d 2s"), 0)
    assert draws == [CardDrawn(0, 1, deck[7]), CardDrawn(1, 1, deck[8])]
    assert step.after.hands == ((deck[0], deck[7], deck[4]), (deck[1], deck[8], deck[5]))


def test_the_turned_card_is_drawn_last_by_the_loser_of_the_last_trick_before_the_end_of_the_stock() -> None:
    for step in random_steps(Rules.of("classic"), 3):
        drawn = [event for event in step.events if isinstance(event, CardDrawn)]
        if drawn and not step.after.stock:
            assert step.before is not None
            assert drawn[-1] == CardDrawn(drawn[-1].seat, drawn[-1].slot, step.before.turned, turned=True)
            assert drawn[-1].seat != step.after.leader
            assert step.after.turned is None
            break
    else:
        pytest.fail("the stock never ran out")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda deck: deck[:-1], "39 cards"),
        (lambda deck: (*deck[:-1], deck[0]), "twice"),
        (lambda deck: (*deck[:-1], Card.parse("8d")), "8d is not in the pack"),
        (lambda deck: deck[:0], "0 cards"),
    ],
)
def test_a_wrong_deck_is_refused_and_the_card_named(change: Callable[[Hand], Hand], said: str) -> None:
    rules = Rules.of("classic")
    with pytest.raises(PackError, match=said):
        Deal.start(rules, change(deck_of(rules, 1)), 0)


def test_a_refused_action_says_why() -> None:
    deal = dealt(Rules.of("classic"), 1).after
    turn = deal.turn
    assert turn is not None
    with pytest.raises(OutOfTurnError):
        deal.play(Play(1 - turn, deal.hands[1 - turn][0]))
    with pytest.raises(CardNotHeldError):
        deal.play(Play(turn, deal.hands[1 - turn][0]))
    with pytest.raises(UnknownSeatError):
        deal.play(Play(2, deal.hands[turn][0]))
    with pytest.raises(UnknownSeatError):
        deal.play(Exchange(-1))
    with pytest.raises(OptionOffError):
        deal.play(Exchange(turn))
    with pytest.raises(UnknownSeatError):
        Deal.start(deal.rules, deck_of(deal.rules, 1), 2)
    with pytest.raises(PackError):
        Deal.start(deal.rules, deck_of(deal.rules, 1), 0, trump=deal.trump)


def test_nothing_can_be_done_after_the_end() -> None:
    *_, last = random_steps(Rules.of("classic"), 8)
    assert last.after.turn is None
    with pytest.raises(DealOverError):
        last.after.play(Play(0, Card.parse("Ad")))
