"""What lies on the table, as one can see it: the measure by which the scene and the model are compared."""

from __future__ import annotations

from dataclasses import dataclass, replace

from briscola_desktop.core.cards import Card
from briscola_desktop.core.view import View


@dataclass(frozen=True, slots=True)
class Picture:
    """Cards and where they are.

    Attributes:
        hands: by seat; None for a card that lies face down, open hands of others sorted.
        trick: seat and card in order of play.
        turned: the card under the stock.
        stock: cards of the stock, the turned one included.
        piles: cards taken, by side.
    """

    hands: tuple[tuple[Card | None, ...], ...]
    trick: tuple[tuple[int, Card], ...]
    turned: Card | None
    stock: int
    piles: tuple[int, ...]

    @classmethod
    def of(cls, view: View) -> Picture:
        """What a view says should be seen."""
        rules = view.rules
        hands: list[tuple[Card | None, ...]] = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                hands.append(view.hand)
            elif rules.open_hands:
                hands.append(tuple(sorted(view.shown[seat])))
            else:
                hands.append((None,) * size)
        return cls(tuple(hands), view.table, view.turned, view.stock, piles_of(view))

    def covered(self, seat: int) -> Picture:
        """The same with one hand face down."""
        hands = tuple((None,) * len(hand) if at == seat else hand for at, hand in enumerate(self.hands))
        return replace(self, hands=hands)


def piles_of(view: View) -> tuple[int, ...]:
    """How many cards each side has taken."""
    rules = view.rules
    piles = [0] * len(rules.sides)
    for trick in view.history:
        piles[rules.side_of(trick.winner)] += rules.players
    if view.claimed is not None:
        piles[rules.side_of(view.claimed)] += len(rules.pack) - sum(piles)
    return tuple(piles)


def taken_cards(view: View) -> tuple[tuple[Card, ...], ...]:
    """The cards each side has taken, in the order in which they were; the rest that was claimed is last."""
    rules = view.rules
    taken: list[list[Card]] = [[] for _ in rules.sides]
    for trick in view.history:
        taken[rules.side_of(trick.winner)] += [card for _, card in trick.plays]
    if view.claimed is not None:
        gone = {card for cards in taken for card in cards}
        taken[rules.side_of(view.claimed)] += [card for card in rules.pack if card not in gone]
    return tuple(map(tuple, taken))
