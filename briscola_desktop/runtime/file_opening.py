"""Files that the desktop hands over while the program runs: on macOS a double click on a record comes as an event."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent

from briscola_desktop.runtime.single import Call


class FileOpening(QObject):
    """Listens for such files.

    Signals:
        asked: a `Call` that names the file, as a second start makes it elsewhere.
    """

    asked = Signal(object)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def emit_asked(self, call: Call) -> None:
        """Tell of a file."""
        self.asked.emit(call)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the file; every other event goes its way."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            self.emit_asked(Call(event.file()))
            return True
        return super().eventFilter(watched, event)
