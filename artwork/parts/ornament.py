"""Ornament that pips, aces and backs share: our emblem, serrated leaves, flowers, ribbons, scrolls."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from shapely.geometry import LineString

from artwork.engine import Drawing
from artwork.engine.curves import resample, smooth, type_points, unit
from artwork.engine.ink import Colour


def emblem(d: Drawing, radius: float, ground: Colour = "blue", sun: Colour = "gold", ring: Colour = "gold") -> None:
    """Our emblem, an eight-rayed sun in a ring: straight rays between flames, about the origin."""
    k = radius / 100
    _, dark = d.colours(sun)
    d.circle(0, 0, 97 * k, ring, "ink", 6 * k)
    d.note(d.disc(0, 0, 100 * k))
    d.circle(0, 0, 80 * k, ground, "ink", 5 * k)
    if d.full:
        d.beads(0, 0, 88.5 * k, 32, 3.2 * k, "ink")
    long = "30 -15 c, 52 -7, 74 0 c, 52 7, 30 15 c"
    for turn in range(0, 360, 90):
        with d.push(scale=k, turn=turn):
            d.shape(long, sun, 4 * k, contour=False, swell=0)
            d.fill("32 1 c, 52 1.5, 69 0 c, 52 5, 32 12 c", dark)
        with d.push(scale=k, turn=turn + 45):
            d.shape("30 -13 c, 45 -13, 56 -3, 70 -4 c, 58 10, 44 8, 30 13 c", sun, 4 * k, contour=False, swell=0)
            d.fill("32 2 c, 46 2, 57 0, 66 -3 c, 56 8, 44 6, 32 10 c", dark)
    d.circle(0, 0, 34 * k, sun, "ink", 4.6 * k)
    core = d.disc(0, 0, 31 * k)
    d.crescent(core, 7 * k * d.scale, 5 * k * d.scale, dark)
    if d.full:
        d.beads(0, 0, 23 * k, 12, 2.6 * k, "ink")
        d.circle(0, 0, 12 * k, "red", "ink", 3.4 * k)
    else:
        d.circle(0, 0, 14 * k, "red")


def leaf_outline(spine: type_points, width: float, notches: int, depth: float = 0.34) -> list[tuple[float | str, ...]]:
    """A serrated leaf along a spine. Barbs point forward: each tip lies past the next notch."""
    line = LineString(smooth(spine).points(2))
    right: list[tuple[float | str, ...]] = []
    left: list[tuple[float | str, ...]] = []
    for i in range(notches):
        barb = (
            (i / notches, 1 - depth, True), ((i + 0.62) / notches, 1 - depth * 0.35, False),
            ((i + 1.12) / notches * 0.985, 1.0, True),
        )  # fmt: skip
        for share, size, corner in barb:
            if i == notches - 1 and share > 0.93:
                continue
            half = (
                width * math.sin(math.pi * min(1, share * 0.9 + 0.07)) ** 0.75 * size * (1 - share**7)
                if share < 1
                else 0.0
            )
            at = min(share, 1) * line.length
            spot = np.array(line.interpolate(at).coords[0])
            ahead, behind = line.interpolate(min(line.length, at + 0.5)), line.interpolate(max(0, at - 0.5))
            along = unit(np.array(ahead.coords[0]) - np.array(behind.coords[0]))
            across = np.array([-along[1], along[0]]) * half
            flag: tuple[str, ...] = ("c",) if corner else ()
            right.append((float(spot[0] + across[0]), float(spot[1] + across[1]), *flag))
            left.append((float(spot[0] - across[0]), float(spot[1] - across[1]), *flag))
    start, end = line.coords[0], line.coords[-1]
    return [(*start, "c"), *right, (*end, "c"), *left[::-1]]


def leaf(d: Drawing, length: float = 74, width: float = 17, barbs: int = 6, colour: Colour = "green") -> None:
    """A serrated leaf from the origin along x, a little curved."""
    spine = [(0, 0), (length * 0.3, -length * 0.06), (length * 0.65, -length * 0.05), (length, length * 0.07)]
    rib = [*spine[:3], (length * 0.94, length * 0.055)]
    shape = leaf_outline(spine, width, barbs if d.full else max(3, barbs - 2), 0.28)
    d.shape(shape, colour, 2.8, extra=[[*spine, (length, length * 0.4), (0, length * 0.4)]], swell=0)
    d.ink(rib, 2.6, fine=False)
    veins = resample(smooth(rib).points(3), 9)
    d.brushes([
        ([tuple(p), (p[0] + width * 0.6, p[1] + side * width * 0.55)], 1.5) for p in veins[1:-2] for side in (-1, 1)
    ], fine=True)  # fmt: skip


def flower(d: Drawing, radius: float = 30, petals: int = 6, colour: Colour = "gold", heart: Colour = "red") -> None:
    """An open flower seen from the front."""
    r = radius
    name = d.motif(f"petal-{colour}-{r:g}", petal, radius=r, colour=colour)
    for i in range(petals):
        d.use(name, turn=i * 360 / petals + 10)
    d.circle(0, 0, r * 0.3, heart, "ink", 2.8)
    if d.full:
        d.beads(0, 0, r * 0.17, 6, r * 0.046, "glow")


def petal(d: Drawing, radius: float = 30, colour: Colour = "gold") -> None:
    """One petal from the origin along x, with a notched tip."""
    r = radius
    edge = [(4, -3, "c"), (r * 0.55, -r * 0.42), (r * 0.98, -r * 0.2), (r * 0.86, 0), (r * 0.98, r * 0.22),
            (r * 0.55, r * 0.42), (4, 3, "c")]  # fmt: skip
    dark = [(4, 3, "c"), (r * 0.6, r * 0.1), (r * 0.86, 0), (r * 0.98, r * 0.22), (r * 0.55, r * 0.42)]
    d.shape(edge, colour, 2.8, extra=[dark], swell=0)
    d.ink([(r * 0.3, 0), (r * 0.5, 1), (r * 0.74, 0)], 1.8)


def ribbon(
    d: Drawing, points: Sequence[Sequence[float]], colour: Colour = "red", edge: Colour = "gold", dark: bool = False,
    tail: float = 0, stripes: Sequence[Colour] = (), hatch: bool = True,
) -> None:  # fmt: skip
    """A flat band along points (x, y, width).

    dark: seen from behind; tail: depth of a swallow tail at its end; stripes: colours laid side by side across it
    instead of an edge.
    """
    spine = smooth([tuple(p[:2]) for p in points]).points(4)
    line = resample(spine, max(6, int(LineString(spine).length / 20)))
    half = np.interp(np.linspace(0, len(points) - 1, len(line)), range(len(points)), [p[2] for p in points]) / 2
    along = np.gradient(line, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1)

    def rail(share: float, trim: int = 0) -> list[tuple[float | str, ...]]:
        return [tuple(map(float, line[i] + across[i] * half[i] * share)) for i in range(len(line) - trim)]

    def strip(inner: float, outer: float, fork: float) -> list[tuple[float | str, ...]]:
        one, other = rail(inner), rail(outer)[::-1]
        for row in (one, other):
            row[0], row[-1] = (*row[0], "c"), (*row[-1], "c")
        middle = line[-1] - along[-1] * fork
        return [*one, (float(middle[0]), float(middle[1]), "c"), *other] if fork else [*one, *other]

    flat, shade = d.colours(colour)
    whole = d.shape(strip(1, -1, tail), shade if dark else flat, 3.4, shade=None if dark else (6, 4),
                    hatch=(11, 4.6) if hatch and not dark else None)  # fmt: skip
    if stripes:
        inside = whole.buffer(-1.5)
        count = len(stripes)
        for i, stripe in enumerate(stripes):
            first, last = 1 - 2 * i / count, 1 - 2 * (i + 1) / count
            area = d.blob(strip(first, last, 0)).intersection(inside)
            d.fill(area, d.colours(stripe)[1 if dark else 0])
        d.lines([rail(1 - 2 * i / count) for i in range(1, count)], 1.8, clip=inside)
        if not dark:
            d.hatching(whole, 10, 5)
    else:
        d.lines([rail(0.62, 1), rail(-0.62, 1)], 2.6, d.colours(edge)[1 if dark else 0])
