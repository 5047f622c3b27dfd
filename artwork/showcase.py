"""All decks on one sheet, as they lie on the table: ``python -m artwork.showcase`` writes ``docs/decks.png``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from artwork.__main__ import ASSETS
from briscola_desktop.core.cards import Card
from briscola_desktop.widgets.decks.faces import PAD, FaceKey, paint_card
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.library import ORDER
from briscola_desktop.widgets.decks.theme import read_theme

OUTPUT = Path(__file__).resolve().parents[1] / "docs" / "decks.png"
CARDS = ("Ad", "2d", "3c", "5s", "7b", "As", "Fb", "Cc", "Rs", "Rd", "back")
WIDTH, GAP = 120, 14
CLOTH = QColor("#1f4d3a")
COLOURS = 176
"""A palette, so that the sheet is small; flat colours do not suffer."""


def sheet() -> QImage:
    """A row a deck."""
    themes = [read_theme(ASSETS / deck) for deck in ORDER]
    heights = [round(WIDTH * theme.aspect) for theme in themes]
    image = QImage(
        GAP + len(CARDS) * (WIDTH + GAP), GAP + sum(height + GAP for height in heights), QImage.Format.Format_RGB32
    )
    image.fill(CLOTH)
    painter = QPainter(image)
    top = GAP
    for theme, height in zip(themes, heights, strict=True):
        for i, name in enumerate(CARDS):
            card = None if name == "back" else Card.parse(name)
            path = theme.files[name]
            key = FaceKey(theme.id, card, WIDTH, height, IndexStyle())
            painter.drawImage(
                GAP + i * (WIDTH + GAP) - PAD, top - PAD, paint_card(theme, key, path.read_bytes(), path.suffix)
            )
        top += height + GAP
    painter.end()
    return image


def main() -> int:
    """Draw and write."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv[:1])
    image = sheet().convertToFormat(QImage.Format.Format_RGB888)
    rows = bytes(image.constBits())
    picture = Image.frombuffer("RGB", (image.width(), image.height()), rows, "raw", "RGB", image.bytesPerLine(), 1)
    OUTPUT.parent.mkdir(exist_ok=True)
    picture.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(OUTPUT, optimize=True)
    print(f"{OUTPUT.name}: {OUTPUT.stat().st_size / 1000:.0f} kB")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
