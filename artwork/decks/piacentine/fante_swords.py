"""Fante of swords: looks left at the upright sword, a twirled moustache; green hat, red cloak, gold and blue front."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads
from artwork.suits import piacentine as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.2, 1.3):
        figure(d)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    behind = d.shape("230 256, 180 270, 142 300, 120 360, 104 500 c, 300 500 c, 300 262", "red")
    d.crescent(behind, 8, 4, "red2", behind.buffer(-1.6))
    d.fold(behind, "150 330, 136 390, 130 470", -1, 3, 12, "red2", 12)
    doublet(d)
    left_arm(d)
    with d.push(272, 132, 1.08, turn=-2):
        hair.curtain(d, "black", 92, -8)
        d.shape("-26 84, -28 118, 0 136, 28 118, 24 84", "flesh2", 3)
    cloak(d)
    head(d)


def doublet(d: Drawing) -> None:
    """A striped doublet, gold and blue."""
    front = d.shape(
        "232 254, 188 270, 170 300, 180 350, 196 396, 190 428, 172 500 c, 380 500 c, 352 420, 356 350, 364 290, "
        "318 254",
        "gold",
    )
    d.panes(
        front,
        d.line("200 262, 192 330, 206 400, 186 500"),
        d.line("350 262, 352 330, 336 400, 352 500"),
        9,
        ("gold", "blue", "gold"),
    )
    d.crescent(front, 12, 0, "gold2", front.buffer(-1.6))
    d.hatching(front.buffer(-1.4), 16, 5)
    d.band("268 262, 268 340, 268 400, 268 490", 22, "blue", "lozenges", "gold", clip=front, spacing=20)
    belt = d.shape(d.tube("192 408, 232 420, 270 424, 320 420, 356 408", (19, 21, 22, 21, 19)), "red", 3.4)
    d.crescent(belt, 1, 7, "red2", belt.buffer(-1.2))
    d.along("198 410, 232 420, 270 424, 320 420", 18, lambda _: d.circle(0, 0, 3.8, "gold", "ink", 1.4))
    d.shape("252 406 l, 286 407 l, 286 442 l, 252 440 l", "gold", 3.2, shade=(4, 4))
    d.shape("260 415 l, 278 415 l, 278 433 l, 260 432 l", "red", 2.4, swell=0)


def left_arm(d: Drawing) -> None:
    """The arm with the sword, at the left."""
    suits.sword(d, 106 if d.full else 110, 300 if d.full else 304, 330 if d.full else 336, 3, 1.12 if d.full else 1.25)
    cloth.puff(d, "196 286 48, 160 314 78, 146 362 80, 156 424 58", "blue", "gold", 4)
    limb = d.sleeve("160 500, 154 450, 138 404", (64, 56, 40), "blue", -1)
    for row in ("120 428, 144 420, 166 408", "128 452, 152 444, 178 430"):
        d.band(row, 8, "gold", "plain", clip=limb.region.buffer(-1))
    with d.push(104, 344, 0.98, turn=3):
        hands.fist(d, wrist="below")
    with d.push(137, 400, turn=-76):
        hands.cuff(d, "white", 46)
    cloth.wing(d, "164 304, 184 276, 216 258", 28, ("red", "gold"))


def cloak(d: Drawing) -> None:
    """The red cloak thrown about the right shoulder; its edge is held before the breast."""
    d.shape("322 390, 380 392, 420 420, 396 452, 322 450", "red2", 3)
    d.sleeve("420 430, 380 432, 338 420", (56, 50, 36), "blue", 1)
    mantle = d.shape(
        "296 250, 344 258, 396 282, 430 320, 450 390, 456 500 c, 300 500 c, 306 466, 318 440, 336 436 c, 372 440, "
        "396 430, 380 404, 346 396, 326 402, 304 398 c, 314 366, 320 330, 312 290",
        "red",
    )
    d.crescent(mantle, 12, 3, "red2", mantle.buffer(-1.6))
    d.scatter(mantle, 34, 29, d.motif("lily", finery.little_lily), inset=10, scale=1.2)
    for row, side, depth in (
        ("336 272, 352 320, 340 388", -1, 12),
        ("364 276, 388 330, 384 392", -1, 13),
        ("398 296, 424 350, 430 420", -1, 12),
        ("388 440, 380 460, 384 480", 1, 9),
        ("416 430, 416 456, 424 480", 1, 10),
    ):
        d.fold(mantle, row, side, 3.2, depth, "red2", 13)
    d.band("300 256, 318 300, 322 350, 309 396", 19, "green", "dots", "gold", clip=mantle, spacing=17)
    d.band("340 442, 320 454, 308 500", 17, "green", "dots", "gold", clip=mantle, spacing=17)
    tuft = d.shape("292 416, 318 412, 334 440, 344 474 c, 328 466, 318 484 c, 304 472, 288 480 c, 284 448", "red", 3.8)
    d.crescent(tuft, 6, 4, "red2", tuft.buffer(-1.4))
    d.band("286 470, 304 462, 318 473, 329 455, 342 463", 10, "green", "dots", "gold", clip=tuft, spacing=11)
    for row in ("300 428, 298 450, 300 464", "314 428, 322 448, 326 460"):
        d.ink(row, 2.8, clip=tuft)
    with d.push(352, 416, turn=2, flip=True):
        hands.cuff(d, "white", 46)
    with d.push(306, 416, 0.98, turn=-3, flip=True):
        hands.fist_knuckles(d)
    cape = d.shape(
        "226 244, 198 258, 182 276, 210 300, 242 312, 268 300 c, 300 318, 344 312, 384 292, 404 270, 372 252, 320 242, "
        "300 258, 268 270, 240 260",
        "green",
    )
    d.crescent(cape, 4, 9, "green2", cape.buffer(-1.4))
    d.scatter(cape, 27, 19, d.motif("sprig", cloth.sprig), inset=10, scale=0.8)
    for row, side in (("222 262, 212 280, 214 298", -1), ("330 262, 344 284, 348 302", 1)):
        d.fold(cape, row, side, 2.4, 8, "green2", 9)
    d.band("186 278, 212 296, 242 306, 268 296, 302 311, 344 306, 398 275", 9, "gold", "bars", clip=cape, spacing=8)
    finery.brooch(d, 268, 300, 14, "red")


def head(d: Drawing) -> None:
    """Head, moustache and hat."""
    with d.push(272, 132, 1.08, turn=-2, flip=True):
        heads.three_quarter(
            d,
            heads.Features(
                hair="black2",
                iris="#3f6b2b",
                gaze=0.8,
                brow=1.4,
                jaw=0.98,
                nose=1.05,
                bridge="hooked",
                frown=2.5,
                mouth="stern",
                eye=0.94,
                age=1,
            ),
        )
        for row in (
            "19 68, 10 67, -2 71, -12 77, -24 76, -31 66, -29 58, -24 60 c, -25 66, -18 70, -8 66, 6 63",
            "21 68, 27 67, 34 73, 41 73, 46 66, 44 59, 40 61 c, 40 66, 36 67, 30 64, 23 64",
        ):
            d.shape(row, "black", 2.6, shade=(1.5, 2), swell=0)
        hair.goatee(d, "black")
        hair.locks(
            d,
            [
                hair.wavy(-40, -8, -60, 70, 5, 1.2, 0.5, -9),
                hair.wavy(-34, -8, -50, 82, 5, 1.3, 1.3, -9),
                hair.wavy(-28, -8, -42, 54, 4, 1.2, 0.3, -8),
                hair.wavy(34, -8, 44, 52, 4, 1.2, 0.6, 7),
            ],
            widths=(9, 15, 16, 12, 8, 2),
            colour="black",
            light="#8d8072",
        )
        hat(d)


def hat(d: Drawing) -> None:
    """A broad green hat, its brim turned up at the side, with a white plume that sweeps back."""
    crown = d.shape("-44 -8, -50 -36, -36 -58, -4 -64, 28 -58, 44 -36, 42 -8, 0 -2", "green", 4)
    d.crescent(crown, 9, -2, "green2", crown.buffer(-1.4))
    for row in ("-12 -62, -24 -42, -26 -14", "6 -62, 4 -40, 6 -14", "22 -58, 28 -36, 28 -14"):
        d.fold(crown, row, -1, 2.4, 8, "green2", 9)
    d.band("-46 -18, -22 -10, 0 -8, 22 -10, 44 -18", 13, "gold", "lozenges", "red", spacing=16)
    brim = d.shape(
        "-98 -42, -78 -30, -46 -10, 0 -3, 40 -10, 68 -18, 84 -16, 76 2, 44 14, 4 17, -38 14, -70 0, -92 -22", "green", 4
    )
    d.crescent(brim, 2, 8, "green2", brim.buffer(-1.4))
    d.ink("-90 -32, -66 -12, -38 0, 2 5, 42 0, 76 -10", 1.9, clip=brim)
    d.along("-92 -30, -68 -6, -38 9, 4 12, 44 9, 78 -6", 12, lambda _: d.circle(0, 0, 2.4, "gold"))
    hats.plume(d, "10 -20, -18 -44, -60 -58, -100 -50, -124 -22, -120 8", 19, "white", "#cdd6e4")
    finery.brooch(d, 12, -18, 12, "red")
