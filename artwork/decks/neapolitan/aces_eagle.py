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
    outline = [(0, -6), (42, -14), (84, -17), (109, -12), (122, 2, "c"), (109, 13), (84, 16), (42, 12), (0, 6)]
    whole = d.shape(outline, "red", 3, swell=0, contour=False,
        extra=[[(0, 1, "c"), (122, 1, "c"), (110, 16), (42, 15)]])
    inside = whole.buffer(-1.3)
    point = d.blob([(76, -20, "l"), (86, 0, "l"), (76, 20, "l"), (130, 20, "l"), (130, -20, "l")])
    d.fill(point.intersection(inside), tip)
    bar = d.blob([(66, -20, "l"), (76, 0, "l"), (66, 20, "l"), (77, 20, "l"), (87, 0, "l"), (77, -20, "l")])
    d.fill(bar.intersection(inside), "gold")
    d.lines([[(65, -15), (75, 0), (65, 14)]], 1.8, fine=True)
    d.ink([(0, 0), (60, 0.6), (114, 2)], 2.8, fine=False)
    d.brushes([([(x, 0), (x + 11, s * 9)], 1.6) for x in (16, 31, 46) for s in SIDES], fine=True)
    d.brushes([([(x, 0), (x + 11, s * 8)], 1.8) for x in (88, 100) for s in SIDES], "#6fbf86" if tip == "green"
        else "#8d857a", fine=True)


def covert(d: Drawing, colour: str) -> None:
    """A short feather from the origin along x, 66, rounded; on red its edge is gold."""
    whole = d.shape([(-4, -9, "c"), (22, -15), (48, -14), (64, 0, "c"), (48, 14), (22, 15), (-4, 9, "c")], colour,
        2.8, swell=0, contour=False, extra=[[(-4, 2, "c"), (64, 0, "c"), (48, 14), (22, 15)]])
    if colour == "red":
        edge = d.blob([(46, -20, "c"), (54, 0), (46, 20, "c"), (70, 20, "l"), (70, -20, "l")])
        d.fill(edge.intersection(whole.buffer(-1.2)), "gold")
    d.ink([(0, 0), (26, 0.6), (52, 0)], 2.2)
    d.brushes([([(x, s * 1), (x + 9, s * 7)], 1.5) for x in (16, 28, 40) for s in SIDES], fine=True)


def scale_feather(d: Drawing) -> None:
    """A feather of the breast or neck, pointing down, 24 long."""
    d.shape([(-10, -6, "c"), (-9, 6), (0, 19, "c"), (9, 6), (10, -6, "c"), (0, -10)], "gold", 2.4, swell=0,
        contour=False, extra=[[(1, -8), (9, -6), (9, 6), (0, 18), (2, 4)]])
    d.ink([(0, -2), (0, 10)], 1.8)


ARM = ((298, 372), (334, 322), (362, 272), (374, 226), (366, 190))


def along_arm(share: float) -> tuple[float, float]:
    """A point of the wing's bone, from shoulder (0) to wrist (1)."""
    at = share * (len(ARM) - 1)
    i = min(int(at), len(ARM) - 2)
    f = at - i
    return ARM[i][0] * (1 - f) + ARM[i + 1][0] * f, ARM[i][1] * (1 - f) + ARM[i + 1][1] * f


def wing(d: Drawing) -> None:
    """The wing on the right, drawn once: primaries, two rows of coverts, the bone with its curl."""
    dark, green = d.motif("feather-k", feather, tip="black2"), d.motif("feather-g", feather, tip="green")
    count = 12
    for i in range(count):
        t = i / (count - 1)
        x, y = along_arm(t)
        turn = 94 - 168 * t ** 0.92
        long = 0.98 + 0.16 * math.sin(math.pi * min(1, t * 1.5)) - 0.4 * max(0, t - 0.45)
        d.use(green if i % 2 else dark, round(x), round(y), round(turn), round(long, 2))
    rows: tuple[tuple[str, int, float, float], ...] = (("red", 10, 1.1, 2),
        ("red", 9, 0.7, 0)) if d.full else (("red", 9, 1.0, 0),)
    for colour, number, size, back in rows:
        name = d.motif(f"covert-{colour}", covert, colour=colour)
        for i in range(number):
            t = 0.02 + 0.96 * i / (number - 1)
            x, y = along_arm(t)
            turn = 95 - 164 * t ** 0.92
            d.use(name, round(x - back), round(y), round(turn), round(size * (1.06 - 0.3 * t), 2))
    bone = [(288, 380, 34), (322, 332, 38), (353, 280, 34), (369, 230, 27), (366, 194, 20), (352, 180, 15),
        (338, 188, 11), (340, 202, 8), (349, 203, 5)]
    d.shape(d.tube(bone), "red", 3.6, shade=(7, 4), hatch=(9, 4.6), contour=False)
    line = "302 358, 328 320, 354 276, 367 228, 364 198, 352 188"
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
        for x, y, turn in ((25, 134, 170), (25, 153, 162), (28, 174, 156), (27, 197, 150)):
            with d.push(x, y, turn=turn):
                d.shape([(-8, -8, "c"), (5, -7), (16, 2, "c"), (3, 8), (-8, 7, "c")], "gold", 2.6, swell=0)
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
        d.shape("80 125 c, 98 122, 110 132 c, 98 138, 84 141, 77 138 c", "black2", 2, swell=0)
        d.shape("82 137 c, 94 129, 104 131, 115 140 c, 104 137, 94 139, 84 143 c", "red", 2, swell=0)
        d.shape("72 144 c, 82 136, 94 137, 103 146 c, 93 151, 82 152, 71 151 c", "gold", 3, shade=(0, 4))
        d.shape("76 109 c, 88 101, 103 103, 113 115, 115 138 c, 108 128, 98 125, 85 128 c, 78 121", "gold", 3.4,
            shade=(4, 5))
        d.brushes([("86 105, 91 116, 85 127", 2.4), ("96 113, 101 111, 103 115", 2.4)])
        # brow and eye
        d.fill("48 118 c, 60 110, 75 118 c, 61 125", "paper")
        d.circle(63, 117, 4.4, "ink")
        d.brushes([("40 113, 56 105, 70 109, 80 119", 8)])
        d.brushes([("46 119, 60 125, 73 118", 2.4), ("34 120, 36 132, 46 142", 2), ("52 131, 60 135, 68 132", 1.8)],
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
    with d.push(250, 425, 0.96), d.push(-250, -417):
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
