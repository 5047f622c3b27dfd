"""What holds for every test: no screen, no file of the user's, the same examples each time, patience."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

# Before anybody imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Qt warns under a C locale, and a test's result must not depend on the machine's language.
os.environ["LC_ALL"] = "C.UTF-8"

# Programs that a script starts in its background are deaf to Ctrl-C, and so is all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadline: a busy machine is no fault. `HYPOTHESIS_PROFILE=search` looks for new examples.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# Nor is one that is slow to do what is waited for; what never comes to be ends with the test's own time.
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitExposed):
    wait.__kwdefaults__ = (wait.__kwdefaults__ or {}) | {"timeout": 60_000}

HOMES = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "appdata",
    "LOCALAPPDATA": "appdata-local",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
}
"""Where programs keep what is the user's: variable to folder under the test's own home."""


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home of the test's own, for this process, those it starts, and QSettings."""
    from PySide6.QtCore import QSettings

    root = tmp_path_factory.mktemp("home")
    for variable, folder in HOMES.items():
        (root / folder).mkdir(exist_ok=True)
        monkeypatch.setenv(variable, str(root / folder))
    # Qt reads XDG_CONFIG_HOME once; the path is set for each test.
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(kind, scope, str(root / "config"))
    return root
