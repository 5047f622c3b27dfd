"""Preferences: every change is seen at once; Cancel brings back what was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.runtime import keys
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.settings import Key, Settings
from briscola_desktop.runtime.translations import language
from briscola_desktop.widgets.accelerators import give_to_window
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.decks.shelf import DeckShelf
from briscola_desktop.widgets.dialogs.base import Choice, Dialog, quiet_label
from briscola_desktop.widgets.dialogs.portrait_picker import PortraitPicker
from briscola_desktop.widgets.figures import percent, short
from briscola_desktop.widgets.palette import CLOTHS
from briscola_desktop.widgets.pressing import CheckBox

SWATCH = QSize(20, 16)
AROUND = (0, 9, 0, 9)
"""Margins of a page in pixels: its fields end where the buttons under it do."""

NARROW = 640
"""Pixels of the screen under which fields stand under their names."""

LOW = 420
"""Pixels of the screen under which rows stand closer together."""


class PreferencesDialog(Dialog):
    """The settings a player chooses."""

    def __init__(
        self, settings: Settings, library: Library, parent: QWidget | None = None, room: QSize | None = None
    ) -> None:
        super().__init__(parent, room)
        self.settings = settings
        self._library = library
        self._before = settings.snapshot()
        self._build()
        self.fit(712, 540 if self.room.width() < NARROW else 436)

    def _build(self) -> None:
        """Every field as the settings have it."""
        self._spoken = language()
        self.setWindowTitle(self.tr("Preferences"))
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.box.addWidget(self.tabs, 1)
        self.tabs.addTab(self._cards_page(), self.tr("Cards"))
        self.tabs.addTab(self._table_page(), self.tr("Table"))
        self.tabs.addTab(self._motion_page(), self.tr("Motion and sound"))
        self.tabs.addTab(self._person_page(), self.tr("You"))
        self.add_buttons(self.tr("Keep"), self.tr("Cancel"))
        self.tabs.tabBar().setFocus()

    def reject(self) -> None:
        """All as it was before."""
        self.settings.restore(self._before)
        super().reject()

    # ---- pages ---------------------------------------------------------------------------------------------------

    def _cards_page(self) -> QWidget:
        page = QWidget(self)
        box = QVBoxLayout(page)
        box.setContentsMargins(*AROUND)
        self.decks = DeckShelf(page)
        self.decks.setAccessibleName(self.tr("Deck of cards"))
        self.decks.show_decks(self._library, self.settings.get(keys.DECK), language())
        self.decks.currentItemChanged.connect(self._on_deck)
        box.addWidget(self.decks, 1)
        form = self._form()
        form.setVerticalSpacing(8)
        sizes = {"off": self.tr("none", "indices"), "normal": self.tr("normal", "indices"), "large": self.tr("large")}
        _add_choice(form, self.tr("Indices in the corners"), self._choice(keys.INDICES, sizes))
        letters = {"auto": self.tr("in the app’s language"), **LANGUAGES}
        form.addRow(self.tr("Letters on French courts"), self._combo(keys.INDEX_LETTERS, letters))
        form.addRow("", self._check(keys.FOUR_COLOURS, self.tr("French suits in four colours")))
        box.addLayout(form)
        return page

    def _table_page(self) -> QWidget:
        page = QWidget(self)
        form = self._form(page)
        names = {"green": self.tr("green"), "blue": self.tr("blue"), "burgundy": self.tr("burgundy")}
        cloth = self._choice(keys.CLOTH, names)
        for name, colours in CLOTHS.items():
            cloth.buttons[name].setIcon(_swatch(colours.lit, colours.base))
            cloth.buttons[name].setIconSize(SWATCH)
        _add_choice(form, self.tr("Cloth"), cloth)
        rooms = {"system": self.tr("like the system"), "light": self.tr("light"), "dark": self.tr("dark")}
        _add_choice(form, self.tr("Surroundings"), self._choice(keys.SURROUNDINGS, rooms))
        form.addRow("", self._check(keys.LARGE_PRINT, self.tr("Large print: names, points and messages")))
        form.addRow("", self._check(keys.LEFT_HANDED, self.tr("Left-handed: the table is mirrored")))
        return page

    def _motion_page(self) -> QWidget:
        page = QWidget(self)
        form = self._form(page)
        speeds = {
            "off": self.tr("none", "motion"),
            "slow": self.tr("slow"),
            "normal": self.tr("normal", "motion"),
            "fast": self.tr("fast"),
        }
        motion = self._choice(keys.ANIMATION, speeds)
        _add_choice(form, self.tr("Motion"), motion)
        reduced = self._check(keys.REDUCED, self.tr("Reduced: cards fade in instead of flying"))
        motion.buttons["off"].toggled.connect(reduced.setDisabled)
        reduced.setDisabled(motion.buttons["off"].isChecked())
        form.addRow("", reduced)
        name = self.tr("A finished trick stays")
        stays = self._slider(form, name, keys.TRICK_PAUSE, (1_000, 5_000, 250), self._seconds)
        until = self._check(keys.TRICK_CLICK, self.tr("until I click"))
        until.toggled.connect(stays.setDisabled)
        stays.setDisabled(until.isChecked())
        form.addRow("", until)
        loudness = self.tr("Volume")
        volume = self._slider(form, loudness, keys.VOLUME, (0, 100, 5), lambda volume: percent(volume / 100))
        mute = self._check(keys.MUTED, self.tr("Mute all sounds"))
        mute.toggled.connect(volume.setDisabled)
        volume.setDisabled(mute.isChecked())
        form.addRow("", mute)
        return page

    def _person_page(self) -> QWidget:
        page = QWidget(self)
        form = self._form(page)
        name = QLineEdit(self.settings.get(keys.NAME), page)
        name.setPlaceholderText(self.tr("You"))
        name.setMaxLength(24)
        name.textEdited.connect(lambda text: self.settings.set(keys.NAME, text.strip()))
        form.addRow(self.tr("Your name"), name)
        called = self.tr("Your portrait")
        portraits = PortraitPicker(self.settings.get(keys.PORTRAIT), called, page)
        portraits.chosen.connect(lambda who: self.settings.set(keys.PORTRAIT, who))
        form.addRow(called, portraits)
        self.languages = self._combo(keys.LANGUAGE, {"system": self.tr("like the system"), **LANGUAGES})
        form.addRow(self.tr("Language"), self.languages)
        server = QLineEdit(self.settings.get(keys.SERVER), page)
        server.setPlaceholderText(self.tr("none", "no table server"))
        server.textEdited.connect(lambda text: self.settings.set(keys.SERVER, text.strip()))
        form.addRow(self.tr("Table server"), server)
        where = self.tr("Where Online… looks for public tables; without a server the game calls nobody.")
        said = quiet_label(where, page)
        said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        form.addRow("", said)
        server.setAccessibleDescription(where)
        return page

    def _form(self, page: QWidget | None = None) -> QFormLayout:
        """Fields beside their names; under them where a narrow screen has no room."""
        form = QFormLayout(page) if page else QFormLayout()
        if page:
            form.setContentsMargins(*AROUND)
        narrow = self.room.width() < NARROW
        policy = QFormLayout.RowWrapPolicy
        form.setRowWrapPolicy(policy.WrapAllRows if narrow else policy.DontWrapRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setVerticalSpacing(8 if narrow or self.room.height() < LOW else 14)
        form.setHorizontalSpacing(16)
        return form

    # ---- fields --------------------------------------------------------------------------------------------------

    def _choice(self, key: Key[str], values: dict[str, str]) -> Choice:
        choice = Choice(values, self.settings.get(key), self)
        choice.group.buttonClicked.connect(lambda _: self.settings.set(key, choice.chosen))
        return choice

    def _combo(self, key: Key[str], values: dict[str, str]) -> QComboBox:
        combo = QComboBox(self)
        for value, text in values.items():
            combo.addItem(text, value)
        combo.setCurrentIndex(max(0, combo.findData(self.settings.get(key))))
        combo.activated.connect(lambda _: self.settings.set(key, str(combo.currentData())))
        return combo

    def _check(self, key: Key[bool], text: str) -> QCheckBox:
        box = CheckBox(text, self)
        box.setChecked(self.settings.get(key))
        box.toggled.connect(lambda on: self.settings.set(key, on))
        return box

    def _slider(
        self, form: QFormLayout, name: str, key: Key[int], steps: tuple[int, int, int], words: Callable[[int], str]
    ) -> QSlider:
        """Add a slider from the lowest to the highest value by the step; the words say where it stands."""
        low, high, step = steps
        row = QWidget(self)
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(12)
        slider = QSlider(Qt.Orientation.Horizontal, row)
        slider.setRange(low // step, high // step)
        slider.setValue(self.settings.get(key) // step)
        said = QLabel(words(self.settings.get(key)), row)
        said.setMinimumWidth(56)
        slider.valueChanged.connect(lambda value: self.settings.set(key, value * step))
        slider.valueChanged.connect(lambda value: said.setText(words(value * step)))
        box.addWidget(slider, 1)
        box.addWidget(said)
        label = QLabel(name, self)
        label.setBuddy(slider)
        slider.setAccessibleName(name)
        form.addRow(label, row)
        return slider

    def _seconds(self, milliseconds: int) -> str:
        return self.tr("{seconds} s").format(seconds=short(milliseconds / 1_000))

    def _on_deck(self, item: QListWidgetItem | None) -> None:
        if item:
            self.settings.set(keys.DECK, item.data(Qt.ItemDataRole.UserRole).id)

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Another language: all is built anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and language() != self._spoken:
            page = self.tabs.currentIndex()
            self.clear()
            self._build()
            self.tabs.setCurrentIndex(page)
            give_to_window(self)
            self.languages.setFocus()


def _add_choice(form: QFormLayout, name: str, choice: Choice) -> None:
    """Add values side by side; each says what it is a value of."""
    form.addRow(name, choice)
    for button in choice.buttons.values():
        button.setAccessibleDescription(name)


def _swatch(lit: QColor, base: QColor) -> QIcon:
    """A piece of cloth under the lamp, with room between it and its name."""
    picture = QPixmap(SWATCH * 2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(base)
    painter.drawEllipse(2, 2, 28, 28)
    painter.setBrush(lit)
    painter.drawEllipse(7, 5, 14, 12)
    painter.end()
    return QIcon(picture)
