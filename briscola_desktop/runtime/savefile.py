"""The deal in progress in a file: written after every move, taken up at the next start.

A saved deal is a JSON object: a record of the deal as it stands, the match before it, and who sits where.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QIODevice, QObject, QSaveFile, QThreadPool, Signal

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.json_text import quoted, read_json
from briscola_desktop.core.match import Match, Result
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.log import Log
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.folders import keep_backup
from briscola_desktop.runtime.notices import Notice

VERSION = 1

MIGRATIONS: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {}
"""From an older version of the file to the next one."""


class SaveError(BriscolaError):
    """A text is not a saved deal."""

    code = "save"


@dataclass(frozen=True, slots=True)
class Saved:
    """A deal as it stands.

    Attributes:
        match: the match before this deal.
        players: who sits where.
        record: the deal, valid as far as it goes.
        marks: what a statistic may want to know: `undone`, `hinted`, `conceded`.
    """

    match: Match
    players: tuple[Player, ...]
    record: Record
    marks: frozenset[str] = frozenset()

    def dumps(self) -> str:
        """The text of a file."""
        match = {
            "rules": self.match.rules.to_json(),
            "seed": self.match.seed,
            "dealer": self.match.dealer,
            "results": [{"points": list(r.points), "winner": r.winner} for r in self.match.results],
        }
        whole = {
            "version": VERSION,
            "match": match,
            "players": [player.to_json() for player in self.players],
            "marks": sorted(self.marks),
            "record": self.record.to_json(),
        }
        return json.dumps(whole, ensure_ascii=False) + "\n"

    @classmethod
    def loads(
        cls,
        text: str | bytes,
        migrations: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = MIGRATIONS,
        version: int = VERSION,
    ) -> Saved:
        """The saved deal of a text; a BriscolaError if it is none."""
        try:
            raw = read_json(text)
        except ValueError as fault:
            raise SaveError(f"not a JSON text: {fault}") from None
        if not isinstance(raw, dict):
            raise SaveError("a saved deal is a JSON object")
        while raw.get("version") != version:
            migrate = migrations.get(_number(raw.get("version")))
            if migrate is None:
                raise SaveError(f"version {raw.get('version')} is not known")
            raw = migrate(raw)
        match = _match(raw.get("match"))
        record = Record.from_json(raw.get("record"))
        Log.of_record(record)
        players = tuple(map(Player.from_json, _list(raw.get("players"))))
        if record.rules != match.rules or len(players) != match.rules.players:
            raise SaveError("the deal, the match and the players do not go together")
        return cls(match, players, record, frozenset(map(str, _list(raw.get("marks")))))


class Saves(QObject):
    """The files of a folder.

    Writing happens in a thread of its own, in order: a slow disk (some tens of milliseconds a file) delays no frame.

    Attributes:
        notices: what went wrong while reading, for the window to say.

    Signals:
        failed: `Notice`, where a deal could not be written.
    """

    failed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._writer = QThreadPool(self, maxThreadCount=1)
        self.notices: list[Notice] = []

    def load(self, name: str = "deal") -> Saved | None:
        """The saved deal of a name, or None; a broken one is kept as `.bak` and a notice says so."""
        self.flush()
        path = self._path(name)
        try:
            text = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as fault:
            self.notices.append(Notice.of("save_failed", folder=self._folder, fault=fault))
            return None
        try:
            return Saved.loads(text)
        except BriscolaError:
            self.notices.append(Notice.of("save_broken", backup=keep_backup(path)))
            return None

    def save(self, saved: Saved, name: str = "deal") -> None:
        """Write a deal as a whole or not at all."""
        text = saved.dumps().encode()
        self._writer.start(lambda: self._write(self._path(name), text))

    def remove(self, name: str) -> None:
        """Forget a deal; one that cannot be removed stays."""
        self._writer.start(lambda: self._remove(self._path(name)))

    def flush(self) -> None:
        """Wait until all is written."""
        self._writer.waitForDone()

    def emit_failed(self, notice: Notice) -> None:
        """Say that a deal could not be written."""
        self.failed.emit(notice)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"

    @staticmethod
    def _remove(path: Path) -> None:
        """Run in the writer's thread; a folder that is read-only has been complained of when it was written to."""
        with suppress(OSError):
            path.unlink(missing_ok=True)

    def _write(self, path: Path, text: bytes) -> None:
        """Run in the writer's thread."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            self.emit_failed(Notice.of("save_failed", folder=path.parent, fault=fault))
            return
        file = QSaveFile(str(path))
        if not (file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(text) == len(text) and file.commit()):
            self.emit_failed(Notice.of("save_failed", folder=path.parent, fault=file.errorString()))


def _match(raw: object) -> Match:
    if not isinstance(raw, Mapping):
        raise SaveError("a match is an object")
    rules = Rules.from_json(raw.get("rules"))
    seed, dealer = _number(raw.get("seed")), _number(raw.get("dealer"))
    if not 0 <= dealer < rules.players:
        raise SaveError(f"there is no seat {dealer} to deal")
    results = tuple(_result(rules, result) for result in _list(raw.get("results")))
    return Match(rules, seed, dealer, results)


def _result(rules: Rules, raw: object) -> Result:
    if not isinstance(raw, Mapping):
        raise SaveError("a result is an object")
    points = tuple(map(_number, _list(raw.get("points"))))
    winner = raw.get("winner")
    most = max(points, default=0)
    right = points.index(most) if points.count(most) == 1 else None
    if len(points) != len(rules.sides) or sum(points) != sum(card.points for card in rules.pack) or winner != right:
        raise SaveError("a result that cannot be")
    return Result(points, right)


def _list(raw: object) -> list[object]:
    if not isinstance(raw, list):
        raise SaveError(f"{quoted(raw)} is not a list")
    return raw


def _number(raw: object) -> int:
    if type(raw) is not int:
        raise SaveError(f"{quoted(raw)} is not a whole number")
    return raw
