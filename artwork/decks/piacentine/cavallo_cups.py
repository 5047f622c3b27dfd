"""Cavallo of cups: rider and horse look right, the cup floats upper right; blue tunic, white lace collar, red cap."""

from __future__ import annotations

from artwork.engine import Drawing, moved
from artwork.parts import cloth, hair, hands, hats, heads, horses
from artwork.suits import piacentine as suits


def draw(d: Drawing) -> None:
    """The upper half; the deck cuts and turns it."""
    with d.push(15, 28, 0.94):
        figure(d)
    suits.cup(d, 404, 120, 124 if d.full else 146)


def figure(d: Drawing) -> None:
    """The half figure, in its own units: 500 wide, cut at y 465."""
    with d.push(174, 116, 1.13):
        d.shape("-30 -10, -46 20, -50 50, -56 76, -30 100, -20 100, 30 100, 42 80, 40 60, 40 10", "hair2")
        hair.locks(
            d,
            [
                hair.wavy(-46, 20, -66, 104, 6, 1.2, 0, -8),
                hair.wavy(-40, 20, -52, 118, 6, 1.3, 1, -8),
                hair.wavy(38, 40, 52, 98, 4, 1, 0, 7),
                hair.wavy(34, 50, 38, 108, 4, 1.1, 1, 7),
            ],
            widths=(9, 15, 16, 13, 8, 2),
        )
    nk = d.blob("148 190, 150 240, 180 262, 206 240, 202 200")
    d.shape(nk, "flesh2")
    t = d.blob(
        "140 232, 100 248, 82 280, 92 340, 106 400, 98 480, 300 480, 290 400, 282 330, 272 270, 240 244, 206 232"
    )
    d.shape(t, "blue")
    d.panes(
        t,
        d.line("96 260, 104 340, 118 410, 112 480"),
        d.line("276 262, 284 340, 282 410, 296 480"),
        9,
        ("blue", "blue", "sky"),
    )
    d.crescent(t, 14, 0, "blue2")
    for p, sd in (
        ("116 300, 122 360, 126 420", -1),
        ("150 330, 148 390, 150 460", -1),
        ("238 300, 232 370, 236 440", 1),
    ):
        d.fold(t, p, sd, 2.8, 10, "blue2", 12)
    d.band("182 250, 188 330, 190 400, 188 480", 30, "gold", "scroll", second="red", clip=t, spacing=30)
    for y in range(300, 470, 27):
        for x in (188 + (y - 300) * 0.01,):
            d.shape(d.disc(x, y, 6), "red", 2.4)
            d.fill(d.disc(x - 2, y - 2, 1.6), "#fff", fine=True)
    d.band("96 430, 150 446, 220 448, 296 436", 22, "red", "lozenges", second="gold", clip=t, spacing=24)
    fs = d.sleeve("246 268, 274 306, 262 352", [48, 56, 44], "blue", -1)
    d.fold(fs.region, "262 280, 284 304, 280 336", 1, 2.4, 8, "blue2", 9)
    n = d.blob(
        "330 206, 302 204, 270 222, 246 258, 228 310, 214 370, 204 420, 198 490 c, 404 490 c, 392 440, 366 390, "
        "338 350, 318 322, 320 280"
    )
    d.shape(n, "horse")
    d.fill("300 300, 316 340, 340 376, 372 420, 400 490, 350 490, 330 420, 300 360, 286 310", "horse2", clip=n)
    d.fold(n, "292 302, 300 350, 322 410, 338 470", -1, 2.8, 0, None, 18)
    d.fold(n, "268 340, 274 400, 296 470", -1, 2.2, 10, "horse2", 13)
    d.ink("322 330, 344 366, 372 410, 386 450", 1.8, clip=n)
    d.hatch_area(
        d.blob("318 322, 338 350, 366 390, 392 440, 404 490, 384 490, 360 420, 330 370, 308 330").intersection(n),
        -12,
        5,
        1.4,
    )
    d.fill("322 352, 336 380, 352 410, 362 440, 346 430, 330 396, 318 366", "#DDB88A", clip=n)
    d.fill("262 270, 250 310, 246 350, 256 320, 272 286", "#DDB88A", clip=n)
    d.hatch_area(d.blob("250 380, 266 360, 286 400, 300 470, 280 470, 262 430").intersection(n), 70, 5, 1.4)
    st = "206 420, 260 442, 320 446, 392 430"

    def tas(_: int) -> None:
        k = d.blob("-4 8 c, -7 26, 0 29, 7 26, 4 8 c").intersection(n.buffer(0))
        d.shape(k, "gold", 2.4)
        for x in (-4, -1, 2, 5):
            d.ink([(x * 0.5, 12), (x, 26)], 1.1, clip=k)
        d.shape(d.disc(0, 8, 5), "red", 2.2)

    d.along(st, 26, tas)
    d.band(st, 17, "red", "dots", second="gold", clip=n, spacing=17)
    L = [
        ((312, 216), (280, 240), (290, 276), (278, 310)),
        ((284, 212), (252, 256), (272, 300), (258, 336)),
        ((266, 224), (232, 280), (254, 330), (238, 370)),
        ((252, 246), (218, 310), (238, 362), (222, 404)),
        ((240, 276), (206, 340), (226, 396), (210, 440)),
        ((230, 306), (196, 370), (214, 426), (200, 472)),
    ]
    for spine in L[::-1]:
        b = d.tube(spine, [9, 25, 19, 3])
        d.shape(b, "hair", 3.2)
        d.fill(b.difference(moved(b, -5, -3)), "hair2")
        d.flow(
            [(x - 5, y) for x, y in spine],
            [(x + 6, y + 2) for x, y in spine],
            4,
            1.6,
            "hair2",
            b,
            loose=0.12,
        )
        d.ink([(x - 1, y) for x, y in spine], 1.5, "#B9824F", clip=b)
    with d.push(328, 222, 0.9, 51):
        horses.head(d)
        for hair_line in (
            ((2, -14), (18, -24), (40, -16), (52, -22)),
            ((0, -6), (20, -14), (34, -4), (46, -6)),
            ((4, -18), (22, -34), (44, -30), (62, -36)),
        ):
            b = d.tube(hair_line, [11, 14, 10, 2])
            d.shape(b, "hair", 2.8)
            d.flow([(x, y - 3) for x, y in hair_line], [(x, y + 3) for x, y in hair_line], 3, 1.3, "hair2", b)
    tb = d.sleeve("100 276, 74 330, 70 384, 108 424, 168 428", [60, 66, 60, 46, 34], "blue", 1)
    g = tb.region
    for p, sd in (
        ("106 300, 84 330, 76 366", 1),
        ("126 392, 100 396, 78 386", 1),
        ("124 398, 108 416, 96 424", 1),
        ("62 300, 54 340, 52 370", -1),
        ("118 306, 104 350, 102 380", 1),
    ):
        d.fold(g, p, sd, 2.8, 8, "blue2", 10)
    for x, y, a in [
        (58, 352, 4),
        (80, 356, -6),
        (60, 388, -20),
        (84, 388, -28),
        (92, 414, -52),
        (112, 400, -60),
        (120, 430, -78),
        (134, 412, -84),
        (60, 290, 20),
        (80, 296, 16),
        (102, 300, 10),
    ]:
        with d.push(x, y, 1, a):
            q = d.blob("0 -13 c, 6 -3, 5 5, 0 13 c, -5 5, -6 -3")
            q = q.intersection(g)
            d.shape(q, "linen", 2.4)
            d.ink("0 -10, 1.4 0, 0 10", 1.2, clip=q)
    d.band("40 318, 74 330, 104 334", 13, "gold", "dots", second="red", clip=g, spacing=15)
    with d.push(150, 428, 1, 2):
        d.band("0 -22, 3 0, 0 22", 13, "gold", "bars", second="red", spacing=5)
        cloth.lace(d, "12 22, 14 0, 12 -22", 9, 12)
    for q in ("386 358, 348 396, 290 420, 226 420", "386 360, 356 414, 300 444, 232 434"):
        r = d.tube(q, [6, 6])
        d.shape(r, "red", 2.4)
    with d.push(222, 422, 0.98, 2):
        hands.fist_knuckles(d)
    r = d.tube("230 444, 226 460, 232 480", [6, 6])
    d.shape(r, "red", 2.4)
    cl = d.blob(
        "150 226, 112 240, 80 262, 70 286, 110 300, 150 312, 184 330 c, 214 312, 250 302, 284 288, 276 262, "
        "244 240, 206 226, 180 240"
    )
    cloth.lace(d, "72 282, 110 298, 150 311, 186 327, 216 311, 252 298, 284 283", 20, 18)
    d.shape(cl, "linen", 3.2)
    d.crescent(cl, 3, 5, "#DDE3EA")

    d.scatter(cl, 21, 17, d.motif("rose", rose), inset=7)
    for p in (
        "160 240, 140 262, 120 296",
        "172 246, 166 276, 158 312",
        "196 246, 204 276, 214 308",
        "212 238, 238 262, 258 296",
    ):
        d.ink(p, 2, profile="in", clip=cl)
    d.shape("172 238, 184 234, 196 238, 192 252, 184 256, 176 252", "red", 2.8)
    for side in (-1, 1):
        d.shape(
            d.blob([(184, 246, 1), (184 + 10 * side, 262), (184 + 9 * side, 282, 1), (184 + 2 * side, 270)]), "red", 2.6
        )
    with d.push(174, 116, 1.13):
        heads.three_quarter(
            d, heads.Features(iris="#2f5c8f", jaw=0.92, chin=3, lift=2.5, brow=0.85, nose=0.98, mouth="smile")
        )
        hair.locks(
            d,
            [
                hair.wavy(-40, 0, -56, 104, 6, 1.3, 0.5, -8),
                hair.wavy(-34, -2, -44, 114, 6, 1.4, 1.6, -9),
                hair.wavy(-26, -4, -38, 92, 5, 1.4, 0.2, 7),
            ],
            widths=(9, 15, 16, 13, 9, 2),
        )
        hair.moustache(d, turned=True)
        hair.goatee(d)
        hats.plume(d, "16 -34, -24 -56, -62 -54, -84 -26, -84 8, -68 28", 19, "linen", "#CFE0F0")
        hats.cap(d)
        hats.plume(d, "20 -26, -10 -40, -46 -38, -70 -14, -72 10", 13, "blue", "blue2")
        d.shape(d.disc(20, -26, 8), "gold", 2.8)
        d.fill(d.disc(20, -26, 4.4), "ink", fine=True)
        d.fill(d.disc(20, -26, 3.2), "red", fine=True)


def rose(d: Drawing) -> None:
    """A small flower of dots (motif)."""
    d.beads(0, 0, 4.4, 6, 1.5, "ink")
    d.circle(0, 0, 1.7, "ink")
