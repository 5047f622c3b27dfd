"""The type of the program: one family of old-style letters, and text that fits its box."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextOption

FAMILIES = [
    "Palatino Linotype",
    "Palatino",
    "Book Antiqua",
    "P052",
    "URW Palladio L",
    "TeX Gyre Pagella",
    "Georgia",
    "Noto Serif",
    "DejaVu Serif",
]
SAMPLE = "Neue Runde, letzter Stich, utolsó ütés, all of a suit, carte già viste, teruggenomen kaarten"
NATURAL = 0.44
"""The mean width of a bold letter of the sample, in parts of the type's size, of the first families."""

SMALLEST = 11
"""Pixels under which type of the first families is never set."""

LEAST = 0.76
"""Part of its size to which a word is set smaller at least, before it is shortened."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def font(px: float, *, bold: bool = False, italic: bool = False, spacing: float = 0.0) -> QFont:
    """The family at a size in pixels; `spacing` is added between letters, in per cent."""
    return QFont(_font(round(max(SMALLEST, px) * evenness()), bold, italic, spacing))


@lru_cache(1)
def evenness() -> float:
    """How much smaller type is set where only a wide family is there, so that words take the room that was meant.

    DejaVu Serif, often the only one, is a good tenth wider than the others, and looks as much larger.
    """
    face = QFont()
    face.setFamilies(FAMILIES)
    face.setStyleHint(QFont.StyleHint.Serif)
    face.setPixelSize(100)
    face.setBold(True)
    return min(1.0, NATURAL * 100 * len(SAMPLE) / QFontMetricsF(face).horizontalAdvance(SAMPLE))


@lru_cache(256)
def _font(px: int, bold: bool, italic: bool, spacing: float) -> QFont:
    face = QFont()
    face.setFamilies(FAMILIES)
    face.setStyleHint(QFont.StyleHint.Serif)
    face.setPixelSize(px)
    face.setBold(bold)
    face.setItalic(italic)
    face.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    if spacing:
        face.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return face


@lru_cache(2048)
def advance(text: str, face: QFont) -> float:
    """The width of a text in pixels."""
    return QFontMetricsF(face).horizontalAdvance(text)


def fitted(text: str, face: QFont, width: float, least: float = LEAST) -> tuple[QFont, str]:
    """Type and text that fit a width: a wide text is set smaller, down to a part of its size, and then shortened."""
    natural = advance(text, face)
    if natural <= width:
        return face, text
    smaller = QFont(face)
    smaller.setPixelSize(max(round(SMALLEST * evenness()), int(face.pixelSize() * max(least, width / natural))))
    return smaller, QFontMetricsF(smaller).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)


def draw_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    face: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = CENTRE,
    *,
    least: float = LEAST,
) -> None:
    """One line in a box, fitted to its width; what hangs below the line is never cut."""
    face, text = fitted(text, face, box.width(), least)
    painter.setFont(face)
    painter.setPen(colour)
    flags = align.value | Qt.TextFlag.TextSingleLine.value | Qt.TextFlag.TextDontClip.value
    painter.drawText(box, flags, text)


def draw_paragraph(painter: QPainter, box: QRectF, text: str, face: QFont, colour: QColor) -> None:
    """Several lines, broken between words and centred."""
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    painter.setFont(face)
    painter.setPen(colour)
    painter.drawText(box, text, option)


def balanced(text: str, face: QFont) -> tuple[str, ...]:
    """The text in the two lines that are most alike; one word stays one line."""
    words = text.split()
    breaks = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(breaks, key=lambda lines: max(advance(line, face) for line in lines), default=(text,))
