from pathlib import Path

import pytest

from briscola_desktop.core.cards import Card, cards
from briscola_desktop.runtime.importing.errors import DeckError
from briscola_desktop.widgets.decks.theme import FORTY, find_themes, read_theme


def test_a_deck_is_read(deck_folder: Path) -> None:
    theme = read_theme(deck_folder)
    assert (theme.id, theme.name("it"), theme.name("hu")) == ("plain", "Semplice", "Plain")
    assert theme.aspect == pytest.approx(1.66)
    assert theme.family == "italian"
    assert theme.missing == ()
    assert theme.picture(Card.parse("Ad"), 300) == deck_folder / "Ad.svg"
    assert theme.picture(None, 300) == deck_folder / "back.svg"


def test_small_faces_are_used_for_small_cards_where_there_are_any(deck_folder: Path) -> None:
    (deck_folder / "small").mkdir()
    (deck_folder / "small" / "Ad.svg").write_text((deck_folder / "Ad.svg").read_text())
    theme = read_theme(deck_folder)
    assert theme.picture(Card.parse("Ad"), 99) == deck_folder / "small" / "Ad.svg"
    assert theme.picture(Card.parse("Ad"), 100) == deck_folder / "Ad.svg"
    assert theme.picture(Card.parse("2d"), 50) == deck_folder / "2d.svg"


def test_forty_faces_are_a_deck(deck_folder: Path) -> None:
    for card in cards("8d 9d 8c 9c 8s 9s 8b 9b"):
        (deck_folder / f"{card}.svg").unlink()
    theme = read_theme(deck_folder)
    assert len(theme.missing) == 8
    assert theme.plays(FORTY)
    assert not theme.plays(cards("8d"))


def test_pictures_may_have_other_names_and_kinds(deck_folder: Path) -> None:
    (deck_folder / "Ad.svg").rename(deck_folder / "asso.svg")
    (deck_folder / "2d.svg").rename(deck_folder / "2d.png")
    (deck_folder / "deck.toml").write_text('id = "x"\nwidth = 50\nheight = 83\n[files]\nAd = "asso.svg"\n')
    theme = read_theme(deck_folder)
    assert theme.files["Ad"].name == "asso.svg"
    assert theme.files["2d"].name == "2d.png"


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        ("id = ", "not valid TOML in line 1"),
        ('id = "x"\n\n[files\n', "not valid TOML in line 3"),
        ('id = "x"\n', "width and height"),
        ('id = "x"\nwidth = 0\nheight = 83\n', "width and height"),
        ('id = "x"\nwidth = 83\nheight = 50\n', "times as high as wide"),
        ('id = "x"\nwidth = 50\nheight = 83\nfamily = "tarot"\n', "family"),
        ('id = "x"\nwidth = 50\nheight = 83\nfiles = 3\n', "files"),
        ('id = "x"\nwidth = 50\nheight = 83\n[files]\nAd = "../secret.svg"\n', "no picture of Ad"),
    ],
)
def test_a_bad_deck_says_why(deck_folder: Path, toml: str, words: str) -> None:
    (deck_folder.parent / "secret.svg").write_text("<svg/>")
    (deck_folder / "deck.toml").write_text(toml)
    with pytest.raises(DeckError, match=words):
        read_theme(deck_folder)


def test_missing_faces_are_named(deck_folder: Path) -> None:
    (deck_folder / "3c.svg").unlink()
    (deck_folder / "back.svg").unlink()
    with pytest.raises(DeckError, match="no picture of 3c, back"):
        read_theme(deck_folder)


def test_one_bad_deck_does_not_hide_the_others(deck_folder: Path) -> None:
    bad = deck_folder.parent / "bad"
    bad.mkdir()
    (bad / "deck.toml").write_bytes(b"\xff\xfe")
    themes, problems = find_themes(deck_folder.parent, deck_folder.parent / "absent")
    assert list(themes) == ["plain"]
    assert len(problems) == 1
    assert str(problems[0]) == "the deck.toml of bad is not text in UTF-8"
