"""Deals that are shared: played by their number, as the deal of the day, and again from the other seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QObject, Signal

from briscola_desktop.core.deal_number import DealNumber, NumberError
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import first_dealer
from briscola_desktop.runtime.game import Game, against_computer
from briscola_desktop.runtime.history.entries import Entry, Kind
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.history.keeper import NUMBER, Keeper


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The same cards from every seat.

    Attributes:
        number: of the deal, from the seat that stands first in `seats`.
        seats: the first result from each seat; None where the deal has not been played from there.
    """

    number: DealNumber
    seats: tuple[Entry | None, ...]

    @property
    def complete(self) -> bool:
        """Whether the deal has been played from all seats."""
        return all(entry is not None for entry in self.seats)

    @property
    def points(self) -> tuple[int | None, ...]:
        """One's own points from each seat."""
        return tuple(None if e is None or e.seat is None else e.points[e.seat % len(e.points)] for e in self.seats)

    @property
    def surplus(self) -> int | None:
        """By how much one did better than those at the other seats with the same cards; None until it is complete.

        With two sides that is one's points in both deals less the other side's; each pack has 120.
        """
        points = self.points
        if not self.complete or any(own is None for own in points):
            return None
        sides = len(self.number.rules.sides)
        got = sum(own for own in points if own is not None)
        return sides * got - 120 * len(points)


def duplicate_of(number: DealNumber, entries: Sequence[Entry]) -> Duplicate:
    """The results of a deal from each seat, out of kept deals with the same cards, oldest first.

    Two results suffice with partners: from one's own side's chairs and from the others'.
    """
    kind = Kind.of(number.rules, against_computer(number.rules, number.level))
    seats: list[Entry | None] = []
    there = number
    for _ in number.rules.sides:
        fitting = (e for e in entries if e.kind == kind and e.dealer == there.dealer and e.seat == 0)
        seats.append(next(fitting, None))
        there = there.other_seat
    return Duplicate(number, tuple(seats))


class SharedDeals(QObject):
    """Shared deals at a game's table.

    Signals:
        completed: a `Duplicate`: the deal that has just ended has now been played from every seat.
    """

    completed = Signal(object)

    def __init__(
        self,
        game: Game,
        history: History,
        keeper: Keeper,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._history, self._keeper, self._today = game, history, keeper, today
        history.kept.connect(self._on_kept)

    @property
    def current(self) -> DealNumber | None:
        """The number of the deal at the table; None where it has none."""
        text = self._keeper.number
        return DealNumber.parse(text) if text else None

    def of_day(self, level: str) -> DealNumber:
        """The deal of the day: two players, classic rules, the same cards for all."""
        return DealNumber.of_day(self._today(), Rules.of(), level)

    @property
    def today(self) -> date:
        """The day of the deal of the day."""
        return self._today()

    def read(self, text: str) -> DealNumber:
        """The deal of a number as it was typed; NumberError says what is wrong with it."""
        number = DealNumber.parse(text)
        try:
            number.rules.check_table()
        except RulesError as fault:
            raise NumberError(f"the number of a deal that cannot be: {fault}") from fault
        return number

    def play(self, number: DealNumber, name: str = "") -> None:
        """Deal it; a deal in the middle of which this happens can be gone back to."""
        game = self._game
        game.start(number.rules, against_computer(number.rules, number.level, name), number.seed)
        if number.deal or number.dealer != first_dealer(number.rules, number.seed):
            game.open_record(replace(number.opening, extra={NUMBER: number.text}))

    def compare(self, number: DealNumber, then: Callable[[Duplicate], object], owner: QObject | None = None) -> None:
        """Hand the results from each seat to `then`, as long as there is its owner."""
        opening = number.opening
        self._history.ask(lambda store: duplicate_of(number, store.same_cards(opening)), then, owner=owner)

    def _on_kept(self, entry: Entry) -> None:
        if entry.number:
            number = DealNumber.parse(entry.number)
            self.compare(number, self._tell)

    def _tell(self, duplicate: Duplicate) -> None:
        if duplicate.complete:
            self.emit_completed(duplicate)

    def emit_completed(self, duplicate: Duplicate) -> None:
        """Say that a deal has been played from every seat."""
        self.completed.emit(duplicate)
