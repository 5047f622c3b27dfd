"""All shortcuts, in one place."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from briscola_desktop.widgets.accelerators import bare
from briscola_desktop.widgets.dialogs.base import Dialog
from briscola_desktop.widgets.scrolling import scroll_area

BAR = 18
"""Pixels of a scroll bar."""

NARROW = 700
"""Pixels of the screen under which the keys stand in one column."""

NATIVE = QKeySequence.SequenceFormat.NativeText


class ShortcutsDialog(Dialog):
    """What the keys do."""

    def __init__(self, commands: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.add_title(self.tr("All shortcuts"))
        rows = [
            ("1 2 3", self.tr("Play the first, second or third card")),
            ("← →", self.tr("Choose a card")),
            (self.tr("Enter"), self.tr("Play the chosen card; go on")),
            (self.tr("Esc"), self.tr("Put a card back, close what is open")),
        ]
        rows += [
            (action.shortcut().toString(NATIVE).replace("+", " "), bare(action.text()).rstrip("…"))
            for action in commands.values()
            if not action.shortcut().isEmpty()
        ]
        scroll = scroll_area(self)
        inside = QWidget(scroll)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        grid.setColumnMinimumWidth(2, 8)
        grid.setColumnStretch(1, 1)
        room = self.room.width()
        narrow = room < NARROW
        high = len(rows) if narrow else (len(rows) + 1) // 2
        for place, (keys, text) in enumerate(rows):
            row, column = place % high, 3 * (place // high)
            grid.addLayout(_caps(keys.split(), inside), row, column)
            what = QLabel(text, inside)
            what.setWordWrap(narrow)
            grid.addWidget(what, row, column + 1)
        grid.setRowStretch(high, 1)
        scroll.setWidget(inside)
        self.box.addWidget(scroll, 1)
        self.add_buttons(self.tr("Close"))
        if not narrow:
            scroll.setMinimumWidth(inside.sizeHint().width() + BAR)
        self.fit(room if narrow else 0, inside.sizeHint().height() + 120)


def _caps(keys: list[str], parent: QWidget) -> QHBoxLayout:
    """Keys as they look on a keyboard."""
    row = QHBoxLayout()
    row.setSpacing(4)
    for key in keys:
        cap = QLabel(key, parent)
        cap.setProperty("role", "key")
        cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
        cap.setMinimumWidth(26)
        row.addWidget(cap)
    row.addStretch(1)
    return row
