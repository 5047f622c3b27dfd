"""Where there is room on the table for a note, so that it covers no card and no name."""

from __future__ import annotations

from math import ceil, floor

from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import Layout

WEIGHTS = {
    "hand": 1.0,
    "own": 9.0,
    "trick": 3.0,
    "pile": 2.0,
    "plate": 6.0,
    "action": 9.0,
    "stock": 2.0,
    "message": 4.0,
    "slate": 0.5,
    "coffee": 0.1,
    "glass": 0.1,
    "dish": 0.1,
}
"""How bad it is to cover a thing where nothing is free, by its kind or the first word of its name in `groups`."""


def free_place(layout: Layout, w: float, h: float) -> tuple[Box, float]:
    """The place for a note of that size on the cloth, and what it covers: 0 where it covers nothing.

    Of the free places it is the one nearest to the upper left corner (the upper right of a mirrored table). The nearest
    cannot slide nearer: it lies at an edge of the cloth or of a thing, across as well as down, and no other places need
    to be tried.
    """
    cloth = layout.cloth
    own = f"hand {layout.shape.own}"
    things = [
        (box.grown(4), WEIGHTS["own" if name == own else name.split()[0]]) for name, box in layout.groups().items()
    ] + [(prop.box, WEIGHTS[prop.kind]) for prop in layout.props]
    corner = cloth.right - w if layout.shape.left_handed else cloth.x
    edges = [box for box, _ in things]
    across = _places(cloth.x, cloth.right - w, [x for box in edges for x in (floor(box.x - w), ceil(box.right))])
    down = _places(cloth.y, cloth.bottom - h, [y for box in edges for y in (floor(box.y - h), ceil(box.bottom))])
    nearest = sorted((y - cloth.y + 0.5 * abs(x - corner), x, y) for y in down for x in across)
    best, least = Box(corner, cloth.y, w, h), float("inf")
    for _, x, y in nearest:
        place = Box(x, y, w, h)
        cost = 0.0
        for box, weight in things:
            if place.touches(box):
                cost += weight * _common(place, box)
                if cost >= least:
                    break
        if cost < least:
            best, least = place, cost
        if not cost:
            break
    return best, least


def _places(start: float, end: float, edges: list[int]) -> set[float]:
    """Both ends, and the edges between them."""
    return {start, max(start, end), *(edge for edge in edges if start < edge < end)}


def _common(a: Box, b: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)
