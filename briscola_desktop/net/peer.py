"""A connection to a client: what it may send, and what it is sent without ever waiting for it."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

from websockets.asyncio.server import ServerConnection
from websockets.protocol import State

from briscola_desktop.net.config import Config
from briscola_desktop.net.limits import Bucket
from briscola_desktop.net.protocol import FRAME, Bye, Message, encode

if TYPE_CHECKING:  # an actor tells peers, and a peer knows at which table it sits
    from briscola_desktop.net.actor import TableActor

SYSTEM_BUFFER = 65_536
"""Bytes that the system may keep for a client that has not read them."""

READ = 1024
"""Bytes that are read at once: each empty ping of six in them is answered with a system call of its own."""


class Guarded(ServerConnection):
    """A WebSocket connection that reads little at a time, and not for long from a client that floods it.

    The library parses all that has come in before anybody else has a turn; a quarter of a megabyte of empty frames
    would hold up every table for half a second.
    """

    bytes_in: Bucket | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the system keep little for a client that does not read: what it keeps is out of our sight."""
        sock = transport.get_extra_info("socket")
        if sock is not None and sock.family in {socket.AF_INET, socket.AF_INET6}:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_BUFFER)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Parse what has come in, at most as much as one message may have; drop the connection of who sends more."""
        transport = self.transport
        if getattr(transport, "max_size", 0) > READ:
            transport.max_size = READ  # type: ignore[attr-defined]  # of asyncio's socket transports, per instance
        # of far too much, only as much is parsed as it takes to say what is wrong
        super().data_received(data if len(data) <= 2 * FRAME else data[:READ])
        excess = self.bytes_in is not None and not self.bytes_in.take(self.loop.time(), len(data))
        if excess or len(data) > 2 * FRAME:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what refers to itself: the full collections that would find it hold up every table, so none run."""
        super().connection_lost(exc)
        vars(self.protocol).pop("select_subprotocol", None)  # a closure of the library, with this connection in it


class Peer:
    """A client that has said hello.

    Attributes:
        address: whence it comes.
        session: what the client keeps to be known again.
        name: as it is shown at tables.
        table: where it sits, with `seat`; None where it does not.
        lobby: whether it wants to be told of public tables.
    """

    __slots__ = (
        "_config",
        "_flushing",
        "_ws",
        "address",
        "faults",
        "lobby",
        "messages",
        "name",
        "seat",
        "session",
        "table",
        "talks",
    )

    def __init__(self, ws: ServerConnection, address: str, config: Config) -> None:
        self._ws = ws
        self._config = config
        self._flushing = False
        self.address = address
        self.session = ""
        self.name = ""
        self.table: TableActor | None = None
        self.seat = -1
        self.lobby = False
        self.messages = Bucket(*config.messages)
        self.talks = Bucket(*config.talks)
        self.faults = 0

    def send(self, message: Message) -> None:
        """Send a message."""
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Send a message that is encoded already; a client that does not read is cut off.

        All that a job sends to a client leaves in one piece: system calls are most of what a card costs.
        """
        if self._ws.protocol.state is not State.OPEN:
            return
        self._ws.protocol.send_text(frame)
        if not self._flushing:
            self._flushing = True
            self._ws.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        transport = self._ws.transport
        if self._ws.protocol.state is not State.OPEN or transport.is_closing():
            self._ws.send_data()  # the end of a connection has an order of its own
            return
        transport.write(b"".join(self._ws.protocol.data_to_send()))
        if transport.get_write_buffer_size() > self._config.buffer:
            transport.abort()

    async def close(self, code: int, bye: str, reason: str = "") -> None:
        """Say why, and close the connection."""
        self.send(Bye(code=bye))
        await self._ws.close(code, reason or bye)
