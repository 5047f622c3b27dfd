"""Where things lie while points are counted: the sentence above, and a row of cards and a sum for each side. No Qt."""

from __future__ import annotations

from briscola_desktop.widgets.table.geometry import Box, Place
from briscola_desktop.widgets.table.layout import Layout

SUM_W, SUM_H = 7.6, 5.0
"""The plate of a sum in sizes of type."""


SENTENCE = 14.0
"""How wide the sentence may be to keep clear of the piles, in sizes of type."""


def count_ribbon(layout: Layout) -> Box:
    """Room for the sentence: in the middle, or beside a pile that lies there."""
    f, cloth = layout.font, layout.cloth
    half, gap = SENTENCE / 2 * f, 0.5 * f
    said = Box(cloth.cx - half, cloth.y + 1.1 * f, 2 * half, 2.4 * f)
    for pile in (place.box() for place in layout.piles.values()):
        if said.touches(pile, gap):
            x = pile.x - gap - 2 * half if pile.cx > cloth.cx else pile.right + gap
            if cloth.holds(said.moved(x - said.x, 0)):
                said = said.moved(x - said.x, 0)
    wide = min(2 * min(said.cx - cloth.x, cloth.right - said.cx) - 3 * f, 30 * f)
    return Box(said.cx - wide / 2, said.y, wide, said.h)


def count_row(side: int, layout: Layout) -> Box:
    """The row of a side: one's own is the lowest."""
    f, cloth, sides = layout.font, layout.cloth, len(layout.piles)
    own = layout.side_of(layout.shape.own)
    order = [*(other for other in reversed(range(sides)) if other != own), own]
    top, gap = count_ribbon(layout).bottom + 0.7 * f, 0.6 * f
    high = (cloth.bottom - 1.2 * f - top - gap * (sides - 1)) / sides
    return Box(cloth.x + 1.6 * f, top + order.index(side) * (high + gap), cloth.w - 3.2 * f, high)


def sum_box(side: int, layout: Layout) -> Box:
    """Where the sum of a side's points stands."""
    f, row = layout.font, count_row(side, layout)
    high = min(SUM_H * f, row.h)
    return Box(row.right - SUM_W * f, row.cy - high / 2, SUM_W * f, high)


def count_place(side: int, slot: int, of: int, layout: Layout) -> Place:
    """A card of a side's row, of so many."""
    row, aspect = count_row(side, layout), layout.shape.aspect
    room = sum_box(side, layout).x - layout.font - row.x
    w = min(row.h * 0.94 / aspect, layout.unit * 0.80, room * 0.24)
    step = min(w * 0.58, (room - w * 1.07) / max(1, of - 1))  # a turned card is a little wider
    x = row.x + room / 2 + (slot - (of - 1) / 2) * step
    return Place(x, row.cy, w, w * aspect, (slot % 3 - 1) * 1.1)
