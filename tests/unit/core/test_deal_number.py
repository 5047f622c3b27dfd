"""The number of a deal: short, the same everywhere, and no mistake in it goes unseen."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola_desktop.core.deal_number import ALPHABET, LEVELS, SEEDS, DealNumber, NumberError
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.match import LENGTHS, Match
from briscola_desktop.core.rules import ADMITTED, OPTIONS, Rules
from briscola_desktop.play.table import Table

PINNED = {
    "2GV0-7AB5-P90Z": (Rules.of(), "hard", 0, 987654321012, 0),
    "1PB0-VC4G-F": (Rules.of(), "normal", 0, 20261130, 0),
    "9F58-VESX-CGFY-0Z": (Rules.of(exchange="seven_two"), "hard", 0, 987654321012, 0),
}
"""Numbers that people have written down: they must mean the same for ever."""


@st.composite
def numbers(draw: st.DrawFn) -> DealNumber:
    preset = draw(st.sampled_from(sorted(ADMITTED)))
    said = {
        option: draw(st.sampled_from(OPTIONS[option])) for option in draw(st.sets(st.sampled_from(sorted(OPTIONS))))
    }
    said["players"] = draw(st.sampled_from(ADMITTED[preset]))
    try:
        rules = Rules.of(preset, **said)
    except RulesError:
        rules = Rules.of(preset, players=said["players"])
    dealer = draw(st.integers(0, rules.players - 1))
    deal = draw(st.integers(0, LENGTHS[rules.match] - 1))
    return DealNumber(rules, draw(st.sampled_from(LEVELS)), dealer, draw(st.integers(0, SEEDS - 1)), deal)


@given(numbers())
def test_a_number_reads_back_as_it_was(number: DealNumber) -> None:
    assert DealNumber.parse(number.text) == number


@pytest.mark.parametrize(("text", "parts"), PINNED.items())
def test_numbers_out_in_the_world_keep_their_meaning(text: str, parts: tuple[Rules, str, int, int, int]) -> None:
    assert DealNumber(*parts).text == text
    assert DealNumber.parse(text) == DealNumber(*parts)


def test_the_cards_of_a_number_are_pinned() -> None:
    opening = DealNumber.parse("1PB0-VC4G-F").opening
    assert " ".join(map(str, opening.deck[:7])) == "2b 7b 5c 6d Ac Fc 2d"


def test_an_ordinary_number_is_short_enough_to_be_read_out() -> None:
    assert len(DealNumber(Rules.of("brisca", players=6), "hard", 5, SEEDS - 1).text) <= 14


@given(numbers(), st.data())
def test_every_mistyped_letter_is_found(number: DealNumber, data: st.DataObject) -> None:
    letters = number.text.replace("-", "")
    place = data.draw(st.integers(0, len(letters) - 1))
    other = data.draw(st.sampled_from(ALPHABET.replace(letters[place], "")))
    with pytest.raises(NumberError):
        DealNumber.parse(letters[:place] + other + letters[place + 1 :])


@given(numbers(), st.data())
def test_two_letters_that_changed_places_are_found(number: DealNumber, data: st.DataObject) -> None:
    letters = number.text.replace("-", "")
    place = data.draw(st.integers(0, len(letters) - 2))
    swapped = letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
    if swapped != letters:
        with pytest.raises(NumberError):
            DealNumber.parse(swapped)


def test_small_letters_blanks_and_lookalikes_are_read() -> None:
    assert DealNumber.parse(" 2gvo 7ab5 p9oz ") == DealNumber.parse("2GV0-7AB5-P90Z")
    assert DealNumber.parse("iPB0VC4GF") == DealNumber.parse("1PB0-VC4G-F")


@pytest.mark.parametrize("text", ["", "---", "A", "2GV0-7AB5-P90U", "2GV0" * 30, "12€4", "ZZZZ-ZZZZ-ZZZZ-ZZZZ"])
def test_what_is_no_number_gives_one_sentence(text: str) -> None:
    with pytest.raises(NumberError) as caught:
        DealNumber.parse(text)
    assert "\n" not in str(caught.value)


def test_the_number_of_a_match_deals_that_matchs_cards() -> None:
    match = Match.start(Rules.of("match"), 77)
    number = DealNumber.of_match(match, "easy")
    assert number.opening == Table.of_match(match).log.opening


def test_an_agreed_trump_is_in_the_number() -> None:
    rules = Rules.of(trump="rotating", match="four_deals_points")
    assert [str(DealNumber(rules, "easy", 0, 1, deal).opening.trump) for deal in range(4)] == ["d", "c", "s", "b"]


def test_from_the_other_seat_one_gets_the_others_hand() -> None:
    number = DealNumber(Rules.of(), "hard", 0, 5)
    first, second = number.opening.start().after, number.other_seat.opening.start().after
    assert first.hands == second.hands[::-1]
    assert first.stock == second.stock
    assert first.leader != second.leader
    assert number.other_seat.other_seat == number


def test_the_deal_of_the_day_is_the_same_at_every_level_and_another_tomorrow() -> None:
    today, tomorrow = date(2026, 11, 30), date(2026, 12, 1)
    easy, hard = (DealNumber.of_day(today, Rules.of(), level) for level in ("easy", "hard"))
    assert easy.opening == hard.opening
    assert easy.opening.deck != DealNumber.of_day(tomorrow, Rules.of(), "easy").opening.deck
