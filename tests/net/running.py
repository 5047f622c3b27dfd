"""Servers that run, clients that speak to them in plain JSON, and Redis, for tests; all on loopback."""

import asyncio
import contextlib
import hashlib
import json
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, Self

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from briscola_desktop.core.actions import Action
from briscola_desktop.core.view_reader import read_view
from briscola_desktop.net import news
from briscola_desktop.net.config import Config
from briscola_desktop.net.follow import follow
from briscola_desktop.net.link import Link
from briscola_desktop.net.server import TableServer
from briscola_desktop.net.session import Session
from briscola_desktop.net.stores.base import Store
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.net.ticket import Ticket
from briscola_desktop.net.wire import event_from_json

P = ParamSpec("P")
Message = dict[str, Any]

QUICK = Config(bot_pause=0, tick=0.02, between=5)
"""Short times where people are waited for."""

CLASSIC = {"preset": "classic", "players": 2}
PATIENCE = 100.0
"""Seconds within which a message must come; a busy machine needs them, an idle one milliseconds."""


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(240):
                await test(*args, **kwargs)

        asyncio.run(bounded())

    return run


@contextlib.asynccontextmanager
async def serving(store: Store | None = None, **changes: Any) -> AsyncIterator[tuple[TableServer, str]]:
    """A server in this process, and its address."""
    running = TableServer(store or MemoryStore(), replace(QUICK, **changes))
    await running.open("127.0.0.1", 0)
    try:
        yield running, f"ws://127.0.0.1:{running.ports[0]}"
    finally:
        await running.close()


@contextlib.asynccontextmanager
async def server(store: Store | None = None, **changes: Any) -> AsyncIterator[str]:
    """The address of a server in this process."""
    async with serving(store, **changes) as (_, url):
        yield url


class Wire:
    """A client that speaks the protocol by hand, and knows its own cards.

    Attributes:
        seen: all messages, oldest first.
        frames: the same as they came.
        code: with which the connection was closed; None while it is open.
        table, seat, token, v, view: as the server told them.
        deal: whether it takes part in shuffles.
    """

    NONCE = bytes(range(32))

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.seen: list[Message] = []
        self.frames: list[str] = []
        self.code: int | None = None
        self.table, self.seat, self.token, self.v = "", -1, "", 0
        self.view: Any = None
        self.turn: int | None = None
        self.deal = True
        self._read = 0
        self._more = asyncio.Event()
        self._reader = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, url: str, name: str = "Anna", **hello: Any) -> Self:
        """Connect and say hello."""
        wire = await cls.connect(url)
        await wire.send(t="hello", client="test", lang="en", name=name, **hello)
        await wire.get("welcome")
        return wire

    @classmethod
    async def connect(cls, url: str, protocol: str = "briscola.v1", **options: Any) -> Self:
        """Connect and say nothing."""
        spoken = [Subprotocol(protocol)]
        return cls(await connect(url, subprotocols=spoken, compression=None, proxy=None, close_timeout=1, **options))

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.ws.send(json.dumps(message))

    async def get(self, name: str, /, patience: float = PATIENCE, **fields: Any) -> Message:
        """The next message of a kind with these values; those before it are passed over."""
        async with asyncio.timeout(patience):
            while True:
                while self._read < len(self.seen):
                    self._read += 1
                    message = self.seen[self._read - 1]
                    if message["t"] == name and all(message.get(key) == value for key, value in fields.items()):
                        return message
                if self.code is not None:
                    raise AssertionError(f"closed with {self.code} before {name} {fields}; last: {self.seen[-3:]}")
                self._more.clear()
                await self._more.wait()

    async def closed(self, patience: float = PATIENCE) -> int:
        """The code with which the server closes the connection."""
        async with asyncio.timeout(patience):
            await self._reader
        assert self.code is not None
        return self.code

    async def close(self) -> None:
        """Close the connection."""
        await self.ws.close()
        await self._reader

    def cut(self) -> None:
        """Lose the connection without a word."""
        self.ws.transport.abort()

    def move(self) -> Message:
        """A legal action of this seat."""
        action = self.view.legal()[0].to_json()
        del action["seat"]
        return dict(action)

    async def act(self, identity: str, **changes: Any) -> None:
        """Play a legal card."""
        action = changes.pop("action") if "action" in changes else self.move()
        await self.send(**({"t": "act", "id": identity, "table": self.table, "v": self.v, "action": action} | changes))

    async def _listen(self) -> None:
        try:
            async for frame in self.ws:
                self.frames.append(str(frame))
                message = json.loads(frame)
                await self._take(message)
                self.seen.append(message)
                self._more.set()
        except ConnectionClosed:
            pass
        await self.ws.wait_closed()
        self.code = self.ws.close_code
        self._more.set()

    async def _take(self, message: Message) -> None:
        if message.get("table") == self.table and message["t"] in {"ev", "skip"}:
            assert message["v"] == self.v + 1, f"a gap: {message['v']} after {self.v}"
            self.v = message["v"]
        match message["t"]:
            case "seat":
                if message["table"] != self.table:
                    self.v = 0
                self.table, self.seat, self.token = message["table"], message["seat"], message["token"]
            case "snap":
                self.v, self.seat = message["v"], message["seat"]
                over = message.get("record")
                self.view = None if over or not message.get("view") else read_view(message["view"])
                self.turn = self.view.turn if self.view else None
            case "ev":
                events = map(event_from_json, message["events"])
                self.view = read_view(message["view"]) if "view" in message else follow(self.view, events)
                self.turn = self.view.turn
            case "fair" if self.deal:
                said = {"commit": hashlib.sha256(self.NONCE).hexdigest()}
                if "commits" in message:
                    said = {"reveal": self.NONCE.hex()}
                await self.send(t="nonce", table=message["table"], deal=message["deal"], **said)


async def table(url: str, players: int = 2, *, ready: bool = True, **create: Any) -> list[Wire]:
    """A table of people; dealt, unless they are not ready. The one who is to play comes first where it is dealt."""
    wires = [await Wire.open(url, f"Player {number}") for number in range(players)]
    rules = {"preset": "classic", "players": players}
    await wires[0].send(**({"t": "create", "req": "c", "public": True, "rules": rules, "timer": 30} | create))
    code = (await wires[0].get("seat"))["table"]
    for wire in wires[1:]:
        await wire.send(t="join", req="j", code=code)
        await wire.get("seat")
    if not ready:
        return wires
    for wire in wires:
        await wire.send(t="ready", table=code)
    for wire in wires:
        await wire.get("ev", kind="dealt")
    return sorted(wires, key=lambda wire: (wire.seat - (wire.turn or 0)) % players)


async def back(url: str, wire: Wire, v: int | None = None) -> Wire:
    """Take up the seat of a connection that was lost, on a new one."""
    new = await Wire.connect(url)
    new.table, new.seat, new.v, new.view, new.turn = wire.table, wire.seat, wire.v, wire.view, wire.turn
    await new.send(t="hello", client="test", name="x")
    await new.send(t="resume", table=wire.table, token=wire.token, v=wire.v if v is None else v)
    await new.get("seat")
    return new


def small_buffer(url: str) -> socket.socket:
    """A connection for which the system keeps little that was not read."""
    host, _, port = url.removeprefix("ws://").partition(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    return line


async def play_out(wires: list[Wire]) -> None:
    """Play a deal to its end."""
    number = 0
    while not wires[0].view.over:
        mover = next(wire for wire in wires if wire.seat == wire.turn)
        number += 1
        await mover.act(f"p{number}")
        await mover.get("ack", id=f"p{number}")
        while any(wire.v != max(w.v for w in wires) for wire in wires):
            await asyncio.sleep(0.001)


class Robot:
    """A player in front of a session: ready at once, plays its first legal card, and keeps what it saw.

    Attributes:
        steps: version and action of all that it saw happen in this deal.
        ended: what was told of the deals that ended.
        gap: the longest time between two events of its table, in seconds of `clock`.
        go: until it is set no card is played.
    """

    def __init__(
        self, url: str, name: str, *, pace: float = 0.0, deals: int = 1, take_up: Ticket | None = None
    ) -> None:
        self.session = Session(url, name)
        if take_up is not None:
            self.session.take_up(take_up)
        self.link = Link(self.session, self._changed)
        self.told: list[news.News] = []
        self.steps: list[tuple[int, Action]] = []
        self.ended: list[news.DealEnded] = []
        self.gap = 0.0
        self.clock: Callable[[], float] = time.monotonic
        self.go = asyncio.Event()
        self.go.set()
        self.done = asyncio.Event()
        self._pace, self._deals = pace, deals
        self._last: float | None = None
        self._acted = -1  # the version of the table that it has acted on
        self._running = asyncio.create_task(self.link.run())

    async def until(self, met: Callable[["Session"], Any], patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(patience):
            while not met(self.session):
                await asyncio.sleep(0.005)

    async def close(self) -> None:
        """Go."""
        self.link.close()
        await self._running

    def _changed(self) -> None:
        for told in self.session.news():
            self.told.append(told)
            match told:
                case news.SatDown() if self.session.view is None:
                    self.session.ready()
                case news.SatDown():  # back again; perhaps nothing has happened meanwhile
                    self._play_soon()
                case news.TableOpened(fresh=True):
                    self.steps.clear()
                    self._play_soon()
                case news.TableOpened():
                    self._play_soon()
                case news.Stepped():
                    now = self.clock()
                    self.gap = max(self.gap, now - (self._last or now))
                    self._last = now
                    self.steps.append((told.version, told.action))
                    self._play_soon()
                case news.DealEnded():
                    self.ended.append(told)
                    if len(self.ended) == self._deals:
                        self.done.set()
                    else:
                        self.session.ready()
                case _:
                    pass
        self.link.flush()

    def _play_soon(self) -> None:
        asyncio.get_running_loop().call_later(self._pace, self._play)

    def _play(self) -> None:
        view = self.session.view
        if view is None or view.turn != self.session.seat or not self.session.connected:
            return
        if self.session.version == self._acted:
            return
        if self.go.is_set() and self.session.act(view.legal()[0]):
            self._acted = self.session.version
            self.link.flush()
        else:  # not yet; or back again: what was missed is told before the card that was sent again is answered
            asyncio.get_running_loop().call_later(0.01, self._play)


# --- processes


class Process:
    """A server in a process of its own."""

    def __init__(
        self, store: str, *arguments: str, port: int = 0, environment: Mapping[str, str] | None = None
    ) -> None:
        command = [sys.executable, "-m", "briscola_desktop.app.cli", "serve"]
        self.port = port or free_port()
        self.url = f"ws://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), *(["--store", store] if store else []), *arguments],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def listening(self) -> "Process":
        """Wait until it listens."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("listening"), line
        return self

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> int:
        """End it as an operator would; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status


@contextlib.contextmanager
def processes(*started: Process) -> Iterator[tuple[Process, ...]]:
    """Processes that are waited for, and ended afterwards."""
    try:
        yield tuple(process.listening() for process in started)
    finally:
        for process in started:
            if process.process.poll() is None:
                process.kill()


class Redis:
    """A Redis of the test's own."""

    def __init__(self, folder: Path, *, kept: bool = True) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("there is no redis-server (Debian: apt install redis-server)")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", ""]
        self._command += ["--appendonly", "yes" if kept else "no", "--appendfsync", "everysec"]
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        for _ in range(2_000):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.sendall(b"PING\r\n")
                if line.recv(100).startswith(b"+PONG"):
                    return
            time.sleep(0.02)
        raise AssertionError("redis-server does not answer")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()


def free_port() -> int:
    """A port that nobody listens at; not one that the system gives to connections that go out."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
