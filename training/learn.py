"""Learn a network for a number of players by self-play: `python -m training.learn 2`.

Each round labels positions of games that the network plays against a pool (itself, its own past, the table policy, a
random player), each card's worth measured by playing the rest out, and trains on the last rounds' positions.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import numpy as np

from briscola_desktop.ai.table_policy import WEIGHTS
from training.lab import RANDOM, SAMPLE, TABLE, Lab, Network

PAST = (1, 2, 3)
"""Slots of the network's own past."""

POOL = {0: 0.5, 1: 0.06, 2: 0.06, 3: 0.05, TABLE: 0.28, RANDOM: 0.05}
"""Who sits on the other sides, and how often."""

ROUND = 200_000
"""Positions labelled a round."""

KEPT = 16
"""Rounds whose positions are trained on."""

PASSES = 5
"""How often a position is trained on, on average."""


def learn(players: int, hidden: int, rounds: int, seed: int, won: float, slope: float) -> Network:
    """The network after a number of rounds; prints how it does."""
    lab = Lab(hidden)
    lab.set_utility(won, slope)
    lab.set_table(0, list(vars_of(players)))
    network = Network.fresh(hidden, np.random.default_rng(seed))
    for slot in (0, *PAST):
        lab.set_network(slot, network)
    lab.start_training(network)
    data = np.zeros(ROUND * KEPT, SAMPLE)
    began, see = time.monotonic(), 1 if players == 4 else 0
    for turn in range(rounds):
        # the first rounds learn from the table policy's games: a fresh network plays at random
        pool = POOL if turn > 2 else {TABLE: 0.8, RANDOM: 0.2}
        place = turn % KEPT
        data[place * ROUND : (place + 1) * ROUND] = lab.generate(players, ROUND, 2, 0.1, pool, seed * 10_000 + turn)
        rate = 1e-3 * (0.02 + 0.98 * (1 + math.cos(math.pi * turn / rounds)) / 2)
        size = min(turn + 1, KEPT) * ROUND
        loss = lab.train(data, size, PASSES * ROUND, rate, 0.999, seed * 20_000 + turn)
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
    parser.add_argument("--won", type=float, default=30.0, help="worth of winning")
    parser.add_argument("--slope", type=float, default=0.5, help="worth of a point")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    network = learn(args.players, args.hidden, args.rounds, args.seed, args.won, args.slope)
    np.savez_compressed(args.out, **vars(network))


if __name__ == "__main__":
    main()
