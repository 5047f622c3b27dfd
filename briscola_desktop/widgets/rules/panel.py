"""What stands beside the page: search, contents, and the choice of language, deck and rule set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.core.rules import PRESETS, Rules
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.rules_pages import Booklet, Hit
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.pressing import Button
from briscola_desktop.widgets.rules.style import book_font

WIDTH = 286
_NAME = Qt.ItemDataRole.UserRole


class ContentsPanel(QWidget):
    """The contents and the choices.

    Signals:
        section_chosen: the name of a section to be read.
        section_passed: the name of a section that the keyboard has come to on its way.
        searched: the text in the search field.
        next_wanted: 1 for the next place found, −1 for the one before.
        language_chosen, deck_chosen: what was chosen.
        preset_chosen: the rule set to read for, empty for that of the table.
        play_wanted: to play with the rule set that is shown.
    """

    section_chosen = Signal(str)
    section_passed = Signal(str)
    searched = Signal(str)
    next_wanted = Signal(int)
    language_chosen = Signal(str)
    deck_chosen = Signal(str)
    preset_chosen = Signal(str)
    play_wanted = Signal()

    def __init__(self, themes: Mapping[str, DeckTheme], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._themes = dict(themes)
        self._booklet: Booklet | None = None
        self._section = ""
        self._build()

    @property
    def search_text(self) -> str:
        """What is searched for."""
        return self._search.text()

    def clear_search(self) -> None:
        """Search for nothing."""
        self._search.clear()

    def focus_search(self) -> None:
        """Put the cursor into the search field."""
        self._search.setFocus()
        self._search.selectAll()

    def focus_contents(self) -> None:
        """Put the keyboard onto the contents."""
        self._list.setFocus()

    def show_booklet(self, read: Booklet, table: Rules, preset: str) -> None:
        """Show the contents of a booklet; `table` is the rule set at the table, `preset` the one chosen here."""
        self._booklet = read
        self._fill(None)
        words = read.words
        with QSignalBlocker(self._language), QSignalBlocker(self._preset):
            self._language.setCurrentIndex(self._language.findData(read.language))
            self._preset.clear()
            self._preset.addItem(self.tr("Your table ({preset})").format(preset=words.presets[table.preset]), "")
            for name in PRESETS:
                self._preset.addItem(words.presets[name], name)
            self._preset.setCurrentIndex(self._preset.findData(preset))
        with QSignalBlocker(self._deck):
            current = self._deck.currentData()
            self._deck.clear()
            for theme in self._themes.values():
                self._deck.addItem(theme.name(read.language), theme.id)
            self._deck.setCurrentIndex(max(0, self._deck.findData(current)))

    def show_deck(self, deck: str) -> None:
        """Show which deck the pictures have."""
        with QSignalBlocker(self._deck):
            self._deck.setCurrentIndex(self._deck.findData(deck))

    def show_hits(self, hits: Sequence[Hit] | None, places: int) -> None:
        """Show the sections where a text was found; None shows all again."""
        self._fill(hits)
        self._count.setVisible(hits is not None)
        if hits is not None:
            self._count.setText(self.tr("%n place(s)", "", places) if places else self.tr("Nothing found"))

    def show_section(self, name: str) -> None:
        """Mark the section that one reads."""
        self._section = name
        for place in range(self._list.count()):
            item = self._list.item(place)
            if item.data(_NAME) == name:
                with QSignalBlocker(self._list):
                    self._list.setCurrentItem(item)
                return

    def set_narrow(self, narrow: bool, width: int) -> None:
        """Take the whole width where there is no room beside the page."""
        self.setFixedWidth(width if narrow else WIDTH)

    def _build(self) -> None:
        self._search = QLineEdit(self)
        self._search.setClearButtonEnabled(True)
        self._search.setFont(book_font(15))
        self._search.textChanged.connect(self.searched)
        self._search.installEventFilter(self)
        self._count = QLabel(self)
        self._count.setFont(book_font(13, italic=True))
        self._count.setVisible(False)
        self._list = QListWidget(self)
        self._list.setFont(book_font(15))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setWordWrap(True)
        self._list.setMouseTracking(True)
        self._list.itemClicked.connect(self._choose)
        self._list.itemActivated.connect(self._choose)
        self._list.currentItemChanged.connect(self._pass)
        self._language = self._combo()
        for language, name in LANGUAGES.items():
            self._language.addItem(name, language)
        self._deck = self._combo()
        self._preset = self._combo()
        self._language.activated.connect(lambda: self.language_chosen.emit(self._language.currentData()))
        self._deck.activated.connect(lambda: self.deck_chosen.emit(self._deck.currentData()))
        self._preset.activated.connect(lambda: self.preset_chosen.emit(self._preset.currentData()))
        self._play = Button(parent=self)
        self._play.setObjectName("play")
        self._play.setFont(book_font(15, bold=True))
        self._play.setCursor(Qt.CursorShape.PointingHandCursor)
        self._play.clicked.connect(self.play_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 14)
        column.setSpacing(8)
        column.addWidget(self._search)
        column.addWidget(self._count)
        column.addWidget(self._list, 1)
        column.addLayout(self._choices())
        column.addWidget(self._play)
        self.retranslate()

    def _choices(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self._labels = {"language": QLabel(self), "deck": QLabel(self), "preset": QLabel(self)}
        combos = (self._language, self._deck, self._preset)
        for row, (label, combo) in enumerate(zip(self._labels.values(), combos, strict=True)):
            label.setFont(book_font(13, italic=True))
            label.setBuddy(combo)
            grid.addWidget(label, row, 0)
            grid.addWidget(combo, row, 1)
        return grid

    def retranslate(self) -> None:
        """All words anew, but those of the booklet."""
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._list.setAccessibleName(self.tr("Contents"))
        self._play.setText(self.tr("Play with these rules"))
        for key, text in {
            "language": self.tr("Language"),
            "deck": self.tr("Cards"),
            "preset": self.tr("Rules"),
        }.items():
            self._labels[key].setText(text)
        for combo, name in (
            (self._language, self.tr("Language of the rules")),
            (self._deck, self.tr("Cards of the pictures")),
            (self._preset, self.tr("Rule set")),
        ):
            combo.setAccessibleName(name)
            combo.setToolTip(name)

    def _combo(self) -> QComboBox:
        combo = QComboBox(self)
        combo.setFont(book_font(14))
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        return combo

    def _fill(self, hits: Sequence[Hit] | None) -> None:
        if not self._booklet:
            return
        found = None if hits is None else {hit.section.name: hit for hit in hits}
        with QSignalBlocker(self._list):
            self._list.clear()
            for page in self._booklet.pages:
                sections = [section for section in page.sections if found is None or section.name in found]
                if not sections:
                    continue
                head = QListWidgetItem(page.title, self._list)
                head.setFont(book_font(15, small_caps=True))
                head.setFlags(Qt.ItemFlag.NoItemFlags)
                for section in sections:
                    item = QListWidgetItem(section.title, self._list)
                    item.setData(_NAME, section.name)
                    if found:
                        item.setText(f"{section.title}\n{found[section.name].excerpt}")
            self.show_section(self._section)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item and item.data(_NAME):
            self.section_chosen.emit(item.data(_NAME))

    def _pass(self, item: QListWidgetItem | None) -> None:
        if item and item.data(_NAME):
            self.section_passed.emit(item.data(_NAME))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the search field goes to the next place, with Shift to the one before; Down goes to the list."""
        if watched is self._search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.next_wanted.emit(-1 if back else 1)
                return True
            if event.key() == Qt.Key.Key_Down:
                self._list.setFocus()
                return True
        return super().eventFilter(watched, event)
