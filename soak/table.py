"""Two thousand random inputs with every number of seats: what was told is what is, and nothing is complained of.

`INPUTS=n` sets how many, `SEEDS=n` how often, each time others, `SEED=n` where they begin.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from briscola_desktop.core.rules import COUNTS

DEFAULTS = {"INPUTS": "2000", "SEEDS": "3", "SEED": "0"}


def press(seats: int, seed: int, inputs: int) -> None:
    """In a process of its own: press anything."""
    from PySide6.QtWidgets import QApplication

    from briscola_desktop.app import quiet
    from tests.gui.conftest import open_play
    from tests.gui.monkey import press_anything

    quiet.hush()
    _app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        play = open_play(Path(folder), "fast", (900, 680), painted=True)
        press_anything(play, seats, inputs, seed)
        play.window.close()
    quiet.unhush()


def main() -> int:
    """Press anything again and again; 1 if something came of it that should not."""
    inputs, seeds, first = (int(os.environ.get(name, usual)) for name, usual in DEFAULTS.items())
    failed = 0
    for seed in range(first, first + seeds):
        for seats in COUNTS:
            began = time.perf_counter()
            call = [sys.executable, "-c", f"from soak.table import press; press({seats}, {seed}, {inputs})"]
            environ = {"QT_QPA_PLATFORM": "offscreen"} | dict(os.environ)
            done = subprocess.run(call, env=environ, stderr=subprocess.PIPE, text=True, check=False)
            good = done.returncode == 0 and not done.stderr
            failed += not good
            result = "well" if good else f"status {done.returncode}\n{done.stderr}"
            print(
                f"{seats} seats, seed {seed}: {inputs} inputs in {time.perf_counter() - began:.0f} s: {result}",
                flush=True,
            )
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
