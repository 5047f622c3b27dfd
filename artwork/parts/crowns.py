"""Crowns."""

from __future__ import annotations

from artwork.engine import Drawing, points_of, unary_union
from artwork.engine.palette import lighter


def crown(d: Drawing, w: float = 100, cap: str = "red", jewel: str = "blue", view: float = 0) -> None:
    """A crown of fleurons over a cap; origin at the centre of its band, w wide.

    view: the middle fleuron moved, for a head that is turned.
    """
    h = w / 100
    with d.push(0, 0, h):
        c = d.blob("-44 -12, -46 -40, -26 -58, 0 -63, 26 -58, 46 -40, 44 -12, 0 -4")
        d.shape(c, cap, 3.4)
        d.crescent(c, 10 * h, -4 * h, cap + "2")
        for x in (-24, -2, 20):
            d.fold(c, [(x * 0.4, -62), (x * 0.9, -40), (x, -10)], -1, 2, 6, None, 10)

        def fl(x: float, k: float, b: float) -> None:
            with d.push(x, b, k):
                g = unary_union(
                    [
                        d.blob("-10 8 c, -5 -8, -4 -16, 4 -16, 5 -8, 10 8 c"),
                        d.disc(0, -24, 8.5, 9.5),
                        d.disc(-9.5, -15, 6.5),
                        d.disc(9.5, -15, 6.5),
                    ]
                )
                d.shape(g, "gold", 3)
                d.crescent(g, 3 * h, 1.5 * h, "gold2")
                d.fill(d.disc(0, -23, 3.4), "ink", fine=True)
                d.fill(d.disc(0, -23, 2.4), jewel, fine=True)
                d.ink("0 -11, 0 4", 1.6, profile="in")

        fl(-27 + view, 0.86, -16)
        fl(27 + view, 0.86, -16)
        fl(-49, 0.8, -22)
        fl(49, 0.8, -22)
        fl(view, 1.12, -13)
        b = d.blob("-53 -20 c, -28 -12, 0 -9, 28 -12, 53 -20 c, 49 4 c, 26 13, 0 16, -26 13, -49 4 c")
        d.shape(b, "gold", 3.8)
        d.crescent(b, -2 * h, 5 * h, "gold2")
        d.crescent(b, 9 * h, 0, "gold2")
        d.lines(["-52 -14, -28 -6.5, 0 -3.5, 28 -6.5, 52 -14"], 1.6, fine=True, clip=b)
        d.lines(["-49 -1, -26 7.5, 0 10.5, 26 7.5, 49 -1"], 1.6, fine=True, clip=b)
        for i, x in enumerate((-38, -19, 0, 19, 38)):
            y = 3.5 - abs(x) ** 1.6 / 52
            if i % 2 == 0:
                d.fill(d.blob([(x - 7, y, "c"), (x, y - 5, "c"), (x + 7, y, 1), (x, y + 5, 1)]), "ink", fine=True)
                d.fill(d.blob([(x - 5, y, "c"), (x, y - 3.4, "c"), (x + 5, y, 1), (x, y + 3.4, 1)]), jewel, fine=True)
            else:
                d.fill(d.disc(x, y, 4.6), "ink", fine=True)
                d.fill(d.disc(x, y, 3.3), "red", fine=True)
                d.fill(d.disc(x - 1, y - 1, 1.1), "#fff", fine=True)


def spiked(
    d: Drawing, colour: str = "gold", cap: str = "red", jewels: tuple[str, str, str] = ("red", "green", "red")
) -> None:
    """A crown of five points with pearls, in the units of the small face: x from -52 to 54, its band at y 30."""
    d.shape("-38 2, -28 -22, 0 -32, 28 -22, 40 2, 0 14", cap, 3.4, shade=(10, 4))
    points = (
        "-41 26 c, -52 -22 c, -33 -2 c, -26 -36 c, -13 -2 c, -2 -42 c, 11 -2 c, "
        "24 -36 c, 33 -2 c, 54 -22 c, 43 25 c, 22 33, 0 35, -22 33"
    )
    d.shape(points, colour, 3.8, shade=(8, 3), hatch=(8, 5))
    for x, y in ((-52.0, -24.0), (-26, -39), (-2, -45), (24, -39), (54, -24)):
        d.shape(d.disc(x, y, 5.5), colour, 2.8, shade=(2, 2))
    d.ink("-44 8, -22 16, 0 18, 22 16, 46 8", 2.6, ends=(0.8, 0.8), fine=False)
    for x, y, jewel in ((-27.0, 23.0, jewels[0]), (-2, 26.5, jewels[1]), (24, 23.5, jewels[2])):
        d.shape(d.disc(x, y, 5, 4.2), jewel, 2.2, shade=(1.5, 1.5))


def lilied(d: Drawing, colour: str = "blue", cap: str = "red", trim: str = "gold") -> None:
    """A crown of three lilies and two pearls, trimmed in another metal; units and place of ``spiked``."""
    d.shape("-36 0, -26 -22, 0 -30, 28 -22, 38 0, 0 12", cap, 3.4, shade=(10, 4))

    petal = "2 3 c, 10 2, 19 -5, 20 -16, 13 -21, 8 -16 c, 13 -14, 12 -8, 3 -5 c"

    def lily(x: float, y: float, size: float, turn: float) -> None:
        with d.push(x, y, size, turn):
            for side in (-1, 1):
                d.shape([(side * float(x), y, *flag) for x, y, *flag in points_of(petal)], colour, 3, shade=(3, 3))
            d.shape("-7 6 c, -9 -14, 0 -36 c, 9 -14, 7 6 c", colour, 3, shade=(5, 2))
            d.shape(d.tube("-12 2 7, 0 3 8, 12 2 7"), trim, 2.6, shade=(2, 2), swell=0)

    for x, y in ((-23.0, -12.0), (25, -12)):
        d.shape([(x - 5, y + 22), (x, y, "c"), (x + 5, y + 22)], trim, 2.8, swell=0)
        d.shape(d.disc(x, y, 6), trim, 2.8, shade=(2, 2))
    lily(-46, -1, 0.95, -14)
    lily(47, -1, 0.95, 14)
    lily(1, -4, 1.2, 0)
    d.shape("-50 4 c, -22 12, 0 14, 22 12, 51 4 c, 44 28 c, 22 35, 0 37, -22 35, -42 28 c", colour, 3.8, shade=(9, 4))
    for row in ("-48 8, -22 16, 0 18, 22 16, 49 8", "-43 25, -22 31.5, 0 33.5, 22 31.5, 44 25"):
        d.lines([row], 2.6, trim)
    for x, y in ((-34, 20.5), (-12, 24.5), (12, 24.5), (35, 20)):
        d.shape(d.disc(x, y, 4.6, 4), cap, 2, shade=(1.5, 1.5), swell=0)


def leaved(d: Drawing, colour: str = "green", cap: str = "red", trim: str = "gold") -> None:
    """A crown of five leaves over a cap, its band studded; units and place of ``spiked``."""
    d.shape("-38 0, -30 -20, 0 -28, 30 -20, 40 0, 0 12", cap, 3.4, shade=(10, 4))
    for x, y in ((-36, -2), (-12, -9), (14, -9), (38, -2)):
        d.shape([(x - 4, y + 20), (x, y, "c"), (x + 4, y + 20)], trim, 2.6, swell=0)
        d.shape(d.disc(x, y, 5.4), trim, 2.6, shade=(2, 2), swell=0)
    for x, y, size, turn in (
        (-24, -4, 0.92, -9),
        (26, -4, 0.92, 10),
        (-47, 3, 0.92, -22),
        (49, 3, 0.92, 22),
        (1, -6, 1.16, 0),
    ):
        with d.push(x, y, size, turn):
            d.shape("-5 12 c, -14 2, -15 -14, 0 -38 c, 15 -14, 14 2, 5 12 c", colour, 3, shade=(5, 1), swell=0)
            d.ink("0 10, 0 -10, 0 -30", 2.4, lighter(d.paint(colour)))
            for side in (-1, 1):
                d.ink([(0, 0), (side * 4, -6), (side * 8, -9)], 1.6, lighter(d.paint(colour)))
    d.shape("-51 6 c, -22 14, 0 16, 22 14, 52 6 c, 46 29 c, 22 36, 0 38, -22 36, -44 29 c", trim, 3.8, shade=(9, 4))
    d.lines(["-49 10, -22 18, 0 20, 22 18, 50 10"], 2.0, fine=True)
    for i, x in enumerate((-36, -18, 1, 20, 38)):
        y = 28.5 - abs(x) ** 1.6 / 62
        d.shape(d.disc(x, y, 4.8, 4), "red" if i % 2 else colour, 2, shade=(1.5, 1.5), swell=0)


def branched(d: Drawing, bark: str = "bark", wood: str = "wood", leaf: str = "green", trim: str = "gold") -> None:
    """A crown of three sawn stumps with leaves between them on a jewelled band; units and place of ``spiked``."""
    d.shape("-38 4, -28 -12, 0 -18, 28 -12, 40 4, 0 14", "red", 3.4, shade=(10, 4))
    for x, y, turn in ((-30, 2, -26), (32, 2, 26), (-20, 0, 2), (22, 0, -2)):
        with d.push(x, y, 1.1, turn):
            d.shape("-4 12 c, -12 0, -12 -16, 0 -36 c, 12 -16, 12 0, 4 12 c", leaf, 3, shade=(4, 1), swell=0)
            d.ink("0 8, 0 -26", 2.2, lighter(d.paint(leaf)))
    for x, y, size, turn in ((-45, 8, 0.94, -16), (47, 8, 0.94, 16), (1, 8, 1.24, 0)):
        with d.push(x, y, size, turn):
            d.shape("-10 14 c, -8 -10, -11 -32 c, 11 -32 c, 8 -10, 10 14 c", bark, 3.2, shade=(5, 2), swell=0)
            d.shape("-8 -8 c, -16 -16, -14 -21 c, -8 -20, -8 -16 c", bark, 2.4, swell=0)
            d.ink("-2 4, -3 -12, -1 -24", 2, lighter(d.paint(bark)), fine=True)
            d.shape(d.disc(0, -33, 11.5, 6), wood, 3, swell=0)
            d.ink("-5 -33, 0 -35, 5 -33, 0 -31.5", 1.6, fine=True)
    d.shape("-51 6 c, -22 14, 0 16, 22 14, 52 6 c, 46 29 c, 22 36, 0 38, -22 36, -44 29 c", trim, 3.8, shade=(9, 4))
    d.lines(["-49 10, -22 18, 0 20, 22 18, 50 10"], 2.0, fine=True)
    for i, x in enumerate((-36, -18, 1, 20, 38)):
        y = 28.5 - abs(x) ** 1.6 / 62
        d.shape(d.disc(x, y, 4.8, 4), "blue" if i % 2 else "red", 2, shade=(1.5, 1.5), swell=0)
