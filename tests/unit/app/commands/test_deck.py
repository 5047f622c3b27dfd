"""`briscola deck`: the decks by name, and a sheet with every card in its place."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from briscola_desktop.app.cli import main
from briscola_desktop.core.cards import FULL_PACK, Rank

COLOURS = {"d": "#cc8800", "c": "#bb2222", "s": "#2255bb", "b": "#227733"}
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 100"><rect width="50" height="100" fill="{}"/></svg>'


@pytest.fixture
def deck(home: Path) -> Path:
    """A deck of the player's own with forty plain faces."""
    folder = home / "data" / "briscola-desktop" / "decks" / "plain"
    folder.mkdir(parents=True)
    (folder / "deck.toml").write_text('id = "plain"\nnames = "Plain cards"\nwidth = 50\nheight = 100\n')
    for card in FULL_PACK:
        if card.rank not in (Rank.EIGHT, Rank.NINE):
            (folder / f"{card}.svg").write_text(SVG.format(COLOURS[card.suit.value]))
    (folder / "back.svg").write_text(SVG.format("#000000"))
    return folder


def test_the_list_names_decks(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["deck", "list"])
    assert "plain        40 cards  Plain cards\n" in capsys.readouterr().out


def test_a_broken_deck_is_said(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (deck / "Rs.svg").unlink()
    assert main(["deck", "list"]) == 1
    assert "plain has no picture of Rs" in capsys.readouterr().err


@pytest.mark.usefixtures("qapp")
def test_the_sheet_has_each_card_in_its_place(deck: Path, tmp_path: Path) -> None:
    target = tmp_path / "sheet.png"
    assert main(["deck", "sheet", "plain", "--width", "60", "-o", str(target)]) == 0
    sheet = QImage(str(target))
    gap = 5
    assert (sheet.width(), sheet.height()) == (gap + 11 * 65, gap + 4 * 125)
    for row, colour in enumerate(COLOURS.values()):
        for column in range(10):
            middle = sheet.pixelColor(gap + column * 65 + 30, gap + row * 125 + 60)
            assert _near(middle.name(), colour), (row, column, middle.name())
    assert _near(sheet.pixelColor(gap + 10 * 65 + 30, gap + 60).name(), "#000000")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("call", "status", "said"),
    [
        (["nothing", "-o", "x.png"], 2, "there is no deck 'nothing'"),
        (["plain", "-o", "missing/folder/x.png"], 1, "missing/folder/x.png cannot be written"),
    ],
)
def test_what_cannot_be_is_one_line(
    deck: Path,
    call: list[str],
    status: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(deck)
    assert main(["deck", "sheet", *call]) == status
    errors = capsys.readouterr().err
    assert said in errors
    assert len(errors.splitlines()) == 1


def _near(a: str, b: str) -> bool:
    """Whether two colours differ by no more than the light that lies on the paper."""
    return all(abs(int(a[at : at + 2], 16) - int(b[at : at + 2], 16)) < 32 for at in (1, 3, 5))
