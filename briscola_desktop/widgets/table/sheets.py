"""What is laid over the table for a while: the score sheet, the cover between two people's turns, the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from briscola_desktop.core.tricks import Trick
from briscola_desktop.core.view import View
from briscola_desktop.runtime.messages import Ended
from briscola_desktop.widgets.table import drawing
from briscola_desktop.widgets.table.buttons import HINTS, BrassButton
from briscola_desktop.widgets.table.card_item import CardArt
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.look import Look

LAST_TRICK_STAYS = 6_000
"""Milliseconds until the last trick is put away by itself."""


class Sheet(QWidget):
    """Something over the table; the keyboard is on it while it is there."""

    veil = QColor(10, 6, 4, 130)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def arrange(self) -> None:
        """The window has another size."""

    def close_sheet(self) -> None:
        """Put it away."""
        if self.isVisible():
            self.hide()
            parent = self.parentWidget()
            if parent:
                parent.setFocus()

    def _open(self) -> None:
        parent = self.parentWidget()
        if parent:
            self.setGeometry(parent.rect())
        self.arrange()
        self.show()
        self.raise_()
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The veil, and what lies on it."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), self.veil)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """What lies on the veil."""


class ScoreSheet(Sheet):
    """The result of a deal and of the match so far.

    Signals:
        next_wanted: on to the next deal.
    """

    next_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.ended: Ended | None = None
        self.names: tuple[str, ...] = ()
        self.own = 0
        self.view: View | None = None
        self.art: CardArt | None = None
        self.button = BrassButton(look, "next", self)
        self.button.clicked.connect(self.next_wanted)

    def open_sheet(self, ended: Ended, names: tuple[str, ...], own: int, view: View, art: CardArt) -> None:
        """Show a result."""
        self.ended, self.names, self.own, self.view, self.art = ended, names, own, view, art
        over = ended.match.over
        text = self.tr("New match") if over and len(ended.match.results) > 1 else self.tr("Next deal")
        self.button.word(text, text, self.tr("Enter"))
        self._open()
        self.button.setFocus()

    def arrange(self) -> None:
        """Put the button where the sheet has room for it."""
        self.button.put(drawing.score_button_box(self))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """The sheet."""
        if self.ended:
            drawing.score_sheet(painter, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.next_wanted.emit()
        else:
            super().keyPressEvent(event)


class CoverSheet(Sheet):
    """Between the turns of two people at one screen: whose turn it is, until they say that they are there.

    Signals:
        uncovered: they are.
    """

    uncovered = Signal()
    veil = QColor(10, 6, 4, 246)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.seat = 0
        self.name = ""
        self.button = BrassButton(look, "look", self)
        self.button.clicked.connect(self.uncovered)

    def open_sheet(self, seat: int, name: str) -> None:
        """Wait for someone."""
        self.seat, self.name = seat, name
        text = self.tr("Show my cards")
        self.button.word(text, text, self.tr("Enter"))
        self._open()
        self.button.setFocus()

    def arrange(self) -> None:
        """In the middle."""
        f = self.look.font
        self.button.put(Box(self.width() / 2 - 8 * f, self.height() / 2 + 2 * f, 16 * f, max(40.0, 3 * f)))

    def draw(self, painter: QPainter) -> None:
        """Who is to look."""
        drawing.cover(painter, QRectF(self.rect()), self.tr("{name}, it is your turn").format(name=self.name), self)


class LastTrickSheet(Sheet):
    """The last trick, as it lay; it goes away by itself, at a click or at a key."""

    veil = QColor(10, 6, 4, 110)

    def __init__(self, look: Look, art: CardArt, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.art = art
        self.trick: Trick | None = None
        self.names: Sequence[str] = ()
        self.own = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LAST_TRICK_STAYS)
        self._timer.timeout.connect(self.close_sheet)

    def open_sheet(self, trick: Trick, names: Sequence[str], own: int) -> None:
        """Show a trick."""
        self.trick, self.names, self.own = trick, names, own
        self._open()
        self._timer.start()

    def draw(self, painter: QPainter) -> None:
        """Its cards."""
        if self.trick:
            drawing.last_trick(painter, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Away with it."""
        self.close_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Away with it."""
        self.close_sheet()
