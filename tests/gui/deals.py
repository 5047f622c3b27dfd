"""Deals that stand at a wanted moment."""

from __future__ import annotations

import random
from collections.abc import Callable

from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.table import Table


def record_before(rules: Rules, wanted: Callable[[Table], bool]) -> Record:
    """A deal of random cards up to a moment."""
    for seed in range(300):
        table, rng = Table.of_match(Match.start(rules, seed)), random.Random(seed)
        while not table.over and not wanted(table):
            seat = table.turn or 0
            table.submit(seat, rng.choice(table.view(seat).legal()), table.version)
        if not table.over:
            return table.record()
    raise AssertionError("no such deal")
