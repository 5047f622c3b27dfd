"""Figures over the kept deals, kind by kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.runtime.history.entries import Kind, Outcome

LAST = 60
"""Deals that a chart of results shows."""

PIECES, PIECE = 60, 4
"""Points of a chart of averages, at most, and deals in each of them, at least."""


Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Counted:
    """The deals that count, kind by kind, oldest first: an array each, a place a deal.

    Attributes:
        kinds: by their numbers.
        kind: number of the kind.
        deal: id of the deal.
        outcome: for the one person.
        points: of the person's side.
    """

    kinds: Mapping[int, Kind]
    kind: Numbers
    deal: Numbers
    outcome: Numbers
    points: Numbers


@dataclass(frozen=True, slots=True)
class Figures:
    """How the one person did in deals of a kind, or of several.

    Attributes:
        deals, won, drawn, lost: how many.
        average: the person's points a deal.
        best: the most points in a deal.
        streak: won deals in a row up to now; below 0, lost ones.
        longest: the longest row of won deals.
        last: outcome and points of the newest deals, oldest first.
        course: average points from the first deal to the last, in pieces of as many deals each.
    """

    deals: int
    won: int
    drawn: int
    lost: int
    average: float
    best: int
    streak: int
    longest: int
    last: tuple[tuple[Outcome, int], ...]
    course: tuple[float, ...]

    @property
    def share(self) -> float:
        """Won deals of all."""
        return self.won / self.deals if self.deals else 0.0


@dataclass(frozen=True, slots=True)
class Statistics:
    """All figures.

    Attributes:
        whole: of all deals together; None where there are none.
        kinds: of each kind, the most played first.
    """

    whole: Figures | None
    kinds: dict[Kind, Figures]

    @property
    def deals(self) -> int:
        """How many deals are counted."""
        return self.whole.deals if self.whole else 0


def statistics_of(counted: Counted) -> Statistics:
    """The statistics of the deals that count."""
    if not len(counted.kind):
        return Statistics(None, {})
    starts = np.flatnonzero(np.diff(counted.kind, prepend=-1))
    ends = [*starts[1:].tolist(), len(counted.kind)]
    kinds = {
        counted.kinds[int(counted.kind[start])]: figures_of(counted.outcome[start:end], counted.points[start:end])
        for start, end in zip(starts.tolist(), ends, strict=True)
    }
    order = counted.deal.argsort()
    whole = figures_of(counted.outcome[order], counted.points[order])
    return Statistics(whole, dict(sorted(kinds.items(), key=lambda item: -item[1].deals)))


def figures_of(outcomes: Numbers, points: Numbers) -> Figures:
    """The figures of deals, oldest first; at least one."""
    won = outcomes == Outcome.WON
    # the places at which a row of equal outcomes begins
    turns = np.flatnonzero(np.diff(outcomes, prepend=outcomes[0] + 1))
    lengths = np.diff(turns, append=len(outcomes))
    rows = lengths[won[turns]]
    pieces = np.array_split(points, min(PIECES, max(1, len(points) // PIECE)))
    return Figures(
        deals=len(outcomes),
        won=int(won.sum()),
        drawn=int((outcomes == Outcome.DRAWN).sum()),
        lost=int((outcomes == Outcome.LOST).sum()),
        average=round(float(points.mean()), 2),
        best=int(points.max()),
        streak=int(lengths[-1] * outcomes[-1]),
        longest=int(rows.max()) if len(rows) else 0,
        last=tuple((Outcome(o), p) for o, p in zip(outcomes[-LAST:].tolist(), points[-LAST:].tolist(), strict=True)),
        course=tuple(round(float(piece.mean()), 2) for piece in pieces),
    )
