"""Soft shadows and halos of boxes: blurred when they are made, by their formula, never as an effect.

A box blurred by a Gaussian is the product of two error functions. Pictures are kept by size and softness; they belong
to the GUI thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, erf, radians, sin, sqrt

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.table.canvas import Plane, from_pixels


@dataclass(frozen=True)
class _Layer:
    """Part of a card's shadow, in widths of the card; each width of height moves and softens it."""

    dx: float
    dy: float
    sigma: float
    opacity: float


CARD = (_Layer(0.012, 0.008, 0.020, 0.42), _Layer(0.030, 0.055, 0.075, 0.34))
"""Contact with the cloth, and the light that the card keeps from it."""

RISE = _Layer(0.30, 0.75, 0.16, 2.2)
"""What one width of height adds to offset and softness, and takes from the opacity."""


def shadow_image(w: float, h: float, sigma: float, opacity: float, colour: QColor, dpr: float = 1.0) -> QImage:
    """A blurred box with a margin of three sigma; safe in any thread."""
    across, down = _profile(w * dpr, sigma * dpr), _profile(h * dpr, sigma * dpr)
    alpha = (down[:, None] * across[None, :]) * opacity
    pixels = np.empty((*alpha.shape, 4), np.uint8)
    for channel, value in enumerate((colour.blue(), colour.green(), colour.red(), 255)):
        pixels[..., channel] = np.rint(alpha * value)
    image = from_pixels(pixels)
    image.setDevicePixelRatio(dpr)
    return image


def _profile(length: float, sigma: float) -> Plane:
    margin = 3 * sigma
    s = sigma * sqrt(2)
    places = np.arange(round(length + 2 * margin)) + 0.5
    values = [0.5 * (erf((x - margin) / s) - erf((x - margin - length) / s)) for x in places]
    return np.array(values, np.float32)


@lru_cache(384)
def _shadow(w: int, h: int, sigma: float, opacity: float, colour: str, dpr: float) -> QPixmap:
    return QPixmap.fromImage(shadow_image(w, h, sigma, opacity, QColor(colour), dpr))


def draw_shadow(
    painter: QPainter,
    box: QRectF,
    sigma: float,
    opacity: float,
    *,
    offset: tuple[float, float] = (0, 0),
    colour: QColor = palette.SHADOW,
) -> None:
    """The shadow of an upright box, or a halo about it in a light colour."""
    sigma = max(0.5, round(sigma, 1))
    dpr = painter.device().devicePixelRatio()
    picture = _shadow(round(box.width()), round(box.height()), sigma, round(opacity, 2), colour.name(), dpr)
    at = box.topLeft() + QPointF(offset[0] - 3 * sigma, offset[1] - 3 * sigma)
    painter.drawPixmap(at, picture)


def draw_card_shadow(painter: QPainter, w: float, h: float, *, turn: float = 0.0, lift: float = 0.0) -> None:
    """The shadow of a card, by a painter that is already moved to its centre and turned with it.

    Args:
        painter: at the card.
        w: the card's width in logical pixels.
        h: its height.
        turn: degrees by which the painter is turned; the light does not turn with the card.
        lift: height over the cloth in widths of the card.
    """
    c, s = cos(radians(-turn)), sin(radians(-turn))
    step = round(lift * 20) / 20  # few softnesses, each kept
    for layer in CARD:
        sigma = round((layer.sigma + step * RISE.sigma) * w * 2) / 2 or 0.5
        opacity = layer.opacity / (1 + step * RISE.opacity)
        dx, dy = (layer.dx + lift * RISE.dx) * w, (layer.dy + lift * RISE.dy) * w
        at = (dx * c - dy * s, dx * s + dy * c)
        draw_shadow(painter, QRectF(-w / 2, -h / 2, w, h), sigma, opacity, offset=at)


def draw_halo(painter: QPainter, w: float, h: float, strength: float = 0.95, colour: QColor = palette.HALO) -> None:
    """Light about a card, by a painter at its centre."""
    draw_shadow(painter, QRectF(-w / 2, -h / 2, w, h), w * 0.07, strength, colour=colour)
