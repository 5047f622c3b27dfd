from dataclasses import replace
from itertools import combinations

import pytest

from briscola_desktop.core.cards import FULL_PACK, cards
from briscola_desktop.widgets.lettering import advance, font
from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.bar import ButtonState
from briscola_desktop.widgets.table.canvas import brush, canvas
from briscola_desktop.widgets.table.layout import Shape
from briscola_desktop.widgets.table.score_sheet import (
    COLOURS,
    Sheet,
    SheetLayout,
    SheetSide,
    contents,
    draw_sheet,
    fan_places,
    lay_out_sheet,
)

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(800, 600), (1024, 600), (480, 900), (1280, 800), (1920, 1080), (3840, 2160), (600, 600), (360, 640)]


def sheet(sides: int, *, match: bool = True) -> Sheet:
    deals = ("66", "58", "73", "", "") if match else ()
    return Sheet(
        "You win the deal",
        "trumps were coins",
        tuple(
            SheetSide(f"Side {i}", (i,) if sides == 3 else (i, i + 2), 120 // sides, FULL_PACK[:20], deals, "1")
            for i in range(sides)
        ),
        head=("Deal", "1", "2", "3", "4", "5", "Won") if match else (),
        buttons={"share": "Share", "review": "Review", "next": "Next deal"},
    )


def laid_out(size: tuple[int, int], sides: int, *, match: bool = True) -> SheetLayout:
    layout = arrange(Shape(*size))
    return lay_out_sheet(*size, layout.font, sheet(sides, match=match), 1.66)


@pytest.mark.parametrize("match", [False, True])
@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_and_nothing_is_cut_off(size: tuple[int, int], sides: int, match: bool) -> None:
    layout = laid_out(size, sides, match=match)
    paper = layout.paper
    assert paper.x >= 0
    assert paper.y >= 0
    assert paper.right <= size[0]
    assert paper.bottom <= size[1]
    assert paper.holds(contents(layout))
    parts = [layout.title, layout.line, layout.bar, *layout.sides, *layout.fans, *layout.buttons.values()]
    if match:
        parts.append(layout.table)
    assert not [(a, b) for a, b in combinations(parts, 2) if a.touches(b, -0.01)]
    assert set(layout.buttons) == {"share", "review", "next"}
    assert layout.font >= 10


@pytest.mark.parametrize("at_right", [False, True])
@pytest.mark.parametrize("count", [0, 1, 8, 20, 40])
def test_fans_stay_in_their_row(count: int, at_right: bool) -> None:
    layout = laid_out((800, 600), 2)
    box = layout.fans[int(at_right)]
    places = fan_places(box, layout.card, count, at_right=at_right)
    assert len(places) == count
    assert all(box.grown(2, box.h * 0.1).holds(place.box()) for place in places)
    assert [p.x for p in places] == sorted(p.x for p in places)


def test_the_bar_shows_the_points() -> None:
    size = (1280, 800)
    drawn = Sheet(
        "You win",
        "",
        (SheetSide("You", (0,), 90, cards("Ad 3d")), SheetSide("Rosa", (1,), 30)),
        buttons={"next": "Next deal"},
    )
    layout = lay_out_sheet(*size, 15, drawn, 1.66)
    image = canvas(*size)
    painter = brush(image)
    draw_sheet(painter, layout, drawn, lambda *_: None, {"next": ButtonState()})
    painter.end()
    bar = layout.bar
    at = [image.pixelColor(round(bar.x + part * bar.w), round(bar.cy)) for part in (0.1, 0.7, 0.8, 0.95)]
    assert at == [COLOURS[0], COLOURS[0], COLOURS[1], COLOURS[1]]
    for box, own, other in zip(layout.sides, COLOURS[:2], COLOURS[1::-1], strict=True):
        row = round(box.y + box.h * 0.7)  # of the figures
        seen = {image.pixelColor(x, row).name() for x in range(round(box.x), round(box.right))}
        assert own.name() in seen
        assert other.name() not in seen


@pytest.mark.parametrize("width", [480, 630, 700, 800, 1000, 1280])
@pytest.mark.parametrize("size", [13.0, 17.0])
def test_the_buttons_have_room_for_their_words(width: int, size: float) -> None:
    words = {"table": "Un altro tavolo", "review": "Analisi", "next": "Prossima smazzata"}
    drawn = replace(sheet(2), buttons=words)
    layout = lay_out_sheet(width, 750, size, drawn, 1.66)
    for name, text in words.items():
        assert layout.buttons[name].w >= advance(text, font(size, bold=name == "next")) + 3.1 * size * (name != "next")
