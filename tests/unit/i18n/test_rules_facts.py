"""What the pages of rules say is what the engine does, in every language."""

import re

import pytest

from briscola_desktop.core import trumps
from briscola_desktop.core.actions import Play
from briscola_desktop.core.cards import FULL_PACK, Card, Rank
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import OPTIONS, PRESETS, Rules
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.rules_pages import Picture, Prose, Section, booklet, written

PAGES = {
    "game": [
        "aim",
        "pack",
        "suits",
        "order",
        "players",
        "dealing",
        "play",
        "tricks",
        "drawing",
        "last-three",
        "counting",
    ],
    "tables": [
        "rule-sets",
        "exchange",
        "throw",
        "claim",
        "agreed",
        "partners-see",
        "open-hands",
        "points-shown",
        "matches",
    ],
    "program": ["levels", "online", "keys"],
    "lore": ["tactics", "variants", "signals", "newcomers", "history", "questions"],
}

KEYS = ["1", "2", "3", "←", "→", "Enter", "N", "L", "D", "X", "Z", "C", "H", "U", "T", "B", "S", "R", "O", "M", "F10"]
KEYS += ["F11", "F1", "Shift+F1", "Ctrl+,", "?"]
WRITTEN = {"de": {"Strg": "Ctrl", "Umschalt": "Shift"}, "it": {"Invio": "Enter"}}
"""What stands on the keys of a country, where it is not what stands on English ones."""

EN = booklet("en")


def section(name: str, language: str = "en") -> Section:
    return next(found for found in booklet(language).sections if found.name == name)


def pictures(kind: str) -> list[Picture]:
    return [
        passage
        for found in EN.sections
        for passage in found.passages
        if isinstance(passage, Picture) and passage.kind == kind
    ]


def prose(found: Section) -> str:
    return "\n".join(passage.markdown for passage in found.passages if isinstance(passage, Prose))


def figures(found: Section) -> list[int]:
    text = re.sub(r"\]\([^)]*\)|`[^`]*`", " ", prose(found))
    return sorted(map(int, re.findall(r"\d+", text)))


def test_every_section_that_a_reader_looks_for_is_there() -> None:
    assert [[found.name for found in page.sections] for page in EN.pages] == list(PAGES.values())


def keys_in(text: str, language: str) -> list[str]:
    """The keys that a text names, as they are called in English."""
    names = WRITTEN.get(language, {})
    return ["+".join(names.get(part, part) for part in key.split("+")) for key in re.findall(r"`([^`]+)`", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    other = booklet(language)
    assert len(other.pages) == len(EN.pages)
    for ours, theirs in zip(EN.sections, other.sections, strict=True):
        assert theirs.name == ours.name
        assert figures(theirs) == figures(ours), ours.name
        assert keys_in(prose(theirs), language) == keys_in(prose(ours), "en"), ours.name
        assert prose(theirs).count("\n\n") == prose(ours).count("\n\n"), ours.name
        shapes = [
            [
                (p.kind, p.cards, p.attributes, p.when) if isinstance(p, Picture) else (p.links, p.when)
                for p in s.passages
            ]
            for s in (ours, theirs)
        ]
        assert shapes[0] == shapes[1], ours.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_somewhere(language: str) -> None:
    sections = {found.name for found in booklet(language).sections}
    for found in booklet(language).sections:
        for passage in found.passages:
            for link in passage.links if isinstance(passage, Prose) else ():
                kind, _, name = link.partition(":")
                assert (
                    link.removeprefix("#") in sections
                    or (kind == "option" and name in {*OPTIONS, "preset"})
                    or (kind == "setting" and name in {"deck", "level"})
                    or (kind == "play" and name in PRESETS)
                ), link


def test_every_option_has_its_words_and_its_link() -> None:
    links = {link for found in EN.sections for p in found.passages if isinstance(p, Prose) for link in p.links}
    assert {f"option:{option}" for option in OPTIONS} <= links
    said = {
        (option, value)
        for found in EN.sections
        for passage in found.passages
        if passage.when
        for option, values in passage.when.options.items()
        for value in values
    }
    for option in ("direction", "deal_packet", "partners_see", "points_shown", "match"):
        for value in OPTIONS[option]:
            assert (option, written(value)) in said
    assert {
        ("trump", "rotating"),
        ("exchange", "seven_two"),
        ("throw", "on"),
        ("claim", "on"),
        ("open_hands", "on"),
    } <= said


def test_order_and_points() -> None:
    forty, six = pictures("ranks")
    strongest_first = sorted((c for c in FULL_PACK if c.suit == "d"), key=lambda card: -card.strength)
    assert list(six.cards) == strongest_first
    assert list(forty.cards) == [card for card in strongest_first if card.rank not in (Rank.EIGHT, Rank.NINE)]
    text = prose(section("counting"))
    for name, rank in (("ace", "A"), ("three", "3"), ("king", "R"), ("knight", "C"), ("knave", "F")):
        points = Card.parse(f"{rank}d").points
        assert re.search(rf"each {name} (is )?{points}\b", text, re.IGNORECASE), name
    assert sum(card.points for card in six.cards) == 30
    assert sum(card.points for card in FULL_PACK) == 120


@pytest.mark.parametrize("language", LANGUAGES)
def test_packs_tricks_and_draws(language: str) -> None:
    rows = re.findall(r"^\| (\d) \| (\d+) \| (\d+) \| (\d+) \|$", prose(section("drawing", language)), re.MULTILINE)
    assert [tuple(map(int, row)) for row in rows] == [
        (players, len(rules.pack), rules.tricks, rules.draws)
        for players in (2, 3, 4, 6)
        for rules in [Rules.of("brisca" if players == 6 else "classic", players=players)]
    ]
    two = Rules.of("classic")
    assert {2 * two.draws, 3} <= set(figures(section("last-three", language)))


@pytest.mark.parametrize("picture", pictures("trick"), ids=lambda p: " ".join(map(str, p.cards)))
def test_worked_tricks(picture: Picture) -> None:
    players, turned = len(picture.cards), picture.card("turned")
    assert turned
    rules = Rules.of("classic", players=players)
    rest = [card for card in rules.pack if card not in picture.cards and card is not turned]
    deck = (*picture.cards, *rest[: 2 * players], turned, *rest[2 * players :])
    deal = Deal.start(rules, deck, dealer=players - 1).after
    for seat, card in enumerate(picture.cards):
        # nobody has to follow suit: the whole hand may be played
        assert {action.card for action in deal.legal(seat) if isinstance(action, Play)} == set(deal.hands[seat])
        deal = deal.play(Play(seat, card)).after
    trick = deal.tricks[0]
    assert picture.cards[trick.winner] is picture.card("takes")
    assert trick.points == picture.points


def test_the_pictures_show_the_four_lessons() -> None:
    tricks = pictures("trick")
    assert len(tricks) >= 4

    def trumps_in(picture: Picture) -> int:
        turned = picture.card("turned")
        return sum(card.suit is turned.suit for card in picture.cards) if turned else 0

    assert any(not trumps_in(p) and p.card("takes") is not p.cards[0] for p in tricks)
    assert any(trumps_in(p) == 1 and p.cards[0].rank is Rank.ACE and p.card("takes") is not p.cards[0] for p in tricks)
    assert any(not trumps_in(p) and p.cards[1].rank is Rank.ACE and p.card("takes") is p.cards[0] for p in tricks)
    assert any(trumps_in(p) == 2 for p in tricks)


def test_the_counted_deal() -> None:
    yours, hers = pictures("pile")
    assert sorted((*yours.cards, *hers.cards)) == sorted(Rules.of("classic").pack)
    assert (yours.points, hers.points) == (61, 59)
    said = figures(section("counting"))
    for pile in (yours, hers):
        worthless = sum(not card.points for card in pile.cards)
        assert {len(pile.cards), len(pile.cards) // 2, worthless, pile.points} <= set(said)
        values = [card.points for card in pile.cards]
        assert values == sorted(values, reverse=True)


def test_exchange_throw_and_claim() -> None:
    brisca = Rules.of("brisca")
    for picture in pictures("swap"):
        gave, took = picture.cards
        assert trumps.taker(brisca, took, [gave]) is gave
    for picture in pictures("hand"):
        turned = picture.card("turned")
        assert turned
        assert picture.card("due") in trumps.forced(picture.cards, turned.suit)
    (claim,) = (p for p in pictures("cards"))
    assert trumps.highest(FULL_PACK, claim.cards[0].suit, 3) == claim.cards
    assert set(trumps.CLAIM_TRICKS) <= set(figures(section("claim")))


def test_tactics_and_the_clock() -> None:
    loads = [card for card in FULL_PACK if card.rank in (Rank.ACE, Rank.THREE)]
    assert {4, sum(card.points for card in loads), 120, 10} <= set(figures(section("tactics")))
    assert figures(section("online")) == [10, 10, 30, 60]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_keys_is_complete(language: str) -> None:
    table = [line for line in prose(section("keys", language)).splitlines() if line.startswith("| `")]
    assert keys_in("\n".join(table), language) == KEYS


QUOTES = {"en": "“”", "it": "«»", "de": "„“", "nl": "‘’", "hu": "„”"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_of_the_country(language: str) -> None:
    words = booklet(language).words
    texts = [found.plain for found in booklet(language).sections]
    texts += [*words.captions.values(), *words.options.values(), words.subtitle]
    everything = "\n".join(texts)
    assert not re.search(r"[\"']|  |--|\.\.\.| ,| ;(?! )", everything)
    for mark in set("“”«»„‘") - set(QUOTES[language]):
        assert mark not in everything, mark
    opening, closing = tuple(QUOTES[language])
    assert everything.count(opening) > 3
    if language != "nl":  # the closing mark is the apostrophe, too
        assert everything.count(opening) == everything.count(closing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_markup_is_left_in_the_words(language: str) -> None:
    for found in booklet(language).sections:
        assert not re.search(r"[*`|\[\]{}#]|\]\(", found.plain), found.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_complete(language: str) -> None:
    words = booklet(language).words
    assert set(words.options) == set(OPTIONS)
    assert set(words.presets) == set(PRESETS)
    for option, values in OPTIONS.items():
        for value in values:
            assert words.value(option, written(value))
    for family in ("italian", "spanish", "french"):
        names = {words.card(card, family) for card in FULL_PACK}
        assert len(names) == 48
