"""Queen of spades: profile to the left, a tulip in her hand; black braids under a crown, ermine over a black mantle."""

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
        "300 246, 372 250, 424 270, 462 304, 488 352, 530 420, 540 560, 60 560, 84 420, 128 330, 176 280, 236 254",
        "black",
        lily,
        (33, 26),
        (
            ("462 340, 474 400, 470 480", 1, 12, 0),
            ("436 350, 446 420, 436 500", 1, 12, 0),
        ),
        (14, 2),
    )
    finery.hem(d, "478 330, 506 372, 530 440", 15, back)
    gown = finery.drape(
        d,
        "236 262, 206 300, 204 350, 216 396, 204 440, 190 540, 400 560, 384 450, 366 400, 378 340, 366 296, 340 262",
        "blue",
        d.motif("pomegranate", finery.pomegranate, heart="white"),
        (32, 31),
        (("350 330, 346 400, 358 500", 1, 11, 9), ("230 340, 236 390, 228 450", -1, 9, 8)),
        (12, 0),
        size=0.88,
    )
    d.band("262 300, 254 380, 252 520", 25, "gold", "scroll", "red", clip=gown, spacing=22)
    right_arm(d)
    left_arm(d)
    stole = d.shape(
        "330 240, 376 254, 416 280, 440 318, 450 366, 424 378 c, 404 372, 384 382 c, 374 346, 352 318, 316 304, "
        "276 300, 240 306, 216 324, 206 346 c, 192 344, 178 334 c, 182 302, 200 276, 234 256, 276 244",
        "linen",
    )
    d.crescent(stole, 5, 9, "linen2", stole.buffer(-1.4))
    cloth.ermine(d, stole, 25, 19, 0.95)
    d.fold(stole, "376 262, 404 296, 416 344", 1, 2.4, 9, "linen2", 10)
    neck = d.shape("264 196, 258 236, 234 258, 262 284, 310 284, 344 262, 322 240, 316 196", "flesh", 3.2)
    d.crescent(neck, 14, 0, "flesh2", neck.buffer(-1.4))
    finery.chain(d, "246 248, 262 266, 296 272, 330 262, 342 246", 5.4, "gold", 10)
    finery.brooch(d, 274, 298, 17, "red")
    head(d)


def left_arm(d: Drawing) -> None:
    """The arm with the tulip, at the left."""
    cloth.gored(d, "206 316, 172 336, 150 370, 146 412", (36, 66, 70, 56), ("red", "gold", "red"), 8, 1)
    d.sleeve("140 416, 148 392, 158 372", (54, 48, 36), "white", 1)
    d.band("116 386, 142 400, 172 394", 12, "gold", "dots", "red")
    with d.push(152, 236):
        regalia.tulip(d, 62, "red", 128, 2)
    with d.push(154, 318, 0.86, turn=-4):
        hands.fist(d, wrist="below")
    with d.push(174, 367, turn=-72):
        hands.cuff(d, "white", 42)


def right_arm(d: Drawing) -> None:
    """The other arm, its hand laid on her waist above the girdle."""
    cloth.gored(d, "384 312, 428 334, 450 374, 444 416", (40, 72, 76, 58), ("red", "gold", "red"), 8, -1)
    d.sleeve("468 414, 448 424, 414 424, 372 414", (30, 54, 46, 34), "white", -1)
    d.band("426 400, 428 424, 420 448", 12, "gold", "dots", "red")
    with d.push(324, 402, 0.9, turn=8, flip=True):
        hands.flat_hand(d)
    with d.push(370, 412, turn=188):
        hands.cuff(d, "white", 40)


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
