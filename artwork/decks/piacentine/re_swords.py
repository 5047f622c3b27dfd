"""Re of swords: looks right, the sword upright at the left; blue breastplate, a shield with a cross, a flying scarf."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, finery, hair, hands, heads, ornament
from artwork.suits import piacentine as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.figure(1.2, 1.3):
        figure(d)


def figure(d: Drawing) -> None:
    """The half figure, in card units."""
    scarf(d)
    mantle(d)
    breastplate(d)
    left_arm(d)
    right_arm(d)
    shield(d)
    with d.push(252, 138, 1.06):
        hair.curtain(d, "black", 96, 8)
        d.shape("-26 84, -28 118, 0 136, 28 118, 24 84", "flesh2", 3)
    gorget(d)
    head(d)


def scarf(d: Drawing) -> None:
    """A ribbon knotted on the shoulder, its two ends in the wind."""
    ornament.ribbon(
        d, [(336, 282, 22), (372, 236, 34), (402, 252, 34), (428, 228, 30), (448, 240, 24)], "gold", "red", tail=12
    )
    ornament.ribbon(
        d, [(330, 276, 22), (352, 206, 36), (388, 190, 38), (408, 154, 36), (440, 146, 34), (446, 112, 28)], "red",
        tail=16,
    )  # fmt: skip


def mantle(d: Drawing) -> None:
    """A green mantle behind him."""
    cloak = d.shape(
        "214 250, 156 262, 112 296, 84 360, 66 500 c, 460 500 c, 440 400, 416 320, 372 272, 300 250", "green"
    )
    d.crescent(cloak, 10, 4, "green2", cloak.buffer(-1.6))
    d.scatter(cloak, 32, 27, d.motif("lily", finery.little_lily), inset=9)
    for row in ("112 330, 98 390, 92 480", "136 380, 124 420, 122 480"):
        d.fold(cloak, row, -1, 3, 12, "green2", 12)
    finery.hem(d, "96 330, 78 400, 70 480", 15, cloak, "dots", "red")


def breastplate(d: Drawing) -> None:
    """Blue armour with golden borders, and a skirt of red leather below it."""
    skirt = d.shape("186 412, 250 430, 330 412 c, 352 500 c, 158 500 c", "red")
    d.panes(skirt, d.line("186 414, 172 450, 160 500"), d.line("330 414, 342 450, 352 500"), 8, ("red", "gold"))
    plate = d.shape(
        "216 252, 178 268, 162 296, 172 350, 190 394, 188 420 c, 226 432, 258 436, 292 432, 330 420 c, 328 394, "
        "346 350, 354 296, 336 268, 296 252",
        "blue",
    )
    d.fill("258 262, 262 340, 258 440, 340 430, 340 380, 360 296, 330 262", "blue2", 0.55, clip=plate.buffer(-1.6))
    d.crescent(plate, 13, 0, "blue2", plate.buffer(-1.6))
    d.fill("188 300, 196 350, 208 392, 202 350, 198 306", "sky", clip=plate, fine=True)
    d.fill("232 290, 238 350, 244 410, 236 350", "sky", clip=plate, fine=True)
    d.ink("257 280, 261 340, 257 434", 3, clip=plate, fine=False)
    d.hatching(plate.buffer(-1.4), 18, 5)
    for row in ("176 376, 214 398, 258 406, 302 398, 342 376", "186 404, 222 420, 258 426, 294 420, 332 404"):
        d.band(row, 12, "gold", "dots", "red", clip=plate, spacing=14)
    with d.push(257, 364, 1.0):
        ornament.emblem(d, 27, "red")
    for x, y in ((204, 300), (214, 330), (222, 360), (312, 300), (304, 330), (296, 360)):
        d.circle(x, y, 3.6, "gold", "ink", 1.4)


def pauldron(d: Drawing, spine: str) -> None:
    """A shoulder of three plates along a spine."""
    limb = d.limb(spine, (58, 78, 70, 54))
    d.shape(limb.region, "blue", 4)
    d.fill(limb.strip(-1.1, -0.5).intersection(limb.region.buffer(-1.6)), "blue2")
    count = len(limb.spine)
    with d.unbent():
        for share in (0.3, 0.54, 0.78):
            i = int(count * share)
            half, n = limb.half[i], limb.normal[i]
            on = min(count - 1, i + int(count * 0.1))
            row = [limb.spine[i] + n * half, limb.spine[on], limb.spine[i] - n * half]
            points = [(float(x), float(y)) for x, y in row]
            d.lines([points], 9, clip=limb.region.buffer(-0.5))
            d.lines([points], 5, "gold", clip=limb.region.buffer(-1.6))
    d.comb(limb, -1, 0.05, 0.95, 0.3, 5, 1.5)


def left_arm(d: Drawing) -> None:
    """The armoured arm with the sword, at the left."""
    suits.sword(d, 104 if d.full else 108, 286 if d.full else 292, 320 if d.full else 330, -4, 1.12 if d.full else 1.25)
    pauldron(d, "198 276, 164 302, 146 346, 150 394")
    d.sleeve("168 490, 158 440, 140 396", (64, 56, 42), "steel", -1)
    for row in ("134 458, 160 452, 192 442", "130 440, 156 434, 186 424"):
        d.lines([row], 2.4)
    with d.push(106, 326, 0.98, turn=-4):
        hands.fist(d, wrist="below")
    gauntlet = d.shape("113 384 c, 132 375, 154 374 c, 168 386, 186 404 c, 154 426, 114 430 c, 116 406", "steel", 3.6)
    d.crescent(gauntlet, 7, 1, "steel2", gauntlet.buffer(-1.4))
    for row in ("124 386, 128 402, 130 420", "136 382, 144 398, 150 416", "146 380, 156 394, 168 408"):
        d.ink(row, 1.9, clip=gauntlet)
    d.band("113 388, 132 379, 155 378", 8, "gold", "plain", clip=gauntlet)
    d.band("114 424, 152 420, 182 402", 10, "gold", "dots", "red", clip=gauntlet, spacing=11)


def right_arm(d: Drawing) -> None:
    """The shoulder of the arm that bears the shield, at the right, and the knot of the scarf."""
    pauldron(d, "384 400, 394 350, 366 304, 316 274")
    with d.push(344, 282, 0.92, turn=-20):
        cloth.bow(d, "red")


def shield(d: Drawing) -> None:
    """A shield with a red cross, and the fingers on its edge."""
    with d.push(376, 404, 1.05, turn=7):
        rim = d.shape(
            "-70 -78 c, -36 -70, 0 -82, 36 -70, 70 -78 c, 72 -24, 66 26, 40 64, 0 94 c, -40 64, -66 26, -72 -24",
            "gold",
            4,
        )
        d.crescent(rim, 5, 5, "gold2", rim.buffer(-1.6))
        field = rim.buffer(-11 * d.scale)
        d.shape(field, "white", 2.6, swell=0)
        for row in ("0 -90 34, 0 100 34", "-90 -14 34, 90 -14 34"):
            d.shape(d.tube(row).intersection(field), "red", 2.4, swell=0)
        d.fill(d.box(-15.5, -29.5, 15.5, 1.5), "red")
        d.hatching(field.buffer(-1.5), 15, 4.8)
        d.shape(d.disc(0, -14, 13), "gold", 2.8, shade=(3, 3))
        d.circle(0, -14, 5, "blue", "ink", 1.8)
        for x, y in ((-64, -72), (-34, -66), (34, -66), (64, -72), (-66, -30), (66, -30), (-60, 16), (60, 16),
                     (-36, 56), (36, 56), (0, -77)):  # fmt: skip
            d.circle(x, y, 2.8, "ink")
    with d.push(304, 392, 0.9, turn=4):
        for y in (-20, -7, 6, 18):
            hands.finger(d, [(-10, y + 3), (4, y - 1), (28, y + 1)], [13.5, 13, 9.5])
            d.fill([(24, y - 2), (31, y - 2), (33, y + 1), (30, y + 4), (24, y + 3)], "#fcebdd", fine=True)


def gorget(d: Drawing) -> None:
    """A collar of steel with a golden edge."""
    region = d.shape(
        "216 240, 194 258, 186 278, 218 302, 258 314, 298 302, 330 278, 320 258, 298 240, 258 262", "steel", 3.8
    )
    d.crescent(region, 4, 8, "steel2", region.buffer(-1.4))
    d.ink("200 262, 224 284, 258 292, 292 284, 316 262", 2.2, clip=region)
    d.band("186 278, 218 300, 258 312, 298 300, 330 278", 11, "gold", "dots", "red", clip=region.buffer(3), spacing=12)
    finery.brooch(d, 258, 306, 14, "blue")


def head(d: Drawing) -> None:
    """Head, black beard and an antique crown."""
    with d.push(252, 138, 1.06, turn=-1, tall=1.03):
        heads.three_quarter(
            d,
            heads.Features(
                hair="black2", iris="#4a3420", gaze=0.2, brow=1.6, frown=1.5, bridge="hooked", jaw=0.97, age=1
            ),
        )
        hair.locks(
            d,
            [
                hair.wavy(-36, -6, -58, 60, 5, 1.2, 0.5, 8),
                hair.wavy(-31, -6, -48, 74, 5, 1.3, 1.3, 8),
                hair.wavy(-26, -6, -41, 50, 4, 1.2, 0.3, 7),
                hair.wavy(41, -6, 54, 46, 3, 1.2, 0.6, -7),
            ],
            widths=(9, 14, 15, 12, 8, 2),
            colour="black",
            light="#8d8072",
        )
        finery.turned_beard(d, "black", 14, "#8d8072")
        with d.push(0, -4, turn=2):
            finery.radiate(d, 94, "red")
