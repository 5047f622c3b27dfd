"""Two thousand random inputs with every number of seats: what was told is what is, and nothing is complained of.

`INPUTS=n` sets how many.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path


def main() -> None:
    """Press anything."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from tests.gui.conftest import open_play
    from tests.gui.monkey import press_anything

    inputs = int(os.environ.get("INPUTS", "2000"))
    _app = QApplication([])
    for seats in (2, 3, 4, 6):
        with tempfile.TemporaryDirectory() as folder:
            began = time.perf_counter()
            play = open_play(Path(folder), "fast", (900, 680), painted=True)
            press_anything(play, seats, inputs)
            play.assert_true_to_the_game()
            play.window.close()
            print(f"{seats} seats: {inputs} inputs in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
