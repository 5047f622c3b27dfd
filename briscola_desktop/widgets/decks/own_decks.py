"""The window of the player's own decks: bring one in, call it something else, take it away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.runtime.faults import fault_words
from briscola_desktop.runtime.importing.deck import Candidate, remove, rename
from briscola_desktop.runtime.importing.errors import DeckError, DeckImportError
from briscola_desktop.runtime.importing.worker import Importing
from briscola_desktop.widgets.columns import Columns
from briscola_desktop.widgets.decks.import_page import ImportPage
from briscola_desktop.widgets.decks.shelf import DeckShelf
from briscola_desktop.widgets.decks.theme import DeckTheme, find_themes, read_theme
from briscola_desktop.widgets.dialogs.question import agreed, named
from briscola_desktop.widgets.empty_room import EmptyRoom
from briscola_desktop.widgets.files import file_to_open, folder_to_open
from briscola_desktop.widgets.palette import RoomName
from briscola_desktop.widgets.side_window import SideWindow, label


class OwnDecksWindow(SideWindow):
    """The decks that the player has brought in.

    Signals:
        added: a DeckTheme that is new.
        renamed: a DeckTheme under its new name.
        removed: the id of a deck that is no more.
    """

    added = Signal(object)
    renamed = Signal(object)
    removed = Signal(str)

    def __init__(self, decks: Path, room: RoomName, parent: QWidget | None = None) -> None:
        """The decks in a folder, which need not exist."""
        super().__init__(room, parent)
        self._importing = Importing(decks, self)
        self.confirm: Callable[[str], bool] = self._confirm
        self.ask_name: Callable[[str], str | None] = self._ask_name
        self.setWindowTitle(self.tr("My decks"))
        self.setAcceptDrops(True)
        self._build()
        self._importing.looked.connect(self._on_looked)
        self._importing.installed.connect(self._on_installed)
        self._importing.failed.connect(self._on_failed)
        self.fit(760, 640)
        self._list_decks()

    # ---- what is done --------------------------------------------------------------------------------------------

    def look_at(self, path: Path) -> None:
        """See what is in a folder, a zip or an SVGZ."""
        self._complain("")
        self._tell(self.tr("Looking at {name}…").format(name=path.name))
        self._importing.look(path)

    @property
    def theme(self) -> DeckTheme | None:
        """The chosen deck."""
        return self.list.theme

    def rename(self) -> None:
        """Call the chosen deck something else."""
        theme = self.theme
        name = self.ask_name(theme.name("en")) if theme else None
        if theme is None or not name:
            return
        try:
            rename(theme.folder, name)
            again = read_theme(theme.folder)
        except DeckError as fault:
            self._complain(_whole(fault_words(fault)))
        else:
            self._list_decks(again.id)
            self.renamed.emit(again)

    def remove(self) -> None:
        """Take the chosen deck away, if that is confirmed."""
        theme = self.theme
        if theme is None:
            return
        text = self.tr("Remove the deck {name}? The files that it came from are not touched.")
        if not self.confirm(text.format(name=theme.name("en"))):
            return
        self.removed.emit(theme.id)  # nobody draws with it when its files go
        try:
            remove(theme.folder)
        except DeckImportError as fault:
            self._complain(_whole(fault_words(fault)))
        self._list_decks()

    # ---- what comes of it ----------------------------------------------------------------------------------------

    def _on_looked(self, decks: tuple[Candidate, ...]) -> None:
        self._tell("")
        self.pages.setCurrentWidget(self.page)
        self.page.show_decks(decks)
        self.page.name.setFocus()

    def _on_installed(self, folder: Path) -> None:
        try:
            theme = read_theme(folder)
        except DeckError as fault:
            self._on_failed(fault_words(fault))
            return
        self.pages.setCurrentIndex(0)
        self._list_decks(theme.id)
        self.added.emit(theme)

    def _on_failed(self, why: str) -> None:
        self._tell("")
        self._complain(_whole(why))
        self.page.failed()

    def _tell(self, text: str) -> None:
        self.looking.setText(text)
        self.looking.setVisible(bool(text))

    def _complain(self, text: str) -> None:
        self.fault.setText(text)
        self.fault.setVisible(bool(text))

    def _list_decks(self, chosen: str = "") -> None:
        themes, problems = find_themes(self._importing.decks)
        self.list.show_decks(themes.values(), chosen, "en")
        if self.list.currentRow() < 0 and self.list.count():
            self.list.setCurrentRow(0)
        self.list.setVisible(bool(themes))
        self.empty.setVisible(not themes)
        if problems:
            self._complain(self.tr("A deck cannot be used: {fault}.").format(fault=fault_words(problems[0])))
        self._show_chosen()

    def _show_chosen(self) -> None:
        for button in (self.rename_button, self.remove_button):
            button.setEnabled(self.theme is not None)

    def _confirm(self, text: str) -> bool:
        return agreed(self.tr("My decks"), text, self.tr("Remove"), self)

    def _ask_name(self, old: str) -> str | None:
        return named(self.tr("My decks"), self.tr("What is this deck to be called?"), old, self)

    def _ask_folder(self) -> None:
        path = folder_to_open(self, self.tr("The folder of a deck"))
        if path:
            self.look_at(path)

    def _ask_file(self) -> None:
        kinds = self.tr("Decks (*.zip *.svgz *.svg)")
        path = file_to_open(self, self.tr("The file of a deck"), kinds)
        if path:
            self.look_at(path)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.pages = QStackedWidget(self)
        first = QWidget(self)
        column = QVBoxLayout(first)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        text = self.tr(
            "Add a deck of your own: a folder, a zip or an SVGZ with a picture for each card. "
            "Drop it here, or choose it below; the names of its files tell which card is which."
        )
        column.addWidget(label(text, "quiet", first, wraps=True))
        self.list = DeckShelf(first)
        self.list.setAccessibleName(self.tr("My decks"))
        self.list.currentItemChanged.connect(lambda *_: self._show_chosen())
        self.list.itemDoubleClicked.connect(lambda _: self.rename())
        column.addWidget(self.list, 1)
        self.empty = EmptyRoom(self.room, first, self.tr("You have not added a deck yet."))
        column.addWidget(self.empty, 1)
        self.looking = label("", "quiet", first)
        self.looking.hide()
        column.addWidget(self.looking)
        self.folder_button = self.button(self.tr("From a folder…"), "folder", self._ask_folder, first)
        self.file_button = self.button(self.tr("From a file…"), "import", self._ask_file, first)
        self.rename_button = self.button(self.tr("Rename…"), "pen", self.rename, first)
        self.remove_button = self.button(self.tr("Remove…"), "trash", self.remove, first)
        buttons = (self.folder_button, self.file_button, self.rename_button, self.remove_button)
        column.addWidget(Columns(buttons, (4, 2), first))
        self.page = ImportPage(self._importing, self.room, self)
        self.page.left.connect(lambda: self.pages.setCurrentIndex(0))
        self.pages.addWidget(first)
        self.pages.addWidget(self.page)
        self.box.addWidget(self.pages, 1)
        self.fault = label("", "fault", self, wraps=True)
        self.fault.hide()
        self.box.addWidget(self.fault)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Open), self).activated.connect(self._ask_file)
        QShortcut(QKeySequence("F2"), self).activated.connect(self.rename)
        delete = QShortcut(QKeySequence("Del"), self.list, context=Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.remove)

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def set_room(self, room: RoomName) -> None:
        """Light or dark: the empty shelf too."""
        super().set_room(room)
        if hasattr(self, "empty"):
            self.empty.room = self.room

    def reject(self) -> None:
        """Esc leaves the deck that is looked at, then the window."""
        if self.pages.currentWidget() is self.page:
            self.page.stop()
        else:
            super().reject()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A deck may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A deck that was dropped is looked at."""
        path = next((url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()), None)
        if path:
            self.look_at(Path(path))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is left running, and nothing half written."""
        self._importing.close()
        super().closeEvent(event)


def _whole(sentence: str) -> str:
    """With a capital and a full stop."""
    return f"{sentence[:1].upper()}{sentence[1:]}."
