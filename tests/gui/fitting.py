"""Whether all words in a window can be read: asked of each label, button, box and tab, and of what is painted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
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


def bury() -> None:
    """Delete what has been left to be deleted: a test's event loop does not, and another language would reach it."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


SHORTENED = {"running"}
"""Names of labels that are shortened on purpose: the head of the page that one reads."""


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
        case QLabel() if widget.text() and widget.objectName() not in SHORTENED:
            if not _label_fits(widget) or not _inside(widget, window):
                yield widget.text()
        case QPushButton() | QCheckBox() | QToolButton() if _words(widget):
            if widget.sizeHint().width() > widget.width() or not _inside(widget, window):
                yield widget.text()
        case QComboBox():
            yield from _cut_in_combo(widget)
        case QLineEdit():
            if _wide(widget, widget.placeholderText()) > widget.contentsRect().width():
                yield widget.placeholderText()
        case QTabBar():
            texts = [(widget.tabText(tab), widget.tabRect(tab)) for tab in range(widget.count())]
            yield from (text for text, box in texts if box & widget.rect() != box or box.width() < _wide(widget, text))


def _words(button: QPushButton | QCheckBox | QToolButton) -> bool:
    """Whether it shows words."""
    icon_alone = Qt.ToolButtonStyle.ToolButtonIconOnly
    bare = isinstance(button, QToolButton) and button.toolButtonStyle() == icon_alone and not button.icon().isNull()
    return bool(button.text()) and not bare


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
    while parent is not None and parent is not window:
        viewport = parent.parentWidget()
        if viewport is not None and isinstance(viewport.parentWidget(), QScrollArea):
            left = widget.mapTo(parent, QPoint()).x()
            return left >= 0 and left + widget.width() <= viewport.width()
        parent = viewport
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

    def listening(text: str, face: QFont, width: float, least: float) -> tuple[QFont, str]:
        smaller, shown = fitted(text, face, width, least)
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
