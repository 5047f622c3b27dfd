"""A normal machine's peculiarities are not complained of."""

import os
import subprocess
import sys

import pytest

from briscola_desktop.app.environment import prepare


def test_a_locale_without_utf_8_keeps_its_language() -> None:
    environ = {"LC_ALL": "it_IT", "LANG": "en_GB.UTF-8"}
    prepare(environ, lambda: "ISO-8859-1")
    assert (environ["LANG"], environ["LC_CTYPE"], "LC_ALL" in environ) == ("it_IT", "C.UTF-8", False)


@pytest.mark.parametrize("charset", ["UTF-8", "utf8"])
def test_a_locale_with_utf_8_stays(charset: str) -> None:
    environ = {"LC_ALL": "it_IT.UTF-8"}
    prepare(environ, lambda: charset)
    assert environ["LC_ALL"] == "it_IT.UTF-8"
    assert "LC_CTYPE" not in environ


def test_the_users_own_rules_of_logging_come_last() -> None:
    environ = {"QT_LOGGING_RULES": "qt.multimedia.*=true"}
    prepare(environ, lambda: "UTF-8")
    assert environ["QT_LOGGING_RULES"].endswith(";qt.multimedia.*=true")


PROGRAM = """
import os
from briscola_desktop.app.environment import prepare
prepare(os.environ)
from PySide6.QtGui import QGuiApplication
QGuiApplication([])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="locales of the C library")
@pytest.mark.parametrize("locale", [{"LC_ALL": "C"}, {"LANG": "it_IT"}, {"LC_ALL": "xx_YY"}, {"LC_CTYPE": "POSIX"}])
def test_qt_starts_in_silence(locale: dict[str, str]) -> None:
    environ = {name: value for name, value in os.environ.items() if name != "LANG" and not name.startswith("LC_")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environ | locale, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
