"""Outlines in a unit square put together.

Qt flattens curves for boolean operations as if their units were pixels, so that small ones become polygons with few
corners: these work on a larger scale and come back.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

_LARGE = QTransform.fromScale(256, 256)
_SMALL = QTransform.fromScale(1 / 256, 1 / 256)


def united(*paths: QPainterPath) -> QPainterPath:
    """Everything that lies in one of them."""
    whole = _LARGE.map(paths[0])
    for path in paths[1:]:
        whole = whole.united(_LARGE.map(path))
    return _SMALL.map(whole)


def subtracted(path: QPainterPath, *others: QPainterPath) -> QPainterPath:
    """What lies in the first and in none of the others."""
    whole = _LARGE.map(path)
    for other in others:
        whole = whole.subtracted(_LARGE.map(other))
    return _SMALL.map(whole)


def swept(polygon: QPolygonF) -> QPainterPath:
    """The outline of a polygon that may cross itself, without holes."""
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return _SMALL.map(_LARGE.map(path).simplified())


def _line(start: tuple[float, float], segments: tuple[tuple[float, ...], ...]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for s in segments:
        if len(s) == 2:
            path.lineTo(s[0], s[1])
        else:
            path.cubicTo(*s)
    return path


def closed(start: tuple[float, float], *segments: tuple[float, ...]) -> QPainterPath:
    """An outline of lines (two numbers) and cubic curves (six)."""
    path = _line(start, segments)
    path.closeSubpath()
    return path


def symmetric(start: tuple[float, float], *segments: tuple[float, ...]) -> QPainterPath:
    """An outline whose right half is given, from a point of the axis to another: one piece, without a seam."""
    path = _line(start, segments)
    path.connectPath(QTransform.fromScale(-1, 1).map(path).toReversed())
    path.closeSubpath()
    return path


def disc(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """A circle or an ellipse."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def star(x: float, y: float, outer: float, inner: float, rays: int, turn: float = 0.0) -> QPainterPath:
    """A star with a ray upwards, turned clockwise by `turn` radians."""
    points = [
        (x + r * sin(turn + i * pi / rays), y - r * cos(turn + i * pi / rays))
        for i, r in enumerate((outer, inner) * rays)
    ]
    return closed(points[0], *points[1:])


def with_mirror_image(half: QPainterPath) -> QPainterPath:
    """The half at the right together with the one at the left."""
    return united(half, QTransform.fromScale(-1, 1).map(half))
