"""Where notes lie."""

import pytest

from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import Shape
from briscola_desktop.widgets.table.room import free_place

SIZES = [(800, 600), (1024, 600), (480, 900), (1280, 800), (1920, 1080), (360, 640)]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_a_note_covers_neither_ones_own_cards_nor_a_name(size: tuple[int, int], seats: int, left_handed: bool) -> None:
    layout = arrange(Shape(*size, seats=seats, left_handed=left_handed))
    place, covered = free_place(layout, 300, 56)
    groups = layout.groups()
    kept = {"hand 0", "message", *(name for name in groups if name.startswith("plate"))}
    assert not [name for name in kept if place.touches(groups[name])]
    assert Box(0, layout.header.bottom, size[0], size[1] - layout.header.bottom).holds(place)
    touched = any(place.touches(box.grown(4)) for box in groups.values())
    assert (covered == 0) == (not touched and not any(place.touches(prop.box) for prop in layout.props))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_where_there_is_room_it_covers_nothing(size: tuple[int, int], seats: int) -> None:
    layout = arrange(Shape(*size, seats=seats))
    assert any(free_place(layout, *note)[1] == 0 for note in ((380, 49), (300, 58), (230, 49)))
