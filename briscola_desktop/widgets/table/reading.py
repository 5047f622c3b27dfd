"""The table for screen readers: clear widgets over cards, piles and seats, and announcements of what happens.

A scene is opaque to readers; these widgets are what they see. They are there only while a reader is, take no clicks,
and show nothing but the ring about the one that has the keyboard. Tab goes from group to group, arrows within one; in
the own hand the keys are those of the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLabel, QWidget

from briscola_desktop.core.events import Event, TrickTaken
from briscola_desktop.widgets.table.bar import draw_focus
from briscola_desktop.widgets.table.canvas import HINTS
from briscola_desktop.widgets.table.director import Director
from briscola_desktop.widgets.table.look import Look
from briscola_desktop.widgets.table.parts import Part, describe, group_names
from briscola_desktop.widgets.table.sheets import Overlay
from briscola_desktop.widgets.table.telling import Score, Teller, sentence
from briscola_desktop.widgets.table.view import TableView

TOGETHER = 120
"""Milliseconds in which sentences are gathered into one announcement: a reader drops what is overtaken."""

_NEXT, _PREVIOUS = (Qt.Key.Key_Right, Qt.Key.Key_Down), (Qt.Key.Key_Left, Qt.Key.Key_Up)


class Reading(QObject):
    """Shows a table to screen readers.

    Attributes:
        teller: makes the sentences.
    """

    def __init__(self, view: TableView, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._director = view, director
        self.teller = Teller(director.words)
        self._groups: dict[str, PartGroup] = {}
        self._parts: dict[str, CardPart | TextPart] = {}
        self._sentences: list[str] = []
        self._tell = QTimer(self, singleShot=True, interval=TOGETHER)
        self._tell.timeout.connect(self._announce)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.renew)
        director.happens.connect(self._on_happens)
        director.said.connect(self.say)
        director.animator.idle.connect(self.touch)
        view.entered.connect(self.touch)
        if view.controller:
            view.controller.focused.connect(self._on_focused)

    # ---- announcements -------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Have a sentence read out."""
        if QAccessible.isActive() and text:
            self._sentences.append(sentence(text))
            if not self._tell.isActive():
                self._tell.start()
            self.touch()

    def begin(self) -> None:
        """Another deal: what was to be said of the one before is of no use any more."""
        self._sentences.clear()
        self.teller.begin()

    def _on_happens(self, event: Event) -> None:
        self.teller.words = self._director.words
        if QAccessible.isActive():
            self.say(self.teller.tell(event, self._director.scene.own, self._score_after(event)))

    def _score_after(self, event: Event) -> Score:
        """The score, with the trick that is just being gathered."""
        side = self._director.scene.look.layout.side_of(event.winner) if isinstance(event, TrickTaken) else -1
        gained = event.points if isinstance(event, TrickTaken) else 0
        score = self._director.score
        return [(name, points + gained * (place == side)) for place, (name, points) in enumerate(score)]

    def _announce(self) -> None:
        text, self._sentences = " ".join(self._sentences), []
        if text:
            announce(self._view, text)

    # ---- what lies on the table ----------------------------------------------------------------------------------

    def touch(self) -> None:
        """Something on the table is another: the widgets follow soon."""
        if (QAccessible.isActive() or self._parts) and not self._soon.isActive():
            self._soon.start()

    def stop(self) -> None:
        """Nothing more is said or changed."""
        self._tell.stop()
        self._soon.stop()

    def renew(self) -> None:
        """Make the widgets say what lies on the table."""
        parts = self._described()
        gone = self._parts.keys() - {part.key for part in parts}
        orphaned = [self._parts[key].part for key in gone if self._parts[key].hasFocus()]
        groups = {part.group: [p for p in parts if p.group == part.group] for part in parts}
        self._renew_groups(groups)
        for part in parts:
            self._put(part)
        self._order(groups)
        for part in filter(None, orphaned):
            stop = groups.get(part.group)
            (self._parts[stop[-1].key] if stop and stop[-1].reached else self._view).setFocus()
        for key in gone:
            widget = self._parts.pop(key)
            widget.hide()
            widget.deleteLater()
        for key in self._groups.keys() - groups.keys():
            self._groups.pop(key).deleteLater()
        self._keep_ring()

    def _described(self) -> tuple[Part, ...]:
        director = self._director
        return describe(director.scene, director.words, director.trump) if QAccessible.isActive() else ()

    def _renew_groups(self, groups: dict[str, list[Part]]) -> None:
        names = group_names(self._director.words)
        for key in groups:
            if key not in self._groups:
                self._groups[key] = PartGroup(self._view.viewport())
            group = self._groups[key]
            group.setGeometry(self._view.viewport().rect())
            _name(group, names[key], "")
            group.setVisible(True)

    def _put(self, part: Part) -> None:
        widget = self._parts.get(part.key)
        if widget is None:
            group = self._groups[part.group]
            widget = self._card(group) if part.group == "hand" else TextPart(group, self._director.scene.look)
            self._parts[part.key] = widget
        widget.part = part
        box = part.box
        widget.setGeometry(QRect(round(box.x), round(box.y), max(1, round(box.w)), max(1, round(box.h))))
        _name(widget, part.name, part.text)
        widget.setVisible(True)

    def _card(self, group: PartGroup) -> CardPart:
        card, controller = CardPart(group), self._view.controller
        if controller:
            card.reached.connect(lambda: controller.focus(card.part.slot if card.part else None))
            card.clicked.connect(lambda: self._press(card))
            card.left.connect(lambda: self._view.lose_keyboard(card))
        return card

    def _press(self, card: CardPart) -> None:
        """Play a card, unless a sheet lies over the table: a reader reaches what is under it, too."""
        controller, sheets = self._view.controller, self._view.window().findChildren(Overlay)
        if controller and card.part and not any(sheet.isVisible() for sheet in sheets):
            controller.play_slot(card.part.slot)

    def _order(self, groups: dict[str, list[Part]]) -> None:
        """One stop of the Tab key for each group that the keyboard goes to, in their order."""
        _stack(self._view.viewport(), [self._groups[key] for key in groups])
        before: QWidget = self._view
        for key, parts in groups.items():
            _stack(self._groups[key], [self._parts[part.key] for part in parts])
            reached = [self._parts[part.key] for part in parts if part.reached]
            stop = next((widget for widget in reached if widget.hasFocus()), reached[0] if reached else None)
            for part in parts:
                widget = self._parts[part.key]
                other = Qt.FocusPolicy.ClickFocus if part.reached else Qt.FocusPolicy.NoFocus
                widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus if widget is stop else other)
            for widget in reached:
                QWidget.setTabOrder(before, widget)
                before = widget

    def _keep_ring(self) -> None:
        """The reader's place in the hand is the keyboard's, also after a card was played from there."""
        controller, focused = self._view.controller, QApplication.focusWidget()
        if controller and isinstance(focused, CardPart) and focused.part and not self._director.animator.busy:
            controller.focus(focused.part.slot)

    def _on_focused(self, slot: int) -> None:
        """The arrows went to a card: the reader follows."""
        for widget in self._parts.values():
            if isinstance(widget, CardPart) and widget.part and widget.part.slot == slot and not widget.hasFocus():
                widget.setFocus()


def announce(widget: QWidget, text: str) -> None:
    """Have a reader read a text out, where there is one."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class PartGroup(QGroupBox):
    """Parts that belong together: a group without a frame.

    An interface of one's own, by `QAccessible.installFactory`, would say the same of a plain widget, but PySide crashes
    with it at the program's end.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing."""


class TextPart(QLabel):
    """Something on the table that can be read."""

    def __init__(self, group: PartGroup, look: Look) -> None:
        super().__init__(group)
        self.part: Part | None = None
        self._group, self._look = group, look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring of the keyboard."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHints(HINTS)
            draw_focus(painter, QRectF(self.rect()).adjusted(5, 5, -5, -5), self._look.font)
            painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on within the group; all else is the table's."""
        by = (event.key() in _NEXT) - (event.key() in _PREVIOUS)
        parts = [part for part in self._group.findChildren(TextPart) if part.part and part.part.reached]
        if by and self in parts:
            parts[max(0, min(len(parts) - 1, parts.index(self) + by))].setFocus()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No ring."""
        super().focusOutEvent(event)
        self.update()


class CardPart(QAbstractButton):
    """A card of the own hand: pressing it plays it.

    Signals:
        reached: the keyboard has come to it.
        left: the keyboard has gone.
    """

    reached = Signal()
    left = Signal()

    def __init__(self, group: PartGroup) -> None:
        super().__init__(group)
        self.part: Part | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the card below shows the ring itself."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys are the table's."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring is about this card."""
        super().focusInEvent(event)
        self.reached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """It is no longer."""
        super().focusOutEvent(event)
        self.left.emit()


def _stack(parent: QWidget, widgets: Sequence[QWidget]) -> None:
    """Have children in this order, in which readers go through them."""
    if [child for child in parent.children() if child in widgets] != list(widgets):
        for widget in widgets:
            widget.raise_()


def _name(widget: QWidget, name: str, text: str) -> None:
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != text:
        widget.setAccessibleDescription(text)
