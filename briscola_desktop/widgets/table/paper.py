"""Sheets of paper over the table, for the score, choices of rules and notes: their ground, lines and ornaments."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import draw_text, font
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.paths import star
from briscola_desktop.widgets.table.plates import brass
from briscola_desktop.widgets.table.shadows import draw_shadow

ORNAMENT = QColor("#b57f22")


def draw_veil(painter: QPainter, window: QRectF, part: float = 1.0) -> None:
    """Darkness over the table, `part` of it while it falls."""
    painter.fillRect(window, faded(palette.SHADOW, 0.52 * part))


def draw_paper(painter: QPainter, box: QRectF, size: float, *, square: float = 0.0, line: float = 0.0) -> None:
    """A sheet with its shadow.

    Args:
        painter: over the table.
        box: the sheet.
        size: of the type on it.
        square: side of the squares of squared paper; 0 is plain paper.
        line: where one of the level lines runs, so that a table stands on it.
    """
    draw_shadow(painter, box, size * 1.2, 0.65, offset=(0, size * 0.6))
    ground = QLinearGradient(box.topLeft(), box.bottomRight())
    ground.setColorAt(0, QColor("#fffaf0"))
    ground.setColorAt(1, QColor("#f1e4c6"))
    painter.setPen(QPen(faded(QColor("#6b5130"), 0.6), 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, size * 0.3, size * 0.3)
    if square <= 0:
        return
    inner = box.adjusted(1, 1, -1, -1)
    x0 = inner.center().x() - square * int(inner.width() / 2 / square)
    y0 = line - square * int((line - inner.top()) / square)
    lines = [QLineF(x, inner.top(), x, inner.bottom()) for x in _steps(x0, inner.right(), square)]
    lines += [QLineF(inner.left(), y, inner.right(), y) for y in _steps(y0, inner.bottom(), square)]
    painter.setPen(QPen(faded(QColor("#5c86b5"), 0.17), 1))
    painter.drawLines(lines)


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + i * step for i in range(int((end - start) / step) + 1)]


def draw_flourish(painter: QPainter, at: QPointF, reach: float, size: float) -> None:
    """A star between two lines, `reach` to each side."""
    painter.setPen(QPen(faded(ORNAMENT, 0.7), 1))
    for side in (-1, 1):
        painter.drawLine(QPointF(at.x() + side * size * 0.6, at.y()), QPointF(at.x() + side * reach, at.y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ORNAMENT)
    painter.drawPath(star(at.x(), at.y(), size * 0.38, size * 0.13, 4))


def draw_segments(painter: QPainter, box: QRectF, words: Sequence[str], chosen: int, size: float) -> None:
    """A choice of one of a few words, the chosen one in brass."""
    painter.setPen(QPen(faded(palette.INK, 0.45), 1.1))
    painter.setBrush(QBrush(faded(QColor("white"), 0.6)))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    wide = box.width() / len(words)
    for i, word in enumerate(words):
        cell = QRectF(box.x() + i * wide, box.y(), wide, box.height())
        if i == chosen:
            painter.setPen(QPen(palette.BRASS_DEEP, 1.2))
            painter.setBrush(brass(cell, lit=True))
            painter.drawRoundedRect(cell, cell.height() / 2, cell.height() / 2)
        inner = cell.adjusted(size * 0.4, 0, -size * 0.4, 0)
        draw_text(painter, inner, word, font(size, bold=i == chosen), palette.INK)
