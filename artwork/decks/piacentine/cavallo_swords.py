"""Cavallo of swords: he and his horse look left, the sword upright at the right; a steel morion, a latticed collar."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, hats, heads, horses_heads
from artwork.parts.horses_posed import Coat
from artwork.suits import piacentine as suits

BAY = Coat(
    coat=("#a8693c", "#74431f"),
    far=("#8a5229", "#5c3318"),
    mane=("#453026", "#241812"),
    muzzle="#6d4a38",
    light="#c98d5c",
    blaze=True,
)


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.0, 1.2):
        behind(d)
        body(d)
        sleeve(d)
        horse(d)
        rein_arm(d)
        collar(d)
        sword(d)
        head(d)


def behind(d: Drawing) -> None:
    """Hair behind the neck, and the neck."""
    with d.push(268, 132, 1.06, flip=True):
        d.shape("-30 -10, -46 20, -50 56, -46 86, -30 104, 30 104, 40 80, 40 20", ("#3a2a20", "#211712"))
    neck = d.shape("246 216, 242 264, 268 286, 298 262, 296 216", "flesh", 3.4)
    d.fill("240 210, 300 210, 298 246, 270 262, 246 244", "flesh2", clip=neck.buffer(-1.5))


def body(d: Drawing) -> None:
    """A green tunic sown with sprigs, a gold front, a red sash."""
    tunic = d.shape(
        "230 262, 192 280, 168 310, 172 372, 182 430, 176 500 c, 392 500 c, 376 430, 384 370, 386 312, "
        "356 280, 312 262",
        "green",
        4.0,
    )
    inside = tunic.buffer(-1.6)
    d.crescent(tunic, 22, 4, "green2", inside)
    d.scatter(tunic, 34, 30, d.motif("sprig", cloth.sprig), inset=12, scale=0.9)
    for row, side in (
        ("346 316, 338 380, 346 450", 1),
        ("322 340, 318 400, 324 460", 1),
        ("214 316, 222 380, 216 450", -1),
    ):
        d.fold(tunic, row, side, 3, 11, "green2", 13)
    d.band("270 270, 274 340, 272 410, 274 500", 36, "gold", "scroll", "red", clip=tunic, spacing=30)
    for y in (344, 374, 404):
        d.shape(d.disc(273, y, 7), "red", 2.6, shade=(2, 2))
        d.fill(d.disc(271, y - 2, 1.8), "#fff", fine=True)
    sash = d.shape(d.tube("170 428 26, 270 444 32, 388 424 26"), "red", 3.6, shade=(4, 8), hatch=(8, 6))
    for row in ("180 424, 270 438, 380 420", "182 436, 270 452, 376 434"):
        d.ink(row, 2.2, clip=sash)


def sleeve(d: Drawing) -> None:
    """The sleeve at the right."""
    d.sleeve("400 440, 414 406, 418 372", [46, 42, 30], "red", 1)
    cloth.gored(d, "342 286, 388 322, 412 384, 402 446", [46, 70, 68, 46], ("gold", "blue"), 9, 1)
    d.band("376 442, 400 456, 428 446", 14, "red", "dots", "gold", spacing=14)


def sword(d: Drawing) -> None:
    """The hand with the sword."""

    def bar() -> None:
        suits.sword(d, 0, -42, 330 if d.full else 340, girth=1.0 if d.full else 1.12)

    with d.push(400, 318, 0.98, turn=1):
        hands.fist(d, bar=bar, wrist="below")
    with d.push(424, 372, 1.0, turn=-96):
        hands.cuff(d, "white", 40)


def horse(d: Drawing) -> None:
    """The horse's neck and head at the left, a black mane that falls to the near side."""
    neck = d.shape(
        "142 190, 182 184, 218 208, 244 254, 256 320, 264 400, 272 500 c, 62 500 c, 84 440, 120 392, 152 340, "
        "166 290, 160 240",
        BAY.coat,
        4.2,
    )
    inside = neck.buffer(-1.6)
    d.fill(
        "166 280, 170 320, 140 384, 100 440, 84 500, 120 500, 142 440, 176 380, 192 330, 188 290",
        BAY.coat[1],
        clip=inside,
    )
    d.fill("232 250, 246 320, 250 400, 240 470, 226 420, 226 340, 216 270", BAY.light, clip=inside)
    for row, side in (
        ("196 300, 190 360, 164 430, 150 480", 1),
        ("216 330, 212 400, 196 470", 1),
        ("178 300, 160 360, 128 420", -1),
    ):
        d.fold(neck, row, side, 2.6, 9, BAY.coat[1], 14)
    d.hatch_area(
        d.blob("168 290, 160 340, 120 400, 90 450, 80 490, 108 490, 140 420, 176 360, 186 300").intersection(inside),
        24,
        5.2,
        1.4,
    )
    strap = "84 446, 140 462, 200 462, 268 444"
    d.band(strap, 18, "blue", "lozenges", "white", clip=neck, spacing=19)
    for x, y in ((112, 466), (150, 474), (190, 475), (230, 470)):
        d.shape(
            [(x - 5, y - 4, "c"), (x + 5, y - 4, "c"), (x + 8, y + 16), (x, y + 20), (x - 8, y + 16)],
            "gold",
            2.4,
            shade=(2, 2),
        )
    for row, widths in (
        ("250 300, 262 350, 240 396, 258 452", (10, 28, 22, 4)),
        ("240 262, 250 318, 226 360, 240 420", (10, 28, 22, 4)),
        ("226 226, 240 282, 210 326, 226 386", (10, 28, 22, 4)),
        ("206 200, 226 250, 196 296, 212 352", (10, 28, 22, 4)),
        ("180 184, 206 222, 186 268, 200 316", (10, 26, 20, 4)),
    ):
        horses_heads.lock(d, row, widths, BAY.mane)
    with d.push(152, 206, 0.9, turn=-64, flip=True):
        horses_heads.head(d, BAY, "blue", "gold", champing=True, rosette="red")
        for row in ("-4 -4, 16 -22, 36 -18, 50 -26", "2 -10, 26 -28, 46 -34, 66 -32", "-6 0, 12 -10, 28 -2, 44 -8"):
            horses_heads.lock(d, row, (12, 16, 12, 2), BAY.mane, 2)


def rein_arm(d: Drawing) -> None:
    """The far hand, beyond the mane, with the reins."""
    x, y = 65, 364
    for row in ([(x, y), (124, 402), (210, 424), (296, 416)], [(x, y), (108, 418), (200, 444), (294, 430)]):
        d.shape(d.tube(row, [6, 6]), "blue", 2.4, swell=0.4)
    with d.push(304, 424, 0.94, turn=4):
        hands.fist_knuckles(d)
    with d.push(258, 420, 1.0, turn=4, flip=True):
        hands.cuff(d, "white", 42)
    d.shape(d.tube("308 446, 300 462, 304 480", [6, 6]), "blue", 2.4, swell=0.4)


def collar(d: Drawing) -> None:
    """The wide collar, latticed blue and white, edged with gold."""
    region = d.shape(
        "246 246, 206 258, 170 282, 158 308, 200 324, 244 340, 276 356 c, 310 340, 350 324, 396 310, 384 282, "
        "346 258, 298 246, 272 262",
        "white",
        4.0,
    )
    inside = region.buffer(-2)
    d.grid(
        region,
        22,
        15,
        lambda: d.fill(d.blob("-8 0 c, 0 -11 c, 8 0 c, 0 11 c").intersection(inside), "blue"),
        fine=False,
    )
    d.crescent(region, 4, 7, "#c9d4e2", inside.difference(region.buffer(-7)))
    for row in (
        "240 256, 212 284, 190 318",
        "256 262, 246 296, 244 334",
        "296 260, 312 292, 320 330",
        "312 256, 346 280, 364 314",
    ):
        d.ink(row, 2.4, profile="in", clip=region)
    d.band("160 306, 200 323, 244 339, 276 354, 310 339, 350 323, 394 309", 11, "gold", "dots", "red", spacing=13)
    finery.brooch(d, 272, 268, 13, "red")


def head(d: Drawing) -> None:
    """A hard man with a black moustache, in a steel morion with a red plume."""
    features = heads.Features(
        hair="ink", iris="#4a3320", brow=1.5, frown=3, jaw=1.12, bridge="broad", mouth="stern", eye=0.86, age=1, gaze=2
    )
    size = 1.06 if d.full else 1.12
    with d.push(268, 132, size, turn=2, flip=True):
        heads.three_quarter(d, features)
        hair.locks(
            d,
            [
                hair.wavy(-38, 6, -52, 96, 5, 1.2, 0.5, -7),
                hair.wavy(-32, 4, -42, 102, 5, 1.3, 1.6, -8),
            ],
            widths=(9, 15, 16, 13, 9, 2),
            colour="black",
            light="#7a6a5c",
        )
        d.shape(
            "22 68, 10 67, -2 73, -14 78, -24 74 c, -14 84, 0 83, 12 77, 21 73 c, 28 78, 35 80, 42 74 c, "
            "36 75, 32 69, 26 67",
            "black",
            2.4,
        )
        d.shape("14 90, 20 88, 26 90, 25 97, 20 102, 15 97", "black", 2.2)
        morion(d)


def morion(d: Drawing) -> None:
    """A steel helmet with a high comb and an upturned brim, for the large heads."""
    hats.plume(d, "-40 -26, -66 -42, -86 -28, -94 6, -84 42", 19, "red")
    comb = d.shape("-46 -40 c, -36 -72, -8 -92, 18 -86, 40 -70, 48 -36 c, 0 -30", "steel", 3.6)
    d.crescent(comb, -6, 7, "steel2", comb.buffer(-1.4))
    d.ink("-38 -56, -12 -80, 14 -79, 40 -58", 2.6, "gold", ends=(0.4, 0.4), clip=comb, fine=False)
    bowl = d.shape("-48 -4, -52 -28, -38 -52, 0 -62, 34 -52, 48 -30, 48 -6", "steel", 4.0)
    d.crescent(bowl, -12, 4, "steel2", bowl.buffer(-1.6))
    d.fill("18 -50, 34 -40, 38 -16, 30 -14, 28 -34", "#eef3f6", clip=bowl)
    for row in ("-30 -48, -34 -26, -32 -8", "-8 -58, -10 -30, -8 -8", "30 -50, 22 -28, 22 -8"):
        d.ink(row, 1.8, clip=bowl)
    brim = d.shape("-76 -14 c, -46 -8, -6 -12, 36 -14, 80 -26 c, 70 0, 40 12, 4 10, -32 14, -60 8", "steel", 4.0)
    d.crescent(brim, 0, 8, "steel2", brim.buffer(-1.5))
    d.ink("-68 -8, -30 -2, 10 -4, 48 -8, 72 -18", 2.0, clip=brim)
    for x, y in ((-44, -8), (-24, -10), (-2, -12), (20, -14), (42, -16)):
        d.shape(d.disc(x, y, 4), "gold", 2.0, shade=(1, 1), swell=0)
    d.shape(d.disc(-44, -16, 9), "gold", 2.8, shade=(2, 2))
    d.fill(d.disc(-44, -16, 4), "red")
