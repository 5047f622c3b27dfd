"""Queen of diamonds: she looks left at the rose that she lifts; a veil under the coronet, a gown of gold and black."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "coins", right=True)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    veil(d)
    four = d.motif("four", finery.quatrefoil)
    gown = finery.drape(
        d,
        "238 268, 214 300, 212 350, 230 410, 222 520, 420 480, 392 410, 400 350, 396 300, 356 266",
        "black",
        four,
        (28, 23),
        (("244 330, 250 390, 244 470", -1, 10, 0), ("372 320, 366 390, 376 450", 1, 10, 0)),
        (12, 0),
        8,
        size=0.9,
    )
    left_arm(d)
    right_arm(d)
    skin = d.shape("276 228, 270 258, 238 272, 262 304, 306 322, 346 300, 362 270, 330 256, 326 226", "flesh", 3.4)
    d.crescent(skin, 10, 3, "flesh2", skin.buffer(-1.4))
    partlet = d.shape(
        "240 264, 222 272, 212 300, 240 330, 304 354, 366 330, 394 300, 384 272, 362 262, 348 294, 306 314, 260 296",
        "gold",
    )
    d.crescent(partlet, 5, 8, "gold2", partlet.buffer(-1.4))
    finery.trellis(d, partlet, 15, "red", "white")
    cloth.lace(d, "238 268, 260 300, 306 318, 348 298, 364 268", 9, 13)
    finery.chain(d, "272 252, 286 278, 306 288, 326 276, 336 250", 5, "white", 9)
    finery.brooch(d, 304, 350, 15, "red")
    d.band("303 366, 300 420, 296 520", 24, "gold", "lozenges", "red", clip=gown, spacing=20)
    head(d)


def veil(d: Drawing) -> None:
    """A long white veil that falls from the coronet over the shoulders."""
    cloth_ = d.shape(
        (
            "330 96, 372 122, 398 180, 420 240, 470 290, 520 330, "
            "540 480, 40 540, 60 360, 130 300, 190 280, 240 240, 250 150"
        ),
        "sky",
    )
    d.crescent(cloth_, 12, 4, "sky2", cloth_.buffer(-1.4))
    d.scatter(cloth_, 25, 21, d.motif("lily", finery.little_lily, colour="white"), inset=9, scale=0.7)
    for row, side in (
        ("376 160, 392 230, 440 300", 1),
        ("398 230, 440 280, 480 380", 1),
        ("450 300, 486 350, 490 420", 1),
        ("122 320, 96 380, 96 460", -1),
        ("160 310, 130 350, 116 420", -1),
    ):
        d.fold(cloth_, row, side, 3, 10, "sky2", 12)
    d.band("366 108, 394 170, 414 234, 466 284, 520 326", 11, "gold", "dots", "red", clip=cloth_.buffer(4), spacing=13)


def left_arm(d: Drawing) -> None:
    """The arm with the rose, at the left: a hanging sleeve turned back with red."""
    finery.drape(
        d,
        "226 280, 184 296, 148 340, 108 400, 60 440, 60 560, 180 540, 222 470, 232 400, 222 340",
        "red",
        d.motif("pomegranate", finery.pomegranate),
        (34, 32),
        (("196 316, 164 380, 150 470", -1, 12, 12), ("216 340, 200 410, 180 480", 1, 12, 10)),
        size=0.9,
    )
    lining = d.shape("224 420, 200 396, 166 408, 132 404, 118 430, 136 470, 180 490, 216 470", "gold", 3.8)
    d.crescent(lining, 6, 8, "gold2", lining.buffer(-1.4))
    d.shape("206 424, 188 412, 162 420, 142 424, 144 444, 170 464, 200 458", "ink", 2)
    cloth.ringed(d, "180 440, 170 422, 164 388", (42, 44, 36), "white", "red", 1)
    with d.push(150, 262):
        regalia.rose(d, 36, "red", 120, 8)
    with d.push(158, 342, 0.86, turn=-6):
        hands.fist(d, wrist="below")
    with d.push(176, 390, turn=-72):
        hands.cuff(d, "white", 42)


def right_arm(d: Drawing) -> None:
    """The other arm, its hand laid on the gown."""
    finery.drape(
        d,
        "372 276, 416 288, 456 330, 480 392, 480 450, 430 452, 390 440, 380 414, 400 396, 396 340",
        "red",
        d.motif("pomegranate", finery.pomegranate),
        (34, 32),
        (("420 312, 442 360, 446 410", 1, 12, 12), ("400 398, 426 400, 458 420", 1, 9, 9)),
        size=0.9,
    )
    with d.push(388, 424, turn=8, flip=True):
        hands.cuff(d, "white", 42)
    with d.push(340, 412, 0.86, turn=-8, flip=True):
        hands.flat_hand(d)


def head(d: Drawing) -> None:
    """Head, hair and coronet."""
    with d.push(304, 122, 1.1, turn=-2):
        with d.push(flip=True):
            d.shape("-20 84, -22 114, 0 128, 20 116, 18 86", "flesh2", 3)
            d.shape("-26 -14, -52 -2, -62 30, -58 64, -44 78, -36 60, -34 20", "ginger", 3.4)
            hair.locks(
                d,
                [
                    hair.wavy(-46, 2, -58, 66, 4, 1.2, 0.2, -8),
                    hair.wavy(-38, -4, -48, 72, 4, 1.2, 1.0, -8),
                    hair.wavy(-32, -6, -42, 50, 4, 1.1, 0.4, -8),
                ],
                widths=(9, 15, 15, 12, 8, 2),
                colour="ginger",
                light="#e09a5c",
            )
            heads.three_quarter(
                d,
                heads.Features(
                    hair="ginger2",
                    iris="#3f7a4a",
                    brow=0.8,
                    lift=3,
                    jaw=0.98,
                    nose=1.0,
                    bridge="long",
                    chin=4,
                    eye=0.86,
                    gaze=1.4,
                    mouth="smile",
                    lips="#c8303c",
                    fair=True,
                ),
            )
            hair.locks(
                d,
                [
                    hair.wavy(8, -14, -40, 30, -8, 0.5, 0, -6),
                    hair.wavy(2, -14, -46, 14, -6, 0.5, 0, 0),
                    hair.wavy(14, -13, 38, 20, 5, 0.5, 0, 5),
                ],
                widths=(8, 14, 14, 10, 3),
                colour="ginger",
                light="#e09a5c",
            )
        with d.push(0, -10, turn=-2):
            finery.coronet(d, 82, 5, ("red", "blue"))
