"""Weighing actions: each is tried in the same sampled worlds, and the rest of every world is played out."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.decision import Cancel, Option
from briscola_desktop.ai.policies import Policy, play_out
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.twin import Codes
from briscola_desktop.ai.worlds import worlds_of
from briscola_desktop.core.actions import Action, Play, Throw
from briscola_desktop.core.cards import Card, Rank
from briscola_desktop.core.rules import HAND
from briscola_desktop.core.view import View

Floats = NDArray[np.float64]

WON = 30.0
"""What winning the deal is worth beside the points, as the networks were taught (training/learn.py)."""

SLOPE = 0.5
"""What a point of margin is worth."""


@dataclass(frozen=True)
class Trial:
    """An action and what became of it, a figure for each world in which it was tried.

    Attributes:
        action: what was tried.
        utility: what that was worth.
        margins: own points at the end less those of the best other side; none where worlds were not played out.
        points: own side's points at the end, likewise.
    """

    action: Action
    utility: Floats
    margins: Codes
    points: Codes

    @cached_property
    def mean(self) -> float:
        """What the ends are worth on average, rounded so that every machine ranks alike."""
        return round(float(self.utility.mean()), 6)

    def joined(self, other: Trial) -> Trial:
        """The same action in more worlds."""
        return Trial(
            self.action,
            np.concatenate([self.utility, other.utility]),
            np.concatenate([self.margins, other.margins]),
            np.concatenate([self.points, other.points]),
        )

    def ahead(self, other: Trial) -> tuple[float, float]:
        """How much better this does than another in the worlds that both were tried in, and the standard error."""
        common = min(len(self.utility), len(other.utility))
        gain = self.utility[:common] - other.utility[:common]
        return round(float(gain.mean()), 6), round(float(gain.std()) / math.sqrt(common), 6)

    def option(self) -> Option:
        """The figures as they are told."""
        chance = float(np.sign(self.margins).mean() + 1) / 2
        return Option(self.action, round(float(self.points.mean()), 3), round(chance, 4))


def candidates(view: View) -> tuple[Action, ...]:
    """The plays and the throw that a view allows, in the cards' order."""
    plays = sorted((action for action in view.legal() if isinstance(action, Play)), key=lambda play: play.card)
    return (*plays, *(action for action in view.legal() if isinstance(action, Throw)))


@dataclass(frozen=True)
class Rollout:
    """How worlds are played on after an action.

    Attributes:
        policy: makes who plays all seats, for a view and a number of worlds.
        depth: tricks, the one on the table included, after which the policy's own judgement stands for the rest;
            0 for playing to the end.
    """

    policy: Callable[[View, int], Policy]
    depth: int = 0

    def until(self, view: View) -> int:
        """The number of tricks left at which to stop; it is not worth stopping just before the end."""
        stop = view.tricks_left - self.depth
        return stop if self.depth and stop > HAND else 0


def weigh(
    view: View, actions: tuple[Action, ...], worlds: int, rollout: Rollout, rng: Rng, cancel: Cancel
) -> list[Trial]:
    """Try actions in so many worlds, the same for each."""
    dealt = worlds_of(view, worlds, rng)
    hand = sorted(view.hand)
    ace = Card.of(Rank.ACE, view.trump)
    cards = [action.card if isinstance(action, Play) else ace for action in actions]
    slots = np.repeat([hand.index(card) for card in cards], worlds)
    thrown = np.repeat([isinstance(action, Throw) for action in actions], worlds)
    twin = dealt.repeated(len(actions))
    twin.exchange()
    policy = rollout.policy(view, len(actions) * worlds)
    policy.watch(twin.play(slots, thrown if not view.table else None))
    play_out(twin, policy, cancel, rollout.until(view))
    side, count = view.rules.side_of(view.seat), len(actions)
    own = twin.points[:, side]
    if twin.over:
        margins = own - np.delete(twin.points, side, axis=1).max(axis=1)
        utility = SLOPE * margins + WON * np.sign(margins)
        ends = [margins.reshape(count, worlds), own.reshape(count, worlds)]
    else:
        ours = np.array([view.rules.side_of(seat) == side for seat in range(view.rules.players)])
        utility = np.where(ours[twin.leader], 1, -1) * policy.value(twin)
        ends = [np.zeros((count, 0), np.intp)] * 2
    return [
        Trial(action, *found) for action, *found in zip(actions, utility.reshape(count, worlds), *ends, strict=True)
    ]
