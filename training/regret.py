"""What a search gives away: `python -m training.regret 2`. It set the figures of `ai/hard.py`.

In positions of the network's own play every action is tried in thousands of worlds, the rest of each played out once
with opponents who play like the network and once with some who play by the table policy. The best action is the
yardstick; a choice loses what it is worth less, in utility a decision. A few hundred positions tell so what takes
thousands of deals. Prints the losses of rollouts of several kinds and depths, numbers of worlds and guards.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count, islice

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.decision import Decision, never
from briscola_desktop.ai.hard import chosen, is_open, shortlist, solve
from briscola_desktop.ai.mixed import MixedPolicy
from briscola_desktop.ai.network import NetPolicy
from briscola_desktop.ai.policies import Policy
from briscola_desktop.ai.reasons import duty, reason_of
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.search import Rollout, Trial, candidates, weigh
from briscola_desktop.app.arena import moves_of, start_of
from briscola_desktop.core.actions import Action
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View

Maker = Callable[[View, int], Policy]
Floats = NDArray[np.float64]

RULE_SETS = {2: "classic", 3: "classic", 4: "match", 6: "brisca"}
SEED = 333
SHARE = 0.12
"""Positions taken of those played."""

YARDSTICKS: dict[str, Maker] = {"network": NetPolicy, "table policy": partial(MixedPolicy, every=1)}
"""Who the opponents are that a choice is judged by."""

BATCH, BATCHES = 1_000, 3
"""Worlds of a yardstick, so many at once and so often."""

KINDS: dict[str, Maker] = {"network": NetPolicy, "mixed": MixedPolicy}
WORLDS = (192, 384, 768, 1536)
DEPTHS = (0, 5)
GUARDS = (0.0, 1.0)


@dataclass(frozen=True)
class Position:
    """A decision, and how its actions did.

    Attributes:
        first: the network's choice.
        losses: what each action gives away, a figure a yardstick.
        trials: each action in the most worlds that are compared, by kind and depth of rollout.
    """

    first: Action
    losses: dict[Action, Floats]
    trials: dict[tuple[str, int], list[Trial]]

    def lost(self, rollout: tuple[str, int], worlds: int, guard: float) -> Floats:
        """What a search gives away, averaged over the shares of the worlds."""
        parts = []
        for at in range(0, max(WORLDS) - worlds + 1, worlds):
            trials = {trial.action: part(trial, at, at + worlds) for trial in self.trials[rollout]}
            parts.append(self.losses[chosen(trials, self.first, guard)])
        mean: Floats = np.mean(parts, axis=0)
        return mean


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

    def attempt(kind: Maker, depth: int, worlds: int, seed: int) -> list[Trial]:
        return weigh(view, actions, worlds, Rollout(kind, depth), Rng(seed), never)

    worth = np.zeros((len(actions), len(YARDSTICKS)))
    for column, kind in enumerate(YARDSTICKS.values()):
        for batch in range(BATCHES):
            worth[:, column] += [trial.utility.mean() / BATCHES for trial in attempt(kind, 0, BATCH, batch)]
    trials = {(name, depth): attempt(KINDS[name], depth, max(WORLDS), SEED) for name in KINDS for depth in DEPTHS}
    return Position(shortlist(view, 0)[0], dict(zip(actions, worth.max(axis=0) - worth, strict=True)), trials)


def main(players: int, wanted: int = 150) -> int:
    """Print what the network and each search give away against opponents of each kind."""
    began, found = time.monotonic(), list(islice(positions(players), wanted))
    alone = np.array([one.losses[one.first] for one in found])
    print(f"{players} players, {wanted} positions, {time.monotonic() - began:.0f} s; judged by {', '.join(YARDSTICKS)}")
    print(f"the network alone: {told(alone)}; a search loses, and differs from that by:")
    for kind, depth in found[0].trials:
        for worlds in WORLDS:
            for guard in GUARDS:
                lost = np.array([one.lost((kind, depth), worlds, guard) for one in found])
                named = f"{kind}, {depth or 'all'} tricks, {worlds} worlds, guard {guard}"
                print(f"{named:44} {told(lost)}   {told(lost - alone)}", flush=True)
    return 0


def told(losses: Floats) -> str:
    """The mean by each yardstick with its standard error."""
    errors = losses.std(axis=0) / len(losses) ** 0.5
    return ", ".join(f"{mean:+.3f} ±{error:.3f}" for mean, error in zip(losses.mean(axis=0), errors, strict=True))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
