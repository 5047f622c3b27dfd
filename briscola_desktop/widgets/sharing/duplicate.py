"""A duplicate, painted: one's result from each seat side by side, and what they make together."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from briscola_desktop.runtime.history.entries import Entry
from briscola_desktop.runtime.sharing import Duplicate
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import enlarged, large
from briscola_desktop.widgets.history.rows import draw_result
from briscola_desktop.widgets.history.words import outcome_text, points_text
from briscola_desktop.widgets.lettering import CENTRE, draw_paragraph, draw_text, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.table.canvas import HINTS

HIGH = 150
GAP = 12.0


class DuplicateView(QWidget):
    """The results of a shared deal."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self._duplicate: Duplicate | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_duplicate(self, duplicate: Duplicate | None) -> None:
        """Other results."""
        self._duplicate = duplicate
        self.setAccessibleName(self.words)
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        """All of it in sentences."""
        if self._duplicate is None:
            return ""
        parts = [f"{title}: {self._line(entry)}" for title, entry in self._cells(self._duplicate)]
        return ". ".join([*parts, self.total]).strip()

    @property
    def total(self) -> str:
        """What the results make together; empty until all are there."""
        return total_text(self._duplicate) if self._duplicate else ""

    def _cells(self, duplicate: Duplicate) -> list[tuple[str, Entry | None]]:
        titles = [self.tr("From this seat"), self.tr("From the other seat"), self.tr("From the third seat")]
        if len(duplicate.seats) > 2:
            titles[1] = self.tr("From the second seat")
        return list(zip(titles, duplicate.seats, strict=False))

    def _line(self, entry: Entry | None) -> str:
        return self.tr("not played yet") if entry is None else f"{points_text(entry)}, {outcome_text(entry.outcome)}"

    def sizeHint(self) -> QSize:
        """Room for the sheets, and for the line under them."""
        return QSize(360, large(HIGH + (48 if self.total else 0)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheets."""
        if self._duplicate is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        cells = self._cells(self._duplicate)
        whole = enlarged(painter, self.rect()).width()
        wide = (whole - GAP * (len(cells) - 1) - 2) / len(cells)
        for place, (title, entry) in enumerate(cells):
            self._draw(painter, QRectF(1 + place * (wide + GAP), 1, wide, HIGH - 4), title, entry)
        below = QRectF(0, HIGH + 4, whole, 44)
        draw_paragraph(painter, below, self.total, font(15, bold=True), self.room.ink)
        painter.end()

    def _draw(self, painter: QPainter, box: QRectF, title: str, entry: Entry | None) -> None:
        room = self.room
        line = Qt.PenStyle.SolidLine if entry else Qt.PenStyle.DashLine
        painter.setPen(QPen(faded(palette.BRASS, 0.8 if entry else 0.4), 1.2, line))
        painter.setBrush(faded(palette.BRASS, 0.10 if entry else 0.03))
        painter.drawRoundedRect(box, 10, 10)
        head = QRectF(box.left() + 8, box.top() + 10, box.width() - 16, 22)
        draw_text(painter, head, title, font(15, italic=True), room.quiet, CENTRE)
        if entry is None:
            draw_text(painter, box.adjusted(8, 24, -8, 0), self.tr("not played yet"), font(16), room.quiet, CENTRE)
            return
        disc = QRectF(box.center().x() - 17, box.top() + 38, 34, 34)
        draw_result(painter, disc, entry.outcome, room)
        points = QRectF(box.left() + 6, box.top() + 76, box.width() - 12, 38)
        draw_text(painter, points, points_text(entry), font(28, bold=True), room.ink, CENTRE)
        foot = QRectF(box.left() + 6, box.bottom() - 34, box.width() - 12, 24)
        draw_text(painter, foot, outcome_text(entry.outcome), font(15, italic=True), room.quiet, CENTRE)


def total_text(duplicate: Duplicate) -> str:
    """What the results make together in a sentence; empty until all are there."""
    surplus = duplicate.surplus
    if surplus is None:
        return ""
    t = QCoreApplication.translate
    if surplus > 0:
        return t("DuplicateView", "With the same cards you took %n points more than the others.", "", surplus)
    if surplus < 0:
        return t("DuplicateView", "With the same cards the others took %n points more than you.", "", -surplus)
    return t("DuplicateView", "With the same cards you took exactly as much as the others.")
