"""Large print for what is painted beside the table: type, signs and the room for them grow alike."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from briscola_desktop.widgets.styling import type_scale


def large(pixels: float) -> int:
    """As many pixels as the print of the moment makes of these."""
    return round(pixels * type_scale())


def enlarged(painter: QPainter, box: QRect | QRectF) -> QRectF:
    """Have a painter draw in the print of the moment; the box in pixels of usual print."""
    scale = type_scale()
    painter.scale(scale, scale)
    return QRectF(box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale)


def density(painter: QPainter) -> float:
    """Device pixels for each that is drawn; of a painter that is not turned."""
    return float(painter.device().devicePixelRatio() * painter.worldTransform().m11())
