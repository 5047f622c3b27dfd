"""How long everything on the table takes, in milliseconds, and the one factor that makes it all faster or slower."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

# What moves, at normal speed.
DEAL, DEAL_GAP, DEAL_ROUND_GAP = 360.0, 105.0, 60.0
TURN_UP, SLIDE_UNDER, SLIDE_OUT = 460.0, 240.0, 160.0
PLAY = 430.0
BREATH = 240.0
"""Before somebody else plays."""
COLLECT, GATHER = 200.0, 430.0
DRAW, DRAW_GAP = 400.0, 170.0
EXCHANGE = 520.0
FLIP = 300.0
SHOW = 420.0
RETURN = 220.0
TAKE_BACK = 360.0
ASIDE = 420.0
HOVER = 110.0
COUNT, COUNT_GAP, COUNT_AFTER = 330.0, 95.0, 350.0
CLOSE_UP = 220.0
SHUFFLE = 420.0
NUDGE = 240.0
FADE = 170.0
MESSAGE = 220.0
LAMP = 320.0
SHEET = 320.0


@dataclass(frozen=True, slots=True)
class Pauses:
    """What is looked at: the same time at every speed, and over at a click.

    Attributes:
        trick: a finished trick stays.
        hands: partners show their hands.
        claim: all hands lie open.
        counted: the sums before the score sheet.
        late: what was played because somebody's time was up.
    """

    trick: float = 1_000.0
    hands: float = 6_000.0
    claim: float = 2_200.0
    counted: float = 900.0
    late: float = 1_800.0


SPEEDS = {"off": inf, "slow": 0.6, "normal": 1.0, "fast": 1.8}
"""How fast what moves goes; with `off` it does not move but is there."""

FRAME = 1_000.0 / 60
"""A frame's time."""

LONGEST_FRAME = 64.0
"""A frame that took longer, because the machine was busy, counts as this: cards do not jump."""
