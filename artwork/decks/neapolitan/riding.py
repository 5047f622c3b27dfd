"""What Neapolitan riders share: their size on the card, the ground, the shadows of hooves, saddle and stirrup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from artwork.engine import Drawing
from artwork.parts import legs

SIZE = 0.96
GROUND = 746.0
SADDLE = 250.0, 446.0
RIDER = 1.1
"""A rider is larger than his horse allows, as on all cards of this kind: he is what the card is about."""


@contextmanager
def mounted(d: Drawing, ground: str, feet: Sequence[tuple[float, float]]) -> Iterator[None]:
    """The place of the horse, in units of 500 wide with the ground at 744, on a pavement.

    feet: (x, y) of the hooves that stand, on the ground's shadow.
    """
    legs.pavement(d, ground, y0=710, y1=784, x0=92, x1=404, low0=46, low1=428)
    place = d.push(260 - 250 * SIZE, GROUND - 744 * SIZE, SIZE)
    with place:
        for x, y in feet:
            d.fill(d.disc(x, y, 32, 5.5), "ink", 0.5)
        with d.figure():
            yield


@contextmanager
def seated(d: Drawing) -> Iterator[None]:
    """The place of the rider within the horse's, larger about the saddle."""
    with d.push(SADDLE[0] * (1 - RIDER), SADDLE[1] * (1 - RIDER), RIDER):
        yield


def from_horse(x: float, y: float) -> tuple[float, float]:
    """A point of the horse, its bit for instance, in the rider's place."""
    return SADDLE[0] + (x - SADDLE[0]) / RIDER, SADDLE[1] + (y - SADDLE[1]) / RIDER


def stirrup(d: Drawing, x: float, y: float, metal: str = "gold") -> None:
    """A stirrup from the side, after the shoe: the near iron over the instep, the tread under the sole at (x, y)."""
    d.shape(d.tube([(x - 15, y + 3, 5), (x, y + 4, 6), (x + 15, y + 3, 5)]), metal, 2.6, shade=(1, 2), swell=0.4)
    iron = d.tube([(x, y - 50, 6), (x + 7, y - 36, 5), (x + 9, y - 16, 6), (x + 4, y + 3, 7)])
    d.shape(iron, metal, 2.6, shade=(2, 2), swell=0.4)
