"""Processes that think for this one: they leave Ctrl-C in a terminal to it, and end when it does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def begin() -> None:
    """What such a process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile never hear of Ctrl-C; this one does, once they are started."""
    heard: list[int] = []
    # It would be raised in the midst of starting one, although this thread lets it wait: libraries have threads, too.
    raising = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    raising = raising and threading.current_thread() is threading.main_thread()
    if raising:
        signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        with _blocked():
            yield
    finally:
        if raising:
            signal.signal(signal.SIGINT, signal.default_int_handler)
    if heard:
        raise KeyboardInterrupt


@contextmanager
def _blocked() -> Iterator[None]:
    """What a thread blocks, the processes that it starts do; to ignore it within a new one would come too late."""
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415 - not on Windows

    resource_tracker.ensure_running()  # it would unblock the signal again
    old = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)


def _end_with_parent() -> None:
    """End where whoever asks was killed: what waits in a pool's queue would not notice."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
