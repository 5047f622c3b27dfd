"""People at a table who keep asking the server something, and how long it lets them wait."""

import asyncio
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.net.running import PATIENCE, Message, Wire

EVERY = 0.01
"""Seconds between two questions; the next one is asked whether or not the last one was answered."""

OFTEN = 300
"""Questions that are asked so quickly: more would be beyond the rate that the server allows."""


class Watch:
    """Measures how long a server lets somebody wait, whatever else the machine has to do.

    Two measures are taken, and the longer one counts, for neither says more than what is the server's doing: how long
    its process has worked, and how much time has passed in which neither it nor this thread waited for a processor.
    Both come from Linux; elsewhere the time that passes counts.
    """

    def __init__(self, server: int) -> None:
        """Watch the process of a server from the thread that calls."""
        queues = [Path(f"/proc/{server}/schedstat"), Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")]
        self._queues = [file for file in queues if file.exists()]
        # clock_getcpuclockid(3): a process's processor time
        self._work = (~server << 3) | 2 if len(self._queues) == len(queues) else None

    def now(self) -> tuple[float, float]:
        """The present moment, in seconds of either measure."""
        waited = sum(int(file.read_text(encoding="ascii").split()[1]) for file in self._queues)
        worked = 0.0 if self._work is None else time.clock_gettime(self._work)
        return worked, time.monotonic() - waited / 1e9


class Bystander(Wire):
    """A person at a table.

    Attributes:
        watch: by which answers are timed; None before.
        answered: when what was asked was answered, by its id.
    """

    def __init__(self, ws: ClientConnection) -> None:
        self.watch: Watch | None = None
        self.answered: dict[str, tuple[float, float]] = {}
        super().__init__(ws)

    async def _take(self, message: Message) -> None:
        if message["t"] == "ack" and self.watch is not None:
            self.answered[message["id"]] = self.watch.now()
        await super()._take(message)


async def table_for_six(url: str, watch: Watch) -> list[Bystander]:
    """Five people at a table with a sixth seat."""
    people = [await Bystander.open(url, f"Player {number}") for number in range(5)]
    await people[0].send(t="create", req="c", rules={"preset": "brisca", "players": 6}, timer=30)
    code = (await people[0].get("seat"))["table"]
    for person in people[1:]:
        await person.send(t="join", req="j", code=code)
        await person.get("seat")
    for person in people:
        person.watch = watch
    return people


async def waits(
    people: list[Bystander], watch: Watch, meanwhile: Future[Any], patience: float = PATIENCE
) -> list[float]:
    """Ask in turn while something goes on; how many seconds each answer took.

    Every fourth question goes to the table, the others to the server. Who is not answered at all within `patience`
    seconds after it is over has waited for so long.
    """
    asked: list[tuple[Bystander, str, tuple[float, float]]] = []
    first = 1_000 * (1 + sum(len(person.answered) for person in people))
    while not meanwhile.done():
        number = len(asked)
        person = people[number % len(people)]
        word = str(first + number)
        asked.append((person, word, watch.now()))
        if number % 4:
            await person.send(t="ping", n=int(word))
        else:
            await person.send(t="timer_vote", id=word, table=person.table, off=number // 20 % 2 == 0)
        await asyncio.sleep(EVERY if number < OFTEN else 10 * EVERY)
    until = time.monotonic() + patience
    while any(word not in person.answered for person, word, _ in asked) and time.monotonic() < until:
        await asyncio.sleep(EVERY)
    found = []
    for person, word, (worked, passed) in asked:
        work, time_ = person.answered.get(word, (worked, passed + patience))
        found.append(max(work - worked, time_ - passed))
    return found
