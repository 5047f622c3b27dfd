"""A table server inside the app, where the usual port is somebody else's."""

from __future__ import annotations

import asyncio
import socket

import pytest

from briscola_desktop.runtime import hosting


def test_where_the_usual_port_is_taken_the_host_is_reached_at_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    host = hosting.Host("Nonna")

    async def open_one() -> None:
        server = await host._listening()
        (port,) = server.ports
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
        await server.close()

    with socket.create_server(("", 0)) as taken:
        monkeypatch.setattr(hosting, "PORT", taken.getsockname()[1])
        asyncio.run(open_one())
    host._loop.close()
