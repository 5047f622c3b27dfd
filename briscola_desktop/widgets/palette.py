"""All colours of the program's drawings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtGui import QColor

ClothName = Literal["green", "blue", "burgundy"]
RoomName = Literal["dark", "light"]

INK = QColor("#2a1c10")
CREAM = QColor("#fbf3e0")
PAPER = QColor("#fffdf6")
BRASS, BRASS_LIT, BRASS_DEEP = QColor("#d8a94a"), QColor("#f6dd98"), QColor("#8a5f1c")
SHADOW = QColor("#0a0502")
LAMPLIGHT, GLOW = QColor("#fff0cc"), QColor("#ffb84a")
HALO = QColor("#ffd66e")
WINNER, LOSER = QColor("#a8322a"), QColor("#4b6f8f")
SUITS = {"d": QColor("#c98a04"), "c": QColor("#b3241d"), "s": QColor("#1f5fbf"), "b": QColor("#1f7a3a")}
FRENCH_RED, FRENCH_BLACK = QColor("#c4161c"), QColor("#1c1a17")
FOUR_COLOURS = {"d": QColor("#1d62b8"), "c": FRENCH_RED, "s": FRENCH_BLACK, "b": QColor("#1b7a35")}


@dataclass(frozen=True)
class Cloth:
    """The colours of a cloth under the lamp, in its middle tone, and in the corners."""

    lit: QColor
    base: QColor
    deep: QColor


@dataclass(frozen=True)
class Room:
    """The surroundings: wall above and below, text on it, and the rim of the table.

    Attributes:
        timber, sheen, core: the rim's wood, the light along its edges and the dark in its grooves.
        inlay: the line let into the rim.
    """

    name: RoomName
    top: QColor
    bottom: QColor
    ink: QColor
    quiet: QColor
    field: QColor
    field_edge: QColor
    timber: QColor
    sheen: QColor
    core: QColor
    inlay: QColor
    plate_top: QColor
    plate_bottom: QColor
    plate_ink: QColor
    plate_edge: QColor


CLOTHS: dict[ClothName, Cloth] = {
    "green": Cloth(QColor("#35805a"), QColor("#1d5f41"), QColor("#0a2f20")),
    "blue": Cloth(QColor("#356391"), QColor("#1c4169"), QColor("#0a1d38")),
    "burgundy": Cloth(QColor("#a03c48"), QColor("#762331"), QColor("#360b14")),
}

ROOMS: dict[RoomName, Room] = {
    "dark": Room(
        name="dark",
        top=QColor("#2b211a"),
        bottom=QColor("#120d0a"),
        ink=QColor("#f0e3c8"),
        quiet=QColor("#b8a88c"),
        field=QColor(0, 0, 0, 76),
        field_edge=QColor("#d8a94a"),
        timber=QColor("#74452a"),
        sheen=QColor("#ffe3b0"),
        core=QColor("#140802"),
        inlay=QColor("#d8a94a"),
        plate_top=QColor("#3a2616"),
        plate_bottom=QColor("#1d120a"),
        plate_ink=QColor("#fbf3e0"),
        plate_edge=QColor("#d8a94a"),
    ),
    "light": Room(
        name="light",
        top=QColor("#f6efe2"),
        bottom=QColor("#dccdb4"),
        ink=QColor("#35261a"),
        quiet=QColor("#6d5a43"),
        field=QColor(255, 252, 244, 200),
        field_edge=QColor("#b4935a"),
        timber=QColor("#cfab72"),
        sheen=QColor("#fffaf0"),
        core=QColor("#6b4a24"),
        inlay=QColor("#8f6a34"),
        plate_top=QColor("#fffaf0"),
        plate_bottom=QColor("#efe2c6"),
        plate_ink=QColor("#2a1c10"),
        plate_edge=QColor("#8a6a36"),
    ),
}


def faded(colour: QColor, opacity: float) -> QColor:
    """The colour at that opacity, 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(max(0.0, min(1.0, opacity)))
    return result


def mixed(a: QColor, b: QColor, part: float) -> QColor:
    """`a` with that part of `b` in it."""
    keep = 1 - part
    return QColor(
        round(a.red() * keep + b.red() * part),
        round(a.green() * keep + b.green() * part),
        round(a.blue() * keep + b.blue() * part),
    )
