"""What went wrong, in a few words for whoever plays: a part of a notice's sentence."""

from __future__ import annotations

import errno

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from briscola_desktop.core.errors import BriscolaError, IllegalActionError
from briscola_desktop.core.record import Fault
from briscola_desktop.runtime.importing.errors import DeckError, in_short

CAUSES = {
    "notation": QT_TRANSLATE_NOOP("faults", "something in it is neither a card nor an action"),
    "rules": QT_TRANSLATE_NOOP("faults", "these rules do not go together"),
    "deck": QT_TRANSLATE_NOOP("faults", "the cards are not those of the pack"),
    "format": QT_TRANSLATE_NOOP("faults", "it has another format"),
    "view": QT_TRANSLATE_NOOP("faults", "there is no such table"),
    "illegal": QT_TRANSLATE_NOOP("faults", "what is done there is against the rules"),
    "review": QT_TRANSLATE_NOOP("faults", "the deal cannot be played from its record"),
}
"""Every cause by the code of its error."""

SYSTEM = {
    errno.ENOENT: QT_TRANSLATE_NOOP("faults", "there is no such file or folder"),
    errno.EACCES: QT_TRANSLATE_NOOP("faults", "it is not permitted"),
    errno.EPERM: QT_TRANSLATE_NOOP("faults", "it is not permitted"),
    errno.EROFS: QT_TRANSLATE_NOOP("faults", "the disk is read-only"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("faults", "the disk is full"),
    errno.EISDIR: QT_TRANSLATE_NOOP("faults", "it is a folder"),
    errno.EADDRINUSE: QT_TRANSLATE_NOOP("faults", "the address is in use"),
}
"""What the system may say of files and addresses."""


def fault_words(fault: BaseException | Fault) -> str:
    """What went wrong, in the language of the app; in English as exactly as the error says it."""
    error = fault.error if isinstance(fault, Fault) else fault
    cause = None
    if isinstance(error, DeckError):
        return _deck_words(error)
    if isinstance(error, BriscolaError):
        cause = CAUSES.get("illegal" if isinstance(error, IllegalActionError) else error.code)
    elif isinstance(error, OSError):
        cause = SYSTEM.get(error.errno or 0)
    said = QCoreApplication.translate("faults", str(cause)) if cause else None
    if said and said != cause:
        return said
    return str(in_short(error) if isinstance(error, OSError) else fault)


def _deck_words(fault: DeckError) -> str:
    said = QCoreApplication.translate("DeckImport", fault.text)
    return said.format(**{name: _value(value) for name, value in fault.values.items()}) if fault.values else said


def _value(value: object) -> object:
    if isinstance(value, BaseException):
        return fault_words(value)
    return QLocale().toString(value, "g", 3) if isinstance(value, float) else value
