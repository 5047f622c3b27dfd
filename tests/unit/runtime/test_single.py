"""A second start finds the first; one that was killed is in nobody's way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from briscola_desktop.runtime.single import Call, OneProgram, read_call

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from briscola_desktop.runtime.single import Call, OneProgram
app = QCoreApplication([])
print(OneProgram(Path(sys.argv[1])).is_first(Call(sys.argv[2])))
"""
KILLED = SECOND + "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"


def start(program: str, folder: Path, record: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-u", "-c", program, str(folder), record]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))


def test_a_second_start_hands_over_and_leaves(tmp_path: Path, qtbot: QtBot) -> None:
    one = OneProgram(tmp_path)
    calls: list[Call] = []
    one.called.connect(calls.append)
    assert one.is_first(Call())
    with start(SECOND, tmp_path, "/home/zoë/deal.json") as second:
        qtbot.waitUntil(lambda: second.poll() is not None)
        assert second.stdout is not None
        assert second.stdout.read() == "False\n"
    assert calls == [Call("/home/zoë/deal.json")]
    # someone else's program, with another folder, is no second start
    with start(SECOND, tmp_path / "other", "") as third:
        assert third.communicate()[0] == "True\n"
    one.close()
    with start(SECOND, tmp_path, "") as fourth:
        assert fourth.communicate()[0] == "True\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of Windows goes with its process")
def test_a_program_that_was_killed_is_in_nobodys_way(tmp_path: Path, qapp: object) -> None:
    with start(KILLED, tmp_path, "") as killed:
        assert killed.communicate()[0] == "True\n"
    one = OneProgram(tmp_path)
    assert one.is_first(Call())
    one.close()


@given(st.binary(max_size=60) | st.text(max_size=20).map(lambda text: f'{{"record": {text!r}}}'.encode()))
def test_a_message_that_is_none(line: bytes) -> None:
    assert read_call(line) is None


def test_noise_on_the_socket_does_no_harm(tmp_path: Path, qtbot: QtBot) -> None:
    one = OneProgram(tmp_path)
    calls: list[Call] = []
    one.called.connect(calls.append)
    assert one.is_first(Call())
    for noise in (b"\xff" * 100_000, b"null\n", b"{}\n" * 50):
        socket = QLocalSocket()
        socket.connectToServer(one._name)
        socket.write(noise)
        qtbot.waitUntil(lambda socket=socket: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)  # type: ignore[misc]
    assert calls == []
    one.close()
