"""What a search gives away: `python -m training.regret 2`. It set the figures of `ai/hard.py`.

In positions of the network's own play, every action is tried in thousands of worlds that are played to their end; the
best is the yardstick. A search loses what its choice is worth less: utility a decision, so that a few hundred
positions tell what thousands of deals would. Prints it for depths of rollout, numbers of worlds and guards.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count, islice

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.decision import Decision, never
from briscola_desktop.ai.hard import chosen, is_open, shortlist, solve
from briscola_desktop.ai.network import NetPolicy
from briscola_desktop.ai.reasons import duty, reason_of
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.search import Rollout, Trial, candidates, weigh
from briscola_desktop.app.arena import moves_of, start_of
from briscola_desktop.core.actions import Action
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View

RULE_SETS = {2: "classic", 3: "classic", 4: "match", 6: "brisca"}
SEED = 333
SHARE = 0.12
"""Positions taken of those played."""

YARDSTICK, BATCH = 4_000, 1_000
WORLDS = (128, 384, 768, 1536)
DEPTHS = (0, 3, 5, 8)
GUARDS = (0.0, 0.5, 1.0, 1.5)


@dataclass(frozen=True)
class Position:
    """A decision, and how its actions did.

    Attributes:
        first: the network's choice.
        worth: what each action is worth by the yardstick.
        trials: each action in the most worlds that are compared, by depth.
    """

    first: Action
    worth: dict[Action, float]
    trials: dict[int, list[Trial]]

    def lost(self, action: Action) -> float:
        """What an action gives away."""
        return max(self.worth.values()) - self.worth[action]

    def choices(self, depth: int, worlds: int, guard: float) -> Iterator[Action]:
        """What a search chooses, once for each share of the worlds."""
        for at in range(0, max(WORLDS) - worlds + 1, worlds):
            trials = {trial.action: part(trial, at, at + worlds) for trial in self.trials[depth]}
            yield chosen(trials, self.first, guard)


def part(trial: Trial, begin: int, end: int) -> Trial:
    """A trial in some of its worlds."""
    return Trial(trial.action, trial.utility[begin:end], trial.margins, trial.points)


def favourite(view: View, _player: str, _seed: int) -> Decision:
    """The network's choice, without a search."""
    if found := duty(view):
        return found
    if is_open(view):
        return solve(view)
    action, _ = shortlist(view, 0)
    return Decision(action, reason_of(view, action))


def positions(players: int) -> Iterator[Position]:
    """Decisions of the network's own play in which something is to be weighed."""
    rules, rng = Rules.of(RULE_SETS[players], players=players), random.Random(SEED)
    for number in count():
        for deal, _, _ in moves_of(start_of(rules, SEED, number), ("",) * players, SEED, favourite):
            if deal.turn is not None and rng.random() < SHARE:
                view = View.of(deal, deal.turn)
                if not duty(view) and not is_open(view):
                    yield position(view)


def position(view: View) -> Position:
    """A decision tried out."""
    actions = candidates(view)
    attempt = partial(weigh, view, actions, cancel=never)
    sums: NDArray[np.float64] = np.zeros(len(actions))
    for batch in range(YARDSTICK // BATCH):
        found = attempt(worlds=BATCH, rollout=Rollout(NetPolicy), rng=Rng(batch))
        sums += [trial.utility.mean() for trial in found]
    worth = dict(zip(actions, (sums * BATCH / YARDSTICK).tolist(), strict=True))
    trials = {depth: attempt(worlds=max(WORLDS), rollout=Rollout(NetPolicy, depth), rng=Rng(SEED)) for depth in DEPTHS}
    return Position(shortlist(view, 0)[0], worth, trials)


def main(players: int, wanted: int = 150) -> int:
    """Print what the network and each search give away."""
    began, found = time.monotonic(), list(islice(positions(players), wanted))
    alone = [one.lost(one.first) for one in found]
    told = f"{np.mean(alone):.3f} ±{np.std(alone) / wanted**0.5:.3f} (standard error)"
    print(f"{players} players, {wanted} positions, {time.monotonic() - began:.0f} s; the network alone {told}")
    print("depth worlds " + " ".join(f"guard {guard}" for guard in GUARDS))
    for depth in DEPTHS:
        for worlds in WORLDS:
            losses = [
                np.mean([one.lost(action) for one in found for action in one.choices(depth, worlds, guard)])
                for guard in GUARDS
            ]
            print(f"{depth:5} {worlds:6} " + " ".join(f"{loss:9.3f}" for loss in losses), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
