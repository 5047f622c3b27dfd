"""The Piacentine suit objects: coin, cup, bowl, sword, club.

``coin(d, x, y, radius)`` and so on put an object at a place; it is drawn once a card and then used. ``draw_coin(d)``
and so on draw it directly, at the sizes given there.
"""

from __future__ import annotations

from itertools import pairwise

from artwork.engine import Drawing, mirrored, unary_union

BARK = ("#4e5a3a", "#2f3823")
MOSS = "#8a976b"
RING = "#d8572f"
PALE_GREEN = "#86ad63"


def coin(d: Drawing, x: float, y: float, radius: float = 60, turn: float = 0) -> None:
    """A coin: a smiling red face in rings of beads on black."""
    d.use(d.motif("coin", draw_coin), x, y, turn, radius / 100)


def cup(d: Drawing, x: float, y: float, height: float = 222, turn: float = 0) -> None:
    """A chalice without handles, its centre at (x, y), its foot half its height below."""
    d.use(d.motif("cup", draw_cup), x, y, turn, height / 222, lit=True)


def bowl(d: Drawing, x: float, y: float, height: float = 250) -> None:
    """The wide fluted bowl of the 2 of cups, with knobs at its sides; one and a half times as wide as high."""
    d.use(d.motif("bowl", draw_bowl), x, y, 0, height / 250)


def sword(d: Drawing, x: float, y: float, length: float = 324, turn: float = 0, girth: float = 1) -> None:
    """A sword, point up, the middle of its guard at (x, y) (grip: y + 40 girths); length from point to pommel."""
    size = girth if length > 200 else length / 324
    blade = length / size - 98
    d.use(d.motif(f"sword-{blade:g}", draw_sword, blade=blade), x, y, turn, size, lit=True)


def club(d: Drawing, x: float, y: float, height: float = 330, turn: float = 0, girth: float | None = None) -> None:
    """A rough limb, its thick cut end up, its centre at (x, y). girth: 1 for 68 units; by the height, if None."""
    size = girth or (height / 330 if height < 420 else 1)
    shape = height / size
    d.use(d.motif(f"club-{shape:g}", draw_club, height=shape), x, y, turn, size, lit=True)


# fmt: off
def smile(d: Drawing) -> None:
    """The face on the coin, half-width 46: round, ruddy, laughing."""
    skin = d.disc(0, 0, 47, 48)
    d.shape(skin, "red", 3.4, shade=(8, 6), contour=False)
    if not d.full:
        for side in (-1, 1):
            d.circle(side * 17, -10, 7.5, "ink")
            d.lines([[(side * 28, -24), (side * 17, -30), (side * 7, -25)]], 4)
        d.lines(["0 -8, -3 6, 4 7"], 3)
        d.shape("-25 14 c, 0 20, 25 14 c, 14 31, -14 31", "paper", 3.4, contour=False)
        return
    d.fills([[(s * 22, 6), (s * 33, 1), (s * 39, 8), (s * 33, 17), (s * 24, 16)] for s in (-1, 1)], "#f58d70")
    for s in (-1, 1):
        d.fill([(s * 28, -10, "c"), (s * 18, -17), (s * 8, -10, "c"), (s * 17, -6)], "paper")
        d.circle(s * 17.5 + 1.5, -11, 4.4, "ink")
        d.brushes([([(s * 30, -9), (s * 19, -18.5), (s * 7, -9.5)], 4),
            ([(s * 34, -23), (s * 20, -31), (s * 7, -24)], 5), ([(s * 26, -4), (s * 17, -2.5), (s * 10, -5)], 2),
            ([(s * 33, 21), (s * 29, 13), (s * 24, 10)], 2.2)])
    d.fill("3 -18, 6 -6, 10 6, 4 10, -3 8, 2 2", "red2")
    d.brushes([("-4 -20, -3 -6, -8 5", 2.6), ("-9 6, -5 11, 0 9, 5 11, 9 6", 3.4)])
    d.shape("-25 15 c, -12 18.5, 0 17.5, 12 18.5, 25 15 c, 15 29, 0 33, -15 29", "#7a1712", 2.6, contour=False, swell=0)
    d.fill("-20.5 17.5 c, -10 20, 0 19.4, 10 20, 20.5 17.5 c, 13 24, 0 25.5, -13 24", "paper")
    d.brushes([("-28 13, -14 17.5, 0 16.5, 14 17.5, 28 13", 3.2), ("-7 39, 0 41, 7 39", 2.4)])
    d.ticks([((s * (23 + i * 4.4), 3 - i), (s * (25 + i * 4.4), 14 - i)) for s in (-1, 1) for i in range(4)], 1.7,
        "red2")


def draw_coin(d: Drawing) -> None:
    """Radius 100."""
    d.circle(0, 0, 100, "ink")
    if d.full:
        d.circle(0, 0, 96.4, None, "gold", 2.2)
        d.beads(0, 0, 86.6, 40, 5.9, "gold")
        d.beads(0, 0, 71.6, 30, 5.7, "gold")
        d.circle(0, 0, 59, "gold", "ink", 2)
        d.beads(0, 0, 55.6, 44, 1.5, "red2")
        d.circle(0, 0, 51.6, "ink")
    else:
        d.beads(0, 0, 84, 22, 9.4, "gold")
        d.circle(0, 0, 65, "gold")
    with d.push(scale=1 if d.full else 1.22):
        smile(d)


def draw_cup(d: Drawing) -> None:
    """150 x 222: red mouth, gold collar with a blue X, yellow band, green fluted bowl, red leaves, gold foot."""
    d.mark()
    # foot and stem
    foot = "0 76, 11 76 c, 14 86, 30 94, 50 98, 55 109 c, 0 113"
    d.shape(mirrored(foot), "gold", 3.4, shade=(12, 2), hatch=(9, 4.2))
    d.lines(["-51 102, -24 105.5, 0 106, 24 105.5, 51 102"], 2.2, fine=True)
    d.brushes([([(x * 11, 82), (x * 18, 91), (x * 38, 98)], 2.2) for x in (-0.95, -0.3, 0.35, 1.0)])
    d.shape(mirrored("0 40, 12 40 c, 8 56, 13 66, 10 78 c, 0 80"), "green", 3.2, shade=(6, 1))
    d.brushes([("-3 50, -4 58, -3 74", 2)], PALE_GREEN)
    # bowl
    body = d.shape(mirrored("0 -36, 64 -36 c, 62 -6, 47 22, 22 40, 0 43"), "green", 3.6, shade=(15, 4))
    panes = [([(x * 63, -36), (x * 61, -8), (x * 44, 20), (x * 18, 40)], 2.8)
        for x in (-0.74, -0.4, -0.06, 0.28, 0.6, 0.86)]
    if d.full:
        d.fills([[(a * 63, -36, "c"), (a * 61, -8), (a * 44, 20), (a * 18, 40, "c"), (b * 18, 41, "c"), (b * 44, 20),
            (b * 61, -8), (b * 63, -36, "c")] for a, b in ((-0.92, -0.74), (-0.4, -0.22), (-0.06, 0.1),
            (0.28, 0.42))], PALE_GREEN)
    d.brushes(panes)
    d.hatching(body, 12, 4)
    # the knot of leaves under it
    for s in (-1, 1):
        leaf = [(0, 53, "c"), (s * 12, 41), (s * 32, 39, "c"), (s * 27, 50), (s * 36, 58, "c"), (s * 23, 61),
            (s * 22, 71, "c"), (s * 8, 64)]
        d.shape(leaf, "red", 2.8, shade=(4, 3))
        d.brushes([([(s * 4, 54), (s * 14, 51), (s * 27, 46)], 2)])
    d.shape(d.disc(0, 54, 7.5), "gold", 2.8, shade=(3, 2))
    # yellow band
    band = mirrored("0 -48, 68 -52 c, 71 -42, 67 -34 c, 0 -28")
    d.shape(band, "gold", 3.2, shade=(12, 1))
    if d.full:
        for i in range(-4, 5):
            d.circle(i * 14.6, round(-38.4 - i * i * 0.27, 1), 4.2, "red" if i % 2 else "blue", "ink", 1.8)
    else:
        d.lines(["-60 -42, 0 -37, 60 -42"], 5, "red")
    # collar with the X
    collar = d.shape(mirrored("0 -96, 72 -98 c, 69 -50 c, 0 -44"), "gold", 3.4, shade=(15, 1), hatch=(13, 4.2))
    for s in (-1, 1):
        d.lines([[(-25, -71 - s * 18), (25, -69 + s * 16)]], 12, clip=collar)
        d.lines([[(-24, -71 - s * 17.3), (24, -69 + s * 15.3)]], 6.4, "blue", clip=collar)
        if d.full:
            d.circle(s * 43, -74, 6.6, "red", "ink", 2.4)
            d.beads(s * 43, -74, 11.2, 10, 1.2, "ink")
            d.circle(s * 22, -70, 3, "ink")
    if d.full:
        d.circle(0, -70, 4.4, "gold", "ink", 2)
        d.brushes([("-64 -86, -62 -72, -62 -60", 3)], "glow")
    # mouth
    d.ellipse(0, -97, 74, 14, "gold", "ink", 3.6)
    d.ellipse(0, -96, 64, 9.6, "red", "ink", 2.4)
    if d.full:
        d.fill("-63 -97 c, -40 -105, 0 -105.6, 40 -105, 63 -97 c, 40 -99, 0 -100, -40 -99", "red2")
        d.brushes([("-70 -94, -50 -87.5, -20 -85.2", 2.2)], "glow")
    d.under(1.2, 1.8)


def draw_bowl(d: Drawing) -> None:
    """376 x 250: the red fluted bowl of the 2 of cups."""
    d.mark()
    d.shape(mirrored("0 104, 76 102 l, 82 120 c, 0 124"), "red", 3.8, shade=(18, 0), hatch=(10, 4.4))
    d.shape(mirrored("0 72, 26 72 c, 32 84, 50 96, 80 104, 0 108"), "gold", 3.6, shade=(14, 2), hatch=(10, 4.2))
    d.brushes([([(x * 24, 78), (x * 34, 92), (x * 66, 103)], 2.4) for x in (-0.8, -0.2, 0.4, 1.0)])
    for s in (-1, 1):
        arm = d.limb([(s * 136, -24), (s * 158, -40), (s * 166, -24)], [18, 15, 13])
        d.shape(arm.region, "gold", 3.2, shade=(4, 3))
        d.shape(d.disc(s * 168, -22, 20), "blue", 3.6, shade=(8, 6), hatch=(7, 4))
        d.shape(d.disc(s * 168, -45, 9), "gold", 3, shade=(4, 3))
        d.circle(s * 168 - 6, -28, 4.4, "paper") if d.full else None
    body = d.shape(mirrored("0 -62, 140 -62 c, 142 -22, 118 28, 72 62, 0 74"), "red", 4, shade=(24, 6))
    cuts = (-1.0, -0.8, -0.56, -0.28, 0.0, 0.28, 0.56, 0.8, 1.0)

    def rib(x: float) -> list[tuple[float, float]]:
        return [(x * 139, -60), (x * 138, -20), (x * 112, 28), (x * 66, 64)]

    for i, (a, b) in enumerate(pairwise(cuts)):
        gore = [(*rib(a)[0], "c"), *rib(a)[1:3], (*rib(a)[3], "c"), (*rib(b)[3], "c"), *rib(b)[2:0:-1],
            (*rib(b)[0], "c")]
        region = d.blob(gore).intersection(body.buffer(-1.5))
        if i % 2 and d.full:
            d.fill(region, "gold")
        d.crescent(region, 7, 2, "gold2" if i % 2 and d.full else "red2", clip=region)
    d.brushes([(rib(x), 3.2) for x in cuts[1:-1]])
    d.hatching(body, 17, 4.4)
    d.shape(d.tube("-40 66 14, 0 73 15, 40 66 14"), "green", 3.2, shade=(9, 2))
    d.brushes([("-128 -44, -124 -14, -104 20", 4)], "#f58d70")
    collar = d.shape(mirrored("0 -98, 144 -102 c, 146 -52 c, 0 -40"), "gold", 3.8, shade=(24, 1), hatch=(16, 4.4))
    if d.full:
        for x in (-104, -52, 0, 52, 104):
            y = -70 - (x / 104) ** 2 * 6
            for s in (-1, 1):
                d.lines([[(x - 15, y - s * 14), (x + 15, y + s * 14)]], 9.4, clip=collar)
                d.lines([[(x - 14.4, y - s * 13.4), (x + 14.4, y + s * 13.4)]], 5, "blue", clip=collar)
        for x in (-78, -26, 26, 78):
            d.circle(x, round(-69 - (x / 104) ** 2 * 6, 1), 7, "red", "ink", 2.6)
            d.circle(x, round(-69 - (x / 104) ** 2 * 6, 1), 2.4, "gold")
    else:
        d.lines(["-118 -76, 0 -68, 118 -76"], 13, "blue")
    d.ellipse(0, -102, 148, 19, "gold", "ink", d.weight(4))
    d.ellipse(0, -100, 134, 13, "red", "ink", 2.8)
    if d.full:
        d.fill("-132 -101 c, -80 -112, 0 -113.6, 80 -112, 132 -101 c, 80 -105, 0 -106, -80 -105", "red2")
        d.brushes([("-142 -97, -100 -88, -40 -85", 3)], "glow")
    d.under(1.5, 2.2)


def draw_sword(d: Drawing, blade: float = 226) -> None:
    """Point up, the middle of the guard at 0, 0, the pommel ends at y = 98."""
    d.mark()
    w = 10.5 if d.full else 12.5
    edge = [(0, -blade, "c"), (w * 0.6, -blade + 16), (w * 0.82, -blade + 40, "l"), (w, -4, "l"), (-w, -4, "l"),
        (-w * 0.82, -blade + 40, "c"), (-w * 0.6, -blade + 16)]
    d.shape(edge, "blade", 3.2, extra=[[(0, -blade + 8, "l"), (w, -blade + 20, "l"), (w, 0, "l"), (1.6, 0, "l")]])
    d.lines([[(0, -blade + 18), (0, -12)]], 2, fine=True)
    if d.full:
        d.lines([[(-5, -blade + 48), (-5.8, -20)]], 2, "#cfe3f5")
        d.ticks([((w - 1.4 - y / blade * 2, -y), (w - 7 - y / blade * 1.4, -y - 5))
            for y in range(18, int(blade) - 36, 7)], 1.7)
    # pommel: a small crown, its points away from the grip
    for x, y, r in ((-17, 89, 5), (17, 89, 5), (0, 93, 5.4)):
        d.shape(d.disc(x, y, r), "gold", 2.6, shade=(2, 2))
    d.shape(mirrored("0 66, 12 66 c, 17 76, 21 87 c, 9 80, 0 90 c"), "red", 3.2, shade=(6, 2))
    d.brushes([("0 70, 0 86", 2), ("-8 70, -12 80", 1.8), ("8 70, 12 80", 1.8)])
    d.shape(mirrored("0 60, 13 60 c, 14 70 c, 0 71"), "gold", 2.8, shade=(5, 0))
    # grip
    grip = mirrored("0 12, 7.5 12 c, 10.5 26, 10.5 44, 8 60 c, 0 60")
    region = d.shape(grip, "gold", 3, shade=(4, 0))
    for y in range(16, 62, 12):
        turn = [(-12, y + 4, "c"), (0, y), (12, y - 6, "c"), (12, y), (0, y + 6), (-12, y + 10, "c")]
        d.shape(turn, "red", 2, clip=region, contour=False, swell=0)
    # guard
    d.shape(mirrored("0 -8, 22 -7, 46 -9 c, 54 -14, 60 -4, 53 4 c, 46 9 c, 22 8, 0 10"), "gold", 3.2, shade=(4, 4))
    d.brushes([("-50 -3, -26 -2, -8 -3", 1.8), ("8 -3, 26 -2, 50 -3", 1.8)])
    for s in (-1, 1):
        d.circle(s * 34, 0, 13.5, "green", "ink", d.weight(3))
        knob = d.disc(s * 34, 0, 13.5)
        d.note(knob.buffer(1.5))
        if d.full:
            d.crescent(knob.buffer(-1.4), 5, 3.4, "green2")
            d.circle(s * 34, 0, 5.4, "gold", "ink", 2)
            d.beads(s * 34, 0, 9, 10, 1, PALE_GREEN)
    d.shape("0 -17 c, 13 -1 c, 0 17 c, -13 -1 c", "red", 3.2, shade=(4, 3))
    d.brushes([("-6 -3, -1 -10", 2.4)], "#f7a08f")
    d.under(1.2, 1.6)


def draw_club(d: Drawing, height: float = 330) -> None:
    """A rough sawn limb, centre at 0, 0: dark bark, knots, lopped twigs, rings on the cut ends."""
    d.mark()
    h = height / 2
    k = height / 330
    right = [(31, -h + 13), (34, -h + 46), (29, -h + 92), (31, -h + 128), (25, -14 * k), (27, 34 * k), (20, 74 * k),
        (22, h - 34)]
    left = [(-18, h - 30), (-22, 78 * k), (-21, 40 * k), (-27, 6 * k), (-25, -44 * k), (-33, -h + 104),
        (-31, -h + 60), (-34, -h + 30)]
    trunk = d.blob([(31, -h + 10, "c"), *right[1:], (19, h - 8, "c"), (8, h - 1), (-6, h - 5), (-17, h - 12, "c"),
        *left, (-32, -h + 10, "c"), (0, -h - 2)])
    twigs = [(1, -h + 112, 15), (-1, -10 * k, 13), (1, 58 * k, 12)]
    if height > 420:
        twigs += [(-1, 96 * k, 12), (-1, -h + 76, 13)]
    limbs = [d.tube([(s * 6, y + 16, w * 2.2), (s * 30, y - 2, w * 1.9), (s * 45, y - 18, w * 1.8)]) for s, y,
        w in twigs]
    region = unary_union([trunk, *limbs])
    d.shape(region, BARK, 4, shade=(13, 3))
    inside = region.buffer(-2)
    if d.full:
        d.flow([(-29, -h + 22), (-26, -h + 90), (-19, 0), (-13, h - 14)],
            [(30, -h + 20), (28, -h + 90), (22, 0), (15, h - 14)], 9, 2, wave=1.3, clip=inside)
        rows = [(-24, -h + 30, 46), (-20, -h + 96, 40), (-17, 14 * k, 44), (-13, h - 74, 34), (-8, -h + 64, 30),
            (-6, 40 * k, 30)]
        d.brushes([([(x, y), (x + 3, y + reach / 2), (x + 1, y + reach)], 3) for x, y, reach in rows], MOSS)
        d.hatching(region, 11, 4.8)
    for x, y, r in ((4, -h + 74, 8.5), (-3, 2 * k, 7.5), (4, h - 62, 7)) if d.full else ():
        d.shape(d.disc(x, y, r * 0.8, r), MOSS, 2.4, contour=False)
        d.shape(d.disc(x, y + 0.8, r * 0.42, r * 0.56), RING, 1.8, contour=False)
        d.brushes([([(x - r * 1.5, y + r * 1.5), (x, y - r * 1.5), (x + r * 1.5, y + r * 1.6)], 2)])
    for s, y, w in twigs:
        d.ellipse(s * 46, y - 19, w * 0.98, w * 0.6, "wood", "ink", d.weight(3), turn=s * 42)
        d.ellipse(s * 46, y - 19, w * 0.5, w * 0.28, None, RING, 2.6, turn=s * 42)
    d.ellipse(0, -h + 11, 33, 14.5, "wood", "ink", d.weight(3.6), turn=-5)
    if d.full:
        for share, width in ((0.76, 2.4), (0.52, 3), (0.28, 2.6)):
            d.ellipse(-1.5, -h + 11.5, 33 * share, 14.5 * share, None, RING, width, turn=-5)
        d.brushes([([(7, -h + 11), (18, -h + 9), (30, -h + 8)], 2)])
    else:
        d.ellipse(0, -h + 11, 18, 7, "red", None, 0, turn=-5)
    d.under(1.3, 1.9)


__all__ = ["bowl", "club", "coin", "cup", "draw_bowl", "draw_club", "draw_coin", "draw_cup", "draw_sword", "sword"]
