"""The languages that the program speaks: of its windows, of its rules, of the letters on French courts."""

from __future__ import annotations

LANGUAGES = {"en": "English", "it": "Italiano", "de": "Deutsch", "nl": "Nederlands", "hu": "Magyar"}
"""Each language by its code (ISO 639), in its own words; English is the source."""


def marked(_context: str, text: str) -> str:
    """The text: a mark for what gathers texts for translation, where there is no Qt."""
    return text
