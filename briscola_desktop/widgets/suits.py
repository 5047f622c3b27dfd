"""The suits as marks: silhouettes in a square from −1 to 1, for indices, tokens and labels."""

from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from briscola_desktop.core.cards import Suit
from briscola_desktop.widgets.paths import closed, disc, star, subtracted, symmetric, united, with_mirror_image

Family = Literal["italian", "french"]


@cache
def suit_mark(family: Family, suit: Suit) -> QPainterPath:
    """The silhouette of a suit: coins ♦, cups ♥, swords ♠, clubs ♣ in the French family."""
    return _MARKS[family, suit.value]()


def _coin() -> QPainterPath:
    ring = subtracted(disc(0, 0, 0.96), disc(0, 0, 0.78))
    sun = subtracted(star(0, 0, 0.66, 0.34, 8), disc(0, 0, 0.2))
    return united(ring, sun, disc(0, 0, 0.1))


def _cup() -> QPainterPath:
    bowl = symmetric(
        (0, -0.9),
        (0.72, -0.9),
        (0.70, -0.3, 0.52, 0.1, 0.14, 0.22),
        (0.12, 0.46),
        (0.16, 0.62, 0.50, 0.66, 0.56, 0.94),
        (0, 0.94),
    )
    handle = QPainterPath()
    handle.addEllipse(QRectF(0.42, -0.72, 0.52, 0.62))
    hole = QPainterPath()
    hole.addEllipse(QRectF(0.50, -0.58, 0.32, 0.36))
    band = QPainterPath()
    band.addRect(QRectF(-1, -0.62, 2, 0.11))
    return united(subtracted(bowl, band), with_mirror_image(subtracted(handle, hole)))


def _sword() -> QPainterPath:
    blade = symmetric((0, -1.0), (0.13, -0.78), (0.10, 0.42), (0, 0.42))
    guard = QPainterPath()
    guard.addRoundedRect(QRectF(-0.44, 0.42, 0.88, 0.14), 0.07, 0.07)
    grip = QPainterPath()
    grip.addRoundedRect(QRectF(-0.08, 0.5, 0.16, 0.36), 0.05, 0.05)
    ends = (disc(0, 0.88, 0.13), disc(-0.44, 0.49, 0.11), disc(0.44, 0.49, 0.11))
    return united(blade, guard, grip, *ends)


_KNOTS = ((-0.14, -0.52), (0.15, -0.30), (-0.06, 0.06), (0.05, 0.50))


def _club() -> QPainterPath:
    body = closed(
        (-0.13, 0.98),
        (-0.14, 0.5, -0.42, 0.0, -0.38, -0.66),
        (-0.36, -0.80, -0.24, -0.92, -0.10, -0.96),
        (0.10, -1.02, 0.40, -0.92, 0.38, -0.60),
        (0.36, 0.0, 0.14, 0.5, 0.13, 0.98),
    )
    rings = [closed((x - 0.05, y), (x, y - 0.2), (x + 0.05, y), (x, y + 0.2)) for x, y in _KNOTS]
    return QTransform().rotate(28).map(subtracted(body, *rings))


def _diamond() -> QPainterPath:
    return symmetric((0, -1), (0.2, -0.62, 0.46, -0.26, 0.74, 0), (0.46, 0.26, 0.2, 0.62, 0, 1))


def _heart() -> QPainterPath:
    return symmetric((0, 0.94), (0.18, 0.56, 0.92, 0.16, 0.92, -0.42), (0.92, -1.02, 0.14, -1.06, 0, -0.46))


def _spade() -> QPainterPath:
    leaf = symmetric((0, -0.98), (0.22, -0.52, 0.92, -0.18, 0.92, 0.3), (0.92, 0.78, 0.22, 0.8, 0.08, 0.36), (0, 0.36))
    stem = symmetric((0, 0.2), (0.05, 0.2), (0.07, 0.62, 0.14, 0.84, 0.36, 0.96), (0, 0.96))
    return united(leaf, stem)


def _clover() -> QPainterPath:
    leaves = (disc(0, -0.5, 0.44), disc(-0.48, 0.18, 0.44), disc(0.48, 0.18, 0.44), disc(0, 0, 0.22))
    stem = symmetric((0, 0.0), (0.05, 0.1), (0.07, 0.6, 0.14, 0.84, 0.36, 0.96), (0, 0.96))
    return united(*leaves, stem)


_MARKS = {
    ("italian", "d"): _coin,
    ("italian", "c"): _cup,
    ("italian", "s"): _sword,
    ("italian", "b"): _club,
    ("french", "d"): _diamond,
    ("french", "c"): _heart,
    ("french", "s"): _spade,
    ("french", "b"): _clover,
}
