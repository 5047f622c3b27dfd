"""Logs in memory: gone with the server. For a table among friends, and for tests."""

from __future__ import annotations

from typing import Any

from briscola_desktop.net.stores.base import Claim, FencedError, Listing, MissingError


class MemoryStore:
    """A store that lasts as long as this object; servers may share it one after the other."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._epochs: dict[str, int] = {}
        self._summaries: dict[str, dict[str, Any]] = {}

    async def open(self) -> None:
        """Nothing to do."""

    async def append(self, table: str, epoch: int, sequence: int, entry: bytes) -> None:
        """Write an entry."""
        log = self._logs.get(table, [])
        if self._epochs.get(table) != epoch or len(log) != sequence - 1:
            raise FencedError(f"entry {sequence} of epoch {epoch} is not the next of {table}")
        log.append(entry)

    async def create(self, table: str, entry: bytes) -> Claim:
        """Begin a log."""
        if table in self._logs:
            raise FencedError(f"there is a table {table}")
        self._logs[table], self._epochs[table], self._summaries[table] = [entry], 1, {}
        return Claim(1, [entry])

    async def claim(self, table: str, entry: bytes) -> Claim:
        """Take charge."""
        if table not in self._logs:
            raise MissingError(table)
        self._epochs[table] += 1
        self._logs[table].append(entry)
        return Claim(self._epochs[table], list(self._logs[table]))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The log from an entry on."""
        return self._logs.get(table, [])[since:]

    async def renew(self) -> None:
        """Nobody else asks."""

    async def publish(self, table: str, summary: dict[str, Any]) -> None:
        """Keep a summary."""
        self._summaries[table] = summary

    async def list_open(self) -> dict[str, Listing]:
        """All tables, free to be claimed."""
        return {table: Listing(held=False, mine=True, summary=summary) for table, summary in self._summaries.items()}

    async def servers(self) -> list[str]:
        """None but this."""
        return []

    async def drop(self, table: str) -> None:
        """Forget a table."""
        for kept in (self._logs, self._epochs, self._summaries):
            kept.pop(table, None)

    async def close(self) -> None:
        """Nothing to do."""
