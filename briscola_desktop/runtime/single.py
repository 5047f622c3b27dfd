"""One running program: a second start hands what it was given to the first, and leaves.

Who is first is whoever holds the lock of a file: the system takes it back from a program that ends, however it ends,
so a living program is never mistaken for a dead one because it is slow to answer.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 20.0
"""Seconds for which a second start waits for the first to answer, before it runs beside one that hangs."""

PAUSE = 0.03
"""Seconds between two looks for a first program that has the lock but does not listen: it begins, or ends."""

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

    def __init__(self, folder: Path, parent: QObject | None = None, *, patience: float = PATIENCE) -> None:
        """Make the ear of the program that keeps its data in a folder.

        Args:
            folder: with another one, it is another program.
            parent: of the object.
            patience: seconds for which a first program is waited for.
        """
        super().__init__(parent)
        self._name = "briscola-desktop-" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]
        self._patience = patience
        # Where nothing can be kept, the lock lies beside the socket.
        self._lock = _Lock(folder / "running.lock", Path(tempfile.gettempdir()) / f"{self._name}.lock")
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def is_first(self, call: Call) -> bool:
        """Whether no other program runs, or none that answers; else it has been given the call."""
        end = time.monotonic() + self._patience
        while not self._lock.take():
            if self._hand_over(call, end):
                return False
            if time.monotonic() > end:
                return True
            time.sleep(PAUSE)
        QLocalServer.removeServer(self._name)  # left behind by a program that was killed
        self._server.listen(self._name)
        return True

    def stop_listening(self) -> None:
        """The program ends: whoever calls now waits until it has, and is the next first."""
        self._server.close()

    def close(self) -> None:
        """Let another program be first."""
        self.stop_listening()
        self._lock.release()

    def emit_called(self, call: Call) -> None:
        """Pass on what a second start asks."""
        self.called.emit(call)

    def _hand_over(self, call: Call, end: float) -> bool:
        """Whether the first program has taken the call; a busy one has until then to do so."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_left(end)):
            return False
        socket.write(json.dumps(asdict(call)).encode() + b"\n")
        answered = socket.waitForReadyRead(_left(end)) and socket.readLine() == THANKS
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


class _Lock:
    """The lock of a file, held for as long as the process lives; the file itself stays."""

    def __init__(self, *paths: Path) -> None:
        """Of the first of these files that can be written and locked."""
        self._paths = paths
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Whether no other program holds it; true as well where there is none to hold."""
        for path in self._paths:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                file = path.open("ab")
            except OSError:
                continue
            try:
                _lock(file)
            except BlockingIOError:
                file.close()
                return False
            except OSError:  # a file system without locks
                file.close()
                continue
            self._file = file
            return True
        return True

    def release(self) -> None:
        """Let others have it."""
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        """Lock a file; BlockingIOError where another program has done so."""
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as fault:
            raise BlockingIOError from fault

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        """Lock a file; BlockingIOError where another program has done so, OSError where files have no locks."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _left(end: float) -> int:
    """Milliseconds until then."""
    return max(1, round((end - time.monotonic()) * 1_000))


def read_call(line: bytes) -> Call | None:
    """The call of a message; None if it is none."""
    try:
        raw = json.loads(line)
        record, token = raw["record"], raw["token"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return Call(record, token) if isinstance(record, str) and isinstance(token, str) else None
