"""Cards, their notation, points and strength.

A card is written as its rank and then its suit: ``Ad`` is the ace of coins, ``Fb``
the knave of clubs. French decks show the same cards (d ♦, c ♥, s ♠, b ♣).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from briscola_desktop.core.errors import NotationError
from briscola_desktop.core.json_text import quoted


class Suit(StrEnum):
    """The four suits, in the order in which an agreed trump rotates."""

    COINS = "d"
    CUPS = "c"
    SWORDS = "s"
    CLUBS = "b"


class Rank(StrEnum):
    """The twelve ranks in the order of the deck: ace, pips, knave, knight, king."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    KNAVE = "F"
    KNIGHT = "C"
    KING = "R"


_SUIT_ORDER = {suit: place for place, suit in enumerate(Suit)}
_RANK_ORDER = {rank: place for place, rank in enumerate(Rank)}
_STRENGTH = {rank: place for place, rank in enumerate(Rank(letter) for letter in "2456789FCR3A")}
_POINTS = {Rank.ACE: 11, Rank.THREE: 10, Rank.KING: 4, Rank.KNIGHT: 3, Rank.KNAVE: 2}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card of the pack; there is one object a card (`Card.parse`, `Card.of`), so `is` is equality.

    Attributes:
        rank: its rank.
        suit: its suit.
        points: what it counts at the end: ace 11, three 10, king 4, knight 3, knave 2, the rest 0.
        strength: its place from weak (0, the two) to strong (11, the ace) within its suit.
        order: its place in a sorted pack, suit by suit, 0 to 47.
    """

    rank: Rank
    suit: Suit
    points: int = field(init=False)
    strength: int = field(init=False)
    order: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "points", _POINTS.get(self.rank, 0))
        object.__setattr__(self, "strength", _STRENGTH[self.rank])
        object.__setattr__(self, "order", _SUIT_ORDER[self.suit] * 12 + _RANK_ORDER[self.rank])

    @staticmethod
    def parse(notation: str) -> Card:
        """The card of a notation such as ``Ad``; NotationError for any other text."""
        try:
            return _CARDS[notation]
        except (KeyError, TypeError):
            raise NotationError(f"{quoted(notation)} is not a card") from None

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """The card of this rank and suit."""
        return _CARDS[rank.value + suit.value]

    def __str__(self) -> str:
        return self.rank.value + self.suit.value

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __lt__(self, other: Card) -> bool:
        return self.order < other.order

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (str(self),)


_CARDS = {rank.value + suit.value: Card(rank, suit) for suit in Suit for rank in Rank}

FULL_PACK: tuple[Card, ...] = tuple(_CARDS.values())
"""All 48 cards in order."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``"Ad 3c 7s"``."""
    return tuple(Card.parse(word) for word in text.split())


def parse_suit(notation: str) -> Suit:
    """The suit of a letter d, c, s or b; NotationError for any other text."""
    try:
        return Suit(notation)
    except ValueError:
        raise NotationError(f"{quoted(notation)} is not a suit") from None


def beats(challenger: Card, best: Card, trump: Suit) -> bool:
    """Whether a card takes a trick from the card that was winning it.

    There is no duty to follow suit: the highest trump takes the trick, and without
    one the highest card of the suit led, which is the suit of `best` then.
    """
    if challenger.suit is best.suit:
        return challenger.strength > best.strength
    return challenger.suit is trump
