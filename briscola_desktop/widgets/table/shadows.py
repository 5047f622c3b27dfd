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

TURN = 15.0
"""Degrees between the turns for which a card's shadow is kept."""


def shadow_image(w: float, h: float, sigma: float, opacity: float, colour: QColor, dpr: float = 1.0) -> QImage:
    """A blurred box with a margin of three sigma; safe in any thread."""
    return _picture(_alpha(w * dpr, h * dpr, sigma * dpr, opacity), colour, dpr)


def _picture(alpha: Plane, colour: QColor, dpr: float) -> QImage:
    pixels = np.empty((*alpha.shape, 4), np.uint8)
    for channel, value in enumerate((colour.blue(), colour.green(), colour.red(), 255)):
        pixels[..., channel] = np.rint(alpha * value)
    image = from_pixels(pixels)
    image.setDevicePixelRatio(dpr)
    return image


def _alpha(w: float, h: float, sigma: float, opacity: float) -> Plane:
    """How dark a blurred box is, with a margin of three sigma; all in pixels."""
    across, down = _profile(w, sigma), _profile(h, sigma)
    alpha: Plane = (down[:, None] * across[None, :]) * opacity
    return alpha


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
    contact = CARD[0]
    dx, dy = (contact.dx + lift * RISE.dx) * w, (contact.dy + lift * RISE.dy) * w
    # Few softnesses and turns, each kept: between the two layers the light's way is a few pixels, and these are soft.
    step, about = round(lift * 20), round(turn / TURN) % round(360 / TURN)
    dpr = painter.device().devicePixelRatio()
    picture, left, top = _card_shadow(round(w), round(h), step, about, dpr, sharp=not (turn or lift))
    at = QPointF(dx * c - dy * s + left - w / 2, dx * s + dy * c + top - h / 2)
    painter.drawPixmap(QRectF(at, picture.deviceIndependentSize()), picture, QRectF(picture.rect()))


@lru_cache(384)
def _card_shadow(w: int, h: int, step: int, about: int, dpr: float, *, sharp: bool) -> tuple[QPixmap, float, float]:
    """The layers of a card's shadow as one picture, and its place from the corner of the contact layer's box.

    The picture has no more pixels than its softness needs, but for a card at rest, which is drawn as it is.
    """
    lift = step / 20
    sigmas = [max(0.5, (layer.sigma + lift * RISE.sigma) * w) for layer in CARD]
    opacities = [layer.opacity / (1 + lift * RISE.opacity) for layer in CARD]
    ratio = dpr if sharp else min(dpr, max(2 / min(sigmas), 0.25))
    c, s = cos(radians(-about * TURN)), sin(radians(-about * TURN))
    away = [((layer.dx - CARD[0].dx) * w, (layer.dy - CARD[0].dy) * w) for layer in CARD]
    corners = [
        (x * c - y * s - 3 * sigma, x * s + y * c - 3 * sigma) for (x, y), sigma in zip(away, sigmas, strict=True)
    ]
    planes = [
        _alpha(w * ratio, h * ratio, sigma * ratio, opacity) for sigma, opacity in zip(sigmas, opacities, strict=True)
    ]
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    places = [(round((x - left) * ratio), round((y - top) * ratio)) for x, y in corners]
    high = max(y + len(plane) for (_, y), plane in zip(places, planes, strict=True))
    wide = max(x + plane.shape[1] for (x, _), plane in zip(places, planes, strict=True))
    clear = np.ones((high, wide), np.float32)
    for (x, y), plane in zip(places, planes, strict=True):
        clear[y : y + len(plane), x : x + plane.shape[1]] *= 1 - plane
    return QPixmap.fromImage(_picture(1 - clear, palette.SHADOW, ratio)), left, top


def draw_halo(painter: QPainter, w: float, h: float, strength: float = 0.95, colour: QColor = palette.HALO) -> None:
    """Light about a card, by a painter at its centre."""
    draw_shadow(painter, QRectF(-w / 2, -h / 2, w, h), w * 0.07, strength, colour=colour)
