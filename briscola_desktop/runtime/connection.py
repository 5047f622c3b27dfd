"""Keeps a session connected from a thread of its own: the window's thread never waits for a network."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from concurrent.futures import Future
from threading import Thread
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from briscola_desktop.net.link import Outbox, carry
from briscola_desktop.net.news import News
from briscola_desktop.net.session import Session

GOODBYE = 0.4
"""Seconds for which a connection that is closed may say goodbye."""


class Connection(QObject):
    """Moves a session's frames; the session itself lives in the thread of this object.

    Attributes:
        session: what is kept connected.

    Signals:
        told: a `News`, in order.
    """

    told = Signal(object)
    _opened = Signal()
    _came = Signal(object)
    _ended = Signal(object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, name="connection", daemon=True)
        self._outbox = Outbox()
        self._carrying: Future[None] | None = None
        self._open = self._closed = self._telling = False
        self._news: deque[News] = deque()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._connect)
        self._opened.connect(self._on_opened)
        self._came.connect(self._on_frame)
        self._ended.connect(self._on_ended)

    def open(self) -> None:
        """Connect, and again whenever the connection is lost."""
        self._thread.start()
        self._connect()

    def flush(self) -> None:
        """Send what the session wants to send, and tell what it has to tell; to be called after each command."""
        for frame in self.session.outgoing() if self._open else ():
            self._loop.call_soon_threadsafe(self._outbox.put, frame)
        if self.session.wants_new_connection:
            self._loop.call_soon_threadsafe(self._outbox.close)
        self._news += self.session.news()
        if not self._telling:  # who is told something may send something at once; what is left is told in order
            self._telling = True
            while self._news:
                self.tell(self._news.popleft())
            self._telling = False

    def tell(self, news: News) -> None:
        """Say what has happened."""
        self.told.emit(news)

    def try_now(self) -> None:
        """Do not wait any longer before the next attempt."""
        if self._again.isActive():
            self._again.stop()
            self._connect()

    def close(self) -> None:
        """Close the connection for good; tells nothing any more."""
        if self._closed:
            return
        self._closed = True
        self._open = False
        self._again.stop()
        if self._thread.is_alive():
            asyncio.run_coroutine_threadsafe(self._leave(), self._loop)
            self._thread.join(2 * GOODBYE)

    def _connect(self) -> None:
        if not self._closed:
            self._carrying = asyncio.run_coroutine_threadsafe(self._carry(self.session.address), self._loop)

    def _on_opened(self) -> None:
        if not self._closed:
            self._open = True
            self.session.opened()
            self.flush()

    def _on_frame(self, frame: str | bytes) -> None:
        if self._open:
            self.session.received(frame, monotonic())
            self.flush()

    def _on_ended(self, code: int | None) -> None:
        if self._closed:
            return
        self._open = False
        self.session.closed(code)
        self.flush()
        if self.session.retry_in is not None and not self._closed:
            self._again.start(round(1_000 * self.session.retry_in))

    # --- in the other thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_forever()
        self._loop.close()

    async def _carry(self, url: str) -> None:
        self._outbox = Outbox()
        code = await carry(url, self._outbox, self._opened.emit, self._came.emit)
        self._ended.emit(code)

    async def _leave(self) -> None:
        """Say goodbye, but not for long."""
        self._outbox.close()
        current = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not current]
        if others:
            await asyncio.wait(others, timeout=GOODBYE)
        for task in others:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*others, return_exceptions=True)
        self._loop.stop()
