"""What public trackers report of connections and of what comes over them, each tried against a server that runs."""

import asyncio
import json

import pytest
from websockets.exceptions import InvalidStatus

from briscola_desktop.net import news
from briscola_desktop.net.protocol import FRAME, OUTDATED, REFUSED
from tests.net.running import PATIENCE, Robot, Wire, back, in_loop, server, serving, small_buffer, table


@in_loop
async def test_a_reader_that_stalls_is_cut_off_and_the_others_play_on() -> None:
    async with server(talks=(10_000, 1), messages=(10_000, 1), bytes=(10**8, 1)) as url:
        first, second = await table(url)
        stalled = await Wire.connect(url, sock=small_buffer(url))
        await stalled.send(t="hello", client="test", name="x")
        await stalled.send(t="resume", table=first.table, token=first.token, v=0)
        await stalled.get("snap")
        stalled.ws.transport.pause_reading()
        for number in range(2_000):
            await second.send(t="talk", id=str(number), table=second.table, text="x" * 190)
            rooms = [message for message in second.seen if message["t"] == "room"]
            if not rooms[-1]["seats"][first.seat].get("here"):
                break
            if number % 50 == 49:
                await second.get("ack", id=str(number))
        else:
            raise AssertionError("the stalled reader is still connected")
        stalled.cut()
        newer = await back(url, stalled)  # and may come back
        await newer.close()


@in_loop
async def test_a_frame_of_a_megabyte_is_refused() -> None:
    async with server() as url:
        wire = await Wire.open(url)
        await wire.ws.send("x" * 2**20)
        assert await wire.closed() in {1009, 1006}
        wire = await Wire.open(url)
        await wire.ws.send("x" * (FRAME + 1))
        assert await wire.closed() == 1009
        wire = await Wire.connect(url)
        await wire.ws.send("x" * (FRAME + 1))
        assert await wire.closed() == 1009


@pytest.mark.parametrize(
    "frame",
    [
        "null",
        "]",
        "",
        "[" * 4_000,
        '{"t":' * 600,
        "5",
        '"hello"',
        '{"t":"act"}',
        '{"t":"nothing"}',
        '{"t":"act","id":"x","table":"y","v":-1,"action":{}}',
        '{"t":"act","id":"x","table":"y","v":1e400,"action":{}}',
        '{"t":"talk","id":"x","table":"y","text":"\\ud800"}',
        '{"t":"join","req":' + "9" * 4_000 + "}",
    ],
)
@in_loop
async def test_nonsense_is_told_so_and_harms_nobody(frame: str) -> None:
    async with server() as url:
        wire = await Wire.open(url)
        await wire.ws.send(frame)
        assert (await wire.get("err"))["code"] == "malformed"
        await wire.send(t="ping", n=7)
        await wire.get("ack", id="7")
        early = await Wire.connect(url)
        await early.ws.send(frame)
        assert (await early.get("bye"))["code"] == "hello"
        assert await early.closed() == REFUSED


@in_loop
async def test_100_000_brackets_are_too_long_and_bytes_are_no_message() -> None:
    async with server(faults=3) as url:
        wire = await Wire.open(url)
        await wire.ws.send("[" * 100_000)
        assert await wire.closed() in {1009, 1006}
        wire = await Wire.open(url)
        for _ in range(4):
            await wire.ws.send(b"\xff\xfe")
        assert (await wire.get("bye"))["code"] == "malformed"
        assert await wire.closed() == REFUSED


@in_loop
async def test_actions_that_cannot_be_are_refused_by_their_cause() -> None:
    async with server() as url:
        first, second = await table(url)
        held, other = str(first.view.hand[0]), str(second.view.hand[0])
        tried: list[tuple[dict[str, object], str]] = [
            ({}, "notation"),
            ({"play": "Zz"}, "notation"),
            ({"play": held, "throw": True}, "notation"),
            ({"play": other}, "card_not_held"),
            ({"play": other, "seat": second.seat}, "unknown_seat"),
            ({"play": held, "seat": -1}, "unknown_seat"),
            ({"play": held, "seat": "0"}, "notation"),
            ({"exchange": True}, "option_off"),
            ({"claim": True}, "option_off"),
            ({"throw": True}, "option_off"),
        ]
        for number, (action, code) in enumerate(tried):
            await first.act(f"t{number}", action=action)
            assert (await first.get("err", id=f"t{number}"))["code"] == code, action
        await first.act("good")
        await first.get("ack", id="good")


@in_loop
async def test_names_that_hide_turn_or_pass_for_anothers() -> None:
    async with server() as url:
        (anna,) = await table(url, 1, ready=False, rules={"preset": "brisca", "players": 6})
        names = ["Pl\u0430yer\u200b 0", "\u202eevil\u202c", "\u200b\u2063\ufe0f", "A" * 150, "\uff30layer 0\n\t"]
        for number, name in enumerate(names):
            wire = await Wire.open(url, name)
            await wire.send(t="join", req=str(number), code=anna.table)
            await wire.get("seat")
            room = await wire.get("room")
        shown = [seat["name"] for seat in room["seats"]]
        assert shown == ["Player 0", "Pl\u0430yer 0 2", "evil", "Player", "A" * 24, "Player 0 3"]
        assert len({json.dumps(name) for name in shown}) == 6


@in_loop
async def test_talk_is_cleaned_told_to_the_table_and_bounded_everywhere() -> None:
    async with server(talks=(5, 5_000)) as url:
        first, second = await table(url)
        await first.send(t="talk", id="1", table=first.table, text="ciao \u202e\u0000  bella\u200b!")
        assert (await second.get("talk"))["text"] == "ciao bella!"
        await first.send(t="talk", id="2", table=first.table, text="\u200b\u200b")
        assert (await first.get("err", id="2"))["code"] == "talk_empty"
        await first.send(t="talk", id="3", table=first.table, text="x" * 500)
        assert len((await second.get("talk"))["text"]) == 200
        # a table one does not sit at, the lobby, one's own: all from the same allowance
        for number, where in enumerate(("ABCDEFGH", "", first.table, first.table)):
            await first.send(t="talk", id=f"f{number}", table=where, text="x")
        refusal = await first.get("err", id="f3")
        assert refusal["code"] == "talk_rate"
        assert 0 < refusal["retry_ms"] <= 1_000_001


@in_loop
async def test_a_flood_of_messages_is_slowed_then_closed() -> None:
    async with server(messages=(100, 20_000)) as url:
        wire = await Wire.open(url)
        for number in range(130):
            await wire.send(t="ping", n=number)
        refusal = await wire.get("err")
        assert (refusal["code"], refusal["retry_ms"] > 0) == ("rate", True)
        assert (await wire.get("bye"))["code"] == "flood"
        assert await wire.closed() == REFUSED
        answered = sum(message["t"] == "ack" for message in wire.seen)
        assert 99 <= answered <= 100  # the hello counts, or does not


@in_loop
async def test_guessing_codes_is_bounded_and_none_and_full_look_the_same() -> None:
    async with server(misses=(5, 600)) as url:
        first, _ = await table(url, ready=False, public=False)
        guesser = await Wire.open(url)
        answers = []
        for number, code in enumerate((first.table, "AAAAAAAA", "x", "\u202e", "AAAAAAAB")):
            await guesser.send(t="join", req=str(number), code=code)
            answers.append(await guesser.get("err", req=None))
        assert {(answer["code"], answer.get("text")) for answer in answers} == {("no_table", None)}
        await guesser.send(t="join", req="6", code=first.table)
        refusal = await guesser.get("err")
        assert refusal["code"] == "code_rate"
        assert 0 < refusal["retry_ms"] <= 120_001
        other = await Wire.open(url)  # another connection from the same address is no way round
        await other.send(t="join", req="7", code="AAAAAAAC")
        assert (await other.get("err"))["code"] == "code_rate"


@in_loop
async def test_a_half_open_connection_is_noticed_by_the_server() -> None:
    async with server(ping=1) as url:
        first, second = await table(url)
        first.ws.transport.pause_reading()  # as a cable pulled out: nothing comes back, not even a pong
        room = await second.get("room")
        while room["seats"][first.seat].get("here"):
            room = await second.get("room")
        first.cut()


@in_loop
async def test_a_half_open_connection_is_noticed_by_the_client_which_comes_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("briscola_desktop.net.link.PING", 0.3)
    async with serving(ping=30) as (running, url):
        anna = Robot(url, "Anna")
        await anna.until(lambda session: session.connected)
        (peer,) = running._peers
        peer._ws.transport.pause_reading()  # as a cable pulled out: nothing comes back, not even a pong
        await anna.until(lambda _: any(isinstance(told, news.Lost) for told in anna.told))
        await anna.until(lambda _: anna.told[-1] == news.Welcomed(back=True))
        peer._ws.transport.abort()
        await anna.close()


@in_loop
async def test_a_client_whose_clock_is_an_hour_off_sees_time_left_all_the_same() -> None:
    async with server() as url:
        first, _ = await table(url)
        # nothing that is sent is a time of day: there is nothing that a clock could be off from
        for message in first.seen:
            numbers = [value for value in _values(message) if isinstance(value, int | float)]
            assert all(abs(value) < 10**8 for value in numbers)
        assert 0 < next(m for m in first.seen if m["t"] == "ev")["left_ms"] <= 30_000


def _values(message: object) -> list[object]:
    if isinstance(message, dict):
        return [value for held in message.values() for value in _values(held)]
    if isinstance(message, list):
        return [value for held in message for value in _values(held)]
    return [message]


@in_loop
async def test_a_client_of_another_protocol_is_told_to_update() -> None:
    async with server() as url:
        old = await Wire.connect(url, "briscola.v0")
        assert (await old.get("bye"))["code"] == "update"
        assert await old.closed() == OUTDATED
        assert "update the game" in (old.ws.close_reason or "")


@in_loop
async def test_a_client_with_fields_of_a_newer_version_is_understood() -> None:
    async with server() as url:
        wire = await Wire.open(url, colour="blue")
        await wire.send(t="ping", n=1, why="because")
        await wire.get("ack", id="1")


@in_loop
async def test_web_pages_are_kept_out_and_programs_are_not() -> None:
    async with server(origins=("https://cards.example",)) as url:
        with pytest.raises(InvalidStatus):
            await Wire.connect(url, origin="https://evil.example")
        wire = await Wire.connect(url, origin="https://cards.example")
        await wire.close()


@in_loop
async def test_who_says_no_hello_is_closed() -> None:
    async with server(hello=0.2) as url:
        silent = await Wire.connect(url)
        assert (await silent.get("bye"))["code"] == "hello"
        assert await silent.closed() == REFUSED
        reader, writer = await asyncio.open_connection(*url.removeprefix("ws://").split(":"))
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")  # and never the rest
        async with asyncio.timeout(PATIENCE):
            await reader.read()
        writer.close()


@in_loop
async def test_connections_an_address_are_bounded_off_a_local_network() -> None:
    async with serving(proxied=True) as (running, url):
        near = [await Wire.open(url) for _ in range(6)]
        headers = {"X-Forwarded-For": "10.0.0.1, 9.9.9.9"}
        far = [await Wire.connect(url, additional_headers=headers) for _ in range(5)]
        assert (await far[4].get("bye"))["code"] == "connections"
        assert await far[4].closed() == REFUSED
        await far[0].close()
        async with asyncio.timeout(PATIENCE):
            while len(running._peers) > len(near) + 3:
                await asyncio.sleep(0.01)
        again = await Wire.connect(url, additional_headers=headers)
        await again.send(t="hello", client="test", name="x")
        await again.get("welcome")
        for wire in (*near, again):
            await wire.close()
