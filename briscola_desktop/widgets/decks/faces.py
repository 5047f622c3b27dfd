"""Pictures of cards: a face or a back at a size, with its corners, its edge, the light on it, and the index.

Everything here is QImage and QPainter and runs in any thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QLinearGradient, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtSvg import QSvgRenderer

from briscola_desktop.core.cards import Card
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.figures import label
from briscola_desktop.widgets.decks.indices import IndexStyle, colour, draw_indices, face_share, sign
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.suits import suit_mark

PAD = 2
"""Clear device pixels around the card in its picture, so that a turned edge is smooth."""

CORNER = 0.055
"""Radius of the corners in widths of the card."""

FORMAT = QImage.Format.Format_ARGB32_Premultiplied
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


@dataclass(frozen=True)
class FaceKey:
    """One picture: a face (None: the back) of a deck in device pixels, without the clear rim."""

    deck: str
    card: Card | None
    width: int
    height: int
    style: IndexStyle


def target(width: float, height: float, dpr: float) -> QRectF:
    """Where a card's picture is drawn by a painter whose origin is the card's centre: the card and its clear rim."""
    pad = PAD / dpr
    return QRectF(-width / 2 - pad, -height / 2 - pad, width + 2 * pad, height + 2 * pad)


def paint_card(theme: DeckTheme, key: FaceKey, data: bytes | None, suffix: str) -> QImage:
    """The finished picture of a card from the contents of its file.

    A file that cannot be read gives a plain card that names itself: the deal goes on.
    """
    w, h = key.width, key.height
    share = face_share(theme.family, key.style, w) if key.card and theme.indices else 1
    inner_w, inner_h = w - 2 * round(w * (1 - share) / 2), h - 2 * round(h * (1 - share) / 2)
    picture = read_picture(data, suffix, inner_w, inner_h) if data else None
    image = QImage(w + 2 * PAD, h + 2 * PAD, FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.translate(PAD, PAD)
    painter.fillRect(QRectF(0, 0, w, h), palette.PAPER)
    if picture:
        painter.drawImage((w - inner_w) // 2, (h - inner_h) // 2, picture)
    elif key.card:
        _plain_face(painter, theme, key.card, key.style, w, h)
    else:
        painter.fillRect(QRectF(w * 0.06, w * 0.06, w * 0.88, h - w * 0.12), palette.SUITS["s"])
    if key.card and theme.indices and picture:
        painter.save()
        draw_indices(painter, key.card, theme.family, key.style, w, h)
        painter.restore()
    _light(painter, w, h)
    painter.end()
    return image


def _light(painter: QPainter, w: int, h: int) -> None:
    """Paper under a lamp, round corners and a fine edge."""
    glow = QLinearGradient(0, 0, w * 0.4, h)
    glow.setColorAt(0, faded(palette.LAMPLIGHT, 0.10))
    glow.setColorAt(0.5, faded(palette.LAMPLIGHT, 0))
    glow.setColorAt(1, faded(palette.BRASS_DEEP, 0.12))
    painter.fillRect(QRectF(0, 0, w, h), glow)
    radius = w * CORNER
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, w, h), radius, radius)
    mask = QImage(w + 2 * PAD, h + 2 * PAD, FORMAT)
    mask.fill(Qt.GlobalColor.transparent)
    masker = QPainter(mask)
    masker.setRenderHints(HINTS)
    masker.translate(PAD, PAD)
    masker.fillPath(outline, Qt.GlobalColor.black)
    masker.end()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)  # clip paths have hard edges
    painter.drawImage(-PAD, -PAD, mask)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    pen = max(1.0, w * 0.006)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(palette.BRASS_DEEP.darker(200), 0.45), pen))
    painter.drawRoundedRect(QRectF(pen / 2, pen / 2, w - pen, h - pen), radius, radius)


def _plain_face(painter: QPainter, theme: DeckTheme, card: Card, style: IndexStyle, w: int, h: int) -> None:
    ink = colour(card, theme.family, style)
    text = label(sign(card, theme.family, style))
    tall = w * 0.34
    box = text.boundingRect()
    place = QTransform().translate(w / 2 - box.width() * tall / 2, h * 0.30 - tall / 2).scale(tall, tall)
    painter.fillPath(place.map(text), ink)
    mark = suit_mark("french" if theme.family == "french" else "italian", card.suit)
    painter.fillPath(QTransform().translate(w / 2, h * 0.64).scale(w * 0.22, w * 0.22).map(mark), ink)


def read_picture(data: bytes, suffix: str, width: int, height: int) -> QImage | None:
    """The picture scaled to that size in pixels; None if it cannot be read.

    Through Qt's reader, which works outside of the interpreter's lock; QSvgRenderer.render holds it, and so holds up
    frames.
    """
    kind = suffix.lstrip(".").lower()
    if kind not in _formats():
        return _render_svg(data, width, height) if kind == "svg" else None
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    reader.setAutoTransform(True)
    if kind == "svg":
        reader.setScaledSize(QSize(width, height))
    image = reader.read()
    if image.isNull():
        return None
    if image.size() == QSize(width, height):
        return image
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


@cache
def _formats() -> frozenset[str]:
    return frozenset(bytes(name.data()).decode() for name in QImageReader.supportedImageFormats())


def _render_svg(data: bytes, width: int, height: int) -> QImage | None:
    """For installations without the reader's SVG plug-in."""
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        return None
    image = QImage(width, height, FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image
