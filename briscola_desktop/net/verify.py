"""*Verify the shuffle*: what a client checks by itself once a deal has ended and its secret was shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.fair_shuffle import commitment, fair_dealer, fair_shuffle
from briscola_desktop.core.record import Record
from briscola_desktop.core.view import View
from briscola_desktop.net.protocol import Fairness


class Finding(StrEnum):
    """What came out."""

    FAIR = "fair"
    """The pack is the one of the secret committed to and of everybody's nonces, one's own among them."""
    LEFT_OUT = "left_out"
    """All fits, but one's own nonce is not in it, so it proves nothing to this player."""
    SECRET = "secret"  # noqa: S105 - a word
    """The secret is not the one committed to before one's nonce was shown."""
    NONCE = "nonce"
    """Another nonce than one's own was mixed in."""
    DEALER = "dealer"
    """The dealer is not the one drawn."""
    DECK = "deck"
    """The pack is not the one that secret and nonces give."""
    PLAY = "play"
    """The deal as it is told at the end is not the one that was seen."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a check.

    Attributes:
        finding: what came out.
        commit: the server's commitment.
        secret: of the server, in hexadecimal.
        nonces: of the players, by seat.
        left_out: seats of people without a nonce.
    """

    finding: Finding
    commit: str
    secret: str
    nonces: Mapping[int, str]
    left_out: tuple[int, ...]

    @property
    def rigged(self) -> bool:
        """Whether something does not fit."""
        return self.finding not in {Finding.FAIR, Finding.LEFT_OUT}


def verify(view: View, fair: Fairness, record: Mapping[str, Any], commit: str | None, nonce: str | None) -> Verdict:
    """Check a finished deal.

    Args:
        view: of the seat at the end, as it came about from what the seat saw.
        fair: what the server says of the shuffle, the secret included.
        record: the deal as the server tells it.
        commit: the server's commitment that was shown before one's nonce; None where one was not there.
        nonce: one's own, in hexadecimal; None where one took no part.
    """
    finding = _find(view, fair, record, commit, nonce)
    return Verdict(finding, fair.commit, fair.secret or "", fair.nonces, tuple(fair.left_out))


def _find(view: View, fair: Fairness, raw: Mapping[str, Any], commit: str | None, nonce: str | None) -> Finding:
    try:
        secret = bytes.fromhex(fair.secret or "")
        nonces = {seat: bytes.fromhex(told) for seat, told in fair.nonces.items()}
        record = Record.from_json(dict(raw))
    except (ValueError, BriscolaError):
        return Finding.SECRET
    if commitment(secret) != fair.commit or (commit is not None and commit != fair.commit):
        return Finding.SECRET
    mixed_in = fair.nonces.get(view.seat)
    if mixed_in is not None and mixed_in != nonce:
        return Finding.NONCE
    if fair.first and fair_dealer(view.rules.players, secret, nonces) != record.dealer:
        return Finding.DEALER
    if record.deck != fair_shuffle(view.rules.pack, secret, nonces):
        return Finding.DECK
    replay = record.replay()
    if replay.fault is not None or View.of(replay.steps[-1].after, view.seat) != view:
        return Finding.PLAY
    return Finding.FAIR if mixed_in is not None else Finding.LEFT_OUT
