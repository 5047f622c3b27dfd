"""The file of the history: SQLite, one connection, one thread.

What must never happen: a deal that is lost or counted twice. A deal is added in one transaction under its fingerprint,
which is unique, so adding it again (after a crash nobody knows whether it was) does nothing.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.record import Record
from briscola_desktop.runtime.folders import keep_backup
from briscola_desktop.runtime.history.entries import (
    Entry,
    Filter,
    Finished,
    Kind,
    Outcome,
    Page,
    bits_of,
    marks_of,
    pack_of,
)
from briscola_desktop.runtime.history.schema import MIGRATIONS
from briscola_desktop.runtime.history.statistics import Counted

PATIENCE = 2.0
"""Seconds to wait for a file that another program holds."""

_COLUMNS = """deals.id, ended, rules, players, level, names, seat, points, winner, outcome, marks, dealer, number
    FROM deals JOIN kinds ON kinds.id = kind"""

_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class HistoryError(BriscolaError):
    """The history cannot be read or written at the moment; nothing in it has changed."""

    code = "history"


class HistoryBrokenError(HistoryError):
    """The file was no history any more.

    Attributes:
        backup: where it is now; a new one has taken its place.
    """

    code = "history_broken"

    def __init__(self, message: str, backup: Path) -> None:
        super().__init__(message)
        self.backup = backup


class Store:
    """The kept deals; every method raises a HistoryError where the file does not let it do its work."""

    def __init__(self, path: Path, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
        """A store in a file, which is made at the first use."""
        self._path = path
        self._migrations = migrations
        self._db: sqlite3.Connection | None = None

    def add(self, finished: Finished) -> Entry | None:
        """Keep a deal; None where it had been kept before. ValueError where it has not ended."""
        points, winner = finished.result()
        rules, seat = finished.record.rules, finished.seat
        own, outcome = None, None
        if seat is not None:
            side = rules.side_of(seat)
            own = points[side]
            outcome = Outcome.DRAWN if winner is None else Outcome.WON if winner == side else Outcome.LOST
        kind = finished.kind
        with self._changing() as db:
            seen = db.execute("SELECT 1 FROM deals WHERE pack = ? LIMIT 1", (finished.pack,)).fetchone()
            marks = finished.marks | ({"replayed"} if seen else set())
            known = (kind.rules, kind.players, kind.level)
            db.execute("INSERT OR IGNORE INTO kinds (rules, players, level) VALUES (?, ?, ?)", known)
            added = db.execute(
                """INSERT OR IGNORE INTO deals (fingerprint, pack, kind, ended, dealer, seat, outcome, own, points,
                winner, marks, names, number) VALUES (?, ?,
                (SELECT id FROM kinds WHERE rules = ? AND players = ? AND level = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                (
                    finished.fingerprint,
                    finished.pack,
                    *known,
                    finished.ended,
                    finished.record.dealer,
                    seat,
                    outcome,
                    own,
                    json.dumps(points),
                    winner,
                    bits_of(marks),
                    json.dumps([player.name for player in finished.players], ensure_ascii=False),
                    finished.number,
                ),
            )
            if not added.rowcount:
                return None
            text = zlib.compress(finished.record.dumps().encode(), 9)
            db.execute("INSERT INTO records VALUES (?, ?)", (added.lastrowid, text))
            row = db.execute(f"SELECT {_COLUMNS} WHERE deals.id = ?", (added.lastrowid,)).fetchone()
        return _entry(row)

    def page(self, wanted: Filter = Filter(), before: int | None = None, size: int = 200) -> Page:  # noqa: B008 - frozen
        """The newest deals of a filter, or those before a deal."""
        where, values = _condition(wanted)
        older, place = ("AND deals.id < ?", [before]) if before is not None else ("", [])
        with self._reading() as db:
            # the conditions are ours; what is asked for goes in as values
            total = db.execute(f"SELECT count(*) FROM deals JOIN kinds ON kinds.id = kind WHERE {where}", values)  # noqa: S608
            (count,) = total.fetchone()
            rows = db.execute(
                f"SELECT {_COLUMNS} WHERE {where} {older} ORDER BY deals.id DESC LIMIT ?",
                [*values, *place, size],
            ).fetchall()
        return Page(tuple(map(_entry, rows)), count)

    def record(self, deal: int) -> Record:
        """The record of a kept deal."""
        with self._reading() as db:
            row = db.execute("SELECT text FROM records WHERE deal = ?", (deal,)).fetchone()
        if row is None:
            raise HistoryError("this deal is not in it any more")
        return Record.loads(zlib.decompress(row[0]))

    def same_cards(self, record: Record) -> tuple[Entry, ...]:
        """All kept deals with the cards of a record, oldest first: of a duplicate, those from each seat."""
        with self._reading() as db:
            rows = db.execute(f"SELECT {_COLUMNS} WHERE pack = ? ORDER BY deals.id", (pack_of(record),)).fetchall()
        return tuple(map(_entry, rows))

    def kinds(self) -> tuple[Kind, ...]:
        """Every kind of which there is a deal, the most played first."""
        with self._reading() as db:
            rows = db.execute(
                """SELECT rules, players, level FROM kinds
                JOIN (SELECT kind, count(*) AS often FROM deals GROUP BY kind) ON kind = kinds.id ORDER BY often DESC"""
            ).fetchall()
        return tuple(Kind(*row) for row in rows)

    def keep_review(self, deal: int, text: str) -> None:
        """Keep what a review found."""
        with self._changing() as db:
            db.execute("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (deal, zlib.compress(text.encode(), 9)))

    def review(self, deal: int) -> str | None:
        """What a review found earlier."""
        with self._reading() as db:
            row = db.execute("SELECT text FROM reviews WHERE deal = ?", (deal,)).fetchone()
        return None if row is None else zlib.decompress(row[0]).decode()

    def counted(self, leaving_out: frozenset[str]) -> Counted:
        """All deals that count, but those with some marks."""
        with self._reading() as db:
            kinds = {row[0]: Kind(*row[1:]) for row in db.execute("SELECT id, rules, players, level FROM kinds")}
            # a number a deal, for a hundred thousand rows of four take three times as long to become an array
            rows = db.execute(
                """SELECT ((kind << 40 | id) << 2 | outcome + 1) << 7 | own FROM deals
                WHERE counted = 1 AND outcome IS NOT NULL AND marks & ? = 0 ORDER BY kind, id""",
                (bits_of(leaving_out),),
            ).fetchall()
        packed = np.fromiter(chain.from_iterable(rows), np.int64, len(rows))
        return Counted(
            kinds=kinds,
            kind=packed >> 49,
            deal=packed >> 9 & (1 << 40) - 1,
            outcome=(packed >> 7 & 3) - 1,
            points=packed & 127,
        )

    def left_out(self, marks: frozenset[str]) -> int:
        """How many deals would count, had they not one of these marks."""
        with self._reading() as db:
            row = db.execute(
                "SELECT count(*) FROM deals WHERE counted = 1 AND outcome IS NOT NULL AND marks & ? != 0",
                (bits_of(marks),),
            ).fetchone()
        return int(row[0])

    def reset(self, kind: Kind | None = None) -> None:
        """Count from here on; the deals themselves stay in the list. None is for all kinds."""
        with self._changing() as db:
            if kind is None:
                db.execute("UPDATE deals SET counted = 0")
            else:
                of_kind = "kind = (SELECT id FROM kinds WHERE rules = ? AND players = ? AND level = ?)"
                known = (kind.rules, kind.players, kind.level)
                db.execute(f"UPDATE deals SET counted = 0 WHERE {of_kind}", known)  # noqa: S608 - fixed text

    def remove(self, deal: int) -> None:
        """Forget a deal, in the list and in the statistics."""
        with self._changing() as db:
            for table, column in (("reviews", "deal"), ("records", "deal"), ("deals", "id")):
                db.execute(f"DELETE FROM {table} WHERE {column} = ?", (deal,))  # noqa: S608 - fixed names

    def close(self) -> None:
        """Let the file go."""
        if self._db is not None:
            self._db.close()
            self._db = None

    # --- inside

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """The connection; whatever SQLite complains of becomes a HistoryError."""
        try:
            yield self._open()
        except sqlite3.Error as fault:
            if getattr(fault, "sqlite_errorcode", None) in _BROKEN:
                raise self._put_aside(str(fault)) from fault
            raise HistoryError(str(fault)) from fault
        except (zlib.error, ValueError) as fault:
            raise HistoryError(f"a deal in it cannot be read: {fault}") from fault
        except OSError as fault:
            raise HistoryError(fault.strerror or str(fault)) from fault

    @contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it or nothing."""
        with self._reading() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:  # a full disk has ended it already
                    db.execute("ROLLBACK")
                raise

    def _open(self) -> sqlite3.Connection:
        if self._db is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if was_cut_short(self._path):
                raise self._put_aside("it was cut short")
            db = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
            try:
                self._bring_forward(db)
            except BaseException:
                db.close()
                raise
            self._db = db
        return self._db

    def _bring_forward(self, db: sqlite3.Connection) -> None:
        """Make the tables of the present version."""
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(self._migrations):
            raise HistoryError("it was written by a newer version of the program")
        if version == len(self._migrations):
            return
        db.execute("BEGIN IMMEDIATE")
        try:
            # another program may have been quicker
            (version,) = db.execute("PRAGMA user_version").fetchone()
            for number, statements in enumerate(self._migrations[version:], version + 1):
                for statement in statements:
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {number}")
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def _put_aside(self, why: str) -> HistoryBrokenError:
        self.close()
        backup = keep_backup(self._path)
        for suffix in ("-journal", "-wal", "-shm"):  # they belong to the file that has gone
            beside = self._path.with_name(self._path.name + suffix)
            if beside.exists():
                keep_backup(beside)
        return HistoryBrokenError(why, backup)


def was_cut_short(path: Path) -> bool:
    """Whether a database file has fewer pages than its header says; one that is being written to is never judged.

    The header is laid down in https://www.sqlite.org/fileformat.html, section 1.3.
    """
    if not path.exists() or path.with_name(path.name + "-journal").exists():
        return False
    size = path.stat().st_size
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100:
        return True
    page = int.from_bytes(header[16:18])
    page = 65_536 if page == 1 else page
    return header.startswith(b"SQLite format 3\0") and size < page * int.from_bytes(header[28:32])


def _condition(wanted: Filter) -> tuple[str, list[object]]:
    parts: list[str] = ["1"]
    values: list[object] = []
    if wanted.kind is not None:
        parts.append("rules = ? AND players = ? AND level = ?")
        values += [wanted.kind.rules, wanted.kind.players, wanted.kind.level]
    if wanted.preset is not None:
        parts.append("(rules = ? OR substr(rules, 1, ?) = ?)")
        values += [wanted.preset, len(wanted.preset) + 1, wanted.preset + ","]
    if wanted.level is not None:
        parts.append("level = ?")
        values.append(wanted.level)
    if wanted.outcome is not None:
        parts.append("outcome = ?")
        values.append(int(wanted.outcome))
    return " AND ".join(parts), values


def _entry(row: Sequence[Any]) -> Entry:
    number, ended, rules, players, level, names, seat, points, winner, outcome, marks, dealer, shared = row
    return Entry(
        id=number,
        ended=ended,
        kind=Kind(rules, players, level),
        names=tuple(json.loads(names)),
        seat=seat,
        points=tuple(json.loads(points)),
        winner=winner,
        outcome=None if outcome is None else Outcome(outcome),
        marks=marks_of(marks),
        dealer=dealer,
        number=shared,
    )
