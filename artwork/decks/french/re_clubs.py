"""King of clubs: he looks right; an orb on his palm, a sceptre in the other hand; red and black, an arched crown."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, heads, regalia
from artwork.suits import french as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure():
        figure(d)
    suits.corner(d, "clubs", right=True)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    pome = d.motif("pomegranate", finery.pomegranate)
    finery.drape(
        d,
        "240 246, 176 262, 118 296, 76 350, 50 480, 560 560, 530 380, 500 316, 450 276, 396 256, 340 246",
        "blue",
        d.motif("lily", finery.little_lily),
        (34, 27),
        (("120 320, 100 370, 96 420", -1, 12, 10), ("492 340, 504 420, 500 500", 1, 12, 10)),
    )
    coat = d.shape("240 262, 204 290, 196 340, 204 400, 200 540, 420 540, 400 420, 404 350, 388 290, 352 262", "red")
    d.fill(d.box(292, 240, 430, 560), "black", clip=coat.buffer(-1.6))
    d.crescent(coat, 13, 0, "#111018", coat.buffer(-1.6))
    d.scatter(coat.intersection(d.box(190, 240, 276, 560)), 33, 30, pome, inset=10, scale=0.9)
    d.scatter(coat.intersection(d.box(308, 240, 430, 560)), 33, 30, pome, inset=10, scale=0.9)
    d.fold(coat, "232 300, 238 370, 228 440", -1, 3, 10, "red2", 10)
    d.fold(coat, "374 310, 364 380, 372 470", 1, 3, 9, "#111018", 0)
    d.band("292 262, 292 350, 292 520", 27, "gold", "dots", "red", clip=coat, spacing=17)
    left_arm(d)
    right_arm(d)
    d.shape("262 214, 256 262, 292 284, 330 262, 324 214", "flesh2", 3)
    collar(d)
    head(d)


def collar(d: Drawing) -> None:
    """Revers of ermine that meet on the breast."""
    for row in (
        "256 240, 214 254, 176 284, 196 312, 214 300, 222 326, 244 318, 262 342, 288 318 c, 274 288, 262 262",
        "326 240, 372 252, 412 282, 392 312, 372 302, 364 328, 342 320, 322 344, 296 318 c, 312 288, 322 262",
    ):
        region = d.shape(row, "linen")
        d.crescent(region, 5, 7, "linen2", region.buffer(-1.4))
        cloth.ermine(d, region, 24, 19, 0.95)
    finery.brooch(d, 292, 316, 15, "red")


def left_arm(d: Drawing) -> None:
    """The arm that holds out the orb, at the left."""
    cloth.gored(d, "196 284, 152 306, 120 352, 116 420", (60, 80, 78, 60), ("red", "black", "red"), 8, 1)
    d.sleeve("110 424, 130 400, 160 376", (60, 52, 38), "gold", 1)
    d.lines(["112 384, 134 404, 140 428", "126 376, 146 392, 154 416", "140 368, 156 380, 166 400"], 1.7, fine=True)
    with d.push(164, 322, 0.98, turn=0):
        hands.palm(d, on=lambda: regalia.orb(d, 39))
    with d.push(176, 372, turn=-66):
        hands.cuff(d, "white", 44)


def right_arm(d: Drawing) -> None:
    """The arm with the mace, at the right."""
    with d.push(406, 404, turn=13):
        regalia.mace(d, 160, 160)
    cloth.gored(d, "392 284, 442 306, 474 360, 476 430", (60, 84, 82, 60), ("red", "black", "red"), 8, -1)
    d.sleeve("484 440, 460 448, 432 442", (62, 52, 36), "gold", -1)
    d.lines(["462 424, 458 448, 466 474", "446 424, 444 446, 448 466"], 1.7, fine=True)
    with d.push(408, 402, 0.97, turn=13):
        hands.fist(d)
    with d.push(452, 426, turn=24):
        hands.cuff(d, "white", 42)


def head(d: Drawing) -> None:
    """Head, hair and crown."""
    with d.push(286, 154, 1.02, turn=2):
        hair.curtain(d, "sable", 92, 8)
        heads.three_quarter(
            d, heads.Features(hair="sable2", iris="#4a3420", brow=1.35, bridge="broad", jaw=0.97, gaze=-0.5)
        )
        hair.locks(
            d,
            [
                hair.wavy(-36, -6, -56, 66, 4, 1.3, 0.5, 8),
                hair.wavy(-30, -6, -46, 80, 4, 1.3, 1.3, 8),
                hair.wavy(-26, -6, -40, 54, 4, 1.2, 0.3, 7),
                hair.wavy(34, -6, 41, 40, 3, 1.1, 0.6, -6),
            ],
            widths=(9, 14, 15, 12, 8, 2),
            colour="sable",
            light="#8a7566",
        )
        finery.turned_beard(d, "sable", 14, "#8a7566")
        with d.push(0, -4, turn=2):
            finery.arched(d, 94, "red", 10)
