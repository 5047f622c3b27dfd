"""King of diamonds: strict profile to the right, laurel under his crown, a baton; a blue mantle over scale armour."""

from __future__ import annotations

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "coins")


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    cuirass = finery.drape(
        d,
        "270 258, 330 250, 384 262, 420 300, 424 360, 408 430, 412 540, 200 540, 210 400, 220 300",
        "gold",
        None,
        folds=(("396 300, 404 360, 394 420", 1, 12, 10),),
        shade=(16, 2),
    )
    scales(d, cuirass)
    right_arm(d)
    mantle(d)
    neck = "262 200, 254 262, 290 284, 336 268, 326 214"
    d.shape(neck, "flesh2", 3)
    collar = d.shape("250 248, 240 268, 262 288, 300 294, 338 280, 344 260, 332 250, 300 264, 272 258", "linen")
    d.crescent(collar, 3, 8, "linen2", collar.buffer(-1.4))
    cloth.ermine(d, collar, 22, 16, 0.8)
    head(d)


def mantle(d: Drawing) -> None:
    """A blue mantle with gold lozenges, pinned on the shoulder at the right and lined with red."""
    lining = finery.drape(
        d,
        "330 276, 296 310, 264 356, 250 410, 256 560, 330 560, 312 450, 322 392, 352 344, 396 308",
        "red",
        None,
        folds=(("300 330, 282 390, 290 470", 1, 10, 8),),
        shade=(10, 4),
    )
    d.hatching(lining.buffer(-1.6), 10, 5)
    lozenge = d.motif("lozenge", finery.lozenge, heart="red")
    cloth = finery.drape(
        d,
        "268 254, 214 262, 164 284, 132 320, 112 372, 100 430, 92 560, 262 560, 268 470, 276 410, 298 360, 344 324, "
        "404 310, 424 294, 414 272, 378 262, 340 268, 308 260",
        "blue",
        lozenge,
        (31, 27),
        (
            ("396 298, 336 306, 282 346, 248 424", 1, 13, 0),
            ("372 282, 300 288, 236 330, 206 410", 1, 13, 0),
            ("330 276, 262 284, 200 322, 166 396", 1, 12, 0),
            ("158 330, 138 380, 134 450", -1, 10, 0),
        ),
        (9, 8),
    )
    finery.hem(d, "428 298, 346 318, 294 356, 270 408, 260 470, 254 560", 18, cloth)
    finery.brooch(d, 404, 290, 23, "red")
    with d.push(404, 290):
        finery.star(d)


def scales(d: Drawing, region: BaseGeometry) -> None:
    """Gilt scale armour."""
    if not d.full:
        return
    rows = []
    for j in range(12):
        for i in range(14):
            x, y = 206 + i * 17 + (8.5 if j % 2 else 0), 282 + j * 15
            rows.append([(x - 8.5, y), (x - 6, y + 10), (x, y + 14), (x + 6, y + 10), (x + 8.5, y)])
    d.lines(rows, 1.7, clip=region)


def right_arm(d: Drawing) -> None:
    """The arm with the baton, at the right."""
    with d.push(434, 372, turn=16):
        regalia.baton(d, 112)
    d.sleeve("398 300, 440 340, 468 410, 462 470", (58, 66, 60, 54), "red", 1)
    d.sleeve("470 470, 474 440, 464 414", (56, 50, 38), "gold", 1)
    d.lines(["444 446, 470 452, 492 444", "444 430, 468 436, 490 428"], 1.7, fine=True)
    d.band("430 366, 456 352, 482 352", 11, "gold", "dots", "blue")
    with d.push(434, 372, 0.97, turn=14):
        hands.fist(d, wrist="below")
    with d.push(458, 424, turn=-66):
        hands.cuff(d, "white", 44)


def head(d: Drawing) -> None:
    """Head, hair, laurel and crown."""
    with d.push(334, 128, 1.13):
        heads.profile(d, heads.Features(hair="grey2", iris="#5b6a78", nose=1.45, brow=1.3, age=2, lips="#c9604e"))
        back = d.shape(
            "-10 -8, -30 14, -38 34, -38 50, -46 76, -52 92, -70 96, -86 78, -92 44, -88 14, -72 -14", "grey"
        )
        d.flow("-34 6, -44 40, -52 84", "-84 -2, -90 40, -80 84", 7, 1.8, "grey2", back, wave=1.2)
        hair.locks(
            d,
            [
                hair.wavy(-82, 2, -94, 80, 5, 1.5, 0, -9),
                hair.wavy(-72, 6, -80, 92, 5, 1.6, 1, -9),
                hair.wavy(-60, 4, -66, 96, 5, 1.5, 0.4, -8),
                hair.wavy(-48, 4, -52, 84, 4, 1.4, 0.6, -8),
            ],
            widths=(9, 14, 15, 12, 8, 2),
            colour="grey",
            light="#fffdf6",
        )
        hair.locks(
            d,
            [
                hair.wavy(-8, -6, -18, 16, 3, 0.8, 0, -4),
                hair.wavy(-20, -6, -34, 22, 3, 0.8, 0.6, -4),
                hair.wavy(-32, -4, -48, 32, 3, 0.8, 0.3, -4),
            ],
            widths=(7, 11, 10, 5, 2),
            colour="grey",
            light="#fffdf6",
        )
        heads.ear(d, -43, 45, 1, heads.Features(age=1))
        finery.profile_beard(d, "grey", 30, "#fffdf6")
        with d.push(-38, -8, turn=-9):
            finery.coronet(d, 92, 5, ("red", "blue"))
        finery.wreath(d, "-88 26, -70 14, -46 6, -20 3, 2 4", 25)
