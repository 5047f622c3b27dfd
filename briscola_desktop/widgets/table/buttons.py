"""Buttons of the bar and of the table: real widgets, so that they have focus, tooltips and names for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.table import drawing
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.look import Look

HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class TableButton(QAbstractButton):
    """A button in a box of the layout.

    Attributes:
        key: the name of what it does, and of its icon.
    """

    def __init__(self, look: Look, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.key = key
        self.hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def put(self, box: Box) -> None:
        """Where it is."""
        self.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))

    def word(self, text: str, tip: str, shortcut: str) -> None:
        """Its label, what it does, and the key that does the same."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip)
        self.setToolTip(f"{tip} ({shortcut})" if shortcut else tip)

    def sizeHint(self) -> QSize:
        """Its size is the layout's matter."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is on it."""
        self.hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left it."""
        self.hovered = False
        self.update()

    def _ring(self, painter: QPainter, radius: float) -> None:
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.HALO, 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), radius, radius)


class BarButton(TableButton):
    """A button of the bar: an icon, and a word where there is room."""

    labelled = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Icon and word."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        drawing.bar_button(painter, self)
        self._ring(painter, 6)
        painter.end()


class BrassButton(TableButton):
    """A button of brass on the cloth or on a sheet."""

    def __init__(self, look: Look, key: str, parent: QWidget, *, main: bool = True) -> None:
        super().__init__(look, key, parent)
        self.main = main
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The brass."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        drawing.brass_button(painter, self)
        self._ring(painter, self.height() / 2)
        painter.end()
