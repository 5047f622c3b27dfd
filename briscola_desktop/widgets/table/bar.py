"""The bar above the table: the score, the name of the game, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.icons import draw_icon
from briscola_desktop.widgets.lettering import LEFT, RIGHT, advance, draw_text, fitted, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.portraits import portrait
from briscola_desktop.widgets.table.plates import brass

NAME, AROUND = 0.95, 5.4
"""Size of names in the score, and the room for all that is not a name there, in sizes of the type."""

LABEL = 0.74
"""Size of a word under an icon, in sizes of the type."""


@dataclass(frozen=True)
class ButtonState:
    """What is going on with a button."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    enabled: bool = True
    checked: bool = False


def draw_chip(
    painter: QPainter,
    box: QRectF,
    size: float,
    score: Sequence[tuple[str, str]],
    portraits: Sequence[int],
    room: Room,
) -> None:
    """The score of the match: two sides by name, three players by their faces.

    Args:
        painter: on the bar.
        box: the chip.
        size: of the type.
        score: name and figure of each side.
        portraits: of each side.
        room: the surroundings.
    """
    painter.setPen(QPen(faded(room.field_edge, 0.8), max(1, size * 0.07)))
    painter.setBrush(room.field)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    if len(score) != 2:
        _draw_faces(painter, box, size, portraits, [figure for _, figure in score], room)
        return
    (ours, a), (theirs, b) = score
    face = font(size * NAME)
    room_for_names = box.width() - size * AROUND
    wide = share(advance(ours, face), advance(theirs, face), room_for_names)
    left = QRectF(box.left() + size * 0.8, box.y(), wide, box.height())
    middle = QRectF(left.right() + size * 0.1, box.y() - size * 0.07, size * 3.6, box.height())
    right = QRectF(middle.right() + size * 0.1, box.y(), room_for_names - wide, box.height())
    draw_text(painter, middle, f"{a} – {b}", font(size * 1.2, bold=True), room.ink)
    draw_text(painter, left, ours, face, room.ink, LEFT)
    draw_text(painter, right, theirs, face, room.ink, RIGHT)


def chip_and_title(
    chip: QRectF, title: QRectF, size: float, score: Sequence[tuple[str, str]], words: tuple[str, str]
) -> tuple[QRectF, QRectF]:
    """The chip as wide as its names, if the title leaves it the room, and the room for the title then."""
    if len(score) != 2:
        return chip, title
    face, gap = font(size * NAME), size * 0.6
    needed = 2 * max(advance(name, face) for name, _ in score) + size * AROUND + 2
    more = min(needed - chip.width(), title.width() - title_width(size, words) - gap)
    if more <= 0:
        return chip, title
    if title.left() > chip.left():
        return chip.adjusted(0, 0, more, 0), title.adjusted(more, 0, 0, 0)
    return chip.adjusted(-more, 0, 0, 0), title.adjusted(0, 0, -more, 0)


def title_width(size: float, title: tuple[str, str]) -> float:
    """How wide the name of the game is, with the words beside it."""
    name, words = title
    strong, light = _title_faces(size)
    return advance(name, strong) + advance(words, light) + 4 + size * 0.8


def _title_faces(size: float) -> tuple[QFont, QFont]:
    return font(size * 1.12, bold=True, spacing=6), font(size * 0.92, italic=True)


def share(left: float, right: float, room: float) -> float:
    """How much of the room the left of two names has: half, or, beside a short one, what that leaves to a long one."""
    half = room / 2
    if left > half > right:
        return min(left, room - right)
    if right > half > left:
        return room - min(right, room - left)
    return half


def _draw_faces(
    painter: QPainter, box: QRectF, size: float, portraits: Sequence[int], figures: Sequence[str], room: Room
) -> None:
    """Each player's portrait and figure."""
    d, each = box.height() * 0.76, (box.width() - size * 0.8) / max(1, len(figures))
    dpr = painter.device().devicePixelRatio()
    for place, (who, figure) in enumerate(zip(portraits, figures, strict=True)):
        face = font(size * 1.15, bold=True)
        wide = d + size * 0.35 + advance(figure, face)
        x = box.left() + size * 0.4 + each * (place + 0.5) - wide / 2
        ring = QRectF(round(x), round(box.center().y() - d / 2), d, d)
        painter.drawPixmap(ring, portrait(who, round(d), dpr), QRectF())
        painter.setPen(QPen(faded(room.field_edge, 0.9), max(1, size * 0.06)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        words = QRectF(ring.right() + size * 0.35, box.y() - size * 0.07, each, box.height())
        draw_text(painter, words, figure, face, room.ink, LEFT)


def draw_title(painter: QPainter, box: QRectF, size: float, title: tuple[str, str], room: Room, middle: float) -> None:
    """The name of the game and a few words beside it, in the middle of the window if there is room, else of the box."""
    if box.width() <= 0:
        return
    name, words = title
    strong, light = _title_faces(size)
    wide, rest = advance(name, strong) + 2, advance(words, light) + 2
    gap = size * 0.8
    if wide + gap + rest > box.width():
        draw_text(painter, box, name, strong, room.ink)
        return
    total = wide + gap + rest
    x = middle - total / 2
    if not box.left() <= x <= box.right() - total:  # the middle of the window is taken: that of the room, then
        x = box.center().x() - total / 2
    draw_text(painter, QRectF(x, box.y(), wide + 2, box.height()), name, strong, room.ink, LEFT)
    draw_text(painter, QRectF(x + wide + gap, box.y(), rest + 2, box.height()), words, light, room.quiet, LEFT)


def label_fits(label: str, width: float, size: float) -> bool:
    """Whether the word of a button of the bar can be read as a whole."""
    return fitted(label, font(size * LABEL), width - 2)[1] == label


def draw_bar_button(
    painter: QPainter, box: QRectF, size: float, icon: str, label: str, room: Room, state: ButtonState
) -> None:
    """A button of the bar: its icon, and a word under it where the layout is labelled (else give no label)."""
    if state.hovered or state.pressed or state.checked:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.BRASS, 0.42 if state.pressed else 0.24))
        painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), size * 0.5, size * 0.5)
    if state.focused:
        draw_focus(painter, box, size, size * 0.5)
    ink = room.ink if state.enabled else faded(room.ink, 0.35)
    side = size * (1.42 if label else 1.55)
    middle = box.center().y() - (size * 0.48 if label else 0)
    draw_icon(painter, icon, QRectF(box.center().x() - side / 2, middle - side / 2, side, side), ink)
    if label:
        under = QRectF(box.x() + 1, middle + side / 2 - size * 0.02, box.width() - 2, size * 1.05)
        draw_text(painter, under, label, font(size * LABEL), ink if state.hovered else faded(ink, 0.80 * ink.alphaF()))


def draw_button(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: float,
    state: ButtonState,
    *,
    main: bool = False,
    icon: str = "",
) -> None:
    """A button with words, for the table and for papers: brass when it is the main one."""
    radius = box.height() / 2
    painter.setPen(QPen(palette.BRASS_DEEP if main else faded(palette.INK, 0.45), 1.2))
    fill = brass(box, lit=not state.pressed) if main else QBrush(faded(palette.PAPER, 0.95 if state.hovered else 0.82))
    painter.setOpacity(1 if state.enabled else 0.5)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, radius, radius)
    if state.hovered and main:
        painter.setBrush(faded(palette.PAPER, 0.25))
        painter.drawRoundedRect(box, radius, radius)
    words = box.adjusted(size * 0.7, 0, -size * 0.7, 0)
    face = font(size, bold=main)
    if icon:
        side = size * 1.3
        wide = min(words.width(), side + size * 0.4 + advance(text, face))
        x = box.center().x() - wide / 2
        draw_icon(painter, icon, QRectF(x, box.center().y() - side / 2, side, side), palette.INK)
        words.setLeft(x + side + size * 0.4)
        draw_text(painter, words, text, face, palette.INK, LEFT)
    else:
        draw_text(painter, words, text, face, palette.INK)
    painter.setOpacity(1)
    if state.focused:
        draw_focus(painter, box, size, radius)


def draw_focus(painter: QPainter, box: QRectF, size: float, radius: float | None = None) -> None:
    """The ring about what has the keyboard: dark in light, to be seen on anything; `radius` is that of its corners."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = box.adjusted(-1.5, -1.5, 1.5, 1.5)
    bend = box.height() * 0.3 if radius is None else radius + 1.5
    for colour, width in ((palette.INK, size * 0.22), (palette.BRASS_LIT, size * 0.12)):
        painter.setPen(QPen(colour, max(1.5, width)))
        painter.drawRoundedRect(ring, bend, bend)
