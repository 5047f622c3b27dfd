"""What the Spanish courts share: flat colours without hatching, a place to stand, bold sleeves, hose, robes, ground."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy as np
from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, Tube
from artwork.engine.curves import type_points
from artwork.parts import hands, legs, standing
from artwork.parts.standing import Joint, between

SIZE = 1.08
SOLES = 844.0
Fold = tuple[type_points, float]


class Flat(Drawing):
    """A drawing that leaves out all hatching: the hand of this deck."""

    def hatching(
        self, region: BaseGeometry, length: float, spacing: float, skew: float = 0.5, width: float = 2.1,
        threshold: float = 0.4,
    ) -> None:  # fmt: skip
        """Nothing."""

    def hatch_area(
        self, what: object, angle: float = 45, spacing: float = 5, width: float = 1.5, colour: object = "ink",
        clip: BaseGeometry | None = None,
    ) -> None:  # fmt: skip
        """Nothing."""

    def comb(
        self, limb: Tube, side: int, first: float = 0.06, last: float = 0.94, depth: float = 0.34,
        spacing: float = 5.2, width: float = 1.6, clip: BaseGeometry | None = None,
    ) -> None:  # fmt: skip
        """Nothing."""

    def ticks_at(
        self, base: np.ndarray, tip: np.ndarray, width: float, colour: str, clip: BaseGeometry | None = None
    ) -> None:
        """Nothing."""


@contextmanager
def flat(d: Drawing) -> Iterator[Drawing]:
    """A flat drawing whose items become those of ``d``."""
    drawing = Flat(d.width, d.height, d.palette, d.full)
    drawing.motifs = d.motifs
    yield drawing
    d.items += drawing.items


@contextmanager
def stand(
    d: Drawing, lean: Sequence[float], tilt: Sequence[float], x: float = 305, size: float = SIZE
) -> Iterator[None]:
    """The place of a standing figure, its middle at x; units and joints of ``standing``, soles at ``SOLES``."""
    heights = [SOLES + (y - standing.SOLE) * size for y in standing.HEIGHTS]
    place = d.push(x - 250 * size, SOLES - standing.SOLE * size, size)
    with d.figure(2.2, 1.8), d.bend(heights, [v * size for v in lean], tilt, x), place:
        yield


def ground(d: Drawing, colour: str, x0: float = 62, x1: float = 548, grass: str = "ink") -> None:
    """A low mound to stand on, with tufts of grass."""
    w = x1 - x0
    mound = d.shape(
        [(x0, 852, "c"), (x0 + w * 0.12, 839), (x0 + w * 0.34, 830), (x0 + w * 0.62, 828), (x0 + w * 0.88, 837),
         (x1, 850, "c"), (x1 - w * 0.16, 860), (x0 + w * 0.62, 872), (x0 + w * 0.3, 873), (x0 + w * 0.1, 866)],
        colour, 4.6, swell=0,
    )  # fmt: skip
    d.crescent(mound, 0, 13, colour + "2", mound.buffer(-2))
    for i, share in enumerate((0.1, 0.27, 0.5, 0.73, 0.9)):
        x, y = x0 + w * share, 854 + (4 if i % 2 else -2)
        for lean, high in ((-9, 13), (-1, 20), (8, 15)):
            d.ink([(x, y), (x + lean * 0.4, y - high * 0.5), (x + lean, y - high)], 4.4, grass, "in", fine=False)


def piece(
    d: Drawing, outline: object, colour: str, folds: Sequence[Fold] = (), shade: tuple[float, float] | None = (16, 5),
    width: float = 4.4, clip: BaseGeometry | None = None,
) -> BaseGeometry:  # fmt: skip
    """A piece of cloth: flat colour, a broad dark edge, folds as dark spindles with a bold line."""
    darks = [d.wedge(points, depth * 1.25) for points, depth in folds if depth]
    region = d.shape(outline, colour, width, shade=shade, extra=darks, clip=clip)
    inside = region.buffer(-width * 0.4)
    for points, _ in folds:
        d.ink(points, 4.0, ends=(0.7, 0.05), clip=inside)
    return region


def hem(
    d: Drawing, points: type_points, width: float, clip: BaseGeometry, colour: str = "gold", pattern: str = "plain",
    second: str = "red",
) -> None:  # fmt: skip
    """A broad border within a garment."""
    d.band(points, width, colour, pattern, second, clip=clip, edge=3.4, spacing=width * 1.3)


def lower_sleeve(
    d: Drawing, elbow: Joint, wrist: Joint, colour: str, widths: Sequence[float] = (46, 44, 31), bulge: float = 3
) -> BaseGeometry:
    """A close sleeve from elbow to wrist."""
    middle = between(elbow, wrist, 0.42, bulge)
    outline = d.tube([(*elbow, widths[0]), (*middle, widths[1]), (*wrist, widths[2])])
    folds: list[Fold] = [
        ([between(elbow, wrist, share - 0.05, half), between(elbow, wrist, share + 0.08, 2),
          between(elbow, wrist, share + 0.02, -half * 0.6)], 5)
        for share, half in ((0.28, 20), (0.62, 17))
    ]  # fmt: skip
    return piece(d, outline, colour, folds, (11, 7))


def upper_sleeve(
    d: Drawing, shoulder: Joint, elbow: Joint, colour: str, slash: str | None = None, size: float = 1.0, out: float = 8
) -> BaseGeometry:
    """A swelling upper sleeve, slashed twice or folded; out: as in ``standing.puffed``."""
    spots = ((0.0, 0.0, 46), (0.3, out, 62), (0.68, out, 62), (1.0, 0.0, 44))
    limb = d.limb([(*between(shoulder, elbow, share, off), w * size) for share, off, w in spots])
    region = d.shape(limb.region, colour, 4.4, shade=(14, 8))
    count = len(limb.spine)
    inside = region.buffer(-1.4)
    for across in (-0.42, 0.36):
        row = limb.rail(across, int(count * 0.14), int(count * 0.88))
        if slash:
            d.ink_line(row, 15 * d.scale, d.ink_colour, "both", (0.1, 0.1), inside, 5)
            d.ink_line(row, 9 * d.scale, d.paint(slash), "both", (0.1, 0.1), inside, 5)
        elif d.full:
            d.ink_line(row, 3.6, d.ink_colour, "both", (0.7, 0.05), inside, 4)
    return region


def ring(d: Drawing, a: Joint, b: Joint, share: float, half: float, colour: str, thick: float = 15) -> None:
    """A plain band across a limb."""
    standing.cross(d, a, b, share, half, colour, thick)


def hose(
    d: Drawing, knee: Joint, ankle: Joint, colour: str, shoe: str, right: bool = False, size: float = 1.06
) -> None:
    """A leg in hose and its shoe; the toes point left, or right."""
    legs.leg(d, knee, ankle, colour, right, size)
    with d.push(ankle[0], ankle[1] - 2, 1.0, flip=right):
        legs.shoe(d, shoe)


def toe(d: Drawing, x: float, y: float, colour: str, right: bool = False, size: float = 1.0) -> None:
    """The tip of a shoe that looks out from under a robe, its sole at y."""
    with d.push(x, y, size, flip=right):
        d.shape("26 -22 c, 30 -8, 28 0 c, -10 1, -52 0, -58 -8, -48 -18, -14 -26", colour, 4, shade=(5, 6))
        d.ink("-52 -5, -10 -5, 26 -6", 2.6, ends=(0.3, 0.6))


def grasp(d: Drawing, x: float, y: float, size: float, turn: float, bar: object, left: bool = False) -> None:
    """A fist about a shaft along y, its wrist at the right (or left). bar: draws the shaft about the origin."""
    with d.push(x, y, size, turn, left):
        hands.fist(d, bar=bar)  # type: ignore[arg-type]


def star(d: Drawing, x: float, y: float, radius: float, colour: str = "gold") -> None:
    """A flat eight-pointed star: embroidery that reads from afar."""
    rows: list[tuple[float | str, ...]] = []
    for i in range(16):
        reach, a = (radius if i % 2 == 0 else radius * 0.42), math.radians(i * 22.5)
        rows.append((x + reach * math.cos(a), y + reach * math.sin(a), "l"))
    d.fill(rows, colour)


def strew(
    d: Drawing, region: BaseGeometry, across: float, down: float, colour: str = "gold", radius: float = 9
) -> None:
    """Stars strewn over cloth."""
    name = d.motif(f"star-{colour}-{radius:g}", lambda s: star(s, 0, 0, radius, colour))
    d.scatter(region, across, down, name, inset=radius + 5)
