"""The Piacentine back: red lozenges with palmettes and stars, its own half turn."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.engine.curves import type_points

RED, DARK, GOLD, PAPER = "#cf3527", "#8d1d15", "#e9c23c", "paper"
LEFT, TOP, COLUMNS, ROWS = 34.0, 34.0, 6, 7
WIDE, HIGH = (500 - 2 * LEFT) / COLUMNS, (930 - 2 * TOP) / ROWS
X, Y = WIDE / 2, HIGH / 2


# fmt: off
def lozenge(share: float) -> type_points:
    """A lozenge that fills a share of the cell."""
    return [(0, -Y * share, "l"), (X * share, 0, "l"), (0, Y * share, "l"), (-X * share, 0, "l")]


def palmette(d: Drawing) -> None:
    """A leaf that points up from the middle."""
    d.fill("0 -3 c, 8 -14, 5 -26, 0 -34 c, -5 -26, -8 -14", PAPER)
    d.ink("0 -8, .4 -18, 0 -28", 2.4, RED)


def star(d: Drawing) -> None:
    """A short leaf that points to the right."""
    d.fill("2.5 0 c, 9 -5.5, 18 0 c, 9 5.5", PAPER)


def corner(d: Drawing) -> None:
    """The lower right corner of a cell: it meets three others (and overlaps by .5, so that no seam shows)."""
    d.fill([(X, Y, "l"), (X, Y * 0.38, "l"), (X * 0.38, Y, "l")], RED)
    d.fill([(X, Y, "l"), (X, Y * 0.5, "l"), (X * 0.5, Y, "l")], PAPER)
    d.fill([(X + 0.5, Y + 0.5, "l"), (X + 0.5, Y * 0.64, "l"), (X * 0.64, Y + 0.5, "l")], DARK)
    d.fill([(X + 0.5, Y + 0.5, "l"), (X + 0.5, Y * 0.86, "l"), (X * 0.86, Y + 0.5, "l")], GOLD)


def cell(d: Drawing) -> None:
    """A whole lozenge about the origin and the four corners."""
    d.fill(lozenge(1), RED)
    d.fill(lozenge(0.80), PAPER)
    d.fill(lozenge(0.70), RED)
    for name in (d.motif("palmette", palmette), d.motif("star", star)):
        for turn in (0, 180):
            d.use(name, turn=turn)
    if d.full:
        for x, y in ((11, -17), (11, 17), (-11, 17), (-11, -17)):
            d.circle(x, y, 2.6, GOLD)
    d.circle(0, 0, 5.4, GOLD)
    d.circle(0, 0, 2.2, DARK)
    piece = d.motif("corner", corner)
    d.use(piece)
    d.use(piece, flip=True)
    d.use(piece, turn=180)
    d.use(piece, turn=180, flip=True)


def row(d: Drawing) -> None:
    """The cells of one row."""
    name = d.motif("cell", cell)
    for i in range(COLUMNS):
        d.use(name, LEFT + WIDE * (i + 0.5), 0)


def draw(d: Drawing) -> None:
    """Seven rows within a double frame."""
    d.fill(d.box(24, 24, 476, 906), DARK)
    d.fill(d.box(30, 30, 470, 900), PAPER)
    name = d.motif("row", row)
    for j in range(ROWS):
        d.use(name, 0, TOP + HIGH * (j + 0.5))
    d.lines([[(33, 33, "l"), (467, 33, "l"), (467, 897, "l"), (33, 897, "l"), (33, 33)]], 4 if d.full else 3, DARK)
