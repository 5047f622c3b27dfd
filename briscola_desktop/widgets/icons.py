"""The program's icons: lines of one weight in a square of 24, written as data.

A drawing is a row of commands: `M x y` moves, `L x y` draws a line, `C x1 y1 x2 y2 x y` a curve, `Q x1 y1 x y` a
simpler one, `Z` closes; `O x y r` is a circle, `R x y w h r` a box with round corners, `A x y r start span` an arc in
degrees counter-clockwise from the right. What follows `F` is filled as well, until `N`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton

from briscola_desktop.widgets.table.canvas import brush, canvas

WEIGHT = 1.7
BUTTON = 16
"""Pixels of an icon in a button with words."""

BEFORE_WORDS = 0.25
"""Room between icon and words in parts of the icon."""

_TWO_CARDS = (
    "M 4.6 7.2 L 11.2 5.5 Q 12.6 5.2 12.9 6.6 L 15.5 17.2 Q 15.8 18.6 14.4 18.9 L 7.8 20.5 Q 6.4 "
    "20.8 6.1 19.4 L 3.5 8.8 Q 3.2 7.5 4.6 7.2 Z M 13.2 4.2 L 18.8 4.4 Q 20.3 4.5 20.2 6 L 19.6 16.4"
)
_SPEAKER = "M 3.5 9.5 L 7 9.5 L 11.5 5.5 L 11.5 18.5 L 7 14.5 L 3.5 14.5 Z"

_DRAWINGS = {
    # the bar
    "level": "F R 4.2 14.5 3.6 5 1 F R 10.2 9.8 3.6 9.7 1 R 16.2 5 3.6 14.5 1",
    "level_easy": "F R 4.2 14.5 3.6 5 1 N R 10.2 9.8 3.6 9.7 1 R 16.2 5 3.6 14.5 1",
    "level_normal": "F R 4.2 14.5 3.6 5 1 R 10.2 9.8 3.6 9.7 1 N R 16.2 5 3.6 14.5 1",
    "level_hard": "F R 4.2 14.5 3.6 5 1 R 10.2 9.8 3.6 9.7 1 R 16.2 5 3.6 14.5 1",
    "deck": _TWO_CARDS,
    "deal": "A 12 12 8 20 300 M 20.3 4.6 L 19.6 9.3 L 15 8.4 M 12 9 L 12 15 M 9 12 L 15 12",
    "hint": (
        "M 9.2 16.2 C 9.2 13.6 5.8 12.6 5.8 8.9 C 5.8 5.2 8.6 2.8 12 2.8 C 15.4 2.8 18.2 5.2 18.2 8.9 C "
        "18.2 12.6 14.8 13.6 14.8 16.2 Z M 9.6 18.8 L 14.4 18.8 M 10.8 21.3 L 13.2 21.3"
    ),
    "undo": (
        "M 8.6 4.5 L 4 9 L 8.6 13.5 M 4.4 9 L 14.2 9 C 17.8 9 20 11.4 20 14.4 C 20 17.4 17.8 19.6 14.2 19.6 L 8.4 19.6"
    ),
    "redo": (
        "M 15.4 4.5 L 20 9 L 15.4 13.5 M 19.6 9 L 9.8 9 C 6.2 9 4 11.4 4 14.4 C 4 17.4 6.2 19.6 9.8 19.6 L 15.6 19.6"
    ),
    "last_trick": (
        "R 3.6 4.6 8.2 13 1.3 M 13.6 6.2 L 18.6 7 Q 20 7.3 19.8 8.7 L 18.2 18.6 Q 17.9 20 16.5 19.8 L "
        "11.6 19.1 M 6 11.1 L 7.2 12.5 L 9.6 9.6"
    ),
    "rules": (
        "M 12 6 C 9.5 4.2 6 4 3.2 4.8 L 3.2 18.4 C 6 17.6 9.5 17.8 12 19.6 C 14.5 17.8 18 17.6 20.8 18.4 "
        "L 20.8 4.8 C 18 4 14.5 4.2 12 6 L 12 19.6"
    ),
    "preferences": (
        "M 3.5 6.5 L 13.3 6.5 M 17.7 6.5 L 20.5 6.5 O 15.5 6.5 2.2 M 3.5 12 L 5.8 12 M 10.2 12 L 20.5 12 "
        "O 8 12 2.2 M 3.5 17.5 L 11.3 17.5 M 15.7 17.5 L 20.5 17.5 O 13.5 17.5 2.2"
    ),
    "menu": "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5",
    # things to do at the table
    "exchange": "M 4 9 L 19 9 M 15.2 5 L 19.2 9 L 15.2 13 M 20 15.5 L 5 15.5 M 8.8 11.5 L 4.8 15.5 L 8.8 19.5",
    "throw": (
        "M 12 3.4 L 12 12.5 M 8.2 9 L 12 12.8 L 15.8 9 M 4.2 12.5 L 4.2 17.8 Q 4.2 19.8 6.2 19.8 L 17.8 "
        "19.8 Q 19.8 19.8 19.8 17.8 L 19.8 12.5"
    ),
    "claim": "M 4 19.5 L 20 19.5 M 4.6 16 L 3.6 7.2 L 8.6 11 L 12 4.6 L 15.4 11 L 20.4 7.2 L 19.4 16 Z",
    "concede": "M 6 3.5 L 6 20.5 M 6 4.8 C 10 2.8 13 7.2 18.6 4.8 L 18.6 13 C 13 15.4 10 11 6 13",
    # the menu and dialogs
    "statistics": "M 4 4 L 4 20 L 20.5 20 M 7.5 15.5 L 11 10.8 L 14.4 13.4 L 19.6 6.2",
    "history": "A 12 12 8 130 320 M 4.2 4.8 L 5.2 9.4 L 9.8 8.4 M 12 7.6 L 12 12.4 L 15.4 14.4",
    "score": "R 4.5 3.6 15 16.8 2 M 8 8.4 L 16 8.4 M 8 12 L 16 12 M 8 15.6 L 12.5 15.6",
    "sound_on": _SPEAKER + " A 11.5 12 4 -48 96 A 11.5 12 7.6 -46 92",
    "sound_off": _SPEAKER + " M 15.2 9.2 L 20.6 14.8 M 20.6 9.2 L 15.2 14.8",
    "full_screen": "M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15",
    "online": "O 12 12 8.4 M 3.6 12 L 20.4 12 M 12 3.6 C 7.4 8 7.4 16 12 20.4 C 16.6 16 16.6 8 12 3.6",
    "person": "O 12 8 4 M 4.4 20.4 C 4.8 15.6 8 14 12 14 C 16 14 19.2 15.6 19.6 20.4",
    "people": (
        "O 9 8.4 3.4 M 2.8 19.6 C 3.2 15.4 5.6 14 9 14 C 12.4 14 14.8 15.4 15.2 19.6 A 15.6 8.4 3.2 -90 "
        "180 M 17.2 14.2 C 19.8 14.8 21 16.6 21.2 19.6"
    ),
    "computer": "R 3.4 4.6 17.2 11.6 1.6 M 12 16.4 L 12 20 M 8 20 L 16 20",
    "share": "O 6 12 2.6 O 17.6 5.8 2.6 O 17.6 18.2 2.6 M 8.4 10.8 L 15.2 7.1 M 8.4 13.2 L 15.2 16.9",
    "review": "O 10.4 10.4 6.4 M 15.2 15.2 L 20.4 20.4",
    "import": "M 12 3.4 L 12 14.4 M 7.8 10.4 L 12 14.6 L 16.2 10.4 M 4 16 L 4 20.2 L 20 20.2 L 20 16",
    "export": "M 12 14.6 L 12 3.6 M 7.8 7.6 L 12 3.4 L 16.2 7.6 M 4 16 L 4 20.2 L 20 20.2 L 20 16",
    "save": (
        "M 4.4 4.4 L 16.6 4.4 L 19.6 7.4 L 19.6 19.6 L 4.4 19.6 Z M 8 4.4 L 8 9.2 L 15 9.2 L 15 4.4 M "
        "7.6 19.6 L 7.6 13.4 L 16.4 13.4 L 16.4 19.6"
    ),
    "check": "M 4.6 12.8 L 9.6 17.8 L 19.4 7",
    "close": "M 5.6 5.6 L 18.4 18.4 M 18.4 5.6 L 5.6 18.4",
    "plus": "M 12 4.6 L 12 19.4 M 4.6 12 L 19.4 12",
    "info": "O 12 12 8.4 M 12 11 L 12 16.4 F O 12 7.8 0.5",
    "question": "O 12 12 8.4 M 9.4 9.6 C 9.4 6.4 14.6 6.4 14.6 9.6 C 14.6 11.6 12 11.6 12 13.8 F O 12 16.8 0.5",
    "warning": "M 12 3.8 L 21 19.6 L 3 19.6 Z M 12 9.6 L 12 14 F O 12 16.8 0.5",
    "first": "M 18.4 5.4 L 9 12 L 18.4 18.6 Z M 5.6 5.4 L 5.6 18.6",
    "previous": "M 15 5 L 8 12 L 15 19",
    "next": "M 9 5 L 16 12 L 9 19",
    "last": "M 5.6 5.4 L 15 12 L 5.6 18.6 Z M 18.4 5.4 L 18.4 18.6",
    "play": "M 7.4 4.8 L 19 12 L 7.4 19.2 Z",
    "pause": "M 8.4 5 L 8.4 19 M 15.6 5 L 15.6 19",
    "clock": "O 12 12 8.4 M 12 6.8 L 12 12.4 L 15.8 14.6",
    "talk": "M 4 5 L 20 5 L 20 16 L 11.4 16 L 7 20 L 7 16 L 4 16 Z",
    "eye": "M 2.8 12 C 6.4 5.8 17.6 5.8 21.2 12 C 17.6 18.2 6.4 18.2 2.8 12 Z O 12 12 2.8",
    "keyboard": (
        "R 2.8 6 18.4 12 1.6 M 6.4 9.6 L 6.5 9.6 M 10 9.6 L 10.1 9.6 M 13.8 9.6 L 13.9 9.6 M 17.4 9.6 L "
        "17.5 9.6 M 7.6 14.2 L 16.4 14.2"
    ),
    "trophy": (
        "M 7.4 4 L 16.6 4 L 16.6 9 C 16.6 14.4 7.4 14.4 7.4 9 Z M 7.4 5.6 L 4 5.6 C 4 9.4 5.4 10.6 7.8 "
        "10.8 M 16.6 5.6 L 20 5.6 C 20 9.4 18.6 10.6 16.2 10.8 M 12 13.2 L 12 17 M 8 20 L 16 20 M 9.4 20 "
        "C 9.4 17.6 14.6 17.6 14.6 20"
    ),
    "folder": "M 3.4 6.4 L 9.4 6.4 L 11.4 8.6 L 20.6 8.6 L 20.6 18.8 L 3.4 18.8 Z",
    "pen": "M 4.4 19.6 L 5.6 14.8 L 16 4.4 L 19.6 8 L 9.2 18.4 Z M 13.4 7 L 17 10.6",
    "trash": (
        "M 4.6 6.6 L 19.4 6.6 M 9.4 6.4 L 9.4 4 L 14.6 4 L 14.6 6.4 M 6.4 6.8 L 7.4 20 L 16.6 20 L 17.6 "
        "6.8 M 10.2 10.4 L 10.4 16.4 M 13.8 10.4 L 13.6 16.4"
    ),
    "language": (
        "M 3.4 6 L 13 6 M 8.2 3.6 L 8.2 6 M 10.8 6 C 10.2 10 7.4 13 3.8 14.6 M 5.4 8.4 C 6.6 11.4 9 13.4 "
        "11.6 14.2 M 11.2 20.4 L 15.8 9.6 L 20.4 20.4 M 12.8 16.8 L 18.8 16.8"
    ),
    "quit": "M 10 4.4 L 4.6 4.4 L 4.6 19.6 L 10 19.6 M 9.6 12 L 20 12 M 15.8 7.8 L 20 12 L 15.8 16.2",
}

NAMES = tuple(_DRAWINGS)


def _circle(path: QPainterPath, x: float, y: float, r: float) -> None:
    path.addEllipse(QPointF(x, y), r, r)


def _arc(path: QPainterPath, *numbers: float) -> None:
    x, y, r, start, span = numbers
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    path.arcMoveTo(box, start)
    path.arcTo(box, start, span)


_COMMANDS: dict[str, tuple[int, Callable[..., None]]] = {
    "M": (2, lambda path, x, y: path.moveTo(x, y)),
    "L": (2, lambda path, x, y: path.lineTo(x, y)),
    "C": (6, lambda path, *numbers: path.cubicTo(*numbers)),
    "Q": (4, lambda path, *numbers: path.quadTo(*numbers)),
    "Z": (0, lambda path: path.closeSubpath()),
    "O": (3, _circle),
    "R": (5, lambda path, x, y, w, h, r: path.addRoundedRect(QRectF(x, y, w, h), r, r)),
    "A": (5, _arc),
}


@cache
def _outlines(name: str) -> tuple[QPainterPath, QPainterPath]:
    """What is drawn as lines, and what is filled as well."""
    lines, filled = QPainterPath(), QPainterPath()
    path = lines
    words = iter(_DRAWINGS[name].split())
    for command in words:
        if command in "FN":
            path = filled if command == "F" else lines
            continue
        count, draw = _COMMANDS[command]
        draw(path, *(float(next(words)) for _ in range(count)))
    return lines, filled


def draw_icon(painter: QPainter, name: str, box: QRectF, colour: QColor, weight: float = WEIGHT) -> None:
    """Draw an icon into a square; KeyError for a name that there is none of."""
    lines, filled = _outlines(name)
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 24, box.height() / 24)
    painter.setPen(QPen(colour, weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lines)
    painter.setBrush(colour)
    painter.drawPath(filled)
    painter.restore()


def icon(name: str, colour: QColor, faint: QColor | None = None, after: float = 0.0) -> QIcon:
    """The icon for buttons and menus, at the sizes that widgets use.

    Args:
        name: of the drawing.
        colour: of its lines.
        faint: their colour when disabled; Qt's own way without one.
        after: empty room at its right, in parts of its size.
    """
    result = QIcon()
    for size in (16, 20, 24, 32, 48, 64):
        for mode, shade in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, faint)):
            if shade is None:
                continue
            image = canvas(round(size * (1 + after)), size)
            painter = brush(image)
            draw_icon(painter, name, QRectF(0, 0, size, size), shade)
            painter.end()
            result.addPixmap(QPixmap.fromImage(image), mode)
    return result


def put_icon(button: QAbstractButton, name: str, colour: QColor, faint: QColor) -> None:
    """Give a button an icon before its words, with some room between them."""
    button.setIcon(icon(name, colour, faint, BEFORE_WORDS))
    button.setIconSize(QSize(round(BUTTON * (1 + BEFORE_WORDS)), BUTTON))
