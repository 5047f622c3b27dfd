"""SIGTERM and SIGINT close the program as its window's X does, at once and without a timer that wakes up for it."""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal

SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Quitting(QObject):
    """Hears signals of the system.

    A handler in Python may run between any two instructions, in the middle of an import as well, so it does nothing.
    What counts is the byte that Python writes to a socket: Qt finds it among its events.

    Attributes:
        heard: a signal has been heard.

    Signals:
        asked: the system wants the program to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heard = False
        self._ear, self._mouth = socket.socketpair()
        self._ear.setblocking(False)
        self._mouth.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_byte)
        signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)
        for number in SIGNALS:
            signal.signal(number, _ignore)

    def close(self) -> None:
        """Hear no more; what still comes is ignored, for the program is leaving."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        self._ear.close()
        self._mouth.close()

    def _on_byte(self) -> None:
        try:
            numbers = self._ear.recv(64)
        except BlockingIOError:
            return
        if set(numbers) & set(SIGNALS):  # others wake Python, too
            self.heard = True
            self.asked.emit()


def _ignore(number: int, frame: object) -> None:
    """Let the byte speak."""
