"""Hats, turbans and feathers."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, fillet, points_of, unary_union
from artwork.engine.curves import normals, resample, smooth, type_points


def plume(d: Drawing, spine: type_points, width: float, colour: str, dark: str | None = None) -> BaseGeometry:
    """A soft ostrich plume along a spine; one half darker."""
    line = resample(d.line(spine), 60)
    normal = normals(line)
    share = np.linspace(0, 1, 60)
    half = (width * d.scale * np.sin(math.pi * (0.12 + 0.86 * share)) ** 0.75)[:, None]

    def edge(side: int, phase: float) -> np.ndarray:
        wobble = (1 + 0.16 * np.sin(np.arange(60) * 0.78 + phase))[:, None]
        return np.asarray(line + side * normal * half * wobble)

    left, right = edge(1, 0.0), edge(-1, 1.4)
    with d.unbent():
        outline = [tuple(map(float, p)) for p in (*left[::2], *right[::-2])]
        region = d.shape(outline, colour, 3.0)
        d.fill(
            Polygon(np.concatenate([line, left[::-1]])).buffer(0).intersection(region.buffer(-1.4)),
            dark or d.colours(colour)[1],
        )
        for i in range(3, 57, 3):
            along = np.array([normal[i, 1], -normal[i, 0]])
            for side in (1, -1):
                across = side * normal[i] * half[i]
                barb = np.array(
                    [
                        line[i],
                        line[i] + across * 0.5 + along * half[i] * 0.22,
                        line[i] + across * 0.9 + along * half[i] * 0.75,
                    ]
                )
                if d.full:
                    d.ink_line(barb, 1.7, d.ink_colour, "in", nodes=3, clip=region)
        d.ink_line(line, d.weight(2.8), d.ink_colour, "in", nodes=6)
    return region


def feather(d: Drawing, spine: type_points, width: float, colour: str, barbs: int = 12) -> BaseGeometry:
    """A stiff curled feather: a quill and leaf-shaped barbs on both sides."""
    with_scale = width
    line = smooth_points(spine)
    count = len(line)
    direction = np.gradient(line, axis=0)
    direction /= np.hypot(direction[:, 0], direction[:, 1])[:, None]
    normal = np.stack([-direction[:, 1], direction[:, 0]], 1)
    quill = [(*p, with_scale * 0.32 * (1 - i / count * 3)) for i, p in enumerate(line[:: max(1, count // 8)])]
    parts = [d.tube([(float(x), float(y), max(1.0, float(w))) for x, y, w in quill])]
    veins = []
    for i in range(barbs):
        share = 0.06 + 0.92 * i / (barbs - 1)
        at = min(count - 1, int(share * count))
        half = width / 2 * math.sin(math.pi * min(1, 0.16 + share * 0.8)) ** 0.6
        for side in (1, -1):
            root = line[at]
            middle = root + normal[at] * side * half * 0.55 + direction[at] * half * 0.35
            tip = root + normal[at] * side * half * 0.98 + direction[at] * half * 1.15
            parts.append(
                d.tube([tuple(map(float, p)) for p in (root, middle, tip)], (width * 0.30, width * 0.36, width * 0.17))
            )
            veins.append([tuple(map(float, p)) for p in (root, middle, tip)])
    region = d.shape(fillet(unary_union(parts), 1.6), colour, 3.2, shade=(width * 0.13, width * 0.13), swell=0)
    for vein in veins:
        d.ink(vein, 1.5, ends=(0.6, 0.05), clip=region)
    d.ink([tuple(map(float, p)) for p in line[:: max(1, count // 6)]], 2.4, ends=(1, 0.2), clip=region, fine=False)
    return region


def smooth_points(spine: type_points) -> np.ndarray:
    """A dense line through local points."""
    return smooth(spine).points(2)


def turban(d: Drawing, colour: str = "blue") -> None:
    """A wound turban; each band is a tube, the overlaps are the folds.

    Head units of the small face; x from -58 to 60.
    """
    d.shape(
        "-38 26, -56 10, -58 -12, -40 -34, -10 -42, 22 -42, 48 -28, 60 -4, 54 20, 40 32, 16 22, -12 20", colour, 3.6
    )
    for band in (
        "-26 -38 12, 2 -47 19, 32 -40 17, 48 -26 9",
        "-55 -10 13, -36 -30 22, 4 -36 24, 40 -27 20, 57 -8 11",
        "-57 8 13, -42 -8 23, -4 -17 25, 38 -10 24, 58 6 12",
        "50 26 11, 52 10 21, 24 -2 24, -14 -2 20, -46 -14 9",
        "-48 20 11, -38 10 22, -8 6 23, 22 12 21, 44 26 13",
    ):
        light = [(float(x), float(y) - float(w) * 0.12) for x, y, w in points_of(band)[1:-1]]
        d.shape(d.tube(band), colour, 3.2, shade=(3, 8), hatch=(8, 5.5), inner=[(light, 2.0)], swell=0)


def beret(d: Drawing, colour: str = "green", band: str = "gold", jewel: str = "red2") -> None:
    """A soft beret with a band, in the units of the small face (put it 5 higher than the head)."""
    folds = [("-40 18, -36 -2, -22 -16", 7), ("-6 16, 0 -6, -2 -20", 7), ("30 18, 34 2, 28 -14", 7)]
    d.shape(
        "-46 24, -60 12, -56 -10, -30 -26, 4 -30, 38 -24, 60 -4, 60 14, 46 24",
        colour,
        shade=(14, 6),
        hatch=(13, 6),
        folds=folds,
    )
    d.shape("-44 16, -22 11, 0 9, 22 11, 45 16, 44 29, 22 24, 0 22, -22 24, -43 29", band, 3.6, shade=(3, 6))
    d.shape(d.disc(38, 14, 9), band, 3, shade=(3, 3))
    d.fill(d.disc(37, 13, 3.5), jewel)


def bonnet(d: Drawing, colour: str = "green", band: str = "gold", second: str = "red", jewel: str = "blue") -> None:
    """A full soft bonnet for the large heads (hairline 0), with an embroidered band and a jewel at the left."""
    crown = d.shape("-50 -8, -60 -30, -44 -54, -8 -62, 32 -58, 58 -40, 56 -12, 30 -18, -20 -18", colour, 4.0)
    d.crescent(crown, 10, -3, colour + "2")
    for row in (
        "-10 -60, -30 -42, -38 -18",
        "6 -60, -4 -40, -6 -18",
        "22 -58, 22 -38, 22 -18",
        "38 -54, 46 -36, 44 -14",
    ):
        d.fold(crown, row, -1, 2.6, 8, colour + "2", 11)
    d.band("-50 -6, -26 -15, 0 -18, 28 -16, 52 -8", 15 * d.scale, band, "lozenges", second, spacing=19 * d.scale)
    d.circle(-34, -18, 9, band, "ink", 2.8)
    d.circle(-34, -18, 4, jewel, "ink", 1.6)


def cap(d: Drawing, colour: str = "red", band: str = "gold", second: str = "blue") -> None:
    """A cap with a turned-up brim, for the large heads in three-quarter view (hairline 0)."""
    crown = d.shape("-46 -4, -52 -28, -38 -52, -8 -60, 26 -56, 46 -38, 46 -8", colour, 4.0)
    d.crescent(crown, 10, -4, colour + "2")
    for row in ("-8 -58, -22 -40, -28 -12", "8 -58, 4 -36, 4 -12", "24 -54, 30 -34, 30 -10"):
        d.fold(crown, row, -1, 2.6, 8, colour + "2", 10)
    brim = d.shape("-62 4, -56 -10, -30 -18, 4 -20, 38 -18, 56 -12, 58 0, 44 6, 20 0, -8 0, -36 8, -52 12", colour, 4.0)
    d.crescent(brim, 0, -8, colour + "2")
    d.ink("-58 0, -30 -6, 6 -9, 40 -7, 56 -4", 2, clip=brim)
    for x in (-48, -36, -22, -8, 8, 24, 38, 50):
        d.ink([(x, -14), (x + 3, -8), (x + 1, 2)], 1.5, profile="in", clip=brim)
    d.band("-50 -14, -24 -20, 6 -22, 34 -21, 50 -17", 9 * d.scale, band, "dots", second, spacing=13 * d.scale)


def wide_hat(d: Drawing, colour: str = "green", band: str = "gold") -> None:
    """A wide-brimmed hat seen from the side, brim rising to the left; units of the small face."""
    brim = "-86 18, -66 2, -30 4, 10 2, 52 0, 78 -6, 84 4, 66 18, 30 24, -10 24, -50 28, -78 30"
    d.shape(
        "-36 10, -38 -16, -24 -38, 4 -44, 32 -36, 42 -14, 42 8, 0 14",
        colour,
        shade=(12, 4),
        hatch=(11, 6),
        folds=[("-10 -40, -16 -20, -18 8", 7), ("16 -40, 22 -18, 22 6", 7)],
    )
    d.shape("-38 -4, 0 2, 42 -5, 42 8, 0 15, -37 10", band, 3.2, shade=(4, 4))
    d.shape(brim, colour, shade=(4, 8), hatch=(9, 5.5), inner=[("-78 20, -40 12, 10 11, 60 6, 80 0", 2.2)])
