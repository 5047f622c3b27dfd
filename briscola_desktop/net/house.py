"""The tables of a server: opened, found by code, taken over from servers that died, and given up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.rules import Rules
from briscola_desktop.net import entries as log
from briscola_desktop.net.actor import Surroundings, TableActor
from briscola_desktop.net.config import Config
from briscola_desktop.net.hosted import CLOSED, EntryError, TableState
from briscola_desktop.net.lobby import Lobby
from briscola_desktop.net.protocol import Row
from briscola_desktop.net.stores.base import (
    HEARTBEAT,
    LIFE,
    FencedError,
    HeldError,
    MissingError,
    Store,
    StoreDownError,
    StoreError,
)
from briscola_desktop.net.thinkers import Thinkers

_log = logging.getLogger(__name__)

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The characters of a code: 32, without those that are taken for one another."""

CODE = 8
"""Characters of a code."""


def read_code(text: str) -> str:
    """A code as somebody typed it: case, spaces and hyphens do not matter."""
    return text.upper().replace(" ", "").replace("-", "")


class House:
    """All tables of a server, and the lobby.

    Attributes:
        tables: by id.
        lobby: what is shown of them, and of the other servers' tables.
        servers: addresses of all servers with these tables, as of a moment ago.
    """

    def __init__(self, store: Store, config: Config, name: str) -> None:
        self.tables: dict[str, TableActor] = {}
        self.lobby = Lobby(config.rows)
        self.servers: list[str] = []
        self._store = store
        self._config = config
        self._name = name
        self._thinkers = Thinkers(config.bot_processes)
        # The time of day when the process began, and from there evenly: setting the clock moves no deadline.
        began = time.time() - time.monotonic()
        self._around = Surroundings(
            config, store, self._thinkers, lambda: began + time.monotonic(), self._on_changed, self._on_gone
        )
        self._dirty: dict[str, TableActor | None] = {}
        self._published: dict[str, Row | None] = {}
        self._claims: dict[str, asyncio.Task[TableActor]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = asyncio.Event()
        self._unwell = 0.0

    async def open(self) -> None:
        """Open the store, and begin to look after the tables."""
        await self._store.open()
        self.servers = await self._store.servers()
        self.regularly(HEARTBEAT, self._renew)
        self.regularly(self._config.sweep, self._sweep)

    def regularly(self, interval: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something now, and again whenever so many seconds have gone by, until this is closed."""
        self._tasks.append(asyncio.create_task(self._again(interval, work)))

    async def close(self) -> None:
        """Let go of all tables; their logs have everything."""
        # Nothing is cancelled while it speaks with the store: a cancelled request can look like a lost connection,
        # and whoever takes it for one tries again, for ever, on a store that is closed.
        self._closing.set()
        await asyncio.gather(*self._tasks)
        actors = list(self.tables.values())
        for actor in actors:
            actor.stop()
        await asyncio.gather(*(actor.ended() for actor in actors))
        self.tables.clear()
        self._thinkers.close()
        await self._store.close()

    async def end_tables(self) -> None:
        """Close all tables for good."""
        await asyncio.gather(*(actor.end() for actor in list(self.tables.values())))

    async def create(self, rules: Rules, timer: int, bots: str | None, *, public: bool) -> TableActor:
        """Open a table; StoreError where it cannot be kept."""
        entry = log.Opened(at=self._around.now(), public=public, rules=rules.to_json(), timer=timer, bots=bots)
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE))
            try:
                claim = await self._store.create(code, log.dump(entry))
                break
            except FencedError:  # somebody drew the same code
                continue
        return self._place(code, claim.epoch, claim.entries)

    async def find(self, code: str) -> TableActor:
        """The table of a code; MissingError, HeldError or StoreDownError where it is not to be had here."""
        if code in self.tables:
            return self.tables[code]
        if len(code) != CODE or not set(code).issubset(ALPHABET):
            raise MissingError(code)
        if code not in self._claims:
            self._claims[code] = asyncio.create_task(self._claim(code))
            self._claims[code].add_done_callback(lambda _: self._claims.pop(code, None))
        return await asyncio.shield(self._claims[code])

    async def look_around(self) -> None:
        """Bring the lobby, and what other servers know of these tables, up to date."""
        dirty, self._dirty = self._dirty, {}
        for table, actor in dirty.items():
            row = actor.row() if actor else None
            if actor and self._published.get(table, "") == row:
                continue
            self.lobby.put(table, row)
            if actor is None:
                self._published.pop(table, None)
                continue
            self._published[table] = row
            try:
                await self._store.publish(table, {} if row is None else {"row": msgspec.to_builtins(row)})
            except StoreDownError:
                self._published.pop(table, None)
                self._dirty.setdefault(table, actor)

    # --- inside

    async def _claim(self, code: str) -> TableActor:
        claim = await self._store.claim(code, log.dump(log.Owned(at=self._around.now(), server=self._name)))
        return self._place(code, claim.epoch, claim.entries)

    def _place(self, code: str, epoch: int, entries: list[bytes]) -> TableActor:
        try:
            state = TableState.restore(code, entries)
        except (EntryError, BriscolaError, msgspec.MsgspecError) as fault:
            _log.exception("the log of table %s cannot be read", code)
            raise MissingError(code) from fault
        if state.phase == CLOSED:
            raise MissingError(code)
        actor = self.tables[code] = TableActor(state, epoch, self._around)
        self._on_changed(actor)
        return actor

    def _on_changed(self, actor: TableActor) -> None:
        self._dirty[actor.id] = actor

    def _on_gone(self, actor: TableActor) -> None:
        if self.tables.get(actor.id) is actor:
            del self.tables[actor.id]
            self._dirty[actor.id] = None

    async def _again(self, interval: float, work: Callable[[], Awaitable[None]]) -> None:
        while not self._closing.is_set():
            try:
                await work()
            except StoreError as fault:
                self._unwell = time.monotonic()
                _log.warning("the store is not to be had: %s", fault)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(interval):
                    await self._closing.wait()

    async def _renew(self) -> None:
        await self._store.renew()

    async def _sweep(self) -> None:
        """Show other servers' tables, and take over those of servers that died."""
        self.servers = await self._store.servers()
        listed = await self._store.list_open()
        for table, listing in listed.items():
            if self._closing.is_set():
                return
            if table in self.tables:
                continue
            row = listing.summary.get("row")
            self.lobby.put(table, msgspec.convert(row, Row) if row and listing.held else None)
            # Where Redis itself was away, nobody could say that they are alive: leave everyone the time to say it.
            if listing.held or time.monotonic() - self._unwell < 2 * LIFE:
                continue
            try:
                await self.find(table)
            except MissingError:
                await self._store.drop(table)
            except HeldError:
                continue
            await asyncio.sleep(0)  # those who wait for their table come first
        self.lobby.keep(listed.keys() | self.tables.keys())
