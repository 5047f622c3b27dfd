"""Standing figures: how they bend, and limbs that hang on joints (shoulder, elbow, wrist; hip, knee, ankle).

Figure units: crown of the head 112, chin 210, shoulders 250, waist 392, knees 575, soles 749, the middle at x = 250;
``figure`` puts them on a card of 500 x 830.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing
from artwork.engine.curves import type_points
from artwork.parts import cloth

Joint = tuple[float, float]
BROAD, HIGH = 1.0, 0.95
"""Units of the card for one of the figure: those on Neapolitan cards are stocky and nearly fill them."""
SOLE = 749.0
HEIGHTS = (0, 110, 235, 330, 430, 560, 700, 830)


@contextmanager
def figure(
    d: Drawing, lean: Sequence[float], tilt: Sequence[float], x: float = 250, axis: float = 250
) -> Iterator[None]:
    """The place of a standing figure, its middle at x on the card.

    lean, tilt: see ``Drawing.bend``, at the heights of ``HEIGHTS``.
    """
    heights = [SOLE + (y - SOLE) * HIGH for y in HEIGHTS]
    place = d.push(x - 250 * BROAD, SOLE * (1 - HIGH), BROAD, tall=HIGH)
    with d.figure(), d.bend(heights, lean, tilt, x + (axis - 250) * BROAD), place:
        yield


def between(a: Joint, b: Joint, share: float, off: float = 0.0) -> Joint:
    """The point at a share of the way from a to b, moved sideways (to the right of the way if positive)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    return a[0] + dx * share - dy / length * off, a[1] + dy * share + dx / length * off


def forearm(
    d: Drawing, elbow: Joint, wrist: Joint, colour: str, widths: Sequence[float] = (42, 41, 27), bulge: float = 3
) -> BaseGeometry:
    """A close sleeve from elbow to wrist, its folds in the crook of the arm. bulge: the muscle's side and size."""
    middle = between(elbow, wrist, 0.42, bulge)
    region = d.tube([(*elbow, widths[0]), (*middle, widths[1]), (*wrist, widths[2])])
    folds = [
        (
            [
                between(elbow, wrist, share - 0.06, half),
                between(elbow, wrist, share + 0.08, 1),
                between(elbow, wrist, share, -half),
            ],
            depth,
        )
        for share, half, depth in ((0.24, 21, 7), (0.58, 19, 6), (0.83, 15, 5))
    ]
    return d.shape(region, colour, shade=(11, 8), hatch=(12, 6), folds=folds)


def puffed(
    d: Drawing,
    shoulder: Joint,
    elbow: Joint,
    colour: str,
    slash: str | None = None,
    number: int = 3,
    size: float = 1.0,
    out: float = 8,
) -> BaseGeometry:
    """A swelling upper sleeve. out: how far it swells to the right of the way from shoulder to elbow."""
    spots = ((0.0, 0.0, 42), (0.3, out, 60), (0.68, out, 62), (1.0, 0.0, 42))
    points = [(*between(shoulder, elbow, share, off), width * size) for share, off, width in spots]
    return cloth.puff(d, points, colour, slash, number)


def paned(
    d: Drawing,
    shoulder: Joint,
    elbow: Joint,
    colours: Sequence[str],
    number: int = 7,
    size: float = 1.0,
    out: float = 8,
    side: int = -1,
) -> None:
    """A swelling upper sleeve of lengthwise panes."""
    spots = ((0.0, 0.0), (0.3, out), (0.68, out), (1.0, 0.0))
    points = [between(shoulder, elbow, share, off) for share, off in spots]
    cloth.gored(d, points, [w * size for w in (42, 60, 62, 42)], colours, number, side)


def cross(d: Drawing, a: Joint, b: Joint, share: float, half: float, colour: str, thick: float = 12) -> BaseGeometry:
    """A band across a limb, at a share of the way from a to b; it bulges towards b."""
    bow = 0.16 * half / math.dist(a, b)
    ends = [between(a, b, share, half), between(a, b, share + bow, 0), between(a, b, share, -half)]
    return d.shape(
        d.tube([(*ends[0], thick * 0.85), (*ends[1], thick), (*ends[2], thick * 0.85)]), colour, 3.2, shade=(3, 4)
    )


def cuff(d: Drawing, elbow: Joint, wrist: Joint, half: float = 15, colour: str = "white", thick: float = 14) -> None:
    """A turned-back cuff at the wrist: after the hand."""
    cross(d, elbow, wrist, 0.97, half, colour, thick)
    for off in (-half * 0.5, 0.0, half * 0.5):
        d.ink([between(elbow, wrist, 0.94, off), between(elbow, wrist, 1.03, off)], 1.7, ends=(0.8, 0.2))


def breech(
    d: Drawing,
    outline: type_points,
    colour: str,
    slashes: Sequence[type_points] = (),
    second: str = "gold",
    width: float = 9,
) -> BaseGeometry:
    """One leg of puffed breeches with slashes."""
    region = d.shape(outline, colour, shade=(14, 8), hatch=(14, 6.5))
    for slash in slashes:
        cloth.slit(d, slash, second, width, region)
    return region


def button(d: Drawing, x: float, y: float, radius: float = 5.2, colour: str = "gold") -> None:
    """A button."""
    d.shape(d.disc(x, y, radius), colour, 2.3, shade=(2, 2), swell=0.4)


def neck(d: Drawing, x: float, y: float, colour: str = "flesh", wide: float = 34) -> None:
    """A neck from under the chin (y) down to the breastbone, 50 below."""
    h = wide / 2
    with d.push(x, y):
        d.shape(
            [(-h, -22), (h, -22), (h + 2, 14), (h + 15, 30), (0, 52), (-h - 15, 30), (-h - 2, 14)],
            colour, 3.4, shade=(8, 0), extra=[[(-h - 4, -18), (h + 4, -18), (h, 10), (2, 4), (-h - 2, 12)]],
        )  # fmt: skip
