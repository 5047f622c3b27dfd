"""A client that means harm, for a process of its own."""

import asyncio
import random
import time

from websockets.exceptions import ConnectionClosed

from tests.net.running import Wire, small_buffer

MASK = b"\0\0\0\0"
HELLO = {"t": "hello", "client": "x", "name": "x", "token": "the same each time"}
AHEAD = 500_000
"""Bytes that it has on their way at most."""


def _frames(kind: str) -> list[bytes]:
    """What is written again and again while the connection stands."""
    part = b"\xfe" + (1_000).to_bytes(2) + MASK + b"a" * 1_000
    nonsense = b"[" * 4_000
    return {
        "empty frames": [(b"\x81\x80" + MASK) * 40_000],
        "pings": [(b"\x89\x80" + MASK) * 40_000],
        "giant frame": [b"\x81\xff" + (1 << 40).to_bytes(8) + MASK + b"a" * 200_000],
        "endless message": [b"\x01" + part, *[b"\x00" + part] * 300],
        "malformed": [(b"\x81\xfe" + len(nonsense).to_bytes(2) + MASK + nonsense) * 60],
        "noise": [random.Random(1).randbytes(200_000)],
        "unread answers": [],
    }[kind]


KINDS = ("empty frames", "pings", "giant frame", "endless message", "malformed", "noise", "unread answers")


def harm(url: str, code: str, kind: str, seconds: float) -> int:
    """Attack a server from a seat at one of its tables; how many connections that took.

    The time begins once it sits there.
    """
    return asyncio.run(_attack(url, code, kind, seconds))


async def _attack(url: str, code: str, kind: str, seconds: float) -> int:
    """Connect, sit down and do harm until the connection is cut; and again."""
    connections, until = 0, 0.0
    while not until or time.monotonic() < until:
        wire = await Wire.connect(url, sock=small_buffer(url))
        connections += 1
        try:
            await wire.send(**HELLO)
            await wire.send(t="join", req=code, code=code)
            await wire.get("seat")
            until = until or time.monotonic() + seconds
            await (_do_not_read if kind == "unread answers" else _flood)(wire, kind, until)
        except (OSError, RuntimeError, ConnectionClosed, AssertionError):
            pass  # cut off, as it should be
        finally:
            wire.cut()
            wire._reader.cancel()
    return connections


async def _flood(wire: Wire, kind: str, until: float) -> None:
    transport = wire.ws.transport
    while time.monotonic() < until:
        for frame in _frames(kind):
            if transport.is_closing():
                return
            transport.write(frame)
            while transport.get_write_buffer_size() > AHEAD and not transport.is_closing():
                await asyncio.sleep(0.001)
        await asyncio.sleep(0.001)


async def _do_not_read(wire: Wire, _kind: str, until: float) -> None:
    """Ask for what is long, and never look at it."""
    wire.ws.transport.pause_reading()
    for _ in range(95):
        await wire.send(t="lobby_sub")
    until = max(until, time.monotonic() + 0.4)
    while time.monotonic() < until and not wire.ws.transport.is_closing():
        await wire.ws.ping()  # one that was cut off does not hear it
        await asyncio.sleep(0.02)
