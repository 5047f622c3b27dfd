"""What public trackers report of seats, moves, clocks and restarts, each tried against a server that runs."""

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import pytest

from briscola_desktop.net.actor import TableActor
from briscola_desktop.net.protocol import REPLACED, RESTARTING, Act
from briscola_desktop.net.stores.base import Listing, StoreDownError
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.play.clock import Clock
from tests.net.running import CLASSIC, PATIENCE, Wire, back, in_loop, play_out, server, serving, table


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
async def test_what_was_refused_stays_refused_though_it_would_be_good_by_now() -> None:
    async with server() as url:
        first, second = await table(url)
        early, v = {"play": str(second.view.hand[0])}, second.v
        await second.act("early", action=early, v=v)
        assert (await second.get("err", id="early"))["code"] == "out_of_turn"
        await first.act("a")
        await second.get("ev", kind="act")
        for version in (v, second.v):
            await second.act("early", action=early, v=version)
            assert (await second.get("err", id="early"))["code"] == "out_of_turn"
        await second.act("late", action=early)
        await second.get("ack", id="late")


class HesitantStore(MemoryStore):
    """A store that writes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.willing = asyncio.Event()
        self.willing.set()

    async def append(self, table: str, epoch: int, sequence: int, entry: bytes) -> None:
        await self.willing.wait()
        await super().append(table, epoch, sequence, entry)


@in_loop
async def test_nothing_is_acknowledged_or_told_before_it_is_written_down() -> None:
    store = HesitantStore()
    async with server(store) as url:
        first, second = await table(url)
        said = len(first.seen), len(second.seen)
        store.willing.clear()
        await first.act("a")
        await first.send(t="ping", n=1)
        await first.get("ack", id="1")
        await asyncio.sleep(0.05)
        assert (len(first.seen) - 1, len(second.seen)) == said
        store.willing.set()
        await first.get("ack", id="a")
        await second.get("ev", kind="act")


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
        began = time.monotonic()
        first, second = await table(url, timer=30)
        first.cut()
        await second.get("room")
        await asyncio.sleep(0.6)
        again = await back(url, first)
        told = await again.get("clock")
        assert told["seat"] == again.seat
        assert 30_000 - 1_000 * (time.monotonic() - began) < told["left_ms"] < 29_500


@in_loop
async def test_after_a_restart_a_turn_begins_anew_and_again_once_its_player_is_back() -> None:
    store = MemoryStore()
    async with server(store) as url:
        first, second = await table(url, timer=30)
        await asyncio.sleep(0.6)
    async with server(store) as url:
        waiting = await back(url, second)
        assert (await waiting.get("clock"))["left_ms"] > 29_400
        await asyncio.sleep(0.6)
        again = await back(url, first)
        left = (await again.get("clock"))["left_ms"]
        assert left > 29_500
        assert (await waiting.get("clock"))["left_ms"] == pytest.approx(left, abs=400), "the others see it, too"
        again.cut()
        await asyncio.sleep(0.6)
        again = await back(url, again)
        assert (await again.get("clock"))["left_ms"] < 29_500, "who comes and goes gains nothing"
    for wire in (first, second):
        assert await wire.closed() == 1012


class FarStore(MemoryStore):
    """A store at the end of a line, to which a request that is cancelled looks like a lost connection.

    Attributes:
        late: what was asked of it after it had been closed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.late: list[str] = []
        self._closed = False

    async def append(self, table: str, epoch: int, sequence: int, entry: bytes) -> None:
        await self._far(super().append(table, epoch, sequence, entry))

    async def renew(self) -> None:
        await self._far(super().renew())

    async def publish(self, table: str, summary: dict[str, Any]) -> None:
        await self._far(super().publish(table, summary))

    async def list_open(self) -> dict[str, Listing]:
        found = await super().list_open()
        await self._far(super().renew())
        return found

    async def close(self) -> None:
        self._closed = True

    async def _far(self, work: Awaitable[None]) -> None:
        if self._closed:
            self.late.append(str(work))
        await work
        try:
            await asyncio.sleep(0.03)
        except asyncio.CancelledError:
            raise StoreDownError("the connection was lost") from None


@in_loop
async def test_a_server_that_is_stopped_while_it_speaks_with_its_store_stops_at_once() -> None:
    for moment in range(8):
        store, before = FarStore(), asyncio.all_tasks()
        async with server(store, sweep=0.02) as url:
            first, second = await table(url)
            await first.act("a")
            await asyncio.sleep(0.01 * moment)
        for wire in (first, second):
            assert await wire.closed() == RESTARTING
        async with asyncio.timeout(PATIENCE):
            while asyncio.all_tasks() - before:
                await asyncio.sleep(0.01)
        assert not store.late


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


@pytest.mark.parametrize("winner", ["person", "clock"])
@in_loop
async def test_of_a_move_and_its_timeout_in_one_mailbox_the_one_that_came_first_is_done(winner: str) -> None:
    async with serving() as (running, url):
        first, second = await table(url)
        actor = running.house.tables[first.table]
        peer, move, v = actor._peers[first.seat], first.move(), first.v
        assert peer is not None
        run_out(actor)
        if winner == "clock":
            actor.post(actor._time_is_up)
        actor.handle(peer, Act(id="a", table=first.table, v=v, action=move))
        if winner == "person":
            actor.post(actor._time_is_up)
        told = await second.get("ev", v=v + 1)
        assert (told["by"], told["seat"]) == (winner, first.seat)
        answer = "ack" if winner == "person" else "err"
        await first.get(answer, id="a")
        await asyncio.sleep(0.05)
        assert (first.v, second.v) == (v + 1, v + 1), "the other's card did not fall with it"


@in_loop
async def test_whose_time_runs_out_twice_has_ten_seconds_until_they_play_in_time() -> None:
    async with serving() as (running, url):
        first, second = await table(url)
        actor = running.house.tables[first.table]
        slow, allowed = first, list[int]()
        while len(allowed) < 4:
            mover = first if first.turn == first.seat else second
            v = mover.v
            if mover is slow:
                allowed.append(next(m["left_ms"] for m in reversed(mover.seen) if m["t"] == "ev"))
            if mover is slow and len(allowed) < 3:
                run_out(actor)
                actor.post(actor._time_is_up)
            else:
                await mover.act(f"at {v}")
            while v in {first.v, second.v}:
                await asyncio.sleep(0.002)
        assert [round(left / 10_000) for left in allowed] == [3, 3, 1, 3]
        by = [m["by"] for m in second.seen if m.get("kind") == "act" and m["seat"] == slow.seat]
        assert by[:3] == ["clock", "clock", "person"]


def run_out(actor: TableActor) -> None:
    """Let the time of whoever is waited for be over."""
    actor.state.clock = replace(actor.state.clock, began=actor.state.clock.began - 30)


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
