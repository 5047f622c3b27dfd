"""Cards as small numbers for search: the trump suit is always the last of four, ranks go by strength.

A code is ``12 * suit + strength``, 0 to 47, so that one table serves every trump suit. 48 (`NONE`) is no card.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from briscola_desktop.core.cards import FULL_PACK, Card, Suit

NONE = 48
"""The code of no card."""

TRUMPS = 36
"""The code of the weakest trump: from here on a card is a trump."""

POINTS = tuple(sorted(FULL_PACK, key=lambda card: card.strength)[code % 12 * 4].points for code in range(48))
"""What the card of a code counts."""

BEATS = tuple(
    sum(1 << other for other in range(48) if (other > code) & ((other // 12 == code // 12) | (other >= TRUMPS)))
    for code in range(48)
)
"""For each code the set of cards, as bits, that take a trick from it."""


@cache
def codes(trump: Suit) -> dict[Card, int]:
    """The code of each card where this suit is trump."""
    places = {suit: place for place, suit in enumerate([*(suit for suit in Suit if suit is not trump), trump])}
    return {card: 12 * places[card.suit] + card.strength for card in FULL_PACK}


@cache
def cards_of(trump: Suit) -> tuple[Card, ...]:
    """The card of each code where this suit is trump."""
    return tuple(sorted(codes(trump), key=codes(trump).__getitem__))


def bits(cards: Iterable[int]) -> int:
    """A set of codes as the bits of a number."""
    return sum(1 << code for code in cards)
