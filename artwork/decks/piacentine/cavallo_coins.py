"""Cavallo of coins: his horse is seen from behind, rump left, head right; he turns and lifts the coin at the left."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads, horses_heads
from artwork.parts.horses_posed import Coat
from artwork.suits import piacentine as suits

GREY = Coat(
    coat=("#cfc5b6", "#9a8d7d"),
    far=("#b0a393", "#84776a"),
    mane=("#8b7a6a", "#5d4f43"),
    muzzle="#94847a",
    light="#ebe4d8",
)


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.0, 1.2):
        neck_and_head(d)
        behind(d)
        rump(d)
        rein_arm(d)
        body(d)
        coin_arm(d)
        head(d)


def neck_and_head(d: Drawing) -> None:
    """The horse's arched neck and its head, beyond the rider."""
    neck = d.shape(
        "352 168, 318 196, 296 250, 288 330, 288 500 c, 472 500 c, 470 450, 452 394, 424 340, 404 292, 398 252, "
        "384 206",
        GREY.coat,
        4.2,
    )
    inside = neck.buffer(-1.6)
    d.fill("392 250, 396 296, 414 344, 440 400, 452 460, 452 500, 490 500, 480 420, 440 320, 412 246", GREY.coat[1],
        clip=inside)  # fmt: skip
    d.fill("344 230, 352 300, 372 370, 380 430, 360 400, 340 330, 334 260", GREY.light, clip=inside, fine=True)
    for row, side in (("382 300, 408 370, 418 430", 1), ("372 240, 380 270, 376 300", 1)):
        d.fold(neck, row, side, 2.6, 9, GREY.coat[1], 13)
    d.band("380 486, 424 462, 470 424", 18, "red", "dots", "gold", clip=neck, spacing=17)
    with d.push(350, 180, 0.7, turn=41):
        horses_heads.head(d, GREY, "red", "gold", rosette="blue")
    for row in (
        "350 170, 320 186, 318 226, 292 254",
        "334 184, 302 212, 312 262, 286 300",
        "318 206, 292 250, 306 306, 284 350",
        "350 164, 362 164, 370 170, 372 180",
    ):
        horses_heads.lock(d, row, (11, 27, 22, 3), GREY.mane, 2)


def behind(d: Drawing) -> None:
    """Hair behind the neck, and the neck."""
    with d.push(236, 136, 1.06, flip=True):
        d.shape("-30 -10, -48 16, -54 60, -46 88, -28 100, 28 100, 42 84, 42 20", ("#c08a34", "#8a5c1c"))
    neck = d.shape("214 220, 212 262, 236 284, 266 262, 264 220", "flesh", 3.4)
    d.fill("208 214, 270 214, 266 248, 238 264, 214 246", "flesh2", clip=neck.buffer(-1.5))


def rein_arm(d: Drawing) -> None:
    """The arm at the right goes forward with the reins."""
    d.shape(d.tube("417 278, 430 322, 420 372, 400 412", [5.5]), "red", 2.4, swell=0.4)
    d.sleeve("330 376, 340 402, 362 416", [46, 42, 30], "red", 1)
    with d.push(396, 422, 0.84, turn=6):
        hands.fist_knuckles(d)
    with d.push(359, 416, 1.0, turn=14, flip=True):
        hands.cuff(d, "gold", 38)
    cloth.puff(d, "296 282 44, 326 304 60, 338 342 60, 330 378 46", "red", "gold", 2, width=4.2, wide=7.5)


def body(d: Drawing) -> None:
    """A blue breastplate edged with gold, with a small shield; a red skirt with gold guards below."""
    skirt = d.shape("166 396, 240 410, 314 396, 334 436, 344 500 c, 134 500 c, 144 436", "red", 4.0)
    inside = skirt.buffer(-1.6)
    d.crescent(skirt, 16, 0, "red2", inside)
    for row in ("192 400, 176 440, 168 500", "240 404, 238 450, 238 500", "288 400, 304 440, 312 500"):
        d.ink(row, 25, ends=(1, 1), clip=inside, fine=False)
        d.ink(row, 18.5, "gold", ends=(1, 1), clip=inside, fine=False)
    plate = d.shape(
        "206 258, 176 266, 150 290, 154 336, 168 376, 164 404 c, 200 416, 240 420, 282 416, 316 404 c, "
        "312 376, 326 336, 328 290, "
        "304 266, 274 258, 240 276",
        "blue",
        4.2,
    )
    inside = plate.buffer(-1.8)
    d.crescent(plate, 22, 5, "blue2", inside)
    d.fill("176 286, 190 280, 186 316, 190 356, 198 392, 184 380, 172 336", "sky", clip=inside)
    d.ink("240 276, 236 330, 238 418", 2.6, clip=plate, fine=False)
    for row in ("172 372, 206 384, 238 388, 276 384, 312 372", "168 388, 204 400, 238 404, 280 400, 314 388"):
        d.ink(row, 2.2, clip=plate)
    d.hatching(inside, 16, 6)
    for points in ("206 262, 186 284, 176 300, 152 306", "274 262, 296 284, 306 300, 328 306"):
        d.ink(points, 2.0, clip=plate)
    d.band("208 260, 224 276, 240 282, 258 276, 272 260", 12, "gold", "dots", "red", spacing=13)
    d.band("164 404, 200 416, 240 420, 282 416, 316 404", 12, "gold", "dots", "red", spacing=14)
    for x, y in ((166, 300), (164, 320), (312, 300), (314, 320), (176, 366), (304, 366)):
        d.shape(d.disc(x, y, 3.8), "gold", 2.0, swell=0)
    with d.push(238, 330, 1.0 if d.full else 1.2):
        shield = d.shape("-26 -30 c, 0 -26, 26 -30 c, 27 2, 14 22, 0 34 c, -14 22, -27 2", "gold", 3.4, shade=(4, 4))
        d.shape("-19 -22 c, 0 -19, 19 -22 c, 20 0, 10 17, 0 25 c, -10 17, -20 0", "white", 2.2, swell=0)
        d.fill("-17 -20 l, 17 -20 l, 17 -8 l, -17 -8 l", "red")
        d.fill("0 -1 l, 17 13 l, 13 19 l, 0 9 l, -13 19 l, -17 13 l", "red", clip=shield.buffer(-9))


def rump(d: Drawing) -> None:
    """The horse's croup, nearer than the rider, with its tail; a crupper runs to the saddle."""
    region = d.shape("28 500, 32 440, 48 404, 78 380, 116 372, 156 380, 196 402, 216 500", GREY.coat, 4.2)
    inside = region.buffer(-1.6)
    d.crescent(region, 14, 8, GREY.coat[1], inside)
    d.fill("112 390, 140 394, 166 414, 160 434, 132 418", GREY.light, clip=inside)
    for x, y, r in ((118, 440, 8), (142, 452, 7), (116, 414, 6)) if d.full else ():
        d.fill(d.disc(x, y, r, r * 0.8), GREY.light, clip=inside)
    d.hatching(inside, 16, 6)
    d.band("82 392, 116 386, 150 398, 180 424", 13, "red", "dots", "gold", clip=region, spacing=15)
    tail = ("76 386, 46 410, 50 450, 34 510", "80 386, 60 420, 68 456, 56 510", "86 388, 78 426, 90 460, 80 510")
    if d.full:
        for row in tail:
            horses_heads.lock(d, row, (14, 26, 28, 22), GREY.mane, 3)
    else:
        d.shape("78 384, 50 404, 40 450, 30 510 c, 92 510 c, 98 456, 90 410", GREY.mane, 3)
    d.shape(d.disc(80, 388, 10), "red", 3, shade=(3, 3), swell=0)


def coin_arm(d: Drawing) -> None:
    """The arm at the left lifts the coin."""
    cloth.puff(d, "184 286 46, 148 304 62, 112 342 62, 90 386 46", "red", "gold", 2, width=4.2, wide=7.5)
    sleeve = d.limb("88 392, 92 350, 104 296", (46, 43, 30))
    d.shape(
        sleeve.region, "red", 4.0, shade=(9, 6), folds=[("70 372, 90 384, 106 396", 6), ("76 344, 94 356, 110 352", 6)]
    )
    d.comb(sleeve, 1)

    def coin() -> None:
        radius = 58 if d.full else 62
        suits.coin(d, -2, 4 - radius, radius)

    with d.push(94, 234, 0.96, turn=-3):
        hands.palm(d, on=coin)
    with d.push(105, 291, 1.0, turn=-76):
        hands.cuff(d, "gold", 40)


def head(d: Drawing) -> None:
    """A fair man of thirty with a light moustache, long curls and a green hat slashed with gold."""
    finery.chain(d, "216 262, 226 282, 240 290, 256 282, 266 262", 5, "gold", 9)
    size = 1.06 if d.full else 1.12
    with d.push(236, 136, size, turn=-3, flip=True):
        heads.three_quarter(
            d,
            heads.Features(
                hair="#8a5c1c",
                iris="#4f7d3a",
                brow=0.9,
                lift=1,
                jaw=0.9,
                nose=1.04,
                bridge="long",
                chin=4,
                eye=0.9,
                gaze=1.6,
                fair=True,
            ),
        )
        hair.locks(
            d,
            [
                hair.wavy(-40, 0, -54, 108, 6, 1.4, 0.5, -9),
                hair.wavy(-34, -2, -44, 120, 6, 1.5, 1.6, -9),
                hair.wavy(-27, -4, -38, 88, 5, 1.4, 0.2, 7),
                hair.wavy(34, 2, 44, 84, 4, 1.3, 0.2, 8),
            ],
            widths=(9, 15, 16, 13, 9, 2),
            colour="blond",
            light="#f7dc92",
        )
        for row in (
            "21 67, 10 67, 0 73, -8 71 c, 0 78, 12 75, 20 71 c",
            "22 67, 28 67, 33 71, 36 70 c, 32 75, 26 73, 22 71 c",
        ):
            d.shape(row, "blond", 2.0, swell=0)
        hat(d, size)


def hat(d: Drawing, size: float) -> None:
    """A slashed green hat, low on the brow, with a long plume."""
    with d.push(0, 13, 1.04):
        hats.plume(d, "34 -30, 4 -70, -46 -74, -84 -46, -92 -8", 19, "gold", "gold2")
        crown = d.shape("-56 6, -66 -18, -46 -42, -6 -52, 34 -48, 58 -28, 56 -4, 30 -14, -14 -12", "green", 4.0)
        d.crescent(crown, -10, 5, "green2", crown.buffer(-1.6))
        for row in (
            "-40 -36, -44 -20, -38 -8",
            "-18 -46, -20 -28, -14 -18",
            "8 -48, 8 -32, 8 -20",
            "34 -44, 36 -30, 32 -20",
        ):
            cloth.slit(d, row, "gold", 8, crown)
        d.band("-56 4, -28 -10, 4 -14, 36 -12, 58 -2", 13 * size, "red", "lozenges", "gold", spacing=18)
        finery.brooch(d, 34, -22, 11, "blue")
