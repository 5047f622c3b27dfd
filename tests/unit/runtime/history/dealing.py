"""Finished deals to keep."""

from __future__ import annotations

import random

from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.play.table import Table
from briscola_desktop.runtime.history.entries import Finished


def played(seed: int, rules: Rules | None = None, upto: int | None = None) -> Record:
    """A deal played at random, to its end or for so many actions."""
    chance = random.Random(seed)
    table = Table.of_match(Match.start(rules or Rules.of(), seed))
    while table.turn is not None and (upto is None or table.moves < upto):
        table.submit(table.turn, chance.choice(table.view(table.turn).legal()), table.version)
    return table.record()


def finished(seed: int, level: str = "hard", rules: Rules | None = None, **said: object) -> Finished:
    """A finished deal of one person against computers of a level."""
    rules = rules or Rules.of()
    players = (Player(None, "Ada"), *[Player(level)] * (rules.players - 1))
    return Finished(played(seed, rules), players, **said)  # type: ignore[arg-type]
