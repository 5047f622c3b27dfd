"""Court dress of the French deck: patterned cloth, collars, crowns and head-dresses, beards for large heads."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, unary_union
from artwork.engine.curves import type_points
from artwork.parts import hair, regalia
from artwork.parts.scrollwork import leaf

Fold = tuple[type_points, int, float, float]


# ---- patterns (motifs, about the origin)
def quatrefoil(d: Drawing, colour: str = "gold", heart: str = "red") -> None:
    """Four leaves about a jewel, 22 wide."""
    for turn in (0, 90, 180, 270):
        with d.push(0, 0, turn=turn):
            d.fill("0 0 c, -5 -5, 0 -11 c, 5 -5", colour)
    d.circle(0, 0, 2.2, heart)


def pomegranate(d: Drawing, colour: str = "gold", heart: str = "red") -> None:
    """A damask pomegranate between two leaves, 26 wide and 34 high."""
    d.fill("0 -17 c, 7 -8, 9 2, 0 10 c, -9 2, -7 -8", colour)
    d.fill("0 -9 c, 3.4 -4, 4 1, 0 5 c, -4 1, -3.4 -4", heart)
    for flip in (False, True):
        with d.push(flip=flip):
            d.fill("1 16 c, 10 12, 14 2, 11 -8 c, 6 0, 3 8", colour)


def lozenge(d: Drawing, colour: str = "gold", heart: str = "ink") -> None:
    """A lozenge with a dot."""
    d.fill("0 -11 l, 8 0 l, 0 11 l, -8 0 l", colour)
    d.circle(0, 0, 2.2, heart)


def star(d: Drawing, colour: str = "gold") -> None:
    """An eight-pointed star, 18 wide."""
    rows: list[tuple[float | str, ...]] = []
    for i in range(16):
        reach, a = (9 if i % 4 == 0 else 6 if i % 2 == 0 else 2.6), math.radians(i * 22.5)
        rows.append((reach * math.cos(a), reach * math.sin(a), "l"))
    d.fill(rows, colour)


def little_lily(d: Drawing, colour: str = "gold") -> None:
    """A flat lily for strewing, 18 wide."""
    d.fill("0 -11 c, 3.4 -4, 1.6 4, 0 8 c, -1.6 4, -3.4 -4", colour)
    for flip in (False, True):
        with d.push(flip=flip):
            d.fill("1 3 c, 4 -6, 9 -7, 9 0 c, 7 -2, 5 0, 4 5", colour)
    d.fill("-5 3 l, 5 3 l, 5 5 l, -5 5 l", colour)


def trefoil(d: Drawing, colour: str = "gold") -> None:
    """Three dots and a stalk."""
    for x, y in ((0, -6), (-5, 2), (5, 2)):
        d.circle(x, y, 3.5, colour)
    d.fill("-1 2 l, 1 2 l, 1.6 11 l, -1.6 11 l", colour)


def drape(
    d: Drawing,
    points: object,
    colour: str,
    motif: str | None = None,
    grid: tuple[float, float] = (30, 24),
    folds: Sequence[Fold] = (),
    shade: tuple[float, float] = (12, 2),
    inset: float = 9,
    width: float = 4.0,
    size: float = 1.0,
) -> BaseGeometry:
    """A piece of patterned cloth; folds: (points, side, depth, reach of the strokes)."""
    region = d.shape(points, colour, width)
    d.crescent(region, *shade, colour + "2", region.buffer(-1.4))
    if motif:
        d.scatter(region, *grid, motif, inset=inset, scale=size)
    for row, side, depth, strokes in folds:
        d.fold(region, row, side, 3.2, depth, colour + "2", strokes)
    return region


def trellis(
    d: Drawing, region: BaseGeometry, step: float, colour: str, bead: str | None = None, turn: float = 45
) -> None:
    """Crossing lines over a region, with beads where they cross."""
    if not d.full:
        return
    x0, y0, x1, y1 = region.bounds
    cx, cy, reach = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0) / 2
    inside = region.buffer(-2.2)
    count = int(reach / step) + 1
    with d.unbent(), d.push(cx, cy, turn=turn):
        for i in range(-count, count + 1):
            for row in ([(i * step, -reach), (i * step, reach)], [(-reach, i * step), (reach, i * step)]):
                d.lines([row], 1.8, colour, clip=inside)
        if bead:
            for i in range(-count, count + 1):
                for j in range(-count, count + 1):
                    spot = d.disc(i * step, j * step, 3.2)
                    if inside.contains(spot):
                        d.circle(i * step, j * step, 3.2, bead)


def hem(
    d: Drawing, points: type_points, width: float, clip: BaseGeometry, pattern: str = "scroll", second: str = "red"
) -> None:
    """A gold border along an edge."""
    d.band(points, width, "gold", pattern, second, clip=clip, spacing=width * 1.25)


def chain(d: Drawing, points: type_points, size: float = 6, colour: str = "gold", every: float = 13) -> None:
    """A chain of beads along a line."""
    if not d.full:
        d.lines([points], size * 1.7)
        d.lines([points], size, colour)
        return
    d.along(
        points, every, lambda i: d.circle(0, 0, size if i % 2 else size * 0.72, colour if i % 2 else "red", "ink", 2)
    )


def buttons(d: Drawing, spots: Sequence[tuple[float, float]], size: float = 6, colour: str = "gold") -> None:
    """A row of buttons."""
    for x, y in spots:
        d.circle(x, y, size, colour, "ink", 2.4)
        if d.full:
            d.circle(x - size * 0.25, y - size * 0.25, size * 0.3, "white")


def brooch(d: Drawing, x: float, y: float, size: float = 16, jewel: str = "red", metal: str = "gold") -> None:
    """A round brooch set with a jewel."""
    d.circle(x, y, size, metal, "ink", 3)
    if d.full:
        d.beads(x, y, size * 0.74, 12, size * 0.11, "ink")
    d.circle(x, y, size * 0.5, jewel, "ink", 2)
    if d.full:
        d.circle(x - size * 0.16, y - size * 0.16, size * 0.13, "white")


def standing_collar(d: Drawing, x: float, y: float, wide: float = 70, high: float = 50, colour: str = "white") -> None:
    """A high fan-shaped lace collar behind a head (a queen's): draw it before the head."""
    count = 13
    spots = [math.radians(-205 + 230 * i / (count - 1)) for i in range(count)]
    with d.push(x, y):
        edge = unary_union([d.disc(wide * math.cos(a), high * math.sin(a), 14) for a in spots])
        region = unary_union([edge, d.disc(0, 0, wide, high)])
        d.shape(region, colour, 3.6)
        d.crescent(region, 8, -2, "#d5dce4", region.buffer(-1.4))
        for a in spots:
            c, s = math.cos(a), math.sin(a)
            d.ink(
                [(wide * 0.3 * c, high * 0.3 * s), (wide * 0.95 * c, high * 0.95 * s)], 1.7, profile="out", clip=region
            )
            d.circle(wide * c, high * s, 3.6, None, "ink", 1.6) if d.full else None
            d.circle((wide - 17) * c, (high - 14) * s, 2, "ink") if d.full else None


# ---- crowns for large heads: origin at the middle of the band, w wide
def arched(d: Drawing, w: float = 100, cap: str = "blue", view: float = 0) -> None:
    """A closed crown: arches over a cap, pearls on them, an orb and cross on top."""
    k = w / 100
    with d.push(0, 0, k):
        dome = d.shape("-44 -8, -47 -36, -28 -60, 0 -68, 28 -60, 47 -36, 44 -8, 0 -2", cap, 3.4)
        d.crescent(dome, 11 * k, -3 * k, cap + "2", dome.buffer(-1.4))
        for x in (-24, 20):
            d.fold(dome, [(x * 0.3, -66), (x * 0.9, -42), (x, -8)], -1, 2, 6, None, 9)
        for row in (
            [(-46, -10), (-52, -34), (-36, -60), (-12, -66), (view * 0.4, -72)],
            [(46, -10), (52, -34), (36, -60), (12, -66), (view * 0.4, -72)],
            [(view, -8), (view * 1.3, -36), (view * 0.4, -70)],
        ):
            region = d.shape(d.tube(row, (10, 12, 11, 9)), "gold", 3)
            d.crescent(region, 3 * k, 1 * k, "gold2", region.buffer(-1.2))
            if d.full:
                d.along(row, 9.5, lambda _: d.circle(0, 0, 2.7 * k, "white", "ink", 1.2))
        d.shape(d.disc(view * 0.4, -78, 9.5), "gold", 3, shade=(3 * k, 2 * k))
        with d.push(view * 0.4, -86):
            d.shape(
                (
                    "-3 2 l, -4 -7 l, -11 -5 l, -11 -13 l, -4 -11 l, -4 -20 l, "
                    "4 -20 l, 4 -11 l, 11 -13 l, 11 -5 l, 4 -7 l, 3 2 l"
                ),
                "gold",
                2.6,
            )
        for x in (-34, 34):
            with d.push(x + view * 0.5, -12, 0.62):
                regalia.lily(d, 44)
        band(d, k)


def band(d: Drawing, k: float, jewels: Sequence[str] = ("blue", "red")) -> None:
    """The jewelled band of a crown, in units of a hundredth of its width."""
    region = d.shape("-53 -20 c, -28 -12, 0 -9, 28 -12, 53 -20 c, 49 4 c, 26 13, 0 16, -26 13, -49 4 c", "gold", 3.8)
    d.crescent(region, 9 * k, 0, "gold2", region.buffer(-1.4))
    d.lines(["-52 -14, -28 -6.5, 0 -3.5, 28 -6.5, 52 -14"], 1.5, fine=True, clip=region)
    d.lines(["-49 -1, -26 7.5, 0 10.5, 26 7.5, 49 -1"], 1.5, fine=True, clip=region)
    for i, x in enumerate((-38, -19, 0, 19, 38)):
        y = 3.5 - abs(x) ** 1.6 / 52
        d.circle(x, y, 4.8, jewels[i % 2], "ink", 1.8)
        if d.full:
            d.circle(x - 1.4, y - 1.4, 1.2, "white")


def radiate(d: Drawing, w: float = 100, cap: str = "red", points: int = 7) -> None:
    """An antique crown of long points with pearls."""
    k = w / 100
    with d.push(0, 0, k):
        dome = d.shape("-42 -10, -38 -34, 0 -44, 38 -34, 42 -10, 0 -4", cap, 3.2)
        d.crescent(dome, 9 * k, -3 * k, cap + "2", dome.buffer(-1.4))
        order = sorted(range(points), key=lambda i: -abs(i - (points - 1) / 2))
        for i in order:
            share = i / (points - 1) * 2 - 1
            x, y = 47 * math.sin(share * math.pi / 2), -14 + 6 * math.cos(share * math.pi / 2)
            tall = 50 if i % 2 == (points // 2) % 2 else 38
            with d.push(x, y, turn=share * 20):
                region = d.shape([(-9, 8, "c"), (-6, -12), (0, -tall, "c"), (6, -12), (9, 8, "c")], "gold", 2.8)
                d.crescent(region, 4 * k, 0, "gold2", region.buffer(-1))
                d.circle(0, -tall - 3, 5, "white", "ink", 2)
        band(d, k, ("red", "blue"))


def coronet(d: Drawing, w: float = 84, lilies: int = 5, jewels: Sequence[str] = ("red", "blue")) -> None:
    """A queen's small open crown of lilies and pearls."""
    k = w / 100
    with d.push(0, 0, k):
        order = sorted(range(lilies), key=lambda i: -abs(i - (lilies - 1) / 2))
        for i in order:
            share = i / (lilies - 1) * 2 - 1
            x, y = 46 * math.sin(share * math.pi / 2), -16 + 6 * math.cos(share * math.pi / 2)
            with d.push(x, y, turn=share * 16):
                regalia.lily(d, 46 - 8 * abs(share), "gold", jewels[0] if i % 2 == 0 else jewels[1])
            if i:
                before = (i - 0.5) / (lilies - 1) * 2 - 1
                bx, by = 46 * math.sin(before * math.pi / 2), -22 + 6 * math.cos(before * math.pi / 2)
                d.circle(bx, by, 4.6, "white", "ink", 1.8)
        band(d, k, jewels)


# ---- beards of heads with hairline 0 and chin 100
def front_beard(d: Drawing, colour: str, length: float = 50, forked: bool = False, light: str = "") -> None:
    """Beard and moustache for the face from the front."""
    low = 100 + length
    tip: list[tuple[float | str, ...]] = (
        [(-16, low - 4), (-9, low, "c"), (0, low - 22, "c"), (9, low, "c"), (16, low - 4)]
        if forked
        else [(-12, low - 5), (0, low + 4, "c"), (12, low - 5)]
    )
    outline: list[tuple[float | str, ...]] = [
        (41, 44, "c"),
        (42, 70),
        (38, 96),
        (26, 100 + length * 0.55),
        *tip[::-1],
        (-26, 100 + length * 0.55),
        (-38, 96),
        (-42, 70),
        (-41, 44, "c"),
        (-34, 58),
        (-27, 68),
        (-17, 72),
        (-14, 82),
        (-7, 87),
        (7, 87),
        (14, 82),
        (17, 72),
        (27, 68),
        (34, 58),
    ]
    d.shape(outline, colour + "2", 3.4)
    rows = []
    for x0, y0, x1, y1, way in (
        (38, 56, 34, 0.45, 1),
        (32, 70, 25, 0.72, 1),
        (22, 78, 15, 0.86, 1),
        (10, 88, 6, 1.0, 1),
    ):
        end = 104 + length * y1 - 10
        rows += [hair.wavy(s * x0, y0, s * x1, end, 3, 1.2, 0.4 * x0, -s * way * 5) for s in (-1, 1)]
    hair.locks(d, rows, widths=(7, 13, 13, 10, 6, 2), colour=colour, light=light, ink=2.4)
    if not forked:
        hair.locks(
            d, [hair.wavy(0, 88, 0, low - 8, 2.4, 1.2)], widths=(7, 13, 12, 9, 2), colour=colour, light=light, ink=2.4
        )
    for s in (-1, 1):
        with d.push(flip=s < 0):
            lip = d.shape("0 69, 10 67, 20 71, 29 79, 38 77 c, 31 86, 20 85, 10 79, 0 75", colour, 2.6, swell=0)
            d.flow("2 70, 14 71, 32 80", "2 74, 12 78, 30 84", 3, 1.3, colour + "2", lip)


def turned_beard(d: Drawing, colour: str, length: float = 44, light: str = "") -> None:
    """Beard and moustache for the three-quarter face (which looks right)."""
    low = 100 + length
    d.shape(
        [
            (-41, 40, "c"),
            (-44, 66),
            (-38, 96),
            (-22, 102 + length * 0.5),
            (2, low),
            (20, low + 2, "c"),
            (32, low - 16),
            (38, 104),
            (40, 84),
            (36, 68, "c"),
            (31, 75),
            (28, 84),
            (20, 88),
            (11, 87),
            (6, 80),
            (2, 71),
            (-12, 70),
            (-26, 62),
            (-33, 52),
        ],
        colour + "2",
        3.4,
    )
    rows = [
        hair.wavy(-38, 54, -34, 104 + length * 0.2, 3, 1.2, 0, -5),
        hair.wavy(-30, 64, -24, 104 + length * 0.5, 3, 1.2, 1, -5),
        hair.wavy(36, 78, 34, 98 + length * 0.5, 2.4, 1.1, 0, 4),
        hair.wavy(28, 86, 26, 96 + length * 0.8, 2.4, 1.1, 1, 4),
        hair.wavy(-20, 72, -10, 100 + length * 0.75, 3, 1.2, 0.4, -5),
        hair.wavy(-8, 76, 2, 100 + length * 0.9, 3, 1.2, 1.2, -5),
        hair.wavy(4, 84, 11, low - 2, 3, 1.2, 0.2, 5),
        hair.wavy(16, 90, 19, low, 2.6, 1.2, 0.8, 5),
    ]
    hair.locks(d, rows, widths=(7, 13, 13, 10, 6, 2), colour=colour, light=light, ink=2.4)
    for row, lines in (
        (
            "20 68, 10 67, -2 70, -12 79, -22 78 c, -14 87, -2 85, 8 80, 20 75",
            ("18 70, 4 73, -14 82", "18 73, 6 79, -10 84"),
        ),
        (
            "21 68, 28 67, 34 72, 38 77, 44 75 c, 40 84, 32 83, 26 79, 21 75",
            ("23 70, 32 74, 40 79", "23 73, 30 79, 38 82"),
        ),
    ):
        lip = d.shape(row, colour, 2.6, swell=0)
        d.flow(*lines, 2, 1.3, colour + "2", lip)


def profile_beard(d: Drawing, colour: str, length: float = 26, light: str = "") -> None:
    """A trimmed, pointed beard and moustache for the profile (which looks right)."""
    d.shape(
        [
            (-42, 46, "c"),
            (-47, 66),
            (-42, 88),
            (-26, 104),
            (-4, 106 + length * 0.7),
            (12, 106 + length, "c"),
            (10, 96),
            (7, 88, "c"),
            (0, 86),
            (-8, 84),
            (-14, 76),
            (-22, 72),
            (-32, 62),
            (-36, 50),
        ],
        colour + "2",
        3.4,
    )
    rows = [
        hair.wavy(-40, 54, -36, 92, 3, 1.2, 0, -5),
        hair.wavy(-32, 66, -20, 104, 3, 1.2, 1, -5),
        hair.wavy(-24, 76, -6, 106 + length * 0.5, 3, 1.2, 0.3, -5),
        hair.wavy(-12, 84, 4, 104 + length * 0.8, 2.4, 1.2, 1, 5),
        hair.wavy(0, 88, 10, 104 + length, 2, 1.2, 0.6, 4),
    ]
    hair.locks(d, rows, widths=(7, 12, 12, 9, 5, 2), colour=colour, light=light, ink=2.4)
    lip = d.shape("9 67, 8 72, 0 76, -12 80, -24 77 c, -16 74, -8 68, 0 66", colour, 2.6, swell=0)
    d.flow("7 69, -6 72, -20 76", "6 72, -4 76, -16 78", 2, 1.3, colour + "2", lip)


def wreath(d: Drawing, points: type_points, size: float = 26, colour: str = "green") -> None:
    """A wreath of laurel leaves along a line, pointing along it."""

    def draw(i: int) -> None:
        for way in (1, -1):
            d.shape(leaf(d, 0, 0, size, size * 0.42, way * 26, -way * 0.1), colour, 2.2, shade=(1.5, 2), swell=0)
        if i % 3 == 1:
            d.circle(2, 0, 3, "red", "ink", 1.4)

    d.along(points, size * 0.5, draw)


def with_mirror(d: Drawing, draw: Callable[[], object]) -> None:
    """Draws once as it is, once mirrored."""
    for flip in (False, True):
        with d.push(flip=flip):
            draw()
