"""A whole deal that could be the one of which a seat has seen a part: to play on where a table is gone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from briscola_desktop.core.actions import Action, Play, Throw
from briscola_desktop.core.cards import Card
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import HAND
from briscola_desktop.core.view import View

TRIES = 50
"""How often the hidden cards are dealt anew where they do not explain what was played: after a throw they may not."""


def imagined(view: View, rng: Random) -> Record | None:
    """A record that leads to what a seat sees, with that seat turned to seat 0.

    The cards that it cannot place are dealt at random. None where the deal is over, where cards were exchanged (a view
    does not say when), or where no such deal is found.
    """
    if view.over or view.swaps:
        return None
    attempts = (_attempt(view, rng) for _ in range(TRIES))
    return next((record for record in attempts if record is not None and _leads_to(record, view)), None)


def _attempt(view: View, rng: Random) -> Record | None:
    rules, players = view.rules, view.rules.players
    rounds = (len(rules.pack) - HAND * players - view.stock) // players  # in which everybody has drawn a card
    unseen = list(view.unseen)
    rng.shuffle(unseen)
    got: list[list[Card]] = []  # the cards of each seat in the order in which they came to it
    for seat in range(players):
        hand = list(view.hand) if seat == view.seat else sorted(view.shown[seat])
        while len(hand) < view.hand_sizes[seat]:
            hand.append(unseen.pop())
        got.append([card for by, card in _played(view) if by == seat] + hand)
    turned = view.turned
    if rules.trump == "turned" and turned is None:
        # it was drawn last: one of the trumps that its seat had not played by then
        last = got[rules.after(view.history[rounds - 1].winner, players - 1)]
        trumps = [card for card in last[rounds:] if card.suit is view.trump]
        if not trumps:
            return None
        turned = trumps[-1]
        last.remove(turned)
        last.append(turned)
    deck = [
        card
        for packet in range(0, HAND, rules.deal_packet)
        for place in range(1, players + 1)
        for card in got[rules.after(view.dealer, place)][packet : packet + rules.deal_packet]
    ]
    drawn = [
        got[rules.after(view.history[one].winner, place)][HAND + one]
        for one in range(rounds)
        for place in range(players)
    ]
    if turned is not None:
        deck.append(turned)
    deck += [card for card in (*drawn, *unseen) if card != turned]
    dealer = (view.dealer - view.seat) % players
    trump = None if rules.trump == "turned" else view.trump
    return Record(rules, dealer, tuple(deck), trump, tuple(_actions(view)))


def _played(view: View) -> Iterator[tuple[int, Card]]:
    """All cards that were played, by whom."""
    for trick in view.history:
        yield from trick.plays
    yield from view.table


def _actions(view: View) -> Iterator[Action]:
    """The same from the seat's own place at the table."""
    tricks = [(trick.plays, trick.thrown) for trick in view.history] + [(view.table, view.thrown)]
    for plays, thrown in tricks:
        for place, (by, card) in enumerate(plays):
            seat = (by - view.seat) % view.rules.players
            yield Throw(seat) if thrown and not place else Play(seat, card)


def _leads_to(record: Record, view: View) -> bool:
    replay = record.replay()
    if replay.fault is not None:
        return False
    found = View.of(replay.steps[-1].after, 0)
    return _seen(found) == _seen(view)


def _seen(view: View) -> tuple[object, ...]:
    """What is the same from whatever seat."""
    own = view.rules.side_of(view.seat)
    cards = [card for _, card in _played(view)]
    sizes = view.hand_sizes[view.seat :] + view.hand_sizes[: view.seat]
    return frozenset(view.hand), view.turned, view.trump, view.stock, cards, view.points[own], sizes
