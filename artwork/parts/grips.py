"""More hands, in the units of ``hands`` (a fist is 50 high): a coin held up, a hand at the back, a hand on a pommel."""

from __future__ import annotations

from collections.abc import Callable

from artwork.engine import Drawing
from artwork.parts.hands import finger

NAIL = "#fcebdd"


def pinch(d: Drawing, on: Callable[[], object], col: str = "flesh") -> None:
    """A hand that holds up a disc by its lower edge, thumb before it; wrist (anchor) at (28, 62), below right.

    ``on()`` draws the disc, its lower edge at y = 10.
    """
    for pts in ("-18 18, -27 2, -28 -12", "-6 12, -10 -8, -10 -22", "8 12, 8 -8, 8 -24"):
        finger(d, pts, (13, 12.5, 9), col)
    d.shape(
        "14 66, 10 50, -4 44, -20 36, -27 24, -20 12, 0 6, 24 8, 38 22, 42 42, 42 66",
        col,
        3.2,
        shade=(5, 5),
        hatch=(8, 5),
    )
    on()
    for pts in ("6 34, -10 30, -22 35, -12 41", "10 44, -2 42, -14 45, -6 50"):
        d.shape(d.tube(pts, (12, 12.5, 12, 8)), col, 2.7, shade=(2, 3.4), swell=0.6)
    d.shape(
        d.tube("34 40, 27 18, 15 0, 3 -12", (17, 15, 12.8, 9.4)),
        col,
        2.7,
        shade=(3, 4),
        swell=0.6,
        inner=[("0 -13, 2 -8, 6 -9", 1.1)],
    )
    d.ink("20 52, 26 44, 26 34", 1.6)


def at_the_back(d: Drawing, col: str = "flesh") -> None:
    """A hand laid on the small of the back, its palm towards us: wrist (anchor) at (46, 0), at the right.

    Fingers to the left, half closed.
    """
    for pts in ("4 -12, -18 -18, -34 -12", "2 -3, -24 -7, -41 0", "2 6, -22 4, -38 11", "4 14, -14 14, -28 20"):
        finger(d, pts, (13, 12.6, 9), col)
    g = d.shape("50 -13, 30 -19, 12 -22, -2 -18, -7 -6, -6 10, 0 22, 16 25, 34 20, 50 13", col, 3.0)
    d.crescent(g, 3, 7 * d.scale, col + "2", g.buffer(-1.2))
    d.ink("4 -12, 14 -6, 24 -9", 1.6)
    d.ink("2 4, 12 8, 26 2", 1.6)
    d.ink("32 -14, 34 0, 31 14", 1.3)
    finger(d, "28 -10, 14 -27, 0 -33, -12 -30", (16, 14, 12, 9), col)


def on_pommel(d: Drawing, col: str = "flesh") -> None:
    """A hand that rests on a pommel at the origin and lets its fingers hang over it; wrist (anchor) (-44, -22)."""
    g = d.blob("-52 -34, -34 -34, -12 -30, 8 -24, 20 -12, 22 2, 10 6, -10 2, -28 -2, -44 -10")
    for pts in (
        "14 -14, 24 0, 24 16, 19 28",
        "6 -12, 15 4, 14 22, 9 34",
        "-3 -10, 4 6, 2 24, -3 34",
        "-12 -10, -7 4, -10 18, -14 26",
    ):
        finger(d, pts, (13, 13.4, 12.4, 8.6), col)
    d.shape(g, col, 3.0, shade=(3, 7), hatch=(7, 5))
    for x in (-4, 5, 13):
        d.ink([(x, -8), (x - 5, -14), (x - 14, -19)], 1.3, profile="in")
    finger(d, "-30 -8, -26 6, -28 20, -33 28", (15, 14, 12, 9), col)
    d.fill([(-36, 24), (-32, 22), (-30, 28), (-34, 31)], NAIL, fine=True)
