"""The ace of cups: a great covered drum with handles, stars and lozenges, fruit and laurel at its foot."""

from __future__ import annotations

from artwork.decks.spanish.figures import flat, star
from artwork.engine import Drawing
from artwork.parts import regalia
from artwork.suits import spanish as suits

X = 305.0


def cups(d: Drawing) -> None:
    """The card."""
    with flat(d) as f, f.figure(2.4, 2), f.push(X, 0):
        sprays(f)
        handles(f)
        foot(f)
        bowl(f)
        lid(f)


def foot(d: Drawing) -> None:
    """The stem with its knop, and the stepped foot."""
    region = d.shape(
        "-40 640 c, 40 640 c, 46 700, 70 744, 132 778 c, 132 806 c, 0 822, -132 806 c, -132 778 c, -70 744, -46 700",
        "blue",
        5.6,
    )
    d.crescent(region, 22, 3, "blue2", region.buffer(-2.4))
    for row in ("-12 716, -30 760, -66 800", "12 716, 30 760, 66 800", "0 716, 0 812"):
        d.ink(row, 4, clip=region)
    d.shape("-138 800 c, 0 822, 138 800 c, 146 832 c, 0 856, -146 832 c", "gold", 5.2, shade=(18, 5))
    for x in (-105, -63, -21, 21, 63, 105) if d.full else ():
        y = 830 - x * x / 1100
        d.fill([(x - 11, y, "l"), (x, y - 10, "l"), (x + 11, y, "l"), (x, y + 10, "l")], "red")
    knop = d.shape("-56 664, 0 652, 56 664, 64 686, 52 706, 0 716, -52 706, -64 686", "red", 5, shade=(14, 8))
    for x in (-34, -12, 12, 34):
        d.ink([(x, 656), (x * 1.25, 684), (x, 712)], 4, "gold", clip=knop, fine=False)


def bowl(d: Drawing) -> None:
    """The drum: ochre above and below, a blue band with stars, red gadroons under it."""
    region = d.shape(
        "-176 350 c, 176 350 c, 182 450, 172 540, 132 608, 60 644, 0 650, -60 644, -132 608, -172 540, -182 450",
        "gold",
        6,
    )
    inside = region.buffer(-2.6)
    d.crescent(region, 34, 6, "gold2", inside)
    low = d.blob("-190 548 c, 0 584, 190 548 c, 190 680 c, -190 680 c").intersection(inside)
    d.shape(low, "red", 4.4, swell=0)
    d.crescent(low, 26, 4, "red2", low.buffer(-2))
    for x, reach in ((-120, 0.62), (-72, 0.56), (-24, 0.5), (24, 0.5), (72, 0.56), (120, 0.62)):
        d.ink(
            [(x, 580 - abs(x) / 9), (x * 0.9, 614 - abs(x) / 7), (x * reach, 650 - abs(x) / 8)],
            7,
            "gold",
            "in",
            clip=low,
            fine=False,
        )
    d.band("-186 548, -90 574, 0 581, 90 574, 186 548", 20, "gold", "bars", clip=inside, edge=4, spacing=11)
    band = d.blob("-190 412 c, 0 446, 190 412 c, 190 512 c, 0 546, -190 512 c").intersection(inside)
    d.shape(band, "blue", 4.4, swell=0)
    d.crescent(band, 28, 0, "blue2", band.buffer(-2))
    for x, y, r in ((-132, 470, 25), (-68, 485, 31), (68, 485, 31), (132, 470, 25)):
        star(d, x, y, r, "paper")
        d.circle(x, y, r * 0.26, "red", "ink", 2.6)
    d.circle(0, 494, 47, "gold", "ink", 5)
    d.crescent(d.disc(0, 494, 44), 7, 7, "gold2")
    d.circle(0, 494, 33, "paper", "ink", 4)
    for i in range(8):
        with d.push(0, 494, 0.42, i * 45 + 22.5):
            d.shape(
                "14 0 c, 22 -17, 46 -25, 64 -13, 68 0, 64 13, 46 25, 22 17", "red" if i % 2 else "blue", 2.6, swell=0
            )
    d.circle(0, 494, 10, "gold", "ink", 3)
    for x in (-140, -98, -52, 0, 52, 98, 140):
        high = 401 - x * x / 900
        d.circle(x, high, 10, "red", "ink", 3.6)
        d.circle(x - 3, high - 3, 2.6, "paper") if d.full else None


def lid(d: Drawing) -> None:
    """The red domed lid, ribbed with ochre, a ball and a lily on top."""
    dome = d.shape("-166 330 c, -150 262, -84 214, 0 208, 84 214, 150 262, 166 330 c, 0 352", "red", 5.6)
    d.crescent(dome, 30, 4, "red2", dome.buffer(-2.4))
    for x in (-112, -58, 0, 58, 112):
        d.ink([(x * 0.14, 216), (x * 0.76, 262), (x, 344)], 11, "ink", "in", clip=dome.buffer(-2), fine=False)
        d.ink([(x * 0.14, 216), (x * 0.76, 262), (x, 344)], 5.4, "gold", "in", clip=dome.buffer(-2), fine=False)
    for x, y in ((-86, 296), (-30, 288), (30, 288), (86, 296)):
        star(d, x, y, 13, "straw")
    rim = d.shape("-184 326 c, 0 352, 184 326 c, 190 352, 184 366 c, 0 396, -184 366 c, -190 352", "gold", 5.4)
    d.crescent(rim, 24, 6, "gold2", rim.buffer(-2.4))
    d.lines(["-182 340, 0 368, 182 340"], 3.4, fine=True)
    d.shape("-30 214 c, 30 214 c, 24 196, 0 190, -24 196", "gold", 4.6, shade=(9, 3))
    d.shape(d.disc(0, 176, 25), "blue", 5, shade=(9, 9))
    d.fill(d.disc(-8, 168, 5.5), "paper")
    with d.push(0, 154, 1.5):
        regalia.lily(d, 56)


def handles(d: Drawing) -> None:
    """Scrolled handles."""
    for flip in (False, True):
        with d.push(flip=flip):
            spine = "150 548 20, 206 540 22, 240 486 22, 232 424 22, 198 400 20, 184 424 16, 200 440 12"
            region = d.shape(d.tube(spine), "blue", 5.2)
            d.crescent(region, 5, 7, "blue2", region.buffer(-2))
            d.circle(201, 434, 13, "gold", "ink", 4.4)
            d.note(d.disc(201, 434, 15))
            d.shape("226 500 c, 250 512, 262 540, 256 566 c, 238 552, 226 530", "gold", 4.2, shade=(4, 4))


def sprays(d: Drawing) -> None:
    """Laurel on either side of the foot."""
    leaf = d.motif("laurel", suits.draw_leaf)
    for flip in (False, True):
        with d.push(flip=flip):
            stem = "90 836, 150 800, 196 744, 222 672"
            d.lines([stem], 9)
            d.lines([stem], 4, "gold")
            for x, y, turn, size in (
                (146, 802, 34, 1.15), (144, 802, -96, 1.0), (184, 762, 12, 1.2), (180, 766, -112, 1.05),
                (208, 716, -6, 1.15), (206, 720, -124, 0.95), (222, 676, -76, 1.2),
            ):  # fmt: skip
                d.use(leaf, x, y, turn, size)
            for x, y in ((170, 750), (198, 702)):
                d.circle(x, y, 9, "red", "ink", 3.6)
                d.note(d.disc(x, y, 10))
