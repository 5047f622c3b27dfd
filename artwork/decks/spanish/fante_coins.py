"""Sota of coins: a fair page who looks left at the coin he holds up; the other hand on his hip, a short blue cape."""

from __future__ import annotations

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import grips, hair, hands, hats, standing
from artwork.parts.faces import Look, turned
from artwork.suits import spanish as suits

LEAN = (-8, -7, -4, 3, 9, 5, 0, 0)
TILT = (0.0, 0.02, 0.05, 0.01, -0.045, -0.03, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "gold")
        with figures.stand(f, LEAN, TILT, x=330):
            cape(f)
            figures.hose(f, (288, 580), (300, 718), "blue", "red", right=True)
            figures.hose(f, (208, 580), (184, 722), "blue", "red")
            tunic(f)
            hip_arm(f)
            coin_arm(f)
            head(f)


def cape(d: Drawing) -> None:
    """A short cape, blown to the right."""
    figures.piece(
        d,
        "300 246, 336 252, 372 300, 404 380, 428 470, 450 560 c, 424 556, 404 572 c, 388 556, 362 566 c, "
        "340 550, 316 556 c, "
        "300 440",
        "blue",
        [("360 330, 392 430, 412 558", 14), ("336 340, 352 440, 366 556", 13)],
        (16, 6),
    )


def tunic(d: Drawing) -> None:
    """A red tunic to the middle of the thigh with a broad ochre hem, buttoned down the front."""
    skirt = figures.piece(
        d,
        "190 384, 304 384, 328 440, 346 524 c, 320 538, 294 526 c, 270 540, 244 528 c, 220 540, 194 528 c, "
        "172 536, 148 520 c, "
        "164 440",
        "red",
        [("214 402, 198 460, 194 522", 15), ("244 404, 242 470, 244 522", 14), ("278 404, 290 460, 294 520", 15)],
        (22, 6),
    )
    figures.hem(d, "140 500, 172 514, 194 506, 220 518, 244 506, 270 518, 294 504, 320 516, 354 502", 22, skirt)
    figures.piece(
        d,
        "212 230, 254 228, 298 234, 328 252, 336 280, 322 324, 308 360, 304 396 c, 246 406, 190 394 c, 182 352, "
        "166 314, "
        "160 276, 176 248",
        "red",
        [("206 384, 208 350, 196 320", 10), ("292 384, 286 350, 300 322", 10)],
        (24, 5),
    )
    d.ink("240 250, 234 310, 242 384", 4, ends=(0.9, 0.9))
    for y in (290, 316, 342, 368):
        d.shape(d.disc(231 + (y - 290) * 0.06, y, 7.5), "gold", 3.2, shade=(2.5, 2.5), swell=0)
    belt = d.shape(d.tube("186 388 18, 246 401 20, 308 388 18"), "gold", 4)
    d.crescent(belt, 2, 7, "gold2", belt.buffer(-1.6))
    d.shape(d.disc(242, 400, 15), "blue", 4, shade=(5, 5), swell=0)


def hip_arm(d: Drawing) -> None:
    """The arm at the right, its hand on the hip."""
    shoulder, elbow, wrist = (320, 268), (392, 344), (338, 396)
    with d.push(300, 402, 0.9, flip=True):
        hands.flat_hand(d)
    figures.lower_sleeve(d, elbow, wrist, "gold", bulge=5)
    figures.upper_sleeve(d, shoulder, (392, 340), "red", "gold", 1.06, out=-8)
    figures.ring(d, elbow, wrist, 0.93, 18, "white", 13)


def coin_arm(d: Drawing) -> None:
    """The arm at the left that holds the coin up."""
    radius = 66 if d.full else 78
    with d.push(82, 198, 1.0, turn=-4):
        grips.pinch(d, lambda: suits.coin(d, 0, 10 - radius, radius))
    shoulder, elbow, wrist = (180, 268), (128, 348), (113, 266)
    figures.lower_sleeve(d, elbow, wrist, "gold", bulge=-4)
    figures.upper_sleeve(d, shoulder, (130, 346), "red", "gold", 1.06, out=9)
    figures.ring(d, elbow, wrist, 0.95, 18, "white", 14)


def head(d: Drawing) -> None:
    """A young face, fair hair to the neck, an ochre cap with a red plume."""
    standing.neck(d, 242, 208)
    d.shape(
        "196 256, 216 238, 242 246, 270 236, 292 252, 284 276, 256 270 c, 240 286, 222 272 c, 202 278",
        "white",
        4,
        shade=(4, 6),
    )
    d.ink("240 250, 241 262, 239 276", 2.6)
    size = 1.06 if d.full else 1.16
    with d.push(240, 210 - 98 * size, size, turn=-4):
        hair.locks(
            d, [hair.wavy(34, 24, 50, 100, 4, 1.1, 0.4, 9), hair.wavy(26, 30, 38, 104, 4, 1.1, 1.2, 9)],
            widths=(16, 24, 26, 22, 14, 5), colour="blond", light="#f1d693",
        )  # fmt: skip
        turned(d, Look(hair="blond2", gaze=-0.7, bridge="snub", mouth="smile", lift=1.4, jaw=0.95, iris="#236c99"))
        hair.locks(
            d,
            [
                hair.wavy(38, 10, 46, 76, 4, 1.0, 0, 9),
                hair.wavy(31, 12, 36, 84, 4, 1.1, 0.9, 9),
                hair.wavy(-22, 8, -40, 52, 3, 1.0, 0.3, 7),
            ],
            widths=(11, 18, 20, 16, 10, 4),
            colour="blond",
            light="#f1d693",
        )
        hats.plume(d, "26 -8, 46 -46, 82 -62, 116 -44, 124 -6, 108 18", 22, "red", "red2")
        d.shape("-42 14, -52 -12, -34 -38, 4 -46, 42 -36, 56 -8, 48 16, 0 22", "gold", 4.2, shade=(12, 5))
        for row in ("-20 -34, -28 -14, -26 8", "6 -44, 4 -18, 6 10", "30 -36, 36 -14, 32 8"):
            d.ink(row, 3.6, ends=(0.7, 0.1))
        d.shape("-52 12, -28 2, 4 0, 36 4, 56 12, 54 28, 26 20, 0 17, -28 20, -50 30", "blue", 4, shade=(4, 7))
        d.shape(d.disc(30, 10, 10), "gold", 3.4, shade=(3, 3), swell=0)
