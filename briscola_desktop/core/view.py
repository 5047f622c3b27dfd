"""What one seat may know of a deal: all that a computer player, a window or a socket is given.

A view holds no hidden card: swap cards that a seat cannot see, and its view does not
change by a byte.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from briscola_desktop.core import trumps
from briscola_desktop.core.actions import Action, Claim, Exchange, Play, Throw
from briscola_desktop.core.cards import Card, Rank, Suit
from briscola_desktop.core.rules import HAND, Rules
from briscola_desktop.core.tricks import Hand, Swap, Trick

if TYPE_CHECKING:  # a view is made of a deal, but who is given views need not know deals
    from briscola_desktop.core.deal import Deal


@dataclass(frozen=True)
class View:
    """A deal as one seat sees it.

    Attributes:
        rules: the rule set.
        seat: who looks.
        dealer: the seat that dealt.
        hand: one's own cards, slot by slot.
        trump: the trump suit.
        turned: the card face up under the stock, or None.
        stock: cards left to draw, the turned one included.
        leader: who led, or leads, the trick on the table.
        table: seat and card of the trick so far.
        thrown: whether the lead on the table was a throw.
        history: the finished tricks.
        points: the points taken by each side.
        shown: for each other seat, the cards that are certain to be in its hand.
        swaps: the exchanges made.
        claimed: the seat that claimed the rest, or None.
    """

    rules: Rules
    seat: int
    dealer: int
    hand: Hand
    trump: Suit
    turned: Card | None
    stock: int
    leader: int
    table: tuple[tuple[int, Card], ...]
    thrown: bool
    history: tuple[Trick, ...]
    points: tuple[int, ...]
    shown: tuple[frozenset[Card], ...]
    swaps: tuple[Swap, ...]
    claimed: int | None = None

    @classmethod
    def of(cls, deal: Deal, seat: int) -> View:
        """The view of a seat."""
        rules = deal.rules
        partners = rules.partners(seat)

        def shown(other: int) -> frozenset[Card]:
            if other == seat:
                return frozenset()
            if rules.open_hands:
                return frozenset(deal.hands[other])
            return deal.known[other] | deal.shown[other] if other in partners else deal.known[other]

        return cls(
            rules=rules,
            seat=seat,
            dealer=deal.dealer,
            hand=deal.hands[seat],
            trump=deal.trump,
            turned=deal.turned,
            stock=len(deal.stock),
            leader=deal.leader,
            table=deal.table,
            thrown=deal.thrown,
            history=deal.tricks,
            points=deal.points,
            shown=tuple(shown(other) for other in range(rules.players)),
            swaps=deal.swaps,
            claimed=deal.claimed,
        )

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.claimed is not None or len(self.history) == self.rules.tricks

    @property
    def turn(self) -> int | None:
        """The seat that is to play a card; None once the deal is over."""
        return None if self.over else self.rules.after(self.leader, len(self.table))

    @property
    def tricks_left(self) -> int:
        """Tricks that have not been finished."""
        return self.rules.tricks - len(self.history)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """Cards in the hand of each seat."""
        if self.over:
            return (0,) * self.rules.players
        full = min(HAND, self.tricks_left)
        played = {seat for seat, _ in self.table}
        return tuple(full - (seat in played) for seat in range(self.rules.players))

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that may be in a hidden hand or in the stock, in order: those with no certain place."""
        seen = {card for trick in self.history for _, card in trick.plays}
        seen.update(self.hand, (card for _, card in self.table), *self.shown)
        if self.turned:
            seen.add(self.turned)
        return tuple(card for card in self.rules.pack if card not in seen)

    def playable(self) -> Hand:
        """The cards that this seat may play, or might play were it its turn."""
        return trumps.forced(self.hand, self.trump) if self.thrown else self.hand

    def legal(self) -> tuple[Action, ...]:
        """All that this seat may do now, as far as it can know; empty where it can only wait."""
        if self.over:
            return ()
        actions: list[Action] = []
        if self.seat == self.turn:
            actions += [Play(self.seat, card) for card in self.playable()]
            if self.rules.throw and not self.table and Card.of(Rank.ACE, self.trump) in self.hand:
                actions.append(Throw(self.seat))
        if trumps.taker(self.rules, self.turned, self.hand) is not None:
            actions.append(Exchange(self.seat))
        if self._claim_is_certain():
            actions.append(Claim(self.seat))
        return tuple(actions)

    def to_json(self) -> dict[str, object]:
        """The view as programs exchange it (`briscola bot`, the protocol); `view_reader.read_view` reads it back."""
        return {
            "rules": self.rules.to_json(),
            "seat": self.seat,
            "dealer": self.dealer,
            "hand": [str(card) for card in self.hand],
            "trump": self.trump.value,
            "turned": str(self.turned) if self.turned else None,
            "stock": self.stock,
            "leader": self.leader,
            "table": _plays_json(self.table),
            "history": [trick_json(trick) for trick in self.history],
            "points": list(self.points),
            "shown": {
                str(seat): [str(card) for card in sorted(known)] for seat, known in enumerate(self.shown) if known
            },
            "exchanges": [{"seat": s.seat, "took": str(s.took), "gave": str(s.gave)} for s in self.swaps],
            "thrown": self.thrown,
        }

    def _claim_is_certain(self) -> bool:
        left = self.tricks_left
        if not self.rules.claim or self.stock or self.table or left not in trumps.CLAIM_TRICKS:
            return False
        side = self.rules.sides[self.rules.side_of(self.seat)]
        ours = set(self.hand).union(*(self.shown[seat] for seat in side))
        # an unseen card sits with a partner for certain where no opponent has a card unknown
        if all(len(self.shown[seat]) == left for seat in range(self.rules.players) if seat not in side):
            ours.update(self.unseen)
        top = trumps.highest(ours.union(self.unseen, *self.shown), self.trump, left)
        return len(top) == left and ours.issuperset(top)


def trick_json(trick: Trick) -> dict[str, object]:
    """A finished trick as programs exchange it; `thrown` stands only where it was."""
    out: dict[str, object] = {"leader": trick.leader, "plays": _plays_json(trick.plays), "winner": trick.winner}
    return out | {"thrown": True} if trick.thrown else out


def _plays_json(plays: tuple[tuple[int, Card], ...]) -> list[list[object]]:
    return [[seat, str(card)] for seat, card in plays]
