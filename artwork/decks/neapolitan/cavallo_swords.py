"""Cavallo of swords: a Moor in a blue turban on a horse that steps to the right.

Curved scimitar upright at the left.
"""

from __future__ import annotations

import math

from artwork.decks.neapolitan import riding
from artwork.engine import Drawing
from artwork.parts import cloth, hair, hands, hats, legs, steeds
from artwork.parts.faces import Look, turned


def draw(d: Drawing) -> None:
    """The card."""
    with riding.mounted(d, "blue", ((126, 742), (208, 734), (364, 740))):
        steeds.horse(d)
        saddle_cloth(d)
        with riding.seated(d):
            rider(d)


def saddle_cloth(d: Drawing) -> None:
    """A blue cloth with a fringe."""
    cut = "176 446, 230 458, 288 440, 310 470, 320 510, 318 546, 250 558, 188 546, 172 506"
    region = d.shape(cut, "blue", shade=(14, 9), hatch=(14, 6.5))
    if d.full:
        for x, y in ((206, 524), (246, 530), (286, 528)):
            d.use(d.motif("brocade", cloth.brocade), x, y, scale=1.2)
        d.ink("186 538, 250 549, 318 537", 2.6, "gold", ends=(1, 1), clip=region.buffer(-3))
    d.shape(d.tube("184 546 13, 250 559 14, 322 545 13"), "gold", width=3.2, shade=(2, 5))
    for i in range(13):
        left, top = 186 + i * 11.2, 551 + 9 * math.sin(math.pi * i / 12)
        d.shape(d.tube([(left, top, 5), (left - 1, top + 14, 6.5)]), "gold", width=2.2, shade=(2, 2), swell=0.4)


def rider(d: Drawing) -> None:
    """The rider, over the horse."""
    d.shape(d.tube("222 470 30, 300 500 6"), "leather", width=3)
    d.shape(
        d.tube("302 500 58, 296 540 50, 286 572 40"),
        "white",
        shade=(13, 5),
        hatch=(11, 6),
        folds=[("310 520, 294 540, 280 544", 8), ("304 556, 290 560, 276 558", 6)],
    )
    legs.boot(d, "288 590 39, 283 606 33, 279 626 27", "red", 0.86, flip=True)
    d.shape(d.tube("266 568 12, 286 575 13, 308 570 12"), "gold", width=3.2, shade=(3, 4))
    d.shape(d.tube("276 655 6, 294 657 7, 312 654 6"), "gold", width=2.8, shade=(2, 2))
    d.shape("150 462, 148 440, 152 424, 164 420, 174 432, 192 446, 190 470", "red", shade=(6, 6), hatch=(7, 6))
    d.shape(d.tube("150 424 7, 158 416 9, 170 424 7"), "gold", width=3, shade=(2, 3))
    d.shape(
        "184 396, 224 404, 268 394, 302 420, 334 454, 346 490, 336 514 c, 316 502, 296 516 c, 272 498, "
        "248 514 c, 226 494, 200 504 c, 182 484, 158 486 c, 160 446",
        "gold",
        shade=(14, 12),
        hatch=(15, 6.5),
        folds=[
            ("208 410, 194 450, 182 482", 11),
            ("232 410, 234 450, 226 492", 11),
            ("252 408, 278 440, 274 496", 12),
            ("264 402, 306 440, 316 500", 11),
        ],
    )
    d.shape(
        "224 284, 262 286, 288 298, 290 322, 276 360, 268 398 c, 226 408, 184 398 c, 176 360, 162 322, 164 298, "
        "188 286",
        "green",
        shade=(18, 5),
        hatch=(16, 6.5),
        folds=[("190 386, 200 350, 196 320", 8), ("258 392, 246 356, 256 326", 8)],
    )
    d.shape(
        "214 286, 234 286, 232 350, 228 402 c, 218 402 c, 212 350",
        "white",
        width=3.2,
        shade=(7, 3),
        inner=["223 300, 222 350, 223 396"],
    )
    for q in ("212 290 6, 206 350 6, 214 402 6", "236 290 6, 240 350 6, 232 402 6"):
        d.shape(d.tube(q), "gold", width=2.6, shade=(2, 0), swell=0.5)
    for y in (320, 344, 368):
        for x in (200, 248):
            d.shape(d.disc(x + (y - 344) * 0.04, y, 4.2, 4.2), "gold", width=2.2, shade=(1.5, 1.5), swell=0.4)
    d.shape(
        d.tube("182 394 15, 225 405 17, 270 392 15"),
        "red",
        width=3.6,
        shade=(4, 6),
        inner=["190 394, 225 404, 262 394"],
    )
    d.shape(
        "214 402, 228 404, 238 430, 234 452 c, 224 446, 214 454 c, 212 430",
        "red",
        width=3.4,
        shade=(5, 4),
        inner=["222 410, 225 430, 224 444"],
    )
    d.shape(
        d.tube([riding.from_horse(441, 402), (390, 424), (330, 430), (288, 416)], [5.5]),
        "red",
        width=2.4,
        shade=(0, 2),
        swell=0.4,
    )
    d.shape(
        d.tube("270 304 44, 296 336 60, 318 372 42"),
        "red",
        shade=(13, 8),
        hatch=(13, 6),
        folds=[("276 330, 296 340, 316 334", 7), ("290 356, 308 362, 332 352", 7)],
    )
    d.shape(
        d.tube("320 368 38, 308 394 34, 294 412 26"),
        "red",
        shade=(10, 8),
        hatch=(10, 6),
        folds=[("336 378, 320 386, 306 382", 6)],
    )
    with d.push(280, 418, 0.58, turn=-70, flip=True), d.push(0, 0, 1, turn=100):
        hands.fist(d, "moor")
    d.shape(d.tube("282 400 12, 295 405 13, 309 411 12"), "gold", width=3.2, shade=(3, 4))
    d.shape(
        d.tube("180 304 44, 150 338 60, 118 364 44"),
        "red",
        shade=(13, 9),
        hatch=(13, 6),
        folds=[("158 324, 172 346, 170 352", 7), ("128 338, 142 358, 140 372", 8)],
    )
    d.shape(
        d.tube("114 368 42, 106 340 37, 105 312 28"),
        "red",
        shade=(11, 7),
        hatch=(11, 6),
        folds=[("132 362, 116 354, 100 356", 7), ("120 336, 108 334, 96 328", 5)],
    )

    def scim() -> None:
        bl = "-9 -34 c, -10 -90, -2 -150, 20 -205, 50 -240, 66 -250 c, 58 -226, 40 -190, 24 -145, 13 -90, 10 -34 c"
        d.shape(bl, "blade", width=3.6, shade=(7, 4))
        d.ink("-2 -40, -2 -90, 7 -150, 28 -205", 2.2)
        d.fill("-6 -50, -7 -90, 1 -148, 6 -165, 0 -120, -3 -70", "#CFE2F8", 0.9)
        d.shape(d.tube("0 -34 9, 0 36 9"), "gold", width=3)
        d.shape(d.tube("-30 -44 9, -18 -36 9, 0 -33 12, 18 -36 9, 30 -30 9"), "gold", width=3.2, shade=(2, 4))
        d.shape(d.disc(0, 42, 9, 9), "gold", width=3, shade=(3, 3))

    with d.push(84, 274, 0.8, turn=-6):
        hands.fist(d, "moor", bar=scim, wrist="below")
    d.shape(d.tube("90 316 13, 105 319 14, 121 316 13"), "gold", width=3.2, shade=(3, 5))
    d.shape(
        "208 236, 242 236, 242 274, 254 288, 224 304, 196 288, 208 274",
        "moor",
        width=3.4,
        shade=(9, 0),
        extra=["204 240, 246 240, 244 268, 224 262, 206 270"],
    )
    d.shape(
        d.tube("190 290 15, 222 302 17, 262 288 15"),
        "red",
        width=3.4,
        shade=(3, 6),
        inner=["200 292, 222 298, 250 290"],
    )
    hs = 0.92 if d.full else 1.03
    with d.push(226, 257 - 92 * hs, hs, turn=2):
        d.shape("20 30, 42 30, 46 56, 44 84, 34 92, 24 80", "black", width=3.2)
        turned(
            d, Look(skin="moor", hair="ink", gaze=-0.6, bridge="hooked", brow=1.3, frown=1.6, lift=0.6, iris="#2c1708")
        )
        d.shape(
            "32 48, 38 44, 43 50, 42 60, 36 68, 32 64",
            "moor",
            width=2.8,
            shade=(3, 3),
            inner=[("35 50, 39 53, 36 60", 1.6)],
        )
        d.shape(d.disc(38, 71, 4, 4.5), "gold", width=2.4, shade=(1.5, 1.5))
        hair.full_beard(d, "black", 0.92)
        hats.feather(d, "-14 -30, -26 -60, -10 -88, 26 -90", 28, "gold", 10)
        d.shape(
            "-20 -30, -4 -50, 20 -54, 40 -34, 20 -24",
            "red",
            width=3.6,
            shade=(8, 4),
            inner=["0 -32, 6 -42, 14 -52", "18 -30, 22 -42, 20 -50"],
        )
        hats.turban(d, "blue")
        d.shape(d.disc(-16, -8, 8, 10), "gold", width=3, shade=(3, 3))
        d.fill(d.disc(-17, -9, 3.6, 5), "#D7261E")
