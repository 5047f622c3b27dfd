"""Re of clubs: looks right, a club upright there, the left hand hanging; green tunic, red mantle, white boots."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, crowns, hair, hands, legs, standing
from artwork.parts.faces import Look, turned, whiskers
from artwork.suits import neapolitan as suits

LEAN = (8, 7, 3, -4, -8, -5, 0, 0)
TILT = (0.0, -0.02, -0.045, -0.01, 0.04, 0.03, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    legs.hatched_base(d, "green", feet=((160, 48), (323, 48)))
    with standing.figure(d, LEAN, TILT, x=236):
        mantle(d)
        lower(d)
        tunic(d)
        arms(d)
        collar(d)
        head(d)


def mantle(d: Drawing) -> None:
    """The red mantle with its blue edge: from the left shoulder behind the arm to the ground, and behind his back."""
    d.shape(
        "300 250, 330 262, 344 330, 350 430, 356 560, 372 690 c, 352 706, 332 694, 310 708, 286 696 c, 270 560, "
        "280 400",
        ("#a20d19", "#6e0a14"),
        shade=(12, 6),
        hatch=(13, 6.5),
        folds=[("334 420, 340 560, 354 692", 12), ("318 540, 322 620, 330 692", 11)],
    )
    d.shape(
        "286 678, 310 689, 332 675, 352 687, 370 670, 375 692, 352 708, 332 696, 310 710, 284 698",
        "blue",
        3.4,
        shade=(4, 6),
    )
    d.shape(
        "179 240, 145 258, 120 310, 104 400, 88 500, 76 600, 62 704 c, 80 722, 102 709, 122 724, 143 710, 163 723, "
        "184 716 c, 186 600, 196 470, 200 330",
        "red",
        shade=(16, 7),
        hatch=(14, 6.5),
        folds=[
            ("132 330, 106 480, 82 708", 14),
            ("146 380, 122 540, 104 706", 14),
            ("160 420, 144 560, 126 708", 14),
            ("174 470, 164 600, 160 710", 12),
        ],
    )
    edge = d.shape(
        "64 684, 82 702, 103 689, 123 704, 143 690, 164 703, 185 694, 184 719, 163 725, 143 712, 122 726, 102 711, "
        "80 724, 60 706",
        "blue",
        3.4,
        shade=(4, 6),
    )
    if d.full:
        for x, y in ((74, 701), (93, 706), (113, 704), (133, 708), (153, 705), (173, 708)):
            d.fill(d.disc(x, y, 3.4).intersection(edge), "gold")


def lower(d: Drawing) -> None:
    """White boots with turned tops, yellow hose above them."""
    boot(d, (212, 576), (178, 716), False)
    boot(d, (286, 576), (312, 716), True)


def boot(d: Drawing, knee: standing.Joint, ankle: standing.Joint, flip: bool) -> None:
    """One leg in its boot."""
    legs.leg(d, knee, ankle, "gold", flip, 1.06)
    side = 1 if flip else -1
    a, b = standing.between(knee, ankle, 0.3), standing.between(knee, ankle, 0.97)
    shaft = [(a[0] + 3 * side, a[1], 52), (*standing.between(a, b, 0.4, 2 * side), 47),
             (*standing.between(a, b, 0.75), 36), (*b, 31)]  # fmt: skip
    legs.boot(d, shaft, "white", 1.0, flip)
    for share, half in ((0.42, 17), (0.7, 13), (0.88, 11)):
        crease = [standing.between(a, b, share + sag, off) for sag, off in ((0, half), (0.05, 0), (0, -half * 0.4))]
        d.ink(crease, 2.2, ends=(0.8, 0.1))
    outline = [(0.22, 31), (0.26, 0), (0.22, -31), (0.43, -30), (0.49, -12), (0.44, 0), (0.5, 12), (0.42, 30)]
    spots = [standing.between(knee, ankle, share, off) for share, off in outline]
    top = [(*p, "c") if i in (0, 2, 3, 7) else p for i, p in enumerate(spots)]
    d.shape(top, "white", 3.8, shade=(8, 6), hatch=(8, 6))
    standing.button(d, *standing.between(knee, ankle, 0.35), 6, "gold")


def tunic(d: Drawing) -> None:
    """A green tunic to the knee, open in front over a gold one, with a red belt."""
    d.shape(
        "196 390, 300 390, 318 452, 328 508, 334 556 c, 312 566, 290 556 c, 268 568, 246 558 c, 222 570, 200 558 c, "
        "180 566, 156 554 c, 162 494, 172 444",
        "green",
        shade=(16, 8),
        hatch=(14, 6.5),
        folds=[
            ("208 410, 190 490, 180 556", 10),
            ("286 410, 302 490, 312 558", 10),
        ],
    )
    d.shape(
        "232 396, 272 396, 282 470, 288 554 c, 268 568, 246 558 c, 222 568, 208 560 c, 216 480",
        "gold", 3.6, shade=(10, 6), hatch=(10, 6),
        folds=[("244 420, 236 490, 230 562", 7), ("260 420, 264 490, 268 562", 7)],
    )  # fmt: skip
    d.lines(["230 398, 216 480, 207 558", "274 398, 284 470, 290 554"], 4.6, "red")
    d.lines(["161 541, 180 551, 198 543", "293 541, 312 551, 330 542"], 4.6, "gold")
    if d.full:
        for x, y in ((248, 456), (250, 500), (250, 540)):
            d.use(d.motif("brocade-red", cloth.brocade, colour="red2"), x, y)
    body = (
        "214 230, 280 230, 320 244, 336 270, 326 316, 312 356, 304 396 c, 250 404, 194 394 c, 184 352, 168 312, "
        "162 272, 180 246"
    )
    region = d.shape(
        body, "green", shade=(24, 6), hatch=(18, 6.5),
        folds=[("206 380, 206 350, 196 326", 8), ("290 382, 286 352, 298 324", 8)],
    )  # fmt: skip
    d.shape("228 244, 276 244, 270 320, 268 396, 236 396, 232 320", "gold", 3.4, shade=(9, 4), clip=region)
    d.lines(["228 250, 232 320, 236 394", "276 250, 270 320, 268 394"], 4.4, "red")
    for y in (292, 316, 340, 364):
        d.shape(d.tube([(232, y, 6), (251, y + 4, 7), (270, y, 6)]), "red", 2.4, shade=(0, 2), swell=0)
        standing.button(d, 251, y + 4, 4.8, "white")
    d.shape(d.tube("192 391 15, 248 402 16, 306 391 15"), "red", 3.6, shade=(4, 6))
    d.shape("234 386, 268 386, 272 402, 266 418, 236 418, 230 402", "gold", 3.2, shade=(5, 5))
    d.shape(d.disc(251, 402, 8), "green", 2.6, shade=(3, 3))


def arms(d: Drawing) -> None:
    """One arm hangs; the other grips the thin end of the club."""
    shoulder, elbow, wrist = (174, 270), (136, 356), (140, 440)
    standing.forearm(d, elbow, wrist, "gold", (42, 40, 28), bulge=-3)
    standing.paned(d, shoulder, (138, 354), ("blue", "gold"), 7, 1.06, out=9)
    standing.cross(d, shoulder, (138, 354), 0.96, 26, "red")
    with d.push(142, 464, 0.88, turn=4, flip=True):
        hands.lowered_hand(d)
    standing.cuff(d, elbow, wrist, 17)
    d.shape(
        "170 238, 204 232, 214 252, 196 274, 166 300, 140 330 c, 122 330, 112 318 c, 124 280, 142 254",
        "red",
        shade=(8, 7),
        hatch=(10, 6),
        folds=[("184 252, 158 280, 132 322", 7), ("166 250, 140 280, 120 316", 6)],
    )
    d.shape(d.tube("208 238 10, 200 262 11, 172 292 11, 144 328 10"), "blue", 3.2, shade=(3, 3))
    shoulder, elbow, wrist = (326, 268), (356, 360), (384, 390)
    standing.forearm(d, elbow, wrist, "gold", (44, 40, 28), bulge=4)
    standing.puffed(d, (326, 268), (354, 356), "blue", "gold", 3, 1.02, out=-8)
    standing.cross(d, shoulder, elbow, 0.93, 26, "red")
    with d.push(420, 400, 0.84, turn=14):
        hands.fist_back(d)
    suits.club(d, 422, 282 if d.full else 276, 352 if d.full else 372, 3)
    with d.push(420, 400, 0.84, turn=14):
        hands.fist_front(d)
    standing.cuff(d, elbow, wrist, 17)


def collar(d: Drawing) -> None:
    """A broad blue collar with a gold chain."""
    region = d.shape(
        "212 226, 250 240, 286 224, 318 240, 338 268, 322 282, 298 274, 276 292, 250 288, 224 294, 204 274, 186 284, "
        "172 270, 186 240",
        "blue",
        shade=(9, 8),
        hatch=(10, 6),
    )
    d.lines(["178 268, 188 275, 206 265, 226 284, 250 279, 274 283, 297 264, 320 273, 331 266"], 4, "gold", clip=region)
    d.shape("214 220, 250 240, 286 220, 296 232, 276 252, 250 260, 224 252, 204 234", "white", 3.4, shade=(5, 6))


def head(d: Drawing) -> None:
    """A lean old face, white hair, a curled moustache and a long pointed beard, a green crown."""
    size = 1.06 if d.full else 1.16
    with d.push(256, 206 - 98 * size, size, turn=4, flip=True):
        hair.locks(
            d,
            [hair.wavy(34, 16, 54, 108, 5, 1.3, 0.4, 8), hair.wavy(28, 30, 44, 112, 5, 1.3, 1.4, 8)],
            widths=(14, 22, 22, 18, 12, 4),
            colour="brown",
        )
        turned(d, Look(hair="brown2", gaze=-0.5, bridge="straight", mouth="grave", brow=1.2, lift=1.5, jaw=0.92, chin=3,
                       iris="#3b6b3a", age=1))  # fmt: skip
        hair.locks(
            d,
            [hair.wavy(38, 14, 48, 96, 5, 1.4, 0.2, 8), hair.wavy(32, 18, 38, 78, 4, 1.3, 1.0, 8)],
            widths=(10, 16, 17, 14, 9, 3),
            colour="brown",
        )
        d.shape(
            "-22 92 c, -12 94, -2 91 c, 2 100, 0 114, -6 126, -14 136 c, -20 122, -24 108",
            "brown", 3.0, shade=(4, 3), inner=[("-16 96, -17 110, -14 126", 1.8), ("-9 96, -9 110, -11 124", 1.8)],
        )  # fmt: skip
        whiskers(d, "brown", 1.0, True)
    with d.push(256, 202 - 98 * size, size, turn=4):
        crowns.leaved(d)
