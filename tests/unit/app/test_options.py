"""What a start may ask for, and how it is refused."""

from pathlib import Path

import pytest

from briscola_desktop import __version__
from briscola_desktop.app.options import Options, read
from briscola_desktop.core.rules import Rules


def test_nothing_asked_for_leaves_all_as_it_was() -> None:
    assert read([]) == Options()
    assert not read([]).new_match


def test_everything_at_once() -> None:
    call = "--deck french --language hu --rules brisca,throw=off --players 6 --level hard --seed 12 deal.json"
    assert read(call.split()) == Options(
        "french", "hu", Rules.of("brisca", players=6, throw=False), 6, "hard", 12, Path("deal.json")
    )


@pytest.mark.parametrize("call", ["--rules cafe", "--players 4", "--level easy", "--seed 0"])
def test_these_begin_a_new_match(call: str) -> None:
    assert read(call.split()).new_match


@pytest.mark.parametrize("call", ["--deck french", "--language it", "deal.json"])
def test_these_take_up_the_saved_deal(call: str) -> None:
    assert not read(call.split()).new_match


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("--rules poker", "preset: 'poker' is none of classic, cafe, match, brisca"),
        ("--rules cafe --players 4", "players: cafe is played by 2, not by 4"),
        ("--rules brisca,players=4 --players 6", "players: brisca,players=4 is played by 4, not by 6"),
        ("--rules classic,trump=rotating", "trump: rotating belongs to a match of four deals"),
        ("--players 5", "--players: invalid choice: 5"),
        ("--language fr", "--language: invalid choice: 'fr'"),
        ("--level unbeatable", "--level: invalid choice"),
        ("--seed x", "--seed: 'x' is not a whole number of up to 40 digits"),
        ("a.json b.json", "unrecognized arguments: b.json"),
    ],
)
def test_what_cannot_be_is_status_2(call: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        read(call.split())
    assert left.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        read(["--version"])
    assert left.value.code == 0
    assert __version__ in capsys.readouterr().out
