"""The index in a card's corner: which sign, of what size and colour, and its drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from briscola_desktop.core.cards import Card, Rank
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.figures import label
from briscola_desktop.widgets.decks.theme import Family
from briscola_desktop.widgets.suits import suit_mark

IndexSize = Literal["off", "normal", "large"]

COURTS = (Rank.KNAVE, Rank.KNIGHT, Rank.KING)
LETTERS = {"en": "JQK", "it": "JQK", "de": "BDK", "nl": "BVH", "hu": "BDK"}
ITALIAN_LETTERS = "FDR"

RIM = 0.13
"""Breadth of the paper about an index, in heights of its figures."""

DRAWS_BACK: dict[Family, float] = {"italian": 2.1, "spanish": 2.1, "french": 1.7}
"""How far pictures draw back for each height of a figure above 0.09 widths; measured on the rendered decks."""


@dataclass(frozen=True)
class IndexStyle:
    """How indices look.

    Attributes:
        language: decides the letters of French courts.
        pack: 40 numbers the courts of Italian decks 8 9 10, 48 numbers them 10 11 12; Spanish ones are always 10 11 12.
        italian_letters: F D R for French courts.
        four_colours: the French suits in four colours.
    """

    size: IndexSize = "normal"
    language: str = "en"
    pack: Literal[40, 48] = 40
    italian_letters: bool = False
    four_colours: bool = False


def sign(card: Card, family: Family, style: IndexStyle) -> str:
    """What stands in the corner of a card."""
    court = COURTS.index(card.rank) if card.rank in COURTS else None
    if family == "french":
        if card.rank is Rank.ACE:
            return "A"
        if court is None:
            return card.rank.value
        return (ITALIAN_LETTERS if style.italian_letters else LETTERS.get(style.language, "JQK"))[court]
    if court is None:
        return "1" if card.rank is Rank.ACE else card.rank.value
    first = 10 if style.pack == 48 or family == "spanish" else 8
    return str(first + court)


def colour(card: Card, family: Family, style: IndexStyle) -> QColor:
    """The colour of its index: that of the suit in a French deck, else ink."""
    if family != "french":
        return palette.FRENCH_BLACK
    if style.four_colours:
        return palette.FOUR_COLOURS[card.suit.value]
    return palette.FRENCH_RED if card.suit.value in "dc" else palette.FRENCH_BLACK


def figure_height(style: IndexStyle, width: float) -> float:
    """Height of the figures on a card of that width, both in pixels; on small cards larger in proportion."""
    if style.size == "large":
        return max(width * 0.155, min(width * 0.21, 17))
    return max(width * 0.088, min(width * 0.14, 9.5))


def face_share(family: Family, style: IndexStyle, width: float) -> float:
    """The part of the card that its picture takes up, so that no pip comes near an index: 1 for usual indices.

    Decks leave room for figures of 0.088 widths. Larger ones need more, as on the jumbo cards one can buy: the
    picture draws back from the edges.
    """
    if style.size == "off":
        return 1
    return 1 - DRAWS_BACK[family] * max(0, figure_height(style, width) / width - 0.09)


def draw_indices(painter: QPainter, card: Card, family: Family, style: IndexStyle, width: float, height: float) -> None:
    """Draw the index into the upper left corner and, turned, into the lower right one.

    A rim of paper keeps it apart from a frame behind it. It is about nine pixels high where that fits.
    """
    if style.size == "off":
        return
    shape = index_shape(card, family, style, width)
    ink = colour(card, family, style)
    rim = QPen(palette.PAPER, 2 * RIM * figure_height(style, width))
    rim.setCapStyle(Qt.PenCapStyle.RoundCap)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for _ in range(2):
        painter.strokePath(shape, rim)
        painter.fillPath(shape, ink)
        painter.translate(width, height)
        painter.rotate(180)


def index_shape(card: Card, family: Family, style: IndexStyle, width: float) -> QPainterPath:
    """The index in the upper left corner of a card of that width; a French one has its suit below it."""
    tall = figure_height(style, width)
    near = 0.036 if style.size == "large" else 0.042
    shape = QTransform.fromScale(tall, tall).map(label(sign(card, family, style)))
    shape.translate(width * near, width * near)
    if family == "french":
        shape.addPath(_suit_below(shape.boundingRect(), card, family, tall))
    return shape


def _suit_below(box: QRectF, card: Card, family: Family, tall: float) -> QPainterPath:
    """The mark of the suit under the sign."""
    mark = suit_mark("french" if family == "french" else "italian", card.suit)
    half = tall * 0.40
    x = max(box.center().x(), box.left() + half * mark.boundingRect().width() / 2)
    return QTransform().translate(x, box.bottom() + tall * 0.16 + half).scale(half, half).map(mark)
