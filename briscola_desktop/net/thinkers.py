"""The computers at a server's tables think beside the event loop: the quick ones in a thread, the strong one elsewhere.

Easy and Normal need less than a millisecond; Hard needs a process of its own, which is started when it is first asked.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from briscola_desktop.ai.player import PLAYERS, Level, choose, never
from briscola_desktop.ai.rng import Rng
from briscola_desktop.core.actions import Action
from briscola_desktop.core.view import View
from briscola_desktop.net import workers

_log = logging.getLogger(__name__)


def decide(view: View, level: str, seed: int) -> Action | None:
    """What a computer does; None where it waits."""
    return choose(view, level, seed).action


def card_of_normal(view: View) -> Action | None:
    """The card that Normal plays, without an exchange or a claim before it."""
    return PLAYERS[Level.NORMAL](view, Rng.of(view, 0), never).action


class Thinkers:
    """Computers that can be asked."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="computer player")
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, view: View, level: str) -> Action | None:
        """What a computer of a level does in a seat; None where it waits.

        The seed is drawn at random, so that nothing that a player sees hangs on a card that they do not.
        """
        seed = secrets.randbits(48)
        if level == Level.HARD:
            try:
                return await self._run(self._strong(), view, level, seed)
            except BrokenProcessPool:
                _log.exception("the strong computer player's process ended; normal plays in its place")
                self._pool, level = None, Level.NORMAL
        return await self._run(self._thread, view, level, seed)

    async def card(self, view: View) -> Action | None:
        """The card that is played for somebody whose time has run out."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, card_of_normal, view)

    def close(self) -> None:
        """Stop thinking."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _strong(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, workers.begin)
        return self._pool

    @staticmethod
    async def _run(where: Executor, view: View, level: str, seed: int) -> Action | None:
        with workers.without_interrupts():  # a process of the pool is started when there is something for it to do
            answer = asyncio.get_running_loop().run_in_executor(where, decide, view, level, seed)
        return await answer
