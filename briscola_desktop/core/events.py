"""What a step has changed, in the order in which a watcher sees it.

An event that shows a card carries None in its place for a seat that may not see it
(`redacted`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.core.rules import Rules


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A card goes from the pack to a slot of a hand."""

    seat: int
    slot: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class TrumpTurned:
    """The card after the hands is turned up and laid under the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrumpAgreed:
    """No card is turned: the trump suit has been agreed."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class HandShown:
    """A seat shows its hand to its partners; `cards` is None for everyone else."""

    seat: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card leaves a slot of a hand for the trick; `thrown` leads the ace of trumps with the command."""

    seat: int
    slot: int
    card: Card
    thrown: bool = False


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick is complete and goes to the pile of its winner's side."""

    winner: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card goes from the stock to a slot of a hand; `turned` is the last one, which all have seen."""

    seat: int
    slot: int
    card: Card | None
    turned: bool = False


@dataclass(frozen=True, slots=True)
class CardExchanged:
    """A seat takes the turned card and lays another in its place."""

    seat: int
    slot: int
    took: Card
    gave: Card


@dataclass(frozen=True, slots=True)
class RestClaimed:
    """A side claims what is left: every hand, seat by seat, goes to its pile."""

    seat: int
    hands: tuple[tuple[Card, ...], ...]
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; `winner` is a side, or None where it is drawn."""

    points: tuple[int, ...]
    winner: int | None


Event = (
    CardDealt
    | TrumpTurned
    | TrumpAgreed
    | HandShown
    | CardPlayed
    | TrickTaken
    | CardDrawn
    | CardExchanged
    | RestClaimed
    | DealEnded
)


def redacted(event: Event, seat: int, rules: Rules) -> Event:
    """The event as one seat may see it."""
    match event:
        case CardDealt(seat=owner) if owner != seat and not rules.open_hands:
            return replace(event, card=None)
        case CardDrawn(seat=owner, turned=False) if owner != seat and not rules.open_hands:
            return replace(event, card=None)
        case HandShown(seat=owner) if owner != seat and owner not in rules.partners(seat):
            return replace(event, cards=None)
        case _:
            return event
