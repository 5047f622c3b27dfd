"""Buttons and boxes side by side, in as many rows as the words of the language need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

SPACING = 8


class Columns(QWidget):
    """Widgets in columns of one width: the most of the given numbers for which all have room."""

    def __init__(self, widgets: Sequence[QWidget], numbers: Sequence[int], parent: QWidget) -> None:
        """Take over the widgets; `numbers` of columns begin with the most."""
        super().__init__(parent)
        self._widgets, self._numbers = tuple(widgets), tuple(numbers)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACING)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._arrange(numbers[0])

    def _needed(self, columns: int) -> int:
        widest = max(widget.sizeHint().width() for widget in self._widgets)
        return columns * widest + (columns - 1) * SPACING

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for place, widget in enumerate(self._widgets):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, place // columns, place % columns)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the fewest columns are."""
        return QSize(self._needed(self._numbers[-1]), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self._arrange(next((n for n in self._numbers if self._needed(n) <= self.width()), self._numbers[-1]))
