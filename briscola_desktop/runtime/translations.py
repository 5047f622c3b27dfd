"""The language of the windows: the system's at first, changed while they are open.

Qt tells every window and item with a LanguageChange event once another language is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from briscola_desktop.runtime import keys
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.settings import Changed, Settings

SYSTEM = "system"
"""The choice to speak the language of the system."""


def language() -> str:
    """The code of the language that the windows speak; each translation states its own."""
    return QCoreApplication.translate("Language", "en", "not a word: the code of the language that you translate into")


def system_language(wanted: Sequence[str] | None = None) -> str:
    """The first language of the system's that the program speaks; English where it speaks none of them.

    Args:
        wanted: names of languages, the dearest first (`de-AT`); the system's where none are given.
    """
    names = QLocale.system().uiLanguages() if wanted is None else wanted
    codes = (name.replace("_", "-").partition("-")[0] for name in names)
    return next((code for code in codes if code in LANGUAGES), "en")


def locale_for(language: str) -> QLocale:
    """How numbers and dates are written: in that language, as in the land of the system where it is spoken there.

    Never the system's own locale: that one has a language for its words and others for its numbers and its dates
    (`LANGUAGE=it` beside `LANG=C.UTF-8`, or `LC_TIME`).
    """
    return QLocale(QLocale(language).language(), QLocale.system().territory())


class Translations(QObject):
    """The texts of the chosen language, our own and Qt's (Cancel, Print…); they follow the setting."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        settings.changed.connect(self._on_changed)
        self.use(settings.get(keys.LANGUAGE))

    def use(self, choice: str) -> None:
        """Speak a language of `LANGUAGES`, or the system's; nothing happens where it is spoken already."""
        wanted = system_language() if choice == SYSTEM else choice
        QLocale.setDefault(locale_for(wanted))
        if wanted == language() and self._installed:
            return
        self.close()
        own = Path(str(files("briscola_desktop"))) / "i18n"
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        for folder, name in ((qt, "qtbase"), (own, "briscola")):
            translator = QTranslator(self)
            # Where a file is missing the words are English: the game goes on.
            if translator.load(str(folder / f"{name}_{wanted}.qm")):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)

    def close(self) -> None:
        """Speak English again, as the source does."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()

    def _on_changed(self, changed: Changed) -> None:
        if changed.name == keys.LANGUAGE.name:
            self.use(str(changed.value))
