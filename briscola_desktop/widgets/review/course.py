"""The course of a deal: a slider along its actions and, once it has been reviewed, the chance to win as a curve."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from briscola_desktop.runtime.review import Judged, Review
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import enlarged, large
from briscola_desktop.widgets.figures import percent
from briscola_desktop.widgets.lettering import CENTRE, RIGHT, draw_text, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.styling import type_scale
from briscola_desktop.widgets.table.canvas import HINTS

LOW, HIGH = 40, 120
"""Height in pixels of usual print without a curve and with one."""

EDGE = 46.0
"""Pixels at the left for figures."""

MISTAKE = QColor("#c8483c")


class Course(QAbstractSlider):
    """A slider whose value is how many actions have been done."""

    def __init__(self, last: int, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(0, last)
        self.setPageStep(4)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Place in the deal"))
        self.room = room
        self._curve: tuple[tuple[int, float], ...] = ()
        self._worst: tuple[Judged, ...] = ()
        self._mistakes: tuple[Judged, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(lambda _: self.update())

    def show_review(self, review: Review | None, seat: int) -> None:
        """The curve of a seat, and its mistakes; None shows the slider alone."""
        curve = review.curve(seat) if review else ()
        if review and review.result and curve:
            curve = (*curve[:-1], (self.maximum(), curve[-1][1]))  # what was not judged leads to the end
        self._curve = curve
        self._worst = review.worst(seat) if review else ()
        self._mistakes = tuple(one for one in review.of_seat(seat) if one.mistake) if review else ()
        self.updateGeometry()
        self.update()

    @property
    def curve(self) -> tuple[tuple[int, float], ...]:
        """Places and chances of the curve."""
        return self._curve

    # ---- where things are ----------------------------------------------------------------------------------------

    @property
    def _inner(self) -> QRectF:
        left, scale = EDGE if self._curve else 14.0, type_scale()
        return QRectF(left, 12, self.width() / scale - left - 14, self.height() / scale - 26)

    def _x(self, place: float) -> float:
        inner = self._inner
        return inner.left() + inner.width() * place / max(1, self.maximum())

    def _y(self, chance: float) -> float:
        inner = self._inner
        return inner.bottom() - inner.height() * chance

    def _at(self, x: float) -> int:
        inner = self._inner
        x /= type_scale()
        return round(max(0.0, min(1.0, (x - inner.left()) / max(1.0, inner.width()))) * self.maximum())

    # ---- drawing -------------------------------------------------------------------------------------------------

    def _draw_curve(self, painter: QPainter) -> None:
        inner, room = self._inner, self.room
        for chance in (0.0, 0.5, 1.0):
            y = self._y(chance)
            painter.setPen(QPen(faded(room.ink, 0.4 if chance == 0.5 else 0.15), 1))
            painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
            words = QRectF(0, y - 9, EDGE - 8, 18)
            draw_text(painter, words, percent(chance), font(12, italic=True), room.quiet, RIGHT)
        points = [QPointF(self._x(min(place, self.maximum())), self._y(chance)) for place, chance in self._curve]
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        area = QPainterPath(line)
        area.lineTo(points[-1].x(), inner.bottom())
        area.lineTo(points[0].x(), inner.bottom())
        shade = QLinearGradient(inner.topLeft(), inner.bottomLeft())
        shade.setColorAt(0, faded(palette.BRASS, 0.45))
        shade.setColorAt(1, faded(palette.BRASS, 0.06))
        painter.fillPath(area, shade)
        pen = QPen(palette.BRASS, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(line, pen)
        for one in self._mistakes:
            if one.options:
                self._draw_mistake(painter, one)

    def _draw_mistake(self, painter: QPainter, one: Judged) -> None:
        """A dot, or for one of the worst its number."""
        at = QPointF(self._x(one.place + 1), self._y(one.after))
        painter.setPen(QPen(QColor("#fffaf0"), 1.2))
        painter.setBrush(MISTAKE)
        if one not in self._worst:
            painter.drawEllipse(at, 3.2, 3.2)
            return
        disc = QRectF(at.x() - 9, max(1.0, at.y() - 9), 18, 18)
        painter.drawEllipse(disc)
        number = str(self._worst.index(one) + 1)
        draw_text(painter, disc, number, font(12, bold=True), QColor("#fffaf0"), CENTRE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The curve, the line along the deal and the knob."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        whole = enlarged(painter, self.rect())
        inner, room = self._inner, self.room
        if self._curve:
            self._draw_curve(painter)
        groove = QRectF(inner.left(), inner.bottom() + 2, inner.width(), 4)
        if not self._curve:
            groove.moveTop(whole.height() / 2 - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(room.ink, 0.22))
        painter.drawRoundedRect(groove, 2, 2)
        x = self._x(self.value())
        painter.setBrush(palette.BRASS)
        painter.drawRoundedRect(QRectF(groove.left(), groove.top(), x - groove.left(), 4), 2, 2)
        if self._curve:
            painter.setPen(QPen(faded(room.ink, 0.6), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, inner.top()), QPointF(x, groove.top()))
        painter.setPen(QPen(room.ink if self.hasFocus() else palette.BRASS_DEEP, 1.8))
        painter.setBrush(palette.BRASS_LIT)
        painter.drawEllipse(QPointF(x, groove.center().y()), 7.5, 7.5)
        painter.end()

    def sizeHint(self) -> QSize:
        """Higher with a curve."""
        return QSize(320, large(HIGH if self._curve else LOW))

    # ---- pointer and keys ----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """To the place under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderPosition(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Along with the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setSliderPosition(self._at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step; the window has them."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()
