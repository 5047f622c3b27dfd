"""The number of a deal: what two people need to play the same cards against the same computers.

A number is a text such as ``2GV0-7AB5-P90Z``. It holds the rule set, the level of the computers, the dealer, the seed
of the match and which of its deals it is, in base 32 with the letters of Crockford's alphabet (no I, L, O, U; what is
misread for another is read as that), and a check letter that finds every mistyped letter and every two neighbours that
were swapped.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date

from briscola_desktop.core.errors import BriscolaError, RulesError
from briscola_desktop.core.match import LENGTHS, Match, agreed_trump
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import OPTIONS, PRESETS, Rules
from briscola_desktop.core.shuffle import deck_of

LEVELS = ("easy", "normal", "hard")
"""The levels a number can name; all computers at the table have the same."""

SEEDS = 10**12
"""Seeds are below this: short enough to be read out to a friend."""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1"})
_LONGEST = 20
_FIELD = 0b100101
"""x⁵ + x² + 1, which makes 32 letters a field (GF(2⁵)) in which 2 generates all others."""

_DEALS = max(LENGTHS.values())
_HEAD = {"preset": len(PRESETS), "players": len(OPTIONS["players"]), "level": len(LEVELS), "dealer": 6, "deal": _DEALS}
_CHANGED = {option: len(values) for option, values in OPTIONS.items() if option != "players"}


class NumberError(BriscolaError):
    """A text is not the number of a deal."""

    code = "number"


@dataclass(frozen=True, slots=True)
class DealNumber:
    """A deal that can be shared.

    Attributes:
        rules: the rule set.
        level: of all computers.
        dealer: the seat that deals; the person sits in seat 0.
        seed: of the match.
        deal: which deal of the match, counted from 0.
    """

    rules: Rules
    level: str
    dealer: int
    seed: int
    deal: int = 0

    @classmethod
    def of_match(cls, match: Match, level: str) -> DealNumber:
        """The number of a match's next deal."""
        return cls(match.rules, level, match.dealer_now, match.seed, len(match.results))

    @classmethod
    def of_day(cls, day: date, rules: Rules, level: str) -> DealNumber:
        """The deal of a day: the same cards for everyone who plays this rule set, whatever the level."""
        seed = day.year * 10_000 + day.month * 100 + day.day
        return cls(rules, level, seed % rules.players, seed)

    @property
    def text(self) -> str:
        """As it is written; ValueError where a part has no place in a number."""
        usual = Rules.of(self.rules.preset, players=self.rules.players)
        changed = self.rules != usual
        digits = [
            (list(PRESETS).index(self.rules.preset), _HEAD["preset"]),
            (OPTIONS["players"].index(self.rules.players), _HEAD["players"]),
            (LEVELS.index(self.level), _HEAD["level"]),
            (self.dealer, _HEAD["dealer"]),
            (self.deal, _HEAD["deal"]),
            (int(changed), 2),
        ]
        if changed:
            digits += [(OPTIONS[o].index(getattr(self.rules, o)), size) for o, size in _CHANGED.items()]
        if not (0 <= self.seed < SEEDS and all(0 <= digit < size for digit, size in digits)):
            raise ValueError("this deal has no number")
        value = self.seed
        for digit, size in reversed(digits):
            value = value * size + digit
        return _grouped(_letters(value))

    @classmethod
    def parse(cls, text: str) -> DealNumber:
        """The deal of a number as people write it, with blanks and small letters; NumberError says what is wrong."""
        letters = re.sub(r"[\s\-–_.]", "", text).upper().translate(_MISREAD)
        if not letters:
            raise NumberError("a deal's number is missing")
        strange = [letter for letter in letters if letter not in ALPHABET]
        if strange:
            raise NumberError(f"{strange[0]!r} does not occur in a deal's number")
        if len(letters) > _LONGEST or len(letters) < 4 or _check(letters):
            raise NumberError("this is no deal's number: a letter is wrong, or two have changed places")
        return _read(int("".join(map(_base_32, letters[:-1])), 32))

    @property
    def other_seat(self) -> DealNumber:
        """The same cards from the next seat: everybody gets the hand, and the place in play, of who sat beside them."""
        return replace(self, dealer=self.rules.after(self.dealer))

    @property
    def opening(self) -> Record:
        """The dealing, a record without actions."""
        deck = deck_of(self.rules, self.seed, self.deal)
        return Record(self.rules, self.dealer, deck, agreed_trump(self.rules, self.deal))

    def __str__(self) -> str:
        return self.text


def _read(value: int) -> DealNumber:
    """The deal of a number's value."""
    digits = {}
    for name, size in {**_HEAD, "changed": 2}.items():
        value, digits[name] = divmod(value, size)
    said: dict[str, str | int | bool] = {"players": OPTIONS["players"][digits["players"]]}
    if digits["changed"]:
        for option, size in _CHANGED.items():
            value, place = divmod(value, size)
            said[option] = OPTIONS[option][place]
    try:
        rules = Rules.of(list(PRESETS)[digits["preset"]], **said)
    except RulesError as fault:
        raise NumberError(f"the number of a deal that cannot be: {fault}") from fault
    if digits["dealer"] >= rules.players or digits["deal"] >= LENGTHS[rules.match] or value >= SEEDS:
        raise NumberError("the number of a deal that cannot be")
    return DealNumber(rules, LEVELS[digits["level"]], digits["dealer"], value, digits["deal"])


def _letters(value: int) -> str:
    """A value in base 32 with its check letter."""
    letters = ""
    while value:
        value, place = divmod(value, 32)
        letters = ALPHABET[place] + letters
    letters = letters.rjust(3, "0")
    return letters + next(letter for letter in ALPHABET if not _check(letters + letter))


def _check(letters: str) -> int:
    """0 for a text whose check letter fits: the letters' polynomial over GF(32), at the generator."""
    total = 0
    for letter in letters:
        total <<= 1
        if total & 32:
            total ^= _FIELD
        total ^= ALPHABET.index(letter)
    return total


def _base_32(letter: str) -> str:
    """The letter as Python counts in base 32."""
    return "0123456789abcdefghijklmnopqrstuv"[ALPHABET.index(letter)]


def _grouped(letters: str) -> str:
    """In fours, the last group the shorter one."""
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))
