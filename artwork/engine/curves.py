"""Smooth curves through hand-set points.

Kept as cubic Bezier segments.

Points are written ``"10 20, 30 25 c, 40 8"`` or as a list of ``(x, y)`` or ``(x, y, flag)``. The flag ``c`` makes a
corner, ``l`` a corner whose next segment is straight; for tubes the third number is the width. Tangents are weighted
towards the nearer neighbour, so that a curve does not overshoot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

PointList = Sequence[Sequence[float | str]]
type_points = str | PointList
HANDLE = 0.37


@cache
def _parsed(text: str) -> tuple[tuple[float | str, ...], ...]:
    return tuple(tuple(v if v in ("c", "l") else float(v) for v in part.split()) for part in text.split(","))


def points_of(points: type_points) -> PointList:
    """The points of a text, or of a list as it is."""
    return _parsed(points) if isinstance(points, str) else points


def unit(vector: np.ndarray) -> np.ndarray:
    """The vector with length one (nearly zero vectors stay as they are)."""
    length = float(np.hypot(vector[0], vector[1]))
    return np.asarray(vector / (length + 1e-9))


@dataclass(frozen=True)
class Curve:
    """Cubic segments ``controls[i] = start, handle, handle, end``; straight segments are marked."""

    controls: np.ndarray
    straight: np.ndarray
    closed: bool

    def mapped(self, change: Callable[[np.ndarray], np.ndarray]) -> Curve:
        """The curve with every control point moved by a function of an (n, 2) array."""
        return Curve(change(self.controls.reshape(-1, 2)).reshape(-1, 4, 2), self.straight, self.closed)

    def points(self, step: float = 2.5) -> np.ndarray:
        """The curve as a dense polyline with about one point every ``step`` units."""
        out: list[np.ndarray] = []
        for (a, h, i, b), straight in zip(self.controls, self.straight, strict=True):
            if straight:
                out.append(a[None])
                continue
            count = max(5, min(40, int(math.dist(a, b) / step) + 2))
            u = np.arange(count)[:, None] / count
            v = 1 - u
            out.append(v**3 * a + 3 * v * v * u * h + 3 * v * u * u * i + u**3 * b)
        out.append(self.controls[-1, 3][None])
        return np.concatenate(out)

    def region(self) -> BaseGeometry:
        """The area inside the closed curve."""
        return valid(Polygon(self.points()))

    def oriented(self) -> Curve:
        """The closed curve running so that its signed area is positive: paths of one colour can then be merged."""
        p = self.controls[:, 0]
        q = self.points(6)
        area = float(np.sum(q[:-1, 0] * q[1:, 1] - q[1:, 0] * q[:-1, 1]))
        if area >= 0 or len(p) < 2:
            return self
        return Curve(self.controls[::-1, ::-1], self.straight[::-1], self.closed)


def valid(geometry: BaseGeometry) -> BaseGeometry:
    """The geometry, repaired where it crosses itself."""
    return geometry if geometry.is_valid else geometry.buffer(0)


def smooth(points: type_points, closed: bool = False) -> Curve:
    """The smooth curve through the points (see the module for their flags)."""
    points = points_of(points)
    place = [np.array(p[:2], float) for p in points]
    flag = [p[2] if len(p) > 2 else "" for p in points]
    count = len(place)

    def tangent(i: int) -> np.ndarray | None:
        if flag[i] or (not closed and i in (0, count - 1)):
            return None
        a, b, c = place[i - 1], place[i], place[(i + 1) % count]
        before, after = math.dist(a, b) + 1e-9, math.dist(b, c) + 1e-9
        return unit((b - a) / before * after + (c - b) / after * before)

    tangents = [tangent(i) for i in range(count)]
    controls, straight = [], []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = place[i], place[j]
        reach = HANDLE * math.dist(a, b)
        leave, arrive = tangents[i], tangents[j]
        if flag[i] == "l" or (leave is None and arrive is None):
            controls.append((a, a, b, b))
            straight.append(True)
            continue
        first = a + leave * reach if leave is not None else a + (b - arrive * reach - a) * 0.45  # type: ignore[operator]
        second = b - arrive * reach if arrive is not None else b - (b - a - leave * reach) * 0.45  # type: ignore[operator]
        controls.append((a, first, second, b))
        straight.append(False)
    return Curve(np.array(controls, float), np.array(straight, bool), closed)


def resample(line: np.ndarray, count: int) -> np.ndarray:
    """``count`` points at equal distances along a polyline."""
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, length[-1], count)
    return np.stack([np.interp(at, length, line[:, 0]), np.interp(at, length, line[:, 1])], 1)


def normals(line: np.ndarray) -> np.ndarray:
    """Unit normals of a polyline, to the right of its direction on a card (y points down)."""
    d = np.gradient(line, axis=0)
    d = d / (np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9)
    return np.stack([-d[:, 1], d[:, 0]], 1)


def blend(values: Sequence[float], at: float) -> float:
    """Smooth interpolation of a list of widths, ``at`` from 0 to 1."""
    if len(values) == 1:
        return max(0.3, values[0])
    x = at * (len(values) - 1)
    i = min(int(x), len(values) - 2)
    f = x - i
    p1, p2 = values[i], values[i + 1]
    p0 = values[i - 1] if i else p1
    p3 = values[i + 2] if i + 2 < len(values) else p2
    cubic = 2 * p1 + (p2 - p0) * f + (2 * p0 - 5 * p1 + 4 * p2 - p3) * f**2 + (3 * p1 - p0 - 3 * p2 + p3) * f**3
    return max(0.3, cubic / 2)


@dataclass(frozen=True)
class Tube:
    """A limb, strap or lock: its region and, along its spine, points, normals and half widths."""

    region: BaseGeometry
    spine: np.ndarray
    normal: np.ndarray
    half: np.ndarray

    def rail(self, across: float, first: int = 0, last: int | None = None) -> np.ndarray:
        """The line that runs along the tube at ``across`` (-1 and 1 are the edges)."""
        return np.asarray((self.spine + self.normal * self.half[:, None] * across)[first:last])

    def strip(self, inner: float, outer: float) -> BaseGeometry:
        """The area between two rails, such as the shaded side of a sleeve."""
        return valid(Polygon(np.concatenate([self.rail(inner), self.rail(outer)[::-1]])))


def make_tube(spine: np.ndarray, widths: Sequence[float]) -> Tube:
    """A tube along a dense spine; widths are spread evenly along it and blended smoothly."""
    length = float(np.hypot(*np.diff(spine, axis=0).T).sum())
    count = max(8, int(length / 2.8))
    line = resample(spine, count)
    normal = normals(line)
    half = np.array([blend(widths, i / (count - 1)) / 2 for i in range(count)])
    left, right = line + normal * half[:, None], line - normal * half[:, None]
    discs = [
        Point(p).buffer(max(h, 0.2), 8)
        for p, h in zip(line[:: max(1, count // 12)], half[:: max(1, count // 12)], strict=True)
    ]
    ends = [Point(line[0]).buffer(half[0] * 0.98, 8), Point(line[-1]).buffer(half[-1] * 0.98, 8)]
    body = valid(Polygon(np.concatenate([left, right[::-1]])))
    return Tube(unary_union([body, *discs, *ends]), line, normal, half)


def mirrored(half: type_points, axis: float = 0.0) -> list[tuple[float | str, ...]]:
    """The closed outline of a symmetric thing from its right half, listed from top to bottom (flags are kept)."""
    right = [tuple(p) for p in points_of(half)]
    left: list[tuple[float | str, ...]] = []
    for i in range(len(right) - 1, -1, -1):
        p = right[i]
        if abs(float(p[0])) < 0.01:
            continue
        straight_before = i > 0 and len(right[i - 1]) > 2 and right[i - 1][2] == "l"
        flag = "l" if straight_before else ("c" if len(p) > 2 and p[2] else "")
        left.append((axis - float(p[0]), p[1]) + ((flag,) if flag else ()))
    return [(axis + float(p[0]), *p[1:]) for p in right] + left


def turned(
    points: type_points, degrees: float, x: float = 0, y: float = 0, scale: float = 1, flip: int = 1
) -> list[tuple[float | str, ...]]:
    """The points turned about the origin, scaled and moved to (x, y); flags are kept."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [
        (
            x + scale * (flip * float(p[0]) * c - float(p[1]) * s),
            y + scale * (flip * float(p[0]) * s + float(p[1]) * c),
            *p[2:],
        )
        for p in points_of(points)
    ]


def polygons(geometry: BaseGeometry) -> list[Polygon]:
    """The polygons within any geometry, in order."""
    if geometry.is_empty:
        return []
    if isinstance(geometry, Polygon):
        return [geometry]
    return [p for part in getattr(geometry, "geoms", []) for p in polygons(part)]


def moved(geometry: BaseGeometry, dx: float, dy: float) -> BaseGeometry:
    """The geometry moved by (dx, dy)."""
    return affinity.translate(geometry, dx, dy)


def fillet(geometry: BaseGeometry, radius: float) -> BaseGeometry:
    """The geometry with its inner corners rounded: limbs grow out of a body."""
    return geometry.buffer(radius).buffer(-radius)


__all__ = [
    "Curve",
    "LineString",
    "MultiPolygon",
    "Point",
    "Polygon",
    "Tube",
    "blend",
    "fillet",
    "make_tube",
    "mirrored",
    "moved",
    "normals",
    "points_of",
    "polygons",
    "resample",
    "smooth",
    "turned",
    "type_points",
    "unary_union",
    "unit",
    "valid",
]
