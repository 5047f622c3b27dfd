"""Signals of the system end the event loop at once, and nothing wakes up for them in between."""

import os
import signal
import subprocess
import sys
import time

import pytest

PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from briscola_desktop.runtime.quitting import Quitting
app = QCoreApplication([])
quitting = Quitting(app)
quitting.asked.connect(app.quit)
QTimer.singleShot(0, lambda: print("ready", flush=True))
status = app.exec()
quitting.close()
print("closed", flush=True)
sys.exit(status)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a Unix")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_loop(number: signal.Signals) -> None:
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        busy = cpu(program.pid)
        time.sleep(0.5)
        assert cpu(program.pid) - busy <= 1  # ticks of 10 ms
        program.send_signal(number)
        out, errors = program.communicate(timeout=60)
    assert (program.returncode, out, errors) == (0, "closed\n", "")


def cpu(pid: int) -> int:
    """Processor time used so far, in ticks; 0 where the system does not say."""
    try:
        with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123
            fields = stat.read().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])
