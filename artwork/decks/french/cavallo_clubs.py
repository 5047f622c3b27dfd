"""Queen of clubs: she looks right over an open fan; a French hood with pearls, puffed sleeves of red and gold."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "clubs")


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    star = d.motif("star", finery.star)
    finery.drape(
        d,
        "230 262, 186 284, 146 328, 112 392, 76 428, 40 448, 40 540, 540 560, 540 440, 512 404, 474 370, 442 318, "
        "406 282, 340 258",
        "blue",
        star,
        (30, 25),
        (("104 412, 92 440, 90 470", -1, 12, 10), ("486 390, 496 430, 488 490", 1, 12, 10)),
        size=1.2,
    )
    gown = finery.drape(
        d,
        "226 272, 206 310, 212 360, 230 410, 224 560, 400 560, 368 420, 378 350, 380 306, 352 270",
        "gold",
        None,
        folds=(("362 320, 352 400, 362 480", 1, 11, 9),),
        shade=(12, 0),
    )
    for row in ("232 330, 240 380, 244 440", "256 340, 262 390, 264 450"):
        d.fold(gown, row, -1, 2.6, 9, "gold2", 10)
    d.hatching(gown.buffer(-1.6), 14, 5.4)
    left_arm(d)
    right_arm(d)
    skin = d.shape("266 232, 258 260, 226 276, 246 304, 290 314, 338 302, 356 274, 324 260, 318 230", "flesh", 3.4)
    d.crescent(skin, 10, 2, "flesh2", skin.buffer(-1.4))
    for row in (
        "256 262, 222 268, 200 296, 218 318, 262 330, 290 322 c, 262 300",
        "326 260, 362 268, 388 296, 368 318, 322 332, 290 322 c, 322 298",
    ):
        collar = d.shape(row, "white", 3.6)
        d.crescent(collar, 4, 6, "linen2", collar.buffer(-1.4))
        d.scatter(collar, 15, 12, d.motif("dot", lambda s: s.circle(0, 0, 2, "ink")), inset=6)
    cloth.lace(d, "204 298, 222 322, 264 334, 290 326, 320 336, 368 322, 386 298", 9, 13)
    finery.chain(d, "262 250, 276 276, 290 282, 306 276, 320 250", 5, "white", 9)
    finery.brooch(d, 290, 320, 14, "red")
    head(d)


def left_arm(d: Drawing) -> None:
    """The arm at the left, lost in its sleeve at the edge."""
    cloth.puff(d, "206 284 44, 178 318 56, 158 358 52, 146 398 42", "red", "gold", 4)
    cloth.puff(d, "148 400 52, 126 432 72, 130 472 58", "red", "gold", 4)
    d.band("120 388, 146 402, 174 394", 13, "gold", "lozenges", "blue")


def right_arm(d: Drawing) -> None:
    """The arm with the fan, at the right."""
    cloth.puff(d, "374 282 44, 406 316 56, 430 356 54, 448 398 44", "red", "gold", 4)
    cloth.puff(d, "450 402 54, 472 434 72, 456 466 56", "red", "gold", 4)
    d.band("420 398, 448 404, 476 388", 13, "gold", "lozenges", "blue")
    d.sleeve("488 476, 468 472, 444 460, 420 440", (30, 54, 46, 34), "white", 1)
    with d.push(366, 424, turn=-26):
        regalia.fan(d, 118, 10 if d.full else 6, 128)
    with d.push(370, 428, 0.86, turn=-34):
        hands.fist(d)
    with d.push(414, 442, turn=28):
        hands.cuff(d, "white", 42)


def head(d: Drawing) -> None:
    """Head, hood and crown."""
    with d.push(284, 134, 1.07, turn=3):
        d.shape("-20 84, -22 114, 0 128, 22 116, 20 86", "flesh2", 3)
        fall = d.shape("-20 -30, -56 -18, -70 20, -74 70, -84 112, -60 126, -34 110, -36 60, -30 10", "black", 3.8)
        d.fold(fall, "-46 0, -58 50, -64 112", -1, 3, 9, "black2", 0)
        d.scatter(fall, 20, 19, d.motif("trefoil", finery.trefoil), inset=7, scale=0.62)
        d.band("-80 102, -60 116, -38 104", 9, "gold", "plain", clip=fall)
        d.ink("-54 0, -64 50, -72 104", 1.8, "#6a6678")
        heads.three_quarter(
            d,
            heads.Features(
                hair="brown2",
                iris="#6a4a24",
                brow=0.9,
                jaw=0.95,
                nose=0.9,
                bridge="snub",
                eye=1.14,
                gaze=-1,
                mouth="grave",
                lips="#c8303c",
                fair=True,
            ),
        )
        hair.locks(
            d,
            [
                hair.wavy(10, -13, -36, 36, -7, 0.5, 0, -5),
                hair.wavy(4, -14, -42, 18, -6, 0.5, 0, 0),
                hair.wavy(14, -13, 37, 22, 5, 0.5, 0, 4),
            ],
            widths=(8, 14, 14, 10, 3),
            colour="brown",
            light="#b07a48",
        )
        hood = d.shape(
            "-50 62, -56 20, -44 -18, -10 -36, 22 -32, 42 -8, 40 6 c, 24 -14, 4 -18, -22 -10, -38 14, -42 62",
            "red",
            3.8,
        )
        d.crescent(hood, 4, -5, "red2", hood.buffer(-1.4))
        d.along("-46 58, -47 20, -30 -10, 4 -25, 30 -14", 10.5, lambda _: d.circle(0, 0, 4.2, "white", "ink", 1.8))
        with d.push(-4, -30, turn=-4):
            finery.coronet(d, 74, 5, ("red", "blue"))
