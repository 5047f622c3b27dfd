"""Logs as Redis streams: for several servers with one state.

A stream's ids are `<epoch>-<sequence>`, and Redis accepts only ids above its last one. A new owner draws the next epoch
and writes `<epoch>-0` first; whatever an earlier owner writes afterwards is below, and Redis itself refuses it. No
script, no lock, and no clock but that of one key a server, which lapses when the server is dead.
"""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError, ResponseError

from briscola_desktop.net.stores.base import (
    LIFE,
    Append,
    Claim,
    FencedError,
    GroupCommit,
    HeldError,
    Listing,
    MissingError,
    StoreDownError,
    StoreError,
    VolatileError,
    reason,
)

PREFIX = "briscola:"
OWNERS, SUMMARIES, SERVERS, SERVER = PREFIX + "owners", PREFIX + "tables", PREFIX + "servers", PREFIX + "server:"


class RedisStore:
    """A store that several servers share."""

    def __init__(self, address: str, url: str, *, volatile: bool = False) -> None:
        """Make a store.

        Args:
            address: `redis://…` or `rediss://…`.
            url: where players reach this server.
            volatile: accept a Redis that forgets everything when it stops.
        """
        # Who finds all connections busy waits for one: a rush of players is no fault.
        pool = BlockingConnectionPool.from_url(
            address,
            max_connections=16,
            timeout=5,
            socket_timeout=2,
            socket_connect_timeout=2,
            retry=Retry(NoBackoff(), 0),
        )
        self._redis = Redis(connection_pool=pool)
        self._url = url
        self._volatile = volatile
        self._me = secrets.token_hex(8)
        self._group: GroupCommit | None = None

    async def open(self) -> None:
        """Make sure that it keeps what it is told, and say that this server is alive."""
        try:
            async with _speaking():
                kept = (await self._redis.info("persistence")).get("aof_enabled")
        except StoreDownError as fault:
            told = self._redis.connection_pool.connection_kwargs
            where = told.get("path") or f"{told.get('host', 'localhost')}:{told.get('port', 6379)}"
            raise StoreDownError(f"tables cannot be kept in Redis at {where}: {_why(fault.__cause__)}") from fault
        if not kept and not self._volatile:
            raise VolatileError(
                "this Redis keeps nothing when it stops: set `appendonly yes`, or say --volatile to play nevertheless"
            )
        await self.renew()
        self._group = GroupCommit(self._write)

    async def append(self, table: str, epoch: int, sequence: int, entry: bytes) -> None:
        """Write an entry, with others in one go."""
        if self._group is None:
            raise StoreDownError("the store is closed")
        await self._group.append(table, epoch, sequence, entry)

    async def create(self, table: str, entry: bytes) -> Claim:
        """Begin a log."""
        async with _speaking():
            if await self._redis.hsetnx(OWNERS, table, self._me) == 0:
                raise FencedError(f"there is a table {table}")
            pipe = self._redis.pipeline(transaction=True)
            pipe.set(_epoch(table), 1)
            pipe.xadd(_stream(table), {b"e": entry}, id="1-1")
            pipe.hset(SUMMARIES, table, "{}")
            await pipe.execute()
        return Claim(1, [entry])

    async def claim(self, table: str, entry: bytes) -> Claim:
        """Take charge of a table whose server is dead, or that is this server's."""
        async with _speaking():
            owner = _text(await self._redis.hget(OWNERS, table))
            if not owner or not await self._redis.exists(_stream(table)):
                raise MissingError(table)
            alive = await self._redis.get(SERVER + owner)
            if alive is not None and owner != self._me:
                raise HeldError(_text(alive))
            epoch = int(await self._redis.incr(_epoch(table)))
            try:
                await self._redis.xadd(_stream(table), {b"e": entry}, id=f"{epoch}-0")
            except ResponseError:
                raise HeldError("") from None  # another server was quicker
            await self._redis.hset(OWNERS, table, self._me)
        return Claim(epoch, await self.read(table))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The log from an entry on; an entry's number is its place, whatever its id."""
        async with _speaking():
            found: list[Any] = await self._redis.xrange(_stream(table)) or []
        return [fields[b"e"] for _, fields in found[since:]]

    async def renew(self) -> None:
        """Say that this server is alive."""
        async with _speaking():
            pipe = self._redis.pipeline(transaction=False)
            pipe.set(SERVER + self._me, self._url, px=int(1000 * LIFE))
            pipe.sadd(SERVERS, self._me)
            await pipe.execute()

    async def publish(self, table: str, summary: dict[str, Any]) -> None:
        """Keep a summary."""
        async with _speaking():
            await self._redis.hset(SUMMARIES, table, json.dumps(summary))

    async def list_open(self) -> dict[str, Listing]:
        """All tables of all servers."""
        async with _speaking():
            pipe = self._redis.pipeline(transaction=False)
            pipe.hgetall(SUMMARIES)
            pipe.hgetall(OWNERS)
            summaries, owners = await pipe.execute()
            alive = await self._alive()
        found = {}
        for key, summary in summaries.items():
            owner = _text(owners.get(key))
            found[_text(key)] = Listing(owner in alive, owner == self._me, json.loads(summary))
        return found

    async def servers(self) -> list[str]:
        """Addresses of the servers that are alive."""
        async with _speaking():
            return sorted(set((await self._alive()).values()))

    async def drop(self, table: str) -> None:
        """Forget a table."""
        async with _speaking():
            pipe = self._redis.pipeline(transaction=True)
            pipe.delete(_stream(table), _epoch(table))
            pipe.hdel(OWNERS, table)
            pipe.hdel(SUMMARIES, table)
            await pipe.execute()

    async def close(self) -> None:
        """Write what waits, and leave this server's tables to the others at once."""
        if self._group is not None:
            await self._group.close()
            self._group = None
        with contextlib.suppress(RedisError, OSError):
            await self._redis.delete(SERVER + self._me)
        await self._redis.aclose()
        await self._redis.connection_pool.disconnect()

    async def _alive(self) -> dict[str, str]:
        """The servers that are alive: their addresses by their ids."""
        servers = sorted(map(_text, await self._redis.smembers(SERVERS)))
        urls = await self._redis.mget([SERVER + one for one in servers]) if servers else []
        dead = [one for one, url in zip(servers, urls, strict=True) if url is None]
        if dead:
            await self._redis.srem(SERVERS, *dead)  # one that only stumbled enters itself again
        return {one: _text(url) for one, url in zip(servers, urls, strict=True) if url is not None}

    async def _write(self, batch: Sequence[Append]) -> Sequence[StoreError | None]:
        pipe = self._redis.pipeline(transaction=False)
        for one in batch:
            pipe.xadd(_stream(one.table), {b"e": one.entry}, id=f"{one.epoch}-{one.sequence}", nomkstream=True)
        async with _speaking():
            answers = await pipe.execute(raise_on_error=False)
        return [_outcome(answer) for answer in answers]


def _outcome(answer: object) -> StoreError | None:
    if isinstance(answer, ResponseError):
        refused = "equal or smaller" in str(answer)
        return FencedError(str(answer)) if refused else StoreDownError(str(answer))
    if answer is None:
        return FencedError("the table was dropped")
    return StoreDownError(str(answer)) if isinstance(answer, Exception) else None


@contextlib.asynccontextmanager
async def _speaking() -> AsyncIterator[None]:
    """Whatever goes wrong with the connection is StoreDownError."""
    try:
        yield
    except (RedisError, OSError) as fault:
        raise StoreDownError(f"Redis: {fault}") from fault


def _why(fault: BaseException | None) -> str:
    """What went wrong: what the system says, where it was that, else what Redis does."""
    below = fault
    while below is not None:
        if isinstance(below, OSError) and below.errno:
            return reason(below)
        below = below.__cause__ or below.__context__
    return str(fault)


def _stream(table: str) -> str:
    return f"{PREFIX}log:{table}"


def _epoch(table: str) -> str:
    return f"{PREFIX}epoch:{table}"


def _text(raw: bytes | str | None) -> str:
    return raw.decode() if isinstance(raw, bytes) else raw or ""
