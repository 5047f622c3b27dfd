"""The figures and letters of the indices: outlines of our own, drawn as by a broad pen.

A figure is a skeleton in a box one high. The pen is broad on the way down and fine on the way across, as in old
prints; heads and feet have serifs, free ends a drop.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from briscola_desktop.widgets.paths import closed, disc, subtracted, swept, united

THICK, THIN = 0.185, 0.075
"""Breadth of the pen in heights of the figure."""

Points = list[tuple[float, float]]
Line = npt.NDArray[np.float64]


@cache
def figure(sign: str) -> QPainterPath:
    """The outline of a digit or letter, one high, its left edge at 0; KeyError for a sign there is no figure of."""
    path = _FIGURES[sign]()
    box = path.boundingRect()
    fit = 1 / box.height()
    return QTransform().scale(fit, fit).translate(-box.left(), -box.top()).map(path)


def label(text: str) -> QPainterPath:
    """Several figures side by side; narrower together when there are two, so that a 10 is no block."""
    whole = QPainterPath()
    x = 0.0
    for sign in text:
        shape = figure(sign)
        if len(text) > 1:
            shape = QTransform.fromScale(0.84, 1).map(shape)
        whole.addPath(shape.translated(x, 0))
        x += shape.boundingRect().width() + 0.07
    return whole


def _pen(points: Points, *, straight: bool = False, weight: float = 1.0) -> QPainterPath:
    """A stroke of the pen along a smooth (or straight) line through the points."""
    line = np.array(points, dtype=float)
    if not straight:
        line = _smooth(line)
    tangent = np.gradient(line, axis=0)
    length = np.hypot(tangent[:, 0], tangent[:, 1])
    tangent /= np.where(length == 0, 1, length)[:, None]
    half = weight * (THIN + (THICK - THIN) * np.abs(tangent[:, 1]) ** 1.4) / 2
    normal = np.column_stack([-tangent[:, 1], tangent[:, 0]])
    left, right = line + normal * half[:, None], line - normal * half[:, None]
    return swept(QPolygonF([QPointF(x, y) for x, y in np.vstack([left, right[::-1]])]))


def _smooth(points: Line) -> Line:
    """A Catmull-Rom curve through the points, twelve steps a span."""
    p = np.vstack([points[:1], points, points[-1:]])
    t = np.linspace(0, 1, 12, endpoint=False)[:, None]
    spans = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1 : i + 3]
        spans.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*spans, p[-2:-1]])


def _drop(x: float, y: float, r: float = 0.095) -> QPainterPath:
    return disc(x, y, r)


def _bar(x0: float, x1: float, y: float, breadth: float = THIN) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x0, y - breadth / 2, x1 - x0, breadth))
    return path


def _stem(x: float, y0: float = 0.04, y1: float = 0.96) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x - THICK / 2, y0, THICK, y1 - y0))
    return path


def _serif(x: float, y: float, wide: float = 0.30) -> QPainterPath:
    """A fine foot or head with small brackets towards the stem."""
    path = _bar(x - wide / 2, x + wide / 2, y, 0.07)
    up = -1 if y > 0.5 else 1
    k = 0.07
    for side in (-1, 1):
        inner = x + side * THICK / 2
        wedge = QPainterPath(QPointF(inner, y))
        wedge.lineTo(inner + side * k, y)
        wedge.quadTo(inner, y, inner, y + up * 1.4 * k)
        wedge.closeSubpath()
        path = united(path, wedge)
    return path


def _slant(head: float, foot: float, breadth: float) -> QPainterPath:
    """A slanting stem with level ends: its middle at the head, at the foot, and its level breadth."""
    b = breadth / 2
    return closed((head - b, 0.0), (head + b, 0.0), (foot + b, 1.0), (foot - b, 1.0))


def _ring(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """An oval whose sides are broad and whose head and foot are fine."""
    return subtracted(disc(x, y, rx, ry), disc(x, y, rx - THICK * 0.94, ry - THIN))


def _zero() -> QPainterPath:
    return _ring(0.31, 0.5, 0.31, 0.5)


def _one() -> QPainterPath:
    flag = _pen([(0.06, 0.22), (0.2, 0.15), (0.3, 0.04)], weight=1.1)
    return united(_stem(0.29, 0.0), flag, _serif(0.29, 0.96, 0.46))


def _two() -> QPainterPath:
    curve = _pen([(0.09, 0.26), (0.13, 0.10), (0.30, 0.03), (0.48, 0.12), (0.51, 0.30), (0.38, 0.55), (0.10, 0.92)])
    foot = closed(
        (0.02, 1.0),
        (0.10, 0.80, 0.26, 0.80, 0.36, 0.86),
        (0.44, 0.90, 0.50, 0.86, 0.53, 0.72),
        (0.60, 0.72),
        (0.59, 0.92, 0.51, 1.01, 0.40, 1.0),
        (0.28, 0.99, 0.16, 0.92, 0.02, 1.0),
    )
    return united(curve, _drop(0.115, 0.25), foot)


def _three() -> QPainterPath:
    upper = _pen([(0.10, 0.19), (0.18, 0.06), (0.32, 0.03), (0.46, 0.12), (0.46, 0.32), (0.34, 0.44), (0.20, 0.47)])
    lower = _pen([(0.22, 0.46), (0.42, 0.48), (0.53, 0.62), (0.52, 0.82), (0.40, 0.94), (0.22, 0.97), (0.07, 0.84)])
    return united(upper, lower, _drop(0.115, 0.20, 0.085), _drop(0.10, 0.82))


def _four() -> QPainterPath:
    diagonal = closed((0.36, 0.0), (0.48, 0.0), (0.11, 0.68), (0.01, 0.68))
    return united(diagonal, _bar(0.01, 0.62, 0.68, 0.09), _stem(0.43, 0.0), _serif(0.43, 0.96, 0.34))


def _five() -> QPainterPath:
    flag = QPainterPath(QPointF(0.13, 0.0))
    flag.cubicTo(0.28, 0.05, 0.40, 0.04, 0.53, 0.0)
    flag.cubicTo(0.50, 0.14, 0.40, 0.20, 0.13, 0.15)
    flag.closeSubpath()
    stem = _pen([(0.15, 0.04), (0.12, 0.46)], straight=True, weight=0.45)
    bowl = _pen([(0.12, 0.46), (0.28, 0.36), (0.46, 0.44), (0.53, 0.64), (0.48, 0.86), (0.30, 0.97), (0.08, 0.85)])
    return united(flag, stem, bowl, _drop(0.11, 0.83))


def _six() -> QPainterPath:
    back = _pen([(0.47, 0.14), (0.36, 0.04), (0.20, 0.14), (0.10, 0.38), (0.10, 0.68), (0.2, 0.92)])
    return united(back, _ring(0.31, 0.69, 0.30, 0.31), _drop(0.46, 0.17, 0.085))


def _seven() -> QPainterPath:
    flag = closed(
        (0.04, 0.02),
        (0.18, -0.04, 0.32, 0.10, 0.58, 0.01),
        (0.52, 0.16),
        (0.36, 0.22, 0.22, 0.12, 0.04, 0.20),
    )
    leg = closed((0.58, 0.01), (0.46, 0.30, 0.37, 0.62, 0.36, 1.0), (0.16, 1.0), (0.18, 0.66, 0.32, 0.34, 0.48, 0.12))
    return united(flag, leg, closed((0.02, 0.0), (0.08, 0.0), (0.07, 0.30), (0.02, 0.30)))


def _eight() -> QPainterPath:
    return united(_ring(0.31, 0.25, 0.255, 0.25), _ring(0.31, 0.725, 0.31, 0.275))


def _nine() -> QPainterPath:
    return QTransform().translate(0.62, 1).rotate(180).map(_six())


def _a() -> QPainterPath:
    feet = (_bar(-0.02, 0.2, 0.965, 0.07), _bar(0.42, 0.72, 0.965, 0.07))
    return united(_slant(0.33, 0.09, 0.085), _slant(0.34, 0.58, 0.20), _bar(0.16, 0.48, 0.66), *feet)


def _b() -> QPainterPath:
    return united(_stem(0.17), _bowl(0.17, 0.04, 0.49, 0.46), _bowl(0.17, 0.45, 0.96, 0.54), _bar(0, 0.2, 0.035, 0.07),
                _bar(0, 0.2, 0.965, 0.07))  # fmt: skip


def _bowl(x: float, y0: float, y1: float, right: float) -> QPainterPath:
    """A half round at the right of a stem."""
    r = y1 - y0
    span = right - x
    outer = QPainterPath(QPointF(x, y0))
    outer.lineTo(x + span * 0.35, y0)
    outer.cubicTo(right + 0.12, y0, right + 0.12, y1, x + span * 0.35, y1)
    outer.lineTo(x, y1)
    outer.closeSubpath()
    inner = QPainterPath(QPointF(x, y0 + THIN))
    inner.lineTo(x + span * 0.35, y0 + THIN)
    edge = right + 0.12 - THICK * 1.28
    inner.cubicTo(edge, y0 + THIN + 0.06 * r, edge, y1 - THIN - 0.06 * r, x + span * 0.35, y1 - THIN)
    inner.lineTo(x, y1 - THIN)
    inner.closeSubpath()
    return subtracted(outer, inner)


def _d() -> QPainterPath:
    return united(_stem(0.17), _bowl(0.17, 0.0, 1.0, 0.62), _bar(0, 0.2, 0.035, 0.07), _bar(0, 0.2, 0.965, 0.07))


def _f() -> QPainterPath:
    top, tongue = _bar(0.0, 0.56, 0.04), _bar(0.2, 0.42, 0.48)
    ticks = united(_wedge(0.56, 0.0, 0.24), _wedge(0.44, 0.36, 0.6))
    return united(_stem(0.17), top, tongue, ticks, _serif(0.17, 0.96, 0.36))


def _wedge(x: float, y0: float, y1: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y0))
    path.lineTo(x, y1)
    path.quadTo(x - 0.03, (y0 + y1) / 2 + 0.02, x - 0.16, (y0 + y1) / 2 - 0.03 if y0 else 0.04)
    path.closeSubpath()
    return path


def _h() -> QPainterPath:
    feet = [_serif(x, y, 0.32) for x in (0.17, 0.60) for y in (0.04, 0.96)]
    return united(_stem(0.17), _stem(0.60), _bar(0.2, 0.58, 0.49), *feet)


def _j() -> QPainterPath:
    stem = _pen([(0.35, 0.02), (0.35, 0.26), (0.35, 0.50), (0.34, 0.74), (0.27, 0.93), (0.14, 0.96), (0.06, 0.83)])
    return united(stem, _serif(0.35, 0.04, 0.4), _drop(0.09, 0.82))


def _k() -> QPainterPath:
    arm = closed((0.54, 0.04), (0.64, 0.04), (0.26, 0.60), (0.16, 0.60))
    leg = closed((0.24, 0.48), (0.38, 0.36), (0.72, 0.96), (0.52, 0.96))
    feet = [_serif(0.17, y, 0.34) for y in (0.04, 0.96)]
    return united(_stem(0.17), arm, leg, *feet, _bar(0.46, 0.72, 0.035, 0.07), _bar(0.48, 0.76, 0.965, 0.07))


def _q() -> QPainterPath:
    tail = _pen([(0.26, 0.78), (0.38, 0.86), (0.48, 1.06), (0.60, 1.16), (0.74, 1.08)], weight=1.25)
    return united(_ring(0.36, 0.5, 0.36, 0.5), tail)


def _r() -> QPainterPath:
    leg = _pen([(0.32, 0.48), (0.44, 0.62), (0.50, 0.84), (0.62, 0.96), (0.70, 0.90)])
    feet = [_bar(0, 0.2, 0.035, 0.07), _serif(0.17, 0.96, 0.34)]
    return united(_stem(0.17), _bowl(0.17, 0.0, 0.53, 0.50), leg, *feet)


def _v() -> QPainterPath:
    heads = (_bar(0.0, 0.30, 0.035, 0.07), _bar(0.48, 0.72, 0.035, 0.07))
    return united(_slant(0.14, 0.37, 0.20), _slant(0.60, 0.36, 0.085), *heads)


_FIGURES = {
    "0": _zero, "1": _one, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven, "8": _eight,
    "9": _nine, "A": _a, "B": _b, "D": _d, "F": _f, "H": _h, "J": _j, "K": _k, "Q": _q, "R": _r, "V": _v,
}  # fmt: skip
