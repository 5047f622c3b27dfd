"""The learned policy: a small network that judges every card of the seat to play, in many worlds at once.

It sees what the seat sees: its hand, the card to beat, the cards not seen, the turned card, cards known to be with an
opponent or a partner, tricks left, place in the trick, points on the table and the margin so far. The rows of these
facts are added up, clipped below at 0, and a second layer gives a figure for each card. All weights are whole numbers:
the first layer's sums fit into 16 bits, the second's below the limit to which float32 counts exactly, so no sum depends
on its order, nor play on the machine.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.coding import NONE, codes
from briscola_desktop.ai.policies import best_slot
from briscola_desktop.ai.twin import HIDDEN, TO_ALL, Codes, Twin
from briscola_desktop.core.rules import HAND
from briscola_desktop.core.view import View

Floats = NDArray[np.float32]
Shorts = NDArray[np.int16]

_STAKES = np.searchsorted([0, 4, 9, 13, 19, 25, 33], np.arange(121)).astype(np.intp)
"""The row of the points on the table; these and the other rows are laid out as in training/lab.c."""


class Network:
    """The weights for a number of players, arranged for use.

    Attributes:
        scale: what a unit of the network's figures counts, in points.
    """

    def __init__(self, players: int) -> None:
        with (
            files("briscola_desktop.ai").joinpath("weights", f"{players}.npz").open("rb") as file,
            np.load(file) as raw,
        ):
            self.rows: Shorts = raw["rows"]
            self.bias: Shorts = raw["bias"].astype(np.int16)
            self.out: Floats = np.vstack([raw["out"][:48], np.zeros_like(raw["out"][:1])]).astype(np.float32)
            self.out_bias: Floats = np.append(raw["out_bias"][:48], 0).astype(np.float32)
            self.value: Floats = raw["out"][48].astype(np.float32)
            self.value_bias = float(raw["out_bias"][48])
            self.scale = float(raw["scale"])
        rows = self.rows
        nothing = np.zeros_like(rows[:1])
        hand, best, unseen, turned, opponent, partner = (
            np.vstack([rows[at : at + 48], nothing]) for at in range(0, 288, 48)
        )
        self.unseen: Shorts = unseen
        self.own: Shorts = hand - unseen
        self.best: Shorts = best
        self.turned: Shorts = turned - unseen
        self.elsewhere: tuple[Shorts, Shorts] = (opponent - unseen, partner - unseen)
        self.left: Shorts = rows[288:308]
        self.context: Shorts = rows[308:320]
        # points on the table, the margin and whether a partner is taking the trick, in one row
        self.standing: Shorts = (rows[320:328, None] + rows[None, 328:359]).reshape(8 * 31, -1)


@cache
def network(players: int) -> Network:
    """The network for a number of players."""
    return Network(players)


class NetPolicy:
    """A network at play in the worlds of a twin. Its tables are kept, for fresh memory costs more than the sums."""

    def __init__(self, view: View, worlds: int) -> None:
        self._net = net = network(view.rules.players)
        code = codes(view.trump)
        gone = {card for trick in view.history for _, card in trick.plays}.union(card for _, card in view.table)
        left = net.unseen[[code[card] for card in view.rules.pack if card not in gone]]
        self._common: Shorts = np.tile(left.sum(axis=0, dtype=np.int16) + net.bias, (worlds, 1))
        self._sum, self._rows = np.empty_like(self._common), np.empty_like(self._common)
        self._nothing = np.zeros_like(self._common)
        self._clipped, self._weights = (np.empty(self._common.shape, np.float32) for _ in range(2))
        self._turned: Codes = np.full(worlds, NONE, np.intp)
        self._side = np.array([view.rules.side_of(seat) for seat in range(view.rules.players)])

    def figures(self, twin: Twin) -> Floats:
        """What the network thinks of the card in each slot of the seats to play."""
        net, held = self._net, twin.held()
        hidden = self._hidden(twin, held)
        # no product of matrices: a library of those starts threads that cost more than they bring
        figures: Floats = net.out_bias[held]
        for slot in range(HAND):
            net.out.take(held[:, slot], axis=0, out=self._weights, mode="clip")
            figures[:, slot] += np.vecdot(hidden, self._weights)
        return figures

    def value(self, twin: Twin) -> NDArray[np.float64]:
        """What the rest of the deal and the points so far are worth to the side to play, as the network was taught."""
        net = self._net
        total = np.vecdot(self._hidden(twin, twin.held()), net.value) + net.value_bias
        value: NDArray[np.float64] = np.round(total.astype(np.float64) * net.scale, 6)
        return value

    def _hidden(self, twin: Twin, held: Codes) -> Floats:
        """The first layer, for the seats to play."""
        net, actor = self._net, twin.actor()
        if twin.turned is not self._turned:
            self._common += net.turned[twin.turned] - net.turned[self._turned]
            self._turned = twin.turned
        own = self._side[actor]
        self._sum[:] = self._common
        for slot in range(HAND):
            self._add(net.own, held[:, slot])
        ours = self._side[twin.holder] == own if twin.played else np.zeros(len(own), np.bool_)
        place = net.context[2 * twin.played : 2 * twin.played + 2] + net.left[twin.left - 1]
        if ours.any():
            self._add(place, ours.astype(np.intp))
        else:
            self._sum += place[0]
        if twin.played:
            self._add(net.best, twin.best)
        self._add(net.standing, _STAKES[twin.stake] * 31 + _margins(twin, own))
        self._add_known(twin, actor)
        np.maximum(self._sum, self._nothing, out=self._sum)
        self._clipped[:] = self._sum
        return self._clipped

    def _add(self, table: Shorts, places: Codes) -> None:
        """Add a row of a table to each world's sum."""
        # without "clip" NumPy fills a table of its own first
        self._sum += table.take(places, axis=0, out=self._rows, mode="clip")

    def slots(self, twin: Twin) -> Codes:
        """The slot of the card that the network likes best, the first among equals."""
        held = twin.held()
        if twin.left == 1:
            slots: Codes = held.argmin(axis=1)
            return slots
        return best_slot(self.figures(twin), twin.playable(held))

    def watch(self, cards: Codes) -> None:
        """Take played cards from those not seen."""
        self._common -= self._net.unseen.take(cards, axis=0, out=self._rows, mode="clip")

    def _add_known(self, twin: Twin, actor: Codes) -> None:
        """Cards of which the seat to play knows in whose hand they are."""
        if not twin.known.any():
            return
        rules = twin.rules
        for step in range(1, rules.players):
            partner = step % len(rules.sides) == 0
            place = twin.worlds * rules.players + (actor + step) % rules.players
            held, who = twin.hands.reshape(-1, HAND)[place], twin.known.reshape(-1, HAND)[place]
            told = who != HIDDEN if partner else who == TO_ALL
            for slot in np.flatnonzero(told.any(axis=0)):
                self._add(self._net.elsewhere[partner], np.where(told[:, slot], held[:, slot], NONE))


def _margins(twin: Twin, own: Codes) -> Codes:
    """The row of the margin: own points less those of the best other side."""
    mine = twin.points[twin.worlds, own]
    if twin.points.shape[1] == 2:
        best = twin.points[twin.worlds, 1 - own]
    else:
        others = twin.points.copy()
        others[twin.worlds, own] = -1
        best = others.max(axis=1)
    rows: Codes = np.minimum(30, np.maximum(0, (mine - best + 62) >> 2))
    return rows
