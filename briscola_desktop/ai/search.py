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
class Trial:
    """An action and how the worlds ended in which it was tried.

    Attributes:
        action: what was tried.
        margins: own points less those of the best other side, a figure a world.
        points: own side's points.
    """

    action: Action
    margins: Codes
    points: Codes

    @cached_property
    def utility(self) -> Floats:
        """What each end is worth."""
        worth: Floats = SLOPE * self.margins + WON * np.sign(self.margins)
        return worth

    @cached_property
    def mean(self) -> float:
        """What the ends are worth on average, rounded so that every machine ranks alike."""
        return round(float(self.utility.mean()), 6)

    def joined(self, other: Trial) -> Trial:
        """The same action in more worlds."""
        margins = np.concatenate([self.margins, other.margins])
        return Trial(self.action, margins, np.concatenate([self.points, other.points]))

    def ahead(self, other: Trial) -> tuple[float, float]:
        """How much better this does than another in the worlds that both were tried in, and the standard error."""
        common = min(len(self.margins), len(other.margins))
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


def weigh(
    view: View, actions: tuple[Action, ...], worlds: int, make: MakePolicy, rng: Rng, cancel: Cancel
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
    policy = make(view, len(actions) * worlds)
    policy.watch(twin.play(slots, thrown if not view.table else None))
    play_out(twin, policy, cancel)
    return _results(view, twin, actions, worlds)


def _results(view: View, twin: Twin, actions: tuple[Action, ...], worlds: int) -> list[Trial]:
    side = view.rules.side_of(view.seat)
    own = twin.points[:, side]
    others = np.delete(twin.points, side, axis=1).max(axis=1)
    return [
        Trial(action, margins, points)
        for action, margins, points in zip(
            actions, (own - others).reshape(-1, worlds), own.reshape(-1, worlds), strict=True
        )
    ]
