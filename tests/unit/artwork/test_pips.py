"""Pips, aces, backs and the icon: as many pips as the rank says, room for the index, backs of two equal halves."""

from functools import cache

import pytest
from shapely.geometry import box

from artwork import icon
from artwork.decks import SUITS, deck
from artwork.engine.drawing import Drawing
from artwork.engine.items import Use

DECKS = ("neapolitan", "piacentine")
PIPS = {"d": ("coin", "sunflower"), "c": ("cup", "tureen", "bowl"), "s": ("sword-",), "b": ("club-",)}
CARDS = [rank + suit for suit in SUITS for rank in "23456789"]


@cache
def drawn(name: str, card: str, full: bool = True) -> Drawing:
    drawing = deck(name).draw(card, full)
    assert drawing is not None
    return drawing


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("card", CARDS)
def test_a_card_shows_as_many_pips_as_its_rank(name: str, card: str) -> None:
    for full in (True, False):
        uses = [i for i in drawn(name, card, full).items if isinstance(i, Use) and i.name.startswith(PIPS[card[1]])]
        assert len(uses) == int(card[0])
        assert len({(round(u.x), round(u.y), round(u.turn), u.flip) for u in uses}) == int(card[0])


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("card", ["A" + suit for suit in SUITS] + CARDS)
def test_the_corners_of_the_index_are_free(name: str, card: str) -> None:
    d = drawn(name, card)
    wide, high, inset = 0.11 * d.width, 0.09 * d.height, 0.035 * d.width
    corner = box(inset, inset, inset + wide, inset + high)
    opposite = box(d.width - inset - wide, d.height - inset - high, d.width - inset, d.height - inset)
    for place in (corner, opposite):
        assert sum(i.region.intersection(place).area for i in d.items[: d._after]) < 0.08 * place.area


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("card", ["A" + suit for suit in SUITS] + CARDS + ["back"])
def test_nothing_reaches_the_edge_of_the_card(name: str, card: str) -> None:
    d = drawn(name, card)
    edges = [i.region.bounds for i in d.items]
    assert min(min(b[:2]) for b in edges) > 6
    assert max(b[2] for b in edges) < d.width - 6
    assert max(b[3] for b in edges) < d.height - 6


@pytest.mark.parametrize("name", DECKS)
def test_a_back_is_its_own_half_turn(name: str) -> None:
    pytest.importorskip("PySide6")
    import numpy as np

    from artwork.engine.sheet import render

    image = render(drawn(name, "back").svg(), 250)
    width, height = image.width(), image.height()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(height, image.bytesPerLine() // 4, 4)[:, :width, :3]
    difference = np.abs(rows.astype(int) - rows[::-1, ::-1].astype(int))
    assert difference.mean() < 2


def test_the_icons_in_the_tree_are_as_new_as_their_generator() -> None:
    for name, text in icon.icons().items():
        assert (icon.ICONS / name).read_text("utf-8") == text, "Run `python -m artwork.icon`."
        assert "<rect" not in text  # nothing but the drawing: the desktop shows through
