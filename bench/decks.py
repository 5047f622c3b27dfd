"""Pictures of cards: how long Qt takes to read and draw the 48 faces of each deck, on one core.

Medians of some runs; they depend on the machine and on what else it does.
"""

import os
import sys
from statistics import median
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from artwork.__main__ import ASSETS
from artwork.decks import CARDS, available

RUNS = 5
WIDTHS = (60, 120, 240, 400)
LIMIT = 1.5
"""Seconds for a deck at 240 pixels."""


def draw(deck: str, width: int) -> None:
    """Read and draw all faces of a deck; below 100 pixels, the small ones."""
    folder = ASSETS / deck / ("small" if width < 100 else "")
    for card in CARDS:
        renderer = QSvgRenderer(str(folder / f"{card}.svg"))
        size = renderer.viewBoxF().size()
        image = QImage(width, round(width * size.height() / size.width()), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()


def spent(deck: str, width: int) -> tuple[float, float]:
    """Seconds by the clock, and of the processor."""
    clock, processor = perf_counter(), process_time()
    draw(deck, width)
    return perf_counter() - clock, process_time() - processor


def main() -> int:
    """Print medians; 1 if a deck takes too long."""
    application = QGuiApplication.instance() or QGuiApplication([])
    slow = False
    for deck in available():
        if not all((ASSETS / deck / f"{card}.svg").exists() for card in CARDS):
            print(f"{deck:12} is not complete")
            continue
        for width in WIDTHS:
            runs = [spent(deck, width) for _ in range(RUNS)]
            clock, processor = (median(values) for values in zip(*runs, strict=True))
            slow |= width == 240 and processor > LIMIT
            print(f"{deck:12} {width:4} px: {clock:5.2f} s, processor {processor:5.2f} s")
    del application
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
