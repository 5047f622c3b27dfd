"""The command line itself: help, versions, wrong calls, pipes that close, and nothing loaded that is not needed."""

import subprocess
import sys
from pathlib import Path

import pytest

from briscola_desktop.app.cli import main

RECORD = Path(__file__).parents[2] / "golden" / "records" / "classic-2.json"


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert all(f"\n    {name} " in out for name in ("bot", "deck", "replay", "simulate"))


@pytest.mark.parametrize("call", [[], ["shuffle"], ["replay"], ["replay", "--xml", "x"], ["deck", "sheet"]])
def test_a_wrong_call_is_2(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(call)
    assert left.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("briscola")


def test_terminal_commands_load_no_qt() -> None:
    program = (
        "import sys; from briscola_desktop.app.cli import main; "
        f"main(['replay', {str(RECORD)!r}]); print('PySide6' in sys.modules, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False False"


def test_a_reader_that_has_seen_enough(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "briscola_desktop.app.cli", "replay", *[str(RECORD)] * 200]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == ""
    assert program.returncode == 0
