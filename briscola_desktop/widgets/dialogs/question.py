"""Small questions: whether something that cannot be taken back is meant, and how something is to be called."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from briscola_desktop.widgets.dialogs.base import Dialog

WIDE = 430
"""Width in pixels."""


class Question(Dialog):
    """A sentence and a button that does it; Enter and Esc leave all as it is."""

    def __init__(self, title: str, text: str, yes: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.box.addWidget(_sentence(text, self), 1)
        self.add_buttons(yes, self.tr("Cancel"), cautious=True)
        self.fit(WIDE, 0)


class NameQuestion(Dialog):
    """A name to be typed.

    Attributes:
        name: the field.
    """

    def __init__(self, title: str, text: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.name = QLineEdit(name, self)
        self.name.selectAll()
        asked = _sentence(text, self)
        asked.setBuddy(self.name)
        self.box.addWidget(asked)
        self.box.addWidget(self.name)
        self.add_buttons(self.tr("Keep"), self.tr("Cancel"))
        self.name.setFocus()
        self.fit(WIDE, 0)


class Remark(Dialog):
    """A sentence that has to be read."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.box.addWidget(_sentence(text, self), 1)
        self.add_buttons(self.tr("Close"))
        self.fit(WIDE, 0)


def agreed(title: str, text: str, yes: str, parent: QWidget) -> bool:
    """Ask whether something is meant."""
    return Question(title, text, yes, parent).ask()


def named(title: str, text: str, name: str, parent: QWidget) -> str | None:
    """Ask for a name; None where nothing is to be changed."""
    dialog = NameQuestion(title, text, name, parent)
    return dialog.name.text().strip() if dialog.ask() else None


def _sentence(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)  # a deck may be called anything
    label.setWordWrap(True)
    return label
