"""The window onto the table: draws only what changed, and hands pointer and keys to the controller."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from briscola_desktop.widgets.table.controller import Controller
from briscola_desktop.widgets.table.scene import TableScene

SMALLEST = QSize(360, 340)


class TableView(QGraphicsView):
    """Shows the scene one to one.

    Signals:
        resized: the table has another size, in logical pixels.
        entered: the keyboard has come to the table.
    """

    resized = Signal(int, int)
    entered = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.controller: Controller | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SMALLEST)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def at(self, event: QMouseEvent) -> QPointF:
        """The point of the scene under the pointer."""
        return self.mapToScene(event.position().toPoint())

    def show_hand(self, shown: bool) -> None:
        """A hand for a pointer over something that can be taken."""
        shape = Qt.CursorShape.PointingHandCursor if shown else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def lose_keyboard(self, by: QWidget | None = None) -> None:
        """The keyboard has left the table, or a part of it: what is held goes back, unless it is still on the table.

        Another window or a menu takes the keyboard as well, and `by` has it again afterwards.
        """
        now, before = QApplication.focusWidget(), by or self
        if self.controller is None:
            return
        if now is not None and now is not before and (now is self or self.isAncestorOf(now)):
            self.controller.focus(None)
        else:
            self.controller.cancel()

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size, another layout."""
        super().resizeEvent(event)
        if self.controller:
            self.controller.cancel()
        self.resized.emit(event.size().width(), event.size().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press."""
        if self.controller:
            self.controller.press(self.at(event), event.button())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click."""
        if self.controller:
            self.controller.press_again(self.at(event), event.button())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A move, with or without a button down."""
        if self.controller:
            self.controller.move(self.at(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A release."""
        if self.controller:
            self.controller.release(self.at(event), event.button())

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer went away."""
        if self.controller:
            self.controller.leave()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        self.lose_keyboard()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cards by their place, arrows and Enter."""
        controller = self.controller
        if controller is None or event.isAutoRepeat():
            event.ignore()
            return
        key = event.key()
        if event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_3:
            controller.play_slot(key - Qt.Key.Key_1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            controller.step(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Up:
            controller.step(1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            controller.confirm()
        elif key == Qt.Key.Key_Escape:
            controller.cancel()
            event.ignore()  # what lies over the table goes away
        else:
            super().keyPressEvent(event)
