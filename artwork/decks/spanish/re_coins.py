"""Rey of coins: old, with a long white beard; he looks right at the coin he lifts; a red mantle drawn across."""

from __future__ import annotations

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import finery, grips, hair, regalia, standing
from artwork.parts.faces import Look, turned
from artwork.suits import spanish as suits

LEAN = (8, 7, 5, 0, -5, -3, 0, 0)
TILT = (0, -0.02, -0.045, -0.02, 0.02, 0.015, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "gold")
        with figures.stand(f, LEAN, TILT, x=278):
            train(f)
            figures.toe(f, 212, 750, "red")
            figures.toe(f, 290, 752, "red", right=True)
            robe(f)
            sceptre_arm(f)
            coin_arm(f)
            drapery(f)
            head(f)


def train(d: Drawing) -> None:
    """The mantle behind, seen at the left."""
    region = figures.piece(
        d,
        "200 244, 160 262, 134 330, 116 440, 98 570, 70 700, 46 736 c, 84 750, 122 738 c, 160 750, 200 736 c, 216 500",
        "red",
        [("142 400, 124 560, 92 730", 15), ("168 420, 156 580, 140 738", 13)],
        (10, 5),
    )
    figures.hem(d, "44 728, 84 738, 122 728, 160 738, 204 726", 17, region)


def robe(d: Drawing) -> None:
    """A blue robe that widens to the ground, two bands of ochre."""
    region = figures.piece(
        d,
        "198 236, 250 230, 302 236, 328 260, 326 320, 314 390, 340 480, 366 590, 392 724 c, 362 740, 330 728 c, "
        "296 744, 262 730 c, "
        "230 744, 198 728 c, 170 738, 142 724 c, 158 590, 176 480, 190 390, 176 320, 170 262",
        "blue",
        [("206 420, 188 560, 176 726", 15), ("240 430, 236 580, 232 728", 13), ("276 430, 292 580, 300 728", 14),
         ("306 420, 338 560, 354 726", 15)],
        (28, 4),
    )  # fmt: skip
    if d.full:
        figures.strew(d, region.intersection(d.box(130, 400, 400, 640)), 66, 60, "straw", 10)
    figures.hem(d, "136 704, 170 718, 198 706, 230 722, 262 708, 296 722, 330 706, 362 718, 398 702", 22, region)
    figures.hem(d, "144 664, 176 678, 204 668, 234 682, 264 670, 294 682, 326 668, 352 678, 388 662", 9, region)
    d.shape(d.tube("186 386 20, 250 402 23, 318 386 20"), "gold", 4.2, shade=(3, 8))


def sceptre_arm(d: Drawing) -> None:
    """The arm at the left with a long sceptre."""

    def staff() -> None:
        d.shape(d.tube("0 374 9, 0 0 10, 0 -150 9"), "gold", 3.6, shade=(4, 0))
        for y in (-140, -96, 60, 165, 270):
            d.shape(d.tube([(-9, y, 9), (0, y + 1, 10), (9, y, 9)]), "gold", 3, swell=0)
        d.shape(d.disc(0, -118, 14), "red", 3.4, shade=(4, 4), swell=0)
        with d.push(0, -146):
            regalia.lily(d, 62)

    figures.grasp(d, 96, 372, 0.98, 3, staff)
    elbow, wrist = (166, 394), (140, 378)
    figures.lower_sleeve(d, elbow, wrist, "gold", (46, 44, 32), -4)
    figures.ring(d, elbow, wrist, 0.95, 19, "white", 13)
    figures.piece(
        d,
        "206 244, 170 252, 144 288, 132 340, 126 410, 112 470 c, 146 480, 184 450, 204 404 c, 214 340",
        "blue",
        [("180 300, 160 380, 134 460", 13)],
        (14, 7),
    )
    d.band("114 456, 146 464, 180 438, 204 396", 16, "gold", "plain", edge=3.4)


def coin_arm(d: Drawing) -> None:
    """The arm at the right lifts the coin."""
    radius = 64 if d.full else 78
    with d.push(416, 222, 1.02, turn=4, flip=True):
        grips.pinch(d, lambda: suits.coin(d, 0, 10 - radius, radius))
    elbow, wrist = (376, 360), (392, 288)
    figures.lower_sleeve(d, elbow, wrist, "gold", (50, 45, 32), 4)
    figures.piece(
        d,
        "300 244, 336 254, 372 290, 402 334, 412 366, 398 402, 372 440, 356 476 c, 336 450, 322 420, 318 384 c, "
        "312 330",
        "blue",
        [("336 290, 374 340, 392 366", 11), ("340 330, 356 380, 352 450", 12)],
        (14, 8),
    )
    d.shape(d.tube("354 346 15, 378 352 17, 404 338 15"), "gold", 3.8, shade=(3, 5))
    figures.ring(d, elbow, wrist, 0.95, 20, "white", 14)


def drapery(d: Drawing) -> None:
    """The mantle drawn over the shoulder at the left and across to the hip at the right."""
    figures.piece(
        d,
        "212 230 c, 178 240, 152 262, 146 290, 154 330, 178 376, 216 420, 272 464, 330 502, 356 548 c, 376 520, "
        "384 486, 376 444 c, "
        "330 400, 274 362, 224 312, 200 262",
        "red",
        [("184 268, 214 342, 296 412, 366 464", 12), ("164 306, 214 392, 300 456, 362 512", 13)],
        (6, 12),
    )
    d.band("212 232, 200 260, 226 312, 276 360, 330 396, 374 440", 15, "gold", "plain", edge=3.4)


def head(d: Drawing) -> None:
    """White hair and a white beard to the breast; a closed crown."""
    standing.neck(d, 258, 214)
    d.shape("202 240, 250 226, 306 240, 318 262, 290 284, 252 292, 214 282, 194 262", "white", 4.2, shade=(7, 8))
    size = 1.12 if d.full else 1.14
    with d.push(258, 216 - 98 * size, size, turn=2, flip=True):
        hair.locks(
            d, [hair.wavy(34, 16, 54, 104, 5, 1.2, 0.4, 9), hair.wavy(28, 22, 42, 112, 5, 1.2, 1.2, 9)],
            widths=(15, 24, 26, 21, 14, 4), colour="grey", light="#fffdf6",
        )  # fmt: skip
        turned(
            d,
            Look(hair="grey2", gaze=-0.6, bridge="straight", mouth="grave", brow=1.5, lift=0.6, age=2, iris="#236c99"),
        )
        hair.locks(
            d, [hair.wavy(39, 10, 45, 84, 5, 1.2, 0.2, 9), hair.wavy(32, 14, 36, 66, 4, 1.1, 0.9, 8)],
            widths=(11, 18, 19, 15, 10, 3), colour="grey", light="#fffdf6",
        )  # fmt: skip
        beard(d)
        with d.push(2, 10, 1.0):
            finery.arched(d, 100, "red", -6)


def beard(d: Drawing) -> None:
    """A beard that flows to the breast."""
    d.shape(
        "34 46 c, 40 64, 42 90, 36 118, 24 146, 6 170, -12 180 c, -22 160, -30 132, -33 106, -31 84 c, -25 78, "
        "-23 90, -12 94, 0 91, "
        "7 82, 15 75, 24 64, 29 50",
        "grey",
        4,
        shade=(8, 6),
        inner=[
            ("-24 94, -26 116, -18 150", 2.8), ("-14 98, -16 128, -12 164", 2.8), ("-4 96, -4 124, -6 158", 2.8),
            ("8 86, 10 116, 6 148", 2.8), ("18 76, 22 104, 16 134", 2.8), ("27 64, 33 90, 28 118", 2.8),
        ],
    )  # fmt: skip
    for row in ("-10 77, -19 76, -30 84, -38 78", "-11 77, 0 76, 12 84, 24 80"):
        d.shape(d.wedge(row, 11 * d.scale), "grey", 3, swell=0)
