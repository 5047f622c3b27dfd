"""The Piacentine pip cards, 2 to 9: where the pips lie, as a table a suit."""

from __future__ import annotations

from artwork.decks.piacentine import pips_clubs, pips_swords
from artwork.engine import Drawing
from artwork.parts.ornament import emblem
from artwork.suits import piacentine as suits

Spot = tuple[float, float, float, float]
CARDS = frozenset((suit, rank) for suit in ("coins", "cups", "swords", "clubs") for rank in range(2, 10))


def grid(columns: tuple[float, ...], rows: tuple[float, ...], size: float) -> list[Spot]:
    """Upright pips of one size at every crossing."""
    return [(x, y, 0, size) for y in rows for x in columns]


def doubled(row: list[Spot]) -> list[Spot]:
    """The pips and the same turned by half a turn about the card's centre."""
    return row + [(500 - x, 930 - y, (turn + 180) % 360, size) for x, y, turn, size in row]


def line(y: float, size: float, *places: tuple[float, float]) -> list[Spot]:
    """A row of pips: (x, turn)."""
    return [(x, y, turn, size) for x, turn in places]


# x, y of the centre, turn in degrees, size: a coin's radius, a cup's height, the length of a sword or club.
# fmt: off
TABLE: dict[tuple[str, int], list[Spot]] = {
    ("coins", 2): [(250, 250, 0, 180), (250, 680, 0, 180)],
    ("coins", 3): [(180, 192, 0, 126), (320, 465, 0, 126), (180, 738, 0, 126)],
    ("coins", 4): grid((147, 353), (154, 776), 90),
    ("coins", 5): [*grid((147, 353), (150, 780), 87), (250, 465, 0, 152)],
    ("coins", 6): grid((147, 353), (154, 465, 776), 90),
    ("coins", 7): [(250, 126, 0, 86), *grid((146, 354), (346, 562, 778), 86)],
    ("coins", 8): grid((148, 352), (136, 355, 575, 794), 88),
    ("coins", 9): grid((107, 250, 393), (198, 465, 732), 67),
    ("cups", 2): [(250, 244, 0, 284), (250, 690, 0, 284)],
    ("cups", 3): [(168, 182, 0, 272), (332, 465, 0, 272), (168, 748, 0, 272)],
    ("cups", 4): grid((150, 350), (170, 758), 230),
    ("cups", 5): [*grid((150, 350), (168, 762), 228), (250, 465, 0, 236)],
    ("cups", 6): grid((150, 350), (168, 465, 762), 226),
    ("cups", 7): [*grid((106, 394), (198, 466, 734), 194), (250, 332, 0, 194)],
    ("cups", 8): grid((150, 350), (142, 358, 574, 790), 190),
    ("cups", 9): grid((106, 250, 394), (218, 466, 714), 186),
    ("swords", 6): doubled(line(243, 394, (108, 180), (250, 0), (392, 180))),
    ("swords", 7): [*doubled(line(222, 350, (106, 180), (250, 0), (394, 180))), (250, 465, 90, 400)],
    ("swords", 8): doubled(line(246, 394, (98, 0), (200, 180), (300, 0), (402, 180))),
    ("swords", 9): [*doubled(line(222, 348, (98, 0), (200, 180), (300, 0), (402, 180))), (250, 465, 90, 400)],
    ("clubs", 5): [*doubled(line(212, 346, (140, 180), (360, 180))), (250, 465, 90, 372)],
    ("clubs", 6): doubled(line(246, 384, (115, 0), (250, 180), (385, 0))),
    ("clubs", 7): [*doubled(line(214, 336, (110, 0), (250, 180), (390, 0))), (250, 465, 90, 344)],
    ("clubs", 8): doubled(line(246, 386, (90, 180), (197, 0), (303, 180), (410, 0))),
    ("clubs", 9): [*doubled(line(218, 324, (90, 180), (197, 0), (303, 180), (410, 0))), (250, 465, 90, 340)],
}
SCENES = {
    ("swords", 2): pips_swords.two, ("swords", 3): pips_swords.three, ("swords", 4): pips_swords.four,
    ("swords", 5): pips_swords.five, ("clubs", 2): pips_clubs.two, ("clubs", 3): pips_clubs.three,
    ("clubs", 4): pips_clubs.four,
}
# fmt: on


def draw(d: Drawing, suit: str, rank: int) -> None:
    """Draws a pip card."""
    for x, y, turn, size in TABLE.get((suit, rank), ()):
        if suit == "coins":
            suits.coin(d, x, y, size)
        elif suit == "cups" and rank == 2:
            suits.bowl(d, x, y, size)
        elif suit == "cups":
            suits.cup(d, x, y, size)
        elif suit == "swords":
            pips_swords.centred(d, x, y, size, turn, 1.12 if rank < 8 else 1)
        else:
            suits.club(d, x, y, size, turn, 0.84 if rank > 7 else None)
    if rank == 4 and suit in {"coins", "cups"}:
        with d.push(250, 465):
            emblem(d, 74, "blue" if suit == "coins" else "red")
    if (suit, rank) in SCENES:
        SCENES[suit, rank](d)
