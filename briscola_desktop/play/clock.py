"""The move timer as data: it is told what happens and when, and says how much time is left. It never looks at a clock.

Times are seconds on whatever scale the caller has; only differences count.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

SECONDS = 30
"""A move's time where nothing else was agreed."""

SHORT = 10
"""A move's time for whoever has let it run out twice in a row, until they play in time again."""

MISSES = 2
"""How often in a row that is."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The timer of a table.

    Attributes:
        seconds: a move's time; 0 where there is no timer.
        missed: for each seat, how often in a row its time ran out.
        seat: who is waited for, or None.
        began: since when.
    """

    seconds: int
    missed: tuple[int, ...]
    seat: int | None = None
    began: float = 0.0

    @classmethod
    def of(cls, players: int, seconds: int = SECONDS) -> Clock:
        """A timer that waits for nobody yet."""
        return cls(seconds, (0,) * players)

    def waits(self, seat: int | None, now: float) -> Clock:
        """It is another seat's turn from now on; None for nobody's."""
        return replace(self, seat=seat, began=now)

    def played(self, seat: int) -> Clock:
        """A seat has played in time."""
        return self._missed(seat, 0)

    def ran_out(self, seat: int) -> Clock:
        """A seat's time ran out."""
        return self._missed(seat, self.missed[seat] + 1)

    def anew(self, now: float) -> Clock:
        """The same turn from its beginning, as after an interruption that was no player's fault."""
        return self.waits(self.seat, now)

    def allowed(self, seat: int) -> int:
        """Seconds that a seat has for a move."""
        return min(SHORT, self.seconds) if self.missed[seat] >= MISSES else self.seconds

    def left(self, now: float) -> float:
        """Seconds until the time of the seat that is waited for has run out, not below 0; 0 where none is."""
        if self.seat is None:
            return 0.0
        return max(0.0, self.began + self.allowed(self.seat) - now)

    def _missed(self, seat: int, times: int) -> Clock:
        return replace(self, missed=(*self.missed[:seat], times, *self.missed[seat + 1 :]))
