"""Numbers and dates are written in the language of the app, whatever else the environment asks for."""

import os
import subprocess
import sys
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QDate, QLocale

from briscola_desktop.widgets.figures import long_date, short, short_date, tenths

WRITTEN = """
import os, sys
from pathlib import Path
from briscola_desktop.app import environment
environment.prepare(os.environ)
from PySide6.QtCore import QCoreApplication, QDate
app = QCoreApplication([])
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.translations import Translations, language
from briscola_desktop.widgets.figures import long_date, tenths
translations = Translations(Settings(Path(sys.argv[1]), keys.KEYS))
sys.stdout.buffer.write("\\n".join((language(), long_date(QDate(2026, 11, 30)), tenths(24.5))).encode())
"""


@pytest.mark.parametrize(
    "said",
    [
        {"LANG": "C", "LANGUAGE": "it"},
        {"LANG": "C.UTF-8", "LANGUAGE": "it"},
        {"LANG": "it_IT.UTF-8", "LC_TIME": "en_GB.UTF-8", "LC_NUMERIC": "C"},
    ],
    ids=lambda said: " ".join(said.values()),
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system's language is not the environment's there")
def test_an_italian_app_writes_italian_dates_and_numbers(said: dict[str, str], tmp_path: object) -> None:
    plain = {
        name: value for name, value in os.environ.items() if name not in ("LANG", "LANGUAGE") and "LC_" not in name
    }
    told = subprocess.run(
        [sys.executable, "-c", WRITTEN, f"{tmp_path}/settings.ini"], check=True, capture_output=True, env=plain | said
    )
    language, day, average = told.stdout.decode().split("\n")
    assert (language, average) == ("it", "24,5")
    assert day.replace(",", "") == "lunedì 30 novembre 2026"


def test_they_follow_the_language_as_soon_as_it_changes() -> None:
    noon = int(datetime(2026, 11, 30, 12, tzinfo=UTC).timestamp())
    usual = QLocale()
    try:
        QLocale.setDefault(QLocale("de_DE"))
        assert (tenths(24.04), short(1.25), short(4.0)) == ("24,0", "1,25", "4")
        assert long_date(QDate(2026, 11, 30)) == "Montag, 30. November 2026"
        assert short_date(noon, day_alone=True) == "30.11.26"
        assert short_date(noon).startswith("30.11.26 ")
        QLocale.setDefault(QLocale("en_GB"))
        assert (tenths(24.04), long_date(QDate(2026, 11, 30))) == ("24.0", "Monday, 30 November 2026")
    finally:
        QLocale.setDefault(usual)
