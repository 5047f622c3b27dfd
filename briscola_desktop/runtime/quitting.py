"""SIGTERM and SIGINT close the program as its window's X does, at once and without a timer that wakes up for it."""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal


class Quitting(QObject):
    """Hears signals of the system.

    Python runs its handlers only between two of its own instructions, and there are none while Qt waits for events; a
    byte that arrives on a socket wakes it.

    Signals:
        asked: the system wants the program to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ear, self._mouth = socket.socketpair()
        self._ear.setblocking(False)
        self._mouth.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_wake)
        signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._on_signal)

    def close(self) -> None:
        """Hear no more; a further signal ends the program as it would any other."""
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        self._notifier.setEnabled(False)
        self._ear.close()
        self._mouth.close()

    def _on_signal(self, number: int, frame: object) -> None:
        self.asked.emit()

    def _on_wake(self) -> None:
        """Take the byte away; by now Python has run `_on_signal`."""
        try:
            self._ear.recv(64)
        except BlockingIOError:
            return
