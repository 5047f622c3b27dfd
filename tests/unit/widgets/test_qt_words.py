"""Qt's own dialogs speak the language of the windows, where Qt's translations do not, too."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QFileInfo, QLocale
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QLabel
from pytestqt.qtbot import QtBot

from briscola_desktop.runtime import keys
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.qt_words import IN_FILE_DIALOGS, IN_PRINT_DIALOGS

FOLDER = {"it": "Cartella", "de": "Ordner", "nl": "Map", "hu": "Mappa"}


@pytest.fixture(params=[code for code in LANGUAGES if code != "en"])
def spoken(request: pytest.FixtureRequest, qapp: object, tmp_path: Path) -> Iterator[str]:
    settings = Settings(tmp_path / "settings.ini", keys.KEYS)
    settings.set(keys.LANGUAGE, request.param)
    translations = Translations(settings)
    yield request.param
    translations.close()
    QLocale.setDefault(QLocale.system())


def test_no_word_is_left_in_english(spoken: str) -> None:
    for context, text in (*IN_FILE_DIALOGS, *IN_PRINT_DIALOGS):
        assert QCoreApplication.translate(context, str(text)) != text


def test_qts_own_translations_are_there(spoken: str) -> None:
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel"
    assert QCoreApplication.translate("QPrintDialog", "&Print") != "&Print"


def test_folders_are_called_what_they_are_called(spoken: str, tmp_path: Path, qtbot: QtBot) -> None:
    assert QFileIconProvider().type(QFileInfo(str(tmp_path))) == FOLDER[spoken]
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    assert not shown & {str(text) for _, text in IN_FILE_DIALOGS}
