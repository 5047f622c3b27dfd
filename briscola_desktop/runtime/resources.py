"""What the program brings along: the folder of its pictures and sounds, and its icon."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

SIZES = {"briscola-small": (16, 20, 22, 24, 32), "briscola": (40, 48, 64, 96, 128, 256)}
"""Pixels for which each drawing of the icon is meant."""


def assets() -> Path:
    """The folder of decks, icons and sounds."""
    return Path(str(files("briscola_desktop"))) / "assets"


def icon() -> QIcon:
    """The program's icon, in every size that a desktop asks for."""
    icon = QIcon()
    for name, sizes in SIZES.items():
        drawing = QSvgRenderer(str(assets() / "icons" / f"{name}.svg"))
        for size in sizes:
            picture = QPixmap(size, size)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            drawing.render(painter)
            painter.end()
            icon.addPixmap(picture)
    return icon
