"""Cards: notation, points, strength."""

import copy
import pickle

import pytest

from briscola_desktop.core.cards import FULL_PACK, Card, Suit, beats, cards, parse_suit
from briscola_desktop.core.errors import NotationError


def test_every_card_prints_as_its_notation_and_parses_back() -> None:
    assert len({str(card) for card in FULL_PACK}) == 48
    for card in FULL_PACK:
        assert Card.parse(str(card)) is card
        assert eval(repr(card)) is card  # noqa: S307 - our own repr


def test_a_copied_or_pickled_card_is_the_same_card() -> None:
    ace = Card.parse("Ad")
    assert copy.deepcopy(ace) is ace
    assert copy.copy(ace) is ace
    assert pickle.loads(pickle.dumps(ace)) is ace  # noqa: S301 - our own bytes


@pytest.mark.parametrize("text", ["", "A", "dA", "10d", "Ax", "ad", "A d", "AD", None, 7, ["Ad"]])
def test_anything_else_is_no_card(text: object) -> None:
    with pytest.raises(NotationError):
        Card.parse(text)  # type: ignore[arg-type]


def test_a_pack_counts_120_points_and_84_of_them_are_aces_and_threes() -> None:
    assert sum(card.points for card in FULL_PACK) == 120
    assert sum(card.points for card in FULL_PACK if card.rank.value in "A3") == 84


def test_strength_runs_from_the_ace_over_the_three_and_the_king_down_to_the_two() -> None:
    suit = cards("Ac 3c Rc Cc Fc 9c 8c 7c 6c 5c 4c 2c")
    assert sorted(suit, key=lambda card: -card.strength) == list(suit)


@pytest.mark.parametrize(
    ("challenger", "best", "takes"),
    [
        ("Ac", "3c", True),
        ("3c", "Ac", False),
        ("3c", "Rc", True),
        ("2d", "Ac", True),  # the smallest trump beats an ace
        ("Ac", "2d", False),
        ("As", "2c", False),  # an ace of another suit loses
        ("3d", "Ad", False),
    ],
)
def test_who_takes_the_trick_with_coins_as_trump(challenger: str, best: str, takes: bool) -> None:
    assert beats(Card.parse(challenger), Card.parse(best), Suit.COINS) is takes


def test_suits_parse_from_their_letters_only() -> None:
    assert [parse_suit(letter) for letter in "dcsb"] == list(Suit)
    with pytest.raises(NotationError):
        parse_suit("x")
