"""What people at a table find: computers, partners who leave, rematches, the lobby; sessions at a server that runs."""

import asyncio
import gc
import time
from itertools import pairwise
from typing import Any

from briscola_desktop.core.rules import Rules
from briscola_desktop.net import news
from briscola_desktop.net.actor import TableActor
from briscola_desktop.net.hosted import TableState
from briscola_desktop.net.peer import Guarded, Peer
from briscola_desktop.net.protocol import Row
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.net.verify import Finding
from tests.net.running import PATIENCE, Message, Robot, Wire, back, in_loop, play_out, server, serving, table


async def room_where(wire: Wire, seat: tuple[int, Message] | None = None, **fields: Any) -> Message:
    """The next room with these values; `seat` is a number and what its seat holds."""
    number, held = seat or (0, {})
    while True:
        room = await wire.get("room", **fields)
        if all(room["seats"][number].get(key) == value for key, value in held.items()):
            return room


async def robots(url: str, count: int, rules: Rules, *, bots: str | None = None, deals: int = 1) -> list[Robot]:
    found = [Robot(url, f"Robot {number}", deals=deals) for number in range(count)]
    for robot in found:
        await robot.until(lambda session: session.connected)
    # all sit before anybody is ready: robots are ready at once, and a table of one with computers would begin
    found[0].session.create(rules, bots=None if count == rules.players else bots)
    found[0].link.flush()
    await found[0].until(lambda session: session.table)
    for robot in found[1:]:
        robot.session.join(found[0].session.table or "")
        robot.link.flush()
    return found


@in_loop
async def test_six_play_brisca_to_the_end_and_everybody_finds_the_shuffle_fair() -> None:
    async with server() as url:
        players = await robots(url, 6, Rules.of("brisca", players=6))
        await asyncio.gather(*(robot.done.wait() for robot in players))
        for robot in players:
            (ended,) = robot.ended
            assert ended.verdict.finding is Finding.FAIR
            assert len(ended.verdict.nonces) == 6
            assert [action for _, action in robot.steps] == list(ended.record.actions)
            assert sum(ended.result.points) == 120
            await robot.close()


@in_loop
async def test_a_match_of_three_deals_and_a_rematch_with_computers_of_every_level() -> None:
    for level in ("easy", "normal", "hard"):
        async with server(messages=(10_000, 1)) as url:
            (anna,) = await robots(url, 1, Rules.of("match"), bots=level, deals=1 if level == "hard" else 5)
            await anna.done.wait()
            room = anna.session.room
            assert room is not None
            assert not room.timer_on, "there is no timer against the computer"
            assert all(ended.verdict.finding is Finding.FAIR for ended in anna.ended)
            dealers = [ended.record.dealer for ended in anna.ended]
            assert all(dealer != before for before, dealer in pairwise(dealers))
            if level != "hard":
                finished = [ended.match for ended in anna.ended if ended.match.over]
                assert finished
                assert 2 <= len(finished[0].results) <= 3
                assert len(anna.ended[len(finished[0].results)].match.results) == 1, "a rematch begins at nothing"
            await anna.close()


@in_loop
async def test_computers_fill_the_seats_that_are_empty_when_all_are_ready_with_their_level_shown() -> None:
    async with server() as url:
        rules = {"preset": "match", "players": 4}
        first, second = await table(url, 2, rules=rules, bots="easy", ready=False)
        await first.send(t="ready")
        room = await room_where(second, seat=(first.seat, {"ready": True}))
        assert room["phase"] == "gathering"
        await second.send(t="ready")
        await first.get("ev", kind="dealt")
        room = await room_where(first, phase="playing")
        assert [seat.get("level") for seat in room["seats"]] == [None, None, "easy", "easy"]
        assert room["timer_on"]


@in_loop
async def test_a_computer_plays_for_who_is_away_and_leaves_when_they_are_back() -> None:
    async with server(stand_in=0.2) as url:
        first, second = await table(url, timer=0)
        first.cut()
        room = await room_where(second, seat=(first.seat, {"away": True}))
        assert not room["seats"][first.seat].get("here")
        told = await second.get("ev", kind="act")
        assert (told["by"], told["seat"]) == ("stand_in", first.seat)
        again = await back(url, first)
        await room_where(second, seat=(first.seat, {"here": True}))
        while again.v != second.v:
            await asyncio.sleep(0.01)
        await play_out([again, second])
        acts = [message for message in second.seen if message["t"] == "ev" and message["kind"] == "act"]
        assert [message["by"] for message in acts] == ["stand_in"] + ["person"] * 39


@in_loop
async def test_who_leaves_is_played_for_to_the_end_and_the_deal_is_not_lost() -> None:
    async with server() as url:
        first, second = await table(url)
        gone = first.seat
        await first.send(t="leave")
        assert (await first.get("bye"))["code"] == "left"
        room = await room_where(second, seat=(gone, {"left": True}))
        assert (room["seats"][gone]["level"], room["owner"]) == ("normal", second.seat)
        while not second.view.over:
            if second.turn == second.seat and (v := second.v):
                await second.act(str(v))
                await second.get("ack", id=str(v))
            await asyncio.sleep(0.005)
        room = await room_where(second, phase="over")
        assert room["seats"][gone] == {}, "the seat is free for the next match"
        await first.send(t="resume", table=second.table, token=first.token, v=0)
        assert (await first.get("err"))["code"] == "token"
        await first.send(t="join", req="again", table=second.table)
        await first.get("seat")


@in_loop
async def test_the_next_deal_of_a_match_begins_without_who_dawdles_and_a_rematch_waits_for_all() -> None:
    async with server(between=0.2) as url:
        first, second = await table(url, rules={"preset": "match"}, timer=0)
        for deal in (2, 3, 4):
            await play_out([first, second])
            room = await first.get("room")
            while room["phase"] not in {"between", "over"}:
                room = await first.get("room")
            if room["phase"] == "over":
                break
            await first.get("ev", kind="dealt", deal=deal)
            while second.v != first.v:
                await asyncio.sleep(0.01)
        assert room["phase"] == "over"
        await first.send(t="ready")
        await asyncio.sleep(0.4)
        assert not any(m.get("kind") == "dealt" for m in first.seen[-3:])
        await second.send(t="ready")
        dealt = await first.get("ev", kind="dealt")
        assert not dealt["fair"].get("first"), "the deal passes on, it is not drawn anew"


@in_loop
async def test_the_time_until_the_next_deal_is_told_also_to_who_comes_back_and_after_a_restart() -> None:
    store = MemoryStore()
    async with server(store, between=60) as url:
        first, second = await table(url, rules={"preset": "match"}, timer=0)
        began = time.monotonic()
        await play_out([first, second])
        told = await first.get("clock", seat=None)
        assert 60_000 - 1_000 * (time.monotonic() - began) < told["left_ms"] <= 60_000
        await asyncio.sleep(0.3)
        first.cut()
        again = await back(url, first, v=0)
        assert (await again.get("snap"))["left_ms"] < told["left_ms"] - 200
        assert (await again.get("clock"))["left_ms"] < told["left_ms"] - 200
    # and nobody waits for ever because a server was away, or because nobody was there when the time had come
    async with serving(store, between=0.1, nonces=0.2) as (running, url):
        async with asyncio.timeout(PATIENCE):
            while not (actor := running.house.tables.get(again.table)) or actor._left_ms():
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        again = await back(url, again)
        await again.get("ev", kind="dealt", deal=2)


@in_loop
async def test_a_session_goes_on_with_the_seat_of_an_earlier_one_and_checks_the_shuffle() -> None:
    async with server() as url:
        anna, bruno = await robots(url, 2, Rules.of())
        await anna.until(lambda session: session.view)
        ticket = anna.session.ticket
        assert ticket is not None
        assert ticket.token not in repr(ticket)
        await anna.close()
        again = Robot(url, "Robot 0", take_up=ticket)
        await asyncio.gather(again.done.wait(), bruno.done.wait())
        assert again.ended[0].verdict.finding is Finding.FAIR
        assert again.ended[0].record == bruno.ended[0].record
        for robot in (again, bruno):
            await robot.close()


@in_loop
async def test_who_comes_back_after_the_end_of_a_deal_is_told_the_whole_of_it() -> None:
    async with server() as url:
        anna, bruno = await robots(url, 2, Rules.of())
        await asyncio.gather(anna.done.wait(), bruno.done.wait())
        ticket = anna.session.ticket
        await anna.close()
        again = Robot(url, "Robot 0", take_up=ticket)
        await again.until(lambda session: session.view)
        opened = next(told for told in again.told if isinstance(told, news.TableOpened))
        assert opened.record == bruno.ended[0].record
        assert opened.verdict is not None
        assert opened.verdict.finding is Finding.FAIR
        for robot in (again, bruno):
            await robot.close()


@in_loop
async def test_a_seat_of_somebody_who_is_gone_before_the_match_is_free_again() -> None:
    async with server(stand_in=0.1) as url:
        first, second = await table(url, ready=False)
        second.cut()
        await room_where(first, seat=(second.seat, {"name": "Player 1", "here": None}))
        room = await room_where(first, seat=(second.seat, {"name": None}))
        assert room["phase"] == "gathering"
        third = await Wire.open(url, "Carla")
        await third.send(t="join", req="j", table=first.table)
        assert (await third.get("seat"))["seat"] == second.seat


@in_loop
async def test_a_table_where_nobody_is_connected_is_closed_after_a_while_and_forgotten() -> None:
    store = MemoryStore()
    async with server(store, idle=0.2, stand_in=30) as url:
        wires = await table(url)
        for wire in wires:
            wire.cut()
        async with asyncio.timeout(PATIENCE):
            while await store.list_open():
                await asyncio.sleep(0.02)
        late = await Wire.open(url)
        await late.send(t="resume", table=wires[0].table, token=wires[0].token, v=0)
        assert (await late.get("err"))["code"] == "token"


@in_loop
async def test_a_client_that_takes_no_part_in_the_shuffle_is_left_out_and_the_log_says_so() -> None:
    async with server(nonces=0.2) as url:
        first, second = await table(url, ready=False)
        second.deal = False
        for wire in (first, second):
            await wire.send(t="ready")
        dealt = await first.get("ev", kind="dealt")
        assert list(dealt["fair"]["nonces"]) == [str(first.seat)]
        assert dealt["fair"]["left_out"] == [second.seat]
        assert "secret" not in dealt["fair"]
        await play_out([first, second])
        last = await second.get("ev", turn=None, v=second.v)
        assert len(last["fair"]["secret"]) == 64
        assert len(last["record"]["actions"]) == 40


@in_loop
async def test_a_nonce_that_does_not_fit_its_commitment_is_left_out() -> None:
    async with server(nonces=0.3) as url:
        first, second = await table(url, ready=False)
        second.deal = False
        for wire in (first, second):
            await wire.send(t="ready")
        await second.send(t="nonce", table=second.table, deal=1, commit="0" * 64)
        await second.get("fair", commit=(await second.get("fair"))["commit"])
        await second.send(t="nonce", table=second.table, deal=1, reveal="1" * 64)
        assert (await first.get("ev", kind="dealt"))["fair"]["left_out"] == [second.seat]


@in_loop
async def test_the_lobby_shows_public_tables_with_free_seats_and_what_changes() -> None:
    async with server() as url:
        watcher = Robot(url, "Watcher")
        await watcher.until(lambda session: session.connected)
        watcher.session.watch_lobby()
        watcher.link.flush()
        (hidden,) = await table(url, 1, ready=False, public=False, rules={"preset": "classic", "players": 2})
        (shown,) = await table(url, 1, ready=False, rules={"preset": "match", "players": 3}, bots="hard", timer=60)
        await watcher.until(lambda session: session.lobby)
        rules = {"preset": "match", "players": 3}
        row = Row(rules=rules, free=2, timer=60, owner="Player 0", bots="hard")
        assert watcher.session.lobby == {shown.table: row}
        friend = await Wire.open(url, "Friend")
        await friend.send(t="join", req="f", table=shown.table)
        await watcher.until(lambda session: session.lobby[shown.table].free == 1)
        for wire in (friend, shown):
            await wire.send(t="leave")
        await watcher.until(lambda session: not session.lobby)
        late = await Wire.open(url)
        await late.send(t="lobby_sub")
        assert (await late.get("lobby"))["full"] == {}
        assert hidden.code is None
        await watcher.close()


@in_loop
async def test_tables_that_make_no_sense_are_refused_with_what_is_wrong() -> None:
    async with server() as url:
        wire = await Wire.open(url)
        tried: list[tuple[Message, str]] = [
            ({"rules": {"preset": "poker"}}, "rules"),
            ({"rules": {"preset": "classic", "players": 6}}, "rules"),
            ({"rules": {"preset": "classic", "match": "four_deals_points"}}, "rules"),
            ({"rules": {}, "timer": 5}, "timer"),
            ({"rules": {}, "timer": -30}, "timer"),
            ({"rules": {}, "bots": "genius"}, "level"),
        ]
        for number, (asked, code) in enumerate(tried):
            await wire.send(t="create", req=str(number), **asked)
            assert (await wire.get("err", id=str(number)))["code"] == code
        await wire.send(t="create", req="good", rules={"preset": "brisca"}, seats=6, timer=0)
        await wire.get("seat")
        await wire.send(t="create", req="second", rules={})
        assert (await wire.get("err"))["code"] == "seated"


@in_loop
async def test_a_session_that_is_too_fast_comes_again_and_loses_nothing() -> None:
    async with server(messages=(15, 20)) as url:
        anna, bruno = await robots(url, 2, Rules.of())
        await asyncio.gather(anna.done.wait(), bruno.done.wait())
        assert any(told == news.Welcomed(back=True) for told in anna.told)
        for robot in (anna, bruno):
            assert robot.ended[0].verdict.finding is Finding.FAIR
            await robot.close()


@in_loop
async def test_a_session_mutes_talks_and_comes_back_by_itself() -> None:
    async with server() as url:
        anna, bruno = await robots(url, 2, Rules.of())
        await anna.until(lambda session: session.view)
        bruno.session.talk("hello")
        bruno.link.flush()
        await anna.until(lambda _: news.Heard(bruno.session.seat, "Robot 1", "hello") in anna.told)
        anna.session.mute(bruno.session.seat)
        bruno.session.talk("are you there?")
        bruno.link.flush()
        await bruno.until(lambda _: any(isinstance(told, news.Heard) and "?" in told.text for told in bruno.told))
        anna.link.cut()
        await anna.until(lambda _: any(told == news.Welcomed(back=True) for told in anna.told))
        await asyncio.gather(anna.done.wait(), bruno.done.wait())
        assert not any(isinstance(told, news.Heard) and "?" in told.text for told in anna.told)
        for robot in (anna, bruno):
            assert robot.ended[0].verdict.finding is Finding.FAIR
            await robot.close()


@in_loop
async def test_a_table_and_its_connections_that_are_gone_leave_nothing_for_a_full_collection() -> None:
    """`briscola serve` runs none, for it would hold up every table."""
    async with server() as url:
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                first, second = await table(url)
                await first.act("a")
                await first.get("ack")
                for wire in (first, second):
                    await wire.send(t="leave")
                    await wire.get("bye")
                    await wire.close()
            del first, second, wire
            async with asyncio.timeout(PATIENCE):
                while any(type(held) in {Guarded, Peer, TableActor, TableState} for held in gc.get_objects()):
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()
