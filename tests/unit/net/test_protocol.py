"""The messages, pinned, and their codes, documented."""

import re
from pathlib import Path

import pytest

from briscola_desktop import net
from briscola_desktop.core import errors
from briscola_desktop.net import protocol
from briscola_desktop.net.protocol import MalformedError, encode, read_message, read_request

REQUESTS = [
    '{"t":"hello","client":"x","lang":"it","name":"Anna","token":null}',
    '{"t":"resume","table":"ABCDEFGH","token":"y","v":3}',
    '{"t":"lobby_sub","on":true}',
    '{"t":"create","req":"1","rules":{"preset":"match"},"public":false,"seats":4,"timer":0,"bots":"hard"}',
    '{"t":"join","req":"2","table":"","code":"ABCDEFGH"}',
    '{"t":"leave","table":"ABCDEFGH"}',
    '{"t":"ready","table":"ABCDEFGH","on":true}',
    '{"t":"act","id":"3","table":"ABCDEFGH","v":7,"action":{"play":"Ad"}}',
    '{"t":"talk","id":"4","table":"ABCDEFGH","text":"ciao"}',
    '{"t":"timer_vote","id":"5","table":"ABCDEFGH","off":true}',
    f'{{"t":"nonce","table":"ABCDEFGH","deal":1,"commit":"{"0" * 64}","reveal":null}}',
    '{"t":"ping","n":9}',
]


@pytest.mark.parametrize("text", REQUESTS)
def test_requests_stay_what_they_are(text: str) -> None:
    assert encode(read_request(text)).decode() == text


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"act","id":"' + "x" * 65 + '","table":"A","v":1,"action":{}}',
        '{"t":"nonce","table":"A","deal":1,"commit":"xyz"}',
        '{"t":"join"}',
        '{"t":"create","req":"1","rules":[]}',
        '{"t":"ready","on":1}',
        '{"t":"welcome","session":"x","limits":{}}',
        "{}",
    ],
)
def test_what_is_no_request_is_malformed(text: str) -> None:
    with pytest.raises(MalformedError):
        read_request(text)


def test_messages_of_a_newer_server_are_no_crash() -> None:
    with pytest.raises(MalformedError):
        read_message('{"t":"fireworks"}')
    assert read_message('{"t":"ack","id":"1","v":2,"shiny":true}') == protocol.Ack(id="1", v=2)


def test_every_code_that_is_sent_is_documented() -> None:
    folder = Path(net.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    sent = set(re.findall(r'Err\((?:id=[\w.]+, )?code="(\w+)"', source)) | set(re.findall(r'Rejected\("(\w+)"', source))
    assert len(sent) > 10
    assert sent <= protocol.ERRORS.keys()
    illegal = {kind.code for kind in errors.IllegalActionError.__subclasses__()}
    assert illegal <= protocol.ERRORS.keys()
    byes = set(re.findall(r'Bye\(code="(\w+)"', source)) | set(re.findall(r'close\([A-Z]+, "(\w+)"', source))
    assert byes <= protocol.BYES.keys()
    assert {"replaced", "restart", "update", "left"} <= byes
