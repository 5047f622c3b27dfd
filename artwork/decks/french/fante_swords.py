"""Jack of spades: frontal, a lance with a pennant, his hand on his breast; a broad black hat, blue mantle."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "swords", right=True)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    lily = d.motif("lily", finery.little_lily)
    finery.drape(
        d,
        "260 252, 200 262, 150 280, 106 318, 60 400, 40 560, 300 560, 540 400, 520 350, 482 300, 432 270, 370 252",
        "blue",
        lily,
        (33, 26),
        (("120 330, 100 400, 96 500", -1, 13, 13), ("160 420, 146 470, 150 520", -1, 11, 10)),
    )
    jerkin = d.shape(
        "256 256, 226 300, 220 370, 232 420, 222 560, 410 560, 392 420, 402 360, 394 300, 366 256", "black"
    )
    d.scatter(jerkin, 27, 23, d.motif("four", finery.quatrefoil, heart="white"), inset=8, scale=0.85)
    for row, side in (("248 320, 256 380, 250 470", -1), ("378 320, 368 380, 376 440", 1)):
        d.fold(jerkin, row, side, 3, 10, "black2", 0)
    d.band("310 262, 312 350, 308 540", 28, "red", "bars", clip=jerkin, spacing=13)
    finery.buttons(d, [(311, 336), (312, 364), (311, 392), (310, 420), (309, 448)], 6.5, "gold")
    left_arm(d)
    head(d)
    right_arm(d)


def left_arm(d: Drawing) -> None:
    """The arm with the lance, at the left."""
    with d.push(138, 388, turn=-2):
        regalia.lance(d, 150, 252)
    cloth.puff(d, "210 286 50, 172 320 80, 152 370 84, 158 420 62", "red", "gold", 4)
    d.sleeve("170 470, 166 450, 160 432", (52, 46, 36), "gold", 1)
    d.band("122 418, 156 434, 194 424", 13, "blue", "dots", "gold")
    d.sleeve("168 448, 164 446, 162 438", (44, 42, 38), "gold", 1)
    with d.push(138, 388, 0.97, turn=-2):
        hands.fist(d, wrist="below")
    with d.push(164, 442, turn=-72):
        hands.cuff(d, "white", 44)


def right_arm(d: Drawing) -> None:
    """The arm whose hand lies on the breast, at the right."""
    cloth.puff(d, "402 286 50, 440 320 80, 456 366 84, 448 412 62", "red", "gold", 4)
    d.band("412 406, 446 418, 482 404", 13, "blue", "dots", "gold")
    d.sleeve("450 416, 420 402, 386 372", (56, 50, 36), "gold", -1)
    d.lines(["432 432, 430 410, 440 392", "412 418, 410 394, 420 376", "392 400, 394 378, 402 364"], 1.7, fine=True)
    with d.push(378, 362, turn=40, flip=True):
        hands.cuff(d, "white", 42)
    with d.push(336, 338, 0.88, turn=26, flip=True):
        hands.flat_hand(d)


def collar(d: Drawing) -> None:
    """A broad falling band of lace."""
    for row in (
        "280 246, 240 252, 204 276, 228 306, 264 318, 308 314 c, 296 280",
        "342 246, 384 252, 420 276, 396 306, 358 318, 312 314 c, 326 280",
    ):
        region = d.shape(row, "white")
        d.crescent(region, 5, 7, "linen2", region.buffer(-1.4))
        d.scatter(region, 19, 15, d.motif("dot", lambda s: s.circle(0, 0, 2.1, "ink")), inset=7)
    cloth.lace(d, "206 280, 230 308, 266 322, 310 318, 356 322, 394 308, 420 280", 11, 16)
    with d.push(310, 312, 0.8):
        cloth.bow(d, "red")


def head(d: Drawing) -> None:
    """Head, hair and hat."""
    with d.push(304, 128, 1.1, turn=1):
        hair.curtain(d, "sable", 108, 9)
        d.shape("-24 84, -28 118, 4 142, 32 118, 24 84", "flesh2", 3)
        with d.unbent():
            collar(d)
        heads.front(d, heads.Features(hair="sable2", iris="#4a3420", gaze=-1.8, brow=1.1, jaw=0.98, nose=1.0))
        hair.side_locks(d, "sable", 92, 9)
        hair.fringe(d, "sable")
        crown = d.shape("-44 -8, -46 -34, -30 -54, 0 -58, 30 -54, 46 -34, 44 -8, 0 -2", "black", 4)
        d.crescent(crown, 10, -2, "black2", crown.buffer(-1.4))
        d.ink("-34 -14, -36 -34, -24 -48", 2, "#6a6678", clip=crown)
        d.band("-45 -16, -20 -9, 0 -7, 20 -9, 45 -16", 13, "red", "dots", "gold", spacing=14)
        brim = d.shape(
            "-86 -16, -70 -14, -36 -2, 0 2, 36 -2, 70 -14, 86 -16, 74 4, 40 14, 0 17, -40 14, -74 4", "black", 4
        )
        d.ink("-72 -6, -38 5, 0 8, 38 5, 72 -6", 1.8, "#6a6678", clip=brim)
        d.along("-78 -4, -40 10, 0 13, 40 10, 78 -4", 12, lambda _: d.circle(0, 0, 2.2, "gold"))
        hats.plume(d, "30 -22, 52 -44, 76 -42, 86 -20, 76 4", 14, "red", "red2")
        finery.brooch(d, 32, -16, 10, "gold")
