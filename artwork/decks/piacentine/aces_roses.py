"""Roses and rose leaves, for the Piacentine aces of swords and clubs."""

from __future__ import annotations

import math

from artwork.engine import Drawing
from artwork.parts.ornament import leaf

SIDES = (-1, 1)


# fmt: off
def bloom(d: Drawing, radius: float = 40, colour: str = "red") -> None:
    """An open rose seen from the front: three rings of petals round a coiled heart."""
    r = radius
    light = "#f4937f" if colour == "red" else "paper"
    with d.figure(1.0, 1.2):
        for count, away, size, turn in ((5, 0.56, 0.5, -90),
            (4, 0.32, 0.44, -50)) if d.full else ((5, 0.52, 0.52, -90),):
            for i in range(count):
                a = math.radians(turn + i * 360 / count)
                with d.push(r * away * math.cos(a), r * away * math.sin(a), r * size, math.degrees(a)):
                    petal = "-0.7 -0.8, 0.2 -1.06, 0.86 -0.7, 0.96 0 c, 0.9 0.66, 0.2 1.06, -0.7 0.8"
                    d.shape(petal, colour, 2.8, shade=(r * 0.1, r * 0.1), swell=0)
                    d.ink("0.5 -0.7, 0.74 -0.1, 0.56 0.5", 2, light)
        d.shape(d.disc(0, 0, r * 0.36, r * 0.34), colour, 2.8, shade=(r * 0.1, r * 0.08), swell=0)
        d.lines([[(-r * 0.22, r * 0.06), (-r * 0.12, -r * 0.2), (r * 0.14, -r * 0.18), (r * 0.2, r * 0.06),
            (r * 0.02, r * 0.2), (-r * 0.1, r * 0.06), (r * 0.02, -r * 0.06), (r * 0.09, r * 0.04)]], 2.4)


def bud(d: Drawing, colour: str = "red") -> None:
    """A closed bud along x, 46 long, in its sepals."""
    d.shape("8 -9 c, 24 -15, 38 -10, 46 0 c, 38 10, 24 15, 8 9 c", colour, 2.8, shade=(3, 3), swell=0)
    d.brushes([("16 -2, 28 -6, 42 -1", 2), ("18 5, 28 6, 38 4", 1.8)])
    for s in SIDES:
        d.shape([(0, 0, "c"), (8, s * 11), (24, s * 13, "c"), (20, s * 4), (10, 0, "c")], "green", 2.4, swell=0)
    d.lines(["-14 1, 2 0"], 4, "green2")


def rose(d: Drawing, radius: float = 40) -> None:
    """A rose with three leaves and a bud, about the origin."""
    name = d.motif("rose-leaf", leaf, length=74, width=22, barbs=7)
    for turn, size in ((200, 1.0), (-14, 0.92), (120, 0.86), (62, 0.8)):
        d.use(name, math.cos(math.radians(turn)) * radius * 0.5, math.sin(math.radians(turn)) * radius * 0.5, turn,
            size * radius / 50)
    with d.push(-radius * 0.4, -radius * 0.7, radius / 50, -116):
        bud(d)
    bloom(d, radius)
