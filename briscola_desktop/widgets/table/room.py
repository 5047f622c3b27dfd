"""Where there is room on the table for a note, so that it covers no card and no name."""

from __future__ import annotations

from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import Layout

STEP = 12
"""Pixels between the places that are tried."""

WEIGHTS = {
    "hand": 1.0,
    "own": 9.0,
    "trick": 3.0,
    "pile": 2.0,
    "plate": 6.0,
    "action": 9.0,
    "stock": 2.0,
    "message": 4.0,
}
"""How bad it is to cover a thing where nothing is free, by the first word of its name in `Layout.groups`."""


def free_place(layout: Layout, w: float, h: float) -> tuple[Box, float]:
    """The place for a note of that size on the cloth, and what it covers: 0 where it covers nothing.

    Of the free places it is the one nearest to the upper left corner (the upper right of a mirrored table), if possible
    one that hides nothing that lies about, either.
    """
    cloth = layout.cloth
    own = f"hand {layout.shape.own}"
    things = [
        (box.grown(4), WEIGHTS["own" if name == own else name.split()[0]]) for name, box in layout.groups().items()
    ]
    corner = cloth.right - w if layout.shape.left_handed else cloth.x
    best, least = Box(corner, cloth.y, w, h), (float("inf"), 0.0)
    for y in _steps(cloth.y, cloth.bottom - h):
        for x in _steps(cloth.x, cloth.right - w):
            place = Box(x, y, w, h)
            cost = 0.0
            for box, weight in things:
                if place.touches(box):
                    cost += weight * _common(place, box)
                    if cost > least[0]:
                        break
            away = y - cloth.y + 0.5 * abs(x - corner)
            if (cost, away) < least:
                away += cloth.w * sum(place.touches(prop.box) for prop in layout.props)
            if (cost, away) < least:
                best, least = place, (cost, away)
    return best, least[0]


def _steps(start: float, end: float) -> list[float]:
    return [start + STEP * i for i in range(int(max(0.0, end - start) / STEP) + 1)]


def _common(a: Box, b: Box) -> float:
    """The area that two boxes have in common."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return max(0.0, wide) * max(0.0, high)
