"""Addresses that are none, whoever names them: a person, or a server that sends its players elsewhere."""

import asyncio

import pytest

from briscola_desktop.core.rules import Rules
from briscola_desktop.net import protocol
from briscola_desktop.net.link import Outbox, carry
from briscola_desktop.net.session import Session

NONE = ["ws://[::1", "ws://host:99999", "ws://host:port", "wss://", f"ws://{'a' * 80}.example", "ws://\0", "mailto:x"]


@pytest.mark.parametrize("url", NONE)
def test_no_connection_is_made_to_what_is_no_address(url: str) -> None:
    came = list[str | bytes]()
    assert asyncio.run(carry(url, Outbox(), lambda: came.append("open"), came.append)) is None
    assert not came


@pytest.mark.parametrize("url", NONE)
def test_a_server_that_sends_its_players_nowhere_is_asked_again(url: str) -> None:
    session = Session("ws://here", "Anna")
    session.opened()
    session.received(protocol.encode(protocol.Welcome(session="s", limits={}, servers=[url])), 0)
    session.create(Rules.of())
    (asked,) = [protocol.read_request(frame) for frame in session.outgoing() if '"create"' in frame]
    assert isinstance(asked, protocol.Create)
    session.received(protocol.encode(protocol.Err(code="elsewhere", id=asked.req, text=url)), 0)
    addresses = set()
    for _ in range(4):
        session.closed(None)
        addresses.add(session.address)
        assert session.retry_in is not None
    assert "ws://here" in addresses
