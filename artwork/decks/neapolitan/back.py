"""The Neapolitan back: blue majolica tiles, its own half turn."""

from __future__ import annotations

from artwork.engine import Drawing

BLUE, NAVY, PALE, SUN, PAPER = "#1d57b8", "#0f357c", "#a9c9f2", "#f2b92a", "paper"
TILE = 110
LEFT, TOP = 30, 30


# fmt: off
def quarter(d: Drawing) -> None:
    """A quarter of a tile: its centre at the origin, its corner at (55, 55)."""
    d.fill("0 0 l, 55 0 l, 55 55 l, 0 55 l", PAPER)
    d.fill("55 14 c, 44 22, 33 33, 22 44, 14 55 l, 55 55 l", BLUE)
    d.fill("55 24 c, 47 30, 39 39, 30 47, 24 55 l, 55 55 l", PAPER)
    d.fill("55 30 c, 46 33, 42 42, 33 46, 30 55 l, 55 55 l", PALE)
    d.fill("32 32 c, 41 36, 55 55 c, 36 41", NAVY)
    d.fill("55 45 c, 47 47, 45 55 l, 55 55 l", SUN)
    d.fill("3 3 c, 19 7, 31 31 c, 7 19", BLUE)
    d.fill("9 9 c, 17 13, 26 26 c, 13 17", PALE)
    d.fills(["0 4 c, 6 18, 5 33, 0 44 l", "4 0 c, 18 6, 33 5, 44 0 l"], NAVY)
    d.fills(["0 48 c, 5 51, 4 55 l, 0 55 l", "48 0 c, 51 5, 55 4 l, 55 0 l"], SUN)
    if d.full:
        d.lines(["10 30, 14 24, 20 24", "30 10, 24 14, 24 20", "10 30, 8 40, 14 46, 19 42",
            "30 10, 40 8, 46 14, 42 19"], 2.2, BLUE)
        for x, y in ((20, 37), (37, 20)):
            d.circle(x, y, 2.6, BLUE)
        d.brushes([("0 12, 2 22, 0 36", 2), ("12 0, 22 2, 36 0", 2)], PAPER)
        d.ink("12 12, 19 19, 25 25", 1.8, BLUE)
    d.fill("0 0 l, 10 0 c, 7 7, 0 10 l", SUN)
    d.fill("0 0 l, 5 0 c, 3.5 3.5, 0 5 l", NAVY)


def tile(d: Drawing) -> None:
    """A whole tile about the origin."""
    name = d.motif("quarter", quarter)
    for turn in range(0, 360, 90):
        d.use(name, 0, 0, turn)


def row(d: Drawing) -> None:
    """Four tiles side by side."""
    name = d.motif("tile", tile)
    for i in range(4):
        d.use(name, LEFT + TILE * (i + 0.5), 0)


def draw(d: Drawing) -> None:
    """Seven rows within a double frame."""
    d.fill(d.box(22, 22, 478, 808), NAVY)
    d.fill(d.box(26, 26, 474, 804), PAPER)
    name = d.motif("row", row)
    for j in range(7):
        d.use(name, 0, TOP + TILE * (j + 0.5))
    d.lines([[(LEFT + TILE * i, 30, "l"), (LEFT + TILE * i, 800)] for i in range(1,
        4)] + [[(30, TOP + TILE * j, "l"), (470, TOP + TILE * j)] for j in range(1, 7)], 1.6, NAVY)
    d.lines([[(30, 30, "l"), (470, 30, "l"), (470, 800, "l"), (30, 800, "l"), (30, 30)]], 5 if d.full else 3.4, NAVY)
