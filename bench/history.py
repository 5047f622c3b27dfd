"""The history with 100,000 deals: how long its list, its statistics and a new deal take."""

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from briscola_desktop.core.match import Match
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.play.table import Table
from briscola_desktop.runtime.history.entries import LEFT_OUT, Filter, Finished, Outcome
from briscola_desktop.runtime.history.statistics import statistics_of
from briscola_desktop.runtime.history.store import Store

DEALS = 100_000
LIMITS = {"list": 200.0, "list, filtered": 200.0, "statistics": 300.0}
"""Milliseconds."""


def finished(seed: int) -> Finished:
    """A deal that was played at random."""
    chance = random.Random(seed)
    table = Table.of_match(Match.start(Rules.of(), seed))
    while table.turn is not None:
        table.submit(table.turn, chance.choice(table.view(table.turn).legal()), table.version)
    return Finished(table.record(), (Player(), Player("hard")), ended=seed)


def fill(path: Path, deals: int) -> None:
    """Keep one deal, and copies of it that differ in what is listed and counted."""
    store = Store(path)
    store.add(finished(0))
    for players, level in ((3, "easy"), (4, "normal"), (2, "normal")):
        rules = Rules.of(players=players)
        table = Table.of_match(Match.start(rules, 1))
        while table.turn is not None:
            table.submit(table.turn, table.view(table.turn).legal()[0], table.version)
        store.add(Finished(table.record(), (Player(), *[Player(level)] * (players - 1))))
    with store._changing() as db:  # noqa: SLF001 - far quicker than a transaction a deal
        row = list(db.execute("SELECT * FROM deals WHERE id = 1").fetchone())
        (text,) = db.execute("SELECT text FROM records WHERE deal = 1").fetchone()
        chance = random.Random(1)
        for number in range(5, deals + 1):
            row[:3] = number, number.to_bytes(16), number.to_bytes(16)
            row[3] = chance.randrange(1, 5)
            row[7], row[8] = chance.choice([-1, -1, 0, 1, 1]), chance.randrange(20, 100)
            row[11] = chance.choice([0] * 9 + [1])
            db.execute(f"INSERT INTO deals VALUES ({','.join('?' * len(row))})", row)  # noqa: S608
            db.execute("INSERT INTO records VALUES (?, ?)", (number, text))
    store.close()


def best_of(act: Callable[[], object], times: int = 5) -> float:
    """Milliseconds of the quickest of some runs."""
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        act()
        spent.append(1000 * (time.perf_counter() - began))
    return min(spent)


def main() -> int:
    """Print milliseconds; 1 if a limit is passed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "history.sqlite"
        fill(path, DEALS)
        print(f"{DEALS} deals, {path.stat().st_size / 1e6:.1f} MB")

        def opened(act: Callable[[Store], object]) -> Callable[[], None]:
            """With the file opened anew each time, as by the program's start."""

            def run() -> None:
                store = Store(path)
                act(store)
                store.close()

            return run

        figures = {
            "list": best_of(opened(lambda store: store.page())),
            "list, filtered": best_of(opened(lambda store: store.page(Filter(level="easy", outcome=Outcome.WON)))),
            "list, far down": best_of(opened(lambda store: store.page(before=DEALS // 2))),
            "statistics": best_of(opened(lambda store: statistics_of(store.counted(LEFT_OUT)))),
        }
        deals = iter([finished(seed) for seed in range(10, 15)])
        store = Store(path)
        figures["a new deal"] = best_of(lambda: store.add(next(deals)))
        store.close()
    for name, spent in figures.items():
        limit = f"  (at most {LIMITS[name]:.0f})" if name in LIMITS else ""
        print(f"{name:16} {spent:7.1f} ms{limit}")
    return int(any(figures[name] > limit for name, limit in LIMITS.items()))


if __name__ == "__main__":
    sys.exit(main())
