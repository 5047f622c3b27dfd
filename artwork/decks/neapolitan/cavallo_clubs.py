"""Cavallo of clubs: horse and rider in profile to the left, one forefoot raised, the club over the shoulder."""

from __future__ import annotations

from artwork.decks.neapolitan import riding
from artwork.engine import Drawing
from artwork.parts import cloth, hair, hands, hats, horses_posed, legs, standing
from artwork.parts.faces import Look, ear, profile
from artwork.suits import neapolitan as suits

STANCE = horses_posed.Stance(
    near_fore=(9, 0, 0),
    far_fore=(-58, 92, 28),
    far_shift=6,
    near_hind=(4, 0, 0),
    far_hind=(-20, 8, 0),
    neck=4,
    head=-8,
    tail=(
        ("100 470, 70 470, 52 524, 50 580, 62 640, 50 690", 36),
        ("96 468, 60 480, 40 540, 38 590, 46 650", 24),
        ("100 476, 80 500, 68 560, 76 620, 72 676", 22),
    ),
)
COAT = horses_posed.Coat(
    coat=("#a77e6a", "#7a5646"),
    far=("#8a6453", "#654637"),
    mane=("#4b3a30", "#2c211b"),
    muzzle="#8a6656",
    light="#c29b86",
    socks="#fffdf6",
)


def draw(d: Drawing) -> None:
    """The card."""
    with riding.mounted(d, "green", ((142, 741), (290, 735), (396, 741))):
        with d.push(500, 0, flip=True):
            near = horses_posed.body(d, STANCE, COAT)
            horses_posed.head(d, STANCE, COAT, near)
            horses_posed.cropped_mane(d, STANCE, COAT)
            horses_posed.bridle(d, STANCE, near, "leather", "gold")
            horses_posed.strap(d, "296 484, 340 496, 376 506, 414 504", 10, "leather", near)
            horses_posed.strap(d, "190 474, 140 464, 72 474", 9, "leather", near)
        saddle_cloth(d)
        with riding.seated(d):
            far_arm(d)
            leg(d)
            body(d)
            club(d)
            head(d)
            near_arm(d)


def saddle_cloth(d: Drawing) -> None:
    """A yellow cloth to a point, with a small shield in its corner."""
    region = d.shape(
        "336 446, 290 454, 228 442, 196 452, 190 520, 200 552 c, 270 560, 338 578, 372 592 c, 366 540, 356 490",
        "gold",
        shade=(12, 8),
        hatch=(12, 6.5),
    )
    d.ink("198 540, 270 548, 334 564, 362 576", 6, "red", ends=(1, 1), clip=region.buffer(-2), fine=False)
    d.ink("328 450, 346 500, 356 546, 360 576", 6, "red", ends=(1, 1), clip=region.buffer(-2), fine=False)
    with d.push(326, 522, 1.0 if d.full else 1.2, turn=4):
        shield = d.shape("-22 -26 c, 0 -22, 22 -26 c, 22 4, 0 28 c, -22 4", "blue", 3.2, shade=(4, 4))
        d.fill("-24 -20 l, -14 -26 l, 18 10 l, 8 20 l", "white", clip=shield.buffer(-2.2))
    for x, y in ((206, 556), (232, 558), (258, 560), (284, 566), (310, 573), (336, 580), (362, 590)):
        d.shape(d.tube([(x, y, 6), (x + 1, y + 14, 8)]), "red", 2.2, shade=(2, 2), swell=0.4)
    d.shape("346 462, 352 436, 346 420, 332 416, 322 430, 306 446, 312 470", "red", shade=(6, 6), hatch=(7, 6))


def far_arm(d: Drawing) -> None:
    """The far arm holds the reins forward."""
    x, y = horses_posed.bit(STANCE)
    d.shape(
        d.tube([riding.from_horse(500 - x, y), (112, 446), (140, 444), (160, 428)], [5.5]), "leather", 2.4, swell=0.4
    )
    standing.forearm(d, (222, 380), (178, 424), "blue", (40, 36, 28), bulge=-3)
    with d.push(152, 428, 0.66, turn=18, flip=True):
        hands.fist_knuckles(d)
    standing.cuff(d, (222, 380), (178, 424), 17)


def leg(d: Drawing) -> None:
    """Baggy red trousers to the calf, yellow hose, a brown shoe."""
    d.shape(d.tube("246 500, 214 570, 199 622", [6]), "leather", 2.6, swell=0.4)
    legs.leg(d, (222, 530), (232, 642), "gold", w=1.08)
    with d.push(231, 640, 0.84):
        legs.shoe(d, "leather", "gold")
    riding.stirrup(d, 198, 667)
    d.shape(
        "306 398, 250 400, 214 424, 186 470, 186 520, 196 556, 222 568, 250 562, 262 530, 290 500, 318 470, 326 430",
        "red",
        shade=(14, 12),
        hatch=(14, 6.5),
        folds=[
            ("296 410, 250 440, 214 480", 10),
            ("312 440, 262 474, 232 530", 11),
            ("196 500, 204 530, 214 556", 7),
            ("252 490, 240 520, 240 556", 8),
        ],
    )
    for slash in ("236 424, 214 456, 206 494", "264 428, 238 470, 224 520"):
        cloth.slit(d, slash, "gold", 8)
    d.shape(d.tube("194 552 10, 220 564 12, 252 558 10"), "gold", 3.2, shade=(3, 5))


def body(d: Drawing) -> None:
    """A yellow doublet in profile: a pigeon breast, buttons at its edge, a short skirt."""
    d.shape(
        "216 388, 262 398, 316 386, 334 422, 330 450 c, 296 460, 262 452, 214 448 c, 202 424",
        "gold",
        shade=(12, 8),
        hatch=(12, 6.5),
        folds=[("236 396, 230 420, 236 446", 8), ("268 402, 270 426, 266 448", 8), ("300 396, 308 420, 304 448", 8)],
    )
    d.shape(
        "240 282, 270 276, 304 286, 324 312, 326 346, 316 378, 318 396 c, 264 408, 216 396 c, 200 370, "
        "196 338, 208 308, 222 292",
        "gold",
        shade=(16, 5),
        hatch=(16, 6.5),
        folds=[("300 386, 290 350, 300 318", 9), ("262 396, 244 362, 250 330", 9), ("232 390, 216 362, 218 336", 8)],
    )
    d.ink("232 288, 212 312, 204 340, 208 370, 218 394", 2.2)
    for x, y in ((222, 306), (212, 326), (208, 346), (210, 366), (217, 384)):
        standing.button(d, x, y, 4.6, "red")
    d.shape(d.tube("216 392 11, 264 404 13, 320 391 11"), "leather", 3.4, shade=(3, 5))
    d.shape(d.box(232, 392, 250, 411), "gold", 2.8, shade=(3, 3))


def club(d: Drawing) -> None:
    """The club over the shoulder."""
    suits.club(d, 314, 258, 316 if d.full else 336, turn=57)


def near_arm(d: Drawing) -> None:
    """The near arm bends up to hold the club's thin end."""
    shoulder, elbow, wrist = (284, 310), (284, 380), (240, 358)
    standing.forearm(d, elbow, wrist, "blue", (44, 38, 27), bulge=5)
    standing.puffed(d, shoulder, (282, 376), "green", "gold", 3, 1.08, -4)
    standing.cross(d, shoulder, (282, 376), 0.98, 27, "red")
    with d.push(208, 328, 0.8, turn=57):
        hands.fist(d)
    standing.cuff(d, elbow, wrist, 17)


def head(d: Drawing) -> None:
    """A hook-nosed man in profile with a grey-streaked moustache, a ruff, a green hat with a red feather."""
    with d.push(258, 274, 0.82):
        cloth.ruff(d, 52, 22, 13)
    size = 0.92 if d.full else 1.04
    with d.push(252, 262 - 96 * size, size, turn=2):
        hair.locks(
            d,
            [hair.wavy(24, 20, 34, 78, 4, 1.1, 0.4, -7), hair.wavy(18, 20, 24, 84, 4, 1.2, 1.4, -7)],
            widths=(14, 22, 24, 18, 10, 4),
            colour="black",
            light="",
        )
        profile(d, Look(bridge="hooked", mouth="stern", frown=1.5, age=1, brow=1.1, hair="black"))
        ear(d, 14, 56, Look())
        d.shape("-32 73, -26 74, -16 79, -10 86 c, -18 86, -27 80, -34 78", "black", 2.4)
        hair.locks(
            d,
            [hair.wavy(6, 18, 4, 50, 3, 0.8, 0, 5), hair.wavy(24, 18, 26, 66, 4, 1.1, 0.3, 6)],
            widths=(8, 13, 14, 10, 4),
            colour="black",
            light="",
        )
        hats.feather(d, "24 -18, 40 -50, 74 -58, 98 -36, 100 -10", 32, "red", 11)
        hats.wide_hat(d, "green", "gold")
