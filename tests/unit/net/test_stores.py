"""All stores keep the same promises: one writer, one order, nothing lost."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from briscola_desktop.net.stores.base import FencedError, HeldError, MissingError, Store, StoreDownError, VolatileError
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.net.stores.redis import RedisStore
from briscola_desktop.net.stores.sqlite import SqliteStore
from tests.net.running import Redis

Make = Callable[[], Store]


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    running = Redis(tmp_path_factory.mktemp("redis"))
    yield running
    running.kill()


@pytest.fixture(params=["memory", "sqlite", "redis"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """A function that opens the same data again each time."""
    if request.param == "memory":
        memory = MemoryStore()
        return lambda: memory
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "deep" / "tables.sqlite")
    redis: Redis = request.getfixturevalue("redis")
    return lambda: RedisStore(f"{redis.url}/{abs(hash(tmp_path)) % 16}", "ws://here")


def run(work: Awaitable[None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(100):
            await work

    asyncio.run(bounded())


def test_a_log_is_kept_in_order_and_survives_its_server(make: Make) -> None:
    async def work() -> None:
        store = make()
        await store.open()
        claim = await store.create("T", b"0")
        for number in range(1, 30):
            await store.append("T", claim.epoch, number + 1, str(number).encode())
        await store.close()
        again = make()
        await again.open()
        taken = await again.claim("T", b"mine")
        assert taken.entries == [*(str(number).encode() for number in range(30)), b"mine"]
        assert await again.read("T", 29) == [b"29", b"mine"]
        await again.append("T", taken.epoch, 32, b"on")
        assert (await again.read("T"))[-1] == b"on"
        await again.drop("T")
        await again.close()

    run(work())


def test_who_has_lost_a_table_cannot_write_to_it(make: Make) -> None:
    async def work() -> None:
        store = make()
        await store.open()
        old = await store.create("F", b"0")
        new = await store.claim("F", b"1")
        assert new.epoch > old.epoch
        with pytest.raises(FencedError):
            await store.append("F", old.epoch, 2, b"late")
        with pytest.raises(FencedError):
            await store.append("F", old.epoch, 3, b"late")
        await store.append("F", new.epoch, 3, b"2")
        assert await store.read("F") == [b"0", b"1", b"2"]
        await store.drop("F")
        with pytest.raises(FencedError):
            await store.append("F", new.epoch, 4, b"3")
        assert await store.read("F") == []
        await store.close()

    run(work())


def test_fifty_writers_race_for_one_place_and_one_has_it(make: Make) -> None:
    async def work() -> None:
        store = make()
        await store.open()
        claim = await store.create("R", b"0")
        writes = [store.append("R", claim.epoch, 2, str(number).encode()) for number in range(50)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, FencedError) for outcome in outcomes) == 49
        assert await store.read("R") == [b"0", str(outcomes.index(None)).encode()]
        await store.drop("R")
        await store.close()

    run(work())


def test_tables_are_listed_with_what_was_published_and_a_name_is_used_once(make: Make) -> None:
    async def work() -> None:
        store = make()
        await store.open()
        await store.create("L", b"0")
        await store.publish("L", {"row": {"free": 1}})
        assert (await store.list_open())["L"].summary == {"row": {"free": 1}}
        with pytest.raises(FencedError):
            await store.create("L", b"0")
        with pytest.raises(MissingError):
            await store.claim("NONE", b"x")
        await store.drop("L")
        assert "L" not in await store.list_open()
        await store.close()

    run(work())


def test_a_table_of_a_server_that_lives_is_held_and_of_a_dead_one_is_not(redis: Redis) -> None:
    async def work() -> None:
        here, there = RedisStore(redis.url, "ws://here"), RedisStore(redis.url, "ws://there")
        await here.open()
        await there.open()
        await here.create("H", b"0")
        with pytest.raises(HeldError) as held:
            await there.claim("H", b"1")
        assert held.value.url == "ws://here"
        assert {"ws://here", "ws://there"} <= set(await there.servers())
        await here.close()  # as a kill, only at once: the key of its life is gone
        assert "ws://here" not in await there.servers()
        assert not (await there.list_open())["H"].held
        assert (await there.claim("H", b"1")).entries == [b"0", b"1"]
        await there.close()

    run(work())


def test_fifty_servers_race_for_a_dead_ones_table_and_one_can_write(redis: Redis) -> None:
    async def work() -> None:
        dead = RedisStore(redis.url, "ws://dead")
        await dead.open()
        await dead.create("C", b"0")
        await dead.close()
        racers = [RedisStore(redis.url, f"ws://{number}") for number in range(50)]
        for racer in racers:
            await racer.open()
        claims = await asyncio.gather(*(racer.claim("C", b"own") for racer in racers), return_exceptions=True)
        written = []
        for racer, claim in zip(racers, claims, strict=True):
            if isinstance(claim, BaseException):
                assert isinstance(claim, HeldError)
                continue
            try:
                await racer.append("C", claim.epoch, len(claim.entries) + 1, b"card")
                written.append(racer)
            except FencedError:
                pass
        assert len(written) == 1
        assert (await written[0].read("C")).count(b"card") == 1
        for racer in racers:
            await racer.close()

    run(work())


def test_a_redis_that_keeps_nothing_is_refused(tmp_path: Path) -> None:
    volatile = Redis(tmp_path, kept=False)
    try:

        async def work() -> None:
            store = RedisStore(volatile.url, "ws://here")
            with pytest.raises(VolatileError):
                await store.open()
            await store.close()
            told = RedisStore(volatile.url, "ws://here", volatile=True)
            await told.open()
            await told.close()

        run(work())
    finally:
        volatile.kill()


def test_a_store_that_is_away_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        store = RedisStore("redis://127.0.0.1:1", "ws://here")
        with pytest.raises(StoreDownError):
            await store.open()
        await store.close()
        (tmp_path / "file").write_text("")
        broken = SqliteStore(tmp_path / "file" / "tables.sqlite")
        with pytest.raises(StoreDownError):
            await broken.open()
        await broken.close()

    run(work())
