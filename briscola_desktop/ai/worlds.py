"""Worlds: deals that agree with all that a view says, their hidden cards dealt at random from those not yet seen."""

from __future__ import annotations

import numpy as np

from briscola_desktop.ai.coding import BEATS, NONE, codes
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.twin import HIDDEN, TO_ALL, TO_PARTNERS, Twin
from briscola_desktop.core.rules import HAND
from briscola_desktop.core.view import View


def worlds_of(view: View, count: int, rng: Rng) -> Twin:
    """So many worlds of a view; every way in which the unseen cards may lie is equally likely."""
    rules, code, sizes = view.rules, codes(view.trump), view.hand_sizes
    unseen = np.array([code[card] for card in view.unseen], np.intp)
    order = (
        np.argsort(rng.words(count, len(unseen)), axis=1, kind="stable") if len(unseen) else np.zeros((count, 0), int)
    )
    dealt = unseen[order]
    hands = np.full((count, rules.players, HAND), NONE, np.intp)
    known = np.full((count, rules.players, HAND), HIDDEN, np.int8)
    at = 0
    for seat in range(rules.players):
        certain = sorted(view.hand if seat == view.seat else view.shown[seat])
        hands[:, seat, : len(certain)] = [code[card] for card in certain]
        # the networks have not learned to play with all hands open: their seats look at their own
        if seat != view.seat and not rules.open_hands:
            known[:, seat, : len(certain)] = TO_PARTNERS if seat in rules.partners(view.seat) else TO_ALL
        free = sizes[seat] - len(certain)
        hands[:, seat, len(certain) : sizes[seat]] = dealt[:, at : at + free]
        at += free
    turned = NONE if view.turned is None else code[view.turned]
    under = np.full((count, int(view.turned is not None)), turned, np.intp)
    best, holder = NONE, view.leader
    for seat, card in view.table:
        if best == NONE or BEATS[best] >> code[card] & 1:
            best, holder = code[card], seat

    def everywhere(value: int) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
        return np.full(count, value, np.intp)

    return Twin(
        rules=rules,
        hands=hands,
        known=known,
        stock=np.concatenate([dealt[:, at:], under], axis=1),
        turned=everywhere(turned),
        leader=everywhere(view.leader),
        points=np.tile(np.array(view.points, np.intp), (count, 1)),
        left=view.tricks_left,
        played=len(view.table),
        best=everywhere(best),
        holder=everywhere(holder),
        stake=everywhere(sum(card.points for _, card in view.table)),
        thrown=np.full(count, view.thrown),
    )
