"""The door to the computer players: a view goes in, a decision comes out.

A decision depends on the view, the player and the seed alone: the same three give the same card in every process.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial

from briscola_desktop.ai import easy, hard, normal
from briscola_desktop.ai.decision import Cancel, CancelledError, Decision, Option, Reason, never
from briscola_desktop.ai.reasons import duty
from briscola_desktop.ai.rng import Rng
from briscola_desktop.core.view import View

__all__ = ["PLAYERS", "Cancel", "CancelledError", "Decision", "Level", "Option", "Reason", "choose", "explain", "never"]


class Level(StrEnum):
    """The levels that a person plays against, weak to strong."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


PLAYERS: dict[str, Callable[[View, Rng, Cancel], Decision]] = {
    "random": easy.play_at_random,
    Level.EASY: easy.play,
    Level.NORMAL: normal.play,
    Level.HARD: hard.play,
    "pimc-100": partial(hard.pimc, 100),
    "pimc-1000": partial(hard.pimc, 1000),
}
"""Every player by name: the levels, and yardsticks for measurements."""


def choose(view: View, player: str = Level.HARD, seed: int = 0, cancel: Cancel = never) -> Decision:
    """What a player does in a seat.

    Args:
        view: what the seat may know; it need not be its turn.
        player: a `Level`, or the name of another player in `PLAYERS`.
        seed: the same view, player and seed give the same decision.
        cancel: asked every few milliseconds; once true, `CancelledError` is raised.

    Raises:
        KeyError: there is no such player.
        CancelledError: the answer is no longer wanted.
        ValueError: the deal of the view is over.
    """
    if view.over:
        raise ValueError("the deal is over: there is nothing to choose")
    return duty(view) or PLAYERS[player](view, Rng.of(view, seed), cancel)


def explain(view: View, seed: int = 0, cancel: Cancel = never) -> Decision:
    """The strongest player's decision with the figures of every action, for hints and reviews; some 100 ms.

    Takes and raises what `choose` does. Where nothing is to be weighed (the only card, a claim) there are no figures.
    """
    if view.over:
        raise ValueError("the deal is over: there is nothing to choose")
    return duty(view) or hard.explain(view, Rng.of(view, seed), cancel)
