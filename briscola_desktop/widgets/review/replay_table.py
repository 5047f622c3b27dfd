"""A recorded deal on a table: forwards as it was played, backwards as if time ran back, or at once anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from briscola_desktop.ai.decision import Decision, Reason
from briscola_desktop.core.actions import Action
from briscola_desktop.core.cards import Card
from briscola_desktop.core.deal import Deal, Step
from briscola_desktop.core.events import redacted
from briscola_desktop.core.view import View
from briscola_desktop.play.seats import Player
from briscola_desktop.widgets.casting import cast
from briscola_desktop.widgets.decks.renderer import CardRenderer, CardsReady
from briscola_desktop.widgets.palette import ClothName, RoomName
from briscola_desktop.widgets.styling import type_scale
from briscola_desktop.widgets.table import durations
from briscola_desktop.widgets.table.card_item import CardItem
from briscola_desktop.widgets.table.director import Director
from briscola_desktop.widgets.table.durations import Pauses
from briscola_desktop.widgets.table.layout import Shape
from briscola_desktop.widgets.table.pose import Flight
from briscola_desktop.widgets.table.props import SlateRow
from briscola_desktop.widgets.table.reading import Reading
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.spots import Spot
from briscola_desktop.widgets.table.surfaces import SurfaceKeeper
from briscola_desktop.widgets.table.view import TableView
from briscola_desktop.widgets.table.words import Sentences, plate_line, player_names, rules_name, side_name

BACK = 360.0
"""Milliseconds of a step backwards."""

BETWEEN = 420
"""Milliseconds between two steps while the deal plays by itself."""

PAUSES = Pauses(trick=650.0, hands=900.0, claim=1_200.0, counted=400.0)


class ReplayTable(QWidget):
    """A table that shows the steps of a deal.

    Signals:
        moved: how many actions have been done at the place that is shown now.
        rested: it has come to rest there.
        playing_changed: whether the deal plays by itself.
    """

    moved = Signal(int)
    rested = Signal(int)
    playing_changed = Signal(bool)

    def __init__(
        self,
        steps: Sequence[Step],
        players: tuple[Player, ...],
        seat: int,
        cards: CardRenderer,
        parent: QWidget | None = None,
    ) -> None:
        """Lay the first step.

        Args:
            steps: the dealing and what was done; at least the dealing.
            players: who sat where.
            seat: who sits at the bottom.
            cards: draws the cards.
            parent: of the widget.
        """
        super().__init__(parent)
        self._steps, self._players, self._seat = steps, players, seat
        self._cards = cards
        self._open = True
        self._place = 0
        self._playing = False
        rules = steps[0].after.rules
        self.names = player_names(players)
        self.portraits = cast(self.names, seat)
        shape = Shape(800, 600, rules.players, seat, rules.direction == "clockwise", buttons=())
        self.scene = TableScene(cards, shape, cards.theme.aspect)
        self.scene.look.family = cards.theme.family
        self.director = Director(self.scene, Sentences(seat, self.names, cards.theme.family), self)
        self.director.pauses = PAUSES
        self.view = TableView(self.scene, self)
        self.view.setMinimumSize(240, 240)
        self.reading = Reading(self.view, self.director, self)
        self.surfaces = SurfaceKeeper(self.scene, self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.view)
        self._pause = QTimer(self, singleShot=True, interval=BETWEEN)
        self._pause.timeout.connect(self._play_on)
        self.view.resized.connect(lambda _w, _h: self.arrange())
        self.scene.animator.idle.connect(self._on_idle)
        cards.ready.connect(self._on_cards)
        self.view.setAccessibleName(self.tr("The deal, step by step"))

    # ---- where it is ---------------------------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """How many actions have been done at the place that is shown."""
        return self._place

    @property
    def last(self) -> int:
        """How many actions the deal has."""
        return len(self._steps) - 1

    @property
    def deal(self) -> Deal:
        """The true state at the place that is shown."""
        return self._steps[self._place].after

    @property
    def playing(self) -> bool:
        """Whether the deal plays by itself."""
        return self._playing

    def forward(self) -> None:
        """One step on, with all that is seen of it."""
        self._stop()
        self._forward()

    def back(self) -> None:
        """One step back: cards return to where they came from."""
        self._stop()
        self.scene.animator.settle()
        if self._place:
            self._turn_back()

    def go(self, place: int) -> None:
        """To a place, at once."""
        self._stop()
        place = max(0, min(self.last, place))
        self.scene.animator.settle()
        self._place = place
        self._lay()
        self.emit_moved()

    def play(self, on: bool) -> None:
        """Let the deal play by itself, or stop it; from its end it begins anew."""
        if on == self._playing:
            return
        if on and self._place == self.last:
            self.go(0)
        self._playing = on
        self.playing_changed.emit(on)
        if on:
            self._forward()
        else:
            self._pause.stop()

    def show_all(self, on: bool) -> None:
        """All cards face up, or only those that the seat at the bottom could see."""
        self._open = on
        self.scene.animator.settle()
        self._lay()

    def hint(self, best: Action, why: Reason) -> None:
        """Light the card that would have been best."""
        self.director.hint(Decision(best, why))

    def set_look(self, cloth: ClothName, room: RoomName) -> None:
        """A cloth, and light or dark surroundings."""
        self.scene.look.cloth_name, self.scene.look.room_name = cloth, room
        self.arrange()
        self.scene.refresh()

    def set_speed(self, speed: str, *, calm: bool) -> None:
        """How fast things move: `off`, `slow`, `normal`, `fast`; calmly, nothing flies."""
        self.scene.animator.rate = durations.SPEEDS[speed]
        self.scene.animator.calm = calm
        self.scene.look.moving = speed != "off" and not calm

    def close_table(self) -> None:
        """Stop everything and wait for what is drawn in other threads."""
        self._pause.stop()
        self.scene.animator.stop()
        self.reading.stop()
        self.surfaces.close()

    def emit_moved(self) -> None:
        """Say where it is now."""
        self.moved.emit(self._place)

    # ---- moves ---------------------------------------------------------------------------------------------------

    def _seen(self, place: int) -> View:
        """What is shown at a place."""
        deal = self._steps[place].after
        return View.of(replace(deal, rules=replace(deal.rules, open_hands=self._open, points_shown=True)), self._seat)

    def _forward(self) -> None:
        self.scene.animator.settle()
        if self._place == self.last:
            self._stop()
            return
        self._place += 1
        step, view = self._steps[self._place], self._seen(self._place)
        self.director.show([redacted(event, self._seat, view.rules) for event in step.events], view)
        self.director.animator.then(lambda: self.director.show_turn(view.turn))
        self._tell_score()
        self.emit_moved()

    def _turn_back(self) -> None:
        now, before = self._steps[self._place].after, self._steps[self._place - 1].after
        self.director.lay(self._seen(self._place))
        spots = places_of(before)
        for card, spot in places_of(now).items():
            target = spots[card]
            if (spot.kind, spot.at) != (target.kind, target.at):
                item = self._item(card, spot)
                flight = Flight(arc=0.10, spin=-5, rise=0.4)
                self.scene.send(item, target, BACK, up=self._up(target), flight=flight)
        self._place -= 1
        self.scene.animator.join()
        self.scene.animator.then(self._lay)
        self.emit_moved()

    def _item(self, card: Card, spot: Spot) -> CardItem:
        """The item of a card that is to move: one that lies there, or a new one from a pile or the stock."""
        scene = self.scene
        for item in scene.cards():
            if item.card is card:
                return item
        if spot.kind == "hand" and spot.slot < len(scene.hands[spot.at]):
            item = scene.hands[spot.at][spot.slot]  # face down: which one it is nobody sees
        else:
            item = scene.new_card(spot)
            scene.loose.append(item)
        item.card = card
        return item

    def _up(self, spot: Spot) -> bool:
        if spot.kind == "hand":
            return self._open or spot.at == self._seat
        return spot.kind in ("trick", "trump")

    def _lay(self) -> None:
        self.director.say("")
        self.director.lay(self._seen(self._place))
        self._tell_score()
        self.reading.touch()

    def _play_on(self) -> None:
        if self._playing:
            self._forward()

    def _stop(self) -> None:
        if self._playing:
            self.play(on=False)

    def _on_idle(self) -> None:
        self.rested.emit(self._place)
        if self._playing:
            self._pause.start()

    # ---- the table -----------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """All in its place for the size and the print of the moment."""
        if not self.isVisible():
            return
        port = self.view.viewport()
        width, height = max(1, port.width()), max(1, port.height())
        shape = self.scene.look.layout.shape
        self.scene.arrange(replace(shape, width=width, height=height, type_scale=type_scale()))
        self.surfaces.renew(self.view.devicePixelRatioF())

    def set_portrait(self, who: int) -> None:
        """The portrait of who sits at the bottom."""
        self.portraits = cast(self.names, self._seat, who)
        self._name_all()

    def _name_all(self) -> None:
        scene, rules = self.scene, self.deal.rules
        for seat, plate in enumerate(scene.plates):
            line = plate_line(seat, self._seat, self._players, rules, self.names)
            plate.tell(name=self.names[seat], line=line, dealer=self.deal.dealer == seat, who=self.portraits[seat])
            plate.sign(QCoreApplication.translate("Board", "D", "one letter on the chip of the dealer"))
            plate.name = self.names[seat]
        for side, total in enumerate(scene.sums):
            total.title = side_name(side, self._seat, rules, self.names)

    def _tell_score(self) -> None:
        deal = self.deal
        sides = [side_name(side, self._seat, deal.rules, self.names) for side in range(len(deal.rules.sides))]
        trick = min(len(deal.tricks) + 1, deal.rules.tricks)
        line = self.tr("trick {number} of {all}").format(number=trick, all=deal.rules.tricks)
        self.scene.bar.tell((rules_name(deal.rules, 1)[0], line), (), ())  # how the match stood no record says
        score = [SlateRow(name, (), str(points)) for name, points in zip(sides, deal.points, strict=True)]
        self.scene.slate.tell([SlateRow(self.tr("Points"), (), ""), *score])

    def _on_cards(self, ready: CardsReady) -> None:
        self.scene.cards_ready(ready.cards)

    def showEvent(self, event: QShowEvent) -> None:
        """It has its size now."""
        super().showEvent(event)
        self.arrange()
        self._name_all()
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fits the window."""
        super().resizeEvent(event)
        self.arrange()


def places_of(deal: Deal) -> dict[Card, Spot]:
    """Where each card is."""
    rules = deal.rules
    places = {card: Spot("pile", rules.side_of(trick.winner)) for trick in deal.tricks for _, card in trick.plays}
    places |= {card: Spot("trick", seat, order) for order, (seat, card) in enumerate(deal.table)}
    for seat, hand in enumerate(deal.hands):
        places |= {card: Spot("hand", seat, slot, len(hand)) for slot, card in enumerate(hand)}
    places |= {card: Spot("trump" if card is deal.turned else "stock") for card in deal.stock}
    if deal.claimed is not None:
        rest = Spot("pile", rules.side_of(deal.claimed))
        places |= {card: rest for card in rules.pack if card not in places}
    return places
