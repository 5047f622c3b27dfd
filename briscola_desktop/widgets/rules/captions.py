"""What stands in words beside the pictures: captions, marks, and the table of the rule sets, in the page's language."""

from __future__ import annotations

from dataclasses import dataclass

from briscola_desktop.core.rules import ADMITTED, OPTIONS, PRESETS, Rules
from briscola_desktop.runtime.rules_pages import Condition, Picture, written
from briscola_desktop.runtime.rules_words import Words


@dataclass(frozen=True)
class Viewed:
    """The rule set for which the booklet is read; `own` is whether it is the one of the reader's table."""

    rules: Rules
    own: bool = True


def caption(picture: Picture, words: Words, family: str) -> str:
    """What stands under a picture, empty for nothing; it says all that the picture shows of cards and points."""
    turned, marked = picture.card("turned"), picture.card("takes") or picture.card("due")
    cards = [words.card(card, family) for card in picture.cards]
    if picture.kind == "ranks":
        return _sentence(", ".join(words.rank(card.rank, family) for card in picture.cards))
    if picture.kind not in words.captions:
        return _sentence(", ".join(cards)) if picture.kind == "cards" else ""
    text = words.captions[picture.kind].format(
        suit=words.suit((turned or picture.cards[0]).suit, family) if picture.cards else "",
        card=words.card(marked, family) if marked else "",
        points=picture.points,
        cards=len(cards),
        gave=cards[0] if cards else "",
        took=cards[-1] if cards else "",
    )
    return _sentence(text)


def mark(when: Condition, words: Words, viewed: Viewed) -> str:
    """Which tables a passage is for."""
    if when.players:
        names = [words.players[str(number)] for number in when.players]
    else:
        names = [words.presets[preset] for preset in when.presets] or [words.marks["option"]]
    if viewed.own and when.holds(viewed.rules):
        names.append(words.marks["here"])
    return _sentence(" · ".join(names))


def rule_sets(words: Words, rules: Rules) -> list[list[str]]:
    """The table of the presets in Markdown: a row an option, a column a preset; bold is what differs from `rules`."""
    rows = [["", *(words.presets[preset] for preset in PRESETS)]]
    differs = rules.to_json()
    for option in OPTIONS:
        row = [f"[{words.options[option]}](option:{option})"]
        # without partners nobody shows a hand, and that is no change of the preset
        usual = written(getattr(rules, option) if option in differs else PRESETS[rules.preset][option])
        for preset, values in PRESETS.items():
            value = written(values[option])
            if option == "players":
                row.append(" · ".join(map(str, ADMITTED[preset])))
            else:
                name = words.value(option, value)
                row.append(name if value == usual else f"**{name}**")
        rows.append(row)
    return rows


def _sentence(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
