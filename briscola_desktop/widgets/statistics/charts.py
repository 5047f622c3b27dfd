"""Charts, painted: results deal by deal, the average over time, and how won, drawn and lost share the whole."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from briscola_desktop.runtime.history.entries import Outcome
from briscola_desktop.runtime.history.statistics import PIECE, Figures
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import enlarged, large
from briscola_desktop.widgets.figures import tenths
from briscola_desktop.widgets.lettering import CENTRE, LEFT, RIGHT, draw_text, font
from briscola_desktop.widgets.palette import Room, faded, mixed
from briscola_desktop.widgets.table.canvas import HINTS, rounded

ALL, HALF = 120, 60
"""Points in a pack, and those that are not enough."""

TYPE = 13.0
"""Size of the figures on a chart in pixels."""


def colours(room: Room) -> dict[Outcome, QColor]:
    """The colour of each outcome in a room: told apart by lightness too."""
    if room.name == "dark":
        return {Outcome.WON: QColor("#e0b252"), Outcome.DRAWN: QColor("#9c8c72"), Outcome.LOST: QColor("#5f86a8")}
    return {Outcome.WON: QColor("#b9832c"), Outcome.DRAWN: QColor("#c9b797"), Outcome.LOST: QColor("#4b6f8f")}


class Chart(QWidget):
    """What all charts have in common."""

    def __init__(self, room: Room, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._height = height
        self.figures: Figures | None = None
        self.setMaximumHeight(height * 3)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_figures(self, figures: Figures | None, room: Room) -> None:
        """Other figures, or other surroundings."""
        self.figures, self._room = figures, room
        self.setAccessibleName(self.words() if figures else "")
        self.update()

    def words(self) -> str:
        """What the chart shows, in a sentence."""
        return ""

    def draw(self, painter: QPainter, box: QRectF, figures: Figures) -> None:
        """Paint the chart."""

    def sizeHint(self) -> QSize:
        """As high as it was made."""
        return QSize(420, large(self._height))

    def minimumSizeHint(self) -> QSize:
        """Somewhat lower where there is less room."""
        return QSize(0, large(self._height * 0.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The chart."""
        if self.figures:
            painter = QPainter(self)
            painter.setRenderHints(HINTS)
            self.draw(painter, enlarged(painter, self.rect()), self.figures)
            painter.end()

    def _lines(self, painter: QPainter, box: QRectF, marks: Sequence[int], low: float, high: float) -> None:
        """Level lines with their figures at the left; that of 60 is stronger."""
        face = font(TYPE, italic=True)
        for mark in marks:
            y = box.bottom() - (mark - low) / (high - low) * box.height()
            strong = mark == HALF
            painter.setPen(QPen(faded(self._room.ink, 0.42 if strong else 0.14), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            words = QRectF(box.left() - 40, y - 9, 32, 18)
            draw_text(painter, words, str(mark), face, faded(self._room.quiet, 1.0 if strong else 0.8), RIGHT)


class ShareBar(Chart):
    """Won, drawn and lost as parts of one bar, with how many."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, 50, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def words(self) -> str:
        """How many of each."""
        f = self.figures
        if f is None:
            return ""
        text = self.tr("{won} won, {drawn} drawn, {lost} lost")
        return text.format(won=f.won, drawn=f.drawn, lost=f.lost)

    def draw(self, painter: QPainter, box: QRectF, figures: Figures) -> None:
        """The bar, and a line of words under it."""
        bar = QRectF(box.left() + 1, box.top() + 2, box.width() - 2, 18)
        outline = rounded(bar, 9)
        painter.fillPath(outline, faded(self._room.ink, 0.1))
        parts = {Outcome.WON: figures.won, Outcome.DRAWN: figures.drawn, Outcome.LOST: figures.lost}
        x = bar.left()
        painter.save()
        for outcome, count in parts.items():
            wide = bar.width() * count / figures.deals
            piece = QPainterPath()
            piece.addRect(QRectF(x, bar.top(), wide, bar.height()))
            colour = colours(self._room)[outcome]
            shade = QLinearGradient(bar.topLeft(), bar.bottomLeft())
            shade.setColorAt(0, mixed(colour, QColor("white"), 0.22))
            shade.setColorAt(1, mixed(colour, palette.INK, 0.12))
            painter.fillPath(outline.intersected(piece), shade)
            x += wide
        painter.restore()
        painter.setPen(QPen(faded(self._room.ink, 0.35), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        below = QRectF(bar.left() + 2, bar.bottom() + 5, bar.width() - 4, 20)
        third = below.width() / 3
        texts = (
            (self.tr("%n won", "", figures.won), LEFT),
            (self.tr("%n drawn", "", figures.drawn), CENTRE),
            (self.tr("%n lost", "", figures.lost), RIGHT),
        )
        for place, (text, align) in enumerate(texts):
            cell = QRectF(below.left() + place * third, below.top(), third, below.height())
            draw_text(painter, cell, text, font(14), self._room.ink, align)


class ResultsChart(Chart):
    """The newest deals, each a bar from the line of 60 up or down to its points."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, 150, parent)

    def words(self) -> str:
        """The newest deals in words."""
        f = self.figures
        if f is None:
            return ""
        text = self.tr("Points of the last %n deals: {points}", "", len(f.last))
        return text.format(points=", ".join(str(points) for _, points in f.last))

    def draw(self, painter: QPainter, box: QRectF, figures: Figures) -> None:
        """Lines and bars; newest at the right."""
        inner = box.adjusted(42, 8, -6, -8)
        self._lines(painter, inner, (0, HALF, ALL), 0, ALL)
        step = min(inner.width() / max(12, len(figures.last)), 34.0)
        wide = max(2.0, min(step * 0.68, 16.0))
        middle = inner.center().y()
        for place, (outcome, points) in enumerate(reversed(figures.last)):
            x = inner.right() - step * (place + 0.5)
            colour = colours(self._room)[outcome]
            y = inner.bottom() - points / ALL * inner.height()
            top, bottom = min(y, middle), max(y, middle)
            bar = QRectF(x - wide / 2, top, wide, max(3.0, bottom - top))
            if outcome is Outcome.DRAWN:
                bar = QRectF(x - wide / 2, middle - 3, wide, 6)
            shade = QLinearGradient(bar.topLeft(), bar.topRight())
            shade.setColorAt(0, mixed(colour, QColor("white"), 0.18))
            shade.setColorAt(1, mixed(colour, palette.INK, 0.1))
            painter.fillPath(rounded(bar, min(3.0, wide / 3)), shade)


class CourseChart(Chart):
    """The average points from the first deal to the last."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(room, 150, parent)

    def words(self) -> str:
        """Where it began and where it has come to."""
        f = self.figures
        if f is None:
            return ""
        if len(f.course) == 1:
            return self.tr("Average points: {points}. {later}").format(points=tenths(f.course[0]), later=self._later())
        text = self.tr("Average points, from {first} in the first deals to {last} in the last ones")
        return text.format(first=round(f.course[0]), last=round(f.course[-1]))

    def _later(self) -> str:
        """What is seen once there is more than one piece."""
        return self.tr("From {number} deals on there is a line.").format(number=2 * PIECE)

    def draw(self, painter: QPainter, box: QRectF, figures: Figures) -> None:
        """A smoothed line over its shade, with the figure at its end; of few deals a dot."""
        inner = box.adjusted(42, 8, -50, -8)
        course = smoothed(figures.course)
        low = min(40.0, 10 * int(min(course) // 10))
        high = max(80.0, 10 * (int(max(course) // 10) + 1))
        self._lines(painter, inner, range(int(low), int(high) + 1, 20), low, high)
        step = inner.width() / max(1, len(course) - 1)
        points = [
            QPointF(inner.right() - place * step, inner.bottom() - (value - low) / (high - low) * inner.height())
            for place, value in enumerate(reversed(course))
        ][::-1]
        colour = colours(self._room)[Outcome.WON]
        if len(points) > 1:
            self._draw_line(painter, inner, points, colour)
        else:
            between = inner.bottom() - (HALF + 10 - low) / (high - low) * inner.height()
            words = QRectF(inner.left(), between - 10, inner.width() - 20, 20)
            draw_text(painter, words, self._later(), font(14, italic=True), self._room.quiet, CENTRE)
        painter.setPen(QPen(self._room.ink, 1.2))
        painter.setBrush(colour)
        painter.drawEllipse(points[-1], 4.2, 4.2)
        words = QRectF(points[-1].x() + 10, points[-1].y() - 10, 40, 20)
        draw_text(painter, words, tenths(course[-1]), font(14, bold=True), self._room.ink, LEFT)

    def _draw_line(self, painter: QPainter, inner: QRectF, points: Sequence[QPointF], colour: QColor) -> None:
        """A soft line through the points, over its shade."""
        line = QPainterPath(points[0])
        for a, b in pairwise(points):
            half = (b.x() - a.x()) / 2
            line.cubicTo(QPointF(a.x() + half, a.y()), QPointF(b.x() - half, b.y()), b)
        area = QPainterPath(line)
        area.lineTo(points[-1].x(), inner.bottom())
        area.lineTo(points[0].x(), inner.bottom())
        shade = QLinearGradient(inner.topLeft(), inner.bottomLeft())
        shade.setColorAt(0, faded(colour, 0.42))
        shade.setColorAt(1, faded(colour, 0.03))
        painter.fillPath(area, shade)
        painter.strokePath(
            line, QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )


def smoothed(course: Sequence[float]) -> list[float]:
    """Each piece with its neighbours, so that a few deals do not make mountains; the more, the more there are."""
    reach = min(2, len(course) // 6)
    return [
        sum(course[max(0, place - reach) : place + reach + 1]) / len(course[max(0, place - reach) : place + reach + 1])
        for place in range(len(course))
    ]
