"""One running program: a second start hands what it was given to the first, and leaves."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 1_500
"""Milliseconds for which a second start waits for the first to answer, before it runs by itself."""

LONGEST = 65_536
"""Bytes of the longest message that is read."""

THANKS = b"ok\n"


@dataclass(frozen=True, slots=True)
class Call:
    """What a second start asks of the first.

    Attributes:
        record: the file to open, an absolute path; empty for none.
        token: lets the first take the keyboard under Wayland; empty elsewhere.
    """

    record: str = ""
    token: str = ""


class OneProgram(QObject):
    """The first program's ear.

    Signals:
        called: a `Call`: come to the front, and open what it names.
    """

    called = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Make the ear of the program that keeps its data in a folder."""
        super().__init__(parent)
        self._name = "briscola-desktop-" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def is_first(self, call: Call) -> bool:
        """Whether no other program runs, or none that answers; else it has been given the call."""
        for _ in range(2):  # two that start at once: whoever cannot listen finds the other
            if self._hand_over(call):
                return False
            if self._server.listen(self._name):
                return True
            QLocalServer.removeServer(self._name)  # left behind by a program that was killed
        return True

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def emit_called(self, call: Call) -> None:
        """Pass on what a second start asks."""
        self.called.emit(call)

    def _hand_over(self, call: Call) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PATIENCE):
            return False
        socket.write(json.dumps(asdict(call)).encode() + b"\n")
        answered = socket.waitForReadyRead(PATIENCE) and socket.readLine() == THANKS
        socket.disconnectFromServer()
        return answered

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._on_data(socket))
            self._on_data(socket)

    def _on_data(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        call = read_call(bytes(socket.readLine().data()))
        if call is None:
            socket.abort()
            return
        socket.write(THANKS)
        socket.flush()
        self.emit_called(call)


def read_call(line: bytes) -> Call | None:
    """The call of a message; None if it is none."""
    try:
        raw = json.loads(line)
        record, token = raw["record"], raw["token"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return Call(record, token) if isinstance(record, str) and isinstance(token, str) else None
