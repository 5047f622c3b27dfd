"""Cavallo of coins: his horse stands square and looks left; he turns to the right, the coin held up at the left."""

from __future__ import annotations

from artwork.decks.neapolitan import riding
from artwork.engine import Drawing, points_of
from artwork.parts import cloth, grips, hands, horses_posed, legs, standing
from artwork.parts.faces import Look, ear, turned, whiskers
from artwork.suits import neapolitan as suits

STANCE = horses_posed.Stance(
    near_fore=(3, 0, 0),
    far_fore=(-7, 0, 0),
    near_hind=(2, 0, 0),
    far_hind=(-7, 5, 0),
    neck=10,
    head=2,
    tail=(
        ("102 468, 70 476, 58 530, 64 600, 58 668, 70 704", 34),
        ("98 470, 60 490, 46 550, 46 620, 34 680", 24),
        ("100 478, 84 510, 78 580, 84 640, 82 690", 22),
    ),
)
COAT = horses_posed.Coat(blaze=True)


def draw(d: Drawing) -> None:
    """The card."""
    with riding.mounted(d, "gold", ((130, 741), (172, 735), (322, 735), (388, 741))):
        with d.push(500, 0, flip=True):
            near = horses_posed.body(d, STANCE, COAT)
            horses_posed.head(d, STANCE, COAT, near)
            horses_posed.flowing_mane(d, STANCE, COAT)
            horses_posed.bridle(d, STANCE, near, "red", "gold")
            horses_posed.strap(d, "296 494, 340 506, 376 512, 414 506", 10, "red", near)
            d.shape(d.disc(374, 511, 9, 10), "gold", width=3, shade=(3, 3))
        saddle_cloth(d)
        with riding.seated(d):
            leg(d)
            body(d)
            arms(d)
            head(d)


def saddle_cloth(d: Drawing) -> None:
    """A green cloth with a scalloped gold edge."""
    region = d.shape(
        "334 446, 296 452, 226 444, 190 452, 178 500, 184 552 c, 206 564, 226 556 c, 248 568, 268 557 c, "
        "290 568, 312 555 c, "
        "330 560, 344 544 c, 348 500",
        "green",
        shade=(12, 8),
        hatch=(12, 6.5),
    )
    d.ink(
        "186 538, 206 549, 226 541, 248 553, 268 542, 290 552, 312 540, 344 530",
        8,
        "gold",
        ends=(1, 1),
        clip=region.buffer(-2),
        fine=False,
    )
    for x, y in ((204, 512), (322, 500), (326, 470)) if d.full else ():
        d.use(d.motif("brocade", cloth.brocade), x, y, scale=1.2)
    for x, y in ((226, 560), (268, 561), (312, 559)):
        d.shape(d.tube([(x, y, 6), (x, y + 12, 8), (x, y + 22, 10)]), "gold", 2.4, shade=(2, 2), swell=0.4)


def leg(d: Drawing) -> None:
    """Full red trousers, gathered over a yellow boot."""
    d.shape(d.tube("250 500, 214 570, 198 622", [6]), "leather", 2.6, swell=0.4)
    legs.boot(d, "232 560 46, 226 592 38, 220 628 30", "gold", 0.88)
    d.shape(
        "296 400, 246 402, 206 430, 180 480, 182 530, 204 566, 236 574, 262 560, 276 526, 300 482, 318 440",
        "red",
        shade=(14, 10),
        hatch=(14, 6.5),
        folds=[
            ("286 412, 236 450, 212 500", 11),
            ("300 434, 260 478, 240 540", 11),
            ("196 500, 206 530, 222 556", 8),
            ("222 478, 220 520, 238 560", 8),
        ],
    )
    d.shape(d.tube("202 560 13, 230 572 15, 262 558 13"), "gold", 3.2, shade=(3, 5))
    d.ink("206 592, 224 598, 244 590", 2.2)
    riding.stirrup(d, 194, 654)


def body(d: Drawing) -> None:
    """A green waistcoat over a white shirt, a gold sash."""
    d.shape(
        "232 288, 262 284, 296 290, 316 310, 312 346, 302 378, 304 410 c, 262 422, 214 408 c, 214 376, "
        "202 340, 202 306",
        "red",
        shade=(16, 5),
        hatch=(14, 6.5),
    )
    d.shape("246 284, 284 284, 276 340, 266 410 c, 240 408 c, 244 350", "white", 3.2, shade=(8, 3),
            inner=["262 300, 258 350, 254 400", "270 310, 266 340, 262 366"])  # fmt: skip
    left = "246 284, 218 288, 206 304, 206 344, 216 380, 212 424 c, 228 432, 246 424 c, 238 380, 240 330"
    right = "282 284, 304 290, 318 306, 314 350, 306 384, 314 422 c, 290 434, 264 426 c, 272 380, 278 330"
    folds = ("222 300, 226 350, 222 410", "302 306, 292 350, 296 414")
    for points, fold, x in zip((left, right), folds, (236, 280), strict=True):
        d.shape(points, "green", shade=(8, 4), hatch=(11, 6.5), folds=[(fold, 8)])
        for y in (316, 340, 364):
            standing.button(d, x - (y - 316) * 0.05, y, 4.6)
    d.shape(
        d.tube("212 396 15, 260 408 18, 306 396 15"), "gold", 3.4, shade=(4, 6), inner=["220 396, 260 407, 300 396"]
    )
    d.shape("286 402, 304 400, 320 430, 322 458 c, 306 450, 296 460 c, 288 430", "gold", 3.2, shade=(5, 4),
            inner=["296 408, 304 430, 306 448"])  # fmt: skip


def arms(d: Drawing) -> None:
    """One arm lifts the coin, the other gathers the reins at the belt."""
    x, y = horses_posed.bit(STANCE)
    d.shape(d.tube([riding.from_horse(500 - x, y), (112, 430), (168, 436), (212, 420)], [5.5]), "red", 2.4, swell=0.4)
    shoulder, elbow, wrist = (222, 306), (146, 342), (128, 258)
    standing.forearm(d, elbow, wrist, "red", (46, 40, 27), bulge=-4)
    standing.puffed(d, shoulder, (150, 340), "red", "gold", 3, 1.02, 6)
    standing.cross(d, shoulder, (150, 340), 0.98, 25, "green")

    def coin() -> None:
        radius = 56 if d.full else 68
        suits.coin(d, -2, 10 - radius, radius, "rings")

    with d.push(103, 205, 0.88):
        grips.pinch(d, coin)
    standing.cuff(d, elbow, wrist, 18)
    shoulder, elbow, wrist = (306, 306), (344, 366), (258, 416)
    standing.forearm(d, elbow, wrist, "red", (46, 40, 28), bulge=6)
    standing.puffed(d, shoulder, (342, 366), "red", "gold", 3, 1.02, -9)
    standing.cross(d, shoulder, (342, 366), 0.98, 25, "green")
    with d.push(226, 424, 0.72, turn=-12, flip=True):
        hands.fist_knuckles(d)
    standing.cuff(d, elbow, (262, 414), 18)
    d.shape(d.tube("214 432 5, 206 450 5, 196 462 5"), "red", 2.2, swell=0.4)


def head(d: Drawing) -> None:
    """A full-cheeked man of forty with a dark moustache, a ruff, a wound yellow hat."""
    with d.push(263, 276, 0.86):
        cloth.ruff(d, 54, 24, 13)
    size = 0.92 if d.full else 1.04
    with d.push(266, 266 - 96 * size, size, turn=3, flip=True):
        d.shape(
            "20 24, 42 24, 44 50, 40 72, 28 76, 20 60",
            "hair",
            3.0,
            inner=["30 30, 36 46, 30 70", "38 34, 40 50, 36 66"],
        )
        turned(d, Look(gaze=-0.5, bridge="broad", mouth="grave", lift=-0.4, jaw=1.06, age=1, brow=1.15, eye=0.95))
        ear(d, 29, 54, Look())
        whiskers(d, "hair", 1.15, curl=True)
        hat(d)


def hat(d: Drawing) -> None:
    """A wound hat like a turban about a ribbed crown, a red jewel and a short plume."""
    d.shape(
        "-34 4, -36 -22, -20 -44, 6 -50, 34 -42, 48 -18, 44 8",
        "gold",
        shade=(-10, 5),
        hatch=(11, 6),
        folds=[("2 -48, -16 -26, -20 2", 7), ("10 -48, 12 -24, 8 2", 7), ("18 -46, 36 -22, 34 4", 7)],
    )
    for band in (
        "-46 20 10, -30 4 22, 4 -6 24, 34 -8 20, 56 4 10",
        "-44 2 10, -20 14 22, 12 14 24, 44 12 21, 58 2 10",
        "-44 24 9, -24 22 15, 10 24 15, 44 24 14, 56 18 8",
    ):
        light = [(float(x), float(y) - 3) for x, y, _ in points_of(band)[1:-1]]
        d.shape(d.tube(band), "gold", 3.2, shade=(-3, 8), hatch=(8, 5.5), inner=[(light, 2.0)], swell=0)
    d.shape(d.disc(-22, 8, 8, 10), "red", 3, shade=(-2, 3))
    d.shape(
        "-22 -2, -34 -20, -32 -44, -18 -56 c, -22 -36, -12 -20, -16 -4",
        "white",
        3,
        shade=(-4, 3),
        inner=["-20 -6, -26 -28, -22 -48"],
    )
