"""One's own portrait, chosen from a small row of all of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import large
from briscola_desktop.widgets.portraits import PEOPLE, portrait
from briscola_desktop.widgets.pressing import ToolButton
from briscola_desktop.widgets.table.canvas import HINTS

SIDE, LEAST = 46, 28
"""Pixels of a portrait with its ring, in usual print, and where there is little room."""


def portrait_words() -> tuple[str, ...]:
    """What is seen on each portrait."""
    t = QCoreApplication.translate
    return (
        t("Portraits", "A man with a moustache"),
        t("Portraits", "A woman with long dark hair"),
        t("Portraits", "An old man with a cap"),
        t("Portraits", "An old woman with a bun"),
        t("Portraits", "A man with curls and a beard"),
        t("Portraits", "A woman with red hair and glasses"),
        t("Portraits", "A woman with a headscarf"),
        t("Portraits", "A bald man with glasses"),
        t("Portraits", "A woman with a fair ponytail"),
        t("Portraits", "An old man with a straw hat"),
        t("Portraits", "A young man with short hair"),
        t("Portraits", "A woman with a fringe"),
    )


class PortraitPicker(QWidget):
    """All portraits, one of them chosen; arrows go from one to the next.

    Signals:
        chosen: the number of a portrait.
    """

    chosen = Signal(int)

    def __init__(self, who: int, name: str, parent: QWidget) -> None:
        """Show them, one of them chosen; `name` says what they are for."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for number, words in enumerate(portrait_words()):
            button = _Portrait(number, self)
            button.setAccessibleName(words)
            button.setAccessibleDescription(name)
            button.setToolTip(words)
            button.setChecked(number == who)
            self._group.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self._group.idToggled.connect(self._on_toggled)

    def _on_toggled(self, who: int, on: bool) -> None:
        if on:
            self.chosen.emit(who)


class _Portrait(ToolButton):
    """A portrait with a ring: of brass if it is chosen, and a second one where the keyboard is."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.setCheckable(True)
        self.setMinimumWidth(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Portrait and rings."""
        return QSize(large(SIDE), large(SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The portrait."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        middle, whole = QPointF(self.rect().center()) + QPointF(0.5, 0.5), min(self.width(), self.height()) / 2
        face = round(whole * 2 - 9)
        if not (self.isChecked() or self.underMouse() or self.hasFocus()):
            painter.setOpacity(0.75)
        picture = portrait(self._number % len(PEOPLE), face, self.devicePixelRatioF())
        painter.drawPixmap(QRectF(middle.x() - face / 2, middle.y() - face / 2, face, face), picture, QRectF())
        painter.setOpacity(1)
        if self.isChecked():
            painter.setPen(QPen(palette.BRASS, 2.6))
            painter.drawEllipse(middle, whole - 3.5, whole - 3.5)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().windowText(), 1.2))
            painter.drawEllipse(middle, whole - 1, whole - 1)
        painter.end()
