"""Cavallo of cups: his horse steps high to the right; he leans back and lifts the cup at the left."""

from __future__ import annotations

from artwork.decks.neapolitan import riding
from artwork.engine import Drawing
from artwork.parts import cloth, hair, hands, hats, horses_posed, legs, standing
from artwork.parts.faces import Look, pointed_beard, turned
from artwork.suits import neapolitan as suits

STANCE = horses_posed.Stance(
    near_fore=(-64, 102, 30),
    far_fore=(5, 0, 0),
    near_hind=(9, 0, 0),
    far_hind=(-18, 8, 0),
    neck=-9,
    head=22,
    tail=(
        ("100 470, 56 462, 30 508, 34 580, 14 640, 24 676", 36),
        ("96 468, 46 470, 18 530, 22 590, 6 630", 24),
        ("98 476, 66 496, 52 560, 56 630, 44 684", 22),
    ),
)
COAT = horses_posed.Coat(
    coat=("#d9d2c6", "#a79a8a"),
    far=("#b8ab9b", "#8b7d6e"),
    mane=("#8d7a68", "#5d4c3e"),
    muzzle="#a08c80",
    light="#f2eee4",
    dapples=True,
)


def draw(d: Drawing) -> None:
    """The card."""
    with riding.mounted(d, "red", ((92, 741), (232, 735), (330, 735))):
        near = horses_posed.body(d, STANCE, COAT)
        horses_posed.head(d, STANCE, COAT, near)
        horses_posed.waving_mane(d, STANCE, COAT)
        horses_posed.bridle(d, STANCE, near, "green", "gold", "curb")
        horses_posed.strap(d, "300 488, 340 500, 378 500, 410 486", 10, "green", near)
        horses_posed.strap(d, "190 478, 140 466, 76 480", 9, "green", near)
        for x in (372, 344) if d.full else ():
            d.shape(d.tube([(x, 502, 6), (x - 1, 516, 7), (x - 2, 526, 11)]), "gold", 2.6, shade=(2, 2), swell=0.4)
        saddle_cloth(d)
        with riding.seated(d):
            leg(d)
            body(d)
            arms(d)
            head(d)


def saddle_cloth(d: Drawing) -> None:
    """A white cloth with a red border, cut straight, its corner rounded."""
    region = d.shape(
        "168 446, 230 456, 286 444, 306 474, 310 524, 300 560 c, 240 570, 186 560, 158 546, 152 500",
        "white",
        shade=(12, 8),
        hatch=(12, 6.5),
    )
    d.band("158 470, 166 522, 196 548, 250 556, 304 544", 17, "red", "lozenges", "gold", clip=region, spacing=21)
    d.shape("150 462, 146 438, 152 422, 168 418, 176 432, 194 446, 190 470", "leather", shade=(6, 6), hatch=(7, 6))


def leg(d: Drawing) -> None:
    """Red hose under short puffed breeches, a yellow shoe in the stirrup."""
    d.shape(d.tube("270 500, 302 570, 318 622", [6]), "leather", 2.6, swell=0.4)
    legs.leg(d, (296, 524), (284, 644), "red", flip=True, w=1.1)
    d.shape(
        "222 430, 270 446, 312 480, 326 512, 318 540, 292 552, 262 536, 232 508, 208 470",
        "red",
        shade=(8, 12),
        hatch=(13, 6.5),
        folds=[("250 452, 282 480, 300 520", 8), ("306 496, 300 520, 276 534", 6)],
    )
    with d.push(284, 642, 0.86, flip=True):
        legs.shoe(d, "gold", "green")
    riding.stirrup(d, 318, 669)
    d.shape(d.tube("268 556 9, 290 564 10, 318 552 9"), "gold", 3, shade=(2, 4))
    if d.full:
        with d.push(316, 558, 0.62, turn=-10):
            cloth.bow(d, "green")
    breeches = d.shape(
        "180 404, 236 410, 272 420, 292 450, 290 484, 268 506, 236 500, 200 488, 172 462, 168 430", "gold"
    )
    d.panes(breeches, d.line("180 404, 168 440, 206 490"), d.line("272 418, 298 460, 272 506"), 6, ("gold", "green"))
    d.hatching(breeches, 14, 6.2)
    d.shape(d.tube("206 488 11, 240 503 13, 272 506 12, 292 488 10"), "red", 3.2, shade=(3, 4))


def body(d: Drawing) -> None:
    """The doublet, green and yellow in panes, a peplum of tabs."""
    region = d.shape(
        "206 288, 238 284, 264 296, 282 326, 280 362, 268 404 c, 224 416, 180 404 c, 172 366, 162 332, 170 304",
        "green",
    )
    d.panes(region, d.line("184 290, 160 330, 182 406"), d.line("258 292, 288 340, 268 406"), 8, ("green", "gold"))
    d.fill("286 310, 262 320, 258 366, 254 412, 290 410", "green2", 0.45, clip=region.buffer(-1.6))
    d.hatching(region, 15, 6.2)
    for points in (
        "176 400, 206 408, 204 440, 186 442 c, 168 430",
        "204 408, 238 410, 242 444 c, 220 450, 202 440 c",
        "236 410, 270 402, 290 430, 276 444 c, 258 448, 242 442 c",
    ):
        d.shape(points, "green", 3.4, shade=(6, 5), hatch=(8, 6))
    d.shape(d.tube("178 398 11, 224 411 12, 270 399 11"), "leather", 3.2, shade=(3, 4))
    d.shape(d.box(234, 399, 254, 419), "gold", 2.8, shade=(3, 3))
    for y in (312, 334, 356, 378):
        standing.button(d, 236 - (y - 340) * 0.02, y, 5, "red")


def arms(d: Drawing) -> None:
    """One arm high with the cup on its palm, the other forward with the reins."""
    d.shape(
        d.tube([riding.from_horse(*horses_posed.bit(STANCE)), (404, 432), (362, 428), (330, 412)], [5.5]),
        "green",
        2.4,
        swell=0.4,
    )
    shoulder, elbow, wrist = (256, 310), (290, 374), (318, 404)
    standing.forearm(d, elbow, wrist, "green", (40, 36, 27), bulge=4)
    standing.puffed(d, shoulder, (290, 372), "gold", "green", 3, 0.98, -8)
    standing.cross(d, shoulder, (290, 372), 0.98, 24, "red")
    with d.push(340, 412, 0.7, turn=14):
        hands.fist_knuckles(d)
    standing.cuff(d, (296, 380), (320, 404), 17)
    shoulder, elbow, wrist = (190, 306), (112, 330), (84, 256)
    standing.forearm(d, elbow, wrist, "green", (44, 38, 27), bulge=-4)
    standing.puffed(d, shoulder, (116, 330), "gold", "green", 3, 1.04, 6)
    standing.cross(d, shoulder, (116, 330), 0.98, 25, "red")

    def cup() -> None:
        height = 118 if d.full else 142
        suits.cup(d, -8, 2 - height / 2, height)

    with d.push(74, 212, 0.86, turn=-4):
        hands.palm(d, on=cup)
    standing.cuff(d, elbow, wrist, 18)


def head(d: Drawing) -> None:
    """A young man with a small pointed beard and brown locks, a falling collar, a red cap with a green plume."""
    standing.neck(d, 228, 258, wide=32)
    d.shape(
        "198 278, 216 272, 230 284, 248 272, 264 284, 256 304, 236 300 c, 228 312, 214 306 c, 196 306",
        "white",
        3.4,
        shade=(4, 5),
        inner=["230 284, 234 292, 232 300"],
    )
    size = 0.92 if d.full else 1.04
    with d.push(232, 262 - 96 * size, size, turn=-5, flip=True):
        hair.locks(
            d,
            [hair.wavy(36, 20, 50, 92, 5, 1.2, 0.4, -9), hair.wavy(30, 20, 36, 98, 5, 1.2, 1.4, -8)],
            widths=(14, 22, 24, 20, 12, 4),
            colour="leather",
            light="#d99a5c",
        )
        turned(d, Look(gaze=-0.5, bridge="hooked", mouth="grave", hair="leather2", lift=1.2, jaw=0.92, iris="#3c6a8c"))
        pointed_beard(d, "leather", -8)
        hair.locks(
            d,
            [
                hair.wavy(38, 12, 42, 74, 5, 1.1, 0, 8),
                hair.wavy(32, 16, 32, 84, 4, 1.2, 0.8, 8),
                hair.wavy(-22, 14, -38, 42, 3, 0.9, 0, 6),
            ],
            widths=(9, 15, 17, 14, 9, 3),
            colour="leather",
            light="#d99a5c",
        )
        hats.feather(d, "30 -10, 60 -34, 90 -26, 98 8, 84 40", 34, "green", 12)
        d.shape(
            "-40 14, -42 -14, -22 -36, 12 -42, 46 -34, 58 -8, 54 16, 20 8",
            "red",
            shade=(-10, 6),
            hatch=(12, 6),
            folds=[("-24 10, -22 -10, -6 -34", 7), ("4 8, 10 -14, 14 -40", 7), ("32 10, 42 -10, 36 -32", 7)],
        )
        d.shape(
            "-46 18, -20 4, 10 2, 42 8, 60 20, 56 34, 30 24, 0 18, -24 22, -44 32",
            "red",
            3.6,
            shade=(-3, 7),
            hatch=(8, 6),
        )
        d.ink("-40 24, -12 12, 20 12, 54 26", 3, "gold", ends=(0.5, 0.5), fine=False)
        d.shape(d.disc(34, 8, 9), "gold", 3, shade=(3, 3))
        d.fill(d.disc(34, 8, 4), "green")
