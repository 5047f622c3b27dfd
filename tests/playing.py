"""Deals for tests: rule sets to draw from, random legal play, deals set up by hand."""

import random
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import strategies as st

from briscola_desktop.core.actions import Action
from briscola_desktop.core.cards import Card, Suit, cards
from briscola_desktop.core.deal import Deal, Step
from briscola_desktop.core.match import agreed_trump
from briscola_desktop.core.rules import ADMITTED, Rules, Value
from briscola_desktop.core.shuffle import deck_of, first_dealer
from briscola_desktop.core.tricks import Hand, Trick, winner_of
from briscola_desktop.core.view import View

EVERY_TABLE = [(preset, players) for preset, admitted in ADMITTED.items() for players in admitted]
"""Each preset with each number of players that it admits."""


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Any rule set that makes sense: a preset, a number of players, and options at will."""
    preset, players = draw(st.sampled_from(EVERY_TABLE))
    choices: dict[str, list[Value]] = {
        "direction": ["clockwise", "counterclockwise"],
        "deal_packet": [1, 3],
        "trump": ["turned", "rotating"],
        "throw": [True, False],
        "claim": [True, False],
        "open_hands": [True, False],
        "points_shown": [True, False],
    }
    if players == 4:
        choices["partners_see"] = ["never", "start", "stock_end"]
    options = {name: draw(st.sampled_from(values)) for name, values in choices.items() if draw(st.booleans())}
    if options.get("trump") == "rotating":
        options["exchange"] = "none"
    elif draw(st.booleans()):
        options["exchange"] = draw(st.sampled_from(["none", "seven_two"]))
    return Rules.of(preset, players=players, **options)


def dealt(rules: Rules, seed: int) -> Step:
    """The first deal of a seed."""
    return Deal.start(rules, deck_of(rules, seed), first_dealer(rules, seed), agreed_trump(rules, seed))


def every_action(deal: Deal) -> list[Action]:
    """What any seat may do, in or out of turn."""
    return [action for seat in range(deal.rules.players) for action in deal.legal(seat)]


def random_steps(rules: Rules, seed: int) -> Iterator[Step]:
    """A whole deal of random legal actions, the dealing first; rare actions are preferred so that they occur."""
    rng = random.Random(seed)
    step = dealt(rules, seed)
    yield step
    while not step.after.over:
        actions = every_action(step.after)
        rare = [action for action in actions if "play" not in action.to_json()]
        step = step.after.play(rng.choice(rare if rare and rng.random() < 0.3 else actions))
        yield step


def deal_with(rules: Rules, *hands: str, trump: str = "d", stock: str = "", leader: int = 0) -> Deal:
    """A deal set up by hand: the hands seat by seat, and the stock with the turned card last.

    Cards that lie nowhere count as played in tricks that are made up, so that what is left is right.
    """
    held = tuple(cards(hand) for hand in hands)
    drawn = cards(stock)
    placed = {card for hand in held for card in hand} | set(drawn)
    gone = [card for card in rules.pack if card not in placed]
    assert len(gone) % rules.players == 0, "the cards that are gone make whole tricks"
    start = dealt(rules, 0).after
    tricks = []
    for at in range(0, len(gone), rules.players):
        plays = tuple(enumerate(gone[at : at + rules.players]))
        tricks.append(Trick(0, plays, winner_of(plays, Suit(trump))))
    points = [0] * len(rules.sides)
    for trick in tricks:
        points[rules.side_of(trick.winner)] += trick.points
    nothing: tuple[frozenset[Card], ...] = (frozenset(),) * rules.players
    return replace(
        start,
        known=nothing,
        shown=nothing,
        trump=Suit(trump),
        hands=held,
        stock=drawn,
        turned=drawn[-1] if drawn and rules.trump == "turned" else None,
        leader=leader,
        tricks=tuple(tricks),
        points=tuple(points),
    )


def everything(deal: Deal) -> list[Card]:
    """Every card of a deal wherever it lies."""
    lying = [card for hand in deal.hands for card in hand] + list(deal.stock) + [card for _, card in deal.table]
    return lying + [card for trick in deal.tricks for _, card in trick.plays]


def hidden_swapped(deal: Deal, seat: int, rng: random.Random) -> Deal:
    """The same deal with all cards permuted that the seat cannot place."""
    unseen = list(View.of(deal, seat).unseen)
    rng.shuffle(unseen)
    cards_to = iter(unseen)
    placed = set(View.of(deal, seat).unseen)

    def swapped(lying: Hand) -> Hand:
        return tuple(next(cards_to) if card in placed else card for card in lying)

    hands = tuple(swapped(hand) for hand in deal.hands)
    stock = swapped(deal.stock)
    change = dict(zip([c for h in deal.hands for c in h], [c for h in hands for c in h], strict=True))
    # what partners of others know moves with the cards
    shown = tuple(frozenset(change[card] for card in known) for known in deal.shown)
    return replace(deal, hands=hands, stock=stock, shown=shown)
