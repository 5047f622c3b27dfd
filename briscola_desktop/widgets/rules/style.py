"""How the booklet looks: its colours by day, by lamplight and in print, and its letters."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import FAMILIES, evenness

MEASURE = 33.0
"""Widest line of text in ems, about 65 letters."""

TEXT = 17.0
"""Height of the letters of the text in pixels, before zoom."""


@dataclass(frozen=True)
class BookColours:
    """The colours of a page and of what surrounds it.

    Attributes:
        paper, ink, quiet: the page, its text, and what stands back on it.
        accent: headings, marks and links.
        gold: ornaments, and the card that takes a trick.
        rule: fine lines.
        desk, edge: what the page lies on, and the line around it.
        field, field_ink: fields and buttons beside the page.
        found: behind words that were searched for.
    """

    paper: QColor
    ink: QColor
    quiet: QColor
    accent: QColor
    gold: QColor
    rule: QColor
    desk: QColor
    edge: QColor
    field: QColor
    field_ink: QColor
    found: QColor


DAY = BookColours(
    paper=QColor("#fdf8ec"),
    ink=palette.INK,
    quiet=QColor("#746249"),
    accent=QColor("#8e2a22"),
    gold=QColor("#b8862f"),
    rule=QColor("#d9c7a0"),
    desk=QColor("#e6dac3"),
    edge=QColor("#c9b68f"),
    field=QColor("#fffaf0"),
    field_ink=palette.INK,
    found=QColor("#ffe08a"),
)

LAMPLIGHT = BookColours(
    paper=QColor("#271d15"),
    ink=QColor("#efe2c8"),
    quiet=QColor("#b3a081"),
    accent=QColor("#eca07a"),
    gold=QColor("#d8a94a"),
    rule=QColor("#564430"),
    desk=QColor("#17110c"),
    edge=QColor("#40301f"),
    field=QColor("#33261b"),
    field_ink=QColor("#efe2c8"),
    found=QColor("#7a5a12"),
)

PRINT = BookColours(
    paper=QColor("#ffffff"),
    ink=QColor("#1c130b"),
    quiet=QColor("#5f5140"),
    accent=QColor("#7d241d"),
    gold=QColor("#a87a28"),
    rule=QColor("#cdbb94"),
    desk=QColor("#ffffff"),
    edge=QColor("#ffffff"),
    field=QColor("#ffffff"),
    field_ink=palette.INK,
    found=QColor("#ffffff"),
)


WORD = 0.033
"""Largest letters of tables in widths of the page: five columns of them hold the longest words whole."""


def book_font(size: float, *, italic: bool = False, bold: bool = False, small_caps: bool = False) -> QFont:
    """A font of the booklet; `size` in pixels."""
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setPixelSize(max(1, round(size * evenness())))
    font.setItalic(italic)
    font.setBold(bold)
    if small_caps:
        font.setCapitalization(QFont.Capitalization.SmallCaps)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 104)
    return font


def sheet(colours: BookColours) -> str:
    """The style sheet of the reader's own fields and buttons."""
    c = {name: getattr(colours, name).name() for name in ("paper", "ink", "quiet", "accent", "gold", "rule", "desk")}
    c |= {"edge": colours.edge.name(), "field": colours.field.name(), "fieldink": colours.field_ink.name()}
    text = """
    #reader, #panel, #bar {{ background: {desk}; }}
    #panel {{ border-right: 1px solid {edge}; }}
    #bar {{ border-bottom: 1px solid {edge}; }}
    QLabel {{ color: {quiet}; background: transparent; }}
    QLabel#running {{ color: {ink}; }}
    QLineEdit, QComboBox {{ background: {field}; color: {fieldink}; border: 1px solid {edge}; border-radius: 7px;
        padding: 5px 9px; selection-background-color: {gold}; selection-color: {paper}; }}
    QLineEdit:focus, QComboBox:focus {{ border: 1px solid {gold}; }}
    QComboBox::drop-down {{ border: none; width: 20px; }}
    QComboBox::down-arrow {{ image: none; width: 0; height: 0; border-left: 4px solid {field};
        border-right: 4px solid {field}; border-top: 5px solid {quiet}; }}
    QComboBox QAbstractItemView {{ background: {field}; color: {fieldink}; border: 1px solid {edge};
        selection-background-color: {gold}; selection-color: {paper}; outline: none; }}
    QListWidget {{ background: transparent; color: {ink}; border: none; outline: none; }}
    QListWidget::item {{ padding: 4px 10px; border-radius: 6px; border: 1px solid transparent; }}
    QListWidget::item:selected {{ background: {paper}; color: {accent}; border-color: {edge}; }}
    QListWidget:focus::item:selected {{ border-color: {gold}; }}
    QListWidget::item:disabled {{ color: {gold}; padding-top: 12px; }}
    QPushButton, QToolButton {{ background: {field}; color: {fieldink}; border: 1px solid {edge}; border-radius: 13px;
        padding: 4px 11px; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {gold}; }}
    QPushButton:focus, QToolButton:focus {{ border: 1px solid {gold}; }}
    QPushButton:pressed, QToolButton:pressed {{ background: {rule}; }}
    QPushButton#play {{ background: {gold}; color: {paper}; border-color: {gold}; padding: 8px 14px;
        border-radius: 16px; }}
    QPushButton#play:hover, QPushButton#play:focus {{ border: 1px solid {ink}; }}
    QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {edge}; border-radius: 4px; min-height: 36px; margin: 2px; }}
    QScrollBar::handle:vertical:hover {{ background: {gold}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """
    return text.format(**c)
