"""Random complete deals of every preset and number of players, through the engine.

Each must keep every invariant: no card lost or doubled, 120 points, views blind to
hidden cards, offers that the engine accepts, and a record that replays to the same
state and the same bytes. `DEALS=n` sets how many of each (2,000).
"""

import os
import random
import time

from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import deck_of
from briscola_desktop.core.view import View
from tests.playing import EVERY_TABLE, everything, hidden_swapped, random_steps


def check(rules: Rules, seed: int) -> None:
    """One deal; AssertionError where something does not hold."""
    rng = random.Random(seed)
    steps = list(random_steps(rules, seed))
    for step in steps:
        deal = step.after
        if deal.claimed is None:
            assert sorted(everything(deal)) == sorted(rules.pack)
        seat = rng.randrange(rules.players)
        view = View.of(deal, seat)
        assert View.of(hidden_swapped(deal, seat, rng), seat) == view
        assert set(view.legal()) <= set(deal.legal(seat))
    assert sum(steps[-1].after.points) == 120
    trump = steps[0].after.trump if rules.trump == "rotating" else None
    actions = tuple(step.action for step in steps if step.action)
    text = Record(rules, steps[0].after.dealer, deck_of(rules, seed), trump, actions).dumps()
    again = Record.loads(text)
    assert again.dumps() == text
    replay = again.replay()
    assert replay.fault is None
    assert replay.steps == tuple(steps)


def main() -> None:
    """Play them all."""
    deals = int(os.environ.get("DEALS", "2000"))
    for preset, players in EVERY_TABLE:
        start = time.perf_counter()
        for seed in range(deals):
            check(Rules.of(preset, players=players), seed)
        print(f"{preset:8} {players} players: {deals} deals hold, {time.perf_counter() - start:.1f} s", flush=True)
    rotating = Rules.of("classic", trump="rotating", match="four_deals_points")
    for seed in range(deals):
        check(rotating, seed)
    print(f"classic, trump rotating: {deals} deals hold")
