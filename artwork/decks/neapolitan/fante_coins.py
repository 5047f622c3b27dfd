"""Fante of coins: he strides and looks to the left, a coin held up there, a pouch at the right hip."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import grips, hair, hands, hats, legs, standing
from artwork.parts.faces import Look, turned
from artwork.suits import neapolitan as suits

LEAN = (-8, -6, -2, 5, 8, 5, 0, 0)
TILT = (0.0, 0.03, 0.06, 0.02, -0.03, -0.02, 0, 0)
LIGHT_GREEN = "#3a9a58"


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "gold", feet=((106, 46), (271, 48)))
    with standing.figure(d, LEAN, TILT, x=262):
        lower(d)
        pouch(d)
        doublet(d)
        arms(d)
        head(d)


def lower(d: Drawing) -> None:
    """Legs, shoes and breeches: the far leg is put forward."""
    legs.leg(d, (186, 574), (142, 716), "red")
    with d.push(141, 713, 0.98, turn=-1):
        legs.shoe(d, "gold", "red")
    legs.leg(d, (278, 578), (292, 718), "red", w=1.04)
    with d.push(291, 716, 1.0):
        legs.shoe(d, "gold", "red")
    far = "246 424, 206 424, 172 452, 156 502, 164 544, 190 560, 222 552, 246 522, 254 470"
    near = "238 424, 300 424, 330 456, 334 508, 318 548, 288 562, 256 552, 242 512, 234 466"
    panes(d, far, "236 424, 240 480, 222 552", "206 424, 162 490, 168 548")
    standing.cross(d, (200, 520), (182, 592), 0.56, 27, "gold")
    panes(d, near, "300 424, 332 490, 312 556", "246 424, 238 480, 260 556")
    standing.cross(d, (282, 520), (280, 592), 0.58, 29, "gold")


def panes(d: Drawing, outline: str, one: str, other: str) -> None:
    """One leg of the breeches: panes of two greens, gold between them."""
    region = d.shape(outline, "green")
    d.panes(region, d.line(one), d.line(other), 6, ("green", LIGHT_GREEN))
    d.crescent(region.buffer(-1.6), 12, 8, "green2")
    d.hatching(region, 14, 6.2)


def pouch(d: Drawing) -> None:
    """A leather purse that hangs from the belt at the right hip."""
    d.shape(d.tube("302 398 8, 326 414 8, 346 434 8"), "leather", 3)
    with d.push(12, 2):
        d.shape(
            "318 430, 344 424, 368 434, 382 468, 378 504, 350 520, 318 510, 306 478, 308 446",
            "leather",
            shade=(9, 7),
            hatch=(10, 6),
            folds=[("326 446, 320 474, 328 506", 6), ("356 446, 364 474, 356 508", 6)],
        )
        d.shape(d.tube("310 440 9, 340 450 11, 370 438 9"), "gold", 3, shade=(2, 4))
        for x in (322, 342, 362):
            d.shape(d.tube([(x, 512, 6), (x + 1, 530, 9)]), "gold", 2.6, shade=(2, 2))


def doublet(d: Drawing) -> None:
    """The red doublet, a skirt of tabs, white lapels over a gold shirt."""
    tabs = (
        "254 392, 296 388, 322 430, 330 456, 308 466, 284 462 c, 262 450",
        "212 394, 262 394, 276 430, 284 462 c, 258 472, 232 464 c, 218 440",
        "190 390, 222 394, 232 430, 234 466 c, 208 472, 180 462 c, 176 430",
    )
    rows = ("284 402, 300 430, 306 458", "240 402, 252 430, 256 462", "206 402, 204 430, 206 462")
    for tab, row in zip(tabs, rows, strict=True):
        d.shape(tab, "red", shade=(10, 7), hatch=(11, 6), folds=[(row, 8)])
    d.lines(["182 456, 208 465, 230 458", "238 458, 258 465, 278 456", "290 456, 308 459, 324 451"], 3.4, "gold")
    body = (
        "238 228, 282 230, 318 244, 330 266, 320 312, 302 356, 296 392 c, 244 402, 188 390 c, 180 350, 168 310, "
        "168 272, 182 246, 206 232"
    )
    region = d.shape(
        body,
        "red",
        shade=(24, 6),
        hatch=(18, 6.5),
        folds=[("288 380, 282 350, 290 322", 9), ("264 388, 262 364, 268 344", 7), ("196 384, 200 356, 196 330", 7)],
    )
    d.shape("204 236, 246 236, 240 300, 228 392 c, 208 392 c, 206 330, 200 280", "gold", 3.2, shade=(9, 3), clip=region)
    for y in (304, 328, 352, 376):
        d.lines([[(208, y), (217, y + 4), (228, y)]], 2.2, "red2", fine=True)
        standing.button(d, 218, y + 1, 4.6, "white")
    d.shape(
        "258 226, 284 236, 300 256 c, 284 274 c, 290 284 c, 262 318, 236 372, 228 392 c, 232 330, 238 290, 240 262",
        "white",
        3.6,
        shade=(8, 4),
        hatch=(9, 6),
        inner=["274 244, 254 290, 238 352"],
    )
    d.shape(
        "222 228, 204 234, 184 254 c, 192 272 c, 184 282 c, 192 320, 204 366, 212 392 c, 208 330, 210 280, 216 252",
        "white",
        3.6,
        shade=(5, 4),
        inner=["202 250, 198 290, 206 344"],
    )
    d.shape(d.tube("186 391 13, 244 403 14, 299 391 13"), "leather", 3.6, shade=(4, 5))
    d.shape(d.box(208, 390, 232, 411), "gold", 3, shade=(4, 4))
    d.fill(d.box(214, 396, 226, 405), "ink")


def arms(d: Drawing) -> None:
    """The far arm holds up the coin, the near one hangs, the hand on the pouch."""
    elbow, wrist = (112, 316), (100, 236)
    standing.forearm(d, elbow, wrist, "red", bulge=-4)
    standing.paned(d, (184, 264), (118, 322), ("green", LIGHT_GREEN), 6, out=9)
    standing.cross(d, (184, 264), (118, 322), 0.97, 24, "gold")

    def coin() -> None:
        radius = 62 if d.full else 70
        suits.coin(d, -2, 10 - radius, radius, "rings")

    with d.push(76, 184, 0.86):
        grips.pinch(d, coin)
    standing.cuff(d, elbow, wrist, 17)
    elbow, wrist = (366, 350), (352, 434)
    standing.forearm(d, elbow, wrist, "red", bulge=3)
    standing.paned(d, (318, 264), (362, 350), ("green", LIGHT_GREEN), 7, 1.04, out=-9)
    standing.cross(d, (318, 264), (362, 350), 0.97, 25, "gold")
    with d.push(350, 458, 0.86, turn=10):
        hands.lowered_hand(d)
    standing.cuff(d, elbow, wrist, 16)


def head(d: Drawing) -> None:
    """A merry young face, fair curls, a red beret worn on one side with a yellow plume."""
    standing.neck(d, 238, 206)
    d.shape("212 222, 238 240, 266 226, 280 236, 262 254, 240 262, 214 250, 200 238", "white", 3.4, shade=(5, 5))
    size = 0.98 if d.full else 1.06
    with d.push(232, 212 - 98 * size, size, turn=-4):
        with d.push(0, 0):
            hair.locks(
                d,
                [
                    hair.wavy(36, 14, 52, 84, 5, 1.2, 0.4, -9),
                    hair.wavy(30, 20, 40, 92, 5, 1.2, 1.4, -8),
                ],
                widths=(12, 20, 22, 18, 12, 4),
                colour="blond",
                light="#fbe08f",
            )
        turned(d, Look(hair="leather2", gaze=-0.55, bridge="snub", mouth="smile", lift=1.4, jaw=0.96, iris="#4d7a3a"))
        hair.locks(
            d,
            [
                hair.wavy(40, 10, 44, 64, 5, 1.1, 0, 8),
                hair.wavy(32, 14, 34, 78, 4, 1.2, 0.8, 8),
                hair.wavy(-24, 12, -40, 44, 3, 0.9, 0, 6),
                hair.wavy(-16, 14, -32, 36, 3, 0.8, 0.5, 5),
                hair.wavy(-2, 14, -14, 30, 2, 0.8, 0.5, -4),
            ],
            widths=(9, 15, 17, 14, 9, 3),
            colour="blond",
            light="#fbe08f",
        )
        hats.feather(d, "22 -12, 54 -34, 84 -30, 98 2, 88 40, 74 56", 36, "gold", 12)
        d.shape(
            "-38 18, -46 2, -36 -18, -8 -32, 30 -36, 62 -24, 74 0, 66 20, 46 26, 20 12, -10 10",
            "red",
            shade=(12, 7),
            hatch=(13, 6),
            folds=[("-26 12, -24 -6, -10 -24", 7), ("6 10, 14 -8, 14 -32", 7), ("34 16, 46 0, 42 -26", 8)],
        )
        d.shape(d.tube("-40 17 11, -14 11 13, 16 11 13, 44 24 11"), "red", 3.4, shade=(3, 5))
        d.shape(d.disc(30, 10, 10), "gold", 3, shade=(3, 3))
        d.fill(d.disc(29, 9, 4), "green")
