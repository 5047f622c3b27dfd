"""Fante of clubs: frontal, a crowned club at the right, green puffed sleeves and an embroidered red coat."""

from __future__ import annotations

import math
from collections.abc import Sequence

from artwork.engine import Drawing, points_of, unary_union
from artwork.engine.curves import type_points
from artwork.parts import cloth, hair, hands, hats, heads, held


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.push(15, 28, 0.94):
        figure(d)


def figure(d: Drawing) -> None:
    """The half figure, in its own units: 500 wide, cut at y 465."""
    with d.push(205, 112, 1.13):
        d.shape("-34 -12, -46 10, -50 44, -54 72, -44 92, 0 100, 44 92, 54 72, 50 44, 46 10, 34 -12", "hair2")
        for side in (-1, 1):
            with d.push(0, 0, 1, 0, flip=side < 0):
                hair.locks(
                    d,
                    [
                        hair.wavy(46, 10, 66, 84, 5, 1.1, 0, 8),
                        hair.wavy(44, 20, 54, 98, 5, 1.2, 1, 8),
                        hair.wavy(40, 30, 44, 100, 4, 1.1, 0, -7),
                    ],
                    widths=(9, 15, 16, 13, 8, 2),
                )
    d.shape("182 205, 180 240, 205 256, 230 240, 228 205", "flesh2")
    t = d.blob(
        "170 236, 134 250, 114 280, 128 350, 138 410, 128 440, 104 490 c, 306 490 c, 282 440, 274 410, 284 350, "
        "298 280, 276 250, 240 236"
    )
    d.shape(t, "red")
    d.crescent(t, 12, 0, "red2")
    d.crescent(t, -9, 0, "red2")
    d.scatter(t, 30, 28, d.motif("sprig", cloth.sprig), inset=11, scale=0.9)
    for p, sd in (
        ("140 276, 150 340, 152 404", -1),
        ("272 276, 264 340, 260 404", 1),
        ("140 440, 124 470, 118 490", -1),
        ("160 444, 152 470, 150 490", -1),
        ("250 444, 258 470, 262 490", 1),
        ("272 440, 284 464, 292 490", 1),
    ):
        d.fold(t, p, sd, 3, 10, "red2", 13)
    d.band("205 240, 207 330, 205 410, 205 490", 34, "gold", "lozenges", second="#F7E79A", clip=t, spacing=22)
    d.band("184 240, 186 330, 183 410, 178 490", 11, "green", "dots", second="gold", clip=t, spacing=13)
    d.band("226 240, 228 330, 227 410, 232 490", 11, "green", "dots", second="gold", clip=t, spacing=13)
    for y in (286, 320, 354, 388):
        for side in (-1, 1):
            with d.push(206, y, 1, 0, flip=side < 0):
                g = unary_union(
                    [d.tube("0 0, 18 1, 30 -2", [7, 6, 5.4]), d.blob("27 0 c, 33 -8, 40 -7, 52 -5 c, 44 0, 38 4, 32 4")]
                )
                lo = d.tube("24 -1, 30 -12, 38 -13, 38 -7", [4.6, 4.6, 4.4, 3.4])
                l2 = d.tube("24 0, 30 8, 37 10, 38 5", [4.6, 4.6, 4.4, 3.4])
                d.shape(lo.union(l2), "gold", 2.6)
                d.shape(g, "gold", 2.8)
                d.ink("10 0, 30 -2, 46 -4", 1.4, "gold2")
                d.shape(d.disc(22, 0, 4), "red", 2)
        d.shape(d.disc(206, y, 8), "red", 2.8)
        d.fill(d.disc(203.6, y - 2.4, 2.2), "#fff", fine=True)
    sa = d.blob("136 404, 170 414, 206 418, 242 414, 276 404, 280 428, 244 440, 206 444, 168 440, 132 430")
    d.shape(sa, "blue")
    d.crescent(sa, 0, 7, "blue2")
    for p in ("140 412, 190 424, 240 420, 274 412", "138 422, 190 434, 240 430, 276 420"):
        d.ink(p, 1.9, clip=sa)
    for x in range(150, 270, 12):
        d.ink([(x, 408 + 8 * math.sin((x - 136) / 45)), (x + 3, 424), (x - 2, 440)], 1.2, profile="in", clip=sa)
    for q in ("232 424, 240 450, 236 490", "240 424, 258 446, 262 490"):
        g = d.tube(q, [14, 22, 26])
        d.shape(g, "blue", 3.6)
        d.fold(g, [(float(x) - 2 * i, y) for i, (x, y) in enumerate(points_of(q))], 1, 2, 7, "blue2", 7)
    d.shape(d.disc(236, 424, 11, 10), "blue", 3.4)
    d.ink("228 420, 236 424, 232 431", 1.6)
    d.ink("243 418, 238 424", 1.4)

    def forearm(points: type_points, widths: Sequence[float], side: int) -> None:
        cloth.ringed(d, points, widths, "gold", "red", side)

    def puff(points: type_points, widths: Sequence[float], side: int) -> None:
        cloth.gored(d, points, widths, ("green", "green", "leaf"), 9, side)

    forearm("66 366, 84 408, 138 426", [46, 44, 32], 1)
    puff("122 264, 94 304, 70 366", [52, 88, 58], 1)
    d.band("36 352, 66 374, 98 374", 12, "gold", "dots", second="red", spacing=14)
    with d.push(130, 425, 1, 8):
        d.shape("-6 -22, 8 -26, 12 0, 8 26, -6 22", "linen", 3)
        for y in (-14, -5, 5, 14):
            d.ink([(-4, y), (9, y * 1.15)], 1.3)
    with d.push(180, 426, 0.95, 2):
        hands.fist_knuckles(d)
    cloth.wing(d, "96 288, 112 262, 146 244", 29)
    with d.push(406, 296, 1, -16):
        hands.fist_back(d)
    with d.push(410, 296, 1, 4):
        held.crowned_club(d)
    forearm("322 388, 346 378, 376 322", [46, 44, 32], 1)
    puff("290 266, 314 306, 318 376", [52, 86, 56], -1)
    d.band("288 378, 318 388, 346 370", 12, "gold", "dots", second="red", spacing=14)
    cloth.wing(d, "264 244, 298 262, 316 290", 29)
    with d.push(378, 324, 1, -48):
        d.shape("-6 -20, 8 -24, 12 0, 8 24, -6 20", "linen", 3)
        for y in (-13, -5, 5, 13):
            d.ink([(-4, y), (9, y * 1.15)], 1.3)
    with d.push(406, 296, 1, -16):
        hands.fist_front(d)
    with d.push(205, 226):
        cloth.ruff(d)
    with d.push(205, 112, 1.13):
        heads.front(d, heads.Features(iris="#3f6b2b", gaze=1.3))
        for side in (-1, 1):
            with d.push(0, 0, 1, 0, flip=side < 0):
                hair.locks(
                    d,
                    [
                        hair.wavy(44, -6, 60, 78, 5, 1.2, 0.6, 8),
                        hair.wavy(38, -6, 50, 90, 5, 1.3, 1.4, 8),
                        hair.wavy(33, -4, 42, 72, 4, 1.3, 0.2, 7),
                    ],
                    widths=(9, 14, 15, 12, 8, 2),
                )
        hair.fringe(d)
        hats.plume(d, "-30 -26, -62 -46, -92 -36, -104 -4, -96 30", 17, "red", "red2")
        hats.bonnet(d)
        hats.plume(d, "-34 -20, -48 -44, -74 -56, -100 -46", 12, "linen", "#ddd6c6")
        d.circle(-34, -18, 9, "gold", "ink", 2.8)
        d.circle(-34, -18, 4, "blue", "ink", 1.6)
