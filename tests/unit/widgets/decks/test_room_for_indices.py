"""An index never comes near a pip: measured on the faces of the program's own decks."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPen

import briscola_desktop
from briscola_desktop.core.cards import FULL_PACK, Card
from briscola_desktop.widgets.decks.faces import read_picture
from briscola_desktop.widgets.decks.indices import IndexSize, IndexStyle, face_share, index_shape, sign
from briscola_desktop.widgets.decks.theme import DeckTheme, find_themes
from briscola_desktop.widgets.palette import PAPER

THEMES, _ = find_themes(Path(briscola_desktop.__file__).parent / "assets" / "decks")
CORNER = 0.5
"""The part of the width and of the height in which an index and what could touch it lie."""

CLEAR = 0.008
"""Widths of paper at least between an index and a pip."""

STYLES: dict[str, list[dict[str, Any]]] = {
    "french": [{"language": "en"}, {"language": "de"}, {"language": "nl"}, {"language": "it", "italian_letters": True}],
    "italian": [{"pack": 40}, {"pack": 48}],
    "spanish": [{"pack": 40}],
}
Area = npt.NDArray[np.bool_]


def pixels(image: QImage) -> npt.NDArray[np.int16]:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return rows[:, : image.width(), 2::-1].astype(np.int16)


@cache
def drawn(theme_id: str, card: Card, width: int, share: float) -> Area:
    """The upper left corner, and the lower right one turned, where either is not paper."""
    theme = THEMES[theme_id]
    height = round(width * theme.aspect)
    path = theme.picture(card, width)
    assert path is not None
    w, h = (full - 2 * round(full * (1 - share) / 2) for full in (width, height))
    svg = path.read_bytes()
    picture = read_picture(svg, ".svg", w, h)
    assert picture is not None
    card_area = np.zeros((height, width), bool)
    left, top = (width - w) // 2, (height - h) // 2
    paper = [PAPER.red(), PAPER.green(), PAPER.blue()]
    card_area[top : top + h, left : left + w] = np.abs(pixels(picture) - paper).max(axis=2) > 40
    rows, columns = round(height * CORNER), round(width * CORNER)
    return np.asarray(card_area[:rows, :columns] | card_area[::-1, ::-1][:rows, :columns])


@cache
def frame(theme_id: str, width: int, share: float, courts: bool) -> Area:
    """Lines that all faces of a deck (French courts: those) have in common, and the Spanish frame whatever its gaps."""
    theme = THEMES[theme_id]
    cards = [card for card in FULL_PACK if (card.rank.value in "FCR") == courts or theme_id != "french"]
    areas = [drawn(theme_id, card, width, share) for card in (cards if theme_id != "spanish" else cards[:1])]
    common = np.logical_and.reduce(areas)
    if theme_id == "spanish":
        rows, columns = np.indices(common.shape)
        near = width * (1 - share) / 2
        common = (columns < near + 0.045 * width * share) | (rows < near * theme.aspect + 0.045 * width * share)
    return np.asarray(common)


def index(theme: DeckTheme, card: Card, style: IndexStyle, width: int) -> Area:
    """Where an index and the paper about it lie."""
    image = QImage(round(width * CORNER), round(round(width * theme.aspect) * CORNER), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    path = index_shape(card, theme.family, style, width)
    painter.strokePath(path, QPen(Qt.GlobalColor.black, 2 * CLEAR * width))
    painter.fillPath(path, Qt.GlobalColor.black)
    painter.end()
    return np.asarray(pixels(image)[:, :, 0] < 128)


@pytest.mark.parametrize("size", ["normal", "large"])
@pytest.mark.parametrize("width", [60, 150])
@pytest.mark.parametrize("deck", sorted(THEMES))
def test_no_index_touches_a_pip(deck: str, width: int, size: IndexSize, qapp: object) -> None:
    theme = THEMES[deck]
    styles = STYLES[theme.family]
    share = face_share(theme.family, IndexStyle(size=size), width)
    touched = []
    for card in FULL_PACK:
        face = drawn(deck, card, width, share)
        face = face & ~frame(deck, width, share, card.rank.value in "FCR")
        for options in styles:
            style = IndexStyle(size=size, **options)
            if (face & index(theme, card, style, width)).any():
                touched.append(f"{card} {sign(card, theme.family, style)}")
    assert touched == []
