"""`briscola screenshot`: a picture of a moment of a deal, the same each time, and nothing of the user's touched."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRect, QSize
from PySide6.QtGui import QImage

from briscola_desktop.app.cli import main
from briscola_desktop.app.commands.screenshot import _dialog as staged_dialog
from briscola_desktop.app.staged import Stage, played
from briscola_desktop.core.match import Match
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from tests.gui.conftest import THEMES


def screenshot(target: Path, *arguments: str) -> QImage:
    """Draw in a process of its own; nothing may be on standard error."""
    command = [sys.executable, "-m", "briscola_desktop.app.cli", "screenshot", "-o", str(target), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return QImage(str(target))


def test_the_same_call_gives_the_same_picture_of_the_size(tmp_path: Path, home: Path) -> None:
    call = ("--size", "480x360", "--seed", "5", "--after", "9")
    first = screenshot(tmp_path / "a.png", *call)
    assert (first.width(), first.height()) == (480, 360)
    assert first == screenshot(tmp_path / "b.png", *call)
    assert first != screenshot(tmp_path / "c.png", *call[:-1], "11")
    assert not list((home / "config").iterdir()) + list((home / "data").iterdir())


@pytest.mark.parametrize(("wide", "high"), [(480, 900), (1024, 600)])
@pytest.mark.usefixtures("qapp")
def test_a_dialog_is_in_the_picture_as_a_whole(wide: int, high: int, tmp_path: Path) -> None:
    """All around it the table is seen."""
    stage = Stage(tmp_path, THEMES, {keys.LANGUAGE.name: "en"})
    stage.show(Rules.of(), 1, 0, QSize(wide, high))
    dialog = staged_dialog("preferences", stage)
    assert dialog is not None
    table, image = stage.picture(), stage.picture(dialog)
    stage.close()
    QLocale.setDefault(QLocale.system())
    assert table.size() == image.size() == QSize(wide, high)
    for edge in (QRect(0, 0, 4, high), QRect(wide - 4, 0, 4, high), QRect(0, 0, wide, 4), QRect(0, high - 4, wide, 4)):
        assert table.copy(edge) == image.copy(edge)
    middle = QRect(wide // 4, high // 4, wide // 2, high // 2)
    assert table.copy(middle) != image.copy(middle)


def test_device_pixels(tmp_path: Path) -> None:
    image = screenshot(tmp_path / "a.png", "--size", "480x360", "--ratio", "1.5", "--scene", "score")
    assert (image.width(), image.height()) == (720, 540)


@pytest.mark.parametrize(
    "call",
    [
        ["--rules", "poker"],
        ["--rules", "cafe", "--players", "4"],
        ["--rules", "brisca,players=4", "--players", "2"],
        ["--deck", "tarot"],
        ["--size", "8000x8000", "--ratio", "2"],
    ],
    ids=lambda call: call[-1],
)
@pytest.mark.usefixtures("qapp")
def test_what_cannot_be_is_one_line(call: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["screenshot", "-o", str(tmp_path / "a.png"), *call]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith("briscola screenshot: ")
    assert errors.count("\n") == 1


@pytest.mark.parametrize("rules", [Rules.of(), Rules.of("brisca", players=6)], ids=str)
def test_the_deal_is_played_as_far_as_asked(rules: Rules) -> None:
    match = Match.start(rules, 4)
    assert [played(match, after).moves for after in (0, 1, 13)] == [0, 1, 13]
    assert played(match, 13).log.actions == played(match, None).log.actions[:13]
    assert played(match, None).over
    assert played(match, 999).over


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--size", "1280"), "a size is written as 1280x800"),
        (("--size", "100x800"), "a window is 240 to 8000 pixels wide and high"),
        (("--size", "1280x80000"), "a window is 240 to 8000 pixels wide and high"),
        (("--ratio", "nan"), "a ratio is 0.5 to 4"),
        (("--ratio", "two"), "a ratio is 0.5 to 4"),
    ],
)
def test_a_size_that_cannot_be(given: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["screenshot", "-o", "a.png", *given])
    assert capsys.readouterr().err.endswith(f"{said}\n")
