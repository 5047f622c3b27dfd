"""Whether all words in a window can be read: asked of each label, button, box and tab, and of what is painted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from briscola_desktop.widgets import lettering


def cut_texts(window: QWidget) -> list[str]:
    """The words of a window that is shown which cannot be read as a whole, each with its kind of widget."""
    return [
        f"{type(widget).__name__}: {text!r}"
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and widget.window() is window
        for text in _cut(widget, window)
    ]


def _cut(widget: QWidget, window: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() if widget.text():
            if not _label_fits(widget) or not _inside(widget, window):
                yield widget.text()
        case QPushButton() | QCheckBox() if widget.text():
            if widget.sizeHint().width() > widget.width() or not _inside(widget, window):
                yield widget.text()
        case QToolButton() if widget.text() and widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly:
            if widget.sizeHint().width() > widget.width() or not _inside(widget, window):
                yield widget.text()
        case QComboBox():
            yield from _cut_in_combo(widget)
        case QLineEdit() if widget.placeholderText():
            if QFontMetrics(widget.font()).horizontalAdvance(widget.placeholderText()) > widget.contentsRect().width():
                yield widget.placeholderText()
        case QTabBar():
            for tab in range(widget.count()):
                if not widget.rect().contains(widget.tabRect(tab)) or widget.tabRect(tab).width() < _wide(
                    widget, widget.tabText(tab)
                ):
                    yield widget.tabText(tab)


def _label_fits(label: QLabel) -> bool:
    room = label.contentsRect()
    if not label.wordWrap():
        return label.sizeHint().width() <= label.width() + 1
    if label.heightForWidth(label.width()) > label.height() + 1:
        return False
    return all(_wide(label, word) <= room.width() for word in label.text().split())


def _cut_in_combo(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    for place in range(combo.count()):
        if _wide(combo, combo.itemText(place)) > field.width():
            yield combo.itemText(place)


def _wide(widget: QWidget, text: str) -> int:
    return QFontMetrics(widget.font()).horizontalAdvance(text.replace("&", ""))


def _inside(widget: QWidget, window: QWidget) -> bool:
    """Whether it lies in the window; what can be scrolled to, in the width of what scrolls."""
    parent = widget.parentWidget()
    while parent and parent is not window:
        if isinstance(parent.parentWidget(), QWidget) and isinstance(parent.parentWidget().parentWidget(), QScrollArea):
            box = QRect(widget.mapTo(parent, QPoint()), widget.size())
            viewport = parent.parentWidget().width()
            return 0 <= box.left() and box.right() <= viewport
        parent = parent.parentWidget()
    return window.rect().contains(QRect(widget.mapTo(window, QPoint()), widget.size()))


class Painted:
    """What was painted and did not fit."""

    def __init__(self) -> None:
        self.cut: set[str] = set()

    def take(self) -> set[str]:
        """What has been cut since the last time."""
        cut, self.cut = self.cut, set()
        return cut


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Listens to all words that are painted."""
    heard = Painted()
    fitted = lettering.fitted

    def listening(text: str, face: QFont, width: float) -> tuple[QFont, str]:
        smaller, shown = fitted(text, face, width)
        if shown != text:
            heard.cut.add(text)
        return smaller, shown

    def paragraph(painter: QPainter, box: QRectF, text: str, face: QFont, colour: object) -> None:
        taken = QFontMetricsF(face).boundingRect(box, Qt.TextFlag.TextWordWrap.value, text)
        if taken.height() > box.height() + 1 or taken.width() > box.width() + 1:
            heard.cut.add(text)

    monkeypatch.setattr(lettering, "fitted", listening)
    for user in ("briscola_desktop.widgets.dialogs.new_table",):
        monkeypatch.setattr(f"{user}.draw_paragraph", paragraph)
    return heard
