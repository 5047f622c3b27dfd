"""What public trackers report of card servers, each tried against one that runs."""

import asyncio
import json

import pytest
from websockets.exceptions import InvalidStatus

from briscola_desktop.net.protocol import FRAME, OUTDATED, REFUSED, REPLACED
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.play.clock import Clock
from tests.net.running import CLASSIC, Wire, back, in_loop, play_out, server, small_buffer, table


@in_loop
async def test_joining_twice_gives_the_same_seat() -> None:
    async with server() as url:
        anna, bruno = await table(url, ready=False)
        seat = bruno.seat
        await bruno.send(t="join", req="j", code=bruno.table)
        assert (await bruno.get("seat"))["seat"] == seat
        assert (await bruno.get("ack", id="j"))["dup"]
        await bruno.send(t="join", req="another", code=bruno.table)
        assert (await bruno.get("seat", req="another"))["seat"] == seat
        room = await anna.get("room")
        while room["seats"][seat].get("name") is None:
            room = await anna.get("room")
        assert [one.get("name") for one in room["seats"]] == ["Player 0", "Player 1"]


@in_loop
async def test_a_join_whose_answer_was_lost_finds_its_seat_again() -> None:
    async with server() as url:
        (anna,) = await table(url, 1, ready=False, rules=CLASSIC)
        hello = {"token": "a session of Bruno's"}
        bruno = await Wire.open(url, "Bruno", **hello)
        await bruno.send(t="join", req="j", code=anna.table)
        seat = (await bruno.get("seat"))["seat"]
        bruno.cut()
        again = await Wire.open(url, "Bruno", **hello)
        await again.send(t="join", req="j", code=anna.table)
        assert (await again.get("seat"))["seat"] == seat


@in_loop
async def test_fifty_race_for_the_last_seat_and_one_has_it() -> None:
    async with server() as url:
        (anna,) = await table(url, 1, ready=False, rules=CLASSIC)
        racers = [await Wire.open(url, f"Racer {number}") for number in range(50)]
        await asyncio.gather(*(racer.send(t="join", req="r", table=anna.table) for racer in racers))

        async def outcome(racer: Wire) -> str:
            while True:
                for message in racer.seen:
                    if message["t"] in {"seat", "err"}:
                        return str(message.get("code", "seat"))
                await asyncio.sleep(0.01)

        outcomes = await asyncio.gather(*map(outcome, racers))
        assert sorted(outcomes) == ["no_table"] * 49 + ["seat"]


@in_loop
async def test_back_in_the_middle_of_a_trick_with_the_same_hand_trick_and_score() -> None:
    async with server() as url:
        first, second = await table(url)
        await first.act("a")
        await second.get("ev", kind="act")
        second.cut()
        await first.get("room")
        again = await back(url, second, v=0)
        await again.get("snap")
        assert again.view == second.view
        assert again.view.table
        await again.act("b")
        await again.get("ack", id="b")


@in_loop
async def test_what_was_missed_is_told_without_a_gap() -> None:
    async with server() as url:
        first, second = await table(url)
        second.cut()
        await first.get("room")
        await first.act("a")
        await first.get("ack", id="a")
        again = await back(url, second)
        await again.get("ev", kind="act")  # Wire itself asserts that versions have no gaps
        await again.get("clock")
        assert [message for message in again.seen if message["t"] == "snap"] == []
        assert again.view.table == first.view.table


@in_loop
async def test_the_same_seat_in_two_windows_the_newer_has_it() -> None:
    async with server() as url:
        first, _ = await table(url)
        newer = await back(url, first)
        assert (await first.get("bye"))["code"] == "replaced"
        assert await first.closed() == REPLACED
        await newer.act("a")
        await newer.get("ack", id="a")


@in_loop
async def test_a_token_is_good_until_the_next_one_has_been_used() -> None:
    async with server() as url:
        first, _ = await table(url)
        second = await back(url, first)
        lost = await back(url, first)  # the answer with the new token may get lost: the one before is still good
        third = await back(url, lost)
        assert len({first.token, second.token, lost.token, third.token}) == 4
        thief = await Wire.open(url)
        for stolen in (first.token, second.token, "", "x" * 43):
            await thief.send(t="resume", table=first.table, token=stolen, v=0)
            assert (await thief.get("err"))["code"] == "token"


@in_loop
async def test_a_move_sent_again_is_done_once_and_has_the_first_answer() -> None:
    async with server() as url:
        first, second = await table(url)
        move, v = first.move(), first.v
        await first.act("same", action=move, v=v)
        answer = await first.get("ack", id="same")
        first.cut()
        again = await back(url, first)
        await again.act("same", action=move, v=v)
        repeated = await again.get("ack", id="same")
        assert (repeated["v"], repeated["dup"]) == (answer["v"], True)
        await second.act("reply")
        await second.get("ack", id="reply")
        assert sum(message["t"] == "ev" and message["kind"] == "act" for message in second.seen) == 2


@in_loop
async def test_a_refused_move_sent_again_is_refused_again() -> None:
    async with server() as url:
        _, second = await table(url)
        await second.act("early", action={"play": str(second.view.hand[0])})
        assert (await second.get("err", id="early"))["code"] == "out_of_turn"
        await second.act("early", action={"play": str(second.view.hand[0])})
        assert (await second.get("err", id="early"))["code"] == "out_of_turn"


@in_loop
async def test_a_stale_move_is_told_so_with_the_table_as_it_is() -> None:
    async with server() as url:
        first, second = await table(url)
        v = first.v
        await first.act("a")
        await first.get("ack", id="a")
        await second.get("ev", kind="act")
        for wrong in (v, v + 100):
            await second.act("late" + str(wrong), v=wrong)
            assert (await second.get("err"))["code"] == "stale"
            assert (await second.get("snap"))["v"] == second.v


@in_loop
async def test_the_timer_runs_on_for_who_is_away_and_their_time_left_is_told_when_they_are_back() -> None:
    async with server() as url:
        first, second = await table(url, timer=10)
        first.cut()
        await second.get("room")
        await asyncio.sleep(0.6)
        again = await back(url, first)
        told = await again.get("clock")
        assert told["seat"] == again.seat
        assert 8_000 < told["left_ms"] < 9_500


@in_loop
async def test_the_deadline_goes_on_after_a_restart() -> None:
    store = MemoryStore()
    async with server(store) as url:
        first, second = await table(url, timer=10)
        await asyncio.sleep(0.5)
    async with server(store, grace=1) as url:
        again = await back(url, first)
        left = (await again.get("clock"))["left_ms"]
        assert 6_000 < left < 9_500
    async with server(store, grace=20) as url:  # and nobody is played for because a server was away
        again = await back(url, again)
        assert (await again.get("clock"))["left_ms"] > 15_000
    for wire in (first, second):
        assert await wire.closed() == 1012


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time runs a hundred times as fast for players: 30 seconds a move are 0.3, 10 are 0.1."""
    allowed = Clock.allowed
    monkeypatch.setattr(Clock, "allowed", lambda clock, seat: allowed(clock, seat) / 100)


@pytest.mark.usefixtures("hurried")
@in_loop
async def test_a_move_and_its_timeout_in_the_same_moment_one_card_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola_desktop.play.clock.MISSES", 100)  # nobody's time is shortened here
    async with server() as url:
        first, second = await table(url)
        for number in range(8):
            mover, other = (first, second) if first.turn == first.seat else (second, first)
            move, v = mover.move(), mover.v
            await asyncio.sleep(0.292 + 0.001 * number)
            await mover.act(f"close {number}", action=move, v=v)
            told = await other.get("ev", v=v + 1)
            assert told["seat"] == mover.seat
            answer = None
            while answer is None:
                answer = next((m for m in mover.seen if m.get("id") == f"close {number}"), None)
                await asyncio.sleep(0.002)
            assert answer["t"] == {"person": "ack", "clock": "err"}[told["by"]]
            assert answer.get("code") in {None, "stale"}
            while first.v != second.v:
                await asyncio.sleep(0.002)
            acts = [m for m in other.seen if m.get("kind") == "act"]
            assert sum(m["v"] == v + 1 for m in acts) == 1
            assert sum(m["seat"] == mover.seat and m["action"] == move for m in acts) <= 1
        # each turn had one card: the tricks are whole, in order and agreed upon (Wire follows every event)
        assert first.view.history == second.view.history
        assert len(first.view.history) >= 4


@pytest.mark.usefixtures("hurried")
@in_loop
async def test_whose_time_runs_out_twice_has_ten_seconds_until_they_play_in_time() -> None:
    async with server() as url:
        first, second = await table(url)
        slow, allowed = first, list[int]()
        while len(allowed) < 4:
            mover = first if first.turn == first.seat else second
            v = mover.v
            if mover is slow:
                allowed.append(next(m["left_ms"] for m in reversed(mover.seen) if m["t"] == "ev"))
            if mover is not slow or len(allowed) == 3:
                await mover.act(f"at {v}")
            while v in {first.v, second.v}:
                await asyncio.sleep(0.002)
        assert [round(left, -2) for left in allowed] == [300, 300, 100, 300]
        by = [m["by"] for m in second.seen if m.get("kind") == "act" and m["seat"] == slow.seat]
        assert by[:3] == ["clock", "clock", "person"]


@in_loop
async def test_the_timer_goes_off_when_all_people_agree_and_on_again_when_one_does_not() -> None:
    async with server() as url:
        first, second = await table(url)
        await first.send(t="timer_vote", id="1", table=first.table, off=True)
        await first.get("ack", id="1")
        assert (await second.get("clock"))["left_ms"] > 0
        await second.send(t="timer_vote", id="2", table=second.table, off=True)
        await second.get("ack", id="2")
        assert "left_ms" not in await second.get("clock")
        await first.act("a")  # a vote has made a new version, but no card has moved: this is not stale
        await first.get("ack", id="a")
        await second.send(t="timer_vote", id="3", table=second.table, off=False)
        assert (await first.get("clock", seat=second.seat))["left_ms"] > 29_000


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
    async with server() as url:
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
        assert 0 < refusal["retry_ms"] <= 2_001


@in_loop
async def test_a_flood_of_messages_is_slowed_then_closed() -> None:
    async with server() as url:
        wire = await Wire.open(url)
        for number in range(130):
            await wire.send(t="ping", n=number)
        refusal = await wire.get("err")
        assert (refusal["code"], refusal["retry_ms"] > 0) == ("rate", True)
        assert (await wire.get("bye"))["code"] == "flood"
        assert await wire.closed() == REFUSED
        answered = sum(message["t"] == "ack" for message in wire.seen)
        assert 99 <= answered <= 103  # the hello counts, and a bucket fills while one empties it


@in_loop
async def test_guessing_codes_is_bounded_and_none_and_full_look_the_same() -> None:
    async with server() as url:
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
        assert refusal["retry_ms"] > 10_000
        other = await Wire.open(url)  # another connection from the same address is no way round
        await other.send(t="join", req="7", code="AAAAAAAC")
        assert (await other.get("err"))["code"] == "code_rate"


@in_loop
async def test_a_half_open_connection_is_noticed_by_the_server() -> None:
    async with server(ping=0.3) as url:
        first, second = await table(url)
        first.ws.transport.pause_reading()  # as a cable pulled out: nothing comes back, not even a pong
        room = await second.get("room")
        while room["seats"][first.seat].get("here"):
            room = await second.get("room")
        first.cut()


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
        async with asyncio.timeout(3):
            await reader.read()
        writer.close()


@in_loop
async def test_connections_an_address_are_bounded_off_a_local_network() -> None:
    async with server(proxied=True) as url:
        near = [await Wire.open(url) for _ in range(6)]
        headers = {"X-Forwarded-For": "10.0.0.1, 9.9.9.9"}
        far = [await Wire.connect(url, additional_headers=headers) for _ in range(5)]
        assert (await far[4].get("bye"))["code"] == "connections"
        assert await far[4].closed() == REFUSED
        await far[0].close()
        await asyncio.sleep(0.05)
        for wire in (*near, await Wire.connect(url, additional_headers=headers)):
            await wire.close()


@in_loop
async def test_a_restart_in_the_middle_of_a_deal_loses_nothing() -> None:
    store = MemoryStore()
    async with server(store) as url:
        first, second = await table(url)
        for number in range(3):
            mover = first if first.turn == first.seat else second
            await mover.act(str(number))
            await mover.get("ack", id=str(number))
            await asyncio.sleep(0.05)
    assert (await first.get("bye"))["code"] == "restart"
    async with server(store) as url:
        here, there = await back(url, first), await back(url, second)
        await here.get("clock")
        await there.get("clock")
        assert (here.view, there.view) == (first.view, second.view)
        await play_out([here, there])
        assert sum(here.view.points) == 120


@in_loop
async def test_a_restart_in_the_middle_of_a_shuffle_begins_it_anew_with_the_same_commitment() -> None:
    store = MemoryStore()
    async with server(store, nonces=30) as url:
        first, second = await table(url, ready=False)
        first.deal = False
        for wire in (first, second):
            await wire.send(t="ready", table=wire.table)
        commit = (await second.get("fair"))["commit"]
    async with server(store, nonces=30) as url:
        here, there = await back(url, first), await back(url, second)
        assert (await there.get("fair"))["commit"] == commit
        dealt = await here.get("ev", kind="dealt")
        assert dealt["fair"]["commit"] == commit
        assert set(dealt["fair"]["nonces"]) == {"0", "1"}
