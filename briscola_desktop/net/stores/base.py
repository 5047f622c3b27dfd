"""What a store can do, and what may go wrong.

A table's log has one writer at a time. Whoever takes charge of a table raises its epoch and writes first; from then on
the store refuses what an earlier owner writes, however late it comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


class StoreError(Exception):
    """Something is wrong with a store."""


class StoreDownError(StoreError):
    """The store cannot be reached; what was being written may or may not have been."""


class FencedError(StoreError):
    """Another server has taken charge of the table, or has written what was to be written."""


class MissingError(StoreError):
    """There is no such table."""


class HeldError(StoreError):
    """Another server that is alive has the table.

    Attributes:
        url: where players reach it.
    """

    def __init__(self, url: str) -> None:
        super().__init__(f"the table is at {url}")
        self.url = url


class VolatileError(StoreError):
    """The store would forget what it was told, and nobody said that this is meant."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Charge of a table.

    Attributes:
        epoch: to be given with each write.
        entries: the log so far, the entry with which it was claimed included.
    """

    epoch: int
    entries: list[bytes]


@dataclass(frozen=True, slots=True)
class Listing:
    """An open table as the store knows it.

    Attributes:
        held: whether a server that is alive has it.
        mine: whether that is this one.
        summary: as its owner published it.
    """

    held: bool
    mine: bool
    summary: dict[str, Any]


def reason(fault: OSError) -> str:
    """What went wrong with the system, in its own words and without its numbers."""
    return os.strerror(fault.errno) if fault.errno and fault.errno > 0 else fault.strerror or str(fault)


class Store(Protocol):
    """The interface of all stores; each method may raise StoreDownError."""

    async def open(self) -> None:
        """Get ready; VolatileError where what is written would not last."""

    async def append(self, table: str, epoch: int, sequence: int, entry: bytes) -> None:
        """Write a log's entry number `sequence`, from 1; FencedError unless that is the next and the epoch the last."""

    async def create(self, table: str, entry: bytes) -> Claim:
        """Write the first entry of a new table and take charge of it; FencedError if there is one of that name."""

    async def claim(self, table: str, entry: bytes) -> Claim:
        """Take charge of a table by writing an entry; HeldError or MissingError where that cannot be."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries after the first `since`."""

    async def renew(self) -> None:
        """Say that this server is alive; to be called every `HEARTBEAT` seconds."""

    async def publish(self, table: str, summary: dict[str, Any]) -> None:
        """Say what `list_open` shall tell of a table."""

    async def list_open(self) -> dict[str, Listing]:
        """The tables that were not dropped."""

    async def servers(self) -> list[str]:
        """Addresses of the servers that are alive."""

    async def drop(self, table: str) -> None:
        """Forget a table."""

    async def close(self) -> None:
        """Stop."""


HEARTBEAT = 0.5
"""Seconds between two signs of life of a server."""

LIFE = 2.0
"""Seconds after the last sign of life until a server's tables are anybody's."""


@dataclass(slots=True)
class Append:
    """An entry to be written, and whoever waits for that."""

    table: str
    epoch: int
    sequence: int
    entry: bytes
    done: asyncio.Future[None]


class GroupCommit:
    """Collects what is to be written while a write is on its way, and writes it all at once."""

    def __init__(self, write: Callable[[Sequence[Append]], Awaitable[Sequence[StoreError | None]]]) -> None:
        """Make a queue for a function that writes a batch and says what became of each."""
        self._write = write
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._task = asyncio.create_task(self._run())

    async def append(self, table: str, epoch: int, sequence: int, entry: bytes) -> None:
        """Write an entry, with others."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, epoch, sequence, entry, done))
        self._wake.set()
        self._idle.clear()
        await done

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self._idle.wait()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                self._idle.set()
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                outcomes = await self._write(batch)
            except StoreError as fault:
                outcomes = [fault] * len(batch)
            for append, outcome in zip(batch, outcomes, strict=True):
                if append.done.done():
                    continue
                if outcome is None:
                    append.done.set_result(None)
                else:
                    append.done.set_exception(outcome)
