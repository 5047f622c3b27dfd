"""Columns that may be higher than their windows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scroll_area(parent: QWidget) -> QScrollArea:
    """An area as wide as what is in it, without a frame; its bar, where it needs one, keeps clear of that."""
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    bar = area.verticalScrollBar()
    bar.style().polish(bar)  # the style was asked for its rules while the area was not yet one
    return area
