"""The table without anything on it: surroundings, rim and cloth, as one picture for a window.

QImage, QPainter and NumPy only: it may be made in any thread, and should, for it takes some tens of milliseconds.
The cloth is computed in bands of rows, mostly outside of the interpreter's lock.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, cos, hypot, pi, sin

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QRegion,
)

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.palette import Cloth, ClothName, Room, RoomName, faded
from briscola_desktop.widgets.paths import star
from briscola_desktop.widgets.table.canvas import Pixels, Plane, brush, from_pixels, rectangle
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import Layout
from briscola_desktop.widgets.table.props import draw_prop
from briscola_desktop.widgets.table.rim import CORNER, draw_rim
from briscola_desktop.widgets.table.shadows import shadow_image

BAND = 96
"""Rows of cloth computed at once: few enough to stay in the processor's cache."""

GOLD = QColor("#f0cf82")


@dataclass(frozen=True)
class SurfaceKey:
    """What a picture of the table depends on besides the layout."""

    cloth: ClothName = "green"
    room: RoomName = "dark"
    dpr: float = 1.0


def paint_surface(layout: Layout, key: SurfaceKey) -> QImage:
    """The table of a layout; its device pixel ratio is set."""
    room, cloth, dpr = palette.ROOMS[key.room], palette.CLOTHS[key.cloth], key.dpr
    shape = layout.shape
    image = QImage(round(shape.width * dpr), round(shape.height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = brush(image)
    _paint_room(painter, layout, room)
    x, y = round(layout.cloth.x * dpr), round(layout.cloth.y * dpr)
    w, h = round(layout.cloth.right * dpr) - x, round(layout.cloth.bottom * dpr) - y
    felt = from_pixels(cloth_pixels(w, h, cloth, layout.rim, dpr), opaque=True)
    felt.setDevicePixelRatio(dpr)
    painter.drawImage(QPointF(x / dpr, y / dpr), felt)
    _paint_print(painter, layout)
    _paint_emblem(painter, layout, faded(cloth.lit.lighter(170), 0.19))
    for prop in layout.props:
        if prop.kind != "slate":  # that one is written on
            draw_prop(painter, prop)
    draw_rim(painter, layout.table, layout.rim, room, dpr)
    painter.end()
    return image


def draw_bare_table(painter: QPainter, layout: Layout, cloth: Cloth, room: Room) -> None:
    """A table at once, for the moment until it has been painted: its colours and its light, without weave and grain."""
    painter.fillRect(QRectF(0, 0, layout.shape.width, layout.shape.height), room.bottom)
    painter.fillRect(rectangle(layout.header), room.top)
    rim = layout.rim
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(room.timber)
    painter.drawRoundedRect(rectangle(layout.table), rim * CORNER, rim * CORNER)
    felt = rectangle(layout.cloth)
    light = QRadialGradient(
        QPointF(felt.center().x(), felt.top() + felt.height() * 0.42), hypot(felt.width(), felt.height()) * 0.52
    )
    for at, colour in ((0, cloth.lit), (0.35, cloth.lit), (0.72, cloth.base), (1, cloth.deep)):
        light.setColorAt(at, colour)
    painter.setBrush(light)
    painter.drawRoundedRect(felt, rim, rim)


def _paint_room(painter: QPainter, layout: Layout, room: Room) -> None:
    """The wall and the table's shadow on it; not where the cloth will be."""
    shape, covered = layout.shape, layout.cloth.grown(-layout.rim * 2)
    painter.save()
    outside = QRegion(0, 0, ceil(shape.width), ceil(shape.height))
    painter.setClipRegion(outside.subtracted(QRegion(rectangle(covered).toAlignedRect())))
    wall = QLinearGradient(0, 0, 0, shape.height)
    wall.setColorAt(0, room.top)
    wall.setColorAt(1, room.bottom)
    painter.fillRect(QRectF(0, 0, shape.width, shape.height), wall)
    table, rim = layout.table, layout.rim
    sigma = rim * 0.55
    strength = 0.55 if room.name == "dark" else 0.32
    shade = shadow_image(table.w, table.h, sigma, strength, palette.SHADOW, min(1.0, 6 / sigma))
    at = QRectF(table.x - 3 * sigma, table.y - 3 * sigma + rim * 0.25, table.w + 6 * sigma, table.h + 6 * sigma)
    painter.drawImage(at, shade)
    painter.restore()


# ---- cloth -----------------------------------------------------------------------------------------------------------


def cloth_pixels(w: int, h: int, cloth: Cloth, rim: float, dpr: float) -> Pixels:
    """Woven cloth under a lamp, dark in the corners and in the shadow of the rim.

    Args:
        w: device pixels across.
        h: device pixels down.
        cloth: its colours.
        rim: width of the rim in logical pixels, for its shadow.
        dpr: device pixels a logical one; a thread is one logical pixel.
    """
    thread = max(1.0, dpr)
    rng = np.random.default_rng(5)
    weft = _Noise(rng, along=w / (12 * thread), across=h / thread)
    warp = _Noise(rng, along=h / (12 * thread), across=w / thread)
    nap = _Noise(rng, along=w / (90 * thread), across=h / (70 * thread))
    table = _lamp_colours(cloth)
    reach = hypot(w, h) * 0.52
    x = np.arange(w, dtype=np.float32)
    shade_x = _falloff(x, rim * 1.1 * dpr, 0.42) * _falloff(w - x, rim * 0.7 * dpr, 0.30)
    dx2 = ((x - w / 2) / reach) ** 2
    pixels = np.empty((h, w, 4), np.uint8)
    pixels[..., 3] = 255
    for top in range(0, h, BAND):
        y = np.arange(top, min(top + BAND, h), dtype=np.float32)
        texture = weft.rows(y / thread, x / (12 * thread)) + warp.columns(x / thread, y / (12 * thread))
        texture += 0.5 * (rng.random((len(y), w), dtype=np.float32) - 0.5)
        texture *= 0.125
        texture += 0.07 * nap.smooth(y / (70 * thread), x / (90 * thread))
        shade_y = _falloff(y, rim * 1.65 * dpr, 0.60) * _falloff(h - y, rim * 0.5 * dpr, 0.26)
        texture += 1
        texture *= shade_y[:, None]
        texture *= shade_x[None, :]
        radius = np.sqrt(dx2[None, :] + (((y - h * 0.42) / reach) ** 2)[:, None])
        index = np.minimum(radius * 512, 1023).astype(np.int16)
        for channel in range(3):
            value = table[:, channel][index]
            value *= texture
            pixels[top : top + len(y), :, channel] = np.minimum(value, 255)
    return pixels


class _Noise:
    """Random values on a grid, between −0.5 and 0.5, drawn out along one direction."""

    def __init__(self, rng: np.random.Generator, along: float, across: float) -> None:
        self._grid = rng.random((int(across) + 3, int(along) + 3), dtype=np.float32) - 0.5

    def rows(self, across: Plane, along: Plane) -> Plane:
        """Threads that run across the picture: one value a row and step."""
        left = along.astype(np.int32)
        part = along - left
        lines = self._grid[across.astype(np.int32)]
        threads: Plane = np.take(lines, left, axis=1) * (1 - part) + np.take(lines, left + 1, axis=1) * part
        return threads

    def columns(self, across: Plane, along: Plane) -> Plane:
        """Threads that run down the picture."""
        upper = along.astype(np.int32)
        part = (along - upper)[:, None]
        lines = self._grid[across.astype(np.int32)].T
        threads: Plane = lines[upper] * (1 - part) + lines[upper + 1] * part
        return threads

    def smooth(self, down: Plane, across: Plane) -> Plane:
        """Clouds: smooth both ways."""
        y = down.astype(np.int32)
        part = (down - y)[:, None]
        part = part * part * (3 - 2 * part)
        rows = self._grid[y] * (1 - part) + self._grid[y + 1] * part
        x = across.astype(np.int32)
        part = across - x
        part = part * part * (3 - 2 * part)
        clouds: Plane = np.take(rows, x, axis=1) * (1 - part) + np.take(rows, x + 1, axis=1) * part
        return clouds


def _falloff(distance: Plane, reach: float, depth: float) -> Plane:
    """The shadow of an edge: 1 far from it."""
    part: Plane = np.clip(1 - distance / reach, 0, 1).astype(np.float32)
    light: Plane = 1 - depth * part * part
    return light


def _lamp_colours(cloth: Cloth) -> Plane:
    """Blue, green and red by distance from under the lamp, in 512ths of its reach.

    The cloth from lit to deep, warmed by soft light of the lamp's colour and darkened towards the corners.
    """
    distance = np.arange(1024) / 512
    warm = np.clip(1 - distance / 0.75, 0, 1) * 0.55
    corner = np.clip((distance / 1.15 - 0.45) / 0.55, 0, 1)
    colours = np.empty((1024, 3), np.float32)
    for channel, pick in enumerate((QColor.blue, QColor.green, QColor.red)):
        lit, base, deep = (pick(c) for c in (cloth.lit, cloth.base, cloth.deep))
        value = np.interp(distance, (0, 0.35, 0.72, 1), (lit, (2 * lit + base) / 3, base, deep)) / 255
        light = pick(QColor("#ffdf9a")) / 255
        soft = (1 - 2 * light) * value**2 + 2 * light * value
        value += (soft - value) * warm
        value *= 1 - corner * (1 - pick(QColor("#857c70")) / 255)
        colours[:, channel] = value * 255
    return colours


# ---- print -----------------------------------------------------------------------------------------------------------


def scooped(box: QRectF, notch: float) -> QPainterPath:
    """A frame whose corners are hollow."""
    l_, t, r, b, n = box.left(), box.top(), box.right(), box.bottom(), notch
    path = QPainterPath(QPointF(l_ + n, t))
    path.lineTo(r - n, t)
    path.arcTo(QRectF(r - n, t - n, 2 * n, 2 * n), 180, 90)
    path.lineTo(r, b - n)
    path.arcTo(QRectF(r - n, b - n, 2 * n, 2 * n), 90, 90)
    path.lineTo(l_ + n, b)
    path.arcTo(QRectF(l_ - n, b - n, 2 * n, 2 * n), 0, 90)
    path.lineTo(l_, t + n)
    path.arcTo(QRectF(l_ - n, t - n, 2 * n, 2 * n), 270, 90)
    path.closeSubpath()
    return path


def _paint_print(painter: QPainter, layout: Layout) -> None:
    """Two golden lines along the rim, with beads and lozenges between them."""
    f = layout.font
    frame = rectangle(layout.cloth.grown(-0.30 * f))
    band = 0.5 * f
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(GOLD, 0.55), max(1, f * 0.085)))
    painter.drawPath(scooped(frame, f * 1.3))
    painter.setPen(QPen(faded(GOLD, 0.38), max(0.8, f * 0.05)))
    painter.drawPath(scooped(frame.adjusted(band, band, -band, -band), f * 1.3))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(GOLD, 0.55))
    for x in (frame.left() + f * 0.45, frame.right() - f * 0.45):
        for y in (frame.top() + f * 0.45, frame.bottom() - f * 0.45):
            painter.drawPath(star(x, y, f * 0.46, f * 0.16, 4))
    painter.setBrush(faded(GOLD, 0.42))
    middle = Box(frame.x(), frame.y(), frame.width(), frame.height()).grown(-band / 2)
    for across in (True, False):
        start, length = (middle.x, middle.w) if across else (middle.y, middle.h)
        start, length = start + f * 1.95, length - f * 3.9
        count = max(2, 2 * round(length / f / 1.9))
        for i in range(count + 1):
            t = start + length * i / count
            for edge in (middle.y, middle.bottom) if across else (middle.x, middle.right):
                _bead(painter, QPointF(t, edge) if across else QPointF(edge, t), f, lozenge=i % 2 == 0)


def _bead(painter: QPainter, at: QPointF, f: float, *, lozenge: bool) -> None:
    if not lozenge:
        painter.drawEllipse(at, f * 0.075, f * 0.075)
        return
    d = f * 0.15
    corners = [QPointF(-d, 0), QPointF(0, -d), QPointF(d, 0), QPointF(0, d)]
    painter.drawPolygon(QPolygonF([at + corner for corner in corners]))


def _paint_emblem(painter: QPainter, layout: Layout, ink: QColor) -> None:
    """Our mark, woven into the cloth: a sun of eight rays in a ring of beads."""
    x, y, r = layout.emblem.x, layout.emblem.y, layout.emblem.rx
    if r < 3 * layout.font:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for size, width in ((1, 0.018), (0.955, 0.008), (0.70, 0.012)):
        painter.setPen(QPen(ink, r * width))
        painter.drawEllipse(QPointF(x, y), r * size, r * size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for i in range(32):
        angle = i * pi / 16
        bead = r * (0.035 if i % 2 else 0.052)
        painter.drawEllipse(QPointF(x + sin(angle) * r * 0.83, y + cos(angle) * r * 0.83), bead, bead)
    rays = star(x, y, r * 0.63, r * 0.30, 8).united(star(x, y, r * 0.50, r * 0.30, 8, pi / 8))
    hole = QPainterPath()
    hole.addEllipse(QPointF(x, y), r * 0.25, r * 0.25)
    painter.drawPath(rays.subtracted(hole))
    painter.drawPath(star(x, y, r * 0.19, r * 0.08, 4))
