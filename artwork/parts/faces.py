"""Faces for standing figures: three-quarter and profile views to the left, at the size of a fifth of the card.

Units of ``heads.small``: crown 0, chin 100, eyes 50. Mirror the place for a face that looks right.
"""

from __future__ import annotations

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, points_of
from artwork.parts.heads import MOUTHS, Features, lengthened, lines_of_age

BRIDGES = {
    "straight": ("-10.5 43, -13 54, -21 66, -22.5 70, -17 73.5", "-6.5 65, -4 70, -7.5 73.5"),
    "hooked": ("-10 43, -13.5 50, -20.5 58, -26 69.5, -23 73.5, -17 73.5", "-6.5 65, -3.5 70, -7.5 74"),
    "snub": ("-10.5 44, -12 55, -18 63, -23.5 65.5, -22.5 70.5, -16.5 72.5", "-7 65, -4.5 69, -8 72.5"),
    "long": ("-10.5 43, -13 54, -21.5 66, -24 73, -18 76.5", "-6 65, -3 71, -7 76"),
    "broad": ("-11 43, -13.5 55, -22 64, -25 70, -18.5 75", "-5 63, -1 69.5, -6 75"),
}
PROFILES = {
    "straight": "-32 38 , -28 44, -33 54, -40 63, -40 67, -32 70",
    "hooked": "-33 37, -29.5 43, -37 50, -43 61, -43 67.5, -33 70",
    "snub": "-32 38, -27 45, -32 54, -41 60, -41.5 64.5, -32 69",
    "long": "-32 38, -28.5 44, -34 55, -42 64, -42 70.5, -32 72",
    "broad": "-33 38, -28 44, -34 54, -42 62, -42 69, -32 71",
}
Look = Features


def lidded(d: Drawing, x: float, y: float, w: float, look: Look, face: BaseGeometry) -> None:
    """One eye, w wide on either side of its centre."""
    h = w * 0.36 * look.eye
    if not d.full:
        d.fill(d.disc(x, y, w * 0.62, w * 0.5 * look.eye), "ink")
        return
    ball = d.blob(
        [(x - w, y + 1, "c"), (x - w * 0.35, y - h), (x + w * 0.4, y - h * 0.9), (x + w, y + 1, "c"),
         (x + w * 0.35, y + h * 0.78), (x - w * 0.4, y + h * 0.78)]
    )  # fmt: skip
    d.fill(ball, "white", clip=face)
    at = x + look.gaze * w * 0.42
    d.fill(d.disc(at, y - 0.4, w * 0.42, w * 0.44).intersection(ball), look.iris)
    d.fill(d.disc(at, y - 0.4, w * 0.24, w * 0.27).intersection(ball), "ink")
    d.fill(d.disc(at - 1.2, y - 1.6, w * 0.12, w * 0.12), "white")
    lid = [(x - w * 1.12, y + 1.5), (x - w * 0.3, y - h * 1.05), (x + w * 0.45, y - h), (x + w * 1.18, y + 1.5)]
    d.ink(lid, 3.0, ends=(0.3, 0.3))
    d.ink([(x - w * 0.7, y + h * 0.8), (x, y + h * 1.15), (x + w * 0.7, y + h * 0.8)], 1.3)
    d.ink([(x - w * 0.95, y - h * 1.3), (x, y - h * 2.0), (x + w * 0.9, y - h * 1.2)], 1.4)
    if look.age:
        d.ink([(x - w * 0.6, y + h * 1.9), (x + 1, y + h * 2.3), (x + w * 0.8, y + h * 1.7)], 1.2)


def turned(d: Drawing, look: Look) -> BaseGeometry:
    """The face in three-quarter view, to the left; returns its region."""
    outline = ("-10 0, -26 10, -30 26, -31.5 37, -28.5 46, -33 57, -31.5 68, -28.5 80, -19 95, -6 101, 8 97, 24 84, "
               "33 66, 36 48, 37 24, 20 3")  # fmt: skip
    face = d.shape(
        lengthened(outline, look), look.skin, 3.6, shade=(6, 2.5), extra=["-30 22, 0 20, 34 22, 34 33, 0 28, -30 32"]
    )
    inside = face.buffer(-1.6)
    if d.full:
        for x, rx in ((14, 9), (-25, 5)):
            d.fill(d.disc(x, 69, rx, 6.4), "blush", 0.2, clip=inside)
            d.ticks([((x + rx - 3 - i * 3.6, 65 + i % 2), (x + rx - 6.5 - i * 3.6, 71 + i % 2))
                     for i in range(round(rx / 2.6))], 1.2, "blush2", clip=inside)  # fmt: skip
        for i, y in enumerate((44, 49, 54, 59, 64, 69)):
            edge = (36, 36, 36, 35, 33.5, 31)[i]
            d.ink([(edge + 1, y), (edge - 5, y + 2.5), (edge - 9 - i % 2 * 2, y + 5)], 1.7, ends=(1, 0.05), clip=inside)
    lidded(d, -20, 50, 6.4, look, face)
    lidded(d, 7, 50, 8.4, look, face)
    up, low = look.lift, look.frown
    d.ink(
        [(-29, 42 - up * 0.6), (-22, 37.5 - up), (-13.5, 41 + low - up * 0.5)],
        4.2 * look.brow, look.hair, ends=(0.3, 0.6), fine=False,
    )  # fmt: skip
    d.ink(
        [(-3.5, 41.5 + low - up * 0.5), (7, 36 - up), (20, 42 - up * 0.6)],
        4.6 * look.brow, look.hair, ends=(0.7, 0.2), fine=False,
    )  # fmt: skip
    if low and d.full:
        d.ink("-7.4 40, -7.8 43, -7 46", 1.3)
    ridge, wing = BRIDGES[look.bridge]
    d.fill("-10 46, -6 58, -5 66, -9 68, -13 66, -11 56", look.shade, 0.55, clip=face, fine=True)
    d.ink(ridge, 2.6, ends=(0.3, 0.6), fine=False)
    d.ink("-19 73.5, -14 72, -9 74", 2.8, ends=(0.4, 0.3))
    d.ink(wing, 2.2)
    lips(d, -11, look, face)
    lines_of_age(
        d,
        look.age,
        ("-24 60, -27 70, -24 78", "2 66, 7 73, 6 81", "-16 26, 6 24, 24 27", "19 47, 25 46", "19 51, 25 53"),
    )
    return face


def lips(d: Drawing, x: float, look: Look, face: BaseGeometry) -> None:
    """The mouth in three-quarter view, its middle at x."""
    end = MOUTHS[look.mouth]
    if d.full:
        d.fill(
            [(x - 11, 83 + end, "c"), (x - 4, 79.8), (x - 0.5, 81), (x + 3.5, 79.8), (x + 12, 83 + end, "c"),
             (x + 4, 84.8), (x - 4, 84.8)],
            "lips2", clip=face,
        )  # fmt: skip
        d.fill([(x - 8.5, 84), (x, 85), (x + 9, 84), (x + 4, 89), (x - 4, 89)], "lips", clip=face)
    d.ink(
        [(x - 12.5, 82.4 + end), (x - 4, 83.7), (x, 82.9), (x + 4, 83.7), (x + 13.5, 82 + end)],
        2.3, ends=(0.6, 0.5), fine=False,
    )  # fmt: skip
    if look.mouth == "smile":
        d.ink([(x + 14, 76), (x + 17, 80), (x + 16, 85)], 1.4)
    d.ink([(x - 5, 92), (x, 93), (x + 6, 91.5)], 1.6)


def profile(d: Drawing, look: Look) -> BaseGeometry:
    """The face in strict profile, to the left, ear at (14, 56); returns its region."""
    rows = (
        "24 6, -6 0, -24 10, -31 24",
        PROFILES[look.bridge],
        "-33.5 74, -36 77 , -33 80 c, -35.5 83.5, -31.5 87, -33 93, -28 100, -17 102, -3 97, 13 88, 22 72, 26 44",
    )
    outline = lengthened(", ".join(rows), look)
    face = d.shape(outline, look.skin, 3.6, shade=(5, 3), extra=["-34 20, 0 18, 30 20, 30 33, 0 28, -34 31"])
    inside = face.buffer(-1.6)
    if d.full:
        d.fill(d.disc(-10, 70, 9, 6.5), "blush", 0.2, clip=inside)
        d.ticks([((-4 - i * 3.6, 66 + i % 2), (-7.5 - i * 3.6, 72 + i % 2)) for i in range(4)], 1.2, "blush2", inside)
        d.hatch_area(d.blob("26 60, 18 78, 4 92, -12 99, -4 104, 20 94, 34 70").intersection(inside), 60, 4.6, 1.5)
    ball = d.blob(
        [(-27, 46 - look.eye, "c"), (-22, 45.5 - look.eye), (-13, 51, "c"), (-19, 53), (-25.5, 53 + look.eye * 0.5)]
    )
    if d.full:
        d.fill(ball, "white", clip=inside)
        d.fill(d.disc(-24, 49.4, 2.6, 3.8).intersection(ball), look.iris)
        d.fill(d.disc(-24.4, 49.4, 1.5, 2.4).intersection(ball), "ink")
        d.ink("-26 53.6, -19 54, -13 52", 1.3)
        d.ink("-26 42.5, -19 41.5, -11 46", 1.3)
    else:
        d.fill(d.disc(-22, 49, 4, 3.8), "ink")
    d.ink("-28.5 47, -24 45.4, -17 47, -10.5 52", 3.0, ends=(0.6, 0.2))
    up = look.lift
    d.ink(
        [(-32, 39 + look.frown - up * 0.4), (-22, 34.5 - up), (-9, 40 - up * 0.5)],
        4.6 * look.brow, look.hair, ends=(0.7, 0.2), fine=False,
    )  # fmt: skip
    d.ink("-31 62, -27 65.5, -29 70.5", 2.1)
    d.ink("-38.5 68, -34 67.6, -31 69.6", 2.2, ends=(0.3, 0.4))
    end = MOUTHS[look.mouth]
    if d.full:
        d.fill("-33 74.5, -36 77, -33 80 c, -24 80 c, -29 76", "lips2", clip=inside)
        d.fill("-33 80 c, -35.5 83.5, -31 86, -27 84, -23 80 c", "lips", clip=inside)
    d.ink([(-34, 79.6), (-27, 80), (-20, 79.6 + end)], 2.4, ends=(0.7, 0.3), fine=False)
    if look.mouth == "smile":
        d.ink("-18 74, -15.5 78, -17 83", 1.4)
    d.ink("-28 89.5, -25 91, -24 94", 1.5)
    lines_of_age(d, look.age, ("-25 62, -19 70, -21 77", "-9 50, -3 48", "-26 26, -10 23, 6 25", "-9 54, -3 56"))
    return face


def ear(d: Drawing, x: float, y: float, look: Look, size: float = 1.0) -> None:
    """An ear, face to the left."""
    with d.push(x, y, size):
        d.shape("4 -11, -3 -14, -9 -9, -7 0, -4 7, 0 12, 5 8, 6 -2", look.skin, 2.8, shade=(2, 2))
        d.ink("2 -8, -3 -10, -5 -5, -3 3", 1.6)
        d.ink("0 -2, -3 -2, -2 4", 1.3)


def pointed_beard(d: Drawing, colour: str, length: float = 0.0) -> None:
    """A short beard along the jaw that ends in a point, with a moustache; for the three-quarter face."""
    tip = 124 + length
    outline: list[tuple[float | str, ...]] = [
        (33, 50, "c"), (37, 62), (33, 80), (22, 98), (10, 110), (-4, tip - 6), (-14, tip, "c"), (-20, 112), (-25, 98),
        (-28, 86, "c"), (-23, 90), (-18, 89), (-13, 93), (-4, 90), (3, 84), (12, 80), (22, 72), (28, 60),
    ]  # fmt: skip
    strands = ("-18 95, -18 106, -14 119", "-9 96, -8 108, -12 120", "0 93, 3 104, -2 116", "10 86, 14 97, 8 108",
               "19 78, 24 88, 18 100", "28 66, 33 76, 28 88")  # fmt: skip
    d.shape(outline, colour, 3.2, shade=(6, 4), inner=[(s, 1.9) for s in strands])
    whiskers(d, colour)


def forked_beard(d: Drawing, colour: str) -> None:
    """A broad beard parted in two curls, with a moustache; for the three-quarter face."""
    outline = ("34 44 c, 41 60, 43 82, 40 106, 30 126, 20 138 , 8 142 c, 7 130, 0 116 c, -6 128, -14 138, -26 141 c, "
               "-32 124, -33 104, -30 84 c, -24 78, -22 90, -12 94, 0 91, 7 82, 15 75, 24 64, 29 50")  # fmt: skip
    strands = ("-24 92, -27 108, -24 132", "-15 97, -17 114, -21 130", "-6 97, -7 108, -12 124", "4 94, 5 106, 8 120",
               "13 86, 17 106, 13 132", "22 76, 28 96, 24 122", "30 62, 36 82, 33 106")  # fmt: skip
    d.shape(outline, colour, 3.2, shade=(7, 5), inner=[(s, 2.0) for s in strands])
    d.shape(d.wedge("-12 90, -9 96, -10 102", 6), colour, 2.0, swell=0)
    whiskers(d, colour, 1.1)


def whiskers(d: Drawing, colour: str, size: float = 1.0, curl: bool = False) -> None:
    """A moustache for the three-quarter face; curl: its ends turned up."""
    rows = (
        ("-10 76, -18 75, -27 79, -34 74, -36 67", "-11 76, 0 75, 11 80, 20 76, 24 68")
        if curl
        else ("-10 76.5, -18 76, -27 81, -33 79", "-11 76.5, 0 75.5, 10 81, 20 79")
    )
    for row, width in zip(rows, (8 * size, 8.6 * size), strict=True):
        d.shape(d.wedge(row, width * d.scale), colour, 2.2, shade=(1.5, 2), swell=0)


__all__ = ["Look", "ear", "forked_beard", "pointed_beard", "points_of", "profile", "turned", "whiskers"]
