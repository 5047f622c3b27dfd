import pytest

from briscola_desktop.core.cards import Card, cards
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime.rules_pages import Condition, PageError, Picture, Prose, booklet, folded, parse_page
from briscola_desktop.runtime.rules_words import read_words

PAGE = """# A page

## First {#first}

Some *words* with a [link](option:exchange).

[[trick turned=5d takes=2d: Ac 2d]]

::: exchange=seven_two players=4|6
Only there.

[[stock: 5d]]
:::

## Second {#second}

More.
"""


def test_a_page_becomes_sections_prose_and_pictures() -> None:
    page = parse_page(PAGE)
    first, second = page.sections
    assert (page.title, first.name, first.title, second.name) == ("A page", "first", "First", "second")
    words, trick, only, stock = first.passages
    assert isinstance(words, Prose)
    assert (words.plain, words.links, words.when) == ("Some words with a link.", ("option:exchange",), None)
    assert isinstance(trick, Picture)
    assert (trick.kind, trick.cards, trick.card("takes")) == ("trick", cards("Ac 2d"), Card.parse("2d"))
    assert trick.card("due") is None
    assert only.when is not None
    assert only.when is stock.when
    assert only.when.holds(Rules.of("brisca"))
    assert not only.when.holds(Rules.of("brisca", players=2))
    assert not only.when.holds(Rules.of("classic"))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("[[trick", "[[trik", 7),
        ("Ac 2d]]", "Ac 2x]]", 7),
        ("players=4|6", "players=5", 9),
        ("exchange=seven_two", "exchanges=seven_two", 9),
        ("## Second {#second}", "## Second", 15),
        ("[[stock: 5d]]", "::: throw=on", 12),
    ],
)
def test_a_broken_page_names_the_line(old: str, new: str, line: int) -> None:
    with pytest.raises(PageError, match=f"^line {line}: "):
        parse_page(PAGE.replace(old, new))


def test_a_passage_that_is_not_closed_is_refused() -> None:
    with pytest.raises(PageError, match="second"):
        parse_page(PAGE + "::: throw=on\nNever closed.")


def test_conditions_know_the_presets_they_mean() -> None:
    assert Condition.parse("exchange=seven_two").presets == ("brisca",)
    assert Condition.parse("deal_packet=3").presets == ("match", "brisca")
    assert Condition.parse("partners_see=stock_end").presets == ("match",)
    assert Condition.parse("trump=rotating").presets == ()
    assert Condition.parse("players=3").players == (3,)
    assert Condition.parse("players=4|6 throw=on").players == ()


def test_search_does_not_mind_case_and_accents() -> None:
    hits = booklet("hu").search("briskulat")
    assert [hit.section.name for hit in hits] == ["variants"]
    assert "briškulát" in hits[0].excerpt
    assert booklet("de").search("munzen") == booklet("de").search(" MÜNZEN ")
    assert booklet("en").search("   ") == []
    assert booklet("en").search("snap") == []


def test_folding_keeps_every_letter_in_its_place() -> None:
    text = "Größe İstanbul naïve őrült ﬁx"
    assert len(folded(text)) == len(text)


def test_excerpts_are_cut_between_words() -> None:
    for hit in booklet("en").search("trump"):
        for word in hit.excerpt.strip("… ").split():
            assert word in hit.section.plain.split()


@pytest.mark.parametrize(
    ("language", "italian", "french"),
    [
        ("en", "knight of cups", "queen of hearts"),
        ("it", "cavallo di coppe", "donna di cuori"),
        ("de", "Kelch-Reiter", "Herz-Dame"),
        ("nl", "ruiter van bekers", "hartenvrouw"),
        ("hu", "kehely lovag", "kőr dáma"),
    ],
)
def test_cards_are_called_as_at_the_table(language: str, italian: str, french: str) -> None:
    words, card = read_words(language), Card.parse("Cc")
    assert (words.card(card, "italian"), words.card(card, "french")) == (italian, french)
    assert words.card(card, "spanish") == italian
    assert read_words("nl").card(Card.parse("Ab"), "french") == "klaveraas"
