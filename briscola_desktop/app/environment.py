"""What is set before Qt starts, so that a normal machine's peculiarities are not complained of on standard error."""

from __future__ import annotations

import locale
from collections.abc import Callable, MutableMapping
from contextlib import suppress

QUIET = ("qt.multimedia.*=false", "qt.text.font.db=false", "qt.accessibility.atspi*=false")
"""Categories of Qt's messages that tell of a machine without sound, with few fonts or with an old screen reader."""

UTF_8 = "C.UTF-8"


def charset() -> str:
    """The character set of the environment's locale; `C` where there is no such locale on this machine."""
    try:
        locale.setlocale(locale.LC_CTYPE, "")
    except locale.Error:
        return "C"
    return locale.nl_langinfo(locale.CODESET) if hasattr(locale, "nl_langinfo") else "UTF-8"


def prepare(environ: MutableMapping[str, str], charset: Callable[[], str] = charset) -> None:
    """Set what Qt reads from the environment.

    Under a character set other than UTF-8 (`LC_ALL=C`, or `it_IT` where that is not installed) Qt warns and takes
    C.UTF-8 instead; it is given that at once, while the language stays what it was.
    """
    if charset().upper().replace("-", "") != "UTF8":
        chosen = environ.pop("LC_ALL", "")
        if chosen:
            environ["LANG"] = chosen
        environ["LC_CTYPE"] = UTF_8
        # Qt asks for the environment's locale as a whole; where it lacks a part, what is set here stays.
        with suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, UTF_8)
    rules = environ.get("QT_LOGGING_RULES", "")
    environ["QT_LOGGING_RULES"] = ";".join([*QUIET, rules] if rules else QUIET)
