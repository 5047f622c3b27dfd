"""Processes that think for another one: Ctrl-C is not theirs, and they end with it."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of a Unix")

INTERRUPTED = """
import multiprocessing, os, signal
from briscola_desktop.net import workers

def main():
    try:
        with workers.without_interrupts():
            pool = multiprocessing.get_context("spawn").Pool(2, initializer=workers.begin)
            os.killpg(0, signal.SIGINT)  # while these have only begun to start
            print("started", flush=True)
        print("never")
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    print(pool.map(abs, [-1, -2]), flush=True)
    pool.terminate()
    pool.join()

if __name__ == "__main__":
    main()
"""

KILLED = """
import os, signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from briscola_desktop.net import workers

def main():
    pool = ProcessPoolExecutor(2, get_context("spawn"), workers.begin)
    print(pool.submit(abs, -3).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    main()
"""


def run(program: str, folder: pytest.TempPathFactory) -> tuple[int, str, str]:
    """Run a program to the end of all its processes: they have its output."""
    script = folder.mktemp("program") / "program.py"
    script.write_text(program)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, start_new_session=True
    )
    return done.returncode, done.stdout, done.stderr


def test_an_interrupt_is_heard_by_the_one_that_has_started_them(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert run(INTERRUPTED, tmp_path_factory) == (0, "started\ninterrupted\n[1, 2]\n", "")


def test_they_end_with_the_one_that_was_killed(tmp_path_factory: pytest.TempPathFactory) -> None:
    status, out, _ = run(KILLED, tmp_path_factory)
    assert (status, out) == (-9, "3\n")
