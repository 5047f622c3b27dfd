"""Jack of hearts: he looks left over a branch of laurel; a beret with a plume, parti-coloured sleeves, a dagger."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads, scrollwork
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "cups")


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    coat = finery.drape(
        d,
        "250 252, 196 266, 170 290, 184 350, 200 410, 190 540, 412 560, 392 420, 400 350, 410 296, 376 266, 330 252",
        "blue",
        d.motif("star", finery.star),
        (29, 25),
        (("392 320, 380 390, 392 480", 1, 11, 9), ("196 320, 212 370, 208 410", -1, 9, 8)),
        (14, 0),
        size=1.15,
    )
    d.band("290 262, 296 350, 300 540", 58, "red", "plain", clip=coat)
    placket = d.shape(d.tube("290 262, 296 350, 300 540", (24, 24, 26)).intersection(coat), "gold", 2.6, swell=0)
    finery.trellis(d, placket, 12, "gold2")
    for y in (312, 342, 372):
        x = 290 + (y - 262) * 0.06
        d.lines([[(x - 27, y), (x + 27, y)]], 9)
        d.lines([[(x - 26, y), (x + 26, y)]], 4.6, "gold")
        finery.buttons(d, [(x - 26, y), (x + 26, y)], 5.5, "gold")
        finery.buttons(d, [(x, y)], 7, "white")
    d.shape(d.tube("190 394, 244 408, 300 414, 356 411, 404 402", (18, 20, 21, 20, 18)), "black", 3.4)
    d.along("198 397, 250 409, 300 414, 350 411, 398 403", 17, lambda _: d.circle(0, 0, 3, "gold"))
    left_arm(d)
    right_arm(d)
    collar(d)
    head(d)


def collar(d: Drawing) -> None:
    """A pleated ruff."""
    d.shape("266 210, 262 260, 292 276, 324 260, 322 210", "flesh2", 3)
    with d.push(294, 250):
        cloth.ruff(d, 74, 32, 17)


def left_arm(d: Drawing) -> None:
    """The raised arm with the laurel, at the left."""
    cloth.gored(d, "186 286, 154 316, 134 356, 134 396", (40, 76, 78, 60), ("gold", "red", "gold"), 9, 1)
    wing(d, -1)
    d.band("100 378, 132 394, 168 384", 13, "blue", "dots", "gold")
    cloth.ringed(d, "130 404, 142 384, 152 366", (54, 48, 36), "red", "white", 1)
    with d.push(148, 312, turn=-8):
        scrollwork.laurel(d, "0 42, -2 0, 4 -60, -4 -110, 12 -146", 7, 46, "green", "red")
    with d.push(148, 314, 0.95, turn=-6):
        hands.fist(d, wrist="below")
    with d.push(170, 367, turn=-70):
        hands.cuff(d, "white", 44)


def right_arm(d: Drawing) -> None:
    """The arm akimbo, its hand on the dagger, at the right."""
    with d.push(352, 408, turn=118):
        d.shape(d.tube("0 -30 12, 0 26 11"), "black", 3)
        d.shape(d.tube("-22 24 9, 0 28 11, 22 24 9"), "gold", 3)
        d.shape(d.disc(0, -36, 10), "gold", 3, shade=(2, 2))
    cloth.ringed(d, "466 396, 450 424, 412 416", (54, 50, 38), "red", "white", -1)
    cloth.gored(d, "396 286, 434 312, 458 350, 462 392", (40, 80, 80, 60), ("gold", "red", "gold"), 9, -1)
    d.band("428 388, 462 402, 496 388", 13, "blue", "dots", "gold")
    with d.push(400, 415, turn=6, flip=True):
        hands.cuff(d, "white", 44)
    with d.push(350, 409, 0.94, turn=4, flip=True):
        hands.fist_knuckles(d)
    wing(d, 1)


def wing(d: Drawing, side: int) -> None:
    """A slashed roll on a shoulder."""
    with d.push(292, 0, flip=side < 0):
        cloth.wing(d, "128 302, 112 276, 78 264", 27, ("blue", "white"))


def head(d: Drawing) -> None:
    """Head, hair and beret."""
    with d.push(294, 126, 1.1, turn=-2):
        with d.push(flip=True):
            hair.curtain(d, "brown", 84, -8)
            heads.three_quarter(
                d,
                heads.Features(
                    hair="brown2",
                    iris="#5a7a3a",
                    brow=0.95,
                    jaw=0.97,
                    bridge="snub",
                    mouth="smile",
                    gaze=0.6,
                    fair=True,
                ),
            )
            hair.locks(
                d,
                [
                    hair.wavy(-38, -8, -58, 58, 5, 1.2, 0.5, -9),
                    hair.wavy(-32, -8, -48, 70, 5, 1.3, 1.3, -9),
                    hair.wavy(-26, -8, -40, 46, 4, 1.2, 0.3, -8),
                    hair.wavy(34, -8, 43, 50, 4, 1.2, 0.6, 8),
                ],
                widths=(9, 15, 16, 12, 8, 2),
                colour="brown",
                light="#b07a48",
            )
            d.shape("-36 -10, -30 12, -16 16, -4 8, 8 14, 20 8, 30 12, 36 -8, 0 -20", "brown", 2.8)
            d.flow("-32 -8, -26 2, -22 12", "32 -8, 28 2, 26 10", 9, 1.4, "brown2")
        crown = d.shape("-50 -4, -66 -22, -58 -46, -20 -58, 26 -54, 58 -36, 62 -14, 46 -2, 0 -14", "red", 4)
        d.crescent(crown, 10, 7, "red2", crown.buffer(-1.4))
        for row in (
            "-30 -54, -44 -36, -42 -10",
            "-8 -57, -12 -36, -10 -14",
            "14 -55, 20 -36, 18 -12",
            "38 -48, 46 -32, 42 -8",
        ):
            d.fold(crown, row, -1, 2.4, 8, "red2", 9)
        d.band("-52 0, -26 -9, 0 -12, 28 -9, 52 0", 15, "gold", "lozenges", "blue", spacing=18)
        hats.plume(d, "34 -26, 60 -50, 90 -46, 104 -14, 94 24", 16, "white", "#cdd6e4")
        finery.brooch(d, 36, -20, 11, "red")
