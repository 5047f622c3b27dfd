"""Re of clubs: old, looks left at his club, his other hand open; red cloak, green tunic, crossed belts."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, crowns, finery, hair, hands, heads, held


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.2, 1.3):
        figure(d)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    cloak(d)
    tunic(d)
    edges(d)
    left_arm(d)
    right_arm(d)
    head(d)


def cloak(d: Drawing) -> None:
    """The cloak behind him."""
    region = d.shape(
        "228 250, 166 260, 118 288, 84 340, 64 500 c, 470 500 c, 452 420, 428 330, 392 284, 340 258, 300 250", "red"
    )
    d.crescent(region, 12, 3, "red2", region.buffer(-1.6))
    d.scatter(region, 34, 29, d.motif("trefoil", finery.trefoil), inset=10, scale=1.1)
    for row, side in (
        ("120 330, 102 400, 96 480", -1),
        ("150 400, 140 440, 138 480", -1),
        ("408 420, 420 450, 424 490", 1),
    ):
        d.fold(region, row, side, 3, 12, "red2", 13)


def tunic(d: Drawing) -> None:
    """A green tunic with two belts that cross on the breast."""
    coat = d.shape(
        "232 254, 202 290, 196 350, 208 404, 194 500 c, 366 500 c, 348 404, 352 350, 344 290, 316 254", "green"
    )
    d.crescent(coat, 12, 0, "green2", coat.buffer(-1.6))
    d.scatter(coat, 27, 23, d.motif("four", finery.quatrefoil), inset=9, scale=0.86)
    for row, side in (
        ("222 330, 226 370, 236 404", -1),
        ("334 330, 326 370, 320 404", 1),
        ("226 440, 216 466, 214 490", -1),
        ("320 440, 330 466, 332 490", 1),
    ):
        d.fold(coat, row, side, 3, 10, "green2", 11)
    for row in ("208 292, 262 356, 344 428", "344 290, 288 352, 208 428"):
        belt = d.limb(row, (26, 26, 26)).region.intersection(coat.buffer(-0.5))
        d.shape(belt, "linen", 3.2, swell=0)
        d.crescent(belt, 2, 6, "linen2", belt.buffer(-1.2))
        d.along(row, 18, lambda _: d.circle(0, 0, 4.4, "gold", "ink", 1.8))
    for row in ("206 406, 244 420, 276 424, 310 420, 348 406",):
        girdle = d.shape(d.tube(row, (20, 22, 23, 22, 20)), "leather", 3.4)
        d.crescent(girdle, 1, 7, "leather2", girdle.buffer(-1.2))
        d.along(row, 17, lambda _: d.circle(0, 0, 3.6, "gold", "ink", 1.4))
    finery.brooch(d, 276, 360, 21, "red")
    d.shape("258 408 l, 296 408 l, 296 442 l, 258 442 l", "gold", 3.2, shade=(4, 4))
    d.shape("267 417 l, 287 417 l, 287 433 l, 267 433 l", "green", 2.4, swell=0)


def edges(d: Drawing) -> None:
    """The front edges of the cloak, turned out to show their lining."""
    for row, side in (
        ("230 254, 194 300, 188 370, 168 500", -1),
        ("320 254, 358 300, 364 370, 384 500", 1),
    ):
        lining = d.shape(d.tube(row, (20, 28, 34, 42)), "gold")
        d.crescent(lining, 7, 2, "gold2", lining.buffer(-1.4))
        d.scatter(lining, 17, 17, d.motif("bloom", cloth.brocade, colour="red", radius=7), inset=6)
        d.fold(lining, row, side, 2.4, 6, None, 8)


def left_arm(d: Drawing) -> None:
    """The arm with the club, at the left."""
    sleeve = d.shape("204 266, 158 284, 118 326, 98 390, 92 490 c, 200 490 c, 206 414, 204 360, 206 310", "red")
    d.crescent(sleeve, 8, 6, "red2", sleeve.buffer(-1.6))
    d.scatter(sleeve, 34, 29, d.motif("trefoil", finery.trefoil), inset=10, scale=1.1)
    for row, side in (("150 300, 132 350, 136 410", -1), ("186 300, 170 350, 174 416", -1)):
        d.fold(sleeve, row, side, 3, 11, "red2", 12)
    with d.push(102, 300, 1.0, turn=30, flip=True):
        hands.fist_back(d)
    with d.push(100, 302, 1.0 if d.full else 1.12, turn=-5):
        held.trunk(d)
    forearm(d, "190 500, 178 430, 150 342", -1)
    with d.push(147, 338, turn=-17):
        turned_cuff(d)
    with d.push(102, 300, 1.0, turn=30, flip=True):
        hands.fist_front(d)
    with d.push(142, 330, turn=48):
        hands.cuff(d, "white", 44)


def right_arm(d: Drawing) -> None:
    """The arm with the open hand, at the right."""
    sleeve = d.shape("348 266, 396 286, 436 330, 456 396, 462 490 c, 372 490 c, 366 422, 360 370, 352 320", "red")
    d.crescent(sleeve, 10, 5, "red2", sleeve.buffer(-1.6))
    d.scatter(sleeve, 34, 29, d.motif("trefoil", finery.trefoil), inset=10, scale=1.1)
    for row, side in (("372 300, 392 350, 394 420", -1), ("402 310, 426 360, 428 426", -1)):
        d.fold(sleeve, row, side, 3, 11, "red2", 12)
    forearm(d, "384 500, 398 430, 424 352", 1)
    with d.push(426, 342, turn=17):
        turned_cuff(d)
    with d.push(428, 286, 1.06, turn=5):
        hands.open_hand(d)
    with d.push(425, 339, turn=-84):
        hands.cuff(d, "white", 42)


def forearm(d: Drawing, spine: str, side: int) -> None:
    """A green sleeve from the elbow up to the wrist."""
    limb = d.sleeve(spine, (62, 56, 38), "green", side)
    count = len(limb.spine)
    for share in (0.3, 0.46, 0.62, 0.78):
        i = int(count * share)
        n, half = limb.normal[i] * limb.half[i], int(count * 0.05)
        row = [limb.spine[i] + n, limb.spine[i - half], limb.spine[i] - n]
        d.lines([[(float(x), float(y)) for x, y in row]], 6, "gold", clip=limb.region.buffer(-1.2))
        d.lines([[(float(x), float(y)) for x, y in row]], 1.6, clip=limb.region.buffer(-1.2), fine=True)


def turned_cuff(d: Drawing) -> None:
    """A flaring cuff: the wrist at the origin, the elbow below."""
    region = d.shape("-21 -2 c, 0 4, 21 -2 c, 27 26, 43 58 c, 16 70, -16 70, -43 58 c, -27 26", "gold", 3.8)
    d.crescent(region, 8, 2, "gold2", region.buffer(-1.4))
    d.scatter(region, 19, 16, d.motif("bloom", cloth.brocade, colour="red", radius=8), inset=8)
    d.band("-42 56, -16 67, 16 67, 42 56", 11, "blue", "dots", "gold", clip=region.buffer(1), spacing=12)


def collar(d: Drawing) -> None:
    """A narrow collar of ermine."""
    for row in (
        "240 240, 206 254, 182 278, 200 304, 234 316, 274 320 c, 270 286",
        "304 240, 340 254, 366 278, 346 304, 312 316, 274 320 c, 278 286",
    ):
        region = d.shape(row, "linen")
        d.crescent(region, 4, 8, "linen2", region.buffer(-1.4))
        cloth.ermine(d, region, 23, 18, 0.95)


def head(d: Drawing) -> None:
    """Head, grey beard and a crown of stumps and leaves."""
    with d.push(270, 140, 1.06, turn=1, flip=True):
        hair.curtain(d, "grey", 100, 9)
        d.shape("-24 84, -28 118, 0 136, 28 118, 24 84", "flesh2", 3)
    collar(d)
    with d.push(270, 140, 1.06, turn=1, flip=True):
        heads.three_quarter(
            d,
            heads.Features(
                hair="grey2", iris="#4a5a6a", gaze=0.8, brow=1.6, lift=1, bridge="long", jaw=1.0, eye=0.92, age=2
            ),
        )
        hair.locks(
            d,
            [
                hair.wavy(-36, -6, -62, 78, 6, 1.6, 0.5, -9),
                hair.wavy(-31, -6, -50, 94, 6, 1.6, 1.3, -9),
                hair.wavy(-26, -6, -43, 66, 5, 1.4, 0.3, -8),
                hair.wavy(38, -6, 51, 66, 4, 1.3, 0.6, 8),
            ],
            widths=(9, 15, 16, 12, 8, 2),
            colour="grey",
            light="#fffdf6",
        )
        finery.turned_beard(d, "grey", 62, "#fffdf6")
        with d.push(0, -38, 1.06, turn=2):
            crowns.branched(d)
