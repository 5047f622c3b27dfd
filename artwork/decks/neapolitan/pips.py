"""The Neapolitan pip cards, 2 to 9: where the pips lie, as a table a suit."""

from __future__ import annotations

from artwork.decks.neapolitan import pips_clubs, pips_swords
from artwork.engine import Drawing
from artwork.parts.ornament import emblem
from artwork.suits import neapolitan as suits

Spot = tuple[float, float, float, float]
CARDS = frozenset((suit, rank) for suit in ("coins", "cups", "swords", "clubs") for rank in range(2, 10))


def grid(columns: tuple[float, ...], rows: tuple[float, ...], size: float) -> list[Spot]:
    """Upright pips of one size at every crossing."""
    return [(x, y, 0, size) for y in rows for x in columns]


def doubled(row: list[Spot]) -> list[Spot]:
    """The pips and the same turned by half a turn about the card's centre."""
    return row + [(500 - x, 830 - y, (turn + 180) % 360, size) for x, y, turn, size in row]


def line(y: float, size: float, *places: tuple[float, float]) -> list[Spot]:
    """A row of pips: (x, turn)."""
    return [(x, y, turn, size) for x, turn in places]


# x, y of the centre, turn in degrees, size: a coin's radius, a cup's height, the length of a sword or club.
# fmt: off
TABLE: dict[tuple[str, int], list[Spot]] = {
    ("coins", 2): [(250, 190, 0, 132), (250, 640, 0, 132)],
    ("coins", 3): [(350, 176, 0, 100), (152, 415, 0, 100), (350, 654, 0, 100)],
    ("coins", 4): grid((140, 360), (140, 690), 80),
    ("coins", 5): [*grid((138, 362), (124, 706), 73), (250, 415, 0, 132)],
    ("coins", 6): grid((140, 360), (126, 415, 704), 76),
    ("coins", 7): [*grid((136, 364), (120, 462, 710), 70), (250, 291, 0, 70)],
    ("coins", 8): grid((138, 362), (120, 316, 514, 710), 70),
    ("coins", 9): grid((98, 250, 402), (176, 415, 654), 67),
    ("cups", 2): [(250, 222, 0, 224), (250, 618, 0, 224)],
    ("cups", 3): [(154, 190, 0, 214), (346, 415, 0, 214), (154, 640, 0, 214)],
    ("cups", 4): grid((149, 351), (158, 672), 188),
    ("cups", 5): [*grid((147, 353), (150, 680), 180), (250, 415, 0, 196)],
    ("cups", 6): grid((146, 354), (142, 415, 688), 176),
    ("cups", 7): [*grid((110, 390), (174, 415, 656), 160), (250, 294, 0, 160)],
    ("cups", 8): grid((144, 356), (118, 316, 514, 712), 158),
    ("cups", 9): grid((104, 250, 396), (190, 415, 640), 152),
    ("swords", 6): doubled(line(206, 306, (100, 180), (250, 180), (400, 180))),
    ("swords", 7): [*doubled(line(202, 296, (98, 0), (250, 0), (402, 0))), (250, 415, 90, 340)],
    ("swords", 8): doubled(line(214, 322, (88, 0), (196, 180), (304, 0), (412, 180))),
    ("swords", 9): [*doubled(line(190, 284, (88, 0), (196, 180), (304, 0), (412, 180))), (250, 415, 90, 340)],
    ("clubs", 2): [],
    ("clubs", 4): doubled(line(214, 338, (142, 0), (358, 0))),
    ("clubs", 5): [*doubled(line(205, 318, (136, 0), (364, 0))), (250, 415, 90, 318)],
    ("clubs", 6): doubled(line(212, 330, (100, 180), (250, 0), (400, 0))),
    ("clubs", 7): [*doubled(line(196, 310, (100, 180), (250, 180), (400, 0))), (250, 415, 90, 310)],
    ("clubs", 8): doubled(line(214, 318, (94, 180), (198, 0), (302, 180), (406, 0))),
    ("clubs", 9): [*doubled(line(192, 296, (94, 180), (198, 0), (302, 180), (406, 0))), (250, 415, 90, 296)],
}
SCENES = {
    ("swords", 2): pips_swords.two, ("swords", 3): pips_swords.three, ("swords", 4): pips_swords.four,
    ("swords", 5): pips_swords.five, ("clubs", 2): pips_clubs.two, ("clubs", 3): pips_clubs.three,
}
# fmt: on


def draw(d: Drawing, suit: str, rank: int) -> None:
    """Draws a pip card; on small faces the pips are a little larger."""
    grow = 1 if d.full else 1.05
    for x, y, turn, size in TABLE.get((suit, rank), ()):
        if suit == "coins" and size > 100:
            suits.sunflower(d, x, y, size)
        elif suit == "coins":
            suits.coin(d, x, y, size * grow, "face" if rank < 6 else "rings")
        elif suit == "cups" and rank == 2:
            suits.tureen(d, x, y, size)
        elif suit == "cups":
            suits.cup(d, x, y, size * grow)
        elif suit == "swords":
            pips_swords.centred(d, x, y, size, turn)
        else:
            suits.club(d, x, y, size * grow, turn)
    if rank == 4 and suit in {"coins", "cups"}:
        with d.push(250, 415):
            emblem(d, 60 if suit == "coins" else 54, "blue" if suit == "coins" else "red")
    if (suit, rank) in SCENES:
        SCENES[suit, rank](d)
