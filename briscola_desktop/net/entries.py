"""The log of a table at a server: what happened, oldest first, the truth from which the table is rebuilt.

An entry's place in the log, counted from 1, is the version of the table that it makes. Nothing that was said is in it,
and tokens are there as hashes only.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, tag_field="k", frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened; `at` is when, in seconds since 1970 by the server's clock."""

    at: float


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """Somebody set up the table.

    Attributes:
        public: whether it stands in the lobby.
        rules: as in records.
        timer: seconds a move, 0 for none.
        bots: level of the computers that fill empty seats; None for none.
    """

    public: bool
    rules: dict[str, Any]
    timer: int
    bots: str | None = None


class Owned(Entry, tag="owned", frozen=True, kw_only=True):
    """A server has taken charge of the table."""

    server: str


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    """A person took a seat; `session` and `token` are hashes of what lets them come back."""

    seat: int
    name: str
    session: str
    token: str


class TokenChanged(Entry, tag="token", frozen=True, kw_only=True):
    """A seat came back with `used` and was given another token; both are good until the new one has been used."""

    seat: int
    used: str
    token: str


class Left(Entry, tag="left", frozen=True, kw_only=True):
    """A person left for good: the seat is free, or a computer plays it to the end of the match."""

    seat: int


class Ready(Entry, tag="ready", frozen=True, kw_only=True):
    """A person wants the next deal, or takes that back."""

    seat: int
    on: bool


class Filled(Entry, tag="filled", frozen=True, kw_only=True):
    """Computers took the empty seats for a match."""

    level: str


class Voted(Entry, tag="voted", frozen=True, kw_only=True):
    """A person wants the timer off, or takes that back."""

    seat: int
    off: bool


class Shuffling(Entry, tag="shuffling", frozen=True, kw_only=True):
    """The secret of the next deal, in hexadecimal; from now on the players are shown its commitment."""

    secret: str


class Dealt(Entry, tag="dealt", frozen=True, kw_only=True):
    """A deal began.

    Attributes:
        nonces: what was mixed in, in hexadecimal, by seat.
        left_out: the seats of people who did not name, or not show, a nonce in time.
    """

    nonces: dict[int, str]
    left_out: list[int]


class Acted(Entry, tag="acted", frozen=True, kw_only=True):
    """A seat did something.

    Attributes:
        seat: whose action it is.
        action: as in records, without the seat.
        id: of the player's message; empty where a computer chose.
        by: who chose: `person`, `bot`, `clock` (time had run out) or `stand_in` (for somebody who is away).
    """

    seat: int
    action: dict[str, Any]
    id: str = ""
    by: str = "person"


class Closed(Entry, tag="closed", frozen=True, kw_only=True):
    """The table is no more."""


AnyEntry = Opened | Owned | Sat | TokenChanged | Left | Ready | Filled | Voted | Shuffling | Dealt | Acted | Closed

_DECODER = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder()


def dump(entry: Entry) -> bytes:
    """The bytes of an entry, as stores keep it."""
    return _ENCODER.encode(entry)


def load(raw: bytes) -> AnyEntry:
    """The entry of a store's bytes; msgspec.DecodeError if they are none."""
    return _DECODER.decode(raw)
