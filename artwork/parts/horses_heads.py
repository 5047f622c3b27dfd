"""A heavier horse's head for half figures: convex nose, coats and bridles of several kinds, mouth shut or champing."""

from __future__ import annotations

import math

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing
from artwork.engine.curves import type_points
from artwork.engine.ink import Colour
from artwork.parts.horses_posed import Coat, Pair

SHUT = (
    "-8 6, 0 -10, 18 -24, 42 -31, 64 -32, 90 -30, 116 -27, 142 -23, 166 -19, 184 -11, 197 2, 202 16, 199 30, "
    "191 38, 193 47, 188 57, 177 62, 164 58, 150 53, 132 54, 112 60, 94 73, 78 89, 56 97, 30 93, 12 76, 2 48"
)
CHAMPING = (
    "-8 6, 0 -10, 18 -24, 42 -31, 64 -32, 90 -30, 116 -27, 142 -24, 166 -22, 186 -16, 199 -4, 204 10, 202 23, "
    "195 31 c, 176 35, 152 42 c, 170 45, 186 48 c, 188 57, 181 65, 168 64, 154 60, 134 60, 114 63, 94 74, 78 89, "
    "56 97, 30 93, 12 76, 2 48"
)


def head(
    d: Drawing,
    coat: Coat,
    leather: Colour = "red",
    stud: str = "gold",
    champing: bool = False,
    laid_back: bool = False,
    rosette: Colour = "blue",
) -> BaseGeometry:
    """A bridled head in profile, 200 long, along +x: poll (anchor) at 0, bit (anchor) at (158, 46).

    laid_back: the ears; otherwise pricked. stud: metal of bosses and bit.
    """
    dark = coat.coat[1]
    ears(d, coat, laid_back, near=False)
    if champing:
        d.shape("146 36, 176 30, 195 26, 192 58, 170 56", "ink", 3)
        d.fill("156 42, 178 37, 190 40, 186 50, 172 47", "#c9605a")
    region = d.shape(CHAMPING if champing else SHUT, coat.coat, 4.4)
    inside = region.buffer(-1.6)
    d.fill(
        "4 50, 20 68, 44 80, 66 77, 88 62, 112 50, 140 46, 158 48, 172 56, 190 60, 150 70, 100 84, 60 106, 8 96",
        dark,
        clip=inside,
    )
    d.fill("62 -29, 90 -26, 120 -23, 152 -18, 172 -14, 150 -11, 116 -14, 86 -19", coat.light, clip=inside)
    d.fill("176 -18, 192 -8, 210 8, 208 30, 190 40, 178 32, 172 14, 172 -4", coat.muzzle, clip=inside)
    d.fill("164 46, 192 44, 194 60, 170 68", coat.muzzle, clip=inside)
    if coat.blaze:
        d.fill("48 -34, 56 -25, 84 -20, 120 -15, 152 -12, 178 -4, 190 -8, 180 -20, 120 -32", "white", clip=inside)
    rows: list[tuple[type_points, float]] = [
        ("30 24, 54 38, 66 60, 56 90", 2.8),
        ("80 10, 106 14, 134 12", 2.3),
        ("88 20, 110 25, 130 23", 1.5),
        ("142 -2, 124 -4, 104 -9", 1.5),
        ("8 20, 18 40, 22 62", 1.6),
        ("98 48, 116 42, 136 42", 1.6),
    ]
    for points, width in rows:
        d.ink(points, width, clip=inside)
    d.hatch_area(
        d.blob("28 80, 56 74, 64 52, 74 64, 88 66, 112 52, 136 48, 150 54, 112 68, 68 96, 30 96").intersection(inside),
        60,
        5,
        1.35,
    )
    d.hatch_area(d.blob("86 20, 110 24, 130 22, 138 30, 112 36, 92 34"), 72, 4.8, 1.2)
    eye(d, coat)
    d.fill("180 -3, 188 -6, 197 2, 198 12, 193 15, 190 7, 184 3", "ink")
    d.ink("172 6, 174 -5, 184 -11, 195 -6, 201 5", 2.1)
    d.ink("182 9, 188 14, 190 20", 1.6)
    if not champing:
        d.ink("193 39, 184 37, 170 40, 156 43", 2.8, profile="in", fine=False)
    d.ink("158 34, 152 40, 154 48", 1.6)
    for x, y in ((182, 25), (188, 28), (180, 31), (178, 54), (185, 55)):
        d.fill(d.disc(x, y, 1), "ink", fine=True)
    ears(d, coat, laid_back, near=True)
    bridle(d, region, leather, stud, rosette)
    return region


def eye(d: Drawing, coat: Coat) -> None:
    """A dark mild eye under a heavy lid."""
    d.fill("34 -6, 50 -18, 70 -10, 76 3, 64 12, 44 10", coat.coat[1], fine=True)
    ball = d.blob("40 2 c, 48 -8, 59 -9, 67 -3, 70 4 c, 60 9, 48 8")
    d.fill(ball.buffer(1.6), "ink")
    d.fill(ball, "#3c2114")
    d.fill(d.disc(57, -1, 6, 6.2), "ink", clip=ball)
    d.fill(d.disc(53, -3.4, 2.2), "#fff", clip=ball, fine=True)
    d.ink("34 6, 42 -5, 53 -12.5, 63 -9, 70 -1, 76 7", 4.2, fine=False)
    d.ink("36 -8, 48 -19, 63 -17, 74 -5", 2.2)
    d.ink("43 12, 55 14.5, 69 10", 1.8)


def ears(d: Drawing, coat: Coat, laid_back: bool, near: bool) -> None:
    """The near or the far ear."""
    if laid_back:
        points = "-2 2 c, -20 -2, -44 -16, -58 -38 c, -34 -36, -6 -30, 10 -16 c"
        inner = "-6 -4, -26 -14, -46 -30 c, -28 -28, -6 -20"
        if not near:
            points = "6 -8 c, -10 -20, -28 -38, -34 -58 c, -14 -50, 10 -38, 20 -20 c"
    else:
        points = "-6 2 c, -13 -14, -18 -36, -10 -60 c, 4 -44, 14 -26, 16 -12 c"
        inner = "-3 -6, -8 -24, -9 -50 c, 2 -34, 6 -16"
        if not near:
            points = "14 -14 c, 6 -34, 8 -56, 18 -74 c, 28 -56, 34 -38, 32 -22 c"
    d.shape(points, coat.coat if near else coat.far, 3.6, shade=(4, 3))
    if near:
        d.fill(inner, coat.mane[1])


def bridle(d: Drawing, region: BaseGeometry, leather: Colour, stud: str, rosette: Colour) -> None:
    """Head stall, brow band, nose band, cheek piece and a curb bit."""
    bands = [("122 -32, 130 10, 122 62", 11), ("18 -28, 24 2, 16 44, 24 84", 8)]
    if d.full:
        bands += [("24 -30, 34 -6, 30 12", 8), ("24 12, 62 28, 104 38, 152 44", 9)]
    for points, width in bands:
        band = d.tube(points, [width if d.full else width * 1.5]).intersection(region.buffer(2))
        d.shape(band, leather, 2.6 if d.full else 1.4)
        if d.full:
            d.lines([points], 1.3, stud, dash="1 5", clip=None)
    d.shape(d.tube("158 44 8, 152 62 7, 160 84 7, 152 96 9"), stud, 2.6, shade=(2, 2), swell=0.4)
    d.shape(d.disc(158, 46, 9).difference(d.disc(158, 46, 4.6)), stud, 2.4)
    for x, y, r in ((24, 10, 11), (127, 30, 7.5)):
        for i in range(7 if r > 10 else 0):
            a = i * 2 * math.pi / 7
            d.shape(d.disc(x + r * math.cos(a), y + r * math.sin(a), 5.4), rosette, 2.0, swell=0)
        d.shape(d.disc(x, y, r * 0.75), stud, 2.4, shade=(2, 2), swell=0.4)


def lock(d: Drawing, points: type_points, widths: tuple[float, ...], colour: Pair, strands: int = 3) -> None:
    """A lock of a large mane."""
    limb = d.limb(points, widths)
    d.shape(limb.region, colour, 3.2 if d.full else 1.7, swell=0)
    d.fill(limb.strip(1.05, 0.35).intersection(limb.region.buffer(-1)), colour[1])
    for i in range(strands if d.full else 0):
        d.ink_line(limb.rail(-0.7 + 1.4 * (i + 0.5) / strands, 1, -2), 1.5, d.ink_colour, clip=limb.region)
