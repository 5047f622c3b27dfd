"""From pointer and keys to actions: what may be played is asked of the game, what was clicked early is kept or refused.

A card goes to the table at a click or when it is dragged there. Whatever else happens on the way (another button, Esc,
another window) puts it back. One card at most is kept until the table has shown what went before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication

from briscola_desktop.core.actions import Action, Claim, Exchange, Play, Throw
from briscola_desktop.core.view import View
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.widgets.table import durations, spots
from briscola_desktop.widgets.table.card_item import DRAG_LIFT, CardItem
from briscola_desktop.widgets.table.pose import Flight
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.spots import pose_of

BOUNCE = 0.25
"""Seconds after a card was played in which another press is taken for a trembling hand."""

COMMANDS: dict[str, type[Exchange | Throw | Claim]] = {"exchange": Exchange, "throw": Throw, "claim": Claim}


class Referee(Protocol):
    """Who says what is allowed and does it (`runtime.game.Game`)."""

    @property
    def started(self) -> bool:
        """Whether there is a table."""

    @property
    def view(self) -> View:
        """The table as it is, which may be ahead of what has been shown."""

    def submit(self, action: Action) -> Notice | None:
        """Do it; a notice says why not."""


@dataclass
class _Hold:
    """A card under a pressed button."""

    item: CardItem
    pressed: QPointF
    grip: QPointF
    dragged: bool = False


class Controller(QObject):
    """What the person at the table does.

    Signals:
        refused: a Notice: why something was not done.
        hovering: whether the pointer is on an own card.
        focused: which card of the hand the keyboard has come to.
        pressed_on: the table was pressed where there is no own card: whatever waits may go on.
    """

    refused = Signal(object)
    hovering = Signal(bool)
    focused = Signal(int)
    pressed_on = Signal()

    def __init__(
        self,
        scene: TableScene,
        referee: Referee,
        clock: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self.referee = referee
        self.closed = False
        self._clock = clock
        self._hold: _Hold | None = None
        self._hovered: CardItem | None = None
        self._pointer: QPointF | None = None
        self._focused = -1
        self._pending: Action | None = None
        self._played_at = -10.0

    # ---- pointer -------------------------------------------------------------------------------------------------

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        """A button went down."""
        if self._hold:  # a second button: the card goes back
            self.cancel()
            return
        if button is not Qt.MouseButton.LeftButton:
            return
        item = self._card_at(point)
        if item is None:
            self.scene.animator.skip()
            self.pressed_on.emit()
            return
        self.focus(None)
        self._hold = _Hold(item, point, QPointF(item.pose.x, item.pose.y) - point)

    def press_again(self, point: QPointF, button: Qt.MouseButton) -> None:
        """The second press of a double click: a press, unless the first one has just played a card."""
        if self._clock() - self._played_at > QGuiApplication.styleHints().mouseDoubleClickInterval() / 1_000:
            self.press(point, button)

    def move(self, point: QPointF) -> None:
        """The pointer went somewhere."""
        self._pointer = point
        hold = self._hold
        if hold is None:
            self._hover(self._card_at(point))
            return
        far = (point - hold.pressed).manhattanLength() >= QGuiApplication.styleHints().startDragDistance()
        if not hold.dragged and far and hold.item in self._hand() and not self.scene.animator.carries(hold.item):
            hold.dragged = True
            self._hover(None)
            hold.item.setZValue(spots.FLYING + 9)
        if hold.dragged:
            at = point + hold.grip
            pose = hold.item.pose
            lean = max(-9.0, min(9.0, (at.x() - pose.x) * 0.35))
            turn = pose.turn + (lean - pose.turn) * 0.25
            hold.item.set_pose(replace(pose, x=at.x(), y=at.y(), turn=turn, lift=DRAG_LIFT))
            self.scene.slot.light(self._on_table(point))

    def release(self, point: QPointF, button: Qt.MouseButton) -> None:
        """A button went up."""
        hold = self._hold
        if hold is None or button is not Qt.MouseButton.LeftButton:
            return
        self._hold = None
        self.scene.slot.light(False)
        if hold.item not in self._hand():
            return
        if not hold.dragged:
            if hold.item.hit(point):
                self.play(hold.item)
        elif not self._on_table(point) or not self.play(hold.item):
            self._send_home(hold.item)

    def leave(self) -> None:
        """The pointer left the window."""
        self._pointer = None
        if self._hold is None:
            self._hover(None)

    def cancel(self) -> None:
        """Put back what is held, and forget what was to be played."""
        hold, self._hold = self._hold, None
        self.scene.slot.light(False)
        if hold and hold.dragged and hold.item in self._hand():
            self._send_home(hold.item)
        self._forget()
        self.focus(None)

    # ---- keys ----------------------------------------------------------------------------------------------------

    def play_slot(self, slot: int) -> None:
        """Play the card at that place of the hand, from the left."""
        hand = self._hand()
        if not self.closed and 0 <= slot < len(hand) and self._hold is None:
            self.play(hand[slot])

    def step(self, by: int) -> None:
        """Move the focus along the hand."""
        hand = self._hand()
        if not hand or self.closed:
            return
        at = self._focused + by if 0 <= self._focused < len(hand) else (0 if by > 0 else len(hand) - 1)
        self.focus(max(0, min(len(hand) - 1, at)))

    def focus(self, slot: int | None) -> None:
        """Put the keyboard's focus on a card."""
        self._focused = -1 if slot is None else slot
        for place, item in enumerate(self._hand()):
            if item.ringed != (place == self._focused):
                item.ringed = place == self._focused
                self._lift(item, item.ringed or item is self._hovered)
        if self._focused >= 0:
            self.focused.emit(self._focused)

    def confirm(self) -> None:
        """Play the card that has the focus; without one, go on."""
        hand = self._hand()
        if self._focused in range(len(hand)) and not self.closed:
            self.play(hand[self._focused])
        else:
            self.scene.animator.skip()
            self.pressed_on.emit()

    # ---- actions -------------------------------------------------------------------------------------------------

    def commands(self) -> tuple[str, ...]:
        """Which of exchange, throw and claim the person may do now."""
        if not self.referee.started:
            return ()
        legal = self.referee.view.legal()
        return tuple(name for name, kind in COMMANDS.items() if any(isinstance(action, kind) for action in legal))

    def show_playable(self) -> None:
        """Dim the cards that may not be played now, where a throw binds."""
        view = self.referee.view if self.referee.started else None
        bound = view is not None and view.turn == view.seat and view.thrown and not self.scene.animator.busy
        playable = view.playable() if view and bound else ()
        for item in self._hand():
            item.dim(bound and item.card not in playable)

    def command(self, name: str) -> bool:
        """Exchange, throw or claim; whether it was done or kept."""
        if not self.referee.started or self.closed:
            return False
        return self._act(COMMANDS[name](self.referee.view.seat))

    def play(self, item: CardItem) -> bool:
        """Play a card of the own hand; whether it was done or kept."""
        if item.card is None or not self.referee.started or self.closed:
            return False
        done = self._act(Play(self.referee.view.seat, item.card))
        if done and self._pending:
            item.chosen = True
            item.update()
        elif not done and not self.scene.animator.carries(item):
            self._nudge(item)
        return done

    def shown(self) -> None:
        """Everything has been shown: what was kept is done, or refused."""
        action, self._pending = self._pending, None
        for item in self._hand():
            item.chosen = False
        if action and not self._submit(action):
            self._put_back()
        if self._hold is None and self._pointer is not None:
            self._hover(self._card_at(self._pointer))

    # ---- inside --------------------------------------------------------------------------------------------------

    def _act(self, action: Action) -> bool:
        if self._clock() - self._played_at < BOUNCE:
            return False
        view = self.referee.view
        if isinstance(action, Play) and view.seat != view.turn:
            self.refused.emit(Notice.of("deal_over" if view.over else "out_of_turn"))
            return False
        if isinstance(action, Play) and action not in view.legal():
            self.refused.emit(Notice.of("forced_card" if action.card in view.hand else "card_not_held"))
            return False
        if self.scene.animator.busy:
            self._forget()
            self._pending = action
            self._played_at = self._clock()
            self.scene.animator.skip()
            return True
        return self._submit(action)

    def _submit(self, action: Action) -> bool:
        notice = self.referee.submit(action)
        if notice:
            self.refused.emit(notice)
            return False
        self._played_at = self._clock()
        self._focused = -1
        return True

    def _forget(self) -> None:
        self._pending = None
        for item in self._hand():
            if item.chosen:
                item.chosen = False
                item.update()
        self._put_back()

    def _put_back(self) -> None:
        """A card that was put on the table to be played later, and will not be, returns to the hand."""
        scene, held = self.scene, self._hold.item if self._hold else None
        for item, spot in zip(self._hand(), scene.hand_spots(scene.own), strict=True):
            home = pose_of(spot, scene.look.layout)
            away = (item.pose.x, item.pose.y) != (home.x, home.y)
            if away and item is not held and not scene.animator.carries(item):
                scene.send(item, spot, durations.RETURN, flight=Flight())

    def _hand(self) -> list[CardItem]:
        hands = self.scene.hands
        return hands[self.scene.own] if hands else []

    def _card_at(self, point: QPointF) -> CardItem | None:
        return None if self.closed else self.scene.card_at(point)

    def _on_table(self, point: QPointF) -> bool:
        """Whether a card let go there has been put on the table, above one's own hand."""
        layout = self.scene.look.layout
        cloth, hand = layout.cloth, layout.fans[layout.shape.own].box
        inside = cloth.x <= point.x() <= cloth.right and cloth.y <= point.y() <= cloth.bottom
        return inside and point.y() < hand.y + hand.h * 0.25

    def _send_home(self, item: CardItem) -> None:
        hand = self._hand()
        spot = self.scene.hand_spots(self.scene.own)[hand.index(item)]
        self.scene.send(item, spot, durations.RETURN, flight=Flight())

    def _hover(self, item: CardItem | None) -> None:
        old, self._hovered = self._hovered, item
        if old is item:
            return
        self.hovering.emit(item is not None)
        if old and not old.ringed:
            self._lift(old, lifted=False)
        if item:
            self._lift(item, lifted=True)

    def _lift(self, item: CardItem, lifted: bool) -> None:
        start, end = item.hover, 1.0 if lifted else 0.0
        item.update()
        if start != end:
            self.scene.animator.tween(partial(_raise, item, start, end), durations.HOVER, key=("hover", item))

    def _nudge(self, item: CardItem) -> None:
        """A small shake of the head."""
        home = self.scene.hand_spots(self.scene.own)[self._hand().index(item)]
        self.scene.send(item, home, durations.NUDGE, flight=Flight(spin=3.5, above=False))


def _raise(item: CardItem, start: float, end: float, part: float) -> None:
    item.hover = start + (end - start) * part
