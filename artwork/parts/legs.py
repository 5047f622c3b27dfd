"""Legs, shoes, boots, and the ground they stand on."""

from __future__ import annotations

import math
from collections.abc import Sequence

from artwork.engine import Drawing, fillet, points_of, unary_union
from artwork.engine.curves import type_points


def leg(
    d: Drawing, knee: tuple[float, float], ankle: tuple[float, float], col: str, flip: bool = False, w: float = 1.0
) -> None:
    """A lower leg from knee to ankle, its toes to the left (flip: right).

    Straight shin, high calf; it runs on under the shoe, which comes at the ankle.
    """
    dx, dy = (ankle[0] - knee[0], ankle[1] - knee[1])
    L = math.hypot(dx, dy)
    k = L / 146
    with d.push(knee[0], knee[1], k * w, turn=math.degrees(math.atan2(-dx, dy)), flip=flip, tall=k):
        d.shape(
            "-23 -58, -24 -20, -25 -2, -20 14, -19.5 40, -17 80, -12.5 115, -11 136, -17 150, -28 162, -38 166, "
            "-26 169, 0 168, 14 162, 13 150, 10 132, 13 112, 22 82, 27 50, 24 26, 18 6, 20 -18, 24 -58",
            col,
            shade=(9, 3),
            hatch=(13, 6),
            inner=[
                ("-18 -4, -12 5, -2 6, 6 0", 2.6),
                ("-8 12, -11 40, -9 84", 1.8),
                ("17 56, 12 84, 4 108", 2.6),
                ("-8 138, -4 143, 2 140", 2.2),
                ("-20 -16, -8 -12, 4 -18", 2.0),
            ],
        )


def shoe(d: Drawing, col: str, tab: str | None = None) -> None:
    """A low shoe that points left: ankle (anchor) at the origin, sole at y = 31. tab: colour of its button."""
    d.shape(
        "16 0 c, 19 10, 21 21, 17 31 c, 2 31, -8 28, -24 28.5, -56 31.5, -74 28, -77 21, -70 18, -52 15, -36 9, "
        "-23 -6 c, -12 6, 0 10, 10 8",
        col,
        width=3.8,
        shade=(4, 7),
        hatch=(8, 5.5),
        inner=[("-44 13, -40 19, -42 26", 2.0)],
    )
    d.ink("-70 26, -40 26.5, -20 25, 14 26", 2.4, ends=(0.3, 0.6))
    if tab:
        d.shape(d.disc(-21, 2, 6.5, 6.5), tab, width=2.8, shade=(2, 2), inner=[("-25 2, -21 3, -17 1", 1.4)])


def boot(d: Drawing, shaft: type_points, colour: str, scale: float = 1, flip: bool = False) -> None:
    """A boot whose shaft (a tube with widths) ends at the ankle; the foot points left (flip: right)."""
    x, y = (float(v) for v in points_of(shaft)[-1][:2])
    with d.push(x, y, scale, flip=flip):
        foot = d.blob(
            "17 -10, 20 14, 18 31 c, 0 31, -22 29.5, -56 31.5, -72 27, -71 20, -52 14, -36 8, -20 -4, -12 -16"
        )
    d.shape(fillet(d.tube(shaft).union(foot), 6), colour, shade=(9, 6), hatch=(10, 6))
    with d.push(x, y, scale, flip=flip):
        d.ink("-70 25, -40 26, -20 24.5, 16 25.5", 2.4, ends=(0.3, 0.6))
        d.ink("-22 -2, -10 4, 2 -2", 2.2)
        d.ink("-46 13, -42 19, -44 25", 1.8)


def hatched_base(
    d: Drawing, colour: str, y: float = 739, x0: float = 66, x1: float = 432, feet: Sequence[tuple[float, float]] = ()
) -> None:
    """The strip of ground under fante and re of the Neapolitan deck, nearly three quarters of the card wide.

    A strip in perspective, hatched from below. feet: (x, half width) of the shadows.
    """
    ground = d.shape(
        [(x0 + 16, y, "l"), (x1 - 16, y, "l"), (x1, y + 25, "l"), (x0, y + 25, "l")],
        colour,
        3.2,
        shade=(3, 8),
        swell=0,
    )
    for x, half in feet:
        d.fill(d.disc(x, y + 12, half, 7).intersection(ground), colour + "2")
    rows = []
    for i in range(60):
        x = x0 + 6 + i * (x1 - x0 - 12) / 59
        reach = (1.0, 0.62, 0.8)[i % 3]
        rows.append(((x, y + 23), (x + 9 * reach, y + 23 - 15 * reach)))
        if i % 4 == 1:
            rows.append(((x + 8, y + 1), (x + 3, y + 9)))
    d.ticks(rows, 2.2, clip=ground.buffer(1))
    if not d.full:
        d.lines([[(x0 + 16, y + 15), (250, y + 16), (x1 - 16, y + 15)]], 3, colour + "2")


def pavement(
    d: Drawing,
    colour: str,
    y0: float = 694,
    y1: float = 790,
    x0: float = 92,
    x1: float = 408,
    low0: float = 18,
    low1: float = 482,
) -> None:
    """The tiled pavement in perspective under a Neapolitan rider."""

    def spot(u: float, v: float) -> tuple[float, float, str]:
        top, low = x0 + (x1 - x0) * u, low0 + (low1 - low0) * u
        return top + (low - top) * v, y0 + (y1 - y0) * v, "l"

    d.shape([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)], "white", 4.0, swell=0)
    rows, columns = (0, 0.2, 0.44, 0.71, 1.0), 6
    tiles = [(i, j) for j in range(4) for i in range(columns) if (i + j) % 2]
    tile_regions = [
        d.blob(
            [
                spot(i / columns, rows[j]),
                spot((i + 1) / columns, rows[j]),
                spot((i + 1) / columns, rows[j + 1]),
                spot(i / columns, rows[j + 1]),
            ]
        )
        for i, j in tiles
    ]
    d.fill(unary_union([t.buffer(-1) for t in tile_regions]), colour)
    lines = [[spot(i / columns, 0), spot(i / columns, 1)] for i in range(1, columns)] + [
        [spot(0, v), spot(1, v)] for v in rows[1:-1]
    ]
    d.lines(lines, 1.6)
    strokes = []
    for i, j in tiles:
        for share in (0.3, 0.55, 0.8):
            a, b = spot((i + share) / columns, rows[j] + 0.02), spot((i + share - 0.14) / columns, rows[j + 1] - 0.03)
            strokes.append((a[:2], b[:2]))
    d.ticks(strokes, 2.0)
