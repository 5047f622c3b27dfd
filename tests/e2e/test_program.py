"""The program as the system sees it: started, started again, signalled, and met with broken files."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from configparser import ConfigParser
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import deck_of as pack
from briscola_desktop.core.shuffle import first_dealer
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.settings import COUNT, Settings, write
from tests.choices import another
from tests.permissions import obey_permissions

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and sockets of a Unix")

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = GOLDEN / "records" / "classic-2.json"
KEPT = sorted((GOLDEN / "kept").iterdir())
"""What earlier versions have kept: settings, two deals and a history each."""

GAME = [sys.executable, "-m", "briscola_desktop"]
HELD = [sys.executable, "-c", "import sys; from tests.e2e.inside import main; sys.exit(main())"]
"""The same program with a hand inside: `tests/e2e/inside.py`."""

LEADING = next(str(seed) for seed in range(50) if first_dealer(Rules.of(), seed) == 1)
"""Of a deal for two that the person leads to."""

FOLDERS = ("data", "config", "cache")
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc, and at Linux's capabilities")
Start = Callable[..., "Program"]


class Program(subprocess.Popen[str]):
    """A program that runs.

    Attributes:
        began: when.
    """

    began = 0.0

    @property
    def moment(self) -> float:
        """Seconds that are a moment for it: more on a machine that is busy, and where it was slow to start."""
        busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        return 2 * busy + time.monotonic() - self.began


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    """Starts the program in the test's own home, and ends all that is left."""
    running: list[Program] = []

    def start(
        *arguments: str,
        command: list[str] = GAME,
        before: Callable[[], None] | None = None,
        environ: dict[str, str] | None = None,
    ) -> Program:
        """Start the program, or the one with a hand inside; `before` it runs, in its process."""
        began = time.monotonic()
        program = Program(
            [*command, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=dict(os.environ) | (environ or {}),
            preexec_fn=before,
        )
        program.began = began
        running.append(program)
        return program

    yield start
    for program in running:
        program.kill()
        program.wait()
        for stream in (program.stdin, program.stdout, program.stderr):
            with suppress(BrokenPipeError):
                if stream is not None:
                    stream.close()


@pytest.fixture
def data(home: Path) -> Path:
    """Where the program keeps deals and history."""
    return home / "data" / "briscola-desktop"


@pytest.fixture
def deal(data: Path) -> Path:
    """The file of the deal in progress."""
    return data / "deal.json"


@pytest.fixture
def ini(home: Path) -> Path:
    """The file of the settings."""
    return home / "config" / "briscola-desktop" / "settings.ini"


# 9
def test_closed_at_any_moment_it_leaves_in_silence_and_the_deal_is_there_at_the_next_start(
    start: Start, deal: Path
) -> None:
    program = start()
    until(lambda: hears(program))
    assert close(program) == (0, "")  # in the middle of an import, as like as not
    decks = set()
    for moment in (0, 0.3):
        before = written(deal)
        program = start()
        until(lambda before=before: written(deal) > before)  # type: ignore[misc]
        time.sleep(moment)
        assert close(program) == (0, "")
        decks.add(deck_of(deal))
    assert len(decks) == 1


# 9, 12
@LINUX
@pytest.mark.parametrize("way", ["menu", "cross", "signal"])
def test_closed_while_the_computer_thinks_it_leaves_in_silence_and_keeps_the_card_and_every_choice(
    start: Start, deal: Path, ini: Path, way: str, request: pytest.FixtureRequest
) -> None:
    program = start("--seed", LEADING, "--level", "hard", command=HELD)
    until(lambda: player_of(program) is not None)
    player = player_of(program)
    assert player is not None
    os.kill(player, signal.SIGSTOP)  # it will think for as long as it takes
    request.addfinalizer(lambda: end(player))
    played = tell(program, "play")["played"]
    until(lambda: tell(program, "look")["thinking"])
    chosen = {key.name: another(key) for key in keys.KEYS if not key.name.startswith("window/")}
    tell(program, "set", values=chosen)
    assert close(program, way) == (0, "")
    assert not Path(f"/proc/{player}").exists()
    assert [action["play"] for action in json.loads(deal.read_text())["record"]["actions"]] == [played]
    kept = Settings(ini, keys.KEYS)
    assert kept.notices == []
    assert {name: kept.snapshot()[name] for name in chosen} == chosen


def test_what_the_call_asks_for_is_dealt_and_kept(start: Start, deal: Path, ini: Path) -> None:
    asked = {"seed": "12", "rules": "brisca", "players": "4", "level": "hard", "deck": "french", "language": "it"}
    program = start(*(f"--{option}={value}" for option, value in asked.items()))
    until(deal.exists)
    assert close(program) == (0, "")
    assert deck_of(deal) == " ".join(map(str, pack(Rules.of("brisca", players=4), 12)))
    assert [player["level"] for player in json.loads(deal.read_text())["players"]] == [None, "hard", "hard", "hard"]
    kept = ini.read_text().splitlines()
    assert {"deck=french", "level=hard", "language=it", "preset=brisca", "players=4"} <= set(kept)


def test_two_starts_at_once_are_one_program_with_the_record_that_one_was_given(start: Start, deal: Path) -> None:
    programs = [start(), start(str(RECORD))]
    until(lambda: any(program.poll() is not None for program in programs))
    (second,) = (program for program in programs if program.poll() is not None)
    assert (second.returncode, second.communicate()[1]) == (0, "")
    (first,) = (program for program in programs if program is not second)
    until(lambda: deal.exists() and deck_of(deal) == " ".join(json.loads(RECORD.read_text())["deck"]))
    assert first.poll() is None
    assert close(first) == (0, "")


# 16
RUBBISH = b"\x00\xff{[" * 200
HARM: list[Callable[[bytes], bytes]] = [lambda _: RUBBISH, lambda _: b"", lambda whole: whole[: len(whole) * 4 // 5]]


@pytest.mark.parametrize("turn", range(3))
def test_files_cut_short_emptied_or_full_of_rubbish_are_put_aside_and_it_says_so(
    start: Start, data: Path, ini: Path, turn: int
) -> None:
    restore(KEPT[-1], data, ini)
    broken = {}
    for place, path in enumerate((ini, data / "deal.json", data / "history.sqlite", data / "aside.json")):
        broken[path] = HARM[(place + turn) % 3](path.read_bytes())
        path.write_bytes(broken[path])
    program = start(command=HELD)
    assert tell(program, "concede") == {"over": True}  # which the history is told of
    until(lambda: len(tell(program, "look")["notes"]) >= len(broken))
    notes = tell(program, "look")["notes"]
    assert close(program) == (0, "")
    for path, content in broken.items():
        backup = path.with_name(path.name + ".bak")
        assert backup.read_bytes() == content
        assert [note for note in notes if str(backup) in note]
    assert json.loads((data / "deal.json").read_text())["marks"] == ["conceded"]


# 17
@LINUX
def test_without_its_folders_and_then_with_ones_that_cannot_be_written_to_it_plays_and_says_so_once(
    start: Start, home: Path, deal: Path
) -> None:
    for name in FOLDERS:
        (home / name).rmdir()
    program = start("--seed", LEADING, command=HELD)
    first = tell(program, "play")["played"]
    assert tell(program, "look")["notes"] == []
    assert close(program) == (0, "")
    before = deal.read_text()
    folders = [path for name in FOLDERS for path in (home / name, *(home / name).rglob("*")) if path.is_dir()]
    for folder in folders:
        folder.chmod(0o555)
    try:
        program = start(command=HELD, before=obey_permissions)
        second = tell(program, "play")["played"]
        tell(program, "set", values={keys.CLOTH.name: "blue"})
        until(lambda: tell(program, "look")["notes"])
        time.sleep(0.5)  # in which settings are written, if they are
        (note,) = tell(program, "look")["notes"]
        assert str(deal.parent) in note
        assert "you can play on" in note
        assert tell(program, "concede") == {"over": True}
        time.sleep(0.2)  # in which the history is
        assert tell(program, "look")["notes"] == [note]
        assert close(program) == (0, "")
    finally:
        for folder in folders:
            folder.chmod(0o755)
    assert first != second
    assert deal.read_text() == before


# 20
@LINUX
def test_a_sound_server_that_does_not_answer_holds_nothing_up(start: Start, tmp_path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as server:
        server.bind(str(tmp_path / "pulse"))
        server.listen()
        server.settimeout(200)
        program = start(command=HELD, environ={"PULSE_SERVER": f"unix:{tmp_path}/pulse"})
        tell(program, "play")
        caller, _ = server.accept()
        with closing(caller):
            moment, began = program.moment, time.monotonic()
            tell(program, "look")
            assert time.monotonic() - began < moment
            assert close(program) == (0, "")


# 22, 23
@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_what_an_older_version_kept_is_there(start: Start, data: Path, ini: Path, kept: Path) -> None:
    restore(kept, data, ini)
    program = start(command=HELD, environ={"LC_ALL": "it_IT.UTF-8", "LANG": "it_IT.UTF-8"})
    seen = tell(program, "look")
    texts = ConfigParser(interpolation=None)
    texts.read(kept / "settings.ini", encoding="utf-8")
    by_name = {name: key for key in keys.KEYS for name in (key.name, key.formerly)}
    for name, text in ((f"{group}/{option}", text) for group in texts for option, text in texts[group].items()):
        if name != COUNT:
            key, said = by_name[name], text.strip('"')
            assert write(seen["settings"][key.name]) == key.migrate.get(said, said)
    assert deck_of(data / "deal.json") == deck_of(kept / "deal.json")
    assert tell(program, "deals") == {"deals": 3, "counted": 2}
    assert tell(program, "back")["deck"] == deck_of(kept / "aside.json")
    assert tell(program, "look")["warned"] == []
    assert close(program) == (0, "")
    assert not [path for folder in (data, ini.parent) for path in folder.glob("*.bak")]


def test_a_deck_that_does_not_exist_is_a_wrong_call(start: Start) -> None:
    program = start("--deck", "tarot")
    _, errors = program.communicate(timeout=200)
    assert program.returncode == 2
    assert errors.startswith("briscola-desktop: there is no deck 'tarot'; there are: ")
    assert errors.count("\n") == 1


def tell(program: Program, what: str, **more: object) -> dict[str, Any]:
    """Have the hand inside do something; its answer."""
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(json.dumps({"do": what, **more}) + "\n")
    program.stdin.flush()
    line = program.stdout.readline()
    assert line, program.communicate()[1]
    answer: dict[str, Any] = json.loads(line)
    return answer


def close(program: Program, way: str = "signal") -> tuple[int, str]:
    """End the program; its status and what it had to say."""
    moment, began = program.moment, time.monotonic()
    if way == "signal":
        program.send_signal(signal.SIGTERM)
    else:
        assert program.stdin is not None
        program.stdin.write(json.dumps({"do": "close", "way": way}) + "\n")
    _, errors = program.communicate(timeout=200)
    assert time.monotonic() - began < moment
    return program.returncode, errors


def restore(kept: Path, data: Path, ini: Path) -> None:
    """Lay what a version has kept where the program looks for it."""
    shutil.copytree(kept, data)
    ini.parent.mkdir()
    (data / "settings.ini").rename(ini)


def end(process: int) -> None:
    """End a process that may have ended: one that was stopped does not see that its program has."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def player_of(program: Program) -> int | None:
    """The process in which the computer players of a program think."""
    for children in Path(f"/proc/{program.pid}/task").glob("*/children"):
        for pid in children.read_text().split():
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                return int(pid)
    return None


def hears(program: Program) -> bool:
    """Whether the program is far enough to hear the system's signals."""
    status = Path(f"/proc/{program.pid}/status")
    if not status.exists():
        time.sleep(2)
        return True
    caught = next(line for line in status.read_text().splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) & 1 << (signal.SIGTERM - 1))


def until(true: Callable[[], bool], seconds: float = 200) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to this"
        time.sleep(0.02)


def written(path: Path) -> int:
    """When a file was written; 0 for never."""
    return path.stat().st_mtime_ns if path.exists() else 0


def deck_of(path: Path) -> str:
    return " ".join(json.loads(path.read_text())["record"]["deck"])
