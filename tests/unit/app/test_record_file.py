"""A record that is read from a file."""

from pathlib import Path

import pytest

from briscola_desktop.app.cli import main
from briscola_desktop.app.record_file import LONGEST, read_record
from briscola_desktop.core.errors import RecordError

RECORD = Path(__file__).parents[2] / "golden" / "records" / "classic-2.json"


def test_comments_may_be_long_but_not_without_end(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    text = RECORD.read_bytes()
    path.write_bytes(text + b" " * (LONGEST - len(text)))
    assert read_record(path) == read_record(RECORD)
    path.write_bytes(text + b" " * (LONGEST - len(text) + 1))
    with pytest.raises(RecordError, match="too long"):
        read_record(path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a file without end")
@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_a_file_without_end(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "/dev/zero"]) == 1
    assert capsys.readouterr().err == f"briscola {command}: /dev/zero: it is too long to be a record\n"
