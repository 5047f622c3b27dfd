"""Buttons of the bar and of the table: real widgets, so that they have focus, tooltips and names for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from briscola_desktop.widgets.pressing import presses
from briscola_desktop.widgets.table.bar import ButtonState, draw_bar_button, draw_button
from briscola_desktop.widgets.table.canvas import HINTS
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.look import Look

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class TableButton(QAbstractButton):
    """A button in a box of the layout.

    Attributes:
        key: the name of what it does.
        icon_name: the name of its icon; none where it is empty.
    """

    def __init__(self, look: Look, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.key = key
        self.icon_name = key
        self.hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def put(self, box: Box) -> None:
        """Where it is."""
        self.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))

    def word(self, text: str, tip: str, shortcut: str) -> None:
        """Its label, what it does, and the key that does the same."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(tip)
        self.setToolTip(f"{tip} ({shortcut})" if shortcut else tip)
        self.update()

    @property
    def state(self) -> ButtonState:
        """What is going on with it."""
        return ButtonState(
            hovered=self.hovered and self.isEnabled(),
            pressed=self.isDown(),
            focused=self.hasFocus(),
            enabled=self.isEnabled(),
            checked=self.isChecked(),
        )

    def draw(self, painter: QPainter) -> None:
        """What it looks like."""
        raise NotImplementedError

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Its size is the layout's matter."""
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if not presses(event, self):
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is on it."""
        self.hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has left it."""
        self.hovered = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        self.draw(painter)
        painter.end()


class BarButton(TableButton):
    """A button of the bar: an icon, and a word where there is room."""

    labelled = False

    def draw(self, painter: QPainter) -> None:
        """Icon and word."""
        label = self.text() if self.labelled else ""
        box, look = QRectF(self.rect()), self.look
        draw_bar_button(painter, box, look.font, self.icon_name, label, look.room, self.state)


class BrassButton(TableButton):
    """A button of brass, or a lighter one, on the cloth or on a sheet."""

    def __init__(self, look: Look, key: str, parent: QWidget, *, main: bool = True, icon: str = "") -> None:
        super().__init__(look, key, parent)
        self.main = main
        self.icon_name = icon
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def put(self, box: Box) -> None:
        """Where it is; there is room for the ring of the focus about it."""
        super().put(box.grown(3))

    def draw(self, painter: QPainter) -> None:
        """The button."""
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        draw_button(painter, box, self.text(), self.look.font, self.state, main=self.main, icon=self.icon_name)

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows are for what it lies on."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)
