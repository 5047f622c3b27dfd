"""Queen of spades: profile to the left, a tulip in her hand; black hair in braids under a crown, ermine over black."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hands, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "swords", right=True)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    lily = d.motif("lily", finery.little_lily)
    back = finery.drape(
        d,
        "300 236, 372 246, 432 276, 480 316, 540 370, 540 560, 250 560, 240 300",
        "black",
        lily,
        (33, 26),
        (
            ("470 330, 482 400, 476 480", 1, 12, 0),
            ("434 350, 446 420, 436 500", 1, 12, 0),
            ("400 370, 408 440, 398 520", 1, 12, 0),
        ),
        (14, 2),
    )
    finery.hem(d, "492 330, 528 380, 530 540", 17, back)
    gown = finery.drape(
        d,
        "232 262, 206 300, 200 350, 214 410, 206 540, 380 560, 362 420, 366 330, 340 262",
        "blue",
        d.motif("pomegranate", finery.pomegranate, heart="white"),
        (32, 31),
        (("342 330, 338 400, 350 500", 1, 11, 9), ("232 350, 238 400, 230 460", -1, 9, 8)),
        (12, 0),
        size=0.88,
    )
    d.band("256 300, 250 380, 252 520", 25, "gold", "scroll", "red", clip=gown, spacing=22)
    belt = d.shape(d.tube("206 404, 250 420, 310 424, 370 412", (17, 20, 20, 18)), "gold", 3.2)
    d.crescent(belt, 1, 6, "gold2", belt.buffer(-1.2))
    finery.buttons(d, [(224, 412), (284, 423), (316, 423), (346, 419)], 5, "red")
    finery.brooch(d, 251, 421, 16, "blue")
    right_arm(d)
    stole = d.shape(
        "330 236, 380 250, 420 280, 436 330, 420 390, 392 440, 372 420, "
        "384 370, 376 322, 344 296, 300 290, 262 302, 224 296, "
        "210 274, 236 258, 276 250",
        "linen",
    )
    d.crescent(stole, 6, 8, "linen2", stole.buffer(-1.4))
    cloth.ermine(d, stole, 25, 19, 0.95)
    d.fold(stole, "388 262, 414 300, 412 350", 1, 2.4, 9, "linen2", 10)
    left_arm(d)
    neck = d.shape("264 196, 258 236, 234 258, 262 280, 310 280, 344 262, 322 240, 316 196", "flesh", 3.2)
    d.crescent(neck, 14, 0, "flesh2", neck.buffer(-1.4))
    finery.chain(d, "246 248, 262 266, 296 272, 330 262, 342 246", 5.4, "gold", 10)
    finery.brooch(d, 272, 286, 13, "red")
    head(d)


def left_arm(d: Drawing) -> None:
    """The arm with the tulip, at the left."""
    cloth.gored(d, "208 296, 174 322, 150 362, 146 410", (36, 70, 72, 56), ("red", "gold", "red"), 8, 1)
    d.sleeve("140 416, 148 392, 158 372", (54, 48, 36), "white", 1)
    d.band("116 386, 142 400, 172 394", 12, "gold", "dots", "red")
    with d.push(152, 236):
        regalia.tulip(d, 62, "red", 128, 2)
    with d.push(154, 318, 0.86, turn=-4):
        hands.fist(d, wrist="below")
    with d.push(174, 367, turn=-72):
        hands.cuff(d, "white", 42)


def right_arm(d: Drawing) -> None:
    """The other arm: the hand holds the mantle together."""
    finery.drape(
        d,
        "396 300, 440 330, 466 390, 466 450, 430 484, 372 478, 342 456, 350 424, 388 430, 400 400, 388 350",
        "black",
        d.motif("lily", finery.little_lily),
        (33, 26),
        (("424 350, 436 400, 424 450", 1, 12, 0), ("354 440, 390 450, 426 446", 1, 9, 0)),
        (8, 6),
    )
    finery.hem(d, "352 420, 344 440, 348 464", 14, d.box(330, 410, 372, 480))
    with d.push(336, 446, turn=-172):
        hands.cuff(d, "white", 42)
    with d.push(288, 452, 0.86, turn=4, flip=True):
        hands.fist_knuckles(d)


def head(d: Drawing) -> None:
    """Head, braids and crown."""
    with d.push(258, 122, 1.08, flip=True):
        heads.profile(d, heads.Features(hair="sable2", iris="#3a2c20", brow=0.7, nose=0.75, lips="#c8303c", fair=True))
        bun = d.shape("-66 8, -84 14, -98 34, -96 60, -80 74, -60 66, -52 40", "sable", 3.6)
        d.flow("-60 12, -74 30, -62 62", "-92 24, -96 46, -78 70", 7, 1.7, "#8a7566", bun)
        cap = d.shape(
            "-2 -6, -16 10, -26 22, -32 40, -38 62, -52 66, -66 56, -72 30, -66 4, -50 -16, -20 -20", "sable", 3.6
        )
        for rows in (("-6 -10, -24 8, -34 36", "-50 -14, -60 12, -58 52"),):
            d.flow(*rows, 9, 1.7, "#8a7566", cap)
        d.shape(d.tube("-8 -12, -24 0, -38 14, -50 28, -64 38", (7, 12, 13, 12, 8)), "sable", 2.8)
        braid = [(-30, 30), (-40, 48), (-52, 60), (-66, 60), (-76, 50)]
        for i, (x, y) in enumerate(braid):
            with d.push(x, y, turn=30 + i * 34):
                d.shape(d.disc(0, 0, 9, 6.4), "sable", 2.4, swell=0)
                d.ink("-6 -1, 0 -3, 6 -1", 1.3, "#8a7566")
        d.circle(-42, 66, 5, "white", "ink", 2)
        for x, y in ((-66, 30), (-78, 44), (-70, 58), (-84, 30), (-88, 54)):
            d.circle(x, y, 3, "white", "ink", 1.4)
        with d.push(-36, -10, turn=-10):
            finery.coronet(d, 84, 5, ("blue", "red"))
