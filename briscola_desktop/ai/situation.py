"""What matters of a view to the one who is to play a card, in codes."""

from __future__ import annotations

from dataclasses import dataclass

from briscola_desktop.ai.coding import BEATS, POINTS, bits, codes
from briscola_desktop.core.view import View


@dataclass(frozen=True, slots=True)
class Situation:
    """The trick on the table as the next to play sees it.

    Attributes:
        players: seats at the table.
        hand: the cards held, slot by slot.
        playable: those that may be played.
        best: the card that is taking the trick, None where nothing has been led.
        stake: the points on the table.
        ours: whether a partner is taking the trick.
        opponents: opponents that are still to play to the trick.
        partners: partners that are still to play to the trick.
        hidden: the cards that are not before one's eyes, as bits; who does not count remembers no trick.
    """

    players: int
    hand: tuple[int, ...]
    playable: tuple[int, ...]
    best: int | None
    stake: int
    ours: bool
    opponents: int
    partners: int
    hidden: int

    @classmethod
    def of(cls, view: View) -> Situation:
        """The situation of a view whose seat is to play."""
        rules, code = view.rules, codes(view.trump)
        best, holder = None, view.seat
        for seat, card in view.table:
            if best is None or BEATS[best] >> code[card] & 1:
                best, holder = code[card], seat
        partners = rules.partners(view.seat)
        after = [rules.after(view.seat, step) for step in range(1, rules.players - len(view.table))]
        open_cards = {*view.hand, *(card for _, card in view.table), *filter(None, [view.turned])}
        return cls(
            players=rules.players,
            hand=tuple(code[card] for card in view.hand),
            playable=tuple(code[card] for card in view.playable()),
            best=best,
            stake=sum(card.points for _, card in view.table),
            ours=holder in partners,
            opponents=sum(seat not in partners for seat in after),
            partners=sum(seat in partners for seat in after),
            hidden=bits(code[card] for card in rules.pack if card not in open_cards),
        )

    def takes(self, card: int) -> bool:
        """Whether a card would be taking the trick."""
        return self.best is None or bool(BEATS[self.best] >> card & 1)

    def worth(self, card: int) -> int:
        """The points in the trick once the card lies there."""
        return self.stake + POINTS[card]
