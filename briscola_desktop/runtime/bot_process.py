"""The process in which the computer players think, and its handle. No Qt: the process loads only what it needs.

What crosses is a question (a View as JSON, a player's name, a seed) and a reply. A question is cancelled by sending
anything after it: the player looks, every few milliseconds, whether something has come.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from briscola_desktop.ai.decision import CancelledError, Decision
from briscola_desktop.core.view import View
from briscola_desktop.core.view_reader import read_view
from briscola_desktop.net.workers import without_interrupts

LIMIT = 20.0
"""Seconds after which a player that has not answered counts as hung; Hard takes some 0.3 at most."""

PATIENCE = 1.0
"""Seconds that a cancelled player has for noticing it."""

READY = "ready"
"""What the process says once it can be asked."""

SLICE = 0.25
"""Seconds between two looks at a player that thinks."""

NICENESS = 5
"""How far thinking stands back behind drawing."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is to choose.

    Attributes:
        number: of the question; they grow.
        view: what the seat sees.
        player: a level, or the name of another player.
        seed: the same view, player and seed give the same decision.
    """

    number: int
    view: View
    player: str
    seed: int


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a question: a decision, an error, or neither where it was cancelled."""

    number: int
    decision: Decision | None = None
    error: str | None = None


Cancel = Callable[[], bool]
Choose = Callable[[Question, Cancel], Decision]


def choose(question: Question, cancel: Cancel) -> Decision:
    """What the player asked for does."""
    from briscola_desktop.ai import player  # noqa: PLC0415 - loads NumPy, which the window can do without

    return player.choose(question.view, question.player, question.seed, cancel)


def think(question: Question, cancel: Cancel, choose: Choose = choose) -> Reply:
    """Let the player choose; whatever goes wrong becomes the error of the reply."""
    try:
        return Reply(question.number, choose(question, cancel))
    except CancelledError:
        return Reply(question.number)
    except Exception as fault:  # noqa: BLE001 - the table must go on, whatever a player stumbles over
        return Reply(question.number, error=f"{type(fault).__name__}: {fault}")


def serve(connection: Connection, choose: Choose = choose, niceness: int = NICENESS) -> None:
    """Answer questions until the other end closes."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    try:
        connection.send(READY)
        while True:
            message = connection.recv()
            if message is not None:  # None is a cancelling that came late
                number, view, player, seed = message
                connection.send(think(Question(number, read_view(view), player, seed), connection.poll, choose))
    except (EOFError, OSError):
        return  # the game has gone


class Thinker:
    """The handle of the process: started at the first question, started again should it die.

    `answer` blocks and belongs to one thread; `interrupt` and `kill` may be called from any other.
    """

    def __init__(self, target: Callable[[Connection], None] = serve) -> None:
        self._target = target
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._asked = 0
        self._dropped = 0
        self._closed = False
        self._ready = False  # a process that still starts is not hung: on a busy machine that takes seconds

    def start(self) -> None:
        """Start the process before there is a question; where that fails, the first question finds it out."""
        with self._lock, suppress(OSError, EOFError):
            self._running()

    def answer(self, question: Question) -> Reply:
        """Have a question answered; a process that dies is replaced once."""
        for _ in range(2):
            try:
                return self._ask(question)
            except (EOFError, OSError):
                self._stop()  # it died, or hung and was killed
        return Reply(question.number, error="the computer player's process ended twice")

    def interrupt(self, number: int) -> None:
        """Drop all questions up to a number."""
        with self._lock:
            self._dropped = max(self._dropped, number)
            if self._connection is not None and 0 < self._asked <= number:
                try:
                    self._connection.send(None)
                except OSError:
                    return  # the process died; the thread that waits for it sees that, too

    def kill(self) -> None:
        """End the process at once; whoever waits for an answer gets an empty one."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """Give back the process, once no one waits for an answer any more."""
        self.kill()
        self._stop()

    def _ask(self, question: Question) -> Reply:
        with self._lock:  # so that an interrupt finds the question either not begun or on its way
            if question.number <= self._dropped or self._closed:
                return Reply(question.number)
            process, connection = self._running()
            connection.send((question.number, question.view.to_json(), question.player, question.seed))
            self._asked = question.number
        reply = self._wait_for(question, process, connection)
        with self._lock:
            self._asked = 0
        return reply

    def _wait_for(self, question: Question, process: BaseProcess, connection: Connection) -> Reply:
        end = time.monotonic() + LIMIT
        while True:
            if wait([connection, process.sentinel], SLICE):
                message = connection.recv()
                if isinstance(message, Reply):
                    return message
                self._ready, end = True, time.monotonic() + LIMIT
            elif self._ready and question.number <= self._dropped:
                end = min(end, time.monotonic() + PATIENCE)
            if time.monotonic() > end:
                raise EOFError("no answer")

    def _running(self) -> tuple[BaseProcess, Connection]:
        if self._closed:
            raise EOFError("closed")
        if self._process is None or self._connection is None:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            self._process = context.Process(target=self._target, args=(theirs,), name="computer player", daemon=True)
            with without_interrupts():  # the game ends it
                self._process.start()
            theirs.close()
            self._connection = ours
            self._ready = False
        return self._process, self._connection

    def _stop(self) -> None:
        with self._lock:
            process, connection = self._process, self._connection
            self._process = self._connection = None
            self._asked = 0
        if process is not None and connection is not None:
            process.kill()
            process.join(PATIENCE)
            connection.close()
