"""Tune the table policy's weights by self-play: `python -m training.tune 2 3 4 6`.

A step changes one or two weights and stays if the change does better, in the same duplicate deals, against the last
weights of earlier rounds. Prints the weights for briscola_desktop/ai/table_policy.py.
"""

from __future__ import annotations

import random
import sys
import time

from briscola_desktop.ai.table_policy import Weights
from training.lab import RANDOM, TABLE, Lab

START = [4.0, 3.0, 1.5, 0.5, 0.2, 0.1, 0.1, 1.5, 0.3]
"""Where tuning begins for every number of players."""


def tune(lab: Lab, players: int, rounds: int = 8, steps: int = 120, deals: int = 6_000) -> list[float]:
    """The weights after so many rounds."""
    rng = random.Random(players)
    best, rivals, par = list(START), [list(START)], 1 / 3 if players == 3 else 1 / 2

    def worth(weights: list[float], seed: int) -> float:
        lab.set_table(0, weights)
        found = [lab.duel(players, TABLE, TABLE + 1 + slot, deals, seed) for slot in range(len(rivals[-3:]))]
        return sum(points + 60 * (wins - par) for points, wins, _ in found) / len(found)

    for _ in range(rounds):
        for slot, rival in enumerate(rivals[-3:]):
            lab.set_table(1 + slot, rival)
        for _ in range(steps):
            seed, other = rng.randrange(1 << 40), list(best)
            for place in rng.sample(range(len(other)), rng.choice((1, 1, 2))):
                other[place] += rng.gauss(0, 1) * (0.25 * abs(other[place]) + 0.1)
            if worth(other, seed) > worth(best, seed) + 0.1:
                best = other
        rivals.append(list(best))
    return best


def main() -> None:
    """Tune for each number of players named."""
    lab = Lab()
    for players in map(int, sys.argv[1:] or ("2", "3", "4", "6")):
        began, weights = time.monotonic(), tune(lab, players)
        lab.set_table(0, weights)
        lab.set_table(1, START)
        against = [lab.duel(players, TABLE, kind, 40_000, 5) for kind in (TABLE + 1, RANDOM)]
        told = ", ".join(f"{points:+.2f} ±{1.96 * error:.2f} {wins:.2%}" for points, wins, error in against)
        print(f"{players}: Weights({', '.join(f'{weight:.3f}' for weight in weights)})")
        print(
            f"   start, random: {told}; {time.monotonic() - began:.0f} s; {len(Weights.__slots__)} weights", flush=True
        )


if __name__ == "__main__":
    main()
