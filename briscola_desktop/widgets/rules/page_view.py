"""The page itself: the booklet on its sheet of paper, with the marks of passages for some tables in the margin."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from briscola_desktop.runtime.rules_pages import folded
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.rules.style import DAY, MEASURE, BookColours
from briscola_desktop.widgets.rules.typesetter import EVERYWHERE, Typeset, holds_here


class PageView(QTextBrowser):
    """Shows a typeset booklet.

    Signals:
        link_followed: the target of a link, as it is written on the page.
        section_reached: the name of the section at the top of the window.
    """

    link_followed = Signal(str)
    section_reached = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours: BookColours = DAY
        self._em = 17.0
        self._set: Typeset | None = None
        self._reached = ""
        self._found: list[tuple[int, int]] = []
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.retranslate()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._report)

    def retranslate(self) -> None:
        """What a screen reader calls it."""
        self.setAccessibleName(self.tr("Rules"))

    def show_booklet(self, typeset: Typeset, colours: BookColours, em: float) -> None:
        """Show a booklet in place of the one before, at the same passage."""
        at = self._passage()
        old = self._set
        self._set, self._colours, self._em = typeset, colours, em
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(Qt.GlobalColor.transparent))
        palette.setColor(QPalette.ColorRole.Text, colours.ink)
        palette.setColor(QPalette.ColorRole.Highlight, colours.gold)
        palette.setColor(QPalette.ColorRole.HighlightedText, colours.paper)
        self.setPalette(palette)
        self._fit()
        self.setDocument(typeset.document)
        if old:
            old.document.deleteLater()
        self._found = []
        self.setExtraSelections([])
        if at:
            self._show_passage(*at)
        self._reached = ""
        self._report()

    def show_section(self, name: str) -> None:
        """Scroll to a section."""
        if self._set and name in self._set.anchors:
            self.verticalScrollBar().setValue(round(self._top_of(self._set.anchors[name]) - self._em * 0.9))
            self._report(name)

    def mark(self, text: str) -> int:
        """Mark every place where a text stands, and return how many there are."""
        wanted, selections = folded(" ".join(text.split())), []
        self._found = []
        if wanted:
            there, at = folded(self.toPlainText()), -1
            while (at := there.find(wanted, at + 1)) >= 0:
                self._found.append((at, at + len(wanted)))
        for start, end in self._found:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = self._cursor_over(start, end)
            selection.format.setBackground(self._colours.found)
            selections.append(selection)
        self.setExtraSelections(selections)
        return len(self._found)

    def next_mark(self, step: int = 1) -> None:
        """Go on to the next marked place, or back with −1; round at the end."""
        if not self._found:
            return
        here = self.textCursor().selectionStart()
        fresh = not self.textCursor().hasSelection()
        later = [span for span in self._found if span[0] > here or (fresh and span[0] == here)]
        earlier = [span for span in self._found if span[0] < here]
        span = (later or self._found)[0] if step > 0 else (earlier or self._found)[-1]
        self.setTextCursor(self._cursor_over(*span))
        self.verticalScrollBar().setValue(round(self._top_of(span[0]) - self.viewport().height() / 3))

    @property
    def section(self) -> str:
        """The name of the section at the top of the window."""
        return self._reached

    def sheet_rect(self) -> QRectF:
        """Where the paper lies, in the viewport."""
        margin = self.document().rootFrame().frameFormat().leftMargin()
        around = min(margin, self._em * 3.4)
        return QRectF(margin - around, 0, self.viewport().width() - 2 * (margin - around), self.viewport().height())

    def _follow(self, url: QUrl) -> None:
        target = url.toString()
        if target.startswith("#"):
            self.show_section(target[1:])
        else:
            self.link_followed.emit(target)

    def _report(self, reached: object = None) -> None:
        if not self._set:
            return
        name = reached if isinstance(reached, str) else self._section_at(self.verticalScrollBar().value())
        if name and name != self._reached:
            self._reached = name
            self.section_reached.emit(name)

    def _section_at(self, y: float) -> str:
        anchors = self._set.anchors if self._set else {}
        line = y + self._em * 4
        passed = [name for name, position in anchors.items() if self._top_of(position) <= line]
        return passed[-1] if passed else next(iter(anchors), "")

    def _top_of(self, position: int) -> float:
        block = self.document().findBlock(position)
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _passage(self) -> tuple[str, float] | None:
        """The section at the top and how far the window is past its heading, in ems."""
        if not self._set or not self.verticalScrollBar().value():
            return None
        y = self.verticalScrollBar().value()
        name = self._section_at(y)
        return name, (y - self._top_of(self._set.anchors[name])) / self._em

    def _show_passage(self, name: str, past: float) -> None:
        if self._set and name in self._set.anchors:
            self.verticalScrollBar().setValue(round(self._top_of(self._set.anchors[name]) + past * self._em))

    def _cursor_over(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _fit(self) -> None:
        if self._set:
            fit_margins(self._set.document, self.viewport().width(), self._em)

    def _marked_blocks(self, top: float, bottom: float) -> list[tuple[QRectF, bool]]:
        """The passages for some tables that are in sight: where, and whether they hold for the one viewed."""
        layout, marked = self.document().documentLayout(), list[tuple[QRectF, bool]]()
        block = self.document().findBlock(max(0, layout.hitTest(QPointF(0, top), Qt.HitTestAccuracy.FuzzyHit)))
        while block.isValid() and (rect := layout.blockBoundingRect(block)).top() <= bottom:
            state = block.userState()
            if state != EVERYWHERE:
                if block.next().userState() == state:
                    rect.setBottom(layout.blockBoundingRect(block.next()).top())
                marked.append((rect, holds_here(state)))
            block = block.next()
        return marked

    # --- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        """The desk, the sheet, the marks in the margin, and the text over them."""
        painter = QPainter(self.viewport())
        colours, sheet = self._colours, self.sheet_rect()
        painter.fillRect(event.rect(), colours.desk)
        for reach, depth in ((9.0, 8), (5.0, 12), (2.0, 18)):
            painter.fillRect(sheet.adjusted(-reach, 0, reach, 0), QColor(0, 0, 0, depth))
        painter.fillRect(sheet, colours.paper)
        scroll = self.verticalScrollBar().value()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.document().rootFrame().frameFormat().leftMargin() - self._em * 0.95
        for rect, here in self._marked_blocks(scroll - 200, scroll + self.viewport().height()):
            colour = colours.gold if here else faded(colours.rule, 0.9)
            painter.setPen(QPen(colour, 3.0 if here else 1.6))
            painter.drawLine(QPointF(x, rect.top() - scroll), QPointF(x, rect.bottom() - scroll))
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the passage that one reads."""
        at = self._passage()
        self._fit()
        super().resizeEvent(event)
        if at:
            self._show_passage(*at)

    def minimumSizeHint(self) -> QSize:
        """A page can be narrow."""
        return QSize(240, 200)


def fit_margins(document: QTextDocument, width: float, em: float) -> None:
    """Give a document the margins that leave a line of about 65 letters, or less where there is no room."""
    side = floor(max(min(em * 1.5, width * 0.055), (width - MEASURE * em) / 2))
    form = QTextFrameFormat(document.rootFrame().frameFormat())
    if abs(form.leftMargin() - side) < 0.5 and form.topMargin():
        return
    form.setLeftMargin(side)
    form.setRightMargin(side)
    form.setTopMargin(em * 1.6)
    form.setBottomMargin(em * 4)
    document.rootFrame().setFrameFormat(form)
