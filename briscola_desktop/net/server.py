"""The table server: connections come in, requests go to the tables they are for.

The same server runs behind `briscola serve` and inside the app behind *Host a table*.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import ssl
import time
from collections import Counter, OrderedDict
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request as HttpRequest
from websockets.http11 import Response
from websockets.typing import Origin, Subprotocol

from briscola_desktop import __version__
from briscola_desktop.ai.player import Level
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import Rules
from briscola_desktop.net.actor import TableActor
from briscola_desktop.net.config import TIMERS, Config
from briscola_desktop.net.house import House, read_code
from briscola_desktop.net.limits import Bucket, PerAddress, is_local, source
from briscola_desktop.net.peer import Guarded, Peer
from briscola_desktop.net.protocol import (
    FRAME,
    OUTDATED,
    REFUSED,
    RESTARTING,
    SUBPROTOCOL,
    Ack,
    Act,
    AnyRequest,
    Create,
    Err,
    Hello,
    Join,
    Leave,
    LobbySub,
    MalformedError,
    Nonce,
    Ping,
    ReadyUp,
    Resume,
    Say,
    Seated,
    ServersAre,
    TimerVote,
    Welcome,
    encode,
    read_request,
)
from briscola_desktop.net.stores.base import HeldError, MissingError, Store, StoreDownError, StoreError

_log = logging.getLogger(__name__)

ANSWERS = 10_000
"""Answers to `create` and `join` that are kept for a repeat."""

RETRY_MS = 500
"""Milliseconds until to try again where something is not to be had just now."""


class TableServer:
    """A server of tables."""

    def __init__(self, store: Store, config: Config | None = None) -> None:
        self._config = config or Config()
        self.house = House(store, self._config, f"briscola {__version__}")
        self._listener: Listener | None = None
        self._peers: set[Peer] = set()
        self._addresses: Counter[str] = Counter()
        self._misses = PerAddress(*self._config.misses)
        self._answers: OrderedDict[tuple[str, str], Seated] = OrderedDict()
        self._told: list[str] = []

    @property
    def ports(self) -> list[int]:
        """The ports it listens at."""
        sockets = self._listener.sockets if self._listener else ()
        return [socket.getsockname()[1] for socket in sockets]

    async def open(self, host: str | None, port: int, tls: ssl.SSLContext | None = None) -> None:
        """Begin to listen; OSError where the port is not to be had, StoreError where the store is not."""
        await self.house.open()
        try:
            self._listener = await serve(
                self._serve,
                host,
                port,
                ssl=tls,
                origins=[None, *map(Origin, self._config.origins)],
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                select_subprotocol=_choose_subprotocol,
                process_request=_answer_health,
                compression=None,
                server_header=None,
                open_timeout=self._config.hello,
                ping_interval=self._config.ping,
                ping_timeout=self._config.ping,
                close_timeout=1,
                max_size=FRAME,
                max_queue=8,
                logger=logging.LoggerAdapter(logging.getLogger("briscola.websockets"), {}),
                create_connection=Guarded,
                backlog=2048,
            )
        except OSError:
            await self.house.close()
            raise
        self._told = self.house.servers
        self.house.regularly(self._config.tick, self._tick)

    async def close(self, *, for_good: bool = False) -> None:
        """Tell everybody to come back in a moment, or that the tables are closed for good, and stop."""
        if self._listener is not None:
            self._listener.close(close_connections=False)
            if for_good:
                await self.house.end_tables()
            closing = [peer.close(RESTARTING, "restart") for peer in list(self._peers)]
            await asyncio.gather(*closing, return_exceptions=True)
            self._listener.close()
            await self._listener.wait_closed()
        await self.house.close()

    # --- a connection

    async def _serve(self, ws: ServerConnection) -> None:
        address = self._address(ws)
        peer = Peer(ws, address, self._config)
        if ws.subprotocol != SUBPROTOCOL:
            await peer.close(OUTDATED, "update", f"this server speaks {SUBPROTOCOL}: update the game")
            return
        crowd = self._addresses[address] >= self._config.peers_per_address and not is_local(address)
        if crowd or len(self._peers) >= self._config.peers:
            await peer.close(REFUSED, "connections")
            return
        if isinstance(ws, Guarded):
            ws.bytes_in = Bucket(*self._config.bytes)
        self._addresses[address] += 1
        self._peers.add(peer)
        try:
            if await self._hello(ws, peer):
                async for frame in ws:
                    if not await self._take(peer, frame):
                        return
        except ConnectionClosed:
            pass
        finally:
            self._peers.discard(peer)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            if peer.table is not None:
                peer.table.detach(peer)

    def _address(self, ws: ServerConnection) -> str:
        """Whence a connection comes; a proxy says it, where there is one and it is near."""
        remote = ws.remote_address
        address = str(remote[0]) if remote else ""
        if self._config.proxied and is_local(address) and ws.request is not None:
            told = ws.request.headers.get_all("X-Forwarded-For")
            if told:
                return source(told[-1].rpartition(",")[2].strip())
        return source(address)

    async def _hello(self, ws: ServerConnection, peer: Peer) -> bool:
        """Wait for the first message; whether it was a hello."""
        try:
            async with asyncio.timeout(self._config.hello):
                hello = read_request(await ws.recv())
        except (MalformedError, TimeoutError):
            hello = None
        if not isinstance(hello, Hello):
            await peer.close(REFUSED, "hello")
            return False
        peer.session = hello.token or secrets.token_urlsafe(16)
        peer.name = hello.name
        peer.send(Welcome(session=peer.session, limits=self._config.limits(), servers=self.house.servers))
        return True

    async def _take(self, peer: Peer, frame: str | bytes) -> bool:
        """Do what a message asks for; whether the connection goes on."""
        now = time.monotonic()
        if not peer.messages.take(now):
            return await self._fault(peer, Err(code="rate", retry_ms=_ms(peer.messages.wait(now))), "flood")
        try:
            request = read_request(frame)
        except MalformedError as fault:
            return await self._fault(peer, Err(code="malformed", text=str(fault)[:200]), "malformed")
        try:
            await self._do(peer, request)
        except HeldError as fault:
            away = Err(code="elsewhere", text=fault.url) if fault.url else Err(code="unavailable", retry_ms=RETRY_MS)
            peer.send(away)
        except StoreError as fault:
            _log.warning("a request could not be done: %s", fault)
            peer.send(Err(code="unavailable", id=getattr(request, "req", None), retry_ms=RETRY_MS))
        return True

    async def _fault(self, peer: Peer, refusal: Err, bye: str) -> bool:
        """Say what is wrong, until it has been wrong too often."""
        peer.faults += 1
        if peer.faults > self._config.faults:
            await peer.close(REFUSED, bye)
            return False
        peer.send(refusal)
        return True

    # --- requests

    async def _do(self, peer: Peer, request: AnyRequest) -> None:
        match request:
            case Act() | TimerVote():
                self._to_table(peer, request, request.id)
            case ReadyUp() | Nonce():
                self._to_table(peer, request, None)
            case Say():
                self._say(peer, request)
            case Create():
                await self._create(peer, request)
            case Join():
                await self._join(peer, request)
            case Resume():
                await self._resume(peer, request)
            case _:
                self._do_small(peer, request)

    def _do_small(self, peer: Peer, request: Leave | LobbySub | Ping | Hello) -> None:
        match request:
            case Ping(n=n):
                peer.send(Ack(id=str(n)))
            case LobbySub(on=on):
                peer.lobby = on
                if on:
                    peer.send(self.house.lobby.full())
            case Leave():
                table = peer.table
                if table is None:
                    peer.send(Err(code="not_seated"))
                else:
                    table.post(lambda: table.leave(peer))
            case Hello():
                peer.send(Err(code="malformed", text="hello has been said"))

    def _say(self, peer: Peer, request: Say) -> None:
        now = time.monotonic()
        if peer.talks.take(now):
            self._to_table(peer, request, request.id)
        else:
            peer.send(Err(id=request.id, code="talk_rate", retry_ms=_ms(peer.talks.wait(now))))

    @staticmethod
    def _to_table(peer: Peer, request: Act | TimerVote | ReadyUp | Nonce | Say, identity: str | None) -> None:
        if peer.table is None or (request.table and request.table != peer.table.id):
            peer.send(Err(id=identity, code="not_seated"))
        else:
            peer.table.handle(peer, request)

    async def _create(self, peer: Peer, request: Create) -> None:
        if await self._repeated(peer, request.req):
            return
        wrong = _wrong(request)
        try:
            rules = Rules.from_json({**({"players": request.seats} if request.seats else {}), **request.rules})
            rules.check_table()
        except RulesError as fault:
            wrong = Err(code="rules", id=request.req, text=str(fault))
        if peer.table is not None:
            wrong = Err(code="seated", id=request.req)
        if len(self.house.tables) >= self._config.tables:
            wrong = Err(code="too_many_tables", id=request.req)
        if wrong is not None:
            peer.send(wrong)
            return
        table = await self.house.create(rules, request.timer, request.bots, public=request.public)
        await self._sit(peer, table, request.req)

    async def _join(self, peer: Peer, request: Join) -> None:
        if await self._repeated(peer, request.req):
            return
        code = read_code(request.code or request.table)
        if peer.table is not None and peer.table.id != code:
            peer.send(Err(code="seated", id=request.req))
            return
        now = time.monotonic()
        misses = self._misses.of(peer.address, now)
        if misses.wait(now) > 0:
            peer.send(Err(code="code_rate", id=request.req, retry_ms=_ms(misses.wait(now))))
            return
        seated, public = False, False
        with contextlib.suppress(MissingError):
            table = await self.house.find(code)
            public = table.state.public
            seated = await self._sit(peer, table, request.req)
        if not seated:
            if not public:
                misses.take(now)
            peer.send(Err(code="no_table", id=request.req))

    async def _sit(self, peer: Peer, table: TableActor, req: str) -> bool:
        """Seat a peer; whether there was a seat."""
        answer: asyncio.Future[Seated | None] = asyncio.get_running_loop().create_future()
        table.post(lambda: table.sit(peer, req, answer))
        try:
            async with asyncio.timeout(self._config.store_down):
                seated = await answer
        except TimeoutError:
            raise StoreDownError("the table does not answer") from None
        if seated is None:
            return False
        self._answers[peer.session, req] = seated
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)
        return True

    async def _repeated(self, peer: Peer, req: str) -> bool:
        """Answer a request that was done already, also on a connection that was lost meanwhile; whether it was."""
        seated = self._answers.get((peer.session, req))
        table = self.house.tables.get(seated.table) if seated else None
        if table is None or seated is None:
            return False
        if peer.table is table:
            peer.send(seated)
        elif peer.table is not None or not await self._sit(peer, table, req):
            return False
        peer.send(Ack(id=req, v=table.state.version, dup=True))
        return True

    async def _resume(self, peer: Peer, request: Resume) -> None:
        if peer.table is not None and peer.table.id != request.table:
            peer.send(Err(code="seated"))
            return
        try:
            table = await self.house.find(read_code(request.table))
        except MissingError:
            peer.send(Err(code="token"))
            return
        table.post(lambda: table.resume(peer, request))

    # --- the lobby

    async def _tick(self) -> None:
        """Tell the lobby what has changed, and everybody when a server has come or died."""
        if self._told != self.house.servers:
            self._told = self.house.servers
            frame = encode(ServersAre(servers=self._told))
            for peer in [peer for peer in self._peers if peer.session]:
                peer.send_frame(frame)
        await self.house.look_around()
        change = self.house.lobby.change()
        if change is not None:
            frame = encode(change)
            for peer in [peer for peer in self._peers if peer.lobby]:
                peer.send_frame(frame)


def _wrong(request: Create) -> Err | None:
    """What is wrong with a table's timer or computers."""
    if request.timer and not TIMERS[0] <= request.timer <= TIMERS[1]:
        return Err(code="timer", id=request.req)
    if request.bots is not None and request.bots not in list(Level):
        return Err(code="level", id=request.req)
    return None


def _choose_subprotocol(_: ServerConnection, offered: Any) -> Subprotocol | None:  # noqa: ANN401 - a sequence
    """Ours where it is offered; else none, so that the client can be told to update."""
    return Subprotocol(SUBPROTOCOL) if SUBPROTOCOL in offered else None


def _answer_health(ws: ServerConnection, request: HttpRequest) -> Response | None:
    """Say to a proxy or a container that the server lives."""
    return ws.respond(HTTPStatus.OK, "ok\n") if request.path == "/health" else None


def _ms(seconds: float) -> int:
    return int(1000 * seconds) + 1
