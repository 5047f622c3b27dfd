"""The Neapolitan suit objects: coin, sunflower, cup, tureen, sword, club.

``coin(d, x, y, radius)`` and so on put an object at a place; it is drawn once a card and then used. ``draw_coin(d)``
and so on draw it directly, at the sizes given there.
"""

from __future__ import annotations

import math
from itertools import pairwise

from artwork.engine import Drawing, mirrored, moved
from artwork.engine.curves import resample, smooth
from artwork.parts.ornament import leaf_outline

ORANGE = "#ee8a3c"
RUST = "#b3471c"
PALE_GREEN = "#63bd78"
PALE_RED = "#f27a63"
SIDES = (-1, 1)


def coin(d: Drawing, x: float, y: float, radius: float = 60, kind: str = "face", turn: float = 0) -> None:
    """A coin: the sun with a "face", or with "rings" of dots (6, 7 and in the courts' hands)."""
    d.use(d.motif(f"coin-{kind}", draw_coin, kind=kind), x, y, turn, radius / 100)


def sunflower(d: Drawing, x: float, y: float, radius: float = 126) -> None:
    """The big petalled coin with a face of the 2 and of the middle of the 5."""
    d.use(d.motif("sunflower", draw_sunflower), x, y, 0, radius / 126)


def cup(d: Drawing, x: float, y: float, height: float = 222, turn: float = 0) -> None:
    """An urn with two handles, its centre at (x, y), its foot half its height below."""
    d.use(d.motif("cup", draw_cup), x, y, turn, height / 222, lit=True)


def tureen(d: Drawing, x: float, y: float, height: float = 260) -> None:
    """The wide tureen of the 2 of cups, one and a half times as wide as high."""
    d.use(d.motif("tureen", draw_tureen), x, y, 0, height / 260)


def sword(d: Drawing, x: float, y: float, length: float = 324, turn: float = 0) -> None:
    """A sword, point up, the middle of its guard at (x, y) (grip: y + 40 at full size); length from point to pommel."""
    size = 1.0 if length > 200 else length / 324
    blade = length / size - 98
    d.use(d.motif(f"sword-{blade:g}", draw_sword, blade=blade), x, y, turn, size, lit=True)


def club(d: Drawing, x: float, y: float, height: float = 330, turn: float = 0, girth: float = 1) -> None:
    """A club, thick green end up, its centre at (x, y). girth: of a long one (420 and more), 1 for 74 units."""
    shape = 330.0 if height < 420 else height / girth
    d.use(d.motif(f"club-{shape:g}", draw_club, height=shape), x, y, turn, height / shape, lit=True)


# fmt: off
def sun_face(d: Drawing) -> None:
    """The young sun on a coin: long nose, level brows, grave; half-width 36."""
    if not d.full:
        for s in SIDES:
            d.circle(s * 14, -8, 5.4, "ink")
            d.lines([[(s * 25, -18), (s * 14, -22), (s * 5, -18)]], 3.4)
        d.lines(["1 -8, -4 8, 4 9", "-11 19, 0 22, 11 19"], 3)
        return
    d.fills(["2 -20, 7 -6, 8 8, 2 12, 4 2", "31 -10, 34 4, 28 20, 13 33, 21 18, 28 6", "-6 29, 0 32, 6 29, 0 36"],
        "gold2")
    d.fills([[(s * 27, 5), (s * 18, 4), (s * 14, 10), (s * 21, 15), (s * 27, 12)] for s in SIDES], ORANGE)
    for s in SIDES:
        d.fill([(s * 24, -6, "c"), (s * 15, -11.5), (s * 6, -5, "c"), (s * 15, -1.8)], "paper")
        d.circle(s * 14.6, -6.6, 4.4, "ink")
        d.brushes([([(s * 27, -4), (s * 16, -12.6), (s * 5, -4)], 3.6), ([(s * 24, -3), (s * 16, 0), (s * 9, -2)],
            1.6), ([(s * 30, -15), (s * 18, -21), (s * 4, -14)], 4.6), ([(s * 33, 6), (s * 29, 17), (s * 22, 25)],
            1.6)])
    d.brushes([("-4 -14, -3.4 -2, -6 8", 2.2), ("-8 9, -3 13, 0 11.5, 3 13, 8 9", 3)])
    d.fill("-11 20 c, -4 17.6, 0 19.4, 4 17.6, 11 20 c, 4 25, -4 25", "red")
    d.brushes([("-13 19.5, -4 21, 0 20.4, 4 21, 13 19.5", 2.6), ("-5 28, 0 29.6, 5 28", 2)])
    d.ticks([((s * (26 - i * 4), 4 + i), (s * (22 - i * 4), 13 + i * 0.6)) for s in SIDES for i in range(3)], 1.5, RUST)


def old_face(d: Drawing) -> None:
    """The sun in full bloom: round cheeks, a broad nose, heavy lids, a knowing smile to the left; half-width 46."""
    if not d.full:
        for s in SIDES:
            d.circle(s * 18 - 2, -4, 6.4, "ink")
            d.lines([[(s * 32, -16), (s * 19, -22), (s * 6, -16)]], 4.4)
        d.lines(["-9 13, 0 17, 9 13", "-24 22, -12 31, 2 33, 20 26"], 4)
        return
    d.fills(["4 -16, 10 -2, 15 10, 6 16, 7 6, 2 -2", "40 -6, 43 10, 34 28, 16 42, 26 24, 34 10",
        "-9 38, 0 41, 9 38, 2 46, -3 46"], "gold2")
    d.fills([[(s * 40, 10), (s * 29, 4), (s * 20, 12), (s * 24, 22), (s * 36, 22)] for s in SIDES], ORANGE)
    for s in SIDES:
        d.fill([(s * 31, -3, "c"), (s * 20, -9), (s * 8, -3, "c"), (s * 19, 2)], "paper")
        d.circle(s * 19 - 4, -3.6, 5, "ink")
        d.fill([(s * 32, -4, "c"), (s * 20, -14), (s * 7, -4, "c"), (s * 20, -7)], "gold2")
        d.brushes([([(s * 34, -3), (s * 20, -7.5), (s * 6, -2.5)], 3.8), ([(s * 32, -8), (s * 20, -15), (s * 8, -9)],
            2), ([(s * 36, -20), (s * 22, -27), (s * 6, -17)], 5.4), ([(s * 29, 2), (s * 20, 5), (s * 11, 2)], 2),
            ([(s * 26, 4), (s * 21, 8), (s * 14, 7)], 1.5), ([(s * 13, 15), (s * 22, 21), (s * 26, 29)], 2.4)])
    d.brushes([("-5 -14, -6 -2, -13 7, -11 13", 2.6), ("11 6, 15 11, 10 14", 2.4),
        ("-9 13, -3 17.5, 0 16, 3 17.5, 8 13", 3.4)])
    d.fill("-19 25 c, -8 22.5, -1 25, 6 23, 17 24 c, 8 33.5, -6 34.5", "red")
    d.brushes([("-24 22, -10 27, 4 28, 21 23", 3), ("-8 37.5, 0 39.4, 8 37.5", 2.2), ("-26 19, -25 24, -21 26", 2.2)])
    d.ticks([((s * (38 - i * 4.6), 9 + i), (s * (34 - i * 4.6), 20 + i * 0.6)) for s in SIDES for i in range(4)],
        1.7, RUST)


def rim(d: Drawing, radius: float = 100) -> None:
    """A black disc, a white ring with beads, a black ring."""
    k = radius / 100
    d.circle(1.2 * k, 1.6 * k, radius, "ink")
    d.circle(0, 0, 94 * k, "paper")
    if d.full:
        d.beads(0, 0, 88.5 * k, 56, 2.2 * k, "ink")
    d.circle(0, 0, 83 * k, "ink")


def ray(d: Drawing, inner: float, outer: float, half: float, bend: float = 4) -> None:
    """One flame: gold with a dark half."""
    middle = (inner + outer) / 2
    d.fill([(inner - 3, -half, "c"), (middle, -half * 0.55 + bend), (outer, 0, "c"),
        (middle + 2, half * 0.62 + bend * 0.4), (inner - 3, half, "c")], "gold")
    d.fill([(inner - 3, half, "c"), (middle + 2, half * 0.62 + bend * 0.4), (outer, 0, "c"),
        (middle, bend * 0.7 + 1), (inner, 0, "c")], "gold2")
    d.ink([(inner, 0), (middle, bend * 0.8), (outer - 6, 1)], 1.8)


def draw_coin(d: Drawing, kind: str = "face") -> None:
    """Radius 100: a sun of eight rays, with a face or with rings of dots."""
    rim(d)
    flame = d.motif("ray", ray, inner=38, outer=76, half=11.5 if d.full else 14, bend=3.5)
    if d.full:
        d.circle(0, 0, 79.5, None, "gold", 1.4)
    for i in range(8):
        d.use(flame, turn=i * 45 + 22.5)
    if d.full:
        for i in range(8):
            t = math.radians(i * 45)
            d.circle(round(63 * math.cos(t), 1), round(63 * math.sin(t), 1), 5.2, "gold")
        d.beads(0, 0, 73.5, 16, 1.7, "paper")
    hatch = (8, 3.6) if kind == "face" else (6, 4)
    d.shape(d.disc(0, 0, 40.5), "gold", 3, shade=(9, 6), hatch=hatch, contour=False)
    if kind == "face":
        with d.push(scale=1.02 if d.full else 1.1):
            sun_face(d)
    elif d.full:
        d.circle(0, 0, 28, "ink")
        d.beads(0, 0, 34.5, 18, 1.6, "red")
        d.beads(0, 0, 21, 12, 4, "gold")
        d.circle(0, 0, 14, "red", "gold", 2.6)
        d.beads(0, 0, 8, 6, 2, "paper")
        d.circle(0, 0, 4, "gold")
    else:
        d.circle(0, 0, 25, "red", "ink", 6)
        d.circle(0, 0, 9, "gold")


def draw_petal(d: Drawing) -> None:
    """A petal of the sunflower, from 56 to 102 along x."""
    d.shape("56 -9 c, 72 -13.5, 90 -9, 102 0 c, 90 9, 72 13.5, 56 9 c", "gold", 2.6, swell=0, contour=False,
        extra=["56 9 c, 72 13.5, 90 9, 102 0 c, 88 2, 72 4, 56 3 c"])
    d.brushes([("60 0, 78 1.5, 95 0", 1.8), ("60 -5, 70 -6.5, 82 -5", 1.3), ("60 5, 70 7, 82 6", 1.6)], fine=True)


def draw_red_petal(d: Drawing) -> None:
    """A petal of its back row."""
    d.fill("60 -8 c, 84 -8, 101 0 c, 84 8, 60 8 c", "red")
    d.ink("64 0, 80 1, 98 0", 2)


def draw_sunflower(d: Drawing) -> None:
    """Radius 126: two rows of petals, a ring of seeds, a big face under a fringe."""
    rim(d, 126)
    back, front = d.motif("red-petal", draw_red_petal), d.motif("petal", draw_petal)
    count = 16
    for i in range(count):
        d.use(back, turn=(i + 0.5) * 360 / count)
    for i in range(count):
        d.use(front, turn=i * 360 / count)
    d.circle(0, 0, 63, "ink")
    d.beads(0, 0, 58.4, 36, 2.6, "gold")
    d.circle(0, 0, 53.5, "gold", "ink", 2.6)
    disc = d.disc(0, 0, 53.5)
    d.crescent(disc.buffer(-1.5), 10, 7, "gold2")
    d.hatching(disc, 10, 3.4)
    locks = ("-48 -22 c, -42 -33, -30 -43, -14 -51, 0 -53, 14 -51, 30 -43, 42 -33, 48 -22 c, 39 -24, 33 -33 c, "
             "27 -29, 20 -38 c, 13 -33, 6 -41 c, 1 -36, -7 -41 c, -14 -34, -21 -38 c, -27 -30, -34 -33 c, -40 -24")
    d.shape(locks, "red", 2.6, contour=False)
    d.brushes([([(x * 0.9, -48 + abs(x) * 0.3), (x, -42 + abs(x) * 0.28), (x * 1.02, -36 + abs(x) * 0.24)], 2)
        for x in (-38, -29, -15, 0, 15, 29, 38)], fine=True)
    with d.push(0, 3):
        old_face(d)


def draw_cup(d: Drawing) -> None:
    """150 x 222: red mouth, yellow bowl with two bands, green flutes, red leafy foot on a plinth, white handles."""
    d.mark()
    for s in SIDES:
        handle = [(s * 36, -82, 9), (s * 56, -98, 11), (s * 74, -84, 13), (s * 74, -58, 13), (s * 64, -34, 12),
            (s * 52, -10, 11), (s * 56, 10, 9), (s * 68, 10, 7), (s * 68, -1, 6), (s * 61, -1, 5)]
        d.shape(d.tube(handle), "white", 3.2, shade=(3.5, 2.5))
        d.ink([(s * 45, -88), (s * 58, -92), (s * 69, -82), (s * 69, -60), (s * 60, -36), (s * 50, -14)], 1.8)
        d.shape([(s * 66, -100, "c"), (s * 78, -110), (s * 86, -98), (s * 76, -88, "c")], "white", 2.6, shade=(4, 3))
        d.ticks([((s * 71 + 6, -78 + i * 6), (s * 71, -74 + i * 6)) for i in range(5)], 1.8)
    d.shape(mirrored("0 93, 47 93 l, 51 111 c, 0 111"), "red", 3.4, shade=(12, 0), hatch=(10, 4.2))
    d.lines(["-45 99, 46 99"], 1.8, fine=True)
    d.shape(mirrored("0 60, 13 60 l, 13 70, 26 80, 40 90 c, 40 94 c, 0 94"), "red", 3.2, shade=(8, 2))
    for s in SIDES:
        foot = [(s * 2, 92, "c"), (s * 14, 72), (s * 32, 66), (s * 46, 74), (s * 40, 82, "c"), (s * 45, 92),
            (s * 30, 93)]
        d.shape(foot, "red", 3, shade=(6, 5), hatch=(7, 4))
    d.shape("0 66 c, 13 76, 9 92, -9 92, -13 76", "red", 3, shade=(6, 3))
    d.brushes([("0 72, 1 82, 0 91", 2.2)] + [([(s * 8, 90), (s * 20, 80), (s * 37, 76)], 2.4)
        for s in SIDES] + [([(s * 22, 90), (s * 32, 87), (s * 40, 87)], 2) for s in SIDES])
    bowl = d.shape(mirrored("0 -3, 54 -3 c, 52 20, 40 44, 18 60, 0 62"), "green", 3.4, shade=(15, 5))
    d.brushes([([(x * 54, 0), (x * 52, 22), (x * 34, 46), (x * 12, 60)], 2.4)
        for x in (-0.78, -0.5, -0.2, 0.14, 0.46, 0.76)])
    d.brushes([([(x * 54, 3), (x * 52, 20), (x * 36, 42)], 2.6) for x in (-0.88, -0.64, -0.36)], PALE_GREEN, fine=True)
    d.hatching(bowl, 12, 3.8)
    d.shape(d.tube("-13 61 8, 0 64 9, 13 61 8"), "gold", 2.8, shade=(5, 1))
    body = "0 -82, 40 -82 c, 37 -70, 40 -52, 50 -34, 56 -14, 55 -2 c, 0 -2"
    d.shape(mirrored(body), "gold", 3.4, shade=(13, 3), hatch=(13, 3.8))
    for y, high, above, below, colour in ((-66, 12, 38, 39.5, "blue"), (-26, 15, 51.5, 55.5, "red")):
        band = [(-above, y, "c"), (0, y + 5), (above, y, "c"), (below, y + high, "c"), (0, y + high + 6),
            (-below, y + high, "c")]
        d.shape(band, colour, 2.8, shade=(12, 1), contour=False)
    if d.full:
        for i in range(-3, 4):
            d.circle(round(i * 10.2, 1), round(-55.2 - abs(i) ** 1.6 * 0.45, 1), 2.6, "paper")
        d.fills([[(x - 7, -16 - abs(x) * 0.07, "c"), (x, -21.5 - abs(x) * 0.07), (x + 7, -16 - abs(x) * 0.07, "c"),
            (x, -10.5 - abs(x) * 0.07)] for x in (-42, -21, 0, 21, 42)], "gold")
        d.fills([[(s * 4, -37, "c"), (s * 12, -45), (s * 26, -41, "c"), (s * 15, -34)] for s in SIDES], "green")
        d.circle(0, -38, 4.6, "red", "ink", 1.8)
        d.brushes([("-31 -50, -40 -36", 3)], "glow")
    else:
        d.lines(["-36 -55, 0 -50, 36 -55"], 4, "paper")
    d.shape(mirrored("0 -104, 44 -100, 50 -92, 44 -82, 0 -77"), "red", 3.4, shade=(10, 4), hatch=(8, 4))
    d.ellipse(0, -95, 39, 6.6, "red2", "ink", 2.6)
    if d.full:
        d.lines(["-30 -94, -12 -91.5, 12 -91.5, 30 -94"], 1.6, "red")
        d.brushes([("-44 -92, -30 -85, -10 -83", 2.4)], PALE_RED)
    d.under()


def draw_tureen(d: Drawing) -> None:
    """400 x 260: a tureen without a lid, with scroll handles."""
    d.mark()
    for s in SIDES:
        loop = d.tube([(s * 118, -62, 16), (s * 142, -104, 17), (s * 178, -104, 18), (s * 190, -68, 19),
            (s * 176, -32, 18), (s * 140, -6, 17), (s * 112, 16, 14)])
        curl = d.tube([(s * 178, -36, 13), (s * 198, -28, 11), (s * 202, -46, 9), (s * 190, -52, 6)])
        knob = d.tube([(s * 142, -98, 12), (s * 128, -118, 11), (s * 112, -112, 9), (s * 118, -100, 6)])
        for part in (loop, curl, knob):
            d.shape(part, "white", 3.6, shade=(4, 3))
        d.ink([(s * 125, -70), (s * 144, -97), (s * 174, -96), (s * 182, -68), (s * 170, -40), (s * 136, -14)], 2.4)
        d.ticks([((s * 190 + 7 - i * i * 0.9 * s, -80 + i * 8), (s * 190 - 2 - i * i * 0.9 * s, -75 + i * 8))
            for i in range(6)], 2)
    d.shape(mirrored("0 116, 92 116 l, 98 136 c, 0 136"), "red", 3.8, shade=(20, 0), hatch=(12, 4.6))
    d.lines(["-90 124, 90 124"], 2, fine=True)
    d.shape(mirrored("0 84, 34 84 l, 34 92, 54 104, 82 117 c, 0 118"), "gold", 3.6, shade=(18, 2), hatch=(12, 4.4))
    for s in SIDES:
        foot = [(s * 4, 116, "c"), (s * 20, 92), (s * 52, 84), (s * 84, 94), (s * 72, 102, "c"), (s * 90, 113),
            (s * 56, 118)]
        d.shape(foot, "red", 3.2, shade=(8, 6), hatch=(9, 4.4))
    d.shape("0 84 c, 20 98, 14 116, -14 116, -20 98", "red", 3.2, shade=(8, 4))
    d.brushes([("0 92, 1 104, 0 114", 2.6)] + [([(s * 14, 113), (s * 36, 101), (s * 70, 96)], 2.8)
        for s in SIDES] + [([(s * 40, 114), (s * 60, 108), (s * 78, 110)], 2.4) for s in SIDES])
    bowl = d.shape(mirrored("0 10, 126 10 c, 120 40, 90 70, 44 86, 0 88"), "green", 4, shade=(26, 6))
    for i, (a, b) in enumerate(pairwise((-0.86, -0.62, -0.38, -0.13, 0.13, 0.38, 0.62, 0.86))):
        if i % 2 == 0:
            pane = [(a * 126, 12, "c"), (a * 118, 42), (a * 84, 68), (a * 44, 84, "c"), (b * 44, 86, "c"),
                (b * 84, 68), (b * 118, 42), (b * 126, 12, "c")]
            d.shape(pane, "gold", 3, shade=(7, 2), contour=False)
        m = (a + b) / 2
        d.ink([(m * 126, 16), (m * 116, 42), (m * 84, 66)], 2.6)
    d.hatching(bowl, 16, 4.2)
    d.shape(d.tube("-36 84 12, 0 90 13, 36 84 12"), "blue", 3, shade=(8, 1))
    body = "0 -78, 108 -78 c, 104 -62, 110 -40, 124 -16, 128 8 c, 0 14"
    d.shape(mirrored(body), "gold", 4, shade=(26, 4), hatch=(20, 4.2))
    band = "-124 -16 c, -60 -7, 0 -5, 60 -7, 124 -16 c, 128 8 c, 64 17, 0 19, -64 17, -128 8 c"
    d.shape(band, "red", 3.2, shade=(24, 1), contour=False)
    if d.full:
        for i in range(-5, 6):
            x = i * 21.5
            y = round(7 - 10.5 * (x / 124) ** 2, 1)
            if i % 2:
                d.fill([(x - 10, y, "c"), (x, y - 9), (x + 10, y, "c"), (x, y + 9)], "gold")
                d.circle(x, y, 2.6, "ink")
            else:
                d.beads(x, y, 6, 6, 2, "paper")
                d.circle(x, y, 2.6, "gold")
    else:
        d.lines(["-116 -3, -60 6, 0 8, 60 6, 116 -3"], 7, "gold")
    garland = "-92 -52, -50 -30, 0 -24, 50 -30, 92 -52"
    d.lines([garland], 3)
    sprig = d.motif("garland-leaf", draw_garland_leaf)
    spots = resample(smooth(garland).points(4), 25)
    for i in range(1, len(spots) - 1, 2):
        along = spots[i + 1] - spots[i - 1]
        d.use(sprig, round(spots[i][0]), round(spots[i][1]),
            turn=round(math.degrees(math.atan2(along[1], along[0]))), flip=bool(spots[i][0] > 0))
    for x, y in ((-92, -52), (0, -26), (92, -52)):
        d.shape(d.disc(x, y, 10), "red", 2.6, shade=(4, 3), contour=False)
        d.circle(x, y, 3.4, "gold")
    d.brushes([("-98 -50, -112 -30, -116 -20", 4)], "glow", fine=True)
    d.shape(mirrored("0 -88, 110 -88 l, 108 -72 c, 0 -66"), "blue", 3.6, shade=(20, 1), hatch=(9, 4.4))
    if d.full:
        for i in range(-8, 9):
            d.circle(round(i * 12.4, 1), round(-75.5 - abs(i) * 0.35, 1), 3, "paper")
    d.shape(mirrored("0 -122, 80 -119, 124 -110, 130 -101, 120 -90, 70 -84, 0 -82"), "red", 4, shade=(22, 5),
        hatch=(12, 4.4))
    d.ellipse(0, -105, 106, 11, "red2", "ink", 3)
    if d.full:
        d.lines(["-84 -102, -40 -98, 40 -98, 84 -102", "-60 -106, 0 -103, 60 -106"], 1.8, "red")
        d.brushes([("-122 -100, -90 -90, -40 -87", 3)], PALE_RED)
    d.under(1.6, 2.4)


def draw_garland_leaf(d: Drawing) -> None:
    """Two small leaves, one on each side of a stem."""
    for s in SIDES:
        d.shape([(0, 0, "c"), (7, s * 10), (15, s * 13), (19, s * 9, "c"), (12, s * 2)], "green", 2.2)


def draw_sword(d: Drawing, blade: float = 226) -> None:
    """Point up, the middle of the guard at 0, 0, the pommel ends at y = 105."""
    d.mark()
    w, top = 14, -blade
    edge = [(0, top, "c"), (w * 0.55, top + 13), (w * 0.78, top + 34, "l"), (w, -4, "l"), (-w, -4, "l"),
        (-w * 0.78, top + 34, "c"), (-w * 0.55, top + 13)]
    d.shape(edge, "blade", 3.4, extra=[[(0, top + 10, "l"), (w, top + 20, "l"), (w, 0, "l"), (2.2, 0, "l")]])
    d.lines([[(0, top + 14), (0, -10)]], 2.4)
    if d.full:
        d.lines([[(-6, top + 44), (-7.5, -16)]], 2.6, "#d3e6fb")
        d.ticks([((w - 1.2 - y / blade * 3, -y), (w - 8 - y / blade * 2, -y - 5))
            for y in range(16, int(blade) - 36, 6)], 1.9)
    for x, y in ((-13, 80), (13, 80), (0, 94)):
        d.shape(d.disc(x, y, 11.5), "gold", 3, shade=(5, 4))
        d.ticks([((x + 9, y + 4), (x + 3, y + 2)), ((x + 7, y + 8), (x + 2, y + 4)), ((x + 3, y + 10), (x, y + 6))],
            1.8)
    d.shape(mirrored("0 12, 8 12 c, 11.5 30, 12 46, 8.5 66, 9 72 c, 0 72"), "gold", 3.2, shade=(5, 0))
    d.brushes([([(-11.5, y + 3), (0, y - 1), (11.5, y - 6)], 2.8) for y in range(18, 74, 9)])
    if d.full:
        d.brushes([([(-9, y + 7.5), (0, y + 4)], 2.2) for y in range(18, 66, 9)], "glow")
    d.shape(mirrored("0 68, 11 68 c, 11 75 c, 0 75"), "red", 2.6, shade=(5, 0))
    d.shape(mirrored("0 -9, 28 -8 c, 28 9 c, 0 11"), "gold", 3.2, shade=(4, 3))
    for x, y, r in ((-37, 0, 17), (37, 0, 17), (0, 2, 19)):
        d.circle(x, y, r, "gold", "ink", 3.2)
        medallion = d.disc(x, y, r)
        d.note(medallion.buffer(1.6))
        d.crescent(medallion.buffer(-1.4), 6, 4, "gold2")
        d.hatching(medallion, 6, 4.2)
        if d.full:
            d.beads(x, y, r * 0.6, 9, 1.3, "ink")
        d.circle(x, y, round(r * 0.34, 1), "red", "ink", 2.2)
    for s in SIDES:
        d.shape([(s * 52, -5, "c"), (s * 62, -9), (s * 64, 3), (s * 53, 5, "c")], "gold", 2.8, shade=(3, 2))
    d.under(1.2, 1.6)


def draw_club(d: Drawing, height: float = 330) -> None:
    """Thick end up, centre 0, 0: green head, red stem, parted by a serrated yellow leaf on the long diagonal."""
    d.mark()
    h, k = height / 2, height / 330
    outline = [(24, -h + 2, "c"), (33, -h + 44), (29, -h + 104), (19, -10), (14, h - 96), (14, h - 40),
        (17, h - 12, "c"), (0, h - 2), (-16, h - 8, "c"), (-14, h - 40), (-14, h - 96), (-20, -10), (-32, -h + 104),
        (-37, -h + 58), (-29, -h + 18, "c")]
    spine = [(18, -h + 34), (12, -h + 84), (5, -46 * k), (-2, 4 * k), (-7, 56 * k), (-9, h - 52)]
    whole = d.shape(outline, "green", 4, shade=(15, 2))
    inside = whole.buffer(-1.7)
    red = d.blob([(24, -h + 2, "c"), *spine, (-12, h + 9, "c"), (44, h + 9, "l"), (50, -h, "l")]).intersection(inside)
    d.fill(red, "red")
    d.fill(red.difference(moved(inside, -4.5, 0)), "red2")
    d.hatching(whole, 12, 4.4 * max(1, height / 380), width=2.2)
    if d.full:
        d.brushes([([(-30, -h + 48), (-27, -h + 100), (-17, -16)], 3.4),
            ([(-20, -h + 40), (-19, -h + 80), (-13, -h + 112)], 2.4)], PALE_GREEN)
        d.brushes([([(5, 44 * k), (3, 84 * k), (4, h - 30)], 3)], PALE_RED)
        d.brushes([([(-6, -h + 34), (-4, -h + 70), (-8, -h + 104)], 2.2),
            ([(-11, h - 40), (-9, h - 26), (-11, h - 14)], 1.8), ([(9, h - 80), (10, h - 50), (8, h - 24)], 2)])
    leaf = d.blob(leaf_outline(spine, 14.5, round((12 if d.full else 8) * k))).intersection(whole.buffer(0.5))
    d.shape(leaf, "gold", 2.8, contour=False)
    d.fill(leaf.buffer(-1.2).intersection(d.blob([*spine, (40, h, "l"), (44, -h, "l")])), "gold2")
    d.ink(spine, 2.8, fine=False)
    veins = resample(smooth(spine).points(4), 41)
    d.brushes([([tuple(veins[i]), (veins[i][0] + s * (10 - abs(i - 18) * 0.25), veins[i][1] - 5)], 1.8)
        for i in range(6, 36, 4) for s in SIDES], fine=True)
    d.ellipse(-2.5, -h + 11, 29, 14, "wood", "ink", 3.6, -15)
    d.ellipse(-3.5, -h + 11, 19, 8, None, "wood2", 2.4, -15)
    if d.full:
        d.ellipse(-4, -h + 11, 10, 3.6, None, "wood2", 2.2, -15)
    d.under(1.3, 1.9)


__all__ = [
    "club", "coin", "cup", "draw_club", "draw_coin", "draw_cup", "draw_sunflower", "draw_sword", "draw_tureen",
    "leaf_outline", "sunflower", "sword", "tureen",
]
