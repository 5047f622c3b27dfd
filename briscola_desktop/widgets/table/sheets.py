"""What is laid over the table for a while: the score sheet, the cover between two people's turns, the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from briscola_desktop.core.tricks import Trick
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import draw_text, font
from briscola_desktop.widgets.portraits import portrait
from briscola_desktop.widgets.table import durations
from briscola_desktop.widgets.table.buttons import BrassButton
from briscola_desktop.widgets.table.canvas import HINTS, rectangle
from briscola_desktop.widgets.table.card_item import CardArt
from briscola_desktop.widgets.table.cards import draw_card
from briscola_desktop.widgets.table.geometry import Box, Place
from briscola_desktop.widgets.table.look import Look
from briscola_desktop.widgets.table.paper import draw_paper
from briscola_desktop.widgets.table.plates import brass
from briscola_desktop.widgets.table.score_sheet import Sheet, SheetLayout, draw_sheet, lay_out_sheet

LAST_TRICK_STAYS = 6_000
"""Milliseconds until the last trick is put away by itself."""

RISE = 0.05
"""From how far below its place a sheet comes, as a part of the window's height."""


class Overlay(QWidget):
    """Something over the table; the keyboard is on it while it is there.

    Its picture is drawn once and then comes up from below; where nothing moves it is just there.
    """

    veil = QColor(10, 5, 2, 133)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._kept: QPixmap | None = None
        self._part = 1.0
        self._coming = QVariantAnimation(self)
        self._coming.setDuration(round(durations.SHEET))
        self._coming.setStartValue(0.0)
        self._coming.setEndValue(1.0)
        self._coming.valueChanged.connect(self._come)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def arrange(self) -> None:
        """The window has another size."""
        self.redraw()

    def redraw(self) -> None:
        """Something on it is another."""
        self._kept = None
        self.update()

    def close_sheet(self) -> None:
        """Put it away."""
        self._coming.stop()
        if self.isVisible():
            self.hide()
            parent = self.parentWidget()
            if parent:
                parent.setFocus()

    def draw(self, painter: QPainter) -> None:
        """What lies on the veil."""
        raise NotImplementedError

    def _open(self) -> None:
        parent = self.parentWidget()
        if parent:
            self.setGeometry(parent.rect())
        self.arrange()
        self._part = 1.0
        self.show()
        self.raise_()
        self.setFocus()
        if self.look.moving:
            self._part = 0.0
            self._coming.start()

    def _come(self, part: object) -> None:
        self._part = float(part) if isinstance(part, float) else 1.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The veil, and what lies on it."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        soft = 1 - (1 - self._part) ** 3
        veil = QColor(self.veil)
        veil.setAlphaF(veil.alphaF() * soft)
        painter.fillRect(self.rect(), veil)
        if self._part >= 1:
            self.draw(painter)
        else:
            if self._kept is None:
                dpr = self.devicePixelRatioF()
                self._kept = QPixmap(self.size() * dpr)
                self._kept.setDevicePixelRatio(dpr)
                self._kept.fill(Qt.GlobalColor.transparent)
                within = QPainter(self._kept)
                within.setRenderHints(HINTS)
                self.draw(within)
                within.end()
            painter.setOpacity(soft)
            painter.drawPixmap(0, round((1 - soft) * self.height() * RISE), self._kept)
        painter.end()


class ScoreSheet(Overlay):
    """The result of a deal and of the match so far.

    Signals:
        next_wanted: on to the next deal.
        table_wanted: another table is to be chosen.
        review_wanted: the deal is to be looked at again.
    """

    next_wanted = Signal()
    table_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, look: Look, art: CardArt, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.art = art
        self.sheet: Sheet | None = None
        self._layout: SheetLayout | None = None
        self.other = BrassButton(look, "table", self, main=False, icon="rules")
        self.other.clicked.connect(self.table_wanted)
        self.review = BrassButton(look, "review", self, main=False, icon="eye")
        self.review.clicked.connect(self.review_wanted)
        self.button = BrassButton(look, "next", self)
        self.button.clicked.connect(self.next_wanted)

    def open_sheet(self, sheet: Sheet) -> None:
        """Show a result; the sheet's buttons are called `table`, `review` (not on every sheet) and `next`."""
        self.tell(sheet)
        self._open()
        self.button.setFocus()

    def tell(self, sheet: Sheet) -> None:
        """What stands on it; also while it is shown."""
        self.sheet = sheet
        self.other.word(sheet.buttons["table"], sheet.buttons["table"], "")
        self.review.word(sheet.buttons.get("review", ""), sheet.buttons.get("review", ""), "")
        self.review.setVisible("review" in sheet.buttons)
        self.button.word(sheet.buttons["next"], sheet.buttons["next"], self.tr("Enter"))
        self.setAccessibleName(f"{sheet.title}. {sheet.line}")
        self.arrange()

    def arrange(self) -> None:
        """Lay the sheet out for the window."""
        super().arrange()
        if self.sheet:
            shape = self.look.layout.shape
            self._layout = lay_out_sheet(self.width(), self.height(), self.look.font, self.sheet, shape.aspect)
            self.other.put(self._layout.buttons["table"])
            if "review" in self._layout.buttons:
                self.review.put(self._layout.buttons["review"])
            self.button.put(self._layout.buttons["next"])

    def draw(self, painter: QPainter) -> None:
        """The sheet."""
        if self.sheet and self._layout:
            dpr = painter.device().devicePixelRatio()
            draw_sheet(painter, self._layout, self.sheet, lambda card, w: self.art.pixmap(card, w, dpr))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.next_wanted.emit()
        else:
            super().keyPressEvent(event)


class CoverSheet(Overlay):
    """Between the turns of two people at one screen: whose turn it is, until they say that they are there.

    Signals:
        uncovered: they are.
    """

    uncovered = Signal()
    veil = QColor(10, 5, 2, 150)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.seat = self.portrait = 0
        self.name = ""
        self.button = BrassButton(look, "look", self, icon="eye")
        self.button.clicked.connect(self.uncovered)

    def open_sheet(self, seat: int, name: str, who: int) -> None:
        """Wait for someone, with the number of their portrait."""
        self.seat, self.name, self.portrait = seat, name, who
        text = self.tr("Show my cards")
        self.button.word(text, text, self.tr("Enter"))
        self.setAccessibleName(self._words)
        self._open()
        self.button.setFocus()

    def arrange(self) -> None:
        """In the middle."""
        super().arrange()
        f = self.look.font
        self.button.put(Box(self.width() / 2 - 8 * f, self.height() / 2 + 3.6 * f, 16 * f, max(40.0, 2.8 * f)))

    @property
    def _words(self) -> str:
        return self.tr("{name}, it is your turn").format(name=self.name)

    def draw(self, painter: QPainter) -> None:
        """Who is to look."""
        f = self.look.font
        wide = min(28 * f, self.width() * 0.9)
        box = QRectF(self.width() / 2 - wide / 2, self.height() / 2 - 8.5 * f, wide, 16.5 * f)
        draw_paper(painter, box, f)
        d = 7 * f
        ring = QRectF(box.center().x() - d / 2, box.top() + 1.2 * f, d, d)
        painter.setPen(palette.INK)
        painter.setBrush(brass(ring, lit=True))
        painter.drawEllipse(ring)
        face = ring.adjusted(d * 0.06, d * 0.06, -d * 0.06, -d * 0.06)
        picture = portrait(self.portrait, round(face.width()), painter.device().devicePixelRatio())
        painter.drawPixmap(face, picture, QRectF(picture.rect()))
        words = QRectF(box.left() + f, ring.bottom() + 0.6 * f, box.width() - 2 * f, 2.6 * f)
        draw_text(painter, words, self._words, font(f * 1.5, bold=True), palette.INK)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space show the cards."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.uncovered.emit()
        else:
            super().keyPressEvent(event)


class LastTrickSheet(Overlay):
    """The last trick, in order of play; it goes away by itself, at a click or at a key."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.art = art
        self.trick: Trick | None = None
        self.names: Sequence[str] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LAST_TRICK_STAYS)
        self._timer.timeout.connect(self.close_sheet)

    def open_sheet(self, trick: Trick, names: Sequence[str], told: str = "") -> None:
        """Show a trick; `told` says it in words."""
        self.trick, self.names = trick, names
        self.setAccessibleName(told)
        self._open()
        self._timer.start()

    def draw(self, painter: QPainter) -> None:
        """Its cards in a row, each with its player; the one that took it shines."""
        trick = self.trick
        if trick is None:
            return
        layout, f = self.look.layout, self.look.font
        cloth, aspect, count = layout.cloth, layout.shape.aspect, len(trick.plays)
        w = min(layout.unit * 0.9, cloth.w * 0.84 / (count * 1.18), cloth.h * 0.5 / aspect)
        box = Box(cloth.cx - count * w * 0.59 - f, cloth.cy - w * aspect / 2 - f, count * w * 1.18 + 2 * f, 0)
        box = Box(box.x, box.y, box.w, w * aspect + 4.6 * f)
        draw_paper(painter, rectangle(box), f)
        dpr = painter.device().devicePixelRatio()
        for place, (seat, card) in enumerate(trick.plays):
            x = cloth.cx + (place - (count - 1) / 2) * w * 1.18
            took = seat == trick.winner
            lie = Place(x, cloth.cy, w, w * aspect, (place % 3 - 1) * 1.5)
            draw_card(painter, lie, self.art.pixmap(card, w, dpr), lift=0.05, halo=float(took))
            label = QRectF(x - w * 0.57, cloth.cy + w * aspect / 2 + f * 1.0, w * 1.14, 2 * f)
            ink = palette.WINNER if took else palette.INK
            draw_text(painter, label, self.names[seat], font(f, bold=took), ink)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Away with it."""
        self.close_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Away with it, unless it is a key of the table's."""
        self.close_sheet()
        event.setAccepted(event.key() == Qt.Key.Key_Escape)
