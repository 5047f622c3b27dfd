"""The Piacentine ace of coins: the crowned eagle with the disc, on a plaque over a little landscape."""

from __future__ import annotations

import math

from artwork.engine import Drawing, mirrored
from artwork.parts.ornament import emblem

SIDES = (-1, 1)
X = 250
BROWN = ("#94602f", "#64391a")
TAN = ("#c48e4c", "#94602f")
BUFF = "#e3bd83"
HILL = ("#8fb866", "#5f8f45")
FAR = ("#a9c4d8", "#7fa3bf")


# fmt: off
def quill(d: Drawing) -> None:
    """A long broad brown feather from the origin along x, 120, its tip pale."""
    whole = d.shape([(0, -8), (40, -16), (82, -19), (106, -14), (121, 2, "c"), (106, 15), (82, 18), (40, 14), (0, 8)],
        BROWN, 3, swell=0, contour=False, extra=[[(0, 1, "c"), (121, 1, "c"), (106, 18), (40, 17)]])
    tip = d.blob([(96, -24, "c"), (103, 0), (96, 24, "c"), (130, 24, "l"), (130, -24, "l")])
    d.fill(tip.intersection(whole.buffer(-1.3)), BUFF)
    d.lines([[(96, -16), (102, 0), (96, 16)]], 1.8, fine=True)
    d.ink([(0, 0), (60, 0.6), (112, 2)], 2.8, fine=False)
    d.brushes([([(x, 0), (x + 14, s * 11)], 1.6) for x in (16, 32, 48, 64, 80) for s in SIDES], fine=True)


def covert(d: Drawing) -> None:
    """A short tan feather from the origin along x, 58."""
    d.shape([(-4, -9, "c"), (20, -14), (44, -12), (58, 0, "c"), (44, 12), (20, 14), (-4, 9, "c")], TAN, 2.8, swell=0,
        contour=False, extra=[[(-4, 2, "c"), (58, 0, "c"), (44, 13), (20, 15)]])
    d.ink([(0, 0), (24, 0.6), (46, 0)], 2.2)
    d.brushes([([(x, 0), (x + 9, s * 7)], 1.5) for x in (12, 24, 36) for s in SIDES], fine=True)


def scale(d: Drawing) -> None:
    """A small feather pointing down, 22 long."""
    d.shape([(-10, -7, "c"), (-9, 5), (0, 16, "c"), (9, 5), (10, -7, "c"), (0, -10)], TAN, 2.4, swell=0,
        contour=False, extra=[[(1, -8), (9, -6), (9, 5), (0, 15), (2, 3)]])
    d.ink([(0, -3), (0, 8)], 1.8)


def wing(d: Drawing) -> None:
    """The right wing, raised, from the shoulder at the origin."""
    bone = [(-6, 26), (36, -24), (68, -84), (84, -146)]
    name, short, small = d.motif("quill", quill), d.motif("covert", covert), d.motif("scale", scale)
    quills = ((-8, 44, 74, 1.1), (6, 30, 58, 1.12), (20, 10, 43, 1.1), (32, -10, 29, 1.06), (44, -32, 15, 1.0),
        (54, -54, 1, 0.96), (64, -78, -13, 0.92), (72, -100, -27, 0.9), (78, -120, -42, 0.9), (80, -138, -57, 0.92),
        (76, -150, -73, 0.98), (68, -152, -90, 1.02))
    for x, y, turn, size in quills:
        d.use(name, x, y, turn, size)
    for x, y, turn, size in ((-2, 40, 78, 1), (10, 22, 56, 1), (26, -2, 36, 1), (42, -30, 14, 1), (56, -60, -6, .96),
        (68, -90, -26, .92), (76, -118, -46, .88), (76, -140, -70, .84)):
        d.use(short, x, y, turn, size)
    if d.full:
        for x, y, turn, size in ((2, 30, -30, 1.1), (18, 8, -46, 1.1), (32, -16, -58, 1.1), (46, -42, -74, 1.05),
            (58, -70, -92, 1), (68, -98, -108, .95)):
            d.use(small, x, y, turn, size)
    x0, y0 = bone[0]
    limb = d.limb([(x0, y0, 36), (28, -20, 40), (60, -84, 34), (76, -136, 26), (66, -166, 19), (48, -170, 14),
        (40, -156, 9), (48, -146, 5)])
    d.shape(limb.region, BROWN, 3.6, shade=(6, 4), hatch=(9, 4.8), contour=False)
    if d.full:
        d.ink_line(limb.rail(-0.35, 2, -8), 4, BUFF)
        for share in (0.16, 0.28, 0.4, 0.52, 0.64):
            i = int(share * (len(limb.spine) - 1))
            (x, y), (nx, ny), h = limb.spine[i], limb.normal[i], limb.half[i]
            d.ink_line(limb.spine[i] + limb.normal[i] * h * [[-0.2], [0.3], [0.9]] + [[ny * 2, -nx * 2],
                [-ny * 4, nx * 4], [ny * 2, -nx * 2]], 2, d.ink_colour)


def draw(d: Drawing) -> None:
    """The whole card."""
    with d.push(X, 880, 0.8, tall=1), d.push(-X, -880):  # clear of the index at the lower right
        landscape(d)
    plaque(d)
    with d.push(X, 672, 0.965), d.push(-X, -694), d.figure(1.5, 2.0):
        eagle(d)


def eagle(d: Drawing) -> None:
    """The eagle, from 52 to 660."""
    name, quills, short = d.motif("wing", wing), d.motif("quill", quill), d.motif("covert", covert)
    d.use(name, X + 58, 330, scale=0.9)
    d.use(name, X - 58, 330, scale=0.9, flip=True)
    for turn, size in ((128, 1.1), (52, 1.1), (115, 1.24), (65, 1.24), (102, 1.32), (78, 1.32), (90, 1.36)):
        d.use(quills, round(X + math.cos(math.radians(turn)) * 20), 500, turn, size)
    for turn in (136, 44, 120, 60, 104, 76, 90):
        d.use(short, round(X + math.cos(math.radians(turn)) * 20), 504, turn, 1.16)
    for s in SIDES:
        with d.push(X, 0, flip=s < 0):
            d.shape(d.tube("80 590 20, 86 612 19, 92 634 20"), "gold", 3.2, shade=(5, 2))
            d.brushes([([(74 + i * 4, 600 + i * 10), (84 + i * 3, 604 + i * 10), (93 + i * 3, 598 + i * 10)], 2.2)
                for i in range(4)])
            thigh = ("30 506, 84 486, 112 522, 110 564, 102 604 c, 94 592 c, 88 612 c, 78 596 c, 68 606 c, "
                     "62 588 c, 48 592 c, 46 566 c, 32 548")
            d.shape(thigh, BROWN, 3.6, shade=(9, 7), hatch=(10, 4.8))
            feathers = ((50, 524), (74, 518), (94, 532), (62, 546), (84, 552), (100, 562), (68, 572), (88, 582))
            d.brushes([([(x - 10, y - 5), (x, y + 7), (x + 10, y - 5)], 2.6) for x, y in feathers])
            d.brushes([([(x - 6, y - 8), (x, y - 1), (x + 6, y - 8)], 2.2) for x, y in feathers], BUFF, fine=True)
            for toe, claw in (([(84, 636, 17), (66, 642, 16), (54, 654, 13)],
                "59 648 c, 50 650 c, 40 662, 42 676 c, 52 668, 60 660"),
                ([(98, 636, 17), (116, 642, 16), (128, 654, 13)], ("123 648 c, 132 650 c, 142 662, 140 676 c, "
                "130 668, 122 660")), ([(91, 638, 19), (91, 652, 18), (91, 664, 15)],
                "84 662 c, 98 662 c, 98 676, 92 688 c, 84 676")):
                d.shape(claw, "black2", 2.2, swell=0)
                d.shape(d.tube(toe), "gold", 3, shade=(3.5, 2.5))
                (x, y, _) = toe[1]
                d.brushes([([(x - 7, y - 2), (x, y + 1), (x + 7, y - 2)], 2)])
    body = mirrored("0 258, 44 268, 82 312, 98 380, 88 452, 50 504, 0 520", X)
    d.shape(body, BROWN, 3.6, shade=(14, 8))
    if d.full:
        small = d.motif("scale", scale)
        for row, (y, half) in enumerate(((500, 34), (484, 56), (300, 62), (284, 46))):
            count = 5 if half > 50 else 4
            for i in range(count):
                across = 2 * half * i / (count - 1) - half
                d.use(small, round(X + across), y, round(-across * 0.2), 1.15 if row < 2 else 1.0)
    neck(d)
    if d.full:
        for i in range(9):
            d.use(d.motif("scale", scale), X - 78 + i * 19.5, 298 + (i % 2) * 6, round((4 - i) * 3), 1.1)
    disc(d)


def neck(d: Drawing) -> None:
    """The neck and the head, turned to the right, under a crown."""
    with d.push(X - 46, 20):
        back = ((20, 132, 205), (14, 154, 196), (12, 176, 186), (8, 198, 182), (0, 220, 178))
        for x, y, turn in back if d.full else ():
            with d.push(x, y, turn=turn):
                d.shape([(-8, -8, "c"), (8, -8), (22, 3, "c"), (5, 8), (-8, 7, "c")], BROWN, 2.6, swell=0)
        outline = ("-22 282 c, -16 254, -2 226, 8 200, 12 172, 12 146, 18 118, 36 100, 60 95, 80 103, 93 116 c, "
                   "88 133 c, 78 138, 74 148, 78 164, 90 188, 106 216, 120 248, 124 282 c")
        d.shape(outline, BROWN, 3.6, shade=(8, 4))
        if d.full:
            small = d.motif("scale", scale)
            for y, first, last, size in ((266, -8, 108, 1.05), (248, -4, 104, 1.0), (230, 4, 96, 1.0),
                (213, 10, 88, .95), (196, 14, 82, .9), (180, 20, 74, .85), (165, 22, 66, .8), (151, 24, 62, .76),
                (138, 28, 60, .7)):
                count = max(3, round((last - first) / 19))
                for i in range(count):
                    d.use(small, round(first + (last - first) * (i + 0.5 * (y % 2)) / (count - 0.5)), y, -8, size)
        else:
            d.brushes([("24 180, 44 194, 70 182", 4), ("14 216, 50 234, 92 216", 4), ("2 252, 50 268, 108 250", 4)],
                BUFF)
        d.shape("74 141 c, 86 133 c, 97 134, 105 141, 105 152 c, 97 147, 86 149, 77 148 c", "gold", 3, shade=(0, 3))
        d.shape("76 106 c, 92 99, 111 105, 122 120, 123 143 c, 113 131, 100 126, 85 129 c, 78 118", "gold", 3.4,
            shade=(4, 5))
        d.brushes([("90 112, 97 110, 99 114", 2.4), ("80 116, 97 118, 111 124", 1.8)])
        d.shape("84 131 c, 97 128, 113 133, 124 129 c, 113 139, 98 139 c", "red", 2.2, swell=0)
        d.fill("46 116 c, 58 108, 73 114 c, 60 122", "paper")
        d.circle(62, 114.8, 4.6, "ink")
        d.brushes([("40 108, 56 100, 77 110", 5.6)])
        d.brushes([("46 118, 58 124, 70 116", 2.4), ("33 116, 35 128, 43 138", 2)], fine=True)
        with d.push(54, 92, turn=-4):
            crown(d)


def crown(d: Drawing) -> None:
    """A small open crown, its band at the origin."""
    d.shape(mirrored("0 -22, 26 -18, 38 -2, 34 6, 0 12"), "red", 3)
    d.shape(mirrored("0 -48 c, 9 -22, 14 -20 c, 26 -42 c, 30 -14 c, 46 -30 c, 36 8, 34 12 c, 0 18"), "gold", 3.2,
        shade=(6, 4))
    d.shape(mirrored("0 2, 35 -3 l, 33 12 c, 0 18"), "gold", 2.6, shade=(7, 1))
    for x, y, colour in ((0, -52, "red"), (-26, -46, "blue"), (26, -46, "blue"), (-46, -33, "red"), (46, -33, "red")):
        d.circle(x, y, 5.4, colour, "ink", 2.4)
        d.note(d.disc(x, y, 6.6))
    if d.full:
        for x, colour in ((-20, "blue"), (0, "red"), (20, "blue")):
            d.circle(x, 9 - abs(x) * 0.12, 3.8, colour, "ink", 1.6)


def disc(d: Drawing) -> None:
    """The big coin on the breast, with our emblem."""
    with d.push(X, 392):
        d.circle(0, 0, 94, "ink")
        d.note(d.disc(0, 0, 95))
        if d.full:
            d.circle(0, 0, 91, None, "gold", 2.2)
            d.beads(0, 0, 82.5, 38, 5.6, "gold")
        else:
            d.beads(0, 0, 80, 20, 9, "gold")
        emblem(d, 73, "blue")


def plaque(d: Drawing) -> None:
    """A red cartouche between gold scrolls, on which the eagle stands."""
    with d.push(X, 694, 1, tall=0.94), d.figure(1.4, 2.0):
        for s in SIDES:
            with d.push(flip=s < 0):
                d.shape(d.tube("118 -10 20, 150 -30 20, 176 -16 18, 176 10 16, 156 18 12, 148 4 9, 158 -2 6"),
                    "gold", 3.4, shade=(4, 4))
                d.ink("126 -14, 150 -26, 170 -14, 171 6", 2)
                d.shape(d.tube("112 22 16, 140 34 15, 158 32 11, 160 20 7"), "gold", 3.2, shade=(3, 3))
                d.shape("118 4 c, 138 -4, 150 10, 144 24 c, 130 22", "green", 2.8, shade=(4, 3))
        d.shape(mirrored("0 -34, 84 -36, 118 -24 c, 130 0, 118 28 c, 84 38, 0 36"), "gold", 3.6, shade=(10, 6),
            hatch=(8, 4.8))
        field = d.shape(mirrored("0 -22, 80 -24, 106 -16 c, 114 0, 106 18 c, 80 26, 0 24"), "red", 3, shade=(-8, 4),
            contour=False)
        if d.full:
            for x in range(-84, 85, 28):
                if x % 56 == 0:
                    d.fill([(x - 11, 1, "c"), (x, -10), (x + 11, 1, "c"), (x, 12)], "gold")
                    d.circle(x, 1, 3, "ink")
                else:
                    d.beads(x, 1, 6, 6, 2, "gold")
                    d.circle(x, 1, 2.6, "gold")
            d.hatching(field, 8, 5)
        else:
            d.lines(["-90 1, 90 1"], 7, "gold")


def tree(d: Drawing) -> None:
    """A cypress, its foot at the origin."""
    d.lines(["0 0, 0 -12"], 4)
    d.shape("0 -6, 9 -12, 12 -34, 6 -62, 0 -80 c, -6 -62, -12 -34, -9 -12", "green", 2.8, shade=(5, 2), swell=0)
    d.brushes([("-4 -16, -5 -36, -1 -58", 1.8), ("3 -14, 4 -34, 2 -50", 1.8)])


def landscape(d: Drawing) -> None:
    """Hills, a tower and a chapel, cypresses, a road and a river, between 726 and 884."""
    with d.figure(1.4, 1.8):
        far = ("60 838 c, 84 796, 120 764, 156 772, 190 792, 232 752, 276 742, 318 768, 350 784, 392 760, 428 796, "
               "442 838 c")
        d.shape(far, FAR, 3, shade=(8, 6))
        d.brushes([("120 772, 130 792, 150 812", 2), ("272 748, 284 772, 310 794", 2.2),
            ("392 768, 402 788, 420 808", 2), ("258 752, 250 772, 238 786", 1.8)])
        # the castle
        walls = ("316 826 l, 316 768 l, 342 768 l, 342 826 l", "340 826 l, 340 796 l, 390 796 l, 390 826 l")
        d.shape(walls[0], "wood", 2.8, shade=(9, 0), swell=0)
        d.shape("310 770 l, 310 755 l, 318 755 l, 318 761 l, 325 761 l, 325 755 l, 333 755 l, 333 761 l, 340 761 l, "
                "340 755 l, 348 755 l, 348 770 l", "wood", 2.6, swell=0)
        d.shape(walls[1], "white", 2.8, shade=(12, 0), swell=0)
        d.shape("334 798 l, 350 777 l, 380 777 l, 397 798 l", "red", 2.8, shade=(10, 3), swell=0)
        d.fills(["325 780 l, 332 780 l, 332 792 l, 325 792 l", "350 804 l, 357 804 l, 357 815 l, 350 815 l",
            "370 804 l, 377 804 l, 377 815 l, 370 815 l"], "ink")
        # near hills
        d.shape("38 868 c, 70 822, 124 802, 178 814, 226 830, 268 868 l", HILL, 3.2, shade=(14, 8))
        d.shape("222 868 c, 268 826, 330 814, 392 820, 438 838, 464 868 l", "green", 3.2, shade=(14, 8))
        road = d.tube("304 819 5, 314 830 8, 298 840 10, 314 852 14, 344 868 22")
        d.shape(road.intersection(d.box(200, 800, 460, 867)), BUFF, 2.2, swell=0)
        river = ("34 870 c, 90 854, 150 864, 210 868, 270 862, 340 868, 400 860, 466 870 c, 420 886, 340 880, "
                 "260 890, 180 884, 90 890")
        d.shape(river, "sky", 3.2, shade=(0, -6))
        d.brushes([("80 872, 124 869, 166 873", 2.4), ("206 878, 250 873, 296 877", 2.4),
            ("340 874, 388 871, 426 873", 2.4)], "paper", fine=True)
        cypress = d.motif("tree", tree)
        for x, y, size in ((92, 844, .78), (116, 830, .96), (142, 828, .7), (420, 842, .86), (440, 852, .66),
            (226, 846, .6)):
            d.use(cypress, x, y, 0, size)
        if d.full:
            for x, y in ((176, 834), (196, 844), (160, 850), (404, 854), (250, 858)):
                d.brushes([([(x - 8, y), (x - 4, y - 7), (x - 2, y)], 2), ([(x, y), (x + 3, y - 8), (x + 6, y)], 2)])
