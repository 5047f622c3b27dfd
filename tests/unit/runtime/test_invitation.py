"""Addresses and codes as people write them."""

import pytest

from briscola_desktop.runtime.invitation import (
    Invitation,
    read_address,
    read_invitation,
    show_address,
    show_code,
    write_invitation,
)


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("play.example.org", "wss://play.example.org"),
        (" play.example.org:8443/briscola/ ", "wss://play.example.org:8443/briscola"),
        ("ws://play.example.org", "ws://play.example.org:4747"),
        ("wss://192.168.1.5", "wss://192.168.1.5"),
        ("192.168.1.5", "ws://192.168.1.5:4747"),
        ("192.168.1.5:5000", "ws://192.168.1.5:5000"),
        ("localhost", "ws://localhost:4747"),
        ("kitchen", "ws://kitchen:4747"),
        ("kitchen.local:1", "ws://kitchen.local:1"),
        ("[fe80::1]", "ws://[fe80::1]:4747"),
    ],
)
def test_an_address_is_read_as_it_is_meant(typed: str, url: str) -> None:
    assert read_address(typed) == url
    assert read_address(show_address(url)) == url or typed.startswith(("ws://", "wss://"))


@pytest.mark.parametrize(
    "typed", ["", "two words", "http://example.org", "user@example.org", "host:port", "host:99999"]
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"address|[Pp]ort"):
        read_address(typed)


@pytest.mark.parametrize("said", ["abcd ef23", "ABCD-EF23", " abcdef23 "])
def test_a_code_is_read_in_any_spelling(said: str) -> None:
    assert read_invitation(said) == Invitation("ABCDEF23")


def test_an_invitation_comes_back_as_it_was_written() -> None:
    for address in ("", "ws://192.168.1.5:4747", "ws://192.168.1.5:5000", "wss://play.example.org"):
        assert read_invitation(write_invitation("ABCDEF23", address)) == Invitation("ABCDEF23", address)
    assert write_invitation("ABCDEF23", "ws://192.168.1.5:4747") == "ABCD EF23 @ 192.168.1.5"
    assert show_code("ABCDEF23") == "ABCD EF23"


@pytest.mark.parametrize("said", ["", "ABCD", "ABCD EF2O", "ABCDEF234", "@ example.org", "ABCDEF23 @ "])
def test_what_is_no_invitation_is_refused(said: str) -> None:
    with pytest.raises(ValueError, match=r"code|address"):
        read_invitation(said)
