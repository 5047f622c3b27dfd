"""King of hearts: he looks left, away from the sword that he holds upright behind his head; red mantle, ermine."""

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
    lily = d.motif("lily", finery.little_lily)
    mantle = finery.drape(
        d,
        "236 246, 172 258, 118 284, 70 336, 40 420, 40 540, 300 560, 560 420, 540 350, 484 292, 400 256, 330 246",
        "red",
        lily,
        (34, 27),
        (
            ("118 320, 98 400, 92 520", -1, 14, 15),
            ("150 400, 132 460, 128 520", -1, 12, 13),
        ),
    )
    finery.hem(d, "112 316, 92 400, 90 540", 18, mantle)
    tunic = finery.drape(
        d,
        "238 262, 222 330, 214 400, 206 540, 400 520, 372 400, 366 330, 356 262",
        "blue",
        d.motif("lozenge", finery.lozenge),
        (26, 25),
        (("352 300, 344 360, 352 430", 1, 10, 9),),
        (14, 0),
        8,
    )
    d.band("296 262, 294 340, 292 470", 30, "gold", "lozenges", "red", clip=tunic, spacing=25)
    finery.buttons(d, [(295, 330), (294, 362), (293, 394)], 6.5, "white")
    left_arm(d)
    d.sleeve("400 284, 452 326, 492 396, 500 440", (62, 66, 60, 50), "blue", 1)
    d.sleeve("494 440, 484 408, 468 366", (54, 48, 34), "gold", 1)
    d.band("448 388, 472 392, 500 380", 13, "red", "dots", "gold")
    cape = d.shape(
        "232 250, 190 258, 150 278, 122 318, 142 340, 186 336, 222 348, 256 356, 292 360, 330 354, 366 344, 398 332, "
        "424 324, 434 300, 420 276, 392 258, 352 250, 300 256",
        "linen",
    )
    d.crescent(cape, 3, 9, "linen2", cape.buffer(-1.4))
    cloth.ermine(d, cape, 26, 20)
    for row, side in (
        ("206 276, 182 304, 168 336", -1),
        ("248 284, 238 316, 234 350", -1),
        ("354 282, 368 312, 374 338", 1),
        ("388 276, 404 296, 410 324", 1),
    ):
        d.fold(cape, row, side, 2.4, 9, "linen2", 10)
    finery.chain(d, "186 272, 222 312, 292 332, 360 312, 402 272", 7)
    finery.brooch(d, 292, 334, 17, "red")
    head(d)
    right_arm(d)


def right_arm(d: Drawing) -> None:
    """The hand with the sword, at the right of the card."""
    with d.push(435, 306, turn=6):
        regalia.sword(d, 240)
    with d.push(436, 318, 0.96, turn=6):
        hands.fist(d, wrist="below")
    with d.push(464, 372, turn=-70):
        hands.cuff(d, "white", 44)


def left_arm(d: Drawing) -> None:
    """The arm whose hand rests at the belt, at the left."""
    sleeve = finery.drape(
        d,
        "176 270, 142 304, 112 372, 112 432, 140 456, 184 452, 224 438, 230 396, 200 394, 186 390, 196 350, 214 304",
        "red",
        d.motif("lily", finery.little_lily),
        (32, 25),
        (
            ("138 330, 128 380, 140 420", -1, 12, 12),
            ("196 392, 168 396, 142 412", 1, 12, 12),
            ("214 400, 190 416, 168 444", 1, 9, 9),
            ("180 330, 172 360, 186 388", -1, 9, 9),
        ),
    )
    finery.hem(d, "218 388, 228 416, 226 446", 15, sleeve.buffer(3))
    with d.push(236, 418, turn=4):
        hands.cuff(d, "white", 46)
    with d.push(288, 422, 0.98, turn=5):
        hands.fist_knuckles(d)


def head(d: Drawing) -> None:
    """Head, hair and crown."""
    with d.push(298, 121, 1.14, flip=True):
        hair.curtain(d, "ginger", 108, -9)
        d.shape("-24 84, -26 122, 0 134, 24 122, 22 84", "flesh2", 3)
        heads.three_quarter(
            d, heads.Features(hair="ginger2", iris="#2f6aa8", gaze=1, brow=1.15, bridge="hooked", age=1)
        )
        hair.locks(
            d,
            [
                hair.wavy(-34, -6, -58, 82, 5, 1.3, 0.5, -8),
                hair.wavy(-30, -6, -47, 94, 5, 1.3, 1.3, -8),
                hair.wavy(-26, -6, -41, 66, 4, 1.2, 0.3, -7),
                hair.wavy(33, -6, 42, 60, 4, 1.2, 0.6, 7),
            ],
            widths=(9, 14, 15, 12, 8, 2),
            colour="ginger",
            light="#e09a5c",
        )
        finery.turned_beard(d, "ginger", 30, "#e09a5c")
        with d.push(-1, -3, turn=-3):
            crowns.crown(d, 94, "red", "blue", view=8)
