"""What the trumps of a hand entitle to: the exchange, the throw and the claim."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from briscola_desktop.core.cards import Card, Rank, Suit
from briscola_desktop.core.rules import Rules

CLAIM_TRICKS = (2, 3)
"""Tricks left at which a claim may be made."""


def taker(rules: Rules, turned: Card | None, hand: Collection[Card]) -> Card | None:
    """The card of a hand that takes the turned one, or None.

    The seven of trumps takes what ranks above it, the two takes the seven and what
    ranks below it.
    """
    if rules.exchange != "seven_two" or turned is None or turned.rank is Rank.TWO:
        return None
    seven = Card.of(Rank.SEVEN, turned.suit)
    card = seven if turned.strength > seven.strength else Card.of(Rank.TWO, turned.suit)
    return card if card in hand else None


def forced(hand: tuple[Card, ...], trump: Suit) -> tuple[Card, ...]:
    """The cards with which a hand may answer a thrown ace: its highest trump, else any of its strongest."""
    best = highest(hand, trump, 1)
    if best:
        return best
    strength = max((card.strength for card in hand), default=0)
    return tuple(card for card in hand if card.strength == strength)


def highest(cards: Iterable[Card], trump: Suit, count: int) -> tuple[Card, ...]:
    """The highest trumps among cards, strongest first, as many as asked for or as there are."""
    ranked = sorted((card for card in cards if card.suit is trump), key=lambda card: -card.strength)
    return tuple(ranked[:count])
