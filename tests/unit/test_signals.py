"""The PySide6 that the dependencies choose survives many signals; see the note there."""

import subprocess
import sys

EMIT = """
from PySide6.QtCore import QObject, Signal

class Sender(QObject):
    sent = Signal(object)

count = 0

def receive(value):
    global count
    count += 1

sender = Sender()
sender.sent.connect(receive)
for number in range(5_000):
    sender.sent.emit(number)
print(count)
"""


def test_five_thousand_signals() -> None:
    # In a process of its own: PySide6 6.12.0 on CPython 3.11 aborts after some 570.
    done = subprocess.run([sys.executable, "-c", EMIT], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "5000\n", "")
