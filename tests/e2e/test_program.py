"""The program as the system sees it: started, started again, signalled, and met with broken files."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and sockets of a Unix")

RECORD = Path(__file__).parents[1] / "golden" / "records" / "classic-2.json"
GAME = [sys.executable, "-m", "briscola_desktop"]
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    """Starts the program in the test's own home, and ends all that is left."""
    running: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> "subprocess.Popen[str]":
        running.append(subprocess.Popen([*GAME, *arguments], stderr=subprocess.PIPE, text=True, env=dict(os.environ)))
        return running[-1]

    yield start
    for program in running:
        program.kill()
        program.wait()
        if program.stderr is not None:
            program.stderr.close()


@pytest.fixture
def deal(home: Path) -> Path:
    """The file of the deal in progress."""
    return home / "data" / "briscola-desktop" / "deal.json"


def test_closed_at_any_moment_it_leaves_in_silence_and_keeps_the_deal(start: Start, deal: Path) -> None:
    decks: list[str] = []
    for moment in (0, 0.3, 1.2):
        before = written(deal)
        program = start("--seed", "7") if not decks else start()
        until(lambda before=before: written(deal) > before)  # type: ignore[misc]
        time.sleep(moment)
        assert close(program) == (0, "")
        decks.append(deck_of(deal))
    assert len(set(decks)) == 1


def test_a_seed_names_the_deal(start: Start, deal: Path) -> None:
    from briscola_desktop.core.rules import Rules
    from briscola_desktop.core.shuffle import deck_of as pack

    program = start("--seed", "12", "--rules", "brisca", "--players", "2", "--level", "hard")
    until(deal.exists)
    assert close(program) == (0, "")
    assert deck_of(deal) == " ".join(map(str, pack(Rules.of("brisca", players=2), 12)))
    assert [player["level"] for player in json.loads(deal.read_text())["players"]] == [None, "hard"]


def test_a_second_start_hands_its_record_to_the_first(start: Start, deal: Path) -> None:
    first = start()
    until(deal.exists)
    time.sleep(0.2)
    second = start(str(RECORD))
    assert (second.wait(timeout=10), second.communicate()[1]) == (0, "")
    until(lambda: deck_of(deal) == " ".join(json.loads(RECORD.read_text())["deck"]))
    assert first.poll() is None
    assert close(first) == (0, "")


def test_what_was_chosen_is_kept_when_the_system_ends_it_at_once(start: Start, deal: Path, home: Path) -> None:
    program = start("--deck", "french", "--level", "hard", "--language", "it", "--rules", "brisca", "--players", "4")
    until(deal.exists)
    assert close(program) == (0, "")
    kept = (home / "config" / "briscola-desktop" / "settings.ini").read_text().splitlines()
    assert {"deck=french", "level=hard", "language=it", "preset=brisca", "players=4"} <= set(kept)


RUBBISH = b"\x00\xff{[" * 20


@pytest.mark.parametrize("how", ["bytes", "emptied", "cut short"])
def test_broken_files_are_put_aside(start: Start, deal: Path, home: Path, how: str) -> None:
    settings = home / "config" / "briscola-desktop" / "settings.ini"
    files: tuple[Path, ...] = (deal, settings, deal.with_name("aside.json"))
    if how == "cut short":
        program = start("--level", "hard")
        until(lambda: deal.exists() and settings.exists())
        assert close(program) == (0, "")
        files = (deal, settings)
    broken = {}
    for path in files:
        path.parent.mkdir(parents=True, exist_ok=True)
        broken[path] = {"bytes": RUBBISH, "emptied": b""}.get(how) if how != "cut short" else path.read_bytes()[:-30]
        path.write_bytes(broken[path] or b"")
    program = start()
    until(lambda: deal.with_name("deal.json.bak").exists() and deal.exists() and deal.stat().st_size > 200)
    assert close(program) == (0, "")
    for path, content in broken.items():
        assert path.with_name(path.name + ".bak").read_bytes() == content


def test_without_a_place_to_write_it_can_be_played(start: Start, home: Path) -> None:
    for name in ("data", "config", "cache"):
        (home / name).rmdir()
        (home / name).write_text("")
    program = start()
    until(lambda: hears(program))
    time.sleep(1)
    assert program.poll() is None
    assert close(program) == (0, "")


def test_a_deck_that_does_not_exist_is_a_wrong_call(start: Start) -> None:
    program = start("--deck", "tarot")
    _, errors = program.communicate(timeout=20)
    assert program.returncode == 2
    assert errors.startswith("briscola-desktop: there is no deck 'tarot'; there are: ")
    assert errors.count("\n") == 1


def close(program: "subprocess.Popen[str]") -> tuple[int, str]:
    """End the program as the system does; its status and what it had to say."""
    program.send_signal(signal.SIGTERM)
    began = time.monotonic()
    _, errors = program.communicate(timeout=20)
    assert time.monotonic() - began < 2
    return program.returncode, errors


def hears(program: "subprocess.Popen[str]") -> bool:
    """Whether the program is far enough to hear the system's signals."""
    status = Path(f"/proc/{program.pid}/status")
    if not status.exists():
        time.sleep(2)
        return True
    caught = next(line for line in status.read_text().splitlines() if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) & 1 << (signal.SIGTERM - 1))


def until(true: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to this"
        time.sleep(0.02)


def written(path: Path) -> int:
    """When a file was written; 0 for never."""
    return path.stat().st_mtime_ns if path.exists() else 0


def deck_of(path: Path) -> str:
    return " ".join(json.loads(path.read_text())["record"]["deck"])
