"""What a computer player answers: an action, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from briscola_desktop.core.actions import Action

Cancel = Callable[[], bool]
"""Asked every few milliseconds of work; true where the answer is no longer wanted."""


class CancelledError(Exception):
    """The answer is no longer wanted."""


def never() -> bool:
    """Do not cancel."""
    return False


class Reason(StrEnum):
    """The kind of thing that a decision does; a window says it in words."""

    WAIT = "wait"
    """It is not one's turn, and there is nothing to exchange or claim."""
    ONLY = "only"
    """There is no other card."""
    CLAIM = "claim"
    """The rest is one's own for certain."""
    EXCHANGE = "exchange"
    """The turned card is better than the one given for it."""
    THROW = "throw"
    """The thrown ace draws the others' best cards."""
    TAKE = "take"
    """It takes the trick and its points."""
    TRUMP = "trump"
    """A trump is worth spending on this trick."""
    FEED = "feed"
    """It gives points to a partner who is taking the trick."""
    LET_GO = "let_go"
    """The trick is not worth what taking it would cost, or cannot be taken."""
    LEAD_LOW = "lead_low"
    """A lead that risks little."""
    LEAD_HIGH = "lead_high"
    """A lead of points that has a good chance to hold."""
    LEAD_TRUMP = "lead_trump"
    """A trump led."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was weighed.

    Attributes:
        action: the action.
        points: the points that one's side will have at the end of the deal, on average.
        chance: the chance to win the deal, a draw counted half.
    """

    action: Action
    points: float
    chance: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does, and why.

    Attributes:
        action: what it does; None where it is not its turn and it wants nothing.
        reason: the kind of thing the action does.
        options: what was weighed, best first: the choice, the runner-up, …; empty where the player does not weigh.
        exact: whether the options' figures are certain rather than estimates.
    """

    action: Action | None
    reason: Reason
    options: tuple[Option, ...] = ()
    exact: bool = False
