"""What the dialogs have in common."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from briscola_desktop.widgets.accelerators import give_to_window
from briscola_desktop.widgets.pressing import Button
from briscola_desktop.widgets.styling import type_scale

FRAME = QSize(24, 48)
"""What a window's frame may take."""


class Dialog(QDialog):
    """A dialog that always fits the screen."""

    def __init__(self, parent: QWidget | None = None, room: QSize | None = None) -> None:
        """An empty dialog.

        Args:
            parent: of the dialog.
            room: how large it can be, where that is not as large as the screen.
        """
        super().__init__(parent)
        self._room = room
        self.setModal(True)
        self._begin()

    def _begin(self) -> None:
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(20, 16, 20, 16)
        self.box.setSpacing(10)

    def add_title(self, text: str, line: str = "") -> None:
        """A heading and a quiet line under it."""
        self.setWindowTitle(text)
        title = QLabel(text, self)
        title.setProperty("role", "title")
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.box.addWidget(title)
        if line:
            below = quiet_label(line, self)
            below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.box.addWidget(below)

    def add_buttons(
        self, accept: str, reject: str = "", *, beside: QWidget | None = None, cautious: bool = False
    ) -> QPushButton:
        """The buttons at the foot; the last is what Enter does in a field, and the keyboard begins there.

        Args:
            accept: the word of the button that accepts, which is returned.
            reject: the word of the one that does not; empty for none.
            beside: something else in the same row.
            cautious: Enter rejects.
        """
        row = QHBoxLayout()
        if beside:
            row.addWidget(beside)
        row.addStretch(1)
        acts = {accept: self.accept, reject: self.reject}
        made = {}
        for text in (accept, reject) if cautious else (reject, accept):
            if text:
                made[text] = button = Button(text, self)
                button.clicked.connect(acts[text])
                row.addWidget(button)
        last = made[reject if cautious else accept]
        last.setDefault(True)
        last.setFocus()
        self.box.addLayout(row)
        return made[accept]

    def clear(self) -> None:
        """Take everything away, to be built anew."""
        parts = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        # The layout goes as a whole, with a widget of its own. Taken out of it one by one, its rows would leave
        # Python objects without Qt's behind, and the next part that Qt puts in the same place would be taken for them.
        gone = QWidget(self)
        gone.setLayout(self.box)
        for part in (gone, *parts):
            part.hide()
            part.deleteLater()
        self._begin()

    def ask(self) -> bool:
        """Show it until it is closed: whether it was accepted. What was chosen can be read as long as it is at hand.

        With `WA_DeleteOnClose`, `exec` would delete it before it returns.
        """
        accepted = self.exec() == QDialog.DialogCode.Accepted
        self.deleteLater()
        return accepted

    def showEvent(self, event: QShowEvent) -> None:
        """Letters for the keyboard, in the language of the moment."""
        give_to_window(self)
        super().showEvent(event)

    @property
    def room(self) -> QSize:
        """How large it can be on its screen."""
        return self._room or room_for(self)

    def fit(self, width: int, height: int) -> None:
        """As large as wanted, larger for large print, if the screen has the room."""
        room, scale = self.room, type_scale()
        width, height = min(round(width * scale), room.width()), round(height * scale)
        self.resize(width, min(max(height, self.box.heightForWidth(width)), room.height()))


def room_for(window: QWidget) -> QSize:
    """How large a window can be on its screen, its frame included."""
    return window.screen().availableGeometry().size() - FRAME


def stand(window: QWidget, size: QSize) -> None:
    """Put a window before its parent, as large as wanted if the screen has the room, its whole frame on the screen."""
    room, parent = window.screen().availableGeometry(), window.parentWidget()
    size = size.boundedTo(room_for(window))
    window.resize(size)
    middle = parent.window().geometry().center() if parent else room.center()
    spare = room.size() - size - FRAME
    left = min(max(middle.x() - size.width() // 2, room.left()), room.left() + spare.width())
    top = min(max(middle.y() - size.height() // 2, room.top()), room.top() + spare.height())
    window.move(left, top)


def quiet_label(text: str, parent: QWidget) -> QLabel:
    """A sentence that explains."""
    label = QLabel(text, parent)
    label.setProperty("role", "quiet")
    label.setWordWrap(True)
    return label


class Choice(QWidget):
    """A few values side by side, one of them chosen."""

    def __init__(self, values: dict[str, str], chosen: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for value, text in values.items():
            button = Button(text, self)
            button.setCheckable(True)
            self.group.addButton(button)
            self.buttons[value] = button
            row.addWidget(button)
        row.addStretch(1)
        self.choose(chosen)

    def choose(self, value: str) -> None:
        """Choose a value."""
        if value in self.buttons:
            self.buttons[value].setChecked(True)

    @property
    def chosen(self) -> str:
        """The chosen value."""
        return next((value for value, button in self.buttons.items() if button.isChecked()), "")
