"""The table as a scene: which items there are and where they belong. Items, never rules.

The director changes what lies where, the animator carries it there, the layout says where that is. A window of another
size changes the layout and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from briscola_desktop.core.cards import Card
from briscola_desktop.core.rules import HAND
from briscola_desktop.core.view import View
from briscola_desktop.widgets.table import durations, spots
from briscola_desktop.widgets.table.animator import Animator, Movable, Track
from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.card_item import CardArt, CardItem
from briscola_desktop.widgets.table.count_places import count_ribbon, sum_box
from briscola_desktop.widgets.table.items import (
    BadgeItem,
    BarItem,
    BoxItem,
    LampItem,
    PileItem,
    PlateItem,
    RibbonItem,
    SlateItem,
    SlotItem,
    StockItem,
    SumItem,
    TokenItem,
    VeilItem,
)
from briscola_desktop.widgets.table.layout import Layout, Shape
from briscola_desktop.widgets.table.look import Look
from briscola_desktop.widgets.table.picture import Picture, piles_of
from briscola_desktop.widgets.table.pose import SLIDE, Flight, Pose
from briscola_desktop.widgets.table.spots import Spot, pose_of
from briscola_desktop.widgets.table.surface import draw_bare_table
from briscola_desktop.widgets.table.words import card_name, hidden_name

_Item = TypeVar("_Item", bound=QGraphicsItem)


class TableScene(QGraphicsScene):
    """The table.

    Attributes:
        look: layout and colours, shared by all items.
        animator: carries the cards.
        hands: the cards of each seat, slot by slot.
        gaps: by seat, the slot that the next drawn card will fill, while the others keep their places.
        trick: seat and card in order of play.
        turned: the card under the stock.
        loose: cards that belong to nobody: gathered, counted.
        counting: whether the points are being counted.
    """

    def __init__(self, art: CardArt, shape: Shape, aspect: float = 1.66) -> None:
        super().__init__()
        self.art = art
        self.aspect = aspect
        self.animator = Animator(self)
        self.look = Look(arrange(replace(shape, aspect=aspect)))
        self.hands: list[list[CardItem]] = []
        self.gaps: dict[int, int] = {}
        self.trick: dict[int, CardItem] = {}
        self.turned: CardItem | None = None
        self.loose: list[CardItem] = []
        self._launched = 0
        self.stock = StockItem(self.look, art)
        self.stock_badge = BadgeItem(self.look, quiet=True)
        self.token = TokenItem(self.look)
        self.slot = SlotItem(self.look)
        self.ribbon = RibbonItem(self.look)
        self.bar = BarItem(self.look)
        self.slate = SlateItem(self.look)
        self.veil = VeilItem(self.look)
        self.counting = False
        self.piles: list[PileItem] = []
        self.pile_badges: list[BadgeItem] = []
        self.plates: list[PlateItem] = []
        self.lamps: list[LampItem] = []
        self.sums: list[SumItem] = []
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        for item, layer in (
            (self.stock, spots.STOCK),
            (self.stock_badge, spots.STOCK_BADGE),
            (self.token, spots.STOCK_BADGE),
            (self.slot, spots.SLOT),
            (self.ribbon, spots.MESSAGE),
            (self.bar, spots.LAMP),
            (self.slate, spots.SLOT),
            (self.veil, spots.VEIL),
        ):
            self._add(item, layer)
        self.seat_players(shape.seats)

    # ---- the furniture -------------------------------------------------------------------------------------------

    @property
    def layout_now(self) -> Layout:
        """Where everything is."""
        return self.look.layout

    @property
    def own(self) -> int:
        """The seat at the bottom."""
        return self.look.layout.shape.own

    def seat_players(self, seats: int) -> None:
        """Plates, lamps and piles for that many seats."""
        sides = 2 if seats in (4, 6) else seats
        for group in (self.plates, self.lamps, self.piles, self.pile_badges, self.sums):
            for item in group:
                self.removeItem(item)
        self.plates = [self._add(PlateItem(self.look, seat), spots.PLATE) for seat in range(seats)]
        self.lamps = [self._add(LampItem(self.look, seat), spots.LAMP) for seat in range(seats)]
        self.piles = [self._add(PileItem(self.look, self.art, side), spots.PILE) for side in range(sides)]
        self.pile_badges = [self._add(BadgeItem(self.look, quiet=False), spots.BADGE) for _ in range(sides)]
        self.sums = [self._add(SumItem(self.look, side), spots.COUNT) for side in range(sides)]
        for total in self.sums:
            total.setVisible(False)
        self.hands = [[] for _ in range(seats)]

    def _add(self, item: _Item, layer: float) -> _Item:
        item.setZValue(layer)
        self.addItem(item)
        return item

    def arrange(self, shape: Shape) -> None:
        """Another window, or other players: what lies goes to its place, what flies is sent there."""
        old = self.look.layout
        shape = replace(shape, aspect=self.aspect)
        if shape.seats != old.shape.seats:
            self.animator.clear()
            self.clear_cards()
            self.seat_players(shape.seats)
        layout = self.look.layout = arrange(shape)
        self.setSceneRect(QRectF(0, 0, shape.width, shape.height))
        self._place_furniture()
        for item in self.cards():
            pose = pose_of(item.spot, layout)
            item.art_width = pose.w
            item.set_aspect(self.aspect)
            if not self.animator.carries(item):
                item.set_pose(replace(pose, face=item.pose.face))
        across, down = shape.width / old.shape.width, shape.height / old.shape.height
        self.animator.retarget(self._target, across, down)
        self.repaint_all()

    def _target(self, item: Movable) -> Pose | None:
        if not isinstance(item, CardItem):
            return None
        return replace(pose_of(item.spot, self.look.layout), face=1.0 if item.up else 0.0)

    def _place_furniture(self) -> None:
        layout = self.look.layout
        stock = spots.place_of(Spot("stock"), layout)
        self.stock.put(stock)
        self.stock_badge.place(layout.stock_badge)
        self.token.place(layout.token)
        self.slot.put(layout.trick[layout.shape.own])
        self.ribbon.place(count_ribbon(layout) if self.counting else layout.message)
        self.veil.place(layout.cloth)
        self.bar.place(layout.header)
        for side, pile in enumerate(self.piles):
            pile.put(spots.place_of(Spot("pile", side), layout))
            self.pile_badges[side].place(layout.badges[side])
            self.sums[side].place(sum_box(side, layout))
        for seat, plate in enumerate(self.plates):
            plate.place(layout.plates[seat])
            self.lamps[seat].put_out()
        slate = next((prop.box for prop in layout.props if prop.kind == "slate"), None)
        self.slate.setVisible(slate is not None)
        if slate:
            self.slate.place(slate)

    def count(self, *, counting: bool) -> None:
        """The table steps back behind the points that are counted, or is there again."""
        self.counting = counting
        self.veil.setVisible(counting)
        for item in (self.slate, *self.plates):  # the sums bear the names
            item.setOpacity(0.0 if counting else 1.0)
        self.ribbon.place(count_ribbon(self.look.layout) if counting else self.look.layout.message)

    def refresh(self) -> None:
        """Everything drawn anew: another deck, cloth or language."""
        for item in self.items():
            if isinstance(item, BoxItem):
                item.refresh()
            else:
                item.update()
        self.repaint_all()

    def repaint_all(self) -> None:
        """Have every view painted anew.

        Qt loses what `update` asks for where part of a view is painted before the event loop comes to it.
        """
        for view in self.views():
            view.viewport().update()

    def show_surface(self, surface: QImage, lamps: Mapping[int, tuple[QImage, QRectF]]) -> None:
        """The cloth has been painted, and the light on it."""
        self.look.surface = QPixmap.fromImage(surface)
        for lamp in self.lamps:
            if lamp.seat in lamps:
                lamp.show_piece(*lamps[lamp.seat])
        self.repaint_all()

    def cards_ready(self, cards: Collection[Card | None]) -> None:
        """New pictures of cards are there (None: the back)."""
        for item in self.cards():
            if (item.card if item.face_up else None) in cards:
                item.update()
        if None in cards:
            self.stock.refresh()
            for pile in self.piles:
                pile.refresh()

    def set_aspect(self, aspect: float) -> None:
        """A deck whose cards have another shape."""
        if aspect != self.aspect:
            self.aspect = aspect
            self.arrange(self.look.layout.shape)

    # ---- the cards -----------------------------------------------------------------------------------------------

    def cards(self) -> Iterator[CardItem]:
        """Every card that is an item."""
        for hand in self.hands:
            yield from hand
        yield from self.trick.values()
        if self.turned:
            yield self.turned
        yield from self.loose

    def new_card(self, spot: Spot, card: Card | None = None, *, up: bool = False) -> CardItem:
        """A card that lies at a spot."""
        item = CardItem(self.art, spot, card, self.aspect)
        pose = pose_of(spot, self.look.layout)
        item.up = up
        item.art_width = pose.w
        item.set_pose(replace(pose, face=1.0 if up else 0.0))
        item.setZValue(spot.layer(self.look.layout))
        self.addItem(item)
        return item

    def send(
        self,
        item: CardItem,
        spot: Spot,
        length: float,
        *,
        up: bool | None = None,
        flight: Flight = SLIDE,
        landed: Callable[[], None] | None = None,
    ) -> None:
        """Carry a card to a spot and, if need be, turn it over on the way."""
        item.spot = spot
        item.up = item.up if up is None else up
        pose = pose_of(spot, self.look.layout)
        item.art_width = pose.w
        if flight.above:
            self._launched += 1
            item.setZValue(spots.FLYING + self._launched % 5_000 * 0.001)

        def land() -> None:
            item.setZValue(item.spot.layer(self.look.layout))
            if landed:
                landed()

        end = replace(pose, face=1.0 if item.up else 0.0)
        self.animator.carry(Track(item, end, length, flight=flight, landed=land))

    def remove(self, item: CardItem) -> None:
        """Take a card off the table."""
        self.animator.drop(item)
        if item in self.loose:
            self.loose.remove(item)
        if item.scene() is self:
            self.removeItem(item)

    def release(self) -> list[CardItem]:
        """An empty table, and the cards that lay on it, which are nobody's now; a heap of them is one card.

        What was counted is back in its heap.
        """
        for item in tuple(self.loose) if self.counting else ():
            self.remove(item)
        released = list(self.cards())
        heaps = [Spot("stock")] if self.stock.count else []
        heaps += [Spot("pile", side) for side, pile in enumerate(self.piles) if pile.count]
        self._empty()
        return [item for item in released if item.scene() is self] + [self.new_card(spot) for spot in heaps]

    def send_aside(self, released: Sequence[CardItem]) -> None:
        """Cards leave the table for the side."""
        self.loose += released
        for slot, item in enumerate(released):
            spot, length = Spot("aside", slot=slot), durations.ASIDE + 12 * slot
            self.send(item, spot, length, flight=Flight(spin=6), landed=partial(self.remove, item))

    def clear_cards(self) -> None:
        """An empty table."""
        for item in tuple(self.cards()):
            self.animator.drop(item)
            if item.scene() is self:
                self.removeItem(item)
        self._empty()

    def _empty(self) -> None:
        self.hands = [[] for _ in self.plates]
        self.gaps.clear()
        self.trick.clear()
        self.turned = None
        self.loose.clear()
        self.count(counting=False)
        self.stock.tell(0)
        self.stock_badge.tell("")
        self.token.tell("")
        for side, pile in enumerate(self.piles):
            pile.tell(0)
            self.pile_badges[side].tell("")
            self.sums[side].setVisible(False)

    # ---- hands ---------------------------------------------------------------------------------------------------

    def hand_spots(self, seat: int) -> list[Spot]:
        """Where the cards of a hand belong: as in a full one while there is a stock to fill it, else closed up."""
        count = len(self.hands[seat])
        if not self.stock.count and not self.turned:
            return [Spot("hand", seat, slot, count) for slot in range(count)]
        slots = [slot for slot in range(HAND) if slot != self.gaps.get(seat)]
        return [Spot("hand", seat, slot, HAND) for slot in slots[:count]]

    def fill_hand(self, seat: int, slot: int, item: CardItem) -> Spot:
        """A card joins a hand; where it belongs."""
        hand = self.hands[seat]
        hand.insert(min(slot, len(hand)), item)
        self.gaps.pop(seat, None)
        item.spot = Spot("hand", seat, slot, HAND)
        self.tidy_hand(seat)  # a table that was laid in the middle of a trick did not know where the gap was
        return item.spot

    def in_hand(self, seat: int, slot: int, card: Card | None) -> CardItem:
        """A card of a hand: by its face where that is known, else by its place."""
        hand = self.hands[seat]
        known = next((item for item in hand if card is not None and item.card is card), None)
        return known or hand[min(slot, len(hand) - 1)]

    def take_from_hand(self, seat: int, slot: int, card: Card | None, *, keep_gap: bool) -> CardItem:
        """A card leaves a hand; its neighbours close up, unless another card will come in its place."""
        hand, item = self.hands[seat], self.in_hand(seat, slot, card)
        at = hand.index(item)
        hand.remove(item)
        if keep_gap:
            self.gaps[seat] = at
        else:
            self.gaps.pop(seat, None)
        return item

    def tidy_hand(self, seat: int, length: float = durations.CLOSE_UP) -> None:
        """Send the cards of a hand to where they belong now."""
        for item, spot in zip(self.hands[seat], self.hand_spots(seat), strict=True):
            if item.spot != spot:
                self.send(item, spot, length)

    def show_stock(self, count: int) -> None:
        """How many cards are left to draw, the turned one included."""
        self.stock.tell(max(0, count - (1 if self.turned else 0)))
        self.stock_badge.tell(str(count) if count else "")

    # ---- from a view ---------------------------------------------------------------------------------------------

    def lay(self, view: View) -> None:
        """Lay the table as a view says, at once."""
        self.animator.clear()
        self.clear_cards()
        rules = view.rules
        if view.turned:
            self.turned = self.new_card(Spot("trump"), view.turned, up=True)
        self.show_stock(view.stock)
        for seat, size in enumerate(view.hand_sizes):
            if size < HAND and view.stock:
                self.gaps[seat] = size
            known: tuple[Card | None, ...] = (None,) * size
            up = False
            if seat == view.seat:
                known, up = view.hand, True
            elif rules.open_hands:
                known, up = tuple(sorted(view.shown[seat])), True
            self.hands[seat] = [self.new_card(Spot("hand", seat, 0, 1), card, up=up) for card in known]
            for item, spot in zip(self.hands[seat], self.hand_spots(seat), strict=True):
                item.spot = spot
                pose = pose_of(spot, self.look.layout)
                item.art_width = pose.w
                item.set_pose(replace(pose, face=item.pose.face))
                item.setZValue(spot.layer(self.look.layout))
        for order, (seat, card) in enumerate(view.table):
            self.trick[seat] = self.new_card(Spot("trick", seat, order), card, up=True)
        for side, count in enumerate(piles_of(view)):
            self.piles[side].tell(count)

    def picture(self) -> Picture:
        """What can be seen on the table once everything has come to rest."""
        hands = []
        for seat, hand in enumerate(self.hands):
            cards = [item.card if item.up else None for item in hand]
            if seat != self.own and all(card is not None for card in cards):
                cards.sort(key=lambda card: card.order if card else 0)
            hands.append(tuple(cards))
        trick = tuple((seat, item.card) for seat, item in self.trick.items() if item.card)
        turned = self.turned.card if self.turned else None
        stock = self.stock.count + (1 if self.turned else 0)
        return Picture(tuple(hands), trick, turned, stock, tuple(pile.count for pile in self.piles))

    def name_of(self, item: CardItem) -> str:
        """What a screen reader calls a card."""
        return card_name(item.card, self.look.family) if item.up and item.card else hidden_name()

    def card_at(self, point: QPointF) -> CardItem | None:
        """The own card at a point of the table, the topmost."""
        if not self.hands:
            return None
        for item in sorted(self.hands[self.own], key=lambda item: -item.zValue()):
            if item.hit(point):
                return item
        return None

    # ---- Qt's --------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The kept picture of cloth, rim and room."""
        rect, surface = QRectF(rect), self.look.surface
        if surface is None:
            draw_bare_table(painter, self.look.layout, self.look.cloth, self.look.room)
            return
        dpr = surface.devicePixelRatio()
        whole = rect & self.sceneRect()
        if surface.deviceIndependentSize().toSize() == self.sceneRect().size().toSize():
            source = QRectF(whole.x() * dpr, whole.y() * dpr, whole.width() * dpr, whole.height() * dpr)
            painter.drawPixmap(whole, surface, source)
        else:  # the window has just changed its size, and the cloth is being woven
            painter.drawPixmap(self.sceneRect(), surface, QRectF(surface.rect()))
