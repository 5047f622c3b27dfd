"""Where things belong on the table, by name; a layout turns the name into a pose. No rules, no Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from briscola_desktop.widgets.table.count_places import count_place
from briscola_desktop.widgets.table.geometry import Place
from briscola_desktop.widgets.table.layout import Layout
from briscola_desktop.widgets.table.pose import Pose

Kind = Literal["hand", "shown", "trick", "heap", "stock", "beside", "trump", "pile", "count", "dealer", "aside"]

# Heights of the layers of the table.
(
    LAMP,
    SLOT,
    TRUMP,
    STOCK,
    STOCK_BADGE,
    PILE,
    OTHER_HAND,
    PLATE,
    TRICK,
    OWN_HAND,
    BADGE,
    VEIL,
    COUNT,
    MESSAGE,
    FLYING,
    SHEET,
) = range(0, 160, 10)


SHOWN_STEP = 0.6
"""From card to card of a hand that is shown, in their width."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a card.

    Attributes:
        kind: `hand`, `shown` (a partner's hand while it is looked at), `trick`, `heap` (the trick about to be
            gathered), `stock`, `beside` the stock (on the way to and from under it), `trump`, `pile`, `count` (the row
            in which a side's cards are counted), `dealer`, `aside` (beside the window, where a deal goes that is left).
        at: the seat; for `pile` and `count` the side.
        slot, of: which card of how many.
    """

    kind: Kind
    at: int = 0
    slot: int = 0
    of: int = 1

    def layer(self, layout: Layout) -> float:
        """How high it lies; of a hand at the upper edge the corners that are upright for us are seen."""
        base = {"trick": TRICK, "heap": TRICK, "stock": STOCK, "beside": FLYING, "trump": TRUMP, "pile": PILE}
        if self.kind == "hand":
            above = self.of - self.slot if layout.fans[self.at].side == "top" else self.slot
            return (OWN_HAND if self.at == layout.shape.own else OTHER_HAND) + above * 0.1
        return {**base, "count": COUNT, "shown": COUNT, "dealer": FLYING, "aside": FLYING}[self.kind] + self.slot * 0.1


def pose_of(spot: Spot, layout: Layout) -> Pose:
    """Where a card of that spot lies; cards that lie straight stand on whole pixels, so that they are sharp."""
    place = place_of(spot, layout)
    return Pose(place.x, place.y, place.w, place.turn)


def place_of(spot: Spot, layout: Layout) -> Place:
    """The place of a spot."""
    return _PLACES[spot.kind](spot, layout)


def _shown(spot: Spot, layout: Layout) -> Place:
    """In the middle of the table, beside each other where two partners show theirs; the index of each card is seen."""
    place, (x, y) = layout.trick[spot.at], layout.trick_centre
    if layout.shape.seats > 4:
        x = place.x
    return Place(x + (spot.slot - (spot.of - 1) / 2) * SHOWN_STEP * place.w, y, place.w, place.h)


def _heap(spot: Spot, layout: Layout) -> Place:
    """On the winning card, not quite straight."""
    place = layout.trick[spot.at]
    return replace(place.moved(2.0 * spot.slot, -1.5 * spot.slot), turn=place.turn + 4 * spot.slot)


def _beside(_: Spot, layout: Layout) -> Place:
    stock, trump = layout.stock, layout.trump
    away = (stock.w + trump.h) / 2 + 0.06 * stock.w
    return replace(trump, x=stock.x + (away if trump.x >= stock.x else -away))


def _dealer(spot: Spot, layout: Layout) -> Place:
    box = layout.plates[spot.at]
    return Place(box.cx, box.cy, layout.stock.w * 0.6, layout.stock.h * 0.6)


def _aside(spot: Spot, layout: Layout) -> Place:
    stock = layout.stock
    away = stock.h * 1.2
    x = layout.shape.width + away if layout.shape.left_handed else -away
    return Place(x, layout.cloth.cy + spot.slot % 3 * 0.12 * stock.h, stock.w, stock.h, spot.slot % 5 * 7 - 14)


def _sharp(place: Place) -> Place:
    left, top = round(place.x - place.w / 2), round(place.y - place.h / 2)
    return Place(left + place.w / 2, top + place.h / 2, place.w, place.h, place.turn)


_PLACES: dict[Kind, Callable[[Spot, Layout], Place]] = {
    "hand": lambda spot, layout: layout.hand(spot.at, spot.of)[spot.slot],
    "shown": _shown,
    "trick": lambda spot, layout: layout.trick[spot.at],
    "heap": _heap,
    "stock": lambda _, layout: _sharp(layout.stock),
    "beside": _beside,
    "trump": lambda _, layout: layout.trump,
    "pile": lambda spot, layout: _sharp(layout.piles[spot.at]),
    "count": lambda spot, layout: count_place(spot.at, spot.slot, spot.of, layout),
    "dealer": _dealer,
    "aside": _aside,
}
