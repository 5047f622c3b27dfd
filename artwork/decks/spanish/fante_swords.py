"""Sota of swords: braced to the left behind a round shield, the sword raised; striped breeches, a red beret."""

from __future__ import annotations

import math

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import hands, hats, legs, standing
from artwork.parts.faces import Look, turned, whiskers
from artwork.suits import spanish as suits

LEAN = (-14, -12, -8, 0, 10, 6, 0, 0)
TILT = (0.0, 0.03, 0.065, 0.02, -0.05, -0.03, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "blue")
        with figures.stand(f, LEAN, TILT, x=288):
            boots(f)
            breeches(f)
            jerkin(f)
            sword_arm(f)
            shield_arm(f)
            head(f)


def boots(d: Drawing) -> None:
    """High boots with turned tops, wide apart."""
    for shaft, flip, top in (
        ("326 580 50, 342 640 44, 352 722 31", True, "296 560, 326 568, 358 556, 366 594, 330 606, 298 598"),
        ("186 572 50, 172 640 44, 152 722 31", False, "156 552, 188 562, 220 554, 216 596, 184 602, 148 588"),
    ):
        legs.boot(d, shaft, "gold", 1.0, flip=flip)
        d.shape(top, "straw", 4.2, shade=(8, 8))


def breeches(d: Drawing) -> None:
    """Wide striped breeches."""
    for outline, one, other in (
        ("244 430, 310 424, 350 470, 368 530, 364 572 c, 330 590, 292 578 c, 280 530, 258 490",
         "250 436, 268 500, 294 580",
         "312 424, 362 500, 362 574"),
        ("262 430, 196 424, 160 470, 146 524, 148 564 c, 182 584, 222 572 c, 236 530, 262 490",
         "196 424, 150 500, 150 566",
         "262 440, 244 510, 222 574"),
    ):  # fmt: skip
        region = d.shape(outline, "red", 4.4)
        d.panes(region, d.line(one), d.line(other), 5, ("red", "white"), 3.6)
        d.crescent(region, 14, 8, "red2", region.buffer(-1.8))


def jerkin(d: Drawing) -> None:
    """A sleeveless blue jerkin with square tabs over a white shirt; a broad ochre belt."""
    for x0, x1, low in ((178, 210, 446), (206, 240, 456), (236, 272, 460), (268, 302, 454), (298, 328, 442)):
        d.shape([(x0, 392, "l"), (x1, 392, "l"), (x1 + 4, low, "l"), (x0 - 2, low, "l")], "blue", 4, shade=(7, 6))
    body = figures.piece(
        d,
        "210 230, 254 226, 296 232, 318 248, 330 280, 320 322, 308 360, 310 398 c, 250 406, 188 396 c, 188 356, "
        "172 320, "
        "164 280, 180 246",
        "blue",
        [("204 384, 208 350, 192 316", 10), ("298 384, 290 350, 306 318", 10)],
        (24, 5),
    )
    for y in (268, 296, 324, 352):
        for x in (222, 256, 290) if d.full else ():
            d.circle(x - (y - 300) * 0.05, y, 4.4, "gold", "ink", 2.2)
    d.ink("240 244, 238 320, 240 396", 4, ends=(0.8, 0.8), clip=body)
    belt = d.shape(d.tube("182 392 21, 250 404 24, 316 392 21"), "gold", 4.2)
    d.crescent(belt, 2, 9, "gold2", belt.buffer(-1.8))
    d.shape(d.box(232, 390, 264, 420), "red", 4, shade=(5, 5), swell=0)
    d.fill(d.box(241, 399, 255, 411), "straw")


def sword_arm(d: Drawing) -> None:
    """The arm at the right, the sword raised and slanting back."""
    length = 296 if d.full else 308
    with d.push(410, 226, 0.98, turn=18, flip=True):
        hands.fist(d, bar=lambda: suits.sword_in_hand(d, length), wrist="below")
    elbow, wrist = (392, 322), (388, 268)
    figures.lower_sleeve(d, elbow, wrist, "white", (50, 44, 31), 5)
    figures.ring(d, elbow, wrist, 0.98, 19, "red", 15)
    figures.upper_sleeve(d, (314, 270), (390, 320), "white", None, 1.08, -7)
    d.shape(d.tube("290 246 22, 322 256 27, 336 292 22"), "blue", 4.2, shade=(5, 6))


def shield_arm(d: Drawing) -> None:
    """The arm at the left behind a round shield with a rosette."""
    figures.upper_sleeve(d, (182, 268), (130, 350), "white", None, 1.1, 8)
    d.shape(d.tube("206 246 22, 176 254 27, 158 290 22"), "blue", 4.2, shade=(5, 6))
    x, y, r = 128, 404, 92
    rim = d.shape(d.disc(x, y, r * 0.9, r), "gold", 5)
    d.crescent(rim, 10, 8, "gold2", rim.buffer(-2))
    field = d.shape(d.disc(x, y, r * 0.9 - 15, r - 16), "red", 4.2, swell=0)
    d.crescent(field, 12, 10, "red2", field.buffer(-2))
    for i in range(16):
        a = math.radians(i * 22.5)
        d.circle(x + (r * 0.9 - 8) * math.cos(a), y + (r - 8) * math.sin(a), 3.6, "ink")
    for i in range(8):
        with d.push(x, y, 0.72, i * 45 + 22.5):
            d.shape("16 0 c, 28 -18, 52 -20, 76 0 c, 52 20, 28 18", "white" if i % 2 else "blue", 3.8, swell=0)
    boss = d.shape(d.disc(x, y, 21, 22), "gold", 4.6)
    d.crescent(boss, 6, 6, "gold2", boss.buffer(-1.8))
    d.circle(x - 6, y - 7, 4, "paper")


def head(d: Drawing) -> None:
    """A lean face with a thin moustache and close black hair, a red beret with a white feather."""
    standing.neck(d, 246, 210)
    d.shape("204 240, 226 232, 248 252, 276 232, 300 242, 290 266, 252 272, 212 264", "white", 4, shade=(4, 6))
    size = 1.08 if d.full else 1.18
    with d.push(246, 214 - 98 * size, size, turn=-3):
        d.shape("18 20, 38 22, 47 50, 42 80, 28 88, 20 60", "black", 3.8, shade=(5, 3))
        turned(
            d, Look(hair="ink", gaze=-0.8, bridge="hooked", mouth="stern", frown=1.8, brow=1.2, jaw=0.9, chin=3, age=0)
        )
        whiskers(d, "black", 0.85, curl=True)
        d.shape("29 36, 38 36, 38 60, 31 70", "black", 3, swell=0)
        hats.feather(d, "44 0, 76 -30, 108 -26, 126 6", 34, "white", 11)
        d.shape("-48 14, -66 -6, -58 -30, -20 -46, 30 -42, 62 -22, 62 8, 46 20, 0 12", "red", 4.4, shade=(12, 8))
        for row in ("-30 -36, -34 -14, -28 6", "4 -44, 6 -20, 6 6", "36 -36, 42 -14, 36 10"):
            d.ink(row, 3.6, ends=(0.7, 0.1))
        d.shape("-46 16, -20 6, 4 4, 32 8, 48 16, 46 28, 24 20, 0 17, -24 20, -44 28", "gold", 4, shade=(3, 5))
        d.shape(d.disc(44, 10, 10), "blue", 3.4, shade=(3, 3), swell=0)
