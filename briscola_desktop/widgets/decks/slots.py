"""The places of a deck that is to be brought in: 48 faces and the back, each with its picture, empty or at fault."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from briscola_desktop.core.cards import Card, Rank, Suit
from briscola_desktop.runtime.importing.naming import Found
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.theme import Family
from briscola_desktop.widgets.icons import draw_icon
from briscola_desktop.widgets.lettering import CENTRE, draw_text, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.suits import suit_mark
from briscola_desktop.widgets.table.canvas import HINTS, rounded
from briscola_desktop.widgets.table.words import card_name

COLUMNS = 13
"""Twelve ranks, and the back at the right."""

ASPECT = 1.66
"""Height over width of a place until a picture has come."""

GAP = 5.0
WRONG = QColor("#c8483c")


class DeckSlots(QWidget):
    """A grid, a suit a row."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self.family: Family = "italian"
        self._found: Found | None = None
        self._aspect = ASPECT
        self._images: dict[Card | None, QImage] = {}
        self._faults: dict[Card | None, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(150)

    def show_deck(self, found: Found | None, family: Family) -> None:
        """The places of another deck, their pictures still to come."""
        self._found, self.family = found, family
        self._images.clear()
        self._faults.clear()
        self._aspect = ASPECT
        self.update()

    def show_picture(self, card: Card | None, image: QImage | None, fault: str) -> None:
        """A picture has been drawn, or cannot be."""
        if image is not None:
            self._images[card] = image
            self._aspect = max(1.2, min(2.2, image.height() / image.width()))
        else:
            self._faults[card] = fault
        self.update()

    @property
    def faults(self) -> dict[Card | None, str]:
        """What is wrong with pictures."""
        return dict(self._faults)

    @property
    def shown(self) -> int:
        """How many pictures are there."""
        return len(self._images)

    def box_of(self, card: Card | None) -> QRectF:
        """The place of a face (None: the back)."""
        wide = min((self.width() - GAP * (COLUMNS - 1)) / COLUMNS, (self.height() - GAP * 3) / 4 / self._aspect)
        high = wide * self._aspect
        left = (self.width() - wide * COLUMNS - GAP * (COLUMNS - 1)) / 2
        top = (self.height() - high * 4 - GAP * 3) / 2
        column = COLUMNS - 1 if card is None else list(Rank).index(card.rank)
        row = 0 if card is None else list(Suit).index(card.suit)
        return QRectF(left + column * (wide + GAP), top + row * (high + GAP), wide, high)

    def sizeHint(self) -> QSize:
        """Cards of some 46 pixels."""
        return QSize(660, 330)

    def paintEvent(self, event: QPaintEvent) -> None:
        """All places."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        for card in (*(Card.of(rank, suit) for suit in Suit for rank in Rank), None):
            self._draw(painter, card)
        painter.end()

    def _draw(self, painter: QPainter, card: Card | None) -> None:
        box, room = self.box_of(card), self.room
        there = self._found is not None and (
            self._found.back is not None if card is None else card in self._found.files
        )
        image = self._images.get(card)
        outline = rounded(box, box.width() * 0.07)
        if image is not None:
            painter.save()
            painter.setClipPath(outline)
            painter.fillPath(outline, palette.PAPER)
            painter.drawImage(box, image)
            painter.restore()
            painter.setPen(QPen(faded(palette.BRASS_DEEP, 0.8), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline)
        elif card in self._faults:
            painter.setPen(QPen(WRONG, 1.6))
            painter.setBrush(faded(WRONG, 0.18))
            painter.drawPath(outline)
            side = box.width() * 0.6
            middle = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            draw_icon(painter, "warning", middle, WRONG)
        else:
            self._draw_empty(painter, outline, box, card, there=there, room=room)

    def _draw_empty(
        self, painter: QPainter, outline: QPainterPath, box: QRectF, card: Card | None, *, there: bool, room: Room
    ) -> None:
        """A place without a picture: still to come, needed, or one that only the large pack has."""
        needed = card is None or card.rank not in (Rank.EIGHT, Rank.NINE)
        missing = needed and not there and self._found is not None
        colour = WRONG if missing and card is not None else room.quiet
        painter.setPen(QPen(faded(colour, 0.9 if missing else 0.4), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(faded(colour, 0.10 if missing else 0.03))
        painter.drawPath(outline)
        if card is None:
            return
        mark = suit_mark("french" if self.family == "french" else "italian", card.suit)
        size = box.width() * 0.20
        place = QTransform().translate(box.center().x(), box.center().y() + size * 0.9).scale(size, size)
        painter.fillPath(place.map(mark), faded(colour, 0.75))
        head = QRectF(box.left(), box.top() + box.height() * 0.14, box.width(), box.height() * 0.3)
        text = card.rank.value if card.rank is not Rank.ACE else "1"
        draw_text(painter, head, text, font(box.width() * 0.34, bold=True), faded(colour, 0.9), CENTRE)

    def event(self, event: QEvent) -> bool:
        """What a place is, and what is wrong with it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.words_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def words_at(self, point: QPointF) -> str:
        """The name of the card at a point, and what is wrong with its picture."""
        for card in (*(Card.of(rank, suit) for suit in Suit for rank in Rank), None):
            if self.box_of(card).contains(point):
                name = self.tr("the back") if card is None else card_name(card, self.family)
                return f"{name}: {self._faults[card]}" if card in self._faults else name
        return ""
