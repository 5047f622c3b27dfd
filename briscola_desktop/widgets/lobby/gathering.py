"""While a table fills: its code on a sheet of paper in the middle, large enough to be read across the room."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QWidget

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.icons import draw_icon
from briscola_desktop.widgets.lettering import advance, balanced, draw_text, font
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.table.bar import draw_focus
from briscola_desktop.widgets.table.buttons import BrassButton, TableButton
from briscola_desktop.widgets.table.canvas import rectangle
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.look import Look
from briscola_desktop.widgets.table.paper import draw_flourish, draw_paper
from briscola_desktop.widgets.table.sheets import Overlay

PLACES = 24
"""Into how many steps the cloth is divided where a place for the sheet is looked for."""

WHOLE = 0.3
"""Part of its size to which a code or an address is set smaller: it must never be cut."""

COPIED_STAYS = 2_500
"""Milliseconds for which the sheet says that the invitation was copied."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the sheet says.

    Attributes:
        title: whose table it is.
        line: what is played.
        code: the table's, in two groups.
        where: the address to be told with it; empty where the code is enough.
        invitation: what a click on the code copies.
        how: who is waited for.
        ready: whether one is ready oneself.
    """

    title: str
    line: str
    code: str
    where: str
    invitation: str
    how: str
    ready: bool


class CodeButton(TableButton):
    """The code; a click copies the invitation."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, "code", parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def draw(self, painter: QPainter) -> None:
        """Large letters in a dashed frame, and a sheet to be copied."""
        f = self.look.font
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setBrush(QColor(255, 255, 255, 190 if self.state.hovered else 130))
        painter.setPen(QPen(faded(palette.BRASS_DEEP, 0.8), 1.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, f * 0.6, f * 0.6)
        side = f * 1.4
        words = box.adjusted(f * 0.6, 0, -f * 2.2, 0)
        draw_text(painter, words, self.text(), font(f * 2.9, bold=True, spacing=12), palette.INK, least=WHOLE)
        picture = QRectF(box.right() - f * 1.9, box.center().y() - side / 2, side, side)
        draw_icon(painter, "deck", picture, faded(palette.INK, 0.75))
        if self.state.focused:
            draw_focus(painter, box, f)


class GatheringSheet(Overlay):
    """Whose table it is, its code, and whether one is ready.

    Signals:
        ready_wanted: to be ready, or no longer.
        leave_wanted: to leave the table.
    """

    ready_wanted = Signal(bool)
    leave_wanted = Signal()
    veil = QColor(10, 5, 2, 40)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.waiting: Waiting | None = None
        self._paper = Box(0, 0, 0, 0)
        self.code = CodeButton(look, self)
        self.code.clicked.connect(self.copy)
        self.leave = BrassButton(look, "leave", self, main=False, icon="quit")
        self.leave.clicked.connect(self.leave_wanted)
        self.ready = BrassButton(look, "ready", self, icon="check")
        self.ready.clicked.connect(self._on_ready)
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_STAYS)
        self._copied.timeout.connect(self.redraw)

    @property
    def ready_word(self) -> str:
        """What stands on the button for who is not ready yet."""
        return self.tr("I am ready")

    def tell(self, waiting: Waiting) -> None:
        """Show this; the sheet comes up where it was away."""
        self.waiting = waiting
        self.code.word(waiting.code, self.tr("Copy the invitation"), "")
        self.code.setAccessibleName(self.tr("Code {code}").format(code=waiting.code))
        self.leave.word(self.tr("Leave"), self.tr("Give up your seat"), "")
        text = self.tr("Not yet…") if waiting.ready else self.ready_word
        self.ready.word(text, self.tr("The deal begins when everybody is ready"), "")
        self.ready.main = not waiting.ready
        self.setAccessibleName(f"{waiting.title}. {waiting.line}. {waiting.how}")
        if self.isVisible():
            self.redraw()
        else:
            self._open()
            self.ready.setFocus()

    def copy(self) -> None:
        """Put the invitation on the clipboard."""
        if self.waiting:
            QGuiApplication.clipboard().setText(self.waiting.invitation)
            self._copied.start()
            self.redraw()

    def arrange(self) -> None:
        """In the middle of the cloth, or above or below it where that leaves more names to be read, one's own first."""
        super().arrange()
        f, cloth = self.look.font, self.look.layout.cloth
        wide, high = min(29 * f, self.width() * 0.92), 20.5 * f
        highest, lowest = cloth.y, max(cloth.y, cloth.bottom - high)
        if high > cloth.h:
            highest = lowest = max(4.0, (self.height() - high) / 2)
        usual = min(max(cloth.cy - 1.2 * f - high / 2, highest), lowest)
        tops = [usual, *(highest + (lowest - highest) * step / PLACES for step in range(PLACES + 1))]
        papers = [Box(self.width() / 2 - wide / 2, top, wide, high) for top in tops]
        self._paper = paper = min(papers, key=lambda box: (*self._covers(box), abs(box.y - usual)))
        self.code.put(Box(paper.x + 2 * f, paper.y + 6.4 * f, wide - 4 * f, 4.6 * f))
        half, y = (wide - 5 * f) / 2, paper.bottom - 4.2 * f
        self.leave.put(Box(paper.x + 2 * f, y, half * 0.8, max(38.0, 2.7 * f)))
        self.ready.put(Box(paper.x + 3 * f + half * 0.8, y, half * 1.2, max(38.0, 2.7 * f)))

    def _covers(self, box: Box) -> tuple[bool, int]:
        """Whether a sheet there covers one's own name, and how many it covers."""
        layout = self.look.layout
        covered = [seat for seat, plate in layout.plates.items() if box.touches(plate)]
        return layout.shape.own in covered, len(covered)

    def draw(self, painter: QPainter) -> None:
        """The sheet."""
        waiting = self.waiting
        if waiting is None:
            return
        f, paper = self.look.font, self._paper
        box = rectangle(paper)
        draw_paper(painter, box, f)
        line = QRectF(paper.x + f, paper.y + 1.1 * f, paper.w - 2 * f, 2.4 * f)
        draw_text(painter, line, waiting.title, font(f * 1.9, bold=True), palette.INK)
        line.translate(0, 2.4 * f)
        line.setHeight(1.5 * f)
        draw_text(painter, line, waiting.line, font(f, italic=True), faded(palette.INK, 0.75))
        draw_flourish(painter, QPointF(box.center().x(), paper.y + 5.6 * f), paper.w * 0.24, f)
        below = QRectF(paper.x + f, paper.y + 11.2 * f, paper.w - 2 * f, 1.5 * f)
        where = waiting.where
        if self._copied.isActive():
            where = self.tr("Copied: send it to your friends")
        elif not where:
            where = self.tr("Friends sit down with this code")
        draw_text(painter, below, where, font(f), faded(palette.INK, 0.85), least=WHOLE)
        face = font(f * 1.15, bold=True)
        lines = (waiting.how,) if advance(waiting.how, face) <= paper.w - 2 * f else balanced(waiting.how, face)
        how = QRectF(paper.x + f, paper.y + (14.3 - 0.7 * len(lines)) * f, paper.w - 2 * f, 1.4 * f)
        for line_of_it in lines:
            draw_text(painter, how, line_of_it, face, palette.WINNER)
            how.translate(0, how.height())

    def _on_ready(self) -> None:
        if self.waiting:
            self.ready_wanted.emit(not self.waiting.ready)
