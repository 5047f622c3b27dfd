"""Sota of clubs: a countryman at rest, legs crossed, leaning on a tall club; ochre smock, broad hat, a bag."""

from __future__ import annotations

import math

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import grips, hair, hands, legs, standing
from artwork.parts.faces import Look, turned
from artwork.suits import spanish as suits

LEAN = (26, 23, 16, 4, -10, -8, 0, 0)
TILT = (0.0, 0.03, 0.05, 0.02, 0.03, 0.02, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "gold")
        with figures.stand(f, LEAN, TILT, x=258):
            lower(f)
            smock(f)
            low_arm(f)
        with f.figure(2.2, 1.8):
            suits.club(f, 440, 622, 470 if f.full else 490, 180)
        with figures.stand(f, LEAN, TILT, x=258):
            club_arm(f)
            head(f)


def lower(d: Drawing) -> None:
    """White hose cross-gartered in red, brown shoes; one leg before the other."""
    for knee, ankle, flip, garters in (
        ((222, 574), (276, 716), True, (0.72,)),
        ((272, 576), (196, 716), False, (0.3, 0.5, 0.7)),
    ):
        shin(d, knee, ankle, flip)
        for share in garters:
            figures.ring(d, knee, ankle, share, 25 - share * 12, "red", 9)
        with d.push(ankle[0], ankle[1] - 2, 1.0, flip=flip):
            legs.shoe(d, "leather")
    for outline, fold in (
        (
            "258 430, 196 430, 176 480, 178 540, 186 584 c, 214 596, 250 586 c, 258 540, 264 490",
            "220 460, 208 520, 212 584",
        ),
        (
            "238 430, 304 430, 328 480, 324 536, 310 590 c, 276 602, 240 586 c, 240 540, 236 490",
            "286 460, 292 530, 280 590",
        ),
    ):
        region = figures.piece(d, outline, "blue", [(fold, 13)], (16, 6))
        band = "170 566, 212 580, 262 566" if outline.startswith("258") else "232 568, 274 584, 330 556"
        figures.hem(d, band, 14, region)


def shin(d: Drawing, knee: tuple[float, float], ankle: tuple[float, float], flip: bool) -> None:
    """A leg in white hose that ends at the ankle: of a leg as slanting as these the shoe would not cover the foot."""
    (x, y), length = knee, math.dist(knee, ankle)
    turn = math.degrees(math.atan2(x - ankle[0], ankle[1] - y))
    with d.push(x, y, 1.08 * length / 146, turn, flip, tall=length / 146):
        d.shape(
            "-23 -58, -24 -20, -25 -2, -20 14, -19.5 40, -17 80, -12.5 115, -12 136, -13 152, -4 160, 8 158, 13 150, "
            "10 132, 13 112, 22 82, 27 50, 24 26, 18 6, 20 -18, 24 -58",
            "white", 4.2, shade=(9, 3), inner=[("17 56, 12 84, 4 108", 2.6), ("-8 12, -11 40, -9 84", 1.8)],
        )  # fmt: skip


def smock(d: Drawing) -> None:
    """An ochre smock, belted with a rope, its skirt cut in points; a red yoke."""
    skirt = figures.piece(
        d,
        "188 384, 310 386, 334 430, 352 496 c, 330 494, 316 520 c, 296 500, 280 526 c, 260 504, 240 528 c, "
        "222 504, 202 522 c, "
        "188 500, 166 512 c, 158 496, 146 492 c, 158 436",
        "gold",
        [("214 400, 200 450, 196 500", 13), ("246 402, 242 450, 240 506", 12), ("282 402, 298 450, 308 500", 14)],
        (20, 6),
    )
    figures.hem(
        d, "146 470, 164 488, 188 476, 202 498, 222 480, 240 504, 260 480, 280 502, 296 476, 316 496, 334 472, 354 474",
        13, skirt, "red",
    )  # fmt: skip
    body = figures.piece(
        d,
        "208 232, 252 228, 300 234, 330 254, 336 290, 322 332, 308 362, 312 396 c, 250 406, 186 394 c, 186 356, "
        "170 320, "
        "162 280, 178 248",
        "gold",
        [("204 386, 204 350, 188 318", 10), ("296 386, 292 350, 308 322", 10), ("248 386, 246 360, 250 330", 8)],
        (24, 5),
    )
    yoke = d.shape(
        "170 250, 210 226, 298 228, 334 254, 338 284, 300 300, 252 306, 204 298, 162 280",
        "red",
        4.2,
        clip=body.buffer(1),
    )
    d.crescent(yoke, 8, 9, "red2", yoke.buffer(-1.8))
    d.ink("252 236, 250 270, 252 302", 3.6, ends=(0.8, 0.8))
    d.shape("250 304, 240 330, 249 362 c, 260 330, 252 304", "white", 3.6, shade=(3, 2))
    for y in (314, 330, 346):
        d.lines([f"238 {y - 5}, 262 {y + 5}", f"238 {y + 5}, 262 {y - 5}"], 3.4, "red")
    for dy in (0, 11):
        rope = d.shape(d.tube([(184, 384 + dy, 11), (248, 397 + dy, 12), (314, 385 + dy, 11)]), "straw", 3.6)
        d.crescent(rope, 1, 4, "straw2", rope.buffer(-1.4))
    d.shape("196 404, 188 440, 192 474 c, 202 470, 210 474 c, 208 440, 210 408", "straw", 3.6, shade=(4, 3))
    d.shape(d.disc(202, 402, 12), "straw", 3.8, shade=(4, 4), swell=0)


def low_arm(d: Drawing) -> None:
    """The arm at the left, its thumb in the strap of a bag."""
    d.shape("120 420, 172 418, 186 470, 178 512, 130 520, 108 484", "leather", 4.4, shade=(12, 9))
    d.shape("112 420, 176 416, 184 450, 150 472, 112 456", "leather", 4, shade=(8, 8))
    d.circle(150, 458, 7, "gold", "ink", 3)
    d.lines(["118 424, 210 300, 268 236"], 12)
    d.lines(["118 424, 210 300, 268 236"], 6, "leather")
    shoulder, elbow, wrist = (182, 270), (122, 352), (154, 394)
    with d.push(196, 410, 0.9, turn=20):
        hands.fist_knuckles(d)
    figures.lower_sleeve(d, elbow, wrist, "white", bulge=4)
    figures.ring(d, elbow, wrist, 0.95, 19, "gold", 14)
    figures.upper_sleeve(d, shoulder, (126, 350), "gold", "white", 1.1, 9)


def club_arm(d: Drawing) -> None:
    """The arm at the right, its hand over the end of the club."""
    shoulder, elbow, wrist = (322, 278), (384, 358), (404, 338)
    figures.lower_sleeve(d, elbow, wrist, "white", (48, 44, 31), bulge=4)
    with d.push(418, 362, 0.94, turn=8):
        grips.on_pommel(d)
    figures.ring(d, (384, 362), wrist, 0.6, 18, "gold", 13)
    figures.upper_sleeve(d, shoulder, elbow, "gold", "white", 1.1, -9)


def head(d: Drawing) -> None:
    """A broad cheerful face to the right, short beardless, brown curls, a broad blue hat."""
    standing.neck(d, 256, 212, wide=38)
    d.shape("210 246, 234 236, 258 254, 286 236, 306 248, 296 268, 258 274, 218 268", "white", 4, shade=(4, 6))
    size = 1.1 if d.full else 1.2
    with d.push(260, 218 - 98 * size, size, turn=6, flip=True):
        hair.locks(
            d, [hair.wavy(32, 24, 44, 78, 3, 1.0, 0.4, 8), hair.wavy(24, 30, 34, 84, 3, 1.0, 1.2, 8)],
            widths=(16, 22, 22, 18, 12, 4), colour="brown", light="#a06c3c",
        )  # fmt: skip
        turned(d, Look(hair="brown2", gaze=-0.4, bridge="broad", mouth="smile", brow=1.3, lift=1.0, jaw=1.1, age=1))
        hair.locks(
            d, [hair.wavy(38, 16, 42, 60, 3, 1.0, 0, 8), hair.wavy(31, 16, 33, 54, 3, 1.0, 1, 7),
                hair.wavy(-26, 16, -38, 44, 3, 0.9, 0, 6)],
            widths=(11, 17, 17, 13, 9, 3), colour="brown", light="#a06c3c",
        )  # fmt: skip
        d.shape("-38 12, -40 -20, -24 -44, 6 -50, 36 -42, 46 -18, 44 12, 0 18", "blue", 4.4, shade=(12, 4))
        d.ink("-6 -46, -14 -30, -2 -26", 3.6)
        d.shape("-40 -4, 0 4, 45 -4, 46 10, 0 18, -39 10", "red", 4, shade=(3, 4))
        d.shape(
            "-84 26, -66 12, -36 6, 0 10, 40 6, 68 4, 88 10, 82 24, 54 30, 10 30, -30 30, -64 36",
            "blue",
            4.4,
            shade=(5, 8),
        )
        d.ink("-70 24, -30 19, 20 19, 72 14", 3)
        leaf = d.motif("leaf", suits.draw_leaf)
        d.use(leaf, 30, -2, -64, 0.7)
        d.use(leaf, 34, 0, -20, 0.6)
        d.circle(30, 2, 5, "red", "ink", 2.4)
