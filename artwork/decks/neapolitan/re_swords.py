"""Re of swords: looks left, a sword upright there, the right hand open; breastplate, kilt, green mantle."""

from __future__ import annotations

import math

from artwork.engine import Drawing
from artwork.parts import crowns, hair, hands, legs, standing
from artwork.parts.faces import Look, pointed_beard, turned
from artwork.suits import neapolitan as suits

LEAN = (-10, -8, -4, 4, 9, 5, 0, 0)
TILT = (0.0, 0.02, 0.05, 0.01, -0.05, -0.03, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "blue", feet=((126, 48), (321, 48)))
    with standing.figure(d, LEAN, TILT, x=256):
        mantle(d)
        lower(d)
        kilt(d)
        breastplate(d)
        arms(d)
        capelet(d)
        head(d)


def mantle(d: Drawing) -> None:
    """The green mantle: it falls behind his back and swings out to the right."""
    d.shape(
        "196 250, 330 250, 347 320, 349 400, 359 480, 377 560, 400 622, 416 650 c, 405 668, 386 668, 380 690 c, "
        "363 682, 347 688, 332 706 c, 318 680, 296 664, 284 640 c, 262 560, 210 520, 180 440, 178 330",
        "green",
        shade=(14, 7),
        hatch=(14, 6.5),
        folds=[
            ("338 330, 344 440, 363 540, 396 640", 12),
            ("318 430, 330 540, 353 620, 375 676", 14),
            ("290 480, 300 580, 326 650, 334 696", 12),
        ],
    )
    d.band("412 648, 402 660, 385 662, 379 682, 363 675, 347 681, 333 697, 318 674, 298 658", 8, "gold", "plain")
    d.shape(
        "182 268, 162 300, 146 380, 134 470, 126 560, 104 660 c, 122 678, 142 666, 158 680, 176 668, 196 678 c, "
        "204 560, 196 420, 200 300",
        "green",
        shade=(10, 6),
        hatch=(12, 6),
        folds=[("172 330, 150 480, 124 668", 13), ("182 400, 168 540, 158 672", 12)],
    )
    d.band("107 656, 122 672, 142 659, 158 673, 176 661, 194 671", 8, "gold", "plain")


def lower(d: Drawing) -> None:
    """Yellow hose in red buskins, the left foot put forward."""
    for knee, ankle, flip in (((294, 580), (306, 718), True), ((190, 576), (148, 716), False)):
        legs.leg(d, knee, ankle, "gold", flip, 1.06)
        a, b = standing.between(knee, ankle, 0.42), standing.between(knee, ankle, 0.97)
        side = 1 if flip else -1
        shaft = [(a[0] + 3 * side, a[1], 46), (*standing.between(a, b, 0.45), 42), (*b, 30)]
        legs.boot(d, shaft, "red", 1.0, flip)
        for share in (0.3, 0.55, 0.8):
            chevron = [standing.between(a, b, share + bow, off) for bow, off in ((0, 9), (0.07, 0), (0, -9))]
            d.ink(chevron, 5.4, "gold", ends=(0.7, 0.7))
        standing.cross(d, knee, ankle, 0.39, 27, "gold", 13)
        with d.push(*standing.between(knee, ankle, 0.4)):
            d.shape(d.disc(-3 * side, 0, 9), "blue", 2.8, shade=(3, 3))


def kilt(d: Drawing) -> None:
    """A red kilt under two rows of straps with gold ends."""
    d.shape(
        "192 404, 300 404, 326 470, 340 548 c, 312 562, 288 550 c, 266 564, 244 552 c, 220 564, 198 552 c, "
        "176 558, 148 546 c, 164 470",
        "red",
        shade=(16, 8),
        hatch=(14, 6.5),
        folds=[
            ("206 470, 190 510, 180 550", 9),
            ("232 480, 226 520, 220 556", 8),
            ("264 480, 266 520, 266 556", 8),
            ("292 474, 304 510, 312 552", 9),
        ],
    )
    d.lines(["152 536, 176 547, 198 541, 220 553, 244 541, 266 553, 288 539, 312 551, 337 538"], 4, "gold")
    for x0, x1, y, k in ((186, 306, 498, 0.26), (196, 298, 446, 0.16)):
        count = 8 if y > 470 else 7
        for i in range(count):
            share = i / (count - 1)
            x = x0 + (x1 - x0) * share
            off = (x - 247) * k
            top, low = (198 + 98 * share, 398), (x + off, y + 5 * math.sin(math.pi * share))
            strap = d.tube([(*top, 15), (*standing.between(top, low, 0.6), 19), (*low, 19)])
            d.shape(strap, "red" if y > 470 else "blue", 3.2, shade=(4, 4))
            standing.button(d, low[0], low[1] - 2, 5.4)


def breastplate(d: Drawing) -> None:
    """A blue breastplate with a gold medallion, edged in gold."""
    body = (
        "218 230, 282 230, 322 246, 334 272, 326 316, 310 356, 306 388 c, 280 410, 248 418, 216 410, 190 388 c, "
        "182 352, 168 314, 162 274, 178 246"
    )
    region = d.shape(body, "blue", shade=(24, 6), hatch=(18, 6.5))
    d.ink("248 250, 245 320, 247 410", 3.2, ends=(0.8, 0.8), clip=region)
    for row in ("196 300, 208 322, 238 326", "300 300, 288 322, 256 326", "214 346, 216 366, 232 378"):
        d.ink(row, 2.8)
    d.brushes([("182 276, 184 306, 192 332", 3.4), ("226 340, 228 356, 236 366", 2.6)], "#8fbdf2", fine=True)
    d.shape(d.tube("190 390 12, 216 408 13, 248 415 14, 280 408 13, 306 390 12"), "gold", 3.4, shade=(3, 5))
    if d.full:
        for x, y in ((204, 401), (226, 411), (248, 414), (270, 411), (292, 401)):
            d.fill(d.disc(x, y, 2.6), "red2")
    d.shape(d.disc(247, 332, 26), "gold", 3.6, shade=(6, 5), hatch=(6, 5))
    d.shape(d.disc(247, 332, 17), "red", 2.6, shade=(4, 4))
    if d.full:
        d.beads(247, 332, 21.5, 18, 1.3, "ink")
        for turn in range(0, 360, 45):
            with d.push(247, 332, 1, turn):
                d.fill("4 -3.4 c, 15 0 c, 4 3.4 c", "gold")
    d.fill(d.disc(247, 332, 5.5), "gold")


def arms(d: Drawing) -> None:
    """The sword upright at the left; at the right an open hand."""
    shoulder, elbow, wrist = (178, 268), (120, 346), (113, 290)
    standing.forearm(d, elbow, wrist, "gold", (44, 40, 28), bulge=-4)
    standing.puffed(d, shoulder, (126, 344), "gold", "blue", 3, 1.0, out=9)

    def sword() -> None:
        suits.sword(d, 0, -42, 308 if d.full else 322, 0)

    with d.push(92, 242, 0.86, turn=-2):
        hands.fist(d, bar=sword, wrist="below")
    standing.cuff(d, elbow, wrist, 18, "red")
    shoulder, elbow, wrist = (324, 268), (380, 336), (416, 296)
    standing.forearm(d, elbow, wrist, "gold", (44, 40, 28), bulge=4)
    standing.puffed(d, shoulder, (376, 338), "gold", "blue", 3, 1.0, out=-9)
    with d.push(434, 250, 0.86, turn=16):
        hands.open_hand(d)
    standing.cuff(d, elbow, wrist, 18, "red")


def capelet(d: Drawing) -> None:
    """A short red cape with a scalloped edge and a standing collar."""
    region = d.shape(
        "214 226, 248 238, 284 226, 326 240, 356 270, 366 300 c, 348 312, 332 296 c, 318 310, 298 290 c, "
        "276 304, 250 282 c, 222 304, 200 290 c, 180 310, 166 294 c, 148 310, 132 298 c, 142 266, 172 240",
        "red",
        shade=(10, 9),
        hatch=(12, 6),
        folds=[
            ("186 252, 172 272, 166 290", 7),
            ("220 252, 206 270, 200 286", 7),
            ("280 252, 292 270, 298 286", 7),
            ("314 252, 326 274, 332 292", 7),
        ],
    )
    for row in (
        "140 294, 150 302, 164 290",
        "170 292, 184 302, 198 286",
        "204 287, 224 296, 248 278",
        "254 278, 276 296, 296 286",
        "302 288, 318 302, 330 292",
        "336 294, 348 304, 360 298",
    ):
        d.lines([row], 4, "gold", clip=region)
    d.shape("212 220, 248 238, 288 220, 300 234, 276 252, 248 260, 222 252, 200 236", "gold", 3.6, shade=(5, 6),
            inner=["206 234, 248 252, 294 232"])  # fmt: skip
    d.shape(d.disc(248, 258, 10), "blue", 3, shade=(3, 3))


def head(d: Drawing) -> None:
    """A soldier's face: hooked nose, short red-brown beard, a blue crown."""
    size = 1.06 if d.full else 1.16
    with d.push(242, 206 - 98 * size, size, turn=-5):
        hair.locks(
            d,
            [hair.wavy(34, 16, 50, 92, 4, 1.2, 0.4, 7), hair.wavy(28, 30, 40, 100, 4, 1.2, 1.4, 7)],
            widths=(14, 22, 22, 18, 12, 4),
            colour="leather",
            light="#d08a4c",
        )
        turned(d, Look(hair="leather2", gaze=-0.55, bridge="hooked", mouth="stern", brow=1.3, frown=2.2, jaw=1.0,
                       eye=0.9, iris="#2f5c8f", age=1))  # fmt: skip
        hair.locks(
            d,
            [hair.wavy(39, 16, 42, 70, 4, 1.2, 0.2, 8), hair.wavy(33, 18, 34, 58, 4, 1.2, 1.0, 7)],
            widths=(10, 15, 16, 13, 9, 3),
            colour="leather",
            light="#d08a4c",
        )
        pointed_beard(d, "leather")
        with d.push(0, -5):
            crowns.lilied(d)
