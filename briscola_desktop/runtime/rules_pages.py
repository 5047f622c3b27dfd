"""The pages of rules: Markdown with a small notation for pictures and for what belongs to some tables only.

A page is a file of a language's folder, `1-game.md` and so on. It opens with `# Title`; each of its sections begins
with `## Title {#name}`. A picture stands alone on its line:

    [[trick turned=5d takes=2d: Ac 2d]]     kind, attributes, and after the colon cards in the notation of records

What holds for some rule sets stands between `::: option=value|value` and `:::`. Links go to a section (`#tricks`), to
the preference of an option (`option:exchange`, `setting:deck`) or start a game (`play:brisca`). The rest is Markdown
and left to Qt, which reads it with a library of its own: one dependency less.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from briscola_desktop.core.cards import Card, cards
from briscola_desktop.core.errors import NotationError
from briscola_desktop.core.rules import ADMITTED, OPTIONS, PRESETS, Rules
from briscola_desktop.runtime.rules_words import Words, read_words

KINDS = ("cards", "suits", "ranks", "trick", "hand", "swap", "stock", "pile", "seats", "rule-sets")
"""The kinds of pictures."""

AROUND = 28
"""Letters before and after what was searched for that an excerpt shows at least."""

_PICTURE = re.compile(r"\[\[([a-z-]+)((?: \w+=[\w,]+)*)(?:: ([^\]]+))?\]\]")
_SECTION = re.compile(r"## (.+) \{#([a-z-]+)\}")
_MARKUP = re.compile(r"\[([^\]]+)\]\([^)]*\)|(?<!\w)[*`]+|[*`]+(?!\w)")
_BAR = re.compile(r"^\|[-|]+\|$|\|", re.MULTILINE)


class PageError(Exception):
    """A page that is not written in the notation; the text says where."""


@dataclass(frozen=True)
class Condition:
    """What a rule set must say for a passage to hold: for each option, the values that do."""

    options: Mapping[str, tuple[str, ...]]

    @classmethod
    def parse(cls, text: str) -> Condition:
        """The condition of ``option=value|value option=…``; PageError for options and values that are none."""
        options = {}
        for part in text.split():
            option, _, said = part.partition("=")
            values = tuple(said.split("|"))
            known = {written(value) for value in OPTIONS.get(option, ())}
            if not known.issuperset(values):
                raise PageError(f"{part} is not an option and its values")
            options[option] = values
        return cls(options)

    def holds(self, rules: Rules) -> bool:
        """Whether a rule set is meant."""
        return all(written(getattr(rules, option)) in values for option, values in self.options.items())

    @cached_property
    def presets(self) -> tuple[str, ...]:
        """The presets that are meant as they come, with four players where they admit four."""
        usual = {name: Rules.of(name, players=4 if 4 in ADMITTED[name] else ADMITTED[name][0]) for name in PRESETS}
        return tuple(name for name, rules in usual.items() if self.holds(rules))

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, where nothing else is asked for."""
        return tuple(map(int, self.options["players"])) if set(self.options) == {"players"} else ()


@dataclass(frozen=True)
class Prose:
    """Paragraphs, lists and tables in Markdown; `when` is the rule sets that they are about, None for all."""

    markdown: str
    when: Condition | None = None

    @cached_property
    def plain(self) -> str:
        """The words alone."""
        return " ".join(_MARKUP.sub(r"\1", _BAR.sub(" ", self.markdown)).split())

    @property
    def links(self) -> tuple[str, ...]:
        """Where its links go, in order."""
        return tuple(re.findall(r"\]\(([^)]+)\)", self.markdown))


@dataclass(frozen=True)
class Picture:
    """A picture to be drawn with the cards of the chosen deck.

    Attributes:
        kind: one of `KINDS`.
        cards: its cards in order.
        attributes: `turned`, the card under the stock; `takes`, the card that takes a trick; `due`, the card that must
            be thrown; `players`, the tables to draw.
        when: the rule sets that it is about, None for all.
    """

    kind: str
    cards: tuple[Card, ...] = ()
    attributes: Mapping[str, str] = field(default_factory=dict)
    when: Condition | None = None

    @property
    def points(self) -> int:
        """What its cards count."""
        return sum(card.points for card in self.cards)

    def card(self, attribute: str) -> Card | None:
        """The card of an attribute."""
        return Card.parse(self.attributes[attribute]) if attribute in self.attributes else None


Passage = Prose | Picture


@dataclass(frozen=True)
class Section:
    """A section of a page: the name that links use, its heading and what stands under it."""

    name: str
    title: str
    passages: tuple[Passage, ...]

    @cached_property
    def plain(self) -> str:
        """Its heading and its words."""
        return " ".join([self.title, *(passage.plain for passage in self.passages if isinstance(passage, Prose))])


@dataclass(frozen=True)
class Page:
    """One of the pages, a chapter of the booklet."""

    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Hit:
    """A section that has the words of a search, and the words around the first place."""

    section: Section
    excerpt: str


@dataclass(frozen=True)
class Booklet:
    """The rules in one language."""

    language: str
    pages: tuple[Page, ...]
    words: Words

    @property
    def sections(self) -> Iterator[Section]:
        """All sections in order."""
        return (section for page in self.pages for section in page.sections)

    def search(self, text: str) -> list[Hit]:
        """The sections in which a text stands, whatever its case and accents, in the order of the booklet."""
        wanted = folded(" ".join(text.split()))
        hits = []
        for section in self.sections if wanted else ():
            plain = unicodedata.normalize("NFC", section.plain)
            there = folded(plain)
            if wanted in there:
                hits.append(Hit(section, _excerpt(plain, there.index(wanted), len(wanted))))
        return hits


def written(value: object) -> str:
    """An option's value as conditions and word lists write it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def folded(text: str) -> str:
    """A text without case and accents, letter for letter as long as its composed form."""
    letters = (unicodedata.normalize("NFD", letter)[0] for letter in unicodedata.normalize("NFC", text))
    return "".join(lower if len(lower := letter.lower()) == 1 else letter for letter in letters)


@cache
def booklet(language: str) -> Booklet:
    """The rules in a language of `languages.LANGUAGES`; PageError names the file and the line that is at fault."""
    folder = files("briscola_desktop") / "i18n" / "rules" / language
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".md"))
    return Booklet(language, tuple(_read(folder / name) for name in names), read_words(language))


def _read(file: Traversable) -> Page:
    try:
        return parse_page(file.read_text(encoding="utf-8"))
    except PageError as error:
        raise PageError(f"{file.name}: {error}") from error


def parse_page(text: str) -> Page:
    """The page of a file's text; PageError says in which line the notation is broken."""
    title, sections = "", list[Section]()
    reading: _Reading | None = None
    for number, line in enumerate(text.splitlines(), 1):
        heading = _SECTION.fullmatch(line)
        try:
            if line.startswith("# "):
                title = line[2:].strip()
            elif heading:
                if reading:
                    sections.append(reading.section())
                reading = _Reading(heading[2], heading[1])
            elif reading:
                reading.take(line)
            elif line.strip():
                raise PageError("a page begins with its title and a section")  # noqa: TRY301 - its line is added below
        except (PageError, NotationError) as error:
            raise PageError(f"line {number}: {error}") from error
    if not title or not reading:
        raise PageError("a page has a title and sections")
    return Page(title, (*sections, reading.section()))


class _Reading:
    """A section while it is read."""

    def __init__(self, name: str, title: str) -> None:
        self._name, self._title = name, title
        self._passages: list[Passage] = []
        self._lines: list[str] = []
        self._when: Condition | None = None

    def take(self, line: str) -> None:
        """Read a line."""
        if line.startswith("#"):
            raise PageError("a section is written ## Title {#name}")
        if line.startswith(":::"):
            self._flush()
            said = line[3:].strip()
            if bool(said) == bool(self._when):
                raise PageError("::: opens and closes in turn")
            self._when = Condition.parse(said) if said else None
        elif line.startswith("[["):
            self._flush()
            self._passages.append(_picture(line.strip(), self._when))
        else:
            self._lines.append(line)

    def section(self) -> Section:
        """The section once it is read."""
        self._flush()
        if self._when:
            raise PageError(f"in {self._name} a ::: is not closed")
        return Section(self._name, self._title, tuple(self._passages))

    def _flush(self) -> None:
        text = "\n".join(self._lines).strip()
        if text:
            self._passages.append(Prose(text, self._when))
        self._lines.clear()


def _picture(line: str, when: Condition | None) -> Picture:
    found = _PICTURE.fullmatch(line)
    if not found or found[1] not in KINDS:
        raise PageError(f"{line} is not a picture")
    attributes = dict(part.split("=", 1) for part in found[2].split())
    return Picture(found[1], cards(found[3] or ""), attributes, when)


def _excerpt(plain: str, at: int, length: int) -> str:
    start, end = max(0, at - AROUND), min(len(plain), at + length + AROUND)
    while start > 0 and plain[start - 1] != " ":
        start -= 1
    while end < len(plain) and plain[end] != " ":
        end += 1
    return ("… " if start else "") + plain[start:end] + (" …" if end < len(plain) else "")
