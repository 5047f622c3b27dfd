"""The Piacentine ace of clubs: the sawn trunk with lopped branches, ivy, a red rose and pebbles."""

from __future__ import annotations

import math

from artwork.decks.piacentine.aces_roses import rose
from artwork.engine import Drawing, moved, unary_union
from artwork.engine.curves import resample, smooth

BARK = ("#525f3d", "#313a25")
PALE_BARK = ("#77865a", "#4d5a3a")  # on small faces, so that the ivy stands out
MOSS = "#8d9a6d"
RING = "#d8572f"
IVY = ("#4c8a3a", "#2c5a24")
SMALL_IVY = ("#3f9a34", "#2c6a24")
STONES = (("#c9bfae", "#968b7a"), ("#b3a793", "#83785f"), ("#d9d1c2", "#a59b89"))
SIDES = (-1, 1)

# Lopped branches: the limb's spine with widths, the turn of its cut end.
LIMBS = (
    ([(240, 300, 92), (322, 246, 74), (368, 190, 66), (382, 160, 64)], 24),
    ([(230, 420, 84), (158, 372, 66), (122, 318, 58), (114, 292, 56)], -18),
    ([(268, 560, 80), (336, 520, 62), (372, 470, 54), (380, 448, 52)], 18),
    ([(226, 668, 66), (166, 640, 50), (138, 604, 44), (132, 586, 43)], -16),
)


# fmt: off
def ivy_leaf(d: Drawing) -> None:
    """A five-lobed leaf, its stalk at the origin, its tip at (0, -50)."""
    edge = [(0, 0, "c"), (14, 4), (26, -2), (28, -14, "c"), (38, -22), (32, -32), (20, -34, "c"), (10, -44),
        (0, -56, "c"), (-10, -44), (-20, -34, "c"), (-32, -32), (-38, -22), (-28, -14, "c"), (-26, -2), (-14, 4)]
    colour = IVY if d.full else SMALL_IVY
    d.shape(edge, colour, 2.8, swell=0, extra=[[(0, 0), (14, 4), (26, -2), (28, -14), (38, -22), (32, -32), (20, -34),
        (10, -44), (0, -56)]])
    d.brushes([("0 0, 0 -26, 0 -50", 2.2), ("0 -6, 12 -14, 28 -24", 1.8), ("0 -6, -12 -14, -28 -24", 1.8),
        ("0 -4, 10 -4, 20 -3", 1.6), ("0 -4, -10 -4, -20 -3", 1.6)], "#a9cf8c")


def draw(d: Drawing) -> None:
    """The whole card."""
    with d.push(250, 465, 0.95), d.push(-250, -470), d.figure(1.8, 2.6):
        with d.push(250, 870, 0.84, tall=1), d.push(-250, -870):  # clear of the index at the lower right
            ground(d)
        trunk(d)
        ivy(d)
        with d.push(150, 772):
            rose(d, 50)


def ground(d: Drawing) -> None:
    """A mound of grass and pebbles."""
    d.shape("42 872 c, 92 832, 170 812, 250 808, 330 812, 410 834, 458 872 c, 360 896, 140 896",
        ("#7fa85a", "#4f7d38"), 3.6, shade=(12, 8))
    if d.full:
        for x, y in ((80, 858), (112, 842), (396, 838), (424, 856), (330, 828), (172, 824), (374, 872), (126, 874)):
            d.brushes([([(x - 9, y), (x - 5, y - 12), (x - 1, y)], 2.4), ([(x, y), (x + 4, y - 15), (x + 7, y)], 2.4)])
    stones = ((70, 878, 26, 16, 0), (112, 890, 20, 12, 1), (152, 884, 28, 16, 2), (200, 894, 22, 12, 0),
        (246, 888, 30, 17, 1), (294, 894, 20, 12, 2), (334, 886, 27, 16, 0), (378, 892, 22, 12, 1),
        (420, 880, 28, 16, 2), (450, 890, 14, 9, 0))
    for x, y, rx, ry, colour in stones:
        d.shape(d.disc(x, y - 6, rx, ry), STONES[colour], 3.2, shade=(7, 5), hatch=(6, 4.6))
        d.ink([(x - rx * 0.5, y - 8), (x - rx * 0.1, y - 12), (x + rx * 0.3, y - 11)], 1.8)


def trunk(d: Drawing) -> None:
    """The trunk with its roots and branches, bark and cut ends."""
    stem = d.blob("172 96 c, 176 180, 184 260, 178 360, 186 470, 176 580, 180 680, 168 760, 140 812, 96 852 c, "
                  "150 840, 196 846, 222 872 c, 250 850, 276 852, 298 876 c, 318 846, 360 842, 410 856 c, 366 816, "
                  "336 770, 328 690, 334 590, 322 480, 330 370, 322 260, 328 180, 330 96 c, 250 70")
    limbs = []
    for points, turn in LIMBS:
        x, y, w = points[-1]
        limb = d.tube(points)
        with d.push(x, y, turn=turn):
            limbs.append(limb.difference(d.blob([(-w * 0.6, 0, "l"), (-w * 0.6, -w, "l"), (w * 0.6, -w, "l"),
                (w * 0.6, 0, "l")])))
    whole = unary_union([stem, *limbs])
    bark = BARK if d.full else PALE_BARK
    d.shape(whole, bark, 4.6)
    inside = whole.buffer(-2.4)
    dark = inside.difference(moved(inside, -30, -8)).intersection(inside)
    d.fill(dark.buffer(-1).buffer(1), bark[1])
    if d.full:
        left = [(186, 112), (192, 260), (190, 420), (188, 600), (182, 720), (150, 820)]
        right = [(318, 112), (312, 260), (316, 420), (318, 600), (322, 720), (360, 830)]
        d.flow(left, right, 15, 3, wave=2.6, clip=inside, loose=0.16)
        for (points, _), count in zip(LIMBS, (5, 5, 4, 4), strict=True):
            limb = d.limb(points)
            for across in [-0.7 + 1.4 * i / (count - 1) for i in range(count)]:
                d.ink_line(limb.rail(across, 4, -3), 2.4, d.ink_colour, "late", None, inside, 4)
            d.ink_line(limb.rail(0.5 if points[0][0] < points[-1][0] else -0.5, 6, -5), 4, MOSS, "both", None,
                inside, 4)
        streaks = ((196, 120, 120), (206, 330, 96), (198, 500, 110), (214, 600, 80), (196, 700, 70), (228, 180, 80),
            (240, 470, 70), (232, 740, 70))
        d.brushes([([(x, y), (x + 5, y + long / 2), (x + 1, y + long)], 4.4) for x, y, long in streaks], MOSS)
        d.hatching(whole, 18, 5.4, width=2.6)
    for x, y, r in ((262, 210, 20), (238, 520, 17), (284, 660, 18)):
        d.shape(d.disc(x, y, r * 0.82, r * 1.1), MOSS, 3, contour=False)
        d.shape(d.disc(x, y + 1, r * 0.5, r * 0.7), "wood", 2.4, contour=False)
        d.circle(x, y + 2, r * 0.24, RING)
        for s in SIDES:
            d.ink([(x + s * r * 0.4, y - r * 1.9), (x + s * r * 1.3, y), (x + s * r * 0.4, y + r * 1.9)], 2.4)
    for points, turn in LIMBS:
        x, y, w = points[-1]
        cut(d, x, y, w * 0.5, w * 0.27, turn)
    cut(d, 251, 96, 80, 30, 0)


def cut(d: Drawing, x: float, y: float, rx: float, ry: float, turn: float) -> None:
    """A sawn end with its rings."""
    d.ellipse(x, y, rx, ry, "wood", "ink", 4.2, turn)
    for share in (0.8, 0.6, 0.42, 0.24) if d.full else (0.5,):
        d.ellipse(x - rx * 0.05 * (1 - share), y, rx * share, ry * share, None, RING, 2.6 if rx > 50 else 2, turn)
    with d.push(x, y, turn=turn):
        d.brushes([([(rx * 0.2, 0), (rx * 0.55, ry * 0.24), (rx * 0.94, ry * 0.2)], 2.4),
            ([(-rx * 0.1, -ry * 0.2), (-rx * 0.5, -ry * 0.4)], 2)])


def ivy(d: Drawing) -> None:
    """The vine that winds up the trunk, in front, with its leaves."""
    name = d.motif("ivy", ivy_leaf)
    for vine, leaves in (("352 846, 330 790, 262 748, 196 716, 168 690", ((0.08, 1), (0.3, -1), (0.5, 1), (0.72, -1),
        (0.96, 1))), ("334 628, 284 600, 214 574, 172 536", ((0.04, -1), (0.3, 1), (0.56, -1), (0.82, 1))),
        ("332 476, 290 430, 222 398, 176 352", ((0.06, 1), (0.32, -1), (0.62, 1), (0.9, -1))),
        ("326 320, 292 268, 226 230, 172 214", ((0.1, -1), (0.4, 1), (0.68, -1), (0.98, 1)))):
        d.lines([vine], 8)
        d.lines([vine], 3.8, "#7b5a2c")
        line = resample(smooth(vine).points(3), 101)
        for share, side in leaves:
            i = round(share * 100)
            ahead = line[min(100, i + 3)] - line[max(0, i - 3)]
            turn = math.degrees(math.atan2(ahead[1], ahead[0])) + 90 + side * 62
            d.use(name, round(float(line[i][0])), round(float(line[i][1])), round(turn),
                0.92 + 0.16 * ((i * 7) % 5) / 5)
