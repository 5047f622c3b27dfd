"""Large print reaches what is painted beside the table: rows, charts, and the room that lists have for them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from briscola_desktop.widgets.empty_room import EmptyRoom
from briscola_desktop.widgets.enlarging import density, enlarged
from briscola_desktop.widgets.history.rows import DealRow
from briscola_desktop.widgets.lobby.company import Company, SeatLine
from briscola_desktop.widgets.lobby.rows import PlaceRow
from briscola_desktop.widgets.palette import ROOMS
from briscola_desktop.widgets.review.course import Course
from briscola_desktop.widgets.statistics.charts import CourseChart, ResultsChart, ShareBar
from briscola_desktop.widgets.styling import LARGE_PRINT, set_large_print

ROOM = ROOMS["dark"]


@pytest.fixture
def in_large_print(qapp: object) -> Iterator[None]:
    set_large_print(True)
    yield
    set_large_print(False)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def row_height(row: DealRow | PlaceRow) -> int:
    return row.sizeHint(QStyleOptionViewItem(), QModelIndex()).height()


HEIGHTS: dict[str, Callable[[QWidget], int]] = {
    "deal": lambda parent: row_height(DealRow(ROOM, QListView(parent))),
    "place": lambda parent: row_height(PlaceRow(ROOM, QListView(parent))),
    "seat": lambda parent: SeatLine(0, Company(ROOM, parent)).sizeHint().height(),
    "course": lambda parent: Course(40, ROOM, parent).sizeHint().height(),
    "share": lambda parent: ShareBar(ROOM, parent).sizeHint().height(),
    "results": lambda parent: ResultsChart(ROOM, parent).minimumSizeHint().height(),
    "average": lambda parent: CourseChart(ROOM, parent).minimumSizeHint().height(),
}


@pytest.mark.parametrize("what", HEIGHTS)
def test_there_is_room_for_larger_type(parent: QWidget, what: str) -> None:
    usual = HEIGHTS[what](parent)
    set_large_print(True)
    try:
        assert HEIGHTS[what](parent) == pytest.approx(usual * LARGE_PRINT, abs=1)
    finally:
        set_large_print(False)


def inked(image: QImage) -> QRectF:
    """Around all that is not of the colour of the corner."""
    paper = image.pixel(0, 0)
    at = [(x, y) for y in range(image.height()) for x in range(image.width()) if image.pixel(x, y) != paper]
    xs, ys = [x for x, _ in at], [y for _, y in at]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def test_painted_words_are_larger(parent: QWidget) -> None:
    def words() -> QRectF:
        room = EmptyRoom(ROOM, parent, "Hm")
        room.resize(300, 60)  # no table is drawn in so little room
        image = room.grab(room.rect().adjusted(60, 12, -60, -12)).toImage()
        return inked(image)

    usual = words()
    set_large_print(True)
    try:
        assert words().width() == pytest.approx(usual.width() * LARGE_PRINT, abs=2.5)
    finally:
        set_large_print(False)


def test_a_box_is_measured_in_usual_print(in_large_print: None) -> None:
    image = QImage(50, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    box = enlarged(painter, image.rect())
    assert painter.worldTransform().mapRect(box) == QRectF(image.rect())
    assert density(painter) == LARGE_PRINT
    painter.end()
