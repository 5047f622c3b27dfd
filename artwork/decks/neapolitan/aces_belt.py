"""The Neapolitan ace of swords: the scabbard on the diagonal, the studded belt about it ending in a snake's head."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import LineString

from artwork.engine import Drawing, moved
from artwork.engine.curves import resample, smooth
from artwork.suits import neapolitan as suits

SIDES = (-1, 1)
PALE = "#f27a63"


# fmt: off
BODY = "-34 -178 l, 34 -178 l, 30 60, 24 290 c, 0 352 c, -24 290 c, -30 60"
BELT = (
    "-236 -96, -240 -150, -200 -196, -134 -186, -70 -144, 0 -104, 72 -70, 104 -24, 72 14, 0 30, -72 50, -104 96, "
    "-72 138, 0 166, "
        "72 194, 112 196, 150 160, 178 106, 176 44")


def draw(d: Drawing) -> None:
    """The whole card: drawn upright, the hilt above, then turned."""
    with d.push(262, 404, 1.1 if d.full else 1.14, 31):
        with d.figure(1.5, 2.2):
            scabbard(d)
        blade = d.motif("hilt", suits.draw_sword, blade=60)
        d.use(blade, 0, -196, 180, 1.42, flip=True)
        with d.figure(1.3, 2.0):
            belt(d)


def scabbard(d: Drawing) -> None:
    """Red leather with gold mounts."""
    d.shape(BODY, "red", 4.2, shade=(13, 0), hatch=(14, 4.8))
    d.lines(["-2 -150, -1 60, 0 300"], 2.6)
    d.brushes([("-24 -140, -21 40, -17 260", 3.4)], PALE)
    for y in range(-116, 270, 48) if d.full else ():
        d.fill([(-11, y, "c"), (0, y - 17), (11, y, "c"), (0, y + 17)], "gold")
        d.circle(0, y, 3.4, "ink")
    throat = "-38 -182 l, 38 -182 l, 37 -140 c, 18 -132, 0 -112 c, -18 -132, -37 -140 c"
    d.shape(throat, "gold", 3.8, shade=(12, 3), hatch=(11, 4.4))
    d.brushes([("-22 -160, 0 -148, 22 -160", 2.6), ("-14 -146, 0 -132, 14 -146", 2.2)])
    chape = "-27 262 c, -10 268, 0 250 c, 10 268, 27 262 c, 23 300, 0 360, -23 300"
    d.shape(chape, "gold", 3.8, shade=(11, 3), hatch=(9, 4.4))
    d.shape(d.disc(0, 364, 10), "gold", 3.2, shade=(4, 3))
    d.brushes([("-10 284, 0 292, 10 284", 2.4), ("-12 300, 0 309, 12 300", 2)])


def belt(d: Drawing) -> None:
    """One unbroken band; where it runs behind the scabbard, the scabbard is drawn over it once more."""
    spine = resample(smooth(BELT).points(3), 121)
    half = np.interp(np.linspace(0, 1, len(spine)), [0, 0.05, 0.2, 0.86, 1], [30, 37, 44, 44, 37]) / 2
    along = np.gradient(spine, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    across = np.stack([-along[:, 1], along[:, 0]], 1)

    def rail(share: float, step: int = 3) -> list[tuple[float, float]]:
        return [(float(x), float(y)) for x, y in (spine + across * half[:, None] * share)[::step]]

    def spot(share: float) -> tuple[float, float, float]:
        i = round(share * (len(spine) - 1))
        return float(spine[i, 0]), float(spine[i, 1]), math.degrees(math.atan2(along[i, 1], along[i, 0]))

    one, other = rail(1), rail(-1)[::-1]
    outline = [(*one[0], "c"), *one[1:-1], (*one[-1], "c"), (*other[0], "c"), *other[1:-1], (*other[-1], "c")]
    # the shadow that the belt throws on the scabbard
    body = d.blob(BODY).buffer(-2)
    shadow = moved(d.blob(outline), -3, 12).intersection(body).difference(d.box(-60, -40, 60, 100))
    for part in getattr(shadow, "geoms", [shadow]):
        d.fill(part, "red2", opacity=0.55, fine=True)
    band = d.shape(outline, "green", 3.8, shade=(7, 6), hatch=(9, 4.8))
    d.lines([rail(0.68), rail(-0.68)], 2.6, "gold")
    length = LineString(spine).length
    number = int(length / (25 if d.full else 44))
    for i in range(1, number):
        x, y, _ = spot(i / number)
        d.circle(round(x, 1), round(y, 1), 6 if d.full else 8, "gold", "ink", 2.4)
    # behind: the scabbard over the belt
    window = d.box(-60, -14, 60, 76)
    patch = d.blob(BODY).intersection(window)
    d.fill(patch.intersection(band.buffer(6)), "red")
    d.fill(patch.intersection(band.buffer(6)).difference(moved(d.blob(BODY).buffer(-1.8), -13, 0)), "red2")
    for s in SIDES:
        d.lines([[(s * 31.4, -10), (s * 30.8, 30), (s * 29.6, 72)]], 4.6, clip=band.buffer(7))
    inside = patch.intersection(band.buffer(6))
    d.lines(["-2 -20, -1.6 20, -1 80"], 2.6, clip=inside)
    d.ink("-23 -30, -22 30, -21 90", 3.4, PALE, ends=(0.9, 0.9), clip=inside)
    if d.full:
        d.fill(d.blob("-11 28 c, 0 11, 11 28 c, 0 45").intersection(inside), "gold")
        d.circle(0, 28, 3.4, "ink")
        d.ticks([((29.6, y), (19, y - 4)) for y in range(2, 60, 5)], 2.1)
    for share in (0.205, 0.655, 0.815):
        buckle(d, *spot(share))
    x, y, turn = spot(1)
    with d.push(x, y, turn=turn + 90):
        d.shape("-20 8 c, 19 8 c, 17 -14, 0 -32 c, -17 -14", "blue", 3.4, shade=(6, 4))
        d.circle(0, -8, 4.8, "gold", "ink", 2.2)
    with d.push(-236, -94, 1.04, 4):
        snake(d)


def buckle(d: Drawing, x: float, y: float, turn: float) -> None:
    """A blue frame with its tongue."""
    with d.push(x, y, turn=turn):
        frame = d.blob("-14 -30 l, 14 -30 l, 14 30 l, -14 30 l").buffer(3).difference(
            d.blob("-7 -22 l, 7 -22 l, 7 22 l, -7 22 l"))
        d.shape(frame, "blue", 3.4, shade=(4, 3))
        d.lines([[(-22, 0), (12, 0)]], 5.6)
        d.lines([[(-20, 0), (10, 0)]], 2.4, "#a9cdf8")


def snake(d: Drawing) -> None:
    """The snake's head, looking down."""
    tongue = ["2 64, 4 90, -4 102", "4 90, 14 103"]
    d.lines(tongue, 7)
    d.lines(tongue, 3.4, "red")
    d.shape("-17 -20 c, -30 0, -34 22, -23 50, -6 68, 10 66, 24 48, 33 20, 28 0, 17 -20 c", "green", 4, shade=(8, 6),
        hatch=(9, 4.4))
    if d.full:
        for x, y in ((0, -10), (-9, 2), (9, 2), (-16, 20), (0, 18), (16, 20), (-9, 32), (9, 32)):
            d.lines([[(x - 6, y - 3), (x, y + 4), (x + 6, y - 3)]], 2, "green2")
    d.shape("-17 49 c, 0 56, 19 47 c, 11 65, -5 67", "red", 2.6, contour=False)
    d.fills(["-10 53 c, -6 54 c, -8 61 c", "9 53.5 c, 13 51.5 c, 11 60 c"], "paper", fine=True)
    for s in SIDES:
        d.shape([(s * 26, 8, "c"), (s * 13, 0), (s * 5, 13, "c"), (s * 14, 22), (s * 24, 19)], "gold", 2.8,
            contour=False)
        d.fill(d.disc(s * 15, 12, 2.6, 6.4), "ink")
        d.ink([(s * 29, 3), (s * 14, -7), (s * 4, 9)], 4.4, fine=False)
        d.ink([(s * 7, 42), (s * 6, 36)], 3)
