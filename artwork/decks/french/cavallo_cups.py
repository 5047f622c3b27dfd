"""Queen of hearts: frontal, a rose in both hands; lace collar, closed crown, red gown slashed with white."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, crowns, finery, hair, hands, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "cups")


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    finery.standing_collar(d, 290, 206, 96, 84)
    finery.drape(
        d,
        "226 262, 168 272, 118 294, 78 330, 40 380, 40 500, 540 500, 540 380, 502 330, 462 294, 412 272, 354 262",
        "blue",
        d.motif("star", finery.star),
        (32, 26),
        (("108 320, 96 370, 100 440", -1, 12, 10), ("474 320, 486 370, 480 440", 1, 12, 10)),
        size=1.2,
    )
    finery.drape(
        d,
        "232 276, 220 320, 224 380, 232 440, 220 480, 360 480, 348 440, 356 380, 360 320, 348 276",
        "red",
        d.motif("pomegranate", finery.pomegranate, heart="white"),
        (32, 32),
        (("336 300, 340 370, 330 440", 1, 10, 8),),
        (12, 0),
        9,
        size=0.85,
    )
    stomacher = d.shape("254 296, 326 296, 318 360, 306 480, 274 480, 262 360", "gold", 3.4)
    finery.trellis(d, stomacher, 19, "gold2", "red")
    sleeves(d)
    # the neckline
    skin = d.shape("262 232, 258 262, 232 280, 250 300, 290 306, 330 300, 348 280, 322 262, 318 232", "flesh", 3.4)
    d.crescent(skin, 10, 2, "flesh2", skin.buffer(-1.4))
    d.ink("268 286, 282 290, 290 286, 298 290, 312 286", 1.5)
    cloth.lace(d, "232 282, 250 302, 290 309, 330 302, 348 282", 11, 15)
    finery.chain(d, "264 250, 276 274, 290 280, 304 274, 316 250", 5, "gold", 10)
    finery.brooch(d, 290, 322, 14, "blue")
    rose_and_hands(d)
    head(d)


def sleeves(d: Drawing) -> None:
    """Slashed puffs on the shoulders, tight striped sleeves, lace at the wrists."""
    for flip in (False, True):
        with d.push(290, 0, flip=flip):
            cloth.ringed(d, "-130 372, -118 416, -84 430, -56 418", (62, 58, 50, 40), "white", "red", 1)
            cloth.gored(
                d,
                "-92 286, -124 312, -138 356, -132 394",
                (56, 82, 84, 62),
                ("red", "white", "red"),
                9,
                1 if not flip else -1,
            )
            d.band("-168 392, -132 404, -98 396", 13, "gold", "dots", "blue")
            cloth.wing(d, "-122 288, -96 268, -64 270", 24, ("gold", "red"))


def rose_and_hands(d: Drawing) -> None:
    """A great rose, its stem between the fingers."""
    with d.push(292, 374):
        regalia.rose(d, 31, "red", 62, -4)
    with d.push(262, 424, 0.82, turn=-16):
        hands.fist_knuckles(d)
    with d.push(318, 420, 0.82, turn=14, flip=True):
        hands.fist_knuckles(d)
    for x, turn in ((222, -18), (358, 198)):
        with d.push(x, 434, turn=turn):
            hands.cuff(d, "white", 42)


def head(d: Drawing) -> None:
    """Head, hair and crown."""
    with d.push(290, 126, 1.1):
        d.shape("-19 84, -21 116, 0 130, 21 116, 19 84", "flesh2", 3)
        for flip in (False, True):
            with d.push(flip=flip):
                d.shape("-30 -12, -46 0, -54 24, -52 50, -44 66, -36 60, -34 30", "blond", 3.4, shade=(3, 3))
                hair.locks(
                    d,
                    [
                        hair.wavy(-34, -8, -50, 52, 4, 1.2, 0.4, 9),
                        hair.wavy(-28, -10, -46, 34, 4, 1.1, 1.2, 8),
                        hair.wavy(-40, 30, -46, 72, 3, 1.2, 0.2, -7),
                    ],
                    widths=(9, 14, 14, 12, 8, 2),
                    colour="blond",
                    light="#f6dc9c",
                )
        heads.front(
            d,
            heads.Features(
                hair="blond2", iris="#3f74b5", gaze=1.2, brow=0.7, lift=1, jaw=0.9, nose=0.9, lips="#c8303c", fair=True
            ),
        )
        for flip in (False, True):
            with d.push(flip=flip):
                hair.locks(
                    d,
                    [
                        hair.wavy(3, -14, 42, 40, -7, 0.5, 0, 6),
                        hair.wavy(2, -14, 44, 20, -6, 0.5),
                        hair.wavy(4, -16, 42, 2, -3, 0.5),
                    ],
                    widths=(8, 14, 14, 11, 4),
                    colour="blond",
                    light="#f6dc9c",
                )
        for side in (-1, 1):
            d.circle(side * 44, 68, 4.4, "white", "ink", 2)
        with d.push(0, -6):
            crowns.crown(d, 84, "blue", "red")
