"""Caballo of coins: he rears to the left and looks back at the coin in his outstretched hand; a wide plumed hat."""

from __future__ import annotations

from artwork.decks.spanish import figures, rearing
from artwork.engine import Drawing
from artwork.parts import grips, hair, hands, hats, horses_posed, legs, standing
from artwork.parts.faces import Look, pointed_beard, turned
from artwork.suits import spanish as suits

MOUNT = rearing.Mount(
    stance=rearing.stance(32, (-46, 92, 30), (-50, 124, 24), 16, 24, (0, 4), 22),
    coat=horses_posed.Coat(
        coat=("#fbf4e2", "#d6c7a4"), far=("#ddd0b2", "#b3a27c"), mane=("#bd9339", "#8b6722"), muzzle="#e0bfa6",
        light="#fffdf6",
    ),
    raised=32,
    mane="waving",
    leather="blue",
    x=350,
    size=1.1,
)  # fmt: skip


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "gold")
        with rearing.mounted(f, MOUNT, left=True):
            rearing.horse(f, MOUNT)
            saddle(f)
            leg(f)
            with rearing.seated(f, MOUNT, 6):
                body(f)
                rein_arm(f)
                coin_arm(f)
                head(f)


def saddle(d: Drawing) -> None:
    """A blue cloth cut round, with an ochre border; the cantle of the saddle behind."""
    region = figures.piece(
        d,
        "166 446, 230 458, 290 442, 318 474, 318 536 c, 290 570, 240 584, 196 566, 168 528, 156 488",
        "red",
        [("196 480, 192 520, 204 552", 10)],
        (14, 9),
    )
    d.band("152 500, 170 536, 204 564, 244 574, 286 562, 322 530", 18, "gold", "plain", clip=region, edge=3.8)
    d.shape("150 466, 138 444, 140 418, 158 408, 172 420, 182 440, 198 452, 190 474", "gold", 4.2, shade=(6, 6))


def leg(d: Drawing) -> None:
    """Blue breeches, a tall ochre boot with a turned-down top."""
    with d.push(236, 450, turn=12), d.push(-236, -450):
        d.shape(d.tube("276 470 7, 296 560 7, 304 640 7"), "leather", 3, swell=0)
        legs.boot(d, "308 520 52, 300 574 43, 292 636 31", "gold", 0.94, flip=True)
        d.ink("286 572, 296 584, 314 578", 3, ends=(0.3, 0.6))
        breech = d.shape(
            "186 404, 236 404, 290 424, 334 458, 352 494, 344 528 c, 312 544, 276 532 c, 256 508, 222 494, 192 470, "
            "176 436",
            "blue",
            4.6,
        )
        d.crescent(breech, 8, 15, "blue2", breech.buffer(-1.9))
        d.ink("252 452, 288 474, 322 512", 4.4, ends=(0.1, 0.7), clip=breech)
        d.shape(
            "268 520, 306 534, 352 516 c, 362 530, 356 552 c, 332 560, 314 574 c, 292 566, 262 554 c, 260 538",
            "gold",
            4.4,
            shade=(6, 9),
        )
        d.shape(d.tube("280 668 8, 306 672 9, 336 666 8"), "leather", 3.4, shade=(2, 3), swell=0)
        d.shape(d.tube("306 606 7, 324 628 6, 327 664 7"), "leather", 3.4, shade=(2, 2), swell=0)


def body(d: Drawing) -> None:
    """A red jacket cut to the waist with ochre frogs, and its flared skirts."""
    figures.piece(
        d,
        "180 388, 226 398, 272 386, 288 404, 300 424 c, 276 434, 262 426 c, 240 440, 222 428 c, 198 444, 174 434 c, "
        "160 438, 150 430 c, 158 410",
        "red",
        [("206 402, 204 420", 7), ("248 400, 256 420", 7)],
        (8, 7),
    )
    figures.piece(
        d,
        "200 284, 232 290, 262 286, 286 304, 290 334, 278 366, 274 396 c, 226 408, 178 394 c, 174 356, 164 326, "
        "174 298",
        "red",
        [("194 384, 192 352, 182 330", 8)],
        (20, 6),
    )
    d.ink("238 292, 242 340, 236 398", 4, ends=(0.9, 0.9), fine=False)
    for y in (312, 334, 356, 378):
        d.shape(d.tube([(218, y - 2, 7), (240, y, 8), (262, y - 4, 7)]), "gold", 3, swell=0)
    baldric = d.shape(d.tube("184 300 17, 222 340 18, 276 382 17"), "straw", 4)
    d.crescent(baldric, 2, 7, "straw2", baldric.buffer(-1.6))
    for x, y in ((206, 324), (230, 347), (256, 368)):
        d.circle(x, y, 4.4, "blue", "ink", 2)
    belt = d.shape(d.tube("174 392 16, 226 405 19, 278 391 16"), "blue", 4)
    d.crescent(belt, 2, 7, "blue2", belt.buffer(-1.6))


def rein_arm(d: Drawing) -> None:
    """The arm forward to the reins."""
    with d.push(225, 404), d.push(0, 0, turn=-(MOUNT.raised - 6)), d.push(-228, -444):
        x, y = horses_posed.bit(MOUNT.stance)
        d.shape(d.tube([(x, y), (x - 60, y + 40), (322, 396)], [8]), "blue", 3.2, swell=0)
    shoulder, elbow, wrist = (266, 314), (296, 378), (336, 384)
    with d.push(362, 384, 0.8, turn=2):
        hands.fist_knuckles(d)
    figures.lower_sleeve(d, elbow, wrist, "gold", (42, 39, 30), 4)
    figures.upper_sleeve(d, shoulder, elbow, "red", "straw", 0.92, -6)
    figures.ring(d, elbow, wrist, 0.95, 18, "white", 14)


def coin_arm(d: Drawing) -> None:
    """The arm stretched out behind, the coin in its fingers."""
    radius = 60 if d.full else 72
    with d.push(84, 240, 0.92, turn=-8):
        grips.pinch(d, lambda: suits.coin(d, 0, 10 - radius, radius))
    shoulder, elbow, wrist = (186, 312), (126, 362), (112, 299)
    figures.lower_sleeve(d, elbow, wrist, "gold", (44, 40, 30), -3)
    figures.upper_sleeve(d, shoulder, (130, 361), "red", "straw", 0.98, 7)
    figures.ring(d, elbow, wrist, 0.95, 18, "white", 14)


def head(d: Drawing) -> None:
    """He looks over his shoulder; a dark pointed beard, a blue hat with white and red plumes."""
    standing.neck(d, 232, 258, wide=34)
    d.shape(
        "186 282, 210 266, 232 278, 256 268, 282 284, 270 304, 244 298 c, 232 310, 216 300 c, 196 306",
        "white",
        4,
        shade=(4, 6),
    )
    size = 0.98 if d.full else 1.1
    with d.push(230, 262 - 96 * size, size, turn=-4):
        hair.locks(
            d, [hair.wavy(32, 22, 44, 92, 4, 1.1, 0.4, 8), hair.wavy(24, 28, 34, 96, 4, 1.1, 1.2, 8)],
            widths=(16, 24, 24, 19, 12, 4), colour="brown", light="#a06c3c",
        )  # fmt: skip
        turned(d, Look(hair="brown2", gaze=-0.8, bridge="straight", mouth="smile", lift=1.6, brow=1.1, iris="#3a2a16"))
        pointed_beard(d, "brown", -8)
        hair.locks(
            d,
            [hair.wavy(37, 14, 42, 70, 4, 1.0, 0.2, 8)],
            widths=(11, 17, 18, 14, 9, 3),
            colour="brown",
            light="#a06c3c",
        )
        hats.plume(d, "30 -20, 58 -58, 98 -64, 122 -34, 120 4", 20, "red", "red2")
        hats.plume(d, "24 -24, 40 -72, 80 -92, 116 -78", 17, "white", "#cfd9dd")
        hats.wide_hat(d, "blue", "gold")
