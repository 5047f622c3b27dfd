"""Scrollwork for backs, aces and borders: spirals, leafy stems, palmettes, laurel. Local units throughout."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, unary_union
from artwork.engine.curves import resample, type_points


def leaf(d: Drawing, x: float, y: float, length: float, width: float, turn: float, bend: float = 0.0) -> BaseGeometry:
    """The region of a pointed leaf that grows from (x, y).

    turn: its direction in degrees, 0 to the right; bend: how far its tip curls, as a share of its length.
    """
    with d.push(x, y, turn=turn):
        tip = bend * length
        return d.blob([
            (0, 0, "c"), (length * 0.3, -width * 0.55 + tip * 0.05), (length * 0.7, -width * 0.42 + tip * 0.45),
            (length, tip, "c"), (length * 0.62, width * 0.5 + tip * 0.5), (length * 0.25, width * 0.5),
        ])  # fmt: skip


def spiral(
    x: float, y: float, radius: float, start: float, turns: float = 1.3, way: int = 1
) -> list[tuple[float, float]]:
    """The points of a spiral from ``radius`` at an angle (degrees) inwards to its eye (x, y); way 1: clockwise."""
    count = max(8, round(turns * 10))
    out = []
    for i in range(count + 1):
        share = i / count
        angle = math.radians(start + way * 360 * turns * share)
        reach = radius * (1 - share) ** 0.85 + radius * 0.10 * share
        out.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return out


def handed(d: Drawing) -> int:
    """1, or -1 where the place is mirrored."""
    (x, y), (ax, ay), (bx, by) = d.at(0, 0), d.at(1, 0), d.at(0, 1)
    return 1 if (ax - x) * (by - y) - (ay - y) * (bx - x) > 0 else -1


def rinceau(
    d: Drawing,
    stem: type_points,
    colour: str,
    width: float,
    leaves: int = 7,
    size: float = 14,
    side: int = 1,
    eye: float = 0.0,
    last: float = 0.45,
) -> None:
    """A scrolling stem that tapers, with leaves on one side.

    size: length of the first leaf; last: the last one's share of it; eye: radius of the bud at the end.
    """
    line = resample(np.array(d.curve(stem).points()), leaves * 4 + 3)
    d.ink(stem, width, colour, ends=(0.2, 0.3), fine=False)
    scale, side = d.scale, side * handed(d)
    regions = []
    with d.unbent():
        for i in range(leaves):
            at = 2 + 4 * i
            x, y = map(float, line[at])
            dx, dy = line[at + 1] - line[at - 1]
            length = size * scale * (1 + (last - 1) * i / max(1, leaves - 1))
            turn = math.degrees(math.atan2(dy, dx)) + side * 48
            regions.append(leaf(d, x, y, length, length * 0.5, turn, -side * 0.34))
        d.add_region(unary_union(regions), d.paint(colour), tolerance=0.3)
        if eye:
            x, y = map(float, line[-1])
            d.circle(x, y, eye * scale, colour)


def palmette(d: Drawing, colour: str, size: float = 20, petals: int = 5, spread: float = 150) -> BaseGeometry:
    """A fan of leaves that opens upwards from the origin."""
    regions = []
    for i in range(petals):
        turn = spread * (i / (petals - 1) - 0.5)
        length = size * (1 - 0.35 * abs(turn) / 90)
        regions.append(leaf(d, 0, 0, length, length * 0.27, turn - 90, 0.3 * turn / 90))
    region = unary_union(regions)
    d.add_region(region, d.paint(colour), tolerance=0.3)
    return region


def laurel(d: Drawing, spine: type_points, leaves: int, size: float, colour: str = "green", berry: str = "red") -> None:
    """A branch of laurel along a spine: pairs of leaves, berries between them, one leaf at the tip."""
    line = resample(np.array(d.curve(spine).points()), leaves * 3 + 2)
    d.ink(spine, size * 0.16 * d.scale + 2.4, "ink", ends=(1, 0.5), fine=False)
    scale = d.scale
    with d.unbent():
        for i in range(leaves):
            at = 1 + 3 * i
            x, y = map(float, line[at])
            dx, dy = line[at + 1] - line[at - 1]
            turn = math.degrees(math.atan2(dy, dx))
            length = size * scale * (1 - 0.35 * i / leaves)
            ways = (0,) if i == leaves - 1 else (1, -1)
            for way in ways if i % 2 and i < leaves - 1 else ():
                a = math.radians(turn + way * 80)
                spot = x + math.cos(a) * length * 0.3, y + math.sin(a) * length * 0.3
                d.circle(*spot, length * 0.12, berry, "ink", 1.8)
            for way in ways:
                region = leaf(d, x, y, length, length * 0.36, turn + way * 36, -way * 0.12)
                d.shape(region, colour, 2.4, shade=(length * 0.05, length * 0.08), swell=0)
                a = math.radians(turn + way * 31)
                c, s = math.cos(a), math.sin(a)
                vein = [(x + 3 * c, y + 3 * s), (x + length * 0.82 * c, y + length * 0.82 * s)]
                d.ink(vein, 1.6, clip=region, profile="in")
