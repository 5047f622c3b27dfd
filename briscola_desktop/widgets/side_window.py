"""The windows beside the table: history, review, statistics, shared deals, decks. They leave the table as it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from briscola_desktop.widgets.palette import ROOMS, Room, RoomName, mixed
from briscola_desktop.widgets.styling import palette_of, style_sheet

MARGIN = 18
SMALLEST = QSize(360, 400)


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
        self.setStyleSheet(style_sheet(self.room) + own_style(self.room))
        self.update()

    def take_over(self, other: SideWindow) -> None:
        """Stand where another window of this kind stood; there is nothing to do but in some."""

    def fit(self, width: int, height: int) -> None:
        """As large as wanted, if the screen has the room."""
        room = self.screen().availableGeometry().size()
        self.resize(QSize(width, height).boundedTo(QSize(room.width() - 24, room.height() - 48)))

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


def own_style(room: Room) -> str:
    """What these windows have that the dialogs have not."""
    dark = room.name == "dark"
    window = palette_of(room).color(palette_of(room).ColorRole.Window)
    edge = mixed(room.inlay, window, 0.6).name()
    field = "#1f1610" if dark else "#fffdf6"
    ink = room.ink.name()
    return f"""
    QDialog QLabel, QCheckBox, QListView, QComboBox, QLineEdit, QTreeView {{ color: {ink}; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QDialog QLabel[role="quiet"], QDialog QLabel[role="line"] {{ color: {room.quiet.name()}; }}
    QDialog QLabel[role="figure"] {{ font-size: 30px; font-weight: bold; }}
    QDialog QLabel[role="caption"] {{ font-size: 13px; color: {room.quiet.name()}; }}
    QDialog QLabel[role="heading"] {{ font-size: 16px; font-weight: bold; }}
    QDialog QLabel[role="number"] {{ font-size: 24px; font-weight: bold; letter-spacing: 2px; }}
    QDialog QLabel[role="fault"] {{ color: {"#f0a088" if dark else "#a8322a"}; }}
    QFrame#panel {{ border: 1px solid {edge}; border-radius: 10px; background: {field}; }}
    QFrame#panel QWidget {{ background: transparent; }}
    QListView {{ border: 1px solid {edge}; border-radius: 10px; background: {field}; outline: none; padding: 4px; }}
    QListView:focus {{ border: 2px solid #d8a94a; }}
    QListWidget::item {{ border: 2px solid transparent; }}
    QToolButton[role="round"] {{ border: 1px solid {edge}; border-radius: 17px; min-width: 32px; min-height: 32px;
        background: {"#3a2a1e" if dark else "#fffaf0"}; }}
    QToolButton[role="round"]:hover {{ background: rgba(216,169,74,0.20); }}
    QToolButton[role="round"]:focus {{ border: 2px solid #d8a94a; }}
    QPushButton:flat {{ background: transparent; border-color: transparent; }}
    QProgressBar {{ border: 1px solid {edge}; border-radius: 7px; background: {field}; min-height: 12px;
        max-height: 12px; }}
    QProgressBar::chunk {{ background: #d8a94a; border-radius: 6px; }}
    QComboBox::drop-down {{ border: none; width: 22px; }}
    QComboBox::down-arrow {{ image: none; width: 0; height: 0; border-left: 4px solid {field};
        border-right: 4px solid {field}; border-top: 5px solid {room.quiet.name()}; margin-right: 8px; }}
    QComboBox QAbstractItemView {{ background: {field}; color: {ink}; border: 1px solid {edge};
        selection-background-color: #d8a94a; selection-color: #2a1c10; outline: none; padding: 4px; }}
    QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {edge}; border-radius: 4px; min-height: 36px; margin: 2px; }}
    QScrollBar::handle:vertical:hover {{ background: #d8a94a; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """


def label(text: str, role: str, parent: QWidget, *, wraps: bool = False) -> QLabel:
    """A text that looks like what it is: title, quiet, caption, figure, heading, number or fault."""
    made = QLabel(text, parent)
    made.setProperty("role", role)
    made.setWordWrap(wraps)
    return made
