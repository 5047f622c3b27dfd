"""The Piacentine 2 to 5 of swords: the striped ribbon, the X, the candelabrum."""

from __future__ import annotations

import math

from artwork.engine import Drawing, mirrored
from artwork.engine.curves import type_points
from artwork.parts.ornament import ribbon
from artwork.suits import piacentine as suits

SIDES = (-1, 1)
STRIPES = ("red", "gold", "green")


# fmt: off
def centred(d: Drawing, x: float, y: float, length: float, turn: float = 0, girth: float = 1) -> None:
    """A sword by the middle of its length instead of its guard."""
    shift = (length - 196 * girth) / 2
    t = math.radians(turn)
    suits.sword(d, x - math.sin(t) * shift, y + math.cos(t) * shift, length, turn, girth)


def two(d: Drawing) -> None:
    """Two upright swords, opposed, a ribbon of red, yellow and green about them."""
    left, right = 158, 342
    with d.figure(1.2, 1.8):
        ends = d.motif("ends", ribbon_ends)
        d.use(ends, right, 352)
        d.use(ends, left, 352, flip=True)
    centred(d, left, 465, 790, 0, 1.3)
    centred(d, right, 465, 790, 180, 1.3)
    with d.figure(1.0, 1.6):
        ribbon(d, [(158, 352, 32), (164, 416, 46), (182, 492, 56), (212, 552, 62), (250, 574, 63), (288, 552, 62),
            (318, 492, 56), (336, 416, 46), (342, 352, 32)], stripes=STRIPES)
        for x in (left, right):
            with d.push(x, 352):
                d.shape("-27 -14 c, -10 -26, 11 -24, 28 -10 c, 25 14, 6 25, -14 21, -29 8", "red", 3.4, shade=(8, 6),
                    hatch=(8, 4.6))
                d.brushes([("-18 -5, 0 -10, 18 -1", 2.4), ("-16 10, 0 6, 14 13", 2)])
                d.lines(["-24 -14, -19 2, -22 14"], 4, "gold")
                d.lines(["22 -12, 18 2, 20 15"], 4, "green")


def ribbon_ends(d: Drawing) -> None:
    """The end that runs back from a knot, and the one that hangs down."""
    ribbon(d, [(-8, 0, 34), (22, -34, 42), (56, -28, 44), (74, 10, 42)], dark=True, stripes=STRIPES)
    ribbon(d, [(78, -10, 38), (62, 44, 46), (80, 100, 48), (68, 160, 46)], tail=22, stripes=STRIPES)


def three(d: Drawing) -> None:
    """Three upright swords, the middle one reversed."""
    for x, turn in ((122, 0), (378, 0), (250, 180)):
        centred(d, x, 465, 740, turn, 1.3)


def four(d: Drawing) -> None:
    """Four swords in a bare X, hilts in the corners, opposite blades side by side."""
    lean = 19.5
    for sx, sy in ((-1, -1), (1, 1), (1, -1), (-1, 1)):
        turn = {(-1, -1): 180 - lean, (1, 1): -lean, (1, -1): 180 + lean, (-1, 1): lean}[sx, sy]
        t, away, aside = math.radians(lean), 190, -sx * 13
        centred(d, 250 + sx * math.sin(t) * away + math.cos(t) * aside,
            465 + sy * math.cos(t) * away - sx * sy * math.sin(t) * aside, 490, turn, 1.3)


def five(d: Drawing) -> None:
    """Four upright swords, hilts to the centre; a level one, woven through a candelabrum."""
    with d.push(250, 465, 1.04):
        candelabrum(d)
    centred(d, 250, 465, 408, 90, 1.1)
    loops = d.motif("bracket", bracket)
    d.use(loops, 250, 465, scale=1.04)
    d.use(loops, 250, 465, scale=1.04, flip=True)
    for x in (101, 399):
        centred(d, x, 236, 366, 0)
        centred(d, x, 694, 366, 180)


def turned(d: Drawing, half: type_points, colour: str, shade: float = 8,
    hatch: tuple[float, float] | None = (8, 4.6)) -> None:
    """A turned piece of the candelabrum, from its right half."""
    d.shape(mirrored(half), colour, 3.4, shade=(shade, 2), hatch=hatch)


def candle(d: Drawing, height: float = 66) -> None:
    """A drip pan at the origin, a candle and its flame."""
    d.shape([(-11, 2, "c"), (-10.5, -height, "c"), (10.5, -height, "c"), (11, 2, "c")], "white", 3.2, shade=(6, 0))
    drip = [(-10.5, -height, "c"), (-6, -height + 14), (-3, -height + 5), (2, -height + 20), (6, -height + 6),
        (10.5, -height, "c")]
    d.shape(drip, "white", 2, swell=0)
    with d.push(0, -height - 4):
        d.shape("0 4, -15 -10, -11 -30, 2 -56 c, 8 -36, 16 -24, 14 -8", "red", 3.2)
        d.fill("0 0, -8 -9, -5 -22, 2 -36 c, 7 -22, 9 -8", "gold")
        d.lines(["0 2, 0 -8"], 2.4)
    d.shape(mirrored("0 -3, 27 -8 c, 24 6, 12 12, 0 13"), "gold", 3.2, shade=(7, 3))
    d.shape(mirrored("0 10, 12 9 c, 14 20, 6 26, 0 27"), "red", 3, shade=(5, 2))


def arm(d: Drawing) -> None:
    """The arm on the right, with a leaf and a curl."""
    d.shape(d.tube("0 -118 16, 22 -98 18, 52 -96 19, 78 -116 18, 86 -150 15, 86 -176 13"), "gold", 3.4, shade=(4, 3))
    d.ink("6 -112, 28 -96, 54 -95, 74 -112, 82 -146", 2)
    d.shape(d.tube("60 -100 12, 78 -84 12, 96 -92 10, 96 -110 8, 86 -112 5"), "gold", 3, shade=(3, 2))
    d.shape("18 -104 c, 24 -136, 48 -140, 50 -118 c, 62 -124, 66 -112, 60 -104 c, 42 -96", "green", 3, shade=(5, 4))
    d.brushes([("24 -106, 36 -118, 46 -124", 2), ("36 -104, 50 -110, 60 -112", 1.8)])


def candelabrum(d: Drawing) -> None:
    """Baroque, of three candles: 220 wide, from -356 to 300, the level sword at 0."""
    with d.figure(1.2, 1.8):
        branch, light = d.motif("arm", arm), d.motif("candle", candle)
        for x, y in ((86, -186), (-86, -186)):
            d.use(branch, flip=x < 0)
            d.use(light, x, y)
        d.use(light, 0, -226, scale=1.08)
        turned(d, "0 -200, 10 -200 c, 16 -184, 8 -166, 12 -150, 22 -138 c, 0 -136", "green", 6)
        turned(d, "0 -142, 27 -140 c, 31 -128, 24 -118 c, 0 -114", "red", 8)
        turned(d, "0 -120, 20 -119 c, 30 -98, 22 -76, 9 -66 c, 0 -64", "gold", 8)
        for s in SIDES:
            d.ink([(s * 6, -116), (s * 12, -94), (s * 5, -70)], 2.2)
        turned(d, "0 -70, 15 -68 c, 18 -56 c, 0 -52", "blue", 5)
        # the stem, twisted
        stem = d.shape(mirrored("0 -56, 10 -56 c, 14 -30, 14 30, 11 66 c, 0 68"), "gold", 3.4, shade=(5, 0))
        for y in range(-60, 70, 20):
            d.shape([(-18, y + 10, "c"), (0, y + 3), (18, y - 10, "c"), (18, y), (0, y + 13), (-18, y + 20, "c")],
                "red", 2, clip=stem, contour=False, swell=0)
        turned(d, "0 62, 17 64 c, 21 78 c, 0 82", "blue", 6)
        turned(d, "0 78, 15 79 c, 36 98, 44 132, 30 168, 16 184 c, 0 186", "gold", 12, (12, 4.6))
        for s in SIDES:
            with d.push(flip=s < 0):
                d.shape("2 184 c, 4 150, 16 130, 34 120 c, 32 146, 24 170, 12 185 c", "green", 2.8, shade=(4, 2),
                    contour=False)
                d.ink("6 178, 14 152, 28 130", 2)
        d.shape("0 110 c, 9 126, 9 150, 0 176 c, -9 150, -9 126", "red", 2.8, shade=(4, 2), contour=False)
        turned(d, "0 182, 20 182 c, 24 196 c, 0 200", "red", 6)
        turned(d, "0 196, 14 197 c, 18 222, 46 240, 82 250, 88 262 c, 0 268", "gold", 14, (12, 4.6))
        for share in (-0.8, -0.25, 0.3, 0.85):
            d.ink([(share * 13, 202), (share * 22, 228), (share * 70, 256)], 2.2)
        turned(d, "0 260, 92 258 l, 96 280 c, 0 284", "red", 16)
        if d.full:
            for x in range(-72, 73, 24):
                d.fill([(x - 8, 270.5, "c"), (x, 265), (x + 8, 270.5, "c"), (x, 276)], "gold")
        for s in SIDES:
            d.shape(d.disc(s * 80, 292, 13, 12), "gold", 3, shade=(4, 4))
        d.shape(d.disc(0, 293, 13, 12), "gold", 3, shade=(4, 4))


def bracket(d: Drawing) -> None:
    """The scroll and leaves on the right that loop over the level blade."""
    with d.figure(1.0, 1.4):
        d.shape(
            d.tube("10 70 12, 44 84 14, 78 62 16, 86 14 17, 76 -34 15, 46 -52 13, 26 -34 11, 34 -16 9, 48 -24 6"),
            "gold", 3.4, shade=(4, 3))
        d.ink("22 76, 48 80, 74 58, 81 14, 72 -30, 46 -46", 2)
        d.shape("80 50 c, 102 48, 110 66, 104 92 c, 94 86, 80 82, 68 66", "green", 3, shade=(5, 4))
        d.ink("80 56, 94 64, 102 82", 2)
        d.shape("82 -20 c, 100 -24, 108 -44, 100 -68 c, 90 -60, 76 -56, 68 -40", "green", 3, shade=(5, 4))
        d.ink("80 -28, 92 -40, 98 -58", 2)
        d.shape(d.disc(86, 14, 11), "red", 3, shade=(4, 3))
