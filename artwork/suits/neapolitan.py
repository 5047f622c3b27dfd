"""The Neapolitan suit objects: coin, sunflower, cup, tureen, sword, club.

``coin(d, x, y, radius)`` and so on put an object at a place; it is drawn once a card and then used. ``draw_coin(d)`` and
so on draw it directly, at the sizes given there.
"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, Polygon

from artwork.engine import Drawing, mirrored, moved, points_of
from artwork.engine.curves import resample, smooth, type_points, unit

scale = affinity.scale


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
    blade = max(40.0, (length - 98) if length > 200 else length * 0.7)
    scale = 1.0 if length > 200 else length / 324
    shape = blade if scale == 1.0 else 226.0
    d.use(d.motif(f"sword-{shape:g}", draw_sword, L=shape), x, y, turn, scale, lit=True)


def club(d: Drawing, x: float, y: float, height: float = 330, turn: float = 0) -> None:
    """A club, thick green end up, its centre at (x, y)."""
    shape = 330.0 if height < 420 else height
    d.use(d.motif(f"club-{shape:g}", draw_club, H=shape), x, y, turn, height / shape, lit=True)


def face(d: Drawing, k: float = 1, col: str = "gold") -> None:
    """frontal face, half-width 34, from -40 to 42"""
    shade = d.colours(col)[1]
    K = lambda rows: [([(x * k, y * k) + tuple(f) for x, y, *f in points_of(p)], w * k) for p, w in rows]
    d.fills(
        [
            [(x * k, y * k) for x, y in points_of(q)]
            for q in (
                "3 -13, 9 -2, 9 9, 3 12, 5 4, 2 -4",
                "29 -8, 33 4, 27 20, 12 32, 20 18, 27 8",
                "-7 31, 0 34, 7 31, 0 38",
            )
        ],
        shade,
    )
    if d.full:
        d.fills(
            [
                [(x * k, y * k) for x, y in points_of(q)]
                for q in ("-27 6, -18 3, -13 9, -20 16, -26 13", "27 6, 18 3, 13 9, 20 16, 26 13")
            ],
            "#ee8a3c",
        )
    for s in (-1, 1):
        d.fill(
            [(s * 23 * k, -7 * k, "c"), (s * 15 * k, -12 * k), (s * 7 * k, -6 * k, "c"), (s * 15 * k, -3 * k)], "paper"
        )
        d.circle(s * 14.5 * k, -7.6 * k, 4.2 * k, "ink")
    d.brushes(
        K(
            [([(s * 25, -6), (s * 16, -13.5), (s * 6, -6)], 3.6) for s in (-1, 1)]
            + [([(s * 28, -17), (s * 17, -24), (s * 5, -17)], 4.6) for s in (-1, 1)]
            + [
                ("-5 -16, -4 -4, -7 7", 2.2),
                ("-8 8, -3 13, 0 11, 3 13, 8 8", 3),
                ("-15 18, -7 21, 0 20, 7 21, 15 18", 3.2),
            ]
        )
    )
    d.fills(
        [
            [
                (-12 * k, 20 * k, "c"),
                (-5 * k, 18.4 * k),
                (0, 20 * k),
                (5 * k, 18.4 * k),
                (12 * k, 20 * k, "c"),
                (5 * k, 26 * k),
                (-5 * k, 26 * k),
            ]
        ],
        "red",
    )
    d.brushes(
        K(
            [("-13 20.4, -5 21.5, 5 21.5, 13 20.4", 2.4), ("-6 29, 0 30.5, 6 29", 2)]
            + [([(s * 24, -3), (s * 16, -1), (s * 9, -3)], 1.4) for s in (-1, 1)]
        ),
        fine=True,
    )
    rows = [
        ((s * (25 - i * 4) * k, (6 + i * 0.8) * k), (s * (21 - i * 4) * k, (15 + i * 0.6) * k))
        for s in (-1, 1)
        for i in range(3)
    ]
    d.ticks(rows, 1.6 * k, "#b3471c")


def ray(d: Drawing, r0: float, r1: float, w: float, bend: float = 4) -> None:
    """one flame: gold with a dark half"""
    m = (r0 + r1) / 2
    out = [(r0 - 3, -w, "c"), (m, -w * 0.55 + bend), (r1, 0, "c"), (m + 2, w * 0.62 + bend * 0.4), (r0 - 3, w, "c")]
    d.fill(out, "gold")
    d.fill([(r0 - 3, w, "c"), (m + 2, w * 0.62 + bend * 0.4), (r1, 0, "c"), (m, bend * 0.7 + 1), (r0, 0, "c")], "gold2")
    d.brushes([([(r0, 0), (m, bend * 0.8), (r1 - 6, 1)], 1.8)], fine=True)


def rim(d: Drawing, R: float = 100) -> None:
    """black disc, white ring with beads, black rim"""
    k = R / 100
    d.circle(1.2 * k, 1.6 * k, R * 1.0, "ink")
    d.circle(0, 0, 94 * k, "paper")
    if d.full:
        d.beads(0, 0, 88.5 * k, 56, 2.2 * k, "ink")
    d.circle(0, 0, 83 * k, "ink")


def draw_coin(d: Drawing, kind: str = "face") -> None:
    """Radius 100: a sun of eight rays, with a face or with rings of dots."""
    rim(d)
    if d.full:
        d.circle(0, 0, 79.5, None, "gold", 1.4)
    r = d.sketch()
    ray(r, 38, 76, 11.5 if d.full else 14, 3.5)
    d.define("ry", r)
    for i in range(8):
        d.use("ry", turn=i * 45 + 22.5)
    if d.full:
        for i in range(8):
            t = math.radians(i * 45)
            d.circle(round(63 * math.cos(t), 1), round(63 * math.sin(t), 1), 5.2, "gold")
    if d.full:
        d.beads(0, 0, 73.5, 16, 1.7, "paper")
    d.shape(
        d.disc(0, 0, 40.5),
        "gold",
        3,
        shade=(9, 6) if kind == "face" else (7, 5),
        hatch=(8, 3.6) if kind == "face" else (6, 4),
        contour=False,
    )
    if kind == "face":
        face(d, 0.9)
    else:
        if not d.full:
            d.circle(0, 0, 25, "red", "ink", 6)
            d.circle(0, 0, 9, "gold")
            return
        d.circle(0, 0, 28, "ink")
        d.beads(0, 0, 34.5, 18, 1.6, "red")
        d.beads(0, 0, 21, 12, 4, "gold")
        d.circle(0, 0, 14, "red", "gold", 2.6)
        d.beads(0, 0, 8, 6, 2, "paper")
        d.circle(0, 0, 4, "gold")


def draw_sunflower(d: Drawing) -> None:
    """R 128: two rows of petals, ring, big face"""
    rim(d, 126)
    p = d.sketch()
    pet = "56 -9 c, 72 -13.5, 90 -9, 102 0 c, 90 9, 72 13.5, 56 9 c"
    p.shape(pet, "gold", 2.6, extra=["56 9 c, 72 13.5, 90 9, 102 0 c, 88 2, 72 4, 56 3 c"], contour=False)
    p.brushes([("60 0, 78 1.5, 95 0", 1.8)])
    p.brushes([("60 -5, 70 -6.5, 82 -5", 1.3), ("60 5, 70 7, 82 6", 1.6)], fine=True)
    q = d.sketch()
    q.fill("60 -8 c, 84 -8, 101 0 c, 84 8, 60 8 c", "red")
    q.brushes([("64 0, 80 1, 98 0", 2)], fine=True)
    d.define("pt", p)
    d.define("pq", q)
    n = 16
    for i in range(n):
        d.use("pq", turn=(i + 0.5) * 360 / n)
    for i in range(n):
        d.use("pt", turn=i * 360 / n)
    d.circle(0, 0, 62, "ink")
    d.beads(0, 0, 57.2, 36, 2.6, "gold")
    d.circle(0, 0, 52.5, "gold", "ink", 2.6)
    g = d.disc(0, 0, 52.5)
    f = g.buffer(-1.5)
    d.fill(f.difference(moved(f, -10, -7)), "gold2")
    d.hatching(g, 10, 3.4)
    fr = (
        "-46 -24 c, -40 -33, -29 -43, -14 -50, 0 -52, 14 -50, 29 -43, 40 -33, 46 -24 c, 39 -20, 34 -29 c, "
        "28 -24, 21 -34 c, 14 -29, 7 -37 c, 0 -31, -7 -37 c, -14 -29, -21 -34 c, -28 -24, -34 -29 c, -39 -20"
    )
    d.shape(fr, "red", 2.6, contour=False)
    d.brushes(
        [
            ([(x * 0.9, -47 + abs(x) * 0.3), (x, -40 + abs(x) * 0.28), (x * 1.02, -33 + abs(x) * 0.24)], 2)
            for x in (-37, -28, -14, 0, 14, 28, 37)
        ],
        fine=True,
    )
    face(d, 1.13)


def draw_cup(d: Drawing) -> None:
    """150 x 222: red mouth, yellow bowl with two bands, green fluted lower bowl, red leafy foot on a plinth, white handles"""
    d.mark()
    for s in (-1, 1):
        h = [
            (s * 36, -82, 9),
            (s * 56, -98, 11),
            (s * 74, -84, 13),
            (s * 74, -58, 13),
            (s * 64, -34, 12),
            (s * 52, -10, 11),
            (s * 56, 10, 9),
            (s * 68, 10, 7),
            (s * 68, -1, 6),
            (s * 61, -1, 5),
        ]
        d.shape(d.tube(h), "white", 3.2, shade=(3.5, 2.5))
        d.brushes(
            [([(s * 45, -88), (s * 58, -92), (s * 69, -82), (s * 69, -60), (s * 60, -36), (s * 50, -14)], 1.8)],
            fine=True,
        )
        d.shape([(s * 66, -100, "c"), (s * 78, -110), (s * 86, -98), (s * 76, -88, "c")], "white", 2.6, shade=(4, 3))
        d.ticks(
            [((s * (77 - i * 0.5) + 1, -78 + i * 6), (s * (77 - i * 0.5) - 6, -74 + i * 6)) for i in range(5)]
            if s > 0
            else [((-65, -70 + i * 6), (-71, -67 + i * 6)) for i in range(5)],
            1.8,
        )
    d.shape(mirrored("0 93, 47 93 l, 51 111 c, 0 111"), "red", 3.4, shade=(12, 0), hatch=(10, 4.2))
    d.lines(["-45 99, 46 99"], 1.8, fine=True)
    d.shape(mirrored("0 60, 13 60 l, 13 70, 26 80, 40 90 c, 40 94 c, 0 94"), "red", 3.2, shade=(8, 2))
    for s in (-1, 1):
        d.shape(
            [(s * 2, 92, "c"), (s * 14, 72), (s * 32, 66), (s * 46, 74), (s * 40, 82, "c"), (s * 45, 92), (s * 30, 93)],
            "red",
            3,
            shade=(6, 5),
            hatch=(7, 4),
        )
    d.shape("0 66 c, 13 76, 9 92, -9 92, -13 76", "red", 3, shade=(6, 3))
    d.brushes(
        [("0 72, 1 82, 0 91", 2.2)]
        + [([(s * 8, 90), (s * 20, 80), (s * 37, 76)], 2.4) for s in (-1, 1)]
        + [([(s * 22, 90), (s * 32, 87), (s * 40, 87)], 2) for s in (-1, 1)]
    )
    bowl = "0 -3, 54 -3 c, 52 20, 40 44, 18 60, 0 62"
    B = d.shape(mirrored(bowl), "green", 3.4, shade=(15, 5))
    fl = [([(x * 54, 0), (x * 52, 22), (x * 34, 46), (x * 12, 60)], 2.4) for x in (-0.78, -0.5, -0.2, 0.14, 0.46, 0.76)]
    d.brushes(fl)
    d.brushes([([(x * 54, 3), (x * 52, 20), (x * 36, 42)], 2.6) for x in (-0.88, -0.64, -0.36)], "#58b36d", fine=True)
    d.hatching(B, 12, 3.8)
    d.shape(d.tube("-13 61 8, 0 64 9, 13 61 8"), "gold", 2.8, shade=(5, 1))
    up = "0 -82, 40 -82 c, 37 -70, 40 -52, 50 -34, 56 -14, 55 -2 c, 0 -2"
    U = d.shape(mirrored(up), "gold", 3.4, shade=(13, 3), hatch=(13, 3.8))
    for y, h, x0, x1 in ((-66, 12, 38, 39.5), (-26, 15, 51.5, 55.5)):
        d.shape(
            [(-x0, y, "c"), (0, y + 5), (x0, y, "c"), (x1, y + h, "c"), (0, y + h + 6), (-x1, y + h, "c")],
            "blue" if y < -50 else "red",
            2.8,
            shade=(12, 1),
            contour=False,
        )
    if d.full:
        for i in range(-3, 4):
            d.circle(round(i * 10.2, 1), round(-55.2 - abs(i) ** 1.6 * 0.45, 1), 2.6, "paper")
        d.fills(
            [
                [
                    (x - 7, -16 - abs(x) * 0.07, "c"),
                    (x, -21.5 - abs(x) * 0.07),
                    (x + 7, -16 - abs(x) * 0.07, "c"),
                    (x, -10.5 - abs(x) * 0.07),
                ]
                for x in (-42, -21, 0, 21, 42)
            ],
            "gold",
        )
        d.fills([[(s * 4, -37, "c"), (s * 12, -45), (s * 26, -41, "c"), (s * 15, -34)] for s in (-1, 1)], "green")
        d.circle(0, -38, 4.6, "red", "ink", 1.8)
        d.brushes([("-31 -50, -40 -36", 3)], "#fff0a8")
    else:
        d.lines(["-36 -55, 0 -50, 36 -55"], 4, "paper")
    d.shape(mirrored("0 -104, 44 -100, 50 -92, 44 -82, 0 -77"), "red", 3.4, shade=(10, 4), hatch=(8, 4))
    d.ellipse(0, -95, 39, 6.6, "red2", "ink", 2.6)
    if d.full:
        d.lines([[(-30, -94 + 0), (-12, -91.5), (12, -91.5), (30, -94)]], 1.6, "red")
        d.brushes([("-44 -92, -30 -85, -10 -83", 2.4)], "#f27a63")
    d.under()


def draw_tureen(d: Drawing) -> None:
    """wide, 400 x 300: lidless tureen with scroll handles"""
    d.mark()
    h = d.sketch()
    handles = [
        d.tube("118 -62 16, 142 -104 17, 178 -104 18, 190 -68 19, 176 -32 18, 140 -6 17, 112 16 14"),
        d.tube("178 -36 13, 198 -28 11, 202 -46 9, 190 -52 6"),
        d.tube("142 -98 12, 128 -118 11, 112 -112 9, 118 -100 6"),
    ]
    for g in handles:
        h.shape(g, "white", 3.6)
    h.brushes([("125 -70, 144 -97, 174 -96, 182 -68, 170 -40, 136 -14", 2.4)], fine=True)
    d.define("th", h)
    d.use("th")
    d.use("th", flip=-1 < 0)
    for g in handles:
        d.note(g.buffer(1.8))
        d.note(scale(g, -1, 1, origin=(0, 0)).buffer(1.8))
    cr = []
    for g, over in ((handles[0], handles[1].union(handles[2])), (handles[1], Polygon())):
        for m in (1, -1):
            q = scale(g.buffer(-1.6), m, 1, origin=(0, 0))
            ov = scale(over, m, 1, origin=(0, 0)).buffer(2)
            cr.append(
                q.difference(ov).difference(moved(q, -4, -3)).buffer(-0.6, join_style=2).buffer(0.6, join_style=2)
            )
    d.fills(cr, "white2")
    d.ticks([((197 - i * i * 0.9, -80 + i * 8), (187 - i * i * 0.9, -75 + i * 8)) for i in range(7)], 2)
    d.shape(mirrored("0 116, 92 116 l, 98 136 c, 0 136"), "red", 3.8, shade=(20, 0), hatch=(12, 4.6))
    d.lines(["-90 124, 90 124"], 2, fine=True)
    d.shape(mirrored("0 84, 34 84 l, 34 92, 54 104, 82 117 c, 0 118"), "gold", 3.6, shade=(18, 2), hatch=(12, 4.4))
    for s in (-1, 1):
        d.shape(
            [
                (s * 4, 116, "c"),
                (s * 20, 92),
                (s * 52, 84),
                (s * 84, 94),
                (s * 72, 102, "c"),
                (s * 90, 113),
                (s * 56, 118),
            ],
            "red",
            3.2,
            shade=(8, 6),
            hatch=(9, 4.4),
        )
    d.shape("0 84 c, 20 98, 14 116, -14 116, -20 98", "red", 3.2, shade=(8, 4))
    d.brushes(
        [("0 92, 1 104, 0 114", 2.6)]
        + [([(s * 14, 113), (s * 36, 101), (s * 70, 96)], 2.8) for s in (-1, 1)]
        + [([(s * 40, 114), (s * 60, 108), (s * 78, 110)], 2.4) for s in (-1, 1)]
    )
    bowl = "0 10, 126 10 c, 120 40, 90 70, 44 86, 0 88"
    B = d.shape(mirrored(bowl), "green", 4, shade=(26, 6))
    xs = [-0.86, -0.62, -0.38, -0.13, 0.13, 0.38, 0.62, 0.86]
    for i, (x, y) in enumerate(zip(xs, xs[1:])):
        if i % 2 == 0:
            d.shape(
                [
                    (x * 126, 12, "c"),
                    (x * 118, 42),
                    (x * 84, 68),
                    (x * 44, 84, "c"),
                    (y * 44, 86, "c"),
                    (y * 84, 68),
                    (y * 118, 42),
                    (y * 126, 12, "c"),
                ],
                "gold" if 1 else "green",
                3,
                shade=(7, 2),
                contour=False,
            )
        m = (x + y) / 2
        d.brushes([([(m * 126, 16), (m * 116, 42), (m * 84, 66)], 2.6)], fine=True)
    d.hatching(B, 16, 4.2)
    d.shape(d.tube("-36 84 12, 0 90 13, 36 84 12"), "blue", 3, shade=(8, 1))
    body = "0 -78, 108 -78 c, 104 -62, 110 -40, 124 -16, 128 8 c, 0 14"
    U = d.shape(mirrored(body), "gold", 4, shade=(26, 4), hatch=(20, 4.2))
    d.shape(
        "-124 -16 c, -60 -7, 0 -5, 60 -7, 124 -16 c, 128 8 c, 64 17, 0 19, -64 17, -128 8 c",
        "red",
        3.2,
        shade=(24, 1),
        contour=False,
    )
    f = lambda x: 4.5 - 14 * (x / 124) ** 2 * 0.75
    if d.full:
        for i in range(-5, 6):
            x = i * 21.5
            y = f(x) + 2.5
            if i % 2:
                d.fill([(x - 10, y, "c"), (x, y - 9), (x + 10, y, "c"), (x, y + 9)], "gold")
                d.circle(x, round(y, 1), 2.6, "ink")
            else:
                d.beads(x, round(y, 1), 6, 6, 2, "paper")
                d.circle(x, round(y, 1), 2.6, "gold")
    else:
        d.lines(["-116 -3, -60 6, 0 8, 60 6, 116 -3"], 7, "gold")
    sw = "-92 -52, -50 -30, 0 -24, 50 -30, 92 -52"
    P = resample(smooth(sw).points(4), 25)
    d.lines(["-92 -52, -50 -30, 0 -24, 50 -30, 92 -52"], 3)
    n = len(P)
    lf = d.sketch()
    for s in (-1, 1):
        lf.shape([(0, 0, "c"), (7, s * 10), (15, s * 13), (19, s * 9, "c"), (12, s * 2)], "green", 2.2)
    d.define("sl", lf)
    for i in range(1, n - 1, 2):
        t = P[i + 1] - P[i - 1]
        dg = round(math.degrees(math.atan2(t[1], t[0])))
        d.use("sl", round(P[i][0]), round(P[i][1]), turn=dg, flip=(1 if P[i][0] < 0 else -1) < 0)
    for x in (-92, 0, 92):
        y = -52 if x else -26
        d.shape(d.disc(x, y, 10), "red", 2.6, shade=(4, 3), contour=False)
        d.circle(x, y, 3.4, "gold")
    d.brushes([("-98 -50, -112 -30, -116 -20", 4)], "#fff0a8", fine=True)
    d.shape(mirrored("0 -88, 110 -88 l, 108 -72 c, 0 -66"), "blue", 3.6, shade=(20, 1), hatch=(9, 4.4))
    if d.full:
        for i in range(-8, 9):
            d.circle(round(i * 12.4, 1), round(-75.5 - abs(i) * 0.35, 1), 3, "paper")
    d.shape(
        mirrored("0 -122, 80 -119, 124 -110, 130 -101, 120 -90, 70 -84, 0 -82"),
        "red",
        4,
        shade=(22, 5),
        hatch=(12, 4.4),
    )
    d.ellipse(0, -105, 106, 11, "red2", "ink", 3)
    if d.full:
        d.lines(["-84 -102, -40 -98, 40 -98, 84 -102", "-60 -106, 0 -103, 60 -106"], 1.8, "red")
        d.brushes([("-122 -100, -90 -90, -40 -87", 3)], "#f27a63")
    d.under(1.6, 2.4)


def draw_sword(d: Drawing, L: float = 226) -> None:
    """point up; guard centre at 0,0; hilt to y 98"""
    d.mark()
    w = 14
    bl = [(0, -L, "l"), (w * 0.72, -L + 26, "l"), (w, -6, "l"), (-w, -6, "l"), (-w * 0.72, -L + 26, "l")]
    bl = [
        (0, -L, "c"),
        (w * 0.55, -L + 13),
        (w * 0.78, -L + 34, "l"),
        (w, -4, "l"),
        (-w, -4, "l"),
        (-w * 0.78, -L + 34, "c"),
        (-w * 0.55, -L + 13),
    ]
    B = d.shape(bl, "blade", 3.4, extra=[[(0, -L + 10, "l"), (w, -L + 20, "l"), (w, 0, "l"), (2.2, 0, "l")]])
    d.lines([[(0, -L + 14), (0, -10)]], 2.4)
    if d.full:
        d.lines([[(-6, -L + 44), (-7.5, -16)]], 2.6, "#d3e6fb")
        rows = []
        y = -16
        while y > -L + 36:
            rows.append(((w - 1.2 - -y / L * 3, y), (w - 8 - -y / L * 2, y - 5)))
            y -= 6.2
        d.ticks(rows, 1.9)
    for x, y in ((-13, 80), (13, 80), (0, 94)):
        d.shape(d.disc(x, y, 11.5), "gold", 3, shade=(5, 4))
        d.ticks(
            [((x + 9, y + 4), (x + 3, y + 2)), ((x + 7, y + 8), (x + 2, y + 4)), ((x + 3, y + 10), (x, y + 6))], 1.8
        )
    grip = mirrored("0 12, 8 12 c, 11.5 30, 12 46, 8.5 66, 9 72 c, 0 72")
    G = d.shape(grip, "gold", 3.2, shade=(5, 0))
    for i, y in enumerate(range(18, 74, 9)):
        d.brushes([([(-11.5, y + 3), (0, y - 1), (11.5, y - 6)], 2.8)])
    if d.full:
        d.brushes([([(-9, y + 7.5), (0, y + 4)], 2.2) for y in range(18, 66, 9)], "#fff0a8")
    d.shape(mirrored("0 68, 11 68 c, 11 75 c, 0 75"), "red", 2.6, shade=(5, 0))
    d.shape(mirrored("0 -9, 28 -8 c, 28 9 c, 0 11"), "gold", 3.2, shade=(4, 3))
    for x, y, r in ((-37, 0, 17), (37, 0, 17), (0, 2, 19)):
        d.circle(x, y, r, "gold", "ink", 3.2)
        g = d.disc(x, y, r)
        d.note(g.buffer(1.6))
        f = g.buffer(-1.4)
        d.fill(f.difference(moved(f, -6, -4)), "gold2")
        d.hatching(g, 6, 4.2)
        if d.full:
            d.beads(x, y, r * 0.6, 9, 1.3, "ink")
        d.circle(x, y, round(r * 0.34, 1), "red", "ink", 2.2)
    for s in (-1, 1):
        d.shape([(s * 52, -5, "c"), (s * 62, -9), (s * 64, 3), (s * 53, 5, "c")], "gold", 2.8, shade=(3, 2))
    d.under(1.2, 1.6)


def leaf_outline(spine: type_points, width: float, notches: int, depth: float = 0.34) -> None:
    """A serrated leaf along a spine. Barbs point forward: each tip lies past the next notch."""
    line = LineString(smooth(spine).points(2))
    start, end = line.coords[0], line.coords[-1]
    right, left = [], []

    def spots(share: float, size: float, flag: str) -> None:
        share = min(share, 1)
        half = width * math.sin(math.pi * min(1, share * 0.9 + 0.07)) ** 0.75 * size if share < 1 else 0
        at = share * line.length
        a = np.array(line.interpolate(at).coords[0])
        along = unit(
            np.array(line.interpolate(min(line.length, at + 0.5)).coords[0])
            - np.array(line.interpolate(max(0, at - 0.5)).coords[0])
        )
        across = np.array([-along[1], along[0]]) * half
        return (*map(float, a + across), *flag), (*map(float, a - across), *flag)

    for i in range(notches):
        for share, size, flag in (
            (i / notches, 1 - depth, "c"),
            ((i + 0.62) / notches, 1 - depth * 0.35, ""),
            ((i + 1.12) / notches * 0.985, 1, "c"),
        ):
            if i == notches - 1 and share > 0.93:
                continue
            one, other = spots(share, size, flag)
            right.append(one)
            left.append(other)
    return [(*start, "c"), *right, (*end, "c"), *left[::-1]]


def draw_club(d: Drawing, H: float = 330) -> None:
    """thick end up, centre 0,0: green head, red stem, parted lengthwise by a serrated yellow leaf"""
    d.mark()
    h = H / 2
    out = [
        (24, -h + 2, "c"),
        (33, -h + 44),
        (29, -h + 104),
        (19, -10),
        (14, h - 96),
        (14, h - 40),
        (17, h - 12, "c"),
        (0, h - 2),
        (-16, h - 8, "c"),
        (-14, h - 40),
        (-14, h - 96),
        (-20, -10),
        (-32, -h + 104),
        (-37, -h + 58),
        (-29, -h + 18, "c"),
    ]
    O = d.blob(out)
    d.shape(out, "green", 4, shade=(15, 2))
    red = [
        (44, -h + 62, "c"),
        (18, -h + 96),
        (3, -26 * H / 330),
        (-4, 14 * H / 330),
        (-24, 48 * H / 330, "c"),
        (-40, h + 9, "l"),
        (40, h + 9, "l"),
    ]
    R = d.blob(red).intersection(O.buffer(-1.7))
    d.fill(R, "red")
    d.fill(R.difference(moved(R, -9, 0)).intersection(O.buffer(-1.7)), "red2")
    d.hatching(O, 12, 4.4 * max(1, H / 380), width=2.2)
    if d.full:
        d.brushes(
            [
                ([(-30, -h + 48), (-27, -h + 100), (-17, -16)], 3.4),
                ([(-20, -h + 40), (-19, -h + 80), (-13, -h + 112)], 2.4),
            ],
            "#63bd78",
        )
        d.brushes([([(-9, h - 70), (-9, h - 40), (-11, h - 16)], 3)], "#f27a63")
        d.brushes(
            [
                ([(12, -h + 30), (16, -h + 64), (12, -h + 92)], 2.2),
                ([(-5, h - 66), (-4, h - 40), (-6, h - 18)], 1.8),
                ([(5, h - 80), (6, h - 50), (5, h - 24)], 2),
            ]
        )
    e = min(1, H / 330)
    sp = [(12, -h + 58), (8, -h + 98), (1, -24 * H / 330), (-2, 20 * H / 330), (-3, 64 * H / 330), (1, h - 66)]
    lf = leaf_outline(sp, 19, round(12 * H / 330))
    G = d.blob(lf).intersection(O.buffer(2))
    d.shape(G, "gold", 2.8, contour=False)
    f = G.buffer(-1.2)
    d.fill(f.intersection(d.blob([*points_of(sp), (40, 110), (44, -60)])), "gold2")
    d.brushes([(sp, 2.8)])
    P = resample(smooth(sp).points(4), 41)
    if d.full:
        d.brushes(
            [
                ([P[i], (P[i][0] + s * (11 - abs(i - 18) * 0.25), P[i][1] - 9 + 4)], 1.8)
                for i in range(6, 36, 4)
                for s in (-1, 1)
            ]
        )
    d.ellipse(-2.5, -h + 11, 29, 14, "wood", "ink", 3.6, -15)
    d.ellipse(-3.5, -h + 11, 19, 8, None, "wood2", 2.4, -15)
    if d.full:
        d.ellipse(-4, -h + 11, 10, 3.6, None, "wood2", 2.2, -15)
    d.under(1.3, 1.9)
