"""All shortcuts, in one place."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from briscola_desktop.widgets.accelerators import bare
from briscola_desktop.widgets.dialogs.base import Dialog, room_for

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
            (self.tr("Esc"), self.tr("Put a card back")),
        ]
        rows += [
            (action.shortcut().toString(NATIVE), bare(action.text()).rstrip("…"))
            for action in commands.values()
            if not action.shortcut().isEmpty()
        ]
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        high = len(rows) if room_for(self).width() < NARROW else (len(rows) + 1) // 2
        for place, (key, text) in enumerate(rows):
            name = QLabel(key, self)
            name.setStyleSheet("font-weight: bold;")
            grid.addWidget(name, place % high, 2 * (place // high))
            grid.addWidget(QLabel(text, self), place % high, 2 * (place // high) + 1)
        self.box.addLayout(grid)
        self.add_buttons(self.tr("Close"))
