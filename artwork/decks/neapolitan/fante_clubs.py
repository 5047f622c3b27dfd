"""Fante of clubs: in full profile to the left, half turned away, a club upright at the left; a wide green hat."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, grips, hair, hands, hats, legs, standing
from artwork.parts.faces import Look, ear, profile
from artwork.suits import neapolitan as suits

LEAN = (-14, -11, -5, 2, 6, 2, 0, 0)
TILT = (0.0, -0.01, -0.035, 0.0, 0.03, 0.02, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "green", feet=((129, 46), (305, 39)))
    with standing.figure(d, LEAN, TILT, x=268):
        lower(d)
        far_arm(d)
        doublet(d)
        near_arm(d)
        head(d)


def lower(d: Drawing) -> None:
    """He walks away to the left: the leg behind on its toes; breeches with broad gold seams."""
    legs.leg(d, (288, 574), (322, 704), "gold", w=1.02)
    with d.push(319, 702, 0.98, turn=-17):
        legs.shoe(d, "green", "red")
    breech(
        d,
        "244 430, 304 426, 332 456, 338 506, 328 548, 302 566, 268 556, 252 520, 240 470",
        ("286 436, 296 490, 290 562", "312 434, 326 490, 316 556"),
    )
    standing.cross(d, (288, 520), (296, 592), 0.56, 29, "green", 13)
    legs.leg(d, (196, 576), (152, 716), "gold", w=1.06)
    with d.push(151, 714, 1.0):
        legs.shoe(d, "green", "red")
    breech(
        d,
        "262 428, 208 426, 176 452, 160 504, 168 546, 192 564, 226 556, 250 526, 268 476",
        ("238 436, 218 490, 208 560", "208 436, 184 490, 182 552"),
    )
    standing.cross(d, (208, 520), (190, 594), 0.55, 29, "green", 13)
    for x, y, turn in ((168, 566, 10), (318, 566, -14)):
        with d.push(x, y, 0.72, turn):
            cloth.bow(d, "green")


def breech(d: Drawing, outline: str, seams: tuple[str, str]) -> None:
    """One leg of the red breeches."""
    region = d.shape(outline, "red", shade=(15, 8), hatch=(14, 6.5))
    for seam in seams:
        d.ink(seam, 12, ends=(0.5, 0.5), clip=region, fine=False)
        d.ink(seam, 7.4, "gold", ends=(0.5, 0.5), clip=region, fine=False)


def far_arm(d: Drawing) -> None:
    """The arm beyond his back holds the club away from him."""
    colours = ("green", "blue")
    suits.club(d, 62, 268, 330 if d.full else 350, -3, 1.0)
    shoulder, elbow, wrist = (196, 268), (134, 326), (98, 346)
    standing.forearm(d, elbow, wrist, "blue", (44, 40, 28), bulge=-4)
    with d.push(64, 358, 0.86, turn=-14, flip=True):
        hands.fist_knuckles(d)
    standing.cuff(d, elbow, wrist, 17)
    standing.paned(d, shoulder, (136, 328), colours, 7, 1.04, out=9)
    standing.cross(d, shoulder, (136, 328), 0.97, 25, "red")
    cloth.wing(d, "164 276, 174 256, 198 246", 24, ("green", "gold"), 6)


def doublet(d: Drawing) -> None:
    """The yellow doublet from behind: a seam down the back, a waist with a green belt, a short pleated skirt."""
    d.shape(
        "194 386, 300 390, 322 420, 338 456 c, 318 466, 300 456 c, 282 472, 260 460 c, 240 474, 220 460 c, "
        "198 468, 166 450 c, 176 414",
        "gold",
        shade=(14, 8),
        hatch=(12, 6.5),
        folds=[
            ("212 398, 198 428, 190 458", 9),
            ("236 400, 228 430, 222 458", 9),
            ("258 400, 260 430, 260 458", 9),
            ("282 398, 294 430, 300 454", 9),
        ],
    )
    d.lines(["170 444, 198 458, 218 452", "224 453, 240 464, 258 453", "264 453, 282 461, 298 449", "304 450, 319 457"],
            3.4, "red")  # fmt: skip
    body = (
        "226 232, 262 228, 302 236, 334 254, 344 286, 330 328, 312 362, 302 394 c, 246 404, 192 390 c, 188 350, "
        "182 314, 184 276, 200 246"
    )
    region = d.shape(
        body,
        "gold",
        shade=(24, 6),
        hatch=(18, 6.5),
        folds=[
            ("296 288, 306 310, 300 338", 8),
            ("226 290, 218 310, 226 334", 8),
            ("286 386, 282 360, 292 336", 8),
            ("206 382, 206 358, 198 338", 7),
        ],
    )
    spine = "284 238, 286 290, 272 346, 270 398"
    d.ink(spine, 11, ends=(0.8, 0.8), clip=region, fine=False)
    d.ink(spine, 6.4, "red", ends=(0.8, 0.8), clip=region, fine=False)
    for row in ("206 250, 218 284, 250 312", "326 262, 318 288, 298 308"):  # the shoulder blades
        d.ink(row, 3.6, ends=(0.2, 0.4), clip=region, fine=False)
    for x, y in ((204, 330), (222, 360), (240, 334), (250, 372), (306, 334), (296, 366)):
        cloth.slit(d, [(x + 2, y - 8), (x, y), (x - 2, y + 8)], "green", 4.6, region)
    d.shape(d.tube("190 389 14, 244 402 15, 304 391 14"), "green", 3.6, shade=(4, 6))
    d.ink("263 404, 262 430, 260 460", 3.4, ends=(1, 0.4))
    with d.push(258, 402, 0.95, 3):
        cloth.bow(d, "green")


def near_arm(d: Drawing) -> None:
    """The near arm: its hand lies on the small of his back."""
    colours = ("green", "blue")
    shoulder, elbow, wrist = (322, 266), (370, 342), (316, 372)
    standing.forearm(d, elbow, wrist, "blue", (44, 41, 28), bulge=3)
    with d.push(284, 376, 0.84, turn=4):
        grips.at_the_back(d)
    standing.cuff(d, elbow, wrist, 17)
    standing.paned(d, shoulder, (366, 338), colours, 7, 1.04, out=-9)
    standing.cross(d, shoulder, (366, 338), 0.95, 25, "red")
    cloth.wing(d, "300 246, 326 252, 346 276", 24, ("green", "gold"), 6)


def head(d: Drawing) -> None:
    """A sharp profile, red-brown hair to the nape, a ruff, a wide hat with a red plume."""
    standing.neck(d, 246, 206, wide=40)
    size = 0.98 if d.full else 1.06
    top = 208 - 98 * size
    with d.push(244, top, size, turn=-2):
        hair.locks(
            d,
            [hair.wavy(40, 20, 46, 96, 4, 1.2, 0.4, 7), hair.wavy(32, 30, 36, 100, 4, 1.2, 1.4, 7)],
            widths=(16, 24, 24, 20, 12, 4),
            colour="leather",
            light="#d08a4c",
        )
        d.shape("30 8, 46 20, 50 60, 48 92, 30 96, 16 70, 20 30", "leather2", 3)
        profile(d, Look(hair="leather2", bridge="straight", mouth="grave", brow=1.1, frown=1, jaw=1.0, iris="#3b5b2e"))
        hair.locks(
            d,
            [
                hair.wavy(38, 10, 40, 74, 4, 1.2, 0.2, 7),
                hair.wavy(30, 12, 30, 84, 4, 1.2, 1.0, 7),
                hair.wavy(22, 12, 22, 62, 3, 1.1, 0.2, 6),
                hair.wavy(10, 12, 6, 44, 3, 1.0, 0.4, 5),
            ],
            widths=(10, 17, 18, 15, 10, 3),
            colour="leather",
            light="#d08a4c",
        )
        ear(d, 10, 58, Look(), 0.9)
    with d.push(250, 226, 0.8, turn=5):
        cloth.ruff(d, 66, 24, 15)
    queue(d)
    with d.push(246, top + 6, size, turn=-3):
        hats.plume(d, "-6 -24, 30 -56, 74 -58, 106 -32, 116 4, 102 30", 18, "red")
        hats.wide_hat(d)
        d.shape(d.disc(-6, 0, 8), "red", 3, shade=(3, 3))


def queue(d: Drawing) -> None:
    """His hair, tied at the nape, falls over the ruff down his back: by this he is seen from behind."""
    tail = d.limb("284 186 22, 290 212 28, 290 246 25, 282 280 21, 283 304 13, 292 322 4")
    d.shape(tail.region, "leather", 3.4, shade=(6, 3))
    for across in (-0.5, 0, 0.5):
        d.ink_line(tail.rail(across, 2, -3), 1.8, d.ink_colour, clip=tail.region)
    d.ink_line(tail.rail(-0.25, 4, -6), 2, "#d08a4c", clip=tail.region)
    with d.push(291, 240, 0.5, -4):
        cloth.bow(d, "red")
