"""Every card of every naming is found, and what is not there is said."""

import random

import pytest

from briscola_desktop.core.cards import FULL_PACK, Card
from briscola_desktop.runtime.importing.naming import detect, in_sheet
from briscola_desktop.runtime.importing.pictures import elements_of
from briscola_desktop.runtime.importing.source import unzipped
from tests.unit.runtime.importing.decks import kde_sheet, namings

NAMINGS = namings()


@pytest.mark.parametrize("naming", NAMINGS)
def test_each_file_is_the_card_that_it_shows(naming: str) -> None:
    names, family = NAMINGS[naming]
    shuffled = list(names)
    random.Random(1).shuffle(shuffled)
    deck = detect(shuffled)[0]
    assert {path: card for card, path in deck.files.items()} == {p: c for p, c in names.items() if c is not None}
    assert deck.back == next(path for path, card in names.items() if card is None)
    assert deck.family == family
    assert deck.whole
    assert deck.large == (len(names) == 49)


@pytest.mark.parametrize("naming", NAMINGS)
def test_a_card_that_is_not_there_is_missing_and_nothing_takes_its_place(naming: str) -> None:
    names, _ = NAMINGS[naming]
    lost = next(path for path, card in names.items() if card is Card.parse("3c"))
    deck = detect(name for name in names if name != lost)
    if naming.startswith("5"):  # forty numbers or none: an order with a gap tells nothing
        assert deck == ()
    else:
        assert deck[0].missing == (Card.parse("3c"),)
        assert not deck[0].whole


def test_the_deck_of_an_svg_is_read_from_the_names_of_its_elements() -> None:
    deck = in_sheet("deck.svgz", elements_of(unzipped(kde_sheet(), "deck.svgz")))
    assert deck is not None
    assert set(deck.files) == set(FULL_PACK)
    assert deck.files[Card.parse("Cs")] == "deck.svgz#queen_spade"
    assert deck.files[Card.parse("Ad")] == "deck.svgz#1_diamond"
    assert deck.back == "deck.svgz#back"
    assert deck.family == "french"


def test_the_tens_of_a_french_deck_are_left_out() -> None:
    names = {**NAMINGS["8 PySol"][0]} | {f"10{letter}.gif": None for letter in "cshd"}
    assert "10c.gif" not in detect(names)[0].files.values()


def test_several_decks_in_one_archive_are_all_found() -> None:
    both = [*NAMINGS["1 rank, letter"][0], *NAMINGS["7 Spanish"][0]]
    decks = detect(both)
    assert [(deck.folder, len(deck.files)) for deck in decks] == [("", 48), ("Napoletane", 40)]


def test_photographs_of_a_holiday_are_no_deck() -> None:
    assert detect(f"IMG_{number}.jpg" for number in range(2_000)) == ()
    assert detect(["notes.txt", "a/b/c.png"]) == ()


def test_a_back_one_level_up_is_found() -> None:
    names = ["retro.png", *(f"italian/{path}" for path, card in NAMINGS["2 letter, rank"][0].items() if card)]
    assert detect(names)[0].back is None
    assert detect([name.replace("italian/", "") for name in names])[0].back == "retro.png"
