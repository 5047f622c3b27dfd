"""Cases worked by hand: the exchange, the throw and the claim at their boundaries, and results."""

from dataclasses import replace

import pytest

from briscola_desktop.core.actions import Claim, Exchange, Play, Throw
from briscola_desktop.core.cards import Card, cards
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.errors import (
    ClaimFalseError,
    ClaimTimingError,
    ExchangeCardError,
    ExchangeLateError,
    ForcedCardError,
    OutOfTurnError,
    ThrowNotLeadingError,
    ThrowWithoutAceError,
)
from briscola_desktop.core.events import CardExchanged, DealEnded, RestClaimed
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.playing import deal_with

BRISCA = Rules.of("brisca", players=2)
FOUR = Rules.of("brisca", players=4)
SIX = Rules.of("brisca", players=6)


def exchange(hand: str, turned: str, rules: Rules = BRISCA) -> Deal:
    """Seat 0 exchanges with two cards left to draw."""
    others = [card for card in rules.pack if card not in cards(f"{hand} {turned}")]
    deal = deal_with(rules, hand, " ".join(map(str, others[:3])), stock=f"{others[3]} {turned}", leader=1)
    return deal.play(Exchange(0)).after


@pytest.mark.parametrize(
    ("hand", "turned"),
    [
        ("7d 2c 4c", "Ad"),
        ("7d 2c 4c", "3d"),
        ("7d 2c 4c", "Fd"),
        ("2d 2c 4c", "7d"),
        ("2d 2c 4c", "6d"),
        ("2d 2c 4c", "4d"),
        ("7d 2d 4c", "Rd"),
    ],
)
def test_the_seven_takes_what_ranks_above_it_and_the_two_the_seven_or_lower(hand: str, turned: str) -> None:
    after = exchange(hand, turned)
    gave = hand.split(maxsplit=1)[0]
    assert str(after.hands[0][0]) == turned, "it takes the place of the card given up"
    assert str(after.turned) == gave
    assert after.stock[-1] is after.turned
    assert after.turn == 1, "out of turn, and the turn stays where it was"


@pytest.mark.parametrize(
    ("hand", "turned"), [("7d 3d 4c", "2d"), ("7d 3d 4c", "6d"), ("2d 3c 4c", "Ad"), ("6d 3c 4c", "7d")]
)
def test_a_card_that_does_not_take_the_turned_one_is_refused(hand: str, turned: str) -> None:
    with pytest.raises(ExchangeCardError):
        exchange(hand, turned)


def test_with_six_the_seven_takes_the_eight_and_the_nine_and_the_two_does_not() -> None:
    pack = [card for card in SIX.pack if str(card) not in ("7d", "2d", "8d")]
    hands = [" ".join(map(str, pack[at * 3 : at * 3 + 3])) for at in range(6)]
    hands[0] = f"7d {hands[0][3:]}"
    rest = [card for card in pack if str(card) not in " ".join(hands)]
    stock = [*map(str, rest[:5]), "8d"]
    deal = deal_with(SIX, *hands, stock=" ".join(stock))
    assert str(deal.play(Exchange(0)).after.turned) == "7d"
    two = replace(deal, hands=(cards(hands[0].replace("7d", "2d")), *deal.hands[1:]))
    with pytest.raises(ExchangeCardError):
        two.play(Exchange(0))


def test_after_the_seven_has_been_exchanged_the_two_takes_the_seven() -> None:
    deal = deal_with(BRISCA, "7d 3c 4c", "2d 5c 6c", stock="5s Ad", leader=0)
    deal = deal.play(Exchange(0)).after
    step = deal.play(Exchange(1))
    assert step.events == (CardExchanged(1, 0, Card.parse("7d"), Card.parse("2d")),)
    assert [(str(swap.took), str(swap.gave)) for swap in step.after.swaps] == [("Ad", "7d"), ("7d", "2d")]
    with pytest.raises(ExchangeCardError):
        step.after.play(Exchange(0))
    assert View.of(step.after, 0).shown[1] == {Card.parse("7d")}
    assert View.of(step.after, 1).shown[0] == {Card.parse("Ad")}


def test_the_exchange_may_wait_until_the_last_card_before_the_last_draw_and_no_longer() -> None:
    deal = deal_with(BRISCA, "7d 3c 4c", "2c 5c 6c", stock="5s Ad", leader=1)
    deal = deal.play(Play(1, Card.parse("2c"))).after
    late = deal.play(Exchange(0)).after
    assert [str(card) for card in late.hands[0]] == ["Ad", "3c", "4c"]
    drawn = deal.play(Play(0, Card.parse("3c"))).after
    assert drawn.turned is None
    with pytest.raises(ExchangeLateError):
        drawn.play(Exchange(0))


def test_a_seat_that_has_played_to_the_trick_may_still_exchange() -> None:
    deal = deal_with(BRISCA, "7d 3c 4c", "2c 5c 6c", stock="5s Ad", leader=0)
    deal = deal.play(Play(0, Card.parse("3c"))).after.play(Exchange(0)).after
    assert [str(card) for card in deal.hands[0]] == ["Ad", "4c"]
    done = deal.play(Play(1, Card.parse("2c"))).after
    assert [str(card) for card in done.hands[0]] == ["Ad", "5s", "4c"], "the draw fills the slot of the card played"
    assert str(done.hands[1][0]) == "7d"


def thrown(*others: str) -> Deal:
    """Seat 0 leads the ace of coins with the command, late in a deal of four."""
    deal = deal_with(FOUR, "Ad 2c 4c", *others)
    return deal.play(Throw(0)).after


def test_who_has_trumps_must_throw_the_highest_of_them() -> None:
    deal = thrown("3d 4d As", "Rd 3s Ab", "5c 6c 7c")
    assert [str(card) for card in deal.playable(1)] == ["3d"]
    with pytest.raises(ForcedCardError, match="3d is due"):
        deal.play(Play(1, Card.parse("4d")))
    deal = deal.play(Play(1, Card.parse("3d"))).after
    assert [str(card) for card in deal.playable(2)] == ["Rd"], "the partner is bound too"


def test_who_has_none_must_throw_the_strongest_card_whatever_its_suit() -> None:
    assert [str(card) for card in thrown("2s 4s Rc", "3c 5s Rs", "5c 6c 7c").playable(1)] == ["Rc"]


def test_of_equal_cards_any_may_be_thrown() -> None:
    assert [str(card) for card in thrown("3c 3s Rc", "5s 6s 7s", "5c 6c 7c").playable(1)] == ["3c", "3s"]


def test_an_exchange_between_lead_and_answer_counts_for_the_duty() -> None:
    deal = deal_with(BRISCA, "Ad 2c 4c", "7d 5c 6c", stock="5s Rd").play(Throw(0)).after
    assert [str(card) for card in deal.playable(1)] == ["7d"]
    deal = deal.play(Exchange(1)).after
    assert [str(card) for card in deal.playable(1)] == ["Rd"]


def test_leading_the_ace_without_the_command_binds_nobody() -> None:
    deal = deal_with(FOUR, "Ad 2c 4c", "3d 4d As", "Rd 3s Ab", "5c 6c 7c").play(Play(0, Card.parse("Ad"))).after
    assert len(deal.playable(1)) == 3


def test_only_the_leader_with_the_ace_of_trumps_throws() -> None:
    deal = deal_with(FOUR, "3d 2c 4c", "Ad 4d As", "Rd 3s Ab", "5c 6c 7c")
    with pytest.raises(ThrowWithoutAceError):
        deal.play(Throw(0))
    with pytest.raises(OutOfTurnError):
        deal.play(Throw(1))
    with pytest.raises(ThrowNotLeadingError):
        deal.play(Play(0, Card.parse("2c"))).after.play(Throw(1))


def test_the_duty_ends_with_the_trick() -> None:
    deal = thrown("3d 4d As", "Rd 3s Ab", "5c 6c 7c")
    for seat, card in ((1, "3d"), (2, "Rd"), (3, "7c")):
        deal = deal.play(Play(seat, Card.parse(card))).after
    assert not deal.thrown
    assert deal.tricks[-1].thrown
    assert deal.tricks[-1].points == 11 + 10 + 4


def test_three_highest_trumps_claim_the_last_three_tricks_at_once_by_either_seat_in_turn_or_not() -> None:
    deal = deal_with(BRISCA, "Ad 3d Rd", "Cd Fd As", leader=1)
    step = deal.play(Claim(0))
    points = sum(card.points for card in cards("Ad 3d Rd Cd Fd As"))
    assert step.events[0] == RestClaimed(0, deal.hands, points)
    assert isinstance(step.events[-1], DealEnded)
    assert step.after.over
    assert step.after.points == (deal.points[0] + points, deal.points[1])
    assert len(step.after.tricks) == len(deal.tricks), "they make no trick"


def test_the_highest_trumps_are_those_still_in_play() -> None:
    deal_with(BRISCA, "6d 5d 4d", "2d 5c As").play(Claim(0))


def test_two_tricks_from_the_end_two_trumps_are_enough() -> None:
    deal = deal_with(BRISCA, "Ad 3d", "Rd As")
    deal.play(Claim(0))
    with pytest.raises(ClaimFalseError):
        deal.play(Claim(1))


def test_partners_claim_with_trumps_split_between_them() -> None:
    deal = deal_with(FOUR, "Ad 2c 4c", "Cd 5c 6c", "3d Rd 4s", "5s 6s 7s", leader=3)
    for seat in (0, 2):
        assert deal.play(Claim(seat)).after.claimed == seat
    for seat in (1, 3):
        with pytest.raises(ClaimFalseError):
            deal.play(Claim(seat))


def test_one_higher_trump_elsewhere_refuses_the_claim() -> None:
    with pytest.raises(ClaimFalseError):
        deal_with(BRISCA, "Ad Rd Cd", "3d 4c As").play(Claim(0))


def test_fewer_trumps_in_play_than_tricks_left_refuse_the_claim() -> None:
    with pytest.raises(ClaimFalseError):
        deal_with(BRISCA, "Ad 3d 4c", "5c 6c As").play(Claim(0))


def test_a_claim_belongs_between_two_of_the_last_three_tricks() -> None:
    with pytest.raises(ClaimTimingError):
        deal_with(BRISCA, "Ad 3d Rd", "Cd Fd As", stock="4c 6d").play(Claim(0))
    deal = deal_with(BRISCA, "Ad 3d Rd", "Cd Fd As", leader=1)
    with pytest.raises(ClaimTimingError):
        deal.play(Play(1, Card.parse("As"))).after.play(Claim(0))
    with pytest.raises(ClaimTimingError):
        deal_with(BRISCA, "Ad", "As").play(Claim(0))


@pytest.mark.parametrize(
    ("points", "winner"),
    [((60, 60), None), ((61, 59), 0), ((59, 61), 1), ((40, 40, 40), None), ((50, 50, 20), None), ((20, 51, 49), 1)],
)
def test_sixty_all_is_a_draw_and_so_is_a_tie_for_the_most_of_three(points: tuple[int, ...], winner: int | None) -> None:
    rules = Rules.of("classic", players=len(points))
    deal = deal_with(rules, *["Ad 3d Rd", "Cd Fd As", "4c 5c 6c"][: len(points)])
    assert replace(deal, points=points).winner == winner
