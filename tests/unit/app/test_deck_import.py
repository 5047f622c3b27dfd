"""`briscola deck import`: the deck stands beside the program's own, or one line says why not."""

from pathlib import Path

import pytest

from briscola_desktop.app.cli import main
from briscola_desktop.app.decks import all_decks
from tests.unit.runtime.importing.decks import as_zip, files_of

pytestmark = pytest.mark.usefixtures("qapp")


def test_an_imported_deck_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = as_zip(files_of("1 French sets"), tmp_path / "genovesi.zip")
    assert main(["deck", "import", str(path), "--no-indices"]) == 0
    assert capsys.readouterr().out == "genovesi     40 cards, its own back  genovesi\n"
    main(["deck", "list"])
    assert "genovesi     40 cards  genovesi\n" in capsys.readouterr().out
    theme = all_decks()[0]["genovesi"]
    assert (theme.family, theme.indices) == ("french", False)


def test_which_of_several_decks_must_be_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = as_zip(files_of("1 rank, letter") | files_of("2 letter, rank"), tmp_path / "both.zip")
    assert main(["deck", "import", str(path)]) == 1
    assert "--folder: Napoletane, bresciane" in capsys.readouterr().err
    assert main(["deck", "import", str(path), "--folder", "bresciane", "--name", "Brescia"]) == 0
    assert set(all_decks()[0]) >= {"brescia"}
    assert main(["deck", "import", str(path), "--folder", "other"]) == 1


def test_what_is_wrong_is_one_line(tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = files_of("1 rank, letter")
    del files["Napoletane/10b.jpg"]
    path = as_zip(files, tmp_path / "deck.zip")
    for call, said in (([str(path)], "missing: Rb"), ([str(tmp_path / "none")], "briscola deck: none does not exist")):
        assert main(["deck", "import", *call]) == 1
        told = capsys.readouterr()
        assert said in told.err
        assert len(told.err.splitlines()) == 1
    assert not (home / "data" / "briscola-desktop").exists()


def test_the_program_knows_nothing_of_a_deck_whose_files_have_gone(tmp_path: Path) -> None:
    path = as_zip(files_of("1 rank, letter"), tmp_path / "deck.zip")
    main(["deck", "import", str(path), "--name", "Gone"])
    folder = all_decks()[0]["gone"].folder
    (folder / "7s.jpg").unlink()
    themes, problems = all_decks()
    assert "gone" not in themes
    assert [str(problem) for problem in problems] == ["gone has no picture of 7s"]
