"""The booklet on paper: pages with a running foot, to a printer or a PDF."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPainter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
)

from briscola_desktop.runtime.rules_pages import Booklet
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.rules.captions import Viewed
from briscola_desktop.widgets.rules.card_source import PrintCards
from briscola_desktop.widgets.rules.drawings import Look
from briscola_desktop.widgets.rules.style import PRINT, book_font
from briscola_desktop.widgets.rules.typesetter import typeset

DPI = 96
"""The document is set in pixels of this size, and scaled to the paper's."""

EM = 14.5
_SIDE, _TOP, _FOOT = 92.0, 76.0, 84.0


def print_booklet(booklet: Booklet, viewed: Viewed, renderer: CardRenderer, device: QPagedPaintDevice) -> int:
    """Print the booklet and return the number of pages; 0 where the device cannot be painted on."""
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    size = QSizeF(device.pageLayout().fullRectPoints().size()) * (DPI / 72)
    look = Look(PrintCards(renderer), booklet.words, PRINT, EM)
    document = typeset(booklet, look, viewed).document
    lay_out_pages(document, size)
    painter = QPainter()
    if not painter.begin(device):
        return 0
    painter.scale(painter.device().logicalDpiX() / DPI, painter.device().logicalDpiY() / DPI)
    for page in range(document.pageCount()):
        if page:
            device.newPage()
        top = page * size.height()
        painter.save()
        painter.translate(0, -top)
        document.drawContents(painter, QRectF(0, top, size.width(), size.height()))
        painter.restore()
        painter.setFont(book_font(EM * 0.9, italic=True))
        painter.setPen(PRINT.quiet)
        foot = QRectF(0, size.height() - _FOOT + 22, size.width(), 24)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, f"{booklet.words.title} · {page + 1}")
    painter.end()
    return document.pageCount()


def lay_out_pages(document: QTextDocument, size: QSizeF) -> None:
    """Break a document into pages; a heading stays with its text and a picture with its caption."""
    form = QTextFrameFormat(document.rootFrame().frameFormat())
    form.setLeftMargin(_SIDE)
    form.setRightMargin(_SIDE)
    form.setTopMargin(_TOP)
    form.setBottomMargin(_FOOT)
    document.rootFrame().setFrameFormat(form)
    document.setPageSize(size)
    chapters = 0
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() == 1:
            chapters += 1
            if chapters > 1:
                _break_before(block)
        if _keeps_with_next(block) and _page(document, block) != _page(document, block.next()):
            _break_before(block)
        block = block.next()


def _keeps_with_next(block: QTextBlock) -> bool:
    following = block.next()
    if not block.isValid() or not following.isValid():
        return False
    picture = block.text() == "\N{OBJECT REPLACEMENT CHARACTER}"
    return bool(block.blockFormat().headingLevel()) or (picture and bool(following.text()))


def _break_before(block: QTextBlock) -> None:
    """Begin a page with a block, or with what must stand before it."""
    while _keeps_with_next(block.previous()):
        block = block.previous()
    form = block.blockFormat()
    form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    QTextCursor(block).setBlockFormat(form)


def _page(document: QTextDocument, block: QTextBlock) -> int:
    """The page on which a block begins."""
    top = document.documentLayout().blockBoundingRect(block).top()
    return int(top // document.pageSize().height())
