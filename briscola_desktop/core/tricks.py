"""Tricks and exchanges as facts, known to everyone at the table."""

from __future__ import annotations

from dataclasses import dataclass

from briscola_desktop.core.cards import Card, Suit, beats

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick.

    Attributes:
        leader: the seat that led.
        plays: seat and card in order of play.
        winner: the seat that took it.
        thrown: whether the lead was the ace of trumps with the command to throw.
    """

    leader: int
    plays: tuple[tuple[int, Card], ...]
    winner: int
    thrown: bool = False

    @property
    def points(self) -> int:
        """What its cards count."""
        return sum(card.points for _, card in self.plays)


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange that was made: who took the turned card, and what lies there since."""

    seat: int
    took: Card
    gave: Card


def winner_of(plays: tuple[tuple[int, Card], ...], trump: Suit) -> int:
    """The seat whose card takes, or is taking, a trick of at least one card."""
    seat, best = plays[0]
    for challenger, card in plays[1:]:
        if beats(card, best, trump):
            seat, best = challenger, card
    return seat
