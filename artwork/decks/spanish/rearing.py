"""A rearing horse and its place on the card: flat colours, a bold outline, parts and joints of ``horses_posed``."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing
from artwork.engine.ink import Colour
from artwork.parts import horses_posed
from artwork.parts.horses_posed import Coat, Stance, head_place, lock, neck_points

HOOF = (118.0, 744.0)
"""Where the horse stands: what it is turned about."""


@dataclass(frozen=True)
class Mount:
    """A rearing horse.

    Attributes:
        raised: how far it has reared, in degrees.
        mane: ``flowing`` down the neck, ``waving`` back from it, ``cropped`` or ``knotted`` with ribbons.
        x: where its near hind hoof stands, seen from the side to which it does not look.
        size: of horse and rider.
    """

    stance: Stance
    coat: Coat
    raised: float = 30
    mane: str = "waving"
    leather: str = "red"
    x: float = 190
    size: float = 1.1
    ground: float = 840


def stance(
    raised: float, near_fore: horses_posed.Turns, far_fore: horses_posed.Turns, neck: float, head: float,
    hind: tuple[float, float] = (0, 0), spread: float = 16,
) -> Stance:  # fmt: skip
    """A stance whose hind legs bear the reared horse: they turn back by as much as the body has turned."""
    return Stance(
        near_fore=near_fore,
        far_fore=far_fore,
        near_hind=(raised * 0.9 + hind[0], -raised * 0.55, raised * 0.65),
        far_hind=(raised * 0.9 + hind[1] - spread, -raised * 0.4, raised * 0.5),
        neck=neck,
        head=head,
        tail=(
            ("100 470, 58 478, 30 530, 44 590, 60 640, 40 690", 36),
            ("96 468, 44 486, 14 548, 26 606, 36 650", 25),
            ("98 476, 70 502, 56 566, 76 630, 84 680", 24),
        ),
    )


CREST = ((392.0, 290.0), (362, 296), (341, 316), (327, 346), (316, 378), (304, 406), (288, 432))
"""The crest of a neck at rest, from the poll down."""


@contextmanager
def mounted(d: Drawing, mount: Mount, left: bool = False) -> Iterator[None]:
    """The place of the horse on the card, in the units of ``horses_posed``; left: it looks left."""
    x = d.width - mount.x if left else mount.x
    with (
        d.figure(2.2, 1.8),
        d.push(x, mount.ground, mount.size, flip=left),
        d.push(0, 0, turn=-mount.raised),
        d.push(-HOOF[0], -HOOF[1]),
    ):
        yield


@contextmanager
def seated(d: Drawing, mount: Mount, turn: float = 6) -> Iterator[None]:
    """Within ``mounted``: the rider's place, upright but for ``turn`` degrees backwards, his seat at (225, 404)."""
    with d.push(228, 444, turn=mount.raised - turn), d.push(-225, -404):
        yield


def horse(d: Drawing, mount: Mount, metal: Colour = "gold") -> BaseGeometry:
    """The horse with bridle, breast strap and crupper; returns its near outline."""
    near = horses_posed.body(d, mount.stance, mount.coat)
    horses_posed.head(d, mount.stance, mount.coat, near)
    mane(d, mount)
    horses_posed.bridle(d, mount.stance, near, mount.leather, metal, "curb")
    horses_posed.strap(d, "296 486, 336 502, 376 504, 410 488", 13, mount.leather, near)
    horses_posed.strap(d, "190 478, 140 466, 74 482", 12, mount.leather, near)
    for x, y in ((378, 506), (346, 505), (140, 469), (112, 472)):
        d.shape(d.disc(x, y, 8), metal, 3, shade=(2, 2), swell=0)
    return near


def mane(d: Drawing, mount: Mount) -> None:
    """The mane, from the withers up, and the forelock."""
    spots = [(float(x), float(y)) for x, y, *_ in neck_points([*CREST], mount.stance)]
    colour = mount.coat.mane
    for i in range(8, -1, -1):
        x, y = spots[min(6, int(i * 0.75))]
        u, v = spots[min(6, int(i * 0.75) + 1)]
        part = i * 0.75 - int(i * 0.75)
        x, y = x + (u - x) * part, y + (v - y) * part
        long = 1 + 0.12 * math.sin(i * 2.3)
        if mount.mane == "flowing" and i < 3:  # beside the cheek, not over the eye
            lock(d, [(x - 4, y - 2), (x + 2, y + 12), (x - 8, y + 34), (x + 2, y + 52)], 22, colour)
        elif mount.mane == "flowing":
            lock(
                d,
                [(x - 8, y), (x + 14 * long, y + 6), (x + 14, y + 34 * long), (x + 34 * long, y + 50 * long)],
                24,
                colour,
            )
        elif mount.mane == "waving":
            lock(d, [(x + 12, y + 8), (x - 12, y - 8), (x - 34 * long, y + 18), (x - 72 * long, y + 2)], 27, colour)
        elif mount.mane == "cropped":
            lock(d, [(x + 12, y + 8), (x - 8, y - 2), (x - 24, y - 2)], 30, colour)
        else:
            d.shape(d.disc(x + 4, y + 4, 14, 13), colour, 3.4, shade=(4, 4), swell=0)
            d.ink([(x - 4, y - 2), (x + 4, y + 3), (x + 10, y + 10)], 2.2)
            d.shape(d.tube([(x + 12, y + 12, 9), (x + 24, y + 19, 8)]), mount.leather, 2.8, swell=0)
    with head_place(d, mount.stance):
        for row, width in (("392 282, 408 286, 416 302, 424 318", 15), ("386 280, 400 290, 404 308, 410 326", 14)):
            lock(d, row, width, colour)
