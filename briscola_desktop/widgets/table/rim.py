"""The rim of the table: a moulding of wood with an inlaid line, lit from the upper left.

It is computed pixel by pixel from the distance to the edge of a rounded box, in strips along the four sides; NumPy
works outside of the interpreter's lock, so that a new table does not hold up frames.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from briscola_desktop.widgets.palette import Room
from briscola_desktop.widgets.table.canvas import Pixels, Plane, from_pixels
from briscola_desktop.widgets.table.geometry import Box

CORNER = 1.9
"""Radius of the outer corners in widths of the rim."""

LIGHT = (-0.48, -0.80)
"""Where the light comes from, in the plane of the table."""

# The moulding from the outer edge (0) to the cloth (1): height over the wall, in rims.
_AT = (0.00, 0.06, 0.14, 0.22, 0.26, 0.52, 0.58, 0.62, 0.66, 0.70, 0.86, 1.00)
_HEIGHT = (0.00, 0.18, 0.27, 0.29, 0.27, 0.29, 0.28, 0.25, 0.25, 0.28, 0.20, 0.02)
_INLAY = (0.605, 0.685)


def draw_rim(painter: QPainter, table: Box, rim: float, room: Room, dpr: float) -> None:
    """Paint the rim of a table over its cloth."""
    for x, y, w, h in _strips(table, rim, dpr):
        image = from_pixels(rim_pixels(table, rim, room, dpr, (x, y, w, h)))
        image.setDevicePixelRatio(dpr)
        painter.drawImage(QPointF(x / dpr, y / dpr), image)


def _strips(table: Box, rim: float, dpr: float) -> Iterator[tuple[int, int, int, int]]:
    """Boxes in device pixels that cover the rim, corners included, and do not overlap."""
    x0, y0 = int(table.x * dpr) - 1, int(table.y * dpr) - 1
    x1, y1 = int(np.ceil(table.right * dpr)) + 1, int(np.ceil(table.bottom * dpr)) + 1
    deep = int(np.ceil(rim * CORNER * dpr)) + 2
    side = int(np.ceil(rim * dpr)) + 2
    yield x0, y0, x1 - x0, deep
    yield x0, y1 - deep, x1 - x0, deep
    yield x0, y0 + deep, side, y1 - y0 - 2 * deep
    yield x1 - side, y0 + deep, side, y1 - y0 - 2 * deep


def rim_pixels(table: Box, rim: float, room: Room, dpr: float, strip: tuple[int, int, int, int]) -> Pixels:
    """The pixels of a strip, clear where there is no rim."""
    left, top, w, h = strip
    x = ((np.arange(w, dtype=np.float32) + left + 0.5) / dpr - table.cx)[None, :]
    y = ((np.arange(h, dtype=np.float32) + top + 0.5) / dpr - table.cy)[:, None]
    radius = rim * CORNER
    qx = np.abs(x) - (table.w / 2 - radius)
    qy = np.abs(y) - (table.h / 2 - radius)
    round_ = (qx > 0) & (qy > 0)
    corner = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
    depth = radius - (corner + np.minimum(np.maximum(qx, qy), 0))
    sideways = np.broadcast_to(qx > qy, depth.shape)  # left and right boards; mitred at the diagonal
    safe = np.where(corner == 0, 1, corner)
    nx = np.where(round_, qx / safe, sideways) * np.sign(x)
    ny = np.where(round_, qy / safe, ~sideways) * np.sign(y)
    t = depth / rim
    slope = _slope(t)
    light = slope * (nx * LIGHT[0] + ny * LIGHT[1])
    grain = np.where(sideways, _grain(y, x, 3, table.h), _grain(x, y, 8, table.w))
    shade = (1 + 0.17 * grain) * (1 + np.clip(light, -0.62, 0.75) * 0.62) * (1 - 0.34 * np.clip((t - 0.80) / 0.2, 0, 1))
    inlay = _between(t, *_INLAY, rim * dpr)
    groove = _between(t, 0.575, 0.715, rim * dpr) * (1 - inlay)
    shine = np.clip(light - 0.28, 0, 1) * 0.55
    alpha = np.clip(depth * dpr + 0.5, 0, 1) * np.clip((rim - depth) * dpr + 0.5, 0, 1)
    pixels = np.empty((h, w, 4), np.uint8)
    for channel, pick in enumerate((QColor.blue, QColor.green, QColor.red)):
        timber, sheen, core, line = (pick(c) for c in (room.timber, room.sheen, room.core, room.inlay))
        value = timber * shade
        value += (sheen - value) * shine
        value += (core - value) * groove * 0.75
        value += (line * (0.9 + 0.25 * np.clip(light, -0.5, 0.6)) - value) * inlay * 0.9
        pixels[..., channel] = np.rint(np.clip(value, 0, 255) * alpha)
    pixels[..., 3] = np.rint(alpha * 255)
    return pixels


def _slope(t: Plane) -> Plane:
    """How steeply the moulding rises towards the cloth."""
    at = np.linspace(-0.02, 1.02, 209)
    rise = np.gradient(np.interp(at, _AT, _HEIGHT), at)
    rise = np.convolve(rise, np.ones(9) / 9, mode="same")
    return np.interp(t, at, rise).astype(np.float32)


def _between(t: Plane, low: float, high: float, pixels: float) -> Plane:
    """1 between two depths, with an edge as soft as a pixel."""
    inside: Plane = np.clip((t - low) * pixels + 0.5, 0, 1) * np.clip((high - t) * pixels + 0.5, 0, 1)
    return inside


def _grain(along: Plane, across: Plane, seed: int, length: float) -> Plane:
    """Wood from about −1 to 1: fibres, pores, and rings that wander."""
    rng = np.random.default_rng(seed)
    cells = max(8, int(length / 70))
    at = np.linspace(-length / 2 - 4, length / 2 + 4, cells)
    wander = np.interp(along.ravel(), at, rng.uniform(-1, 1, cells)).reshape(along.shape)
    drift = np.interp(along.ravel(), at[::3], rng.uniform(-1, 1, len(at[::3]))).reshape(along.shape)
    rings = np.sin(across * 0.92 + wander * 2.1 + drift * 3.0) * 0.38 + np.sin(across * 2.3 + wander * 4.0) * 0.22
    fine = np.interp(along.ravel(), np.linspace(at[0], at[-1], cells * 6), rng.uniform(-1, 1, cells * 6))
    fibres = np.sin(across * 5.1 + fine.reshape(along.shape) * 1.7) * 0.20
    return (rings + fibres + drift * 0.22).astype(np.float32)
