"""Regalia and arms in card units: what has a shaft runs along y with the hand at the origin."""

from __future__ import annotations

import math

from artwork.engine import Drawing, mirrored
from artwork.parts import ornament
from artwork.parts.scrollwork import leaf


def shaft(d: Drawing, top: float, bottom: float, width: float = 11, colour: str = "gold", wound: bool = True) -> None:
    """A round shaft, wound with a thread."""
    region = d.shape(d.tube([(0, top, width), (0, bottom, width)]), colour, 3.4)
    d.crescent(region, width * 0.32, 0, colour + "2", region.buffer(-1.4))
    for i in range(int((bottom - top) / 11) if wound else 0):
        y = top + 7 + i * 11
        d.ink([(-width * 0.42, y), (0, y + 3.4), (width * 0.42, y + 2)], 1.3, clip=region)


def knob(d: Drawing, y: float, wide: float = 20, high: float = 9, colour: str = "gold") -> None:
    """A ring about a shaft."""
    region = d.shape(d.tube([(-wide / 2, y, high), (wide / 2, y, high)]), colour, 2.8)
    d.crescent(region, 1, high * 0.3, colour + "2", region.buffer(-1.2))


def lily(d: Drawing, size: float = 40, colour: str = "gold", jewel: str | None = "red") -> None:
    """A fleur-de-lis above the origin."""
    with d.push(0, 0, size / 40):
        side = "3 -8 c, 10 -16, 20 -25, 24 -18, 22 -9, 15 -8 c, 17 -13, 12 -15, 9 -6, 5 0"
        parts = [d.blob("0 -44 c, 7 -32, 8 -20, 4 -2 c, -4 -2 c, -8 -20, -7 -32")]
        for flip in (False, True):
            with d.push(flip=flip):
                parts.append(d.blob(side))
        k = d.scale
        for part in parts[::-1]:
            d.shape(part, colour, 2.6, shade=(2.2 * k, 1.2 * k), swell=0)
        d.shape(d.tube("-11 -2 7, 11 -2 7"), colour, 2.4, swell=0)
        if jewel:
            d.circle(0, -16, 3.4, jewel, "ink", 1.4)


def sceptre(d: Drawing, low: float = 190, high: float = 120) -> None:
    """A long sceptre that ends in a lily."""
    shaft(d, -high, low)
    for y in (-high + 4, -high + 30, 44, 52):
        knob(d, y)
    d.shape(d.disc(0, -high + 17, 12), "red", 2.8, shade=(3, 3))
    d.fill(d.disc(-4, -high + 13, 2.6), "white", fine=True)
    with d.push(0, -high):
        lily(d, 54)


def mace(d: Drawing, low: float = 190, high: float = 120) -> None:
    """A sceptre that ends in a fluted head with a pearl."""
    shaft(d, -high, low)
    for y in (-high + 6, 40, 48):
        knob(d, y, 22)
    with d.push(0, -high - 26):
        head = d.shape(
            "-14 30 c, -25 10, -25 -12, -10 -28, 0 -34, 10 -28, 25 -12, 25 10, 14 30 c", "gold", 3.6, shade=(7, 3)
        )
        for row in ("-4 -30, -14 -8, -9 28", "4 -30, 14 -8, 9 28", "0 -32, 0 28"):
            d.ink(row, 2.4, clip=head, fine=False)
        for x in (-16, -6, 6, 16):
            d.circle(x, 2, 2.6, "red", "ink", 1.2)
        d.shape(d.disc(0, -39, 8), "white", 2.8, shade=(2, 2))


def sword(d: Drawing, length: float = 250, colour: str = "steel", jewel: str = "red") -> None:
    """A sword, its point up; the grip is at the origin, the pommel at 54."""
    blade = d.shape(
        [(-11, -30, "c"), (-10, -length + 34), (0, -length, "c"), (10, -length + 34), (11, -30, "c")], colour, 3.6
    )
    d.fill(
        [(0, -30, "l"), (0, -length + 4, "c"), (9.4, -length + 34), (10, -30, "l")],
        colour + "2",
        clip=blade.buffer(-1.6),
    )
    d.fill([(-7, -34, "l"), (-7, -length + 42, "l"), (-3, -length + 26, "l"), (-4, -34, "l")], "#eef3f7", clip=blade)
    d.ink([(0, -32), (0, -length + 14)], 1.8)
    d.shape(d.tube("0 -26 13, 0 40 11"), "black", 3)
    for i in range(6):
        d.ink([(-6, -16 + i * 10), (0, -11 + i * 10), (6, -13 + i * 10)], 2, "gold", "both")
    guard = d.shape(d.tube("-48 -24 9, -34 -31 11, -14 -28 12, 0 -27 15, 14 -28 12, 34 -31 11, 48 -24 9"), "gold", 3.2)
    d.crescent(guard, 1, 4, "gold2", guard.buffer(-1.4))
    for x in (-50, 50):
        d.shape(d.disc(x, -22, 8), "gold", 2.8, shade=(2, 2))
    d.circle(0, -28, 5, jewel, "ink", 1.8)
    d.shape(d.disc(0, 50, 13), "gold", 3.2, shade=(3, 3))
    d.circle(0, 50, 5, jewel, "ink", 1.8)


def baton(d: Drawing, half: float = 92) -> None:
    """A marshal's baton in blue velvet, sown with lilies, with gold ends."""
    body = d.shape(d.tube([(0, -half, 27), (0, half, 27)]), "blue", 3.6)
    d.crescent(body, 7, 0, "blue2", body.buffer(-1.4))
    for i in range(5):
        with d.push(-3 if i % 2 else 4, -half + 30 + i * half * 0.4):
            lily(d, 17, "gold", None)
    for y in (-half, half):
        cap = d.shape(d.box(-16, y - 13, 16, y + 13), "gold", 3.2)
        d.crescent(cap, 8, 0, "gold2", cap.buffer(-1.2))
        d.lines([[(-15, y - 4), (15, y - 4)], [(-15, y + 4), (15, y + 4)]], 1.5, fine=True)
        for x in (-9, 0, 9):
            d.circle(x, y, 2.2, "red")


def orb(d: Drawing, radius: float = 34) -> None:
    """An orb that stands on the origin, with its band and cross."""
    with d.push(0, -radius, radius / 34):
        ball = d.shape(d.disc(0, 0, 34), "blue", 3.8)
        d.crescent(ball, 11 * d.scale, 8 * d.scale, "blue2", ball.buffer(-1.6))
        for i in range(7):
            x = 10 + i * 3.1
            d.ink([(x, 30 - i * 3.6), (x + 3, 20 - i * 4.5), (x + 3.4, 12 - i * 4.6)], 1.5, clip=ball)
        d.fill("-22 -14, -14 -24, -6 -27, -14 -18, -20 -8", "sky", clip=ball, fine=True)
        for row in ("-34 -1, -18 6, 0 8, 18 6, 34 -1", "-1 -33, 3 -20, 4 -8, 4 8"):
            band = d.shape(d.tube(row, (9, 10, 9)).intersection(ball), "gold", 2.6, swell=0)
            d.crescent(band, 1, 2, "gold2", band.buffer(-1))
        for x, y in ((-24, 3), (-12, 6), (0, 7.6), (12, 6), (24, 3)):
            d.circle(x, y, 2.2, "red", "ink", 1)
        d.shape(d.tube("-8 -35 9, 8 -35 9"), "gold", 2.6)
        half = "0 -72 l, 6 -72 l, 6 -58 l, 17 -61 l, 17 -49 l, 6 -52 l, 4 -38 l, 0 -38"
        d.shape(mirrored(half), "gold", 3, shade=(2, 1))
        d.circle(0, -55, 3.4, "red", "ink", 1.2)


def harp(d: Drawing) -> None:
    """A harp, 170 high, its column at the right; the middle of the strings is at the origin."""
    d.fill("-56 -58 l, -30 -74, 20 -68, 50 -66 l, 54 -10, 44 50, 34 84 l, 0 40, -36 -20", "black")
    strings = []
    for i in range(9 if d.full else 5):
        share = (i + 0.5) / (9 if d.full else 5)
        x0, y0 = -44 + 66 * share, -50 + 112 * share
        x1 = -40 + 92 * share
        strings.append([(x0, y0), (x1, -64 - 16 * math.sin(math.pi * share) + 8 * share)])
    d.lines(strings, 2, "gold")
    box = d.shape("-62 -58 c, -44 -66, -30 10, 36 78 c, 44 92, 24 96, 12 86, -36 40, -62 -8", "wood", 3.8)
    d.crescent(box, 6, 10, "wood2", box.buffer(-1.4))
    column = d.shape(d.tube("36 88 17, 50 40 14, 58 -16 14, 56 -70 15"), "gold", 3.6)
    d.crescent(column, 4, 1, "gold2", column.buffer(-1.4))
    for x, y in ((46, 56), (55, 8), (58, -38)):
        with d.push(x, y, turn=-12 if y > 30 else 0):
            knob(d, 0, 19, 7)
    neck = d.shape(
        d.tube("-58 -62 14, -34 -80 17, 0 -82 17, 30 -74 18, 58 -76 20, 70 -92 18, 62 -104 13, 52 -98 9"), "gold", 3.8
    )
    d.crescent(neck, 2, 6, "gold2", neck.buffer(-1.4))
    for i in range(9):
        d.circle(-46 + i * 11.4, -72 - 8 * math.sin(i / 8 * 3.1), 2, "ink")
    d.circle(62, -92, 5, "red", "ink", 1.8)
    d.shape("-70 -62 c, -74 -78, -58 -86, -48 -74, -50 -60, -60 -54 c", "gold", 3, shade=(3, 3))


def halberd(d: Drawing, low: float = 260, high: float = 150) -> None:
    """A halberd: spike, crescent blade at the left, hook at the right."""
    shaft(d, -high, low, 12, "wood", wound=False)
    for y in (-high + 60, 40, 120):
        knob(d, y, 19, 8, "gold")
    with d.push(0, -high):
        d.shape("-8 4 c, -10 -30, 0 -104 c, 10 -30, 8 4 c", "steel", 3.4, shade=(5, 0))
        blade = d.shape(
            "-6 -8 c, -16 -14, -28 -34, -32 -54 c, -54 -28, -62 6, -54 40, -36 66 c, -30 46, -18 32, -6 28 c",
            "steel",
            3.8,
        )
        d.fill("-32 -54 c, -54 -28, -62 6, -54 40, -36 66 c, -46 38, -52 6, -46 -22", "#eef3f7", clip=blade)
        d.ink("-33 -48, -47 -20, -51 6, -46 38, -37 60", 1.8, clip=blade)
        d.crescent(blade, 2, 7, "steel2", blade.buffer(-1.4))
        d.circle(-28, 8, 5, "paper", "ink", 2)
        hook = d.shape("6 -6 c, 22 -10, 40 -2, 54 18 c, 34 18, 20 26, 6 26 c", "steel", 3.6, shade=(2, 5))
        d.ink("12 2, 30 4, 44 14", 1.5, clip=hook)
        sleeve = d.shape(d.tube("0 -14 20, 0 44 20"), "gold", 3.2)
        d.crescent(sleeve, 6, 0, "gold2", sleeve.buffer(-1.2))
        for y in (-6, 10, 26):
            d.circle(0, y, 3.4, "red", "ink", 1.4)
        for i in range(7):
            x = -12 + i * 4
            d.ink([(x * 0.7, 48), (x, 62), (x * 1.5, 82 + (i % 2) * 6)], 6.5, "ink", ends=(1, 0.2), fine=False)
            d.ink(
                [(x * 0.7, 49), (x, 62), (x * 1.5, 79 + (i % 2) * 6)],
                3.2,
                "red" if i % 2 else "gold",
                ends=(1, 0.2),
                fine=False,
            )


def lance(d: Drawing, low: float = 260, high: float = 190) -> None:
    """A lance with a swallow-tailed pennant that flies to the right."""
    shaft(d, -high, low, 11, "wood", wound=False)
    with d.push(0, -high):
        d.shape("-7 10 c, -15 -14, 0 -64 c, 15 -14, 7 10 c", "steel", 3.4, shade=(6, 0))
        d.ink("0 -56, 0 6", 1.8)
        knob(d, 12, 18, 8)
        flag = d.shape(
            "5 22 c, 30 12, 52 30, 78 24, 104 16, 126 24 c, 104 42, 122 66 c, 98 62, 76 76, 50 74, 28 64, 5 78 c",
            "red",
            3.6,
        )
        d.fold(flag, "40 20, 46 46, 40 74", 1, 2.6, 10, "red2", 8)
        d.fold(flag, "84 20, 90 44, 82 72", 1, 2.6, 10, "red2", 8)
        with d.push(54, 48):
            ornament.emblem(d, 19, "blue")
        d.band("6 28, 30 18, 54 36, 78 30, 104 22", 8, "gold", "dots", "ink", clip=flag, spacing=10)
        d.band("6 72, 28 58, 50 68, 76 70, 98 56", 8, "gold", "dots", "ink", clip=flag, spacing=10)


def shield(d: Drawing, wide: float = 128) -> None:
    """A heater shield about the origin, quartered, with our sun."""
    with d.push(0, 0, wide / 128):
        outline = "-64 -70 c, -34 -64, 0 -74, 34 -64, 64 -70 c, 66 -20, 58 26, 34 58, 0 84 c, -34 58, -58 26, -66 -20"
        rim = d.shape(outline, "gold", 4)
        d.crescent(rim, 5, 5, "gold2", rim.buffer(-1.6))
        field = rim.buffer(-9 * d.scale)
        d.shape(field, "red", 2.6, swell=0)
        d.fill(d.box(0, -90, 80, 4), "blue", clip=field.buffer(-1))
        d.fill(d.box(-80, 4, 0, 100), "blue", clip=field.buffer(-1))
        d.lines([[(0, -66), (0, 74)], [(-60, 4), (60, 4)]], 2.6)
        for x, y in ((-32, -38), (32, -38), (-25, 38), (25, 38)):
            with d.push(x, y + 8):
                lily(d, 22, "gold", None)
        d.hatching(field.buffer(-1.5), 13, 4.6)
        with d.push(0, 2):
            ornament.emblem(d, 26, "black")
        for x, y in ((-58, -64), (58, -64), (-62, -16), (62, -16), (-50, 34), (50, 34), (0, 79), (0, -69)):
            d.circle(x * 0.99, y, 2.6, "ink")


def fan(d: Drawing, radius: float = 92, sticks: int = 9, spread: float = 130) -> None:
    """An open folding fan; its pivot at the origin, its leaf above."""

    def spoke(i: float, reach: float) -> tuple[float, float]:
        a = math.radians(spread * (i / sticks - 0.5) - 90)
        return reach * math.cos(a), reach * math.sin(a)

    for i in range(sticks + 1):
        d.lines([[(0, 4), spoke(i, radius * 0.55)]], 5.4)
        d.lines([[(0, 4), spoke(i, radius * 0.55)]], 2.4, "gold")
    for i in range(sticks):
        reach = radius if i % 2 else radius * 0.985
        fold = [
            spoke(i, radius * 0.46),
            spoke(i, radius),
            spoke(i + 0.5, reach * 1.06),
            spoke(i + 1, radius),
            spoke(i + 1, radius * 0.46),
        ]
        d.shape([(*p, "l") for p in fold], "red" if i % 2 else "white", 2.6, swell=0)
        with d.push(*spoke(i + 0.5, radius * 0.8)):
            d.circle(0, 0, 5, "gold" if i % 2 else "blue", "ink", 1.4)
        with d.push(*spoke(i + 0.5, radius * 0.6)):
            d.circle(0, 0, 2.4, "gold" if i % 2 else "red")
    edge = [spoke(i, radius * 0.5) for i in range(sticks + 1)]
    d.lines([edge], 2, fine=True)
    d.circle(0, 4, 5, "gold", "ink", 2.4)


def rose(d: Drawing, radius: float = 24, colour: str = "red", stem: float = 80, lean: float = 10) -> None:
    """A rose at the origin on a leafy stem that hangs below it."""
    k = radius / 24
    if stem:
        d.lines([[(0, radius * 0.5), (lean * 0.3, stem * 0.5), (lean, stem)]], 6.4)
        d.lines([[(0, radius * 0.5), (lean * 0.3, stem * 0.5), (lean, stem)]], 3, "green")
        for y, turn, way in ((0.52, -150, 1), (0.66, -28, -1)):
            region = leaf(d, lean * y * 0.7, stem * y, 34 * k, 15 * k, turn, 0.12 * way)
            d.shape(region, "green", 2.6, shade=(2, 3), swell=0)
            a = math.radians(turn)
            d.ink(
                [(lean * y * 0.7, stem * y), (lean * y * 0.7 + 26 * k * math.cos(a), stem * y + 28 * k * math.sin(a))],
                1.5,
            )
    with d.push(0, 0, k):
        for i in range(5):
            with d.push(0, 0, turn=36 + 72 * i):
                d.shape(leaf(d, 0, 12, 21, 9, 90), "green", 2.2, swell=0)
        for ring, (reach, size, start) in enumerate(((12.5, 12.5, 0), (7.5, 10, 36))):
            for i in range(5):
                with d.push(0, 0, turn=start + 72 * i):
                    petal = d.shape(
                        [
                            (-size * 0.35, -2),
                            (-size, -reach - 1),
                            (-size * 0.55, -reach - size * 0.82),
                            (0, -reach - size * 0.66),
                            (size * 0.55, -reach - size * 0.82),
                            (size, -reach - 1),
                            (size * 0.35, -2),
                        ],
                        colour,
                        2.4,
                        swell=0,
                    )
                    if not ring:
                        d.fill(
                            d.disc(0, -reach + 5, size * 0.62, size * 0.6),
                            colour + "2",
                            clip=petal.buffer(-1),
                            fine=True,
                        )
                    for x in (-0.4, 0, 0.4):
                        d.ink(
                            [(x * size, -reach - size * 0.3), (x * size * 0.5, -reach + 4)],
                            1.2,
                            clip=petal,
                            profile="in",
                        )
        d.circle(0, 0, 6.4, "gold", "ink", 2)
        if d.full:
            d.beads(0, 0, 3.8, 7, 1, "ink")


def daisy(d: Drawing, radius: float = 20, colour: str = "white") -> None:
    """A daisy about the origin."""
    with d.push(0, 0, radius / 20):
        for i in range(10):
            with d.push(0, 0, turn=36 * i):
                d.shape(leaf(d, 0, -4, 17, 8.5, -90), colour, 2, swell=0)
        d.circle(0, 0, 7, "gold", "ink", 2)


def tulip(d: Drawing, size: float = 48, colour: str = "red", stem: float = 90, lean: float = 8) -> None:
    """A tulip above the origin, its stem with two long leaves below."""
    k = size / 48
    row = [(0, -4), (lean * 0.2, stem * 0.45), (lean, stem)]
    d.lines([row], 6.6)
    d.lines([row], 3.2, "green")
    for turn, way in ((-122, 1), (-52, -1)):
        region = leaf(d, lean * 0.75, stem * 0.82, 58 * k, 15 * k, turn, 0.16 * way)
        d.shape(region, "green", 2.6, shade=(3, 2), swell=0)
    with d.push(0, 0, k):
        d.shape("0 0 c, -16 -6, -22 -22, -14 -46 c, -4 -38, 4 -38, 14 -46 c, 22 -22, 16 -6", colour, 3, shade=(6, 2))
        for flip in (False, True):
            with d.push(flip=flip):
                d.shape("0 2 c, 16 0, 27 -18, 24 -44 c, 12 -34, 4 -18", colour, 2.8, shade=(3, 2), swell=0)
                d.ink("4 -4, 14 -16, 20 -34", 1.5)
        d.shape("0 2 c, -10 -10, -9 -26, 0 -40 c, 9 -26, 10 -10", "gold", 2.6, swell=0, shade=(3, 1))
        d.ink("0 -32, 0 -6", 1.6)
