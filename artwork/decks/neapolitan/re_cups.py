"""Re of cups: looks left at a cup that floats there; ermine cape, red mantle lined green, a short sceptre at right."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, crowns, hair, hands, legs, standing
from artwork.parts.faces import Look, forked_beard, turned
from artwork.suits import neapolitan as suits

LEAN = (-8, -7, -3, 3, 7, 5, 0, 0)
TILT = (0.0, 0.015, 0.04, 0.02, -0.02, -0.02, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "red", feet=((187, 51), (320, 48)))
    suits.cup(d, 90 if d.full else 92, 190, 158 if d.full else 178)
    with standing.figure(d, LEAN, TILT, x=268):
        mantle(d)
        lower(d)
        tunic(d)
        arms(d)
        cape(d)
        head(d)


def mantle(d: Drawing) -> None:
    """What falls behind him: the green lining, the red outside at the right."""
    d.shape(
        "296 250, 327 250, 344 340, 358 470, 369 600, 380 706 c, 362 722, 344 710, 326 723, 310 711, 296 718 c, "
        "300 600, 292 400",
        "green",
        shade=(12, 6),
        hatch=(13, 6.5),
        folds=[("344 500, 354 600, 362 712", 12), ("326 540, 336 640, 342 708", 11), ("310 600, 316 660, 322 712", 8)],
    )
    d.shape(
        "318 246, 336 258, 354 322, 372 420, 387 560, 408 698 c, 396 718, 378 708 c, 369 590, 356 470, 338 360, "
        "321 286",
        "red",
        shade=(10, 4),
        hatch=(12, 6),
        folds=[("342 330, 364 450, 384 620, 392 706", 8)],
    )
    d.band("325 300, 340 370, 357 480, 369 590, 379 702", 9, "gold", "dots", "red", spacing=15)


def lower(d: Drawing) -> None:
    """Yellow hose, red shoes."""
    legs.leg(d, (288, 582), (302, 718), "gold", True, 1.04)
    with d.push(301, 715, 1.0, flip=True):
        legs.shoe(d, "red", "gold")
    legs.leg(d, (206, 584), (182, 722), "gold", w=1.06)
    with d.push(181, 719, 1.02):
        legs.shoe(d, "red", "gold")


def tunic(d: Drawing) -> None:
    """A long blue tunic with a gold hem, and the end of the mantle drawn across it."""
    skirt = d.shape(
        "190 384, 304 384, 322 450, 330 530, 336 612 c, 310 622, 286 612 c, 262 624, 236 614 c, 208 626, 184 614 c, "
        "168 616, 152 608 c, 158 520, 168 440",
        "blue",
        shade=(16, 8),
        hatch=(14, 6.5),
        folds=[
            ("214 480, 200 550, 190 610", 10),
            ("240 500, 238 560, 236 610", 9),
            ("270 520, 280 570, 284 608", 10),
            ("300 540, 310 580, 314 612", 9),
        ],
    )
    d.band("152 594, 184 600, 208 611, 236 600, 262 610, 286 598, 310 608, 336 598", 15, "gold", "dots", "red",
           clip=skirt, spacing=17)  # fmt: skip
    body = (
        "218 230, 282 230, 322 246, 336 272, 326 316, 310 358, 302 396 c, 246 404, 192 394 c, 180 352, 166 312, "
        "160 272, 178 246"
    )
    d.shape(body, "blue", shade=(24, 6), hatch=(18, 6.5), folds=[("204 382, 206 352, 198 330", 8)])
    if d.full:
        flower = d.motif("brocade", cloth.brocade)
        for x, y in ((206, 344), (272, 346), (206, 378), (274, 380), (180, 500), (206, 560), (262, 578), (176, 566)):
            d.use(flower, x, y)
    d.ink("246 320, 242 350, 244 392", 3.4, ends=(0.9, 0.9))
    for y in (346, 366, 386):
        standing.button(d, 237, y, 4.6)


def drape(d: Drawing) -> None:
    """The mantle brought round his right side and over the arm at the left, from which it falls."""
    d.shape(
        "138 424, 168 430, 178 500, 180 560, 188 604 c, 172 616, 158 608 c, 155 640, 136 646 c, 130 672, 109 674, "
        "99 660 c, 110 580, 122 490",
        "green",
        3.8,
        shade=(8, 6),
    )
    for outline, folds in (
        (
            "134 420, 150 428, 147 510, 139 590, 136 642 c, 122 664, 99 658 c, 107 570, 118 480",
            [("141 440, 128 550, 114 656", 8), ("146 450, 139 560, 130 646", 6)],
        ),
        (
            "142 424, 158 432, 164 500, 160 560, 160 608 c, 149 634, 131 632 c, 138 560, 139 480",
            [("149 440, 149 540, 142 628", 8), ("155 450, 157 530, 152 616", 6)],
        ),
        (
            "150 428, 172 432, 186 490, 196 546, 200 584 c, 186 604, 160 602 c, 160 530, 154 480",
            [("158 446, 172 530, 172 598", 8), ("166 446, 184 520, 188 590", 6)],
        ),
    ):
        d.shape(outline, "red", 3.8, shade=(7, 6), hatch=(9, 6), folds=folds)
    d.shape(
        "126 410, 152 418, 196 420, 246 412, 296 394, 340 366 c, 362 420, 374 492 c, 346 514, 300 516, 246 500, "
        "196 474, 160 452, 131 446",
        "red",
        shade=(9, 9),
        hatch=(13, 6.5),
        folds=[
            ("340 396, 290 424, 220 436, 157 430", 9),
            ("354 430, 300 454, 232 456, 166 438", 10),
            ("364 462, 316 482, 252 476, 184 450", 10),
            ("348 502, 306 500, 256 488", 7),
        ],
    )
    d.shape(
        "131 404, 158 414, 200 414, 248 406, 296 388, 336 358 c, 344 370 c, 300 404, 250 422, 200 430, 157 430, "
        "130 422",
        "green",
        3.6,
        shade=(4, 6),
        hatch=(7, 5.5),
        inner=["144 416, 200 422, 252 413, 300 394"],
    )


def arms(d: Drawing) -> None:
    """The arm at the left carries the mantle, the other holds a short sceptre upright."""
    elbow, wrist = (124, 366), (186, 392)
    drape(d)
    standing.forearm(d, elbow, wrist, "blue", (48, 43, 30), bulge=4)
    with d.push(214, 402, 0.82, turn=16):
        hands.fist_knuckles(d)
    standing.cuff(d, elbow, wrist, 18, "gold")
    standing.puffed(d, (170, 268), (124, 364), "blue", "gold", 3, 1.04, out=10)
    elbow, wrist = (370, 344), (380, 402)
    standing.puffed(d, (326, 268), (370, 346), "blue", "gold", 3, 1.0, out=-9)
    standing.forearm(d, elbow, wrist, "blue", (44, 40, 28), bulge=3)

    def sceptre() -> None:
        d.shape(d.tube("0 84 9, 0 0 10, 0 -104 9"), "gold", 3.2, shade=(4, 0))
        for y in (-92, -56, 40, 70):
            d.shape(d.tube([(-9, y, 7), (0, y + 1, 8), (9, y, 7)]), "gold", 2.8, shade=(3, 3), swell=0)
        d.shape(d.disc(0, 90, 9), "red", 3, shade=(3, 3))
        for x, turn in ((-10, -34), (10, 34)):
            with d.push(x, -108, 1, turn):
                d.shape("-7 8 c, -12 -10, 0 -30 c, 12 -10, 7 8 c", "gold", 3, shade=(4, 3))
        d.shape("-9 -98 c, -13 -126, 0 -148 c, 13 -126, 9 -98 c", "gold", 3.2, shade=(6, 3))
        d.shape(d.disc(0, -120, 6), "red", 2.6, shade=(2, 2))

    with d.push(416, 424, 0.82, turn=30):
        hands.fist_back(d)
    with d.push(416, 424, 0.9, turn=7):
        sceptre()
    with d.push(416, 424, 0.82, turn=30):
        hands.fist_front(d)
    standing.cuff(d, elbow, wrist, 17, "gold")


def cape(d: Drawing) -> None:
    """The ermine cape."""
    outline = (
        "206 226, 246 236, 292 226, 334 242, 362 276, 368 312, 350 322, 320 316, 296 330, 268 326, 246 342, 222 328, "
        "194 332, 170 318, 144 322, 128 310, 136 274, 164 242"
    )
    region = d.shape(
        outline,
        "white",
        shade=(9, 9),
        hatch=(11, 6),
        folds=[("168 262, 152 290, 148 318", 0), ("330 262, 342 286, 346 316", 0), ("206 256, 196 290, 194 328", 0),
               ("292 256, 298 290, 296 326", 0)],
    )  # fmt: skip
    cloth.ermine(d, region, 30, 22, 1.0)
    d.shape(
        "212 222, 248 240, 286 222, 300 236, 274 256, 248 266, 222 256, 198 238", "white", 3.6, shade=(5, 6),
        inner=["214 236, 248 254, 286 236"],
    )  # fmt: skip
    d.shape(d.disc(248, 268, 11), "gold", 3, shade=(4, 4))
    d.fill(d.disc(247, 267, 4.6), "red")


def head(d: Drawing) -> None:
    """A heavy face, black hair and a forked beard, a red crown."""
    size = 1.06 if d.full else 1.16
    with d.push(240, 206 - 98 * size, size, turn=-3):
        hair.locks(
            d,
            [hair.wavy(34, 20, 52, 112, 5, 1.3, 0.4, 8), hair.wavy(28, 30, 44, 118, 5, 1.3, 1.4, 8)],
            widths=(14, 22, 22, 18, 12, 4),
            colour="black",
            light="#8a7d70",
        )
        turned(d, Look(hair="ink", gaze=-0.6, bridge="broad", mouth="grave", brow=1.35, frown=1.2, jaw=1.08, age=1,
                       iris="#4a3018"))  # fmt: skip
        hair.locks(
            d,
            [hair.wavy(38, 16, 42, 84, 5, 1.2, 0.2, 8), hair.wavy(32, 18, 34, 66, 4, 1.2, 1.0, 7)],
            widths=(10, 16, 17, 14, 9, 3),
            colour="black",
            light="#8a7d70",
        )
        forked_beard(d, "black")
        with d.push(0, -5):
            crowns.spiked(d, "red", "gold", ("gold", "green", "gold"))
