"""What Neapolitan riders share: their size on the card, the ground, the shadows of hooves, saddle and stirrup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from artwork.engine import Drawing
from artwork.parts import legs

SIZE = 0.92
GROUND = 744.0


@contextmanager
def mounted(d: Drawing, ground: str, feet: Sequence[tuple[float, float]]) -> Iterator[None]:
    """The place of horse and rider, in units of 500 wide with the ground at 744, on a pavement.

    feet: (x, y) of the hooves that stand, on the ground's shadow.
    """
    legs.pavement(d, ground, y0=704, y1=786, x0=104, x1=384, low0=52, low1=425)
    place = d.push(250 - 250 * SIZE, GROUND * (1 - SIZE), SIZE)
    with place:
        for x, y in feet:
            d.fill(d.disc(x, y, 32, 5.5), "ink", 0.5)
        with d.figure():
            yield


def stirrup(d: Drawing, x: float, y: float, metal: str = "gold") -> None:
    """A stirrup from the side, after the shoe: the near iron over the instep, the tread under the sole at (x, y)."""
    d.shape(d.tube([(x - 15, y + 3, 5), (x, y + 4, 6), (x + 15, y + 3, 5)]), metal, 2.6, shade=(1, 2), swell=0.4)
    iron = d.tube([(x, y - 50, 6), (x + 7, y - 36, 5), (x + 9, y - 16, 6), (x + 4, y + 3, 7)])
    d.shape(iron, metal, 2.6, shade=(2, 2), swell=0.4)
