"""The start of the program as a player has it: a process of its own, from the call to the cards.

The very first start finds no settings, no deal and no drawn cards; the warm ones take up the deal where it was left.
Each is the whole program, command line, icon, sound and all. `dev.py bench start`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import process_time, time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from briscola_desktop.app.desk import Desk

FIRST, WARM = 3, 7
"""How many starts of each kind."""

LIMITS = {"first": 2.5, "warm": 1.2}
"""Seconds until cards can be played."""

AFTER = 1.0
"""Seconds for which it runs on, so that it keeps what it draws for the next start."""


def environment(home: Path) -> dict[str, str]:
    """The environment of a player who keeps all in one folder."""
    environ = {"QT_QPA_PLATFORM": "offscreen"} | dict(os.environ)
    return environ | {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE")}


def start(home: Path) -> tuple[float, float, float]:
    """Start once: seconds to the first painted frame, to the first card that can be played, and of processor."""
    code = "from bench.start import watched; raise SystemExit(watched())"
    began = time()
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(home), capture_output=True, text=True, check=False, timeout=120
    )
    if done.returncode or done.stderr:
        raise SystemExit(f"the program failed ({done.returncode}): {done.stderr}")
    painted, playable, processor = map(float, done.stdout.split())
    return painted - began, playable - began, processor


def watched() -> int:
    """In the process: the program, watched; prints when it was what `start` asks for, and is closed."""
    from briscola_desktop.app import desk, main

    opened = desk.Desk.open

    def open_watched(self: Desk) -> None:
        opened(self)
        watch(self)

    desk.Desk.open = open_watched  # type: ignore[method-assign]
    return main.main([])


def watch(desk: Desk) -> None:
    """Print when the table is painted and when a card of one's own, drawn, can be taken."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    board = desk.window.board
    seen: list[float] = []

    class Frames(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() is QEvent.Type.Paint and board.scene.look.surface is not None:
                QTimer.singleShot(0, self.painted)  # the event is about to be handled
            return False

        def painted(self) -> None:
            cards, ratio = desk.window.cards, board.view.devicePixelRatioF()
            own = board.scene.hands[board.scene.own]
            drawn = all(
                cards._key(item.card, item.art_width, ratio) in cards._pixmaps  # noqa: SLF001
                for item in own
                if item.face_up
            )
            if not seen:
                seen.append(time())
            if len(seen) == 1 and drawn and any(item.up for item in own):
                seen.append(time())
                print(*seen, process_time(), flush=True)
                board.view.viewport().removeEventFilter(self)
                QTimer.singleShot(round(AFTER * 1_000), QApplication.closeAllWindows)

    frames = Frames(desk)
    board.view.viewport().installEventFilter(frames)


def report(kind: str, starts: list[tuple[float, float, float]]) -> bool:
    """Print the medians; whether the limit is kept."""
    painted, playable, processor = (median(figures) for figures in zip(*starts, strict=True))
    limit = LIMITS[kind]
    print(
        f"{kind:5} start, median of {len(starts)}: painted {painted:.2f} s, a card can be played {playable:.2f} s "
        f"(at most {limit}); processor {processor:.2f} s"
    )
    return bool(playable <= limit)


def main() -> int:
    """Print the medians; 1 if a limit is passed."""
    with tempfile.TemporaryDirectory() as folder:
        first = [start(Path(folder) / str(n)) for n in range(FIRST)]
        warm = [start(Path(folder) / "0") for _ in range(WARM)]
    kept = [report("first", first), report("warm", warm)]
    return int(not all(kept))


if __name__ == "__main__":
    sys.exit(main())
