"""The players' process: replies, cancelling, dying, hanging, closing."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest
from pytestqt.qtbot import QtBot

from briscola_desktop.ai.player import choose
from briscola_desktop.core.match import Match
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.table import Table
from briscola_desktop.runtime import bot_process
from briscola_desktop.runtime.bot_process import READY, Question, Reply, Thinker
from briscola_desktop.runtime.bots import ProcessBots


def view() -> View:
    table = Table.of_match(Match.start(Rules.of(), 5))
    turn = table.turn
    assert turn is not None
    return table.view(turn)


# Players of other tempers; they run in the process.


def die_at_first(connection: Connection) -> None:
    """Die at the first question of every process."""
    connection.recv()
    os._exit(3)


def think_for_ever(connection: Connection) -> None:
    """Answer with whether anything came within a long time: a player that looks for a cancelling."""
    time.sleep(1.5)  # a machine so busy that starting takes longer than the patience with a cancelled player
    number = connection.recv()[0]
    noticed = connection.poll(20)
    connection.send(Reply(number, error=f"noticed {noticed}"))
    bot_process.serve(connection)


def never_look(connection: Connection) -> None:
    """Take no notice of anything."""
    connection.send(READY)
    connection.recv()
    time.sleep(600)


@pytest.fixture
def thinkers() -> Iterator[list[Thinker]]:
    made: list[Thinker] = []
    yield made
    for thinker in made:
        thinker.close()


def interrupt_once_asked(thinker: Thinker) -> None:
    """Interrupt question 1 from another thread, as soon as it is on its way."""

    def wait() -> None:
        while thinker._asked != 1:
            time.sleep(0.01)
        thinker.interrupt(1)

    threading.Thread(target=wait).start()


def test_a_reply_comes_to_the_thread_of_the_window(qtbot: QtBot) -> None:
    bots = ProcessBots()
    heard: list[tuple[Reply, threading.Thread]] = []
    bots.answered.connect(lambda reply: heard.append((reply, threading.current_thread())))
    try:
        with qtbot.waitSignal(bots.answered):
            number = bots.ask(view(), "normal", 1)
        process = bots._thinker._process
        with qtbot.waitSignal(bots.answered):
            bots.ask(view(), "normal", 1)
        assert bots._thinker._process is process, "it is warm"
    finally:
        bots.close()
    assert [reply.number for reply, _ in heard] == [number, number + 1]
    assert all(thread is threading.main_thread() for _, thread in heard)
    assert heard[0][0].decision == choose(view(), "normal", 1)


def test_a_fault_of_the_player_is_a_reply(thinkers: list[Thinker]) -> None:
    thinkers.append(Thinker())
    reply = thinkers[0].answer(Question(1, view(), "nobody", 1))
    assert reply == Reply(1, error="KeyError: 'nobody'")
    assert thinkers[0].answer(Question(2, view(), "easy", 1)).decision is not None


def test_a_process_that_was_killed_is_replaced(thinkers: list[Thinker]) -> None:
    thinker = Thinker()
    thinkers.append(thinker)
    first = thinker.answer(Question(1, view(), "easy", 1))
    assert thinker._process is not None
    thinker._process.kill()
    thinker._process.join()
    assert thinker.answer(Question(2, view(), "easy", 1)).decision == first.decision


def test_a_process_that_dies_twice_is_an_error(thinkers: list[Thinker]) -> None:
    thinkers.append(Thinker(die_at_first))
    reply = thinkers[0].answer(Question(1, view(), "easy", 1))
    assert reply.decision is None
    assert reply.error is not None


def test_cancelling_is_noticed_and_the_process_lives(thinkers: list[Thinker]) -> None:
    thinker = Thinker(think_for_ever)
    thinkers.append(thinker)
    interrupt_once_asked(thinker)
    assert thinker.answer(Question(1, view(), "easy", 1)).error == "noticed True"
    process = thinker._process
    assert thinker.answer(Question(2, view(), "easy", 1)).decision is not None
    assert thinker._process is process


def test_what_was_dropped_before_it_began_is_not_thought_about(thinkers: list[Thinker]) -> None:
    thinker = Thinker(die_at_first)
    thinkers.append(thinker)
    thinker.interrupt(3)
    assert thinker.answer(Question(3, view(), "easy", 1)) == Reply(3)
    assert thinker._process is None


def test_a_player_that_takes_no_notice_is_ended(thinkers: list[Thinker], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "PATIENCE", 0.2)
    monkeypatch.setattr(bot_process, "LIMIT", 600)
    thinker = Thinker(never_look)
    thinkers.append(thinker)
    interrupt_once_asked(thinker)
    assert thinker.answer(Question(1, view(), "easy", 1)) == Reply(1)


def test_closing_does_not_wait_for_a_player_that_thinks(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola_desktop.runtime.bots.CLOSING", 60)
    bots = ProcessBots(thinker=Thinker(never_look))
    bots.ask(view(), "easy", 1)
    qtbot.waitUntil(lambda: bots._thinker._process is not None)
    bots.close()
    assert not any(thread.name == "computer player" for thread in threading.enumerate())


PROGRAM = """
import os, signal, sys
from PySide6.QtCore import QCoreApplication, QTimer
from briscola_desktop.runtime.bots import ProcessBots
from tests.unit.runtime.test_bots import view

def main():
    app = QCoreApplication([])
    bots = ProcessBots()
    app.aboutToQuit.connect(bots.close)
    signal.signal(signal.SIGINT, lambda *_: app.quit())
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: None)
    timer.start()
    if sys.argv[1] == "answered":
        bots.answered.connect(lambda _: os.write(1, b"ready\\n"))
        bots.ask(view(), "easy", 1)
    else:
        QTimer.singleShot(0, lambda: (bots.ask(view(), "hard", 1), os.write(1, b"ready\\n")))
    app.exec()

if __name__ == "__main__":
    main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal")
@pytest.mark.parametrize("moment", ["answered", "starting"])
def test_an_interrupt_of_the_terminal_leaves_no_trace(tmp_path_factory: pytest.TempPathFactory, moment: str) -> None:
    script = tmp_path_factory.mktemp("program") / "program.py"
    script.write_text(PROGRAM)
    with subprocess.Popen(
        [sys.executable, str(script), moment],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.getcwd()},  # noqa: PTH109
        start_new_session=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        os.killpg(program.pid, signal.SIGINT)
        _, errors = program.communicate(timeout=60)
    assert (program.returncode, errors) == (0, "")
