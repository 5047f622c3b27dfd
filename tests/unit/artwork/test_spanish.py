"""The Spanish deck: the pinta, as many pips as the rank says, room for the number, everything within the frame."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication
from shapely.geometry import box

from artwork.__main__ import ASSETS
from artwork.decks import CARDS, SUITS, deck
from artwork.decks.spanish import INSET, PINTA
from artwork.engine.drawing import Drawing
from artwork.engine.items import Use
from artwork.engine.sheet import render

SPANISH = ASSETS / "spanish"
PIPS = {"d": "coin", "c": "cup", "s": "sword", "b": "club"}
COURTS = [card for card in CARDS if card[0] in "FCR"]


@cache
def drawn(card: str, full: bool = True) -> Drawing:
    drawing = deck("spanish").draw(card, full)
    assert drawing is not None
    return drawing


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("folder", [SPANISH, SPANISH / "small"], ids=["full", "small"])
def test_the_gaps_of_the_frame_tell_the_suit(card: str, folder: Path, qapp: QGuiApplication) -> None:
    image = render((folder / f"{card}.svg").read_text("utf-8"), 305)
    for y in (INSET / 2, image.height() - INSET / 2):
        row = [QColor(image.pixel(x, int(y))).lightness() < 128 for x in range(20, 285)]
        assert row[0]
        assert row[-1]
        assert sum(a and not b for a, b in pairwise(row)) == PINTA[card[1]]


@pytest.mark.parametrize("card", [rank + suit for suit in SUITS for rank in "23456789"])
def test_a_card_shows_as_many_pips_as_its_rank(card: str) -> None:
    for full in (True, False):
        uses = [i for i in drawn(card, full).items if isinstance(i, Use) and i.name == PIPS[card[1]]]
        assert len({(round(u.x), round(u.y)) for u in uses}) == len(uses) == int(card[0])


@pytest.mark.parametrize("card", CARDS)
def test_the_corners_of_the_index_are_free(card: str) -> None:
    d = drawn(card, full=False)  # its objects are larger
    corner = box(21, 21, 21 + (67 if card in COURTS else 42), 90)
    x0, y0, x1, y1 = corner.bounds
    for place in (corner, box(d.width - x1, d.height - y1, d.width - x0, d.height - y0)):
        assert sum(i.region.intersection(place).area for i in d.items[: d._after]) < 0.02 * place.area


@pytest.mark.parametrize("card", CARDS)
def test_nothing_reaches_beyond_the_frame(card: str) -> None:
    d = drawn(card, full=False)
    left, top, right, bottom = zip(*(i.region.bounds for i in d.items[: d._after]), strict=True)
    assert min(*left, *top) > INSET
    assert max(right) < d.width - INSET + 4  # the sleeve of the ace of clubs ends at the frame
    assert max(bottom) < d.height - INSET


def test_no_court_has_the_outline_of_another() -> None:
    outlines = {card: drawn(card, full=False).region().buffer(0) for card in COURTS}
    for one in COURTS:
        for other in COURTS:
            if one < other:
                a, b = outlines[one], outlines[other]
                assert a.intersection(b).area / a.union(b).area < 0.85, (one, other)


def test_the_back_is_the_same_either_way_up(qapp: QGuiApplication) -> None:
    image = render((SPANISH / "back.svg").read_text("utf-8"), 305)
    w, h = image.width(), image.height()
    differences = sum(
        abs(QColor(image.pixel(x, y)).lightness() - QColor(image.pixel(w - 1 - x, h - 1 - y)).lightness()) > 60
        for x in range(0, w, 3)
        for y in range(0, h, 3)
    )
    assert differences < 20
