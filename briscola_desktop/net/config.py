"""What a server allows and how long it waits, in one place."""

from __future__ import annotations

from dataclasses import dataclass

from briscola_desktop.net.words import TALK

TIMERS = (10, 300)
"""The shortest and the longest time a move that a table may have, in seconds."""


@dataclass(frozen=True, slots=True)
class Config:
    """Bounds and times; all times are seconds.

    Attributes:
        url: where players reach this server, as other servers tell them.
        origins: web pages that may connect; programs send no Origin and are accepted.
        proxied: connections come through a proxy, which names the real address in X-Forwarded-For.
        peers: connections in all.
        peers_per_address: connections of an address that is not local.
        tables: tables of this server.
        messages: so many in so many seconds a connection.
        bytes: so many in so many seconds a connection.
        talks: so many lines in so many seconds a connection.
        misses: so many codes that do not exist in so many seconds an address.
        faults: malformed messages, or messages beyond the rate, until a connection is closed.
        buffer: bytes that a client may leave unread.
        hello: until the first message must have come.
        ping: between two signs of life, both ways.
        stand_in: until a computer plays for somebody who is away, or a waiting seat is given up.
        nonces: until a shuffle goes on without those who do not take part in it.
        between: until a match's next deal begins with those who are not ready.
        idle: until a table where nobody is connected is closed.
        bot_pause: before a computer's card.
        tick: between two looks at what changed in the lobby.
        rows: tables that the lobby shows.
        sweep: between two looks for tables of servers that died.
        store_down: until a table is given up whose store cannot be reached.
        bot_processes: processes in which the strong computers think.
    """

    url: str = ""
    origins: tuple[str, ...] = ()
    proxied: bool = False
    peers: int = 20_000
    peers_per_address: int = 4
    tables: int = 10_000
    messages: tuple[float, float] = (100, 20)
    bytes: tuple[float, float] = (32_768, 8)
    talks: tuple[float, float] = (5, 10)
    misses: tuple[float, float] = (5, 60)
    faults: int = 10
    buffer: int = 65_536
    hello: float = 10
    ping: float = 15
    stand_in: float = 60
    nonces: float = 10
    between: float = 30
    idle: float = 600
    bot_pause: float = 0.8
    tick: float = 0.25
    rows: int = 100
    sweep: float = 1
    store_down: float = 30
    bot_processes: int = 1

    def limits(self) -> dict[str, float]:
        """What a client is told of it."""
        return {
            "messages": self.messages[0],
            "messages_s": self.messages[1],
            "talks": self.talks[0],
            "talks_s": self.talks[1],
            "talk_length": TALK,
            "timer_min": TIMERS[0],
            "timer_max": TIMERS[1],
            "stand_in_s": self.stand_in,
        }
