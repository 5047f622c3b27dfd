"""A note at the edge of the window that goes away by itself: a complaint, or the way back to the deal before."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from briscola_desktop.widgets.pressing import Button, ToolButton
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.reading import announce

WIDTHS = (380, 300, 240, 460)
"""Widths in pixels, from the one that looks best; none is wider than what is said."""

LINES = 2
"""Of words, beside which a button may stand; where there are more of them it stands under them."""


class Toast(QWidget):
    """One note at a time; the next one waits."""

    def __init__(self, parent: QWidget, room: Callable[[float, float], tuple[Box, float]]) -> None:
        """Make it without a note.

        Args:
            parent: over which it lies.
            room: the best place in the parent for a width and a height, and how much is covered there.
        """
        super().__init__(parent)
        self._room = room
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._waiting: list[tuple[str, str, Callable[[], object] | None, int, bool]] = []
        self._act: Callable[[], object] | None = None
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)  # files may be called anything
        self.button = Button(parent=self)
        self.button.clicked.connect(self._on_pressed)
        self.away = ToolButton(self)
        self.away.setText("×")
        self.away.clicked.connect(self.dismiss)
        self._box = box = QGridLayout(self)
        box.setSpacing(8)
        box.setColumnStretch(0, 1)
        box.addWidget(self.label, 0, 0)
        box.addWidget(self.away, 0, 2, Qt.AlignmentFlag.AlignTop)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()

    def say(
        self,
        text: str,
        word: str = "",
        act: Callable[[], object] | None = None,
        stays: int = 9_000,
        bare: bool = False,
    ) -> None:
        """Show a note, with a button where there is something to be done about it.

        Args:
            text: one sentence.
            word: the button's; none without.
            act: what the button does.
            stays: milliseconds.
            bare: the button says it all; the sentence is for who cannot see it.
        """
        if self.isVisible() and text != self.label.text():
            self._waiting.append((text, word, act, stays, bare))
            return
        self._act = act
        self.label.setText(text)
        self.label.setVisible(not bare)
        self.setAccessibleName(text)
        self.button.setText(word)
        self.button.setVisible(bool(word))
        self._box.setContentsMargins(8 if bare else 14, 8, 8, 8)
        self.away.setToolTip(self.tr("Close"))
        self.away.setAccessibleName(self.tr("Close"))
        self.place()
        self.show()
        self.raise_()
        announce(self, f"{text} {word}".strip())
        self._timer.start(stays)

    def withdraw(self, text: str) -> None:
        """A note that is true no longer."""
        self._waiting = [note for note in self._waiting if note[0] != text]
        if self.isVisible() and self.label.text() == text:
            self.dismiss()

    def dismiss(self) -> None:
        """Away with it."""
        self._timer.stop()
        self.hide()
        self._act = None
        if self._waiting:
            self.say(*self._waiting.pop(0))

    def place(self) -> None:
        """Where it covers nothing, or as little as can be; as small as that needs, and as wide as is well."""
        parent = self.parentWidget()
        if parent is None:
            return
        tried = []
        for wide in WIDTHS:
            width = min(parent.width() - 24, max(self._beside(), min(wide, self._widest())))
            place, covered = self._room(width, self._height_for(width))
            tried.append((covered, place))
            if not covered:
                break
        place = min(tried, key=lambda one: one[0])[1]
        self._height_for(place.w)
        self.setGeometry(round(place.x), round(place.y), round(place.w), round(place.h))

    def _height_for(self, width: float) -> int:
        """Put the button where there is room for it; how high the note is."""
        lines = self.label.heightForWidth(round(max(1.0, width - self._beside()))) / self.label.fontMetrics().height()
        if not self.label.isHidden() and not self.button.isHidden() and lines > LINES + 0.5:
            self._box.addWidget(self.button, 1, 0, 1, 3, Qt.AlignmentFlag.AlignRight)
        else:
            self._box.addWidget(self.button, 0, 1)
        hint = self._box.sizeHint().height()
        return self._box.heightForWidth(round(width)) if self._box.hasHeightForWidth() else hint

    def _beside(self) -> int:
        """What is beside the words, in pixels."""
        margins, gap = self._box.contentsMargins(), self._box.spacing()
        shown = [widget.sizeHint().width() + gap for widget in (self.button, self.away) if not widget.isHidden()]
        return margins.left() + margins.right() + sum(shown)

    def _widest(self) -> int:
        """The width at which the words stand in one line."""
        words = self.label.fontMetrics().horizontalAdvance(self.label.text()) + 4
        return self._beside() + (0 if self.label.isHidden() else words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Away with it at Esc."""
        parent = self.parentWidget()
        if event.key() == Qt.Key.Key_Escape and parent:
            parent.setFocus()
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _on_pressed(self) -> None:
        act = self._act
        self.dismiss()
        if act:
            act()
