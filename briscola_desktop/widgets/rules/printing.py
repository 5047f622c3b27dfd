"""The booklet on paper: pages with a running foot, to a printer or a PDF.

The document is set as one long column and cut into pages here: between lines, never inside a picture or a table, with
a heading on the page of its text, and a picture on that of its caption and of the paragraph that leads up to it. (Qt's
own pages lose passages when breaks are set after the first layout.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPainter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)

from briscola_desktop.runtime.rules_pages import Booklet
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.rules.captions import Viewed
from briscola_desktop.widgets.rules.card_source import PrintCards
from briscola_desktop.widgets.rules.drawings import Look
from briscola_desktop.widgets.rules.style import PRINT, book_font
from briscola_desktop.widgets.rules.typesetter import EVERYWHERE, typeset

DPI = 96
"""The document is set in pixels of this size, and scaled to the paper's."""

EM = 14.5
PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_SIDE, _TOP, _FOOT = 104.0, 76.0, 84.0


@dataclass(frozen=True)
class Strip:
    """A part of the column that is not cut.

    Attributes:
        top, bottom: where it lies in the column.
        bound: whether it stays with what follows.
        opens: whether it begins a page.
    """

    top: float
    bottom: float
    bound: bool = False
    opens: bool = False


def print_booklet(booklet: Booklet, viewed: Viewed, renderer: CardRenderer, device: QPagedPaintDevice) -> int:
    """Print the booklet and return the number of pages; 0 where the device cannot be painted on."""
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    size = QSizeF(device.pageLayout().fullRectPoints().size()) * (DPI / 72)
    look = Look(PrintCards(renderer), booklet.words, PRINT, EM, EM)
    document = typeset(booklet, look, viewed).document
    form = QTextFrameFormat(document.rootFrame().frameFormat())
    form.setLeftMargin(_SIDE)
    form.setRightMargin(_SIDE)
    document.rootFrame().setFrameFormat(form)
    document.setTextWidth(size.width())
    pages = paged(list(strips(document)), size.height() - _TOP - _FOOT)
    painter = QPainter()
    if not painter.begin(device):
        return 0
    scale = painter.device().logicalDpiX() / DPI
    painter.scale(scale, scale)
    for number, (top, bottom) in enumerate(pages, 1):
        if number > 1:
            device.newPage()
        painter.save()
        painter.translate(0, _TOP - top)
        column = QRectF(0, top, size.width(), bottom - top)
        painter.setClipRect(column)
        document.drawContents(painter, column)
        painter.restore()
        painter.setFont(book_font(EM * 0.9, italic=True))
        painter.setPen(PRINT.quiet)
        foot = QRectF(0, size.height() - _FOOT + 22, size.width(), 24)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, f"{booklet.words.title} · {number}")
    painter.end()
    return len(pages)


def paged(column: list[Strip], height: float) -> list[tuple[float, float]]:
    """Where each page begins and ends; a strip higher than a page has one to itself and is cut off."""
    pages, first = list[tuple[float, float]](), 0
    while first < len(column):
        last = first
        while last + 1 < len(column) and _fits(column, first, last + 1, height):
            last += 1
        end = last
        # what is bound goes over to the next page with what it is bound to, unless that leaves the page empty
        while last + 1 < len(column) and column[last].bound and last > first:
            last -= 1
        if column[last].bound and last + 1 < len(column):
            last = end
        pages.append((column[first].top, min(column[last].bottom, column[first].top + height)))
        first = last + 1
    return pages


def _fits(column: list[Strip], first: int, following: int, height: float) -> bool:
    return not column[following].opens and column[following].bottom - column[first].top <= height


def strips(document: QTextDocument) -> Iterator[Strip]:
    """The column of a document, strip by strip."""
    chapters = 0
    block = document.begin()
    while block.isValid():
        table: QTextTable | None = QTextCursor(block).currentTable()
        if table:
            box = document.documentLayout().frameBoundingRect(table)
            yield Strip(box.top(), box.bottom(), bound=True)
            block = document.findBlock(table.lastPosition()).next()
            continue
        level = block.blockFormat().headingLevel()
        chapters += level == 1
        yield from _lines(document, block, opens=level == 1 and chapters > 1)
        block = block.next()


def _lines(document: QTextDocument, block: QTextBlock, *, opens: bool) -> Iterator[Strip]:
    """The lines of a block; neither its first nor its last stands alone on a page."""
    top = document.documentLayout().blockBoundingRect(block).top()
    layout, following = block.layout(), block.next()
    heading = bool(block.blockFormat().headingLevel())
    picture, leads_up = block.text() == PICTURE, following.text() == PICTURE
    mark = block.userState() not in (EVERYWHERE, block.previous().userState())
    count = layout.lineCount()
    for number in range(count):
        line = layout.lineAt(number)
        alone = count > 1 and number in (0, count - 2)
        bound = alone or (number == count - 1 and following.isValid() and (heading or picture or mark or leads_up))
        yield Strip(top + line.y(), top + line.y() + line.height(), bound=bound, opens=opens and number == 0)
