"""Small round tables that show who sits where and with whom."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from briscola_desktop.core.rules import Rules
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.paths import star
from briscola_desktop.widgets.rules.style import BookColours, book_font

_SIDES = (QColor("#a8322a"), QColor("#2f5f9e"), QColor("#2f7a45"))
_PRESETS = {2: "classic", 3: "classic", 4: "classic", 6: "brisca"}


def tables_height(count: int, width: float, em: float) -> float:
    """How high so many tables stand in a width."""
    columns = _columns(count, width, em)
    return -(-count // columns) * _side(columns, width, em) * 1.1


def draw_tables(painter: QPainter, numbers: list[int], width: float, em: float, colours: BookColours) -> None:
    """Draw a table for each number of players."""
    columns = _columns(len(numbers), width, em)
    side = _side(columns, width, em)
    for place, number in enumerate(numbers):
        x = width / 2 + (place % columns - (columns - 1) / 2) * side * 1.06
        y = (place // columns) * side * 1.1 + side * 0.51
        _draw_table(painter, number, QPointF(x, y), side * 0.30, colours)


def _columns(count: int, width: float, em: float) -> int:
    return count if width >= em * 6.4 * count else max(1, count // 2)


def _side(columns: int, width: float, em: float) -> float:
    return min(width / columns / 1.06, em * 8.4)


def _draw_table(painter: QPainter, number: int, centre: QPointF, radius: float, colours: BookColours) -> None:
    rules = Rules.of(_PRESETS[number], players=number)
    painter.setPen(QPen(palette.BRASS_DEEP, max(2.0, radius * 0.09)))
    painter.setBrush(palette.CLOTHS["green"].base)
    painter.drawEllipse(centre, radius, radius)
    _draw_turn(painter, centre, radius * 0.52, max(1.2, radius * 0.045))
    dot = radius * 0.27
    for seat in range(number):
        angle = pi / 2 + 2 * pi * seat / number
        at = QPointF(centre.x() + cos(angle) * radius * 1.36, centre.y() + sin(angle) * radius * 1.36)
        painter.setPen(QPen(colours.paper, 1.5))
        painter.setBrush(_SIDES[rules.side_of(seat)])
        painter.drawEllipse(at, dot, dot)
        if seat == 0:
            painter.fillPath(star(at.x(), at.y(), dot * 0.72, dot * 0.32, 5), palette.CREAM)
    painter.setPen(palette.CREAM)
    painter.setFont(book_font(radius * 0.52, bold=True))
    box = QRectF(centre.x() - radius / 2, centre.y() - radius / 2, radius, radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _draw_turn(painter: QPainter, centre: QPointF, radius: float, line: float) -> None:
    """A clockwise arrow over the top."""
    colour = palette.mixed(palette.CLOTHS["green"].lit, palette.CREAM, 0.55)
    painter.setPen(QPen(colour, line, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(box, 150)
    path.arcTo(box, 150, -120)
    end, tip = path.currentPosition(), radius * 0.26
    painter.drawPath(path)
    head = QPainterPath(QPointF(end.x() - tip * 1.2, end.y() - tip * 0.55))
    head.lineTo(end)
    head.lineTo(end.x() + tip * 0.35, end.y() - tip * 1.2)
    painter.drawPath(head)
