"""Two to nine of each suit. Cups stand upright; swords and clubs point outwards, in two rows."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import ornament
from artwork.suits import spanish as suits

Spot = tuple[float, float]
CARDS = frozenset((suit, rank) for suit in ("coins", "cups", "swords", "clubs") for rank in range(2, 10))


def columns(xs: tuple[float, ...], ys: tuple[float, ...]) -> list[Spot]:
    """All places of a grid."""
    return [(x, y) for y in ys for x in xs]


COINS: dict[int, tuple[float, list[Spot]]] = {
    2: (158, [(305, 258), (305, 692)]),
    3: (126, [(305, 190), (305, 475), (305, 760)]),
    4: (122, columns((172, 438), (236, 714))),
    5: (108, [*columns((164, 446), (212, 738)), (305, 475)]),
    6: (114, columns((172, 438), (192, 475, 758))),
    7: (95, [*columns((144, 466), (190, 475, 760)), (305, 332)]),
    8: (96, columns((178, 432), (150, 367, 583, 800))),
    9: (86, [*columns((144, 466), (150, 367, 583, 800)), (305, 475)]),
}
"""Radius and places."""

CUPS: dict[int, tuple[float, list[Spot]]] = {
    2: (318, [(305, 262), (305, 688)]),
    3: (276, [(305, 232), (172, 678), (438, 678)]),
    4: (262, columns((170, 440), (232, 718))),
    5: (234, [*columns((160, 450), (206, 744)), (305, 475)]),
    6: (236, columns((172, 438), (194, 475, 756))),
    7: (184, [*columns((120, 490), (198, 475, 752)), (305, 336)]),
    8: (184, [*columns((120, 490), (198, 475, 752)), (305, 336), (305, 614)]),
    9: (186, columns((122, 305, 488), (200, 475, 750))),
}
"""Height and places."""

ROWS: dict[int, tuple[float, tuple[float, ...], tuple[float, ...]]] = {
    3: (392, (305,), (180, 430)),
    4: (396, (186, 424), (186, 424)),
    5: (360, (176, 434), (176, 434)),
    6: (396, (138, 305, 472), (138, 305, 472)),
    7: (360, (138, 305, 472), (138, 305, 472)),
    8: (366, (122, 244, 366, 488), (122, 244, 366, 488)),
    9: (352, (122, 244, 366, 488), (122, 244, 366, 488)),
}
"""Of swords and clubs: length, places in the upper row and in the lower one."""


def draw(d: Drawing, suit: str, rank: int) -> None:
    """A card. On small faces coins and cups grow a little."""
    more = 1.0 if d.full else 1.05
    if suit == "coins":
        radius, spots = COINS[rank]
        for x, y in spots:
            suits.coin(d, x, y, radius * more)
    elif suit == "cups":
        height, spots = CUPS[rank]
        for x, y in spots:
            suits.cup(d, x, y, height * more)
    else:
        rows(d, suit, rank)
    if rank == 4 and suit in ("coins", "cups"):
        with d.push(305, 475):
            ornament.emblem(d, 66, "blue")


def rows(d: Drawing, suit: str, rank: int) -> None:
    """Swords or clubs: the upper row points up, the lower one down; odd ones from five on lie between."""
    draw_one = suits.sword if suit == "swords" else suits.club
    if rank == 2:
        draw_one(d, 200, 475, 640)
        draw_one(d, 410, 475, 640, 180)
        return
    length, upper, lower = ROWS[rank]
    top = 52 + length / 2
    for x in upper:
        draw_one(d, x, top, length)
    for x in lower:
        draw_one(d, x, d.height - top, length, 180)
    if rank in (5, 7, 9):
        draw_one(d, 305, 475, 372 if suit == "swords" else 316, 90)
