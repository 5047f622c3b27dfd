"""Small helpers of the paintings: clear pictures, smooth painters, boxes for Qt, pixels from arrays."""

from __future__ import annotations

from math import ceil

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from briscola_desktop.widgets.table.geometry import Box

FORMAT = QImage.Format.Format_ARGB32_Premultiplied
HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.TextAntialiasing
)

Pixels = npt.NDArray[np.uint8]
Plane = npt.NDArray[np.float32]


def canvas(width: float, height: float, dpr: float = 1.0) -> QImage:
    """A clear picture of that many logical pixels."""
    image = QImage(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)), FORMAT)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def brush(image: QImage) -> QPainter:
    """A smooth painter on a picture; end it."""
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    return painter


def rectangle(box: Box) -> QRectF:
    """A box for Qt."""
    return QRectF(box.x, box.y, box.w, box.h)


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """The outline of a box with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def from_pixels(pixels: Pixels, *, opaque: bool = False) -> QImage:
    """A picture with the bytes blue, green, red and (premultiplied) alpha of an array."""
    height, width, _ = pixels.shape
    kind = QImage.Format.Format_RGB32 if opaque else FORMAT
    return QImage(np.ascontiguousarray(pixels).data, width, height, 4 * width, kind).copy()
