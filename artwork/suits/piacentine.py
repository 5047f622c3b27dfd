"""The Piacentine suit objects: coin, cup, sword, club; and what courts hold besides: an axe, a crowned club."""

from __future__ import annotations

import math

from artwork.engine import Drawing
from artwork.parts import crowns, heads


def coin(d: Drawing, x: float, y: float, radius: float = 56, turn: float = 0) -> None:
    """A coin: a smiling red face in rings of yellow beads on black."""
    d.use(d.motif("coin", draw_coin), x, y, turn, radius / 60)


def cup(d: Drawing, x: float, y: float, height: float = 154, turn: float = 0) -> None:
    """A chalice without handles, its centre at (x, y)."""
    scale = height / 154
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    d.use(d.motif("cup", draw_cup), x + 44 * scale * s, y - 44 * scale * c, turn, scale)


def sword(d: Drawing, x: float, y: float, length: float = 300, turn: float = 0) -> None:
    """A slim sword, point up, the middle of its guard at (x, y), the grip below (hand: y + 38 at full size)."""
    shape = max(length, 300.0)
    d.use(d.motif(f"sword-{shape:g}", draw_sword, length=shape), x, y, turn, length / shape, lit=True)


def club(d: Drawing, x: float, y: float, height: float = 334, turn: float = 0) -> None:
    """A rough sawn limb, cut end up; (x, y): where a hand holds it, 40 per cent up from below."""
    d.use(d.motif("club", trunk), x, y, turn, height / 334, lit=True)


def draw_coin(d):
    """Radius 60: a smiling red face in rings of beads."""
    k = 1
    with d.push(0, 0, k):
        d.fill(d.disc(0, 0, 60), "ink")
        d.beads(0, 0, 53, 30 if d.full else 18, 4.2 if d.full else 6.5, "gold")
        if d.full:
            d.beads(0, 0, 41, 22, 3.6, "gold")
        d.fill(d.disc(0, 0, 35), "gold")
        d.fill(d.disc(0, 0, 32), "ink", fine=True)
        f = d.disc(0, 0, 30.5)
        d.fill(f, "red")
        d.crescent(f, 6 * k, 5 * k, "red2")
        for side in (-1, 1):
            heads.eye(d, 10 * side, -7, 6, 3.8, side, "ink")
            heads.brow(d, [(3 * side, -13), (9 * side, -17), (17 * side, -13)], 2.6, "ink")
            d.fill(d.disc(15 * side, 6, 5, 4), "#F58D70", fine=True)
        d.ink("2.5 -12, 3 -2, 5.5 3, 3 5, -3 5", 2)
        d.fill("-13 10 c, -5 12, 0 11.5, 5 12, 13 10 c, 6 18, -6 18", "#fff", fine=True)
        d.ink("-14 8.5, -6 12, 6 12, 14 8.5", 2.2)
        d.ink("-10 14, 0 20, 10 14", 2)
        d.ink("-5 24, 0 25.5, 5 24", 1.3)


def draw_cup(d):
    """Its rim at y -32, its foot at 121."""
    k = 1
    with d.push(0, 0, k):
        foot = d.blob("-9 92 c, -12 100, -34 108, -38 116 c, -20 120, 0 121, 20 120, 38 116 c, 34 108, 12 100, 9 92 c")
        d.shape(foot, "gold", 3.6)
        d.crescent(foot, 8 * k, -2 * k, "gold2")
        d.ink("-33 111, 0 114, 33 111", 1.7)
        for x in (-20, -8, 6, 18):
            d.ink([(x * 0.5, 99), (x, 110)], 1.3)
        st = d.blob("-7 64 c, 7 64 c, 6 76, 11 93 c, -11 93 c, -6 76")
        d.shape(st, "green", 3.4)
        d.crescent(st, 5 * k, 0, "green2")
        d.ink("-2 68, -2 90", 1.5)
        for side in (-1, 1):
            l = d.blob(
                [
                    (0, 74, 1),
                    (10 * side, 64),
                    (24 * side, 62, 1),
                    (20 * side, 70),
                    (27 * side, 76, 1),
                    (17 * side, 80),
                    (16 * side, 87, 1),
                    (7 * side, 82),
                ]
            )
            d.shape(l, "red", 2.8)
            d.ink([(2 * side, 75), (12 * side, 72), (20 * side, 68)], 1.4)
        d.shape(d.disc(0, 75, 6), "gold", 2.4)
        b = d.blob("-50 22 c, -46 44, -30 60, 0 66, 30 60, 46 44, 50 22 c")
        d.shape(b, "green", 3.8)
        d.panes(
            b, d.line("-50 20, -46 46, -8 68"), d.line("50 20, 46 46, 8 68"), 9 if d.full else 5, ("green", "leaf"), 2
        )
        d.crescent(b, 13 * k, 2 * k, "green2")
        y = d.blob("-52 8 c, 52 8 c, 50 26 c, 26 31, 0 33, -26 31, -50 26 c")
        d.shape(y, "gold", 3.4)
        d.crescent(y, 12 * k, 0, "gold2")
        for x in range(-40, 50, 16):
            d.fill(d.disc(x, 19 - abs(x) * 0.04 + 2, 4), "ink", fine=True)
            d.fill(d.disc(x - 0.5, 20.5 - abs(x) * 0.04, 2.6), "red", fine=True)
        cl = d.blob("-56 -16 c, -54 10 c, -28 15, 0 17, 28 15, 54 10 c, 56 -16 c")
        d.shape(cl, "gold", 3.6)
        d.crescent(cl, 14 * k, 0, "gold2")
        for side in (1, -1):
            d.lines([[(-20, -3 * side + 1), (0, 2), (20, 3 * side + 1)]], 1, fine=True)
        for side in (1, -1):
            d.lines([[(-22, 2 - 10 * side), (22, 2 + 12 * side)]], 8.4 * k, clip=cl)
            d.lines([[(-22, 2 - 10 * side), (22, 2 + 12 * side)]], 4.8 * k, "blue", clip=cl)
        for x in (-42, 42):
            d.fill(d.disc(x, -1, 5), "ink", fine=True)
            d.fill(d.disc(x - 0.4, -1.4, 3.5), "red", fine=True)
        m = d.disc(0, -18, 57, 14)
        d.shape(m, "gold", 3.6)
        i = d.disc(0, -17, 50, 10.5)
        d.shape(i, "red", 2, swell=0)
        d.crescent(i, 0, -5 * k, "red2")
        d.ink("-44 34, -40 46, -30 54", 2.2, "#DDEBC8")


def draw_sword(d, length=300):
    """A slim sword, point up, 300 from point to pommel; the middle of the guard at the origin, the grip below."""
    tip = -(length - 86)
    d.mark()
    d.shape(
        [
            (0, tip, "c"),
            (6, tip + 18),
            (9, tip + 40, "l"),
            (11, -4, "l"),
            (-11, -4, "l"),
            (-9, tip + 40, "c"),
            (-6, tip + 18),
        ],
        "blade",
        3.4,
        extra=[[(0, tip + 8, "l"), (9, tip + 30, "l"), (12, 0, "l"), (2, 0, "l")]],
    )
    d.lines([[(0, tip + 14), (0, -12)]], 2.2)
    if d.full:
        d.lines([[(-5, tip + 40), (-6, -16)]], 2.2, "#d3e6fb")
        d.ticks([((8.5, y), (2.5, y - 5)) for y in range(int(tip) + 44, -14, 7)], 1.8)
    d.shape("-7 12 c, 7 12 c, 9 30, 9 48, 7 62 c, -7 62 c, -9 48, -9 30", "gold", 3.2, shade=(5, 0))
    for i, y in enumerate(range(20, 62, 10)):
        d.ink([(-8, y + 4), (0, y), (8, y - 5)], 5.5 if i % 2 else 2.6, "red" if i % 2 else "ink", fine=False)
    d.shape("-10 62 c, -16 84 c, -6 76, 0 88 c, 6 76, 16 84 c, 10 62 c, 0 66", "red", 3.2, shade=(4, 2))
    d.shape("-44 -2 c, -30 -9, 0 -8, 30 -9, 44 -2 c, 36 10, 0 11, -36 10", "gold", 3.2, shade=(3, 4))
    for x in (-44, 44):
        d.circle(x, 2, 10, "green", "ink", 3, contour=True)
        d.circle(x, 2, 4, "gold")
    d.circle(0, 2, 11, "gold", "ink", 3, contour=True)
    d.circle(0, 2, 6.5, "red", "ink", 2)
    d.under(1.2, 1.6)


def axe(d):
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


def trunk(d, low=190):
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


def crowned_club(d):
    """A club with a crown on its cut end."""
    trunk(d)
    with d.push(0, -146, 0.8):
        crowns.crown(d, 92, "red", "green")
