"""What lies about on the cloth, seen from above: coffee, a glass of wine, a dish of almonds, the slate with the score.

Painted with QPainter alone, in any thread; only the slate has text on it and belongs to the GUI thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, erf, pi, sin, sqrt
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import CENTRE, LEFT, RIGHT, draw_text, font
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.table.canvas import rectangle
from briscola_desktop.widgets.table.layout import Prop
from briscola_desktop.widgets.table.pastime import SLATE_WIDTH

Stops = Sequence[tuple[float, str]]
ORIGIN = QPointF(0, 0)


def draw_prop(painter: QPainter, prop: Prop) -> None:
    """Paint a thing into its box."""
    box = rectangle(prop.box)
    painter.save()
    painter.translate(box.center())
    {"coffee": _coffee, "glass": _glass, "dish": _dish, "slate": _bare_slate}[prop.kind](painter, box)
    painter.restore()


def _line(colour: str, opacity: float, width: float) -> QPen:
    return QPen(faded(QColor(colour), opacity), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)


def _shade(painter: QPainter, radius: float, at: tuple[float, float], sigma: float, strength: float) -> None:
    """The soft shadow of a disc."""
    s, end = sigma * sqrt(2), radius + 3 * sigma
    fade = QRadialGradient(QPointF(*at), end)
    for i in range(17):
        t = 0.5 + 0.5 * i / 16
        fade.setColorAt(t, faded(palette.SHADOW, strength * 0.5 * (1 - erf((t * end - radius) / s))))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fade)
    painter.drawEllipse(QPointF(*at), end, end)


def _disc(painter: QPainter, radius: float, stops: Stops, light: tuple[float, float], pen: QPen) -> None:
    """A round thing with its light at that part of the radius."""
    glow = QRadialGradient(QPointF(light[0] * radius, light[1] * radius), radius * 1.7)
    for t, colour in stops:
        glow.setColorAt(t, QColor(colour))
    painter.setBrush(glow)
    painter.setPen(pen)
    painter.drawEllipse(ORIGIN, radius, radius)


def _ring(painter: QPainter, radius: float, pen: QPen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(ORIGIN, radius, radius)


def _arc(painter: QPainter, radius: float, start: float, span: float, pen: QPen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawArc(QRectF(-radius, -radius, 2 * radius, 2 * radius), round(start * 16), round(span * 16))


def _plate(painter: QPainter, r: float, edge: str) -> None:
    """A porcelain plate with a coloured line and a hollow."""
    _shade(painter, r, (r * 0.02, r * 0.03), r * 0.03, 0.50)
    _shade(painter, r, (r * 0.07, r * 0.13), r * 0.10, 0.42)
    outline = _line("#3a2412", 0.55, max(0.8, r * 0.012))
    _disc(painter, r, ((0, "#fffdf5"), (0.6, "#efe4cd"), (1, "#b9a684")), (-0.35, -0.45), outline)
    _ring(painter, r * 0.93, _line(edge, 0.9, r * 0.035))
    _ring(painter, r * 0.875, _line("#c9962f", 0.9, r * 0.012))


def _coffee(painter: QPainter, box: QRectF) -> None:
    r = box.width() / 2
    _plate(painter, r, "#9c2f2a")
    _disc(painter, r * 0.62, ((0, "#d9ccb2"), (0.55, "#efe6d3"), (1, "#fffaf0")), (0.3, 0.4), _line("#8a7452", 0.35, 1))
    painter.save()
    painter.rotate(38)
    painter.translate(0, -r * 0.73)
    steel = QLinearGradient(0, -r * 0.08, 0, r * 0.08)
    for t, colour in ((0, "#f4f4f2"), (0.5, "#b9bbbd"), (1, "#84878b")):
        steel.setColorAt(t, QColor(colour))
    painter.setPen(_line("#6d6a66", 1, max(0.8, r * 0.012)))
    painter.setBrush(steel)
    painter.drawRoundedRect(QRectF(-r * 0.32, -r * 0.022, r * 0.92, r * 0.044), r * 0.02, r * 0.02)
    painter.drawEllipse(QPointF(-r * 0.42, 0), r * 0.17, r * 0.095)
    painter.restore()
    _shade(painter, r * 0.47, (r * 0.06, r * 0.11), r * 0.06, 0.55)
    painter.save()
    painter.rotate(-28)
    for start, colour, width in ((0.40, "#3a2412", 0.125), (0.40, "#fffaf0", 0.10), (0.50, "#9c2f2a", 0.022)):
        painter.setPen(_line(colour, 1 if width < 0.12 else 0.6, r * width))
        painter.drawLine(QPointF(r * start, 0), QPointF(r * 0.70, 0))
    painter.restore()
    _disc(
        painter, r * 0.47, ((0, "#ffffff"), (0.7, "#f0e6d2"), (1, "#c4b08c")), (-0.35, -0.45), _line("#3a2412", 0.55, 1)
    )
    _ring(painter, r * 0.435, _line("#9c2f2a", 1, r * 0.022))
    crema = ((0, "#c98f4e"), (0.45, "#a56a30"), (0.8, "#5f3415"), (1, "#3a1d0b"))
    _disc(painter, r * 0.395, crema, (0.1, 0.1), _line("#2c1609", 1, r * 0.02))
    _arc(painter, r * 0.33, 60, 150, _line("#e7bd82", 0.75, r * 0.035))
    _arc(painter, r * 0.23, 220, 120, _line("#e7bd82", 0.45, r * 0.025))


def _glass(painter: QPainter, box: QRectF) -> None:
    """A tumbler of red wine; the light that falls through it lies on the cloth."""
    r = box.width() / 2
    _shade(painter, r * 0.80, (r * 0.10, r * 0.22), r * 0.16, 0.55)
    for at, size, strength in (((0.42, 0.72), 0.55, 0.26), ((0.34, 0.62), 0.30, 0.22)):
        fall = QRadialGradient(QPointF(r * at[0], r * at[1]), r * size)
        fall.setColorAt(0, faded(QColor("#ff8a5c"), strength))
        fall.setColorAt(1, faded(QColor("#c0302a"), 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fall)
        painter.drawEllipse(QPointF(r * at[0], r * at[1]), r * size, r * size)
    wall = ((0, "#f2efe8"), (0.5, "#b9bdb8"), (1, "#7c8480"))
    painter.setOpacity(0.62)
    _disc(painter, r * 0.88, wall, (-0.4, -0.5), _line("#26221d", 0.5, max(0.8, r * 0.02)))
    painter.setOpacity(1)
    wine = ((0, "#b02a35"), (0.35, "#8c1a28"), (0.75, "#5a0d1a"), (1, "#2f0610"))
    _disc(painter, r * 0.76, wine, (0.25, 0.30), _line("#2b050c", 0.8, max(0.8, r * 0.02)))
    _arc(painter, r * 0.72, 200, 130, _line("#d4525a", 0.55, r * 0.05))
    _arc(painter, r * 0.82, 100, 70, _line("#ffffff", 0.85, r * 0.07))
    _arc(painter, r * 0.82, 290, 26, _line("#ffffff", 0.55, r * 0.06))
    _arc(painter, r * 0.56, 112, 44, _line("#ffffff", 0.30, r * 0.06))


def _dish(painter: QPainter, box: QRectF) -> None:
    """Almonds on a small plate."""
    r = box.width() / 2
    _plate(painter, r, "#2f5f86")
    _disc(painter, r * 0.70, ((0, "#e6dac0"), (0.6, "#f4ecda"), (1, "#fffaf0")), (0.3, 0.4), _line("#8a7452", 0.35, 1))
    rng = Random(11)
    places = [(0.0, 0.0)] + [(0.40 * cos(i * pi / 3 + 0.3), 0.40 * sin(i * pi / 3 + 0.3)) for i in range(6)]
    for x, y in places:
        painter.save()
        painter.translate(r * (x + rng.uniform(-0.05, 0.05)), r * (y + rng.uniform(-0.05, 0.05)))
        painter.rotate(rng.uniform(0, 360))
        _almond(painter, r * 0.21)
        painter.restore()


def _almond(painter: QPainter, r: float) -> None:
    shape = QPainterPath(QPointF(0, -r * 1.25))
    shape.cubicTo(r * 0.95, -r * 0.45, r * 0.80, r * 0.95, 0, r)
    shape.cubicTo(-r * 0.80, r * 0.95, -r * 0.95, -r * 0.45, 0, -r * 1.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(palette.SHADOW, 0.28))
    painter.drawPath(shape.translated(r * 0.14, r * 0.20))
    skin = QRadialGradient(QPointF(-r * 0.3, -r * 0.3), r * 1.8)
    for t, colour in ((0, "#d09a5c"), (0.5, "#a8692f"), (1, "#6b3b16")):
        skin.setColorAt(t, QColor(colour))
    painter.setBrush(skin)
    painter.setPen(_line("#4a260c", 0.8, max(0.7, r * 0.08)))
    painter.drawPath(shape)
    painter.setPen(_line("#5d3210", 0.55, max(0.5, r * 0.06)))
    for x in (-0.28, 0.02, 0.30):
        painter.drawLine(QPointF(x * r * 0.6, -r * 0.75), QPointF(x * r, r * 0.6))


# ---- the slate -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SlateRow:
    """A side on the slate: its name, the points of each deal, and what it has won."""

    name: str
    deals: tuple[str, ...]
    total: str


SLATE_TURN = -2.0
"""Degrees by which the slate lies askew."""


def draw_slate(painter: QPainter, box: QRectF, rows: Sequence[SlateRow]) -> None:
    """The slate with the score of the match in chalk.

    Args:
        painter: on the table.
        box: the slate's place, before its slight turn.
        rows: the sides, three at most.
    """
    size = box.width() / SLATE_WIDTH
    painter.save()
    painter.translate(box.center())
    _bare_slate(painter, box)
    painter.rotate(SLATE_TURN)
    m = size * 1.15
    field = QRectF(-box.width() / 2 + m, -box.height() / 2 + m, box.width() - 2 * m, box.height() - 2 * m)
    high = min(2.4 * size, field.height() / max(1, len(rows)))
    chalk = faded(QColor("#f4efe2"), 0.92)
    top = field.center().y() - high * len(rows) / 2
    for i, row in enumerate(rows):
        line = QRectF(field.x(), top + i * high, field.width(), high)
        if i:
            painter.setPen(_line("#f4efe2", 0.35, max(1, size * 0.06)))
            painter.drawLine(line.topLeft() + QPointF(0, 0.4), line.topRight() - QPointF(0, 0.6))
        name, total = QRectF(line), QRectF(line)
        name.setWidth(line.width() * 0.44)
        total.setLeft(line.right() - line.width() * 0.16)
        draw_text(painter, name, row.name, font(size, italic=True), chalk, LEFT)
        draw_text(painter, total, row.total, font(size * 1.25, bold=True), chalk, RIGHT)
        shown = row.deals[-3:]
        each = (total.left() - name.right()) / 3
        for k, points in enumerate(shown):
            cell = QRectF(name.right() + k * each, line.y(), each, high)
            draw_text(painter, cell, points, font(size * 0.85), faded(chalk, 0.75), CENTRE)
    painter.restore()


def _bare_slate(painter: QPainter, box: QRectF) -> None:
    """A slate in a frame of pale wood, with a piece of chalk, its centre at the painter's origin."""
    w, h = box.width(), box.height()
    frame = h * 0.075
    painter.save()
    painter.rotate(SLATE_TURN)
    whole = QRectF(-w / 2, -h / 2, w, h)
    for i in range(6):
        spread = h * 0.010 * i
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.SHADOW, 0.11))
        painter.drawRoundedRect(whole.adjusted(-spread, 0, spread + h * 0.02, h * 0.03 + spread), frame, frame)
    wood = QLinearGradient(0, -h / 2, 0, h / 2)
    for t, colour in ((0, "#d9b27a"), (0.5, "#c2955a"), (1, "#9c713c")):
        wood.setColorAt(t, QColor(colour))
    painter.setBrush(wood)
    painter.setPen(_line("#4a2d10", 0.75, max(0.8, h * 0.008)))
    painter.drawRoundedRect(whole, frame * 0.6, frame * 0.6)
    painter.setPen(_line("#fff0cf", 0.45, max(0.8, h * 0.008)))
    painter.drawLine(
        QPointF(-w / 2 + frame * 0.5, -h / 2 + h * 0.012), QPointF(w / 2 - frame * 0.5, -h / 2 + h * 0.012)
    )
    field = whole.adjusted(frame, frame, -frame, -frame)
    stone = QLinearGradient(field.topLeft(), field.bottomRight())
    for t, colour in ((0, "#3d4444"), (0.5, "#2c3233"), (1, "#222728")):
        stone.setColorAt(t, QColor(colour))
    painter.setBrush(stone)
    painter.setPen(_line("#14100c", 0.9, max(0.8, h * 0.010)))
    painter.drawRect(field)
    rng = Random(4)
    for _ in range(26):  # wiped chalk
        x, y = (
            rng.uniform(field.left(), field.right() - w * 0.2),
            rng.uniform(field.top() + h * 0.05, field.bottom() - h * 0.05),
        )
        painter.setPen(_line("#ffffff", rng.uniform(0.015, 0.045), h * rng.uniform(0.02, 0.05)))
        painter.drawLine(QPointF(x, y), QPointF(x + w * rng.uniform(0.05, 0.18), y + h * rng.uniform(-0.03, 0.03)))
    painter.translate(w * 0.30, h / 2 - frame * 0.5)
    painter.rotate(-5)
    painter.setPen(_line("#5b5245", 0.6, max(0.6, h * 0.006)))
    painter.setBrush(QColor("#f6f1e4"))
    painter.drawRoundedRect(QRectF(-w * 0.085, -frame * 0.24, w * 0.17, frame * 0.44), frame * 0.2, frame * 0.2)
    painter.restore()
