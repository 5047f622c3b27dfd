"""Rollouts against opponents of two kinds: people do not all play like the network."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.network import NetPolicy
from briscola_desktop.ai.policies import TablePolicy
from briscola_desktop.ai.twin import Codes, Twin
from briscola_desktop.core.view import View


class MixedPolicy:
    """The network at play, but in every second world the opponents of the view's seat play by the table policy.

    `every` puts another number in place of the second; 1 means all worlds.
    """

    def __init__(self, view: View, worlds: int, every: int = 2) -> None:
        self._net = NetPolicy(view, worlds)
        self._table = TablePolicy(view.rules)
        plain = np.arange(worlds) % every == every - 1
        side = view.rules.side_of(view.seat)
        opponent = np.array([view.rules.side_of(seat) != side for seat in range(view.rules.players)])
        self._plain = plain[:, None] & opponent

    def slots(self, twin: Twin) -> Codes:
        """The slot that whoever sits there likes best."""
        plain = self._plain[twin.worlds, twin.actor()]
        slots = self._net.slots(twin)
        return np.where(plain, self._table.slots(twin), slots) if plain.any() else slots

    def watch(self, cards: Codes) -> None:
        """Take played cards from those not seen."""
        self._net.watch(cards)

    def value(self, twin: Twin) -> NDArray[np.float64]:
        """What the network thinks of the rest of the deal."""
        return self._net.value(twin)
