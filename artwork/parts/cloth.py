"""Cloth and what trims it: ermine, embroidery, lace, ruffs, sleeves, slashes, bows."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, Tube, unary_union
from artwork.engine.curves import type_points


def ermine(
    d: Drawing, region: BaseGeometry, across: float = 25, down: float = 19, size: float = 1.0, turn: float = 0
) -> None:
    """Ermine tails all over a white region (on small faces every second one, as plain spots)."""
    if not d.full:
        d.grid(
            region,
            across * 1.8,
            down * 1.8,
            lambda: d.fill(d.disc(0, 0, 3.4 * size, 6 * size).intersection(region), "ink"),
            inset=5,
            turn=turn,
            fine=False,
        )
        return

    def tail(sub: Drawing) -> None:
        for x, y in ((-3.2, -3.5), (3.2, -3.5), (0, -6.8)):
            sub.circle(x, y, 1.5, "ink")
        sub.fill("0 -2 c, 2.6 4, 3.6 9 c, 1 7, 0 10.5 c, -1 7, -3.6 9 c, -2.6 4", "ink")

    d.scatter(region, across, down, d.motif("ermine", tail), inset=7 * size, turn=turn, scale=size)


def sprig(d: Drawing, colour: str = "gold") -> None:
    """An embroidered sprig (motif): a tulip, two leaves, two tendrils; 20 wide."""
    for side in (-1, 1):
        row = [(0, 11), (3 * side, 6), (8 * side, 7), (10 * side, 2), (7 * side, -0.5), (5.5 * side, 2)]
        d.lines([row], 3.4)
        d.lines([row], 1.6, colour)
    outlines = (
        "0 -12 c, 3.4 -6, 2.6 0, 0 4 c, -2.6 0, -3.4 -6",
        "0 4 c, -5 1, -8 -6, -7 -10 c, -3.4 -5",
        "0 4 c, 5 1, 8 -6, 7 -10 c, 3.4 -5",
        "-1.2 3 c, 1.2 3 c, 1.4 13, -1.4 13",
    )
    flower = unary_union([d.blob(o) for o in outlines])
    d.fill(flower.buffer(1.1), "ink")
    d.fill(flower, colour)


def brocade(d: Drawing, colour: str = "gold", radius: float = 9) -> None:
    """A four-petalled brocade flower (motif)."""
    for turn in (45, 135, 225, 315):
        with d.push(0, 0, turn=turn):
            d.fill(d.disc(radius * 0.62, 0, radius * 0.46, radius * 0.26), colour)
    d.circle(0, 0, radius * 0.2, "red" if colour == "gold" else colour)


def lace(d: Drawing, pts: type_points, w: float, sp: float = 17, col: str = "paper") -> BaseGeometry:
    """A scalloped lace edge along a curve, in card units: scallops w high, one every sp."""
    gs = []
    d.along(pts, sp, lambda _: gs.append(d.disc(0, 0, sp * 0.56, w)))
    g = unary_union(gs)
    d.shape(g, col, 2.6)

    def f(_: int) -> BaseGeometry:
        d.lines(
            [
                [
                    (-sp * 0.34, w * 0.2),
                    (-sp * 0.26, w * 0.55),
                    (0, w * 0.8),
                    (sp * 0.26, w * 0.55),
                    (sp * 0.34, w * 0.2),
                ]
            ],
            1.2,
            fine=True,
        )
        d.fill(d.disc(0, w * 0.5, 1.9), "ink", fine=True)
        d.fill(d.disc(-sp * 0.15, w * 0.3, 1.1), "ink", fine=True)
        d.fill(d.disc(sp * 0.15, w * 0.3, 1.1), "ink", fine=True)

    d.along(pts, sp, f)
    return g


def bow(d: Drawing, col: str = "red") -> None:
    """A bow of ribbon with two tails, 56 wide, its knot at the origin."""
    for f in (1, -1):
        d.shape(
            [(0, 0), (f * 14, -12), (f * 27, -10), (f * 28, 2), (f * 15, 9)],
            col,
            width=3,
            shade=(3, 4),
            inner=[[(f * 4, 0), (f * 12, -2), (f * 18, -4)]],
        )
        d.shape(
            [(f * 1, 2), (f * 10, 14), (f * 20, 34, "c"), (f * 11, 31), (f * 6, 37, "c"), (f * 1, 18)],
            col,
            width=3,
            shade=(3, 3),
        )
    d.shape(d.disc(0, 1, 6, 7), col, width=3, shade=(2, 2))


def ruff(d: Drawing, rx: float = 66, ry: float = 30, frills: int = 15) -> BaseGeometry:
    """A ruff about the neck, its centre at the origin; draw the head over it. Its front is below."""
    spots = [math.pi * (-0.12 + 1.24 * i / (frills - 1)) for i in range(frills)]
    region = unary_union(
        [d.disc(rx * math.cos(a), ry * math.sin(a), 12, 13) for a in spots] + [d.disc(0, 0, rx - 2, ry)]
    )
    d.shape(region, "white", 3.4)
    d.crescent(region, 3, 7, "#d5dce4", region.buffer(-1.4))
    for a in spots:
        c, s = math.cos(a), math.sin(a)
        d.ink(
            [(rx * 0.45 * c, -8 + ry * 0.4 * s), (rx * 0.85 * c, ry * 0.8 * s), ((rx + 4) * c, (ry + 4) * s)],
            1.9,
            profile="out",
            clip=region,
            fine=False,
        )
        x, y = (rx + 4) * c, (ry + 4) * s
        d.lines([[(x - 6, y - 4), (x - 4, y + 4), (x + 4, y + 4), (x + 6, y - 4)]], 1.4, fine=True, clip=region)
    return region


def puff(
    d: Drawing,
    points: type_points,
    colour: str,
    slash: str | None = None,
    number: int = 3,
    shade: tuple[float, float] = (12, 8),
    hatch: tuple[float, float] = (13, 6),
    width: float = 4.0,
    wide: float = 5.5,
) -> BaseGeometry:
    """A swelling sleeve or breech along a spine with widths, with lengthwise slashes that follow its bulge."""
    limb = d.limb(points)
    d.shape(limb.region, colour, width, shade=shade, hatch=hatch)
    count = len(limb.spine)
    inside = limb.region.buffer(-1)
    for j in range(number):
        across = ((j + 0.5) / number - 0.5) * 1.72
        row = limb.rail(across, int(count * 0.12), int(count * 0.9))
        size = wide * d.scale
        if slash:
            d.ink_line(row, size + 4.6, d.ink_colour, "both", (0.1, 0.1), inside, 5)
            d.ink_line(row, size, d.paint(slash), "both", (0.1, 0.1), inside, 5)
        elif d.full:
            d.ink_line(row, 2.4, d.ink_colour, "both", (0.4, 0.1), inside, 4)
    return limb.region


def gored(
    d: Drawing, points: type_points, widths: Sequence[float], colours: Sequence[str], number: int = 9, side: int = 1
) -> Tube:
    """A puffed sleeve of lengthwise gores; side (-1 or 1): the edge in shade."""
    limb = d.limb(points, widths)
    d.shape(limb.region, colours[0], 4.0)
    d.panes(limb.region, limb.rail(1.08), limb.rail(-1.08), number if d.full else max(3, number // 2), colours)
    d.fill(limb.strip(side * 1.1, side * 0.5).intersection(limb.region.buffer(-1.6)), colours[0] + "2")
    d.comb(limb, side, 0.06, 0.94, 0.3, 5, 1.5)
    return limb


def ringed(d: Drawing, points: type_points, widths: Sequence[float], colour: str, stripe: str, side: int = 1) -> Tube:
    """A tight sleeve with rings across it."""
    limb = d.limb(points, widths)
    d.shape(limb.region, colour, 4.0)
    for number, i in enumerate(range(2, len(limb.spine) - 1, 3 if d.full else 5)):
        edge, n = limb.normal[i] * limb.half[i], limb.normal[i]
        middle = limb.spine[i] + np.array([n[1], -n[0]]) * 5
        row = np.array([limb.spine[i] + edge, middle, limb.spine[i] - edge])
        with d.unbent():
            d.lines(
                [[tuple(map(float, p)) for p in row]],
                5 if number % 2 else 1.6,
                stripe if number % 2 else "ink",
                clip=limb.region.buffer(-1),
            )
    d.fill(limb.strip(side * 1.05, side * 0.55).intersection(limb.region.buffer(-1.6)), colour + "2")
    d.comb(limb, side, 0.05, 0.95, 0.34, 4.8, 1.5)
    return limb


def wing(
    d: Drawing, points: type_points, width: float, colours: tuple[str, str] = ("red", "gold"), number: int = 7
) -> BaseGeometry:
    """A rolled, slashed wing on a shoulder."""
    limb = d.limb(points, (width * 0.7, width, width * 0.7))
    d.shape(limb.region, colours[0], 4.0)
    step = (len(limb.spine) - 1) / number
    inside = limb.region.buffer(-1.4)
    left, right = limb.rail(1.1), limb.rail(-1.1)
    for i in range(number):
        a, b = int(i * step), int((i + 1) * step)
        if i % 2:
            d.fill(
                Polygon(np.concatenate([left[a : b + 1], right[a : b + 1][::-1]])).buffer(0).intersection(inside),
                colours[1],
            )
        if i:
            n = limb.normal[a]
            row = (left[a], limb.spine[a] + np.array([n[1], -n[0]]) * 3, right[a])
            with d.unbent():
                d.lines([[tuple(map(float, p)) for p in row]], 2, clip=inside)
    d.crescent(limb.region, 3, 6, colours[0] + "2", inside)
    d.comb(limb, 1, 0.05, 0.95, 0.3, 5, 1.4)
    return limb.region


def slit(d: Drawing, points: type_points, colour: str, width: float = 9, clip: BaseGeometry | None = None) -> None:
    """A slash in a garment that shows another colour."""
    d.ink(points, width + 4.5, "ink", ends=(0.1, 0.1), clip=clip, fine=False)
    d.ink(points, width, colour, ends=(0.1, 0.1), clip=clip, fine=False)
