"""Small previews of decks, for menus and the preferences."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from briscola_desktop.core.cards import Card, cards
from briscola_desktop.widgets.decks.faces import FaceKey, paint_card, target
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.pressing import ToolButton

PREVIEW: tuple[Card | None, ...] = (None, *cards("Rd Ad"))
"""What is shown of a deck, from below to above."""


PICKED = 112
"""Height of a preview in the picker."""

FEW = 4
"""Decks that stand two in a row."""

_kept: dict[tuple[str, int, float], QPixmap] = {}


def deck_preview(theme: DeckTheme, height: int, dpr: float) -> QPixmap:
    """A small fan of a deck's cards; each is drawn once."""
    key = (f"{theme.folder}/{theme.id}", height, dpr)
    if key not in _kept:
        _kept[key] = _paint(theme, height, dpr)
    return _kept[key]


def _paint(theme: DeckTheme, height: int, dpr: float) -> QPixmap:
    h = height * 0.84
    w = h / theme.aspect
    wide = w * (1 + 0.55 * (len(PREVIEW) - 1)) + h * 0.22
    picture = QPixmap(round(wide * dpr), round(height * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    for place, card in enumerate(PREVIEW):
        path = theme.picture(card, w * dpr)
        key = FaceKey(theme.id, card, round(w * dpr), round(h * dpr), IndexStyle())
        data = path.read_bytes() if path and path.is_file() else b""
        image = paint_card(theme, key, data, path.suffix if path else "")
        painter.save()
        painter.translate(wide / 2 + (place - (len(PREVIEW) - 1) / 2) * w * 0.55, height * 0.52)
        painter.rotate((place - 1) * 7)
        painter.drawImage(target(w, h, dpr), image, QRectF(image.rect()))
        painter.restore()
    painter.end()
    return picture


class DeckPicker(QWidget):
    """The decks side by side, two in a row, three of many.

    Signals:
        picked: the id of a deck.
    """

    picked = Signal(str)

    def __init__(self, decks: Iterable[DeckTheme], chosen: str, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # its menu gives it the keyboard
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setSpacing(8)
        themes = tuple(decks)
        wide = 2 if len(themes) <= FEW else 3
        self._buttons: list[QToolButton] = []
        for place, theme in enumerate(themes):
            button = ToolButton(self)
            button.setObjectName("presetCard")
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIcon(QIcon(deck_preview(theme, PICKED, self.devicePixelRatioF())))
            button.setIconSize(QSize(round(PICKED * 1.45), PICKED))
            button.setText(theme.name(language))
            button.setCheckable(True)
            button.setChecked(theme.id == chosen)
            if theme.id == chosen:
                self.setFocusProxy(button)
            button.clicked.connect(lambda _=False, name=theme.id: self.picked.emit(name))
            self._buttons.append(button)
            grid.addWidget(button, place // wide, place % wide)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab and arrows go round the decks: out of a menu there is Esc."""
        focused = self.focusWidget()
        place = self._buttons.index(focused) if isinstance(focused, QToolButton) else 0
        self._buttons[(place + (1 if forward else -1)) % len(self._buttons)].setFocus()
        return True
