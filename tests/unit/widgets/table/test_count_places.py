"""While points are counted: nothing that is counted covers anything else that is, at any size."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.count_places import SENTENCE, count_place, count_ribbon, count_row, sum_box
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import Layout, Shape

SIZES = [(360, 420), (480, 900), (640, 480), (1024, 600), (1280, 800), (2560, 1080), (3840, 2160)]
MOST = 20
"""Cards with points that one side can take."""


def table(size: tuple[int, int], seats: int, own: int = 0) -> Layout:
    return arrange(Shape(*size, seats=seats, own=own))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_rows_sums_and_sentence_stand_apart_on_the_cloth(size: tuple[int, int], seats: int) -> None:
    layout = table(size, seats)
    sides = range(len(layout.piles))
    boxes = [count_ribbon(layout), *(count_row(side, layout) for side in sides)]
    assert all(layout.cloth.holds(box) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].touches(pair[1])]
    assert all(count_row(side, layout).holds(sum_box(side, layout)) for side in sides)


@pytest.mark.parametrize("count", [1, 7, MOST])
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("size", SIZES)
def test_cards_lie_in_their_row_and_leave_the_sum_free(size: tuple[int, int], seats: int, count: int) -> None:
    layout = table(size, seats)
    row, total = count_row(0, layout), sum_box(0, layout)
    places = [count_place(0, slot, count, layout) for slot in range(count)]
    assert all(row.grown(2).holds(place.box()) and not place.box().touches(total) for place in places)
    assert all(a.x < b.x for a, b in pairwise(places))


@pytest.mark.parametrize("type_scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1180, 750), (1280, 800), (2560, 1080)])
def test_the_sentence_touches_no_pile(size: tuple[int, int], type_scale: float) -> None:
    layout = arrange(Shape(*size, type_scale=type_scale))
    room, wide = count_ribbon(layout), SENTENCE * layout.font
    said = Box(room.cx - wide / 2, room.y, wide, room.h)
    assert room.w >= wide
    assert not any(said.touches(pile.box()) for pile in layout.piles.values())


@pytest.mark.parametrize("own", [0, 1, 2])
def test_ones_own_row_is_the_lowest(own: int) -> None:
    layout = table((1280, 800), 3, own)
    assert max(range(3), key=lambda side: count_row(side, layout).y) == own
