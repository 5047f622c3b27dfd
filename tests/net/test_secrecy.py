"""No byte that is sent to a seat depends on a card hidden from it."""

import asyncio
import itertools
import random
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest

from briscola_desktop.core.actions import Action
from briscola_desktop.core.cards import Card
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.net import actor as actors
from briscola_desktop.net import entries as log
from briscola_desktop.net.actor import Surroundings, TableActor
from briscola_desktop.net.config import Config
from briscola_desktop.net.hosted import PLAYING, TableState
from briscola_desktop.net.peer import Peer
from briscola_desktop.net.protocol import Act, Message, ReadyUp, Resume, encode
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.net.thinkers import Thinkers
from tests.playing import every_action, random_steps

DEALS = 200
RULE_SETS = [
    Rules.of(),
    Rules.of("classic", players=3),
    Rules.of("match", players=4, match="single"),
    Rules.of("brisca", players=2),
    Rules.of("brisca", players=4),
    Rules.of("brisca", players=6),
]


class Ear(Peer):
    """A connection that keeps what it is sent."""

    def __init__(self, name: str) -> None:
        super().__init__(SimpleNamespace(), "", Config())  # type: ignore[arg-type]  # never used: see send_frame
        self.name, self.session = name, name
        self.heard: list[bytes] = []
        self.token = ""

    def send(self, message: Message) -> None:
        self.token = getattr(message, "token", self.token)
        self.send_frame(encode(message))

    def send_frame(self, frame: bytes) -> None:
        self.heard.append(frame)


def recorded(rules: Rules, seed: int) -> tuple[Record, tuple[Action, ...]]:
    """A whole deal of random play, as a record."""
    steps = list(random_steps(rules, seed))
    start = steps[0].after
    piles = [list(hand) for hand in start.hands]
    order = [rules.after(start.dealer, place) for place in range(1, rules.players + 1)]
    deck: list[Card] = []
    for _ in range(3 // rules.deal_packet):
        for seat in order:
            deck += [piles[seat].pop(0) for _ in range(rules.deal_packet)]
    stock = list(start.stock)
    deck += stock[-1:] + stock[:-1]
    record = Record(rules, start.dealer, tuple(deck))
    assert record.start().after == start
    return record, tuple(step.action for step in steps[1:] if step.action)


def hidden_cards_swapped(record: Record, actions: Sequence[Action], seat: int, rng: random.Random) -> Record | None:
    """The same deal with the cards permuted that a seat cannot place after these actions; None where none is found."""
    replay = replace(record, actions=tuple(actions)).replay()
    unseen = View.of(replay.steps[-1].after, seat).unseen
    for _ in range(20):
        other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        deck = tuple(other.get(card, card) for card in record.deck)
        # the others must have been allowed to do what they did with other cards in their hands
        if deck != record.deck and replace(record, deck=deck, actions=tuple(actions)).replay().fault is None:
            return replace(record, deck=deck)
    return None


async def heard(record: Record, actions: Sequence[Action], seat: int, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that a seat is sent from sitting down until after these actions, coming back at the end included."""
    numbers = itertools.count()
    fixed = SimpleNamespace(
        token_urlsafe=lambda _: f"token {next(numbers)}", token_hex=lambda size: f"{next(numbers):0{2 * size}x}"
    )
    monkeypatch.setattr(actors, "secrets", fixed)
    monkeypatch.setattr("briscola_desktop.net.hosted.fair_dealer", lambda *_: record.dealer)
    store, config = MemoryStore(), Config(nonces=0, bot_pause=0)
    opened = log.Opened(at=0, public=True, rules=record.rules.to_json(), timer=30)
    claim = await store.create("TABLE", log.dump(opened))
    state = TableState("TABLE", lambda *_: record.deck)
    state.apply(opened)
    thinkers = Thinkers()
    around = Surroundings(config, store, thinkers, lambda: 0.0, lambda _: None, lambda _: None)
    table = TableActor(state, claim.epoch, around)
    ears = [Ear(f"P{number}") for number in range(record.rules.players)]
    for ear in ears:
        await ear_sits(table, ear)
    for ear in ears:
        table.handle(ear, ReadyUp())
    while state.phase != PLAYING:
        await asyncio.sleep(0)
    for number, action in enumerate(actions):
        plain = action.to_json()
        table.handle(ears[action.seat], Act(id=str(number), table="TABLE", v=state.version, action=plain))
        await emptied(table)
    again = Ear("again")
    table.post(lambda: table.resume(again, Resume(table="TABLE", token=ears[seat].token)))
    await emptied(table)
    assert len(state._trail) == len(actions)
    table.stop()
    thinkers.close()
    return ears[seat].heard + again.heard


async def ear_sits(table: TableActor, ear: Ear) -> None:
    table.post(lambda: table.sit(ear, "r", asyncio.get_running_loop().create_future()))
    await emptied(table)


async def emptied(table: TableActor) -> None:
    done = asyncio.Event()

    async def job() -> None:
        done.set()

    table.post(job)
    await done.wait()


def test_hidden_cards_swapped_in_200_deals_change_no_byte_that_a_seat_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def compare() -> int:
        compared = 0
        for number in range(DEALS):
            rng = random.Random(number)
            rules = RULE_SETS[number % len(RULE_SETS)]
            record, actions = recorded(rules, number)
            seat = rng.randrange(rules.players)
            upto = actions[: rng.randrange(len(actions) - 3)]
            other = hidden_cards_swapped(record, upto, seat, rng)
            if other is None:
                continue
            here, there = [await heard(one, upto, seat, monkeypatch) for one in (record, other)]
            assert here == there, f"deal {number}: seat {seat} is told of what it cannot see"
            compared += 1
        return compared

    assert asyncio.run(compare()) > 0.9 * DEALS


def test_a_card_that_is_seen_does_change_what_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above is one that can fail."""
    record, _ = recorded(Rules.of(), 1)
    held = record.start().after.hands[0][0]
    swapped = {held: record.deck[-1], record.deck[-1]: held}
    other = replace(record, deck=tuple(swapped.get(card, card) for card in record.deck))

    async def both() -> list[list[bytes]]:
        return [await heard(one, (), 0, monkeypatch) for one in (record, other)]

    here, there = asyncio.run(both())
    assert here != there
    assert every_action(record.start().after)
