"""The Piacentine 2, 3 and 4 of clubs: the pair, the tied cross, the two Vs."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts.ornament import ribbon
from artwork.suits import piacentine as suits

SIDES = (-1, 1)
STRIPES = ("red", "white", "blue")


# fmt: off
def two(d: Drawing) -> None:
    """Two upright limbs, cut ends up."""
    suits.club(d, 150, 465, 770, 0, 1.34)
    with d.push(350, 465, flip=True):
        suits.club(d, 0, 0, 770, 0, 1.34)


def three(d: Drawing) -> None:
    """Three limbs crossed, tied with a ribbon of red, white and blue."""
    for x, turn, flip in ((250, 0, False), (250, 28, False), (250, 28, True)):
        with d.push(x, 458, flip=flip):
            suits.club(d, 0, 0, 740, turn, 1.3)
    with d.push(250, 470), d.figure(1.2, 1.8):
        tail, loop = d.motif("tail", bow_tail), d.motif("loop", bow_loop)
        for flip in (False, True):
            d.use(tail, flip=flip)
        for flip in (False, True):
            d.use(loop, flip=flip)
        d.shape("-32 -24 c, -10 -36, 14 -34, 34 -22 c, 40 4, 34 28 c, 12 38, -12 38, -32 28 c, -40 4", "red", 3.6,
            shade=(9, 7), hatch=(9, 4.6))
        d.brushes([("-22 -14, 0 -22, 22 -12", 2.6), ("-24 2, 0 -4, 24 4", 2.2), ("-20 18, 0 12, 20 20", 2.2)])
        d.lines(["-29 -22, -22 2, -28 27"], 5, "white")
        d.lines(["30 -20, 24 4, 30 26"], 5, "blue")


def bow_tail(d: Drawing) -> None:
    """The end of the ribbon that hangs down on the right."""
    ribbon(d, [(4, 4, 36), (40, 60, 52), (60, 118, 56), (52, 168, 54), (84, 224, 54)], tail=26, stripes=STRIPES)


def bow_loop(d: Drawing) -> None:
    """The loop on the right: its back, then its front."""
    ribbon(d, [(16, 0, 34), (58, -46, 56), (112, -52, 60), (130, -10, 52)], dark=True, stripes=STRIPES)
    ribbon(d, [(131, -18, 50), (108, 28, 60), (62, 34, 56), (14, 4, 32)], stripes=STRIPES)


def four(d: Drawing) -> None:
    """Two Vs, one above the other, thick ends up and out."""
    for y in (256, 674):
        suits.club(d, 328, y, 430, 17.5, 1.14)
        with d.push(172, y, flip=True):
            suits.club(d, 0, 0, 430, 17.5, 1.14)
