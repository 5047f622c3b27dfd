"""The learned policy: a small network that judges every card of the seat to play, in many worlds at once.

It sees what the seat sees: its hand, the card to beat, the cards not seen, the turned card, cards known to be with an
opponent or a partner, tricks left, place in the trick, points on the table and the margin so far. The rows of these
facts are added up, clipped below at 0, and a second layer gives a figure for each card. All weights are whole numbers
below the limit to which float32 counts exactly, so sums do not depend on their order, nor play on the machine.
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
            rows = raw["rows"].astype(np.float32)
            self.bias: Floats = raw["bias"].astype(np.float32)
            self.out: Floats = np.vstack([raw["out"][:48], np.zeros_like(raw["out"][:1])]).astype(np.float32)
            self.out_bias: Floats = np.append(raw["out_bias"][:48], 0).astype(np.float32)
            self.value: Floats = raw["out"][48].astype(np.float32)
            self.value_bias = float(raw["out_bias"][48])
            self.scale = float(raw["scale"])
        self.rows: Floats = rows
        nothing = np.zeros((1, rows.shape[1]), np.float32)
        hand, best, unseen, turned, opponent, partner = (
            np.vstack([rows[at : at + 48], nothing]) for at in range(0, 288, 48)
        )
        self.unseen: Floats = unseen
        self.own: Floats = hand - unseen
        self.best: Floats = best
        self.turned: Floats = turned - unseen
        self.elsewhere: tuple[Floats, Floats] = (opponent - unseen, partner - unseen)
        self.left: Floats = rows[288:308]
        self.context: Floats = rows[308:320]
        # points on the table, the margin and whether a partner is taking the trick, in one row
        self.standing: Floats = (rows[320:328, None] + rows[None, 328:359]).reshape(8 * 31, -1)


@cache
def network(players: int) -> Network:
    """The network for a number of players."""
    return Network(players)


class NetPolicy:
    """A network at play in the worlds of a twin."""

    def __init__(self, view: View, worlds: int) -> None:
        self._net = net = network(view.rules.players)
        code = codes(view.trump)
        gone = {card for trick in view.history for _, card in trick.plays}.union(card for _, card in view.table)
        rows = net.unseen[[code[card] for card in view.rules.pack if card not in gone]].sum(axis=0) + net.bias
        self._common: Floats = np.tile(rows, (worlds, 1))
        self._turned: Codes = np.full(worlds, NONE, np.intp)
        self._side = np.array([view.rules.side_of(seat) for seat in range(view.rules.players)])

    def figures(self, twin: Twin) -> Floats:
        """What the network thinks of the card in each slot of the seats to play."""
        net, held = self._net, twin.held()
        hidden = self._hidden(twin, held)
        # no product of matrices: a library of those starts threads that cost more than they bring
        figures: Floats = net.out_bias[held]
        for slot in range(HAND):
            figures[:, slot] += np.vecdot(hidden, net.out.take(held[:, slot], axis=0))
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
        hidden = net.own.take(held[:, 0], axis=0)
        for slot in range(1, HAND):
            hidden += net.own.take(held[:, slot], axis=0)
        hidden += self._common
        ours = self._side[twin.holder] == own if twin.played else np.zeros(len(own), np.bool_)
        place = net.context[2 * twin.played : 2 * twin.played + 2] + net.left[twin.left - 1]
        if ours.any():
            hidden += place.take(ours.astype(np.intp), axis=0)
        else:
            hidden += place[0]
        if twin.played:
            hidden += net.best.take(twin.best, axis=0)
        hidden += net.standing.take(_STAKES[twin.stake] * 31 + _margins(twin, own), axis=0)
        self._add_known(hidden, twin, actor, own)
        np.maximum(hidden, 0, out=hidden)
        return hidden

    def slots(self, twin: Twin) -> Codes:
        """The slot of the card that the network likes best, the first among equals."""
        held = twin.held()
        if twin.left == 1:
            slots: Codes = held.argmin(axis=1)
            return slots
        return best_slot(self.figures(twin), twin.playable(held))

    def watch(self, cards: Codes) -> None:
        """Take played cards from those not seen."""
        self._common -= self._net.unseen.take(cards, axis=0)

    def _add_known(self, hidden: Floats, twin: Twin, actor: Codes, own: Codes) -> None:
        """Cards of which the seat to play knows in whose hand they are."""
        if not twin.known.any():
            return
        players = twin.rules.players
        for seat in range(players):
            mate = self._side[seat] == own
            elsewhere = actor != seat
            for slot in range(HAND):
                who = twin.known[:, seat, slot]
                told = elsewhere & ((who == TO_ALL) | ((who != HIDDEN) & mate)) & (twin.hands[:, seat, slot] < NONE)
                for partner in (0, 1):
                    rows = np.nonzero(told & (mate == bool(partner)))[0]
                    if len(rows):
                        hidden[rows] += self._net.elsewhere[partner][twin.hands[rows, seat, slot]]


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
