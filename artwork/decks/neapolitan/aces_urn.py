"""The Neapolitan ace of cups: the lidded urn with a woman's face in a medallion."""

from __future__ import annotations

from artwork.engine import Drawing, mirrored
from artwork.engine.curves import type_points
from artwork.parts import hair, heads
from artwork.parts.ornament import leaf

SIDES = (-1, 1)
X = 250
PALE_GREEN = "#58b36d"
PALE_BLUE = "#7fb4f0"


# fmt: off
def symmetric(half: type_points) -> list[tuple[float | str, ...]]:
    """The outline of a turned shape about the card's axis, from its right half."""
    return mirrored(half, X)


def draw(d: Drawing) -> None:
    """The whole card."""
    size = 1.0 if d.full else 1.06
    with d.push(250, 415, 0.8 * size, tall=0.89 * size), d.push(-250, -419):
        d.mark()
        lid(d)
        foot(d)
        flutes(d)
        belly(d)
        shoulder(d)
        d.under(1.6, 2.4)
    with d.push(250, 439, 1.0 if d.full else 1.1):
        medallion(d)


def lid(d: Drawing) -> None:
    """The pine cone on leaves, and the dome."""
    name = d.motif("leaf", leaf, length=88, width=20, barbs=6)
    for turn in (-164, -16, -138, -42, -118, -62):
        d.use(name, X, 170, turn, 1.0)
    cone = d.shape(symmetric("0 30 c, 26 58, 38 96, 34 130, 18 150, 0 154"), "red", 3.8, shade=(12, 6))
    scales = [(X + (i - (n - 1) / 2) * 19, 54 + r * 14.5) for r, n in enumerate((1, 2, 3, 4, 3, 4, 3))
        for i in range(n)]
    d.brushes([([(x - 10, y - 6), (x, y + 7), (x + 10, y - 6)], 2.8) for x, y in scales])
    d.brushes([([(x, y - 8), (x, y - 1)], 2.8) for x, y in scales], "gold", fine=True)
    d.hatching(cone, 9, 4.2)
    d.shape(symmetric("0 146, 26 148, 30 158, 24 168, 0 170"), "gold", 3, shade=(8, 2))
    dome = "0 164, 34 166 c, 72 176, 106 200, 122 236 c, 0 248"
    d.shape(symmetric(dome), "gold", 3.8, shade=(20, 5), hatch=(14, 4.4))
    d.brushes([([(X + u * 30, 168), (X + u * 80, 190), (X + u * 112, 238)], 2.6)
        for u in (-0.75, -0.42, -0.12, 0.18, 0.48, 0.78)])
    flames = [[(X + u * 70, 188, "c"), (X + u * 88 - 7, 212), (X + u * 96, 224, "c"), (X + u * 86 + 8, 210)]
        for u in (-0.58, -0.27, 0.03, 0.33, 0.63)]
    d.fills(flames, "red", fine=True)
    d.brushes([([(X - 104, 226), (X - 84, 196), (X - 56, 180)], 3.4)], "glow")


def foot(d: Drawing) -> None:
    """Yellow with red flames, on a red plinth."""
    plinth = symmetric("0 772, 112 770 l, 118 804 c, 0 806")
    d.shape(plinth, "red", 4, shade=(22, 0), hatch=(14, 4.6))
    d.lines([[(X - 110, 781), (X + 110, 781)]], 2.2, fine=True)
    d.fills([[(X + x - 9, 793, "c"), (X + x, 787), (X + x + 9, 793, "c"), (X + x, 799)] for x in range(-84, 85, 28)],
        "gold", fine=True)
    bell = "0 672, 26 672 c, 32 700, 58 730, 100 756, 106 774 c, 0 778"
    d.shape(symmetric(bell), "gold", 4, shade=(20, 4), hatch=(16, 4.4))
    d.brushes([([(X + u * 24, 680), (X + u * 48, 728), (X + u * 98, 770)], 2.6) for u in (-0.7, -0.25, 0.25, 0.7)])
    for u in (-0.92, -0.47, 0, 0.47, 0.92):
        d.fill([(X + u * 30, 706, "c"), (X + u * 62 - 8, 746), (X + u * 84, 766, "c"), (X + u * 66 + 9, 744)], "red")


def flutes(d: Drawing) -> None:
    """The green lower bowl and the knot below it."""
    bowl = d.shape(symmetric("0 536, 138 536 c, 126 574, 92 616, 44 642, 0 646"), "green", 4, shade=(30, 6))
    d.brushes([([(X + u * 136, 542), (X + u * 122, 582), (X + u * 76, 622), (X + u * 36, 642)], 3)
        for u in (-0.8, -0.56, -0.3, -0.04, 0.22, 0.48, 0.74)])
    d.brushes([([(X + u * 136, 548), (X + u * 124, 580), (X + u * 84, 614)], 3)
        for u in (-0.9, -0.68, -0.43, -0.17)], PALE_GREEN, fine=True)
    d.hatching(bowl, 18, 4.4)
    d.shape(symmetric("0 636, 42 636, 50 648, 40 660, 0 664"), "red", 3.6, shade=(12, 3), hatch=(8, 4.2))
    d.shape(symmetric("0 658, 28 658, 34 667, 26 678, 0 680"), "blue", 3.2, shade=(9, 2))


def belly(d: Drawing) -> None:
    """The yellow belly with its red hem and scrolls."""
    body = "0 372, 150 372 c, 168 400, 174 440, 164 490, 138 540 c, 0 552"
    d.shape(symmetric(body), "gold", 4.2, shade=(26, 6), hatch=(22, 4.4))
    hem = [(X - 146, 528, "c"), (X - 70, 541), (X, 544), (X + 70, 541), (X + 146, 528, "c"), (X + 138, 548, "c"),
        (X + 70, 560), (X, 563), (X - 70, 560), (X - 138, 548, "c")]
    d.shape(hem, "red", 3.2, shade=(26, 1), contour=False)
    if d.full:
        for i in range(-5, 6):
            d.circle(X + i * 24, round(553.5 - i * i * 0.42, 1), 4.4, "gold")
    for s in SIDES:
        with d.push(X, 0, flip=s < 0):
            scroll = ("92 512 6, 116 510 10, 140 486 14, 150 452 15, 148 418 13, 134 398 11, 112 400 10, 104 418 9, "
                      "114 434 8, 128 430 7, 128 418 5")
            d.shape(d.tube(scroll), "red", 3.2, shade=(3, 2), contour=False)
            d.shape("138 478 c, 120 478, 106 462, 100 446 c, 94 466, 100 486, 116 496 c", "green", 3, shade=(4, 3),
                contour=False)
            d.ink("130 482, 112 474, 103 458", 2)
            d.shape("86 392 c, 104 380, 126 384, 140 380 c, 128 396, 104 400", "green", 2.8, shade=(3, 3),
                contour=False)
            d.ink("92 391, 112 389, 130 386", 1.8)
            d.circle(122, 464, 6, "blue", "ink", 2.4)


def shoulder(d: Drawing) -> None:
    """Blue gadroons, the red neck, the blue lip."""
    d.shape(symmetric("0 316, 112 316 c, 144 332, 156 356, 150 374 c, 0 384"), "blue", 4, shade=(20, 5))
    count = 11 if d.full else 7
    for i in range(count):
        u = (i - (count - 1) / 2) / (count / 2) * 0.98
        w = 0.968 / count
        lobe = [(X + (u - w) * 112, 322, "c"), (X + u * 120, 320), (X + (u + w) * 112, 322, "c"),
            (X + (u + w) * 146, 350), (X + (u + w) * 146, 366), (X + u * 150, 378 - abs(u) * 5),
            (X + (u - w) * 146, 366), (X + (u - w) * 146, 350)]
        d.shape(lobe, "blue" if i % 2 else PALE_BLUE, 2.8, shade=(4, 2) if i % 2 else None, contour=False, swell=0)
    neck = "0 254, 122 252 c, 106 276, 102 298, 114 320 c, 0 328"
    d.shape(symmetric(neck), "red", 4, shade=(22, 3), hatch=(16, 4.4))
    d.lines([[(X - 104, 284), (X - 50, 292), (X, 294), (X + 50, 292), (X + 104, 284)],
        [(X - 102, 302), (X - 50, 311), (X, 313), (X + 50, 311), (X + 102, 302)]], 2.6, "gold")
    if d.full:
        for i in range(-4, 5):
            d.circle(X + i * 22, round(303 - i * i * 0.5, 1), 4, "gold")
    d.shape(symmetric("0 240, 128 230 c, 146 240, 144 254, 126 262, 0 272"), "blue", 4, shade=(24, 4), hatch=(9, 4.4))
    d.brushes([([(X - 136, 244), (X - 80, 252), (X - 20, 255)], 3)], "#a9cdf8")


def medallion(d: Drawing) -> None:
    """A young woman with pinned-up hair, looking to the left; about the origin, 132 x 164."""
    d.shape(d.disc(0, 0, 66, 82), "gold", 3.6, shade=(6, 5))
    if d.full:
        d.along([(0, -75), (42, -58), (59, 0), (42, 58), (0, 75), (-42, 58), (-59, 0), (-42, -58), (0, -75)], 13.4,
            lambda _: d.circle(0, 0, 3.2, "paper", "ink", 1.6))
    ground = d.disc(0, 0, 53, 68)
    d.shape(ground, "blue", 3, extra=["-70 40 c, -30 70, 30 74, 70 20 c, 60 90, -60 90"])
    inside = ground.buffer(-1)
    with d.push(-4, -40, 0.78, flip=True):
        if not d.full:
            small_lady(d)
            return
        # bun and the hair behind
        d.shape("-50 -20, -66 -6, -70 18, -58 34, -40 30 c", "brown", 3, shade=(-5, 6), clip=inside)
        d.brushes([("-64 -2, -66 14, -58 28", 2), ("-54 -10, -60 8, -52 26", 2)])
        d.shape("0 -24, -30 -18, -46 6, -46 40, -38 62, -26 74, -20 40, 10 0 c", "brown", 3, shade=(-6, 6), clip=inside)
        # neck, shoulders and the dress
        d.shape("-26 70 c, -24 96, -32 108, -60 116 c, -40 140, 30 140, 52 116 c, 22 108, 12 98, 14 88 c", "flesh",
            2.8, shade=(-7, 0), clip=inside)
        d.shape("-90 128 c, -60 110, -42 107 c, -20 124, 12 123, 30 106 c, 54 110, 80 130 c, 60 190, -60 190", "red",
            3, shade=(8, 3), clip=inside)
        d.lines(["-42 107, -20 124, 12 123, 30 106"], 5.4, clip=inside)
        d.lines(["-42 107, -20 124, 12 123, 30 106"], 2.6, "gold", clip=inside)
        d.along("-24 92, -10 102, 4 102, 14 94", 7, lambda _: d.circle(0, 0, 2.7, "paper", "ink", 1.3))
        lady_face(d)
        d.circle(-37, 66, 3.4, "gold", "ink", 1.6)
        # the parted hair over brow and temple
        hair.lock(d, "22 -18, 32 -8, 37 8, 37 26", (10, 15, 12, 3), "brown")
        hair.lock(d, "18 -18, 0 -10, -20 2, -34 22, -39 46", (10, 18, 20, 16, 5), "brown")
        hair.lock(d, "14 -22, -12 -18, -34 -6, -46 18, -46 42", (12, 18, 18, 14, 4), "brown")
        hair.lock(d, "-44 44, -50 60, -44 76, -50 92, -42 96", (5, 8, 8, 6, 2), "brown")
        # diadem
        d.shape("-40 -10 c, -22 -30, 4 -38, 34 -20 c, 34 -13 c, 6 -28, -20 -20, -36 -3 c", "gold", 2.6, shade=(3, 3))
        d.shape(d.disc(18, -27, 6, 7), "red", 2.4)
        for x, y in ((4, -28), (-10, -24), (-22, -17), (28, -20)):
            d.circle(x, y, 2.6, "paper", "ink", 1.4)


def lady_face(d: Drawing) -> None:
    """A young face in three-quarter view, looking right: hairline 0, chin 100; without the hatching of large heads."""
    face = d.blob("2 -14, 24 -8, 34 8, 36 24, 34 33, 35.5 42, 37 52, 34 64, 30 76, 25 89, 17 98, 8 101, -3 98, "
                  "-17 89, -31 74, -39 54, -41 32, -38 8, -22 -9")
    d.shape(face, "flesh", 3.2, shade=(-6, 5))
    d.fill(d.disc(-15, 62, 10, 7), "#f3b193", opacity=0.7)
    d.fill("19 34, 22 40, 27 54, 29 60, 22 64, 14 62, 19 52, 16 42", "flesh2", fine=True)
    for x, w, side in ((-5, 10, -1), (24.5, 6.6, 1)):
        heads.eye(d, x, 42, w, 5.2, side, "#5b3a1e", 1.4, 0)
    d.brushes([("10 29, 0 24, -10 25, -19 33", 3.4), ("19 28, 25 24.5, 30 25.5, 34 30", 3)], "brown2")
    d.ink("20 33, 20 40, 25 53, 28.5 59.5, 26 63.5, 21 63", 2.4, profile="late")
    d.ink("14 58, 12.5 61.5, 15 64", 2)
    d.fill("6 75.6 c, 13 73, 18 74.6, 22 73.6, 27.5 75.6 c, 23 82, 12 82.6", "#c8372c")
    d.brushes([("3.4 73.6, 9 77, 18 77.6, 25 76.6, 29.6 74.4", 2), ("14 89.5, 19 90.4, 23 89.4", 1.6)])


def small_lady(d: Drawing) -> None:
    """The same in a few strokes."""
    d.shape("0 -26, -38 -16, -54 20, -44 74, -10 60, 40 50, 40 0, 24 -20", "brown", 3.6, contour=False)
    d.shape("-26 70 c, -26 104 c, 20 104 c, 14 70 c", "flesh", 3.4, contour=False)
    d.shape("0 -6, 28 6, 37 40, 28 80, 8 100, -20 88, -34 50, -30 10", "flesh", 3.6, contour=False)
    for x in (0, 26):
        d.circle(x, 42, 5.4, "ink")
    d.lines(["-12 28, 0 24, 12 29", "20 28, 28 25, 34 29"], 3)
    d.lines(["6 78, 18 82, 28 77"], 4.4, "red")
    d.lines(["18 50, 22 60, 16 62"], 2.2)
    d.shape("-36 -2 c, -14 -30, 20 -30, 36 -8 c, 30 6, -10 -2, -34 26 c", "brown", 3, contour=False)
    d.lines(["-30 -16, 0 -28, 28 -18"], 6, "gold")
