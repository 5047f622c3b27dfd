"""The help of the first start: a few notes on folded paper, each beside what it speaks of, which stays in the light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QWidget

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import LEFT, draw_text, font
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.table.buttons import BrassButton
from briscola_desktop.widgets.table.canvas import rectangle
from briscola_desktop.widgets.table.geometry import Box, union
from briscola_desktop.widgets.table.layout import Layout
from briscola_desktop.widgets.table.look import Look
from briscola_desktop.widgets.table.paper import draw_flourish, draw_paper
from briscola_desktop.widgets.table.reading import announce
from briscola_desktop.widgets.table.sheets import Overlay

FORWARD = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Down)
BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backspace)

_WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignTop.value


@dataclass(frozen=True)
class Step:
    """A note: title, text, and the boxes of what it speaks of in window pixels; it lies beside the first."""

    title: str
    text: str
    about: tuple[Box, ...]

    def lit(self, window: Box) -> tuple[Box, ...]:
        """What stays in the light, with some room about it where the window has it: its frame is seen all around."""
        edge = window.grown(-4)
        boxes = []
        for box in self.about:
            wide = box.grown(8)
            x, y = max(wide.x, edge.x), max(wide.y, edge.y)
            boxes.append(Box(x, y, min(wide.right, edge.right) - x, min(wide.bottom, edge.bottom) - y))
        return tuple(boxes)


def place_note(window: Box, target: Box, w: float, h: float, gap: float) -> Box:
    """Where a note lies: beside what it speaks of, on the side with the most room, and inside of the window."""
    rooms = {
        "above": target.y - window.y,
        "below": window.bottom - target.bottom,
        "left": target.x - window.x,
        "right": window.right - target.right,
    }
    spare = {side: room - (h if side in ("above", "below") else w) - 2 * gap for side, room in rooms.items()}
    side = max(spare, key=lambda name: spare[name])
    away = min(gap * 2.2, max(gap, spare[side] * 0.5 + gap))
    x, y = {
        "above": (target.cx - w / 2, target.y - away - h),
        "below": (target.cx - w / 2, target.bottom + away),
        "left": (target.x - away - w, target.cy - h / 2),
        "right": (target.right + away, target.cy - h / 2),
    }[side]
    x = max(window.x + gap, min(window.right - gap - w, x))
    y = max(window.y + gap, min(window.bottom - gap - h, y))
    return Box(x, y, w, h)


class TourSheet(Overlay):
    """The notes, one after the other. Enter or a click goes on, the left arrow back, Esc puts them away."""

    veil = QColor(10, 5, 2, 0)  # the light is left out of the darkness, so both are drawn here

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.place = 0
        self._paper = Box(0, 0, 0, 0)
        self.skip = BrassButton(look, "skip", self, main=False)
        self.skip.clicked.connect(self.close_sheet)
        self.next = BrassButton(look, "next", self)
        self.next.clicked.connect(lambda _=False: self.go_on())  # a click says whether it is checked

    def open_sheet(self) -> None:
        """Begin with the first note."""
        self.place = 0
        self.skip.word(self.tr("Skip"), self.tr("Put the notes away"), self.tr("Esc"))
        self._open()
        self._show()

    def go_on(self, by: int = 1) -> None:
        """The next note, or the one before; after the last one the table is free."""
        if self.place + by >= len(self.steps):
            self.close_sheet()
        else:
            self.place = max(0, self.place + by)
            self._show()

    @property
    def steps(self) -> Sequence[Step]:
        """All notes, for the layout as it is now."""
        layout = self.look.layout
        stock = layout.stock.box().joined(layout.trump.box())
        own = layout.side_of(layout.shape.own)
        order = sorted(layout.piles, key=lambda side: side != own)
        piles = tuple(layout.piles[side].box().joined(layout.badges[side]) for side in order)
        return (
            Step(
                self.tr("Your cards"),
                self.tr("Play a card with a click, by dragging it to the table, or with the keys 1, 2 and 3."),
                (layout.fans[layout.shape.own].box,),
            ),
            Step(
                self.tr("The trump"),
                self.tr(
                    "The suit of the card under the stock is trump. The highest trump takes the trick; without one, "
                    "the highest card of the suit led. Nobody has to follow suit. Afterwards everybody draws a card."
                ),
                (stock,),
            ),
            Step(
                self.tr("What counts"),
                self.tr(
                    "Tricks lie before those who took them. An ace counts 11, a three 10, a king 4, a knight 3 and a "
                    "knave 2 points. More than 60 of the 120 win the deal."
                ),
                piles,
            ),
            Step(
                self.tr("Whenever you like"),
                self.tr(
                    "Up here are a new deal, a hint and undo; the menu has everything else, these notes too. "
                    "F1 opens the rules, ? shows every key, S says what lies on the table."
                ),
                (_bar(layout),),
            ),
        )

    def arrange(self) -> None:
        """Lay the note out for the window."""
        super().arrange()
        step, f, gap = self.steps[self.place], self.look.font, self.look.font
        window = Box(0, 0, self.width(), self.height())
        wide = min(27 * f, window.w - 2 * gap)
        lines = QFontMetricsF(self._face).boundingRect(QRectF(0, 0, wide - 3.2 * f, 10_000), _WRAP, step.text)
        high = 4.4 * f + lines.height() + 1.0 * f + max(34.0, 2.4 * f) + 1.5 * f
        paper = self._paper = place_note(window, step.about[0], wide, high, gap)
        button = max(34.0, 2.4 * f)
        y = paper.bottom - 1.3 * f - button
        self.next.put(Box(paper.right - 1.6 * f - 9 * f, y, 9 * f, button))
        self.skip.put(Box(paper.x + 1.6 * f, y, 7 * f, button))

    def draw(self, painter: QPainter) -> None:
        """Darkness but for what the note speaks of, an arrow to it, and the note."""
        step, f = self.steps[self.place], self.look.font
        night = QPainterPath()
        night.setFillRule(Qt.FillRule.WindingFill)
        night.addRect(QRectF(self.rect()))
        lit = QPainterPath()
        parts = step.lit(Box(0, 0, self.width(), self.height()))
        for part in parts:
            lit.addRoundedRect(rectangle(part), f * 0.8, f * 0.8)
        painter.fillPath(night.subtracted(lit), faded(palette.SHADOW, 0.62))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, opacity in ((f * 0.5, 0.25), (f * 0.14, 0.95)):
            painter.setPen(QPen(faded(palette.BRASS_LIT, opacity), width))
            painter.drawPath(lit)
        self._draw_arrow(painter, parts[0])
        box = rectangle(self._paper)
        draw_paper(painter, box, f)
        _draw_folds(painter, box, f)
        inner = box.adjusted(1.6 * f, 1.2 * f, -1.6 * f, 0)
        title = QRectF(inner.x(), inner.y(), inner.width() * 0.72, 2.2 * f)
        draw_text(painter, title, step.title, font(f * 1.5, bold=True), palette.INK, LEFT)
        self._draw_places(painter, QPointF(inner.right(), title.center().y()))
        draw_flourish(painter, QPointF(inner.center().x(), title.bottom() + 0.4 * f), inner.width() * 0.42, f * 0.8)
        painter.setFont(self._face)
        painter.setPen(palette.INK)
        painter.drawText(QRectF(inner.x(), title.bottom() + f, inner.width(), box.height()), _WRAP, step.text)

    @property
    def _face(self) -> QFont:
        return font(self.look.font * 1.08)

    def _draw_places(self, painter: QPainter, right: QPointF) -> None:
        """A bead for each note."""
        f, count = self.look.font, len(self.steps)
        painter.setPen(QPen(palette.BRASS_DEEP, 1))
        for place in range(count):
            painter.setBrush(palette.BRASS if place == self.place else faded(palette.PAPER, 0.6))
            at = right - QPointF((count - place - 0.5) * f * 0.95, 0)
            painter.drawEllipse(at, f * 0.28, f * 0.28)

    def _draw_arrow(self, painter: QPainter, target: Box) -> None:
        """A chalk line from the note to what it speaks of."""
        f, paper = self.look.font, self._paper
        if paper.touches(target, f * 0.8):
            return
        across = _nearest(target.cx, paper.x + 2 * f, paper.right - 2 * f)
        start = QPointF(across, _nearest(target.cy, paper.y, paper.bottom))
        end = QPointF(_nearest(start.x(), target.x, target.right), _nearest(start.y(), target.y, target.bottom))
        bend = QPointF(-(end.y() - start.y()), end.x() - start.x()) * 0.22
        middle = (start + end) / 2 + bend
        line = QPainterPath(start)
        line.quadTo(middle, end)
        painter.setPen(QPen(faded(palette.LAMPLIGHT, 0.9), f * 0.16, c=Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        painter.save()
        painter.translate(end)
        painter.rotate(degrees(atan2(end.y() - middle.y(), end.x() - middle.x())))
        for side in (-1, 1):
            painter.drawLine(QPointF(0, 0), QPointF(-f * 0.7, side * f * 0.42))
        painter.restore()

    def _show(self) -> None:
        step, last = self.steps[self.place], self.place == len(self.steps) - 1
        word = self.tr("Play") if last else self.tr("Next")
        self.next.word(word, word, self.tr("Enter"))
        self.skip.setVisible(not last)
        self.setAccessibleName(f"{step.title}. {step.text}")
        self.arrange()
        self.next.setFocus()
        announce(self, self.accessibleName())

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """On with it."""
        self.go_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Forward, back, or away; other keys wait until the notes are read."""
        if event.isAutoRepeat():
            return
        if event.key() in FORWARD:
            self.go_on()
        elif event.key() in BACK:
            self.go_on(-1)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_sheet()


def _bar(layout: Layout) -> Box:
    return union(layout.buttons.values()).grown(-6, -2)


def _nearest(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


def _draw_folds(painter: QPainter, box: QRectF, f: float) -> None:
    """The paper was folded twice: a soft crease down its middle and one across."""
    for across in (False, True):
        middle = box.center()
        reach = QPointF(0, f * 0.9) if across else QPointF(f * 0.9, 0)
        crease = QLinearGradient(middle - reach, middle + reach)
        stops = ((0, "#6b5130", 0.0), (0.49, "#6b5130", 0.09), (0.51, "#ffffff", 0.32), (1, "#ffffff", 0.0))
        for t, colour, opacity in stops:
            crease.setColorAt(t, faded(QColor(colour), opacity))
        strip = QRectF(box.x() + 1, middle.y() - f * 0.9, box.width() - 2, f * 1.8)
        if not across:
            strip = QRectF(middle.x() - f * 0.9, box.y() + 1, f * 1.8, box.height() - 2)
        painter.fillRect(strip, crease)
