"""Fits the fewest cubic segments to the dense outline of a region (Schneider, *Graphics Gems*, 1990)."""

from __future__ import annotations

import itertools

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from artwork.engine.curves import Curve, polygons, unit

CORNER_DEGREES = 26.0
LONG_EDGE = 9.0
SMALLEST_AREA = 2.5
Segment = tuple[np.ndarray, np.ndarray | None, np.ndarray | None, np.ndarray]


def _fit(points: np.ndarray, leave: np.ndarray, arrive: np.ndarray, tolerance: float, out: list[Segment]) -> None:
    a, b = points[0], points[-1]
    chord = float(np.hypot(*(b - a)))
    distance = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    total = float(distance[-1])
    if len(points) < 3 or total < 0.9:
        out.append((a, None, None, b))
        return
    along = b - a
    across = np.array([-along[1], along[0]]) / (chord + 1e-9)
    if chord > 1 and np.abs((points - a) @ across).max() < 0.12:
        out.append((a, None, None, b))
        return
    u = distance / total
    worst = len(points) // 2
    for _ in range(4):
        v = 1 - u
        b0, b1, b2, b3 = v**3, 3 * u * v * v, 3 * u * u * v, u**3
        first, second = b1[:, None] * leave, b2[:, None] * -arrive
        rest = points - (b0 + b1)[:, None] * a - (b2 + b3)[:, None] * b
        c11, c12, c22 = (first * first).sum(), (first * second).sum(), (second * second).sum()
        x1, x2 = (first * rest).sum(), (second * rest).sum()
        determinant = c11 * c22 - c12 * c12
        reach_a = reach_b = total / 3
        if abs(determinant) > 1e-9:
            reach_a, reach_b = (x1 * c22 - x2 * c12) / determinant, (c11 * x2 - c12 * x1) / determinant
            if min(reach_a, reach_b) < chord * 0.02 or max(reach_a, reach_b) > total * 1.2:
                reach_a = reach_b = total / 3
        h, i = a + leave * reach_a, b - arrive * reach_b
        drawn = b0[:, None] * a + b1[:, None] * h + b2[:, None] * i + b3[:, None] * b
        error = np.hypot(*(drawn - points).T)
        worst = int(error.argmax())
        if error[worst] < tolerance:
            out.append((a, h, i, b))
            return
        d1 = 3 * ((v * v)[:, None] * (h - a) + (2 * u * v)[:, None] * (i - h) + (u * u)[:, None] * (b - i))
        d2 = 6 * (v[:, None] * (i - 2 * h + a) + u[:, None] * (b - 2 * i + h))
        slope = (d1 * d1).sum(1) + ((drawn - points) * d2).sum(1)
        step = ((drawn - points) * d1).sum(1) / np.where(np.abs(slope) > 1e-9, slope, 1)
        u = np.clip(np.where(np.abs(slope) > 1e-9, u - step, u), 0, 1)
        u[0], u[-1] = 0, 1
        if np.any(np.diff(u) < 0):
            u = distance / total
    worst = min(max(worst, 1), len(points) - 2)
    middle = unit(points[worst + 1] - points[worst - 1])
    _fit(points[: worst + 1], leave, middle, tolerance, out)
    _fit(points[worst:], middle, arrive, tolerance, out)


def fit_ring(coordinates: np.ndarray, tolerance: float) -> Curve | None:
    """The ring (without its repeated last point) as a closed curve, or None where nothing is left of it."""
    keep = [0]
    for i in range(1, len(coordinates)):
        if np.hypot(*(coordinates[i] - coordinates[keep[-1]])) > 0.2:
            keep.append(i)
    ring = coordinates[keep]
    count = len(ring)
    if count < 3:
        return None
    back, ahead = ring - np.roll(ring, 1, 0), np.roll(ring, -1, 0) - ring
    cross = back[:, 0] * ahead[:, 1] - back[:, 1] * ahead[:, 0]
    bend = np.degrees(np.abs(np.arctan2(cross, (back * ahead).sum(1))))
    start = int(np.argmax(bend))
    ring, bend = np.roll(ring, -start, 0), np.roll(bend, -start)
    breaks = {0, count} | {i for i in range(count) if bend[i] > CORNER_DEGREES}
    for i in range(count):
        if np.hypot(*(ring[(i + 1) % count] - ring[i])) > LONG_EDGE:  # long straight edges stand alone
            breaks |= {i, i + 1}
    order = sorted(breaks)
    line = np.vstack([ring, ring[:1]])

    def long_edge(i: int) -> bool:
        return bool(np.hypot(*(line[min(i + 1, count)] - line[i])) > LONG_EDGE)

    out: list[Segment] = []
    for i, j in itertools.pairwise(order):
        part = line[i : j + 1]
        leave, arrive = unit(part[1] - part[0]), unit(part[-1] - part[-2])
        if bend[i % count] <= CORNER_DEGREES and long_edge(i - 1 if i else count - 1):
            leave = unit(line[i] - line[i - 1])
        if bend[j % count] <= CORNER_DEGREES and long_edge(j % count):
            arrive = unit(line[j % count + 1] - line[j % count])
        _fit(part, leave, arrive, tolerance, out)
    if len(out) < 2:
        return None
    straight = np.array([s[1] is None for s in out])
    controls = np.array([(a, a if h is None else h, b if i is None else i, b) for a, h, i, b in out])
    return Curve(controls, straight, True)


def fit_region(region: BaseGeometry, tolerance: float = 0.5, smallest: float = SMALLEST_AREA) -> list[Curve]:
    """All rings of a region as curves (outer rings one way, holes the other way)."""
    curves = []
    for polygon in polygons(region):
        if polygon.area < smallest:
            continue
        turned = orient(polygon)
        rings = [turned.exterior, *(h for h in turned.interiors if Polygon(h).area > SMALLEST_AREA)]
        curves += [c for r in rings if (c := fit_ring(np.array(r.coords[:-1]), tolerance))]
    return curves
