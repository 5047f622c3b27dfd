"""The ribbon on which the table says something."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import advance, balanced, draw_text, font
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.table.shadows import draw_shadow

_SILK = ((0.0, "#d9bf86"), (0.12, "#f4e4ba"), (0.5, "#fdf5dd"), (0.88, "#f4e4ba"), (1.0, "#d9bf86"))


LEAST = 0.5
"""Part of its size to which a sentence is set smaller at least: it is to be read as a whole."""

TAIL = 1.5
"""Length of each tail in sizes of type."""


def draw_ribbon(painter: QPainter, room: QRectF, text: str, size: float) -> QRectF:
    """A swallow-tailed ribbon in the middle of its room, as wide as its sentence.

    Where the room is about three sizes of type high or more, a long sentence takes two lines.

    Returns:
        The ribbon's box.
    """
    face, tail = face_of(size), TAIL * size
    lines = lines_of(room, text, size)
    width = min(room.width(), max(advance(line, face) for line in lines) + 2 * tail + size * 0.8)
    height = min(room.height(), (2.2 if len(lines) == 1 else 3.7) * size)
    box = QRectF(room.center().x() - width / 2, room.center().y() - height / 2, width, height)
    draw_shadow(painter, box.adjusted(tail * 0.3, 0, -tail * 0.3, 0), size * 0.4, 0.5, offset=(0, size * 0.2))
    silk = QLinearGradient(box.left(), 0, box.right(), 0)
    for t, colour in _SILK:
        silk.setColorAt(t, QColor(colour))
    painter.setBrush(silk)
    painter.setPen(QPen(faded(QColor("#6a4a1a"), 0.7), 1))
    painter.drawPath(_outline(box, tail))
    painter.setPen(QPen(faded(QColor("#a57a2c"), 0.6), max(0.8, size * 0.05)))
    for y in (box.top() + size * 0.24, box.bottom() - size * 0.24):
        painter.drawLine(QPointF(box.left() + tail * 0.42, y), QPointF(box.right() - tail * 0.42, y))
    high = min(size * 1.42, height * 0.43)
    for i, line in enumerate(lines):
        y = box.center().y() + (i - len(lines) / 2) * high
        place = QRectF(box.left() + tail, y, box.width() - 2 * tail, high)
        draw_text(painter, place, line, face, palette.INK, least=LEAST)
    return box


def face_of(size: float) -> QFont:
    """Its type."""
    return font(size * 1.06, italic=True)


def widest(room: QRectF, size: float) -> float:
    """How wide a line can be."""
    return room.width() - 2 * TAIL * size


def lines_of(room: QRectF, text: str, size: float) -> tuple[str, ...]:
    """A sentence as it stands on the ribbon: in one line, or in two where it is long and these have room."""
    face = face_of(size)
    inside = widest(room, size) - size * 0.6
    long = advance(text, face) > inside * (0.72 if room.height() > 3.4 * size else 1)
    return balanced(text, face) if long and room.height() >= 2.8 * size else (text,)


def _outline(box: QRectF, tail: float) -> QPainterPath:
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.right() - tail * 0.5, box.center().y())
    path.lineTo(box.bottomRight())
    path.lineTo(box.bottomLeft())
    path.lineTo(box.left() + tail * 0.5, box.center().y())
    path.closeSubpath()
    return path
