"""Sets the booklet: from pages of rules to a document with headings, text, pictures and captions.

Qt's Markdown reader makes blocks and fragments of each passage; they are set here, one after the other, in the
booklet's own letters. Pictures are objects in the text: they are laid out for the width there is and painted afresh
whenever they are seen, so they follow the deck, the zoom and the fineness of the paper.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QPainter,
    QPyTextObject,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCell,
    QTextTableFormat,
)

from briscola_desktop.core.rules import PRESETS
from briscola_desktop.runtime.rules_pages import Booklet, Condition, Page, Picture, Prose, Section
from briscola_desktop.widgets.palette import mixed
from briscola_desktop.widgets.rules.captions import Viewed, caption, mark, rule_sets
from briscola_desktop.widgets.rules.drawings import Look, draw_ornament, lay_out, paint
from briscola_desktop.widgets.rules.style import book_font

PICTURE_OBJECT = QTextFormat.ObjectTypes.UserObject.value + 1
PICTURE_NUMBER = QTextFormat.Property.UserProperty.value + 1

EVERYWHERE = -1
"""The user state of a block that holds for every table; see `holds_here` for the others."""

_ORNAMENT = Picture("ornament")
_CENTRE, _LEFT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
_NARROWEST = 60.0


class Pictures(QPyTextObject):
    """Draws the pictures of a document where the text leaves room for them."""

    def __init__(self, look: Look, drawn: list[Picture], parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._drawn = look, drawn

    def intrinsicSize(self, doc: QTextDocument, position: int, form: QTextFormat) -> QSizeF:
        """As wide as the text, as high as the drawing."""
        frame = doc.rootFrame().frameFormat()
        width = max(_NARROWEST, doc.pageSize().width() - frame.leftMargin() - frame.rightMargin() - 2)
        drawn = self._drawn[form.intProperty(PICTURE_NUMBER)]
        tall = self._look.em * 2.2 if drawn is _ORNAMENT else lay_out(drawn, self._look, width).size.height()
        return QSizeF(width, tall)

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, doc: QTextDocument, position: int, form: QTextFormat
    ) -> None:
        """Paint the drawing."""
        drawn = self._drawn[form.intProperty(PICTURE_NUMBER)]
        if drawn is _ORNAMENT:
            draw_ornament(painter, self._look, QRectF(rect))
        else:
            paint(painter, drawn, self._look, QRectF(rect))


@dataclass(frozen=True)
class Typeset:
    """A booklet as a document.

    Attributes:
        document: the document; it has no width yet.
        anchors: where each section's heading stands, by the section's name.
    """

    document: QTextDocument
    anchors: dict[str, int]


def typeset(booklet: Booklet, look: Look, viewed: Viewed, parent: QObject | None = None) -> Typeset:
    """Set a booklet for a rule set."""
    setter = _Setter(look, viewed, QTextDocument(parent))
    setter.booklet(booklet)
    return Typeset(setter.document, setter.anchors)


class _Setter:
    def __init__(self, look: Look, viewed: Viewed, document: QTextDocument) -> None:
        self.document, self.anchors = document, dict[str, int]()
        self._look, self._viewed = look, viewed
        self._em, self._colours = look.em, look.colours
        self._drawn: list[Picture] = []
        self._scratch = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.setDefaultFont(book_font(look.em))
        document.documentLayout().registerHandler(PICTURE_OBJECT, Pictures(look, self._drawn, document))
        self._cursor = QTextCursor(document)
        self._empty = True
        self._state, self._conditions = EVERYWHERE, 0

    def booklet(self, booklet: Booklet) -> None:
        """Set everything."""
        self._cursor.beginEditBlock()
        words = self._look.words
        self._start(top=0.6, bottom=0, align=_CENTRE)
        self._cursor.insertText(words.title, self._form(book_font(self._em * 3.3)))
        self._start(top=0, bottom=0.4, align=_CENTRE)
        self._cursor.insertText(words.subtitle, self._form(book_font(self._em * 1.15, italic=True), quiet=True))
        for page in booklet.pages:
            self._page(page)
        self._cursor.endEditBlock()

    def _page(self, page: Page) -> None:
        self._start(top=2.6, bottom=0.1, align=_CENTRE, level=1)
        self._cursor.insertText(page.title, self._form(book_font(self._em * 2.0)))
        self._picture(_ORNAMENT, 0, 0.4)
        for section in page.sections:
            self._section(section)

    def _section(self, section: Section) -> None:
        self._start(top=1.9, bottom=0.5, level=2)
        self.anchors[section.name] = self._cursor.block().position()
        form = self._form(book_font(self._em * 1.34, small_caps=True))
        form.setForeground(self._colours.accent)
        self._cursor.insertText(section.title, form)
        marked: Condition | None = None
        for passage in section.passages:
            if passage.when and passage.when is not marked:
                self._mark(passage.when)
            marked = passage.when
            if not marked:
                self._state = EVERYWHERE
            if isinstance(passage, Prose):
                self._prose(passage.markdown)
            elif passage.kind == "rule-sets":
                self._rule_sets()
            else:
                self._illustration(passage)
        self._state = EVERYWHERE

    def _mark(self, when: Condition) -> None:
        here = when.holds(self._viewed.rules)
        self._conditions += 1
        self._state = 2 * self._conditions + here
        self._start(top=0.8, bottom=0.1)
        form = self._form(book_font(self._em * 0.86, small_caps=True))
        form.setForeground(self._colours.accent if here else self._colours.quiet)
        self._cursor.insertText(mark(when, self._look.words, self._viewed), form)

    def _illustration(self, picture: Picture) -> None:
        text = caption(picture, self._look.words, self._look.cards.family)
        self._picture(picture, 0.7, 0.1 if text else 0.9)
        if text:
            self._caption(text)

    def _caption(self, text: str) -> None:
        self._start(top=0, bottom=1.1, align=_CENTRE)
        self._cursor.insertText(text, self._form(book_font(self._em * 0.86, italic=True), quiet=True))

    def _picture(self, picture: Picture, top: float, bottom: float) -> None:
        self._start(top=top, bottom=bottom, align=_CENTRE)
        form = QTextCharFormat()
        form.setObjectType(PICTURE_OBJECT)
        form.setProperty(PICTURE_NUMBER, len(self._drawn))
        self._drawn.append(picture)
        self._cursor.insertText("\N{OBJECT REPLACEMENT CHARACTER}", form)

    def _prose(self, markdown: str) -> None:
        self._scratch.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        for block in _blocks(self._scratch):
            inside: QTextTable | None = QTextCursor(block).currentTable()
            if not inside and block.text():
                self._start(top=0.1, bottom=0.62, leading=120)
                self._fragments(block, book_font(self._em))
            elif inside and block.position() == inside.firstPosition():
                self._table(inside)

    def _fragments(self, block: QTextBlock, font: QFont) -> None:
        for text, said in _fragments(block):
            own = QFont(font)
            own.setBold(font.bold() or said.fontWeight() > QFont.Weight.Medium)
            own.setItalic(said.fontItalic())
            form = self._form(own)
            if said.isAnchor():
                form.setAnchor(True)
                form.setAnchorHref(said.anchorHref())
                form.setForeground(self._colours.accent)
                form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
                form.setUnderlineColor(self._colours.gold)
            elif said.fontFixedPitch():
                form.setForeground(self._colours.accent)
                own.setBold(True)
                form.setFont(own)
            self._cursor.insertText(text, form)

    def _table(self, source: QTextTable) -> None:
        """A small table of the text."""
        numbers = source.columns() > 2
        cells = [[source.cellAt(row, column) for column in range(source.columns())] for row in range(source.rows())]
        self._grid(cells, self._look.table_em, centred=numbers, lit=None, first=0 if numbers else 26)

    def _rule_sets(self) -> None:
        rows = rule_sets(self._look.words, self._viewed.rules)
        bars = [f"|{'|'.join(row)}|" for row in rows]
        bars.insert(1, "|---" * len(rows[0]) + "|")
        self._scratch.setMarkdown("\n".join(bars), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        frames = self._scratch.rootFrame().childFrames()
        source = next(frame for frame in frames if isinstance(frame, QTextTable))
        cells = [[source.cellAt(row, column) for column in range(source.columns())] for row in range(source.rows())]
        lit = list(PRESETS).index(self._viewed.rules.preset) + 1
        self._grid(cells, self._look.table_em * 0.82, centred=False, lit=lit, first=22)
        words = self._look.words
        self._caption(words.captions["rule-sets"].format(preset=words.presets[self._viewed.rules.preset]))

    def _grid(
        self, cells: list[list[QTextTableCell]], size: float, *, centred: bool, lit: int | None, first: int
    ) -> None:
        table = self._cursor.insertTable(len(cells), len(cells[0]), self._table_format(len(cells[0]), first))
        for row, line in enumerate(cells):
            for column, source in enumerate(line):
                cell = table.cellAt(row, column)
                form = QTextCharFormat().toTableCellFormat()
                form.setBottomBorder(1.3 if row == 0 else 0.7)
                form.setBottomBorderBrush(self._colours.gold if row == 0 else self._colours.rule)
                form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                if column == lit:
                    form.setBackground(mixed(self._colours.paper, self._colours.gold, 0.16))
                cell.setFormat(form)
                self._cursor = cell.firstCursorPosition()
                block = QTextBlockFormat()
                block.setAlignment(_CENTRE if centred else _LEFT)
                self._cursor.setBlockFormat(block)
                font = book_font(size * 0.96, small_caps=True) if row == 0 else book_font(size)
                self._fragments(source.firstCursorPosition().block(), font)
        self._cursor = QTextCursor(self.document)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._empty = True

    def _table_format(self, columns: int, first: int) -> QTextTableFormat:
        form = QTextTableFormat()
        form.setBorder(0)
        form.setBorderCollapse(True)
        form.setCellSpacing(0)
        form.setCellPadding(self._look.table_em * 0.24)
        form.setTopMargin(self._em * 0.6)
        form.setBottomMargin(self._em * 0.9)
        whole = QTextLength.Type.PercentageLength
        form.setWidth(QTextLength(whole, 100))
        if first:
            rest = (100 - first) / (columns - 1)
            form.setColumnWidthConstraints([QTextLength(whole, first), *[QTextLength(whole, rest)] * (columns - 1)])
        return form

    def _start(
        self, *, top: float, bottom: float, align: Qt.AlignmentFlag = _LEFT, level: int = 0, leading: int = 0
    ) -> None:
        """Begin a block; margins in ems, leading in per cent."""
        form = QTextBlockFormat()
        form.setTopMargin(top * self._em)
        form.setBottomMargin(bottom * self._em)
        form.setAlignment(align)
        form.setHeadingLevel(level)
        if leading:
            form.setLineHeight(leading, _PROPORTIONAL)
        if self._empty:
            self._cursor.setBlockFormat(form)
        else:
            self._cursor.insertBlock(form, QTextCharFormat())
        self._empty = False
        self._cursor.block().setUserState(self._state)

    def _form(self, font: QFont, *, quiet: bool = False) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setFont(font)
        form.setForeground(self._colours.quiet if quiet else self._colours.ink)
        return form


def holds_here(state: int) -> bool:
    """Whether the passage of a block with that user state holds for the rule set that is viewed.

    Blocks of one passage have the same state, those of the next another.
    """
    return state % 2 == 1


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _fragments(block: QTextBlock) -> Iterator[tuple[str, QTextCharFormat]]:
    place = block.begin()
    while not place.atEnd():
        fragment = place.fragment()
        if fragment.isValid():
            yield fragment.text(), fragment.charFormat()
        place += 1
