"""What stands on the buttons of the bar and of the table: word, explanation and key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

Words = dict[str, tuple[str, str, str]]


def bar_words() -> Words:
    """The buttons of the bar."""
    t = QCoreApplication.translate
    return {
        "level": (t("Board", "Level"), t("Board", "The computer’s level: a new deal begins"), "L"),
        "deck": (t("Board", "Deck"), t("Board", "Another deck of cards"), "D"),
        "deal": (t("Board", "New deal"), t("Board", "A new deal; you can go back to this one"), "N"),
        "hint": (t("Board", "Hint"), t("Board", "What the strong player would do"), "H"),
        "undo": (t("Board", "Undo"), t("Board", "Back to your last choice"), "U"),
        "last_trick": (t("Board", "Last trick"), t("Board", "Show the last trick"), "T"),
        "rules": (t("Board", "Table"), t("Board", "Choose how to play: rules, players, levels"), "R"),
        "preferences": (t("Board", "Settings"), t("Board", "Preferences"), "Ctrl+,"),
        "menu": (t("Board", "Menu"), t("Board", "Everything else"), "F10"),
    }


def action_words() -> Words:
    """The buttons near one's own hand."""
    t = QCoreApplication.translate
    return {
        "exchange": (t("Board", "Exchange"), t("Board", "Take the turned card for yours"), "X"),
        "throw": (t("Board", "Throw the ace"), t("Board", "Lead the ace: everyone plays their best card"), "Z"),
        "claim": (t("Board", "Claim the rest"), t("Board", "The rest is yours for certain"), "C"),
    }
