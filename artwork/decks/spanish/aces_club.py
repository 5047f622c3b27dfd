"""The ace of clubs: a mighty knotty club in a fist that comes out of a slashed sleeve."""

from __future__ import annotations

from artwork.decks.spanish.figures import flat, piece
from artwork.engine import Drawing, unary_union
from artwork.parts import hands
from artwork.suits import spanish as suits


def clubs(d: Drawing) -> None:
    """The card."""
    with flat(d) as f, f.figure(2.6, 2.2):
        sleeve(f)
        with f.push(256, 640, 2.5, -6):
            hands.fist(f, bar=lambda: club(f), wrist="side")
        cuff(f)


def club(d: Drawing) -> None:
    """The club, in units of the fist: its thick end 190 above the hand."""
    leaf = d.motif("leaf", suits.draw_leaf)
    for x, y, turn, size in (
        (-28, -132, -160, 0.62), (-30, -128, 150, 0.5), (30, -84, 20, 0.6), (29, -88, -36, 0.56), (-23, -40, 170, 0.52),
        (13, 50, 24, 0.5),
    ):  # fmt: skip
        d.use(leaf, x, y, turn, size)
    for side, y, turn, x in (
        (-1, -146, -52, 22),
        (1, -110, 50, 22),
        (-1, -62, -50, 17),
        (1, -42, 54, 15),
        (-1, 62, -128, 12),
    ):
        with d.push(side * x, y, 0.62, turn):
            d.shape("-16 20 c, -13 -2, -17 -24 c, 17 -24 c, 13 -2, 16 20 c", "gold", 5.2, shade=(9, 3), swell=0)
            d.shape(d.disc(0, -25, 17, 8.5), "red", 4.8, swell=0)
            d.circle(0, -25, 5, "ink", flat=0.5)
    body = d.shape(
        "-37 -196 c, 37 -198 c, 35 -172, 27 -148, 31 -122, 24 -92, 20 -60, 22 -34, 16 0, 15 40, 12 76, "
        "13 104 c, 0 108, "
        "-13 104 c, -13 72, -17 36, -15 0, -21 -28, -17 -54, -24 -84, -30 -116, -26 -142, -36 -170",
        "gold",
        6,
    )
    inside = body.buffer(-2.6)
    d.crescent(body, 34, 4, "gold2", inside)
    for row, width in (
        ("-24 -184, -18 -150, -20 -108", 5), ("-6 -182, 0 -152, -4 -118", 5), ("14 -184, 16 -156, 20 -132", 5),
        ("-14 -96, -10 -70, -12 -44", 5), ("4 -104, 8 -74, 4 -48", 5), ("-8 34, -6 62, -8 92", 4.6),
        ("6 30, 4 60, 6 96", 4.6), ("16 -118, 14 -98, 12 -84", 4.4), ("-10 -30, -6 -12, -8 -2", 4.4),
    ):  # fmt: skip
        d.ink(row, width, clip=inside)
    for x, y in ((-8, -134), (10, -92), (-5, -58), (2, 62)):
        d.shape(d.disc(x, y, 7, 10), "gold2", 4.4, swell=0)
        d.fill(d.disc(x, y + 1, 3, 5.6), "ink")
    d.shape(d.disc(0, -197, 37, 11.5), "red", 5.6)
    d.ellipse(0, -197, 26, 7.4, None, "ink", 1.5)
    d.ellipse(0, -197, 15, 4.2, None, "ink", 1.5)
    d.ellipse(0, -197, 5, 1.6, "ink")


def sleeve(d: Drawing) -> None:
    """The arm that comes in from the right: a close ochre sleeve under a puffed blue one, slashed."""
    within = d.box(10, 10, 590, 940)
    puff = d.tube("640 764 150, 580 742 196, 520 716 196, 462 690 128")
    d.shape(puff.intersection(within), "blue", 6, shade=(6, 26))
    for row in ("640 700, 560 668, 484 662", "640 750, 560 722, 476 692", "640 800, 566 782, 484 728"):
        d.ink(row, 30, ends=(0.4, 0.1), clip=within, fine=False)
        d.ink(row, 20, "paper", ends=(0.4, 0.1), clip=within, fine=False)
        d.ink(row, 6, "red", ends=(0.4, 0.1), clip=within)
    piece(
        d,
        d.tube("484 702 118, 436 684 114, 384 662 96"),
        "gold",
        [("486 660, 452 684, 430 724", 12), ("430 640, 416 660, 420 690", 8)],
        (14, 20),
        6,
    )


def cuff(d: Drawing) -> None:
    """A red band over a white frill."""
    frill = unary_union([d.disc(376 - abs(i) * 2 + i * -4, 652 + i * 14, 17) for i in range(-4, 5)])
    d.shape(frill, "white", 5, shade=(5, 5))
    d.shape(d.tube("376 716 32, 398 664 36, 410 610 32"), "red", 5.6, shade=(8, 8))
    for x, y in ((385, 698), (398, 664), (406, 630)):
        d.circle(x, y, 8, "gold", "ink", 3.4)
