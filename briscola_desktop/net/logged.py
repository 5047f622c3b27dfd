"""The mailbox of a table, its timers, and how it writes its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from briscola_desktop.net import entries as log
from briscola_desktop.net.hosted import TableState
from briscola_desktop.net.stores.base import FencedError, Store, StoreDownError

_log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]

RETRY = 0.1
"""Seconds between two tries where the store cannot be reached."""


class GoneError(Exception):
    """The table has been closed; a job raises it to end the actor."""


class LoggedActor:
    """Does one job after the other, and writes down what happens before it happens.

    Attributes:
        state: of the table, as the log tells it.
    """

    def __init__(self, state: TableState, epoch: int, store: Store, patience: float, now: Callable[[], float]) -> None:
        """Begin to empty a mailbox; `patience` is how many seconds the store may be away."""
        self.state = state
        self._epoch = epoch
        self._store = store
        self._patience = patience
        self._now = now
        self._mailbox: asyncio.Queue[Job] = asyncio.Queue()
        self._timers: dict[object, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._task = asyncio.create_task(self._run())

    def post(self, job: Job) -> None:
        """Put something into the mailbox."""
        self._mailbox.put_nowait(job)

    async def ended(self) -> None:
        """Wait until the table is no longer here."""
        await asyncio.wait([self._task])

    def stop(self) -> None:
        """Let go of the table at once; the log has everything."""
        self._stopped = True
        self._task.cancel()
        self._forget()

    async def follow_up(self) -> None:
        """Called after each job."""
        raise NotImplementedError

    def given_up(self, bye: str) -> None:
        """Called once the table is no longer here, with a code of `BYES`."""
        raise NotImplementedError

    async def _write(self, entry: log.AnyEntry) -> None:
        """Append to the log, then apply.

        Where the store cannot be reached it is tried until it is certain that the entry is there; FencedError where
        the table is another server's by now, StoreDownError after too long.
        """
        raw, place = log.dump(entry), self.state.version + 1
        unsure, since = False, self._now()
        while True:
            try:
                if unsure and await self._was_written(place, raw):
                    break
                await self._store.append(self.state.id, self._epoch, place, raw)
                break
            except StoreDownError:
                if self._stopped or self._now() - since > self._patience:
                    raise
                unsure = True
                await asyncio.sleep(RETRY)
        self.state.apply(entry)

    async def _was_written(self, place: int, raw: bytes) -> bool:
        found = await self._store.read(self.state.id, place - 1)
        if found and found[0] != raw:
            raise FencedError(f"{self.state.id}: another server wrote entry {place}")
        return bool(found)

    async def _run(self) -> None:
        bye = "closed"
        try:
            while not self._stopped:
                job = await self._mailbox.get()
                try:
                    await job()
                    await self.follow_up()
                except (FencedError, StoreDownError, GoneError):
                    raise
                except Exception:  # noqa: BLE001 - a fault at one table must not end it, nor reach the others
                    _log.exception("table %s: a job failed", self.state.id)
        except (FencedError, StoreDownError) as fault:
            _log.warning("table %s is given up: %s", self.state.id, fault)
            bye = "unavailable"
        except GoneError:
            pass
        if not self._stopped:
            self.given_up(bye)
        self._forget()

    def _forget(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()

    def _timer(self, key: object, seconds: float, job: Job) -> None:
        """Put a job into the mailbox after a while, in place of the one with the same key."""
        self._stop_timer(key)
        self._timers[key] = asyncio.get_running_loop().call_later(seconds, self.post, job)

    def _stop_timer(self, key: object) -> None:
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the mailbox."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
