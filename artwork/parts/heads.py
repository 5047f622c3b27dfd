"""Faces in local units: hairline 0, chin 100 (``small``: crown 0, chin 100).

Hair, beard and hat come from their modules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shapely.geometry.base import BaseGeometry

from artwork.engine import Drawing, moved, points_of
from artwork.engine.curves import type_points


@dataclass(frozen=True)
class Features:
    """What makes one face differ from another.

    gaze: pupils moved, units (positive: to the right of the card, before mirroring); brow: weight of the brows; lift:
    brows raised; frown: their inner ends lowered; eye: how far the eyes are open; jaw and nose: size against the
    model; chin: longer by so many units; bridge: straight, hooked, long, snub or broad nose (in profile, its size does
    it); mouth: grave, smile or stern; age: 0 young, 1 lined, 2 old; fair: a smooth face, without strokes on nose,
    cheek and jaw.
    """

    skin: str = "flesh"
    hair: str = "hair2"
    iris: str = "#5b3a1e"
    gaze: float = 0.0
    brow: float = 1.0
    lift: float = 0.0
    jaw: float = 1.0
    nose: float = 1.0
    age: int = 0
    lips: str = "#d2553f"
    fair: bool = False
    bridge: str = "straight"
    mouth: str = "grave"
    eye: float = 1.0
    frown: float = 0.0
    chin: float = 0.0

    @property
    def shade(self) -> str:
        """The skin's shade."""
        return self.skin + "2"


PLAIN = Features()
MOUTHS = {"grave": 0.0, "smile": -2.6, "stern": 2.2}
"""How far the corners of the mouth hang."""
NOSES = {  # of the three-quarter view: shade, light (it may hide a part of the far eye), ridge, underside, wing
    "straight": (
        "17 33, 21 38, 27 54, 30 60, 24 65, 14 64, 11 58, 17 52, 15 42",
        "18 36, 21 38, 27 54, 29 60, 25 62, 20 52",
        "19 31, 18.8 37, 22 45, 27 54, 30.5 59.5, 29 63, 25 64.5",
        "16 64.3, 20 63.6, 25 65",
        "14 56, 11.5 60, 13.5 64.5, 17 64",
    ),
    "hooked": (
        "17 33, 20 46, 22 50, 24 58, 21 63, 14 65, 11 59, 17 50, 15 42",
        "20.5 42, 25 45, 29 52, 33.5 60, 33 66, 27 67, 21 62, 20 50",
        "19 32, 20 39, 25 45, 29.5 51.5, 34 60, 33 66, 27 67",
        "16 65.2, 21 64.8, 27 67",
        "14 56.5, 11.5 61, 13.5 65.5, 17 65",
    ),
    "long": (
        "17 33, 20 46, 23 54, 23 60, 18 66, 12 64, 12 58, 17 48, 15 42",
        "20 43, 23 50, 28 56, 32 63, 30.5 69, 24 69, 19 63, 18 52",
        "19 33, 20 40, 25 50, 30.5 57, 33 64, 30 69.5, 24 70",
        "24 70, 20 67.6, 15 68",
        "14 57, 10.5 62, 12 67, 15.5 67.6",
    ),
    "snub": (
        "17 34, 18.5 40, 21 50, 26 58, 22 63, 14 62.5, 11.5 57, 16 51, 15 42",
        "18 36, 19.5 42, 23.5 51, 29 56.5, 28.5 60, 24 62, 19 52",
        "19 32, 17.6 38, 19.4 45.5, 24 52.5, 31 56, 31 60, 25.5 62.6",
        "16 62.6, 20 61.4, 25.5 62.8",
        "14 54.5, 11.5 58.6, 13.5 63, 17 62.4",
    ),
    "broad": (
        "16 33, 20 40, 25 54, 28 61, 24 66, 13 66, 8.5 60, 15 53, 14 42",
        "18 36, 21 39, 27 51, 32.5 60, 31 64, 25 65, 20 54",
        "18 31, 18 37, 21 44, 27 51.5, 33 59, 31.5 64.4, 26 66",
        "14 65.6, 20 64.6, 26 66.4",
        "12.5 55, 8 60.4, 10.5 66.4, 15.5 65.8",
    ),
}


def jawed(points: str, jaw: float, centre: float = 0.0, start: float = 52.0) -> list[tuple[float | str, ...]]:
    """An outline whose lower half is wider or narrower."""
    out: list[tuple[float | str, ...]] = []
    for x, y, *flag in points_of(points):
        share = min(1.0, max(0.0, (float(y) - start) / 20))
        out.append((centre + (float(x) - centre) * (1 + (jaw - 1) * share), y, *flag))
    return out


def lines_of_age(d: Drawing, age: int, rows: Sequence[str]) -> None:
    """The first rows from forty on, all of them in old age."""
    for row in rows[: 0 if not age else len(rows) if age > 1 else 2]:
        d.ink(row, 1.5)


def eye(
    d: Drawing,
    x: float,
    y: float,
    w: float,
    h: float,
    side: int = 1,
    iris: str = "#5B3A1E",
    look: float = 0,
    tilt: float = 0,
) -> None:
    """An eye w wide and h high on either side of its centre; side 1: its outer corner is at the right."""
    with d.push(x, y, 1, tilt * side, flip=side < 0):
        al = d.blob(
            [
                (-w, h * 0.35, "c"),
                (-w * 0.45, -h * 0.62),
                (w * 0.15, -h * 0.85),
                (w * 0.7, -h * 0.35),
                (w, h * 0.1, "c"),
                (w * 0.35, h * 0.7),
                (-w * 0.4, h * 0.75),
            ]
        )
        d.fill(al, "#FFFFFF")
        lx = look * side
        d.fill(d.disc(lx, -h * 0.08, h * 0.83), "ink", clip=al)
        d.fill(d.disc(lx, -h * 0.05, h * 0.6), iris, clip=al, fine=True)
        d.fill(d.disc(lx, -h * 0.08, h * 0.34), "ink", clip=al, fine=True)
        d.fill(d.disc(lx - h * 0.28, -h * 0.32, h * 0.17), "#FFFFFF", clip=al, fine=True)
        d.ink(
            [
                (-w * 1.08, h * 0.45),
                (-w * 0.45, -h * 0.62),
                (w * 0.15, -h * 0.9),
                (w * 0.7, -h * 0.42),
                (w * 1.22, h * 0.15),
            ],
            3.4,
            profile="late",
            fine=False,
        )
        d.ink([(-w * 0.9, h * 0.5), (-w * 0.3, h * 0.82), (w * 0.35, h * 0.78), (w, h * 0.2)], 1.5)
        d.ink([(-w * 0.95, -h * 0.5), (-w * 0.3, -h * 1.35), (w * 0.35, -h * 1.5), (w * 1.1, -h * 0.75)], 1.5)
        d.ink([(-w * 0.5, h * 1.35), (w * 0.1, h * 1.5), (w * 0.7, h * 1.15)], 1)


def blush(d: Drawing, x: float, y: float, rx: float, ry: float, f: BaseGeometry) -> None:
    """A cheek: a pale tint and rose hatching, within the face."""
    g = d.disc(x, y, rx, ry).intersection(f)
    d.fill(g, "#F6C5A4", fine=True)
    d.hatch_area(d.disc(x, y, rx * 0.86, ry * 0.86).intersection(f), -24, 3.6, 1.7, "#E58E70")


def brow(d: Drawing, pts: type_points, w: float = 4.6, col: str = "hair2", prof: str = "early") -> None:
    """A brow."""
    d.ink(pts, w, col, profile=prof, fine=False)


def mouth(d: Drawing, x: float, y: float, w: float, far: float = 1, corner: float = 0) -> None:
    """A mouth w wide on either side; far: the share of its far half in a face that is turned.

    corner: how far its corners hang.
    """
    with d.push(x, y):
        f = far
        d.fill(
            d.blob(
                [
                    (-w, corner, "c"),
                    (-w * 0.35, -3.6),
                    (0, -2.4),
                    (w * 0.35 * f, -3.6),
                    (w * f, corner, "c"),
                    (w * 0.4 * f, 6),
                    (0, 7),
                    (-w * 0.45, 6),
                ]
            ),
            "#D2553F",
        )
        d.fill(
            d.blob([(-w * 0.5, 3), (0, 2.6), (w * 0.5 * f, 3), (w * 0.2 * f, 5.2), (-w * 0.2, 5.2)]),
            "#EE8A70",
            fine=True,
        )
        d.ink(
            [
                (-w * 1.12, corner * 1.3 - 1.4),
                (-w * 0.8, corner * 0.7 + 0.6),
                (-w * 0.35, -0.2),
                (0, 1.2),
                (w * 0.35 * f, -0.2),
                (w * 0.8 * f, corner * 0.7 + 0.6),
                (w * 1.1 * f, corner * 1.3 - 1.4),
            ],
            2.4,
            fine=False,
        )
        d.ink([(-w * 0.4, -3.6), (0, -2.4), (w * 0.4 * f, -3.6)], 1.1)
        d.ink([(-w * 0.5, 7), (0, 8.4), (w * 0.45 * f, 7)], 1.6)


def ear(d: Drawing, x: float, y: float, k: float = 1, features: Features = PLAIN) -> None:
    """An ear seen from its side, face to the right."""
    with d.push(x, y, k):
        d.shape("0 -14, 7 -17, 12 -11, 10 0, 6 9, 2 13, -3 8, -4 -4", features.skin, 2.6)
        d.ink("0 -9, 6 -12, 8 -6, 5 4", 1.7)
        d.ink("1 -2, 4 -4, 4 2, 1 5", 1.3)


def front(d: Drawing, features: Features = PLAIN) -> BaseGeometry:
    """The face from the front. Hairline 0, chin 100, ears at x 43; returns its region."""
    f = d.blob(
        jawed(
            "0 -14, 26 -8, 37 12, 39.5 36, 36.5 58, 28 81, 13 97, 0 101, -13 97, -28 81, -36.5 58, -39.5 36, "
            "-37 12, -26 -8",
            features.jaw,
        )
    )
    for side in (-1, 1):
        with d.push(0, 0, 1, 0, flip=side < 0):
            d.shape("37 34, 43 30, 47 36, 46 48, 42 60, 37 63", features.skin, 3.2)
            d.ink("40 38, 44 38, 43 50, 40 55", 1.6)
    d.shape(f, features.skin, 3.8)
    d.fill(f.difference(moved(f, -9 * d.scale, -4 * d.scale)), features.shade)
    for side in (-1, 1):
        blush(d, 22 * side, 61, 11, 8, f)
    if not features.fair:
        d.hatch_area(f.difference(moved(f, -8 * d.scale, -2 * d.scale)), 20, 4.2, 1.2)
    d.fill("4 31, 9 34, 7 48, 10 60, 5 63, 4 50", features.shade, fine=True)
    d.fill("8 33, 20 29, 31 34, 28 36, 14 35", features.shade, fine=True)
    d.fill("-8 33, -20 29, -31 34, -28 36, -14 35", features.shade, fine=True)
    eye(d, 18, 41, 9.6, 6.2, 1, features.iris, features.gaze, 2)
    eye(d, -18, 41, 9.6, 6.2, -1, features.iris, features.gaze, 2)
    brow(d, "7 31, 15 25.5, 24 25, 33 31", 4.8 * features.brow, features.hair)
    brow(d, "-7 31, -15 25.5, -24 25, -33 31", 4.8 * features.brow, features.hair)
    d.ink("7 31, 4.5 38, 5 50, 8 57", 2, profile="early")
    d.ink("8 55, 10.5 60, 8.5 64.5, 5.5 63.5", 2.2)
    d.ink("-8 56, -10.5 60, -8.5 64.5, -5.5 63.5", 2.2)
    d.ink("-5 64, -2 65, 0 67, 2 65, 5 64", 2.4)
    d.fill(d.disc(4.6, 64, 1.9, 1.2), "ink", fine=True)
    d.fill(d.disc(-4.6, 64, 1.9, 1.2), "ink", fine=True)
    for y in () if features.fair else (40, 45, 50, 55):
        d.ink([(6, y), (9.5, y + 2.5)], 1.1, profile="in")
    d.ink("-1.6 69, -1.8 73", 1.1)
    d.ink("1.6 69, 1.8 73", 1.1)
    mouth(d, 0, 77, 13.5, 1, MOUTHS[features.mouth])
    d.ink("-6 89, 0 87.6, 6 89", 1.6)
    d.ink("-4 96, 0 97, 5 95.5", 1)
    lines_of_age(
        d,
        features.age,
        (
            "-13 61, -18 68, -19 75",
            "13 61, 18 68, 19 75",
            "-22 15, 0 12, 22 15",
            "-25 51, -18 53, -10 51",
            "25 51, 18 53, 10 51",
            "-16 21, 0 19, 16 21",
        ),
    )
    return f


def lengthened(points: str, features: Features) -> list[tuple[float | str, ...]]:
    """An outline with this face's jaw and chin."""
    return [
        (x, float(y) + features.chin * min(1.0, max(0.0, (float(y) - 74) / 20)), *flag)
        for x, y, *flag in jawed(points, features.jaw)
    ]


def three_quarter(d: Drawing, features: Features = PLAIN) -> BaseGeometry:
    """The face in three-quarter view, looking right (mirror the place for left). Hairline 0, chin 100."""
    f = d.blob(
        lengthened(
            "2 -14, 24 -8, 34 8, 36 24, 33.5 32, 35 40, 37.5 50, 35 62, 31 74, 27 88, 20 98, 10 102, -2 100, "
            "-17 92, -31 77, -39 56, -41 32, -38 8, -22 -9",
            features,
        )
    )
    d.shape(f, features.skin, 3.8)
    d.fill(f.difference(moved(f, 9 * d.scale, -5 * d.scale)), features.shade)
    blush(d, -11, 62, 13, 8.5, f)
    blush(d, 31, 60, 5, 7, f)
    sh = d.blob("-41 30, -33 34, -30 56, -20 76, -6 92, 8 99, 8 106, -20 100, -44 70")
    if not features.fair:
        d.hatch_area(sh.intersection(f), -38, 4.4, 1.25)
    d.fill("-14 34, -3 29, 10 33, 8 36, -5 34", features.shade, fine=True)
    eye(d, -2, 41, 10.2, 6.2 * features.eye, -1, features.iris, 3 + features.gaze, 0)
    eye(d, 27, 40.5, 6.6, 5.8 * features.eye, 1, features.iris, 1.6 + features.gaze * 0.6, 0)
    up, low = features.lift, features.frown
    brow(d, [(12, 31 + low), (4, 26 + low * 0.5 - up), (-5, 25 - up), (-17, 32 - up * 0.5)], 5 * features.brow,
         features.hair)  # fmt: skip
    brow(d, [(20, 30 + low), (26, 25.5 + low * 0.4 - up), (31, 26 - up), (35, 31 - up * 0.5)], 4.2 * features.brow,
         features.hair)  # fmt: skip
    shade, light, ridge, under, wing = NOSES[features.bridge]
    long = 1 + (features.nose - 1) * 0.5
    with d.push(19 * (1 - features.nose), 36 * (1 - long), features.nose, tall=long):
        d.fill(shade, features.shade, fine=True)
        d.fill(light, features.skin, fine=features.bridge in ("straight", "snub"))
        d.ink(ridge, 2.6, profile="late", fine=False)
        d.ink(wing, 2.3)
        d.ink(under, 2.3)
        d.fill(d.disc(18.5, float(points_of(under)[1][1]), 2.2, 1.3), "ink", fine=True)
    for y in () if features.fair else (42, 46, 50, 54, 58):
        d.ink([(18 + (y - 42) * 0.3, y - 3), (12 + (y - 42) * 0.12, y)], 1.1, profile="in")
    with d.push(20, 77, 1, -2):
        mouth(d, 0, 0, 12.5, 0.72, MOUTHS[features.mouth])
    d.ink("12 90, 18 88.6, 23 89.5", 1.6)
    d.ink("19 68, 19.5 72", 1.1)
    if not features.fair:
        d.ink("7 64, 3 70, 4 76", 1.2)
    lines_of_age(
        d,
        features.age,
        (
            "2 62, -3 70, -3 78",
            "32 62, 33 68, 32 74",
            "-20 14, 4 10, 26 14",
            "-11 52, -3 54, 6 52",
            "-14 21, 6 18, 24 20",
        ),
    )
    return f


def nosed(points: str, nose: float) -> list[tuple[float | str, ...]]:
    """A profile whose nose juts out more or less."""
    return [
        (float(x) * (1 + (nose - 1) * (0.55 if 44 < float(y) < 66 and float(x) > 5 else 0)), y, *flag)
        for x, y, *flag in points_of(points)
    ]


def profile(d: Drawing, features: Features = PLAIN) -> BaseGeometry:
    """The face in strict profile, looking right (mirror the place for left).

    X = 0 at the brow, hairline 0, chin 100, ear at (-43, 45).
    """
    f = d.blob(
        nosed(
            "-60 -20, -30 -24, -8 -8, 0 8, 3 20, 4.5 27, 1 33, 1.5 37, 7 46, 13.5 55, 17.5 61, 16 65, 9 66.5, "
            "6 68 c, 7.5 71, 10.5 74.5, 9 77.5, 4.5 78.3 c, 9 80.5, 8.5 84, 5 87, 7 92, 6 98, 0 102.5, -10 102, "
            "-28 96, -43 84, -50 60, -62 40, -72 10",
            features.nose,
        )
    )
    d.shape(f, features.skin, 3.8)
    blush(d, -14, 61, 10, 8, f)
    d.fill("2 32, -3 30, -14 32, -22 38, -12 35, -4 36", features.shade, clip=f, fine=True)
    d.fill("12 62, 6 58, 0 61, 2 66, 9 66.5", features.shade, clip=f, fine=True)
    e = d.blob("-4.5 36.5 c, -11 35.5, -22 42 c, -14 44.5, -6.5 45")
    d.fill(e, "#FFFFFF")
    d.fill(d.disc(-7.4, 40.5, 3.6, 5.2), "ink", clip=e)
    d.fill(d.disc(-7.4, 40.7, 2.4, 3.8), features.iris, clip=e, fine=True)
    d.fill(d.disc(-6.6, 40.7, 1.5, 2.4), "ink", clip=e, fine=True)
    d.fill(d.disc(-8.2, 39, 1, 1), "#fff", clip=e, fine=True)
    d.ink("-1.5 37.5, -5 35.4, -12 35.2, -19 39, -25 44", 3.6, profile="early", fine=False)
    d.ink("-6 45.3, -13 45.5, -20 43.5", 1.5)
    d.ink("-4 32, -12 31, -21 36", 1.5)
    d.ink("-7 49.5, -13 50.5, -19 48", 1.1)
    d.ink("-24 46, -29 48", 1)
    d.ink("-24 43, -29 43", 1)
    d.ink("-24 40, -28 38", 1)
    brow(d, "4 26.5, -4 22.5, -14 23, -26 31", 5.6 * features.brow, features.hair)
    d.ink("6 56.5, 2.5 60, 3.5 64.5, 7 65.2", 2.3)
    d.fill(d.disc(9.3, 64.6, 2.5, 1.3), "ink", clip=f, fine=True)
    if not features.fair:
        d.ink("0 62, -5 68, -7 74", 1.3)
    d.fill("6 71, 10.5 74.5, 4 78.3, -5 78, 0 75", features.lips, clip=f)
    d.fill("4 78.5, 9 80.5, 8 84, 1 83, -5 78.5", features.lips, clip=f)
    d.ink("5.5 78.2, 0 78, -6 79.4, -8.5 78", 2.3, fine=False)
    for y in (8, 14):
        d.ink([(0, y), (-10, y - 2), (-22, y + 1)], 1.1)
    if not features.fair:
        d.hatch_area(
            d.blob("-44 58, -36 52, -30 70, -14 90, 0 96, -4 104, -30 98, -46 84").intersection(f), -35, 4.3, 1.25
        )
    lines_of_age(
        d, features.age, ("-2 64, -8 71, -9 78", "-20 49, -13 53, -8 51", "1 10, -10 7, -24 9", "-28 38, -34 36")
    )
    return f


def lost_profile(d: Drawing, features: Features = PLAIN) -> BaseGeometry:
    """The head turned away, to the right: cheek, ear and the tip of the nose only (mirror the place for left).

    Hairline 0, chin 100, ear at (-8, 48). Hair and hat cover the rest.
    """
    nose = d.blob("30 44, 36 52, 40 59, 37 63, 30 63 c")
    d.shape(nose, features.skin, 3.2)
    f = d.shape(
        jawed(
            "-40 -12, -4 -22, 24 -10, 31 6, 32 20, 30 32, 31 44, 34 56, 33 70, 30 82, 26 92, 16 98, -4 98, "
            "-24 90, -38 72, -46 40",
            features.jaw,
            -4,
        ),
        features.skin,
        3.8,
    )
    d.crescent(f, 9 * d.scale, -4 * d.scale, features.shade)
    blush(d, 18, 64, 10, 9, f)
    d.ink("29 33, 24 30, 17 31", 4.4 * features.brow, features.hair, clip=f, fine=False)
    d.ink("31 42, 27 39, 22 42", 2.6, fine=False)
    d.ink("26 44, 30 47", 1.6)
    d.ink("31 66, 27 70, 27 76", 1.6)
    d.ink("30 84, 24 83", 1.8, fine=False)
    d.hatch_area(d.blob("-40 60, -20 66, -6 84, 10 92, 8 100, -26 94").intersection(f), -35, 4.3, 1.25)
    ear(d, -8, 48, 1.05, features)
    lines_of_age(d, features.age, ("24 52, 18 53, 14 51", "22 48, 16 47"))
    return f


def small(d: Drawing, features: Features = PLAIN) -> BaseGeometry:
    """A face from the front for heads under a fifth of the card: crown 0, chin 100, eyes at 50."""
    skin, brow = features.skin, features.hair
    outline = "0 -2, 22 4, 34 24, 36 45, 33 64, 25 84, 12 98, 0 101, -12 98, -25 84, -33 64, -36 45, -34 24, -22 4"
    face = d.shape(
        jawed(outline, features.jaw), skin, 3.6, shade=(6, 2.5), extra=["-30 22, 0 20, 34 22, 34 34, 0 29, -30 33"]
    )
    inside = face.buffer(-1)
    if d.full:
        for x in (20, -21):
            d.fill(d.disc(x, 69, 8, 6), "blush", 0.2, clip=inside)
            d.ticks([((x + 5 - i * 3.6, 65 + i % 2), (x + 1.5 - i * 3.6, 71 + i % 2)) for i in range(3)], 1.2, "blush2")
        for i, edge in enumerate((36, 36, 36, 35, 34)):
            y = 45 + 5 * i
            stroke = [(edge + 1, y), (edge - 5, y + 2.5), (edge - 9 - i % 2 * 2, y + 5)]
            d.ink(stroke, 1.7, ends=(1, 0.05), clip=inside)
        d.fill("3 46, 7 58, 9 67, 5 66, 3 56", skin + "2", 0.6, clip=face)
    for middle in (-15.5, 14):
        small_eye(d, middle, 50, 7.8, features, face)
    up, low = features.lift, features.frown
    for side in (-1, 1):
        row = [(side * 24 - 0.5, 42 - up * 0.6), (side * 14.5 - 0.5, 37 - up), (side * 5.5 - 0.5, 41 + low - up * 0.5)]
        d.ink(row, 4.2 * features.brow, brow, ends=(0.25, 0.65), fine=False)
    d.ink("4 43, 2.5 52, 4.5 62, 7.5 67, 6 71.5", 2.2, ends=(0.3, 0.5))
    d.ink("-7.5 68, -7.5 71.5, -3.5 72", 2.0, ends=(0.3, 0.4))
    d.ink("-4 72.5, -0.5 74.5, 4 72.5", 2.6, ends=(0.4, 0.4))
    end = MOUTHS[features.mouth]
    if d.full:
        upper = [(-11.5, 83 + end, "c"), (-4.5, 79.8), (-1, 81), (3, 79.8), (11.5, 83 + end, "c"), (3.5, 84.5)]
        d.fill([*upper, (-4.5, 84.5)], "lips2", clip=face)
        d.fill([(-9, 84), (-0.5, 85), (8.5, 84), (3.5, 89), (-4.5, 89)], "lips", clip=face)
    lips = [(-12.5, 82.5 + end), (-4.5, 83.6), (-0.5, 82.9), (3.5, 83.6), (12.5, 82 + end)]
    d.ink(lips, 2.2, ends=(0.6, 0.5), fine=False)
    d.ink([(-5.5, 92), (-0.5, 93), (5.5, 91.5)], 1.6)
    lines_of_age(d, features.age, ("-12 68, -17 75, -16 82", "12 68, 17 75, 16 82", "-18 26, 0 24, 18 26"))
    return face


def small_eye(d: Drawing, x: float, y: float, w: float, features: Features, face: BaseGeometry) -> None:
    """One eye of ``small``, w wide on either side of its centre."""
    if not d.full:
        d.fill(d.disc(x, y, w * 0.6, w * 0.45), "ink")
        return
    h = w * 0.36 * features.eye
    upper = [(x - w, y + 1, "c"), (x - w * 0.35, y - h), (x + w * 0.4, y - h * 0.9), (x + w, y + 1, "c")]
    ball = d.blob([*upper, (x + w * 0.35, y + h * 0.75), (x - w * 0.4, y + h * 0.75)])
    d.fill(ball, "white", clip=face)
    at = x + features.gaze * w * 0.38
    for part, colour in ((0.42, features.iris), (0.24, "ink")):
        d.fill(d.disc(at, y - 0.4, w * part, w * part).intersection(ball), colour)
    d.fill(d.disc(at - 1.1, y - 1.6, w * 0.12, w * 0.12), "white")
    lid = [(x - w * 1.1, y + 1.5), (x - w * 0.3, y - h * 1.05), (x + w * 0.45, y - h), (x + w * 1.15, y + 1.5)]
    d.ink(lid, 2.9, ends=(0.3, 0.3))
    d.ink([(x - w * 0.7, y + h * 0.8), (x, y + h * 1.15), (x + w * 0.7, y + h * 0.8)], 1.3)
    d.ink([(x - w * 0.95, y - h * 1.3), (x, y - h * 2.0), (x + w * 0.9, y - h * 1.2)], 1.3)
