"""Numbers and dates in words, as the language of the app writes them.

`Translations` makes its locale the usual one, which is asked for at each use: a widget's own is that of the day when it
was made.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale


def percent(part: float) -> str:
    """A part of the whole in per cent, without decimals, spaced as the language has it."""
    return QCoreApplication.translate("Figures", "{number}%").format(number=round(100 * part))


def whole(number: int) -> str:
    """A whole number."""
    return QLocale().toString(number)


def tenths(value: float) -> str:
    """A number with one decimal."""
    return QLocale().toString(value, "f", 1)


def short(value: float) -> str:
    """A number with three digits at most, and no decimals that say nothing."""
    return QLocale().toString(value, "g", 3)


def long_date(day: QDate) -> str:
    """A day with its name, its month in words."""
    return QLocale().toString(day, QLocale.FormatType.LongFormat)


def short_date(seconds: int, *, day_alone: bool = False) -> str:
    """A day in figures, and the time unless the day is enough; seconds count from 1970."""
    when, form = QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat
    return QLocale().toString(when.date(), form) if day_alone else QLocale().toString(when, form)
