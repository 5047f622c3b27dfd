"""Names and talk are shown as plain text that hides nothing."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from briscola_desktop.net.words import NAME, clean, name, skeleton


@given(st.text(max_size=80))
def test_nothing_invisible_or_turning_is_left(text: str) -> None:
    shown = clean(text, 40)
    assert len(shown) <= 40
    assert all(unicodedata.category(letter)[0] != "C" for letter in shown)
    assert shown == " ".join(shown.split())
    assert clean(shown, 40) == shown


def test_what_people_write_stays() -> None:
    for text in ("Zoë", "Łukasz", "Ágnes", "李雷", "Иван", "ciao, bella! 🃏", "naïve"):
        assert clean(text, 40) == unicodedata.normalize("NFKC", text)


def test_marks_do_not_climb_over_the_lines_above() -> None:
    assert len(clean("a" + "\u0301" * 50, 200)) <= 4
    assert clean("\u0301\u0301", 40) == ""


def test_line_breaks_are_spaces_and_fillers_are_nothing() -> None:
    assert clean("a\r\n\u2028b\u3164\u2800c", 40) == "a bc"


def test_names_that_look_alike_are_told_apart() -> None:
    assert name("Anna", ["Bruno"]) == "Anna"
    for alike in ("Anna", "anna", "A nna", "\u0410nn\u0430", "Ánna", "ANNA", "\uff21nna"):
        assert name(alike, ["Anna"]).endswith(" 2"), alike
    assert name("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert skeleton("Iorenzo") == skeleton("lorenzo") == skeleton("1orenz0")
    assert skeleton("rnario") == skeleton("mario")
    assert skeleton("Anna") != skeleton("Enna")


def test_a_name_is_never_empty_nor_too_long() -> None:
    assert name("\u200b") == "Player"
    long = name("x" * 100, ["x" * NAME])
    assert (len(long) <= NAME, long[-2:]) == (True, " 2")
