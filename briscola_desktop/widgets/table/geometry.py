"""Boxes, placed cards and fans: the plane geometry of the table, without Qt.

Lengths are logical window pixels, y grows downwards, angles are degrees clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import asin, cos, degrees, radians, sin
from typing import Literal

Edge = Literal["bottom", "top", "left", "right"]
_MIRROR: dict[Edge, Edge] = {"bottom": "bottom", "top": "top", "left": "right", "right": "left"}
_FACING: dict[Edge, float] = {"bottom": 0.0, "top": 180.0, "left": 90.0, "right": -90.0}


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle down."""
        return self.y + self.h / 2

    def grown(self, dx: float, dy: float | None = None) -> Box:
        """The box with `dx` more at the left and right, `dy` (else `dx`) at the top and bottom."""
        dy = dx if dy is None else dy
        return Box(self.x - dx, self.y - dy, self.w + 2 * dx, self.h + 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        """The box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def scaled(self, by: float) -> Box:
        """The box so much larger, about the origin."""
        return Box(self.x * by, self.y * by, self.w * by, self.h * by)

    def flipped(self, width: float) -> Box:
        """Its mirror image in a window of that width."""
        return Box(width - self.right, self.y, self.w, self.h)

    def joined(self, other: Box) -> Box:
        """The smallest box that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.x + self.w, other.x + other.w) - x, max(self.y + self.h, other.y + other.h) - y)

    def touches(self, other: Box, gap: float = 0.0) -> bool:
        """Do the two stand less than `gap` apart?"""
        return (
            self.x < other.x + other.w + gap
            and other.x < self.x + self.w + gap
            and self.y < other.y + other.h + gap
            and other.y < self.y + self.h + gap
        )

    def holds(self, other: Box, slack: float = 0.01) -> bool:
        """Does the other lie inside?"""
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its centre, width and height, and its clockwise turn."""

    x: float
    y: float
    w: float
    h: float
    turn: float = 0.0

    def box(self) -> Box:
        """The upright box around the turned card."""
        c, s = _turned(self.turn)
        w, h = self.w * c + self.h * s, self.w * s + self.h * c
        return Box(self.x - w / 2, self.y - h / 2, w, h)

    def moved(self, dx: float, dy: float) -> Place:
        """The card elsewhere."""
        return Place(self.x + dx, self.y + dy, self.w, self.h, self.turn)

    def flipped(self, width: float) -> Place:
        """Its mirror image in a window of that width."""
        return Place(width - self.x, self.y, self.w, self.h, -self.turn)

    def overlaps(self, other: Place) -> bool:
        """Do the two turned cards cover each other, by the theorem of the separating axes?"""
        for axis in (self.turn, self.turn + 90, other.turn, other.turn + 90):
            reach = 0.0
            for card in (self, other):
                off = radians(card.turn - axis)
                reach += (abs(card.w * cos(off)) + abs(card.h * sin(off))) / 2
            c, s = cos(radians(axis)), sin(radians(axis))
            if abs((self.x - other.x) * c + (self.y - other.y) * s) >= reach:
                return False
        return True


@dataclass(frozen=True)
class Fan:
    """A hand held at one edge of the table, opening towards the middle.

    The box of a full hand touches the edge; as cards are played the others close up on the same arc, and nothing else
    moves.

    Attributes:
        full: cards in a full hand.
        anchor: the hand's middle along the edge; edge: the coordinate its outermost corner touches.
        step, radius: distance of neighbours and radius of the arc.
    """

    side: Edge
    full: int
    w: float
    h: float
    anchor: float
    edge: float
    step: float
    radius: float

    def _spread(self, count: int) -> tuple[Place, ...]:
        return _spread(self.side, count, self.w, self.h, self.step, self.radius)

    @property
    def _reach(self) -> Box:
        w = self.w  # hands that differ in size alone are alike
        return _reach(self.side, self.full, self.h / w, self.step / w, self.radius / w).scaled(w)

    @property
    def _offset(self) -> tuple[float, float]:
        return self._offset_of(self._reach)

    def _offset_of(self, box: Box) -> tuple[float, float]:
        match self.side:
            case "bottom":
                return self.anchor, self.edge - box.bottom
            case "top":
                return self.anchor, self.edge - box.y
            case "left":
                return self.edge - box.x, self.anchor
            case "right":
                return self.edge - box.right, self.anchor

    def places(self, count: int) -> tuple[Place, ...]:
        """The cards from the holder's left to right, as `count` of them lie."""
        offset = self._offset
        return tuple(place.moved(*offset) for place in self._spread(count))

    @cached_property
    def box(self) -> Box:
        """The room of a full hand."""
        reach = self._reach
        return reach.moved(*self._offset_of(reach))

    def moved(self, along: float) -> Fan:
        """The same hand farther along its edge."""
        anchor = self.anchor + along
        return Fan(self.side, self.full, self.w, self.h, anchor, self.edge, self.step, self.radius)

    def flipped(self, width: float) -> Fan:
        """Its mirror image in a window of that width."""
        if self.side in ("left", "right"):
            return replace(self, side=_MIRROR[self.side], edge=width - self.edge)
        return replace(self, anchor=width - self.anchor)


@lru_cache(maxsize=256)
def _spread(side: Edge, count: int, w: float, h: float, step: float, radius: float) -> tuple[Place, ...]:
    """A hand about the origin."""
    facing = _FACING[side]
    c, s = cos(radians(facing)), sin(radians(facing))
    one = asin(min(0.9, step / radius))
    places = []
    for i in range(count):
        angle = (i - (count - 1) / 2) * one
        dx, dy = radius * sin(angle), radius * (1 - cos(angle))
        places.append(Place(dx * c - dy * s, dx * s + dy * c, w, h, degrees(angle) + facing))
    return tuple(places)


@lru_cache(maxsize=256)
def _reach(side: Edge, count: int, h: float, step: float, radius: float) -> Box:
    """The box around a hand about the origin, whose cards are 1 wide."""
    return union(place.box() for place in _spread(side, count, 1.0, h, step, radius))


@lru_cache(maxsize=64)
def _turned(turn: float) -> tuple[float, float]:
    """How much of its width and of its height a turned card has across."""
    return abs(cos(radians(turn))), abs(sin(radians(turn)))


@dataclass(frozen=True, slots=True)
class Ellipse:
    """Centre and radii."""

    x: float
    y: float
    rx: float
    ry: float

    def box(self) -> Box:
        """The upright box around it."""
        return Box(self.x - self.rx, self.y - self.ry, 2 * self.rx, 2 * self.ry)

    def flipped(self, width: float) -> Ellipse:
        """Its mirror image in a window of that width."""
        return replace(self, x=width - self.x)


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box around all of them (at least one)."""
    rest = iter(boxes)
    whole = next(rest)
    for box in rest:
        whole = whole.joined(box)
    return whole
