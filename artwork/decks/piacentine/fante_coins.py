"""Fante of coins: looks right, the coin raised at the left, his hand on his breast; plumed hat of blue and yellow."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, grips, hair, hands, hats, heads
from artwork.suits import piacentine as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.2, 1.3):
        figure(d)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    jacket(d)
    right_arm(d)
    left_arm(d)
    head(d)


def jacket(d: Drawing) -> None:
    """A red jacket edged with blue, open over a yellow doublet."""
    coat = d.shape(
        "226 250, 184 262, 158 290, 170 344, 190 388, 184 420, 158 500 c, 384 500 c, 352 424, 344 390, 364 344, "
        "378 290, 352 262, 312 250",
        "red",
    )
    d.crescent(coat, 12, 0, "red2", coat.buffer(-1.6))
    d.scatter(coat, 33, 29, d.motif("sprig", cloth.sprig), inset=11, scale=0.9)
    for row, side in (
        ("194 300, 200 346, 212 386", -1),
        ("346 300, 340 346, 330 386", 1),
        ("196 424, 184 450, 176 490", -1),
        ("336 424, 350 450, 360 490", 1),
    ):
        d.fold(coat, row, side, 3, 10, "red2", 12)
    front = d.shape(
        "226 252, 238 320, 252 390, 250 426, 232 500 c, 306 500 c, 288 426, 288 390, 300 320, 310 252", "gold"
    )
    if d.full:
        d.panes(
            front,
            d.line("226 252, 240 320, 252 400, 234 500"),
            d.line("310 252, 298 320, 288 400, 304 500"),
            6,
            ("gold", "linen"),
        )
    d.crescent(front, 7, 0, "gold2", front.buffer(-1.4))
    finery.buttons(d, [(270, 384), (270, 444)], 5.6, "red")
    for row in ("222 254, 236 322, 250 392, 246 424, 226 500", "314 254, 302 322, 290 392, 294 424, 314 500"):
        d.band(row, 17, "blue", "dots", "gold", clip=coat, spacing=17)
    belt = d.shape(d.tube("184 402, 228 414, 270 418, 312 414, 350 402", (18, 20, 21, 20, 18)), "blue", 3.4)
    d.crescent(belt, 1, 6, "blue2", belt.buffer(-1.2))
    d.along("188 403, 228 414, 270 418, 312 414, 346 403", 17, lambda _: d.circle(0, 0, 3.6, "gold", "ink", 1.4))
    finery.brooch(d, 270, 418, 15, "red")


def right_arm(d: Drawing) -> None:
    """The arm whose hand lies on the breast, at the right."""
    d.sleeve("428 396, 408 412, 376 408, 344 388", (40, 50, 44, 34), "gold", 1)
    rings(d, ("388 386, 380 408, 386 434", "366 380, 356 398, 360 420"))
    cloth.puff(d, "354 284 48, 400 310 76, 428 346 74, 426 382 50", "red", "gold", 3, wide=7)
    d.band("396 382, 424 398, 456 384", 14, "blue", "dots", "gold", spacing=15)
    with d.push(338, 384, turn=40, flip=True):
        hands.cuff(d, "white", 42)
    with d.push(298, 358, 0.92, turn=28, flip=True):
        hands.flat_hand(d)
    cloth.wing(d, "332 256, 362 272, 384 300", 27, ("blue", "gold"))


def rings(d: Drawing, rows: tuple[str, str]) -> None:
    """Two blue rings round a forearm, none on small faces."""
    for row in rows if d.full else ():
        d.band(row, 9, "blue", "plain")


def left_arm(d: Drawing) -> None:
    """The arm that raises the coin, at the left."""
    cloth.puff(d, "184 284 46, 150 306 70, 116 342 70, 94 386 48", "red", "gold", 3, wide=7)
    d.sleeve("88 396, 88 352, 114 292", (50, 46, 32), "gold", 1)
    rings(d, ("68 356, 88 366, 110 360", "80 324, 98 336, 116 332"))
    d.band("60 380, 86 396, 116 386", 14, "blue", "dots", "gold", spacing=15)
    cloth.wing(d, "152 302, 172 274, 204 256", 27, ("blue", "gold"))
    with d.push(94, 220, 1.0, turn=2):
        grips.pinch(d, lambda: suits.coin(d, 0, 10 - (53 if d.full else 60), 53 if d.full else 60))
    with d.push(120, 282, turn=-66):
        hands.cuff(d, "white", 44)


def collar(d: Drawing) -> None:
    """A falling band of white linen with a blue edge."""
    for row in (
        "246 236, 216 246, 184 266, 204 294, 232 306, 262 300 c, 262 262",
        "294 236, 324 246, 354 266, 334 294, 306 306, 276 300 c, 276 262",
    ):
        region = d.shape(row, "white")
        d.crescent(region, 5, 7, "linen2", region.buffer(-1.4))
        d.scatter(region, 17, 14, d.motif("dot", lambda s: s.circle(0, 0, 1.9, "blue")), inset=7)
    for row in ("186 268, 206 293, 233 304, 260 300", "352 268, 332 293, 305 304, 278 300"):
        d.band(row, 8, "blue", "plain")
    with d.push(269, 298, 0.72):
        cloth.bow(d, "red")


def head(d: Drawing) -> None:
    """Head, hair and hat."""
    with d.push(262, 134, 1.05, turn=3):
        hair.curtain(d, "blond", 100, 9)
        d.shape("-24 84, -28 118, 4 138, 30 118, 22 84", "flesh2", 3)
        with d.unbent():
            collar(d)
        heads.three_quarter(
            d,
            heads.Features(
                hair="blond2",
                iris="#2f6aa8",
                gaze=0.6,
                brow=0.9,
                lift=2,
                jaw=0.94,
                nose=0.94,
                bridge="snub",
                mouth="smile",
                eye=1.06,
                fair=True,
            ),
        )
        hair.locks(
            d,
            [
                hair.wavy(-40, -8, -62, 76, 5, 1.2, 0.5, -10),
                hair.wavy(-34, -8, -52, 90, 5, 1.3, 1.3, -10),
                hair.wavy(-28, -8, -42, 62, 4, 1.2, 0.3, -9),
                hair.wavy(35, -8, 47, 70, 4, 1.2, 0.6, 8),
            ],
            widths=(10, 16, 17, 13, 8, 2),
            colour="blond",
            light="#f8e2a8",
        )
        hat(d)


def hat(d: Drawing) -> None:
    """A paned hat with a turned-up brim and three great plumes."""
    hats.plume(d, "30 -26, 62 -50, 94 -48, 112 -18, 104 22", 20, "white", "#cdd6e4")
    hats.plume(d, "-22 -30, -62 -62, -100 -56, -122 -34", 18, "red", "red2")
    crown = d.shape("-48 -8, -58 -32, -40 -56, -6 -64, 32 -58, 54 -36, 50 -8, 0 -4", "blue", 4)
    d.panes(crown, d.line("-50 -6, -60 -34, -10 -64"), d.line("50 -6, 56 -36, 6 -64"), 9, ("blue", "gold"))
    d.crescent(crown, 9, -2, "blue2", crown.buffer(-1.4).intersection(d.box(30, -70, 70, 10)))
    brim = d.shape("-68 2, -60 -14, -32 -18, 4 -20, 40 -18, 62 -10, 64 2, 46 8, 20 2, -8 2, -38 10, -56 12", "gold", 4)
    d.crescent(brim, 2, 7, "gold2", brim.buffer(-1.4))
    for x in range(-54, 60, 14):
        d.shape([(x - 4, -18, "c"), (x + 3, -18, "c"), (x + 7, 12, "c"), (x, 12, "c")], "blue", 1.8, clip=brim, swell=0)
    d.band("-62 8, -36 6, -8 -2, 22 -2, 46 4, 62 0", 7, "red", "plain", clip=brim)
    hats.plume(d, "24 -20, 54 -34, 78 -26, 84 0", 12, "gold", "gold2")
    finery.brooch(d, 26, -16, 11, "red")
