"""How a card lies or flies, and the easing of motion. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies or flies.

    Attributes:
        x, y: its centre in window pixels.
        w: its width.
        turn: degrees clockwise.
        lift: how far it is above the cloth, in card widths.
        face: 0 face down, 1 face up; halfway it is seen on edge.
        fade: opacity.
    """

    x: float
    y: float
    w: float
    turn: float = 0.0
    lift: float = 0.0
    face: float = 0.0
    fade: float = 1.0


@dataclass(frozen=True, slots=True)
class Flight:
    """How a card goes from one place to another.

    Attributes:
        arc: how far the path bows upwards, as a part of its length.
        spin: degrees by which the card is turned further at the middle of its way.
        rise: the lift at the middle of its way, in card widths.
        above: it goes over everything else; else it stays in its layer.
    """

    arc: float = 0.0
    spin: float = 0.0
    rise: float = 0.0
    above: bool = True


SLIDE = Flight(above=False)
"""Along the cloth."""


def eased(part: float) -> float:
    """A start with some weight and a soft landing: a sine at first, a quartic at the end."""
    soft = 1 - (1 - part) ** 3
    return soft + ((1 - cos(pi * part)) / 2 - soft) * (1 - part)


def between(part: float, low: float, high: float) -> float:
    """From 0 at `low` to 1 at `high`, smoothly."""
    step = max(0.0, min(1.0, (part - low) / (high - low)))
    return step * step * (3 - 2 * step)
