"""What the program writes on the pages of rules by itself, in the page's language: card names, captions, marks.

A page may be read in another language than that of the windows, so these words stand beside the pages, in `words.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from briscola_desktop.core.cards import Card, Rank, Suit

Texts = Mapping[str, str]


@dataclass(frozen=True)
class Words:
    """The words of one language.

    Attributes:
        title, subtitle: of the booklet.
        marks: what stands at a passage for some tables only.
        captions: under pictures, with places for names and figures.
        players, presets, options: names by number, preset and option.
        values: names of an option's values, by option and value.
        patterns: how a card is named, by family.
        suits, ranks, bound: names by family; `bound` is the form of a suit inside a card's name where it differs.
    """

    title: str
    subtitle: str
    marks: Texts
    captions: Texts
    players: Texts
    presets: Texts
    options: Texts
    values: Mapping[str, Texts]
    patterns: Texts
    suits: Mapping[str, Texts]
    ranks: Mapping[str, Texts]
    bound: Mapping[str, Texts]

    def suit(self, suit: Suit, family: str) -> str:
        """The name of a suit; `family` is a deck's: italian, spanish or french."""
        return self.suits[_family(family)][suit.value]

    def card(self, card: Card, family: str) -> str:
        """The name of a card, as a caption or a screen reader says it."""
        kind = _family(family)
        suit = self.bound.get(kind, {}).get(card.suit.value) or self.suits[kind][card.suit.value]
        return self.patterns[kind].format(rank=self.rank(card.rank, family), suit=suit)

    def rank(self, rank: Rank, family: str) -> str:
        """The name of a rank."""
        return self.ranks[_family(family)].get(rank.value) or self.ranks["italian"][rank.value]

    def value(self, option: str, value: str) -> str:
        """The name of an option's value as records write it."""
        return self.values[option][value] if option in self.values else value


@cache
def read_words(language: str) -> Words:
    """The words of a language that has a folder of rules."""
    file = files("briscola_desktop") / "i18n" / "rules" / language / "words.toml"
    raw: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return Words(
        title=raw["title"],
        subtitle=raw["subtitle"],
        marks=raw["marks"],
        captions=raw["captions"],
        players=raw["players"],
        presets=raw["presets"],
        options=raw["options"],
        values=raw["values"],
        patterns=raw["card"],
        suits=raw["suits"],
        ranks=raw["ranks"],
        bound=raw.get("bound", {}),
    )


def _family(family: str) -> str:
    """Spanish cards are called like Italian ones."""
    return "french" if family == "french" else "italian"
