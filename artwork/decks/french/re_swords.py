"""King of spades: old, frontal, a harp at his breast and a long sceptre; black and gold over blue."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "swords")


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    four = d.motif("four", finery.quatrefoil)
    mantle = finery.drape(
        d,
        "240 250, 180 262, 124 280, 76 310, 40 360, 40 540, 540 540, 540 380, 512 316, 468 284, 404 262, 346 250",
        "black",
        four,
        (31, 24),
        (("452 320, 470 380, 474 440", 1, 12, 10),),
    )
    finery.hem(d, "462 296, 494 350, 512 440", 17, mantle)
    robe = finery.drape(
        d,
        "240 262, 222 320, 214 390, 212 480, 394 480, 384 390, 376 320, 352 262",
        "blue",
        d.motif("star", finery.star),
        (30, 26),
        (("350 300, 350 370, 356 440", 1, 12, 10), ("262 360, 256 400, 258 440", -1, 9, 9)),
        (14, 0),
        8,
        size=1.15,
    )
    d.band("286 300, 288 380, 288 470", 26, "gold", "scroll", "red", clip=robe, spacing=24)
    # the mantle's edges, lined with red
    for row, side in (("236 258, 206 300, 204 370, 196 480", -1), ("356 258, 388 300, 392 370, 402 480", 1)):
        lining = d.shape(d.tube(row, (20, 26, 30, 36)), "red")
        d.crescent(lining, 6 * side, 2, "red2", lining.buffer(-1.4))
        d.band(row, 9, "gold", "bars", clip=lining, spacing=8)
    right_arm(d)
    collar(d)
    harp(d)
    head(d)


def collar(d: Drawing) -> None:
    """A broad gold collar set with stones."""
    region = d.shape(
        "230 252, 190 262, 166 280, 190 306, 226 324, 262 334, 292 336, 324 334, 360 324, 396 306, 420 280, 394 262, "
        "354 252, 292 262",
        "gold",
    )
    d.crescent(region, 4, 10, "gold2", region.buffer(-1.4))
    for i, (x, y) in enumerate(((196, 284), (224, 300), (256, 311), (292, 314), (328, 311), (360, 300), (390, 284))):
        if i % 2:
            d.fill([(x - 11, y, "l"), (x, y - 12, "l"), (x + 11, y, "l"), (x, y + 12, "l")], "ink")
            d.fill([(x - 8, y, "l"), (x, y - 9, "l"), (x + 8, y, "l"), (x, y + 9, "l")], "blue")
        else:
            finery.brooch(d, x, y, 12)
    d.lines(["176 284, 204 308, 250 324, 292 327, 334 324, 382 308, 410 284"], 1.6, fine=True, clip=region)


def right_arm(d: Drawing) -> None:
    """The arm with the sceptre, at the right: a wide sleeve lined with gold."""
    with d.push(436, 344, turn=5):
        regalia.sceptre(d, 150, 158)
    d.sleeve("470 440, 464 416, 456 388", (44, 40, 34), "gold", 1)
    finery.drape(
        d,
        "398 286, 440 292, 480 330, 520 400, 520 480, 440 480, 428 436, 438 404, 424 372, 404 340",
        "black",
        d.motif("four", finery.quatrefoil),
        (31, 24),
        (("414 308, 440 352, 452 400", 1, 12, 10),),
        (10, 3),
    )
    d.shape("430 438, 440 404, 452 392, 478 400, 494 424, 496 470 c, 470 440, 450 430", "red", 3.4, shade=(4, 4))
    d.sleeve("474 450, 466 424, 460 396", (42, 40, 34), "gold", 1)
    d.lines(["448 430, 468 436, 486 428", "446 416, 466 420, 484 412", "444 402, 462 406, 478 398"], 1.6, fine=True)
    with d.push(437, 344, 0.96, turn=5):
        hands.fist(d, wrist="below")
    with d.push(462, 396, turn=-72):
        hands.cuff(d, "white", 42)


def harp(d: Drawing) -> None:
    """The harp with the hand that plucks it, at the left."""
    with d.push(178, 362, 1.04, turn=-4):
        regalia.harp(d)
    limb = cloth.ringed(d, "82 446, 112 422, 148 396", (66, 56, 40), "blue", "gold")
    d.band("124 384, 138 402, 140 428", 12, "gold", "dots", "red", clip=limb.region.buffer(4))
    with d.push(150, 394, turn=-34):
        hands.cuff(d, "white", 42)
    with d.push(190, 366, 0.9, turn=-30):
        hands.flat_hand(d)


def head(d: Drawing) -> None:
    """Head, hair and crown."""
    with d.push(292, 134, 1.1):
        hair.curtain(d, "grey", 104, 8)
        heads.front(d, heads.Features(hair="grey2", iris="#4a5a6a", gaze=-1.6, brow=1.5, age=2, nose=1.1, jaw=1.03))
        hair.side_locks(d, "grey", 84, 7)
        finery.front_beard(d, "grey", 66, True, "#fffdf6")
        with d.push(0, -6):
            finery.radiate(d, 92, "red")
