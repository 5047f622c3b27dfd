"""Moves a session's frames over a WebSocket, one connection at a time."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.typing import Subprotocol

from briscola_desktop.net.limits import is_local
from briscola_desktop.net.protocol import SUBPROTOCOL, UNTRUSTED
from briscola_desktop.net.session import Session

PING = 15.0
"""Seconds between two signs of life, and for which the other side's may be missing."""

MESSAGE = 2**20
"""Bytes of a server's message at most."""


class Outbox:
    """What is to be sent on a connection; it may be filled from the loop's own thread only."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, frame: str) -> None:
        """Send a frame."""
        self._queue.put_nowait(frame)

    def close(self) -> None:
        """Close the connection once what was put before has been sent."""
        self._queue.put_nowait(None)

    async def empty_into(self, ws: ClientConnection) -> None:
        """Send until it is closed."""
        while (frame := await self._queue.get()) is not None:
            await ws.send(frame)
        await ws.close()


async def carry(
    url: str,
    outbox: Outbox,
    on_open: Callable[[], None],
    on_frame: Callable[[str | bytes], None],
) -> int | None:
    """Connect and move frames until the connection ends.

    Its close code; None where it could not be made, UNTRUSTED where it would not have been safe.
    """
    try:
        host = urlsplit(url).hostname or ""
        near = host == "localhost" or is_local(host)
        ws = await connect(
            url,
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            compression=None,
            max_size=MESSAGE,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=2,
            user_agent_header=None,
            proxy=None if near else True,
            ssl=ssl.create_default_context() if urlsplit(url).scheme == "wss" else None,
        )
    except ssl.SSLCertVerificationError:
        return UNTRUSTED
    except (OSError, ValueError, InvalidHandshake, InvalidURI, TimeoutError, EOFError):  # ValueError: no address
        return None
    on_open()
    sending = asyncio.create_task(outbox.empty_into(ws))
    try:
        async for frame in ws:
            on_frame(frame)
    except ConnectionClosed:
        pass
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
            await sending
        await ws.close()
    return ws.close_code


class Link:
    """Keeps a session connected within an event loop: for bots, benchmarks and tests; the app has a thread for it."""

    def __init__(self, session: Session, changed: Callable[[], None] = lambda: None) -> None:
        """Make a link that calls `changed` whenever the session may have news."""
        self.session = session
        self._changed = changed
        self._outbox = Outbox()
        self._connected = False
        self._closing = False

    async def run(self) -> None:
        """Connect, and again whenever the connection is lost; return once it is over."""
        while not self._closing:
            self._outbox = Outbox()
            code = await carry(self.session.address, self._outbox, self._on_open, self._on_frame)
            self._connected = False
            self.session.closed(code)
            self._changed()
            if self.session.retry_in is None or self._closing:
                return
            await asyncio.sleep(self.session.retry_in)

    def flush(self) -> None:
        """Send what the session wants to send; to be called after each command."""
        for frame in self.session.outgoing() if self._connected else ():
            self._outbox.put(frame)
        if self.session.wants_new_connection:
            self._outbox.close()

    def cut(self) -> None:
        """Close the connection; it is made again."""
        self._outbox.close()

    def close(self) -> None:
        """Close the connection for good."""
        self._closing = True
        self._outbox.close()

    def _on_open(self) -> None:
        self._connected = True
        self.session.opened()
        self.flush()

    def _on_frame(self, frame: str | bytes) -> None:
        self.session.received(frame, time.monotonic())
        self.flush()
        self._changed()
