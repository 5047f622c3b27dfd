"""What is seen while a start takes long, and beside the installer: ``python -m artwork.splash`` writes both.

The name is written with a broad pen: a nib that keeps its angle makes strokes thick and thin.
"""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import numpy as np
from shapely import MultiPoint, Point, affinity, box, unary_union
from shapely.geometry.base import BaseGeometry

from artwork.engine import NEAPOLITAN, Drawing
from artwork.icon import ICONS, large

WIDTH, HEIGHT = 620, 320
SIDE = (328, 628)
"""Of the picture beside the first page of the installer for Windows; pixels at 200 %."""
LIT, CLOTH, DEEP = (40, 112, 78), (29, 95, 65), (10, 47, 32)
"""The table's green cloth: red, green and blue under the lamp, beside it, and in the corners."""
GOLD, CREAM = "#e3bc5c", "#fbf1d6"
RINGS = 28
"""Steps from light to dark."""

NIB, ANGLE, APART = 22, 32, 15
"""Width of the pen, degrees at which it is held, and what is left between letters."""

# fmt: off
LETTERS = {
    "B": (86, ("3 -140, 3 -60, 3 -8", "-20 -136, 12 -152, 44 -150, 60 -124, 42 -90, 6 -82",
               "8 -84, 52 -84, 76 -46, 52 -4, 18 2, -16 -6")),
    "r": (52, ("-13 -91, 2 -102, 3 -90, 3 -50, 3 -8, 14 1", "5 -70, 20 -95, 36 -101, 48 -93")),
    "i": (34, ("-13 -91, 2 -102, 3 -90, 3 -50, 3 -12, 9 1, 21 -6", "0 -143, 6 -136")),
    "s": (56, ("53 -90, 30 -101, 7 -86, 12 -65, 40 -43, 50 -21, 28 1, -3 -9",)),
    "c": (62, ("58 -87, 36 -101, 10 -86, 0 -50, 10 -14, 36 1, 58 -12",)),
    "o": (78, ("36 -101, 9 -86, 0 -50, 10 -14, 37 1", "36 -101, 63 -86, 73 -50, 63 -14, 36 1")),
    "l": (34, ("-13 -147, 2 -158, 3 -145, 3 -80, 3 -12, 9 1, 21 -6",)),
    "a": (70, ("4 -88, 30 -102, 52 -92, 55 -72, 55 -14, 61 1, 74 -6",
               "55 -58, 26 -58, 2 -40, 3 -14, 21 1, 43 -6, 55 -22")),
}
"""A letter's advance and its strokes above the base line; small letters are 100 high."""
# fmt: on


def stroke(d: Drawing, points: str) -> BaseGeometry:
    """What the pen leaves along a line."""
    turn = np.array([[math.cos(math.radians(ANGLE)), -math.sin(math.radians(ANGLE))]])
    thin = turn[:, ::-1] * [[-0.12, 0.12]]
    nib = np.concatenate([turn + thin, turn - thin, -turn - thin, -turn + thin]) * NIB / 2 * d.scale
    line = d.line(points)
    return unary_union([MultiPoint(np.concatenate([a + nib, b + nib])).convex_hull for a, b in pairwise(line)])


def length(word: str) -> float:
    """How far a word reaches."""
    return sum(LETTERS[letter][0] + APART for letter in word) - APART


def write(d: Drawing, word: str, colour: str) -> None:
    """Write a word from the origin on."""
    at = 0.0
    for letter in word:
        advance, strokes = LETTERS[letter]
        with d.push(at, 0):
            d.fill(unary_union([stroke(d, points) for points in strokes]).simplify(0.08), colour)
        at += advance + APART


def cloth(d: Drawing) -> None:
    """Cloth under a lamp."""
    whole, lamp = box(0, 0, d.width, d.height), Point(0, 0).buffer(1, 24)
    for share in np.linspace(1, 0, RINGS, endpoint=False):
        colour = [np.interp(share, (0, 0.45, 1), channel) for channel in zip(LIT, CLOTH, DEEP, strict=True)]
        size = affinity.scale(lamp, d.width * 0.66 * share, d.height * 0.86 * share)
        ring = whole if share == 1 else affinity.translate(size, d.width / 2, d.height * 0.46).intersection(whole)
        d.fill(ring, "#{:02x}{:02x}{:02x}".format(*map(round, colour)))


def frame(d: Drawing, inset: float, notch: float, width: float) -> None:
    """A golden line with hollow corners, as it is printed on the table's cloth."""
    outer = box(inset, inset, d.width - inset, d.height - inset)
    corners = [Point(x, y).buffer(notch) for x in outer.bounds[::2] for y in outer.bounds[1::2]]
    area = outer.difference(unary_union(corners))
    d.fill(area.difference(area.buffer(-width)), GOLD)


def name(d: Drawing, x: float, y: float, wide: float) -> None:
    """The name with its left end on a place, and a golden line below."""
    scale = wide / length("Briscola")
    with d.push(x, y, scale):
        write(d, "Briscola", CREAM)
    with d.push(x + wide / 2, y + 80 * scale):
        for side in (-1, 1):
            d.fill([(13 * side, -1.2, "l"), (wide / 2 * side, 0, "l"), (13 * side, 1.2, "l")], GOLD)
        d.fill("-6 0 l, 0 -6 l, 6 0 l, 0 6 l", GOLD)


def start(d: Drawing) -> None:
    """The icon's cards on the cloth, and the name beside them."""
    cloth(d)
    frame(d, 13, 19, 1.8)
    frame(d, 20, 19, 1)
    with d.push(36, 40, 0.94):
        large(d)
    name(d, 307, 178, 266)


def installer(d: Drawing) -> None:
    """The same, upright."""
    cloth(d)
    frame(d, 12, 18, 1.8)
    frame(d, 19, 18, 1)
    with d.push(40, 140, 0.97):
        large(d)
    name(d, 55, 478, 222)


def pictures() -> dict[Path, str]:
    """The files and their text; no paper lies behind them."""
    texts = {}
    for path, size, draw in (
        (ICONS / "splash.svg", (WIDTH, HEIGHT), start),
        (ICONS.parents[2] / "packaging" / "windows" / "side.svg", SIDE, installer),
    ):
        d = Drawing(*size, NEAPOLITAN)
        draw(d)
        texts[path] = d.svg().replace(f'<rect width="{size[0]}" height="{size[1]}" fill="{d.paint("paper")}"/>', "", 1)
    return texts


def main() -> None:
    """Write them."""
    for path, text in pictures().items():
        path.write_text(text, "utf-8", newline="\n")
        print(f"{path.name} {len(text) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
