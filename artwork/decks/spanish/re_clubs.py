"""Rey of clubs: stout and grey, he looks left, a mighty club in his fist; blue robe over a belly, ochre mantle."""

from __future__ import annotations

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import crowns, hair, hands
from artwork.parts.faces import Look, turned, whiskers
from artwork.suits import spanish as suits

LEAN = (-16, -14, -9, 2, 9, 5, 0, 0)
TILT = (0, 0.02, 0.05, 0.01, -0.03, -0.02, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "gold")
        with figures.stand(f, LEAN, TILT, x=336):
            mantle(f)
            figures.toe(f, 196, 752, "blue")
            figures.toe(f, 300, 752, "blue", right=True)
            robe(f)
            hip_arm(f)
            club_arm(f)
            tippet(f)
            head(f)


def mantle(d: Drawing) -> None:
    """An ochre mantle that hangs from both shoulders."""
    region = figures.piece(
        d,
        "196 240, 316 240, 366 280, 396 380, 412 500, 416 620, 420 724 c, 388 740, 352 726 c, 316 740, "
        "280 728 c, 200 726 c, "
        "160 738, 118 724 c, 126 600, 138 480, 146 360, 164 280",
        "gold",
        [("386 420, 396 580, 390 730", 15), ("140 520, 138 620, 140 728", 12)],
        (16, 4),
    )
    figures.hem(d, "112 712, 160 726, 200 716, 280 718, 316 728, 352 714, 388 728, 428 712", 14, region, "red")


def robe(d: Drawing) -> None:
    """A wide robe over a great belly, blue with a white front of red lozenges."""
    region = figures.piece(
        d,
        "204 240, 254 232, 308 240, 340 280, 350 340, 346 400, 352 480, 360 600, 366 726 c, 330 742, 292 728 c, "
        "256 744, 220 728 c, "
        "184 742, 150 726 c, 156 600, 162 480, 164 400, 158 340, 170 280",
        "blue",
        [("184 430, 172 580, 170 728", 14), ("332 430, 344 580, 344 728", 15)],
        (28, 4),
    )
    front = d.shape(
        "222 232, 284 232, 300 300, 306 400, 308 500, 306 620, 304 740 c, 254 752, 206 740 c, 204 620, 202 500, "
        "204 400, 208 300",
        "white", 4.2, clip=region.buffer(-0.5),
    )  # fmt: skip
    d.crescent(front, 16, 0, "white2", front.buffer(-1.8))
    if d.full:
        name = d.motif("lozenge", lozenge)
        d.scatter(front, 52, 32, name, inset=13)
    else:
        for y in (470, 540, 610, 680):
            with d.push(255, y, 2):
                lozenge(d)
    figures.hem(d, "144 706, 184 722, 220 708, 256 724, 292 708, 330 722, 372 706", 24, region, "red")
    belt = d.shape(d.tube("160 404 22, 206 426 25, 256 432 26, 306 426 25, 350 404 22"), "red", 4.2)
    d.crescent(belt, 2, 11, "red2", belt.buffer(-1.8))
    d.shape(d.disc(256, 432, 22, 21), "gold", 4.2, shade=(6, 6), swell=0)
    d.circle(256, 432, 9, "blue", "ink", 3.2)


def lozenge(d: Drawing) -> None:
    """A lozenge (motif)."""
    d.fill("0 -12 l, 9 0 l, 0 12 l, -9 0 l", "red")


def hip_arm(d: Drawing) -> None:
    """The arm at the right: thumb in the belt."""
    elbow, wrist = (412, 366), (364, 410)
    with d.push(316, 420, 0.96, turn=-8, flip=True):
        hands.fist_knuckles(d)
    figures.lower_sleeve(d, elbow, wrist, "red", (54, 48, 34), 5)
    figures.ring(d, elbow, wrist, 0.95, 20, "white", 14)
    figures.upper_sleeve(d, (334, 282), (410, 364), "blue", "white", 1.24, -10)


def club_arm(d: Drawing) -> None:
    """The arm at the left lifts the club like a sceptre."""
    length = 384 if d.full else 416
    figures.grasp(d, 70, 432, 1.1, -5, lambda: suits.club(d, 0, -length * 0.27, length))
    elbow, wrist = (158, 424), (120, 434)
    figures.lower_sleeve(d, elbow, wrist, "red", (54, 48, 34), -4)
    figures.ring(d, elbow, wrist, 0.9, 20, "white", 14)
    figures.upper_sleeve(d, (182, 282), (158, 420), "blue", "white", 1.24, 10)


def tippet(d: Drawing) -> None:
    """The mantle's collar, tied with a red bow."""
    region = d.shape(
        "200 236, 254 228, 312 236, 350 262, 368 302, 340 310, 312 292, 280 274, 254 270, 226 274, 194 292, "
        "168 308, 144 298, 162 260",
        "gold", 4.4, shade=(8, 9),
    )  # fmt: skip
    d.ink("322 254, 338 280, 340 304", 3.6, ends=(0.7, 0.1), clip=region)
    d.ink("186 254, 170 280, 168 302", 3.6, ends=(0.7, 0.1), clip=region)
    for flip in (False, True):
        with d.push(254, 276, flip=flip):
            d.shape("2 0, 20 -16, 40 -12, 40 10, 18 12", "red", 4, shade=(4, 5))
            d.shape("2 4, 16 24, 28 56 c, 16 52, 8 60 c, 2 30", "red", 4, shade=(3, 4))
    d.shape(d.disc(254, 278, 11, 12), "red", 4, shade=(3, 4), swell=0)


def head(d: Drawing) -> None:
    """A full face with a grey moustache and round beard; a crown of leaves."""
    size = 1.16 if d.full else 1.26
    with d.push(256, 222 - 98 * size, size, turn=-3):
        hair.locks(
            d, [hair.wavy(34, 22, 46, 84, 3, 1.0, 0.4, 8), hair.wavy(28, 28, 38, 90, 3, 1.0, 1.2, 8)],
            widths=(16, 22, 22, 18, 12, 4), colour="grey", light="#fffdf6",
        )  # fmt: skip
        turned(d, Look(hair="grey2", gaze=-0.5, bridge="broad", mouth="smile", brow=1.6, lift=1.2, jaw=1.16, age=2))
        d.shape(
            "38 50 c, 42 66, 42 86, 32 104, 14 114, -8 116, -24 108, -33 92, -33 80 c, -26 80, -22 92, -12 95, "
            "2 92, 10 84, 20 78, "
            "28 68, 33 54",
            "grey", 4, shade=(6, 5),
            inner=[("-22 96, -20 104, -16 110", 2.4), ("-8 98, -7 106, -4 112", 2.4), ("6 92, 10 102, 10 110", 2.4),
                   ("20 82, 26 92, 24 104", 2.4), ("30 66, 36 78, 34 92", 2.4)],
        )  # fmt: skip
        whiskers(d, "grey", 1.35, curl=True)
        hair.locks(
            d,
            [hair.wavy(40, 14, 42, 60, 3, 1.0, 0.2, 8)],
            widths=(11, 17, 17, 13, 9, 3),
            colour="grey",
            light="#fffdf6",
        )
        with d.push(0, -4, 1.06):
            crowns.leaved(d, "gold", "blue", "straw")
