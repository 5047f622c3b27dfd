from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QGuiApplication

from artwork.__main__ import ASSETS
from artwork.decks import CARDS, SUITS, deck
from artwork.engine.sheet import render
from artwork.suits.french import COLOURS, FOUR_COLOURS

FRENCH = ASSETS / "french"
PAPER = QColor("#fffdf6").rgb()


def pictures(card: str) -> list[str]:
    return [(folder / f"{card}.svg").read_text("utf-8") for folder in (FRENCH, FRENCH / "small")]


@pytest.mark.parametrize("card", CARDS)
def test_a_suit_has_a_colour_that_no_other_suit_uses(card: str) -> None:
    own = COLOURS[SUITS[card[1]]]
    others = {colour for suit, colours in COLOURS.items() if suit != SUITS[card[1]] for colour in colours}
    for text in pictures(card):
        assert own[0] in text
        assert not [colour for colour in others if colour in text]


def test_four_colours_change_diamonds_and_clubs_only() -> None:
    assert set(FOUR_COLOURS) == {*COLOURS["coins"], *COLOURS["clubs"]}
    assert dict(deck("french").four_colours) == FOUR_COLOURS
    assert '"#c4161d" = "#1d62b8"' in (FRENCH / "deck.toml").read_text("utf-8")


@pytest.mark.parametrize("card", CARDS)
def test_letter_and_suit_have_room_in_the_corners(card: str, qapp: QGuiApplication) -> None:
    for text in pictures(card):
        image = render(text, 116)  # a pixel is five units: the corner is 11 % wide and 17 % high
        assert all(
            image.pixel(*spot) == PAPER
            for x in range(13)
            for y in range(30)
            for spot in ((x, y), (image.width() - 1 - x, image.height() - 1 - y))
        )


def test_the_back_is_the_same_either_way_up(qapp: QGuiApplication) -> None:
    image = render((FRENCH / "back.svg").read_text("utf-8"), 580)
    differences = sum(
        abs(QColor(image.pixel(x, y)).lightness() - QColor(image.pixel(579 - x, 879 - y)).lightness()) > 60
        for x in range(0, 580, 3)
        for y in range(0, 880, 3)
    )
    assert differences < 20
