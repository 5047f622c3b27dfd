"""A shuffle that nobody at the table can rig, and that everybody can check afterwards.

Whoever hosts commits to a secret before the players name their nonces, the players commit to these before any is
shown, and the pack's order follows from all of them: Fisher and Yates's shuffle (Knuth, The Art of Computer
Programming, volume 2, algorithm P) over HMAC-SHA256(secret, nonces) in counter mode, cut to range by rejection. 32
bytes of secret, because a seed of 64 bits has fewer values than a pack has orders.

It proves that nobody rigged the deal, not that nobody peeked: whoever hosts can read their own machine's memory.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence

from briscola_desktop.core.cards import Card
from briscola_desktop.core.shuffle import even_choice, fisher_yates, words

SECRET = 32
"""Bytes of a secret, and of a nonce."""


def commitment(value: bytes) -> str:
    """What is shown of a secret or a nonce before it is shown itself: its SHA-256 in hexadecimal."""
    return hashlib.sha256(value).hexdigest()


def fair_shuffle(pack: Sequence[Card], secret: bytes, nonces: Mapping[int, bytes]) -> tuple[Card, ...]:
    """The pack in the order that a secret and the nonces, by seat, give it."""
    return fisher_yates(pack, _words(secret, nonces, b"deck"))


def fair_dealer(players: int, secret: bytes, nonces: Mapping[int, bytes]) -> int:
    """The seat that deals the first deal of a match, drawn with the same secret and nonces as its pack."""
    return even_choice(players, _words(secret, nonces, b"dealer"))


def _words(secret: bytes, nonces: Mapping[int, bytes], purpose: bytes) -> Iterator[int]:
    said = b"".join(seat.to_bytes(1) + len(nonce).to_bytes(1) + nonce for seat, nonce in sorted(nonces.items()))
    return words(lambda number: hmac.digest(secret, purpose + b"\0" + said + number.to_bytes(4), "sha256"))
