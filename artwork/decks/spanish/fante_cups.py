"""Sota of cups: steps to the right with the cup on his palm; long brown hair, a cloak, hose of two colours."""

from __future__ import annotations

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import hair, hands, standing
from artwork.parts.faces import Look, turned
from artwork.suits import spanish as suits

LEAN = (10, 9, 5, -2, -8, -4, 0, 0)
TILT = (0.0, -0.02, -0.05, -0.01, 0.04, 0.02, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "red")
        with figures.stand(f, LEAN, TILT, x=290):
            cloak(f)
            figures.hose(f, (206, 578), (158, 712), "gold", "leather", right=True)
            figures.hose(f, (288, 578), (306, 720), "blue", "leather", right=True)
            doublet(f)
            low_arm(f)
            cup_arm(f)
            head(f)


def cloak(d: Drawing) -> None:
    """A red cloak that hangs from both shoulders to the knees, with an ochre hem."""
    region = figures.piece(
        d,
        "208 244, 164 256, 136 320, 114 420, 98 500, 84 566 c, 112 582, 138 568 c, 170 584, 204 570 c, 250 584, "
        "296 570 c, 330 584, 358 568 c, 386 582, 414 562 c, 402 480, 384 400, 362 320, 340 264, 300 244",
        "red",
        [("154 300, 128 430, 112 572", 14), ("178 380, 156 480, 150 572", 12), ("346 340, 366 450, 380 572", 14)],
        (12, 5),
    )
    figures.hem(d, "80 548, 112 565, 138 551, 170 567, 204 553, 250 567, 296 553, 330 567, 358 551, 386 565, 420 546",
        16, region)  # fmt: skip


def doublet(d: Drawing) -> None:
    """A blue doublet laced in front, short pleated skirts with an ochre edge."""
    skirt = figures.piece(
        d,
        "192 386, 308 386, 328 420, 344 474, 350 516 c, 322 524, 296 514 c, 270 526, 244 514 c, 218 524, "
        "192 512 c, 172 520, "
        "150 508 c, 158 452",
        "blue",
        [("212 400, 194 456, 186 510", 12), ("236 402, 228 456, 226 514", 12), ("262 402, 268 456, 270 514", 12),
         ("288 400, 306 456, 316 514", 13)],
        (20, 5),
    )  # fmt: skip
    figures.hem(d, "142 490, 172 502, 192 496, 218 506, 244 498, 270 508, 296 498, 322 506, 356 496", 17, skirt)
    body = figures.piece(
        d,
        "206 232, 250 228, 296 232, 326 250, 332 286, 318 332, 304 364, 306 396 c, 248 404, 192 394 c, 188 356, "
        "174 322, "
        "166 282, 176 248",
        "blue",
        [("208 384, 206 350, 192 318", 9), ("292 384, 290 350, 304 320", 9)],
        (22, 5),
    )
    front = d.shape("232 232, 282 230, 276 300, 264 396, 246 396, 240 300", "white", 3.8, clip=body)
    d.crescent(front, 8, 0, "white2", front.buffer(-1.6))
    for y in (284, 310, 336, 362) if d.full else ():
        x0, x1 = 238 + (y - 284) * 0.09, 277 - (y - 284) * 0.13
        d.lines([[(x0, y), (x1, y + 13)], [(x1, y), (x0, y + 13)]], 4, "red")
    belt = d.shape(d.tube("188 388 16, 250 401 19, 310 388 16"), "red", 4)
    d.crescent(belt, 2, 7, "red2", belt.buffer(-1.6))
    pouch = figures.piece(d, "196 400, 228 404, 236 440, 216 462, 192 452, 182 424", "gold", [], (8, 7), 4)
    d.ink("186 424, 208 434, 234 426", 3.4, clip=pouch)
    d.circle(210, 436, 5, "red", "ink", 2.8)


def low_arm(d: Drawing) -> None:
    """The arm at the left hangs, its hand open."""
    shoulder, elbow, wrist = (184, 270), (146, 352), (132, 432)
    figures.lower_sleeve(d, elbow, wrist, "gold", bulge=-5)
    with d.push(128, 464, 0.98, turn=6):
        hands.lowered_hand(d)
    figures.ring(d, elbow, wrist, 0.97, 18, "white", 13)
    figures.upper_sleeve(d, shoulder, elbow, "blue", "straw", 1.02, 7)


def cup_arm(d: Drawing) -> None:
    """The arm at the right with the cup."""
    height = 146 if d.full else 172
    with d.push(410, 268, 1.0, turn=4, flip=True):
        hands.palm(d, on=lambda: suits.cup(d, -4, 4 - height / 2, height))
    shoulder, elbow, wrist = (322, 272), (370, 356), (396, 318)
    figures.lower_sleeve(d, elbow, wrist, "gold", bulge=5)
    figures.ring(d, elbow, wrist, 0.95, 19, "white", 14)
    figures.upper_sleeve(d, shoulder, elbow, "blue", "straw", 1.04, -8)


def head(d: Drawing) -> None:
    """A young face to the right, long brown hair under a circlet with a star."""
    with d.push(258, 110, 1.06):
        hair.locks(
            d,
            [hair.wavy(-30, 20, -60, 132, 6, 1.5, 0.4, -10), hair.wavy(-22, 24, -42, 142, 6, 1.5, 1.4, -10),
             hair.wavy(24, 34, 30, 118, 5, 1.3, 0.6, 9)],
            widths=(18, 28, 30, 25, 17, 5), colour="brown", light="#a06c3c",
        )  # fmt: skip
    standing.neck(d, 258, 208)
    d.shape("212 240, 234 232, 258 250, 284 230, 306 240, 298 262, 260 270, 220 264", "white", 4, shade=(4, 6))
    size = 1.06 if d.full else 1.16
    with d.push(262, 212 - 98 * size, size, turn=4, flip=True):
        turned(
            d,
            Look(
                hair="brown2", gaze=-0.6, bridge="straight", mouth="grave", lift=0.8, jaw=0.93, eye=1.1, iris="#5b3a1e"
            ),
        )
        d.shape(
            "-32 30, -38 6, -26 -18, 2 -28, 30 -20, 44 4, 42 34, 30 22, 4 8, -14 14, -26 24", "brown", 4, shade=(8, 4)
        )
        for row in ("-2 -26, -18 -8, -28 18", "6 -26, 18 -6, 34 20", "2 -26, 0 -8, -8 12"):
            d.ink(row, 3, ends=(0.6, 0.1))
        hair.locks(
            d,
            [hair.wavy(38, 14, 50, 116, 6, 1.5, 0, 10), hair.wavy(32, 18, 38, 126, 6, 1.5, 0.9, 10),
             hair.wavy(-28, 14, -44, 74, 4, 1.2, 0.3, 8)],
            widths=(11, 19, 21, 17, 11, 4), colour="brown", light="#a06c3c",
        )  # fmt: skip
        d.shape(d.tube("-37 12 10, -14 -2 11, 8 -5 11, 28 0 11, 44 14 10"), "gold", 3.6, shade=(2, 4))
        d.shape(d.disc(-10, -3, 10), "red", 3.4, shade=(3, 3), swell=0)
