"""Re of coins: strict profile to the right, a battle-axe at the right, the coin upper right; red mantle and ermine."""

from __future__ import annotations

from artwork.engine import Drawing, moved
from artwork.parts import cloth, crowns, hair, hands, heads, held
from artwork.suits import piacentine as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.push(15, 28, 0.94):
        figure(d)
    suits.coin(d, 402, 104, 56 if d.full else 66)


def figure(d: Drawing) -> None:
    """The half figure, in its own units: 500 wide, cut at y 465."""
    m = d.blob("160 226, 116 240, 86 288, 66 360, 54 480, 352 480, 338 420, 330 364, 314 310, 288 256, 250 226")
    d.shape(m, "red")
    for p, sd in (("84 300, 74 380, 66 480", -1), ("104 320, 98 400, 100 480", -1), ("128 400, 132 430, 130 480", -1)):
        d.fold(m, p, sd, 3.4, 14, "red2", 15)
    d.band("120 236, 90 286, 71 360, 60 480", 17, "gold", "scroll", second="green", clip=m, spacing=20)
    t = d.blob("214 250 c, 300 262 c, 318 320, 322 390, 330 480 c, 216 480 c, 222 400, 228 330")
    d.shape(t, "blue")
    d.scatter(t, 30, 24, d.motif("lozenge", lozenge), inset=4)
    d.crescent(t, 12, 0, "blue2")
    d.hatch_area(t.difference(moved(t, -16, 0)), 14, 4.6, 1.3)
    d.band(
        "216 436, 268 446, 332 438",
        21,
        "gold",
        "lozenges",
        second="red",
        clip=d.blob("200 415 c, 345 415 c, 345 470 c, 200 470 c"),
        spacing=24,
    )
    e = d.tube("226 250, 236 320, 226 400, 218 480", [30, 32, 34, 38])
    d.shape(e, "linen")
    d.crescent(e, 6, 0, "#D9D3C6")
    cloth.ermine(d, e, across=26, down=19)
    e2 = d.tube("290 276, 318 330, 332 390, 346 480", [14, 24, 24, 26])
    d.shape(e2, "linen")

    def sp(_: int) -> None:
        with d.push(0, 0, 1, -90):
            d.fill("0 -4 c, 2.6 2, 3.4 7 c, 0.9 5.4, 0 9 c, -0.9 5.4, -3.4 7 c, -2.6 2", "ink", clip=e2)
            for x, y in ((-3, -5), (3, -5), (0, -8)):
                d.fill(d.disc(x, y, 1.5), "ink", clip=e2, fine=True)

    d.along("298 286, 320 330, 334 390, 348 480", 22, sp)
    d.sleeve("270 410, 310 396, 344 374", [54, 48, 36], "blue", 1)
    d.band("328 356, 341 375, 346 398", 12, "gold", "dots", second="red", spacing=13)
    ln = d.blob("296 346 c, 318 345, 334 364, 338 400, 328 440, 304 490 c, 286 440, 288 400, 292 368")
    d.shape(ln, "linen")
    d.crescent(ln, -9, 0, "#D9D3C6")
    cloth.ermine(d, ln, across=19, down=21, size=0.95, turn=-12)
    s = d.blob(
        "104 288, 86 330, 70 380, 70 418, 88 444, 124 452, 180 448, 240 452, 300 492 c, 305 450, 308 408, "
        "306 374, 296 344 c, 268 358, 236 370, 208 370, 192 350, 184 318, 178 288"
    )
    d.shape(s, "red")
    d.fill("60 330, 84 350, 86 400, 102 430, 150 432, 200 428, 244 432, 300 470, 310 500, 40 500", "red2", clip=s)
    d.scatter(s, 36, 32, d.motif("sprig", cloth.sprig), inset=11)
    for p, sd, sw, hl in (
        ("206 368, 172 388, 130 396, 88 388", 1, 13, 16),
        ("208 372, 184 404, 142 424, 102 424", 1, 13, 16),
        ("222 372, 220 402, 200 426, 170 440", 1, 12, 14),
        ("300 356, 282 394, 266 428, 262 460", 1, 12, 14),
        ("252 366, 258 394, 248 416", 1, 9, 9),
        ("104 318, 92 350, 92 376", -1, 10, 12),
        ("140 318, 130 350, 138 378", -1, 11, 12),
        ("178 316, 180 342, 200 366", 1, 8, 9),
    ):
        d.fold(s, p, sd, 3.4, sw, "red2", hl)
    d.band("288 338, 299 376, 300 416, 294 456, 286 490", 15, "gold", "scroll", second="green", clip=s, spacing=19)
    with d.push(374, 366, 1.0, 4):
        hands.fist_back(d)
    with d.push(378, 346, 1, 9):
        held.axe(d)
    with d.push(374, 366, 1.0, 4):
        hands.fist_front(d)
    cape = d.blob(
        "170 222, 128 232, 94 256, 76 296, 82 324, 112 336, 146 326, 182 328, 214 320, 250 318, 286 306, "
        "312 290, 310 264, 290 242, 250 228, 210 232"
    )
    d.shape(cape, "linen")
    d.crescent(cape, 3, 9, "#D9D3C6")
    cloth.ermine(d, cape, across=25, down=19, size=1.05)
    for p in (
        "176 250, 160 290, 150 336",
        "212 262, 214 300, 206 336",
        "246 260, 266 290, 276 326",
        "140 250, 112 284, 98 330",
    ):
        d.fold(cape, p, -1, 2.4, 9, "#D9D3C6", 11)
    d.band("126 246, 150 262, 186 274, 224 278, 262 268, 290 250", 15, "gold", "dots", second="red", spacing=17)
    md = d.disc(226, 300, 18)
    d.shape(md, "gold", 3.6)
    d.crescent(md, 4, 4, "gold2")
    d.shape(d.disc(226, 300, 12), "red", 2, swell=0)
    d.use(d.motif("sprig", cloth.sprig), 226, 301, scale=0.72)
    nk = d.blob("160 180, 158 236, 190 256, 226 246, 224 200")
    d.shape(nk, "flesh2")
    with d.push(216, 94, 1.14):
        heads.profile(d, heads.Features(hair="hair2", age=1))
        hr = d.blob(
            "-8 -6, -20 4, -30 16, -36 28, -36 44, -44 64, -46 92, -40 118, -60 128, -80 122, -92 100, -92 52, "
            "-86 20, -74 -16"
        )
        d.shape(hr, "hair")
        d.flow("-36 -10, -42 30, -50 60, -56 90", "-80 -10, -86 40, -90 70, -88 96", 12, 2, "hair2", hr, wave=1.2)
        hair.locks(
            d,
            [
                hair.wavy(-80, -4, -98, 114, 5, 1.5, 0, -8),
                hair.wavy(-74, 0, -86, 124, 5, 1.6, 1, -8),
                hair.wavy(-64, 0, -72, 126, 5, 1.6, 0.4, -7),
                hair.wavy(-58, 0, -58, 120, 5, 1.5, 2, -7),
                hair.wavy(-48, 0, -50, 108, 4, 1.4, 0.6, 7),
            ],
            widths=(9, 14, 16, 14, 9, 2),
        )
        hair.locks(
            d,
            [
                hair.wavy(-14, -8, -36, 26, 3, 0.8, 0),
                hair.wavy(-24, -6, -47, 28, 3, 0.8, 0.6),
                hair.wavy(-32, -6, -54, 40, 3, 0.8, 0.3),
            ],
            widths=(7, 11, 10, 4),
        )
        heads.ear(d, -43, 45, 1)
        hair.long_beard(d)
        with d.push(-38, -4, 1.06, -8):
            crowns.crown(d, 92, "red", "blue")


def lozenge(d: Drawing) -> None:
    """Blue damask (motif)."""
    d.fill("-13 0 c, 0 -11 c, 13 0 c, 0 11 c", "blue2")
    d.fill("-5 0 c, 0 -5 c, 5 0 c, 0 5 c", "gold")
    d.circle(0, 0, 1.5, "red")
