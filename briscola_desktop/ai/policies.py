"""How rollouts play: a policy picks a slot in every world at once."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.coding import BEATS, NONE, bits, codes
from briscola_desktop.ai.decision import Cancel, CancelledError
from briscola_desktop.ai.endings import last_tricks
from briscola_desktop.ai.table_policy import WEIGHTS, keeping
from briscola_desktop.ai.twin import COUNTS, TAKES, Codes, Flags, Twin
from briscola_desktop.core.cards import Suit
from briscola_desktop.core.rules import HAND, Rules


class Policy(Protocol):
    """Who plays the rollouts."""

    def slots(self, twin: Twin) -> Codes:
        """The slot to be played in each world."""

    def watch(self, cards: Codes) -> None:
        """Learn which cards have just been played."""

    def value(self, twin: Twin) -> NDArray[np.float64]:
        """What each deal is worth to the side to play."""


def play_out(twin: Twin, policy: Policy, cancel: Cancel, until: int = 0) -> None:
    """Play deals until so many tricks are left; two players play the tricks after the stock without a mistake."""
    while twin.left > until or twin.played:
        if cancel():
            raise CancelledError
        if twin.rules.players == 2 and not twin.stock_left and not twin.played:
            last_tricks(twin)
            return
        policy.watch(twin.play(policy.slots(twin)))


class TablePolicy:
    """The table policy of `table_policy`, which takes every card out of sight for equally likely to lie anywhere."""

    def __init__(self, rules: Rules) -> None:
        self._weights = weights = WEIGHTS[rules.players]
        self._keeping = np.array([*(keeping(card, weights) for card in range(48)), 0])
        pack = bits(codes(Suit.CLUBS)[card] for card in rules.pack)
        beaten = np.array([(row & pack).bit_count() / (pack.bit_count() - HAND) for row in BEATS] + [0.0])
        self._safe = [(1 - np.minimum(1, beaten)) ** (HAND * opponents) for opponents in range(rules.players)]
        self._side = np.array([rules.side_of(seat) for seat in range(rules.players)])

    def slots(self, twin: Twin) -> Codes:
        """The slot with the best score, the first among equals."""
        held, weights, players = twin.held(), self._weights, twin.rules.players
        actor = twin.actor()
        own = self._side[actor]
        sides = len(twin.rules.sides)
        after = players - twin.played - 1
        partners = 0 if sides == players else after // 2
        opponents = after - partners
        takes = TAKES[twin.best[:, None], held]
        ours = (self._side[twin.holder] == own) & (twin.best < NONE)
        taking = takes | ours[:, None]
        worth = twin.stake[:, None] + COUNTS[held]
        if opponents:
            safe = self._safe[opponents][np.where(takes, held, twin.best[:, None])]
            fight = np.clip(weights.fight + weights.fight_point * worth, 0, 1)
            chance = np.where(taking, 1 - (1 - safe) * fight, weights.partner if partners else 0.0)
        else:
            chance = taking.astype(np.float64)
        score = (2 * chance - 1) * (worth + weights.to_come * opponents) - self._keeping[held]
        return best_slot(np.round(score, 6), twin.playable(held))

    def watch(self, cards: Codes) -> None:
        """Nothing: it does not count."""

    def value(self, twin: Twin) -> NDArray[np.float64]:
        """It does not judge a position: deals are played to their end."""
        raise NotImplementedError


def best_slot(score: np.ndarray[tuple[int, ...], np.dtype[np.floating]], playable: Flags) -> Codes:
    """The playable slot of the highest score, the first among equals."""
    slots: Codes = np.where(playable, score, -np.inf).argmax(axis=1)
    return slots
