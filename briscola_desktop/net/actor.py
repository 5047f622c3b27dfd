"""A table at a server: one mailbox, emptied by one task, so that everything at a table happens one after the other.

The order is always the same: validate, append to the log, apply, acknowledge, tell the others. A timer only puts a job
into the mailbox: whichever of a move and its timeout is taken out first wins, and exactly one card falls.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from briscola_desktop.core.actions import Action, action_from_json
from briscola_desktop.net import entries as log
from briscola_desktop.net.config import Config
from briscola_desktop.net.hosted import BETWEEN, OPEN, PLAYING, SHUFFLING, STAND_IN, TableState, hashed
from briscola_desktop.net.logged import GoneError, LoggedActor
from briscola_desktop.net.peer import Peer
from briscola_desktop.net.protocol import (
    REPLACED,
    Ack,
    Act,
    Bye,
    ClockIs,
    Err,
    Message,
    Nonce,
    ReadyUp,
    Resume,
    Room,
    Row,
    Say,
    Seated,
    SeatIs,
    Snap,
    Talked,
    TimerVote,
    encode,
)
from briscola_desktop.net.shuffling import ShuffleInProgress
from briscola_desktop.net.stores.base import Store
from briscola_desktop.net.thinkers import Thinkers
from briscola_desktop.net.words import TALK, clean, name


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a table needs of its server.

    Attributes:
        config: bounds and times.
        store: keeps the log.
        thinkers: the computers.
        now: seconds since 1970, running evenly.
        changed: to be told when the lobby may show something else.
        gone: to be told when the table is no longer here.
    """

    config: Config
    store: Store
    thinkers: Thinkers
    now: Callable[[], float]
    changed: Callable[[TableActor], None]
    gone: Callable[[TableActor], None]


class TableActor(LoggedActor):
    """A table and whoever is connected to its seats."""

    def __init__(self, state: TableState, epoch: int, around: Surroundings) -> None:
        super().__init__(state, epoch, around.store, around.config.store_down, around.now)
        self._around = around
        self._config = around.config
        self._peers: list[Peer | None] = [None] * state.rules.players
        self._away: set[int] = set()  # seats of people for whom a computer plays until they are back
        self._cut_off: set[int] = set()  # seats of people who are not back since the server was restarted
        self._refused: dict[tuple[int, str], Err] = {}
        self._shuffle: ShuffleInProgress | None = None
        self._next_at = 0.0  # when the next deal begins, between two
        self._thinking: tuple[object, asyncio.Task[None]] | None = None
        self.post(self._wake_up)

    # --- from outside

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.id

    @property
    def connected(self) -> bool:
        """Whether anybody is connected."""
        return any(self._peers)

    def row(self) -> Row | None:
        """What the lobby shows of the table; None where it shows nothing."""
        state = self.state
        if not state.public or not state.free or not state.people:
            return None
        owner = state.seats[state.owner].name
        rules = state.rules.to_json()
        return Row(rules=rules, free=len(state.free), timer=state.clock.seconds, owner=owner, bots=state.bots)

    def detach(self, peer: Peer) -> None:
        """A connection has ended."""
        self.post(partial(self._lost, peer))

    def handle(self, peer: Peer, request: Act | ReadyUp | TimerVote | Nonce | Say) -> None:
        """Something has come from a seat."""
        match request:
            case Act():
                self.post(partial(self._act, peer, request))
            case ReadyUp():
                self.post(partial(self._ready, peer, request))
            case TimerVote():
                self.post(partial(self._vote, peer, request))
            case Nonce():
                self.post(partial(self._nonce, peer, request))
            case Say():
                self.post(partial(self._say, peer, request))

    # --- coming and going

    async def sit(self, peer: Peer, req: str, answer: asyncio.Future[Seated | None]) -> None:
        """Give a seat to a peer, the same as before where its session has one; None where there is none."""
        state = self.state
        seat = state.seat_of(session=peer.session)
        token = secrets.token_urlsafe(32)
        if seat is not None:
            await self._write(
                log.TokenChanged(at=self._now(), seat=seat, used=state.seats[seat].tokens[-1], token=hashed(token))
            )
        elif state.free:
            seat = state.free[0]
            shown = name(peer.name, [other.name for other in state.seats if other.name])
            await self._write(
                log.Sat(at=self._now(), seat=seat, name=shown, session=hashed(peer.session), token=hashed(token))
            )
        else:
            if not answer.done():
                answer.set_result(None)
            return
        told = Seated(table=self.id, seat=seat, token=token, req=req)
        if not answer.done():
            answer.set_result(told)
        self._attach(peer, seat)
        peer.send(told)
        self._snap(peer)
        self._tell_skip(peer)
        self._tell_room()
        self._tell_clock(peer)

    async def resume(self, peer: Peer, request: Resume) -> None:
        """Give a seat back to whoever holds its token."""
        state = self.state
        seat = state.seat_of(token=request.token)
        if seat is None:
            peer.send(Err(code="token"))
            return
        token = secrets.token_urlsafe(32)
        used = hashed(request.token)
        await self._write(log.TokenChanged(at=self._now(), seat=seat, used=used, token=hashed(token)))
        self._attach(peer, seat)
        peer.send(Seated(table=self.id, seat=seat, token=token))
        missed = state.messages_since(seat, request.v, self._now())
        if missed is None:
            self._snap(peer)
        for message in missed or ():
            peer.send(message)
        self._tell_skip(peer)
        self._tell_room()
        self._tell_clock(peer)

    async def leave(self, peer: Peer) -> None:
        """Give up a seat for good."""
        seat = self._seat(peer)
        if seat is None:
            return
        peer.send(Bye(code="left", table=self.id))
        self._unseat(peer)
        await self._give_up(seat)

    async def _give_up(self, seat: int) -> None:
        self._away.discard(seat)
        await self._write(log.Left(at=self._now(), seat=seat))
        if self.state.people:
            self._tell_skip()
            self._tell_room()
        else:
            await self._close()

    async def _lost(self, peer: Peer) -> None:
        if self._seat(peer) is None:
            return
        seat = peer.seat
        self._unseat(peer)
        self._wait_for(seat)
        self._tell_room()

    def _attach(self, peer: Peer, seat: int) -> None:
        """Connect a seat; the newest connection has it, an older one is closed."""
        older = self._peers[seat]
        if older is not None and older is not peer:
            self._unseat(older)
            self._start(older.close(REPLACED, "replaced"))
        if seat in self._cut_off:
            self._cut_off.discard(seat)
            self._begin_turn_anew(seat)
        self._peers[seat] = peer
        peer.table, peer.seat = self, seat
        self._away.discard(seat)
        self._stop_timer(("away", seat))
        self._stop_timer("idle")
        if self.state.phase == BETWEEN and self._now() >= self._next_at:  # it was reached while nobody was there
            self._wait_between()
        if self._shuffle is not None:
            self._shuffle.greet(peer.send)

    def _unseat(self, peer: Peer) -> None:
        if self._peers[peer.seat] is peer:
            self._peers[peer.seat] = None
        peer.table, peer.seat = None, -1
        if not self.connected:
            self._timer("idle", self._config.idle, self._idle)

    def _wait_for(self, seat: int) -> None:
        """A person is not connected: wait a while, then let a computer play, or free a seat where nothing is played."""
        self._timer(("away", seat), self._config.stand_in, partial(self._replace_away, seat))

    def _begin_turn_anew(self, seat: int | None) -> None:
        """All of a turn's time for a seat that is waited for: that the server was away is no player's fault."""
        if seat is not None and seat == self.state.clock.seat:
            self.state.clock = self.state.clock.anew(self._now())
            for peer in self._connected():
                self._tell_clock(peer)

    async def _replace_away(self, seat: int) -> None:
        if seat not in self.state.people or self._peers[seat] is not None:
            return
        if self.state.phase in OPEN:
            await self._give_up(seat)
        else:
            self._away.add(seat)
            self._tell_room()

    async def _idle(self) -> None:
        if not self.connected:
            await self._close()

    async def end(self) -> None:
        """Close the table for good; who sits there is told."""
        self.post(self._close)
        await self.ended()

    async def _close(self) -> None:
        await self._write(log.Closed(at=self._now()))
        await self._around.store.drop(self.id)
        raise GoneError

    async def _wake_up(self) -> None:
        """Take up a table as its log left it: nobody is connected yet."""
        state = self.state
        for seat in state.people:
            if self._peers[seat] is None:
                self._wait_for(seat)
                self._cut_off.add(seat)
        if not self.connected:
            self._timer("idle", self._config.idle, self._idle)
        self._begin_turn_anew(state.clock.seat)
        if state.phase == SHUFFLING:
            self._begin_shuffle()
        elif state.phase == BETWEEN:
            self._wait_between()

    # --- what players do

    async def _act(self, peer: Peer, request: Act) -> None:
        seat = self._seat(peer)
        if seat is None:
            peer.send(Err(id=request.id, code="not_seated"))
            return
        state = self.state
        done = state.seats[seat].done.get(request.id)
        if done is not None:
            peer.send(Ack(id=request.id, v=done, dup=True))
            return
        earlier = self._refused.get((seat, request.id))
        if earlier is not None:
            peer.send(earlier)
            return
        if not state.cards_version <= request.v <= state.version:
            self._refuse(peer, Err(id=request.id, code="stale"))
            self._snap(peer)
            return
        refusal = state.refusal(seat, request.action)
        if refusal is not None:
            self._refuse(peer, Err(id=request.id, code=refusal.code, text=refusal.message))
            return
        await self._do(seat, action_from_json(request.action, seat), "person", request.id, peer)

    async def _do(self, seat: int, action: Action, by: str, identity: str = "", peer: Peer | None = None) -> None:
        """Write, do, acknowledge and tell an action."""
        plain = action.to_json()
        del plain["seat"]
        await self._write(log.Acted(at=self._now(), seat=seat, action=plain, id=identity, by=by))
        if peer is not None:
            peer.send(Ack(id=identity, v=self.state.version))
        self._tell_event()
        if self.state.phase != PLAYING:
            self._refused.clear()
            self._tell_room()
            if self.state.phase == BETWEEN:
                self._wait_between()
                for other in self._connected():
                    self._tell_clock(other)

    async def _ready(self, peer: Peer, request: ReadyUp) -> None:
        seat = self._seat(peer)
        if seat is None:
            peer.send(Err(code="not_seated"))
            return
        if self.state.phase in {PLAYING, SHUFFLING}:
            peer.send(Err(code="not_now"))
            return
        if self.state.seats[seat].ready != request.on:
            await self._write(log.Ready(at=self._now(), seat=seat, on=request.on))
            self._tell_skip()
        self._tell_room()

    async def _vote(self, peer: Peer, request: TimerVote) -> None:
        seat = self._seat(peer)
        if seat is None:
            peer.send(Err(id=request.id, code="not_seated"))
            return
        if self.state.seats[seat].off != request.off:
            await self._write(log.Voted(at=self._now(), seat=seat, off=request.off))
            self._tell_skip()
        peer.send(Ack(id=request.id, v=self.state.version))
        self._tell_room()
        for other in self._connected():
            self._tell_clock(other)

    async def _say(self, peer: Peer, request: Say) -> None:
        seat = self._seat(peer)
        text = clean(request.text, TALK)
        if seat is None or not text:
            peer.send(Err(id=request.id, code="talk_empty" if seat is not None else "not_seated"))
            return
        frame = encode(Talked(table=self.id, seat=seat, name=self.state.seats[seat].name, text=text))
        peer.send(Ack(id=request.id, v=self.state.version))
        for other in self._connected():
            other.send_frame(frame)

    async def _nonce(self, peer: Peer, request: Nonce) -> None:
        seat = self._seat(peer)
        if seat is None or self._shuffle is None or self.state.phase != SHUFFLING:
            peer.send(Err(code="not_now"))
            return
        self._shuffle.take(seat, request, self._waited_for())

    # --- shuffling and dealing

    async def _begin(self) -> None:
        """Fill the seats and commit to a secret."""
        state = self.state
        if state.free and state.bots:
            await self._write(log.Filled(at=self._now(), level=state.bots))
            self._tell_skip()
        await self._write(log.Shuffling(at=self._now(), secret=secrets.token_hex(32)))
        self._stop_timer("between")
        self._tell_skip()
        self._tell_room()
        self._begin_shuffle()

    def _begin_shuffle(self) -> None:
        state = self.state
        if state.fair is None:
            return

        def tell(message: Message) -> None:
            for peer in self._connected():
                peer.send(message)

        self._shuffle = ShuffleInProgress(self.id, state.deals + 1, state.fair.commit, tell)
        self._timer("nonces", self._config.nonces, self._nonces_late)
        self._shuffle.go_on(self._waited_for())

    async def _nonces_late(self) -> None:
        if self._shuffle is not None:
            self._shuffle.late()
            self._timer("nonces", self._config.nonces, self._nonces_late)

    async def _deal(self, shuffle: ShuffleInProgress) -> None:
        self._shuffle = None
        self._stop_timer("nonces")
        nonces = shuffle.nonces
        left_out = [seat for seat in self.state.people if seat not in nonces]
        await self._write(log.Dealt(at=self._now(), nonces=nonces, left_out=left_out))
        self._tell_event()
        self._tell_room()

    def _wait_between(self) -> None:
        self._next_at = self._now() + self._config.between
        self._timer("between", self._config.between, self._go_on)

    async def _go_on(self) -> None:
        """Begin a match's next deal though not everybody is ready, provided that somebody is there."""
        if self.state.phase == BETWEEN and self.connected:
            await self._begin()

    def _waited_for(self) -> set[int]:
        """The seats whose nonces a shuffle waits for: of all people but those for whom a computer plays by now."""
        return set(self.state.people) - self._away

    # --- time and computers

    async def _time_is_up(self) -> None:
        seat = self.state.timed()
        if seat is None or self.state.table is None or self.state.clock.left(self._now()) > 0:
            return
        action = await self._around.thinkers.card(self.state.table.view(seat))
        if action is not None:
            await self._do(seat, action, "clock")

    async def follow_up(self) -> None:
        """Let time and computers go on from the state as it is now."""
        if self.state.everybody_ready:
            await self._begin()
        if self._shuffle is not None and self._shuffle.complete(self._waited_for()):
            await self._deal(self._shuffle)
        if self.state.timed() is None:
            self._stop_timer("move")
        else:
            self._timer("move", self.state.clock.left(self._now()), self._time_is_up)
        self._think()
        self._around.changed(self)

    def _think(self) -> None:
        """Ask the computers that may act, those out of turn first."""
        state = self.state
        computers = {number: seat.level for number, seat in enumerate(state.seats) if seat.level}
        computers.update(dict.fromkeys(self._away, STAND_IN))
        if state.table is None or state.turn is None or not computers:
            return
        order = [state.rules.after(state.turn, place) for place in range(1, state.rules.players + 1)]
        asked = [(seat, computers[seat]) for seat in order if seat in computers and state.table.view(seat).legal()]
        key = (state.cards_version, tuple(asked))
        if self._thinking is not None:
            if self._thinking[0] == key:
                return
            self._thinking[1].cancel()
            self._thinking = None
        if asked:
            self._thinking = (key, self._start(self._ask(state.cards_version, asked)))

    async def _ask(self, version: int, asked: list[tuple[int, str]]) -> None:
        await asyncio.sleep(self._config.bot_pause)
        for seat, level in asked:
            if self.state.table is None:
                return
            action = await self._around.thinkers.choose(self.state.table.view(seat), level)
            if action is not None:
                self.post(partial(self._computer_acts, version, seat, action))
                return

    async def _computer_acts(self, version: int, seat: int, action: Action) -> None:
        state = self.state
        if version != state.cards_version or (state.seats[seat].person and seat not in self._away):
            return
        if state.refusal(seat, action.to_json()) is None:
            await self._do(seat, action, "stand_in" if state.seats[seat].person else "bot")

    # --- telling

    def _connected(self) -> list[Peer]:
        return [peer for peer in self._peers if peer is not None]

    def _seat(self, peer: Peer) -> int | None:
        """The seat of a connection at this table; None where it has lost it."""
        return peer.seat if peer.table is self and self._peers[peer.seat] is peer else None

    def _refuse(self, peer: Peer, refusal: Err) -> None:
        """Say no, and remember it for a repeat."""
        if refusal.id and len(self._refused) < 256:
            self._refused[peer.seat, refusal.id] = refusal
        peer.send(refusal)

    def _tell_event(self) -> None:
        frames: dict[int, bytes] = {}  # what is the same for several seats is encoded once
        for peer, message in zip(self._peers, self.state.messages(self._now()), strict=True):
            if peer is not None:
                frame = frames.get(id(message)) or frames.setdefault(id(message), encode(message))
                peer.send_frame(frame)

    def _tell_skip(self, but: Peer | None = None) -> None:
        for seat, peer in enumerate(self._peers):
            if peer is not None and peer is not but:
                peer.send(self.state.message(seat, self.state.version, self._now()))

    def _tell_room(self) -> None:
        frame = encode(self.room())
        for peer in self._connected():
            peer.send_frame(frame)

    def _tell_clock(self, peer: Peer) -> None:
        left = self._left_ms()
        seat = self.state.timed()
        peer.send(ClockIs(table=self.id, v=self.state.version, seat=seat, left_ms=left))

    def _left_ms(self) -> int | None:
        """Milliseconds until the time of whoever is waited for is up; None where no timer runs."""
        now = self._now()
        return max(0, int(1000 * (self._next_at - now))) if self.state.phase == BETWEEN else self.state.left_ms(now)

    def _snap(self, peer: Peer) -> None:
        state = self.state
        peer.send(
            Snap(
                table=self.id,
                v=state.version,
                seat=peer.seat,
                room=self.room(),
                view=state.view(peer.seat),
                left_ms=self._left_ms(),
                fair=state.fair if state.table and state.phase != SHUFFLING else None,
                record=state.record(),
            )
        )

    def room(self) -> Room:
        """All about the table but its cards."""
        state = self.state
        match = state.match
        seats = [
            SeatIs(
                name=seat.name,
                level=seat.level,
                here=self._peers[number] is not None,
                away=number in self._away,
                left=bool(seat.name) and seat.level is not None,
                ready=seat.ready,
                timer_off=seat.off,
            )
            for number, seat in enumerate(state.seats)
        ]
        return Room(
            table=self.id,
            phase=state.phase,
            public=state.public,
            owner=state.owner,
            rules=state.rules.to_json(),
            timer=state.clock.seconds,
            timer_on=state.timer_on,
            seats=seats,
            deal=state.deals,
            bots=state.bots,
            dealer=match.dealer if match else 0,
            results=[(list(result.points), result.winner) for result in match.results] if match else [],
        )

    def given_up(self, bye: str) -> None:
        """Tell whoever is connected that the table is no longer here."""
        for peer in self._connected():
            peer.send(Bye(code=bye, table=self.id))
            self._unseat(peer)
        self._around.gone(self)
