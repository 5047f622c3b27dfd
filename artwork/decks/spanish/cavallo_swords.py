"""Caballo of swords: he rears to the right; helmet and breastplate, the sword drawn back over his head."""

from __future__ import annotations

from artwork.decks.spanish import figures, rearing
from artwork.engine import Drawing
from artwork.parts import hands, hats, horses_posed, legs, standing
from artwork.parts.faces import Look, turned, whiskers
from artwork.suits import spanish as suits

MOUNT = rearing.Mount(
    stance=rearing.stance(32, (-60, 104, 30), (-28, 96, 24), 6, 30, (2, 2), 18),
    coat=horses_posed.Coat(
        coat=("#bcd0d9", "#86a4b4"), far=("#8fabb9", "#64818f"), mane=("#3f5a69", "#263b46"), muzzle="#9db3bd",
        light="#e2edf1", dapples=True,
    ),
    raised=32,
    mane="flowing",
    leather="red",
    x=344,
    size=1.05,
)  # fmt: skip


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "blue")
        with rearing.mounted(f, MOUNT):
            with rearing.seated(f, MOUNT, 2):
                cloak(f)
            rearing.horse(f, MOUNT)
            saddle(f)
            leg(f)
            with rearing.seated(f, MOUNT, 2):
                body(f)
                rein_arm(f)
                head(f)
                sword_arm(f)


def cloak(d: Drawing) -> None:
    """A red cloak that flies behind him."""
    figures.piece(
        d,
        "206 292, 160 316, 120 372, 84 410, 30 426 c, 46 444, 44 470 c, 70 466, 86 488 c, 108 478, 130 492 c, "
        "146 470, 176 452, "
        "214 420 c",
        "red",
        [("190 330, 140 396, 58 448", 14), ("200 370, 160 426, 98 476", 12)],
        (6, 12),
    )


def saddle(d: Drawing) -> None:
    """A red cloth with an ochre border, cut to a point."""
    region = figures.piece(
        d,
        "166 446, 230 458, 288 440, 312 470, 320 520 c, 276 548, 250 592 c, 216 556, 168 544 c, 156 500",
        "red",
        [("236 466, 246 520, 250 580", 10)],
        (14, 9),
    )
    d.band("164 540, 214 552, 250 586, 280 546, 322 516", 19, "gold", "plain", clip=region, edge=4)
    d.shape("146 464, 142 436, 152 416, 168 416, 178 432, 196 448, 190 472", "gold", 4, shade=(6, 6))


def leg(d: Drawing) -> None:
    """Blue hose, an ochre greave, the foot in the stirrup."""
    with d.push(236, 450, turn=16), d.push(-236, -450):
        d.shape(d.tube("268 470 7, 288 560 7, 296 640 7"), "leather", 3, swell=0)
        legs.boot(d, "304 524 52, 294 570 46, 286 628 31", "gold", 0.9, flip=True)
        for y in (556, 586):
            d.ink([(270, y), (292, y + 6), (316, y - 2)], 3.6, fine=False)
        d.shape(
            "204 424, 262 432, 316 470, 340 508, 330 542, 298 552, 262 530, 224 500, 196 464",
            "blue",
            4.4,
            shade=(10, 16),
        )
        d.ink("230 446, 276 470, 310 510", 4, ends=(0.7, 0.1))
        d.shape(d.disc(310, 526, 25, 27), "gold", 4.2, shade=(8, 8))
        d.ink("294 520, 310 528, 328 518", 3.2)
        d.shape(d.tube("276 660 8, 300 664 9, 326 658 8"), "gold", 3.4, shade=(2, 3), swell=0)
        d.shape(d.tube("300 604 7, 316 624 6, 318 656 7"), "gold", 3.4, shade=(2, 2), swell=0)


def body(d: Drawing) -> None:
    """A blue breastplate with ochre rims, tassets of ochre and red."""
    figures.piece(
        d,
        "178 392, 226 400, 270 390, 298 424, 306 464 c, 284 476, 262 464 c, 240 480, 214 468 c, 190 478, "
        "166 462 c, 166 424",
        "red",
        [("206 406, 202 440, 214 466", 9), ("244 406, 256 440, 262 462", 9)],
        (12, 6),
    )
    for x0, x1 in ((166, 202), (206, 246), (250, 290)):
        d.shape(
            [(x0 + 10, 396, "l"), (x1, 400, "l"), (x1 + 4, 432), ((x0 + x1) / 2 + 4, 450, "c"), (x0, 432)],
            "gold", 4, shade=(6, 5),
        )  # fmt: skip
    plate = figures.piece(
        d,
        "202 286, 228 294, 258 288, 284 310, 294 346, 284 376, 270 400 c, 226 412, 176 398 c, 170 356, 164 322, "
        "176 298",
        "blue",
        [],
        (22, 6),
    )
    d.ink("248 304, 262 350, 246 400", 5, ends=(0.4, 0.6), fine=False)
    d.fill("190 308, 204 302, 212 330, 210 372, 198 384, 188 350", "sky", clip=plate.buffer(-3))
    figures.star(d, 226, 346, 20, "straw")
    d.shape(d.tube("172 394 14, 226 407 16, 274 395 14"), "gold", 4, shade=(3, 5))
    d.shape(d.tube("196 288 12, 228 302 14, 264 288 12"), "gold", 4, shade=(3, 4))


def rein_arm(d: Drawing) -> None:
    """The arm forward to the reins."""
    with d.push(225, 404), d.push(0, 0, turn=-(MOUNT.raised - 2)), d.push(-228, -444):
        x, y = horses_posed.bit(MOUNT.stance)
        hand = (322.0, 384.0)
        d.shape(d.tube([(x, y), ((x + hand[0]) / 2, (y + hand[1]) / 2 + 22), hand], [8]), "red", 3.2, swell=0)
    shoulder, elbow, wrist = (264, 316), (300, 384), (338, 396)
    with d.push(364, 398, 0.82, turn=6):
        hands.fist_knuckles(d)
    figures.lower_sleeve(d, elbow, wrist, "red", (44, 40, 30), 4)
    figures.upper_sleeve(d, shoulder, elbow, "blue", None, 0.94, -6)
    figures.ring(d, elbow, wrist, 0.95, 18, "gold", 14)


def sword_arm(d: Drawing) -> None:
    """The arm drawn back, the sword high at the left."""
    length = 296 if d.full else 340
    shoulder, elbow, wrist = (188, 312), (110, 318), (112, 236)
    with d.push(114, 196, 0.94, turn=-7):
        hands.fist(d, bar=lambda: suits.sword_in_hand(d, length), wrist="below")
    figures.lower_sleeve(d, (114, 320), wrist, "red", (46, 42, 31), -4)
    figures.ring(d, elbow, wrist, 0.95, 19, "gold", 15)
    figures.upper_sleeve(d, shoulder, elbow, "blue", None, 1.0, 4)
    for outline in (
        "176 284, 150 290, 136 320 c, 146 350, 172 352 c, 166 320",
        "228 300, 210 280, 182 274, 158 290, 152 320, 164 350, 194 356, 220 342",
    ):
        shell = d.shape(outline, "gold", 4.2)
        d.crescent(shell, 4, 9, "gold2", shell.buffer(-1.6))
    d.ink("214 296, 190 288, 172 302, 170 326, 184 342", 3.2, ends=(0.2, 0.2))
    d.shape(d.disc(198, 316, 11), "red", 3.4, shade=(3, 3), swell=0)


def head(d: Drawing) -> None:
    """A man with a twirled moustache under an open helmet with red plumes."""
    standing.neck(d, 238, 258, wide=34)
    d.shape("204 276, 228 290, 262 276, 272 290, 232 306, 198 292", "white", 3.8, shade=(3, 5))
    size = 0.98 if d.full else 1.1
    with d.push(240, 262 - 96 * size, size, turn=4, flip=True):
        d.shape("22 26, 42 30, 48 60, 40 92, 26 96", "brown", 3.6)
        turned(d, Look(hair="brown2", gaze=-0.4, bridge="straight", mouth="stern", brow=1.25, frown=1.4, jaw=1.02))
        whiskers(d, "brown", 1.15, curl=True)
        hats.plume(d, "10 -40, 24 -80, 54 -96, 84 -80, 96 -44, 90 -12", 23, "red", "red2")
        hats.plume(d, "6 -42, 12 -66, 32 -74, 56 -60, 62 -36", 15, "white", "#cfd9dd")
        d.shape(
            "-34 22, -42 -4, -34 -32, -6 -50, 26 -44, 46 -18, 48 26, 46 60, 30 64 c, 32 40, 26 22, 0 16, -20 16",
            "blue",
            4.2,
            shade=(12, 4),
        )
        d.fill("-24 -22, -8 -38, 4 -40, -8 -22, -16 0, -26 4", "sky")
        d.shape("-50 26, -36 12, -10 8, 22 12, 30 24, 0 20, -26 24, -44 34", "gold", 4, shade=(2, 5))
        d.shape("-10 -50, 8 -54, 14 -30, 16 6, 6 8, -2 -20", "gold", 3.6, shade=(4, 2), swell=0)
        d.shape(d.disc(36, 30, 9), "gold", 3.4, shade=(3, 3), swell=0)
