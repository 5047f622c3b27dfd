"""Two whole programs at one table for four, with two computers; one is cut off in the middle of a trick."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from briscola_desktop.net.config import Config
from briscola_desktop.play.clock import Clock
from briscola_desktop.runtime.hosting import Host

ROOT = Path(__file__).parents[2]
HOMES = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}


class Wire:
    """A line to the server that can be cut: no frame goes through, no connection is made, until it is mended."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ends: list[socket.socket] = []
        self._whole = True
        self._ear = socket.create_server(("127.0.0.1", 0))
        self.port = self._ear.getsockname()[1]
        self.made = 0
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Tear it."""
        self._whole = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        """Whole again."""
        self._whole = True

    def close(self) -> None:
        """Away with it."""
        self._ear.close()
        self.cut()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._ear.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                self.made += 1
                for source, goal in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, goal), daemon=True).start()

    @staticmethod
    def _carry(source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                goal.sendall(data)
        for end in (source, goal):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class Program:
    """A program in a process and a home of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        environment = dict(os.environ)
        for variable, folder in (
            ("HOME", ""),
            ("XDG_CONFIG_HOME", "c"),
            ("XDG_DATA_HOME", "d"),
            ("XDG_CACHE_HOME", "e"),
        ):
            (home / folder).mkdir(parents=True, exist_ok=True)
            environment[variable] = str(home / folder)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.online_player", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment,
        )

    def write(self, line: str) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def read(self) -> dict[str, Any]:
        """What it says next."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.process.communicate()[1]
        found = json.loads(line)
        assert isinstance(found, dict)
        return found

    def end(self) -> tuple[int, str]:
        """Wait for its end; its exit status and what it complained of."""
        _, complaints = self.process.communicate(timeout=200)
        return self.process.returncode, complaints

    def kill(self) -> None:
        """Away with it, whatever it does."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A running server whose computers do not pause, and which plays for nobody who is slow."""
    monkeypatch.setattr(Clock, "allowed", lambda _clock, _seat: 3_600)
    config = Config(bot_pause=0, hello=300, stand_in=3_600, nonces=300, between=3_600)
    host = Host("server", interface="127.0.0.1", config=config)
    host.open()
    while not host.port:
        time.sleep(0.01)
    yield host
    host.close()


def test_two_programs_play_a_match_one_is_cut_off_and_back_and_one_killed_and_started_again(
    server: Host, tmp_path: Path
) -> None:
    wire = Wire(server.port)
    address = f"127.0.0.1:{server.port}"
    anna = Program(tmp_path / "anna", "Anna", address, "killed")
    bruno = Program(tmp_path / "bruno", "Bruno", f"127.0.0.1:{wire.port}", "cut")
    try:
        anna.write("")
        code = anna.read()["code"]
        bruno.write(code)
        assert bruno.read() == {"code": code}
        cut = bruno.read()
        assert cut["table"] > 0
        assert len(cut["cut_me"]) == 3
        wire.cut()
        assert bruno.read() == {"lost": True}
        wire.mend()
        assert bruno.read() == {"back": True}
        assert wire.made == 2
        lost = anna.read()
        anna.kill()
        anna = Program(tmp_path / "anna", "Anna", address, "return")
        offered = anna.read()
        assert "Anna’s table" in offered["offered"]
        assert not offered["called"], "nobody is called before it is wanted"
        found = anna.read()
        assert sorted(found["found"]) == sorted(lost["kill_me"])
        assert (found["table"], found["points"]) == (lost["table"], lost["points"])
        ends = [anna.read(), bruno.read()]
        for seat, end in enumerate(ends):
            assert sum(end["points"]) == 120
            assert (end["seats"], end["over"], end["relaid"]) == ([None, None, "normal", "normal"], True, 0)
            assert end["shuffle"] == "The shuffle was fair"
            assert end["solo"]  # the deal at home waits
            assert end["kept"] == [f"online {seat} ('Anna', 'Bruno', '', '')"]
        assert ends[0]["points"] == ends[1]["points"]
        won = [end["title"].startswith("We win") for end in ends]
        assert sum(won) == (0 if ends[0]["points"][0] == 60 else 1)
        assert anna.end() == (0, "")
        assert bruno.end() == (0, "")
    finally:
        anna.kill()
        bruno.kill()
        wire.close()
