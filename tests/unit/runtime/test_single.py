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

BUSY = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from briscola_desktop.runtime.single import Call, OneProgram
app = QCoreApplication([])
one, heard = OneProgram(Path(sys.argv[1]), patience=60), []
def hear(call):
    print(call.record)
    heard.append(call)
    if len(heard) == 3:
        app.quit()
one.called.connect(hear)
first = one.is_first(Call(sys.argv[2]))
print(first)
if first:
    time.sleep(1)  # it makes its window, and hears nothing
    QTimer.singleShot(60_000, app.quit)
    app.exec()
    one.close()
"""
"""One of four on a machine that has much to do: between being the first and hearing the others it takes its time."""


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


def test_of_many_that_start_at_once_on_a_slow_machine_one_runs_and_has_heard_all_others(
    tmp_path: Path, qapp: object
) -> None:
    programs = [start(BUSY, tmp_path, name) for name in "abcd"]
    said = [program.communicate()[0].split() for program in programs]
    firsts = [name for name, (answer, *_) in zip("abcd", said, strict=True) if answer == "True"]
    assert len(firsts) == 1
    heard = [record for _, *records in said for record in records]
    assert sorted(heard) == sorted({*"abcd"} - {*firsts})


def test_a_start_while_the_first_ends_waits_and_is_the_next_first(tmp_path: Path, qtbot: QtBot) -> None:
    one = OneProgram(tmp_path)
    assert one.is_first(Call())
    one.stop_listening()  # its window is closed, and the last move is being saved
    with start(SECOND, tmp_path, "") as second:
        with pytest.raises(subprocess.TimeoutExpired):
            second.wait(1)
        one.close()
        assert second.communicate()[0] == "True\n"


def test_beside_one_that_hangs_another_can_run_and_leaves_it_what_it_has(tmp_path: Path, qtbot: QtBot) -> None:
    one, calls = OneProgram(tmp_path), list[Call]()
    one.called.connect(calls.append)
    assert one.is_first(Call())
    other = OneProgram(tmp_path, patience=0.2)
    assert other.is_first(Call("not heard"))  # this thread does not look for what comes in
    other.close()
    calls.clear()
    with start(SECOND, tmp_path, "later") as third:
        qtbot.waitUntil(lambda: third.poll() is not None)
        assert third.communicate()[0] == "False\n"
    assert Call("later") in calls
    one.close()


def test_without_a_folder_to_write_to_there_is_one_program_all_the_same(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("")
    one = OneProgram(tmp_path / "file" / "data")
    assert one.is_first(Call())
    with start(SECOND, tmp_path / "file" / "data", "") as second:
        qtbot.waitUntil(lambda: second.poll() is not None)
        assert second.communicate()[0] == "False\n"
    one.close()


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
