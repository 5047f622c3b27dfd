"""What a seat can do: play a card, exchange, throw, claim."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from briscola_desktop.core.cards import Card
from briscola_desktop.core.errors import NotationError
from briscola_desktop.core.json_text import quoted


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    seat: int
    card: Card

    def to_json(self) -> dict[str, object]:
        """As a record writes it."""
        return {"seat": self.seat, "play": str(self.card)}


@dataclass(frozen=True, slots=True)
class Exchange:
    """Take the turned card for the seven, or for the two, of trumps."""

    seat: int

    def to_json(self) -> dict[str, object]:
        """As a record writes it."""
        return {"seat": self.seat, "exchange": True}


@dataclass(frozen=True, slots=True)
class Throw:
    """Lead the ace of trumps and command the others to throw their best card on it."""

    seat: int

    def to_json(self) -> dict[str, object]:
        """As a record writes it."""
        return {"seat": self.seat, "throw": True}


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim all remaining tricks with the highest trumps."""

    seat: int

    def to_json(self) -> dict[str, object]:
        """As a record writes it."""
        return {"seat": self.seat, "claim": True}


Action = Play | Exchange | Throw | Claim

_COMMANDS: dict[str, type[Exchange | Throw | Claim]] = {"exchange": Exchange, "throw": Throw, "claim": Claim}


def action_from_json(raw: object, seat: int | None = None) -> Action:
    """The action of a record's entry; NotationError if it is none.

    `seat` is who acts where the entry does not say it, as in a player's answer.
    """
    if not isinstance(raw, Mapping):
        raise NotationError(f"{quoted(raw)} is not an action")
    who = raw.get("seat", seat)
    if type(who) is not int:
        raise NotationError("an action needs the seat that acts, a whole number")
    named = [key for key in ("play", *_COMMANDS) if key in raw]
    if len(named) != 1:
        raise NotationError("an action is exactly one of play, exchange, throw and claim")
    if named == ["play"]:
        return Play(who, Card.parse(raw["play"]))
    if raw[named[0]] is not True:
        raise NotationError(f"{named[0]} takes true and nothing else")
    return _COMMANDS[named[0]](who)
