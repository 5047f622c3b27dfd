"""The command line itself: help, versions, wrong calls, pipes that close, and nothing loaded that is not needed."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from briscola_desktop.app.cli import main

PROGRAM = [sys.executable, "-m", "briscola_desktop.app.cli"]
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


@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_reader_that_has_seen_enough(buffered: str) -> None:
    command = [*PROGRAM, "replay", *[str(RECORD)] * 200]
    environ = os.environ | {"PYTHONUNBUFFERED": buffered}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == ""
    assert program.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a file that is always full")
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("call", [["replay", str(RECORD)], ["--help"]], ids=lambda call: call[0])
def test_an_output_that_cannot_be_written(call: list[str], buffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        environ = os.environ | {"PYTHONUNBUFFERED": buffered}
        command = [*PROGRAM, *call]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=environ)
    assert (done.returncode, done.stderr) == (
        1,
        f"briscola: the output cannot be written: {os.strerror(errno.ENOSPC)}\n",
    )


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (OSError(errno.EIO, "Input/output error", "deals\n.json"), "deals\\n.json: Input/output error"),
        (OSError(errno.EMFILE, "Too many open files"), "Too many open files"),
    ],
)
def test_a_fault_of_another_file_is_not_called_one_of_the_output(
    fault: OSError, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> int:
        raise fault

    monkeypatch.setattr("briscola_desktop.app.commands.replay.run", fail)
    assert main(["replay", "deal.json"]) == 1
    assert capsys.readouterr().err == f"briscola replay: {said}\n"


def test_an_interruption_is_130_and_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("briscola_desktop.app.commands.replay.run", interrupt)
    assert main(["replay", "deal.json"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="file descriptors of a Unix")
@pytest.mark.parametrize("closed", [0, 1, 2])
def test_with_a_standard_stream_closed_it_does_what_it_can(closed: int) -> None:
    script = f'exec "$@" {closed}<&-'
    good, bad = (
        subprocess.run(["sh", "-c", script, "sh", *PROGRAM, *call], capture_output=True, text=True, check=False)
        for call in (["bot", "--level", "easy"], ["replay", "missing.json"])
    )
    assert (good.returncode, good.stdout, good.stderr) == (0, "", "")
    said = "" if closed == 2 else f"briscola replay: missing.json: it cannot be read: {os.strerror(errno.ENOENT)}\n"
    assert (bad.returncode, bad.stdout, bad.stderr) == (1, "", said)


@pytest.mark.parametrize("call", [["deck", "list"], ["screenshot", "-o", "table.png"], ["deck", "import", "folder"]])
def test_where_qt_is_not_installed_what_draws_says_so(call: list[str], tmp_path: Path) -> None:
    """As on a server, which needs none of it."""
    program = (
        f"import sys; sys.modules['PySide6'] = None; from briscola_desktop.app.cli import main; sys.exit(main({call}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, check=False)
    said = f"briscola {call[0]}: it draws with Qt, which is not here: pip install PySide6\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


def test_letters_that_the_output_lacks_are_written_as_escapes(tmp_path: Path) -> None:
    record = tmp_path / "őszi.json"
    record.write_bytes(RECORD.read_bytes())
    environ = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [*PROGRAM, "replay", str(record), str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environ)
    assert "\\u0151szi.json:\n" in done.stdout
