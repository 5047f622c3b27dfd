"""Fante of cups: frontal, a cup on his open palm, a thin stick at the right hip."""

from __future__ import annotations

from collections.abc import Sequence

from artwork.engine import Drawing
from artwork.engine.curves import type_points
from artwork.parts import cloth, hair, hands, hats, heads, legs, standing
from artwork.suits import neapolitan as suits

LEAN = (-10, -7, -3, 4, 9, 6, 0, 0)
TILT = (0.0, 0.02, 0.055, 0.02, -0.045, -0.03, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "red", feet=((312, 43), (141, 48)))
    with standing.figure(d, LEAN, TILT, x=262):
        figure(d)


def figure(d: Drawing) -> None:
    """The page himself."""
    legs.leg(d, (285, 576), (278, 718), "green", True)
    with d.push(277, 714, 0.98, flip=True):
        legs.shoe(d, "red", "gold")
    legs.leg(d, (192, 582), (161, 722), "green")
    with d.push(161, 718, 0.98):
        legs.shoe(d, "red", "gold")

    def breech(pts: type_points, lines: Sequence[type_points]) -> None:
        g = d.shape(pts, "gold", shade=(16, 8), hatch=(15, 6.5))
        for q in lines:
            cloth.slit(d, q, "red", 11, g)

    breech(
        "250 428, 300 424, 331 450, 334 498, 316 540, 290 551, 263 547, 253 520, 250 470",
        ["273 445, 280 490, 276 535", "300 440, 313 488, 300 536"],
    )
    breech(
        "250 428, 202 424, 166 452, 160 502, 170 544, 194 558, 224 554, 245 524, 252 470",
        ["226 445, 216 490, 217 535", "198 440, 182 488, 190 538"],
    )
    for x, y in ((285, 0), (195, 6)):
        d.shape(
            d.tube([(x - 25, 552 + y, 12), (x, 557 + y, 13), (x + 25, 552 + y, 12)]), "gold", width=3.4, shade=(4, 4)
        )
    with d.push(306, 559, 0.8, turn=-6):
        cloth.bow(d)
    with d.push(174, 565, 0.8, turn=8):
        cloth.bow(d)
    d.shape(
        d.tube("372 340 38, 360 376 36, 338 404 25"),
        "red",
        shade=(12, 8),
        hatch=(12, 6),
        folds=[("390 364, 374 370, 358 368", 6), ("372 388, 358 390, 344 384", 6)],
    )
    cloth.puff(d, "318 258 40, 338 284 58, 360 314 60, 376 342 38", "red", "gold", 3)
    d.shape(d.tube("358 350 10, 374 346 12, 392 334 10"), "gold", width=3.2, shade=(3, 4))
    d.shape(
        "196 388, 304 388, 330 430, 346 462 c, 322 456, 300 466 c, 276 456, 250 468 c, 226 456, 200 466 c, "
        "178 456, 154 462 c, 170 430",
        "green",
        shade=(16, 8),
        hatch=(13, 6.5),
        folds=[
            ("232 398, 226 430, 226 456", 9),
            ("268 398, 275 430, 276 456", 9),
            ("208 398, 190 425, 178 454", 8),
            ("294 398, 314 425, 322 454", 8),
        ],
    )
    d.shape(
        "250 228, 290 232, 330 247, 342 267, 332 302, 314 345, 304 394 c, 250 402, 196 394 c, 186 345, 168 298, "
        "158 256, 170 236, 210 227",
        "green",
        shade=(26, 6),
        hatch=(20, 6.5),
        folds=[("200 376, 214 340, 210 310", 8), ("298 380, 284 345, 290 315", 9), ("176 275, 190 300, 192 330", 7)],
    )
    d.ink("250 240, 253 320, 250 398", 3.4, ends=(0.9, 0.9))
    for f_ in (1, -1):
        for a, b in ((34, 300), (30, 330), (24, 360), (58, 286), (52, 318)):
            x = 250 + f_ * a
            cloth.slit(d, [(x + f_ * 2.6, b - 8), (x, b), (x - f_ * 4.5, b + 8)], "gold", 5)
    for y in (268, 292, 316, 340, 364):
        d.shape(d.disc(243, y, 5.4, 5.4), "gold", width=2.4, shade=(2, 2), swell=0.4)
    d.shape(d.tube("194 392 13, 250 401 14, 306 392 13"), "leather", width=3.6, shade=(4, 5))
    d.shape(d.box(239, 391, 261, 411), "gold", width=3, shade=(5, 5))
    d.fill(d.box(245, 397, 255, 405), "ink")
    d.shape(
        d.tube("128 342 34, 112 322 36, 100 292 27"),
        "red",
        shade=(11, 8),
        hatch=(12, 6),
        folds=[("148 344, 130 338, 116 340", 7), ("128 316, 114 318, 102 312", 6)],
    )
    cloth.puff(d, "182 256 40, 164 284 58, 144 316 60, 128 346 40", "red", "gold", 3)
    d.shape(d.tube("110 340 10, 130 350 12, 148 356 10"), "gold", width=3.2, shade=(3, 4))
    d.shape(
        d.tube("86 288 13, 100 283 14, 116 280 13"),
        "white",
        width=3.4,
        shade=(3, 5),
        inner=["94 288, 96 284, 96 279", "104 286, 106 282, 106 277"],
    )
    with d.push(86, 236, 0.88):

        def on() -> None:
            suits.cup(d, -10, -60, 126 if d.full else 150)

        hands.palm(d, on=on)
    for f, x in ((1, 0), (-1, 500)):
        with d.push(x, -5 if f > 0 else 4, 1, flip=f < 0):
            d.shape(
                "168 238, 194 236, 192 256, 176 276, 150 284, 146 266",
                "gold",
                width=3.8,
                shade=(5, 6),
                inner=["186 242, 176 256, 160 270", "178 240, 166 252, 152 268"],
            )

    def stick() -> None:
        d.shape(d.tube("0 -62 9, 0 60 8, 0 215 6"), "leather", width=3, shade=(3, 0))
        d.shape(d.disc(0, -64, 8, 8), "gold", width=3, shade=(3, 3))

    with d.push(326, 412, 0.82, turn=-26):
        hands.fist(d, bar=stick)
    d.shape(
        d.tube("346 388 14, 358 396 15, 366 408 14"),
        "white",
        width=3.4,
        shade=(3, 5),
        inner=["354 388, 351 393, 349 396", "364 398, 360 402, 357 405"],
    )
    d.shape(
        "234 190, 266 190, 268 226, 280 240, 250 262, 220 240, 232 226",
        "flesh",
        width=3.4,
        shade=(8, 0),
        extra=["230 196, 270 196, 266 222, 250 214, 232 222"],
    )
    d.shape(
        "214 226, 232 232, 250 258 c, 268 232, 286 226, 306 240, 298 262, 274 282, 250 262 c, 226 282, 202 262, "
        "194 240",
        "gold",
        width=3.8,
        shade=(7, 7),
        hatch=(8, 6),
        inner=["206 246, 222 256, 228 274", "294 246, 280 256, 273 274"],
    )
    hs = 0.98 if d.full else 1.05
    with d.push(249, 210 - 98 * hs, hs, turn=-6):
        d.shape("-30 10, -44 30, -48 58, -44 82, -20 90, 20 90, 44 82, 48 56, 44 30, 30 10", "brown", shade=(8, 4))
        look = heads.Features(gaze=-0.5, brow=1.35, jaw=1.05, iris="#3d6b35", lift=1.2, mouth="smile", eye=1.1)
        heads.small(d, look)
        for side, rows in (
            (1, [hair.wavy(42, 14, 56, 80, 5, 1.3, 0.3, 8), hair.wavy(35, 14, 42, 84, 5, 1.3, 1.2, -7)]),
            (-1, [hair.wavy(-42, 14, -58, 74, 5, 1.2, 0.8, -8), hair.wavy(-35, 14, -43, 86, 5, 1.4, 0.2, -8)]),
        ):
            hair.locks(d, rows[::side], widths=(11, 18, 19, 15, 9, 3), colour="brown")
        hair.locks(
            d,
            [hair.wavy(-24, 12, -8, 30, 2, 1, 0.3, 4), hair.wavy(20, 12, 6, 28, 2, 1, 0.3, -4)],
            widths=(8, 11, 9, 5, 2),
            colour="brown",
        )
        hats.feather(d, "38 4, 64 -28, 60 -64, 22 -78, -22 -62", 36, "red", 12)
        with d.push(0, -5):
            hats.beret(d)
