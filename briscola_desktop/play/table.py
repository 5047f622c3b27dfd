"""The authority of a table: the one door through which every move goes, whoever makes it and wherever they sit.

It holds the only true state of the deal. Everyone else is given a View and events as their seat may see them. There is
no clock and no randomness in here: the shuffled pack comes with the opening, time comes as actions.
"""

from __future__ import annotations

from dataclasses import dataclass

from briscola_desktop.core.actions import Action
from briscola_desktop.core.deal import Deal, Step
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.events import Event, redacted
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.log import Log, LogError, TakenBack

STALE = "stale"
"""The code of an action that was meant for an earlier state of the table."""

NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
"""The code of an undo by a seat that has not yet chosen anything."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The action was done; `version` is the table's since."""

    version: int


@dataclass(frozen=True, slots=True)
class Rejected:
    """Nothing was done.

    Attributes:
        code: a stable word for the cause: that of an IllegalActionError, `stale` or `nothing_to_take_back`.
        message: one English sentence.
    """

    code: str
    message: str


Answer = Accepted | Rejected


@dataclass(frozen=True, slots=True)
class Change:
    """How one version of the table came to be, as one seat may see it.

    Attributes:
        version: the table's version since.
        action: what was done; None for the dealing and for an undo.
        events: what a watcher sees of it, in order; nothing of an undo: the view is to be drawn anew.
    """

    version: int
    action: Action | None
    events: tuple[Event, ...]


class Table:
    """One deal at one table."""

    def __init__(self, opening: Record) -> None:
        """Deal; PackError or UnknownSeatError where that cannot be, LogError where actions have been done already."""
        if opening.actions:
            raise LogError("the opening of a table has no actions")
        self._log = Log(opening)
        self._steps = [opening.start()]  # the dealing, then a step for each action that stands
        self._told: list[Step | None] = [self._steps[0]]  # by version; None for an undo
        self._foreseen: Step | None = None  # what was asked about last, so that it is not worked out twice

    @classmethod
    def of_match(cls, match: Match) -> Table:
        """A table at which the next deal of a match is dealt."""
        return cls(Record(match.rules, match.dealer_now, match.deck(), match.trump_now))

    @classmethod
    def restore(cls, log: Log) -> Table:
        """The table that a log tells of; LogError names the entry that cannot be."""
        table = cls(log.opening)
        for place, entry in enumerate(log.entries):
            try:
                table._apply(entry)
            except BriscolaError as fault:
                raise LogError(f"entry {place}: {fault}") from fault
        return table

    @property
    def rules(self) -> Rules:
        """The rule set of the deal."""
        return self._log.opening.rules

    @property
    def version(self) -> int:
        """How many entries the log has; it grows with every change and never falls."""
        return len(self._log.entries)

    @property
    def moves(self) -> int:
        """How many actions stand; it falls with an undo."""
        return len(self._steps) - 1

    @property
    def log(self) -> Log:
        """The truth about this table."""
        return self._log

    @property
    def turn(self) -> int | None:
        """The seat that is to play a card; None once the deal is over."""
        return self._deal.turn

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self._deal.over

    def view(self, seat: int) -> View:
        """What a seat may see now."""
        return View.of(self._deal, seat)

    def change(self, seat: int, version: int) -> Change:
        """How a version came to be, for a seat; the dealing is version 0. IndexError for one that has not been."""
        if not 0 <= version <= self.version:
            raise IndexError(f"the table has not had version {version}")
        step = self._told[version]
        if step is None:
            return Change(version, None, ())
        return Change(version, step.action, tuple(redacted(event, seat, self.rules) for event in step.events))

    def submit(self, seat: int, action: Action, version: int) -> Answer:
        """Do what a seat wants, provided that it has seen the present version and the rules allow it."""
        if version != self.version:
            return _stale(version, self.version)
        return self.refusal(seat, action) or self._answer(action)

    def refusal(self, seat: int, action: Action) -> Rejected | None:
        """Why `submit` would refuse an action for the present version, or None; nothing is done.

        A server asks before it writes the action to its log, which comes before it is done.
        """
        if action.seat != seat:
            return Rejected("unknown_seat", f"seat {seat} cannot act for seat {action.seat}")
        try:
            self._foreseen = self._deal.play(action)
        except BriscolaError as fault:
            return Rejected(fault.code, str(fault))
        return None

    def take_back(self, seat: int, version: int) -> Answer:
        """Undo the last choice of a seat and all that followed it: a matter between one person and computers."""
        if version != self.version:
            return _stale(version, self.version)
        own = [place for place, action in enumerate(self._log.actions) if action.seat == seat]
        if not own:
            return Rejected(NOTHING_TO_TAKE_BACK, f"seat {seat} has not chosen anything yet")
        return self._answer(TakenBack(seat, own[-1]))

    def record(self) -> Record:
        """The deal as it stands, for a file."""
        return self._log.record()

    def count_in(self, match: Match) -> Match:
        """The match with the result of this deal; ValueError if it has not ended."""
        return match.finished(self._deal)

    def give_up_in(self, match: Match, seat: int) -> Match:
        """The match with this deal given up by the side of a seat."""
        return match.given_up(self._deal, self.rules.side_of(seat))

    @property
    def _deal(self) -> Deal:
        return self._steps[-1].after

    def _answer(self, entry: Action | TakenBack) -> Answer:
        try:
            self._apply(entry)
        except BriscolaError as fault:
            return Rejected(fault.code, str(fault))
        return Accepted(self.version)

    def _apply(self, entry: Action | TakenBack) -> None:
        """Add an entry to the log and make its step, or raise and change nothing."""
        if isinstance(entry, TakenBack):
            if entry.kept >= self.moves:
                raise LogError(f"{entry.kept} actions cannot be kept of {self.moves}")
            del self._steps[entry.kept + 1 :]
            self._told.append(None)
        else:
            seen = self._foreseen
            known = seen and seen.before is self._deal and seen.action == entry
            step = seen if seen and known else self._deal.play(entry)
            self._foreseen = None
            self._steps.append(step)
            self._told.append(step)
        self._log = self._log.with_entry(entry)


def _stale(given: int, now: int) -> Rejected:
    return Rejected(STALE, f"the action was for version {given}, the table is at {now}")
