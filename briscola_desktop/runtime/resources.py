"""What the program brings along: the folder of its pictures and sounds, and its icon."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

SIZES = {"briscola-small": (16, 20, 22, 24, 32), "briscola": (40, 48, 64, 96, 128, 256)}
"""Pixels for which each drawing of the icon is meant."""


def assets() -> Path:
    """The folder of decks, icons and sounds."""
    return Path(str(files("briscola_desktop"))) / "assets"


def drawing(name: str) -> QSvgRenderer:
    """One of the drawings of the icon or of the picture at the start."""
    return QSvgRenderer(str(assets() / "icons" / f"{name}.svg"))


def painted(drawing: QSvgRenderer, size: QSize) -> QPixmap:
    """A drawing, that many pixels large."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter)
    painter.end()
    return pixmap


def icon() -> QIcon:
    """The program's icon, in every size that a desktop asks for."""
    icon = QIcon()
    for name, sizes in SIZES.items():
        source = drawing(name)
        for size in sizes:
            icon.addPixmap(painted(source, QSize(size, size)))
    return icon
