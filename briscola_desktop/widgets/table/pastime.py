"""What the empty parts of the cloth have room for: coffee, a glass, a dish, the slate. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import Layout, Prop, PropKind

SLATE_WIDTH = 12.0
"""Of the slate, in sizes of its type."""

_PROPS: tuple[tuple[PropKind, float, float, tuple[tuple[float, float], ...]], ...] = (
    # width and height in sizes of type; the places to try, from 0 (left, top) to 1 (right, bottom)
    ("slate", SLATE_WIDTH, 9.6, ((0, 0), (1, 1), (1, 0), (0, 1), (1, 0.5))),
    ("coffee", 8.6, 8.6, ((1, 0), (0, 0), (1, 1), (0, 1))),
    ("glass", 5.0, 5.0, ((1, 0.62), (0, 1), (1, 1), (1, 0.4))),
    ("dish", 7.0, 7.0, ((0, 1), (1, 1), (0, 0.6))),
)


def props_for(layout: Layout, others: Sequence[Layout] = ()) -> tuple[Prop, ...]:
    """What the empty parts of the cloth have room for: nothing in portrait windows, more in wide ones.

    The slate, which is read, goes first, and is as large as the type where that fits; ornaments do not grow with it.
    Whatever lies there keeps its place with the other layouts, those of the same table with other decks.
    """
    if layout.portrait or layout.tight:
        return ()
    usual = layout.font / layout.shape.type_scale
    sizes = {"slate": (layout.font, (layout.font + usual) / 2, usual)}
    inner = layout.cloth.grown(-2.2 * usual)
    taken = [box.grown(1.3 * usual) for each in (layout, *others) for box in each.groups().values()]
    props: list[Prop] = []
    for kind, wide, high, places in _PROPS:
        for size, (across, down) in product(sizes.get(kind, (usual,)), places):
            w, h = wide * size, high * size
            box = Box(inner.x + across * (inner.w - w), inner.y + down * (inner.h - h), w, h)
            if not any(box.touches(other) for other in taken):
                props.append(Prop(kind, box))
                taken.append(box.grown(1.3 * usual))
                break
    return tuple(props)
