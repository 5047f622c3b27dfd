"""Re of cups: looks right at the cup on his palm; a long red sceptre on the diagonal; red robe, ermine sleeves."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, heads, regalia
from artwork.suits import piacentine as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.2, 1.3):
        figure(d)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    robe(d)
    right_arm(d)
    left_sleeve(d)
    with d.push(224, 142, 1.06):
        hair.curtain(d, "blond", 100, -9)
        d.shape("-26 84, -28 118, 0 136, 28 118, 24 84", "flesh2", 3)
    collar(d)
    left_hand(d)
    head(d)


def robe(d: Drawing) -> None:
    """A red robe with a broad golden front."""
    gown = d.shape(
        "192 252, 146 264, 106 292, 84 350, 70 500 c, 400 500 c, 372 420, 364 350, 352 296, 318 264, 266 252", "red"
    )
    d.crescent(gown, 12, 2, "red2", gown.buffer(-1.6))
    d.scatter(gown, 35, 30, d.motif("pomegranate", finery.pomegranate, heart="green"), inset=10, scale=0.86)
    for row, side in (
        ("168 330, 172 390, 160 470", -1),
        ("306 300, 312 360, 304 440", 1),
        ("334 340, 344 400, 342 470", 1),
    ):
        d.fold(gown, row, side, 3, 12, "red2", 13)
    d.band("240 262, 246 340, 244 480", 36, "gold", "lozenges", "blue", clip=gown, spacing=28)
    for row in ("218 264, 224 340, 222 480", "262 264, 268 340, 266 480"):
        d.band(row, 10, "green", "dots", "gold", clip=gown, spacing=12)
    belt = d.shape(d.tube("120 420, 180 434, 246 440, 310 434, 372 416", (20, 22, 24, 22, 20)), "gold", 3.4)
    d.crescent(belt, 1, 7, "gold2", belt.buffer(-1.2))
    d.along("280 438, 310 434, 366 418", 17, lambda i: d.circle(0, 0, 4.4, ("red", "blue")[i % 2], "ink", 1.6))
    finery.brooch(d, 246, 440, 18, "red")


def right_arm(d: Drawing) -> None:
    """The arm that holds up the cup, at the right; its sleeve falls back, lined with ermine."""
    d.sleeve("404 400, 404 340, 400 284", (56, 48, 34), "blue", -1)
    d.lines(["384 372, 404 378, 428 368", "384 346, 404 352, 424 344", "385 322, 402 327, 420 320"], 1.7, fine=True)
    sleeve = d.shape(
        "326 268, 362 292, 388 322, 392 336 c, 420 344, 440 338 c, 456 372, 458 420, 438 500 c, 350 500 c, 344 420, "
        "340 350, 318 310",
        "red",
    )
    d.crescent(sleeve, 9, 3, "red2", sleeve.buffer(-1.6))
    d.scatter(sleeve, 35, 30, d.motif("pomegranate", finery.pomegranate, heart="green"), inset=10, scale=0.86)
    for row, side in (("352 300, 372 350, 374 420", -1), ("392 350, 404 400, 400 460", 1)):
        d.fold(sleeve, row, side, 3, 11, "red2", 12)
    roll = d.shape(d.tube("384 330, 412 348, 446 334", (30, 36, 30)), "linen")
    d.crescent(roll, 3, 8, "linen2", roll.buffer(-1.4))
    cloth.ermine(d, roll, 22, 17, 0.9)
    with d.push(412, 226, 1.0, flip=True):
        hands.palm(d, on=lambda: suits.cup(d, 0, -62 if d.full else -70, 130 if d.full else 146))
    with d.push(399, 280, turn=-94):
        hands.cuff(d, "white", 44)


def left_sleeve(d: Drawing) -> None:
    """The wide sleeve of the arm with the sceptre, at the left, turned back with ermine."""
    d.sleeve("170 420, 190 394, 216 372", (46, 42, 36), "blue", 1)
    sleeve = d.shape(
        "150 264, 106 290, 76 340, 58 400, 62 440, 96 462, 140 456, 176 436 c, 196 412, 190 378, 172 362 c, "
        "176 330, 172 300",
        "red",
    )
    d.crescent(sleeve, 3, 10, "red2", sleeve.buffer(-1.6))
    d.scatter(sleeve, 35, 30, d.motif("pomegranate", finery.pomegranate, heart="green"), inset=10, scale=0.86)
    for row, side in (
        ("168 372, 130 396, 86 404", 1),
        ("160 400, 130 424, 90 430", 1),
        ("120 300, 96 344, 84 384", -1),
        ("160 300, 144 340, 152 374", -1),
    ):
        d.fold(sleeve, row, side, 3, 10, "red2", 11)
    roll = d.shape(d.tube("158 350, 186 388, 180 446", (34, 42, 38)), "linen")
    d.crescent(roll, 7, 3, "linen2", roll.buffer(-1.4))
    cloth.ermine(d, roll, 22, 18, 0.9, -14)


def left_hand(d: Drawing) -> None:
    """The sceptre and the hand that holds it."""
    with d.push(236, 352, turn=-33):
        regalia.shaft(d, -196, 160, 15, "red")
        for y in (-190, -166, -40, 44, 54):
            regalia.knob(d, y, 27, 10)
        d.shape(d.disc(0, -178, 13), "blue", 2.8, shade=(3, 3))
        with d.push(0, -192):
            regalia.lily(d, 50 if d.full else 60)
    with d.push(236, 352, 0.98, turn=-33, flip=True):
        hands.fist(d)
    with d.push(209, 376, turn=-38):
        hands.cuff(d, "white", 44)


def collar(d: Drawing) -> None:
    """A cape of ermine under a chain of gold."""
    cape = d.shape(
        "190 244, 154 256, 126 280, 146 304, 176 316, 210 330, 240 340, 270 332, 302 318, 330 304, 348 280, 318 256, "
        "280 244, 236 258",
        "linen",
    )
    d.crescent(cape, 3, 9, "linen2", cape.buffer(-1.4))
    cloth.ermine(d, cape, 25, 19)
    for row, side in (("176 270, 160 290, 158 306", -1), ("302 268, 316 288, 318 304", 1)):
        d.fold(cape, row, side, 2.4, 8, "linen2", 9)
    finery.chain(d, "164 262, 194 296, 240 312, 286 296, 314 262", 6.4)
    finery.brooch(d, 240, 316, 17, "green")


def head(d: Drawing) -> None:
    """Head, fair beard and a closed crown over a blue cap."""
    with d.push(224, 142, 1.06, turn=1):
        heads.three_quarter(
            d,
            heads.Features(
                hair="blond2",
                iris="#2f6aa8",
                gaze=1.2,
                brow=1.25,
                lift=1.5,
                nose=1.02,
                jaw=1.08,
                bridge="broad",
                eye=0.96,
                age=1,
            ),
        )
        hair.locks(
            d,
            [
                hair.wavy(-36, -6, -60, 72, 5, 1.4, 0.5, 9),
                hair.wavy(-31, -6, -49, 88, 5, 1.5, 1.3, 9),
                hair.wavy(-26, -6, -42, 60, 4, 1.3, 0.3, 8),
                hair.wavy(39, -6, 50, 60, 4, 1.2, 0.6, -7),
            ],
            widths=(9, 15, 16, 12, 8, 2),
            colour="blond",
            light="#f8e2a8",
        )
        finery.turned_beard(d, "blond", 34, "#f8e2a8")
        with d.push(2, -8, turn=2):
            finery.arched(d, 86, "blue", 8)
