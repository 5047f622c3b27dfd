"""Rey of swords: frowning, black forked beard; sword upright at the left; ochre robe under an open red mantle."""

from __future__ import annotations

from artwork.decks.spanish import figures
from artwork.engine import Drawing
from artwork.parts import crowns, hair, hands
from artwork.parts.faces import Look, forked_beard, turned
from artwork.suits import spanish as suits

LEAN = (4, 3, 2, -3, -6, -4, 0, 0)
TILT = (0, -0.01, -0.035, -0.01, 0.025, 0.015, 0, 0)


def draw(d: Drawing) -> None:
    """The card."""
    with figures.flat(d) as f:
        figures.ground(f, "blue", grass="ink")
        with figures.stand(f, LEAN, TILT, x=322):
            mantle(f)
            figures.toe(f, 206, 752, "red")
            figures.toe(f, 284, 753, "red", right=True)
            robe(f)
            orb_arm(f)
            sword_arm(f)
            collar(f)
            head(f)


def mantle(d: Drawing) -> None:
    """The red mantle behind him, open in front, trailing at the right; its lining is white."""
    back = figures.piece(
        d,
        "196 246, 308 246, 350 270, 376 360, 396 480, 414 610, 440 738 c, 404 752, 372 742 c, 340 752, "
        "308 742 c, 180 742 c, "
        "152 748, 122 738 c, 136 610, 146 470, 150 350, 160 280",
        "red",
        [("384 430, 398 580, 404 740", 15), ("140 520, 140 640, 150 738", 12)],
        (14, 4),
    )
    figures.hem(d, "120 730, 152 738, 180 732, 308 732, 340 742, 372 732, 404 742, 446 728", 17, back)
    d.shape("300 260, 336 330, 350 470, 356 600, 368 730 c, 330 736, 296 736 c, 290 500", "white", 4.2, shade=(-14, 0))
    d.shape("196 260, 170 330, 160 470, 156 600, 150 728 c, 176 736, 204 736 c, 206 500", "white", 4.2, shade=(10, 0))


def robe(d: Drawing) -> None:
    """A long ochre robe with a blue panel down the front, strewn with stars."""
    robe = figures.piece(
        d,
        "204 240, 250 232, 298 240, 318 268, 312 330, 302 392, 318 480, 332 600, 346 728 c, 312 738, 282 726 c, "
        "250 740, "
        "220 726 c, 192 736, 166 724 c, 176 600, 184 480, 194 392, 182 330, 176 270",
        "gold",
        [("196 410, 184 560, 186 730", 14), ("300 410, 316 560, 316 732", 15)],
        (26, 3),
    )
    panel = d.shape(
        "226 240, 274 240, 272 320, 268 392, 278 500, 286 620, 292 740 c, 250 750, 208 738 c, 214 620, 222 500, "
        "232 392, 228 320",
        "blue", 4.2, clip=robe.buffer(-0.5),
    )  # fmt: skip
    d.crescent(panel, 14, 0, "blue2", panel.buffer(-1.8))
    d.ink("244 420, 234 560, 230 728", 4, ends=(0.7, 0.1), clip=panel)
    d.ink("260 420, 268 560, 270 728", 4, ends=(0.7, 0.1), clip=panel)
    for y in (452, 520, 588, 656) if d.full else (470, 570, 660):
        figures.star(d, 251, y, 13 if d.full else 18, "straw")
    figures.hem(d, "160 708, 192 720, 220 710, 250 724, 282 710, 312 722, 352 710", 20, robe, "red")
    belt = d.shape(d.tube("188 388 21, 248 402 24, 308 388 21"), "red", 4.2)
    d.crescent(belt, 2, 9, "red2", belt.buffer(-1.6))
    d.shape(d.box(232, 386, 266, 418), "gold", 4, shade=(5, 5), swell=0)
    d.fill(d.box(241, 395, 257, 409), "ink")


def orb_arm(d: Drawing) -> None:
    """The arm at the right, its fist on the belt, out of a wide red sleeve."""
    elbow, wrist = (376, 372), (328, 408)
    with d.push(282, 414, 0.9, turn=-6, flip=True):
        hands.fist_knuckles(d)
    figures.lower_sleeve(d, elbow, wrist, "gold", (50, 44, 32), 4)
    figures.ring(d, elbow, wrist, 0.95, 18, "blue", 14)
    figures.piece(
        d,
        "300 246, 340 256, 372 290, 398 350, 412 420, 416 478 c, 392 470, 362 420 c, 346 400, 340 372, 330 330",
        "red",
        [("336 290, 366 350, 392 440", 13), ("350 280, 386 350, 404 420", 8)],
        (14, 6),
    )
    d.shape("416 478 c, 392 470, 362 420 c, 356 410, 350 400 c, 372 424, 396 450, 414 462 c", "white", 3.6, swell=0)


def sword_arm(d: Drawing) -> None:
    """The arm at the left with the sword upright."""
    length = 336 if d.full else 372
    figures.grasp(d, 92, 346, 0.98, -4, lambda: suits.sword_in_hand(d, length))
    elbow, wrist = (172, 388), (138, 354)
    figures.lower_sleeve(d, elbow, wrist, "gold", (50, 44, 32), -5)
    figures.ring(d, elbow, wrist, 0.95, 19, "blue", 14)
    figures.piece(
        d,
        "204 246, 172 252, 148 284, 136 340, 130 400, 128 452 c, 158 456, 192 428, 208 396 c, 212 340",
        "red",
        [("186 290, 168 360, 150 440", 13), ("164 284, 150 350, 140 420", 8)],
        (14, 6),
    )
    d.shape("128 452 c, 158 456, 192 428, 208 396 c, 210 386 c, 190 414, 160 438, 128 438 c", "white", 3.6, swell=0)


def collar(d: Drawing) -> None:
    """A broad round collar and a chain of state."""
    region = d.shape(
        "196 240, 250 226, 304 240, 336 264, 330 292, 296 306, 250 312, 204 306, 168 290, 164 262",
        "white",
        4.2,
        shade=(8, 9),
    )
    for x, y in ((186, 276), (214, 290), (250, 294), (286, 290), (314, 276), (200, 260), (300, 260)):
        d.shape([(x, y - 9, "c"), (x + 4, y + 4), (x, y + 9, "c"), (x - 4, y + 4)], "ink", 1, clip=region, swell=0)
    for i in range(9):
        d.circle(190 + i * 15, 306 + 26 * (1 - ((i - 4) / 4) ** 2), 6.6, "gold", "ink", 3)
    d.shape(d.disc(250, 346, 15), "blue", 4, shade=(4, 4), swell=0)


def head(d: Drawing) -> None:
    """A stern face, black hair and beard, an ochre crown over red."""
    size = 1.14 if d.full else 1.24
    with d.push(252, 218 - 98 * size, size, turn=2):
        hair.locks(
            d,
            [hair.wavy(34, 20, 50, 104, 5, 1.2, 0.4, 9), hair.wavy(28, 26, 42, 112, 5, 1.2, 1.2, 9)],
            widths=(16, 24, 25, 20, 13, 4), colour="black", light="#75695c",
        )  # fmt: skip
        turned(d, Look(hair="ink", gaze=-0.6, bridge="hooked", mouth="stern", brow=1.4, frown=2.4, jaw=1.04, age=1))
        hair.locks(
            d, [hair.wavy(39, 14, 44, 84, 5, 1.2, 0.2, 9), hair.wavy(32, 18, 34, 62, 4, 1.1, 0.9, 7)],
            widths=(11, 17, 18, 15, 9, 3), colour="black", light="#75695c",
        )  # fmt: skip
        forked_beard(d, "black")
        with d.push(0, -4, 1.06):
            crowns.spiked(d, "gold", "red", ("red", "blue", "red"))
