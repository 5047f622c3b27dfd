"""How players are called."""

import pytest

from briscola_desktop.play.seats import Player
from briscola_desktop.widgets.table.words import NAMES, OTHER_NAMES, player_names


@pytest.mark.parametrize("name", ["", "Anna", *NAMES, *OTHER_NAMES])
def test_no_computer_has_the_name_of_somebody_else(name: str) -> None:
    names = player_names((Player(None, name), *(Player("easy") for _ in range(5))))
    assert len(set(names)) == 6
    assert name in ("", names[0])
