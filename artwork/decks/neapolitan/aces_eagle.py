"""The Neapolitan ace of coins: the double-headed eagle with the disc and the horseshoe band."""

from __future__ import annotations

import math

from artwork.engine import Drawing, mirrored
from artwork.parts.ornament import emblem

SIDES = (-1, 1)
X = 250


# fmt: off
def feather(d: Drawing, tip: str) -> None:
    """A long feather from the origin along x, 122: red, a gold bar, a dark tip."""
    outline = [(0, -5), (42, -12), (84, -14), (110, -9), (122, 2, "c"), (111, 10), (84, 12), (42, 9), (0, 5)]
    whole = d.shape(outline, "red", 3, swell=0, contour=False,
        extra=[[(0, 1, "c"), (122, 1, "c"), (110, 12), (42, 12)]])
    inside = whole.buffer(-1.3)
    point = d.blob([(76, -20, "l"), (86, 0, "l"), (76, 20, "l"), (130, 20, "l"), (130, -20, "l")])
    d.fill(point.intersection(inside), tip)
    bar = d.blob([(66, -20, "l"), (76, 0, "l"), (66, 20, "l"), (77, 20, "l"), (87, 0, "l"), (77, -20, "l")])
    d.fill(bar.intersection(inside), "gold")
    d.lines([[(65, -13), (75, 0), (65, 11)]], 1.8, fine=True)
    d.ink([(0, 0), (60, 0.6), (114, 2)], 2.8, fine=False)
    d.brushes([([(x, 0), (x + 11, s * 7.5)], 1.6) for x in (16, 31, 46) for s in SIDES], fine=True)
    d.brushes([([(x, 0), (x + 11, s * 6.5)], 1.8) for x in (88, 100) for s in SIDES], "#6fbf86" if tip == "green"
        else "#8d857a", fine=True)


def covert(d: Drawing, colour: str) -> None:
    """A short feather from the origin along x, 66, rounded, with a pale edge."""
    d.shape([(-4, -8, "c"), (22, -13), (48, -12), (64, 0, "c"), (48, 12), (22, 13), (-4, 8, "c")], colour, 2.8,
        swell=0, contour=False, extra=[[(-4, 2, "c"), (64, 0, "c"), (48, 12), (22, 13)]])
    d.ink([(0, 0), (26, 0.6), (52, 0)], 2.2)
    d.brushes([([(x, s * 1), (x + 9, s * 7)], 1.5) for x in (16, 28, 40) for s in SIDES], fine=True)


def scale_feather(d: Drawing) -> None:
    """A feather of the breast or neck, pointing down, 24 long."""
    d.shape([(-10, -6, "c"), (-9, 6), (0, 19, "c"), (9, 6), (10, -6, "c"), (0, -10)], "gold", 2.4, swell=0,
        contour=False, extra=[[(1, -8), (9, -6), (9, 6), (0, 18), (2, 4)]])
    d.ink([(0, -2), (0, 10)], 1.8)


ARM = ((298, 352), (334, 296), (360, 240), (368, 190), (356, 154))


def along_arm(share: float) -> tuple[float, float]:
    """A point of the wing's bone, from shoulder (0) to wrist (1)."""
    at = share * (len(ARM) - 1)
    i = min(int(at), len(ARM) - 2)
    f = at - i
    return ARM[i][0] * (1 - f) + ARM[i + 1][0] * f, ARM[i][1] * (1 - f) + ARM[i + 1][1] * f


def wing(d: Drawing) -> None:
    """The wing on the right, drawn once: primaries, two rows of coverts, the bone with its curl."""
    dark, green = d.motif("feather-k", feather, tip="black2"), d.motif("feather-g", feather, tip="green")
    count = 11 if d.full else 9
    for i in range(count):
        t = i / (count - 1)
        x, y = along_arm(t)
        turn = 99 - 176 * t ** 0.92
        long = 0.98 + 0.16 * math.sin(math.pi * min(1, t * 1.5)) - 0.4 * max(0, t - 0.45)
        d.use(green if i % 2 else dark, round(x), round(y), round(turn), round(long * (1 if d.full else 1.04), 2))
    rows: tuple[tuple[str, int, float, float], ...] = (("gold", 9, 1.12, 2),
        ("red", 8, 0.74, 0)) if d.full else (("red", 7, 1.2, 0),)
    for colour, number, size, back in rows:
        name = d.motif(f"covert-{colour}", covert, colour=colour)
        for i in range(number):
            t = 0.02 + 0.96 * i / (number - 1)
            x, y = along_arm(t)
            turn = 100 - 172 * t ** 0.92
            d.use(name, round(x - back), round(y), round(turn), round(size * (1.06 - 0.3 * t), 2))
    bone = [(288, 360, 34), (322, 308, 38), (351, 248, 34), (363, 196, 27), (356, 158, 20), (340, 146, 15),
        (327, 156, 11), (330, 170, 8), (339, 170, 5)]
    d.shape(d.tube(bone), "red", 3.6, shade=(7, 4), hatch=(9, 4.6), contour=False)
    line = "302 336, 328 294, 352 244, 361 196, 354 162, 341 154"
    if d.full:
        d.lines([line], 4.2)
        d.lines([line], 2, "gold")
        d.along(line, 22, lambda _: d.circle(0, 0, 4.6, "gold", "ink", 2))
    else:
        d.lines([line], 5, "gold")


def neck(d: Drawing, side: int) -> None:
    """One neck with its head, turned outwards; local x grows outwards from the axis."""
    with d.push(X, 0, flip=side < 0):
        outline = ("-6 300, 0 262, 12 228, 20 198, 20 170, 14 146, 18 120, 34 102, 58 97, 78 104, 92 116 c, "
                   "88 132 c, 76 136, 70 146, 64 158, 66 182, 73 212, 76 252, 70 300 c")
        d.shape(outline, "gold", 3.6, shade=(7, 4))
        if d.full:
            name = d.motif("scale", scale_feather)
            for y, first, last, turn in ((284, 8, 68, -2), (266, 14, 68, -4), (248, 14, 68, -6), (230, 20, 66, -8),
                (213, 24, 64, -10), (197, 27, 62, -8), (182, 28, 58, -4), (168, 27, 55, 0), (155, 25, 54, 4)):
                number = 4 if last - first > 52 else 3
                shift = 0.5 if y in (266, 230, 197, 168) else 0
                for i in range(number - (1 if shift else 0)):
                    across = first + (last - first) * (i + shift) / (number - 1)
                    d.use(name, round(across), y, turn, 0.92 if y > 200 else 0.78)
        else:
            d.brushes([("28 190, 44 202, 62 192", 4), ("26 226, 50 240, 78 224", 4), ("24 262, 50 274, 84 258", 4)])
        # beak, open, with a tongue
        d.shape("80 120 c, 92 122, 104 128 c, 96 131, 84 131 c", "red", 2, contour=False)
        d.shape("74 140 c, 84 132 c, 96 133, 104 140, 105 150 c, 96 145, 84 148, 76 147 c", "gold", 3, shade=(0, 3))
        d.shape("76 106 c, 92 100, 110 106, 120 120, 121 142 c, 112 130, 100 125, 84 128 c, 78 118", "gold", 3.4,
            shade=(4, 5))
        d.brushes([("90 112, 96 110, 98 114", 2.4), ("80 116, 96 118, 110 124", 1.8)])
        d.shape("84 130 c, 96 127, 112 132, 122 128 c, 112 138, 98 138 c", "red", 2.2, swell=0)
        # brow and eye
        d.fill("46 116 c, 58 108, 72 114 c, 60 122", "paper")
        d.circle(61, 114.6, 4.4, "ink")
        d.brushes([("42 108, 56 101, 76 110", 5.4)])
        d.brushes([("46 118, 58 124, 70 116", 2.4), ("34 116, 36 128, 44 138", 2), ("50 130, 58 134, 66 132", 1.8)],
            fine=True)
        d.ticks([((28 + i * 6, 112 - i * 2), (30 + i * 6, 119 - i * 1.6)) for i in range(5)], 1.7)


def leg(d: Drawing, side: int) -> None:
    """A feathered thigh and a scaled shank."""
    with d.push(X, 0, flip=side < 0):
        d.shape(d.tube("82 486 21, 92 512 19, 100 540 20"), "red", 3.2, shade=(5, 2))
        d.brushes([([(76 + i * 6, 504 + i * 9), (86 + i * 5.5, 508 + i * 9), (97 + i * 5, 501 + i * 9)], 2.2)
            for i in range(4)])
        thigh = ("28 416, 78 400, 106 430, 110 464, 102 496 c, 94 486 c, 88 506 c, 78 492 c, 68 500 c, 62 484 c, "
                 "50 486 c, 46 468 c, 32 456")
        d.shape(thigh, "red", 3.6, shade=(9, 7), hatch=(10, 4.8))
        d.brushes([([(x - 9, y - 5), (x, y + 6), (x + 9, y - 5)], 2.6) for x,
            y in ((50, 432), (72, 428), (90, 440), (60, 452), (80, 456), (96, 466), (66, 474), (84, 480))])
        d.brushes([([(x - 5, y - 7), (x, y - 1), (x + 5, y - 7)], 2) for x,
            y in ((50, 432), (72, 428), (60, 452), (80, 456))], "gold", fine=True)


def talon(d: Drawing, points: list[tuple[float, float, float]], claw: str) -> None:
    """One toe with its knuckles, and the black claw."""
    d.shape(claw, "black2", 2.2, swell=0)
    limb = d.limb(points)
    d.shape(limb.region, "gold", 3, shade=(3.5, 2.5))
    if d.full:
        for share in (0.28, 0.5, 0.72):
            i = int(share * (len(limb.spine) - 1))
            d.ink_line(limb.spine[i] + limb.normal[i] * limb.half[i] * [[-0.9], [0.1], [0.8]] + [[0, -1], [0, 2],
                [0, -1]], 2, d.ink_colour)


def claws(d: Drawing, side: int) -> None:
    """Three toes over the band, the fourth behind the shank."""
    with d.push(X, 0, flip=side < 0):
        d.shape("88 542 c, 100 530, 116 540 c, 120 554, 104 560, 90 556", "gold", 3, shade=(4, 3))
        talon(d, [(98, 546, 17), (84, 553, 16), (76, 568, 15), (75, 585, 12)],
            "69 583 c, 81 583 c, 81 595, 89 607 c, 75 603, 68 593")
        talon(d, [(110, 545, 16), (126, 551, 16), (137, 566, 15), (141, 584, 12)],
            "135 582 c, 147 582 c, 148 596, 141 609 c, 135 598")
        talon(d, [(104, 546, 18), (106, 564, 18), (108, 584, 16), (109, 600, 12)],
            "103 598 c, 115 598 c, 117 611, 113 624 c, 104 615")
        d.shape(d.disc(103, 543, 12, 9), "gold", 2.6, shade=(3, 2))


def horseshoe(d: Drawing) -> None:
    """The gold band, open above, hung with two tassels."""
    for s in SIDES:
        with d.push(X, 0, flip=s < 0):
            cord = "108 552, 146 532, 174 556, 180 610"
            d.lines([cord], 8.6)
            d.lines([cord], 4.4, "gold")
            d.note(d.tube(cord, [8]))
            fringe = "168 628 c, 164 670, 157 706 c, 169 700 c, 178 713 c, 188 701 c, 200 707 c, 196 668, 191 628 c"
            d.shape(fringe, "red", 3.4, shade=(8, 2), hatch=(9, 4.4))
            d.brushes([("174 638, 171 666, 169 696", 2), ("181 638, 181 668, 179 704", 2),
                ("187 638, 189 666, 191 696", 2)])
            d.shape(d.disc(180, 619, 14, 13), "gold", 3.2, shade=(5, 4))
            d.lines(["168 633, 180 637, 191 633"], 4.4, "gold")
            d.lines(["168 637, 180 641, 191 637"], 1.8, fine=True)
    angles = [(-0.64 + 1.28 * i / 28) * math.pi for i in range(29)]

    def arc(k: float) -> list[tuple[float, float]]:
        return [(X + 127 * k * math.sin(a), 626 + 117 * k * math.cos(a)) for a in angles]

    outer, inner = arc(1.155)[::4], arc(0.845)[::-4]
    band = [(*outer[0], "c"), *outer[1:-1], (*outer[-1], "c"), (*inner[0], "c"), *inner[1:-1], (*inner[-1], "c")]
    d.shape(band, "gold", 4, shade=(7, 6), hatch=(9, 4.4))
    d.lines([arc(1.085)[1:28:3], arc(0.915)[1:28:3]], 2.2, fine=True)
    for i, (x, y) in enumerate(arc(1)[3:26:2 if d.full else 3]):
        if d.full:
            d.circle(round(x, 1), round(y, 1), 7.4 if i % 2 else 4.6, "red" if i % 2 else "blue", "ink", 2.2)
        else:
            d.circle(round(x, 1), round(y, 1), 8, "red")


def draw(d: Drawing) -> None:
    """The whole card."""
    with d.push(250, 415, 0.97 if d.full else 0.96), d.push(-250, -416):
        eagle(d)


def eagle(d: Drawing) -> None:
    """The eagle, from 70 to 770."""
    d.mark()
    name = d.motif("wing", wing)
    d.use(name)
    d.use(name, 500, 0, flip=True)
    dark, green = d.motif("feather-k", feather, tip="black2"), d.motif("feather-g", feather, tip="green")
    for i, (turn, long) in enumerate(((132, .84), (48, .84), (118, .96), (62, .96), (104, 1.04), (76, 1.04),
        (90, 1.1))):
        d.use(green if i in {2, 3, 6} else dark, round(X + math.cos(math.radians(turn)) * 18), 424, turn, long * 0.96)
    tail = d.motif("covert-gold", covert, colour="gold")
    for turn in (140, 40, 122, 58, 106, 74, 90):
        d.use(tail, round(X + math.cos(math.radians(turn)) * 16), 426, turn, 1.05)
    for s in SIDES:
        leg(d, s)
    d.shape(mirrored("0 262, 40 268, 74 300, 90 346, 78 408, 40 442, 0 452", X), "red", 3.6, shade=(12, 8))
    for s in (1, -1):
        neck(d, s)
    crown(d)
    d.circle(X, 348, 88, "gold", "ink", 4)
    d.note(d.disc(X, 348, 90))
    d.crescent(d.disc(X, 348, 86), 8, 6, "gold2")
    if d.full:
        d.beads(X, 348, 80.5, 44, 2.6, "red2")
    d.circle(X, 348, 74, "white", "ink", 3.4)
    with d.push(X, 348):
        emblem(d, 62, ground="white", ring="red")
    d.under(1.4, 2.0)
    with d.figure(1.4, 2.0):
        horseshoe(d)
        for s in SIDES:
            claws(d, s)


def crown(d: Drawing) -> None:
    """One crown that rests on both heads."""
    d.shape(mirrored("0 40 c, 30 44, 52 60, 58 86 c, 0 104", X), "red", 3.2, shade=(10, 5))
    points = "0 34 c, 11 66, 19 68 c, 33 38 c, 40 66, 47 66 c, 74 48 c, 66 72, 63 90 c, 32 101, 0 104"
    d.shape(mirrored(points, X), "gold", 3.6, shade=(9, 4), hatch=(8, 4.4))
    d.shape(mirrored("0 88, 34 85, 65 74 c, 62 94 c, 32 105, 0 108", X), "red", 3, shade=(8, 2))
    for x, y, colour in ((0, 28, "blue"), (-35, 33, "red"), (35, 33, "red"), (-76, 43, "blue"), (76, 43, "blue")):
        d.circle(X + x, y, 6.6, colour, "ink", 2.8)
        d.note(d.disc(X + x, y, 8))
    if d.full:
        for across, down in ((-44, 91.5), (-23, 95.5), (0, 97.5), (23, 95.5), (44, 91.5)):
            d.circle(X + across, down, 4.2, "gold", "ink", 1.8)
