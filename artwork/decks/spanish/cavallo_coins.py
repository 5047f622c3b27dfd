"""Caballo of coins: he rears to the left and looks back at the coin in his outstretched hand; a wide plumed hat."""

from __future__ import annotations

from artwork.decks.spanish import figures, rearing
from artwork.engine import Drawing
from artwork.parts import grips, hair, hands, hats, horses_posed, legs, standing
from artwork.parts.faces import Look, pointed_beard, turned
from artwork.suits import spanish as suits

MOUNT = rearing.Mount(
    stance=rearing.stance(28, (-44, 112, 26), (-72, 92, 24), 10, 22, (0, 4), 22),
    coat=horses_posed.Coat(
        coat=("#fbf4e2", "#d6c7a4"), far=("#ddd0b2", "#b3a27c"), mane=("#bd9339", "#8b6722"), muzzle="#e0bfa6",
        light="#fffdf6",
    ),
    raised=28,
    mane="waving",
    leather="blue",
    x=340,
    size=1.06,
)  # fmt: skip


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "gold")
        with rearing.mounted(f, MOUNT, left=True):
            rearing.horse(f, MOUNT)
            saddle(f)
            leg(f)
            with rearing.seated(f, MOUNT, 8):
                body(f)
                rein_arm(f)
                coin_arm(f)
                head(f)


def saddle(d: Drawing) -> None:
    """A blue cloth with a scalloped ochre edge."""
    region = figures.piece(
        d,
        "164 446, 230 458, 290 442, 316 474, 318 528 c, 300 548, 280 536 c, 266 560, 244 546 c, 222 566, "
        "204 546 c, 182 556, "
        "166 534 c, 156 490",
        "blue",
        [("206 470, 204 510, 206 540", 10), ("270 470, 278 510, 274 534", 10)],
        (14, 9),
    )
    d.band(
        "152 516, 184 532, 204 526, 222 542, 244 526, 264 538, 280 518, 300 528, 322 508",
        15,
        "gold",
        "plain",
        clip=region,
        edge=3.6,
    )
    d.shape("146 464, 142 438, 150 420, 166 418, 176 432, 196 448, 190 472", "red", 4, shade=(6, 6))


def leg(d: Drawing) -> None:
    """An ochre boot with a broad top, a paned blue breech."""
    with d.push(236, 450, turn=12), d.push(-236, -450):
        d.shape(d.tube("270 470 7, 290 560 7, 300 640 7"), "leather", 3, swell=0)
        legs.boot(d, "300 536 46, 296 586 40, 290 634 30", "gold", 0.9, flip=True)
        d.shape("264 524, 300 534, 336 520, 342 552, 330 562, 300 568, 272 560", "gold", 4.2, shade=(8, 8))
        d.shape("272 532, 300 540, 330 530, 328 538, 300 546, 274 540", "red", 3, swell=0)
        breech = d.shape(
            "186 408, 244 414, 296 436, 330 476, 334 512, 316 536, 280 536, 240 514, 200 490, 174 454", "red", 4.4
        )
        d.panes(
            breech, d.line("186 408, 176 452, 276 536"), d.line("250 414, 320 452, 330 530"), 5, ("red", "straw"), 3.4
        )
        d.crescent(breech, 6, 15, "red2", breech.buffer(-1.8))
        d.shape(d.tube("280 666 8, 304 670 9, 330 664 8"), "blue", 3.4, shade=(2, 3), swell=0)
        d.shape(d.tube("304 608 7, 320 628 6, 322 662 7"), "blue", 3.4, shade=(2, 2), swell=0)


def body(d: Drawing) -> None:
    """A red jacket cut to the waist with ochre frogs, and its flared skirts."""
    figures.piece(
        d,
        "180 390, 226 400, 272 388, 296 412, 322 446 c, 296 452, 268 440 c, 244 452, 220 440 c, 196 456, "
        "160 462 c, 152 438, 164 410",
        "red",
        [("208 402, 196 430, 188 452", 8), ("250 402, 262 424, 284 446", 8)],
        (10, 8),
    )
    figures.piece(
        d,
        "200 284, 232 290, 262 286, 286 304, 290 334, 278 366, 274 396 c, 226 408, 178 394 c, 174 356, 164 326, "
        "174 298",
        "red",
        [("194 384, 192 352, 182 330", 8)],
        (20, 6),
    )
    d.ink("238 292, 242 340, 236 398", 4, ends=(0.9, 0.9), fine=False)
    for y in (312, 334, 356, 378):
        d.shape(d.tube([(218, y - 2, 7), (240, y, 8), (262, y - 4, 7)]), "gold", 3, swell=0)
    baldric = d.shape(d.tube("184 300 17, 222 340 18, 276 382 17"), "straw", 4)
    d.crescent(baldric, 2, 7, "straw2", baldric.buffer(-1.6))
    for x, y in ((206, 324), (230, 347), (256, 368)):
        d.circle(x, y, 4.4, "blue", "ink", 2)
    belt = d.shape(d.tube("174 392 16, 226 405 19, 278 391 16"), "blue", 4)
    d.crescent(belt, 2, 7, "blue2", belt.buffer(-1.6))


def rein_arm(d: Drawing) -> None:
    """The arm forward to the reins."""
    with d.push(225, 404), d.push(0, 0, turn=-(MOUNT.raised - 8)), d.push(-228, -444):
        x, y = horses_posed.bit(MOUNT.stance)
        d.shape(d.tube([(x, y), (x - 60, y + 40), (322, 396)], [8]), "blue", 3.2, swell=0)
    shoulder, elbow, wrist = (266, 314), (296, 378), (336, 384)
    with d.push(362, 384, 0.8, turn=2):
        hands.fist_knuckles(d)
    figures.lower_sleeve(d, elbow, wrist, "gold", (42, 39, 30), 4)
    figures.upper_sleeve(d, shoulder, elbow, "red", "straw", 0.92, -6)
    figures.ring(d, elbow, wrist, 0.95, 18, "white", 14)


def coin_arm(d: Drawing) -> None:
    """The arm stretched out behind, the coin in its fingers."""
    radius = 60 if d.full else 74
    with d.push(74, 254, 0.92, turn=-14):
        grips.pinch(d, lambda: suits.coin(d, 0, 10 - radius, radius))
    shoulder, elbow, wrist = (186, 312), (138, 366), (108, 309)
    figures.lower_sleeve(d, elbow, wrist, "gold", (44, 40, 30), -3)
    figures.upper_sleeve(d, shoulder, (140, 364), "red", "straw", 0.98, 7)
    figures.ring(d, elbow, wrist, 0.95, 18, "white", 14)


def head(d: Drawing) -> None:
    """He looks over his shoulder; a dark pointed beard, a blue hat with white and red plumes."""
    standing.neck(d, 232, 258, wide=34)
    d.shape(
        "186 282, 210 266, 232 278, 256 268, 282 284, 270 304, 244 298 c, 232 310, 216 300 c, 196 306",
        "white",
        4,
        shade=(4, 6),
    )
    size = 0.98 if d.full else 1.1
    with d.push(230, 262 - 96 * size, size, turn=-4):
        hair.locks(
            d, [hair.wavy(32, 22, 44, 92, 4, 1.1, 0.4, 8), hair.wavy(24, 28, 34, 96, 4, 1.1, 1.2, 8)],
            widths=(16, 24, 24, 19, 12, 4), colour="brown", light="#a06c3c",
        )  # fmt: skip
        turned(d, Look(hair="brown2", gaze=-0.8, bridge="straight", mouth="smile", lift=1.6, brow=1.1, iris="#3a2a16"))
        pointed_beard(d, "brown", -8)
        hair.locks(
            d,
            [hair.wavy(37, 14, 42, 70, 4, 1.0, 0.2, 8)],
            widths=(11, 17, 18, 14, 9, 3),
            colour="brown",
            light="#a06c3c",
        )
        hats.plume(d, "30 -20, 58 -58, 98 -64, 122 -34, 120 4", 20, "red", "red2")
        hats.plume(d, "24 -24, 40 -72, 80 -92, 116 -78", 17, "white", "#cfd9dd")
        hats.wide_hat(d, "blue", "gold")
