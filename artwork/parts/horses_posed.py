"""Whole horses from the side that each stand or step in their own way: legs, neck and head turn at their joints.

Units and anchors of ``steeds.horse``: it looks right (mirror the place for left); saddle (240, 446), withers
(296, 446), ground y 744. ``bit`` says where the reins begin.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, fillet, points_of, unary_union
from artwork.engine.curves import type_points
from artwork.engine.ink import Colour
from artwork.parts.horses import hoof
from artwork.parts.steeds import FORE, HIND

Pair = tuple[str, str]
Joint = tuple[float, float, float]
Turns = tuple[float, float, float]
WITHERS = (332.0, 474.0)
POLL = (392.0, 312.0)

TRUNK = (
    "80 506, 88 472, 108 448, 138 436, 170 440, 200 452, 236 459, 266 454, 292 436, 340 452, 384 474, "
    "403 496, 402 524, 384 550, 350 580, 310 598, 262 602, 216 592, 176 574, 126 572, 90 544"
)
NECK = (
    "262 456, 290 424, 308 388, 322 348, 342 310, 370 288, 402 294, 412 322, 409 352, 403 374, 398 398, "
    "396 426, 399 458, 403 490, 390 530, 340 530, 296 500"
)
HEAD = (
    "376 300, 388 288, 404 288, 416 294, 426 308, 434 327, 444 350, 455 372, 463 386, 465 399, 459 408, 452 410, "
    "447 417, 439 418, 434 410, 424 402, 410 396, 397 384, 386 360, 378 330"
)
# fmt: off
DAPPLES = (
    (120, 478, 7), (142, 462, 6), (138, 494, 8), (112, 508, 6), (160, 484, 6), (128, 524, 7), (158, 512, 7),
    (182, 472, 5), (356, 478, 6), (372, 500, 7), (366, 528, 6), (388, 512, 5),
)
# fmt: on
CREST = ((392, 290), (362, 296), (341, 316), (327, 346), (316, 378), (304, 406), (288, 432))


@dataclass(frozen=True)
class Coat:
    """Colours: the coat, the far legs, mane and tail; ``socks``: of the pasterns, if they are white."""

    coat: Pair = ("#c4ac98", "#937765")
    far: Pair = ("#a58c79", "#7c6454")
    mane: Pair = ("#6a5142", "#44332a")
    muzzle: str = "#a78572"
    light: str = "#d8c5b4"
    socks: str | None = None
    blaze: bool = False
    dapples: bool = False


@dataclass(frozen=True)
class Stance:
    """Turns in degrees, clockwise: legs from the top (shoulder or hip), at knee or hock, at the fetlock; neck; head.

    A foot goes forward with a negative turn at the shoulder, a knee bends with a positive one.
    """

    near_fore: Turns = (0, 0, 0)
    far_fore: Turns = (0, 0, 0)
    near_hind: Turns = (0, 0, 0)
    far_hind: Turns = (0, 0, 0)
    neck: float = 0
    head: float = 0
    near_shift: float = 24
    far_shift: float = -34
    tail: Sequence[tuple[str, float]] = field(
        default=(
            ("100 470, 66 474, 46 530, 52 600, 30 660, 38 690", 34),
            ("96 468, 58 486, 34 550, 36 610, 16 650", 24),
            ("98 474, 74 500, 62 570, 72 640, 58 690", 22),
        )
    )


def turned(x: float, y: float, joint: Joint, share: float = 1.0) -> tuple[float, float]:
    """A point turned about a joint (x, y, degrees)."""
    c, s = math.cos(math.radians(joint[2] * share)), math.sin(math.radians(joint[2] * share))
    dx, dy = x - joint[0], y - joint[1]
    return joint[0] + dx * c - dy * s, joint[1] + dx * s + dy * c


def bent(points: type_points, joints: Sequence[Joint], reach: float = 14) -> list[tuple[float | str, ...]]:
    """An outline whose parts below each joint (the lowest first) are turned about it; smooth within ``reach``."""
    out: list[tuple[float | str, ...]] = []
    for x0, y0, *flag in points_of(points):
        x, y = float(x0), float(y0)
        for joint in joints:
            share = min(1.0, max(0.0, (float(y0) - joint[1] + reach) / (2 * reach)))
            x, y = turned(x, y, joint, share)
        out.append((x, y, *flag))
    return out


def fore_joints(turns: Turns) -> list[Joint]:
    """Fetlock, knee and shoulder of ``FORE``."""
    return [(351, 704, turns[2]), (352, 630, turns[1]), (354, 540, turns[0])]


def hind_joints(turns: Turns) -> list[Joint]:
    """Fetlock, hock and hip of ``HIND``."""
    return [(105, 704, turns[2]), (104, 646, turns[1]), (140, 510, turns[0])]


class Leg:
    """One leg: its outline, its lines and its hoof, all bent alike."""

    def __init__(self, d: Drawing, hind: bool, turns: Turns, shift: float = 0) -> None:
        self.d, self.hind, self.shift = d, hind, shift
        self.joints = hind_joints(turns) if hind else fore_joints(turns)
        self.turn = sum(turns)

    def points(self, text: str) -> list[tuple[float | str, ...]]:
        """Points at rest, where they come to stand."""
        return [(float(x) + self.shift, *rest) for x, *rest in bent(text, self.joints)]

    def region(self) -> BaseGeometry:
        """The leg's area."""
        return self.d.blob(self.points(HIND if self.hind else FORE))

    def details(self, inside: BaseGeometry, socks: str | None) -> None:
        """Joints and tendons, a sock, the hoof."""
        d = self.d
        rows = (
            ("84 624, 92 630, 96 640", "112 616, 108 632, 114 646", "104 656, 106 674, 105 692",
             "96 704, 104 708, 112 704")
            if self.hind
            else ("343 612, 350 618, 348 630", "364 612, 360 630, 362 640", "355 652, 356 670, 354 690",
                  "344 704, 352 708, 360 704")
        )  # fmt: skip
        if socks:
            top = "88 690, 96 684, 106 688, 118 682, 140 740, 84 740" if self.hind else (
                "334 690, 342 684, 352 688, 364 682, 390 740, 330 740")  # fmt: skip
            d.fill(self.points(top), socks, clip=inside.buffer(-1.6))
        for row, width in zip(rows, (2.2, 2.2, 1.6, 1.8), strict=True):
            d.ink(self.points(row), width, ends=(0.1, 0.1), clip=inside)
        (x, y, *_) = self.points("118 726" if self.hind else "364 725")[0]
        with d.push(float(x), float(y), 0.97, turn=self.turn):
            hoof(d)


def lock(d: Drawing, points: type_points, width: float, colour: Pair) -> None:
    """A pointed lock of mane or tail."""
    limb = d.limb(points, (width * 0.7, width, width * 0.9, width * 0.45, width * 0.05))
    d.shape(limb.region, colour, 3.0 if d.full else 2.2, shade=(4, 4) if d.full else None, swell=0)
    if d.full:
        d.ink_line(limb.rail(-0.1), 1.8, d.ink_colour, clip=limb.region, nodes=4)
        if width > 23:
            d.ink_line(limb.rail(-0.55), 1.2, d.ink_colour, clip=limb.region, nodes=4)


def neck_points(points: type_points, stance: Stance) -> list[tuple[float | str, ...]]:
    """Points of the neck at rest, where they come to stand: the neck turns more towards the poll."""
    out: list[tuple[float | str, ...]] = []
    for x, y, *flag in points_of(points):
        share = min(1.0, max(0.0, (WITHERS[1] - float(y)) / 140))
        out.append((*turned(float(x), float(y), (*WITHERS, stance.neck), share), *flag))
    return out


@contextmanager
def head_place(d: Drawing, stance: Stance) -> Iterator[None]:
    """The place of the head, in the coordinates of a horse at rest."""
    x, y = turned(*POLL, (*WITHERS, stance.neck))
    with d.push(x, y, turn=stance.neck + stance.head), d.push(-POLL[0], -POLL[1]):
        yield


def bit(stance: Stance) -> tuple[float, float]:
    """Where the reins begin."""
    x, y = turned(441, 402, (*POLL, stance.head))
    return turned(x, y, (*WITHERS, stance.neck))


def body(d: Drawing, stance: Stance, coat: Coat) -> BaseGeometry:
    """The whole horse without bridle and harness; returns its near outline."""
    with d.push(42, -8), d.push(0, 0):
        leg = Leg(d, True, stance.far_hind)
        region = d.shape(leg.region(), coat.far, shade=(8, 2), hatch=(9, 6))
        leg.details(region, coat.socks)
    with d.push(stance.far_shift, -6):
        leg = Leg(d, False, stance.far_fore)
        region = d.shape(leg.region(), coat.far, shade=(7, 2), hatch=(9, 6))
        leg.details(region, coat.socks)
    for points, width in stance.tail:
        lock(d, points, width, coat.mane)
    hind, fore = Leg(d, True, stance.near_hind), Leg(d, False, stance.near_fore, stance.near_shift)
    with head_place(d, stance):
        head = d.blob(HEAD)
    parts = [d.blob(TRUNK), d.blob(neck_points(NECK, stance)), head, d.tube("140 500 108, 142 536 84")]
    outline = fillet(unary_union([*parts, hind.region(), fore.region()]), 9)
    near = d.shape(
        outline,
        coat.coat,
        shade=(7, 9),
        hatch=(15, 7, 0.35),
        extra=[
            "172 560, 204 574, 260 584, 310 578, 346 556, 376 528, 390 550, 340 600, 250 616, 176 588",
            neck_points("400 388, 386 420, 382 456, 388 490, 378 530, 400 540, 414 500, 408 440, 406 396", stance),
            "150 500, 166 530, 152 560, 130 590, 120 610, 140 596, 168 560, 180 530",
            "330 470, 346 500, 340 536, 322 560, 345 556, 360 530, 356 496",
        ],
    )
    for x, y, r in DAPPLES if coat.dapples and d.full else ():
        d.fill(d.disc(x, y, r, r * 0.82), coat.light, clip=near)
    muscles(d, near, stance, coat)
    hind.details(near, coat.socks)
    fore.details(near, coat.socks)
    return near


def muscles(d: Drawing, near: BaseGeometry, stance: Stance, coat: Coat) -> None:
    """Lights and lines of shoulder, stifle, flank and neck."""
    for points in ("104 466, 124 452, 150 450, 140 458, 118 468", "300 452, 322 462, 334 478, 318 474"):
        d.fill(points, coat.light, clip=near, fine=True)
    d.fill(
        neck_points("330 356, 340 340, 348 350, 342 384, 332 416, 322 426, 326 392", stance),
        coat.light,
        0.8,
        near,
        True,
    )
    rows: list[tuple[type_points, float]] = [
        ("316 448, 340 478, 348 512, 334 550", 3.4),
        ("340 560, 360 572, 380 586", 2.3),
        ("356 500, 370 522, 368 548", 2.6),
        ("366 548, 384 552, 398 566", 2.2),
        ("152 470, 174 505, 172 540, 154 566, 140 590", 3.4),
        ("112 556, 122 580, 112 606", 2.4),
        ("110 480, 124 496, 126 520", 2.2),
        ("196 560, 206 574, 220 582", 2.4),
        (neck_points("346 396, 354 418, 358 446", stance), 2.6),
        (neck_points("374 366, 380 400, 380 436", stance), 2.4),
    ]
    for row, width in rows:
        d.ink(row, width, ends=(0.1, 0.1), clip=near)
    for k in range(8):
        y = 474 + k * 9
        x = 330 + 15 * math.sin((k + 2) / 11 * math.pi)
        d.ink([(x + 6, y), (x - 6, y + 3), (x - 17, y + 9)], 1.9, ends=(0.9, 0.05), clip=near)
    for k in range(7):
        y = 494 + k * 9
        x = 170 - abs(k - 2) * 2.6
        d.ink([(x + 3, y), (x - 8, y + 4), (x - 20, y + 10)], 1.9, ends=(0.9, 0.05), clip=near)


def head(d: Drawing, stance: Stance, coat: Coat, near: BaseGeometry) -> None:
    """Eye, nostril, mouth, cheek and ears."""
    with head_place(d, stance):
        d.fill("446 366, 458 374, 470 396, 462 412, 444 424, 432 412, 438 392", coat.muzzle, clip=near.buffer(-1.4))
        if coat.blaze:
            d.fill(
                "414 296, 422 300, 434 326, 446 352, 454 368, 446 364, 432 342, 420 318",
                "white",
                clip=near.buffer(-1.2),
            )
        d.fill("398 386, 410 390, 424 398, 434 404, 424 408, 396 396", coat.coat[1], clip=near.buffer(-1.4))
        d.ink("393 346, 394 366, 404 380, 418 383", 3.0, clip=near)
        d.ink("424 332, 433 352, 442 368", 2.0, clip=near)
        d.ink("416 336, 424 352, 432 364", 1.4, clip=near)
        d.shape("404 328 c, 410 319.5, 419 320.5, 423 328 c, 415 332", ("#3a2a20", "#1c1a17"), width=2.4, swell=0)
        d.fill(d.disc(412.6, 323.6, 2, 1.7), "white")
        d.ink("399 323, 408 313.5, 421 317.5, 426 325", 3)
        d.ink("405 336, 413 338, 421 334", 1.6)
        d.shape("449 387, 455 383, 459 388, 456 395, 451 393", "ink", width=1.6, swell=0)
        d.ink("447 382, 453 378.5, 459 383", 1.8)
        d.ink("436 409.5, 445 405.5, 456 407.5", 2.6, ends=(0.2, 0.7), clip=near, fine=False)
        d.shape("400 294, 400 272, 411 255 c, 417 274, 414 294", coat.far, width=3.4, shade=(4, 3))
        d.shape("382 300, 375 276, 383 254 c, 396 274, 399 296", coat.coat, width=3.4, shade=(5, 3))
        d.fill("385 292, 381 276, 384 264, 391 276, 393 292", coat.mane[1])


def crest(stance: Stance) -> list[tuple[float, float]]:
    """The line along which the mane grows, from the poll down."""
    return [(float(x), float(y)) for x, y, *_ in neck_points(CREST, stance)]


def forelock(d: Drawing, stance: Stance, coat: Coat) -> None:
    """The hair between the ears."""
    with head_place(d, stance):
        for row, width in (("392 282, 406 286, 414 300, 422 314", 13), ("388 280, 400 290, 404 306, 410 322", 12)):
            lock(d, row, width, coat.mane)


def flowing_mane(d: Drawing, stance: Stance, coat: Coat) -> None:
    """Long locks that fall over the near side of the neck."""
    for i, (x, y) in reversed(list(enumerate(crest(stance)))[1:]):
        long = 1 + 0.1 * math.sin(i * 2.1)
        row = [(x - 8, y - 4), (x + 14 * long, y + 6), (x + 14, y + 40 * long), (x + 38 * long, y + 60 * long)]
        lock(d, row, 26, coat.mane)
    forelock(d, stance, coat)


def waving_mane(d: Drawing, stance: Stance, coat: Coat) -> None:
    """Long locks that blow back."""
    for i, (x, y) in reversed(list(enumerate(crest(stance)))):
        long = 1 + 0.1 * math.sin(i * 2.1)
        lock(d, [(x + 12, y + 6), (x - 12, y - 8), (x - 32 * long, y + 16), (x - 66 * long, y + 2)], 24, coat.mane)
    forelock(d, stance, coat)


def cropped_mane(d: Drawing, stance: Stance, coat: Coat, tufts: int = 14) -> None:
    """A mane cut short, that stands."""
    line = crest(stance)
    for i in range(tufts - 1, -1, -1):
        share = i / (tufts - 1)
        x, y = spot_on(line, share)
        a, b = spot_on(line, max(0, share - 0.04)), spot_on(line, min(1, share + 0.04))
        nx, ny = (b[1] - a[1]) / math.dist(a, b), (a[0] - b[0]) / math.dist(a, b)
        row = [(x - nx * 9, y - ny * 9), (x + nx * 9.5, y + ny * 9.5 + 2), (x + nx * 19, y + ny * 19)]
        lock(d, row, 18, coat.mane)
    forelock(d, stance, coat)


def spot_on(spots: Sequence[tuple[float, float]], share: float) -> tuple[float, float]:
    """The point at a share of the way along a polyline."""
    at = share * (len(spots) - 1)
    i = min(int(at), len(spots) - 2)
    f = at - i
    return (spots[i][0] * (1 - f) + spots[i + 1][0] * f, spots[i][1] * (1 - f) + spots[i + 1][1] * f)


def strap(d: Drawing, points: type_points, width: float, colour: Colour, near: BaseGeometry) -> None:
    """A strap over the horse."""
    d.shape(d.tube(points, [width]), colour, width=2.6, shade=(2, 3), swell=0.5, clip=near.buffer(1.5))


def bridle(d: Drawing, stance: Stance, near: BaseGeometry, leather: Colour, metal: Colour, kind: str = "ring") -> None:
    """Head stall, brow band and nose band. kind: "ring" or "curb" (a long cheek) bit."""
    with head_place(d, stance):
        strap(d, "386 302, 396 332, 416 366, 440 399", 7, leather, near)
        strap(d, "395 328, 409 311, 425 309", 7, leather, near)
        strap(d, "420 394, 431 372, 447 356", 8, leather, near)
        if kind == "curb":
            strap(d, "388 312, 388 340, 394 374, 402 386", 6, leather, near)
            d.shape(d.tube("442 396 7, 440 412 6, 430 428 6, 434 438 8"), metal, 2.6, shade=(1.5, 2), swell=0.4)
        d.shape(d.disc(441, 400, 7, 7), metal, width=2.8, shade=(2, 2))
        d.shape(d.disc(396, 327, 6, 6), metal, width=2.6, shade=(2, 2))
