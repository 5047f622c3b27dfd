"""What stands under the pictures says what they show, in the page's language and the deck's names."""

import pytest

from briscola_desktop.core.rules import PRESETS, Rules
from briscola_desktop.runtime.rules_pages import Condition, Picture, booklet
from briscola_desktop.runtime.rules_words import read_words
from briscola_desktop.widgets.rules.captions import Viewed, caption, mark, rule_sets


def picture(kind: str) -> Picture:
    return next(p for s in booklet("en").sections for p in s.passages if isinstance(p, Picture) and p.kind == kind)


@pytest.mark.parametrize(
    ("language", "family", "kind", "text"),
    [
        ("en", "italian", "trick", "Trump: coins · taken by: king of cups · 4 points"),
        ("en", "french", "ranks", "Ace, three, king, queen, jack, seven, six, five, four, two"),
        ("it", "spanish", "swap", "Scambio: sette di denari con re di denari"),
        ("de", "french", "hand", "Trumpf: Karo · fällig: Karo-Sieben"),
        ("nl", "french", "stock", "Troef: ruiten"),
        ("hu", "italian", "pile", "18 lap, 61 pont"),
        ("hu", "french", "cards", "Káró ász, káró hármas, káró király"),
        ("en", "italian", "suits", ""),
    ],
)
def test_captions(language: str, family: str, kind: str, text: str) -> None:
    assert caption(picture(kind), read_words(language), family) == text


def test_marks_say_whose_passage_it_is() -> None:
    words, brisca = read_words("it"), Rules.of("brisca")
    exchange, three = Condition.parse("exchange=seven_two"), Condition.parse("players=3")
    assert mark(exchange, words, Viewed(brisca)) == "Brisca · al tuo tavolo"
    assert mark(exchange, words, Viewed(brisca, own=False)) == "Brisca"
    assert mark(exchange, words, Viewed(Rules.of())) == "Brisca"
    assert mark(three, words, Viewed(brisca)) == "In tre"
    assert mark(Condition.parse("trump=rotating"), words, Viewed(brisca)) == "A scelta"


def test_the_table_sets_in_bold_what_differs() -> None:
    words = read_words("en")
    for preset in PRESETS:
        head, *rows = rule_sets(words, Rules.of(preset))
        own = head.index(words.presets[preset])
        assert not any(row[own].startswith("**") for row in rows)
    changed = rule_sets(words, Rules.of("classic", points_shown=False))
    assert changed[-2][1:] == ["**shown**", "hidden", "**shown**", "**shown**"]
