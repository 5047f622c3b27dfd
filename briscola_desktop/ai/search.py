"""Weighing actions: each is tried in the same sampled worlds, and the rest of every world is played out."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.decision import Cancel, Option
from briscola_desktop.ai.policies import Policy, play_out
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.twin import Codes, Twin
from briscola_desktop.ai.worlds import worlds_of
from briscola_desktop.core.actions import Action, Play, Throw
from briscola_desktop.core.cards import Card, Rank
from briscola_desktop.core.view import View

Floats = NDArray[np.float64]
MakePolicy = Callable[[View, int], Policy]

WON = 30.0
"""What winning the deal is worth beside the points, as the networks were taught (training/learn.py)."""

SLOPE = 0.5
"""What a point of margin is worth."""


@dataclass(frozen=True)
class Tried:
    """Actions and how the worlds ended.

    Attributes:
        actions: what was tried.
        margins: own points less those of the best other side, action by world.
        points: own side's points, action by world.
    """

    actions: tuple[Action, ...]
    margins: Codes
    points: Codes

    def joined(self, other: Tried) -> Tried:
        """The same actions in more worlds."""
        margins = np.concatenate([self.margins, other.margins], axis=1)
        return Tried(self.actions, margins, np.concatenate([self.points, other.points], axis=1))

    def kept(self, keep: list[int]) -> Tried:
        """Some of the actions."""
        return Tried(tuple(self.actions[one] for one in keep), self.margins[keep], self.points[keep])

    @property
    def utility(self) -> Floats:
        """What each end is worth."""
        worth: Floats = SLOPE * self.margins + WON * np.sign(self.margins)
        return worth

    def options(self) -> tuple[Option, ...]:
        """The actions with their figures, in the order in which they were tried."""
        chance = (np.sign(self.margins) + 1).mean(axis=1) / 2
        points = self.points.mean(axis=1)
        return tuple(
            Option(action, round(float(points[one]), 3), round(float(chance[one]), 4))
            for one, action in enumerate(self.actions)
        )


def candidates(view: View) -> tuple[Action, ...]:
    """The plays and the throw that a view allows, in the cards' order."""
    plays = sorted((action for action in view.legal() if isinstance(action, Play)), key=lambda play: play.card)
    return (*plays, *(action for action in view.legal() if isinstance(action, Throw)))


def weigh(view: View, actions: tuple[Action, ...], worlds: int, make: MakePolicy, rng: Rng, cancel: Cancel) -> Tried:
    """Try actions in so many worlds, the same for each."""
    dealt = worlds_of(view, worlds, rng)
    hand = sorted(view.hand)
    ace = Card.of(Rank.ACE, view.trump)
    cards = [action.card if isinstance(action, Play) else ace for action in actions]
    slots = np.repeat([hand.index(card) for card in cards], worlds)
    thrown = np.repeat([isinstance(action, Throw) for action in actions], worlds)
    twin = dealt.repeated(len(actions))
    twin.exchange()
    policy = make(view, len(actions) * worlds)
    policy.watch(twin.play(slots, thrown if not view.table else None))
    play_out(twin, policy, cancel)
    return _result(view, twin, actions, worlds)


def _result(view: View, twin: Twin, actions: tuple[Action, ...], worlds: int) -> Tried:
    side = view.rules.side_of(view.seat)
    own = twin.points[:, side]
    others = np.delete(twin.points, side, axis=1).max(axis=1)
    shape = (len(actions), worlds)
    return Tried(actions, (own - others).reshape(shape), own.reshape(shape))


def lead_of(first: Floats, second: Floats) -> tuple[float, float]:
    """By how much one action does better than another in the same worlds on average, and its standard error."""
    gain = first - second
    return float(gain.mean()), float(gain.std() / math.sqrt(max(1, len(gain))))
