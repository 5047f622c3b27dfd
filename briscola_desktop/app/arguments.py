"""Values on a command line, with a sentence on what is wrong with one."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

DIGITS = 40
"""More than a number has that means anything."""


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number of a range, both ends included."""

    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text[:20]) <= high:
            raise argparse.ArgumentTypeError(f"{_short(text)!r} is not a whole number from {low} to {high}")
        return int(text)

    return read


def any_number(text: str) -> int:
    """Reads any whole number that a person would name."""
    if not re.fullmatch(rf"[+-]?\d{{1,{DIGITS}}}", text):
        raise argparse.ArgumentTypeError(f"{_short(text)!r} is not a whole number of up to {DIGITS} digits")
    return int(text)


def _short(text: str) -> str:
    return text if len(text) <= DIGITS else f"{text[:DIGITS]}…"
