"""Preferences: every change is seen at once; Cancel brings back what was."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
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
from briscola_desktop.widgets.decks.menu import deck_preview
from briscola_desktop.widgets.dialogs.base import Choice, Dialog
from briscola_desktop.widgets.palette import CLOTHS


class PreferencesDialog(Dialog):
    """The settings a player chooses."""

    def __init__(self, settings: Settings, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._library = library
        self._before = settings.snapshot()
        self._build()
        self.fit(620, 480)

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
        self.tabs.addTab(self._motion_page(), self.tr("Motion"))
        self.tabs.addTab(self._person_page(), self.tr("You"))
        self.add_buttons(self.tr("Keep"), self.tr("Cancel"))

    def reject(self) -> None:
        """All as it was before."""
        self.settings.restore(self._before)
        super().reject()

    # ---- pages ---------------------------------------------------------------------------------------------------

    def _cards_page(self) -> QWidget:
        page = QWidget(self)
        box = QVBoxLayout(page)
        self.decks = QListWidget(page)
        self.decks.setViewMode(QListWidget.ViewMode.IconMode)
        self.decks.setMovement(QListWidget.Movement.Static)
        self.decks.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.decks.setIconSize(QSize(120, 110))
        self.decks.setSpacing(8)
        self.decks.setAccessibleName(self.tr("Deck of cards"))
        for theme in self._library:
            picture = deck_preview(theme, 110, self.devicePixelRatioF())
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)  # or Qt would tint it
            item = QListWidgetItem(icon, theme.name(language()))
            item.setData(Qt.ItemDataRole.UserRole, theme.id)
            self.decks.addItem(item)
            if theme.id == self.settings.get(keys.DECK):
                self.decks.setCurrentItem(item)
        self.decks.currentItemChanged.connect(self._on_deck)
        box.addWidget(self.decks, 1)
        form = _form()
        form.setVerticalSpacing(8)
        sizes = {"off": self.tr("none"), "normal": self.tr("normal"), "large": self.tr("large")}
        form.addRow(self.tr("Figures in the corners"), self._choice(keys.INDICES, sizes))
        letters = {"auto": self.tr("of the app’s language"), **LANGUAGES}
        form.addRow(self.tr("Letters of French courts"), self._combo(keys.INDEX_LETTERS, letters))
        form.addRow("", self._check(keys.FOUR_COLOURS, self.tr("French suits in four colours")))
        box.addLayout(form)
        return page

    def _table_page(self) -> QWidget:
        page = QWidget(self)
        form = _form(page)
        names = {"green": self.tr("green"), "blue": self.tr("blue"), "burgundy": self.tr("burgundy")}
        cloth = self._choice(keys.CLOTH, names)
        for name, colours in CLOTHS.items():
            cloth.buttons[name].setIcon(_swatch(colours.lit, colours.base))
        form.addRow(self.tr("Cloth"), cloth)
        rooms = {"system": self.tr("as the system"), "light": self.tr("light"), "dark": self.tr("dark")}
        form.addRow(self.tr("Surroundings"), self._choice(keys.SURROUNDINGS, rooms))
        form.addRow("", self._check(keys.LEFT_HANDED, self.tr("Left-handed: the table is mirrored")))
        return page

    def _motion_page(self) -> QWidget:
        page = QWidget(self)
        form = _form(page)
        speeds = {
            "off": self.tr("off"),
            "slow": self.tr("slow"),
            "normal": self.tr("normal"),
            "fast": self.tr("fast"),
        }
        form.addRow(self.tr("Motion"), self._choice(keys.ANIMATION, speeds))
        form.addRow("", self._check(keys.REDUCED, self.tr("Reduce motion: nothing flies")))
        form.addRow(self.tr("A finished trick stays"), self._slider(keys.TRICK_PAUSE, 1_000, 5_000, 250, self._seconds))
        form.addRow("", self._check(keys.TRICK_CLICK, self.tr("until I click")))
        return page

    def _person_page(self) -> QWidget:
        page = QWidget(self)
        form = _form(page)
        name = QLineEdit(self.settings.get(keys.NAME), page)
        name.setPlaceholderText(self.tr("You"))
        name.setMaxLength(24)
        name.textEdited.connect(lambda text: self.settings.set(keys.NAME, text.strip()))
        form.addRow(self.tr("Your name"), name)
        self.languages = self._combo(keys.LANGUAGE, {"system": self.tr("as the system"), **LANGUAGES})
        form.addRow(self.tr("Language"), self.languages)
        form.addRow(self.tr("Volume"), self._slider(keys.VOLUME, 0, 100, 5, self._percent))
        form.addRow("", self._check(keys.MUTED, self.tr("Mute all sounds")))
        server = QLineEdit(self.settings.get(keys.SERVER), page)
        server.setPlaceholderText(self.tr("none", "no table server"))
        server.setToolTip(self.tr("Where Online… looks for public tables; without one the game calls nobody"))
        server.textEdited.connect(lambda text: self.settings.set(keys.SERVER, text.strip()))
        form.addRow(self.tr("Table server"), server)
        return page

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
        box = QCheckBox(text, self)
        box.setChecked(self.settings.get(key))
        box.toggled.connect(lambda on: self.settings.set(key, on))
        return box

    def _slider(self, key: Key[int], low: int, high: int, step: int, words: object) -> QWidget:
        row = QWidget(self)
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        slider = QSlider(Qt.Orientation.Horizontal, row)
        slider.setRange(low // step, high // step)
        slider.setValue(self.settings.get(key) // step)
        label = QLabel(row)
        label.setMinimumWidth(56)
        say = words if callable(words) else str

        def moved(value: int) -> None:
            self.settings.set(key, value * step)
            label.setText(str(say(value * step)))

        label.setText(str(say(self.settings.get(key))))
        slider.valueChanged.connect(moved)
        box.addWidget(slider, 1)
        box.addWidget(label)
        return row

    def _seconds(self, milliseconds: int) -> str:
        return self.tr("{seconds} s").format(seconds=QLocale().toString(milliseconds / 1_000, "f", 2))

    def _percent(self, number: int) -> str:
        return self.tr("{number} %").format(number=number)

    def _on_deck(self, item: QListWidgetItem | None) -> None:
        if item:
            self.settings.set(keys.DECK, str(item.data(Qt.ItemDataRole.UserRole)))

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


def _form(page: QWidget | None = None) -> QFormLayout:
    """Fields beside their names; under them where a narrow window has no room."""
    form = QFormLayout(page) if page else QFormLayout()
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setVerticalSpacing(14)
    return form


def _swatch(lit: QColor, base: QColor) -> QIcon:
    picture = QPixmap(32, 32)
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
