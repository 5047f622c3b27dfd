"""The French suit marks: ``diamond``, ``heart``, ``spade``, ``club``, a hundred units high about the origin.

Each suit has colours of its own, used for nothing else (a flat one, a shade, a light), so that the program can redraw
the deck in four colours by replacing them in the finished files; see :data:`FOUR_COLOURS`.
"""

from __future__ import annotations

import numpy as np
from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, fillet, mirrored, unary_union
from artwork.engine.curves import normals, polygons, resample

COLOURS = {
    "coins": ("#c4161d", "#931020", "#e8757a"),
    "cups": ("#c4161c", "#93101f", "#e87579"),
    "swords": ("#1c1a18", "#000001", "#84818a"),
    "clubs": ("#1c1a19", "#000002", "#84818b"),
}
"""Flat colour, shade and light of each suit; no two suits share one."""

FOUR_COLOURS = {
    "#c4161d": "#1d62b8", "#931020": "#123f80", "#e8757a": "#78aae4",
    "#1c1a19": "#1b7a35", "#000002": "#0e4a20", "#84818b": "#6cbb82",
}  # fmt: skip
"""What to replace for blue diamonds and green clubs."""

# fmt: off
OUTLINES = {
    "coins": "0 -55 c, 15 -29, 41 0 c, 15 29, 0 55 c",
    "cups": "0 -27 c, 6 -39, 17 -47, 29 -48, 41 -41, 47 -27, 45 -11, 36 6, 21 24, 8 39, 0 54 c",
    "swords": "0 -55 c, 6 -43, 20 -25, 36 -7, 45 9, 45 24, 37 34, 24 36, 12 30, 4 20 c, 5 34, 10 45, 20 53 c, 0 50",
}
# fmt: on

LIGHT = np.array([0.80, 0.60])
LIGHT_SLANT = np.array([-0.80, -0.60])
"""Away from the light, and towards it."""


def leaves(d: Drawing, suit: str) -> BaseGeometry:
    """The mark without its stem."""
    if suit == "swords":
        return d.blob(mirrored(OUTLINES["swords"].rpartition(", 4 20")[0] + ", 0 18 c"))
    if suit != "clubs":
        return d.blob(mirrored(OUTLINES[suit]))
    discs = [d.disc(0, -29.5, 22.8), d.disc(-25, 8.5, 22.8), d.disc(25, 8.5, 22.8)]
    heart = d.blob("-5 -12 l, 5 -12 l, 8 12 l, -8 12 l")
    return fillet(unary_union([*discs, heart]), 2 * d.scale)


def outline(d: Drawing, suit: str) -> BaseGeometry:
    """The region of a suit's mark at the origin of the place."""
    if suit != "clubs":
        return d.blob(mirrored(OUTLINES[suit]))
    return leaves(d, suit).union(d.blob(mirrored("0 0, 4 6, 4.6 22, 9 42, 20 53 c, 0 50")))


def draw_mark(d: Drawing, suit: str) -> None:
    """A mark as a wood engraver cuts it: a hairline within the outline, short strokes on the side of the light."""
    flat, dark, light = COLOURS[suit]
    region = outline(d, suit)
    d.add_region(region, flat, tolerance=0.15)
    if not d.full:
        return
    body = leaves(d, suit)
    line = body.buffer(-5.2)
    d.add_region(line.difference(body.buffer(-6.6)), light, tolerance=0.2)
    core = body.buffer(-8.5)
    engrave(d, core, 15, 3.1, 1.9, light, 1)
    engrave(d, core, 15, 3.1, 2.2, dark, -1)


def engrave(
    d: Drawing, region: BaseGeometry, length: float, spacing: float, width: float, colour: str, way: int
) -> None:
    """Slanting strokes inwards from the edges turned to the light (way 1) or away from it (way -1)."""
    bases, tips = [], []
    for part in polygons(region):
        ring = np.array(part.exterior.segmentize(spacing).coords)
        ring = resample(ring, max(8, int(part.length / spacing)))
        out = normals(ring) * (-1 if part.exterior.is_ccw else 1)
        turned = out @ LIGHT * -way
        for point, toward in zip(ring[:-1], turned[:-1], strict=True):
            if toward > 0.58:
                bases.append(point)
                tips.append(point - way * LIGHT_SLANT * length * (toward - 0.3))
    if bases:
        d.ticks_at(np.array(bases), np.array(tips), width, colour, region.buffer(1))


def mark(d: Drawing, suit: str, x: float, y: float, height: float = 110, turn: float = 0) -> None:
    """A suit's mark, its middle at (x, y); upside down it keeps its light on the left."""
    d.use(d.motif(f"mark-{suit}", draw_mark, suit=suit), x, y, turn, height / 110, lit=True)


def corner(d: Drawing, suit: str, right: bool = False) -> None:
    """The mark of a court, in the upper left corner of its frame (or the right one)."""
    high, y = {"coins": (84, 98), "cups": (76, 94)}.get(suit, (80, 96))
    x = 130 if d.full else 135
    mark(d, suit, d.width - x if right else x, y, high if d.full else high * 1.06)


def plain(d: Drawing, suit: str, x: float, y: float, height: float, colour: str) -> None:
    """A mark as a flat figure of any colour: a pattern, a jewel."""
    with d.push(x, y, height / 110):
        d.add_region(outline(d, suit), d.paint(colour), tolerance=0.3)
