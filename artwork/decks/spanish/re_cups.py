"""Rey of cups: strict profile to the left, the cup before him in both hands; ermine cape, red robe, a long train."""

from __future__ import annotations

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import cloth, crowns, hair, hands
from artwork.parts.faces import Look, ear, profile
from artwork.suits import spanish as suits

LEAN = (-6, -5, -4, 2, 6, 3, 0, 0)
TILT = (0, 0.02, 0.05, 0.03, 0.0, 0, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "red")
        with figures.stand(f, LEAN, TILT, x=320):
            train(f)
            figures.toe(f, 186, 752, "gold")
            robe(f)
            arms(f)
            neck(f)
            cape(f)
            head(f)


def train(d: Drawing) -> None:
    """A long blue train at the right, with an ermine edge."""
    region = figures.piece(
        d,
        "270 250, 330 260, 356 340, 378 440, 396 560, 414 660, 440 728 c, 400 746, 360 734 c, 330 746, "
        "296 734 c, 280 500",
        "blue",
        [("350 400, 374 560, 398 736", 15), ("322 420, 340 580, 352 736", 13)],
        (12, 5),
    )
    if d.full:
        figures.strew(d, region, 54, 60, "straw", 9)
    d.shape("270 260, 304 300, 318 440, 322 580, 330 740 c, 306 744, 286 736 c, 280 500", "white", 4.2)
    for i, y in enumerate(range(420, 720, 42)):
        d.fill(
            [
                (306 + i % 2 * 9, y, "c"),
                (310 + i % 2 * 9, y + 14),
                (306 + i % 2 * 9, y + 20, "c"),
                (302 + i % 2 * 9, y + 14),
            ],
            "ink",
        )


def robe(d: Drawing) -> None:
    """A red robe, narrow at the waist, with an ochre placket and hem."""
    region = figures.piece(
        d,
        "206 250, 260 240, 304 262, 312 330, 292 396, 300 480, 306 600, 310 730 c, 282 744, 252 730 c, 222 744, "
        "190 730 c, "
        "164 742, 138 728 c, 152 600, 176 480, 194 396, 184 330, 188 270",
        "red",
        [("214 420, 190 580, 166 728", 14), ("244 420, 234 580, 226 730", 13), ("272 420, 280 580, 278 732", 13)],
        (22, 4),
    )
    figures.hem(d, "132 708, 164 720, 190 710, 222 724, 252 710, 282 724, 318 710", 22, region)
    d.band("202 400, 178 500, 160 610, 150 706", 16, "gold", "dots", "blue", clip=region, edge=3.4, spacing=26)
    belt = d.shape(d.tube("188 390 20, 240 402 23, 298 392 20"), "gold", 4.2)
    d.crescent(belt, 2, 9, "gold2", belt.buffer(-1.8))
    for x in (206, 238, 270):
        d.circle(x, 400 - abs(x - 240) * 0.14, 6, "red", "ink", 2.8)


def arms(d: Drawing) -> None:
    """Both forearms forward to the cup: the far hand steadies it, the near one bears it."""
    figures.piece(d, "206 268, 170 300, 134 326, 112 330, 116 366, 150 372, 196 352", "red2", [], (6, 8))
    with d.push(92, 344, 0.86, turn=-14):
        hands.fist(d, thumb=False)
    height = 156 if d.full else 184
    suits.cup(d, 78, 396 - height / 2, height)
    with d.push(92, 398, 1.02, turn=-2):
        hands.palm(d)
    elbow, wrist = (226, 410), (134, 428)
    figures.lower_sleeve(d, elbow, wrist, "gold", (46, 42, 32), 4)
    figures.ring(d, elbow, wrist, 0.95, 20, "white", 14)
    figures.piece(
        d,
        "252 262, 292 276, 312 320, 306 380, 286 432, 268 500, 244 556 c, 222 530, 200 500, 182 454, 170 412, "
        "176 398 c, 200 388, "
        "222 368, 234 330",
        "red",
        [("278 310, 268 380, 232 440, 196 450", 12), ("296 340, 280 430, 244 520", 13)],
        (14, 8),
    )
    d.shape(
        "244 556 c, 222 530, 200 500, 182 454, 170 412, 176 398 c, 190 394 c, 192 430, 212 490, 250 540 c",
        "white",
        3.8,
        swell=0,
    )


def neck(d: Drawing) -> None:
    """The neck, in the shade of the beard."""
    d.shape("216 200, 256 196, 268 240, 250 262, 216 256", "flesh2", 4)


def cape(d: Drawing) -> None:
    """A short ermine cape with a clasp."""
    region = d.shape(
        "214 232, 262 226, 306 240, 334 278, 342 330, 314 346, 276 346, 240 336, 208 322, 186 300, 190 264",
        "white",
        4.4,
        shade=(10, 10),
    )
    cloth.ermine(d, region, 32, 24, 1.25)
    d.ink("268 252, 282 290, 280 340", 3.4, ends=(0.7, 0.1))
    d.ink("308 262, 322 296, 324 336", 3.4, ends=(0.7, 0.1))
    d.shape("206 228, 244 216, 284 224, 298 240, 262 252, 224 256, 200 246", "white", 4, shade=(5, 6))
    d.shape(d.disc(212, 258, 12), "gold", 3.8, shade=(4, 4), swell=0)
    d.fill(d.disc(211, 257, 4.6), "red")


def head(d: Drawing) -> None:
    """A hooked nose, brown hair to the shoulder, a short pointed beard, a crown of lilies."""
    size = 1.14 if d.full else 1.24
    with d.push(236, 218 - 98 * size, size, turn=-2):
        hair.locks(
            d, [hair.wavy(30, 6, 58, 106, 5, 1.3, 0.4, 10), hair.wavy(24, 10, 46, 116, 5, 1.3, 1.2, 10)],
            widths=(18, 28, 29, 23, 15, 5), colour="brown", light="#a06c3c",
        )  # fmt: skip
        profile(d, Look(hair="brown2", bridge="hooked", mouth="grave", brow=1.3, jaw=1.0, age=1))
        d.shape(
            "20 50 c, 22 70, 12 88, -4 104, -20 122, -40 132 c, -38 116, -36 104, -35 92 c, -28 90, -22 92, "
            "-16 88, -12 80, -4 78, "
            "6 68, 12 52",
            "brown", 4, shade=(4, 4),
            inner=[("-28 98, -30 110, -36 124", 2.6), ("-14 94, -18 106, -26 118", 2.6), ("2 82, -4 94, -14 106", 2.6)],
        )  # fmt: skip
        d.shape(d.wedge("-36 75, -28 73, -16 78, -8 86", 10 * d.scale), "brown", 2.8, swell=0)
        ear(d, 15, 54, Look(), 0.95)
        hair.locks(
            d, [hair.wavy(32, 0, 36, 92, 5, 1.3, 0.2, 10), hair.wavy(24, 0, 26, 40, 3, 0.9, 0.9, 7)],
            widths=(15, 22, 22, 17, 11, 4), colour="brown", light="#a06c3c",
        )  # fmt: skip
        with d.push(2, -4, 1.02, -3):
            crowns.lilied(d, "gold", "red", "straw")
