"""The ace of coins: our emblem in a great rosette, a crown above, branches of laurel and a ribbon below."""

from __future__ import annotations

import math

from artwork.decks.spanish.figures import flat
from artwork.engine import Drawing
from artwork.parts import finery, ornament
from artwork.suits import spanish as suits

X, Y = 305.0, 462.0


def coins(d: Drawing) -> None:
    """The card."""
    with flat(d) as f:
        with f.figure(2.2, 2):
            branches(f)
            rosette(f)
            crown(f)
        with f.figure(2.2, 2):
            ribbon(f)


def petal(d: Drawing, colour: str) -> None:
    """One petal of the rosette from the origin along x (motif)."""
    region = d.shape("130 -14 c, 158 -34, 196 -32, 214 0, 196 32, 158 34, 130 14 c", colour, 4.6, swell=0)
    d.crescent(region, 7, 7, colour + "2", region.buffer(-2))
    if d.full:
        d.ink("150 0, 172 1, 198 0", 4, "paper")
        d.circle(204, 0, 3.4, "paper")


def rosette(d: Drawing) -> None:
    """Sixteen petals, red and blue by turns, ochre tips between them, the emblem in the middle."""
    for i in range(16):
        with d.push(X, Y, turn=i * 22.5 + 11.25):
            d.shape("150 -12 c, 196 -10, 226 0 c, 196 10, 150 12 c", "gold", 4, swell=0)
    for i in range(16):
        colour = "red" if i % 2 else "blue"
        d.use(d.motif(f"petal-{colour}", petal, colour=colour), X, Y, i * 22.5)
    d.circle(X, Y, 152, "gold", "ink", 6)
    d.note(d.disc(X, Y, 155))
    d.crescent(d.disc(X, Y, 149), 8, 8, "gold2")
    if d.full:
        for i in range(24):
            a = math.radians(i * 15)
            x, y = X + 139 * math.cos(a), Y + 139 * math.sin(a)
            with d.push(x, y, turn=i * 15):
                d.fill("-6 0 l, 0 -9 l, 6 0 l, 0 9 l", "ink")
    with d.push(X, Y):
        ornament.emblem(d, 128, "red", "gold", "gold")


def crown(d: Drawing) -> None:
    """The crown above."""
    with d.push(X, 214, 1.36):
        finery.arched(d, 104, "red")


def branches(d: Drawing) -> None:
    """Two branches of laurel that rise on either side."""
    leaf = d.motif("laurel", suits.draw_leaf)
    for flip in (False, True):
        with d.push(X, 0, flip=flip):
            stem = "0 780, 90 762, 168 700, 222 606, 236 520"
            d.lines([stem], 9)
            d.lines([stem], 4, "gold")
            for x, y, turn, size in (
                (60, 770, 40, 1.1), (66, 768, -64, 1.0), (112, 748, 26, 1.2), (112, 748, -84, 1.1),
                (156, 712, 8, 1.2), (152, 714, -100, 1.1), (190, 664, -4, 1.2), (186, 668, -114, 1.05),
                (214, 616, -18, 1.15), (210, 620, -124, 0.95), (230, 566, -32, 1.05), (237, 524, -86, 1.15),
            ):  # fmt: skip
                d.use(leaf, x, y, turn, size)
            for x, y in ((96, 744), (150, 690), (188, 636), (212, 588)):
                d.circle(x, y, 8, "red", "ink", 3.4)
                d.note(d.disc(x, y, 9))


def ribbon(d: Drawing) -> None:
    """A red ribbon that ties the branches."""
    for flip in (False, True):
        with d.push(X, 790, flip=flip):
            tail = d.shape("10 6 c, 50 34, 96 32, 138 56 c, 118 66, 124 90 c, 84 82, 50 74, 4 36 c", "red", 4.6)
            d.crescent(tail, 4, 9, "red2", tail.buffer(-2))
            d.ink("20 22, 62 46, 108 58", 3.4)
            loop = d.shape("6 -8 c, 30 -50, 82 -58, 98 -30, 92 0, 46 14, 6 10 c", "red", 4.6)
            d.crescent(loop, 6, 8, "red2", loop.buffer(-2))
            d.shape("22 -4 c, 44 -30, 74 -34, 80 -20, 62 -4, 40 2 c", "paper", 3.6, swell=0)
    knot = d.shape(d.disc(X, 791, 22, 25), "gold", 4.6)
    d.crescent(knot, 6, 6, "gold2", knot.buffer(-2))
    d.ink([(X - 8, 774), (X - 3, 790), (X - 8, 808)], 3.4)
