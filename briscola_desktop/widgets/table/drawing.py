"""Where the items meet the painting: the drawn parts of the table by the names the items know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.faces import target
from briscola_desktop.widgets.lettering import font
from briscola_desktop.widgets.table.geometry import Box, Place
from briscola_desktop.widgets.table.shadows import draw_card_shadow, draw_halo

if TYPE_CHECKING:
    from briscola_desktop.widgets.table.buttons import BarButton, BrassButton
    from briscola_desktop.widgets.table.card_item import CardArt
    from briscola_desktop.widgets.table.items import BarItem, LampItem, PlateItem
    from briscola_desktop.widgets.table.look import Look
    from briscola_desktop.widgets.table.sheets import CoverSheet, LastTrickSheet, ScoreSheet


def card_back(
    painter: QPainter, art: CardArt, at: QPointF, w: float, h: float, *, turn: float = 0.0, shadow: bool = True
) -> None:
    """A card face down, with the shadow of one that lies."""
    dpr = painter.device().devicePixelRatio()
    painter.save()
    painter.translate(at)
    painter.rotate(turn)
    if shadow:
        draw_card_shadow(painter, w, h, turn=turn)
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
    painter.drawText(
        QRectF(c.x, c.y, c.w, c.h), Qt.AlignmentFlag.AlignCenter, "  ".join(f"{a} {b}" for a, b in item.score)
    )
    t = layout.title
    painter.drawText(QRectF(t.x, t.y, t.w, t.h), Qt.AlignmentFlag.AlignCenter, "  ".join(item.title))


def total(painter: QPainter, box: QRectF, title: str, points: int, look: Look, *, leads: bool) -> None:
    painter.setPen(palette.BRASS_LIT if leads else palette.CREAM)
    painter.setFont(font(look.font * 2.4, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(points))
    painter.setFont(font(look.font, italic=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, title)


def bar_button(painter: QPainter, button: BarButton) -> None:
    room = button.look.room
    box = QRectF(button.rect())
    if button.hovered or button.isDown():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.BRASS, 0.45 if button.isDown() else 0.28))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
    painter.setPen(room.ink if button.isEnabled() else palette.faded(room.ink, 0.35))
    painter.setFont(font(button.look.font * 0.8))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, button.text() if button.labelled else button.key[:2])


def brass_button(painter: QPainter, button: BrassButton) -> None:
    box = QRectF(button.rect()).adjusted(1, 1, -1, -1)
    painter.setPen(QPen(palette.BRASS_DEEP, 1.2))
    painter.setBrush(palette.BRASS_LIT if button.hovered else palette.BRASS)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setPen(palette.INK)
    painter.setFont(font(button.look.font, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, button.text())


def score_button_box(sheet: ScoreSheet) -> Box:
    f = sheet.look.font
    return Box(sheet.width() / 2 - 7 * f, sheet.height() / 2 + 8 * f, 14 * f, 2.8 * f)


def score_sheet(painter: QPainter, sheet: ScoreSheet) -> None:
    f = sheet.look.font
    box = QRectF(sheet.width() / 2 - 20 * f, sheet.height() / 2 - 12 * f, 40 * f, 24 * f)
    painter.fillRect(box, palette.PAPER)
    painter.setPen(palette.INK)
    painter.setFont(font(2 * f, bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(sheet.ended.result.points if sheet.ended else ""))


def cover(painter: QPainter, box: QRectF, text: str, sheet: CoverSheet) -> None:
    painter.setPen(palette.CREAM)
    painter.setFont(font(sheet.look.font * 1.6, bold=True))
    painter.drawText(box.adjusted(0, -box.height() * 0.2, 0, -box.height() * 0.2), Qt.AlignmentFlag.AlignCenter, text)


def last_trick(painter: QPainter, sheet: LastTrickSheet) -> None:
    """The cards in a row in order of play, each with its player; the one that took it shines."""
    look, trick = sheet.look, sheet.trick
    if trick is None:
        return
    layout, f = look.layout, look.font
    cloth = layout.cloth
    count = len(trick.plays)
    w = min(layout.unit * 0.9, cloth.w * 0.86 / (count * 1.16), cloth.h * 0.5 / layout.shape.aspect)
    h = w * layout.shape.aspect
    dpr = painter.device().devicePixelRatio()
    for place, (seat, card) in enumerate(trick.plays):
        x = cloth.cx + (place - (count - 1) / 2) * w * 1.16
        painter.save()
        painter.translate(x, cloth.cy)
        turn = (place % 3 - 1) * 1.5
        painter.rotate(turn)
        draw_card_shadow(painter, w, h, turn=turn, lift=0.2)
        if seat == trick.winner:
            draw_halo(painter, w, h)
        picture = sheet.art.pixmap(card, w, dpr)
        if picture:
            painter.drawPixmap(target(w, h, dpr), picture, QRectF(picture.rect()))
        painter.restore()
        painter.setPen(palette.HALO if seat == trick.winner else palette.CREAM)
        painter.setFont(font(f, bold=seat == trick.winner))
        label = QRectF(x - w * 0.6, cloth.cy + h / 2 + f * 0.8, w * 1.2, 2 * f)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, sheet.names[seat])
