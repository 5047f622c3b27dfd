"""The pictures of the booklet: rows of cards, worked tricks, the stock, piles, tables of players.

A drawing is laid out for a width and then painted, as often as one likes, on a screen or on paper.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.runtime.rules_pages import Picture
from briscola_desktop.runtime.rules_words import Words
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.rules.card_source import HINTS, NO_BRUSH, NO_PEN, CardSource, crosswise
from briscola_desktop.widgets.rules.style import BookColours, book_font
from briscola_desktop.widgets.rules.tables import draw_tables, tables_height
from briscola_desktop.widgets.suits import suit_mark

LIFT = 0.14
"""How far the card that matters stands above its row, in widths of a card."""

STOCK = 0.7
"""Width of the stock beside a trick, in widths of the trick's cards."""


@dataclass(frozen=True)
class Spot:
    """A card of a drawing.

    Attributes:
        card: its face, None for a back.
        x, y, width: its upper left corner and its width.
        under: what is written under it.
        marked: whether it is the card that the picture is about.
        strong: whether `under` is set large.
    """

    card: Card | None
    x: float
    y: float
    width: float
    under: str = ""
    marked: bool = False
    strong: bool = False


@dataclass(frozen=True)
class Stock:
    """A stock with a card crosswise under it; the stock is `width` wide."""

    turned: Card
    x: float
    y: float
    width: float


@dataclass(frozen=True)
class Layout:
    """Where everything of a drawing lies."""

    size: QSizeF
    spots: tuple[Spot, ...] = ()
    stock: Stock | None = None
    arrow: QRectF | None = None


@dataclass(frozen=True)
class Look:
    """With what drawings are made.

    Attributes:
        cards: the deck.
        words: of the page's language.
        colours: of the page.
        em: height of the page's letters in pixels.
        table_em: the same in tables, which in a narrow window cannot grow with the text.
    """

    cards: CardSource
    words: Words
    colours: BookColours
    em: float
    table_em: float


def lay_out(picture: Picture, look: Look, width: float) -> Layout:
    """The drawing of a picture in at most that width."""
    return _LAYOUTS[picture.kind](picture, look, width)


def paint(painter: QPainter, picture: Picture, look: Look, rect: QRectF) -> None:
    """Paint a picture into the rectangle that its layout asked for."""
    painter.save()
    painter.setRenderHints(HINTS)
    painter.translate(rect.topLeft())
    if picture.kind == "seats":
        numbers = [int(number) for number in picture.attributes["players"].split(",")]
        draw_tables(painter, numbers, rect.width(), look.em, look.colours)
    else:
        layout = lay_out(picture, look, rect.width())
        painter.translate((rect.width() - layout.size.width()) / 2, 0)
        _paint_layout(painter, layout, look)
    painter.restore()


def draw_ornament(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The four suits between two fine lines."""
    family = "french" if look.cards.family == "french" else "italian"
    side, middle = rect.height() * 0.32, rect.center()
    painter.save()
    painter.setRenderHints(HINTS)
    for place, suit in enumerate(Suit):
        x = middle.x() + (place - 1.5) * side * 3.4
        painter.fillPath(
            QTransform().translate(x, middle.y()).scale(side, side).map(suit_mark(family, suit)), look.colours.gold
        )
    painter.setPen(QPen(look.colours.gold, 1))
    inner, outer = side * 7.2, min(rect.width() / 2, side * 20)
    for sign in (-1, 1):
        painter.drawLine(QPointF(middle.x() + sign * inner, middle.y()), QPointF(middle.x() + sign * outer, middle.y()))
    painter.restore()


def _row(look: Look, width: float, count: int, widest: float, gap: float) -> float:
    """The width of a card where so many stand in a row."""
    return min(widest * look.em, (width - gap * (count - 1)) / count)


def _line(cards: tuple[Card, ...], x: float, y: float, width: float, gap: float) -> list[Spot]:
    return [Spot(card, x + place * (width + gap), y, width) for place, card in enumerate(cards)]


def _cards(picture: Picture, look: Look, width: float) -> Layout:
    gap = look.em * 0.7
    wide = _row(look, width, len(picture.cards), 5.4, gap)
    spots = _line(picture.cards, 0, 0, wide, gap)
    under = look.em * 1.7 if picture.kind == "suits" else look.em * 0.4
    if picture.kind == "suits":
        spots = [
            Spot(spot.card, spot.x, spot.y, wide, look.words.suit(card.suit, look.cards.family))
            for spot, card in zip(spots, picture.cards, strict=True)
        ]
    total = len(spots) * (wide + gap) - gap
    return Layout(QSizeF(total, wide * look.cards.aspect + under), tuple(spots))


def _ranks(picture: Picture, look: Look, width: float) -> Layout:
    """The counting cards above with their points, those worth nothing below and smaller."""
    counting = tuple(card for card in picture.cards if card.points)
    rest = tuple(card for card in picture.cards if not card.points)
    gap = look.em * 0.7
    wide = _row(look, width, len(counting), 5.6, gap)
    total = len(counting) * (wide + gap) - gap
    tall = wide * look.cards.aspect + look.em * 2.2
    small = min(wide * 0.82, (total - gap * (len(rest) - 1)) / len(rest))
    left = (total - len(rest) * (small + gap) + gap) / 2
    spots = [
        Spot(s.card, s.x, s.y, wide, str(card.points), strong=True)
        for s, card in zip(_line(counting, 0, 0, wide, gap), counting, strict=True)
    ]
    spots += [Spot(s.card, s.x, s.y, small, "0", strong=True) for s in _line(rest, left, tall, small, gap)]
    return Layout(QSizeF(total, tall + small * look.cards.aspect + look.em * 2.0), tuple(spots))


def _trick(picture: Picture, look: Look, width: float) -> Layout:
    """The stock with the turned card, then the cards in order of play."""
    marked = picture.card("takes") or picture.card("due")
    turned = picture.card("turned")
    count, gap = len(picture.cards), look.em * 0.65
    share = STOCK * (1 + look.cards.aspect / 2) + 0.45 if turned else 0.0  # of the stock and the gap after it
    wide = min(5.2 * look.em, (width - gap * (count - 1)) / (count + share))
    small, start = wide * STOCK, wide * share
    lift = wide * LIFT
    numbers = picture.kind == "trick"
    spots = tuple(
        Spot(
            s.card,
            s.x,
            s.y - (lift if s.card is marked else 0),
            wide,
            str(place) if numbers else "",
            marked=s.card is marked,
        )
        for place, s in enumerate(_line(picture.cards, start, lift, wide, gap), 1)
    )
    tall = wide * look.cards.aspect
    stock = Stock(turned, 0, lift + (tall - small * look.cards.aspect) / 2, small) if turned else None
    below = look.em * (1.6 if numbers else 0.6)
    return Layout(QSizeF(start + count * (wide + gap) - gap, lift + tall + below), spots, stock)


def _swap(picture: Picture, look: Look, width: float) -> Layout:
    gave, took = picture.cards
    wide = min(5.2 * look.em, width / 4.4)
    tall = wide * look.cards.aspect
    arrow = QRectF(wide * 1.25, tall / 2 - wide * 0.2, wide * 0.8, wide * 0.4)
    stock = Stock(took, wide * 2.3, tall * 0.05, wide * 0.9)
    right = stock.x + stock.width * (1 + look.cards.aspect / 2)
    return Layout(QSizeF(right, tall + look.em * 0.4), (Spot(gave, 0, 0, wide),), stock, arrow)


def _stock(picture: Picture, look: Look, width: float) -> Layout:
    wide = min(5.4 * look.em, width / 2.2)
    stock = Stock(picture.cards[0], 0, 0, wide)
    return Layout(QSizeF(wide * (1 + look.cards.aspect / 2), wide * look.cards.aspect + look.em * 0.4), stock=stock)


def _pile(picture: Picture, look: Look, width: float) -> Layout:
    """The cards that count in rows of five with the sum so far, the others fanned out below."""
    counting = [card for card in picture.cards if card.points]
    rest = [card for card in picture.cards if not card.points]
    gap, row = look.em * 0.9, 5
    wide = _row(look, width, row, 4.9, gap)
    total = row * (wide + gap) - gap
    step = wide * look.cards.aspect + look.em * 1.9
    spots = [
        Spot(card, place % row * (wide + gap), place // row * step, wide, str(so_far))
        for place, (card, so_far) in enumerate(zip(counting, accumulate(card.points for card in counting), strict=True))
    ]
    top = -(-len(counting) // row) * step
    small = wide * 0.72
    shift = min(small * 0.62, (total - small) / max(1, len(rest) - 1))
    left = (total - small - shift * (len(rest) - 1)) / 2
    spots += [Spot(card, left + place * shift, top, small) for place, card in enumerate(rest)]
    return Layout(QSizeF(total, top + small * look.cards.aspect + look.em * 0.5), tuple(spots))


def _seats(picture: Picture, look: Look, width: float) -> Layout:
    count = len(picture.attributes["players"].split(","))
    return Layout(QSizeF(width, tables_height(count, width, look.em)))


_LAYOUTS: dict[str, Callable[[Picture, Look, float], Layout]] = {
    "cards": _cards,
    "suits": _cards,
    "ranks": _ranks,
    "trick": _trick,
    "hand": _trick,
    "swap": _swap,
    "stock": _stock,
    "pile": _pile,
    "seats": _seats,
}


def _paint_layout(painter: QPainter, layout: Layout, look: Look) -> None:
    if layout.stock:
        _paint_stock(painter, layout.stock, look)
    if layout.arrow:
        _paint_arrow(painter, layout.arrow, look.colours.gold)
    for spot in layout.spots:
        rect = QRectF(spot.x, spot.y, spot.width, spot.width * look.cards.aspect)
        _paint_shadow(painter, rect)
        if spot.marked:
            _paint_halo(painter, rect, look.colours.gold)
        look.cards.draw(painter, spot.card, rect)
        if spot.under:
            _paint_under(painter, spot, rect, look)


def _paint_under(painter: QPainter, spot: Spot, rect: QRectF, look: Look) -> None:
    size = look.em * (1.25 if spot.strong else 0.92)
    painter.setFont(
        book_font(size, bold=spot.strong or spot.marked, italic=not spot.strong and not spot.under.isdigit())
    )
    painter.setPen(look.colours.ink if spot.strong or spot.marked else look.colours.quiet)
    middle = rect.center().x()
    place = QRectF(middle - rect.width() * 0.75, rect.bottom() + look.em * 0.15, rect.width() * 1.5, size * 1.4)
    if spot.marked:  # it stands higher, its number does not
        place.translate(0, spot.width * LIFT)
    painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, spot.under)


def _paint_stock(painter: QPainter, stock: Stock, look: Look) -> None:
    tall = stock.width * look.cards.aspect
    centre = QPointF(stock.x + stock.width, stock.y + tall / 2)
    side = QRectF(centre.x(), centre.y() - stock.width / 2, tall / 2, stock.width)
    _paint_shadow(painter, side)
    # the half under the stock is not to be seen
    painter.save()
    painter.setClipRect(side.adjusted(0, -4, 4, 4))
    crosswise(painter, look.cards, stock.turned, centre, stock.width)
    painter.restore()
    for depth in (2, 1, 0):
        rect = QRectF(stock.x + depth * 1.4, stock.y - depth * 1.4, stock.width, tall)
        if depth == 2:
            _paint_shadow(painter, rect)
        look.cards.draw(painter, None, rect.translated(-1.4, 1.4))


def _paint_shadow(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(NO_PEN)
    reach = max(1.0, rect.width() * 0.03)
    for ring in (3, 2, 1):
        grow = reach * ring / 3
        painter.setBrush(QColor(20, 10, 4, 20))
        spread = rect.adjusted(-grow, -grow * 0.5, grow, grow * 1.5)
        painter.drawRoundedRect(spread, rect.width() * 0.06 + grow, rect.width() * 0.06 + grow)
    painter.setBrush(NO_BRUSH)


def _paint_halo(painter: QPainter, rect: QRectF, gold: QColor) -> None:
    painter.setBrush(NO_BRUSH)
    radius = rect.width() * 0.055
    for grow, part in ((5.0, 0.16), (3.5, 0.32), (2.0, 1.0)):
        edge = rect.adjusted(-grow, -grow, grow, grow)
        painter.setPen(QPen(faded(gold, part), 2.4))
        painter.drawRoundedRect(edge, radius + grow, radius + grow)


def _paint_arrow(painter: QPainter, rect: QRectF, gold: QColor) -> None:
    """An arrow both ways."""
    tip, middle = rect.height() * 0.5, rect.center().y()
    painter.setPen(QPen(gold, max(1.6, rect.height() * 0.1), c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(NO_BRUSH)
    path = QPainterPath(QPointF(rect.left(), middle))
    path.lineTo(rect.right(), middle)
    for x, way in ((rect.left(), 1), (rect.right(), -1)):
        path.moveTo(x + way * tip, middle - tip)
        path.lineTo(x, middle)
        path.lineTo(x + way * tip, middle + tip)
    painter.drawPath(path)
