"""What is painted: that it is there, where it should be, and readable; how it looks is for the eye."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from briscola_desktop.core.cards import Suit
from briscola_desktop.widgets import icons, lettering, palette
from briscola_desktop.widgets.portraits import PEOPLE, portrait_image
from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.bar import ButtonState, draw_bar_button, draw_button
from briscola_desktop.widgets.table.canvas import brush, canvas
from briscola_desktop.widgets.table.cards import draw_card, pile_places, stock_places
from briscola_desktop.widgets.table.geometry import Place
from briscola_desktop.widgets.table.lamp import lit_piece
from briscola_desktop.widgets.table.layout import BUTTONS, Shape
from briscola_desktop.widgets.table.plates import Plate, draw_badge, draw_plate, draw_token
from briscola_desktop.widgets.table.ribbon import draw_ribbon
from briscola_desktop.widgets.table.shadows import draw_card_shadow, shadow_image
from briscola_desktop.widgets.table.surface import SurfaceKey, paint_surface

pytestmark = pytest.mark.usefixtures("qapp")

DARK = palette.ROOMS["dark"]


def inked(image: QImage, threshold: int = 12) -> QRectF:
    """The box of the pixels that are not clear."""
    dpr = image.devicePixelRatio()
    points = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixelColor(x, y).alpha() > threshold
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return QRectF(min(xs) / dpr, min(ys) / dpr, (max(xs) + 1 - min(xs)) / dpr, (max(ys) + 1 - min(ys)) / dpr)


def difference(a: QImage, b: QImage) -> int:
    """How many of some sampled pixels differ."""
    assert a.size() == b.size()
    spots = [(x, y) for x in range(0, a.width(), 7) for y in range(0, a.height(), 7)]
    return sum(a.pixel(x, y) != b.pixel(x, y) for x, y in spots)


# ---- the surface -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_the_surface_fills_the_window(dpr: float) -> None:
    layout = arrange(Shape(800, 600))
    image = paint_surface(layout, SurfaceKey(dpr=dpr))
    assert (image.width(), image.height()) == (round(800 * dpr), round(600 * dpr))
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.green() > middle.red() + 30


def test_the_surface_is_the_same_in_any_thread_and_each_time() -> None:
    layout = arrange(Shape(640, 480))
    here = paint_surface(layout, SurfaceKey("blue"))
    with ThreadPoolExecutor(2) as threads:
        there = list(threads.map(lambda _: paint_surface(layout, SurfaceKey("blue")), range(2)))
    assert all(image == here for image in there)


def test_cloths_and_rooms_differ() -> None:
    layout = arrange(Shape(640, 480))
    looks = [paint_surface(layout, SurfaceKey(cloth, room)) for cloth in palette.CLOTHS for room in palette.ROOMS]
    wall = [image.pixelColor(320, 3).lightness() for image in looks]
    assert min(wall[1::2]) - max(wall[::2]) > 120
    assert len({image.pixelColor(320, 300).name() for image in looks}) >= 3
    rim = [image.pixelColor(round(layout.table.x + layout.rim * 0.4), 260).lightness() for image in looks]
    assert min(rim[1::2]) > max(rim[::2]) + 30  # a light room has a light rim


def test_the_cloth_is_brightest_under_the_lamp() -> None:
    layout = arrange(Shape(800, 600))
    image = paint_surface(replace(layout, props=()), SurfaceKey())

    def light(x: float, y: float) -> float:
        box = [(round(x) + i, round(y) + j) for i in range(-12, 12, 2) for j in range(-12, 12, 2)]
        return sum(image.pixelColor(i, j).lightness() for i, j in box) / len(box)

    cloth = layout.cloth
    centre = light(cloth.cx, cloth.y + 0.42 * cloth.h)
    corners = [light(x, y) for x in (cloth.x + 40, cloth.right - 40) for y in (cloth.y + 40, cloth.bottom - 40)]
    assert centre > 1.6 * max(corners)


def test_the_lamp_brightens_its_pool_and_nothing_at_its_edge() -> None:
    layout = arrange(Shape(800, 600, seats=4))
    surface = paint_surface(layout, SurfaceKey())
    piece, where = lit_piece(surface, layout.lamps[1], layout.cloth)
    assert layout.cloth.x - 1 <= where.left()
    pool = layout.lamps[1]
    x, y = round(pool.x - where.x()), round(pool.y - where.y())
    assert piece.pixelColor(x, y).lightness() > surface.pixelColor(round(pool.x), round(pool.y)).lightness() + 15
    assert piece.pixelColor(piece.width() - 1, 0) == surface.pixelColor(round(where.right()) - 1, round(where.top()))


# ---- things on it ----------------------------------------------------------------------------------------------------


def test_a_shadow_is_dark_in_the_middle_and_gone_at_its_margin() -> None:
    image = shadow_image(60, 90, 6, 0.5, QColor("black"))
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == pytest.approx(127, abs=2)
    assert image.pixelColor(0, image.height() // 2).alpha() <= 1
    assert image.pixelColor(18, image.height() // 2).alpha() == pytest.approx(64, abs=8)  # half at the edge


def test_the_light_does_not_turn_with_a_card() -> None:
    """A lifted card's shadow falls to the lower right, however the card is turned."""
    for turn in (0, 90, 180, -90):
        image = canvas(400, 400)
        painter = brush(image)
        painter.translate(200, 200)
        painter.rotate(turn)
        draw_card_shadow(painter, 80, 80, turn=turn, lift=0.5)
        painter.end()
        box = inked(image, 25)
        assert box.center().y() > 215
        assert box.center().x() > 205


def test_plates_stay_in_their_box_but_for_their_glow() -> None:
    box = QRectF(40, 40, 127, 39)
    for plate in (
        Plate("Bartholomäus von und zu Guttenberg-Hohenzollern", "with somebody of a very long name", 3, dealer=True),
        Plate("R", "", 9, clock=0.2),
    ):
        image = canvas(210, 120)
        painter = brush(image)
        draw_plate(painter, box, 13, plate, DARK)
        painter.end()
        assert box.adjusted(-16, -16, 16, 18).contains(inked(image))
        assert image.pixelColor(60, 58).alpha() == 255


def test_whose_turn_it_is_can_be_seen_at_a_glance() -> None:
    def look(*, active: bool) -> QImage:
        image = canvas(210, 120)
        painter = brush(image)
        draw_plate(painter, QRectF(40, 40, 127, 39), 13, Plate("Rosa", "normal", 1, active=active), DARK)
        painter.end()
        return image

    calm, active = look(active=False), look(active=True)
    assert active.pixelColor(150, 70).lightness() > calm.pixelColor(150, 70).lightness() + 80


@pytest.mark.parametrize(("height", "lines"), [(28, 1), (38, 2)])
def test_a_ribbon_fits_its_room(height: int, lines: int) -> None:
    text = "Gino is winning the trick: give him points"
    image = canvas(300, 120)
    painter = brush(image)
    room = QRectF(50, 40, 200, height)
    box = draw_ribbon(painter, room, text, 13)
    painter.end()
    assert room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(box)
    assert (box.height() > 30) == (lines == 2)
    assert abs(box.center().x() - room.center().x()) < 0.5


def test_words_shrink_and_then_are_shortened() -> None:
    face = lettering.font(20)
    text = "Nonna Pina"
    natural = lettering.advance(text, face)
    same, whole = lettering.fitted(text, face, natural + 1)
    assert (same.pixelSize(), whole) == (face.pixelSize(), text)
    smaller, whole = lettering.fitted(text, face, natural * 0.9)
    assert smaller.pixelSize() < face.pixelSize()
    assert whole == text
    smaller, cut = lettering.fitted(text, face, natural * 0.5)
    assert smaller.pixelSize() >= lettering.font(lettering.SMALLEST).pixelSize()
    assert cut.endswith("…")
    assert lettering.advance(cut, smaller) <= natural * 0.5 + 2


def test_every_icon_can_be_told_from_the_others() -> None:
    pictures = {}
    for name in icons.NAMES:
        image = canvas(24, 24)
        painter = brush(image)
        icons.draw_icon(painter, name, QRectF(0, 0, 24, 24), QColor("black"))
        painter.end()
        box = inked(image)
        assert QRectF(1, 1, 22, 22).contains(box), name
        assert max(box.width(), box.height()) >= 12, name
        pictures[name] = bytes(image.constBits())
    assert len(set(pictures.values())) == len(pictures) - 1  # `level` is `level_hard`
    assert set(BUTTONS) <= set(icons.NAMES)


def test_portraits_differ_and_are_round() -> None:
    images = [portrait_image(who, 40) for who in range(len(PEOPLE))]
    assert len(PEOPLE) >= 8
    assert len({bytes(image.constBits()) for image in images}) == len(PEOPLE)
    assert all(image.pixelColor(1, 1).alpha() == 0 and image.pixelColor(20, 20).alpha() == 255 for image in images)
    assert portrait_image(len(PEOPLE), 40) == images[0]


def test_badge_token_and_buttons_are_painted() -> None:
    image = canvas(300, 60)
    painter = brush(image)
    draw_badge(painter, QRectF(10, 10, 30, 30), "120", 14)
    draw_token(painter, QRectF(60, 10, 30, 30), Suit.CUPS, "italian", 14)
    draw_bar_button(painter, QRectF(110, 8, 60, 44), 14, "hint", "Hint", DARK, ButtonState(focused=True))
    draw_button(painter, QRectF(190, 12, 100, 34), "Exchange", 14, ButtonState(), main=True, icon="exchange")
    painter.end()
    for x in (25, 75, 140, 240):
        column = [image.pixelColor(x + dx, y).alpha() for dx in range(-12, 12) for y in range(10, 50)]
        assert max(column) == 255
    red = [image.pixelColor(x, y) for x in range(62, 88) for y in range(12, 38)]
    assert any(c.red() > c.blue() + 100 and c.red() > c.green() + 100 for c in red)


def test_stock_and_piles_grow_with_their_cards() -> None:
    place = Place(100, 100, 60, 100)
    assert [len(stock_places(place, n)) for n in (0, 1, 4, 5, 40)] == [0, 1, 1, 2, 8]
    assert [len(pile_places(place, n, 1)) for n in (0, 2, 4, 40)] == [0, 1, 2, 6]
    assert pile_places(place, 12, 1)[:2] == pile_places(place, 8, 1)[:2]  # what lies there does not move


def test_a_card_without_a_picture_is_plain_paper() -> None:
    image = canvas(200, 200)
    painter = brush(image)
    draw_card(painter, Place(100, 100, 60, 100, 5), None)
    painter.end()
    assert image.pixelColor(100, 100) == palette.CREAM
