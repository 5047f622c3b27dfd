"""The score sheet at the end of a deal: squared paper with both sides, their cards, and the table of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from briscola_desktop.core.cards import Card
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import CENTRE, LEFT, RIGHT, advance, draw_text, font
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.portraits import portrait
from briscola_desktop.widgets.table.bar import ButtonState, draw_button
from briscola_desktop.widgets.table.canvas import rectangle
from briscola_desktop.widgets.table.cards import draw_card
from briscola_desktop.widgets.table.geometry import Box, Place, union
from briscola_desktop.widgets.table.paper import draw_flourish, draw_paper
from briscola_desktop.widgets.table.plates import brass

COLOURS = (palette.WINNER, palette.LOSER, QColor("#5f7a3a"))
"""Of the sides, one's own first: of their figures and their parts of the bar."""

HALF, ALL = 60, 120

Pictures = Callable[[Card | None, float], QPixmap | None]
"""The picture of a face (None: a back) for a width in logical pixels."""


@dataclass(frozen=True)
class SheetSide:
    """A side's part of the sheet.

    Attributes:
        who: numbers of the portraits of its players.
        cards: the cards to be shown of those it took.
        deals: a cell for each deal of the match; empty for those to come.
        total: the last cell.
        won: which cells stand out.
    """

    name: str
    who: tuple[int, ...]
    points: int
    cards: tuple[Card, ...] = ()
    deals: tuple[str, ...] = ()
    total: str = ""
    won: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Sheet:
    """What stands on the sheet.

    Attributes:
        sides: one's own first; two or three.
        winner: place of the side that won the deal; None for a draw.
        head: the table's first line, as many cells as the sides' name, deals and total; empty without a match.
        buttons: names and words from the left, the main one last.
    """

    title: str
    line: str
    sides: tuple[SheetSide, ...]
    winner: int | None = 0
    head: tuple[str, ...] = ()
    buttons: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SheetLayout:
    """Where everything on the sheet is, in window pixels.

    Attributes:
        font: size of the type.
        sides, fans: by place of the side; portraits and figures, and its cards.
        card: width of a card.
        table: the lines of the match; of no height without one.
        buttons: by name.
    """

    font: float
    paper: Box
    title: Box
    line: Box
    sides: tuple[Box, ...]
    bar: Box
    fans: tuple[Box, ...]
    card: float
    table: Box
    row: float
    buttons: Mapping[str, Box]


def lay_out_sheet(width: float, height: float, size: float, sheet: Sheet, aspect: float) -> SheetLayout:
    """The sheet in the middle of a window.

    Args:
        width: of the window.
        height: of the window.
        size: of the type on the table; the sheet's is a little larger, and smaller where the window is low.
        sheet: what stands on it.
        aspect: height of a card over its width.
    """
    rows = len(sheet.sides) + 1 if sheet.head else 0
    f = size * 1.05
    wide = min(width * 0.94, 48 * f)
    words = [advance(text, font(size, bold=True)) + 4.2 * size for text in sheet.buttons.values()]  # with an icon
    narrow = wide < 34 * f or sum(words) + (len(words) - 1) * 0.6 * f > wide - 4.4 * f
    count = len(sheet.sides)
    gap = 1.4 * f
    card = min((wide - 4.4 * f) / count / 5.4, 4.6 * f, 0.13 * wide)
    fixed = 1.6 + 5.6 + 4.6 + 1.1 + 1.0 + 2.0 + 1.5 + rows * 1.95 + 0.9 * bool(rows) + (6.0 if narrow else 2.7) + 2.0
    high = fixed * f + card * aspect
    if high > height * 0.96:
        f *= height * 0.96 / high
        card *= height * 0.96 / high
        high = height * 0.96
    paper = Box((width - wide) / 2, (height - high) / 2, wide, high)
    margin = (1.3 if narrow else 2.2) * f
    inner = Box(paper.x + margin, paper.y + 1.6 * f, paper.w - 2 * margin, paper.h - 3.1 * f)
    each = (inner.w - gap * (count - 1)) / count
    y = inner.y + 5.6 * f
    columns = [inner.x + i * (each + gap) for i in range(count)]
    sides = tuple(Box(x, y, each, 4.6 * f) for x in columns)
    y += 5.7 * f
    bar = Box(inner.x, y, inner.w, f)
    y += 3.0 * f
    fans = tuple(Box(x, y, each, card * aspect) for x in columns)
    y += card * aspect + 1.5 * f
    return SheetLayout(
        font=f,
        paper=paper,
        title=Box(inner.x, inner.y, inner.w, 2.6 * f),
        line=Box(inner.x, inner.y + 2.6 * f, inner.w, 1.5 * f),
        sides=sides,
        bar=bar,
        fans=fans,
        card=card,
        table=Box(inner.x, y, inner.w, rows * 1.95 * f + 0.3 * f * bool(rows)),
        row=1.95 * f,
        buttons=_buttons(sheet, inner, f, words, narrow=narrow),
    )


def _buttons(sheet: Sheet, inner: Box, f: float, words: Sequence[float], *, narrow: bool) -> dict[str, Box]:
    """The first at the left and the others at the right; where words are too wide for that the main one under them."""
    names = list(sheet.buttons)
    if not names:
        return {}
    high = 2.7 * f
    y = inner.bottom - high
    if narrow:
        *others, main = names
        boxes = {main: Box(inner.x, y, inner.w, high)}
        each = (inner.w - 0.7 * f * (len(others) - 1)) / max(1, len(others))
        above = y - high - 0.6 * f
        return {n: Box(inner.x + i * (each + 0.7 * f), above, each, high) for i, n in enumerate(others)} | boxes
    spare = max(0.0, inner.w - 0.6 * f * (len(names) - 1) - sum(words)) / len(names)
    first, *rest = (
        max(min(wide + spare, usual), wide)
        for wide, usual in zip(words, (9 * f, *(12 * f for _ in names[1:])), strict=True)
    )
    row, right = [Box(inner.x, y, first, high)], inner.right - sum(rest) - 0.6 * f * (len(rest) - 1)
    for wide in rest:
        row.append(Box(right, y, wide, high))
        right += wide + 0.6 * f
    return dict(zip(names, row, strict=True))


def draw_sheet(
    painter: QPainter,
    layout: SheetLayout,
    sheet: Sheet,
    pictures: Pictures,
    states: Mapping[str, ButtonState] | None = None,
) -> None:
    """Paint the sheet. Buttons are painted when `states` says something about them."""
    f = layout.font
    draw_paper(painter, rectangle(layout.paper), f, square=layout.row / 2, line=layout.table.y)
    wide = advance(sheet.title, font(f * 2.1, bold=True))
    title = font(f * max(1.25, min(2.1, 2.1 * layout.title.w / max(1.0, wide))), bold=True)
    draw_text(painter, rectangle(layout.title), sheet.title, title, palette.INK)
    draw_text(painter, rectangle(layout.line), sheet.line, font(f, italic=True), faded(palette.INK, 0.72))
    draw_flourish(painter, QPointF(layout.title.cx, layout.line.bottom + 0.65 * f), layout.title.w * 0.22, f)
    last = len(sheet.sides) - 1
    for i, side in enumerate(sheet.sides):
        at_right = i == last and last == 1
        _draw_side(painter, layout.sides[i], f, side, COLOURS[i], won=i == sheet.winner, at_right=at_right)
        _draw_fan(painter, layout, i, side.cards, pictures, at_right=at_right)
    _draw_points(painter, layout, sheet.sides)
    if sheet.head:
        _draw_table(painter, layout, sheet)
    for name, state in (states or {}).items():
        main = name == list(sheet.buttons)[-1]
        draw_button(
            painter, rectangle(layout.buttons[name]), sheet.buttons[name], f * (1.1 if main else 1), state, main=main
        )


def _draw_side(
    painter: QPainter, box: Box, f: float, side: SheetSide, colour: QColor, *, won: bool, at_right: bool
) -> None:
    """Portraits, name, and points in the side's colour; mirrored for the side at the right."""
    d = 0.86 * min(box.h, box.w * 0.42 / (1 + 0.25 * (len(side.who) - 1)))
    shift, laurel = d * 0.56, d * 0.15
    wide = d + shift * (len(side.who) - 1)
    left = box.right - wide - laurel if at_right else box.x + laurel
    dpr = painter.device().devicePixelRatio()
    if won:
        _draw_laurel(painter, QRectF(left, box.cy - d / 2, wide, d))
    for i, who in reversed(tuple(enumerate(side.who))):
        ring = QRectF(left + i * shift, box.cy - d / 2, d, d)
        painter.setPen(QPen(palette.INK, 1.2))
        painter.setBrush(brass(ring, lit=won))
        painter.drawEllipse(ring)
        face = ring.adjusted(d * 0.06, d * 0.06, -d * 0.06, -d * 0.06)
        painter.drawPixmap(face, portrait(who, round(face.width()), dpr), QRectF())
    gap = f * 0.5 + laurel
    words = QRectF(box.x if at_right else left + wide + gap, box.y, box.w - wide - gap - laurel, box.h)
    align = RIGHT if at_right else LEFT
    name, points = QRectF(words), QRectF(words)
    name.setHeight(box.h * 0.45)
    points.setTop(box.y + box.h * 0.40)
    draw_text(painter, name, side.name, font(f * 1.35, bold=True), palette.INK, align)
    draw_text(painter, points, str(side.points), font(f * 3, bold=True), colour, align)


def _draw_laurel(painter: QPainter, box: QRectF) -> None:
    """Two twigs of laurel that come up from below about the winner's portraits."""
    d = box.height()
    leaf = QPainterPath(QPointF(0, 0))
    leaf.quadTo(d * 0.08, -d * 0.085, d * 0.21, 0)
    leaf.quadTo(d * 0.08, d * 0.085, 0, 0)
    painter.setPen(QPen(QColor("#6f4f12"), max(0.7, d * 0.008)))
    for side, centre in ((-1, box.left() + d / 2), (1, box.right() - d / 2)):
        for k in range(7):
            for out in (0, 1):
                angle = 84 - k * 21 - out * 8
                painter.save()
                painter.translate(centre, box.center().y())
                painter.scale(side, 1)
                painter.rotate(angle)
                painter.translate(d * (0.50 + 0.015 * out), 0)
                painter.rotate(-80 + out * 46)
                painter.setBrush(QColor("#e2b95a" if out else "#c9973a"))
                painter.drawPath(leaf)
                painter.restore()


def _draw_points(painter: QPainter, layout: SheetLayout, sides: Sequence[SheetSide]) -> None:
    """The bar of 120 points; between two sides the mark of 60."""
    bar, f = rectangle(layout.bar), layout.font
    outline = QPainterPath()
    outline.addRoundedRect(bar, bar.height() / 2, bar.height() / 2)
    painter.fillPath(outline, faded(palette.INK, 0.16))
    x = bar.x()
    for i, side in enumerate(sides):
        part = QPainterPath()
        wide = bar.width() * side.points / ALL
        start = bar.right() - wide if len(sides) == 2 and i else x
        part.addRect(QRectF(start, bar.y(), wide, bar.height()))
        painter.fillPath(outline.intersected(part), COLOURS[i])
        x += wide
    if len(sides) == 2:
        middle = bar.center().x()
        painter.setPen(QPen(palette.INK, 1.6))
        painter.drawLine(QPointF(middle, bar.y() - f * 0.35), QPointF(middle, bar.bottom() + f * 0.35))
        below = QRectF(middle - 5 * f, bar.bottom() + f * 0.3, 10 * f, 1.2 * f)
        draw_text(painter, below, str(HALF), font(f * 0.85, italic=True), faded(palette.INK, 0.75))


def _draw_fan(
    painter: QPainter, layout: SheetLayout, index: int, cards: Sequence[Card], pictures: Pictures, *, at_right: bool
) -> None:
    box, w = layout.fans[index], layout.card
    for place, card in zip(fan_places(box, w, len(cards), at_right=at_right), cards, strict=True):
        draw_card(painter, place, pictures(card, w))


def fan_places(box: Box, w: float, count: int, *, at_right: bool) -> tuple[Place, ...]:
    """Where that many small cards lie in a row that fits the box; from its right edge for the side at the right."""
    h = box.h
    room = box.w - w * 1.12
    step = min(w * 0.62, room / max(1, count - 1))
    start = box.right - w * 0.56 - step * (count - 1) if at_right else box.x + w * 0.56
    turn = min(0.9, 9 / max(1, count))
    return tuple(Place(start + i * step, box.y + h / 2, w, h, (i - (count - 1) / 2) * turn) for i in range(count))


def _draw_table(painter: QPainter, layout: SheetLayout, sheet: Sheet) -> None:
    box, f, high = layout.table, layout.font, layout.row
    painter.setPen(QPen(faded(palette.INK, 0.5), 1.2))
    painter.drawLine(QPointF(box.x, box.y), QPointF(box.right, box.y))
    longest = max(advance(side.name, font(f * 1.05, bold=True)) for side in sheet.sides)
    first, last = min(max(6 * f, longest + f), box.w * 0.36), min(5 * f, box.w * 0.16)
    lines: list[tuple[tuple[str, ...], frozenset[int]]] = [(sheet.head, frozenset())]
    lines += [((side.name, *side.deals, side.total), side.won) for side in sheet.sides]
    for j, (cells, won) in enumerate(lines):
        y = box.y + 0.3 * f + j * high
        ink = palette.INK if j else faded(palette.INK, 0.65)
        each = (box.w - first - last) / max(1, len(cells) - 2)
        name, *middle, total = cells
        head = QRectF(box.x + 0.4 * f, y, first - 0.6 * f, high)
        draw_text(painter, head, name, font(f * 1.05, bold=j > 0, italic=j == 0), ink, LEFT)
        for k, text in enumerate(middle):
            cell = QRectF(box.x + first + k * each, y, each, high)
            shown = font(f * 1.1, bold=k in won, italic=j == 0)
            draw_text(painter, cell, text or "·", shown, COLOURS[j - 1] if k in won else ink, CENTRE)
        end = QRectF(box.right - last, y, last - 0.4 * f, high)
        draw_text(painter, end, total, font(f * (1.25 if j else 1.05), bold=j > 0, italic=j == 0), ink, RIGHT)


def contents(layout: SheetLayout) -> Box:
    """The box around everything on the sheet."""
    parts = [layout.title, layout.line, layout.bar, *layout.sides, *layout.fans, *layout.buttons.values()]
    return union([*parts, layout.table] if layout.table.h else parts)
