"""Learn a network for a number of players by self-play: `python -m training.learn 2`.

Each round labels positions of games that the network plays against a pool (itself, its own past, the table policy, a
random player), each card's worth measured by playing the rest out, and trains on the last rounds' positions.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from briscola_desktop.ai.table_policy import WEIGHTS
from training.lab import RANDOM, SAMPLE, TABLE, Lab, Network

PAST = (1, 2, 3)
"""Slots of the network's own past."""

ROUND = 200_000
"""Positions labelled a round."""


@dataclass(frozen=True)
class Course:
    """How a network learns.

    Attributes:
        players: seats at the table.
        hidden: the size of its first layer.
        rounds: how long it learns.
        seed: gives everything.
        kept: rounds whose positions are trained on.
        passes: how often a position is trained on, on average.
        table: how often the table policy sits on the other sides; a random player does in one deal of twenty.
        won: worth of winning.
        slope: worth of a point.
        rate: the rate of learning at the beginning.
        start: a network to begin with, in place of a fresh one.
    """

    players: int
    hidden: int
    rounds: int
    seed: int
    kept: int
    passes: int
    table: float
    won: float
    slope: float
    rate: float
    start: Path | None

    def pool(self, turn: int) -> dict[int, float]:
        """Who sits on the other sides, and how often."""
        if turn < 3 and not self.start:  # a fresh network plays at random
            return {TABLE: 0.8, RANDOM: 0.2}
        past = 0.25 * (0.95 - self.table)
        return {0: 0.95 - self.table - 3 * past, 1: past, 2: past, 3: past, TABLE: self.table, RANDOM: 0.05}


def learn(course: Course) -> Network:
    """The network at the end of a course; prints how it does."""
    players, rounds = course.players, course.rounds
    lab = Lab(course.hidden)
    lab.set_utility(course.won, course.slope)
    lab.set_table(0, list(vars_of(players)))
    if course.start:
        network = Network(**np.load(course.start))
    else:
        network = Network.fresh(course.hidden, np.random.default_rng(course.seed))
    for slot in (0, *PAST):
        lab.set_network(slot, network)
    lab.start_training(network)
    data = np.zeros(ROUND * course.kept, SAMPLE)
    began, see = time.monotonic(), 1 if players == 4 else 0
    for turn in range(rounds):
        place, seed = turn % course.kept, course.seed * 10_000 + turn
        data[place * ROUND : (place + 1) * ROUND] = lab.generate(players, ROUND, 2, 0.1, course.pool(turn), seed)
        rate = course.rate * (0.02 + 0.98 * (1 + math.cos(math.pi * turn / rounds)) / 2)
        size = min(turn + 1, course.kept) * ROUND
        loss = lab.train(data, size, course.passes * ROUND, rate, 0.999, 2 * seed)
        network = lab.trained()
        lab.set_network(0, network)
        if turn % 8 == 7:
            lab.set_network(PAST[turn // 8 % len(PAST)], network)
        if turn % 20 == 19 or turn == rounds - 1:
            against = [lab.duel(players, 0, kind, 10_000, 99, see) for kind in (TABLE, RANDOM)]
            told = "  ".join(f"{points:+6.2f} ±{1.96 * error:.2f} {wins:6.2%}" for points, wins, error in against)
            print(f"{turn + 1:4} {time.monotonic() - began:5.0f} s  loss {loss:.4f}  table, random: {told}", flush=True)
    return network


def vars_of(players: int) -> tuple[float, ...]:
    """The table policy's weights in the order of lab.c."""
    weights = WEIGHTS[players]
    return tuple(getattr(weights, name) for name in type(weights).__slots__)


def main() -> None:
    """Learn and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, choices=(2, 3, 4, 6))
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=int, default=16)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--table", type=float, default=0.28)
    parser.add_argument("--won", type=float, default=30.0)
    parser.add_argument("--slope", type=float, default=0.5)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    chosen = vars(parser.parse_args())
    out = chosen.pop("out")
    np.savez_compressed(out, **vars(learn(Course(**chosen))))


if __name__ == "__main__":
    main()
