"""Which sound goes with what happens at the table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from briscola_desktop.core.events import (
    CardDealt,
    CardDrawn,
    CardExchanged,
    CardPlayed,
    DealEnded,
    Event,
    HandShown,
    RestClaimed,
    TrickTaken,
    TrumpTurned,
)


class Sound(StrEnum):
    """Every sound there is, by the name of its files; when to play it, so that ear and eye agree."""

    SHUFFLED = "shuffled"
    """As the dealer brings the pack to the table."""
    DEALT = "dealt"
    """As a card leaves the pack."""
    TURNED = "turned"
    """As a card begins to turn."""
    PLAYED = "played"
    """As a card has landed."""
    TAKEN = "taken"
    """As the trick begins its way to the pile."""
    DRAWN = "drawn"
    """As a card leaves the stock."""
    CLAIMED = "claimed"
    """Before the hands are laid open."""
    WON = "won"
    """As the points are counted."""
    LOST = "lost"
    TIED = "tied"
    TURN = "turn"
    """When an online table waits for the player."""
    LAST_SECONDS = "last_seconds"
    """Each of the clock's last seconds."""


CUES: Mapping[type[Event], Sound] = {
    CardDealt: Sound.DEALT,
    TrumpTurned: Sound.TURNED,
    HandShown: Sound.TURNED,
    CardPlayed: Sound.PLAYED,
    TrickTaken: Sound.TAKEN,
    CardDrawn: Sound.DRAWN,
    CardExchanged: Sound.TURNED,
    RestClaimed: Sound.CLAIMED,
}


def cue(event: Event, side: int | None = None) -> Sound | None:
    """The sound of an event; None where it makes none.

    Args:
        event: what happened.
        side: whose joy the end of a deal is; None where several people look on, of whom one has won.
    """
    if not isinstance(event, DealEnded):
        return CUES.get(type(event))
    if event.winner is None:
        return Sound.TIED
    return Sound.WON if side in {None, event.winner} else Sound.LOST
