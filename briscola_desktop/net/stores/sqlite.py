"""Logs in one SQLite file, in WAL mode: what a server on one machine needs.

The file belongs to one server at a time, which keeps it locked. One thread does all the work, so that no disk holds up
the event loop, and what comes in while it writes goes into its next transaction. A transaction is on the disk before
anybody is told (`synchronous=FULL`).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

from briscola_desktop.net.stores.base import (
    Append,
    Claim,
    FencedError,
    GroupCommit,
    Listing,
    MissingError,
    StoreDownError,
    StoreError,
    reason,
)

T = TypeVar("T")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, epoch INTEGER NOT NULL, summary TEXT NOT NULL DEFAULT '{}');
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
"""
_APPEND = """
INSERT INTO entries
SELECT :id, :sequence, :entry
WHERE (SELECT epoch FROM tables WHERE id = :id) = :epoch
  AND (SELECT coalesce(max(sequence), 0) FROM entries WHERE table_id = :id) = :sequence - 1
"""


_REASONS = {
    sqlite3.SQLITE_NOTADB: "it is a file of another kind",
    sqlite3.SQLITE_BUSY: "another server has it",
}
"""What SQLite's error codes mean where a store is opened, when its own words would not be understood."""


class SqliteStore:
    """A store in a file; one server at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._file: sqlite3.Connection | None = None
        self._group: GroupCommit | None = None

    async def open(self) -> None:
        """Open or make the file; StoreError where that cannot be."""
        try:
            await self._do(self._open)
        except StoreDownError as fault:
            raise StoreDownError(f"tables cannot be kept in {self._path}: {self._why(fault.__cause__)}") from fault
        self._group = GroupCommit(self._write)

    async def append(self, table: str, epoch: int, sequence: int, entry: bytes) -> None:
        """Write an entry, with others in one transaction."""
        if self._group is None:
            raise StoreDownError("the store is closed")
        await self._group.append(table, epoch, sequence, entry)

    async def create(self, table: str, entry: bytes) -> Claim:
        """Begin a log."""
        return await self._do(lambda: self._create(table, entry))

    async def claim(self, table: str, entry: bytes) -> Claim:
        """Take charge: whoever comes last has it."""
        return await self._do(lambda: self._claim(table, entry))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The log from an entry on."""
        return await self._do(lambda: self._read(table, since))

    async def renew(self) -> None:
        """Nobody else asks."""

    async def publish(self, table: str, summary: dict[str, Any]) -> None:
        """Keep a summary."""
        await self._do(lambda: self._change("UPDATE tables SET summary = ? WHERE id = ?", json.dumps(summary), table))

    async def list_open(self) -> dict[str, Listing]:
        """All tables, free to be claimed."""
        rows = await self._do(lambda: self._here.execute("SELECT id, summary FROM tables").fetchall())
        return {table: Listing(held=False, mine=True, summary=json.loads(summary)) for table, summary in rows}

    async def servers(self) -> list[str]:
        """None but this."""
        return []

    async def drop(self, table: str) -> None:
        """Forget a table."""
        await self._do(lambda: self._drop(table))

    async def close(self) -> None:
        """Write what waits and close the file."""
        if self._group is not None:
            await self._group.close()
            self._group = None
        if self._file is not None:
            await self._do(self._file.close)
            self._file = None
        self._thread.shutdown(wait=False)

    # --- in the thread

    @property
    def _here(self) -> sqlite3.Connection:
        if self._file is None:
            raise StoreDownError("the store is closed")
        return self._file

    async def _do(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except (sqlite3.Error, OSError) as fault:
            raise StoreDownError(f"{self._path}: {fault}") from fault

    def _open(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        # it holds what deals in progress are shuffled from; what SQLite puts beside it has the same rights
        self._path.touch(mode=0o600)
        self._path.open("r+b").close()  # the system says better than SQLite why that cannot be
        file = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=2)
        try:
            _prepare(file)
        except sqlite3.Error:
            file.close()
            raise
        self._file = file

    def _why(self, fault: BaseException | None) -> str:
        """What keeps the file from being opened, in words."""
        if isinstance(fault, FileExistsError | NotADirectoryError):
            above = next(path for path in self._path.parents if path.exists())
            return f"{above} is no folder"
        if isinstance(fault, OSError):
            return reason(fault)
        return _REASONS.get(getattr(fault, "sqlite_errorcode", 0), str(fault))

    async def _write(self, batch: Sequence[Append]) -> Sequence[StoreError | None]:
        return await self._do(lambda: self._append_all(batch))

    def _append_all(self, batch: Sequence[Append]) -> list[StoreError | None]:
        outcomes: list[StoreError | None] = []
        with self._here as file:
            file.execute("BEGIN IMMEDIATE")
            for one in batch:
                values = {"id": one.table, "sequence": one.sequence, "entry": one.entry, "epoch": one.epoch}
                written = file.execute(_APPEND, values).rowcount
                outcomes.append(None if written else FencedError(f"{one.table}: {one.sequence} is not the next"))
        return outcomes

    def _create(self, table: str, entry: bytes) -> Claim:
        with self._here as file:
            file.execute("BEGIN IMMEDIATE")
            if not file.execute("INSERT OR IGNORE INTO tables (id, epoch) VALUES (?, 1)", (table,)).rowcount:
                raise FencedError(f"there is a table {table}")
            file.execute("INSERT INTO entries VALUES (?, 1, ?)", (table, entry))
        return Claim(1, [entry])

    def _claim(self, table: str, entry: bytes) -> Claim:
        with self._here as file:
            file.execute("BEGIN IMMEDIATE")
            if not file.execute("UPDATE tables SET epoch = epoch + 1 WHERE id = ?", (table,)).rowcount:
                raise MissingError(table)
            entries = self._read(table, 0)
            file.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, len(entries) + 1, entry))
            with closing(file.execute("SELECT epoch FROM tables WHERE id = ?", (table,))) as found:
                epoch: int = found.fetchone()[0]
        return Claim(epoch, [*entries, entry])

    def _read(self, table: str, since: int) -> list[bytes]:
        found = self._here.execute(
            "SELECT entry FROM entries WHERE table_id = ? AND sequence > ? ORDER BY sequence", (table, since)
        )
        return [entry for (entry,) in found]

    def _drop(self, table: str) -> None:
        with self._here as file:
            file.execute("BEGIN IMMEDIATE")
            file.execute("DELETE FROM entries WHERE table_id = ?", (table,))
            file.execute("DELETE FROM tables WHERE id = ?", (table,))

    def _change(self, statement: str, *values: str) -> None:
        self._here.execute(statement, values)


def _prepare(file: sqlite3.Connection) -> None:
    """Take the file for this server alone, and make the tables where it is new."""
    file.execute("PRAGMA locking_mode=EXCLUSIVE")
    names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and not names >= {"tables", "entries"}:
        raise sqlite3.DatabaseError("it is another program's")
    file.execute("PRAGMA journal_mode=WAL")
    file.execute("PRAGMA synchronous=FULL")
    file.executescript(_SCHEMA)
