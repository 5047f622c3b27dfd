"""Hair as locks (never as one mass), beards and moustaches, in the units of the heads."""

from __future__ import annotations

import math
from collections.abc import Sequence

from artwork.engine import Drawing, points_of
from artwork.engine.curves import type_points
from artwork.engine.palette import lighter


def wavy(
    x0: float, y0: float, x1: float, y1: float, sway: float = 6, waves: float = 1.5, start: float = 0, curl: float = 0
) -> list[tuple[float, float]]:
    """The spine of a wavy lock from one point to another; curl: radius of its curled end, to the right if positive."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    out: list[tuple[float, float]] = []
    for i in range(9):
        t = i / 8
        a = sway * math.sin(2 * math.pi * waves * t + start) * min(1, t * 3)
        out.append((x0 + dx * t + nx * a, y0 + dy * t + ny * a))
    if curl:
        radius, way = abs(curl), 1 if curl > 0 else -1
        x, y = out[-1]
        out += [
            (x + way * (radius - radius * math.cos(q)) * (1 - 0.1 * q), y + radius * math.sin(q) * (1 - 0.1 * q))
            for q in (0.6, 1.5, 2.4, 3.4, 4.4)
        ]
    return out


def lock(
    d: Drawing,
    points: type_points,
    widths: Sequence[float] = (9, 13, 12, 8, 2),
    colour: str = "hair",
    light: str | None = None,
    ink: float = 2.8,
) -> None:
    """One lock of hair: a tube with a dark side, ink lines and a light. Start it under the hat or the crown.

    light: the colour of the light, of the hair's own hue if None; empty for none.
    """
    if light is None:
        light = lighter(d.paint(colour))
    limb = d.limb(points, widths)
    d.shape(limb.region, colour, ink, swell=0)
    d.fill(limb.strip(1.05, 0.3).intersection(limb.region.buffer(-1)), colour + "2")
    if not d.full:
        return
    for across in (-0.5, 0.4):
        d.ink_line(limb.rail(across, 1, -2), 1.5, d.ink_colour, clip=limb.region)
    if light:
        d.ink_line(limb.rail(-0.15, 2, -3), 1.6, d.paint(light), clip=limb.region)


def locks(d: Drawing, spines: Sequence[type_points], **options: object) -> None:
    """Several locks, from back to front."""
    for spine in spines:
        lock(d, spine, **options)  # type: ignore[arg-type]


def curtain(d: Drawing, colour: str = "hair", length: float = 104, curl: float = 8) -> None:
    """Long hair behind a head seen from the front or in three-quarter view; draw it before the neck."""
    d.shape(
        [
            (-34, -12),
            (-46, 10),
            (-50, 44),
            (-54, 72),
            (-44, length - 12),
            (0, length - 4),
            (44, length - 12),
            (54, 72),
            (50, 44),
            (46, 10),
            (34, -12),
        ],
        colour + "2",
        3.6,
    )
    for side in (-1, 1):
        with d.push(0, 0, flip=side < 0):
            locks(
                d,
                [
                    wavy(46, 10, 66, length - 20, 5, 1.1, 0, curl),
                    wavy(44, 20, 54, length - 6, 5, 1.2, 1, curl),
                    wavy(40, 30, 44, length - 4, 4, 1.1, 0, -curl),
                ],
                widths=(9, 15, 16, 13, 8, 2),
                colour=colour,
            )


def side_locks(d: Drawing, colour: str = "hair", length: float = 90, curl: float = 8, both: bool = True) -> None:
    """Locks that fall over the edges of the face, after it has been drawn; from under hat or fringe."""
    for side in (-1, 1) if both else (-1,):
        with d.push(0, 0, flip=side < 0):
            locks(
                d,
                [
                    wavy(44, -6, 60, length - 12, 5, 1.2, 0.6, curl),
                    wavy(38, -6, 50, length, 5, 1.3, 1.4, curl),
                    wavy(33, -4, 42, length - 18, 4, 1.3, 0.2, curl),
                ],
                widths=(9, 14, 15, 12, 8, 2),
                colour=colour,
            )


def fringe(d: Drawing, colour: str = "hair") -> None:
    """A short fringe under a hat, for the front face."""
    region = d.shape("-34 -8, -30 10, -18 14, -6 9, 6 13, 20 9, 32 12, 36 -8, 0 -18", colour, 2.8)
    for x in (-26, -14, -2, 10, 22):
        d.ink([(x - 2, -10), (x + 2, 0), (x, 11)], 1.7, colour + "2", "in", clip=region)


def moustache(d: Drawing, colour: str = "hair2", turned: bool = False) -> None:
    """Twirled; for the front face, or (turned) the three-quarter face."""
    rows = (
        ("18 67, 8 68, -2 73, -12 70, -16 64", "23 67, 29 68, 34 72, 39 69, 41 63")
        if turned
        else ("-2 68, -10 68, -20 73, -28 70, -31 64", "2 68, 10 68, 20 73, 28 70, 31 64")
    )
    for row in rows:
        d.ink(row, 6, colour, "early", fine=False)


def goatee(d: Drawing, colour: str = "hair") -> None:
    """A small pointed beard, for the three-quarter face."""
    region = d.shape("14 88, 20 86, 26 88, 27 98, 22 112 c, 14 104", colour, 2.2)
    d.flow("15 90, 16 100, 20 110", "26 90, 26 100, 22 110", 4, 1.3, colour + "2", region)


def long_beard(d: Drawing, colour: str = "hair") -> None:
    """A flowing beard with moustache and whiskers for the profile."""
    mass = (
        "-33 52, -24 68, -14 76, -6 80, 1 84 c, 6 87, 8 93, 12 104, "
        "17 116, 18 130, 8 140, -14 142, -34 128, -43 106, -45 80, -40 62"
    )
    d.shape(mass, colour + "2", 3.6)
    rows = [
        (-38, 58, -42, 122, 4, 1.2, 0, -6),
        (-33, 66, -34, 138, 4, 1.3, 1, -6),
        (-26, 72, -24, 146, 4, 1.3, 0.3, -6),
        (4, 88, 18, 140, 3.5, 1.2, 2, 6),
        (-2, 86, 10, 148, 4, 1.3, 1.2, 6),
        (-18, 76, -10, 152, 4, 1.3, 0.8, -6),
        (-9, 82, 1, 152, 4, 1.3, 0, 6),
    ]
    locks(d, [wavy(*row) for row in rows], widths=(7, 13, 13, 11, 7, 2), colour=colour, ink=2.6)
    whiskers = d.fill("-41 56, -34 50, -29 60, -25 70, -17 78, -20 92, -32 96, -42 86, -44 70", colour)
    d.flow("-40 56, -41 70, -42 92", "-32 54, -26 70, -18 90", 7, 1.9, colour + "2", whiskers, wave=0.8)
    d.ink("4 86, 7 91, 7 97", 1.8, lighter(d.paint(colour)))
    lip = d.shape(
        "9 67, 10 71, 3 76, -8 80, -18 89, -30 91, -38 84, -39 77 c, -32 81, -24 79, -14 71, -2 66", colour, 2.8
    )
    d.flow("8 68, -6 70, -20 80, -33 83", "6 74, -6 78, -18 87, -32 88", 4, 1.5, colour + "2", lip)
    d.ink("4 69, -8 71, -20 81", 1.5, lighter(d.paint(colour)), clip=lip)


def full_beard(d: Drawing, colour: str = "black", length: float = 1.0) -> None:
    """A full beard with moustache for the small face in three-quarter view."""

    def low(y: float) -> float:
        return 92 + (y - 92) * length if y > 92 else y

    outline: list[tuple[float | str, ...]] = [
        (float(x), low(float(y)), *flag)
        for x, y, *flag in points_of(
            "33 44, 39 60, 37 82, 29 104, 16 122, 2 132, -10 133 c, -20 122, -29 104, -32 84, -29 74, -24 78, "
            "-22 89, -12 93, 0 90, 6 81, 14 74, 24 63, 29 48"
        )
    ]
    strands = (
        (-18, 94, -18, 106, -14, 122),
        (-8, 96, -8, 112, -7, 128),
        (2, 94, 4, 108, 0, 124),
        (10, 86, 14, 102, 10, 118),
        (18, 76, 24, 92, 18, 110),
        (26, 64, 32, 80, 27, 100),
        (-26, 84, -27, 94, -23, 110),
    )
    d.shape(
        outline, colour, 3.2, shade=(7, 5), inner=[([(a, b), (c, e), (f, low(g))], 2.0) for a, b, c, e, f, g in strands]
    )
    for row, width in (("-10 76.5, -18 76, -27 81, -33 79", 8), ("-11 76.5, 0 75.5, 10 81, 20 79", 8.5)):
        d.shape(d.wedge(row, width), colour, 2.2, shade=(1.5, 2), swell=0)
