"""The Neapolitan 2 to 5 of swords: ribbons, the flowering sprig, the two scenes in silhouette."""

from __future__ import annotations

import math

from artwork.engine import Drawing
from artwork.parts.ornament import flower, leaf, ribbon
from artwork.suits import neapolitan as suits

SIDES = (-1, 1)


def centred(d: Drawing, x: float, y: float, length: float, turn: float = 0) -> None:
    """A sword by the middle of its length instead of its guard."""
    shift = (length - 98 - 105) / 2
    t = math.radians(turn)
    suits.sword(d, x - math.sin(t) * shift, y + math.cos(t) * shift, length, turn)


# fmt: off
def knot(d: Drawing, x: float, y: float) -> None:
    """The ribbon's knot about a blade."""
    with d.push(x, y):
        d.shape([(-26, -12, "c"), (-10, -23), (10, -21), (26, -9, "c"), (23, 11), (5, 22), (-14, 18), (-27, 6)],
            "red", 3.4, shade=(8, 6), hatch=(8, 4.4))
        d.brushes([("-17 -5, 0 -9, 16 -1", 2.4), ("-15 9, 0 6, 12 11", 2)])
        d.lines(["-22 -12, -18 2, -20 12", "20 -10, 16 2, 18 13"], 2.2, "gold")


def tails(d: Drawing, x: float, y: float, side: int) -> None:
    """The two ends of a ribbon, outwards from a knot: the one behind, and the one that hangs down."""
    with d.push(x, y, flip=side < 0):
        ribbon(d, [(-6, 0, 30), (30, -22, 34), (62, -12, 36), (74, 22, 34)], dark=True)
        ribbon(d, [(80, 6, 32), (68, 48, 36), (84, 92, 37), (74, 136, 36)], tail=16)


def two(d: Drawing) -> None:
    """Two upright swords, opposed, joined by one red ribbon in a U."""
    left, right = 150, 350
    with d.figure(1.2, 1.8):
        for s in SIDES:
            tails(d, 250 + s * 100, 342, s)
    centred(d, left, 415, 596, 0)
    centred(d, right, 415, 596, 180)
    with d.figure(1.0, 1.6):
        ribbon(d, [(150, 342, 26), (160, 400, 36), (178, 458, 43), (208, 510, 47), (250, 531, 48), (292, 510, 47),
            (322, 458, 43), (340, 400, 36), (350, 342, 26)])
        for x in (left, right):
            knot(d, x, 342)


def three(d: Drawing) -> None:
    """Three upright swords, the middle one reversed, joined by a red ribbon in a V."""
    with d.figure(1.2, 1.8):
        for s in SIDES:
            with d.push(250 + s * 138, 322, flip=s < 0):
                ribbon(d, [(-4, 0, 28), (26, -22, 32), (52, -10, 33), (60, 18, 31)], dark=True)
                ribbon(d, [(64, 4, 30), (54, 42, 34), (68, 82, 35), (58, 122, 34)], tail=15)
            with d.push(250, 540, flip=s < 0):
                ribbon(d, [(0, 0, 26), (36, 22, 34), (52, 60, 36), (84, 92, 37), (88, 134, 36)], tail=16)
    centred(d, 112, 415, 574, 180)
    centred(d, 388, 415, 574, 180)
    centred(d, 250, 415, 574, 0)
    with d.figure(1.0, 1.6):
        for s in SIDES:
            ribbon(d, [(250 + s * 138, 322, 26), (250 + s * 108, 384, 36), (250 + s * 62, 446, 40),
                (250 + s * 26, 502, 38), (250, 540, 28)])
        for x, y in ((112, 322), (388, 322), (250, 540)):
            knot(d, x, y)


def four(d: Drawing) -> None:
    """Four swords in an X, hilts in the corners, a leafy sprig with three yellow flowers across the middle."""
    lean = 23.5
    for sx, sy in ((-1, -1), (1, 1), (1, -1), (-1, 1)):
        turn = {(-1, -1): 180 - lean, (1, 1): -lean, (1, -1): 180 + lean, (-1, 1): lean}[sx, sy]
        t, away = math.radians(lean), 178  # the points meet under the middle flower
        centred(d, 250 + sx * math.sin(t) * away, 415 + sy * math.cos(t) * away, 420, turn)
    with d.figure(1.0, 1.4):
        stalk = "76 452, 140 432, 206 442, 268 414, 340 420, 424 384"
        d.lines([stalk], 8)
        d.note(d.tube(stalk, [8]))
        d.lines([stalk], 3.8, "green")
        big = d.motif("leaf", leaf)
        for x, y, turn, size in ((112, 441, -64, .86), (104, 443, 50, .76), (168, 434, -52, 1), (168, 436, 60, 1),
            (214, 438, -122, .84), (222, 436, 104, .9), (296, 414, -60, 1), (288, 414, 80, .92), (342, 418, -50, 1),
            (344, 419, 44, 1), (392, 400, -70, .82), (396, 399, 50, .74)):
            d.use(big, x, y, turn, size)
        for name, x, y, radius in (("flower", 82, 449, 34), ("bloom", 250, 424, 44), ("flower", 420, 385, 34)):
            d.use(d.motif(name, flower, radius=radius), x, y)
            d.note(d.disc(x, y, radius * 0.9))


def five(d: Drawing) -> None:
    """Four upright swords, hilts to the centre, a level one between them; above and below it a scene."""
    with d.push(250, 190, 0.9):
        tarantella(d)
    with d.push(250, 634, 0.9):
        harbour(d)
    for x in (96, 404):
        centred(d, x, 206, 316, 0)
        centred(d, x, 624, 316, 180)
    centred(d, 250, 415, 352, 90)


def tarantella(d: Drawing) -> None:
    """Two dancers on a terrace, a tambourine held high; a silhouette 200 wide, its ground at y = 110."""
    ground = [(-104, 112, "c"), (-60, 104), (0, 107), (60, 103), (104, 112, "c"), (60, 120), (0, 117), (-60, 121)]
    d.fill(ground, "ink")
    woman = [(-43, -72), (-37, -62), (-41, -52, "c"), (-33, -46), (-22, -58), (-8, -78), (-2, -96, "c"), (5, -92),
        (0, -74), (-12, -50), (-26, -30, "c"), (-26, -14), (-8, 22), (8, 56), (14, 78, "c"), (-2, 84), (-14, 80),
        (-16, 92), (-10, 104, "c"), (-24, 104), (-26, 84), (-44, 82), (-48, 92), (-58, 102), (-70, 104, "c"),
        (-64, 94), (-58, 80), (-74, 70), (-84, 56, "c"), (-72, 34), (-58, 8), (-50, -14), (-52, -26, "c"),
        (-66, -20), (-78, -6), (-84, 8, "c"), (-91, 4), (-86, -12), (-72, -32), (-52, -46, "c"), (-55, -54),
        (-60, -60), (-56, -74), (-50, -79)]
    man = [(50, -74), (56, -64), (54, -54, "c"), (64, -46), (76, -40), (92, -52), (90, -76), (84, -88, "c"),
        (92, -92), (100, -74), (102, -48), (88, -30), (70, -24, "c"), (66, 0), (68, 16), (84, 30), (94, 50),
        (84, 74), (90, 88, "c"), (80, 94), (74, 72), (78, 52), (64, 40), (52, 32, "c"), (46, 56), (38, 80), (36, 98),
        (46, 104, "c"), (26, 105), (26, 80), (32, 52), (30, 22), (34, 0), (34, -22, "c"), (26, -16), (16, -6),
        (26, 6), (32, 8, "c"), (30, 14), (14, 8), (6, -6), (16, -26), (32, -42), (42, -48, "c"), (40, -54),
        (36, -62), (38, -72), (28, -76, "c"), (38, -84), (44, -92), (58, -90), (64, -78, "c")]
    for figure in (woman, man):
        d.fill(figure, "ink")
    d.circle(4, -106, 15, "ink")
    d.circle(4, -106, 9, "paper" if d.full else "red")
    d.lines(["-46 -50, -34 -44"], 1.4, "paper", fine=True)
    if d.full:
        d.beads(4, -106, 12.4, 8, 1.3, "paper")
        d.brushes([("-44 -18, -38 20, -50 66", 1.8), ("-34 -16, -22 24, -16 70", 1.8),
            ("-28 -12, -8 24, 2 66", 1.6)], "paper")
        d.brushes([("-74 60, -40 74, -2 72", 2)], "paper")
        d.brushes([("44 -26, 56 -24, 66 -26", 2.2), ("40 6, 52 9, 66 6", 1.8), ("50 -46, 48 -36, 46 -28", 1.4)],
            "paper")
        d.brushes([("-58 -70, -66 -62, -68 -52", 3), ("-56 -66, -64 -54, -62 -46", 2.4)])
    d.lines(["84 -92, 80 -98", "92 -94, 92 -101"], 3, fine=True)


def harbour(d: Drawing) -> None:
    """A fishing boat under a lateen sail before the smoking mountain; a silhouette 200 wide."""
    d.lines(["-112 52, -66 22, -34 -22, -22 -34", "-4 -34, 12 -18, 44 22, 112 48"], 3)
    d.lines(["-22 -34, -16 -30, -10 -35, -4 -34"], 2.4)
    d.fill("-12 -36 c, -4 -50, -16 -62, -6 -78, 14 -82, 18 -94, 10 -104 c, 28 -102, 32 -88, 22 -78, 6 -68, 4 -56, "
           "-6 -36 c", "ink")
    d.fill("28 -104 c, 44 -108, 58 -98, 50 -90, 36 -92 c", "ink")
    d.brushes([("-30 -14, -44 10, -66 32", 2.4), ("14 -6, 30 18, 58 38", 2.4), ("-18 -20, -22 4, -34 24", 1.8)])
    d.fill("-76 58 c, -30 66, 30 66, 80 52 c, 66 84, 40 90, -40 90, -62 82 c", "ink")
    d.lines(["-6 86, -2 -62"], 5)
    d.fill("-62 50 c, -34 0, -6 -42, 28 -74 c, 30 -30, 26 14, 14 52 c, -10 44, -38 44", "ink")
    d.lines(["-66 56, 32 -80"], 4)
    d.fill("44 54, 42 40, 46 30, 42 24 c, 50 14, 58 22, 55 29, 62 34, 66 56 c", "ink")
    d.fill("38 20 c, 50 16, 64 24 c, 52 10, 46 10", "ink")
    d.brushes([("60 36, 76 26, 100 10", 4)])
    if d.full:
        d.lines(["100 10, 104 60, 102 84"], 1.2)
        d.brushes([("-48 40, -20 2, 14 -36", 1.8), ("-34 40, -10 8, 20 -18", 1.8), ("-14 42, 6 22, 22 4", 1.8)],
            "paper")
        d.brushes([("-66 66, -20 73, 40 72, 70 64", 2.2)], "paper")
    d.brushes([("-112 98, -70 92, -30 99, 10 93, 50 100, 110 94", 3.6), ("-90 110, -50 105, -10 111, 40 106, 80 110",
        3), ("-50 121, -10 117, 40 121", 2.4)], fine=False)
