"""What lies on the table besides single cards: stock, piles, badges, plates, ribbon, light, the empty slot, the bar.

Each item knows its box and what to show; how it looks is drawn by the modules beside this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from briscola_desktop.core.cards import Suit
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.suits import Family
from briscola_desktop.widgets.table.bar import chip_and_title, draw_chip, draw_title
from briscola_desktop.widgets.table.canvas import HINTS, rectangle
from briscola_desktop.widgets.table.card_item import CardArt
from briscola_desktop.widgets.table.cards import draw_card, draw_slot, pile_places, stock_places
from briscola_desktop.widgets.table.geometry import Box, Place
from briscola_desktop.widgets.table.look import Look
from briscola_desktop.widgets.table.plates import Plate, draw_badge, draw_plate, draw_sum, draw_token
from briscola_desktop.widgets.table.props import SlateRow, draw_slate
from briscola_desktop.widgets.table.ribbon import draw_ribbon


def whole(box: Box, margin: float) -> QRectF:
    """A box and a margin in whole pixels: text on kept pictures stays sharp."""
    x, y = floor(box.x - margin), floor(box.y - margin)
    return QRectF(x, y, ceil(box.right + margin) - x, ceil(box.bottom + margin) - y)


class BoxItem(QGraphicsItem):
    """An item in an upright box, with room around it for its shadow.

    Attributes:
        name: what a screen reader calls it.
    """

    margin = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.name = ""
        self.box = Box(0, 0, 0, 0)
        self._bounds = QRectF()

    def place(self, box: Box, margin: float | None = None) -> None:
        """Put it there; the margin is in sizes of type."""
        self.prepareGeometryChange()
        self.box = box
        self._bounds = whole(box, (self.margin if margin is None else margin) * self.look.font)
        self.refresh()

    def refresh(self) -> None:
        """Draw it anew."""
        self.update()

    def boundingRect(self) -> QRectF:
        """The box and its margin."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it."""
        if self.box.w > 0:
            painter.setRenderHints(HINTS)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """What it looks like."""
        raise NotImplementedError


class KeptItem(BoxItem):
    """A box whose picture is kept until it changes: what flies over it costs a blit."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._kept: QPixmap | None = None

    def refresh(self) -> None:
        """Draw it anew."""
        self._kept = None
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The kept picture, made at the view's pixel ratio."""
        if self.box.w <= 0:
            return
        dpr = painter.device().devicePixelRatio()
        bounds = self._bounds
        # On whole pixels of the device, or a fractional ratio would blur what is drawn.
        left, top = floor(bounds.x() * dpr) / dpr, floor(bounds.y() * dpr) / dpr
        if self._kept is None or self._kept.devicePixelRatio() != dpr:
            kept = QPixmap(ceil((bounds.right() - left) * dpr), ceil((bounds.bottom() - top) * dpr))
            kept.setDevicePixelRatio(dpr)
            kept.fill(Qt.GlobalColor.transparent)
            within = QPainter(kept)
            within.setRenderHints(HINTS)
            within.translate(-left, -top)
            self.draw(within)
            within.end()
            self._kept = kept
        painter.drawPixmap(QPointF(left, top), self._kept)


class StockItem(KeptItem):
    """The cards to be drawn, face down; the turned card is an item of its own."""

    margin = 2.5

    def __init__(self, look: Look, art: CardArt) -> None:
        super().__init__(look)
        self.art = art
        self.count = 0
        self.spot = Place(0, 0, 1, 1)

    def put(self, place: Place) -> None:
        """Where it lies."""
        self.spot = place
        self.place(place.box())

    def tell(self, count: int) -> None:
        """How many cards lie there, without the turned one."""
        before, self.count = self.count, count
        if len(stock_places(self.spot, before)) != len(stock_places(self.spot, count)):
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The backs, one for every four cards."""
        back = self.art.pixmap(None, self.spot.w, painter.device().devicePixelRatio())
        for layer, place in enumerate(stock_places(self.spot, self.count)):
            draw_card(painter, place, back, shadow=layer < 2)


class PileItem(KeptItem):
    """The tricks a side has taken; a chalk line while there are none."""

    margin = 2.5

    def __init__(self, look: Look, art: CardArt, side: int) -> None:
        super().__init__(look)
        self.art = art
        self.side = side
        self.count = 0
        self.spot = Place(0, 0, 1, 1)

    def put(self, place: Place) -> None:
        """Where it lies."""
        self.spot = place
        self.place(place.box())

    def tell(self, count: int) -> None:
        """How many cards lie there."""
        if count != self.count:
            self.count = count
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """A few backs, not quite straight."""
        if not self.count:
            draw_slot(painter, self.spot, quiet=True)
            return
        back = self.art.pixmap(None, self.spot.w, painter.device().devicePixelRatio())
        for place in pile_places(self.spot, self.count, 5 + self.side):
            draw_card(painter, place, back)


class SlotItem(BoxItem):
    """A chalk line where one's next card will lie."""

    margin = 2.4

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.spot = Place(0, 0, 1, 1)
        self.lit = False

    def put(self, place: Place) -> None:
        """Where it is."""
        self.spot = place
        self.place(place.box())

    def light(self, lit: bool) -> None:
        """Whether a card that is held would be played there."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    def draw(self, painter: QPainter) -> None:
        """The line."""
        draw_slot(painter, self.spot, lit=self.lit)


class BadgeItem(KeptItem):
    """A figure on a coin: cards left in the stock, or points of a side."""

    margin = 0.8

    def __init__(self, look: Look, *, quiet: bool) -> None:
        super().__init__(look)
        self.quiet = quiet
        self.text = ""
        self.hide()

    def tell(self, text: str) -> None:
        """What stands on it; nothing hides it."""
        if text != self.text:
            self.text = text
            self.refresh()
        self.setVisible(bool(text))

    def draw(self, painter: QPainter) -> None:
        """The coin."""
        draw_badge(painter, rectangle(self.box), self.text, self.look.font, quiet=self.quiet)


class TokenItem(KeptItem):
    """The trump suit, where no card shows it."""

    margin = 0.8

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.suit = ""

    def tell(self, suit: str) -> None:
        """Which suit; nothing hides it."""
        if suit != self.suit:
            self.suit = suit
            self.refresh()
        self.setVisible(bool(suit))

    def draw(self, painter: QPainter) -> None:
        """The suit's sign on a coin."""
        if self.suit:
            family: Family = "french" if self.look.family == "french" else "italian"
            draw_token(painter, rectangle(self.box), Suit(self.suit), family, self.look.font)


class PlateItem(KeptItem):
    """A player's name and portrait; golden when it is their turn."""

    margin = 2.4

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look)
        self.seat = seat
        self.plate = Plate("", who=seat)
        self.mark = "D"
        self.summons = ""

    def tell(self, **changes: object) -> None:
        """Change name, line, who, active, dealer, clock or away."""
        plate = replace(self.plate, **changes)  # type: ignore[arg-type]  # the callers name what a Plate has
        if plate != self.plate:
            self.plate = plate
            self.refresh()

    def sign(self, mark: str, summons: str = "") -> None:
        """The letter on the dealer's chip, and what stands on a plate without a second line when it is their turn."""
        if (mark, summons) != (self.mark, self.summons):
            self.mark, self.summons = mark, summons
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The plate."""
        plate = self.plate
        if plate.active and not plate.line:
            plate = replace(plate, line=self.summons)
        draw_plate(painter, rectangle(self.box), self.look.font, plate, self.look.room, self.mark)


class LampItem(QGraphicsItem):
    """The pool of light on whoever's turn it is: a piece of the table as it looks in that light."""

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self._piece: QPixmap | None = None
        self._where = QRectF()
        self.setOpacity(0)

    def show_piece(self, piece: QImage, where: QRectF) -> None:
        """The piece for a new surface."""
        self.prepareGeometryChange()
        self._piece, self._where = QPixmap.fromImage(piece), where
        self.update()

    def put_out(self) -> None:
        """The table has another shape: no light until there is a new piece."""
        self.prepareGeometryChange()
        self._piece, self._where = None, QRectF()

    def boundingRect(self) -> QRectF:
        """The piece."""
        return self._where

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The piece."""
        if self._piece:
            painter.drawPixmap(self._where.topLeft(), self._piece)


class RibbonItem(KeptItem):
    """What the game has to say."""

    margin = 1.6

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self._drawn = ""
        self.setOpacity(0)

    def tell(self, text: str) -> None:
        """Say it; what was said before is seen until it has faded."""
        self.text = self.name = text
        if text:
            self._drawn = text
            self.refresh()

    def fade(self, start: float, part: float) -> None:
        """Come, or go if there is nothing to say, from an opacity."""
        end = 1.0 if self.text else 0.0
        self.setOpacity(start + (end - start) * part)

    def draw(self, painter: QPainter) -> None:
        """The ribbon."""
        if self._drawn:
            draw_ribbon(painter, rectangle(self.box), self._drawn, self.look.font)


class BarItem(KeptItem):
    """The bar above the table: the score and the name of the game. Its buttons are widgets."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.title = ("", "")
        self.score: tuple[tuple[str, str], ...] = ()
        self.portraits: tuple[int, ...] = ()

    def tell(self, title: tuple[str, str], score: tuple[tuple[str, str], ...], portraits: tuple[int, ...]) -> None:
        """The name of the game and what stands beside it; names, scores and portraits of the sides."""
        if (title, score, portraits) != (self.title, self.score, self.portraits):
            self.title, self.score, self.portraits = title, score, portraits
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The bar; where no match is played there is no score."""
        layout, room = self.look.layout, self.look.room
        size, boxes = layout.font, (rectangle(layout.chip), rectangle(layout.title))
        chip, title = chip_and_title(*boxes, size, self.score, self.title)
        if self.score:
            draw_chip(painter, chip, size, self.score, self.portraits, room)
        draw_title(painter, title, size, self.title, room, layout.shape.width / 2)


class SlateItem(KeptItem):
    """The slate on which the match is written, where the cloth has room for it."""

    margin = 1.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.rows: tuple[SlateRow, ...] = ()

    def tell(self, rows: Sequence[SlateRow]) -> None:
        """What stands on it."""
        if tuple(rows) != self.rows:
            self.rows = tuple(rows)
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The slate."""
        draw_slate(painter, rectangle(self.box), self.rows)


class SumItem(KeptItem):
    """The sum of a side's points while they are counted."""

    margin = 2.4

    def __init__(self, look: Look, side: int) -> None:
        super().__init__(look)
        self.side = side
        self.title = ""
        self.points = 0
        self.leads = False

    def tell(self, points: int, *, leads: bool = False) -> None:
        """How many so far, and whether that is enough to win."""
        if (points, leads) != (self.points, self.leads):
            self.points, self.leads = points, leads
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The figure and whose it is."""
        draw_sum(painter, rectangle(self.box), self.look.font, str(self.points), self.title, self.look.room, self.leads)


class VeilItem(BoxItem):
    """Shade on the table, behind what is counted."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setVisible(False)

    def draw(self, painter: QPainter) -> None:
        """The shade, out to the corners of the cloth."""
        box, radius = rectangle(self.box), self.look.layout.rim * 0.9
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.SHADOW, 0.62))
        painter.drawRoundedRect(box, radius, radius)
