"""Jack of diamonds: profile to the right, a halberd before him, his fist on his hip; a flat cap with a long plume."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "coins")


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    with d.push(432, 338, turn=-1):
        regalia.halberd(d, 150, 128)
    doublet = d.shape(
        "252 254, 196 268, 164 296, 178 350, 196 400, 188 480, 392 480, 380 400, 396 340, 400 296, 366 266, 316 254",
        "red",
    )
    d.panes(
        doublet,
        d.line("250 256, 214 300, 210 390, 196 480"),
        d.line("350 258, 380 300, 374 390, 388 480"),
        9,
        ("red", "gold", "black"),
    )
    d.hatching(doublet.buffer(-1.6), 17, 5.2)
    d.band("300 262, 306 340, 304 480", 22, "gold", "dots", "blue", clip=doublet, spacing=15)
    sash = d.shape("178 378, 240 394, 304 398, 374 384, 384 410, 306 430, 236 426, 178 408", "blue")
    d.crescent(sash, 0, 8, "blue2", sash.buffer(-1.4))
    for row in ("182 388, 240 405, 304 409, 374 394", "182 399, 240 416, 306 420, 378 404"):
        d.ink(row, 2, clip=sash)
    left_arm(d)
    right_arm(d)
    gorget = d.shape(
        "250 236, 226 254, 208 280, 240 306, 290 322, 340 312, 380 284, 362 258, 336 240, 290 254", "white"
    )
    d.crescent(gorget, 4, 9, "linen2", gorget.buffer(-1.4))
    d.scatter(gorget, 18, 15, d.motif("dot", lambda s: s.circle(0, 0, 2.2, "ink")), inset=8)
    cloth.lace(d, "208 284, 240 308, 290 324, 340 314, 382 286", 11, 16)
    head(d)


def left_arm(d: Drawing) -> None:
    """The arm akimbo, at the left."""
    d.sleeve("110 382, 130 416, 176 408", (54, 52, 38), "gold", 1)
    d.lines(["122 438, 136 416, 142 396", "144 438, 152 416, 152 398"], 1.7, fine=True)
    cloth.puff(d, "192 288 50, 152 312 76, 124 348 78, 116 382 60", "blue", "gold", 4)
    d.band("85 378, 116 394, 150 384", 13, "gold", "dots", "red")
    with d.push(190, 406, turn=-6):
        hands.cuff(d, "white", 44)
    with d.push(242, 400, 0.94, turn=-4):
        hands.fist_knuckles(d)


def right_arm(d: Drawing) -> None:
    """The arm with the halberd, at the right."""
    cloth.puff(d, "374 286 50, 416 312 78, 446 352 80, 456 392 60", "blue", "gold", 4)
    d.band("424 398, 458 400, 490 384", 13, "gold", "dots", "red")
    d.sleeve("466 440, 466 410, 459 384", (54, 48, 36), "gold", 1)
    with d.push(432, 338, 0.96, turn=-1):
        hands.fist(d, wrist="below")
    with d.push(459, 392, turn=-78):
        hands.cuff(d, "white", 44)


def head(d: Drawing) -> None:
    """Head, page's hair and cap."""
    with d.push(318, 130, 1.12):
        d.shape("-62 60, -56 122, -24 138, 0 126, -6 92", "flesh2", 3)
        hats.plume(d, "-44 -34, -70 -54, -96 -44, -108 -14, -98 20", 17, "white", "#cdd6e4")
        heads.profile(d, heads.Features(hair="blond2", iris="#3f74b5", nose=0.86, brow=0.95, gaze=0.5))
        hair.locks(
            d,
            [
                hair.wavy(-74, -10, -88, 84, 4, 1.2, 0, -11),
                hair.wavy(-66, -8, -76, 94, 4, 1.3, 1, -11),
                hair.wavy(-56, -8, -62, 98, 4, 1.3, 0.4, -10),
                hair.wavy(-46, -8, -48, 94, 4, 1.2, 0.7, -9),
                hair.wavy(-36, -8, -40, 76, 3, 1.1, 0.2, 8),
                hair.wavy(-26, -8, -34, 44, 3, 1.0, 0.5, 7),
            ],
            widths=(10, 16, 17, 15, 10, 3),
            colour="blond",
            light="#f6dc9c",
        )
        hair.locks(
            d,
            [hair.wavy(-4, -10, -10, 12, 2, 0.8, 0, 5), hair.wavy(-14, -10, -22, 16, 2, 0.8, 0.6, 5)],
            widths=(7, 11, 10, 5, 2),
            colour="blond",
            light="#f6dc9c",
        )
        crown = d.shape("-76 -8, -84 -28, -62 -50, -24 -54, 10 -40, 16 -14, -20 -12", "red", 4)
        d.crescent(crown, 6, 8, "red2", crown.buffer(-1.4))
        for row in ("-40 -52, -56 -34, -60 -12", "-20 -53, -30 -34, -32 -14", "-2 -46, -4 -30, -6 -14"):
            d.fold(crown, row, -1, 2.4, 7, "red2", 9)
        brim = d.shape("-90 -2, -82 -16, -40 -20, 4 -18, 26 -8, 22 2, -10 -4, -46 -2, -78 8", "black", 4)
        d.ink("-84 -2, -44 -10, 4 -9, 20 -4", 1.8, "#6a6678", clip=brim)
        d.along("-80 -6, -44 -11, -6 -11, 18 -5", 14, lambda _: d.circle(0, 0, 3, "gold", "ink", 1.4))
        hats.plume(d, "-36 -30, -56 -58, -84 -60, -102 -40", 12, "gold", "gold2")
        finery.brooch(d, -36, -24, 10, "blue")
