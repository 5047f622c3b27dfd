"""The table at every size: nothing overlaps, nothing is cut off, the own cards are the largest."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from briscola_desktop.widgets.table import arrange as arranging
from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.geometry import Box, Fan, Place
from briscola_desktop.widgets.table.layout import BUTTONS, HAND, Layout, Shape

SIZES = [(800, 600), (1024, 600), (480, 900), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
SMALL = [(600, 600), (640, 480), (360, 640), (360, 420)]
UPRIGHT = [(768, 1024), (600, 800), (540, 960), (1080, 1920)]
SEATS = (2, 3, 4, 6)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    seats = draw(st.sampled_from(SEATS))
    return Shape(
        width=draw(st.integers(360, 2600)),
        height=draw(st.integers(480, 1500)),
        seats=seats,
        own=draw(st.integers(0, seats - 1)),
        clockwise=draw(st.booleans()),
        left_handed=draw(st.booleans()),
        aspect=draw(st.sampled_from([1.52, 1.56, 1.66, 1.86])),
        actions=draw(st.integers(0, 2)),
    )


def assert_sound(layout: Layout) -> None:
    shape = layout.shape
    assert not layout.tight
    assert layout.faults() == []
    own = layout.hand(shape.own, HAND)
    others = [place for seat in range(shape.seats) if seat != shape.own for place in layout.hand(seat, HAND)]
    others += [layout.stock, *layout.trick.values(), *layout.piles.values()]
    assert all(place.w < own[0].w for place in others)
    window = Box(0, 0, shape.width, shape.height)
    assert all(window.holds(layout.lifted(place).box()) for place in own)


@pytest.mark.parametrize("actions", [0, 2])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES + SMALL)
def test_sound_at_the_sizes_people_have(size: tuple[int, int], seats: int, actions: int) -> None:
    assert_sound(arrange(Shape(*size, seats=seats, actions=actions)))


@settings(max_examples=250, deadline=None)
@given(shapes())
def test_sound_at_any_size(shape: Shape) -> None:
    layout = arranging._bare(shape)  # what lies about has tests of its own, and looks at four layouts
    assert_sound(layout.mirrored() if shape.left_handed else layout)


@pytest.mark.parametrize("seats", SEATS)
def test_larger_type_still_fits(seats: int) -> None:
    plain = arrange(Shape(1280, 800, seats=seats))
    large = arrange(Shape(1280, 800, seats=seats, type_scale=1.25))
    assert large.font == pytest.approx(1.25 * plain.font)
    assert_sound(large)


@pytest.mark.parametrize("size", [(1180, 720), (1280, 800)])
def test_in_large_print_words_and_the_score_outlast_ornaments(size: tuple[int, int]) -> None:
    plain, large = arrange(Shape(*size)), arrange(Shape(*size, type_scale=1.25))
    assert large.labelled
    assert {prop.kind for prop in large.props} >= {"slate"}
    usual = {prop.kind: prop.box.w for prop in plain.props}
    assert all(prop.box.w <= usual[prop.kind] * 1.01 for prop in large.props if prop.kind != "slate")
    assert next(prop.box.w for prop in large.props if prop.kind == "slate") >= usual["slate"]


def test_in_large_print_a_narrower_bar_has_fewer_buttons_with_words() -> None:
    layout = arrange(Shape(900, 700, type_scale=1.25))
    assert layout.labelled
    assert {"menu", "deal", "hint", "undo"} <= set(layout.buttons) < set(BUTTONS)
    assert_sound(layout)


@pytest.mark.parametrize("size", SIZES)
def test_own_cards_use_the_window(size: tuple[int, int]) -> None:
    """With two players a hand fills at least a quarter of the height or of the width."""
    layout = arrange(Shape(*size))
    hand = layout.fans[0].box
    assert max(hand.h / size[1], hand.w / size[0]) > 0.25


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES + SMALL + UPRIGHT)
def test_own_cards_are_large_in_every_window(size: tuple[int, int], seats: int) -> None:
    """Three of them take two fifths of the width, or a quarter of the height."""
    hand = arrange(Shape(*size, seats=seats)).fans[0].box
    assert hand.w > 0.4 * size[0] or hand.h > 0.25 * size[1]


@pytest.mark.parametrize("seats", SEATS)
def test_order_of_play_goes_the_way_it_should(seats: int) -> None:
    """Clockwise, the next player sits at one's left hand, whether the table is mirrored or not."""
    for left_handed in (False, True):
        for clockwise in (False, True):
            shape = Shape(1280, 800, seats=seats, own=1, clockwise=clockwise, left_handed=left_handed)
            layout = arrange(shape)
            following = layout.plates[(1 + 1) % seats].cx
            before = layout.plates[(1 - 1) % seats].cx
            if seats > 2:
                assert (following < before) == clockwise


def test_left_handed_is_the_mirror_image() -> None:
    plain = arrange(Shape(1280, 800, seats=4))
    mirrored = arrange(Shape(1280, 800, seats=4, clockwise=False, left_handed=True))
    assert mirrored.stock.x == pytest.approx(1280 - plain.stock.x)
    assert mirrored.plates[0].x == pytest.approx(1280 - plain.plates[0].right)
    assert mirrored.buttons == plain.buttons


def test_a_played_card_moves_nothing_else() -> None:
    layout = arrange(Shape(1280, 800, seats=4))
    middle = layout.hand(0, 3)[1]
    assert layout.hand(0, 1) == (middle,)
    assert layout.hand(2, 0) == ()


def test_a_narrow_bar_keeps_the_menu_and_hides_the_rest_in_it() -> None:
    layout = arrange(Shape(360, 640))
    assert "menu" in layout.buttons
    assert set(layout.buttons) | set(layout.menu) == set(BUTTONS)
    assert layout.menu
    assert all(box.w >= 34 and box.h >= 33 for box in layout.buttons.values())


def test_wide_bars_name_their_buttons() -> None:
    assert arrange(Shape(1280, 800)).labelled
    assert not arrange(Shape(800, 600)).labelled


def test_a_window_too_small_says_so() -> None:
    assert arrange(Shape(200, 160, seats=6)).tight


def test_faults_are_found() -> None:
    layout = arrange(Shape(1280, 800, seats=4))
    astray = replace(layout, stock=replace(layout.stock, x=layout.trick[0].x, y=layout.trick[0].y))
    assert any("stock" in fault and "trick" in fault for fault in astray.faults())
    outside = replace(layout, message=layout.message.moved(2000, 0))
    assert "message leaves its frame" in outside.faults()


@given(st.floats(-180, 180), st.floats(0.1, 300), st.floats(0.1, 300))
def test_turned_cards_overlap_as_their_corners_say(turn: float, dx: float, dy: float) -> None:
    """Cards farther apart than both half diagonals never overlap; closer than half a width always do."""
    a = Place(0, 0, 100, 160)
    b = Place(dx, dy, 100, 160, turn)
    distance = (dx * dx + dy * dy) ** 0.5
    if distance > 2 * (50**2 + 80**2) ** 0.5:
        assert not a.overlaps(b)
    if distance < 50:
        assert a.overlaps(b)
    assert a.overlaps(b) == b.overlaps(a)


def test_a_fan_touches_its_edge() -> None:
    for side, corner in (("bottom", "bottom"), ("top", "y"), ("left", "x"), ("right", "right")):
        fan = Fan(side, 3, 50, 80, 300, 200, 25, 260)  # type: ignore[arg-type]
        assert getattr(fan.box, corner) == pytest.approx(200)


def test_large_print_gives_way_where_the_cards_would_become_tiny() -> None:
    shape = Shape(640, 480, seats=6, actions=2)
    plain, large = arrange(shape), arrange(replace(shape, type_scale=1.25))
    assert not large.tight
    assert large.unit == plain.unit
    assert large.shape.type_scale == 1.25


@pytest.mark.parametrize(("size", "seats"), [((640, 480), 6), ((640, 480), 4), ((800, 600), 6), ((420, 860), 4)])
def test_most_drafts_are_given_up_before_they_are_finished(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], seats: int
) -> None:
    """A window that is dragged larger is laid out anew at every step: what it takes is the number of drafts."""
    begun, finished = [], []
    place, layout = arranging._Draft.place, arranging._Draft.layout

    def begin(draft: arranging._Draft, **how: bool) -> bool:
        begun.append(draft.unit)
        return place(draft, **how)

    def finish(draft: arranging._Draft) -> Layout:
        finished.append(draft.unit)
        return layout(draft)

    monkeypatch.setattr(arranging._Draft, "place", begin)
    monkeypatch.setattr(arranging._Draft, "layout", finish)
    arranging._bare.__wrapped__(Shape(*size, seats=seats, actions=2))
    assert len(begun) < 170
    assert len(finished) < 60
