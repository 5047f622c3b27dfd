"""Clients that mean harm, for a process of their own."""

import asyncio
import random
import time

from websockets.exceptions import ConnectionClosed

from tests.net.running import Wire, small_buffer


def harm(url: str, kind: str, seconds: float) -> int:
    """Attack a server for a while; how many connections that took."""
    return asyncio.run(attack(url, kind, time.monotonic() + seconds))


def hostile_frames(kind: str) -> list[bytes]:
    """What a client that means harm writes, again and again."""
    mask = b"\0\0\0\0"
    if kind == "empty frames":
        return [(b"\x81\x80" + mask) * 40_000]
    if kind == "pings":
        return [(b"\x89\x80" + mask) * 40_000]
    if kind == "giant frame":
        return [b"\x81\xff" + (1 << 40).to_bytes(8) + mask + b"a" * 200_000]
    if kind == "endless message":
        part = b"\x00\xfe" + (1_000).to_bytes(2) + mask + b"a" * 1_000
        return [b"\x01" + part[1:], *[part] * 300]
    if kind == "malformed":
        return [b"".join(b"\x81\xfe" + len(text).to_bytes(2) + mask + text for text in [b"[" * 4_000] * 60)]
    return [random.Random(1).randbytes(200_000)]


KINDS = ("empty frames", "pings", "giant frame", "endless message", "malformed", "noise", "unread answers")


async def attack(url: str, kind: str, until: float) -> int:
    """Connect, do harm until the connection is cut, and again."""
    connections = 0
    while time.monotonic() < until:
        wire = await Wire.connect(url, sock=small_buffer(url))
        connections += 1
        try:
            await wire.send(t="hello", client="x", name="x")
            transport = wire.ws.transport
            if kind == "unread answers":
                transport.pause_reading()
                for number in range(90):
                    await wire.send(t="lobby_sub", n=number)
                await asyncio.sleep(0.2)
            for frame in hostile_frames(kind):
                transport.write(frame)
                await asyncio.sleep(0)
            async with asyncio.timeout(1):
                await wire.ws.wait_closed()
        except (OSError, RuntimeError, ConnectionClosed):
            pass  # cut off, as it should be
        finally:
            wire.cut()
            wire._reader.cancel()
    return connections
