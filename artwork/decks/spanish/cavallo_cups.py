"""Caballo of cups: he rears to the left on a chestnut and lifts the cup high; a coat that blows back, a velvet cap."""

from __future__ import annotations

from artwork.decks.spanish import figures, rearing
from artwork.engine import Drawing
from artwork.parts import hair, hands, hats, horses_posed, legs, standing
from artwork.parts.faces import Look, pointed_beard, turned
from artwork.suits import spanish as suits

MOUNT = rearing.Mount(
    stance=rearing.stance(36, (-30, 96, 30), (-58, 104, 20), 20, 22, (0, 0), 12),
    coat=horses_posed.Coat(
        coat=("#bd6b45", "#8d4526"), far=("#964c2c", "#6c3219"), mane=("#4a2416", "#2c140b"), muzzle="#8d4a30",
        light="#d98f68", socks="#fffdf6", blaze=True,
    ),
    raised=36,
    mane="cropped",
    leather="gold",
    x=368,
    size=1.13,
)  # fmt: skip


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "red")
        with rearing.mounted(f, MOUNT, left=True):
            rearing.horse(f, MOUNT, "blue")
            with rearing.seated(f, MOUNT, 4):
                skirts(f)
            leg(f)
            with rearing.seated(f, MOUNT, 4):
                tail(f)
                cup_arm(f)
                body(f)
                rein_arm(f)
                head(f)


def skirts(d: Drawing) -> None:
    """The coat's skirt that blows back over the croup, lined in blue."""
    figures.piece(
        d, "236 396, 188 398, 150 420, 98 442, 40 436 c, 62 466, 58 492 c, 120 492, 166 476, 214 446", "blue",
        [("150 430, 110 456, 66 458", 9)], (8, 10),
    )  # fmt: skip
    figures.piece(
        d, "244 392, 188 392, 150 404, 100 420, 36 398 c, 56 424, 38 450 c, 98 462, 154 450, 220 440", "gold",
        [("200 402, 150 424, 98 438", 10), ("218 412, 180 434, 140 444", 8)], (6, 10),
    )  # fmt: skip


def leg(d: Drawing) -> None:
    """Striped breeches along the horse's flank, a turned-down red boot in the stirrup."""
    with d.push(236, 450, turn=14), d.push(-236, -450):
        d.shape(d.tube("262 470 7, 282 570 7, 292 646 7"), "leather", 3, swell=0)
        legs.boot(d, "298 530 50, 290 582 42, 282 634 30", "red", 0.9, flip=True)
        d.shape(d.tube("272 666 8, 296 670 9, 322 664 8"), "gold", 3.4, shade=(2, 3), swell=0)
        d.shape(d.tube("296 608 7, 312 628 6, 314 662 7"), "gold", 3.4, shade=(2, 2), swell=0)
        region = figures.piece(
            d,
            "208 398, 240 402, 296 424, 334 462, 344 508, 336 548 c, 304 562, 268 550 c, 254 524, 226 500, 206 480, "
            "200 440",
            "white", [], (12, 14),
        )  # fmt: skip
        for row in (
            "236 398, 292 430, 330 476, 340 530",
            "204 404, 262 440, 300 490, 310 552",
            "186 430, 234 468, 270 520, 276 556",
        ):
            d.ink(row, 15, "red", ends=(0.8, 0.8), clip=region.buffer(-1.8), fine=False)
        d.shape(
            "264 532, 300 548, 346 530 c, 358 546, 350 570 c, 328 572, 308 588 c, 284 580, 256 566 c, 254 548", "red",
            4.4, shade=(6, 9),
        )  # fmt: skip


def tail(d: Drawing) -> None:
    """The front of the coat, turned back from the knee."""
    region = figures.piece(
        d, "178 388, 226 398, 270 388, 262 424, 238 452 c, 214 452, 196 444 c, 186 474, 152 486 c, 158 430", "gold",
        [("202 404, 192 424, 196 440", 8)], (8, 10),
    )  # fmt: skip
    figures.hem(d, "150 472, 182 466, 200 432, 240 440, 258 416", 14, region, "blue")


def body(d: Drawing) -> None:
    """The coat above the sash, closed with red loops."""
    region = figures.piece(
        d,
        "198 288, 228 296, 262 288, 288 310, 288 346, 272 372, 274 392 c, 226 404, 180 392 c, 180 360, 164 330, "
        "172 300",
        "gold",
        [("200 380, 196 350, 186 326", 8)],
        (20, 6),
    )
    panel = d.shape("214 288, 246 290, 250 350, 246 404, 214 404, 212 350", "white", 3.8, clip=region)
    d.crescent(panel, 8, 0, "white2", panel.buffer(-1.6))
    for y in (310, 332, 354, 374):
        d.shape(d.tube([(206, y, 6), (230, y + 2, 7), (256, y - 1, 6)]), "red", 3, swell=0)
    sash = d.shape("174 380, 226 392, 280 378, 284 402, 226 416, 172 404", "blue", 4.2)
    d.crescent(sash, 3, 9, "blue2", sash.buffer(-1.8))
    d.ink("182 388, 226 400, 274 388", 3.2)
    figures.piece(
        d,
        "196 402, 176 430, 160 474 c, 178 476, 190 488 c, 204 456, 216 410",
        "blue",
        [("202 410, 188 440, 178 472", 7)],
        (6, 4),
    )
    d.shape(d.disc(200, 402, 15, 13), "blue", 4, shade=(4, 5), swell=0)


def rein_arm(d: Drawing) -> None:
    """The far arm's reins in a fist before the sash."""
    with d.push(225, 404), d.push(0, 0, turn=-(MOUNT.raised - 4)), d.push(-228, -444):
        x, y = horses_posed.bit(MOUNT.stance)
        d.shape(d.tube([(x, y), (x - 50, y + 44), (314, 390)], [8]), "gold", 3.2, swell=0)
    shoulder, elbow, wrist = (266, 318), (284, 388), (324, 392)
    with d.push(350, 394, 0.8, turn=4):
        hands.fist_knuckles(d)
    figures.lower_sleeve(d, elbow, wrist, "white", (44, 42, 30), 4)
    figures.upper_sleeve(d, shoulder, elbow, "blue", None, 0.94, -6)
    figures.ring(d, elbow, wrist, 0.95, 18, "red", 13)


def cup_arm(d: Drawing) -> None:
    """The arm straight up, the cup on its palm."""
    height = 140 if d.full else 166
    with d.push(116, 150, 0.94, turn=-4):
        hands.palm(d, on=lambda: suits.cup(d, -6, 4 - height / 2, height))
    elbow, wrist = (128, 284), (128, 204)
    figures.lower_sleeve(d, elbow, wrist, "white", (46, 42, 30), -4)
    figures.ring(d, elbow, wrist, 0.95, 18, "red", 13)
    figures.upper_sleeve(d, (196, 322), (136, 284), "blue", None, 1.02, 5)


def head(d: Drawing) -> None:
    """A trimmed black beard, a red cap with an ochre feather."""
    with d.push(232, 262 - 94, 0.98, flip=True):
        hair.locks(
            d, [hair.wavy(32, 30, 42, 88, 4, 1.1, 0.4, 9), hair.wavy(22, 30, 30, 92, 4, 1.1, 1.2, 9)],
            widths=(18, 26, 26, 21, 14, 4), colour="black", light="#75695c",
        )  # fmt: skip
    standing.neck(d, 236, 258, wide=34)
    d.shape("206 276, 230 290, 262 276, 274 290, 234 308, 200 292", "white", 4, shade=(3, 5))
    size = 0.98 if d.full else 1.1
    with d.push(236, 262 - 96 * size, size, turn=-7, flip=True):
        turned(d, Look(hair="ink", gaze=-0.5, bridge="broad", mouth="smile", lift=2.2, jaw=0.98, brow=1.25, age=1))
        pointed_beard(d, "black", -14)
        hair.locks(
            d, [hair.wavy(38, 12, 44, 70, 4, 1.1, 0.2, 9), hair.wavy(31, 14, 33, 60, 4, 1.1, 1.0, 8)],
            widths=(11, 18, 19, 15, 10, 3), colour="black", light="#75695c",
        )  # fmt: skip
        hats.feather(d, "-26 0, -34 -36, -16 -62, 22 -62", 34, "gold", 11)
        hats.beret(d, "red", "blue", "gold")
