"""Whole horses, some 440 wide and 480 high: a body that carries a rider, from the side."""

from __future__ import annotations

import math

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, fillet, unary_union
from artwork.engine.curves import type_points
from artwork.parts.horses import hoof, mane_lock

HIND = (
    "84 520, 92 558, 97 584, 91 608, 80 622, 83 636, 92 654, 95 676, 94 694, 89 704, 95 714, 106 727, "
    "129 725, 125 713, 117 702, 113 690, 113 668, 118 650, 128 632, 142 612, 162 590, 182 562, 190 530, "
    "150 480, 100 480"
)
FORE = (
    "326 530, 334 575, 341 608, 339 630, 343 648, 342 690, 335 702, 341 713, 352 726, 375 723, 368 713, "
    "361 702, 359 688, 360 648, 367 630, 363 610, 368 582, 384 535"
)
RAISED = (
    "380 520, 398 540, 416 558, 432 573, 440 590, 438 606, 429 622, 417 644, 412 660, 404 672, 392 681, "
    "377 668, 380 655, 391 645, 400 630, 408 616, 405 606, 390 600, 366 588, 344 572, 330 545, 345 510"
)


def horse(
    d: Drawing,
    raised: bool = True,
    coat: str = "horse",
    mane: str = "mane",
    leather: str = "red",
    metal: str = "gold",
    harness: bool = True,
) -> BaseGeometry:
    """A bridled horse that looks right (mirror the place for left), near foreleg raised or all four feet down.

    Anchors: saddle (240, 446), girth (250, 600), bit (441, 402), withers (296, 446), ground y 744, tail (100, 470).
    harness: breast strap and crupper. The saddle cloth and the rider come after, the reins from the bit.
    """
    dark = "far" + coat if "far" + coat in d.palette else coat + "2"
    with d.push(182 if raised else 168, 494, 1, -15 if raised else -7), d.push(-140, -500):
        d.shape(HIND, dark, shade=(8, 2), hatch=(9, 6), inner=[("104 646, 110 654, 106 664", 2.2)])
        with d.push(118, 727, 0.96, turn=9 if raised else 4):
            hoof(d)
    with d.push(0 if raised else -34, 0):
        d.shape(
            FORE,
            dark,
            shade=(7, 2),
            hatch=(9, 6),
            inner=[("346 622, 352 630, 348 640", 2), ("364 622, 360 634, 362 642", 1.8)],
        )
        with d.push(364, 725, 0.96):
            hoof(d)
    mane_lock(d, "100 470, 66 474, 46 530, 52 600, 30 660, 38 690", 34, mane, (7, 4))
    mane_lock(d, "96 468, 58 486, 34 550, 36 610, 16 650", 24, mane, (5, 4))
    mane_lock(d, "98 474, 74 500, 62 570, 72 640, 58 690", 22, mane, (5, 4))
    trunk = d.blob(
        "80 506, 88 472, 108 448, 138 436, 170 440, 200 452, 236 459, 266 454, 292 436, 340 452, 384 474, "
        "403 496, 400 524, 382 550, 350 580, 310 598, 262 602, 216 592, 176 574, 126 572, 90 544"
    )
    neck = d.blob(
        "268 456, 296 424, 314 390, 327 350, 345 312, 370 290, 402 294, 412 322, 409 352, 402 374, 394 398, "
        "391 426, 395 458, 403 490, 390 530, 340 530, 300 500"
    )
    head = d.blob(
        "380 296, 394 287, 412 291, 424 306, 433 327, 443 350, 455 374, 462 388, 464 400, 458 409, 450 412, "
        "446 418, 438 417, 434 408, 424 400, 408 392, 396 378, 388 352"
    )
    hind = d.blob(HIND).union(d.tube("140 500 108, 142 536 84"))
    if raised:
        fore = d.blob(RAISED)
    else:
        with d.push(24, 2):
            fore = d.blob(FORE)
    outline = fillet(unary_union([trunk, neck, head, hind, fore]), 9)
    body = d.shape(
        outline,
        coat,
        shade=(7, 9),
        hatch=(15, 7, 0.35),
        extra=[
            "172 560, 204 574, 260 584, 310 578, 346 556, 376 528, 390 550, 340 600, 250 616, 176 588",
            "396 388, 383 420, 380 456, 386 490, 374 530, 396 540, 412 500, 404 440, 402 396",
            "150 500, 166 530, 152 560, 130 590, 120 610, 140 596, 168 560, 180 530",
            "330 470, 346 500, 340 536, 322 560, 345 556, 360 530, 356 496",
            "396 374, 408 378, 420 392, 436 404, 424 406, 400 394",
        ],
    )

    def line(points: type_points, width: float = 2.6, ends: tuple[float, float] = (0.1, 0.1)) -> None:
        d.ink(points, width, ends=ends, clip=body)

    line("312 446, 334 480, 340 520, 326 556", 3.2)
    line("336 556, 358 572, 384 590", 2.2)
    line("352 500, 366 522, 364 546", 2.6)
    line("152 470, 174 505, 172 540, 154 566, 140 590", 3.4)
    line("112 556, 122 580, 112 606", 2.4)
    line("110 480, 124 496, 126 520", 2.2)
    line("342 400, 352 420, 356 446", 2.4)
    line("366 380, 374 404, 374 436", 2.4)
    line("196 560, 206 574, 220 582", 2.4)
    if raised:
        line("408 590, 416 600, 424 598", 2.0)
    if raised:
        line("410 600, 412 620, 402 644", 1.6)
    for q, ws in (
        ("318 452, 344 480, 352 512, 338 548", 13),
        ("330 390, 350 420, 360 456", 9),
        ("108 500, 118 530, 108 566", 9),
        ("206 566, 214 580, 228 590", 7),
        ("268 572, 282 586, 300 592", 7),
    ):
        d.fill(d.wedge(q, ws).intersection(body.buffer(-3)), coat + "2")
    line("318 448, 342 478, 350 512, 336 550", 3.4)
    line("356 540, 378 548, 398 566", 2.4)
    line("330 392, 350 420, 358 452", 2.6)
    if d.full:
        for k in range(9):
            y = 470 + k * 9
            x = 328 + 16 * math.sin((k + 2) / 11 * math.pi)
            line([(x + 6, y), (x - 6, y + 3), (x - 18, y + 9)], 2.0, (0.9, 0.05))
        for k in range(8):
            y = 492 + k * 9
            x = 170 - abs(k - 2) * 2.6
            line([(x + 3, y), (x - 8, y + 4), (x - 20, y + 10)], 2.0, (0.9, 0.05))
    with d.push(118, 728, 1.0):
        hoof(d)
    with d.push(384, 676, 0.95, turn=60) if raised else d.push(388, 728):
        hoof(d)
    line("84 624, 92 630, 96 640", 2.4)
    line("112 616, 108 632, 114 646", 2.4)
    line("104 656, 106 674, 105 692", 1.8)
    line("96 704, 104 708, 112 704", 2.0)
    if raised:
        line("422 580, 416 592, 420 604", 2.2)
    if raised:
        line("420 612, 410 632, 400 648", 1.8)
    line("392 342, 392 362, 404 380, 418 380", 3.2)
    line("424 330, 432 350, 440 366", 1.8)
    d.shape("404 326 c, 410 319, 418 320, 422 327 c, 415 331", "black2", width=2.4, shade=(0, 0))
    d.fill(d.disc(413, 323, 2, 1.6), "white")
    line("400 322, 409 313, 421 317", 3)
    d.shape("449 388, 455 384, 459 389, 456 396, 451 394", "black2", width=1.8, shade=(0, 0))
    line("436 409, 444 405, 454 408", 2.8, (0.2, 0.7))
    line("446 380, 452 378, 458 382", 2)
    d.shape("398 292, 398 272, 408 258 c, 414 274, 412 292", coat, width=3.6, shade=(4, 3))
    d.shape(
        "382 298, 376 276, 382 258 c, 394 274, 397 294",
        coat,
        width=3.6,
        shade=(5, 3),
        inner=[("386 290, 384 278, 383 268", 3)],
    )
    for a, b, c, side, w in [
        ((280, 440), (298, 442), (304, 462), (322, 470), 17),
        ((292, 424), (314, 424), (320, 448), (338, 456), 18),
        ((304, 402), (328, 402), (332, 428), (352, 438), 18),
        ((314, 378), (338, 380), (342, 404), (362, 412), 18),
        ((323, 352), (347, 354), (350, 380), (372, 388), 18),
        ((334, 326), (358, 330), (360, 354), (380, 364), 17),
        ((352, 302), (372, 310), (370, 334), (388, 344), 16),
    ]:
        mane_lock(d, [a, b, c, side], w, mane, (3, 4))
    mane_lock(d, "392 284, 412 290, 416 306, 426 320", 13, mane, (3, 3))

    def strap(p: type_points, w: float = 8, colour: str = leather) -> None:
        d.shape(d.tube(p, [w]), colour, width=2.8, shade=(2, 3), swell=0.5, clip=body.buffer(1.5))

    strap("388 300, 396 330, 416 364, 440 398", 7)
    strap("394 326, 408 312, 424 310", 7)
    strap("420 392, 430 372, 446 358", 8)
    d.shape(d.disc(441, 400, 7, 7), metal, width=2.8, shade=(2, 2))
    d.shape(d.disc(396, 327, 5.5, 5.5), metal, width=2.6, shade=(2, 2))
    if not harness:
        return body
    strap("296 486, 340 500, 376 506, 412 500", 10)
    d.shape(d.disc(372, 506, 9, 10), metal, width=3, shade=(3, 3))
    d.shape(d.tube("372 518 5, 371 530 8, 371 538 4"), metal, width=2.6)
    strap("190 476, 140 466, 70 476", 9)
    for x in (158, 134, 110):
        d.shape(d.tube([(x, 474, 8), (x - 2, 490, 6), (x - 3, 500, 9)]), metal, width=2.6, shade=(2, 2))
    return body
