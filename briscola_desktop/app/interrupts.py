"""Ctrl-C where Qt is: an exception that is raised in the midst of its drawing brings it down, so none is."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

INTERRUPTED = 130
"""The exit status that shells expect after Ctrl-C."""

_scratch: list[Path] = []


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder for a while; it is gone afterwards, and after Ctrl-C."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _scratch.append(folder)
        try:
            yield folder
        finally:
            _scratch.remove(folder)


@contextmanager
def at_once() -> Iterator[None]:
    """Ctrl-C ends the program where it stands."""
    with _heard(_leave):
        yield


@contextmanager
def asking() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed, for work that looks; who presses it again does not wait for that."""
    presses = 0

    def press() -> None:
        nonlocal presses
        presses += 1
        if presses > 1:
            _leave()

    with _heard(press):
        yield lambda: presses > 0


@contextmanager
def _heard(act: Callable[[], None]) -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:  # a shell's job in the background
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: act())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave() -> None:
    for folder in _scratch:
        shutil.rmtree(folder, ignore_errors=True)
    os._exit(INTERRUPTED)
