"""Ctrl-C where Qt is: the program goes in silence, and leaves nothing lying about."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from briscola_desktop.app import deck_import, interrupts
from briscola_desktop.app.cli import main
from tests.unit.runtime.importing.decks import as_zip, files_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of a Unix")

DRAWING = """
import os, signal, sys
from briscola_desktop.app.cli import main
from briscola_desktop.widgets.table import items
items.draw_card = lambda *_, **__: os.kill(os.getpid(), signal.SIGINT)
main(["screenshot", "-o", sys.argv[1]])
"""

IMPORTING = """
import os, signal, sys
class Finder:
    def find_spec(self, name, *_):
        if name.startswith("PySide6.QtGui"):
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
from briscola_desktop.app.cli import main
main(["deck", "sheet", "french", "-o", sys.argv[1]])
"""


@pytest.mark.parametrize("program", [DRAWING, IMPORTING], ids=["while it draws", "while Qt is loaded"])
def test_a_picture_is_given_up_in_silence(program: str, tmp_path: Path) -> None:
    (tmp_path / "scratch").mkdir()
    environ = os.environ | {"TMPDIR": str(tmp_path / "scratch")}
    command = [sys.executable, "-c", program, str(tmp_path / "picture.png")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environ)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert [path.name for path in tmp_path.rglob("*")] == ["scratch"]


@pytest.mark.usefixtures("qapp")
def test_a_deck_is_not_brought_in_by_half(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def press(done: int, _: int) -> None:
        if done == 7:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(deck_import, "_progress", press)
    path = as_zip(files_of("1 rank, letter"), tmp_path / "deck.zip")
    before = signal.getsignal(signal.SIGINT)
    assert main(["deck", "import", str(path)]) == 130
    assert signal.getsignal(signal.SIGINT) is before
    assert capsys.readouterr() == ("", "")
    assert not list((home / "data" / "briscola-desktop" / "decks").iterdir())


def test_a_job_in_the_background_does_not_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with interrupts.asking() as asked:
            os.kill(os.getpid(), signal.SIGINT)
            assert not asked()
    finally:
        signal.signal(signal.SIGINT, before)
