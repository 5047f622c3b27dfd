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


def draw_indices(painter: QPainter, card: Card, family: Family, style: IndexStyle, width: float, height: float) -> None:
    """Draw the index into the upper left corner and, turned, into the lower right one.

    A rim of paper keeps it apart from pips behind it. It is never smaller than nine pixels where that fits.
    """
    if style.size == "off":
        return
    tall = (
        max(width * 0.088, min(width * 0.15, 9.5))
        if style.size == "normal"
        else max(width * 0.17, min(width * 0.26, 17))
    )
    shape = label(sign(card, family, style))
    shape = QTransform.fromScale(tall, tall).map(shape)
    shape.translate(width * 0.042, width * 0.045)
    if family == "french" or style.size == "large":
        shape.addPath(_suit_below(shape.boundingRect(), card, family, tall))
    ink = colour(card, family, style)
    rim = QPen(palette.PAPER, tall * 0.34, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    for _ in range(2):
        painter.strokePath(shape, rim)
        painter.fillPath(shape, ink)
        painter.translate(width, height)
        painter.rotate(180)


def _suit_below(box: QRectF, card: Card, family: Family, tall: float) -> QPainterPath:
    """The mark of the suit under the sign."""
    mark = suit_mark("french" if family == "french" else "italian", card.suit)
    half = tall * 0.40
    x = max(box.center().x(), box.left() + half * mark.boundingRect().width() / 2)
    return QTransform().translate(x, box.bottom() + tall * 0.16 + half).scale(half, half).map(mark)
