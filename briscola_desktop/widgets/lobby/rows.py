"""Tables and neighbours as rows of a list: what is played, whose table it is, and its seats as people and rings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QTransform
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from briscola_desktop.core.cards import Suit
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import Rules
from briscola_desktop.net.protocol import Row
from briscola_desktop.runtime.invitation import show_address
from briscola_desktop.runtime.nearby import Neighbour
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import density, enlarged, large
from briscola_desktop.widgets.icons import draw_icon
from briscola_desktop.widgets.lettering import LEFT, RIGHT, advance, draw_text, font
from briscola_desktop.widgets.lobby.words import bots_words, free_words, owner_words, table_title, timer_words
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.portraits import portrait
from briscola_desktop.widgets.suits import suit_mark
from briscola_desktop.widgets.table.canvas import HINTS
from briscola_desktop.widgets.table.plates import brass

HIGH = 72
"""Height of a row in pixels of usual print."""

SIGNS = {"classic": Suit.COINS, "cafe": Suit.CUPS, "match": Suit.SWORDS, "brisca": Suit.CLUBS}
SEAT, STEP = 26.0, 30.0
NARROW = 440
"""Width under which the seats stand in the second line."""

PLACE = Qt.ItemDataRole.UserRole

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A public table.

    Attributes:
        id: of the table.
        row: what the server says of it.
        rules: by which it plays.
    """

    id: str
    row: Row
    rules: Rules

    @property
    def title(self) -> str:
        """What is played."""
        return table_title(self.rules)

    @property
    def line(self) -> str:
        """Whose table it is, and what else there is to know."""
        return " · ".join((owner_words(self.row.owner), timer_words(self.row.timer), bots_words(self.row.bots)))


Place = OpenTable | Neighbour


def open_tables(rows: Mapping[str, Row], players: int | None = None) -> tuple[OpenTable, ...]:
    """The tables of a lobby with so many seats, or all; those by rules that this program does not know are left out."""
    found = []
    for table, row in rows.items():
        try:
            rules = Rules.from_json(row.rules)
        except RulesError:
            continue
        if players in (None, rules.players):
            found.append(OpenTable(table, row, rules))
    return tuple(found)


class Places(QAbstractListModel):
    """What one can go to: hosts in the local network first, then the server's public tables."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._places: tuple[Place, ...] = ()

    def show(self, places: Sequence[Place]) -> None:
        """List these."""
        if tuple(places) != self._places:
            self.beginResetModel()
            self._places = tuple(places)
            self.endResetModel()

    @property
    def places(self) -> tuple[Place, ...]:
        """What is listed."""
        return self._places

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many there are."""
        return 0 if parent.isValid() else len(self._places)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A place, or the sentence about it."""
        if not index.isValid():
            return None
        place = self._places[index.row()]
        if role == PLACE:
            return place
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if isinstance(place, OpenTable):
                return f"{place.title}. {free_words(place.row.free)}. {place.line}"
            return f"{place.name}. {self.tr('On this network')}"
        return None


class PlaceRow(QStyledItemDelegate):
    """Paints a place."""

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self.room = room

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are of one height."""
        return QSize(280, large(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row."""
        place = index.data(PLACE)
        painter.save()
        painter.setRenderHints(HINTS)
        box = enlarged(painter, option.rect).adjusted(2, 2, -2, -2)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(palette.BRASS, 1.6))
            painter.setBrush(faded(palette.BRASS, 0.18))
            painter.drawRoundedRect(box, 9, 9)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(palette.BRASS, 0.09))
            painter.drawRoundedRect(box, 9, 9)
        inner = box.adjusted(10, 0, -14, 0)
        if isinstance(place, OpenTable):
            self._draw_table(painter, inner, place)
        elif isinstance(place, Neighbour):
            self._draw_neighbour(painter, inner, place)
        painter.restore()

    def _draw_table(self, painter: QPainter, box: QRectF, table: OpenTable) -> None:
        room = self.room
        sign = QRectF(box.left(), box.center().y() - 22, 44, 44)
        painter.setPen(QPen(faded(room.inlay, 0.8), 1.2))
        painter.setBrush(palette.CREAM)
        painter.drawEllipse(sign)
        mark = suit_mark("italian", SIGNS[table.rules.preset])
        at = QTransform().translate(sign.center().x(), sign.center().y()).scale(13, 13)
        painter.fillPath(at.map(mark), palette.SUITS[SIGNS[table.rules.preset].value])
        left = sign.right() + 14
        seats = STEP * table.rules.players
        text = free_words(table.row.free)
        wide = max(seats, advance(text, font(14))) + 6
        if box.width() < NARROW:
            draw_text(
                painter, QRectF(left, box.top() + 10, box.right() - left, 24), table.title, font(17), room.ink, LEFT
            )
            self._draw_seats(painter, left, box.bottom() - 33, table, 22)
            after = left + 26 * table.rules.players + 8
            rest = QRectF(after, box.bottom() - 33, box.right() - after, 22)
            draw_text(painter, rest, text, font(14, italic=True), room.quiet, LEFT)
            return
        words = QRectF(left, box.top() + 11, box.right() - left - wide - 12, 24)
        draw_text(painter, words, table.title, font(17, bold=True), room.ink, LEFT)
        beside = advance(text, font(14, italic=True)) + 6
        below = QRectF(left, box.bottom() - 32, box.right() - left - beside - 12, 20)
        draw_text(painter, below, table.line, font(14), room.quiet, LEFT)
        self._draw_seats(painter, box.right() - seats + (STEP - SEAT), box.top() + 10, table, SEAT)
        free = QRectF(box.right() - beside, box.bottom() - 31, beside, 20)
        draw_text(painter, free, text, font(14, italic=True), room.quiet, RIGHT)

    def _draw_seats(self, painter: QPainter, left: float, top: float, table: OpenTable, high: float) -> None:
        """People at the taken seats, rings for the free ones."""
        taken = table.rules.players - table.row.free
        for at in range(table.rules.players):
            ring = QRectF(left + at * (high + 4), top, high, high)
            painter.setPen(QPen(palette.INK if at < taken else faded(self.room.inlay, 0.9), 1.2))
            if at < taken:
                painter.setBrush(brass(ring, lit=False))
                painter.drawEllipse(ring)
                face = ring.adjusted(1.6, 1.6, -1.6, -1.6)
                picture = portrait((at + sum(table.id.encode())) % 12, round(face.width()), density(painter))
                painter.drawPixmap(face, picture, QRectF(picture.rect()))
            else:
                painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
                painter.setPen(QPen(faded(self.room.inlay, 0.9), 1.4, Qt.PenStyle.DashLine))
                painter.drawEllipse(ring.adjusted(1, 1, -1, -1))

    def _draw_neighbour(self, painter: QPainter, box: QRectF, neighbour: Neighbour) -> None:
        room = self.room
        sign = QRectF(box.left(), box.center().y() - 22, 44, 44)
        painter.setPen(QPen(palette.BRASS_DEEP, 1.2))
        painter.setBrush(brass(sign, lit=True))
        painter.drawEllipse(sign)
        draw_icon(painter, "people", sign.adjusted(10, 10, -10, -10), palette.INK)
        left = sign.right() + 14
        title = QRectF(left, box.top() + 11, box.right() - left - 30, 24)
        whose = self.tr("{name} is hosting").format(name=neighbour.name)
        draw_text(painter, title, whose, font(17, bold=True), room.ink, LEFT)
        line = self.tr("On this network, at {address}").format(address=show_address(neighbour.address))
        below = QRectF(left, box.bottom() - 32, title.width(), 20)
        draw_text(painter, below, line, font(14), room.quiet, LEFT, least=0.5)
        draw_icon(painter, "next", QRectF(box.right() - 20, box.center().y() - 10, 20, 20), room.quiet)
