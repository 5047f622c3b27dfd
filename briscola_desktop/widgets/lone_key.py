"""Alt on its own opens the menu, as it does elsewhere; together with anything else it does not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

TOGETHER = {
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.Move,  # a window manager moves and resizes windows with Alt and the pointer
    QEvent.Type.Resize,
    QEvent.Type.Leave,
    QEvent.Type.WindowDeactivate,
}
"""What happens while Alt is down and takes its meaning from it."""


class LoneAlt(QObject):
    """Watches what follows after Alt went down, for as long as it is down.

    Signals:
        pressed: it was pressed and let go, and nothing happened in between.
    """

    pressed = Signal()

    def begin(self, event: QKeyEvent) -> None:
        """A key went down."""
        others = event.modifiers() & ~Qt.KeyboardModifier.AltModifier
        app = QApplication.instance()
        if app and event.key() == Qt.Key.Key_Alt and not others and not event.isAutoRepeat():
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the release; each event passes."""
        kind, app = event.type(), QApplication.instance()
        alt = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt
        if app and ((kind in TOGETHER and not alt) or kind == QEvent.Type.KeyRelease):
            app.removeEventFilter(self)
            if alt:
                QTimer.singleShot(0, self.pressed.emit)
        return False
