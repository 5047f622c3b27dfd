"""Decks side by side, each with a fan of its cards: to choose one with the mouse or the arrow keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from briscola_desktop.widgets.decks.menu import deck_preview
from briscola_desktop.widgets.decks.theme import DeckTheme

HIGH = 96
"""Height of a fan in pixels."""

CELL = QSize(154, 150)
"""Room for a fan and two lines of its name."""


class DeckShelf(QListWidget):
    """A list of decks; its current item is the chosen one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setIconSize(QSize(round(HIGH * 1.45), HIGH))
        self.setGridSize(CELL)
        self.setWordWrap(True)

    @property
    def theme(self) -> DeckTheme | None:
        """The chosen deck."""
        found = self.currentIndex().data(Qt.ItemDataRole.UserRole)
        return found if isinstance(found, DeckTheme) else None

    def show_decks(self, themes: Iterable[DeckTheme], chosen: str, language: str) -> None:
        """List these, the one of that id chosen."""
        self.clear()
        for theme in themes:
            picture = deck_preview(theme, HIGH, self.devicePixelRatioF())
            shown = QIcon(picture)
            shown.addPixmap(picture, QIcon.Mode.Selected)  # or Qt would tint it
            item = QListWidgetItem(shown, theme.name(language))
            item.setData(Qt.ItemDataRole.UserRole, theme)
            self.addItem(item)
            if theme.id == chosen:
                self.setCurrentItem(item)
