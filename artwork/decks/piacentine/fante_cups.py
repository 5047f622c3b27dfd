"""Fante of cups: looks right, the cup floats upper right; a blue lance at the left; red and green, a gold baldric."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hands, hats, heads, regalia
from artwork.suits import piacentine as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.2, 1.3):
        figure(d)
    suits.cup(d, 402, 116, 126 if d.full else 148)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    lance(d)
    tunic(d)
    right_arm(d)
    left_arm(d)
    head(d)


def lance(d: Drawing) -> None:
    """A blue lance wound with gold, its head a lily."""
    with d.push(92, 336, turn=-2):
        regalia.shaft(d, -152, 170, 15, "blue")
        for i in range(8):
            d.ink([(-7, -122 + i * 40), (0, -114 + i * 40), (7, -120 + i * 40)], 4.4, "gold", "both", fine=False)
        for y in (-148, -128, -52, 54):
            regalia.knob(d, y, 27, 10)
        with d.push(0, -154):
            regalia.lily(d, 70 if d.full else 78)


def tunic(d: Drawing) -> None:
    """A parted tunic, red and green, under a broad gold baldric."""
    coat = d.shape(
        "212 250, 168 262, 140 292, 150 344, 166 392, 158 424, 138 500 c, 362 500 c, 334 424, 328 392, 344 344, "
        "356 292, 330 262, 286 250",
        "red",
    )
    green = d.blob("250 240 c, 250 330, 252 400, 254 510 c, 400 510 c, 400 240 c")
    d.fill(green, "green", clip=coat.buffer(-1.6))
    d.crescent(coat, 12, 0, "green2", coat.buffer(-1.6).intersection(green))
    d.scatter(coat.difference(green), 31, 28, d.motif("sprig", cloth.sprig), inset=11, scale=0.9)
    d.scatter(coat.intersection(green), 31, 28, d.motif("sprig", cloth.sprig), inset=11, scale=0.9)
    d.ink("250 262, 250 330, 252 400, 254 470", 3, clip=coat, fine=False)
    for row, side, colour in (
        ("172 300, 178 350, 192 390", -1, "red2"),
        ("176 428, 164 456, 158 480", -1, "red2"),
        ("206 430, 200 456, 200 480", -1, "red2"),
        ("326 300, 320 350, 308 390", 1, "green2"),
        ("300 432, 306 456, 308 480", 1, "green2"),
        ("324 428, 336 456, 340 480", 1, "green2"),
    ):
        d.fold(coat, row, side, 3, 10, colour, 11)
    belt = d.shape(d.tube("168 410, 206 420, 250 424, 294 420, 326 411", (17, 19, 20, 19, 17)), "leather", 3.4)
    d.crescent(belt, 1, 6, "leather2", belt.buffer(-1.2))
    d.along("164 409, 204 420, 250 424, 296 420, 332 409", 15, lambda _: d.circle(0, 0, 3.2, "gold", "ink", 1.3))
    d.band("326 262, 288 312, 226 372, 158 424", 31, "gold", "lozenges", "red", clip=coat, spacing=27)
    for row in ("314 254, 276 304, 214 362, 148 412", "340 272, 300 324, 238 384, 168 438"):
        d.ink(row, 2.2, clip=coat, fine=False)
    finery.brooch(d, 242, 358, 16, "blue")


def right_arm(d: Drawing) -> None:
    """The arm akimbo, at the right."""
    d.sleeve("404 412, 390 434, 350 434", (56, 50, 36), "red", 1)
    d.lines(["394 412, 398 432, 392 452", "380 414, 384 434, 378 452", "368 416, 372 434, 366 450"], 1.7, fine=True)
    cloth.gored(d, "332 284, 372 306, 400 346, 408 396", (54, 84, 78, 54), ("green", "gold", "green"), 9, -1)
    d.band("378 408, 408 426, 440 410", 14, "gold", "dots", "red", spacing=15)
    with d.push(350, 434, turn=4, flip=True):
        hands.cuff(d, "white", 44)
    with d.push(300, 432, 0.92, turn=4, flip=True):
        hands.flat_hand(d)


def left_arm(d: Drawing) -> None:
    """The arm with the lance, at the left."""
    d.sleeve("178 412, 162 392, 136 360", (54, 50, 36), "green", -1)
    d.lines(["126 384, 146 372, 158 352", "136 398, 158 386, 172 366", "148 412, 170 400, 186 380"], 1.7, fine=True)
    cloth.gored(d, "168 282, 148 318, 150 362, 184 412", (48, 80, 82, 58), ("red", "gold", "red"), 9, 1)
    d.band("158 430, 190 424, 210 398", 14, "gold", "dots", "green", spacing=15)
    with d.push(92, 330, 0.98, turn=24):
        hands.fist(d)
    with d.push(134, 352, turn=42):
        hands.cuff(d, "white", 44)


def hood(d: Drawing) -> None:
    """A dagged hood that lies on the shoulders."""
    cape = d.shape(
        "220 236, 176 250, 138 272, 128 304 c, 148 300, 160 316 c, 176 310, 190 328 c, 208 320, 224 338 c, 238 326, "
        "250 342 c, 264 326, 280 336 c, 294 320, 312 328 c, 324 310, 342 316 c, 352 300, 370 304 c, 362 272, 324 250, "
        "284 236, 250 250",
        "green",
    )
    d.crescent(cape, 4, 9, "green2", cape.buffer(-1.4))
    d.scatter(cape, 24, 18, d.motif("four", finery.quatrefoil), inset=9, scale=0.72)
    for row, side in (("186 266, 170 288, 164 310", -1), ("316 266, 332 288, 338 310", 1)):
        d.fold(cape, row, side, 2.4, 8, "green2", 9)
    roll = d.shape(d.tube("206 250, 226 274, 252 282, 280 274, 298 250", (18, 26, 28, 26, 18)), "red", 3.6)
    d.crescent(roll, 2, 8, "red2", roll.buffer(-1.4))
    for row in ("214 248, 220 262, 216 276", "232 262, 236 276, 232 290", "252 266, 254 282, 250 298",
                "272 262, 274 276, 272 290", "290 250, 290 264, 292 276"):  # fmt: skip
        d.ink(row, 1.8, clip=roll)


def head(d: Drawing) -> None:
    """Head, curls and cap."""
    with d.push(248, 130, 1.06, turn=-2):
        d.shape("-36 70, -38 118, 2 140, 32 118, 26 84", "flesh2", 3)
        with d.unbent():
            hood(d)
        back = d.shape("-32 -8, -50 14, -56 44, -52 76, -34 88, -20 60, 20 60, 42 60, 46 30, 36 -8", "black2", 3.6)
        d.crescent(back, 2, 2, "ink", back.buffer(-1))
        heads.three_quarter(
            d,
            heads.Features(
                hair="black2",
                iris="#4a3420",
                gaze=0.4,
                brow=1.3,
                jaw=1.1,
                bridge="broad",
                lift=0.5,
                mouth="smile",
                eye=1.04,
            ),
        )
        curls = [(-54, 70), (-44, 82), (-58, 50), (-46, 62), (-34, 74), (-56, 28), (-44, 40), (-36, 54), (-50, 8),
                 (-40, 20), (42, 12), (44, 32), (43, 50)]  # fmt: skip
        for i, (x, y) in enumerate(curls):
            curl = d.shape(d.disc(x, y, 12, 11), "black", 2.8, shade=(3, 3), swell=0)
            d.spiral(x, y, 8, 1 if i % 2 else -1, i, 2.4, clip=curl)
            d.ink([(x - 7, y - 3), (x - 3, y - 7), (x + 2, y - 8)], 1.6, "#8d8072", clip=curl)
        for i, x in enumerate((-26, -10, 6, 22)):
            curl = d.shape(d.disc(x, -2, 11, 10), "black", 2.8, shade=(3, 3), swell=0)
            d.spiral(x, -2, 7, 1 if i % 2 else -1, i, 2.2, clip=curl)
        cap(d)


def cap(d: Drawing) -> None:
    """A red cap with a green brim cut into points, a stiff feather at its side."""
    hats.feather(d, "-30 -26, -58 -46, -88 -52, -116 -30", 30, "gold", 11)
    crown = d.shape("-50 -6 c, -56 -34, -34 -56, -2 -62, 30 -60, 52 -42, 50 -6 c, 0 -12", "red", 4)
    d.crescent(crown, 10, -3, "red2", crown.buffer(-1.4))
    for row in ("-8 -60, -24 -42, -30 -14", "8 -61, 4 -38, 4 -14", "24 -58, 32 -38, 32 -14"):
        d.fold(crown, row, -1, 2.4, 8, "red2", 9)
    brim = d.shape(
        "-58 -2 c, -64 -36 c, -48 -26, -40 -46 c, -29 -28, -17 -48 c, -6 -28, 6 -48 c, 17 -28, 29 -47 c, 39 -27, "
        "53 -43 c, 55 -26, 66 -34 c, 58 -2 c, 28 -12, 0 -14, -28 -12",
        "green", 4,
    )  # fmt: skip
    d.crescent(brim, 3, 3, "green2", brim.buffer(-1.4))
    d.ink("-56 -18, -28 -21, 0 -22, 28 -21, 58 -18", 2, "leaf", clip=brim)
    d.band("-57 -5, -28 -14, 0 -16, 28 -14, 57 -5", 11, "gold", "dots", "red", spacing=13)
    finery.brooch(d, -34, -17, 12, "blue")
