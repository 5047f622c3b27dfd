"""One deal: a frozen state, the actions it allows, and the step that each makes.

`Deal.start` deals the pack; `Deal.play` answers an action with a `Step` that knows
the state before and after and the events in between, or raises the
`IllegalActionError` of the cause.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from briscola_desktop.core import trumps
from briscola_desktop.core.actions import Action, Claim, Exchange, Play, Throw
from briscola_desktop.core.cards import Card, Rank, Suit
from briscola_desktop.core.errors import (
    CardNotHeldError,
    ClaimFalseError,
    ClaimTimingError,
    DealOverError,
    ExchangeCardError,
    ExchangeLateError,
    ForcedCardError,
    IllegalActionError,
    OptionOffError,
    OutOfTurnError,
    PackError,
    ThrowNotLeadingError,
    ThrowWithoutAceError,
    UnknownSeatError,
)
from briscola_desktop.core.events import (
    CardDealt,
    CardDrawn,
    CardExchanged,
    CardPlayed,
    DealEnded,
    Event,
    HandShown,
    RestClaimed,
    TrickTaken,
    TrumpAgreed,
    TrumpTurned,
)
from briscola_desktop.core.rules import HAND, Rules
from briscola_desktop.core.tricks import Hand, Swap, Trick, winner_of


@dataclass(frozen=True, slots=True)
class Step:
    """A change of the deal; the first one, dealing, has no state before and no action."""

    before: Deal | None
    action: Action | None
    after: Deal
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The state of a deal; only the authority of a table holds one, everyone else a `View`.

    Attributes:
        rules: the rule set.
        dealer: the seat that dealt.
        trump: the trump suit.
        hands: the cards of each seat, slot by slot.
        stock: the cards to be drawn, next one first, the turned card last.
        turned: the card that lies face up under the stock; None once drawn, or where no card was turned.
        leader: who led, or leads, the trick on the table.
        table: seat and card of the trick so far.
        slots: the slot that each card of `table` left.
        thrown: whether the lead on the table was a throw.
        tricks: the finished tricks.
        points: the points taken by each side.
        swaps: the exchanges made.
        known: for each seat, the cards that everyone knows to be in its hand.
        shown: for each seat, the cards that its partners know to be in its hand.
        claimed: the seat that claimed the rest, or None.
    """

    rules: Rules
    dealer: int
    trump: Suit
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    turned: Card | None
    leader: int
    points: tuple[int, ...]
    known: tuple[frozenset[Card], ...]
    shown: tuple[frozenset[Card], ...]
    table: tuple[tuple[int, Card], ...] = ()
    slots: tuple[int, ...] = ()
    thrown: bool = False
    tricks: tuple[Trick, ...] = ()
    swaps: tuple[Swap, ...] = ()
    claimed: int | None = None

    @staticmethod
    def start(rules: Rules, deck: tuple[Card, ...], dealer: int, trump: Suit | None = None) -> Step:
        """Deal a shuffled pack, first card first; `trump` names the suit where it is agreed.

        Raises PackError where the cards are not the pack of the rules, UnknownSeatError
        for a dealer who does not sit there.
        """
        _check_pack(rules, deck)
        if not 0 <= dealer < rules.players:
            raise UnknownSeatError(f"there is no seat {dealer} to deal")
        agreed = rules.trump == "rotating"
        if agreed != (trump is not None):
            raise PackError("the trump suit is named where it is agreed, and nowhere else")
        hands: list[list[Card]] = [[] for _ in range(rules.players)]
        events: list[Event] = []
        pile = iter(deck)
        for _ in range(HAND // rules.deal_packet):
            for place in range(1, rules.players + 1):
                seat = rules.after(dealer, place)
                for card in (next(pile) for _ in range(rules.deal_packet)):
                    events.append(CardDealt(seat, len(hands[seat]), card))
                    hands[seat].append(card)
        turned = None
        if trump is None:
            turned = next(pile)
            trump = turned.suit
            events.append(TrumpTurned(turned))
        else:
            events.append(TrumpAgreed(trump))
        nothing: tuple[frozenset[Card], ...] = (frozenset(),) * rules.players
        deal = Deal(
            rules=rules,
            dealer=dealer,
            trump=trump,
            hands=tuple(map(tuple, hands)),
            stock=(*pile, turned) if turned else tuple(pile),
            turned=turned,
            leader=rules.after(dealer),
            points=(0,) * len(rules.sides),
            known=nothing,
            shown=nothing,
        )
        if rules.partners_see == "start":
            deal = _show_hands(deal, events)
        return Step(None, None, deal, tuple(events))

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.claimed is not None or len(self.tricks) == self.rules.tricks

    @property
    def turn(self) -> int | None:
        """The seat that is to play a card; None once the deal is over."""
        return None if self.over else self.rules.after(self.leader, len(self.table))

    @property
    def winner(self) -> int | None:
        """The side with the most points, None where the most is shared: a draw, once the deal is over."""
        most = max(self.points)
        return self.points.index(most) if self.points.count(most) == 1 else None

    def legal(self, seat: int) -> tuple[Action, ...]:
        """All that a seat may do now, in or out of turn, by the truth of the cards; empty for nothing."""
        if self.over:
            return ()
        actions: list[Action] = []
        if seat == self.turn:
            actions += [Play(seat, card) for card in self.playable(seat)]
            if not self.table and self.rules.throw and Card.of(Rank.ACE, self.trump) in self.hands[seat]:
                actions.append(Throw(seat))
        if trumps.taker(self.rules, self.turned, self.hands[seat]) is not None:
            actions.append(Exchange(seat))
        if self._claim_fault(seat) is None:
            actions.append(Claim(seat))
        return tuple(actions)

    def playable(self, seat: int) -> Hand:
        """The cards that a seat would be allowed to play to the trick on the table."""
        hand = self.hands[seat]
        return trumps.forced(hand, self.trump) if self.thrown else hand

    def play(self, action: Action) -> Step:
        """The step that an action makes; raises the IllegalActionError of the cause."""
        if self.over:
            raise DealOverError("the deal is over")
        if not 0 <= action.seat < self.rules.players:
            raise UnknownSeatError(f"there is no seat {action.seat}")
        match action:
            case Play(seat, card):
                after, events = self._play_card(seat, card, thrown=False)
            case Throw(seat):
                self._check_throw(seat)
                after, events = self._play_card(seat, Card.of(Rank.ACE, self.trump), thrown=True)
            case Exchange(seat):
                after, events = self._exchange(seat)
            case Claim(seat):
                after, events = self._claim(seat)
        if after.over:
            events.append(DealEnded(after.points, after.winner))
        return Step(self, action, after, tuple(events))

    def _play_card(self, seat: int, card: Card, *, thrown: bool) -> tuple[Deal, list[Event]]:
        hand = self.hands[seat]
        if seat != self.turn:
            raise OutOfTurnError(f"seat {seat} cannot play: it is the turn of seat {self.turn}")
        if card not in hand:
            raise CardNotHeldError(f"seat {seat} does not hold {card}")
        if card not in self.playable(seat):
            due = " or ".join(map(str, self.playable(seat)))
            raise ForcedCardError(f"seat {seat} cannot play {card}: the ace was thrown and {due} is due")
        slot = hand.index(card)
        deal = replace(
            self._with_hand(seat, hand[:slot] + hand[slot + 1 :]),
            table=(*self.table, (seat, card)),
            slots=(*self.slots, slot),
            thrown=self.thrown or thrown,
            known=_without(self.known, seat, card),
            shown=_without(self.shown, seat, card),
        )
        events: list[Event] = [CardPlayed(seat, slot, card, thrown)]
        if len(deal.table) == self.rules.players:
            deal = _take_trick(deal, events)
        return deal, events

    def _check_throw(self, seat: int) -> None:
        if not self.rules.throw:
            raise OptionOffError("these rules have no throw")
        if seat != self.turn:
            raise OutOfTurnError(f"seat {seat} cannot throw: it is the turn of seat {self.turn}")
        if self.table:
            raise ThrowNotLeadingError(f"seat {seat} cannot throw: the trick has been led")
        if Card.of(Rank.ACE, self.trump) not in self.hands[seat]:
            raise ThrowWithoutAceError(f"seat {seat} cannot throw: it does not hold the ace of trumps")

    def _exchange(self, seat: int) -> tuple[Deal, list[Event]]:
        if self.rules.exchange == "none":
            raise OptionOffError("these rules have no exchange")
        took = self.turned
        if took is None:
            raise ExchangeLateError(f"seat {seat} cannot exchange: the turned card has been drawn")
        hand = self.hands[seat]
        gave = trumps.taker(self.rules, took, hand)
        if gave is None:
            raise ExchangeCardError(f"seat {seat} does not hold the card that takes {took}")
        slot = hand.index(gave)
        deal = replace(
            self._with_hand(seat, (*hand[:slot], took, *hand[slot + 1 :])),
            stock=(*self.stock[:-1], gave),
            turned=gave,
            swaps=(*self.swaps, Swap(seat, took, gave)),
            known=_with(_without(self.known, seat, gave), seat, took),
            shown=_without(self.shown, seat, gave),
        )
        return deal, [CardExchanged(seat, slot, took, gave)]

    def _claim(self, seat: int) -> tuple[Deal, list[Event]]:
        fault = self._claim_fault(seat)
        if fault:
            raise fault
        side = self.rules.side_of(seat)
        points = sum(card.points for hand in self.hands for card in hand)
        deal = replace(
            self,
            claimed=seat,
            hands=((),) * self.rules.players,
            points=tuple(had + points * (at == side) for at, had in enumerate(self.points)),
            known=(frozenset(),) * self.rules.players,
            shown=(frozenset(),) * self.rules.players,
        )
        return deal, [RestClaimed(seat, self.hands, points)]

    def _claim_fault(self, seat: int) -> IllegalActionError | None:
        """Why a claim of this seat would be refused, or None."""
        if not self.rules.claim:
            return OptionOffError("these rules have no claim")
        left = self.rules.tricks - len(self.tricks)
        if self.stock or self.table or left not in trumps.CLAIM_TRICKS:
            return ClaimTimingError(
                f"seat {seat} cannot claim: a claim belongs between the last three tricks, with the stock empty"
            )
        in_hands = [card for hand in self.hands for card in hand]
        top = trumps.highest(in_hands, self.trump, left)
        side = self.rules.sides[self.rules.side_of(seat)]
        ours = {card for one in side for card in self.hands[one]}
        if len(top) < left or not ours.issuperset(top):
            return ClaimFalseError(f"the side of seat {seat} does not hold the {left} highest trumps")
        return None

    def _with_hand(self, seat: int, hand: Hand) -> Deal:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))


def _take_trick(deal: Deal, events: list[Event]) -> Deal:
    """Give the full trick to its winner, and let everyone draw."""
    winner = winner_of(deal.table, deal.trump)
    trick = Trick(deal.leader, deal.table, winner, deal.thrown)
    side = deal.rules.side_of(winner)
    events.append(TrickTaken(winner, tuple(card for _, card in deal.table), trick.points))
    slots = {seat: slot for (seat, _), slot in zip(deal.table, deal.slots, strict=True)}
    deal = replace(
        deal,
        tricks=(*deal.tricks, trick),
        points=tuple(had + trick.points * (at == side) for at, had in enumerate(deal.points)),
        leader=winner,
        table=(),
        slots=(),
        thrown=False,
    )
    return _draw(deal, slots, events) if deal.stock else deal


def _draw(deal: Deal, slots: dict[int, int], events: list[Event]) -> Deal:
    """Everyone draws a card, the winner first, into the slot of the card played."""
    hands, known, turned = list(deal.hands), list(deal.known), deal.turned
    for place, card in enumerate(deal.stock[: deal.rules.players]):
        seat = deal.rules.after(deal.leader, place)
        slot = slots[seat]
        hands[seat] = (*hands[seat][:slot], card, *hands[seat][slot:])
        if card is turned:
            known[seat] |= {card}
        events.append(CardDrawn(seat, slot, card, turned=card is turned))
    stock = deal.stock[deal.rules.players :]
    deal = replace(deal, hands=tuple(hands), known=tuple(known), stock=stock, turned=turned if stock else None)
    if not stock and deal.rules.partners_see == "stock_end":
        deal = _show_hands(deal, events)
    return deal


def _show_hands(deal: Deal, events: list[Event]) -> Deal:
    """Every seat shows its hand to its partners."""
    events += [HandShown(seat, hand) for seat, hand in enumerate(deal.hands)]
    return replace(deal, shown=tuple(map(frozenset, deal.hands)))


def _check_pack(rules: Rules, deck: tuple[Card, ...]) -> None:
    wanted = set(rules.pack)
    strange = [card for card in deck if card not in wanted]
    if strange:
        raise PackError(f"{strange[0]} is not in the pack of {len(wanted)} cards")
    if len(deck) != len(set(deck)):
        double = next(card for place, card in enumerate(deck) if card in deck[:place])
        raise PackError(f"{double} is in the deck twice")
    if len(deck) != len(wanted):
        raise PackError(f"the deck has {len(deck)} cards, the pack {len(wanted)}")


def _without(sets: tuple[frozenset[Card], ...], seat: int, card: Card) -> tuple[frozenset[Card], ...]:
    return _changed(sets, seat, sets[seat] - {card})


def _with(sets: tuple[frozenset[Card], ...], seat: int, card: Card) -> tuple[frozenset[Card], ...]:
    return _changed(sets, seat, sets[seat] | {card})


def _changed(sets: tuple[frozenset[Card], ...], seat: int, value: frozenset[Card]) -> tuple[frozenset[Card], ...]:
    return (*sets[:seat], value, *sets[seat + 1 :])
