"""Figures in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def percent(part: float) -> str:
    """A part of the whole in per cent, without decimals, spaced as the language has it."""
    return QCoreApplication.translate("Figures", "{number}%").format(number=round(100 * part))
