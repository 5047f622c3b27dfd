"""The messages between a client and a server: WebSocket subprotocol `briscola.v1`, JSON text, no compression.

Every message is an object with its name in `t`. What a client sends is at most `FRAME` bytes long.

A client says `hello` first. `id` and `req` are the client's own words for a request: a repeat gets the first answer
again, an `ack` with `dup`. Tables are at a version `v`, which grows by one with every entry of the table's log; the
message of an entry is `ev`, or `skip` where a seat has nothing to see of it. What is not versioned (`room`, `clock`,
`fair`) is always told in full, so that the last one is true. Clocks travel as time left, in milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

SUBPROTOCOL = "briscola.v1"
FRAME = 4096
"""Bytes of a client's message at most."""

REPLACED = 4001
"""The close code for a connection whose seat was taken up by a newer one; a client does not come back after it."""

OUTDATED = 4002
"""The close code for a client that speaks another protocol: it needs an update."""

REFUSED = 4003
"""The close code for a connection that went beyond what is allowed; `bye` says what."""

UNTRUSTED = 1015
"""The close code that never travels (RFC 6455, section 7.4.1): the server's certificate is not to be trusted."""

RESTARTING = 1012
"""The close code of a server that stops; come back in a moment (RFC 6455's registry)."""

ERRORS: dict[str, str] = {
    # what was sent
    "malformed": "The message is not one of the protocol.",
    "rate": "Too many messages; `retry_ms` says when the next one is taken.",
    "talk_rate": "Too many lines of talk; `retry_ms` says when the next one is taken.",
    "talk_empty": "Nothing that can be shown is left of the text.",
    "rules": "The rules make no sense; `text` names the option.",
    "timer": "The timer is 0 for none, or 10 to 300 seconds a move.",
    "level": "There is no such level for computers.",
    # tables and seats
    "no_table": "There is no such table with a free seat: wrong code, full, or closed.",
    "code_rate": "Too many codes that do not exist; `retry_ms` says when the next one is tried.",
    "too_many_tables": "The server has as many tables as it can bear.",
    "seated": "This connection already sits at another table; leave that first.",
    "not_seated": "This connection does not sit at that table.",
    "token": "The token is not, or no longer, good for a seat of this table.",
    "elsewhere": "Another server has this table; `text` is its address.",
    "unavailable": "The table cannot be reached just now; `retry_ms` says when to try again.",
    "not_now": "That does not fit the state of the table.",
    # actions: those of the rules, by the engine's words
    "stale": "The table has moved on; a `snap` follows.",
    "notation": "That is not an action.",
    "deal_over": "The deal has ended.",
    "unknown_seat": "That is another's seat.",
    "out_of_turn": "It is another seat's turn.",
    "card_not_held": "The card is not in the hand.",
    "forced_card": "The ace was thrown and another card is due.",
    "option_off": "The rules of the table do not have this.",
    "exchange_late": "The turned card has been drawn.",
    "exchange_card": "The seat does not hold the card that takes the turned one.",
    "throw_not_leading": "Only the first card of a trick can be thrown.",
    "throw_without_ace": "The seat does not hold the ace of trumps.",
    "claim_timing": "A claim belongs between two of the last three tricks.",
    "claim_false": "The side does not hold the highest trumps.",
}
"""Every code of `err`, and what it means."""

BYES: dict[str, str] = {
    "update": "The client speaks another version of the protocol; it needs an update.",
    "hello": "The first message was no hello, or came too late.",
    "connections": "Too many connections from this address.",
    "flood": "Far too much was sent.",
    "malformed": "What was sent was not the protocol, again and again.",
    "replaced": "The seat was taken up by a newer connection.",
    "restart": "The server stops; come back in a moment.",
    "closed": "The table was closed.",
    "left": "The seat was given up, as asked.",
    "unavailable": "The table's server cannot keep it just now; come back in a moment.",
}
"""Every code of `bye`, and what it means."""

Id = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(max_length=16)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Request(msgspec.Struct, tag_field="t", frozen=True, kw_only=True):
    """What a client sends."""


class Hello(Request, tag="hello", frozen=True, kw_only=True):
    """The first message. `token` is the `session` of an earlier `welcome`, `name` is shown at tables."""

    client: Annotated[str, Meta(max_length=64)]
    lang: Annotated[str, Meta(max_length=16)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""
    token: Annotated[str, Meta(max_length=64)] | None = None


class Resume(Request, tag="resume", frozen=True, kw_only=True):
    """Take up a seat again, having seen the table up to `v`."""

    table: TableId
    token: Annotated[str, Meta(max_length=64)]
    v: Version = 0


class LobbySub(Request, tag="lobby_sub", frozen=True, kw_only=True):
    """Be told of public tables, or no longer."""

    on: bool = True


class Create(Request, tag="create", frozen=True, kw_only=True):
    """Set up a table and sit down at it.

    Attributes:
        req: the client's word for it.
        public: whether the lobby shows it; else its id is the code for friends.
        seats: how many play.
        rules: as in records.
        timer: seconds a move; 0 for none.
        bots: level of computers for the seats that are empty once all are ready; None for none.
    """

    req: Id
    rules: dict[str, Any]
    public: bool = True
    seats: int | None = None
    timer: int = 30
    bots: Annotated[str, Meta(max_length=16)] | None = None


class Join(Request, tag="join", frozen=True, kw_only=True):
    """Sit down at a public table, or at one whose code one was told."""

    req: Id
    table: TableId = ""
    code: TableId = ""


class Leave(Request, tag="leave", frozen=True, kw_only=True):
    """Leave the table for good."""

    table: TableId = ""


class ReadyUp(Request, tag="ready", frozen=True, kw_only=True):
    """Want the match, the next deal or a rematch to begin, or take that back."""

    table: TableId = ""
    on: bool = True


class Act(Request, tag="act", frozen=True, kw_only=True):
    """Play a card, exchange, throw or claim, having seen the table at `v`."""

    id: Id
    table: TableId
    v: Version
    action: dict[str, Any]


class Say(Request, tag="talk", frozen=True, kw_only=True):
    """Say something to the table."""

    id: Id
    table: TableId
    text: Annotated[str, Meta(max_length=1000)]


class TimerVote(Request, tag="timer_vote", frozen=True, kw_only=True):
    """Agree, or no longer agree, that the timer goes off."""

    id: Id
    table: TableId
    off: bool


class Nonce(Request, tag="nonce", frozen=True, kw_only=True):
    """One's part in the shuffle of a deal: first the commitment to a nonce, then the nonce, both in hexadecimal."""

    table: TableId
    deal: int
    commit: Hash | None = None
    reveal: Hash | None = None


class Ping(Request, tag="ping", frozen=True, kw_only=True):
    """Ask for a sign of life: an `ack` with `n` as its id."""

    n: int = 0


AnyRequest = Hello | Resume | LobbySub | Create | Join | Leave | ReadyUp | Act | Say | TimerVote | Nonce | Ping


class Message(msgspec.Struct, tag_field="t", frozen=True, kw_only=True, omit_defaults=True):
    """What a server sends."""


class Welcome(Message, tag="welcome", frozen=True, kw_only=True):
    """The answer to `hello`.

    Attributes:
        session: to be given as `token` in the next `hello`, so that a seat whose answer was lost is found again.
        limits: what the server bears, by name, as `Config.limits` has them.
        servers: addresses of all servers with these tables, to be tried in turn.
    """

    session: str
    limits: dict[str, float]
    servers: list[str] = []


class ServersAre(Message, tag="servers", frozen=True, kw_only=True):
    """The addresses of `welcome` have changed: a server was added, or has died."""

    servers: list[str]


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A public table in the lobby; `free` seats of `rules`' players, `bots` fill what is left of them."""

    rules: dict[str, Any]
    free: int
    timer: int
    owner: str
    bots: str | None = None


class LobbyIs(Message, tag="lobby", frozen=True, kw_only=True):
    """The public tables: all of them, or what changed since `rev` - 1, None for a table that is gone."""

    rev: int
    full: dict[str, Row] | None = None
    delta: dict[str, Row | None] | None = None


class Seated(Message, tag="seat", frozen=True, kw_only=True):
    """A seat is the client's; `token` takes it up again, and the one before is good no longer. `req` as asked."""

    table: str
    seat: int
    token: str
    req: str | None = None


class Ack(Message, tag="ack", frozen=True, kw_only=True):
    """Done, at version `v`; `dup` where it had been done before."""

    id: str
    v: int = 0
    dup: bool = False


class Err(Message, tag="err", frozen=True, kw_only=True):
    """Not done; `code` is one of `ERRORS`."""

    code: str
    id: str | None = None
    retry_ms: int | None = None
    text: str | None = None
    dup: bool = False


class Fairness(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the pack of a deal came about.

    Attributes:
        commit: the server's commitment to its secret, shown before any nonce.
        nonces: by seat.
        left_out: seats that did not name, or not show, a nonce in time.
        secret: shown once the deal has ended.
        first: whether the dealer was drawn with them, as for the first deal at a table.
    """

    commit: str
    nonces: dict[int, str]
    left_out: list[int] = []
    secret: str | None = None
    first: bool = False


class Ev(Message, tag="ev", frozen=True, kw_only=True):
    """What a seat sees of an entry.

    Attributes:
        kind: `dealt` or `act`.
        turn: who is waited for since; None where the deal is over.
        left_ms: how long, where the timer runs.
        events: of the deal, as `wire` writes them.
        view: `dealt`: the seat's view.
        deal: `dealt`: number of the deal at this table, from 1.
        seat, action, by: `act`: as in the log.
        fair: `dealt`, and `act` that ends a deal, then with the secret.
        record: `act` that ends a deal: the whole of it, for then nothing is hidden.
    """

    table: str
    v: int
    kind: str
    events: list[dict[str, Any]]
    turn: int | None = None
    left_ms: int | None = None
    view: dict[str, Any] | None = None
    deal: int | None = None
    seat: int | None = None
    action: dict[str, Any] | None = None
    by: str | None = None
    fair: Fairness | None = None
    record: dict[str, Any] | None = None


class Skip(Message, tag="skip", frozen=True, kw_only=True):
    """An entry of which the seat sees nothing."""

    table: str
    v: int


class SeatIs(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits at a seat.

    Attributes:
        name: of the person; empty where the seat is free or a computer's.
        level: of the computer; None for a person.
        here: whether the person is connected.
        away: a computer plays for the person until they are back.
        left: the person has left; a computer plays on.
        ready: they want the next deal.
        timer_off: they want the timer off.
    """

    name: str = ""
    level: str | None = None
    here: bool = False
    away: bool = False
    left: bool = False
    ready: bool = False
    timer_off: bool = False


class Room(Message, tag="room", frozen=True, kw_only=True):
    """All about a table but its cards.

    Attributes:
        phase: `gathering`, `shuffling`, `playing`, `between` two deals of a match, `over` after its last.
        public: whether the lobby shows it; else `table` is the code for friends.
        owner: seat of who set it up, or has it since that one left.
        timer: seconds a move; 0 for none.
        timer_on: whether it runs: not against computers only, and not once all have agreed.
        deal: number of the deal at this table, from 1; 0 before the first.
        dealer: who dealt the first deal of the match.
        results: points and winning side of each finished deal of the match.
    """

    table: str
    phase: str
    public: bool
    owner: int
    rules: dict[str, Any]
    timer: int
    timer_on: bool
    seats: list[SeatIs]
    deal: int = 0
    bots: str | None = None
    dealer: int = 0
    results: list[tuple[list[int], int | None]] = []


class Snap(Message, tag="snap", frozen=True, kw_only=True):
    """A table as a seat sees it now.

    Attributes:
        view: None before the first deal.
        record: the whole deal once it is over, for then nothing of it is hidden.
    """

    table: str
    v: int
    seat: int
    room: Room
    view: dict[str, Any] | None = None
    left_ms: int | None = None
    fair: Fairness | None = None
    record: dict[str, Any] | None = None


class ClockIs(Message, tag="clock", frozen=True, kw_only=True):
    """How long the seat that is waited for has left; None where no timer runs.

    Between two deals no seat is waited for: it is how long until the next one begins without those who are not ready.
    """

    table: str
    v: int
    seat: int | None = None
    left_ms: int | None = None


class Fair(Message, tag="fair", frozen=True, kw_only=True):
    """A shuffle in progress.

    Attributes:
        commit: the server's commitment; answer with `nonce` and one's own.
        commits: those of all, by seat; answer with `nonce` and the nonce itself.
    """

    table: str
    deal: int
    commit: str
    commits: dict[int, str] | None = None


class Talked(Message, tag="talk", frozen=True, kw_only=True):
    """Somebody said something; show it as plain text."""

    table: str
    seat: int
    name: str
    text: str


class Bye(Message, tag="bye", frozen=True, kw_only=True):
    """The connection, or with `table` that table, is over; `code` is one of `BYES`."""

    code: str
    table: str | None = None


AnyMessage = (
    Welcome | ServersAre | LobbyIs | Seated | Ack | Err | Ev | Skip | Room | Snap | ClockIs | Fair | Talked | Bye
)

_REQUESTS = msgspec.json.Decoder(AnyRequest)
_MESSAGES = msgspec.json.Decoder(AnyMessage)
_ENCODER = msgspec.json.Encoder()


class MalformedError(ValueError):
    """A frame that is not a message of the protocol."""


def encode(message: Request | Message) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)


def read_request(frame: str | bytes) -> AnyRequest:
    """What a client sent; MalformedError if it is nothing that may be sent."""
    if isinstance(frame, bytes):
        raise MalformedError("a message is text")
    try:
        return _REQUESTS.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise MalformedError(str(fault)) from None


def read_message(frame: str | bytes) -> AnyMessage:
    """What a server sent; MalformedError if it is not of this protocol."""
    try:
        return _MESSAGES.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise MalformedError(str(fault)) from None
