"""Turns what happened into what is seen: each event of the game into moves of the animator's queue.

Events come redacted, as the seat that looks may see them. The director keeps nothing of the game but what lies on the
table; when it has shown a step, the scene and the view must say the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from briscola_desktop.ai.decision import Decision
from briscola_desktop.core.actions import Play
from briscola_desktop.core.cards import Suit
from briscola_desktop.core.events import (
    CardDealt,
    CardDrawn,
    CardExchanged,
    CardPlayed,
    DealEnded,
    Event,
    HandShown,
    RestClaimed,
    TrickTaken,
    TrumpAgreed,
    TrumpTurned,
)
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.tricks import winner_of
from briscola_desktop.core.view import View
from briscola_desktop.widgets.table import durations
from briscola_desktop.widgets.table.animator import Animator
from briscola_desktop.widgets.table.card_item import CardItem
from briscola_desktop.widgets.table.counting import Counting
from briscola_desktop.widgets.table.picture import Picture
from briscola_desktop.widgets.table.pose import SLIDE, Flight
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.spots import Spot, pose_of
from briscola_desktop.widgets.table.words import Sentences, winning


class Director(QObject):
    """Shows the game on a scene.

    Attributes:
        words: the sentences of the ribbon.
        pauses: how long things stay to be looked at.
        covered: the own hand lies face down: somebody else is to look at the screen.
        resyncs: how often the scene had to be laid anew because it did not say what the view says: 0 unless there is
            a fault.

    Signals:
        said: what the ribbon says, for who cannot see it.
        brought: the dealer lays the pack on the table.
        happens: an event, at the moment that one would hear: a card played as it lands, a trick as it is gathered, the
            end once it is counted, all others as they begin.
    """

    said = Signal(str)
    brought = Signal()
    happens = Signal(object)

    def __init__(self, scene: TableScene, words: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.words = words
        self.pauses = durations.Pauses()
        self.covered = False
        self.resyncs = 0
        self._rules: Rules | None = None
        self._view: View | None = None
        self._points: list[int] = []
        self._stock = 0
        self._counting = Counting(scene)

    @property
    def animator(self) -> Animator:
        """The scene's."""
        return self.scene.animator

    @property
    def trump(self) -> Suit | None:
        """The trump suit, once it has been seen."""
        seen = self.scene.turned or self.scene.token.suit or not self.scene.stock.count
        return self._view.trump if self._view and seen else None

    @property
    def score(self) -> tuple[tuple[str, int], ...]:
        """Each side's name and points as they have been seen, where the rules show them."""
        if not self._rules or not self._rules.points_shown:
            return ()
        return tuple((total.title, points) for total, points in zip(self.scene.sums, self._points, strict=False))

    # ---- what the game says --------------------------------------------------------------------------------------

    def take_back(self, view: View) -> None:
        """Show a table as it was before: cards go back to where they lay."""
        scene, now = self.scene, self._view
        lay_at = {item.card: item.pose for item in scene.cards() if item.card}
        for trick in now.history if now else ():
            pile = pose_of(Spot("pile", scene.look.layout.side_of(trick.winner)), scene.look.layout)
            lay_at |= {card: pile for _, card in trick.plays}
        self.lay(view)
        for item in tuple(scene.cards()):
            before = lay_at.get(item.card) if item.card else None
            if before and before != item.pose:
                item.set_pose(before)
                scene.send(item, item.spot, durations.TAKE_BACK, up=item.up, flight=Flight(arc=0.10, spin=-5, rise=0.4))

    def bring_back(self, view: View) -> None:
        """Show a deal that was kept aside: it comes from there, and what lies on the table goes there."""
        scene = self.scene
        self.animator.clear()
        released = scene.release()
        self.lay(view)
        for slot, item in enumerate(tuple(scene.cards())):
            away = pose_of(Spot("aside", slot=slot), scene.look.layout)
            item.set_pose(replace(away, face=item.pose.face))
            flight = SLIDE if item is scene.turned else Flight(spin=-6)
            scene.send(item, item.spot, durations.ASIDE + 24 * slot, up=item.up, flight=flight)
        for heap in (scene.stock, *scene.piles):
            self.animator.tween(heap.setOpacity, durations.ASIDE, key=heap)
        scene.send_aside(released)

    def lay(self, view: View) -> None:
        """Show a table as it is, without a move."""
        self._rules, self._view = view.rules, view
        self._points, self._stock = list(view.points), view.stock
        self.scene.lay(view)
        for item in self.scene.hands[self.scene.own] if self.covered else ():
            item.up = False
            item.set_pose(replace(item.pose, face=0.0))
        self._show_points()
        self._show_trump(view)
        self._show_winning()
        self.show_turn(view.turn)

    def deal(self, events: Sequence[Event], view: View) -> None:
        """Show the dealing of a new deal."""
        self._rules, self._view = view.rules, view
        self._points, self._stock = [0] * len(view.rules.sides), len(view.rules.pack)
        self.animator.clear()
        self.scene.send_aside(self.scene.release())
        self._show_points()
        self.show_turn(None)
        self._do(self.say, self.words.deals(view.dealer))
        self._do(self._bring_stock, view.dealer)
        self.animator.gap(durations.SHUFFLE)
        self.show(events, view)

    def show(self, events: Sequence[Event], view: View, *, late: bool = False) -> None:
        """Show a step; `late` where a card was played because somebody's time was up."""
        self._view = view
        for place, event in enumerate(events):
            following = events[place + 1] if place + 1 < len(events) else None
            self._direct(event, following, view)
            if late and isinstance(event, CardPlayed):
                self._do(self.say, self.words.late(event.seat, event.card))
                self.animator.pause(self.pauses.late)
        self.animator.join()
        self._do(self._check, view)

    def cover(self) -> None:
        """Turn the own hand face down, until the table is laid for somebody else."""
        self.covered = True
        for item in self.scene.hands[self.scene.own]:
            self.scene.send(item, item.spot, durations.FLIP, up=False, flight=Flight(rise=0.2, above=False))

    def show_turn(self, seat: int | None) -> None:
        """Light the seat whose turn it is."""
        scene = self.scene
        for plate in scene.plates:
            plate.tell(active=plate.seat == seat)
        for lamp in scene.lamps:
            self._fade_lamp(lamp.seat, 1.0 if lamp.seat == seat else 0.0)
        scene.slot.setVisible(seat == scene.own and scene.own not in scene.trick)

    def say(self, text: str, aloud: str = "") -> None:
        """Put a sentence on the ribbon; `aloud` is said in its place to who has heard what went before."""
        ribbon = self.scene.ribbon
        if text == ribbon.text:
            return
        start = 0.0 if text and not _counts_on(ribbon.text, text) else ribbon.opacity()
        ribbon.tell(text)
        self.animator.tween(partial(ribbon.fade, start), durations.MESSAGE, key=ribbon)
        if text:
            self.said.emit(aloud or text)

    def hint(self, decision: Decision) -> str:
        """Light the card that the strong player would play; the reason in words."""
        action = decision.action
        for item in self.scene.hands[self.scene.own]:
            lit = isinstance(action, Play) and item.card is action.card
            start = item.hinted
            self.animator.tween(partial(_hint, item, start, float(lit)), durations.LAMP, key=("hint", item))
        return self.words.hint(decision)

    # ---- events --------------------------------------------------------------------------------------------------

    def _direct(self, event: Event, following: Event | None, view: View) -> None:
        animator = self.animator
        match event:
            case CardDealt():
                self._do(self._dealt, event)
                one_hand = isinstance(following, CardDealt) and following.seat == event.seat
                animator.gap(durations.DEAL_ROUND_GAP if one_hand else durations.DEAL_GAP)
            case TrumpTurned():
                animator.join()
                self._do(self._turned, event)
                animator.join()
                self._do(self._slide_under)
            case TrumpAgreed(suit):
                animator.join()
                self._do(self.scene.token.tell, suit.value)
                self._do(self.say, self.words.trump(suit))
            case CardPlayed(seat=seat):
                animator.gap(0 if seat == self.scene.own else durations.BREATH)
                self._do(self._played, event)
                animator.join()
            case TrickTaken():
                self._do(self._taken, event)
                animator.pause(self.pauses.trick)
                self._do(self._collect, event)
                animator.join()
                self._do(self._gather, event)
                animator.gap(durations.GATHER * 0.55)
            case CardDrawn():
                self._do(self._drawn, event)
                animator.gap(durations.DRAW_GAP)
            case CardExchanged():
                for act in (self._slide_out, partial(self._exchanged, event), self._slide_under):
                    animator.join()
                    self._do(act)
                animator.join()
            case HandShown():
                self._hand_shown(event, following)
            case RestClaimed():
                animator.join()
                self._do(self._claimed, event)
                animator.join()
                animator.pause(self.pauses.claim)
                self._do(self._gather_rest, event)
            case DealEnded():
                animator.join()
                self._do(self.show_turn, None)
                self._counting.plan(event, view, self.words.counting(), self.say)
                self._do(self.happens.emit, event)
                animator.pause(self.pauses.counted)

    def _bring_stock(self, dealer: int) -> None:
        """The pack is laid on the table by the dealer."""
        self.brought.emit()
        scene = self.scene
        pack = scene.new_card(Spot("dealer", dealer))
        scene.loose.append(pack)

        def lie() -> None:
            scene.remove(pack)
            scene.show_stock(self._stock)

        scene.send(pack, Spot("stock"), durations.SHUFFLE * 0.9, flight=Flight(arc=0.10, spin=14, rise=0.5), landed=lie)

    def _from_stock(self) -> CardItem:
        """The top card of the stock, or the turned one where it is the last."""
        scene = self.scene
        self._stock -= 1
        if self._stock == 0 and scene.turned:
            item, scene.turned = scene.turned, None
        else:
            item = scene.new_card(Spot("stock"))
        scene.show_stock(self._stock)
        return item

    def _dealt(self, event: CardDealt) -> None:
        scene = self.scene
        self.happens.emit(event)
        item = self._from_stock()
        item.card = event.card
        spot = scene.fill_hand(event.seat, event.slot, item)
        scene.send(
            item,
            spot,
            durations.DEAL,
            up=event.card is not None and not self._hides(event.seat),
            flight=Flight(arc=0.16, spin=-9 if event.slot % 2 else 9, rise=0.45),
        )

    def _turned(self, event: TrumpTurned) -> None:
        scene = self.scene
        self.happens.emit(event)
        scene.show_stock(self._stock - 1)
        item = scene.turned = scene.new_card(Spot("stock"), event.card)
        scene.send(item, Spot("beside"), durations.TURN_UP, up=True, flight=Flight(arc=0.25, rise=0.7))

    def _slide_out(self) -> None:
        """The turned card comes out from under the stock before it is taken up."""
        if self.scene.turned:
            self.scene.send(self.scene.turned, Spot("beside"), durations.SLIDE_OUT)

    def _slide_under(self) -> None:
        scene = self.scene
        if scene.turned:
            scene.show_stock(self._stock)
            scene.turned.setZValue(Spot("trump").layer(scene.look.layout))
            scene.send(scene.turned, Spot("trump"), durations.SLIDE_UNDER)
            if self._view:
                self._show_trump(self._view)

    def _played(self, event: CardPlayed) -> None:
        scene = self.scene
        seat = event.seat
        item = scene.take_from_hand(seat, event.slot, event.card, keep_gap=self._stock > 0)
        item.card = event.card
        item.chosen = item.ringed = item.dimmed = False
        for other in (*scene.hands[seat], item):
            if other.hinted:
                other.mark(hinted=0.0)
        scene.trick[seat] = item
        scene.slot.setVisible(False)
        if self._stock == 0:
            scene.tidy_hand(seat)
        order = len(scene.trick)
        spin = 7.0 if seat % 2 else -7.0
        scene.send(
            item,
            Spot("trick", seat, order),
            durations.PLAY,
            up=True,
            flight=Flight(arc=0.14, spin=spin * (2.2 if event.thrown else 1), rise=0.9 if event.thrown else 0.5),
            landed=partial(self._landed, event),
        )
        if event.thrown:
            self.say(self.words.thrown(seat))
        elif seat == scene.own:
            self.say("")  # whose turn it was, or what was hinted

    def _landed(self, event: CardPlayed) -> None:
        self.happens.emit(event)
        self._show_winning()

    def _show_winning(self) -> None:
        """A glow on the card that is taking the trick, once there is something to take."""
        scene, view = self.scene, self._view
        plays = tuple((seat, item.card) for seat, item in scene.trick.items() if item.card)
        best = winner_of(plays, view.trump) if view and len(plays) > 1 else None
        for seat, item in scene.trick.items():
            lit = 1.0 if seat == best else 0.0
            if item.glow != lit:
                self.animator.tween(partial(_brighten, item, item.glow, lit), durations.FADE, key=("glow", item))

    def _taken(self, event: TrickTaken) -> None:
        self._show_points_of(self.scene.look.layout.side_of(event.winner), 0)
        self.show_turn(None)
        why = winning(event.cards, self._view.trump) if self._view else ""
        self.say(self.words.taken(event.winner, event.points, why))

    def _collect(self, event: TrickTaken) -> None:
        """The cards slide together on the winning one."""
        scene = self.scene
        scene.loose += scene.trick.values()
        items = list(scene.trick.items())
        scene.trick.clear()
        for slot, (seat, item) in enumerate(items):
            item.mark(glow=0.0)
            if seat != event.winner:
                scene.send(item, Spot("heap", event.winner, slot), durations.COLLECT, flight=Flight(rise=0.15))
            else:
                item.spot = Spot("heap", event.winner, slot)

    def _gather(self, event: TrickTaken) -> None:
        """The heap flies to the pile of its side and turns over."""
        self.happens.emit(event)
        self._pile_up([item for item in self.scene.loose if item.spot.kind == "heap"], event.winner, event.points)

    def _pile_up(self, items: Sequence[CardItem], winner: int, points: int) -> None:
        scene = self.scene
        side = scene.look.layout.side_of(winner)
        count = scene.piles[side].count + len(items)

        def lie(item: CardItem, *, last: bool) -> None:
            scene.remove(item)
            if last:
                scene.piles[side].tell(count)
                self._points[side] += points
                self._show_points_of(side, points)

        for slot, item in enumerate(items):
            scene.send(
                item,
                Spot("pile", side, slot),
                durations.GATHER + 28 * slot,
                up=False,
                flight=Flight(arc=0.10, spin=6, rise=0.5),
                landed=partial(lie, item, last=slot == len(items) - 1),
            )

    def _drawn(self, event: CardDrawn) -> None:
        scene = self.scene
        self.happens.emit(event)
        item = self._from_stock()
        item.card = event.card
        up = event.card is not None and (event.seat == scene.own or self._open) and not self._hides(event.seat)
        if not up:
            item.card = None
        spot = scene.fill_hand(event.seat, event.slot, item)
        scene.send(item, spot, durations.DRAW, up=up, flight=Flight(arc=0.18, spin=-8, rise=0.5))
        if not self._stock and self._view:
            scene.token.tell(self._view.trump.value)

    def _exchanged(self, event: CardExchanged) -> None:
        scene = self.scene
        self.happens.emit(event)
        took = scene.turned
        gave = scene.in_hand(event.seat, event.slot, event.gave)
        gave.card = event.gave
        spot, hand = gave.spot, scene.hands[event.seat]
        up = event.seat == scene.own or self._open
        if took:
            took.card = event.took
            hand[hand.index(gave)] = took
            scene.send(
                took,
                spot,
                durations.EXCHANGE,
                up=up,
                flight=Flight(arc=0.22, spin=8, rise=0.6),
                landed=partial(_hide, took),
            )
        scene.turned = gave
        scene.send(gave, Spot("beside"), durations.EXCHANGE, up=True, flight=Flight(arc=0.12, spin=-8, rise=0.4))
        self.say(self.words.exchanged(event.seat, event.took, event.gave))

    def _hand_shown(self, event: HandShown, following: Event | None) -> None:
        """Partners' hands are laid before us for a moment; the last one of them waits, and all go back."""
        if not isinstance(self._view, View):
            return
        last = not isinstance(following, HandShown)
        if event.cards is not None and event.seat != self.scene.own and not self._open and not self.covered:
            self._do(self._turn_up, event)
        if last:
            self._do(self.say, self.words.shown())
            self.animator.join()
            self.animator.pause(self.pauses.hands)
            self._do(self._turn_back)
            self.animator.join()

    def _turn_up(self, event: HandShown) -> None:
        scene = self.scene
        self.happens.emit(event)
        hand = scene.hands[event.seat]
        for slot, (item, card) in enumerate(zip(hand, event.cards or (), strict=False)):
            item.card = card
            spot = Spot("shown", event.seat, slot, len(hand))
            scene.send(item, spot, durations.SHOW, up=True, flight=Flight(rise=0.25))

    def _turn_back(self) -> None:
        scene = self.scene
        for seat, hand in enumerate(scene.hands):
            if seat == scene.own or self._open:
                continue
            for item, home in zip(hand, scene.hand_spots(seat), strict=True):
                if item.up:
                    landed = partial(_hide, item)
                    scene.send(item, home, durations.SHOW, up=False, flight=Flight(rise=0.25), landed=landed)

    def _claimed(self, event: RestClaimed) -> None:
        """All hands are laid open."""
        scene = self.scene
        self.happens.emit(event)
        for seat, cards in enumerate(event.hands):
            for item, card in zip(scene.hands[seat], cards, strict=False):
                item.card = card
                scene.send(item, item.spot, durations.FLIP, up=True, flight=Flight(rise=0.25))
        self.say(self.words.claimed(event.seat, event.points))

    def _gather_rest(self, event: RestClaimed) -> None:
        scene = self.scene
        items = [item for hand in scene.hands for item in hand]
        for hand in scene.hands:
            hand.clear()
        scene.loose += items
        self._pile_up(items, event.seat, event.points)

    # ---- inside --------------------------------------------------------------------------------------------------

    @property
    def _open(self) -> bool:
        return bool(self._rules and self._rules.open_hands)

    def _hides(self, seat: int) -> bool:
        return self.covered and seat == self.scene.own

    def _do(self, act: Callable[..., None], *args: object) -> None:
        self.animator.then(partial(act, *args))

    def _fade_lamp(self, seat: int, light: float) -> None:
        lamp = self.scene.lamps[seat]
        start = lamp.opacity()
        if start != light:
            self.animator.tween(lambda part: lamp.setOpacity(start + (light - start) * part), durations.LAMP, key=lamp)

    def _show_points(self) -> None:
        for side in range(len(self._points)):
            self._show_points_of(side, 0)

    def _show_points_of(self, side: int, gained: int) -> None:
        """The points beside a pile, rolling up by what was just gained."""
        scene = self.scene
        if not self._rules or not self._rules.points_shown or not scene.piles[side].count:
            scene.pile_badges[side].tell("")
            return
        total = self._points[side]
        badge = scene.pile_badges[side]

        def roll(part: float) -> None:
            badge.tell(str(round(total - gained * (1 - part))))

        self.animator.tween(roll, 30.0 * gained, key=badge)

    def _show_trump(self, view: View) -> None:
        shown = view.turned is None or self._stock == 0
        self.scene.token.tell(view.trump.value if shown else "")

    def _check(self, view: View) -> None:
        """The scene says what the view says; if ever not, it is laid anew."""
        seen = Picture.of(view)
        if self.covered:
            seen = seen.covered(view.seat)
        if view is self._view and self.scene.picture() != seen:
            self.resyncs += 1
            self.lay(view)


def _counts_on(before: str, after: str) -> bool:
    """Whether two sentences differ in figures alone, as the seconds that are left."""
    return re.sub(r"\d+", "0", before) == re.sub(r"\d+", "0", after)


def _brighten(item: CardItem, start: float, end: float, part: float) -> None:
    item.mark(glow=start + (end - start) * part)


def _hint(item: CardItem, start: float, end: float, part: float) -> None:
    item.mark(hinted=start + (end - start) * part)


def _hide(item: CardItem) -> None:
    """A card that has been turned down is not known to the scene any more."""
    if not item.up:
        item.card = None
