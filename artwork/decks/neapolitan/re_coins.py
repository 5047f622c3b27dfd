"""Re of coins: looks slightly left; the coin floats upper right; he gathers the mantle and leans on a rapier."""

from __future__ import annotations

import math
from collections.abc import Sequence

from artwork.engine import Drawing
from artwork.engine.curves import type_points
from artwork.parts import cloth, crowns, grips, hair, hands, legs, standing
from artwork.parts.faces import Look, turned
from artwork.suits import neapolitan as suits

LEAN = (6, 5, 2, -4, -7, -4, 0, 0)
TILT = (0, -0.015, -0.04, -0.01, 0.03, 0.02, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "gold", feet=((326, 49), (143, 54)))
    with standing.figure(d, LEAN, TILT, x=244, axis=240):
        figure(d)
    suits.coin(d, 405 if d.full else 400, 136, 64 if d.full else 76, "rings")


def figure(d: Drawing) -> None:
    """The king himself."""
    mantle(d)
    legs.leg(d, (282, 584), (285, 720), "gold", True, 1.08)
    with d.push(284, 716, 1.0, flip=True):
        legs.shoe(d, "blue", "gold")
    legs.leg(d, (198, 586), (178, 724), "gold", False, 1.08)
    with d.push(177, 720, 1.02):
        legs.shoe(d, "blue", "gold")

    def breech(pts: type_points, lines: Sequence[type_points]) -> None:
        g = d.shape(pts, "green", shade=(14, 8), hatch=(15, 6.5))
        for q in lines:
            cloth.slit(d, q, "gold", 9, g)

    breech(
        "246 440, 296 440, 322 470, 322 520, 308 552, 280 560, 256 550, 244 500",
        ["272 470, 282 510, 278 548", "296 462, 308 506, 298 544"],
    )
    breech(
        "246 440, 196 440, 166 470, 162 522, 174 554, 200 563, 228 554, 244 520, 250 470",
        ["222 470, 212 510, 212 552", "196 462, 182 510, 190 546"],
    )
    for x in (281, 200):
        d.shape(d.tube([(x - 25, 560, 12), (x, 566, 14), (x + 25, 561, 12)]), "red", width=3.4, shade=(4, 4))
    d.shape(
        "192 384, 298 384, 318 420, 334 474 c, 306 482, 280 474 c, 262 484, 238 474 c, 212 484, 188 474 c, "
        "156 476 c, 170 424",
        "blue",
        shade=(15, 8),
        hatch=(13, 6.5),
        folds=[
            ("224 396, 214 440, 212 478", 9),
            ("246 396, 244 440, 238 472", 8),
            ("266 396, 274 440, 280 472", 9),
            ("286 396, 302 440, 308 476", 8),
        ],
    )
    d.shape(
        d.tube("156 474 8, 188 473 8, 212 481 8, 238 473 8, 262 481 8, 280 473 8, 306 480 8, 334 473 8"),
        "gold",
        width=2.8,
        shade=(0, 3),
        swell=0.6,
    )
    d.shape(
        "244 226, 290 232, 326 246, 334 276, 322 320, 304 360, 298 390 c, 240 400, 192 390 c, 180 350, 166 310, "
        "158 270, 170 244, 204 230",
        "blue",
        shade=(26, 6),
        hatch=(18, 6.5),
        folds=[("198 372, 206 340, 200 310", 8), ("290 376, 278 345, 284 318", 9), ("176 275, 186 296, 186 324", 7)],
    )
    if d.full:
        flower = d.motif("brocade", cloth.brocade)
        for x, y in (
            (200, 300),
            (272, 302),
            (196, 346),
            (262, 348),
            (292, 336),
            (206, 374),
            (270, 378),
            (184, 272),
            (300, 276),
        ):
            d.use(flower, x, y)
    d.ink("222 250, 220 320, 230 396", 3.4, ends=(0.9, 0.9))
    d.shape(d.tube("190 388 14, 238 398 15, 300 388 14"), "red", width=3.6, shade=(4, 6))
    d.shape(d.box(218, 389, 242, 411), "gold", width=3, shade=(5, 5))
    d.fill(d.box(224, 395, 236, 405), "ink")
    for y in (330, 352, 374):
        d.shape(d.disc(236, y, 5.4, 5.4), "gold", width=2.4, shade=(2, 2), swell=0.4)
    for i in range(13):
        link = 186 + 100 * i / 12, 252 + 62 * math.sin(math.pi * i / 12) ** 0.8
        d.shape(d.disc(*link, 5.6), "gold", width=2.2, shade=(2, 2), swell=0.4)
    d.shape(d.disc(236, 322, 13, 14), "gold", width=3, shade=(4, 4))
    d.shape(d.disc(236, 322, 6, 7), "red", width=2.2, shade=(2, 2))
    d.shape(
        "150 436, 180 436, 200 500, 217 572 c, 208 596, 184 600 c, 180 632, 150 636 c, 144 668, 119 668, "
        "107 650 c, 122 560, 138 480",
        "red",
        width=3.8,
        shade=(8, 6),
    )
    for pts, fo in (
        (
            "147 436, 164 440, 156 520, 147 600, 147 646 c, 129 656, 107 650 c, 116 560, 132 490",
            [("150 450, 134 550, 119 646", 8), ("156 456, 144 560, 135 646", 6)],
        ),
        (
            "152 438, 170 440, 176 510, 176 570, 182 612 c, 158 622, 135 614 c, 143 540, 149 480",
            [("158 450, 152 530, 146 612", 8), ("164 456, 164 540, 164 614", 6)],
        ),
        (
            "160 438, 178 436, 194 490, 208 545, 216 574 c, 194 586, 166 582 c, 166 520, 162 470",
            [("168 450, 178 520, 180 580", 8), ("172 450, 190 510, 200 574", 6)],
        ),
    ):
        d.shape(pts, "blue", width=3.8, shade=(7, 6), hatch=(9, 6), folds=fo)
    d.shape(
        d.tube("116 346 46, 130 382 41, 148 410 28"),
        "gold",
        shade=(12, 8),
        hatch=(12, 6),
        folds=[("98 366, 116 376, 134 372", 7), ("114 392, 130 398, 146 390", 6)],
    )
    cloth.puff(d, "176 258 42, 154 288 60, 132 318 62, 116 350 42", "gold", "red", 3)
    d.shape(d.tube("98 344 11, 116 354 13, 136 358 11"), "red", width=3.2, shade=(3, 4))

    def bunch() -> None:
        d.shape(
            "-9 -20, -20 -40, -12 -54, 0 -46, 10 -58, 20 -46, 30 -48, 28 -32, 12 -18",
            "blue",
            width=3.2,
            shade=(5, 5),
            inner=["-2 -26, -6 -38, -10 -48", "4 -26, 8 -40, 10 -52", "9 -24, 18 -36, 26 -42"],
        )

    with d.push(166, 438, 0.84, turn=40, flip=True):
        hands.fist(d, bar=bunch)
    d.shape(
        d.tube("134 420 13, 147 412 15, 156 400 13"),
        "white",
        width=3.4,
        shade=(3, 5),
        inner=["141 419, 142 414, 142 409", "150 413, 151 408, 150 403"],
    )
    for pts, l in (
        (
            "162 240, 190 236, 186 262, 166 280, 140 284, 134 264",
            ["180 242, 168 258, 150 274", "170 240, 156 254, 142 268"],
        ),
        (
            "298 238, 326 240, 348 262, 346 284, 322 284, 302 264",
            ["308 244, 322 260, 334 276", "318 244, 332 258, 342 270"],
        ),
    ):
        d.shape(pts, "red", width=3.8, shade=(6, 7), inner=l)

    sword_arm(d)
    d.shape(
        "196 232, 222 224, 262 224, 292 232, 322 244, 310 268, 278 262, 240 282, 206 264, 176 266, 168 246",
        "white",
        width=3.8,
        shade=(6, 8),
        hatch=(8, 6),
        folds=[("240 278, 238 262, 240 244", 0)],
    )
    for x, y in ((190, 252), (212, 246), (228, 262), (256, 260), (272, 246), (296, 252), (204, 258), (282, 256)):
        if d.full:
            d.ink([(x, y - 5), (x + 1, y), (x, y + 5)], 4)
    hs = 1.04 if d.full else 1.14
    with d.push(242, 206 - 98 * hs, hs, turn=-2):
        d.shape(
            "-20 10, 30 8, 48 34, 56 66, 60 96, 52 118, 36 126, 20 112, -20 112, -34 118, -42 100, -36 70, -38 40",
            "grey",
            shade=(8, 4),
            inner=["44 50, 50 84, 44 116", "50 56, 56 90, 50 108"],
        )
        turned(d, Look(gaze=-0.5, hair="grey2", bridge="long", lift=1.5, brow=1.35, age=2, jaw=0.96))
        d.shape(
            "28 20, 44 34, 50 60, 54 84, 50 108, 40 118, 34 100, 36 80, 34 56",
            "grey",
            width=3.4,
            shade=(6, 4),
            inner=["38 34, 42 66, 44 102", "44 40, 48 70, 49 100"],
        )
        hair.full_beard(d, "grey", 1.25)
        crowns.spiked(d)


def mantle(d: Drawing) -> None:
    """The mantle behind him, blue outside, red inside, open at the right."""
    d.shape(
        "296 244, 326 244, 342 330, 354 450, 364 600, 372 712 c, 352 726, 334 714, 318 724, 300 716 c, 302 600, "
        "288 440",
        "red",
        shade=(14, 6),
        hatch=(13, 6.5),
        folds=[("332 400, 344 540, 354 716", 12), ("316 500, 326 620, 334 712", 11), ("304 560, 308 640, 314 716", 8)],
    )
    d.shape(
        "316 240, 336 252, 354 310, 374 420, 388 560, 406 702 c, 390 718, 370 710 c, 361 580, 349 450, 331 340, "
        "318 280",
        "blue",
        shade=(10, 4),
        hatch=(12, 6),
        folds=[("340 280, 362 420, 382 600, 389 706", 8)],
    )
    d.band("320 272, 333 340, 350 450, 362 580, 371 704", 9, "gold", "dots", "red", spacing=15)
    hem = d.shape(
        "190 236, 150 248, 130 280, 110 360, 94 470, 79 600, 66 690 c, 80 708, 98 698, 112 712, 130 700, 148 712 c, "
        "154 620, 164 520, 178 430, 196 330, 200 270",
        "blue",
        shade=(16, 6),
        hatch=(14, 6.5),
        folds=[("130 300, 106 460, 84 700", 13), ("124 420, 110 560, 100 696", 12), ("152 440, 135 560, 130 698", 12)],
    )
    edge = ["60 672, 81 692, 98 682, 113 696, 131 684, 154 697"]
    d.lines(edge, 11, clip=hem)
    d.lines(edge, 6, "gold", clip=hem)


def sword_arm(d: Drawing) -> None:
    """The arm at the right hangs, the hand on the pommel of a rapier that slants away from him."""

    def rapier() -> None:
        d.shape("-6 30 c, -5 190, 0 246 c, 5 190, 6 30 c", "steel", width=3.2, shade=(5, 0))
        d.ink("0 40, 0 120, 0 220", 1.8)
        d.shape(d.tube("0 -44 9, 0 34 9"), "gold", width=3, shade=(3, 0))
        d.shape(d.disc(0, -50, 9, 9), "gold", width=3, shade=(3, 3))
        d.shape(d.tube("-34 26 8, -20 33 9, 0 34 11, 20 33 9, 34 42 8"), "gold", width=3.2, shade=(2, 4))
        d.shape(d.disc(-36, 25, 6, 6), "gold", width=2.6)
        d.shape(d.disc(36, 43, 6, 6), "gold", width=2.6)

    with d.push(318, 408, 0.86, turn=-24), d.push(0, 52):
        rapier()
    shoulder, elbow, wrist = (318, 266), (366, 342), (356, 396)
    standing.forearm(d, elbow, wrist, "gold", (44, 40, 27), bulge=3)
    with d.push(318, 414, 0.86, turn=-4, flip=True):
        grips.on_pommel(d)
    standing.cuff(d, elbow, wrist, 17)
    standing.puffed(d, shoulder, (364, 340), "gold", "red", 3, 1.0, out=-9)
    standing.cross(d, shoulder, (364, 340), 0.97, 25, "red")
