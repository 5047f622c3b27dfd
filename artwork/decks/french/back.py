"""The back: scrollwork in white line on navy, about the emblem; the same either way up."""

from __future__ import annotations

import numpy as np
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, mirrored
from artwork.parts.scrollwork import leaf, palmette, rinceau, spiral

NAVY, LINE, SEED = "#1e2f63", "#f4efe0", "#7488c4"


def quarter(d: Drawing) -> None:
    """The upper right quarter, its origin in the middle of the card."""
    scrolls = (
        # from the middle upwards along the axis, then out into the corner
        ([(4, -128), (20, -150), (40, -176), *spiral(92, -196, 54, 165, 1.5, 1)], 6.5, 12, 30, -1, 6),
        ([(4, -262), (24, -250), (44, -262), *spiral(78, -298, 38, 120, 1.4, -1)], 5.6, 9, 24, 1, 5),
        ([(150, -300), (168, -280), *spiral(178, -326, 40, 80, 1.45, -1)], 5.6, 9, 24, 1, 5),
        ([(128, -8), (150, -28), *spiral(168, -78, 46, 110, 1.5, -1)], 6.0, 10, 26, 1, 5),
        ([(214, -120), (196, -140), (176, -160), *spiral(186, -208, 38, 110, 1.45, 1)], 5.4, 9, 22, -1, 5),
        ([(3, -352), (20, -346), *spiral(36, -362, 16, 100, 1.3, -1)], 4, 5, 14, 1, 3.4),
        ([(96, -366), (112, -372), *spiral(124, -356, 15, -120, 1.3, 1)], 4, 5, 13, -1, 3.2),
        ([(98, -92), (86, -104), *spiral(102, -122, 18, 150, 1.3, 1)], 4, 5, 14, -1, 3.2),
    )
    for stem, width, leaves, size, side, eye in scrolls:
        if not d.full and size < 20:
            continue
        rinceau(
            d,
            stem,
            LINE,
            width if d.full else width * 1.2,
            leaves if d.full else leaves * 2 // 3,
            size if d.full else size * 1.3,
            side,
            eye,
        )
    for x, y, turn in ((6, -216, -60), (140, -236, -100), (214, -14, -90), (60, -334, 20)):
        d.add_region(leaf(d, x, y, 26, 10, turn, 0.25), d.paint(LINE), tolerance=0.3)
    with d.push(208, -358, turn=45):
        palmette(d, LINE, 28, 5, 120)
    if d.full:
        seed(d)


def seed(d: Drawing) -> None:
    """Fine dots over the ground that is left."""
    ground = box(0, -382, 232, 0).difference(d.region().buffer(7)).difference(rim(d).buffer(8))
    rows, y = [], -376.0
    while y < -2:
        shift = 5.5 if round(y / 9.5) % 2 else 0
        rows += [(x, y) for x in np.arange(shift, 230, 11.0) if ground.contains(Point(x, y))]
        y += 9.5
    for x, y in rows:
        d.circle(float(x), y, 2, SEED)


def rim(d: Drawing) -> BaseGeometry:
    """The outline of the medallion."""
    half = "0 -150 c, 30 -112, 78 -96, 104 -52, 128 0 c, 104 52, 78 96, 30 112, 0 150 c"
    return d.blob(mirrored(half))


def draw(d: Drawing) -> None:
    """The back."""
    w, h = d.width, d.height
    field = box(34, 34, w - 34, h - 34)
    d.add_region(field.buffer(0), NAVY)
    for inset, width in ((46, 2.6), (54, 1.4)) if d.full else ((48, 4),):
        x0, y0 = inset, inset
        d.lines(
            [[(x0, y0, "l"), (w - x0, y0, "l"), (w - x0, h - y0, "l"), (x0, h - y0, "l"), (x0, y0)]],
            width / (1 if d.full else 1.45),
            LINE,
        )
    d.motif("quarter", quarter)
    for flip in (False, True):
        d.use("quarter", w / 2, h / 2, 0, flip=flip)
        d.use("quarter", w / 2, h / 2, 180, flip=flip)
    with d.push(w / 2, h / 2):
        medallion(d)


def medallion(d: Drawing) -> None:
    """The emblem in the middle."""
    outline = rim(d)
    for inset, colour in ((0, LINE), (4, NAVY), (9, LINE), (10.6, NAVY)):
        d.add_region(outline.buffer(-inset), colour)
    for turn in (0, 180):
        with d.push(0, 0, turn=turn), d.push(0, -84):
            palmette(d, LINE, 38, 5, 130)
        with d.push(0, 0, turn=turn), d.push(84, 0, turn=90):
            palmette(d, LINE, 26, 3, 70)
    sun(d)


def sun(d: Drawing) -> None:
    """Our emblem in two colours."""
    d.circle(0, 0, 74, LINE)
    d.circle(0, 0, 62, NAVY)
    if d.full:
        d.beads(0, 0, 68, 44, 1.8, NAVY)
    for turn in range(0, 360, 90):
        with d.push(turn=turn, scale=0.74):
            d.fill("26 -14 c, 52 -7, 76 0 c, 52 7, 26 14 c", LINE)
        with d.push(turn=turn + 45, scale=0.74):
            d.fill("28 -12 c, 45 -13, 56 -3, 72 -4 c, 58 10, 44 8, 28 12 c", LINE)
    d.circle(0, 0, 28, NAVY)
    d.circle(0, 0, 24, LINE)
    if d.full:
        d.circle(0, 0, 18, None, NAVY, 1.8)
    d.circle(0, 0, 9, NAVY)
