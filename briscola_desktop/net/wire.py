"""Events of a deal as messages carry them: an object with the event's word in `e`, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from briscola_desktop.core.cards import Card, parse_suit
from briscola_desktop.core.errors import NotationError
from briscola_desktop.core.events import (
    CardDealt,
    CardDrawn,
    CardExchanged,
    CardPlayed,
    DealEnded,
    Event,
    HandShown,
    RestClaimed,
    TrickTaken,
    TrumpAgreed,
    TrumpTurned,
)


def _same(value: Any) -> Any:  # noqa: ANN401 - numbers and flags stay what they are
    return value


def _maybe(card: str | None) -> Card | None:
    return None if card is None else Card.parse(card)


def _hand(held: list[str]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, held))


_WORDS: dict[str, tuple[type[Any], dict[str, Callable[[Any], Any]]]] = {
    "dealt": (CardDealt, {"seat": _same, "slot": _same, "card": _maybe}),
    "turned": (TrumpTurned, {"card": Card.parse}),
    "agreed": (TrumpAgreed, {"suit": parse_suit}),
    "shown": (HandShown, {"seat": _same, "cards": lambda held: None if held is None else _hand(held)}),
    "played": (CardPlayed, {"seat": _same, "slot": _same, "card": Card.parse, "thrown": _same}),
    "taken": (TrickTaken, {"winner": _same, "cards": _hand, "points": _same}),
    "drawn": (CardDrawn, {"seat": _same, "slot": _same, "card": _maybe, "turned": _same}),
    "exchanged": (CardExchanged, {"seat": _same, "slot": _same, "took": Card.parse, "gave": Card.parse}),
    "claimed": (
        RestClaimed,
        {"seat": _same, "hands": lambda hands: tuple(map(_hand, hands)), "points": _same},
    ),
    "ended": (DealEnded, {"points": tuple, "winner": _same}),
}
_NAMES = {kind: (word, tuple(fields)) for word, (kind, fields) in _WORDS.items()}


def event_to_json(event: Event) -> dict[str, Any]:
    """The event as a message carries it."""
    word, fields = _NAMES[type(event)]
    return {"e": word, **{name: _plain(getattr(event, name)) for name in fields}}


def event_from_json(raw: object) -> Event:
    """The event of a message; NotationError if it is none."""
    if not isinstance(raw, Mapping) or raw.get("e") not in _WORDS:
        raise NotationError(f"{raw!r} is not an event")
    kind, fields = _WORDS[raw["e"]]
    try:
        found: Event = kind(**{name: read(raw[name]) for name, read in fields.items()})
    except (KeyError, TypeError) as fault:
        raise NotationError(f"{raw!r} is not an event: {fault}") from None
    return found


def _plain(value: Any) -> Any:  # noqa: ANN401
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value
