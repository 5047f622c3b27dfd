"""Names and talk as they may be shown: plain text that cannot disturb a line, hide in it or pass for another's.

NFKC (Unicode Standard Annex 15) folds what is a variant of a letter; what is left of control, format, bidirectional,
private and unassigned characters goes. Letters of other scripts that look like Latin ones (a part of the confusables
of Unicode Technical Standard 39) stay, for they are somebody's name; two that look the same are told apart by a number.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

NAME = 24
"""Characters of a name."""

TALK = 200
"""Characters of a line of talk."""

_GONE = {"Cc", "Cf", "Cs", "Co", "Cn"}
_BREAKS = {"Zl", "Zp", "Zs"}
# Fillers that count as letters, and take up room or none without being seen.
_BLANK = {"\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\u034f"}
_MARKS = 2  # combining marks on one letter; more climb over the lines above
_LOOKS = str.maketrans(
    {
        seen: latin
        for latin, letters in {
            # Cyrillic, Greek and others, by what they look like
            "a": "\u0430\u03b1\u0251",
            "b": "\u0432",
            "c": "\u0441\u03f2",
            "d": "\u0501",
            "e": "\u0435\u03b5",
            "g": "\u0261",
            "h": "\u043d\u04bb",
            "i": "\u0456\u03b9\u0269l1",
            "j": "\u0458",
            "k": "\u043a\u03ba",
            "m": "\u043c",
            "n": "\u03b7",
            "o": "\u043e\u03bf0",
            "p": "\u0440\u03c1",
            "s": "\u0455",
            "t": "\u0442\u03c4",
            "u": "\u03c5",
            "v": "\u03bd",
            "x": "\u0445\u03c7",
            "y": "\u0443",
        }.items()
        for seen in letters
    }
)


def clean(text: str, limit: int) -> str:
    """The text as it may be shown, at most `limit` characters; it may come out empty."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text[: 4 * limit]):
        kind = unicodedata.category(letter)
        if kind in _BREAKS or letter in "\t\n\r":
            letter, marks = " ", 0  # noqa: PLW2901 - a space of whatever kind
        elif kind in _GONE or letter in _BLANK or _selects(letter):
            continue
        elif kind in {"Mn", "Me"}:
            marks += 1
            if marks > _MARKS or not kept or kept[-1] == " ":
                continue
        else:
            marks = 0
        kept.append(letter)
    return " ".join("".join(kept).split())[:limit].strip()


def name(text: str, others: Collection[str] = (), fallback: str = "Player") -> str:
    """A name for a seat: cleaned, never empty, and with a number where it looks like another's at the table."""
    wanted = clean(text, NAME) or fallback
    taken = {skeleton(other) for other in others}
    if skeleton(wanted) not in taken:
        return wanted
    numbers = range(2, len(taken) + 3)
    return next(told for told in (f"{wanted[: NAME - 3]} {n}" for n in numbers) if skeleton(told) not in taken)


def skeleton(text: str) -> str:
    """What a name looks like: two names that a reader may take for one have the same skeleton."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if unicodedata.category(c) != "Mn")
    return bare.translate(_LOOKS).replace("rn", "m").replace("vv", "w").replace(" ", "")


def _selects(letter: str) -> bool:
    """Whether it is a variation selector."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
