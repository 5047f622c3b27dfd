"""Horses: heads, legs, manes and whole bodies."""

from __future__ import annotations

import math

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing
from artwork.engine.curves import type_points


def head(d: Drawing, col: str = "horse", leather: str = "red") -> BaseGeometry:
    """A bridled head in profile, 200 long, along +x: poll (anchor) at 0, bit (anchor) at (158, 42).

    Turn it down by some 50 degrees; mirror the place for a horse that looks left.
    """
    col2 = col + "2"
    far = d.blob("12 -14 c, -2 -38, -6 -66 c, 16 -52, 30 -22 c")
    d.shape(far, col2, 3.4)
    g = d.blob(
        "-6 4, 0 -8, 22 -22, 48 -28, 66 -26, 90 -19, 118 -14, 146 -13, 170 -14, 186 -10, 197 0, 203 12, 203 24, "
        "198 34, 190 38, 193 46, 190 55, 180 60, 168 58, 158 51, 140 52, 118 57, 100 66, 82 80, 60 90, 36 88, "
        "18 74, 6 50"
    )
    d.shape(g, col, 4.4)
    d.fill(
        "4 50, 20 66, 44 76, 66 72, 88 58, 112 46, 140 42, 160 43, 172 50, 186 52, 196 60, 150 64, 100 76, "
        "60 100, 10 90",
        col2,
        clip=g,
    )
    d.fill("64 -24, 90 -17, 120 -12, 150 -11, 172 -12, 150 -5, 118 -5, 88 -9", "#E9CDA6", clip=g)
    d.fill("176 -14, 190 -8, 204 8, 204 30, 190 40, 178 36, 172 18, 172 0", "muzzle", clip=g)
    d.fill("168 44, 192 40, 196 58, 176 64", "muzzle", clip=g)
    d.ink("30 22, 52 36, 62 58, 54 84", 2.6)
    d.ink("78 14, 104 17, 132 15", 2.4, profile="in")
    d.ink("84 22, 108 26, 128 24", 1.5, profile="in")
    d.ink("140 -2, 124 -1, 104 -5", 1.5)
    d.hatch_area(
        d.blob("28 76, 54 68, 60 50, 70 60, 84 62, 110 48, 134 44, 150 50, 110 66, 66 94, 30 92").intersection(g),
        64,
        4.8,
        1.35,
    )
    d.hatch_area(d.blob("86 20, 110 24, 130 22, 138 30, 112 36, 92 34"), 72, 4.6, 1.2)
    d.fill("34 -4, 50 -16, 68 -8, 74 4, 62 12, 44 10", col2, fine=True)
    e = d.blob("40 3 c, 48 -7, 58 -8, 66 -2, 69 5 c, 60 9, 48 8")
    d.fill(e.buffer(1.6), "ink")
    d.fill(e, "#4A2410")
    d.fill("40 3 c, 45 -2, 46 4, 45 7", "#F3E7D8", clip=e, fine=True)
    d.fill(d.disc(56, -1, 6, 6.4), "ink", clip=e)
    d.fill("49 5, 56 7.5, 64 5, 57 6", "#A5673A", clip=e, fine=True)
    d.fill(d.disc(52.5, -3.4, 2.1), "#fff", clip=e, fine=True)
    d.ink("34 6, 42 -4, 52 -11.5, 62 -8, 69 0, 75 8", 4, fine=False)
    d.ink("36 -4, 48 -17, 62 -15, 72 -4", 2.2)
    d.ink("42 12, 54 14.5, 68 10", 1.8)
    d.ink("44 17, 56 19, 66 16", 1.2)
    d.fill("178 -1, 186 -3, 194 4, 195 13, 190 16, 188 8, 182 4", "ink")
    d.ink("170 6, 173 -4, 182 -8, 192 -4, 198 6", 2.1)
    d.ink("180 10, 186 14, 188 20", 1.6)
    d.ink("191 38, 182 36, 168 39, 156 41", 2.8, profile="in", fine=False)
    d.ink("160 33, 155 39, 157 46", 1.6)
    d.ink("197 26, 192 30, 184 30", 1.3)
    d.ink("172 54, 180 52, 188 53", 1.3)
    for x, y in ((180, 24), (186, 27), (178, 30), (176, 48), (183, 48)):
        d.fill(d.disc(x, y, 1), "ink", fine=True)
    n = d.blob("-8 2 c, -16 -12, -24 -32, -22 -54 c, -6 -40, 8 -26, 14 -12 c")
    d.shape(n, col, 3.6)
    i = d.blob("-6 -4, -14 -22, -19 -46 c, -8 -32, 0 -16")
    d.fill(i, "mane2")
    d.ink("-2 -6, -8 -22, -18 -46", 1.3, col)

    def strap(p: type_points, w: float = 9, c: str = leather) -> BaseGeometry:
        t = d.tube(p, [w, w]).intersection(g.buffer(2))
        d.shape(t, c, 2.6)
        d.lines([p], 1.2, "gold", fine=True, clip=t)

    strap("124 -16, 130 14, 120 58", 10)
    strap("18 -24, 22 2, 14 40, 22 76", 8)
    strap("20 -22, 30 -2, 27 10", 8)
    strap("21 8, 60 26, 100 34, 152 38", 9)
    for x, y, r in ((21, 4, 8.5), (127, 26, 7.5)):
        d.shape(d.disc(x, y, r), "gold", 2.6)
        d.fill(d.disc(x, y, r * 0.5), "ink", fine=True)
        d.fill(d.disc(x - 0.4, y - 0.4, r * 0.36), "red" if leather != "red" else "blue", fine=True)
        for j in range(8):
            d.fill(
                d.disc(x + r * 0.75 * math.cos(j * 0.785), y + r * 0.75 * math.sin(j * 0.785), 0.9), "ink", fine=True
            )
    r = d.disc(158, 42, 9).difference(d.disc(158, 42, 5))
    d.shape(r, "gold", 2.4)
    return g


def hoof(d: Drawing) -> None:
    """A hoof that points right; the pastern ends at (0, -4)."""
    d.shape("-12 -4 c, 11 -6 c, 15 4, 22 17 c, -15 17 c, -14 6", ("#3A332C", "#1C1A17"), width=3.4, shade=(5, 0))
    d.ink("-9 2, 0 0, 12 0", 2.2, "#8A7F72")


def mane_lock(
    d: Drawing, points: type_points, width: float, colour: str = "mane", shade: tuple[float, float] = (3, 3)
) -> None:
    """A pointed lock of mane or tail."""
    limb = d.limb(points, (width * 0.7, width, width * 0.9, width * 0.45, width * 0.05))
    d.shape(limb.region, colour, 3.0, shade=shade, swell=0.8)
    d.ink_line(limb.spine, 1.8, d.ink_colour, clip=limb.region, nodes=4) if d.full else None
