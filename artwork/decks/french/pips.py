"""Two to nine of each suit, in the usual grids: what stands below the middle is turned."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.suits import french as suits

LEFT, MIDDLE, RIGHT = 154, 290, 426
TOP, CENTRE, BOTTOM = 144, 440, 736
HIGH = {7: 168, 8: 168, 9: 158}
"""A mark's height, where it is not 182."""

THIRD = (BOTTOM - TOP) / 3
PAIRS = {
    2: (), 3: (), 4: (TOP,), 5: (TOP,), 6: (TOP, CENTRE), 7: (TOP, CENTRE), 8: (TOP, CENTRE), 9: (TOP, TOP + THIRD),
}  # fmt: skip
"""Heights of the pairs in the upper half; they are repeated, turned, in the lower one."""

SINGLE: dict[int, tuple[float, ...]] = {
    2: (TOP, BOTTOM), 3: (TOP, CENTRE, BOTTOM), 4: (), 5: (CENTRE,), 6: (),
    7: ((TOP + CENTRE) / 2,), 8: ((TOP + CENTRE) / 2, (CENTRE + BOTTOM) / 2), 9: (CENTRE,),
}  # fmt: skip
"""Heights of the marks in the middle column."""

CARDS = frozenset((suit, rank) for suit in suits.COLOURS for rank in PAIRS)


def places(rank: int) -> list[tuple[float, float, float]]:
    """Where the marks of a rank stand: x, y and turn in degrees."""
    rows = sorted({y for pair in PAIRS[rank] for y in (pair, TOP + BOTTOM - pair)})
    spots = [(x, y) for y in rows for x in (LEFT, RIGHT)] + [(MIDDLE, y) for y in SINGLE[rank]]
    return [(x, y, 180 if y > CENTRE else 0) for x, y in spots]


def draw(d: Drawing, suit: str, rank: int) -> None:
    """A card. On small faces, which have a larger index, the columns draw together."""
    share = 1 if d.full else 0.91
    for x, y, turn in places(rank):
        suits.mark(d, suit, MIDDLE + (x - MIDDLE) * share, y, HIGH.get(rank, 182) * share, turn)
