"""The Neapolitan ace of clubs: the curved club that sprouts shoots, a green leaf and a scrolling red one."""

from __future__ import annotations

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, moved
from artwork.engine.curves import resample, smooth
from artwork.parts.ornament import leaf, leaf_outline

PALE_GREEN = "#63bd78"
PALE_RED = "#f27a63"


# fmt: off
def draw(d: Drawing) -> None:
    """The whole card."""
    with d.push(250, 415, 0.91 if d.full else 0.96), d.push(-258, -424), d.figure(1.8, 2.6):
        shoots(d)
        red_leaf(d)
        big = d.motif("leaf", leaf, length=170, width=44, barbs=8)
        d.use(big, 200, 470, -148, 1.0)
        d.use(big, 302, 356, 6, 0.84)
        small = d.motif("small-leaf", leaf, length=80, width=20, barbs=5)
        for x, y, turn, size in ((160, 232, -60, 0.8), (384, 392, -20, 0.8), (88, 540, -140, 0.75)):
            d.use(small, x, y, turn, size)
        club(d)


def sawn(d: Drawing, limb: BaseGeometry, x: float, y: float, width: float, turn: float) -> BaseGeometry:
    """A limb cut off level with a slanting end."""
    with d.push(x, y, turn=turn):
        return limb.difference(d.blob([(-width * 0.54, 0, "l"), (-width * 0.54, -width, "l"),
            (width * 0.54, -width, "l"), (width * 0.54, 0, "l")]))


def shoots(d: Drawing) -> None:
    """Three lopped yellow shoots with tendrils."""
    for points, turn in (([(250, 330, 46), (196, 296, 38), (166, 248, 32), (164, 214, 32)], 4),
        ([(270, 470, 44), (330, 452, 38), (372, 412, 33), (386, 374, 32)], 14),
        ([(170, 610, 40), (120, 590, 34), (92, 552, 29), (86, 520, 28)], -6)):
        x, y, width = points[-1]
        d.shape(sawn(d, d.tube(points), x, y, width, turn), "gold", 3.8, shade=(5, 4), hatch=(8, 4.6))
        spine = [p[:2] for p in points]
        d.ink([(px - 5, py - 5) for px, py in spine], 2.2, "glow")
        d.ellipse(x, y, width * 0.5, width * 0.27, "wood", "ink", 3, turn)
        if d.full:
            d.ellipse(x, y, width * 0.28, width * 0.13, None, "wood2", 2, turn)
    for tendril in ("196 300 12, 150 306 12, 116 284 11, 108 250 9, 126 232 7, 140 244 5, 134 256 3",
        "330 448 11, 372 458 11, 410 438 10, 424 404 8, 410 384 6, 398 394 3",
        "120 590 10, 96 604 10, 70 592 9, 64 566 7, 78 556 4"):
        d.shape(d.tube(tendril), "gold", 3, shade=(3, 2))


def red_leaf(d: Drawing) -> None:
    """An acanthus that scrolls at the lower right."""
    outline = ("196 606 c, 236 600, 262 570, 284 586 c, 300 556, 336 546, 344 572 c, 372 552, 408 566, 404 592 c, "
               "434 596, 446 630, 430 650 c, 446 674, 428 712, 392 722, 360 704, 356 672, 378 654, 398 664, "
               "396 684 c, 404 660, 392 636, 364 628, 330 640, 322 668 c, 306 650, 282 652, 268 676 c, 250 652, "
               "220 640, 188 640 c")
    d.shape(outline, "red", 4, shade=(8, 8), hatch=(11, 4.8))
    d.brushes([("200 622, 270 616, 340 600, 404 622, 424 664, 404 704, 376 700, 372 680", 3.6),
        ("284 586, 276 602, 262 614", 2.6), ("344 572, 332 588, 318 602", 2.6), ("404 592, 396 604, 388 612", 2.4),
        ("430 650, 420 650, 414 648", 2.2), ("322 668, 318 644, 322 626", 2.6), ("268 676, 258 648, 258 630", 2.6)])
    d.brushes([("230 612, 250 600, 262 586", 2.4), ("296 596, 314 574, 330 562", 2.4),
        ("360 592, 374 574, 392 574", 2.4)], PALE_RED)


def club(d: Drawing) -> None:
    """The club itself: green above, red below, parted by the serrated leaf on the long diagonal."""
    spine = "92 780 46, 146 690 52, 186 596 62, 212 492 78, 240 388 100, 288 280 126, 346 190 138, 392 126 122"
    whole = d.shape(sawn(d, d.tube(spine), 394, 122, 132, 34), "green", 4.6)
    inside = whole.buffer(-2.2)
    parting = [(126, 716), (176, 626), (216, 530), (252, 428), (306, 320), (366, 236), (416, 180)]
    red = d.blob([(80, 730, "c"), *[(x, y) for x, y in parting], (470, 130, "c"), (540, 300, "l"), (300, 800, "l"),
        (60, 860, "l")])
    red = red.intersection(inside)
    d.fill(red, "red")
    dark = inside.difference(moved(inside, -20 * d.scale, -9 * d.scale))
    d.fill(dark.intersection(red), "red2")
    d.fill(dark.difference(red), "green2")
    # the green half: long facets of light and dark, following the growth
    if d.full:
        for points, depth in (("262 392, 300 296, 356 208, 392 172", 15), ("226 470, 250 390, 272 330", 10)):
            d.fill(d.wedge(points, depth).intersection(inside).difference(red), "green2")
        d.brushes([("246 350, 280 268, 322 204, 352 166", 6), ("232 420, 244 372, 258 336", 4.4),
            ("300 250, 332 198, 362 160", 3)], PALE_GREEN)
        d.brushes([("262 392, 300 296, 356 208", 2.8), ("276 330, 312 254, 350 206", 2.2),
            ("242 398, 262 336, 286 284", 2), ("330 236, 360 192, 384 168", 2)])
        d.brushes([("108 752, 156 664, 190 574, 208 512", 4.4)], PALE_RED)
        d.brushes([("140 720, 178 640, 204 562", 2.4), ("126 764, 150 720", 2.4)])
    d.hatching(whole, 20, 5, width=2.4)
    edge = leaf_outline(parting, 26 if d.full else 30, 12 if d.full else 8, 0.34)
    collar = d.shape(d.blob(edge).intersection(whole), "gold", 3.4, contour=False)
    half = d.blob([*parting, (560, 260, "l"), (240, 800, "l")])
    d.fill(collar.buffer(-1.6).intersection(half), "gold2")
    d.ink(parting, 3.6, fine=False)
    if d.full:
        veins = resample(smooth(parting).points(4), 31)
        d.brushes([([tuple(veins[i]), (veins[i][0] + 8 + s * 11, veins[i][1] - 11 + s * 5)], 2)
            for i in range(3, 28, 2) for s in (-1, 1)])
        d.brushes([([(x - 4, y + 2) for x, y in parting[1:-1]], 2)], "glow")
    # the oblique cut
    d.ellipse(394, 122, 66, 36, "wood", "ink", 4.6, 34)
    for share in (0.76, 0.54, 0.34, 0.16) if d.full else (0.5,):
        d.ellipse(394 - 5 * (1 - share), 122, 66 * share, 36 * share, None, "wood2", 2.6, 34)
    d.brushes([("410 126, 430 138, 448 150", 2.6), ("384 112, 368 98, 352 94", 2.2), ("386 128, 372 142", 1.8)])
