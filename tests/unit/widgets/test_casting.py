"""Portraits suit the names of computer players, whoever else sits there and whatever was chosen."""

from itertools import combinations

import pytest

from briscola_desktop.widgets.casting import EVERYBODY, MEN, WOMEN, cast
from briscola_desktop.widgets.dialogs.portrait_picker import portrait_words
from briscola_desktop.widgets.portraits import PEOPLE
from briscola_desktop.widgets.table.words import NAMES, OTHER_NAMES

FEMALE = {"Rosa", "Nonna Pina", "Lucia", "Ada", "Nonna Rita", "Bianca"}


def test_every_portrait_is_one_of_a_woman_or_of_a_man() -> None:
    assert sorted((*WOMEN, *MEN)) == list(EVERYBODY) == list(range(len(PEOPLE)))
    assert len(set(portrait_words())) == len(PEOPLE)
    assert all("lips" in PEOPLE[who].extra for who in WOMEN)
    assert not any("lips" in PEOPLE[who].extra for who in MEN)


@pytest.mark.parametrize("chosen", EVERYBODY)
@pytest.mark.parametrize("names", [NAMES, OTHER_NAMES])
def test_computer_players_look_like_their_names_whatever_one_chooses(names: tuple[str, ...], chosen: int) -> None:
    for others in combinations(names, 5):
        seen = cast(["Me", *others], 0, chosen)
        assert seen[0] == chosen
        assert len(set(seen)) == 6
        for name, who in zip(others, seen[1:], strict=True):
            assert who in (WOMEN if name in FEMALE else MEN), name


def test_a_grandmother_looks_like_one() -> None:
    assert cast(["You", "Rosa", "Gino", "Nonna Pina"], 0)[3] == 3
    assert cast(["Nonna", "Zia"])[0] == 3


def test_whom_one_looks_like_takes_nothing_from_the_others() -> None:
    usual = cast(["You", *NAMES[:5]], 0, 0)
    for seat in range(1, 6):
        seen = cast(["You", *NAMES[:5]], 0, usual[seat])
        assert [who for at, who in enumerate(seen) if at not in (0, seat)] == [
            who for at, who in enumerate(usual) if at not in (0, seat)
        ]


def test_people_at_one_screen_and_strangers_have_portraits_of_their_own() -> None:
    seen = cast(["Anna", "Rosa", "Karl", "Gino", "Eva", "Nonna Pina"], 4, 1)
    assert seen[4] == 1
    assert len(set(seen)) == 6
