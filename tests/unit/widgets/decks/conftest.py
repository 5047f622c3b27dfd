from pathlib import Path

import pytest

from briscola_desktop.core.cards import FULL_PACK

COLOURS = {"d": "#d8a020", "c": "#c02020", "s": "#2050b0", "b": "#208040"}


@pytest.fixture
def deck_folder(tmp_path: Path) -> Path:
    """A deck of plain cards, each with a disc in its suit's colour, the back blue."""
    folder = tmp_path / "plain"
    folder.mkdir()
    (folder / "deck.toml").write_text(
        'id = "plain"\nview_box = [0, 0, 50, 83]\n[names]\nen = "Plain"\nit = "Semplice"\n'
    )
    for card in FULL_PACK:
        (folder / f"{card}.svg").write_text(face(COLOURS[card.suit.value]))
    (folder / "back.svg").write_text(face("#0000ff"))
    return folder


def face(colour: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 83">'
        f'<rect width="50" height="83" fill="#fffdf6"/><circle cx="25" cy="41.5" r="12" fill="{colour}"/></svg>'
    )
