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
    """The horse's neck and head, beyond the rider."""
    neck = d.shape(
        "336 184, 318 230, 310 300, 312 380, 312 500 c, 466 500 c, 458 430, 440 370, 424 322, 404 272, 384 240",
        GREY.coat,
        4.2,
    )
    inside = neck.buffer(-1.6)
    d.fill("384 262, 404 312, 424 366, 444 430, 452 500, 480 500, 466 400, 436 300", GREY.coat[1], clip=inside)
    for row, side in (("366 290, 386 360, 386 440", 1), ("396 320, 416 390, 420 450", 1)):
        d.fold(neck, row, side, 2.6, 9, GREY.coat[1], 13)
    d.band("314 440, 360 456, 408 452, 462 430", 18, "red", "dots", "gold", clip=neck, spacing=17)
    with d.push(350, 186, 0.78, turn=54):
        horses_heads.head(d, GREY, "red", "gold", rosette="blue")
    for row in (
        "344 178, 316 206, 332 246, 312 292",
        "334 200, 304 244, 324 296, 306 346",
        "322 236, 298 286, 318 346, 302 396",
        "346 172, 362 180, 364 192, 357 204",
    ):
        horses_heads.lock(d, row, (11, 25, 20, 3), GREY.mane, 2)


def behind(d: Drawing) -> None:
    """Hair behind the neck, and the neck."""
    with d.push(236, 136, 1.06, flip=True):
        d.shape("-30 -10, -48 16, -54 60, -46 88, -28 100, 28 100, 42 84, 42 20", ("#c08a34", "#8a5c1c"))
    neck = d.shape("214 220, 212 262, 236 284, 266 262, 264 220", "flesh", 3.4)
    d.fill("208 214, 270 214, 266 248, 238 264, 214 246", "flesh2", clip=neck.buffer(-1.5))


def rein_arm(d: Drawing) -> None:
    """The arm at the right goes forward with the reins."""
    d.shape(d.tube("440 300, 454 340, 452 384, 428 414", [5.5]), "red", 2.4, swell=0.4)
    d.sleeve("336 376, 350 404, 384 420", [46, 42, 30], "red", 1)
    with d.push(420, 424, 0.84, turn=6):
        hands.fist_knuckles(d)
    with d.push(381, 419, 1.0, turn=14, flip=True):
        hands.cuff(d, "gold", 38)
    cloth.puff(d, "298 280 44, 332 302 62, 346 340 62, 338 378 46", "red", "gold", 4, width=4.2, wide=6.5)
    d.band("314 376, 338 386, 362 376", 11, "gold", "plain")


def body(d: Drawing) -> None:
    """A blue breastplate edged with gold, with a small shield; a red skirt of straps below."""
    skirt = d.shape(
        "166 396, 240 410, 314 396, 332 424, 340 446 c, 322 456, 304 448 c, 284 460, 262 451 c, 240 463, 218 451 c, "
        "196 460, 176 448 c, 158 456, 140 446 c, 148 424",
        "red",
        4.0,
        shade=(10, 6),
    )
    d.panes(skirt, d.line("166 396, 140 448"), d.line("314 396, 340 448"), 10 if d.full else 5, ("red", "gold"))
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
    """The horse's croup before the rider, its tail bound up with a ribbon."""
    region = d.shape(
        "28 500, 36 452, 58 414, 96 392, 140 386, 186 396, 236 404, 284 420, 316 448, 330 500", GREY.coat, 4.2
    )
    inside = region.buffer(-1.6)
    d.crescent(region, 16, 8, GREY.coat[1], inside)
    d.fill("62 430, 88 406, 120 400, 104 418, 80 446, 60 470", GREY.light, clip=inside)
    d.fill("190 416, 226 420, 250 436, 220 434", GREY.light, clip=inside)
    for x, y, r in (
        (76, 452, 8),
        (98, 432, 7),
        (94, 460, 7),
        (204, 444, 8),
        (232, 452, 7),
        (258, 446, 6),
        (218, 462, 6),
    )[: None if d.full else 0]:
        d.fill(d.disc(x, y, r, r * 0.8), GREY.light, clip=inside)
    d.hatching(inside, 16, 6)
    d.ink("150 392, 148 420, 146 470", 2.8, clip=region)
    housing = d.shape(
        "176 404, 244 408, 302 420, 350 440, 356 500, 190 500, 186 450", "green", 3.8, clip=region.buffer(30)
    )
    d.crescent(housing, 10, 4, "green2", housing.buffer(-1.5))
    d.scatter(housing, 28, 24, d.motif("sprig", cloth.sprig), inset=13, scale=0.8)
    d.band("180 408, 192 450, 200 500", 12, "gold", "dots", "red", clip=housing, spacing=13)
    if d.full:
        for row in (
            "140 400, 104 432, 116 466, 96 510",
            "144 402, 128 440, 140 470, 130 510",
            "150 402, 150 440, 166 470, 156 510",
            "156 402, 174 436, 182 470, 186 510",
        ):
            horses_heads.lock(d, row, (14, 26, 26, 20), GREY.mane, 3)
    else:
        d.shape("140 402, 118 426, 112 466, 116 510 c, 176 510 c, 178 460, 168 424, 156 402", GREY.mane, 3)
    d.shape(d.tube("132 404 14, 148 410 17, 164 404 14"), "red", 3, shade=(3, 4))
    if d.full:
        with d.push(148, 410, 0.85):
            cloth.bow(d, "red")


def coin_arm(d: Drawing) -> None:
    """The arm at the left lifts the coin."""
    cloth.puff(d, "184 284 46, 142 310 66, 104 350 66, 84 394 46", "red", "gold", 4, width=4.2, wide=6.5)
    sleeve = d.limb("84 396, 108 350, 128 298", (48, 44, 30))
    d.shape(
        sleeve.region, "red", 4.0, shade=(9, 6), folds=[("66 378, 90 388, 104 404", 6), ("92 346, 112 358, 128 356", 6)]
    )
    d.comb(sleeve, 1)
    d.band("84 328, 108 336, 136 336", 9, "gold", "plain")

    def coin() -> None:
        radius = 57 if d.full else 61
        suits.coin(d, -8, 4 - radius, radius)

    with d.push(112, 236, 0.96, turn=-4):
        hands.palm(d, on=coin)
    with d.push(129, 294, 1.0, turn=-70):
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
