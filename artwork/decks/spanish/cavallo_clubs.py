"""Caballo of clubs: a countryman in a red barretina who rears to the right, the club over his shoulder."""

from __future__ import annotations

from artwork.decks.spanish import figures, rearing
from artwork.engine import Drawing
from artwork.parts import hands, horses_posed, legs, standing
from artwork.parts.faces import Look, turned, whiskers
from artwork.suits import spanish as suits

MOUNT = rearing.Mount(
    stance=rearing.stance(24, (-66, 100, 24), (-48, 118, 26), 14, 18, (4, 10), 26),
    coat=horses_posed.Coat(
        coat=("#d9bd7e", "#aa8744"), far=("#b3935a", "#87693a"), mane=("#3b332c", "#1f1a16"), muzzle="#8f7650",
        light="#ecdcae", socks="#4a4138",
    ),
    raised=24,
    mane="knotted",
    leather="red",
    x=292,
    size=1.12,
)  # fmt: skip


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "gold")
        with rearing.mounted(f, MOUNT):
            rearing.horse(f, MOUNT, "blue")
            blanket(f)
            leg(f)
            with rearing.seated(f, MOUNT, 0):
                body(f)
                rein_arm(f)
                head(f)
                club_arm(f)


def blanket(d: Drawing) -> None:
    """A striped blanket instead of a saddle."""
    region = d.shape("160 446, 230 458, 296 440, 318 474, 320 540 c, 244 560, 160 540 c, 152 490", "white", 4.4)
    for x, colour in ((176, "red"), (212, "blue"), (248, "red"), (284, "blue"), (316, "red")):
        d.fill(
            [(x - 10, 440, "l"), (x + 10, 440, "l"), (x + 12, 566, "l"), (x - 8, 566, "l")],
            colour,
            clip=region.buffer(-1.8),
        )
    d.crescent(region, 10, 6, "white2", region.buffer(-1.8).intersection(d.box(290, 440, 330, 570)))
    fringe = [
        [(162 + i * 12, 541 + 9 * (1 - (i / 6.5 - 1) ** 2)), (160 + i * 12, 556 + 9 * (1 - (i / 6.5 - 1) ** 2))]
        for i in range(14)
    ]
    d.lines(fringe, 4)


def leg(d: Drawing) -> None:
    """Ochre breeches to the knee, a bare shin, a laced sandal."""
    with d.push(236, 450, turn=10), d.push(-236, -450):
        legs.leg(d, (300, 536), (286, 648), "white", flip=True, w=1.16)
        for y in (580, 606, 630):
            d.ink([(274, y + 3), (290, y + 8), (310, y - 1)], 5, "blue", ends=(1, 1), fine=False)
        with d.push(287, 646, 0.92, flip=True):
            legs.shoe(d, "leather")
        region = figures.piece(
            d,
            "180 404, 240 412, 292 434, 328 474, 336 524, 326 556 c, 300 568, 272 556 c, 262 530, 230 508, "
            "196 486, 168 446",
            "blue",
            [("236 438, 276 466, 304 520", 12), ("200 440, 240 480, 268 512", 10)],
            (10, 14),
        )
        d.ink("300 560, 304 536, 300 512", 4, clip=region)


def body(d: Drawing) -> None:
    """A white shirt under an open ochre waistcoat, a broad red sash."""
    shirt = d.shape(
        "202 284, 232 292, 262 284, 288 304, 294 340, 282 372, 276 396 c, 226 408, 176 394 c, 174 356, 166 324, "
        "176 298",
        "white", 4.4, shade=(16, 4),
    )  # fmt: skip
    for row in ("232 300, 228 340, 232 392", "248 300, 252 340, 248 390"):
        d.ink(row, 2.8, clip=shirt)
    for outline in (
        "198 280, 214 290, 222 330, 218 400, 170 400, 172 356, 158 324, 170 296",
        "270 284, 258 292, 256 330, 264 398, 286 398, 290 360, 304 336, 292 300",
    ):
        figures.piece(d, outline, "gold", [], (8, 5), clip=shirt.buffer(2))
    sash = d.shape("170 376, 226 388, 284 374, 292 410, 226 426, 166 410", "red", 4.4)
    d.crescent(sash, 3, 11, "red2", sash.buffer(-1.8))
    d.ink("176 388, 226 400, 282 386", 3.4)
    d.ink("174 400, 226 412, 284 398", 3.4)


def rein_arm(d: Drawing) -> None:
    """The arm forward to the rope that serves as reins."""
    with d.push(225, 404), d.push(0, 0, turn=-MOUNT.raised), d.push(-228, -444):
        x, y = horses_posed.bit(MOUNT.stance)
        d.shape(d.tube([(x, y), (x - 66, y + 40), (330, 402)], [8]), "red", 3.2, swell=0)
    shoulder = (270, 316)
    with d.push(376, 376, 0.82, turn=-4):
        hands.fist_knuckles(d)
    d.shape(d.tube("312 380 38, 334 382 37, 354 378 28"), "flesh", 3.8, shade=(6, 7))
    figures.upper_sleeve(d, shoulder, (312, 380), "white", None, 0.98, -6)
    figures.ring(d, shoulder, (312, 380), 0.98, 25, "white", 15)


def club_arm(d: Drawing) -> None:
    """The near arm, its fist before the breast; the club lies on the shoulder behind."""
    length = 392 if d.full else 420

    def shaft() -> None:
        with d.push(flip=True):  # its leaves away from the face
            suits.club(d, 0, -length * 0.33, length)

    with d.push(214, 362, 0.98, turn=-20, flip=True):
        hands.fist(d, bar=shaft)
    d.shape(d.tube("126 398 42, 146 396 40, 172 380 29"), "flesh", 3.8, shade=(4, 9))
    figures.upper_sleeve(d, (180, 314), (126, 396), "white", None, 1.04, 6)
    figures.ring(d, (180, 314), (126, 396), 0.98, 27, "white", 15)


def head(d: Drawing) -> None:
    """A weathered man with a full moustache; the cap falls over before him."""
    standing.neck(d, 242, 258, wide=36)
    d.shape("212 270, 236 286, 266 272, 276 292, 240 306, 204 292", "red", 4, shade=(3, 6))
    d.shape(d.disc(246, 298, 10, 9), "red", 3.6, shade=(3, 3), swell=0)
    size = 0.98 if d.full else 1.1
    with d.push(244, 262 - 96 * size, size, turn=3, flip=True):
        d.shape("22 26, 40 28, 47 56, 42 84, 28 88", "black", 3.6)
        turned(d, Look(hair="ink", gaze=-0.5, bridge="hooked", mouth="grave", brow=1.45, frown=1.2, jaw=1.06, age=1))
        whiskers(d, "black", 1.35)
        d.shape("28 44, 40 42, 42 70, 34 78", "black", 3, swell=0)
        with d.push(4, 0, flip=True):
            figures.piece(
                d,
                "-38 20, -44 -8, -26 -38, 10 -54, 50 -50, 84 -30, 104 6, 106 44, 92 56, 78 44, 70 16, 54 4, "
                "46 22, 0 14",
                "red",
                [("0 -50, -6 -24, 0 6", 9), ("36 -46, 48 -24, 52 0", 9), ("74 -30, 84 -4, 88 40", 8)],
                (10, 8),
            )
            d.shape(d.disc(92, 56, 13), "gold", 3.6, shade=(4, 4), swell=0)
        d.shape("-46 24, -24 10, 2 6, 32 12, 52 24, 50 40, 26 30, 0 26, -26 30, -44 40", "black", 4, shade=(3, 6))
