"""Complaints are one line each, whatever a file is called."""

from pathlib import Path

import pytest

from briscola_desktop.app.cli import main
from briscola_desktop.app.complaint import shown


def test_what_cannot_be_printed_is_escaped() -> None:
    assert shown("una partita è\n\x1b[31m\udcff") == r"una partita è\n\x1b[31m\udcff"


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_file_with_a_line_break_in_its_name(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two\nlines.briscola"
    path.write_text("{")
    assert main([command, str(path)]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert r"two\nlines.briscola: not a JSON text" in told
