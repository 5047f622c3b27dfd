"""What the program costs while nothing happens, and what it holds after an evening: `dev.py bench idle`; Linux only.

Idle: seconds of processor that the program and its computer players take while it is the person's turn. Memory: what is
resident after each five of twenty deals that are played through without motion.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep

from bench.start import environment

IDLE, SETTLED = 10.0, 8.0
"""Seconds that are measured, and after which a start has come to rest: cards dealt and drawn, the players there."""

DEALS, EVERY = 20, 5

LIMITS = {"idle": 0.05, "growth": 8.0}
"""Seconds of processor in `IDLE`; megabytes from the first figure to the last."""


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [pid, *(each for thread in threads for child in thread.read_text().split() for each in family(int(child)))]


def processor(pid: int) -> float:
    """Seconds of processor that a process has taken (proc(5): utime and stime)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int | str = "self") -> float:
    """Megabytes of memory that a process holds, without what it shares with files."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("RssAnon")) / 1_024


def idle() -> float:
    """Seconds of processor in `IDLE` seconds; prints those of each process, and what they hold."""
    with tempfile.TemporaryDirectory() as folder:
        program = subprocess.Popen(
            [sys.executable, "-m", "briscola_desktop", "--seed", "1"], env=environment(Path(folder))
        )
        try:
            sleep(SETTLED)
            pids = family(program.pid)
            before = [processor(pid) for pid in pids]
            sleep(IDLE)
            spent = [processor(pid) - since for pid, since in zip(pids, before, strict=True)]
            held = [resident(pid) for pid in pids]
        finally:
            program.send_signal(signal.SIGTERM)
            program.wait(10)
    print(f"idle: {sum(spent):.2f} s of processor in {IDLE:.0f} s (at most {LIMITS['idle']}); by process:", end=" ")
    print(", ".join(f"{used:.2f} s and {megabytes:.0f} MB" for used, megabytes in zip(spent, held, strict=True)))
    return sum(spent)


def deals() -> None:
    """In a process of its own: play deals through, and print the resident memory after every few."""
    import gc

    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    from bench.table import show
    from briscola_desktop.app import quiet
    from briscola_desktop.core.actions import Play
    from briscola_desktop.runtime import keys
    from briscola_desktop.widgets.table.durations import Pauses

    quiet.hush()
    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        window = show(Path(folder), "easy", 4)
        window.settings.set(keys.ANIMATION, "off")
        board, game = window.board, window.game
        board.director.pauses = Pauses(0, 0, 0, 0)
        board.skip()
        played, end = 0, monotonic() + 600
        while played < DEALS and monotonic() < end:
            app.processEvents()
            if game.over:
                played += 1
                board.skip()
                app.processEvents()
                window.next_deal()
                if played % EVERY == 0:
                    app.processEvents()
                    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                    gc.collect()
                    print(f"{resident():.1f}", flush=True)
            elif game.view.turn == game.view.seat and not board.scene.animator.busy:
                game.submit(Play(game.view.seat, game.playable()[0]))
            else:
                sleep(0.0005)
        window.close()
        app.processEvents()
    quiet.unhush()


def memory() -> float:
    """Megabytes by which the resident memory grows while deals are played."""
    with tempfile.TemporaryDirectory() as folder:
        call = [sys.executable, "-c", "from bench.idle import deals; deals()"]
        done = subprocess.run(call, env=environment(Path(folder)), stdout=subprocess.PIPE, text=True, check=True)
    held = [float(line) for line in done.stdout.split()]
    shown = ", ".join(f"{megabytes:.1f}" for megabytes in held)
    print(f"memory after every {EVERY} of {DEALS} deals: {shown} MB (growth at most {LIMITS['growth']:.0f})")
    return held[-1] - held[0] if len(held) == DEALS // EVERY else float("inf")


def main() -> int:
    """Print the figures; 1 if a limit is passed."""
    if not sys.platform.startswith("linux"):
        print("this needs /proc")
        return 0
    figures = {"idle": idle(), "growth": memory()}
    return int(any(figures[name] > limit for name, limit in LIMITS.items()))


if __name__ == "__main__":
    sys.exit(main())
