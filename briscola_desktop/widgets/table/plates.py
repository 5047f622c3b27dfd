"""Name plates, badges and tokens: who sits where, whose turn it is, who dealt, how many cards or points there are."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QTransform

from briscola_desktop.core.cards import Suit
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import CENTRE, LEFT, draw_text, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.portraits import portrait
from briscola_desktop.widgets.suits import Family, suit_mark
from briscola_desktop.widgets.table.shadows import draw_shadow


@dataclass(frozen=True)
class Plate:
    """What a plate shows.

    Attributes:
        name: of the player.
        line: a few words under the name.
        who: number of the portrait.
        active: whether it is their turn.
        dealer: whether they dealt.
        clock: the part of the time that is left, 0 to 1, as a ring about the portrait; None without a clock.
        away: whether they are not there.
    """

    name: str
    line: str = ""
    who: int = 0
    active: bool = False
    dealer: bool = False
    clock: float | None = None
    away: bool = False


def brass(box: QRectF, *, lit: bool = False) -> QBrush:
    """Polished brass, lit from above."""
    metal = QLinearGradient(box.topLeft(), box.bottomLeft())
    for t, colour in zip((0, 0.5, 1), _BRASS[lit], strict=True):
        metal.setColorAt(t, QColor(colour))
    return QBrush(metal)


_BRASS = {False: ("#f6dd98", "#d8a94a", "#a97728"), True: ("#fff2c6", "#f1c866", "#cf963a")}


def draw_plate(painter: QPainter, box: QRectF, size: float, plate: Plate, room: Room, dealer_mark: str = "D") -> None:
    """Paint a plate into its box.

    Args:
        painter: upright, on the table.
        box: the plate's place; its glow needs two sizes of type around it.
        size: of the type, in pixels.
        plate: what it shows.
        room: the surroundings, which decide its colours.
        dealer_mark: the letter for the dealer.
    """
    h = box.height()
    body = box.adjusted(h * 0.30, h * 0.10, 0, -h * 0.10)
    draw_shadow(painter, body, size * 0.35, 0.45, offset=(0, size * 0.14))
    if plate.active:
        draw_shadow(painter, body, size * 0.55, 0.95, colour=QColor("#ffd873"))
    painter.setPen(QPen(faded(palette.BRASS_LIT, 0.95) if plate.active else faded(room.plate_edge, 0.65), size * 0.07))
    painter.setBrush(brass(body, lit=True) if plate.active else _body(body, room))
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
    if plate.active:
        painter.setPen(QPen(faded(QColor("white"), 0.5), max(1.0, size * 0.06)))
        shine = body.adjusted(h * 0.4, size * 0.14, -h * 0.4, 0)
        painter.drawLine(shine.topLeft(), shine.topRight())
    ring = QRectF(box.x(), box.y(), h, h)
    _draw_portrait(painter, ring, size, plate)
    words = QRectF(ring.right() + size * 0.35, body.y(), body.right() - ring.right() - size * 0.85, body.height())
    ink = palette.INK if plate.active else room.plate_ink
    if plate.away:
        ink = faded(ink, 0.6)
    if plate.line and body.height() > 2.2 * size:
        upper = QRectF(words.x(), words.y() + body.height() * 0.06, words.width(), body.height() * 0.52)
        lower = QRectF(words.x(), words.y() + body.height() * 0.51, words.width(), body.height() * 0.42)
        draw_text(painter, upper, plate.name, font(size * 0.98, bold=True), ink, LEFT)
        draw_text(painter, lower, plate.line, font(size * 0.80, italic=True), faded(ink, 0.86), LEFT)
    else:
        draw_text(painter, words, plate.name, font(size * 0.98, bold=True), ink, LEFT)
    if plate.dealer:
        _draw_dealer(painter, ring, dealer_mark)


def _body(box: QRectF, room: Room) -> QBrush:
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    fill.setColorAt(0, faded(room.plate_top, 0.95))
    fill.setColorAt(1, faded(room.plate_bottom, 0.95))
    return QBrush(fill)


def _draw_portrait(painter: QPainter, ring: QRectF, size: float, plate: Plate) -> None:
    painter.setPen(QPen(palette.INK, max(1, size * 0.06)))
    painter.setBrush(brass(ring, lit=plate.active))
    painter.drawEllipse(ring.adjusted(0.5, 0.5, -0.5, -0.5))
    edge = ring.height() * 0.07
    face = ring.adjusted(edge, edge, -edge, -edge)
    dpr = painter.device().devicePixelRatio()
    painter.setOpacity(0.45 if plate.away else 1.0)
    painter.drawPixmap(face, portrait(plate.who, round(face.width()), dpr), QRectF())
    painter.setOpacity(1)
    if plate.clock is not None:
        low = plate.clock < 0.25
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.INK, edge * 1.7))
        painter.drawEllipse(ring.adjusted(edge * 0.5, edge * 0.5, -edge * 0.5, -edge * 0.5))
        left = QPen(QColor("#e0483c") if low else palette.BRASS_LIT, edge * 1.1)
        left.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(left)
        painter.drawArc(
            ring.adjusted(edge * 0.5, edge * 0.5, -edge * 0.5, -edge * 0.5), 90 * 16, round(360 * 16 * plate.clock)
        )


def _draw_dealer(painter: QPainter, ring: QRectF, mark: str) -> None:
    d = ring.height() * 0.38
    disc = QRectF(ring.right() - d * 0.78, ring.bottom() - d * 0.94, d, d)
    painter.setPen(QPen(palette.INK, 1))
    painter.setBrush(palette.CREAM)
    painter.drawEllipse(disc)
    draw_text(painter, disc, mark, font(d * 0.70, bold=True), palette.INK)


def draw_badge(painter: QPainter, box: QRectF, text: str, size: float, *, quiet: bool = False) -> None:
    """A figure on a coin of brass; `quiet` on dark wood."""
    draw_shadow(painter, box.adjusted(2, 2, -2, -2), size * 0.22, 0.55, offset=(0, size * 0.10))
    painter.setPen(QPen(QColor("#4a2f0c"), max(1, size * 0.07)))
    painter.setBrush(QBrush(QColor("#2a1a0f")) if quiet else brass(box))
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(QColor("#fff3cc"), 0.15 if quiet else 0.55), max(0.8, size * 0.05)))
    painter.drawEllipse(box.adjusted(2.5, 2.5, -2.5, -2.5))
    face = font(box.height() * (0.48 if len(text) < 3 else 0.40), bold=True)
    draw_text(painter, box, text, face, palette.CREAM if quiet else palette.INK, CENTRE)


def draw_sum(
    painter: QPainter, box: QRectF, size: float, figure: str, name: str, room: Room, leads: bool = False
) -> None:
    """The points of a side while they are counted, on wood; on brass once it has won."""
    radius, line = size * 0.8, size * 0.07
    draw_shadow(painter, box, size * 0.5, 0.55, offset=(0, size * 0.2))
    if leads:
        draw_shadow(painter, box, size * 0.8, 0.9, colour=QColor("#ffd873"))
    painter.setPen(QPen(palette.BRASS_LIT if leads else room.plate_edge, line * 1.2))
    painter.setBrush(brass(box, lit=True) if leads else _body(box, room))
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(palette.INK if leads else room.plate_edge, 0.35), line * 0.7))
    inner = box.adjusted(size * 0.26, size * 0.26, -size * 0.26, -size * 0.26)
    painter.drawRoundedRect(inner, radius * 0.72, radius * 0.72)
    ink = palette.INK if leads else room.plate_ink
    upper, lower = QRectF(inner), QRectF(inner)
    upper.setBottom(inner.top() + inner.height() * 0.68)
    lower.setTop(inner.top() + inner.height() * 0.62)
    draw_text(painter, upper, figure, font(min(size * 2.3, upper.height() * 0.95), bold=True), ink)
    draw_text(painter, lower.adjusted(size * 0.3, 0, -size * 0.3, 0), name, font(size * 0.95, italic=True), ink)


def draw_token(painter: QPainter, box: QRectF, suit: Suit, family: Family, size: float) -> None:
    """The trump suit on an ivory counter."""
    draw_shadow(painter, box.adjusted(2, 2, -2, -2), size * 0.24, 0.55, offset=(0, size * 0.12))
    ivory = QLinearGradient(box.topLeft(), box.bottomRight())
    for t, colour in ((0, "#fffdf4"), (0.6, "#f3e8cf"), (1, "#d6c29a")):
        ivory.setColorAt(t, QColor(colour))
    painter.setPen(QPen(QColor("#6b4d22"), max(1, size * 0.06)))
    painter.setBrush(ivory)
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(palette.BRASS, 0.9), max(1, size * 0.08)))
    inner = box.height() * 0.10
    painter.drawEllipse(box.adjusted(inner, inner, -inner, -inner))
    reach = box.height() * 0.25
    place = QTransform().translate(box.center().x(), box.center().y()).scale(reach, reach)
    ink = palette.SUITS[suit.value]
    if family == "french":
        ink = palette.FRENCH_RED if suit.value in "dc" else palette.FRENCH_BLACK
    painter.fillPath(place.map(suit_mark(family, suit)), ink)
