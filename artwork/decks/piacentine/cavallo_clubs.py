"""Cavallo of clubs: we see the rider's back; he turns his head away to the left, towards the club that he lifts."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads, horses_heads
from artwork.parts.horses_posed import Coat
from artwork.suits import piacentine as suits

DUN = Coat(
    coat=("#d9b377", "#a67f47"),
    far=("#b8904f", "#8a6834"),
    mane=("#6d5138", "#46321f"),
    muzzle="#96765a",
    light="#f0d6a6",
)


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.0, 1.2):
        horse(d)
        rein_arm(d)
        body(d)
        club_arm(d)
        head(d)


def horse(d: Drawing) -> None:
    """Neck and head at the right, bent down a little, a dark mane on the far side and over the crest."""
    for row in ("340 196, 316 220, 300 270, 280 300", "330 214, 304 250, 292 300, 268 336"):
        horses_heads.lock(d, row, (10, 26, 22, 3), DUN.mane, 3)
    neck = d.shape(
        "356 186, 326 206, 302 250, 288 310, 280 380, 276 500 c, 470 500 c, 462 440, 446 392, 424 350, "
        "404 320, 396 280",
        DUN.coat,
        4.2,
    )
    inside = neck.buffer(-1.6)
    d.fill("384 300, 402 340, 424 380, 446 430, 452 500, 484 500, 470 420, 420 330", DUN.coat[1], clip=inside)
    d.fill("330 230, 316 280, 308 340, 322 330, 332 280, 344 240", DUN.light, clip=inside)
    for row, side in (
        ("372 300, 386 360, 384 440", 1),
        ("398 330, 418 380, 424 450", 1),
        ("346 330, 352 390, 344 450", 1),
    ):
        d.fold(neck, row, side, 2.6, 9, DUN.coat[1], 14)
    d.band("300 448, 360 458, 410 448, 462 424", 17, "green", "dots", "gold", clip=neck, spacing=17)
    with d.push(362, 196, 0.74, turn=46):
        horses_heads.head(d, DUN, "green", "gold", rosette="red")
    for row in (
        "352 180, 320 196, 326 240, 300 268",
        "330 202, 304 232, 316 280, 292 310",
        "312 236, 290 276, 304 324, 282 360",
        "358 180, 372 182, 382 190, 388 202",
    ):
        horses_heads.lock(d, row, (12, 24, 20, 3), DUN.mane, 3)


def rein_arm(d: Drawing) -> None:
    """The right arm goes forward along the neck with the reins."""
    d.shape(d.tube("446 306, 452 350, 444 388, 426 404", [5.5]), "green", 2.4, swell=0.4)
    cloth.ringed(d, "330 396, 362 416, 398 412", [46, 42, 32], "gold", "blue", 1)
    with d.push(424, 408, 0.82, turn=-8):
        hands.fist_knuckles(d)
    with d.push(390, 413, 1.0, turn=-6, flip=True):
        hands.cuff(d, "white", 40)


def body(d: Drawing) -> None:
    """A red coat from behind: a seam down the back, gathers at the waist, the baldric across."""
    coat = d.shape(
        "184 250, 152 266, 136 296, 144 340, 158 384, 150 420, 132 500 c, 344 500 c, 328 430, 322 384, "
        "334 340, 340 296, 324 266, "
        "288 250, 236 262",
        "red",
        4.2,
    )
    inside = coat.buffer(-1.8)
    d.crescent(coat, 24, 5, "red2", inside)
    d.scatter(coat, 36, 32, d.motif("trefoil", finery.trefoil), inset=12, scale=1.1)
    for row, side in (
        ("180 300, 190 350, 184 396", -1),
        ("300 300, 288 350, 294 396", 1),
        ("170 420, 158 450, 154 480", -1),
        ("206 424, 200 450, 202 480", -1),
        ("272 424, 280 450, 280 480", 1),
        ("304 420, 316 446, 320 480", 1),
    ):
        d.fold(coat, row, side, 3, 10, "red2", 13)
    d.ink("236 262, 232 330, 236 400, 238 470", 2.8, clip=coat, fine=False)
    belt = d.shape(d.tube("154 398 20, 238 414 24, 326 396 20"), "leather", 3.6, shade=(4, 7))
    d.ink("160 396, 238 410, 320 394", 1.8, "gold", ends=(0.5, 0.5), clip=belt, fine=False)
    d.band("318 262, 280 300, 226 352, 160 398", 30, "gold", "scroll", "red", clip=coat, spacing=27)
    d.shape(d.disc(214, 362, 14, 16), "gold", 3, shade=(3, 3))
    d.fill(d.disc(213, 361, 6, 7), "green")
    cloth.puff(d, "316 276 46, 344 304 68, 350 350 68, 332 396 48", "green", "gold", 4, width=4.2, wide=6)
    d.band("308 392, 332 406, 358 398", 13, "red", "dots", "gold", spacing=13)


def club_arm(d: Drawing) -> None:
    """The left arm lifts the club before it."""
    cloth.puff(d, "172 278 46, 140 312 70, 130 354 70, 138 400 48", "green", "gold", 4, width=4.2, wide=6)

    def bar() -> None:
        suits.club(d, 0, 25, 384, girth=1.0 if d.full else 1.25)

    with d.push(104, 266, 0.98, turn=-2):
        hands.fist(d, bar=bar, wrist="below")
    cloth.ringed(d, "138 402, 136 366, 132 322", [46, 43, 31], "gold", "blue", -1)
    d.band("112 402, 138 414, 164 404", 13, "red", "dots", "gold", spacing=13)
    with d.push(132, 320, 1.0, turn=-88):
        hands.cuff(d, "white", 40)


def head(d: Drawing) -> None:
    """The head turned away: a broad cheek, a short grey beard, cropped hair, a cap of blue and gold panes."""
    size = 1.06 if d.full else 1.12
    with d.push(226, 140, size, turn=2, flip=True):
        d.shape("-34 60, -32 100, -30 118, 16 118, 14 90, 20 70", "flesh", 3.4, shade=(-8, 0))
        heads.lost_profile(d, heads.Features(hair="hair2", brow=1.2, jaw=1.06, age=1))
        beard = d.shape(
            "0 62, 8 72, 16 80, 24 80, 31 84, 32 94, 26 108, 12 112, -8 106, -22 92, -18 74, -8 66",
            "hair",
            3.0,
            shade=(-5, 4),
        )
        d.flow("2 68, -6 84, -4 104", "28 86, 26 98, 20 110", 7, 1.7, "ink", beard)
        hair.locks(
            d,
            [
                hair.wavy(-42, -4, -50, 92, 5, 1.2, 0.4, -7),
                hair.wavy(-34, -6, -38, 100, 5, 1.3, 1.4, -8),
                hair.wavy(-26, -6, -26, 98, 5, 1.3, 0.4, 7),
                hair.wavy(-18, -6, -16, 74, 4, 1.2, 1.0, 6),
            ],
            widths=(11, 18, 19, 15, 10, 2),
        )
        cap(d)
    finery.drape(
        d, "186 250, 204 240, 240 252, 276 242, 292 250, 282 270, 240 278, 196 270", "white", None, (20, 20),
        (("214 246, 212 260, 206 272", 1, 4, 0), ("262 246, 264 260, 270 272", 1, 4, 0)), (4, 5), 4,
    )  # fmt: skip


def cap(d: Drawing) -> None:
    """A full cap of blue and gold panes gathered under a button, a rolled brim, a hanging plume."""
    crown = d.shape("-54 2 c, -66 -26, -46 -54, -6 -64, 32 -54, 50 -30, 46 2 c, 0 -2", "blue", 4.0)
    d.panes(crown, d.line("-8 -62, -58 -40, -54 4"), d.line("-4 -62, 40 -42, 44 4"), 8, ("blue", "gold"))
    d.crescent(crown, -9, 5, "blue2", crown.difference(crown.buffer(-9)))
    d.shape(d.disc(-6, -63, 8, 6), "red", 2.8, shade=(2, 2))
    brim = d.shape(d.tube("-58 2 16, -22 -6 20, 16 -6 19, 50 0 14"), "gold", 3.8, shade=(-3, 6), hatch=(7, 6))
    for x in (-42, -26, -8, 10, 28):
        d.ink([(x - 2, -16), (x + 4, -6), (x, 6)], 2.0, clip=brim)
    hats.plume(d, "-30 -4, -60 -28, -90 -20, -102 10, -96 38", 17, "red")
    finery.brooch(d, -32, -4, 10, "green")
