"""The window of the history."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDateTime, QEvent, QModelIndex, QObject, QSaveFile, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QListView,
    QPushButton,
    QWidget,
)

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import PRESETS
from briscola_desktop.runtime.faults import fault_words
from briscola_desktop.runtime.history.entries import MIXED, ONLINE, PEOPLE, Entry, Filter, Outcome
from briscola_desktop.runtime.history.history import History
from briscola_desktop.widgets.columns import Columns
from briscola_desktop.widgets.dialogs.question import agreed
from briscola_desktop.widgets.empty_room import EmptyRoom
from briscola_desktop.widgets.enlarging import large
from briscola_desktop.widgets.files import file_to_open, file_to_save
from briscola_desktop.widgets.history.rows import ENTRY, DealRow, Deals, marks_text
from briscola_desktop.widgets.history.words import outcome_text
from briscola_desktop.widgets.palette import RoomName
from briscola_desktop.widgets.rules_words import preset_words
from briscola_desktop.widgets.side_window import SideWindow, label
from briscola_desktop.widgets.table.words import level_name

LEVELS = ("easy", "normal", "hard", MIXED, PEOPLE, ONLINE)
SUFFIX = "briscola"
"""Of the files of saved deals; those of older versions end in json."""

NARROW = 640
"""Width in pixels under which there is no room for the count."""


class HistoryWindow(SideWindow):
    """All finished deals, newest first, to be looked at again, reviewed, played again, saved and opened.

    Signals:
        replay_wanted: a Record and the Entry that it was kept under, or None for a file: look at it step by step.
        review_wanted: the same: and say what the cards cost.
        number_wanted: the number of a deal that is to be played again.
    """

    replay_wanted = Signal(object, object)
    review_wanted = Signal(object, object)
    number_wanted = Signal(str)

    def __init__(self, history: History, room: RoomName, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._history = history
        self.confirm: Callable[[str], bool] = self._confirm
        self.setWindowTitle(self.tr("History"))
        self.setAcceptDrops(True)
        self.deals = Deals(history, self)
        self._build()
        self.deals.counted.connect(self._show_count)
        history.kept.connect(self.deals.refresh)
        history.changed.connect(self.deals.refresh)
        self.fit(860, 640)
        self.deals.show(Filter())

    # ---- what is chosen ------------------------------------------------------------------------------------------

    @property
    def entry(self) -> Entry | None:
        """The chosen deal."""
        found = self.list.currentIndex().data(ENTRY)
        return found if isinstance(found, Entry) else None

    def replay(self) -> None:
        """Look at the chosen deal again."""
        self._with_record(self.replay_wanted.emit)

    def review(self) -> None:
        """Have the chosen deal reviewed."""
        self._with_record(self.review_wanted.emit)

    def play_again(self) -> None:
        """Play the chosen deal again."""
        if self.entry is not None and self.entry.number:
            self.number_wanted.emit(self.entry.number)

    def save(self) -> None:
        """Write the chosen deal to a file."""
        self._with_record(self._choose_file)

    def remove(self) -> None:
        """Forget the chosen deal, if that is confirmed."""
        entry = self.entry
        text = self.tr("Remove this deal from the history and from the statistics? This cannot be undone.")
        if entry is not None and self.confirm(text):
            self._history.change(lambda store: store.remove(entry.id))

    def open_file(self, path: Path) -> None:
        """Look at a deal that somebody has saved."""
        try:
            record = Record.loads(path.read_bytes())
            if not record.replay().steps:
                raise record.replay().fault.error  # type: ignore[union-attr]  # without a step there is a fault
        except OSError as fault:
            self._complain(self.tr("{file} cannot be read: {fault}").format(file=path.name, fault=fault_words(fault)))
        except BriscolaError as fault:
            self._complain(
                self.tr("{file} is not a record of a deal: {fault}").format(file=path.name, fault=fault_words(fault))
            )
        else:
            self.fault.hide()
            self.replay_wanted.emit(record, None)

    def save_to(self, record: Record, path: str) -> bool:
        """Write a record whole or not at all; whether that went well."""
        file = QSaveFile(path)
        text = record.dumps().encode()
        if file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(text) == len(text) and file.commit():
            return True
        self._complain(self.tr("The file could not be written: {fault}").format(fault=file.errorString()))
        return False

    def _with_record(self, act: Callable[[Record, Entry], object]) -> None:
        entry = self.entry
        if entry is not None:
            self._history.ask(lambda store: store.record(entry.id), lambda record: act(record, entry), owner=self)

    def _choose_file(self, record: Record, entry: Entry) -> None:
        day = QDateTime.fromSecsSinceEpoch(entry.ended).toString("yyyy-MM-dd")
        path = file_to_save(self, self.tr("Save the deal"), f"briscola {day}.{SUFFIX}", self._kinds(SUFFIX))
        if path:
            self.save_to(record, str(path))

    def _ask_file(self) -> None:
        kinds = f"{self._kinds(SUFFIX, 'json')};;{self.tr('All files')} (*)"
        path = file_to_open(self, self.tr("Open a deal"), kinds)
        if path:
            self.open_file(path)

    def _kinds(self, *suffixes: str) -> str:
        return f"{self.tr('Deals')} ({' '.join(f'*.{suffix}' for suffix in suffixes)})"

    def _complain(self, text: str) -> None:
        self.fault.setText(text)
        self.fault.show()

    def _confirm(self, text: str) -> bool:
        return agreed(self.tr("History"), text, self.tr("Remove"), self)

    # ---- filters -------------------------------------------------------------------------------------------------

    def _filter(self) -> None:
        self.deals.show(
            Filter(
                preset=self.presets.currentData(), level=self.levels.currentData(), outcome=self.outcomes.currentData()
            )
        )

    def _show_count(self, total: int) -> None:
        filtered = any(box.currentData() is not None for box in (self.presets, self.levels, self.outcomes))
        self.count.setText(self.tr("%n deals", "", total) if total else "")
        self._place_count()
        if not total:
            none = self.tr("No deal matches these choices.") if filtered else self.tr("No deal has been finished yet.")
            self.empty.tell(none)
        self.list.setVisible(bool(total))
        self.empty.setVisible(not total)
        self.detail.setVisible(bool(total))
        if not self.list.currentIndex().isValid() and self.deals.rowCount():
            self.list.setCurrentIndex(self.deals.index(0))
        self._show_entry()

    def _place_count(self) -> None:
        self.count.setVisible(bool(self.count.text()) and self.width() >= large(NARROW))

    def _show_entry(self) -> None:
        entry = self.entry
        for button in (self.buttons["replay"], self.buttons["review"], self.buttons["save"], self.buttons["remove"]):
            button.setEnabled(entry is not None)
        self.buttons["again"].setEnabled(entry is not None and bool(entry.number))
        parts = []
        if entry is not None:
            parts = [self.tr("Number {number}").format(number=entry.number)] if entry.number else []
            parts += [marks_text(entry)] if entry.marks else []
        self.detail.setText("   ".join(parts))

    # ---- inside --------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.box.addLayout(self._filters())
        self.list = QListView(self)
        self.list.setModel(self.deals)
        self._row = DealRow(self.room, self.list)
        self.list.setItemDelegate(self._row)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Finished deals"))
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_entry())
        self.list.doubleClicked.connect(self._on_double_click)
        self.list.installEventFilter(self)
        self.box.addWidget(self.list, 1)
        self.empty = EmptyRoom(self.room, self)
        self.empty.hide()
        self.box.addWidget(self.empty, 1)
        self.detail = label("", "quiet", self)
        self.detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.box.addWidget(self.detail)
        self.fault = label("", "fault", self, wraps=True)
        self.fault.hide()
        self.box.addWidget(self.fault)
        self.buttons: dict[str, QPushButton] = {}
        for key, picture, text, act in (
            ("replay", "play", self.tr("Replay"), self.replay),
            ("review", "review", self.tr("Review"), self.review),
            ("again", "deal", self.tr("Play again"), self.play_again),
            ("save", "export", self.tr("Save…"), self.save),
            ("open", "folder", self.tr("Open…"), self._ask_file),
            ("remove", "trash", self.tr("Remove…"), self.remove),
        ):
            self.buttons[key] = self.button(text, picture, act)
        self.buttons["review"].setToolTip(self.tr("What each card cost, and which would have been better"))
        self.buttons["again"].setToolTip(self.tr("The same cards against the same computers"))
        self.box.addWidget(Columns(tuple(self.buttons.values()), (6, 3, 2, 1), self))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Open), self).activated.connect(self._ask_file)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self).activated.connect(self.save)
        self.list.setFocus()

    def _filters(self) -> QHBoxLayout:
        self.presets, self.levels, self.outcomes = QComboBox(self), QComboBox(self), QComboBox(self)
        self.presets.addItem(self.tr("All rules"), None)
        for preset in PRESETS:
            self.presets.addItem(preset_words()[preset].name, preset)
        words = {MIXED: self.tr("Levels mixed"), PEOPLE: self.tr("At one screen"), ONLINE: self.tr("Online")}
        self.levels.addItem(self.tr("All opponents"), None)
        for level in LEVELS:
            self.levels.addItem(words.get(level) or level_name(level).capitalize(), level)
        self.outcomes.addItem(self.tr("All results"), None)
        for outcome in (Outcome.WON, Outcome.DRAWN, Outcome.LOST):
            self.outcomes.addItem(outcome_text(outcome).capitalize(), outcome)
        row = QHBoxLayout()
        names = (self.tr("Rules"), self.tr("Opponents"), self.tr("Result"))
        for box, name in zip((self.presets, self.levels, self.outcomes), names, strict=True):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.currentIndexChanged.connect(lambda _: self._filter())
        row.addWidget(Columns((self.presets, self.levels, self.outcomes), (3, 2, 1), self), 1)
        self.count = label("", "quiet", self)
        row.addWidget(self.count)
        return row

    def _on_double_click(self, _index: QModelIndex) -> None:
        self.replay()

    def set_room(self, room: RoomName) -> None:
        """Light or dark: the rows too."""
        super().set_room(room)
        if hasattr(self, "buttons"):
            self._row.room = self.empty.room = self.room

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on the list looks at the deal, Delete removes it."""
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.replay()
                return True
            if event.key() == Qt.Key.Key_Delete:
                self.remove()
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No room for the count in a narrow window."""
        super().resizeEvent(event)
        self._place_count()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A deal that was dropped is opened."""
        path = next((url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()), None)
        if path:
            self.open_file(Path(path))
