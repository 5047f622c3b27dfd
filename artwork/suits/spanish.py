"""The Spanish suit objects: rosettes, low drums with red tops, knotty clubs, short swords with red grips.

Each is drawn once about its middle (``SIZES``) and used at any size.
"""

from __future__ import annotations

import math

from artwork.engine import Drawing

COIN, CUP, SWORD, CLUB = 100.0, 200.0, 380.0, 380.0
"""Radius of the coin; heights of the others."""

GRIP = 117.0
"""How far below its middle a sword of full size is held."""


# ---- coins
def draw_coin(d: Drawing) -> None:
    """A rosette: eight petals, red and blue by turns, in a milled ochre ring."""
    d.circle(0, 0, 97, "gold", "ink", 6)
    d.note(d.disc(0, 0, 100))
    ring = d.disc(0, 0, 94)
    d.crescent(ring, 9, 9, "gold2")
    if d.full:
        marks = []
        for i in range(40):
            a = math.radians(i * 9)
            marks.append([(80 * math.cos(a), 80 * math.sin(a)), (90 * math.cos(a + 0.05), 90 * math.sin(a + 0.05))])
        d.lines(marks, 3)
    d.circle(0, 0, 73, "paper", "ink", 5)
    for i in range(8):
        with d.push(turn=i * 45 + 22.5):
            d.shape(
                "14 0 c, 22 -17, 46 -25, 64 -13, 68 0, 64 13, 46 25, 22 17", "red" if i % 2 else "blue", 3.6, swell=0
            )
            if d.full:
                d.ink("24 0, 40 1, 56 0", 3, "paper")
    if d.full:
        for i in range(8):
            a = math.radians(i * 45)
            d.circle(62 * math.cos(a), 62 * math.sin(a), 5, "gold", "ink", 2.6)
    d.circle(0, 0, 25, "gold", "ink", 4.6)
    d.crescent(d.disc(0, 0, 22), 6, 6, "gold2")
    d.circle(0, 0, 9, "ink")


def coin(d: Drawing, x: float, y: float, radius: float = 80) -> None:
    """A coin, its middle at (x, y)."""
    d.use(d.motif("coin", draw_coin), x, y, scale=radius / COIN)


# ---- cups
def draw_cup(d: Drawing) -> None:
    """A low drum on a low foot, its top red; a blue band of lozenges between two of ochre."""
    foot = d.shape(
        "-24 52 c, 24 52 c, 30 66, 54 74, 66 82 c, 66 96 c, 0 103, -66 96 c, -66 82 c, -54 74, -30 66", "blue", 5
    )
    d.crescent(foot, 13, 2, "blue2", foot.buffer(-2))
    d.lines(["-62 86, 0 93, 62 86"], 3, fine=True)
    d.shape("-36 42, 0 36, 36 42, 38 53, 0 60, -38 53", "red", 4.6, shade=(7, 4), swell=0)
    bowl = d.shape("-84 -66 c, 84 -66 c, 86 -20, 80 18, 56 38, 0 46, -56 38, -80 18, -86 -20", "gold", 5.4)
    d.crescent(bowl, 20, 4, "gold2", bowl.buffer(-2.4))
    band = d.blob("-90 -40 c, 0 -24, 90 -40 c, 90 0 c, 0 17, -90 0 c").intersection(bowl.buffer(-1))
    d.shape(band, "blue", 3.6, swell=0)
    d.crescent(band, 18, 0, "blue2", band.buffer(-1.6))
    spots = ((-60, -14), (-21, -5), (21, -5), (60, -14)) if d.full else ((-48, -12), (0, -4), (48, -12))
    for x, y in spots:
        w = 12 if d.full else 17
        d.fill([(x - w, y, "l"), (x, y - 15, "l"), (x + w, y, "l"), (x, y + 15, "l")], "paper", clip=band)
        if d.full:
            d.fill([(x - 5, y, "l"), (x, y - 7, "l"), (x + 5, y, "l"), (x, y + 7, "l")], "red")
    for x in (-56, -34, -12, 12, 34, 56) if d.full else ():
        d.ink([(x, 24 - abs(x) * 0.12), (x * 0.85, 33 - abs(x) * 0.16), (x * 0.74, 41 - abs(x) * 0.16)], 3)
    for x in (-64, -38, -13, 13, 38, 64) if d.full else ():
        y = -40 - abs(x) ** 1.5 / 46
        d.circle(x, y, 4.6, "red", "ink", 2.4)
    top = d.shape(d.disc(0, -72, 86, 27), "red", 5.4)
    d.crescent(top, -6, -9, "red2", top.buffer(-2.4))
    d.lines([[(68 * math.cos(a / 10), -70 + 17 * math.sin(a / 10)) for a in range(3, 29)]], 3, "gold", fine=True)


def cup(d: Drawing, x: float, y: float, height: float = 200, turn: float = 0) -> None:
    """A cup, its middle at (x, y)."""
    d.use(d.motif("cup", draw_cup), x, y, turn, height / CUP)


# ---- swords
def draw_sword(d: Drawing) -> None:
    """A broad short blade, an ochre guard, a red grip; its point up."""
    blade = d.shape("-22 66 c, -23 -100, -19 -136, 0 -190 c, 19 -136, 23 -100, 22 66 c", "steel", 5.4)
    d.fill("0 70 l, 0 -190 l, 30 -190 l, 30 70 l", "blue", clip=blade.buffer(-2.4))
    d.fill("0 70 l, 0 -182 l, 9 -150 l, 8 70 l", "blue2", clip=blade.buffer(-2.4), fine=True)
    d.ink("0 -176, 0 -40, 0 62", 3.4, ends=(0.2, 1))
    d.lines(["-12 54, -12 -108"], 2.4, "blue", fine=True)
    d.shape(d.tube("0 84 24, 0 116 28, 0 148 22"), "red", 4.8)
    d.fill(d.blob("3 86 l, 14 86 l, 14 146 l, 3 146 l"), "red2", clip=d.tube("0 84 20, 0 116 24, 0 148 18"))
    for y in (100, 114, 128, 142) if d.full else ():
        d.ink([(-12, y + 3), (0, y), (12, y - 4)], 3, "gold")
    guard = d.shape("-50 66, -40 61, -18 66, 0 64, 18 66, 40 61, 50 66, 52 78, 42 84, 18 86, 0 92, -18 86, "
                    "-42 84, -52 78",
                    "gold", 5)  # fmt: skip
    d.crescent(guard, 3, 8, "gold2", guard.buffer(-2))
    for x in (-47, 47):
        d.circle(x, 73, 13, "gold", "ink", 4.6)
        d.note(d.disc(x, 73, 15))
    d.circle(0, 76, 7, "red", "ink", 3)
    d.circle(0, 164, 19, "gold", "ink", 4.8)
    d.note(d.disc(0, 164, 21))
    d.crescent(d.disc(0, 164, 16.6), 6, 6, "gold2")
    d.circle(0, 164, 7, "blue", "ink", 3)


def sword(d: Drawing, x: float, y: float, length: float = 380, turn: float = 0) -> None:
    """A sword, its middle at (x, y), its point up."""
    d.use(d.motif("sword", draw_sword), x, y, turn, length / SWORD, lit=True)


def sword_in_hand(d: Drawing, length: float = 380) -> None:
    """A sword whose grip is at the origin."""
    sword(d, 0, -GRIP * length / SWORD, length)


# ---- clubs
STUBS = ((-1, -112, -52, 27), (1, -58, 50, 28), (-1, 6, -48, 22), (1, 74, 52, 17))
"""Side, height, turn and distance from the middle of the lopped branches."""


def draw_leaf(d: Drawing) -> None:
    """A leaf from the origin along x."""
    d.shape("0 0 c, 12 -13, 34 -13, 50 0 c, 34 10, 14 9", "blue", 4, extra=["0 1 l, 50 1 l, 50 20 l, 0 20 l"], swell=0)
    d.ink("2 0, 22 0, 42 0", 2.6, fine=False)


def draw_club(d: Drawing) -> None:
    """A knotty club with a few leaves, its thick sawn end up."""
    for x, y, turn in ((-44, -122, -74), (36, 64, 76), (-37, 6, 122)):
        with d.push(x, y, 0.78, turn):
            draw_leaf(d)
    for side, y, turn, x in STUBS:
        with d.push(side * x, y, 1, turn):
            d.shape("-16 18 c, -13 -2, -16 -24 c, 16 -24 c, 13 -2, 16 18 c", "gold", 4.8, shade=(6, 2), swell=0)
            d.shape(d.disc(0, -25, 16, 8), "red", 4.2, swell=0)
            d.circle(0, -25, 4, "ink", flat=0.5)
    body = d.shape(
        "-50 -172 c, 50 -174 c, 45 -136, 37 -100, 41 -66, 32 -28, 28 14, 30 58, 22 104, 19 150, 17 184 c, 0 191, "
        "-17 184 c, -19 144, -24 94, -22 50, -33 14, -28 -26, -33 -66, -43 -104, -41 -138",
        "gold",
        5.4,
    )
    inside = body.buffer(-2.4)
    d.crescent(body, 17, 0, "gold2", inside)
    for row, width in (
        ("-26 -150, -20 -112, -22 -60", 3.8),
        ("6 -156, 9 -120, 2 -84", 3.8),
        ("-14 -30, -16 10, -8 50", 3.8),
        ("8 -46, 10 0, 5 40", 3.6),
        ("-10 96, -7 130, -6 172", 3.6),
        ("7 84, 5 120, 6 164", 3.4),
        ("25 -144, 26 -112, 23 -92", 3.2),
    ):
        d.ink(row, width, clip=inside)
    for x, y in ((-6, -64), (-2, 70), (13, 6)):
        d.shape(d.disc(x, y, 10, 14), "gold2", 3.4, swell=0)
        d.fill(d.disc(x, y + 1, 4.5, 8), "ink")
    d.shape(d.disc(0, -174, 50, 15), "red", 5.2)
    if d.full:
        d.ellipse(0, -174, 33, 9, None, "ink", 2.8)
        d.ellipse(0, -174, 15, 3.8, "ink")


def club(d: Drawing, x: float, y: float, length: float = 380, turn: float = 0) -> None:
    """A club, its middle at (x, y), its thick end up."""
    d.use(d.motif("club", draw_club), x, y, turn, length / CLUB, lit=True)
