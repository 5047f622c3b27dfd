"""The ace of swords: a broad blade through a crown, entwined by a red ribbon, laurel at its hilt."""

from __future__ import annotations

from artwork.decks.spanish.figures import flat, star
from artwork.engine import Drawing
from artwork.parts import finery
from artwork.suits import spanish as suits

X = 305.0


def swords(d: Drawing) -> None:
    """The card."""
    with flat(d) as f:
        with f.figure(2.4, 2), f.push(X, 0):
            ribbon(f, behind=True)
            laurel(f)
            blade(f)
            hilt(f)
            ribbon(f, behind=False)
        with f.figure(2.2, 2):
            crown(f)


def crown(d: Drawing) -> None:
    """A crown through which the blade passes."""
    with d.push(X, 240, 1.5):
        finery.coronet(d, 110, 5, ("red", "blue"))


def blade(d: Drawing) -> None:
    """The blade, its fuller and damascening."""
    region = d.shape("-46 640 c, -48 300, -44 200, -34 150, 0 66 c, 34 150, 44 200, 48 300, 46 640 c", "steel", 6)
    inside = region.buffer(-2.6)
    d.fill("0 700 l, 0 40 l, 70 40 l, 70 700 l", "blue", clip=inside)
    d.fill("24 700 l, 28 180 l, 70 180 l, 70 700 l", "blue2", clip=inside)
    d.ink("0 90, 0 300, 0 636", 5, ends=(0.2, 1), fine=False)
    d.lines(["-26 620, -28 200"], 3, "blue", fine=True)
    for y in (320, 380, 440, 500, 560) if d.full else ():
        star(d, -21, y, 10, "blue")
        star(d, 16, y + 30, 8, "paper")


def hilt(d: Drawing) -> None:
    """Guard, grip and pommel."""
    grip = d.shape(d.tube("0 664 54, 0 726 64, 0 796 48"), "red", 5.6)
    d.crescent(grip, 16, 0, "red2", grip.buffer(-2.4))
    for y in (696, 716, 736, 756, 776):
        d.ink([(-31, y + 7), (0, y), (31, y - 9)], 6.4, "ink", "both", (0.6, 0.6), grip, fine=False)
        d.ink([(-31, y + 7), (0, y), (31, y - 9)], 3.2, "gold", "both", (0.6, 0.6), grip, fine=False)
    guard = d.shape(
        "-160 606 c, -176 622, -168 652, -140 660, -60 668, 0 686, 60 668, 140 660, 168 652, 176 622, 160 606 c, "
        "146 628, 92 630, 52 630, 0 622, -52 630, -92 630, -146 628",
        "gold",
        5.6,
    )
    d.crescent(guard, 6, 13, "gold2", guard.buffer(-2.4))
    d.lines(["-140 644, -70 648, 0 660, 70 648, 140 644"], 3.4, fine=True)
    for x in (-158, 158):
        d.shape(d.disc(x, 606, 25), "gold", 5.2, shade=(7, 7))
        d.circle(x, 606, 11, "red", "ink", 4)
    d.shape("0 612 c, 38 640, 30 678, 0 700 c, -30 678, -38 640", "gold", 5, shade=(9, 4))
    d.shape("0 628 c, 20 646, 16 670, 0 682 c, -16 670, -20 646", "blue", 4, swell=0, shade=(6, 3))
    d.shape("-30 790, 0 784, 30 790, 34 802, 0 810, -34 802", "gold", 4.6, shade=(8, 4), swell=0)
    pommel = d.shape(d.disc(0, 842, 43), "gold", 5.6)
    d.crescent(pommel, 13, 11, "gold2", pommel.buffer(-2.4))
    d.circle(0, 842, 25, "paper", "ink", 4.4)
    for i in range(8):
        with d.push(0, 842, 0.33, i * 45 + 22.5):
            d.shape(
                "14 0 c, 22 -17, 46 -25, 64 -13, 68 0, 64 13, 46 25, 22 17", "red" if i % 2 else "blue", 2.2, swell=0
            )
    d.circle(0, 842, 8, "gold", "ink", 3)


def ribbon(d: Drawing, behind: bool) -> None:
    """A ribbon wound about the blade, in parts that lie behind it and before it."""
    if behind:
        for row in (
            "-38 590 40, -110 560 44, -128 510 44, -84 470 40, 0 452 34",
            "20 452 36, 96 420 44, 122 372 44, 84 334 40, 30 316 34",
        ):
            region = d.shape(d.tube(row), "red2", 5)
            d.crescent(region, 5, 6, "#561a0d", region.buffer(-2))
        return
    for row, fold in (
        ("-98 482 34, -70 470 40, 0 444 48, 62 428 44, 92 418 34", "-70 478, 0 454, 70 434"),
        ("98 346 34, 74 330 40, 0 326 46, -70 322 44, -112 300 40, -150 318 36", "86 344, 0 336, -70 332"),
    ):
        region = d.shape(d.tube(row), "red", 5)
        d.crescent(region, 3, 11, "red2", region.buffer(-2.2))
        d.ink(fold, 3.6, clip=region)
    tail = d.shape(
        "-138 300 c, -168 322, -176 368, -160 412 c, -184 404, -204 420 c, -218 372, -206 320, -170 290 c", "red", 5
    )
    d.crescent(tail, 10, 5, "red2", tail.buffer(-2.2))
    end = d.shape("-60 566 c, -26 566, 10 590, 22 612 c, -10 614, -44 608 c, -64 600", "red", 5)
    d.crescent(end, 3, 9, "red2", end.buffer(-2.2))


def laurel(d: Drawing) -> None:
    """Sprays on either side of the grip."""
    leaf = d.motif("laurel", suits.draw_leaf)
    for flip in (False, True):
        with d.push(flip=flip):
            stem = "20 820, 90 806, 146 760, 172 700"
            d.lines([stem], 9)
            d.lines([stem], 4, "gold")
            for x, y, turn, size in (
                (84, 808, 30, 1.25), (80, 808, -84, 1.15), (126, 780, 10, 1.25), (122, 784, -104, 1.1),
                (156, 738, -8, 1.2), (154, 742, -122, 1.0), (173, 698, -72, 1.25),
            ):  # fmt: skip
                d.use(leaf, x, y, turn, size)
            for x, y in ((112, 766), (148, 722)):
                d.circle(x, y, 9, "red", "ink", 3.6)
                d.note(d.disc(x, y, 10))
