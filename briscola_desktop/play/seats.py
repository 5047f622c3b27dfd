"""Who sits at a seat of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from briscola_desktop.core.errors import ViewError
from briscola_desktop.core.record import Record


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or a computer of some level.

    Attributes:
        level: `easy`, `normal` or `hard`; None for a person.
        name: as it is shown; empty where the window chooses one.
    """

    level: str | None = None
    name: str = ""

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return self.level is None

    def to_json(self) -> dict[str, object]:
        """As files keep it."""
        return {"name": self.name, "level": self.level}

    @classmethod
    def from_json(cls, raw: object) -> Player:
        """The player of a file; ViewError if it is none."""
        if not isinstance(raw, Mapping):
            raise ViewError("a player is an object with a name and a level")
        level, name = raw.get("level"), raw.get("name", "")
        if not isinstance(name, str) or not (level is None or isinstance(level, str)):
            raise ViewError("the name and the level of a player are texts")
        return cls(level, name)


def signed(record: Record, players: Sequence[Player], **more: object) -> Record:
    """The record with names and levels of who played, by seat, for a file."""
    said: dict[str, object] = {"names": [one.name for one in players], "levels": [one.level for one in players]}
    return replace(record, extra={**record.extra, **said, **more})
