"""The mutable twin of `core.deal` for search: many deals at once, which differ in their cards but not in their place.

All arrays have a row for each deal ("world"). Everybody exchanges and claims as soon as it may be done, as every
computer player does. Tested equal to the engine on random deals of every rule set.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.ai.coding import BEATS, NONE, POINTS, TRUMPS
from briscola_desktop.core.rules import HAND, Rules

Codes = NDArray[np.intp]
Flags = NDArray[np.bool_]

HIDDEN, TO_PARTNERS, TO_ALL = 0, 1, 2
"""Who knows that a card is in a hand."""

COUNTS: Codes = np.array([*POINTS, 0], np.intp)
"""Points by code, 0 for no card."""

TAKES: Flags = np.array([[card < NONE and bool(BEATS[best] >> card & 1) for card in range(49)] for best in range(48)])
TAKES = np.vstack([TAKES, np.arange(49) < NONE])
"""Whether a card takes the trick from the best one so far; any card does where there is none."""

_TWO, _SEVEN = TRUMPS, TRUMPS + 4
_ACE = TRUMPS + 11


@dataclass
class Twin:
    """Deals in play.

    Attributes:
        rules: the rule set.
        hands: the codes in each hand, world by seat by slot, `NONE` where a slot is empty.
        known: who knows each of them: HIDDEN, TO_PARTNERS or TO_ALL.
        stock: the codes to be drawn, next one first, of which `drawn` are gone.
        turned: the card turned up under the stock, or NONE.
        leader: the seat that led, or leads, the trick on the table.
        points: the points of each side.
        left: tricks that are not finished.
        played: cards on the table.
        best: the card that is taking the trick, or NONE.
        holder: the seat that played it.
        stake: the points on the table.
        thrown: whether the lead is a throw.
    """

    rules: Rules
    hands: Codes
    known: NDArray[np.int8]
    stock: Codes
    turned: Codes
    leader: Codes
    points: Codes
    left: int
    played: int
    best: Codes
    holder: Codes
    stake: Codes
    thrown: Flags
    drawn: int = 0

    def __post_init__(self) -> None:
        self.worlds = np.arange(len(self.hands))
        self._row = self.worlds * self.rules.players
        # whoever has played to the trick before lacks the last card of its hand
        self._gaps = np.full((len(self.hands), self.rules.players), HAND - 1, np.intp)
        self._sides = np.array([self.rules.side_of(seat) for seat in range(self.rules.players)])

    @property
    def stock_left(self) -> int:
        """Cards to be drawn."""
        return int(self.stock.shape[1]) - self.drawn

    @property
    def over(self) -> bool:
        """Whether the deals have ended."""
        return self.left == 0

    def repeated(self, times: int) -> Twin:
        """The same worlds so many times over, all of the first copy before those of the second."""

        def again(array: Codes) -> Codes:
            return np.concatenate([array] * times)

        return replace(
            self,
            hands=again(self.hands),
            known=np.concatenate([self.known] * times),
            stock=again(self.stock),
            turned=again(self.turned),
            leader=again(self.leader),
            points=again(self.points),
            best=again(self.best),
            holder=again(self.holder),
            stake=again(self.stake),
            thrown=np.concatenate([self.thrown] * times),
        )

    def actor(self) -> Codes:
        """The seat that is to play, world by world."""
        return (self.leader + self.played) % self.rules.players

    def held(self) -> Codes:
        """The hand of the seat that is to play."""
        held: Codes = self.hands.reshape(-1, HAND)[self._row + self.actor()]
        return held

    def playable(self, held: Codes) -> Flags:
        """The slots that may be played."""
        there: Flags = held < NONE
        if not self.thrown.any():
            return there
        # the highest trump, or any of the strongest cards (core.trumps.forced)
        rank = np.where(there, held % 12 + 12 * (held >= TRUMPS), -1)
        due: Flags = there & (~self.thrown[:, None] | (rank == rank.max(axis=1, keepdims=True)))
        return due

    def play(self, slots: Codes, throw: Flags | None = None) -> Codes:
        """Everybody whose turn it is plays the card in a slot; the cards.

        Where nothing is said the ace of trumps is led with the throw, if the rules have it.
        """
        actor = self.actor()
        place = (self._row + actor) * HAND + slots
        cards: Codes = self.hands.reshape(-1)[place]
        self.hands.reshape(-1)[place] = NONE
        self.known.reshape(-1)[place] = HIDDEN
        self._gaps.reshape(-1)[self._row + actor] = slots
        if self.played == 0 and self.rules.throw:
            self.thrown = cards == _ACE if throw is None else throw
        takes = TAKES[self.best, cards]
        self.best = np.where(takes, cards, self.best)
        self.holder = np.where(takes, actor, self.holder)
        self.stake = self.stake + COUNTS[cards]
        self.played += 1
        if self.played == self.rules.players:
            self._take_trick()
        return cards

    def exchange(self) -> None:
        """Whoever holds the card that takes the turned one takes it; after the seven the two may take the seven."""
        if self.rules.exchange == "none" or not self.stock_left:
            return
        for _ in range(2):
            taker = np.where(self.turned > _SEVEN, _SEVEN, np.where(self.turned == _TWO, NONE + 1, _TWO))
            world, seat, slot = np.nonzero(self.hands == taker[:, None, None])
            if not len(world):
                return
            self.hands[world, seat, slot] = self.turned[world]
            self.known[world, seat, slot] = TO_ALL
            self.turned = self.turned.copy()
            self.turned[world] = taker[world]
            self.stock[world, -1] = taker[world]

    def claim(self) -> None:
        """Between the last tricks a side that holds the highest trumps takes the rest; nothing is left to play then."""
        if not self.rules.claim or self.stock_left or self.played or self.left not in (2, 3):
            return
        flat = self.hands.reshape(len(self.hands), -1)
        trump = (flat >= TRUMPS) & (flat < NONE)
        order = np.argsort(np.where(trump, -flat, NONE), axis=1, kind="stable")[:, : self.left]
        enough = np.take_along_axis(trump, order, axis=1).all(axis=1)
        sides = self._sides[order // HAND]
        claimed = enough & (sides == sides[:, :1]).all(axis=1)
        rest = COUNTS[flat].sum(axis=1)
        self.points[self.worlds, sides[:, 0]] += np.where(claimed, rest, 0)
        self.hands[claimed] = NONE

    def _take_trick(self) -> None:
        winner, players = self.holder, self.rules.players
        self.points[self.worlds, self._sides[winner]] += self.stake
        self.leader, self.played, self.left = winner, 0, self.left - 1
        self.best = np.full_like(winner, NONE)
        self.stake = np.zeros_like(winner)
        self.thrown = np.zeros(len(winner), np.bool_)
        if self.stock_left:
            self._draw(winner, players)
            self.exchange()
        self.claim()

    def _draw(self, winner: Codes, players: int) -> None:
        seats = self._row[:, None] + (winner[:, None] + np.arange(players)) % players
        places = seats * HAND + self._gaps.reshape(-1)[seats]
        self.hands.reshape(-1)[places] = self.stock[:, self.drawn : self.drawn + players]
        self.drawn += players
        if not self.stock_left:
            if self.rules.trump == "turned":
                self.known.reshape(-1)[places[:, -1]] = TO_ALL
            self.turned = np.full_like(winner, NONE)
            if self.rules.partners_see == "stock_end":
                self.known = np.maximum(self.known, np.int8(TO_PARTNERS))
