"""The windows beside the table: history, review, statistics, shared deals, decks. They leave the table as it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from briscola_desktop.widgets.dialogs.base import stand
from briscola_desktop.widgets.icons import put_icon
from briscola_desktop.widgets.palette import ROOMS, Room, RoomName
from briscola_desktop.widgets.pressing import Button
from briscola_desktop.widgets.styling import palette_of, style_sheet, type_scale

MARGIN = 18
SMALLEST = QSize(360, 340)


class SideWindow(QDialog):
    """A window of its own, without a button in it that Enter would press by chance.

    Attributes:
        box: the column in which everything stands.

    Signals:
        finished_with: it has been closed.
        outdated: the language has changed; the window is to be made anew.
    """

    finished_with = Signal()
    outdated = Signal()

    def __init__(self, room: RoomName, parent: QWidget | None = None) -> None:
        """Make the window in light or dark surroundings."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(MARGIN, 14, MARGIN, 14)
        self.box.setSpacing(12)
        self.setMinimumSize(SMALLEST)
        self._room = room
        self._pictures: list[tuple[QPushButton, str]] = []
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)
        self.set_room(room)

    @property
    def room(self) -> Room:
        """The surroundings' colours."""
        return ROOMS[self._room]

    def set_room(self, room: RoomName) -> None:
        """The surroundings have turned light or dark."""
        self._room = room
        self.setPalette(palette_of(self.room))
        self.setStyleSheet(style_sheet(self.room))
        for button, picture in self._pictures:
            put_icon(button, picture, self.room.ink, self.room.quiet)
        self.update()

    def button(self, text: str, picture: str, act: Callable[[], object], parent: QWidget | None = None) -> QPushButton:
        """A button with an icon that follows the room."""
        button = Button(text, parent or self)
        put_icon(button, picture, self.room.ink, self.room.quiet)
        self._pictures.append((button, picture))
        button.clicked.connect(lambda _=False: act())
        return button

    def take_over(self, other: SideWindow) -> None:
        """Stand where another window of this kind stood; there is nothing to do but in some."""

    def fit(self, width: int, height: int) -> None:
        """As large as wanted, larger for large print if screen and the window before which it stands have the room."""
        usual, parent = QSize(width, height), self.parentWidget()
        most = parent.window().size().expandedTo(usual) if parent else usual * type_scale()
        stand(self, (usual * type_scale()).boundedTo(most))

    def reject(self) -> None:
        """Esc closes the window."""
        self.close()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.outdated.emit()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """It closes; a dialog would ask `reject` first, which is what closes it here."""
        event.accept()
        self.finished_with.emit()


def label(text: str, role: str, parent: QWidget, *, wraps: bool = False) -> QLabel:
    """A text that looks like what it is: title, quiet, caption, figure, heading, number or fault."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)  # names and what servers say may look like anything
    made.setText(text)
    made.setProperty("role", role)
    made.setWordWrap(wraps)
    return made
