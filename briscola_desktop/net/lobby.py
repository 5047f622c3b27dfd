"""The public tables that wait for players, as everybody in the lobby is told of them."""

from __future__ import annotations

from collections.abc import Iterable

from briscola_desktop.net.protocol import LobbyIs, Row


class Lobby:
    """What the lobby shows, and how it changed.

    Attributes:
        rev: grows by one with every change that is told.
    """

    def __init__(self, most: int) -> None:
        """Make an empty lobby that shows at most so many tables."""
        self.rev = 0
        self._most = most
        self._rows: dict[str, Row] = {}  # in the order in which the tables came; the newest are shown
        self._shown: dict[str, Row] = {}

    def put(self, table: str, row: Row | None) -> None:
        """A table is to be shown like this, or not at all."""
        if row is None:
            self._rows.pop(table, None)
        else:
            self._rows[table] = row

    def keep(self, tables: Iterable[str]) -> None:
        """Forget all but these tables."""
        for table in self._rows.keys() - set(tables):
            del self._rows[table]

    def full(self) -> LobbyIs:
        """All that is shown."""
        return LobbyIs(rev=self.rev, full=self._shown)

    def change(self) -> LobbyIs | None:
        """What has changed since the last call; None for nothing."""
        shown = dict(list(self._rows.items())[-self._most :])
        delta: dict[str, Row | None] = {table: row for table, row in shown.items() if self._shown.get(table) != row}
        delta.update(dict.fromkeys(self._shown.keys() - shown.keys()))
        if not delta:
            return None
        self._shown = shown
        self.rev += 1
        return LobbyIs(rev=self.rev, delta=delta)
