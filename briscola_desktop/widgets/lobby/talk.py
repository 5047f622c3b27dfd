"""Talk: what is said at a table. It is shown as plain text, and forgotten with the window."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from briscola_desktop.net.words import TALK
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.icons import icon
from briscola_desktop.widgets.palette import Room
from briscola_desktop.widgets.pressing import ToolButton

KEPT = 300
"""Lines that are kept; older ones go."""


class Talk(QWidget):
    """What was said, and a line to say something.

    Signals:
        said: what the player wants to say.
    """

    said = Signal(str)

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(8)
        self.page = QTextBrowser(self)
        self.page.setOpenLinks(False)
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.page.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.page.document().setMaximumBlockCount(KEPT)
        box.addWidget(self.page, 1)
        row = QHBoxLayout()
        row.setSpacing(6)
        self.line = QLineEdit(self)
        self.line.setMaxLength(TALK)
        self.line.returnPressed.connect(self._say)
        row.addWidget(self.line, 1)
        self.send = ToolButton(self)
        self.send.setProperty("role", "round")
        self.send.clicked.connect(self._say)
        row.addWidget(self.send)
        box.addLayout(row)
        self.set_room(room)
        self.retranslate()

    def retranslate(self) -> None:
        """All words anew."""
        self.page.setAccessibleName(self.tr("What was said"))
        self.page.setPlaceholderText(self.tr("Nothing has been said yet."))
        self.line.setPlaceholderText(self.tr("Say something…"))
        self.line.setAccessibleName(self.tr("Say something to the table"))
        self.send.setToolTip(self.tr("Say it (Enter)"))
        self.send.setAccessibleName(self.tr("Say it"))

    def hear(self, name: str, text: str, *, own: bool) -> None:
        """Somebody has said something."""
        colour = palette.BRASS if self._room.name == "dark" else palette.BRASS_DEEP
        if own:
            colour = self._room.quiet
        self._add((f"{name}  ", colour, True, False), (text, self._room.ink, False, False))

    def note(self, text: str) -> None:
        """Something has happened at the table."""
        self._add((text, self._room.quiet, False, True))

    def end(self) -> None:
        """Nobody is there to hear anything."""
        self.line.setEnabled(False)
        self.send.setEnabled(False)

    @property
    def text(self) -> str:
        """All that stands there."""
        return self.page.toPlainText()

    def limit(self, letters: int) -> None:
        """How long what is said may be."""
        self.line.setMaxLength(letters)

    def set_room(self, room: Room) -> None:
        """Light or dark."""
        self._room = room
        self.send.setIcon(icon("talk", room.ink, room.quiet))

    def _add(self, *parts: tuple[str, QColor, bool, bool]) -> None:
        cursor = QTextCursor(self.page.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.page.document().isEmpty():
            cursor.insertBlock()
        for text, colour, bold, italic in parts:
            form = QTextCharFormat()
            form.setForeground(colour)
            form.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
            form.setFontItalic(italic)
            cursor.insertText(text, form)
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _say(self) -> None:
        text = self.line.text().strip()
        if text:
            self.line.clear()
            self.said.emit(text)
