"""Which file is which card: recognises the ways in which public decks name their files, and our own.

A name alone often does not tell: `c` is cups in one deck and clubs in another, an 8 is a knave or a pip. So the names
of a whole deck are read first, and then decided upon together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Literal

from briscola_desktop.core.cards import FULL_PACK, Card, Rank, Suit
from briscola_desktop.runtime.importing import words
from briscola_desktop.runtime.importing.source import PICTURES

Family = Literal["italian", "spanish", "french"]

NEEDED = tuple(card for card in FULL_PACK if card.rank not in (Rank.EIGHT, Rank.NINE))
"""The forty faces without which a deck cannot be played with."""

_PIPS = {number: rank for number, rank in enumerate(Rank, 1) if number <= 9}
_COURTS = (Rank.KNAVE, Rank.KNIGHT, Rank.KING)
_ORDER = (Suit.CLUBS, Suit.CUPS, Suit.COINS, Suit.SWORDS)
"""Suits in the decks whose files are only numbered, 0 to 39."""


@dataclass(frozen=True)
class Found:
    """A deck among the files of a source.

    Attributes:
        folder: where it lies; empty for the top.
        family: how it seems to name its courts and draw its suits.
        files: paths by card; in an SVG that holds a whole deck, the path, `#` and the element's name.
        back: the path of the back, or None.
    """

    folder: str
    family: Family
    files: Mapping[Card, str]
    back: str | None

    @property
    def missing(self) -> tuple[Card, ...]:
        """The needed faces that are not there."""
        return tuple(card for card in NEEDED if card not in self.files)

    @property
    def whole(self) -> bool:
        """Whether all forty faces are there."""
        return not self.missing

    @property
    def large(self) -> bool:
        """Whether all forty-eight are."""
        return len(self.files) == len(FULL_PACK)


@dataclass(frozen=True)
class _Reading:
    """What a name says.

    Attributes:
        suit: the suit, where a word says it.
        letter: a single letter that stands for the suit.
        number: of the rank, or None.
        court: the rank, where a word or a letter says it.
        suit_first: the letter of the suit stands before the rank.
    """

    name: str
    suit: Suit | None = None
    letter: str = ""
    number: int | None = None
    court: Rank | None = None
    suit_first: bool = False


def detect(names: Iterable[str]) -> tuple[Found, ...]:
    """The decks among the names of files, the most complete first; folders with fewer than ten cards are none."""
    pictures = [PurePosixPath(name) for name in names if PurePosixPath(name).suffix.lower() in PICTURES]
    roots = {parent for path in pictures for parent in path.parents}
    found = [_in_folder(root, pictures) for root in sorted(roots)]
    decks = [deck for deck in found if len(deck.files) >= 10]
    return tuple(sorted(decks, key=lambda deck: (-len(deck.files), deck.back is None, deck.folder)))


def in_sheet(path: str, elements: Iterable[str]) -> Found | None:
    """The deck of an SVG whose elements are the cards; None where they are not."""
    deck = _decide(path, [_read(f"{path}#{element}", element) for element in elements])
    back = next((f"{path}#{element}" for element in elements if element.lower() == "back"), None)
    return Found(deck.folder, deck.family, deck.files, back) if len(deck.files) >= 10 else None


def _in_folder(root: PurePosixPath, pictures: Sequence[PurePosixPath]) -> Found:
    """The deck whose files lie in a folder, or in folders for the suits within it."""
    readings, backs = [], []
    for path in pictures:
        if path.parent == root:
            suit = None
        elif path.parent.parent == root and (suit := _suit_of_folder(path.parent.name)):
            pass
        else:
            continue
        own = words.words_of(path.stem)
        if set(own) & words.BACKS and not set(own) & words.SUITS.keys():
            backs.append(path)
        else:
            readings.append(_read(str(path), path.stem, suit))
    deck = _decide("" if root == PurePosixPath() else str(root), readings)
    if not backs and deck.files:
        above = [path for path in pictures if path.parent == root.parent and root != root.parent]
        backs = [path for path in above if set(words.words_of(path.stem)) & words.BACKS]
    back = min(backs, key=lambda path: (path.stem.lower() not in words.BACKS, str(path)), default=None)
    return Found(deck.folder, deck.family, deck.files, None if back is None else str(back))


def _suit_of_folder(name: str) -> Suit | None:
    return next((words.SUITS[word] for word in words.words_of(name) if word in words.SUITS), None)


def _read(name: str, stem: str, suit: Suit | None = None) -> _Reading:
    """What one name says by itself."""
    own = words.words_of(stem)
    suit = suit or next((words.SUITS[word] for word in own if word in words.SUITS), None)
    rest = [word for word in own if word not in words.SUITS]
    figures = [int(word) for word in rest if word.isdigit() and len(word) < 4]
    court = next((words.COURTS[word] for word in rest if word in words.COURTS), None)
    spelt = next((words.NUMBERS[word] for word in rest if word in words.NUMBERS), None)
    letters = [word for word in rest if len(word) == 1 and word.isalpha()]
    number = spelt if spelt is not None else figures[-1] if figures else None
    if court:
        number = None
    if suit:
        if number is None and court is None and letters:
            return _lettered(name, suit, letters[-1])
        return _Reading(name, suit=suit, number=number, court=court)
    if len(letters) == 1 and len(rest) == 2 and number is not None:
        return _Reading(name, letter=letters[0], number=number, suit_first=rest[0] == letters[0])
    if len(rest) == 1 and len(rest[0]) == 2 and rest[0].isalpha():
        return _Reading(name, letter=rest[0])  # two letters: which is which, the others tell
    return _Reading(name, number=number if len(rest) == 1 and figures else None)


def _lettered(name: str, suit: Suit, letter: str) -> _Reading:
    if letter == "a":
        return _Reading(name, suit=suit, number=1)
    return _Reading(name, suit=suit, court=words.COURT_LETTERS.get(letter))


def _decide(folder: str, readings: Sequence[_Reading]) -> Found:
    """The deck that the names of a folder tell of together."""
    bare = {r.number: r for r in readings if not r.suit and not r.letter and r.number is not None}
    if bare.keys() == set(range(40)):
        ten = list(_ranks(frozenset(range(1, 11)), named=False).values())
        files = {
            Card.of(rank, suit): bare[10 * row + column].name
            for row, suit in enumerate(_ORDER)
            for column, rank in enumerate(ten)
        }
        return Found(folder, "italian", files, None)
    letters, french = _letters(readings)
    readings = [_apart(reading, readings, letters) for reading in readings]
    suited = [(letters.get(r.letter) if r.letter else r.suit, r) for r in readings]
    numbers = frozenset(r.number for suit, r in suited if suit and r.number is not None)
    ranks = _ranks(numbers, named=any(r.court for suit, r in suited if suit))
    files = {}
    for suit, reading in suited:
        rank = reading.court or ranks.get(reading.number or 0)
        if suit and rank:
            files.setdefault(Card.of(rank, suit), reading.name)
    return Found(folder, _family(folder, readings, numbers, french=french), files, None)


def _letters(readings: Sequence[_Reading]) -> tuple[dict[str, Suit], bool]:
    """What the single letters for suits mean in this deck: the way of writing that explains most of them."""
    seen = Counter(reading.letter for reading in readings if len(reading.letter) == 1)
    if not seen:  # pairs of letters alone: our own courts, or a deck of four aces
        seen = Counter(letter for reading in readings for letter in reading.letter[-1:])

    def explained(way: tuple[dict[str, Suit], bool]) -> tuple[int, int]:
        meaning, _ = way
        return sum(count for letter, count in seen.items() if letter in meaning), sum(a in seen for a in meaning)

    return max(words.LETTERS, key=explained)


def _apart(reading: _Reading, readings: Sequence[_Reading], letters: Mapping[str, Suit]) -> _Reading:
    """A name of two letters taken apart into rank and suit, in the order of the deck's other names."""
    if len(reading.letter) != 2:
        return reading
    numbered = [other.suit_first for other in readings if len(other.letter) == 1]
    suit_first = bool(numbered) and sum(numbered) * 2 > len(numbered)
    suit, rank = (reading.letter[0], reading.letter[1]) if suit_first else (reading.letter[1], reading.letter[0])
    if suit not in letters:
        return _Reading(reading.name)
    if rank == "a":
        return _Reading(reading.name, letter=suit, number=1)
    if rank == "t":
        return _Reading(reading.name, letter=suit, number=10)
    return _Reading(reading.name, letter=suit, court=words.COURT_LETTERS.get(rank))


def _ranks(numbers: frozenset[int], *, named: bool) -> dict[int, Rank]:
    """What the numbers mean.

    To 13 or 14 it is a French deck with its tens, which briscola leaves out; with an 11 or a 12 the courts are 10 to
    12; else, where courts have no names, they are 8 to 10.
    """
    if numbers & {13, 14}:
        courts = dict(zip((11, 12, 13), _COURTS, strict=True))
        return _PIPS | courts | ({} if 1 in numbers else {14: Rank.ACE})
    if numbers & {11, 12}:
        return _PIPS | dict(zip((10, 11, 12), _COURTS, strict=True))
    if named:
        return _PIPS
    return {n: r for n, r in _PIPS.items() if n < 8} | dict(zip((8, 9, 10), _COURTS, strict=True))


def _family(folder: str, readings: Sequence[_Reading], numbers: frozenset[int], *, french: bool) -> Family:
    """How the deck seems to look; whoever imports it confirms it."""
    said = {word for reading in readings for word in words.words_of(PurePosixPath(reading.name).as_posix())}
    around = set(words.words_of(folder))
    lettered = any(reading.letter for reading in readings)
    if said & words.FRENCH or (lettered and french) or around & words.FRENCH_PLACES:
        return "french"
    if said & words.SPANISH or numbers & {11, 12}:
        return "spanish"
    return "italian"
