"""Buttons that Enter presses when they have the keyboard, as Space does; Qt's leave it to a dialog's default button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QPushButton, QToolButton, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def presses(event: QKeyEvent, button: QAbstractButton) -> bool:
    """Press the button if the key is Enter: whether the key is done with. A key that is held down presses once."""
    if event.key() not in ENTER:
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


class Button(QPushButton):
    """A button with a word; it does not turn into its dialog's default one where the keyboard comes to it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if not presses(event, self):
            super().keyPressEvent(event)


class ToolButton(QToolButton):
    """A small button, most often with a picture alone."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if not presses(event, self):
            super().keyPressEvent(event)


class CheckBox(QCheckBox):
    """A box to tick."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter ticks it, or takes the tick away."""
        if not presses(event, self):
            super().keyPressEvent(event)
