"""Seeded shuffles that give the same cards on every machine and with every Python.

The random module promises the same `random()` for a seed but not the same `shuffle`;
so numbers come from SHA-256 in counter mode, are cut to range by rejection, and drive
Fisher and Yates's shuffle (Knuth, The Art of Computer Programming, volume 2, algorithm P).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import count

from briscola_desktop.core.cards import Card
from briscola_desktop.core.rules import Rules


def shuffled(pack: Sequence[Card], seed: str) -> tuple[Card, ...]:
    """The pack in the order of a seed."""
    return fisher_yates(pack, _words(seed))


def fisher_yates(pack: Sequence[Card], numbers: Iterator[int]) -> tuple[Card, ...]:
    """The pack in the order that a stream of 32-bit numbers gives it."""
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        pick = even_choice(last + 1, numbers)
        cards[last], cards[pick] = cards[pick], cards[last]
    return tuple(cards)


def even_choice(bound: int, numbers: Iterator[int]) -> int:
    """An even choice from 0 to bound - 1, from a stream of 32-bit numbers."""
    limit = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < limit) % bound


def deck_of(rules: Rules, seed: int, deal: int = 0) -> tuple[Card, ...]:
    """The shuffled pack of a match's deal, counted from 0."""
    return shuffled(rules.pack, f"briscola deal {seed} {deal}")


def first_dealer(rules: Rules, seed: int) -> int:
    """The seat that deals the first deal of a match."""
    return even_choice(rules.players, _words(f"briscola dealer {seed}"))


def words(block: Callable[[int], bytes]) -> Iterator[int]:
    """An endless stream of 32-bit numbers, out of blocks of bytes that are counted from 0."""
    for data in map(block, count()):
        yield from (int.from_bytes(data[at : at + 4]) for at in range(0, len(data), 4))


def _words(seed: str) -> Iterator[int]:
    return words(lambda number: hashlib.sha256(f"{seed}/{number}".encode()).digest())
