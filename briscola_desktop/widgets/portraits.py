"""The people at the table: small busts by number, drawn in a square of a hundred and cut to a circle."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from briscola_desktop.widgets.palette import mixed
from briscola_desktop.widgets.paths import closed, disc
from briscola_desktop.widgets.table.canvas import brush, canvas

INK = QColor("#2a1b12")


@dataclass(frozen=True)
class Person:
    """How somebody looks: colours, the style of the hair, and what else there is about the face."""

    skin: str
    hair: str
    style: str
    cloth: str
    ground: str
    extra: tuple[str, ...] = ()


PEOPLE = (
    Person("#f0c49a", "#4a2c1a", "short", "#8d2b25", "#e8d2a0", ("collar", "moustache")),
    Person("#f3cfae", "#2b1a14", "waves", "#2d6b4a", "#dfc7b0", ("earrings", "lips")),
    Person("#e9bb90", "#c9c4ba", "cap", "#3d4f73", "#cfd6c4", ("collar", "moustache")),
    Person("#f2cba6", "#d8d3cb", "bun", "#5b3a68", "#e6d3d0", ("glasses", "lips")),
    Person("#c98f63", "#1e1512", "curls", "#c07c23", "#c9d9dc", ("collar", "beard")),
    Person("#f5d2b3", "#a8481f", "bob", "#22576e", "#ead9b2", ("glasses", "lips")),
    Person("#8d5a3b", "#17100d", "scarf", "#b5532f", "#dcd3b6", ("earrings", "lips")),
    Person("#edc19c", "#6b4425", "bald", "#44613a", "#d5cfe0", ("collar", "beard", "glasses")),
    Person("#f6d8bd", "#c99a45", "tail", "#a33f5b", "#cfe0dc", ("freckles", "lips")),
    Person("#b97f55", "#8b8781", "straw", "#6d4a2b", "#e3cfa4", ("collar", "moustache", "wrinkles")),
    Person("#a86f48", "#2a1a12", "parting", "#2f4f83", "#e4d8c8", ("collar",)),
    Person("#f1c8a4", "#5a5048", "fringe", "#7a6a2a", "#d8dccb", ("lips", "freckles")),
)


@lru_cache(96)
def portrait(who: int, diameter: int, dpr: float = 1.0) -> QPixmap:
    """A person's portrait as a round picture of that many logical pixels."""
    return QPixmap.fromImage(portrait_image(who, diameter, dpr))


def portrait_image(who: int, diameter: int, dpr: float = 1.0) -> QImage:
    """The same as a QImage, in any thread. Numbers beyond the last begin again."""
    image = canvas(diameter, diameter, dpr)
    painter = brush(image)
    painter.scale(diameter / 100, diameter / 100)
    _draw(painter, PEOPLE[who % len(PEOPLE)])
    painter.resetTransform()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    mask = canvas(diameter, diameter, dpr)
    within = brush(mask)
    within.setPen(Qt.PenStyle.NoPen)
    within.setBrush(Qt.GlobalColor.black)
    within.drawEllipse(QRectF(0.5, 0.5, diameter - 1, diameter - 1))
    within.end()
    painter.drawImage(0, 0, mask)
    painter.end()
    return image


def _pen(width: float, colour: QColor = INK) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _fill(painter: QPainter, path: QPainterPath, colour: QColor, pen: QPen | None = None) -> None:
    painter.setPen(pen or QPen(Qt.PenStyle.NoPen))
    painter.setBrush(colour)
    painter.drawPath(path)


def _stroke(painter: QPainter, pen: QPen, *points: tuple[float, float]) -> None:
    """A line of quadratic curves: from the first point by way of the second to the third, and so on."""
    path = QPainterPath(QPointF(*points[0]))
    for control, end in zip(points[1::2], points[2::2], strict=True):
        path.quadTo(QPointF(*control), QPointF(*end))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)


HEAD = closed((28, 40), (27, 16, 73, 16, 72, 40), (73, 58, 64, 73, 50, 73), (36, 73, 27, 58, 28, 40))
SHOULDERS = closed((4, 108), (6, 84, 22, 78, 38, 74), (62, 74), (78, 78, 94, 84, 96, 108))
SHADE = closed((60, 75), (78, 79, 92, 86, 95, 108), (74, 108), (76, 94, 72, 84, 60, 75))
NECK = closed((40, 60), (40, 76), (46, 84, 54, 84, 60, 76), (60, 60))
CHEEK = closed((64, 20), (80, 20), (80, 76), (48, 76), (66, 66, 68, 44, 64, 20))
COLLARS = (closed((39, 72), (50, 86), (43, 93), (31, 77)), closed((61, 72), (50, 86), (57, 93), (69, 77)))
BEARD = closed((26, 46), (32, 50), (36, 58, 42, 57, 50, 57), (58, 57, 64, 58, 68, 50), (74, 46), (74, 78), (26, 78))
MOUSTACHE = closed(
    (50, 57.5), (44, 56.5, 38, 60, 33, 62), (39, 65.5, 46, 63.5, 50, 61.5), (54, 63.5, 61, 65.5, 67, 62),
    (62, 60, 56, 56.5, 50, 57.5),
)  # fmt: skip
LIPS = closed(
    (42.5, 62), (46, 59.4, 48.5, 59.6, 50, 60.8), (51.5, 59.6, 54, 59.4, 57.5, 62), (54, 66.5, 46, 66.5, 42.5, 62)
)

_BEHIND: dict[str, tuple[QPainterPath, ...]] = {
    "waves": (closed((50, 12), (20, 8, 18, 40, 22, 56), (14, 66, 20, 82, 30, 84), (70, 84), (82, 80, 86, 66, 78, 56),
                     (82, 36, 80, 8, 50, 12)),),
    "bob": (closed((50, 11), (18, 10, 17, 44, 20, 68), (32, 72), (68, 72), (80, 68), (83, 44, 82, 10, 50, 11)),),
    "bun": (disc(50, 12, 13, 11),),
    "tail": (closed((66, 20), (88, 18, 94, 44, 86, 62), (84, 70, 78, 74, 74, 72), (80, 56, 80, 40, 66, 20)),),
    "fringe": (closed((50, 11), (22, 10, 20, 40, 22, 74), (24, 80, 34, 80, 36, 76), (64, 76), (66, 80, 76, 80, 78, 74),
                      (80, 40, 78, 10, 50, 11)),),
}  # fmt: skip

_FRONT: dict[str, tuple[QPainterPath, ...]] = {
    "short": (closed((26, 44), (20, 14, 44, 8, 60, 12), (78, 14, 80, 32, 74, 44), (71, 32, 66, 28, 56, 28),
                     (46, 30, 36, 26, 31, 30), (28, 34, 28, 40, 26, 44)),),
    "waves": (closed((26, 46), (22, 18, 40, 10, 52, 12), (74, 12, 78, 30, 74, 46), (70, 34, 60, 30, 46, 20),
                     (44, 30, 30, 34, 26, 46)),),
    "bun": (closed((26, 44), (22, 16, 78, 16, 74, 44), (70, 30, 60, 26, 50, 26), (40, 26, 30, 30, 26, 44)),),
    "bob": (closed((25, 42), (24, 14, 76, 14, 75, 42), (72, 34), (60, 36, 40, 36, 28, 34)),),
    "curls": tuple(disc(x, y, r) for x, y, r in (
        (28, 34, 8), (32, 23, 9), (42, 16, 9), (54, 14, 9), (65, 19, 9), (71, 30, 8.5))),
    "tail": (closed((26, 44), (22, 16, 46, 10, 56, 12), (76, 14, 78, 30, 74, 44), (70, 32, 56, 24, 40, 22),
                    (36, 30, 30, 34, 26, 44)),),
    "bald": (closed((26, 46), (23, 38, 25, 30, 29, 28), (31, 36)),
             closed((74, 46), (77, 38, 75, 30, 71, 28), (69, 36))),
    "parting": (closed((26, 46), (20, 16, 42, 8, 58, 11), (78, 14, 80, 34, 74, 46), (72, 34, 66, 24, 40, 20),
                       (38, 28, 30, 34, 26, 46)),),
    "fringe": (closed((25, 44), (22, 12, 78, 12, 75, 44), (70, 38), (66, 36, 60, 38, 56, 36), (50, 39, 44, 35, 38, 38),
                      (34, 36, 30, 38, 25, 44)),),
    "cap": (closed((27, 46), (25, 36, 28, 30, 32, 30), (33, 38)), closed((73, 46), (75, 36, 72, 30, 68, 30), (67, 38))),
    "straw": (closed((27, 48), (25, 38, 28, 32, 32, 32), (33, 42)),
              closed((73, 48), (75, 38, 72, 32, 68, 32), (67, 42))),
    "scarf": (),
}  # fmt: skip

_HATS: dict[str, tuple[tuple[str, QPainterPath], ...]] = {
    "cap": (
        ("#5c5142", closed((21, 32), (16, 12, 40, 6, 54, 8), (78, 8, 86, 22, 80, 32), (60, 24, 40, 24, 21, 32))),
        ("#463d31", closed((18, 35), (34, 22, 66, 22, 82, 34), (66, 28, 36, 28, 18, 35))),
    ),
    "straw": (
        ("#e8c878", closed((28, 30), (28, 4, 72, 4, 72, 30))),
        ("#8f3b2c", closed((27.5, 30), (28, 22), (42, 26, 58, 26, 72, 22), (72.5, 30), (58, 34, 42, 34, 27.5, 30))),
        ("#e0bb66", closed((8, 34), (20, 26, 26, 30, 34, 31), (44, 33, 56, 33, 66, 31), (74, 30, 80, 26, 92, 34),
                           (78, 42, 22, 42, 8, 34))),
    ),
    "scarf": (
        ("#d9a13b", closed((24, 52), (16, 8, 84, 8, 76, 52), (74, 38, 64, 28, 50, 28), (36, 28, 26, 38, 24, 52))),
        ("#b5532f", closed((26, 40), (30, 22, 70, 22, 74, 40), (68, 30, 60, 27, 50, 27), (40, 27, 32, 30, 26, 40))),
    ),
}  # fmt: skip


def _draw(painter: QPainter, person: Person) -> None:
    skin, hair, cloth = QColor(person.skin), QColor(person.hair), QColor(person.cloth)
    line = _pen(2.2)
    painter.fillRect(QRectF(0, 0, 100, 100), QColor(person.ground))
    _fill(painter, disc(36, 30, 44, 40), QColor(255, 255, 255, 60))
    for path in _BEHIND.get(person.style, ()):
        _fill(painter, path, hair, line)
    _fill(painter, SHOULDERS, cloth, line)
    _fill(painter, SHADE, cloth.darker(135))
    _fill(painter, NECK, skin.darker(112), line)
    if "collar" in person.extra:
        for path in COLLARS:
            _fill(painter, path, QColor("#f7efe0"), line)
    for x in (27.5, 72.5):
        _fill(painter, disc(x, 48, 4.5, 6.5), skin, line)
    _fill(painter, HEAD, skin, line)
    _shade_face(painter, person, skin, hair)
    for path in _FRONT[person.style]:
        _fill(painter, path, hair, line)
    if person.style == "curls":
        _fill(painter, disc(50, 24, 20, 9), hair)
    for colour, path in _HATS.get(person.style, ()):
        _fill(painter, path, QColor(colour), line)
    grey = person.style in ("cap", "bun", "straw")
    _features(painter, person, QColor("#8d867a") if grey else hair.darker(125))


def _shade_face(painter: QPainter, person: Person, skin: QColor, hair: QColor) -> None:
    painter.save()
    painter.setClipPath(HEAD)
    _fill(painter, CHEEK, skin.darker(113))
    for x in (36, 63):
        _fill(painter, disc(x, 54, 6, 4.5), QColor(220, 80, 60, 70 if _fair(person) else 38))
    if "beard" in person.extra:
        _fill(painter, BEARD, hair)
        _fill(painter, disc(50, 62.5, 6, 2.4), skin.darker(120))
    painter.restore()


def _features(painter: QPainter, person: Person, brows: QColor) -> None:
    """Eyes, brows, nose, and what makes the person."""
    for x in (40, 60):
        _fill(painter, disc(x, 46.5, 2.5, 3), INK)
        _fill(painter, disc(x + 0.9, 45.6, 0.9), QColor("white"))
        _stroke(painter, _pen(2.6, brows), (x - 5.5, 40), (x, 36.6), (x + 5.5, 39.6))
    _stroke(painter, _pen(1.6), (50.5, 46), (54.5, 54), (48, 55.5))
    if not {"lips", "beard"} & set(person.extra):
        _stroke(painter, _pen(1.6), (43.5, 63.5), (50, 67.5), (56.5, 63))
    for name in person.extra:
        if name in _EXTRAS:
            _EXTRAS[name](painter, person)


def _wrinkles(painter: QPainter, _: Person) -> None:
    for side in (-1, 1):
        _stroke(painter, _pen(1.1), (50 + side * 17, 49), (50 + side * 19, 50), (50 + side * 20.5, 52))
        _stroke(painter, _pen(1.1), (50 + side * 9, 56), (50 + side * 12, 59), (50 + side * 12, 62))


def _freckles(painter: QPainter, _: Person) -> None:
    for x, y in ((35, 52), (38, 54), (33.5, 55), (62, 52), (65, 54), (66.5, 51)):
        _fill(painter, disc(x, y, 0.9), QColor(150, 80, 40, 170))


def _lips(painter: QPainter, person: Person) -> None:
    _fill(painter, LIPS, mixed(QColor("#b8403a"), QColor(person.skin), 0.15 if _fair(person) else 0.40))


def _moustache(painter: QPainter, person: Person) -> None:
    _fill(painter, MOUSTACHE, QColor(person.hair).lighter(105), _pen(1.4))


def _glasses(painter: QPainter, person: Person) -> None:
    frame = _pen(2, QColor("#7a2f1c") if person.style == "bob" else INK)
    for x in (40, 60):
        _fill(painter, disc(x, 47, 7.6, 7), QColor(255, 255, 255, 50), frame)
    painter.setPen(frame)
    painter.drawLine(QPointF(47.6, 46), QPointF(52.4, 46))


def _earrings(painter: QPainter, _: Person) -> None:
    for x in (27, 73):
        _fill(painter, disc(x, 58, 3), QColor("#e8b93a"), _pen(1))


def _fair(person: Person) -> bool:
    return QColor(person.skin).lightnessF() > 0.6


_EXTRAS = {
    "wrinkles": _wrinkles,
    "freckles": _freckles,
    "lips": _lips,
    "moustache": _moustache,
    "glasses": _glasses,
    "earrings": _earrings,
}
