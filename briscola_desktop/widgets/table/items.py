"""What lies on the table besides single cards: stock, piles, badges, plates, ribbon, light, the empty slot, the bar.

Each item knows its box and what to show; how it looks is drawn by the modules beside this one.
"""

from __future__ import annotations

from math import ceil, floor
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from briscola_desktop.widgets.table import drawing
from briscola_desktop.widgets.table.card_item import CardArt
from briscola_desktop.widgets.table.geometry import Box, Place
from briscola_desktop.widgets.table.look import Look

HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.TextAntialiasing
)


def rectangle(box: Box) -> QRectF:
    """A box for Qt."""
    return QRectF(box.x, box.y, box.w, box.h)


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
        if self._kept is None or self._kept.devicePixelRatio() != dpr:
            bounds = self._bounds
            kept = QPixmap(ceil(bounds.width() * dpr), ceil(bounds.height() * dpr))
            kept.setDevicePixelRatio(dpr)
            kept.fill(Qt.GlobalColor.transparent)
            within = QPainter(kept)
            within.setRenderHints(HINTS)
            within.translate(-bounds.topLeft())
            self.draw(within)
            within.end()
            self._kept = kept
        painter.drawPixmap(self._bounds.topLeft(), self._kept)


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
        if _layers(before) != _layers(count):
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The backs, one for every four cards."""
        layers = _layers(self.count)
        for layer in range(layers):
            x, y = self.spot.x - layer * 0.010 * self.spot.w, self.spot.y - layer * 0.014 * self.spot.w
            drawing.card_back(painter, self.art, QPointF(x, y), self.spot.w, self.spot.h, shadow=layer == 0)


def _layers(count: int) -> int:
    return min(8, (count + 3) // 4)


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
        spot = self.spot
        if not self.count:
            drawing.slot(painter, spot, quiet=True)
            return
        rng = Random(7 + self.side)
        for layer in range(min(6, 1 + self.count // 4)):
            at = QPointF(spot.x + rng.uniform(-0.03, 0.03) * spot.w, spot.y - layer * 0.012 * spot.h)
            drawing.card_back(painter, self.art, at, spot.w, spot.h, turn=rng.uniform(-4.5, 4.5))


class SlotItem(BoxItem):
    """A chalk line where one's next card will lie."""

    margin = 0.4

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.spot = Place(0, 0, 1, 1)

    def put(self, place: Place) -> None:
        """Where it is."""
        self.spot = place
        self.place(place.box())

    def draw(self, painter: QPainter) -> None:
        """The line."""
        drawing.slot(painter, self.spot, quiet=False)


class BadgeItem(KeptItem):
    """A figure on a coin: cards left in the stock, or points of a side."""

    margin = 0.8

    def __init__(self, look: Look, *, quiet: bool) -> None:
        super().__init__(look)
        self.quiet = quiet
        self.text = ""

    def tell(self, text: str) -> None:
        """What stands on it; nothing hides it."""
        if text != self.text:
            self.text = text
            self.refresh()
        self.setVisible(bool(text))

    def draw(self, painter: QPainter) -> None:
        """The coin."""
        drawing.badge(painter, rectangle(self.box), self.text, self.look.font, quiet=self.quiet)


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
            drawing.token(painter, rectangle(self.box), self.suit, self.look)


class PlateItem(KeptItem):
    """A player's name and portrait; golden when it is their turn."""

    margin = 2.4

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look)
        self.seat = seat
        self.who = seat
        self.title = ""
        self.line = ""
        self.active = False
        self.dealer = False

    def tell(self, **changes: object) -> None:
        """Change title, line, who, active or dealer."""
        if any(getattr(self, key) != value for key, value in changes.items()):
            for key, value in changes.items():
                setattr(self, key, value)
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The plate."""
        drawing.plate(painter, self)


class LampItem(BoxItem):
    """The pool of light on whoever's turn it is: a piece of the table as it looks in that light."""

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look)
        self.seat = seat
        self.setOpacity(0)

    def draw(self, painter: QPainter) -> None:
        """The light."""
        drawing.lamp(painter, self)


class RibbonItem(KeptItem):
    """What the game has to say."""

    margin = 1.6

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.urgent = False

    def tell(self, text: str) -> None:
        """Say it; nothing takes it away."""
        if text != self.text:
            self.text = text
            self.name = text
            self.refresh()
        self.setVisible(bool(text))

    def draw(self, painter: QPainter) -> None:
        """The ribbon."""
        if self.text:
            drawing.ribbon(painter, rectangle(self.box), self.text, self.look.font)


class BarItem(KeptItem):
    """The bar above the table: the score and the name of the game. Its buttons are widgets."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.title = ("", "")
        self.score: tuple[tuple[str, str], ...] = ()

    def tell(self, title: tuple[str, str], score: tuple[tuple[str, str], ...]) -> None:
        """The name of the game and what stands beside it; names and scores of the sides."""
        if (title, score) != (self.title, self.score):
            self.title, self.score = title, score
            self.refresh()

    def draw(self, painter: QPainter) -> None:
        """The bar."""
        drawing.bar(painter, self)


class SumItem(KeptItem):
    """The sum of a side's points while they are counted."""

    margin = 1.0

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
        drawing.total(painter, rectangle(self.box), self.title, self.points, self.look, leads=self.leads)
