"""A table at a server as a state that its log makes: entries go in, and each seat's messages can be asked for.

There is no clock, no connection and no store in here. `TableState.apply` is told what has been written to the log;
`refusal` says beforehand why something may not be. The deal itself is the same `play.Table` as in solo play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from msgspec.structs import replace

from briscola_desktop.core.actions import action_from_json
from briscola_desktop.core.cards import Card
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.fair_shuffle import commitment, fair_dealer, fair_shuffle
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.net import entries as log
from briscola_desktop.net.protocol import Ev, Fairness, Message, Skip
from briscola_desktop.net.wire import event_to_json
from briscola_desktop.play.clock import Clock
from briscola_desktop.play.table import Rejected, Table

GATHERING, SHUFFLING, PLAYING, BETWEEN, OVER, CLOSED = "gathering", "shuffling", "playing", "between", "over", "closed"
"""The phases of a table."""

WAITING = (GATHERING, BETWEEN, OVER)
"""Phases in which the next deal begins once everybody is ready."""

OPEN = (GATHERING, OVER)
"""Phases in which seats can be taken."""

STAND_IN = "normal"
"""The computer that plays for somebody who is away, has left or let the time run out."""

REMEMBERED = 32
"""Requests of a seat whose answer is known for a repeat."""

Shuffle = Callable[[tuple[Card, ...], bytes, Mapping[int, bytes]], tuple[Card, ...]]


def hashed(secret: str) -> str:
    """What is kept of a token or a session."""
    return hashlib.sha256(secret.encode()).hexdigest()


class EntryError(ValueError):
    """An entry that cannot follow on the log before it."""


@dataclass(slots=True)
class Seat:
    """Who sits at a seat.

    Attributes:
        name: of the person; empty where none sits here.
        level: of the computer in this seat; None where none is.
        session: hash of the person's session.
        tokens: hashes of what takes up the seat again, the newest last.
        ready: the person wants the next deal.
        off: the person wants the timer off.
        done: versions at which the seat's last requests were done, by id.
    """

    name: str = ""
    level: str | None = None
    session: str = ""
    tokens: tuple[str, ...] = ()
    ready: bool = False
    off: bool = False
    done: dict[str, int] = field(default_factory=dict)

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return bool(self.name) and self.level is None

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name and self.level is None

    def remember(self, identity: str, version: int) -> None:
        """Keep what a request came to."""
        if identity:
            self.done[identity] = version
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]


class TableState:
    """A table, rebuilt entry by entry.

    Attributes:
        id: of the table; the code for friends where it is private.
        version: how many entries the log has.
        cards_version: the version of the last entry that changed the cards.
        phase: see the constants of this module.
    """

    def __init__(self, identity: str, shuffle: Shuffle = fair_shuffle) -> None:
        self.id = identity
        self.version = 0
        self.cards_version = 0
        self.phase = GATHERING
        self.public = True
        self.rules = Rules.of()
        self.bots: str | None = None
        self.owner = 0
        self.seats: list[Seat] = []
        self.clock = Clock.of(2, 0)
        self.match: Match | None = None
        self.table: Table | None = None
        self.deals = 0
        self.fair: Fairness | None = None
        self._secret = b""
        self._shuffle = shuffle
        self._trail: dict[int, log.Acted] = {}  # the actions of this deal, by the version that each made
        self._numbers: dict[int, int] = {}  # the version of the deal, by the version of the table
        self._dealt_at = 0

    @classmethod
    def restore(cls, identity: str, entries: Iterable[bytes]) -> TableState:
        """The table that a log tells of; EntryError, or msgspec's, for an entry that cannot be."""
        state = cls(identity)
        for raw in entries:
            state.apply(log.load(raw))
        return state

    # --- what is

    @property
    def people(self) -> list[int]:
        """Seats of people who have not left."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    @property
    def free(self) -> list[int]:
        """Seats that can be taken."""
        return [number for number, seat in enumerate(self.seats) if seat.free] if self.phase in OPEN else []

    @property
    def turn(self) -> int | None:
        """The seat that is to play a card, or None."""
        return self.table.turn if self.table and self.phase == PLAYING else None

    @property
    def timer_on(self) -> bool:
        """Whether a timer runs at this table: there is one, people play each other, and not all want it off."""
        people = self.people
        return self.clock.seconds > 0 and len(people) > 1 and not all(self.seats[seat].off for seat in people)

    @property
    def everybody_ready(self) -> bool:
        """Whether the next deal can begin."""
        people = self.people
        if self.phase not in WAITING or not people or not all(self.seats[seat].ready for seat in people):
            return False
        return bool(self.bots) or not self.free

    def timed(self) -> int | None:
        """The seat whose time is running out, or None."""
        seat = self.turn
        return seat if seat is not None and self.seats[seat].person and self.timer_on else None

    def left_ms(self, now: float) -> int | None:
        """Milliseconds left to the seat that is waited for; None where no timer runs."""
        return None if self.timed() is None else int(1000 * self.clock.left(now))

    def seat_of(self, *, token: str = "", session: str = "") -> int | None:
        """The seat that a token or a session is good for."""
        for number in self.people:
            seat = self.seats[number]
            if (token and hashed(token) in seat.tokens) or (session and hashed(session) == seat.session):
                return number
        return None

    def refusal(self, seat: int, action: Mapping[str, Any]) -> Rejected | None:
        """Why a seat may not do something now, or None."""
        if self.table is None or self.phase != PLAYING:
            return Rejected("not_now", "there is no deal in progress")
        try:
            found = action_from_json(action, seat)
        except BriscolaError as fault:
            return Rejected("notation", str(fault))
        return self.table.refusal(seat, found)

    # --- what happens

    def apply(self, entry: log.AnyEntry) -> None:
        """Do what has been written to the log; EntryError where it cannot follow."""
        if self.phase == CLOSED:
            raise EntryError("the table is closed")
        if not self.seats and not isinstance(entry, log.Opened):
            raise EntryError("a log begins with its table being opened")
        self.version += 1
        self._STEPS[type(entry)](self, entry)

    def _open(self, entry: log.Opened) -> None:
        self.public, self.bots = entry.public, entry.bots
        self.rules = Rules.from_json(entry.rules)
        self.seats = [Seat() for _ in range(self.rules.players)]
        self.clock = Clock.of(self.rules.players, entry.timer)

    def _sit(self, entry: log.Sat) -> None:
        self.seats[entry.seat] = Seat(entry.name, None, entry.session, (entry.token,))
        if self.owner not in self.people:
            self.owner = entry.seat

    def _change_token(self, entry: log.TokenChanged) -> None:
        self.seats[entry.seat].tokens = (entry.used, entry.token)

    def _leave(self, entry: log.Left) -> None:
        if self.phase in OPEN:
            self.seats[entry.seat] = Seat()
        else:
            self.seats[entry.seat] = Seat(self.seats[entry.seat].name, STAND_IN)
        people = self.people
        if self.owner == entry.seat and people:
            self.owner = people[0]

    def _ready(self, entry: log.Ready) -> None:
        self.seats[entry.seat].ready = entry.on

    def _fill(self, entry: log.Filled) -> None:
        for number in self.free:
            self.seats[number] = Seat(level=entry.level)

    def _vote(self, entry: log.Voted) -> None:
        ran = self.timer_on
        self.seats[entry.seat].off = entry.off
        if self.timer_on and not ran:
            self.clock = self.clock.waits(self.turn, entry.at)

    def _commit(self, entry: log.Shuffling) -> None:
        self._secret = bytes.fromhex(entry.secret)
        self.fair = Fairness(commit=commitment(self._secret), nonces={})
        self.phase = SHUFFLING

    def _close(self, _: log.Closed) -> None:
        self.phase = CLOSED

    def _deal(self, entry: log.Dealt) -> None:
        if self.fair is None or self.phase != SHUFFLING:
            raise EntryError("a deal follows a shuffle")
        nonces = {seat: bytes.fromhex(nonce) for seat, nonce in entry.nonces.items()}
        first = self.match is None
        self.fair = replace(self.fair, nonces=entry.nonces, left_out=entry.left_out, first=first)
        if self.match is None:
            self.match = Match(self.rules, 0, fair_dealer(self.rules.players, self._secret, nonces))
        elif self.match.over:
            self.match = Match(self.rules, 0, self.match.dealer_now)
        deck = self._shuffle(self.rules.pack, self._secret, nonces)
        self.table = Table(Record(self.rules, self.match.dealer_now, deck, self.match.trump_now))
        self.phase = PLAYING
        self.deals += 1
        self._dealt_at = self.cards_version = self.version
        self._trail, self._numbers = {}, {}
        for seat in self.seats:
            seat.ready = False
        self.clock = self.clock.waits(self.table.turn, entry.at)

    def _act(self, entry: log.Acted) -> None:
        if self.table is None or self.match is None or self.phase != PLAYING:
            raise EntryError("there is no deal in progress")
        turn = self.table.turn
        action = action_from_json(entry.action, entry.seat)
        answer = self.table.submit(entry.seat, action, self.table.version)
        if isinstance(answer, Rejected):
            raise EntryError(answer.message)
        self.cards_version = self.version
        self._trail[self.version] = entry
        self._numbers[self.version] = self.table.version
        self.seats[entry.seat].remember(entry.id, self.version)
        if entry.by == "clock":
            self.clock = self.clock.ran_out(entry.seat)
        elif entry.by == "person" and entry.seat == turn:
            self.clock = self.clock.played(entry.seat)
        if self.table.over:
            self._end_deal(entry.at)
        elif "exchange" not in entry.action:
            self.clock = self.clock.waits(self.table.turn, entry.at)

    def _end_deal(self, at: float) -> None:
        if self.table is None or self.match is None or self.fair is None:
            raise EntryError("there is no deal in progress")
        self.match = self.table.count_in(self.match)
        self.fair = replace(self.fair, secret=self._secret.hex())
        self.clock = self.clock.waits(None, at)
        self.phase = OVER if self.match.over else BETWEEN
        if self.match.over:
            # computers make room for people until the next match
            self.seats = [seat if seat.person else Seat() for seat in self.seats]

    # --- what a seat is told

    def message(self, seat: int, version: int, now: float) -> Message:
        """What a seat is told of an entry of this deal."""
        entry = self._trail.get(version)
        if self.table is not None and (entry is not None or version == self._dealt_at):
            return self._event(self.table, seat, version, entry, now)
        return Skip(table=self.id, v=version)

    def messages_since(self, seat: int, version: int, now: float) -> list[Message] | None:
        """What a seat that was away since a version has missed; None where that is too long ago, or was never."""
        if not 0 < self._dealt_at <= version <= self.version:
            return None
        return [self.message(seat, at, now) for at in range(version + 1, self.version + 1)]

    def view(self, seat: int) -> dict[str, Any] | None:
        """A seat's view, as programs exchange it; None before the first deal."""
        return self.table.view(seat).to_json() if self.table else None

    def record(self) -> dict[str, Any] | None:
        """The deal once it is over; None before."""
        return self.table.record().to_json() if self.table and self.table.over else None

    def messages(self, now: float) -> list[Message]:
        """What each seat is told of the last entry; seats that see the same are given the same object."""
        version = self.version
        entry = self._trail.get(version)
        if self.table is None or entry is None:
            return [self.message(seat, version, now) for seat in range(len(self.seats))]
        seen = [self.table.change(seat, self._numbers[version]).events for seat in range(len(self.seats))]
        seats = {events: seat for seat, events in enumerate(seen)}
        told = {events: self._event(self.table, seat, version, entry, now) for events, seat in seats.items()}
        return [told[events] for events in seen]

    def _event(self, table: Table, seat: int, version: int, entry: log.Acted | None, now: float) -> Ev:
        number = 0 if entry is None else self._numbers[version]
        events = [event_to_json(event) for event in table.change(seat, number).events]
        told = Ev(table=self.id, v=version, kind="dealt" if entry is None else "act", events=events)
        last = version == self.cards_version
        if last:
            told = replace(told, turn=table.turn, left_ms=self.left_ms(now))
        if entry is None:
            # only for the freshly dealt: a seat that comes later is given a snapshot instead
            return replace(told, deal=self.deals, view=self.view(seat), fair=self.fair)
        told = replace(told, seat=entry.seat, action=entry.action, by=entry.by)
        return replace(told, fair=self.fair, record=self.record()) if table.over and last else told

    _STEPS: ClassVar[dict[type[log.Entry], Callable[[TableState, Any], None]]] = {
        log.Opened: _open,
        log.Owned: lambda _state, _entry: None,
        log.Sat: _sit,
        log.TokenChanged: _change_token,
        log.Left: _leave,
        log.Ready: _ready,
        log.Filled: _fill,
        log.Voted: _vote,
        log.Shuffling: _commit,
        log.Dealt: _deal,
        log.Acted: _act,
        log.Closed: _close,
    }
