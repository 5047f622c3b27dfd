"""The pool of light on whoever's turn it is: a piece of the table as it looks in that light.

Made once a seat and a window, in any thread, and drawn as a plain picture: fading it in and out costs no more.
"""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.table.canvas import brush
from briscola_desktop.widgets.table.geometry import Box, Ellipse

LIGHT, WARMTH = 0.60, 0.26
"""Strength of the light that brings out the colours of the cloth, and of its warm cast."""


def lit_piece(surface: QImage, pool: Ellipse, cloth: Box) -> tuple[QImage, QRectF]:
    """The part of the table under a lamp, and where it lies in logical pixels.

    Args:
        surface: the picture of the table, its device pixel ratio set.
        pool: the light.
        cloth: the light ends there.
    """
    dpr = surface.devicePixelRatio()
    box = pool.box()
    left, top = floor(max(box.x, cloth.x) * dpr), floor(max(box.y, cloth.y) * dpr)
    right, bottom = ceil(min(box.right, cloth.right) * dpr), ceil(min(box.bottom, cloth.bottom) * dpr)
    piece = surface.copy(QRect(left, top, right - left, bottom - top))
    piece.setDevicePixelRatio(dpr)
    painter = brush(piece)
    painter.translate(pool.x - left / dpr, pool.y - top / dpr)
    painter.scale(1, pool.ry / pool.rx)
    for mode, colour, strength in (
        (QPainter.CompositionMode.CompositionMode_Overlay, palette.LAMPLIGHT, LIGHT),
        (QPainter.CompositionMode.CompositionMode_Screen, palette.GLOW, WARMTH),
    ):
        painter.setCompositionMode(mode)
        painter.fillRect(QRectF(-pool.rx, -pool.rx, 2 * pool.rx, 2 * pool.rx), _fade(pool.rx, colour, strength))
    painter.end()
    return piece, QRectF(left / dpr, top / dpr, (right - left) / dpr, (bottom - top) / dpr)


def _fade(radius: float, colour: QColor, strength: float) -> QRadialGradient:
    fade = QRadialGradient(0, 0, radius)
    for i in range(9):
        t = i / 8
        fade.setColorAt(t, faded(colour, strength * (1 - t) ** 2 * (1 + 2 * t)))
    return fade
