"""A seat's view kept up to date from what the seat sees, so that a server need not send it anew with every card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from briscola_desktop.core.cards import Card
from briscola_desktop.core.events import (
    CardDrawn,
    CardExchanged,
    CardPlayed,
    Event,
    HandShown,
    RestClaimed,
    TrickTaken,
)
from briscola_desktop.core.tricks import Swap, Trick
from briscola_desktop.core.view import View


def follow(view: View, events: Iterable[Event]) -> View:
    """The view after the events of an action, as the seat may see them."""
    for event in events:
        view = _after(view, event)
    return view


def _after(view: View, event: Event) -> View:
    match event:
        case CardPlayed():
            return _played(view, event)
        case TrickTaken(winner=winner, points=points):
            trick = Trick(view.leader, view.table, winner, view.thrown)
            told = replace(view, history=(*view.history, trick), leader=winner, table=(), thrown=False)
            return _scored(told, winner, points)
        case CardDrawn():
            return _drawn(view, event)
        case HandShown(seat=seat, cards=cards) if cards is not None:
            return _known(view, seat, frozenset(cards))
        case CardExchanged():
            return _exchanged(view, event)
        case RestClaimed(seat=seat, points=points):
            nothing: tuple[frozenset[Card], ...] = (frozenset(),) * view.rules.players
            return _scored(replace(view, claimed=seat, hand=(), shown=nothing), seat, points)
        case _:
            return view


def _played(view: View, event: CardPlayed) -> View:
    view = _known(view, event.seat, frozenset(), frozenset({event.card}))
    if event.seat == view.seat:
        view = replace(view, hand=view.hand[: event.slot] + view.hand[event.slot + 1 :])
    return replace(view, table=(*view.table, (event.seat, event.card)), thrown=view.thrown or event.thrown)


def _drawn(view: View, event: CardDrawn) -> View:
    stock = view.stock - 1
    view = replace(view, stock=stock, turned=view.turned if stock else None)
    if event.card is None:
        return view
    if event.seat == view.seat:
        return replace(view, hand=(*view.hand[: event.slot], event.card, *view.hand[event.slot :]))
    return _known(view, event.seat, frozenset({event.card}))


def _exchanged(view: View, event: CardExchanged) -> View:
    view = _known(view, event.seat, frozenset({event.took}), frozenset({event.gave}))
    if event.seat == view.seat:
        view = replace(view, hand=(*view.hand[: event.slot], event.took, *view.hand[event.slot + 1 :]))
    return replace(view, turned=event.gave, swaps=(*view.swaps, Swap(event.seat, event.took, event.gave)))


def _known(view: View, seat: int, more: frozenset[Card], less: frozenset[Card] = frozenset()) -> View:
    """The view with cards that are, and cards that are no longer, known to be in another's hand."""
    if seat == view.seat:
        return view
    shown = (view.shown[seat] | more) - less
    return replace(view, shown=(*view.shown[:seat], shown, *view.shown[seat + 1 :]))


def _scored(view: View, seat: int, points: int) -> View:
    side = view.rules.side_of(seat)
    return replace(view, points=tuple(had + points * (at == side) for at, had in enumerate(view.points)))
