"""The rules in words: presets, options and their values, with a sentence each."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.rules import Value


@dataclass(frozen=True)
class Said:
    """A name and a sentence."""

    name: str
    line: str


def preset_words() -> dict[str, Said]:
    """The presets, each with the one line of its card."""
    t = QCoreApplication.translate
    return {
        "classic": Said(t("RulesWords", "Classic"), t("RulesWords", "As at home: the cards and nothing else.")),
        "cafe": Said(t("RulesWords", "Café"), t("RulesWords", "Two at a bar, keeping count in their heads.")),
        "match": Said(t("RulesWords", "Match"), t("RulesWords", "Dealt in threes, round to the right, best of three.")),
        "brisca": Said(t("RulesWords", "Brisca"), t("RulesWords", "The Spanish way: the seven buys the trump.")),
    }


def preset_facts(preset: str) -> tuple[str, ...]:
    """What marks a preset, in a few words each."""
    t = QCoreApplication.translate
    return {
        "classic": (
            t("RulesWords", "2, 3 or 4 players"),
            t("RulesWords", "points shown"),
            t("RulesWords", "single deals"),
        ),
        "cafe": (t("RulesWords", "2 players"), t("RulesWords", "points hidden"), t("RulesWords", "single deals")),
        "match": (
            t("RulesWords", "2, 3 or 4 players"),
            t("RulesWords", "partners look once"),
            t("RulesWords", "best of three"),
        ),
        "brisca": (
            t("RulesWords", "2, 4 or 6 players"),
            t("RulesWords", "exchange the seven"),
            t("RulesWords", "throw and claim"),
        ),
    }[preset]


def option_words() -> dict[str, Said]:
    """The options, each with the sentence that explains it."""
    t = QCoreApplication.translate
    return {
        "direction": Said(
            t("RulesWords", "Direction of play"),
            t("RulesWords", "Who plays next: the neighbour at the left or at the right."),
        ),
        "deal_packet": Said(
            t("RulesWords", "Cards dealt at a time"), t("RulesWords", "One by one in three rounds, or three together.")
        ),
        "trump": Said(
            t("RulesWords", "Trumps"),
            t(
                "RulesWords",
                "A card is turned up, or the suits take turns over four deals: coins, cups, swords, clubs.",
            ),
        ),
        "exchange": Said(
            t("RulesWords", "Exchange"),
            t(
                "RulesWords",
                "The seven of trumps may be changed for a higher turned card, the two for a seven or lower.",
            ),
        ),
        "throw": Said(
            t("RulesWords", "Throw"),
            t("RulesWords", "Whoever leads the ace of trumps may order the others to play their best card on it."),
        ),
        "claim": Said(
            t("RulesWords", "Claim"),
            t("RulesWords", "With the highest trumps in hand, the last two or three tricks may be claimed at once."),
        ),
        "partners_see": Said(
            t("RulesWords", "Partners’ hands"),
            t("RulesWords", "Partners may show each other their cards, at the start or when the stock has run out."),
        ),
        "open_hands": Said(
            t("RulesWords", "Open hands"),
            t("RulesWords", "All cards lie face up, except the stock: good for learning."),
        ),
        "points_shown": Said(
            t("RulesWords", "Points shown"),
            t("RulesWords", "The points taken so far stand beside the tricks, or stay hidden until the end."),
        ),
        "match": Said(
            t("RulesWords", "Length"),
            t("RulesWords", "A single deal, the best of several, or four deals counted by points or by wins."),
        ),
    }


def value_words(value: Value) -> str:
    """A value of any option in words."""
    t = QCoreApplication.translate
    if isinstance(value, bool):
        return t("RulesWords", "on") if value else t("RulesWords", "off")
    return {
        "clockwise": t("RulesWords", "to the left"),
        "counterclockwise": t("RulesWords", "to the right"),
        "1": t("RulesWords", "one"),
        "3": t("RulesWords", "three"),
        "turned": t("RulesWords", "a card is turned"),
        "rotating": t("RulesWords", "the suits take turns"),
        "none": t("RulesWords", "none"),
        "seven_two": t("RulesWords", "seven and two"),
        "never": t("RulesWords", "never shown"),
        "start": t("RulesWords", "shown at the start"),
        "stock_end": t("RulesWords", "shown at the end of the stock"),
        "single": t("RulesWords", "a single deal"),
        "best_of_3": t("RulesWords", "best of three"),
        "best_of_5": t("RulesWords", "best of five"),
        "four_deals_points": t("RulesWords", "four deals, by points"),
        "four_deals_wins": t("RulesWords", "four deals, by wins"),
    }[str(value)]
