"""The Piacentine ace of cups: the covered ciborium."""

from __future__ import annotations

from itertools import pairwise

from artwork.engine import Drawing, mirrored
from artwork.engine.curves import type_points
from artwork.parts.ornament import leaf

SIDES = (-1, 1)
X = 250
ORANGE = ("#ee8a34", "#b85a1a")
PALE_BLUE = "#7db3e2"


# fmt: off
def turned(d: Drawing, half: type_points, colour: str | tuple[str, str], shade: float = 14,
    hatch: tuple[float, float] | None = (12, 4.6)) -> None:
    """A turned piece about the axis, from its right half."""
    d.shape(mirrored(half, X), colour, 3.8, shade=(shade, 2), hatch=hatch)


def gadroons(d: Drawing, cuts: int, top: tuple[float, float], middle: tuple[float, float],
    bottom: tuple[float, float], bulge: float,
             colours: tuple[str, str]) -> None:
    """Lobes side by side on a turned piece: half width and height of their upper edge, belly and lower edge."""
    edges = [-1 + 2 * i / cuts for i in range(cuts + 1)]
    edges = [(u * (1.5 - 0.5 * u * u)) for u in edges]
    for i, (a, b) in enumerate(pairwise(edges)):
        m = (a + b) / 2
        lobe = [(X + a * top[0], top[1] + bulge * (1 - a * a), "c"), (X + m * top[0],
            top[1] + bulge * (1 - m * m) - 2), (X + b * top[0], top[1] + bulge * (1 - b * b), "c"),
            (X + b * middle[0], middle[1]), (X + b * bottom[0], bottom[1] + bulge * (1 - b * b), "c"),
            (X + a * bottom[0], bottom[1] + bulge * (1 - a * a), "c"), (X + a * middle[0], middle[1])]
        d.shape(lobe, colours[i % 2], 3, shade=(5, 2), contour=False, swell=0)


def draw(d: Drawing) -> None:
    """The whole card."""
    with d.push(X, 465, 1.0 if d.full else 1.03), d.push(-X, -465), d.figure(1.6, 2.4):
        foot(d)
        stem(d)
        bowl(d)
        lid(d)


def foot(d: Drawing) -> None:
    """Orange, six-sided, on red balls."""
    for x in (-116, -58, 0, 58, 116):
        d.shape(d.disc(X + x, 852 + (8 if abs(x) < 100 else 0), 19, 18), "red", 3.6, shade=(7, 6), hatch=(6, 4.4))
        d.brushes([([(X + x - 11, 848), (X + x - 4, 840)], 3)], "#f7a08f")
    d.shape([(X - 146, 812, "l"), (X - 74, 832, "l"), (X + 74, 832, "l"), (X + 146, 812, "l"), (X + 146, 834, "l"),
        (X + 74, 856, "l"), (X - 74, 856, "l"), (X - 146, 834, "l")], "gold", 3.8, shade=(16, 0), hatch=(8, 4.6))
    faces: tuple[tuple[type_points, int], ...] = (([(X - 146, 812, "l"), (X - 74, 832, "c"), (X - 46, 776),
        (X - 20, 712, "l"), (X - 34, 706, "c"), (X - 78, 768)], 0),
        ([(X - 74, 832, "l"), (X + 74, 832, "c"), (X + 46, 776), (X + 20, 712, "l"), (X - 20, 712, "c"),
        (X - 46, 776)], 1), ([(X + 146, 812, "l"), (X + 74, 832, "c"), (X + 46, 776), (X + 20, 712, "l"),
        (X + 34, 706, "c"), (X + 78, 768)], 2))
    for points, place in faces:
        d.shape(points, (ORANGE[1], ORANGE[1]) if place == 2 else ORANGE, 3.6, shade=(10, 4) if place == 1 else None,
            hatch=(14, 5) if place else None)
    d.brushes([("224 726, 206 778, 190 818", 3)], "#f8c07c")
    for points in ("250 742 c, 268 776, 250 818 c, 232 776", ("162 800 c, 178 784, 190 752, 204 736 c, 194 770, "
        "186 798")):
        d.shape(points, "blue", 3, shade=(5, 3), contour=False)
    d.ink("250 752, 251 780, 250 808", 2.2, "gold")
    d.shape("338 800 c, 322 784, 310 752, 296 736 c, 306 770, 314 798", "blue2", 3, contour=False)
    if d.full:
        for x, y in ((-120, 830), (-98, 836), (98, 836), (120, 830), (-48, 844), (-24, 844), (0, 844), (24, 844),
            (48, 844)):
            d.circle(X + x, y, 4.4, "red", "ink", 1.8)


def stem(d: Drawing) -> None:
    """Knops of gold, blue and green."""
    turned(d, "0 690, 36 690 c, 42 704, 34 716 c, 0 722", "gold", 10)
    turned(d, "0 662, 18 662 c, 16 676, 24 692 c, 0 694", "green", 8)
    turned(d, "0 606, 34 608, 56 624, 60 640, 48 658, 24 668, 0 670", "blue", 16)
    gadroons(d, 7 if d.full else 5, (34, 612), (60, 636), (28, 660), 3, ("blue", PALE_BLUE))
    d.shape(d.tube([(X - 58, 638, 9), (X, 645, 11), (X + 58, 638, 9)]), "gold", 3, shade=(8, 1))
    if d.full:
        for x in (-40, -20, 0, 20, 40):
            d.circle(X + x, round(644.6 - x * x * 0.0028, 1), 3, "red")
    turned(d, "0 574, 22 574 c, 18 588, 30 606 c, 0 610", "green", 9)
    turned(d, "0 558, 34 558 c, 40 568, 32 578 c, 0 582", "gold", 10)


def bowl(d: Drawing) -> None:
    """Gold with blue fields, a calyx of leaves below."""
    body = "0 352, 154 350 c, 160 400, 150 456, 118 508, 70 544, 30 562, 0 564"
    turned(d, body, "gold", 28, (20, 4.6))
    cloth = [(0.0, 54.0), (-96.0, 40.0), (96.0, 40.0)]
    for x, half in cloth:
        w = half * (1 if x == 0 else 0.86)
        field = [(X + x - w * 0.62, 398, "c"), (X + x, 384), (X + x + w * 0.62, 398, "c"), (X + x + w * 0.86, 434),
            (X + x * 0.96, 484, "c"), (X + x - w * 0.86, 434)]
        d.shape(field, "blue", 3.2, shade=(8, 4), contour=False)
        if d.full:
            inner = [(X + x - w * 0.44, 404, "c"), (X + x, 394), (X + x + w * 0.44, 404, "c"),
                (X + x + w * 0.62, 434), (X + x * 0.965, 470, "c"), (X + x - w * 0.62, 434), (X + x - w * 0.44, 404)]
            d.lines([inner], 2.2, "gold")
        k = 1.0 if x == 0 else 0.72
        for turn in range(0, 360, 60):
            with d.push(X + x, 430, k, turn):
                d.shape("4 0 c, 12 -8, 24 -6, 26 0, 24 6, 12 8", "red" if x == 0 else "gold", 2.4, contour=False,
                    swell=0)
        d.circle(X + x, 430, 7 * k, "gold" if x == 0 else "red", "ink", 2.4)
    # the calyx
    for x, y, lean in ((-64.0, 500.0, -30), (64.0, 500.0, 30), (-34.0, 512.0, -12), (34.0, 512.0, 12), (0.0, 516.0, 0)):
        w = 22.0
        lobe = [(X + x * 0.3 - 6, 562, "c"), (X + x - w, y + 22), (X + x + lean, y - 26, "c"), (X + x + w, y + 22),
            (X + x * 0.3 + 6, 562, "c")]
        d.shape(lobe, "green", 3, shade=(6, 3), contour=False)
        d.ink([(X + x * 0.3, 556), (X + x * 0.8, y + 22), (X + x + lean * 0.8, y - 16)], 2.2)
    rim_band = mirrored("0 352, 158 346 c, 162 372 c, 0 384", X)
    d.shape(rim_band, "red", 3.6, shade=(22, 1), contour=False)
    if d.full:
        for i in range(-6, 7):
            x, y = i * 24.0, 367 - i * i * 0.22
            if i % 2:
                d.fill([(X + x - 10, y, "c"), (X + x, y - 8), (X + x + 10, y, "c"), (X + x, y + 8)], "gold")
                d.circle(X + x, y, 2.6, "ink")
            else:
                d.circle(X + x, y, 5, "paper", "ink", 2)
    else:
        d.lines([[(X - 140, 361), (X, 369), (X + 140, 361)]], 8, "gold")
    for s in SIDES:
        with d.push(X, 0, flip=s < 0):
            handle = "150 392 14, 184 392 15, 192 428 15, 172 462 14, 146 470 12"
            d.shape(d.tube(handle), "gold", 3.4, shade=(4, 3))
            d.ink("158 390, 182 394, 187 428, 170 456", 2)
            d.shape(d.tube("188 398 11, 204 386 10, 200 372 8, 190 376 5"), "gold", 3, shade=(2, 2))
            d.shape(d.disc(180, 448, 9), "red", 3, shade=(3, 3))


def lid(d: Drawing) -> None:
    """The blue and gold lid with its finial."""
    turned(d, "0 316, 164 314 c, 172 330, 164 350 c, 0 362", "gold", 24, (12, 4.6))
    d.lines([[(X - 160, 328), (X - 80, 337), (X, 340), (X + 80, 337), (X + 160, 328)]], 2.2, fine=True)
    dome = "0 204, 48 204 c, 84 214, 122 250, 146 296, 150 322 c, 0 334"
    turned(d, dome, "blue", 26, (18, 4.6))
    bands = ((-0.82, -0.5), (-0.16, 0.16), (0.5, 0.82))

    def rib(u: float) -> list[tuple[float, float]]:
        return [(X + u * 48, 205), (X + u * 92, 236), (X + u * 132, 282), (X + u * 150, 330 - 8 * u * u)]

    for a, b in bands:
        one, two = rib(a), rib(b)
        d.shape([(*one[0], "c"), one[1], one[2], (*one[3], "c"), (*two[3], "c"), two[2], two[1], (*two[0], "c")],
            "gold", 3, shade=(7, 2), contour=False, swell=0)
        if d.full:
            m = (a + b) / 2
            for t in ((X + m * 72, 224), (X + m * 106, 254), (X + m * 132, 286), (X + m * 146, 316)):
                d.circle(*t, 4.6, "red", "ink", 2)
    d.brushes([([(X - 38, 214), (X - 72, 240), (X - 94, 280)], 3.4)], PALE_BLUE)
    if d.full:
        for x, y, turn in ((-42, 276, 8), (42, 276, -8)):
            with d.push(X + x, y, 1, turn):
                d.fill("0 -24 c, 9 -8, 0 14 c, -9 -8", "gold")
                for s in SIDES:
                    d.fill([(s * 2, 8, "c"), (s * 14, 2), (s * 20, -12, "c"), (s * 8, -8)], "gold")
    turned(d, "0 186, 58 188 c, 64 200, 54 212 c, 0 218", "gold", 12)
    turned(d, "0 168, 22 168 c, 20 178, 34 190 c, 0 194", "red", 9, None)
    name = d.motif("leaf", leaf, length=64, width=16, barbs=5)
    for turn in (-158, -22, -126, -54):
        d.use(name, X, 168, turn)
    turned(d, "0 92, 24 100, 38 124, 36 146, 20 166, 0 170", "gold", 12)
    fruit = [(X + (i - (n - 1) / 2) * 17, 112 + r * 14) for r, n in enumerate((2, 3, 4, 3)) for i in range(n)]
    d.brushes([([(x - 9, y - 6), (x, y + 6), (x + 9, y - 6)], 2.4) for x, y in fruit])
    d.shape([(X - 13, 98, "c"), (X - 17, 76, "c"), (X - 6, 86), (X, 66, "c"), (X + 6, 86), (X + 17, 76, "c"),
        (X + 13, 98, "c"), (X, 103)], "red", 3.2, shade=(4, 3))
