"""Looking at cards: contact sheets at several sizes, and crops at three times the size. Needs PySide6."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

CLOTH = 0xFF2E5D46
GAP = 12


def render(text: str, width: float, crop: tuple[float, float, float, float] | None = None) -> QImage:
    """The card, or a part of it (x, y, width, height in card units), as an image ``width`` pixels wide."""
    if QGuiApplication.instance() is None:
        render.app = QGuiApplication([])  # type: ignore[attr-defined]
    renderer = QSvgRenderer(QByteArray(text.encode()))
    if not renderer.isValid():
        raise ValueError("Qt cannot read this SVG.")
    view = QRectF(*crop) if crop else renderer.viewBoxF()
    renderer.setViewBox(view)
    image = QImage(round(width), round(width * view.height() / view.width()), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return image


def arrange(rows: Sequence[Sequence[QImage]], path: Path) -> None:
    """Writes rows of images to one PNG."""
    width = max(sum(i.width() + GAP for i in row) for row in rows) + GAP
    height = sum(max(i.height() for i in row) + GAP for row in rows if row) + GAP
    sheet = QImage(width, height, QImage.Format.Format_RGB32)
    sheet.fill(CLOTH)
    painter = QPainter(sheet)
    y = GAP
    for row in rows:
        x = GAP
        for image in row:
            painter.drawImage(x, y, image)
            x += image.width() + GAP
        y += max((i.height() for i in row), default=-GAP) + GAP
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not sheet.save(str(path)):
        raise OSError(f"Cannot write {path}.")
