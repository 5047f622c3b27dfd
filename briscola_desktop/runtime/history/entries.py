"""What the history knows of a deal."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from enum import IntEnum

from briscola_desktop.core.match import surrender
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player

MARKS = ("undone", "hinted", "conceded", "replayed")
"""What may be said of a deal, in the order of the bits in which the file keeps it.

`undone`: a choice was taken back; `hinted`: the strong player was asked; `conceded`: it was given up and counts as
lost; `replayed`: its cards had been seen before.
"""

LEFT_OUT = frozenset({"undone", "hinted", "replayed"})
"""Marks that statistics leave out unless they are asked not to."""

PEOPLE, MIXED, ONLINE = "people", "mixed", "online"
"""What stands for the level where several people play at one screen, where the computers are of several levels, and
where it was played at an online table."""


class Outcome(IntEnum):
    """How a deal ended for the one person at the table."""

    LOST = -1
    DRAWN = 0
    WON = 1


@dataclass(frozen=True, slots=True)
class Kind:
    """Deals that are counted together.

    Attributes:
        rules: the preset and whatever differs from it, as `Rules.parse` reads it.
        players: seats at the table.
        level: of the computers; `mixed` where they differ, `people` where more than one person plays at one screen,
            `online` at an online table.
    """

    rules: str
    players: int
    level: str

    @classmethod
    def of(cls, rules: Rules, players: tuple[Player, ...]) -> Kind:
        """The kind of a deal."""
        levels = {player.level for player in players if player.level is not None}
        people = sum(player.person for player in players)
        level = PEOPLE if people != 1 else levels.pop() if len(levels) == 1 else MIXED
        return cls(rules.text, rules.players, level)

    @property
    def preset(self) -> str:
        """The preset."""
        return self.rules.partition(",")[0]


@dataclass(frozen=True, slots=True)
class Finished:
    """A deal that has come to its end, to be kept.

    Attributes:
        record: the deal; what it says besides (names, levels) is kept with it.
        players: who sat where.
        marks: some of `MARKS`.
        ended: when, in seconds since 1970.
        number: the number under which it can be shared; empty where it has none.
        online: one's own seat at an online table; None for a deal at one's own screen.
    """

    record: Record
    players: tuple[Player, ...]
    marks: frozenset[str] = frozenset()
    ended: int = 0
    number: str = ""
    online: int | None = None

    @property
    def kind(self) -> Kind:
        """What it is counted with."""
        kind = Kind.of(self.record.rules, self.players)
        return kind if self.online is None else replace(kind, level=ONLINE)

    @property
    def fingerprint(self) -> bytes:
        """The same for the same cards played in the same way by the same players: so it is kept, and counted, once."""
        raw = self.record.to_json()
        said = [raw.get(key) for key in ("rules", "dealer", "deck", "trump", "actions")]
        return _digest([*said, [player.level for player in self.players]])

    @property
    def pack(self) -> bytes:
        """The same for the same cards, from whatever seat and by whomever they are played."""
        return pack_of(self.record)

    @property
    def seat(self) -> int | None:
        """Where the one person sat, or oneself at an online table; None where there were more, or none."""
        if self.online is not None:
            return self.online
        people = [seat for seat, player in enumerate(self.players) if player.person]
        return people[0] if len(people) == 1 else None

    def result(self) -> tuple[tuple[int, ...], int | None]:
        """The points of each side and the side that won.

        What nobody had taken of a deal that was given up goes to the best of the others, who wins it.
        ValueError where the record breaks, or ends before the deal does and was not given up.
        """
        replay = self.record.replay()
        if replay.fault is not None:
            raise ValueError(f"the record cannot be played: {replay.fault}")
        deal = replay.steps[-1].after
        if deal.over:
            return deal.points, deal.winner
        if "conceded" not in self.marks or self.seat is None:
            raise ValueError("the deal has not ended")
        result = surrender(deal, deal.rules.side_of(self.seat))
        return result.points, result.winner


@dataclass(frozen=True, slots=True)
class Entry:
    """A kept deal, as a list shows it.

    Attributes:
        id: of the deal in the file; they grow.
        ended: when, in seconds since 1970.
        kind: what it is counted with.
        names: of the players by seat, empty where the window chooses one.
        seat: the one person's; None where there were more.
        points: of each side.
        winner: the side that won, None where it was drawn.
        outcome: for the one person; None where there were more.
        marks: some of `MARKS`.
        dealer: the seat that dealt.
        number: the number under which it can be shared, or empty.
    """

    id: int
    ended: int
    kind: Kind
    names: tuple[str, ...]
    seat: int | None
    points: tuple[int, ...]
    winner: int | None
    outcome: Outcome | None
    marks: frozenset[str]
    dealer: int
    number: str


@dataclass(frozen=True, slots=True)
class Filter:
    """Which deals are listed; None lets everything through.

    Attributes:
        kind: of this kind only.
        preset: of this preset only.
        level: against this level only.
        outcome: that ended like this only.
    """

    kind: Kind | None = None
    preset: str | None = None
    level: str | None = None
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """A part of the list, newest first.

    Attributes:
        entries: the deals.
        total: how many the filter lets through in all.
    """

    entries: tuple[Entry, ...]
    total: int


def bits_of(marks: frozenset[str]) -> int:
    """The marks as the file keeps them; what is no mark is left out."""
    return sum(1 << place for place, mark in enumerate(MARKS) if mark in marks)


def marks_of(bits: int) -> frozenset[str]:
    """The marks of a file's number."""
    return frozenset(mark for place, mark in enumerate(MARKS) if bits >> place & 1)


def pack_of(record: Record) -> bytes:
    """What deals with the same cards have in common, whoever deals."""
    return _digest([len(record.rules.pack), record.rules.players, [str(card) for card in record.deck]])


def _digest(content: list[object]) -> bytes:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).digest()[:16]
