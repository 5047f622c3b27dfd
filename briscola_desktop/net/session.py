"""A client's side of a connection, without any I/O: frames and commands go in, frames and news come out.

Whoever owns a session connects to `address`, says `opened`, `received` and `closed`, sends what `outgoing` gives and
shows what `news` gives. After `closed` or a redirection it connects to `address` again once `retry_in` has passed.
A seat is taken up again by itself, what was not acknowledged is sent again, and shuffles are taken part in and checked.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from briscola_desktop import __version__
from briscola_desktop.core.actions import Action, action_from_json
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.fair_shuffle import SECRET, commitment
from briscola_desktop.core.match import Match, Result
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.core.view_reader import read_view
from briscola_desktop.net import news, protocol
from briscola_desktop.net.follow import follow
from briscola_desktop.net.protocol import Fairness, Room, Row
from briscola_desktop.net.ticket import Ticket
from briscola_desktop.net.verify import Verdict, verify
from briscola_desktop.net.wire import event_from_json

BACKOFF = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds until a lost connection is tried again: the first time, the second, …; the last from then on."""

FINAL = {protocol.REPLACED, protocol.OUTDATED, protocol.REFUSED, protocol.UNTRUSTED}
"""Close codes after which a client does not come back by itself."""

Nonces = Callable[[], bytes]


def _nonce() -> bytes:
    return secrets.token_bytes(SECRET)


class Session:
    """A player's connection to a server, and the table at which they sit.

    Attributes:
        address: where to connect.
        retry_in: seconds after which to connect again once the connection is closed; None for not at all.
        lobby: public tables with free seats, by id.
        table: id of the table at which one sits, the code for friends; None for none.
        seat: one's seat there.
        room: all about the table but its cards; None before it was told.
        view: the deal as one's seat sees it; None before the first.
        match: the match; None before the first deal.
        deal: number of the deal at this table.
        verdict: of the last deal's shuffle; None before one has ended.
        limits: what the server bears, by name; empty before it has said so.
        muted: seats whose talk is not told.
    """

    def __init__(self, address: str, name: str, language: str = "en", nonces: Nonces = _nonce) -> None:
        self.address = address
        self.retry_in: float | None = None
        self.lobby: dict[str, Row] = {}
        self.table: str | None = None
        self.seat = -1
        self.room: Room | None = None
        self.view: View | None = None
        self.match: Match | None = None
        self.deal = 0
        self.verdict: Verdict | None = None
        self.limits: dict[str, float] = {}
        self.muted: set[int] = set()
        self._name, self._language = name, language
        self._nonces = nonces
        self._home = address
        self._servers: list[str] = []
        self._session: str | None = None
        self._token = ""
        self._version = 0
        self._attempts = 0
        self._counter = 0
        self._welcome = False
        self._in_lobby = False
        self._bye = ""
        self._dropping = False
        self._fair: Fairness | None = None
        self._shuffle: tuple[str, int, str, bytes] | None = None  # table, deal, the server's commitment, own nonce
        self._clock: tuple[int | None, float] | None = None
        self._pending: dict[str, protocol.Request] = {}  # what was asked and not answered, by its id
        self._out: list[str] = []
        self._news: list[news.News] = []

    # --- for whoever moves the frames

    def opened(self) -> None:
        """The connection stands: say hello."""
        self._welcome = False
        self._dropping = False
        self._bye = ""
        self.retry_in = None
        self._out.clear()
        hello = protocol.Hello(
            client=f"briscola-desktop {__version__}", lang=self._language, name=self._name, token=self._session
        )
        self._out.append(protocol.encode(hello).decode())

    def received(self, frame: str | bytes, now: float) -> None:
        """A frame has come; what is not of this protocol is passed over, for newer servers may say more.

        Args:
            frame: as it came.
            now: seconds on an even scale.
        """
        try:
            message = protocol.read_message(frame)
        except protocol.MalformedError:
            return
        try:
            self._take(message, now)
        except BriscolaError:
            self._resync()

    def closed(self, code: int | None) -> None:
        """The connection has ended, or could not be made (None); `retry_in` says whether to try again."""
        if self._dropping:
            self._dropping = False
            return
        if code in FINAL:
            self.retry_in = None
            self._bye = "untrusted" if code == protocol.UNTRUSTED else self._bye
        else:
            self.retry_in = BACKOFF[min(self._attempts, len(BACKOFF) - 1)]
            if self._attempts:
                self._next_server()
            self._attempts += 1
        self._welcome = False
        self._clock = None
        self._news.append(news.Lost(self._bye, self.retry_in))

    def outgoing(self) -> list[str]:
        """What is to be sent, once."""
        sent, self._out = self._out, []
        return sent

    def news(self) -> list[news.News]:
        """What has happened, once."""
        told, self._news = self._news, []
        return told

    @property
    def wants_new_connection(self) -> bool:
        """Whether the connection is to be closed by this side, to be made anew after `retry_in`."""
        return self._dropping

    # --- what a player wants

    def watch_lobby(self, on: bool = True) -> None:
        """Be told of public tables, or no longer."""
        self._in_lobby = on
        self._send(protocol.LobbySub(on=on))

    def create(self, rules: Rules, *, public: bool = True, timer: int = 30, bots: str | None = None) -> None:
        """Set up a table; `timer` is seconds a move, 0 for none, `bots` the level that fills empty seats."""
        req = self._word()
        raw = rules.to_json()
        request = protocol.Create(req=req, public=public, seats=rules.players, rules=raw, timer=timer, bots=bots)
        self._ask(req, request)

    def join(self, code: str) -> None:
        """Sit down at a public table, or at a private one by its code."""
        req = self._word()
        self._ask(req, protocol.Join(req=req, code=code))

    def leave(self) -> None:
        """Leave the table for good; a computer plays on in one's place."""
        if self.table is not None:
            self._send(protocol.Leave(table=self.table))

    def ready(self, on: bool = True) -> None:
        """Want the first deal, the next one or a rematch to begin, or take that back."""
        if self.table is not None:
            self._send(protocol.ReadyUp(table=self.table, on=on))

    def act(self, action: Action) -> bool:
        """Play, exchange, throw or claim; False, and nothing is sent, while the last action is not answered."""
        if self.table is None or any(isinstance(asked, protocol.Act) for asked in self._pending.values()):
            return False
        identity = self._word()
        plain = action.to_json()
        del plain["seat"]
        self._ask(identity, protocol.Act(id=identity, table=self.table, v=self._version, action=plain))
        return True

    def talk(self, text: str) -> None:
        """Say something to the table."""
        if self.table is not None:
            identity = self._word()
            self._pending[identity] = said = protocol.Say(id=identity, table=self.table, text=text[:1000])
            self._send(said)

    def vote_timer_off(self, off: bool = True) -> None:
        """Agree that the timer goes off, or take that back; it is off while all people at the table agree."""
        if self.table is not None:
            identity = self._word()
            self._ask(identity, protocol.TimerVote(id=identity, table=self.table, off=off))

    def mute(self, seat: int, on: bool = True) -> None:
        """Be told, or be told no longer, what a player says."""
        (self.muted.add if on else self.muted.discard)(seat)

    def take_up(self, ticket: Ticket) -> None:
        """Take up a seat of an earlier session, before the connection stands; ValueError for a ticket that is none."""
        self.table, self._token = ticket.table, ticket.token
        if ticket.deal:
            self._shuffle = (ticket.table, ticket.deal, ticket.commit, bytes.fromhex(ticket.nonce))

    # --- what a window may ask

    @property
    def connected(self) -> bool:
        """Whether the server has said welcome on this connection."""
        return self._welcome

    @property
    def ticket(self) -> Ticket | None:
        """What takes up the seat again; None without one."""
        if self.table is None or not self._token:
            return None
        _, deal, commit, nonce = self._shuffle or ("", 0, "", b"")
        return Ticket(self.address, self.table, self._token, deal, commit, nonce.hex())

    @property
    def version(self) -> int:
        """The version of the table."""
        return self._version

    @property
    def waiting(self) -> bool:
        """Whether an action was sent that is not answered yet."""
        return any(isinstance(asked, protocol.Act) for asked in self._pending.values())

    @property
    def servers(self) -> Sequence[str]:
        """Addresses of all servers with these tables."""
        return self._servers

    def time_left(self, now: float) -> float | None:
        """Seconds left to the seat that is waited for, or until the next deal begins; None where no timer runs."""
        return None if self._clock is None else max(0.0, self._clock[1] - now)

    # --- messages

    def _take(self, message: protocol.AnyMessage, now: float) -> None:
        match message:
            case protocol.Ev():
                self._on_event(message, now)
            case protocol.Skip(table=table, v=v):
                if table == self.table:
                    self._advance(v)
            case protocol.Snap():
                self._on_snap(message, now)
            case protocol.Room():
                if message.table == self.table:
                    self._on_room(message)
            case protocol.ClockIs(table=table, seat=seat, left_ms=left):
                if table == self.table:
                    self._on_clock(seat, left, now)
            case protocol.Fair():
                self._on_fair(message)
            case _:
                self._take_small(message)

    def _take_small(self, message: protocol.AnyMessage) -> None:
        match message:
            case protocol.Welcome():
                self._on_welcome(message)
            case protocol.ServersAre(servers=servers):
                self._servers = servers
            case protocol.LobbyIs():
                self._on_lobby(message)
            case protocol.Seated():
                self._on_seated(message)
            case protocol.Ack(id=identity):
                self._pending.pop(identity, None)
            case protocol.Err():
                self._on_error(message)
            case protocol.Talked(table=table, seat=seat, name=name, text=text):
                if table == self.table and seat not in self.muted:
                    self._news.append(news.Heard(seat, name, text))
            case protocol.Bye():
                self._on_bye(message)

    def _on_welcome(self, message: protocol.Welcome) -> None:
        back = self._session is not None
        self._welcome = True
        self._attempts = 0
        self._session = message.session
        self.limits = message.limits
        self._servers = message.servers
        self._news.append(news.Welcomed(back))
        if self._in_lobby:
            self._send(protocol.LobbySub())
        if self.table is not None:
            self._send(protocol.Resume(table=self.table, token=self._token, v=self._version if self.view else 0))
        else:
            self._send_again()

    def _on_lobby(self, message: protocol.LobbyIs) -> None:
        if message.full is not None:
            self.lobby = dict(message.full)
        for table, row in (message.delta or {}).items():
            if row is None:
                self.lobby.pop(table, None)
            else:
                self.lobby[table] = row
        self._news.append(news.LobbyTold(dict(self.lobby)))

    def _on_seated(self, message: protocol.Seated) -> None:
        if message.req is not None:
            self._pending.pop(message.req, None)
        if message.table != self.table:
            self._forget_table()
        self.table, self.seat, self._token = message.table, message.seat, message.token
        self._news.append(news.SatDown(message.table, message.seat))
        self._send_again()

    def _on_room(self, room: Room) -> None:
        self.room = room
        self.match = self._match_of(room) if room.deal else None
        self._news.append(news.RoomTold(room))

    def _on_event(self, message: protocol.Ev, now: float) -> None:
        if message.table != self.table or not self._advance(message.v):
            return
        events = tuple(map(event_from_json, message.events))
        if message.kind == "dealt" and message.view is not None and self.room is not None:
            self.view = read_view(message.view)
            self.deal = message.deal or self.deal + 1
            self._fair = message.fair
            before = self._match_before(self.view, message.fair)
            self.match = before
            self._news.append(news.TableOpened(self.deal, message.v, self.view, events, before))
        elif self.view is not None and message.action is not None and message.seat is not None:
            self.view = follow(self.view, events)
            action = action_from_json(message.action, message.seat)
            told = news.Stepped(self.deal, message.v, action, message.by or "person", events, self.view)
            self._news.append(told)
            if self.view.over:
                self._end(self.view, message)
        else:
            self._resync()
            return
        self._on_clock(message.turn if message.left_ms is not None else None, message.left_ms, now)

    def _end(self, view: View, message: protocol.Ev) -> None:
        """The deal has ended: check its shuffle, count it."""
        if message.record is None or message.fair is None or self.match is None:
            return
        record = Record.from_json(message.record)
        self.verdict = self._verdict(view, message.fair, message.record)
        most = max(view.points)
        winner = view.points.index(most) if view.points.count(most) == 1 else None
        result = Result(view.points, winner)
        self.match = replace(self.match, results=(*self.match.results, result))
        self._news.append(news.DealEnded(self.deal, result, self.match, record, self.verdict))

    def _verdict(self, view: View, fair: Fairness, record: Mapping[str, Any]) -> Verdict:
        """What comes out of the check of a deal that is over."""
        shuffle = self._shuffle if self._shuffle and self._shuffle[:2] == (self.table, self.deal) else None
        commit = shuffle[2] if shuffle else self._fair.commit if self._fair else None
        return verify(view, fair, record, commit, shuffle[3].hex() if shuffle else None)

    def _on_snap(self, message: protocol.Snap, now: float) -> None:
        if message.table != self.table:
            return
        self._version, self.seat = message.v, message.seat
        self._fair = message.fair
        self.deal = message.room.deal
        self._on_room(message.room)
        record = verdict = None
        if message.view is None:
            self.view = None
        elif message.record is not None:
            record = Record.from_json(message.record)
            self.view = View.of(record.replay().steps[-1].after, message.seat)
            if message.fair is not None:
                verdict = self.verdict = self._verdict(self.view, message.fair, message.record)
        else:
            self.view = read_view(message.view)
        if self.view is not None and self.match is not None:
            self._news.append(news.TableOpened(self.deal, message.v, self.view, (), self.match, record, verdict))
        self._on_clock(self.view.turn if self.view and message.left_ms is not None else None, message.left_ms, now)

    def _on_clock(self, seat: int | None, left_ms: int | None, now: float) -> None:
        had = self._clock
        self._clock = None if left_ms is None else (seat, now + left_ms / 1000)
        if had is not None or self._clock is not None:
            seconds = None if left_ms is None else left_ms / 1000
            self._news.append(news.ClockTold(seat, seconds))

    def _on_fair(self, message: protocol.Fair) -> None:
        if message.table != self.table:
            return
        own = self._shuffle
        if own is None or own[:2] != (message.table, message.deal):
            own = self._shuffle = (message.table, message.deal, message.commit, self._nonces())
        if message.commit != own[2]:
            return  # another commitment than the one shown before: no nonce for it, and the check will say so
        if message.commits is None:
            self._send(protocol.Nonce(table=message.table, deal=message.deal, commit=commitment(own[3])))
        elif message.commits.get(self.seat) == commitment(own[3]):
            self._send(protocol.Nonce(table=message.table, deal=message.deal, reveal=own[3].hex()))

    def _on_error(self, message: protocol.Err) -> None:
        asked = self._pending.pop(message.id, None) if message.id else None
        seconds = None if message.retry_ms is None else message.retry_ms / 1000
        if message.code == "elsewhere" and self._may_go_to(message.text or ""):
            if asked is not None and message.id:
                self._pending[message.id] = asked
            self._redirect(message.text or "")
            return
        if message.code == "token":
            self._forget_table()
            self._news.append(news.TableGone("token"))
            return
        if message.code == "rate" or (message.code == "unavailable" and asked is None and self.table is not None):
            # what was sent has not been done: come again, then it is sent again
            self._bye = message.code
            self._drop_connection(seconds)
            return
        word = str(asked.__struct_config__.tag) if asked is not None else ""
        self._news.append(news.Refused(message.code, message.text or "", seconds, word))

    def _on_bye(self, message: protocol.Bye) -> None:
        if message.table is None:
            self._bye = message.code
        elif message.table == self.table:
            if message.code == "unavailable":  # the seat is still there, at this server or another
                self._bye = message.code
                self._drop_connection()
                return
            self._forget_table()
            self._news.append(news.TableGone(message.code))

    # --- inside

    def _advance(self, version: int) -> bool:
        """Take the next version; whether it is the next. A gap is closed by asking for what was missed."""
        if version == self._version + 1:
            self._version = version
            return True
        if version > self._version + 1:
            self._resync()
        return False

    def _resync(self) -> None:
        """Ask for the table as it is now."""
        if self.table is not None and self._welcome:
            self._send(protocol.Resume(table=self.table, token=self._token, v=0))

    def _match_of(self, room: Room) -> Match:
        results = tuple(Result(tuple(points), winner) for points, winner in room.results)
        return Match(Rules.from_json(room.rules), 0, room.dealer, results)

    def _match_before(self, view: View, fair: Fairness | None) -> Match:
        """The match before a deal that was just dealt."""
        first = fair is not None and fair.first
        if self.match is None or first or self.match.over:
            return Match(view.rules, 0, view.dealer)
        return self.match

    def _forget_table(self) -> None:
        self.table, self.seat, self.room, self.view, self.match = None, -1, None, None, None
        self._token, self._version, self._fair, self._shuffle, self._clock = "", 0, None, None, None
        self.muted.clear()
        self._pending = {
            word: asked for word, asked in self._pending.items() if isinstance(asked, (protocol.Create, protocol.Join))
        }

    def _redirect(self, url: str) -> None:
        self.address = url
        self._drop_connection(0.0)

    def _drop_connection(self, retry: float | None = None) -> None:
        """Have the connection closed and made anew."""
        self._welcome = False
        self._dropping = True
        self.retry_in = BACKOFF[min(self._attempts, len(BACKOFF) - 1)] if retry is None else retry
        self._attempts += 1

    def _may_go_to(self, url: str) -> bool:
        """Whether an address that a server names may be used: never one that gives up encryption."""
        try:
            scheme = urlsplit(url).scheme
        except ValueError:
            return False
        return scheme == "wss" or (scheme == "ws" and urlsplit(self._home).scheme == "ws")

    def _next_server(self) -> None:
        known = [self._home, *(url for url in self._servers if url != self._home and self._may_go_to(url))]
        place = known.index(self.address) + 1 if self.address in known else 0
        self.address = known[place % len(known)]

    def _word(self) -> str:
        self._counter += 1
        return f"{self._counter}-{secrets.token_hex(4)}"

    def _ask(self, word: str, request: protocol.Request) -> None:
        """Send what must not get lost."""
        self._pending[word] = request
        self._send(request)

    def _send(self, request: protocol.Request) -> None:
        if self._welcome:
            self._out.append(protocol.encode(request).decode())

    def _send_again(self) -> None:
        """Send what was not answered on the connection before."""
        for word, asked in list(self._pending.items()):
            if isinstance(asked, protocol.Say):
                del self._pending[word]  # what was said long ago is better not said now
            else:
                self._send(asked)
