"""Reads the view that another program sends, and refuses one that cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from briscola_desktop.core.cards import Card, parse_suit
from briscola_desktop.core.errors import NotationError, ViewError
from briscola_desktop.core.json_text import quoted
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.tricks import Hand, Swap, Trick, winner_of
from briscola_desktop.core.view import View


def read_view(raw: object) -> View:
    """The view of a message.

    Keys that a rule set does not need, or that follow from the history, may be missing.
    Raises ViewError, or RulesError and NotationError of its parts.
    """
    if not isinstance(raw, Mapping):
        raise ViewError("a view is a JSON object")
    rules = Rules.from_json(_need(raw, "rules"))
    seat = _seat(rules, _need(raw, "seat"))
    history = _history(rules, raw.get("history", []))
    first = history[0].leader if history else _seat(rules, _need(raw, "leader"))
    turned = raw.get("turned")
    view = View(
        rules=rules,
        seat=seat,
        dealer=_seat(rules, raw.get("dealer", (first - 1) % rules.players)),
        hand=_cards(_need(raw, "hand")),
        trump=parse_suit(str(_need(raw, "trump"))),
        turned=None if turned is None else _card(turned),
        stock=_number(_need(raw, "stock"), "stock"),
        leader=_seat(rules, _need(raw, "leader")),
        table=_plays(rules, raw.get("table", [])),
        thrown=_flag(raw, "thrown"),
        history=history,
        points=_points(rules, history),
        shown=_shown(rules, seat, raw.get("shown", {})),
        swaps=tuple(map(_swap, _items(raw.get("exchanges", []), "exchanges"))),
    )
    _check(view, raw)
    return view


def _check(view: View, raw: Mapping[str, object]) -> None:
    """Refuse what no deal can come to."""
    if view.over:
        raise ViewError("the deal is over: there is nothing to choose")
    _check_tricks(view)
    _check_stock(view)
    sizes = view.hand_sizes
    if len(view.hand) != sizes[view.seat]:
        raise ViewError(f"{len(view.hand)} cards in hand cannot be: it is {sizes[view.seat]}")
    for seat, known in enumerate(view.shown):
        if len(known) > sizes[seat]:
            raise ViewError(f"seat {seat} cannot hold the {len(known)} cards shown")
    _check_cards(view)
    if view.thrown and not (view.table and view.rules.throw):
        raise ViewError("nothing can have been thrown: it takes a lead, and rules that have it")
    if view.swaps and view.rules.exchange == "none":
        raise ViewError("these rules have no exchange")
    if "points" in raw and list(view.points) != raw["points"]:
        raise ViewError(f"points {raw['points']} cannot be: the tricks count {list(view.points)}")


def _check_tricks(view: View) -> None:
    """Refuse a leader, a winner or an order of play that the rules do not give."""
    leader = view.rules.after(view.dealer)
    for trick in view.history:
        if trick.leader != leader:
            raise ViewError(f"seat {trick.leader} cannot have led a trick that was seat {leader}'s to lead")
        leader = winner_of(trick.plays, view.trump)
        if trick.winner != leader:
            raise ViewError(f"seat {trick.winner} cannot have taken {' '.join(str(card) for _, card in trick.plays)}")
    if view.leader != leader:
        raise ViewError(f"seat {view.leader} cannot lead: it is for seat {leader}")
    _check_order(view.rules, view.leader, view.table)
    if len(view.table) >= view.rules.players:
        raise ViewError("the trick on the table is full")


def _check_stock(view: View) -> None:
    rules = view.rules
    stock = max(0, rules.draws - len(view.history)) * rules.players
    if view.stock != stock:
        raise ViewError(f"{view.stock} cards cannot be left to draw: after {len(view.history)} tricks it is {stock}")
    if (view.turned is not None) != (stock > 0 and rules.trump == "turned"):
        raise ViewError("the turned card lies under the stock as long as there is one, and only there")
    if view.turned and view.turned.suit is not view.trump:
        raise ViewError(f"{view.turned} is turned but {view.trump.value} is trump")


def _check_cards(view: View) -> None:
    placed = [card for trick in view.history for _, card in trick.plays]
    placed += [card for _, card in view.table]
    placed += [*view.hand, *(card for known in view.shown for card in known)]
    if view.turned:
        placed.append(view.turned)
    card, times = Counter(placed).most_common(1)[0] if placed else (None, 0)
    if times > 1:
        raise ViewError(f"{card} is in two places")
    strange = sorted(set(placed).difference(view.rules.pack))
    if strange:
        raise ViewError(f"{strange[0]} is not in the pack")


def _history(rules: Rules, raw: object) -> tuple[Trick, ...]:
    tricks: list[Trick] = []
    for entry in _items(raw, "history"):
        if not isinstance(entry, Mapping):
            raise ViewError("a trick of the history is an object")
        plays = _plays(rules, entry.get("plays", []))
        leader = _seat(rules, entry.get("leader", plays[0][0] if plays else None))
        _check_order(rules, leader, plays)
        if len(plays) != rules.players:
            raise ViewError("a trick of the history has a card of every seat")
        tricks.append(Trick(leader, plays, _seat(rules, _need(entry, "winner")), _flag(entry, "thrown")))
    return tuple(tricks)


def _check_order(rules: Rules, leader: int, plays: tuple[tuple[int, Card], ...]) -> None:
    for place, (seat, _) in enumerate(plays):
        if seat != rules.after(leader, place):
            raise ViewError(f"seat {seat} cannot have played as number {place + 1} of a trick that seat {leader} led")


def _points(rules: Rules, history: tuple[Trick, ...]) -> tuple[int, ...]:
    points = [0] * len(rules.sides)
    for trick in history:
        points[rules.side_of(trick.winner)] += trick.points
    return tuple(points)


def _shown(rules: Rules, own: int, raw: object) -> tuple[frozenset[Card], ...]:
    if not isinstance(raw, Mapping):
        raise ViewError("shown is an object from seats to cards")
    known: list[frozenset[Card]] = [frozenset()] * rules.players
    for key, held in raw.items():
        seat = _seat(rules, int(key) if isinstance(key, str) and key.isdecimal() else key)
        known[seat] = frozenset(_cards(held))
    known[own] = frozenset()  # one's own hand is told by itself
    return tuple(known)


def _swap(raw: object) -> Swap:
    if not isinstance(raw, Mapping):
        raise ViewError("an exchange is an object")
    return Swap(_number(raw.get("seat"), "seat"), _card(raw.get("took")), _card(raw.get("gave")))


def _plays(rules: Rules, raw: object) -> tuple[tuple[int, Card], ...]:
    plays: list[tuple[int, Card]] = []
    for pair in _items(raw, "plays"):
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise ViewError("a play is a seat and a card")
        plays.append((_seat(rules, pair[0]), _card(pair[1])))
    return tuple(plays)


def _cards(raw: object) -> Hand:
    return tuple(map(_card, _items(raw, "cards")))


def _card(raw: object) -> Card:
    if not isinstance(raw, str):
        raise NotationError(f"{quoted(raw)} is not a card")
    return Card.parse(raw)


def _seat(rules: Rules, raw: object) -> int:
    seat = _number(raw, "seat")
    if seat >= rules.players:
        raise ViewError(f"there is no seat {seat}")
    return seat


def _number(raw: object, name: str) -> int:
    if type(raw) is not int or raw < 0:
        raise ViewError(f"{name} is a whole number, not {quoted(raw)}")
    return raw


def _flag(raw: Mapping[str, object], key: str) -> bool:
    value = raw.get(key, False)
    if not isinstance(value, bool):
        raise ViewError(f"{key} is true or false, not {quoted(value)}")
    return value


def _items(raw: object, name: str) -> list[object]:
    if not isinstance(raw, (list, tuple)):
        raise ViewError(f"{name} is a list")
    return list(raw)


def _need(raw: Mapping[str, object], key: str) -> object:
    if key not in raw:
        raise ViewError(f"a view needs {key}")
    return raw[key]
