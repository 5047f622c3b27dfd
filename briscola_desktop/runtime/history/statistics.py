"""Figures over the kept deals, kind by kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

import numpy as np

from briscola_desktop.runtime.history.entries import Kind, Outcome

LAST = 60
"""Deals that a chart of results shows."""

PIECES = 60
"""Points of a chart of averages, at most."""


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
    """All figures; kinds in the order in which they are played most."""

    kinds: dict[Kind, Figures]

    @property
    def deals(self) -> int:
        """How many deals are counted."""
        return sum(figures.deals for figures in self.kinds.values())


def statistics_of(rows: Iterable[tuple[Kind, int, int]]) -> Statistics:
    """The statistics of deals that come kind by kind, oldest first: kind, outcome, points."""
    kinds = {kind: figures_of([row[1:] for row in group]) for kind, group in groupby(rows, key=itemgetter(0))}
    return Statistics(dict(sorted(kinds.items(), key=lambda item: -item[1].deals)))


def figures_of(deals: list[tuple[int, int]]) -> Figures:
    """The figures of deals, oldest first: outcome and points; at least one."""
    table = np.array(deals, np.int64)
    outcomes, points = table[:, 0], table[:, 1]
    won = outcomes == Outcome.WON
    # the places at which a row of equal outcomes begins
    turns = np.flatnonzero(np.diff(outcomes, prepend=outcomes[0] + 1))
    lengths = np.diff(turns, append=len(outcomes))
    rows = lengths[won[turns]]
    pieces = np.array_split(points, min(PIECES, max(1, len(points))))
    return Figures(
        deals=len(deals),
        won=int(won.sum()),
        drawn=int((outcomes == Outcome.DRAWN).sum()),
        lost=int((outcomes == Outcome.LOST).sum()),
        average=round(float(points.mean()), 2),
        best=int(points.max()),
        streak=int(lengths[-1] * outcomes[-1]),
        longest=int(rows.max()) if len(rows) else 0,
        last=tuple((Outcome(outcome), own) for outcome, own in deals[-LAST:]),
        course=tuple(round(float(piece.mean()), 2) for piece in pieces),
    )
