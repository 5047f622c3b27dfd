"""A whole table from plain data, at rest: for pictures without a screen, for previews, and to look at.

The moving table assembles the same paintings as items of a scene.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtGui import QImage, QPainter, QPixmap

from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.palette import ClothName, RoomName
from briscola_desktop.widgets.suits import Family
from briscola_desktop.widgets.table.bar import ButtonState, draw_bar_button, draw_button, draw_chip, draw_title
from briscola_desktop.widgets.table.canvas import brush, rectangle
from briscola_desktop.widgets.table.cards import draw_card, draw_slot, pile_places, stock_places
from briscola_desktop.widgets.table.lamp import lit_piece
from briscola_desktop.widgets.table.layout import Layout
from briscola_desktop.widgets.table.plates import Plate, draw_badge, draw_plate, draw_token
from briscola_desktop.widgets.table.props import SlateRow, draw_slate
from briscola_desktop.widgets.table.ribbon import draw_ribbon
from briscola_desktop.widgets.table.surface import SurfaceKey, paint_surface

Pictures = Callable[[Card | None, float], QPixmap | None]
"""The picture of a face (None: a back) for a width in logical pixels: `CardRenderer.pixmap` for a pixel ratio."""


@dataclass(frozen=True)
class Still:
    """What is on a table.

    Attributes:
        hands: cards by seat, None for a back.
        trick: cards on the table by seat, in order of play.
        stock: cards to be drawn, the turned one included.
        trump: shown on a counter where no card is turned.
        piles: cards taken and, where they are shown, points, by side.
        turn: the seat that is to play, if it is one's turn to look there.
        winning: the seat whose card takes the trick so far.
        hovered: the place in the own hand under the pointer.
        labels: words for the bar's buttons; names of icons where they differ.
        actions: words on the action buttons.
    """

    hands: Mapping[int, Sequence[Card | None]]
    plates: Mapping[int, Plate]
    trick: Mapping[int, Card] = field(default_factory=dict)
    stock: int = 0
    turned: Card | None = None
    trump: Suit | None = None
    piles: Mapping[int, tuple[int, int | None]] = field(default_factory=dict)
    turn: int | None = None
    winning: int | None = None
    hovered: int | None = None
    message: str = ""
    title: tuple[str, str] = ("", "")
    score: Sequence[tuple[str, str]] = ()
    slate: Sequence[SlateRow] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    icons: Mapping[str, str] = field(default_factory=dict)
    actions: Sequence[str] = ()
    family: Family = "italian"
    cloth: ClothName = "green"
    room: RoomName = "dark"


def paint_still(layout: Layout, still: Still, pictures: Pictures, dpr: float = 1.0) -> QImage:
    """The picture of the table; its device pixel ratio is set."""
    surface = paint_surface(layout, SurfaceKey(still.cloth, still.room, dpr))
    image = surface.copy()
    image.setDevicePixelRatio(dpr)
    painter = brush(image)
    if still.turn is not None:
        piece, where = lit_piece(surface, layout.lamps[still.turn], layout.cloth)
        painter.drawImage(where.topLeft(), piece)
    draw_still(painter, layout, still, pictures)
    painter.end()
    return image


def draw_still(painter: QPainter, layout: Layout, still: Still, pictures: Pictures) -> None:
    """Everything but the surface and the light."""
    _draw_bar(painter, layout, still)
    for prop in layout.props:
        if prop.kind == "slate":
            draw_slate(painter, rectangle(prop.box), still.slate)
    _draw_stock(painter, layout, still, pictures)
    for side, place in layout.piles.items():
        _draw_pile(painter, layout, side, still.piles.get(side, (0, None)), pictures(None, place.w))
    if still.turn == layout.shape.own and still.turn not in still.trick:
        draw_slot(painter, layout.trick[still.turn])
    for seat, played in still.trick.items():
        place = layout.trick[seat]
        draw_card(painter, place, pictures(played, place.w), halo=float(seat == still.winning))
    own = layout.shape.own
    for seat in (*(s for s in still.hands if s != own), own):
        cards = still.hands.get(seat, ())
        for i, (card, place) in enumerate(zip(cards, layout.hand(seat, len(cards)), strict=True)):
            up = seat == own and i == still.hovered
            draw_card(painter, layout.lifted(place) if up else place, pictures(card, place.w), lift=0.16 * up)
    for seat, plate in still.plates.items():
        draw_plate(painter, rectangle(layout.plates[seat]), layout.font, plate, palette.ROOMS[still.room])
    for box, words in zip(layout.actions, still.actions, strict=False):
        draw_button(painter, rectangle(box), words, layout.font, ButtonState(), main=True)
    if still.message:
        draw_ribbon(painter, rectangle(layout.message), still.message, layout.font)


def _draw_bar(painter: QPainter, layout: Layout, still: Still) -> None:
    room, size = palette.ROOMS[still.room], layout.font
    draw_chip(painter, rectangle(layout.chip), size, still.score, range(len(still.score)), room)
    draw_title(painter, rectangle(layout.title), size, still.title, room, layout.shape.width / 2)
    for name, box in layout.buttons.items():
        label = still.labels.get(name, "") if layout.labelled else ""
        draw_bar_button(painter, rectangle(box), size, still.icons.get(name, name), label, room, ButtonState())


def _draw_stock(painter: QPainter, layout: Layout, still: Still, pictures: Pictures) -> None:
    if still.turned and still.stock:
        draw_card(painter, layout.trump, pictures(still.turned, layout.trump.w))
    back = pictures(None, layout.stock.w)
    for i, place in enumerate(stock_places(layout.stock, still.stock - bool(still.turned))):
        draw_card(painter, place, back, shadow=i < 2)
    if still.stock:
        draw_badge(painter, rectangle(layout.stock_badge), str(still.stock), layout.font, quiet=True)
    if still.trump and not (still.turned and still.stock):
        draw_token(painter, rectangle(layout.token), still.trump, still.family, layout.font)


def _draw_pile(
    painter: QPainter, layout: Layout, side: int, pile: tuple[int, int | None], back: QPixmap | None
) -> None:
    count, points = pile
    place = layout.piles[side]
    if not count:
        draw_slot(painter, place, quiet=True)
    for lying in pile_places(place, count, 5 + side):
        draw_card(painter, lying, back)
    if count and points is not None:
        draw_badge(painter, rectangle(layout.badges[side]), str(points), layout.font)
