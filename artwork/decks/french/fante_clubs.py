"""Jack of clubs: he looks right behind a shield with our sun, a spear in the other hand; a cap with a feather."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads, ornament, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "clubs")


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    with d.push(440, 322, turn=4):
        regalia.shaft(d, -208, 150, 11, "wood", wound=False)
        with d.push(0, -208):
            d.shape("-8 12 c, -18 -14, 0 -66 c, 18 -14, 8 12 c", "steel", 3.4, shade=(6, 0))
            d.ink("0 -58, 0 8", 1.8)
            regalia.knob(d, 14, 20, 9)
            for i in range(7):
                x = -11 + i * 3.7
                d.ink([(x * 0.6, 18), (x, 34), (x * 1.5, 54 + i % 2 * 6)], 6, ends=(1, 0.2), fine=False)
                d.ink(
                    [(x * 0.6, 19), (x, 34), (x * 1.5, 51 + i % 2 * 6)],
                    3,
                    "red" if i % 2 else "blue",
                    ends=(1, 0.2),
                    fine=False,
                )
    doublet = d.shape(
        "244 254, 190 268, 160 292, 180 350, 192 420, 184 560, 416 520, 400 410, 404 340, 414 292, 384 266, 332 254",
        "gold",
    )
    inside = doublet.buffer(-1.6)
    for x0, x1 in ((312, 318), (346, 356), (380, 394), (262, 256)):
        row = [(x0, 300), ((x0 + x1) / 2 - (x0 - 290) * 0.04, 380), (x1, 520)]
        d.ink(row, 17, clip=inside, fine=False)
        d.ink(row, 11, "red", clip=inside, fine=False)
    d.crescent(doublet, 16, 0, "gold2", inside)
    d.fold(doublet, "366 330, 362 390, 372 450", 1, 2.6, 9, "gold2", 9)
    d.band("286 330, 287 400, 289 500", 22, "blue", "plain", clip=doublet)
    finery.buttons(d, [(287, y) for y in (352, 378, 404, 430)], 6.4, "gold")
    right_arm(d)
    left_arm(d)
    head(d)


def gorget(d: Drawing) -> None:
    """A hood of mail with a blue dagged edge, thrown back on the shoulders."""
    cape = d.shape(
        "258 238, 214 252, 172 276, 166 304 c, 186 300, 196 318 c, 214 312, 226 330 c, 246 322, 260 338 c, 276 326, "
        "290 342 c, 304 326, 320 338 c, 334 322, 352 330 c, 364 312, 384 318 c, 394 300, 412 302 c, 404 274, 366 252, "
        "324 238, 290 258",
        "blue",
    )
    d.crescent(cape, 5, 9, "blue2", cape.buffer(-1.4))
    d.scatter(cape, 25, 19, d.motif("star", finery.star), inset=10)
    d.band("200 262, 240 290, 290 300, 340 290, 380 262", 12, "gold", "dots", "red", clip=cape, spacing=14)
    collar = d.shape("256 236, 250 254, 268 272, 292 278, 318 270, 332 252, 326 236, 292 256", "white", 3.6)
    d.crescent(collar, 3, 6, "linen2", collar.buffer(-1.4))
    for x in (262, 274, 284, 296, 308, 320):
        d.ink([(x, 250), ((x + 290) / 2 + (x - 290) * 0.6, 268)], 1.6, clip=collar)


def left_arm(d: Drawing) -> None:
    """The arm at the left goes into the straps of the shield, which hides forearm and hand."""
    cloth.gored(d, "196 292, 152 316, 122 350, 120 384", (54, 74, 70, 44), ("blue", "white", "blue"), 8, 1)
    with d.push(182, 388, turn=-4):
        if d.full:
            regalia.shield(d, 172)
        else:
            small_shield(d)


def small_shield(d: Drawing) -> None:
    """The same shield without its lilies, the sun larger."""
    rim = d.shape(
        "-86 -94 c, -46 -86, 0 -100, 46 -86, 86 -94 c, 89 -27, 78 35, 46 78, 0 113 c, -46 78, -78 35, -89 -27",
        "gold", 4,
    )  # fmt: skip
    field = rim.buffer(-12)
    d.shape(field, "red", 2.6, swell=0)
    for x, y in ((0, -120), (-108, 5)):
        d.fill(d.box(x, y, x + 108, y + 125), "blue", clip=field.buffer(-1))
    with d.push(0, 2):
        ornament.emblem(d, 44, "black")


def right_arm(d: Drawing) -> None:
    """The arm with the spear, at the right."""
    cloth.gored(d, "390 288, 432 312, 462 352, 470 396", (56, 80, 80, 60), ("blue", "white", "blue"), 9, -1)
    d.sleeve("478 420, 474 396, 466 374", (52, 46, 36), "red", 1)
    d.band("438 392, 470 394, 500 380", 12, "gold", "dots", "red")
    with d.push(440, 322, 0.96, turn=4):
        hands.fist(d, wrist="below")
    with d.push(465, 377, turn=-72):
        hands.cuff(d, "white", 44)


def head(d: Drawing) -> None:
    """Head, hair and cap."""
    with d.push(290, 128, 1.1, turn=2):
        hair.curtain(d, "ginger", 90, 9)
        d.shape("-24 84, -26 118, 0 130, 24 118, 22 84", "flesh2", 3)
        with d.unbent():
            gorget(d)
        heads.three_quarter(
            d, heads.Features(hair="ginger2", iris="#3f74b5", brow=1.2, jaw=1.02, bridge="long", eye=0.9, gaze=-0.4)
        )
        hair.locks(
            d,
            [
                hair.wavy(-38, -8, -60, 66, 5, 1.2, 0.5, 9),
                hair.wavy(-32, -8, -50, 78, 5, 1.3, 1.3, 9),
                hair.wavy(-26, -8, -42, 52, 4, 1.2, 0.3, 8),
                hair.wavy(37, -8, 52, 52, 4, 1.2, 0.6, 8),
            ],
            widths=(9, 15, 16, 12, 8, 2),
            colour="ginger",
            light="#e09a5c",
        )
        hats.cap(d, "black", "gold", "red")
        hats.feather(d, "-40 -18, -62 -34, -84 -28, -92 -4", 26, "red", 9)
        finery.brooch(d, -40, -16, 10, "red")
