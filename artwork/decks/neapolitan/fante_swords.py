"""Fante of swords: he looks right; a leafy branch at the left, a long sword point down at the right; bare legs."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, grips, hair, hands, hats, legs, standing
from artwork.parts.faces import Look, turned
from artwork.suits import neapolitan as suits

LEAN = (12, 10, 6, -2, -10, -6, 0, 0)
TILT = (0.0, -0.02, -0.05, -0.01, 0.05, 0.03, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "blue", feet=((172, 43), (274, 43)))
    with standing.figure(d, LEAN, TILT, x=246):
        lower(d)
        waistcoat(d)
        sword_arm(d)
        branch_arm(d)
        head(d)


def bare_leg(d: Drawing, knee: standing.Joint, ankle: standing.Joint, flip: bool = False, turn: float = 0) -> None:
    """A bare leg with a sandal whose straps cross on the shin."""
    legs.leg(d, knee, ankle, "flesh", flip)
    side = -1 if flip else 1
    d.ink([(knee[0] - 14, knee[1] - 8), (knee[0] - 17 * side, knee[1] + 4), (knee[0] + 2, knee[1] + 11)], 2.0)
    for share in (0.52, 0.72):
        half = 23 - share * 8
        a = standing.between(knee, ankle, share, half)
        b = standing.between(knee, ankle, share + 0.12, -half)
        c = standing.between(knee, ankle, share, -half)
        e = standing.between(knee, ankle, share + 0.12, half)
        for row in (
            [a, standing.between(knee, ankle, share + 0.07), b],
            [c, standing.between(knee, ankle, share + 0.07), e],
        ):
            d.shape(d.tube(row, (6, 6.5, 6)), "leather", 2.4, swell=0)
    standing.cross(d, knee, ankle, 0.48, 27, "leather", 9)
    with d.push(ankle[0], ankle[1] - 2, 0.96, turn, flip):
        d.shape(
            "15 -2 c, 18 10, 19 20, 16 27 c, 0 28, -30 29, -60 29, -74 26, -76 19, -70 14, -52 12, -36 8, -20 -6 c, "
            "-10 4, 0 8, 10 6",
            "flesh",
            3.6,
            shade=(3, 6),
        )
        for x in (-70, -63, -56):
            d.ink([(x, 16), (x + 3, 20), (x + 2, 24)], 1.7)
        d.shape("17 24 c, 0 26, -40 27, -76 25 c, -76 32 c, -40 34, 0 34, 17 33 c", "leather", 3.0, shade=(3, 3))
        for band in ("-50 10, -46 18, -50 28", "-22 -6, -20 10, -28 28", "-24 8, -2 6, 16 12"):
            d.shape(d.tube(band, (8, 8.5, 8)), "leather", 2.6, shade=(2, 3), swell=0)


def lower(d: Drawing) -> None:
    """Bare legs, crossed; green breeches, wide at the knee."""
    bare_leg(d, (224, 578), (248, 718), flip=True)
    standing.breech(
        d,
        "258 424, 204 428, 178 466, 180 516, 192 566 c, 208 576, 232 574, 256 564 c, 258 520, 262 470",
        "green",
        ["226 452, 218 500, 222 560", "204 450, 196 500, 206 558"],
        "red",
        8,
    )
    d.shape(d.tube("190 566 11, 222 577 12, 258 564 11"), "gold", 3.2, shade=(2, 4))
    bare_leg(d, (266, 580), (186, 708), turn=-7)
    standing.breech(
        d,
        "240 424, 300 424, 326 462, 322 514, 304 572 c, 280 584, 252 576, 232 560 c, 236 514, 238 466",
        "green",
        ["268 450, 268 500, 256 560", "298 446, 300 496, 284 560"],
        "red",
        8,
    )
    d.shape(d.tube("230 558 11, 262 578 12, 306 572 11"), "gold", 3.2, shade=(2, 4))


def waistcoat(d: Drawing) -> None:
    """A red waistcoat cut away below, laced over a white shirt; a blue sash."""
    d.shape(
        "190 392, 304 392, 322 424, 330 452 c, 300 448, 282 424, 268 412, 232 412, 218 428, 200 454, 170 456 c, "
        "174 424",
        "red",
        shade=(12, 7),
        hatch=(11, 6),
        folds=[("208 402, 196 430, 184 452", 8), ("290 402, 304 426, 318 448", 8)],
    )
    d.lines(["176 451, 197 448, 214 426", "284 422, 302 443, 324 447"], 3.2, "gold")
    body = (
        "218 230, 256 228, 294 234, 324 252, 336 276, 326 318, 310 356, 304 394 c, 248 402, 192 394 c, 184 352, "
        "168 316, 164 276, 176 246, 196 234"
    )
    shirt = d.shape(body, "white", shade=(20, 6))
    for row in ("236 250, 234 300, 240 380", "262 250, 266 300, 260 380", "250 262, 250 320, 250 388"):
        d.ink(row, 1.8)
    d.shape(
        "200 228, 218 232, 226 262, 226 320, 234 396, 190 396, 184 352, 168 316, 162 276, 174 242",
        "red",
        shade=(10, 6),
        hatch=(14, 6.5),
        folds=[("198 380, 204 350, 196 326", 8), ("178 270, 192 296, 194 322", 7)],
        clip=shirt.buffer(2),
    )
    d.shape(
        "298 232, 282 232, 274 262, 276 320, 268 396, 306 396, 312 352, 328 316, 338 276, 326 248",
        "red",
        shade=(18, 6),
        hatch=(17, 6.5),
        folds=[("294 382, 290 350, 298 326", 9), ("316 262, 304 292, 306 320", 8)],
        clip=shirt.buffer(2),
    )
    d.lines(["219 236, 226 262, 226 320, 233 388", "281 236, 274 262, 276 320, 269 388"], 4.2, "gold")
    for y in (278, 304, 330, 356):
        d.lines([[(226, y), (276, y + 14)], [(276, y), (226, y + 14)]], 3.6, "ink", fine=True)
        d.lines([[(226, y), (276, y + 14)], [(276, y), (226, y + 14)]], 1.5, "gold", fine=True)
    d.shape(
        "184 384, 216 394, 250 396, 284 392, 310 382, 316 404, 284 416, 250 420, 214 418, 182 408",
        "blue",
        3.8,
        shade=(6, 8),
        hatch=(8, 6),
        inner=["192 394, 250 408, 306 394", "188 402, 240 414, 300 406"],
    )
    d.shape("202 404, 190 430, 176 462, 170 492 c, 184 488 c, 192 496 c, 204 460, 216 416", "blue", 3.4, shade=(6, 4),
            hatch=(8, 6), inner=["204 414, 194 444, 184 480"])  # fmt: skip
    d.shape("210 408, 208 440, 206 474 c, 216 470 c, 226 478 c, 228 444, 222 412", "blue", 3.4, shade=(6, 4),
            inner=["216 416, 216 446, 216 468"])  # fmt: skip
    d.shape(d.disc(207, 406, 13, 12), "blue", 3.4, shade=(4, 4), inner=["200 402, 207 406, 204 414"])


def branch(d: Drawing) -> None:
    """A branch of laurel that rises from his hand at the left."""
    d.shape(d.tube("6 76 9, 0 0 9, 3 -90 8, -2 -180 6, 0 -238 4"), "leather", 3.0, shade=(3, 1))
    leaf = d.motif("laurel", laurel)
    for x, y, turn, size, left in (
        (0, -236, -88, 1.0, False), (2, -204, 32, 1.0, True), (-2, -200, -30, 1.0, False), (2, -160, 22, 1.05, True),
        (-2, -154, -22, 1.05, False), (3, -114, 16, 1.05, True), (-2, -106, -14, 1.05, False), (0, -66, 12, 0.95, True),
        (2, -60, -8, 0.9, False),
    ):  # fmt: skip
        d.use(leaf, x, y, turn, size, flip=left)
    for x, y in ((14, -182), (-14, -138), (14, -88)):
        d.shape(d.disc(x, y, 6), "red", 2.6, shade=(2, 2))


def laurel(d: Drawing) -> None:
    """One leaf from the origin along x (motif)."""
    spine = "0 0 c, 26 -15, 52 -4, 62 0 c, 48 13, 22 13"
    d.shape(spine, "green", 3.0, extra=["0 0, 30 2, 62 0, 40 20, 10 20"], swell=0)
    d.ink("2 0, 30 1, 56 0", 2.0, fine=False)
    for x in (14, 25, 36):
        d.ink([(x, 0), (x + 8, -7)], 1.4)
        d.ink([(x, 1), (x + 9, 7)], 1.4)


def branch_arm(d: Drawing) -> None:
    """The arm at the left, its elbow at the waist, the branch upright in its fist."""
    shoulder, elbow, wrist = (176, 262), (142, 352), (102, 324)
    standing.forearm(d, elbow, wrist, "gold", (44, 40, 28), bulge=-4)
    standing.puffed(d, shoulder, elbow, "gold", None, 3, 1.04, out=9)
    standing.cross(d, shoulder, elbow, 0.95, 25, "red")
    with d.push(62, 310, 0.84, turn=8):
        hands.fist(d, bar=lambda: branch(d))
    standing.cuff(d, elbow, wrist, 16)


def sword_arm(d: Drawing) -> None:
    """The arm at the right: his hand rests on the pommel of a long sword whose point is on the ground."""
    suits.sword(d, 404, 478, 354, 180)
    shoulder, elbow, wrist = (324, 264), (374, 326), (392, 356)
    standing.puffed(d, shoulder, elbow, "gold", None, 3, 1.0, out=-9)
    standing.forearm(d, elbow, wrist, "gold", bulge=-3)
    standing.cross(d, shoulder, elbow, 0.94, 25, "red")
    with d.push(404, 372, 0.86, turn=10):
        grips.on_pommel(d)
    standing.cuff(d, elbow, wrist, 16)


def head(d: Drawing) -> None:
    """A grave young man with long dark hair, a yellow hat with its brim turned up and a blue plume."""
    with d.push(258, 110, 1.0):
        hair.locks(
            d,
            [
                hair.wavy(-34, 30, -62, 150, 6, 1.6, 0.4, -9),
                hair.wavy(-26, 30, -46, 158, 6, 1.6, 1.6, -9),
                hair.wavy(30, 40, 34, 128, 5, 1.4, 0.6, 8),
            ],
            widths=(12, 22, 24, 20, 14, 4),
            colour="brown",
        )
    standing.neck(d, 258, 206)
    cloth.lace(d, "222 250, 250 264, 282 250", 12, 14)
    d.shape("232 226, 258 240, 286 224, 300 236, 284 252, 258 262, 232 254, 216 240", "white", 3.4, shade=(5, 5))
    size = 0.98 if d.full else 1.06
    with d.push(262, 211 - 98 * size, size, turn=3, flip=True):
        turned(d, Look(hair="brown2", gaze=-0.4, bridge="hooked", mouth="stern", jaw=1.06, chin=4, eye=0.9,
                       iris="#5b3a1e", brow=1.5, frown=1.5))  # fmt: skip
        hair.locks(
            d,
            [
                hair.wavy(39, 8, 52, 108, 6, 1.5, 0, 9),
                hair.wavy(34, 10, 44, 118, 6, 1.6, 0.8, 9),
            ],
            widths=(9, 16, 18, 15, 10, 3),
            colour="brown",
        )
    with d.push(262, 211 - 98 * size, size, turn=3):
        hats.plume(d, "20 -8, -6 -44, -44 -56, -78 -38, -92 0, -80 26", 17, "blue")
        d.shape(
            "-40 14, -42 -14, -28 -36, 4 -44, 34 -34, 46 -12, 44 12, 0 20",
            "gold",
            shade=(12, 4),
            hatch=(11, 6),
            folds=[("-10 -40, -18 -20, -20 8", 7), ("14 -40, 18 -20, 16 8", 7)],
        )
        d.shape(
            "-64 14, -54 -4, -40 -14, -26 -2, 4 6, 36 0, 52 -10, 66 -2, 70 12, 58 22, 30 26, 0 28, -32 26, -54 24",
            "gold",
            shade=(7, 8),
            hatch=(10, 6),
            inner=["-54 16, -30 14, 0 17, 30 15, 60 12"],
        )
        d.shape(d.disc(24, 4, 9), "red", 3, shade=(3, 3))
        d.fill(d.disc(23, 3, 3.4), "glow")
