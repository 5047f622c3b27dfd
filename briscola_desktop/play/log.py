"""The log of a deal at a table: how it began and what was done since, the truth from which the table is rebuilt.

Nothing is ever taken out of a log: an undo is an entry too, so an entry's place is the table's version.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from briscola_desktop.core.actions import Action, action_from_json
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.record import Record


class LogError(BriscolaError):
    """A log, or an entry, that cannot be."""

    code = "log"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat took back its last choice and all that followed from it.

    Attributes:
        seat: who took back.
        kept: how many of the actions before stay.
    """

    seat: int
    kept: int

    def to_json(self) -> dict[str, object]:
        """As a store keeps it."""
        return {"seat": self.seat, "kept": self.kept}


Entry = Action | TakenBack


@dataclass(frozen=True, slots=True)
class Log:
    """A deal from its dealing on.

    Attributes:
        opening: the dealing, a record without actions.
        entries: what was done, oldest first.
    """

    opening: Record
    entries: tuple[Entry, ...] = ()

    @classmethod
    def of_record(cls, record: Record) -> Log:
        """The log of a recorded deal; LogError where the record breaks."""
        fault = record.replay().fault
        if fault:
            raise LogError(f"the record cannot be played: {fault}") from fault.error
        return cls(replace(record, actions=()), tuple(a for a in record.actions if isinstance(a, Action)))

    @property
    def actions(self) -> tuple[Action, ...]:
        """What stands of the entries, once all that was taken back is left out."""
        standing: list[Action] = []
        for entry in self.entries:
            if isinstance(entry, TakenBack):
                del standing[entry.kept :]
            else:
                standing.append(entry)
        return tuple(standing)

    def record(self) -> Record:
        """The deal as it stands, for a file."""
        return replace(self.opening, actions=self.actions)

    def with_entry(self, entry: Entry) -> Log:
        """The log with one more entry."""
        return replace(self, entries=(*self.entries, entry))

    def to_json(self) -> dict[str, object]:
        """As a store keeps it: the opening as a record, then the entries."""
        return {"opening": self.opening.to_json(), "entries": [entry.to_json() for entry in self.entries]}

    @classmethod
    def from_json(cls, raw: object) -> Log:
        """The log of a store; LogError, or an error of its parts, if it is none. `Table.restore` judges the entries."""
        if not isinstance(raw, Mapping) or not isinstance(raw.get("entries"), list):
            raise LogError("a log is an object with an opening and entries")
        opening = Record.from_json(raw.get("opening"))
        if opening.actions:
            raise LogError("the opening of a log has no actions")
        return cls(opening, tuple(map(entry_from_json, raw["entries"])))


def entry_from_json(raw: object) -> Entry:
    """The entry of a store; LogError or NotationError if it is none."""
    if not isinstance(raw, Mapping) or "kept" not in raw:
        return action_from_json(raw)
    seat, kept = raw.get("seat"), raw["kept"]
    if type(seat) is not int or type(kept) is not int or kept < 0:
        raise LogError("an undo names a seat and how many actions stay")
    return TakenBack(seat, kept)
