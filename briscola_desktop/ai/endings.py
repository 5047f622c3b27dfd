"""The last three tricks of two players: nothing is hidden any more, and each plays without a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from briscola_desktop.ai.coding import BEATS, POINTS, TRUMPS
from briscola_desktop.ai.twin import COUNTS, TAKES, Codes, Flags, Twin

_ACE = TRUMPS + 11

_OTHERS = {2: [[1], [0]], 3: [[1, 2], [0, 2], [0, 1]]}
"""For hands of a size, the slots beside each slot."""


def answers(hand: int, *, thrown: bool) -> Iterator[int]:
    """The cards of a hand (bits) that may answer a lead, a thrown ace or any other."""
    held = list(each(hand))
    if thrown:
        # core.trumps.forced
        rank = {card: card % 12 + 12 * (card >= TRUMPS) for card in held}
        held = [card for card in held if rank[card] == max(rank.values())]
    return iter(held)


def each(hand: int) -> Iterator[int]:
    """The cards of a set of bits, weakest code first."""
    while hand:
        bit = hand & -hand
        yield bit.bit_length() - 1
        hand ^= bit


@lru_cache(maxsize=50_000)
def worth(leader: int, other: int, *, throw: bool) -> int:
    """The points that the leader takes from here on less those of the other, both playing best.

    Args:
        leader: the leader's hand, as bits.
        other: the other's, as large.
        throw: whether the rules have the throw; it binds the other alone, so the ace of trumps is always thrown.
    """
    if not leader:
        return 0
    return max(
        min(after(card, answer, leader, other, throw=throw) for answer in answers(other, thrown=throw and card == _ACE))
        for card in each(leader)
    )


def after(lead: int, answer: int, leader: int, other: int, *, throw: bool) -> int:
    """What a trick and the rest are worth to its leader; the hands are those before the lead."""
    points = POINTS[lead] + POINTS[answer]
    leader, other = leader & ~(1 << lead), other & ~(1 << answer)
    if BEATS[lead] >> answer & 1:
        return -points - worth(other, leader, throw=throw)
    return points + worth(leader, other, throw=throw)


def last_tricks(twin: Twin) -> None:
    """Add to the points of both sides what the rest of each deal brings them; no trick has been begun."""
    # sorted, for an empty slot has the highest code
    hands = np.sort(twin.hands, axis=2)[:, :, : twin.left]
    lead, other = hands[twin.worlds, twin.leader], hands[twin.worlds, 1 - twin.leader]
    rest = COUNTS[lead].sum(axis=1) + COUNTS[other].sum(axis=1)
    won = (rest + _worth(lead, other, throw=twin.rules.throw)) // 2
    twin.points[twin.worlds, twin.leader] += won
    twin.points[twin.worlds, 1 - twin.leader] += rest - won
    twin.left = 0


def _worth(lead: Codes, other: Codes, *, throw: bool) -> Codes:
    """`worth` for many hands at once."""
    size = lead.shape[1]
    if size == 1:
        points = COUNTS[lead[:, 0]] + COUNTS[other[:, 0]]
        return np.where(TAKES[lead[:, 0], other[:, 0]], -points, points)
    total = np.full(len(lead), -999, np.intp)
    for first in range(size):
        card, rest = lead[:, first], lead[:, _OTHERS[size][first]]
        forced = _forced(other) | (card != _ACE)[:, None] if throw else None
        least = np.full(len(lead), 999, np.intp)
        for second in range(size):
            answer, others = other[:, second], other[:, _OTHERS[size][second]]
            points, taken = COUNTS[card] + COUNTS[answer], TAKES[card, answer]
            leads = np.where(taken[:, None], others, rest)
            follows = np.where(taken[:, None], rest, others)
            value = np.where(taken, -1, 1) * (points + _worth(leads, follows, throw=throw))
            if forced is not None:
                value = np.where(forced[:, second], value, 999)
            least = np.minimum(least, value)
        total = np.maximum(total, least)
    return total


def _forced(hand: Codes) -> Flags:
    rank = hand % 12 + 12 * (hand >= TRUMPS)
    forced: Flags = rank == rank.max(axis=1, keepdims=True)
    return forced
