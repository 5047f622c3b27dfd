"""What courts hold besides their suit: an axe, a rough limb, a crowned club. The hand is at the origin."""

from __future__ import annotations

import math

from artwork.engine import Drawing
from artwork.parts import crowns


def axe(d: Drawing) -> None:
    """A battle-axe along y, its blade upper right; the hand at the origin."""
    sh = d.tube("0 -120, 0 160", [13, 14])
    d.shape(sh, "wood")
    d.crescent(sh, 4, 0, "gold2")
    for y in range(-140, 150, 9):
        d.ink([(-5, y), (3, y + 3)], 1.1, profile="in", clip=sh)
    for y in (-46, 60, 96):
        b = d.tube([(-8, y), (8, y)], [10, 10])
        d.shape(b, "gold", 2.8)
    with d.push(0, -92):
        bl = d.blob(
            "-9 -20 c, 9 -22 c, 22 -26, 38 -44, 46 -62 c, 62 -34, 66 0, 60 34, 44 60 c, 34 34, 20 18, 9 16 c, "
            "-9 14 c, -14 10, -34 18 c, -40 -4, -36 -24 c, -16 -16"
        )
        d.shape(bl, "steel", 4.4)
        d.fill("46 -62 c, 62 -34, 66 0, 60 34, 44 60 c, 51 30, 54 0, 52 -32", "#EEF3F6", clip=bl)
        d.lines(["45 -58, 52 -32, 54 0, 51 30, 43 56"], 2, fine=True, clip=bl)
        d.crescent(bl, -3, 6, "steel2")
        for i in range(9):
            d.ink([(50 - abs(i - 4) * 1.2, -34 + i * 9), (34 - abs(i - 4) * 1.5, -22 + i * 6)], 1.3, profile="in")
        d.shape(d.disc(20, -3, 7.5), "gold", 2.4)
        d.fill(d.disc(20, -3, 3.4), "red", fine=True)
        d.ink("-36 -16, -32 -3, -32 10", 1.6)
        d.ink("-31 -15, -27 -3, -27 9", 1.2)
        b = d.tube("0 -22, 0 16", [17, 17])
        d.shape(b, "gold", 3)
        d.crescent(b, 5, 0, "gold2")
        for y in (-14, -3, 8):
            d.lines([[(-8, y), (8, y)]], 1.6, fine=True)
        k = d.blob("-7 -28 c, -9 -40, 0 -70 c, 9 -40, 7 -28 c")
        d.shape(k, "steel", 3.2)
        d.ink("0 -66, 0 -30", 1.5)


def trunk(d: Drawing) -> None:
    """A rough sawn limb along y from its cut end at -134 down to low; the hand at the origin."""
    cl = d.blob(
        "-13 190 c, -11 120, -12 60, -13 0, -15 -50, -21 -96, -27 -132 c, 27 -136 c, 22 -92, 18 -50, 13 0, "
        "12 60, 12 120, 13 190 c"
    )
    for side, y, a in ((-1, -58, -52), (1, -26, 50), (1, 70, 58), (-1, 110, -56)):
        with d.push(11 * side, y, 1, a):
            st = d.blob("-9 8 c, -8 -18 c, 8 -18 c, 9 8 c")
            d.shape(st, "bark", 3.4)
            d.shape(d.disc(0, -18, 8.4, 4.6), "wood", 2.6)
            d.ink("-4 -18, 0 -20, 4 -18", 1.4)
    d.shape(cl, "bark", 4.2)
    d.crescent(cl, 7, 0, "bark2")
    d.fill("-22 -120, -14 -50, -9 0, -8 190, -4 190, -4 0, -9 -60, -15 -124", "#7C8A68", clip=cl)
    d.flow(
        "-20 -126, -12 -40, -10 60, -10 180", "22 -126, 14 -40, 9 60, 10 180", 7, 1.7, "ink", cl, wave=1.2, loose=0.3
    )
    for y in range(-110, 180, 26):
        d.ink([(-8 + y % 3 * 4, y), (-2 + y % 3 * 4, y + 5), (-6 + y % 3 * 4, y + 11)], 2, clip=cl)
    for x, y in ((2, -84), (-3, 50), (3, 140)):
        d.shape(d.disc(x, y, 7.5, 10), "#7C8A68", 2.2)
        d.shape(d.disc(x, y + 0.5, 4.4, 6.4), "wood", 1.8, swell=0)
        d.fill(d.disc(x, y + 1, 1.6, 2.6), "red2", fine=True)
    d.shape(d.disc(0, -134, 27, 9), "wood", 3.6)
    for r in (19, 12, 5):
        d.lines(
            [[(r * math.cos(a * 0.35), -134 + r * 0.33 * math.sin(a * 0.35)) for a in range(19)]],
            1.6,
            "red2",
            fine=True,
        )


def crowned_club(d: Drawing) -> None:
    """A club with a crown on its cut end."""
    trunk(d)
    with d.push(0, -146, 0.8):
        crowns.crown(d, 92, "red", "green")
