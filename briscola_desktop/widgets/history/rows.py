"""The kept deals as rows of a list: fetched page by page, painted with their result, opponents and marks."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from briscola_desktop.runtime.history.entries import Entry, Filter, Outcome, Page
from briscola_desktop.runtime.history.history import History, Ticket
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import enlarged, large
from briscola_desktop.widgets.figures import short_date
from briscola_desktop.widgets.history.words import (
    against_text,
    entry_text,
    kind_text,
    mark_text,
    outcome_text,
    points_text,
)
from briscola_desktop.widgets.icons import draw_icon
from briscola_desktop.widgets.lettering import CENTRE, LEFT, RIGHT, draw_text, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.statistics.charts import colours
from briscola_desktop.widgets.table.canvas import HINTS

PAGE = 200
"""Deals fetched at a time."""

HIGH = 66
"""Height of a row in pixels of usual print."""

MARK_ICONS = {"undone": "undo", "hinted": "hint", "conceded": "concede", "replayed": "eye"}

ENTRY = Qt.ItemDataRole.UserRole

Index = QModelIndex | QPersistentModelIndex


class Deals(QAbstractListModel):
    """The deals of a filter, newest first; older ones are fetched when the list is scrolled to its end.

    Signals:
        counted: how many deals the filter lets through.
    """

    counted = Signal(int)

    def __init__(self, history: History, parent: QWidget) -> None:
        super().__init__(parent)
        self._history = history
        self._filter = Filter()
        self._entries: list[Entry] = []
        self._total = 0
        self._ticket: Ticket | None = None
        self.room: Room = palette.ROOMS["dark"]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The deals that have been fetched."""
        return tuple(self._entries)

    def show(self, wanted: Filter) -> None:
        """List the deals of a filter."""
        self._filter = wanted
        self._ask(None)

    def refresh(self) -> None:
        """List them anew."""
        self._ask(None)

    def fetchMore(self, parent: Index) -> None:
        """The next page."""
        if self._ticket is None and self._entries:
            self._ask(self._entries[-1].id)

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there are older deals."""
        return not parent.isValid() and len(self._entries) < self._total and self._ticket is None

    def _ask(self, before: int | None) -> None:
        if self._ticket is not None:
            self._ticket.drop()
        wanted = self._filter
        self._ticket = self._history.ask(
            lambda store: store.page(wanted, before, PAGE),
            lambda page: self._receive(page, before),
            lambda: self._receive(Page((), 0), before),
            owner=self,
        )

    def _receive(self, page: Page, before: int | None) -> None:
        self._ticket = None
        if before is None:
            self.beginResetModel()
            self._entries = list(page.entries)
            self.endResetModel()
        elif page.entries:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(page.entries) - 1)
            self._entries += page.entries
            self.endInsertRows()
        self._total = page.total
        self.emit_counted(page.total)

    def emit_counted(self, total: int) -> None:
        """Say how many there are."""
        self.counted.emit(total)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """The deals that have been fetched."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A deal, or the sentence about it."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry_text(entry)
        return None


class DealRow(QStyledItemDelegate):
    """Paints a deal: a disc for the result, the points, against whom, by which rules, when, and its marks."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self.room = room

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are of one height."""
        return QSize(280, large(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row."""
        entry = index.data(ENTRY)
        state = option.state
        painter.save()
        painter.setRenderHints(HINTS)
        box = enlarged(painter, option.rect).adjusted(2, 2, -2, -2)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(palette.BRASS, 1.6))
            painter.setBrush(faded(palette.BRASS, 0.18))
            painter.drawRoundedRect(box, 9, 9)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.BRASS, 0.09))
            painter.drawRoundedRect(box, 9, 9)
        if isinstance(entry, Entry):
            self._draw(painter, box.adjusted(10, 0, -12, 0), entry)
        painter.restore()

    def _draw(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        room = self.room
        disc = QRectF(box.left(), box.center().y() - 19, 38, 38)
        draw_result(painter, disc, entry.outcome, room)
        narrow = box.width() < 470
        when = short_date(entry.ended, day_alone=narrow)
        points = QRectF(disc.right() + 12, box.top() + 8, 112, 26)
        draw_text(painter, points, points_text(entry), font(20, bold=True), room.ink, LEFT)
        below = QRectF(points.left(), box.bottom() - 30, 112, 20)
        said = when if narrow else outcome_text(entry.outcome)  # the disc shows the outcome, too
        draw_text(painter, below, said, font(14, italic=True), room.quiet, LEFT)
        right = box.right()
        for mark in sorted(entry.marks, reverse=True):
            draw_icon(painter, MARK_ICONS[mark], QRectF(right - 18, box.bottom() - 29, 17, 17), room.quiet)
            right -= 24
        left = points.right() + 8
        wide = 0.0 if narrow else 128.0
        text = QRectF(left, box.top() + 9, box.right() - left - wide, 24)
        draw_text(painter, text, against_text(entry), font(16), room.ink, LEFT)
        second = QRectF(left, box.bottom() - 30, right - left - 6, 20)
        draw_text(painter, second, kind_text(entry.kind), font(14), room.quiet, LEFT)
        if not narrow:
            draw_text(
                painter,
                QRectF(box.right() - wide, box.top() + 9, wide, 24),
                when,
                font(14, italic=True),
                room.quiet,
                RIGHT,
            )


def draw_result(painter: QPainter, disc: QRectF, outcome: Outcome | None, room: Room) -> None:
    """A disc in the colour of a result with its sign: a tick, a cross, two bars; a plain ring where there is none."""
    colour = colours(room)[outcome] if outcome is not None else QColor(room.quiet)
    painter.setPen(QPen(faded(palette.INK, 0.6), 1))
    painter.setBrush(faded(colour, 0.95) if outcome is not None else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)
    inner = disc.adjusted(9, 9, -9, -9)
    ink = QColor("#fffaf0") if outcome is Outcome.LOST else palette.INK
    if outcome is Outcome.WON:
        draw_icon(painter, "check", inner, ink, 3)
    elif outcome is Outcome.LOST:
        draw_icon(painter, "close", inner.adjusted(2, 2, -2, -2), ink, 3)
    elif outcome is Outcome.DRAWN:
        painter.setPen(QPen(ink, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for y in (inner.center().y() - 3.6, inner.center().y() + 3.6):
            painter.drawLine(QPointF(inner.left() + 2, y), QPointF(inner.right() - 2, y))
    else:
        draw_text(painter, disc, "·", font(20, bold=True), room.quiet, CENTRE)


def marks_text(entry: Entry) -> str:
    """All marks of a deal in words."""
    return " · ".join(mark_text(mark) for mark in sorted(entry.marks))
