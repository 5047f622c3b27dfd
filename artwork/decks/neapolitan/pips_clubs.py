"""The Neapolitan 2 and 3 of clubs: the mirrored pair, and the grotesque mask at the crossing."""

from __future__ import annotations

from artwork.engine import Drawing, mirrored
from artwork.suits import neapolitan as suits

SIDES = (-1, 1)
ORANGE = "#ee8a3c"
RUST = "#b3471c"


def two(d: Drawing) -> None:
    """A mirrored pair, thick ends up."""
    suits.club(d, 142, 415, 566, -6, 1.28)
    with d.push(358, 415, flip=True):
        suits.club(d, 0, 0, 566, -6, 1.28)


def three(d: Drawing) -> None:
    """Three crossed clubs; at the crossing the gatto mammone."""
    suits.club(d, 253, 415, 650, 0, 1.22)
    suits.club(d, 250, 412, 650, 35, 1.22)
    suits.club(d, 250, 412, 650, -35, 1.22)
    with d.push(250, 406, 1.14 if d.full else 1.26):
        mask(d)


# fmt: off
def mask(d: Drawing) -> None:
    """The gatto mammone, 320 x 250: curly fringe, big ears, drooping moustache, bared teeth."""
    d.mark()
    for s in SIDES:
        ear = [(s * 84, -50, "c"), (s * 104, -82), (s * 138, -104), (s * 152, -112, "c"), (s * 156, -70),
            (s * 148, -28), (s * 122, 2), (s * 90, 16, "c")]
        d.shape(ear, "gold", 4, shade=(8, 6), hatch=(12, 5))
        inner = [(s * 98, -44), (s * 120, -70), (s * 140, -84, "c"), (s * 139, -50), (s * 122, -22), (s * 102, -10)]
        d.shape(inner, "red", 2.8, shade=(-8, 5), contour=False)
        d.brushes([([(s * 104, -36), (s * 122, -54), (s * 134, -72)], 2.4),
            ([(s * 106, -22), (s * 120, -36), (s * 130, -50)], 2)])
    face = mirrored([(0, -104), (60, -98), (92, -64), (100, -14), (96, 34), (82, 74), (54, 106), (22, 120), (0, 123)])
    d.shape(face, "gold", 4.2, shade=(17, 9), hatch=(18, 5))
    mouth = d.shape(mirrored("0 46, 34 42, 64 50, 70 62, 58 84, 30 96, 0 99"), "red", 3.6, contour=False,
        extra=[mirrored("0 62, 40 60, 52 70, 30 82, 0 84")])
    for x in (-49, -33, -16.5, 0, 16.5, 33, 49):
        long = 7.6 - abs(x) * 0.055
        tooth = ([(x - 7, 44, "c"), (x + 7, 44, "c"), (x + 4, 66), (x, 78, "c"), (x - 4, 66)] if abs(x) == 33
            else [(x - 7.4, 45, "c"), (x + 7.4, 45, "c"), (x + 6, 58 + long), (x, 61 + long), (x - 6, 58 + long)])
        d.shape(tooth, "white", 2.2, shade=(3, 1.5) if d.full else None, clip=mouth, contour=False, swell=0)
    for x in (-40, -24, -8, 8, 24, 40):
        low = x * x * 0.006
        d.shape([(x - 7.5, 95 - low, "c"), (x - 6.5, 84 - low), (x, 80 - low), (x + 6.5, 84 - low),
            (x + 7.5, 95 - low, "c")], "white", 2.2, shade=(3, 1.5) if d.full else None, clip=mouth, contour=False,
            swell=0)
    d.brushes([("-72 60, -40 42, 0 44, 40 42, 72 60", 4.2), ("-62 82, -32 99, 0 102, 32 99, 62 82", 4.6)])
    d.ink("-20 110, 0 113, 20 110", 3)
    for s in SIDES:
        d.brushes([([(s * 28, 22), (s * 52, 26), (s * 76, 44), (s * 82, 66)], 3.6),
            ([(s * 84, 0), (s * 82, 20), (s * 74, 32)], 2.8)])
        d.fill([(s * 56, 2), (s * 74, 4), (s * 80, 16), (s * 66, 24), (s * 52, 16)], ORANGE, fine=True)
        d.ticks([((s * (56 + i * 5), 4 + i * 1.4), (s * (54 + i * 5), 18 + i)) for i in range(5)], 2, RUST)
        white = [(s * 72, -24, "c"), (s * 58, -44), (s * 36, -44), (s * 18, -22, "c"), (s * 38, -8), (s * 58, -10)]
        lid = [(s * 72, -26), (s * 58, -44), (s * 36, -44), (s * 18, -24), (s * 38, -35), (s * 58, -35)]
        d.shape(white, "white", 3.6, contour=False, extra=[lid])
        d.circle(s * 43, -26, 12, "green", "ink", 2.6)
        d.circle(s * 42.5, -26, 6.2, "ink")
        d.circle(s * 43 - 3.5, -30, 2.6, "paper")
        brow = [(s * 10, -32, "c"), (s * 22, -54), (s * 50, -72), (s * 80, -62), (s * 90, -40, "c"), (s * 70, -50),
            (s * 48, -54), (s * 28, -42)]
        d.shape(brow, "black", 2, contour=False)
        d.brushes([([(s * 22, -44), (s * 34, -60)], 2), ([(s * 36, -52), (s * 48, -67)], 2),
            ([(s * 52, -55), (s * 64, -65)], 2), ([(s * 68, -52), (s * 78, -59)], 2)], "gold", fine=True)
        d.brushes([([(s * 22, -12), (s * 44, 0), (s * 70, -10)], 2.4), ([(s * 26, -4), (s * 44, 6), (s * 62, 0)],
            1.8)], fine=True)
    d.brushes([("-10 -40, -6 -54, -10 -64", 3), ("10 -40, 6 -54, 10 -64", 3)], fine=True)
    nose = mirrored("0 -42, 12 -34, 10 -4, 30 10, 32 26, 18 34, 0 30")
    d.shape(nose, "gold", 3.4, shade=(9, 5), contour=False)
    d.fills([[(s * 22, 24), (s * 12, 20), (s * 8, 28), (s * 18, 30)] for s in SIDES], "ink")
    d.ticks([((14, -20 + i * 6), (6, -17 + i * 6)) for i in range(5)], 1.9)
    d.ink("-6 -30, -5 -8, -10 8", 3.2, "glow")
    for s in SIDES:
        wisp = [(s * 4, 36, 12), (s * 28, 37, 22), (s * 56, 46, 26), (s * 84, 66, 24), (s * 98, 96, 19),
            (s * 98, 124, 13), (s * 112, 140, 9), (s * 126, 134, 6), (s * 124, 122, 3)]
        d.shape(d.tube(wisp), "black", 3.2)
        d.brushes([([(s * 14, 34), (s * 44, 38), (s * 74, 54), (s * 94, 88), (s * 95, 122)], 2.6),
            ([(s * 18, 40), (s * 48, 47), (s * 74, 66), (s * 88, 96)], 2),
            ([(s * 26, 32), (s * 58, 40), (s * 86, 60), (s * 102, 92)], 2)], "gold", fine=True)
    curl = d.motif("curl", draw_curl)
    for x, y, turn, size, flip in ((-92, -52, -50, .9, False), (92, -52, 50, .9, True), (-78, -82, -30, 1, False),
        (78, -82, 30, 1, True), (-48, -100, -14, 1.08, False), (48, -100, 14, 1.08, True),
        (-17, -106, 0, 1.1, False), (17, -106, 0, 1.1, True), (0, -84, 0, .9, False)):
        d.use(curl, x, y, turn, size, flip)
    d.under(1.4, 2.2)


def draw_curl(d: Drawing) -> None:
    """One curl of the fringe."""
    d.shape([(-19, 10), (-23, -6), (-14, -21), (4, -25), (19, -14), (22, 4), (12, 19), (-6, 21)], "red", 3.4,
        shade=(6, 5))
    d.lines(["-16 8, -14 -10, 2 -17, 14 -6, 10 9, -3 11, -8 0, 0 -7, 6 0"], 2.6)
    d.ticks([((16, 9), (9, 6)), ((13, 14), (7, 9)), ((8, 18), (3, 12))], 2)
