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
    with d.push(246, 190, 0.86):
        tarantella(d)
    with d.push(250, 634, 0.88):
        harbour(d)
    for x in (96, 404):
        centred(d, x, 206, 316, 0)
        centred(d, x, 624, 316, 180)
    centred(d, 250, 415, 352, 90)


def tarantella(d: Drawing) -> None:
    """A woman with a tambourine and Pulcinella, dancing; a silhouette 210 wide, its ground at y = 106."""
    d.fill("-108 112 c, -60 105, 0 108, 60 104, 112 112 c, 60 119, 0 116, -60 120", "ink")
    woman = ("-40 -87, -31 -84, -27 -77, -21 -70 c, -26 -67 c, -24 -63, -27 -60, -28 -55, -34 -52 c, -33 -46 c, "
             "-24 -44, -14 -52, -6 -70, -3 -94 c, 6 -94 c, 5 -74, -4 -50, -14 -34 c, -13 -24, -18 -10 c, -2 12, "
             "12 42, 24 74 c, 10 86, -4 78, -18 87, -34 80, -50 90, -66 79, -84 82 c, -76 52, -60 20, -46 -8 c, "
             "-50 -24, -53 -38, -48 -45, -41 -47 c, -43 -58 c, -48 -66, -47 -80")
    d.fill(woman, "ink")
    d.fill(d.tube("-48 -38 13, -72 -20 11, -52 -3 8"), "ink")
    d.fill(d.disc(-52, -78, 8.5, 9.5), "ink")
    for foot in ("-16 80, -9 97, 8 105 c, -16 106, -26 84", "-54 82, -60 97, -78 105 c, -54 106, -44 86"):
        d.fill(foot, "ink")
    d.circle(4, -107, 16, "ink")
    d.circle(4, -107, 9.6, "paper" if d.full else "red")
    pulcinella = ("80 -122 c, 69 -117, 64 -104, 67 -93, 74 -85 c, 62 -83 c, 64 -74, 59 -67 c, 72 -63 c, 84 -59, "
                  "96 -74, 99 -90, 95 -102 c, 97 -112, 103 -118 c, 105 -110 c, 111 -116 c, 111 -104, 109 -97 c, "
                  "116 -80, 109 -54, 96 -36, 85 -27 c, 87 -8, 97 14 c, 86 21, 77 18 c, 92 33, 106 51, 101 69 c, "
                  "93 70 c, 94 78, 100 82, 108 77 c, 107 92, 91 95, 82 86, 82 71 c, 73 63, 64 47, 58 40 c, 58 60, "
                  "57 82 c, 50 83 c, 50 96, 53 106 c, 36 107, 16 106 c, 27 98, 38 93, 40 83 c, 27 81 c, 25 60, "
                  "27 40, 25 20 c, 13 16 c, 21 -8, 23 -28 c, 10 -35, -5 -42 c, -9 -46, -8 -54, -4 -57 c, 8 -61, "
                  "22 -65, 33 -64 c, 41 -66 c, 35 -68, 32 -74 c, 26 -70, 20 -77, 24 -86, 33 -90 c, 24 -93 c, "
                  "38 -97, 50 -113, 64 -124")
    d.fill(pulcinella, "ink")
    if not d.full:
        return
    d.beads(4, -107, 12.8, 9, 1.5, "paper")
    d.brushes([("-40 -8, -36 26, -46 74", 2), ("-32 -8, -20 28, -14 72", 2), ("-25 -9, -4 28, 8 66", 1.8),
        ("-78 72, -44 80, 16 68", 2.2), ("-46 -12, -32 -7, -18 -11", 2), ("-46 -42, -34 -36, -22 -42", 2),
        ("-36 -34, -34 -24, -33 -14", 1.4)], "paper")
    d.brushes([("-56 -70, -68 -60, -66 -46", 3), ("-55 -68, -63 -56, -60 -46", 2.4)])
    d.brushes([("28 -92, 48 -88, 72 -86", 2), ("40 -65, 54 -60, 68 -64", 2.2), ("20 14, 54 22, 92 14", 2.2),
        ("42 -54, 38 -24, 34 6", 2), ("56 -56, 58 -22, 62 10", 2), ("72 -56, 78 -28, 82 8", 1.8),
        ("36 32, 36 54, 32 76", 1.8), ("80 30, 90 46, 92 62", 1.8), ("2 -50, 14 -48, 24 -42", 1.6),
        ("106 -88, 106 -66, 96 -48", 1.6)], "paper")
    d.fill(d.disc(37, -80, 3.2, 2), "paper")


def harbour(d: Drawing) -> None:
    """A fisherman in his boat, a lateen sail, the smoking mountain; a silhouette 220 wide."""
    d.lines(["-112 56, -88 36, -66 -8, -54 -26", "-34 -26, -20 -6, 0 26"], 3)
    d.lines(["-54 -26, -48 -22, -40 -26, -34 -26"], 2.4)
    d.fill("-47 -26 c, -54 -40, -42 -54, -52 -70, -40 -86, -24 -82, -14 -96 c, -8 -78, -24 -68, -34 -70, -36 -56, "
           "-32 -42, -38 -26 c", "ink")
    d.fill("-8 -92 c, 4 -104, 20 -100, 22 -90, 10 -88 c", "ink")
    d.brushes([("-64 0, -76 24, -96 40", 2.4), ("-30 4, -20 20, -6 34", 2.4), ("-50 -14, -56 10, -66 30", 1.8),
        ("-42 -12, -40 8, -44 26", 1.8)])
    d.fill("-58 60 c, -20 68, 50 68, 108 52 c, 98 78, 76 92, 10 94, -40 88 c", "ink")
    d.lines(["22 86, 26 -66"], 5)
    d.lines(["-34 52, 58 -88"], 4.4)
    d.fill("-31 46 c, -16 0, 20 -48, 55 -82 c, 58 -36, 56 10, 46 48 c, 20 38, -6 40", "ink")
    # the fisherman
    d.fill("64 62 c, 60 44, 64 28, 74 24, 86 28, 90 44, 90 60 c", "ink")
    d.fill("68 18, 66 8, 74 2, 82 6, 83 13, 88 17 c, 83 19, 82 26 c, 71 27 c", "ink")
    d.fill("62 9 c, 64 -4, 78 -6, 84 2, 96 6 c, 84 10, 72 8", "ink")
    d.fill(d.tube("80 32 10, 94 42 8, 104 34 6"), "ink")
    d.brushes([("96 42, 106 20, 114 -14", 3.4)], fine=False)
    if d.full:
        d.lines(["114 -14, 116 40, 114 88"], 1.3)
        d.brushes([("-20 40, 10 0, 44 -48", 2), ("0 40, 26 8, 50 -26", 2), ("22 42, 38 24, 51 2", 1.8),
            ("-50 70, 0 76, 60 74, 98 64", 2.4), ("70 34, 70 44, 68 54", 1.6), ("66 6, 74 6, 82 7", 1.6)], "paper")
    d.brushes([("-114 100, -70 94, -30 101, 10 95, 54 102, 114 96", 3.8),
        ("-92 112, -50 107, -8 113, 40 108, 84 112", 3.2), ("-50 123, -8 119, 44 123", 2.6)], fine=False)
