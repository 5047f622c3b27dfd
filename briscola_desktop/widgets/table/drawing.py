"""Where the items meet the painting: the drawn parts of the table by the names the items know."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.faces import target
from briscola_desktop.widgets.table.geometry import Place

if TYPE_CHECKING:
    from briscola_desktop.widgets.table.card_item import CardArt
    from briscola_desktop.widgets.table.items import BarItem, LampItem, PlateItem
    from briscola_desktop.widgets.table.look import Look


def font(px: float, *, bold: bool = False, italic: bool = False) -> QFont:
    f = QFont("DejaVu Serif")
    f.setPixelSize(max(8, round(px)))
    f.setBold(bold)
    f.setItalic(italic)
    return f


def card_shadow(painter: QPainter, w: float, h: float, *, lift: float, turn: float, dpr: float) -> None:
    colour = QColor(10, 5, 2, round(70 / (1 + lift)))
    away = radians(-turn)
    dx, dy = (0.03 + lift * 0.3) * w, (0.05 + lift * 0.75) * w
    x, y = dx * cos(away) - dy * sin(away), dx * sin(away) + dy * cos(away)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(x - w / 2, y - h / 2, w, h).adjusted(-2, -2, 2, 2), 6, 6)


def glow(painter: QPainter, w: float, h: float, colour: QColor, light: float, dpr: float) -> None:
    c = QColor(colour)
    c.setAlphaF(0.8 * light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(c)
    painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h).adjusted(-5, -5, 5, 5), 8, 8)


def card_back(
    painter: QPainter, art: CardArt, at: QPointF, w: float, h: float, *, turn: float = 0.0, shadow: bool = True
) -> None:
    """A card face down, with the shadow of one that lies."""
    dpr = painter.device().devicePixelRatio()
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    if shadow:
        card_shadow(painter, w, h, lift=0, turn=turn, dpr=dpr)
    picture = art.pixmap(None, w, dpr)
    if picture:
        painter.drawPixmap(target(w, h, dpr), picture, QRectF(picture.rect()))
    painter.restore()


def slot(painter: QPainter, spot: Place, *, quiet: bool) -> None:
    painter.save()
    painter.translate(spot.x, spot.y)
    painter.rotate(spot.turn)
    pen = QPen(palette.faded(palette.LAMPLIGHT, 0.3 if quiet else 0.42), 1.3, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(palette.faded(palette.LAMPLIGHT, 0.0 if quiet else 0.05))
    painter.drawRoundedRect(QRectF(-spot.w / 2, -spot.h / 2, spot.w, spot.h), spot.w * 0.055, spot.w * 0.055)
    painter.restore()


def badge(painter: QPainter, box: QRectF, text: str, size: float, *, quiet: bool) -> None:
    painter.setPen(QPen(palette.INK, 1))
    painter.setBrush(QColor("#2a1a0f") if quiet else palette.BRASS)
    painter.drawEllipse(box)
    painter.setPen(palette.CREAM if quiet else palette.INK)
    painter.setFont(font(size * 0.9, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def token(painter: QPainter, box: QRectF, suit: str, look: Look) -> None:
    badge(painter, box, suit, look.font, quiet=True)


def plate(painter: QPainter, item: PlateItem) -> None:
    box = QRectF(item.box.x, item.box.y, item.box.w, item.box.h)
    painter.setPen(QPen(palette.BRASS, 1))
    painter.setBrush(palette.BRASS_LIT if item.active else item.look.room.plate_bottom)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setPen(palette.INK if item.active else item.look.room.plate_ink)
    painter.setFont(font(item.look.font, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, item.title + (" D" if item.dealer else ""))


def lamp(painter: QPainter, item: LampItem) -> None:
    box = QRectF(item.box.x, item.box.y, item.box.w, item.box.h)
    painter.translate(box.center())
    painter.scale(1, box.height() / box.width())
    r = box.width() / 2
    g = QRadialGradient(0, 0, r)
    g.setColorAt(0, palette.faded(palette.LAMPLIGHT, 0.25))
    g.setColorAt(1, palette.faded(palette.LAMPLIGHT, 0))
    painter.fillRect(QRectF(-r, -r, 2 * r, 2 * r), g)


def ribbon(painter: QPainter, box: QRectF, text: str, size: float) -> None:
    painter.setPen(QPen(palette.BRASS_DEEP, 1))
    painter.setBrush(palette.CREAM)
    painter.drawRect(box)
    painter.setPen(palette.INK)
    painter.setFont(font(size, italic=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)


def bar(painter: QPainter, item: BarItem) -> None:
    layout, room = item.look.layout, item.look.room
    painter.setPen(room.ink)
    painter.setFont(font(layout.font))
    c = layout.chip
    painter.drawText(QRectF(c.x, c.y, c.w, c.h), Qt.AlignmentFlag.AlignCenter, "  ".join(f"{a} {b}" for a, b in item.score))
    t = layout.title
    painter.drawText(QRectF(t.x, t.y, t.w, t.h), Qt.AlignmentFlag.AlignCenter, "  ".join(item.title))


def total(painter: QPainter, box: QRectF, title: str, points: int, look: Look, *, leads: bool) -> None:
    painter.setPen(palette.BRASS_LIT if leads else palette.CREAM)
    painter.setFont(font(look.font * 2.4, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(points))
    painter.setFont(font(look.font, italic=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, title)
