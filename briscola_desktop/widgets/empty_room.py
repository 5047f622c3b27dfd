"""What stands in a list or a page that has nothing to show yet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QWidget

from briscola_desktop.core.cards import Suit
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import enlarged
from briscola_desktop.widgets.lettering import draw_paragraph, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.suits import suit_mark
from briscola_desktop.widgets.table.canvas import HINTS

CHAIRS, GAP = 1.6, 0.25
"""How far the chairs reach, and the room under them, in diameters of the table."""

SMALLEST, MARGIN = 48.0, 10.0
"""Diameter in pixels under which no table is drawn; room around all."""

_WRAPPED = Qt.TextFlag.TextWordWrap.value


class EmptyRoom(QWidget):
    """What stands where there is nothing yet: an empty table, and a sentence."""

    def __init__(self, room: Room, parent: QWidget, text: str = "") -> None:
        super().__init__(parent)
        self.room = room
        self.tell(text)

    def tell(self, text: str) -> None:
        """A sentence."""
        self.text = text
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """An empty table with four chairs where there is room for it, and the sentence under it."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        box = enlarged(painter, self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(faded(self.room.inlay, 0.35), 1))
        painter.setBrush(faded(self.room.field, 0.30))
        painter.drawRoundedRect(box, 10, 10)
        face = font(16, italic=True)
        wide = QRectF(0, 0, box.width() - 60, box.height())
        words = QFontMetricsF(face).boundingRect(wide, _WRAPPED, self.text).height()
        d = min(150.0, box.width() * 0.4, (box.height() - words - 2 * MARGIN) / (CHAIRS + GAP))
        high = words if d < SMALLEST else d * (CHAIRS + GAP) + words
        top = box.center().y() - high / 2
        if d >= SMALLEST:
            self._draw_table(painter, QPointF(box.center().x(), top + d * CHAIRS / 2), d)
        below = QRectF(box.left() + 30, top + high - words, box.width() - 60, words)
        draw_paragraph(painter, below, self.text, face, self.room.quiet)
        painter.end()

    def _draw_table(self, painter: QPainter, middle: QPointF, d: float) -> None:
        """A table of that diameter about a point."""
        table = QRectF(middle.x() - d / 2, middle.y() - d / 2, d, d)
        painter.setPen(QPen(faded(self.room.inlay, 0.9), 1.4))
        for turn in range(4):
            chair = QTransform().translate(middle.x(), middle.y()).rotate(90 * turn).map(QPointF(0, -d * 0.68))
            painter.setBrush(faded(self.room.timber, 0.85))
            painter.drawEllipse(chair, d * 0.12, d * 0.12)
        painter.setBrush(self.room.timber)
        painter.drawEllipse(table)
        painter.setBrush(palette.CLOTHS["green"].base)
        painter.drawEllipse(table.adjusted(d * 0.06, d * 0.06, -d * 0.06, -d * 0.06))
        for place, suit in enumerate(Suit):
            x = middle.x() + (place % 2 - 0.5) * d * 0.34
            y = middle.y() + (place // 2 - 0.5) * d * 0.34
            at_suit = QTransform().translate(x, y).scale(d * 0.09, d * 0.09)
            painter.fillPath(at_suit.map(suit_mark("italian", suit)), faded(palette.BRASS_LIT, 0.75))
