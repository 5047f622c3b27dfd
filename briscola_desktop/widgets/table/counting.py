"""The end of a deal: the points are counted, pile by pile, on a table that steps back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from briscola_desktop.core.cards import Card
from briscola_desktop.core.events import DealEnded
from briscola_desktop.core.view import View
from briscola_desktop.widgets.table import durations
from briscola_desktop.widgets.table.picture import taken_cards
from briscola_desktop.widgets.table.pose import Flight
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.spots import Spot

ENOUGH = 60
"""Points above which a side of two has won."""


class Counting:
    """Puts the counting of a deal's points into the queue of a scene's animator."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def plan(self, event: DealEnded, view: View, words: str, say: Callable[[str], None]) -> None:
        """One's own side is counted last.

        Args:
            event: the end.
            view: the deal at its end.
            words: what is said meanwhile.
            say: says it.
        """
        animator = self.scene.animator
        animator.then(self._begin)
        animator.then(partial(say, words))
        taken = taken_cards(view)
        own = view.rules.side_of(self.scene.own)
        for side in (*(side for side in range(len(taken)) if side != own), own):
            counters = [card for card in taken[side] if card.points]
            animator.then(partial(self._begin_side, side))
            total = 0
            for slot, card in enumerate(counters):
                total += card.points
                animator.then(partial(self._count, side, card, slot, len(counters), total))
                animator.gap(durations.COUNT_GAP)
            animator.join()
            animator.gap(durations.COUNT_AFTER)
        animator.then(partial(self._end, event))

    def _begin(self) -> None:
        scene = self.scene
        scene.count(counting=True)
        scene.animator.tween(scene.veil.setOpacity, durations.LAMP, key=scene.veil)

    def _begin_side(self, side: int) -> None:
        total = self.scene.sums[side]
        total.tell(0)
        total.setVisible(True)
        self.scene.animator.tween(total.setOpacity, durations.FADE, key=("sum", side))

    def _count(self, side: int, card: Card, slot: int, of: int, total: int) -> None:
        scene = self.scene
        item = scene.new_card(Spot("pile", side), card)
        scene.loose.append(item)
        spot = Spot("count", side, slot, of)
        flight = Flight(arc=0.2, rise=0.4)
        scene.send(item, spot, durations.COUNT, up=True, flight=flight, landed=partial(self._add, side, total))

    def _add(self, side: int, total: int) -> None:
        scene = self.scene
        scene.sums[side].tell(total, leads=len(scene.piles) < 3 and total > ENOUGH)

    def _end(self, event: DealEnded) -> None:
        for side, total in enumerate(self.scene.sums):
            total.tell(event.points[side], leads=side == event.winner)
