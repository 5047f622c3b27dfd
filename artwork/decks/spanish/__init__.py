"""The Spanish deck: three flat colours and ink, and a frame whose gaps (the *pinta*) tell the suit."""

from __future__ import annotations

import math
from types import MappingProxyType

from artwork.decks import Deck
from artwork.engine import SPANISH, Drawing

INSET, ROUND = 15.0, 16.0
GAP, STEP = 50.0, 108.0
PINTA = {"d": 0, "c": 1, "s": 2, "b": 3}
"""How many gaps the upper and the lower edge have."""

PALETTE = MappingProxyType({
    **SPANISH,
    "ink": ("#1d1915", "#1d1915"), "blue": ("#236c99", "#164a6b"), "red": ("#af3920", "#7a2413"),
    "gold": ("#bd9339", "#8b6722"), "steel": ("#cfe0e6", "#8fb2c4"), "white": ("#fffdf6", "#d9d2bf"),
    "linen": ("#fffdf6", "#d9d2bf"), "straw": ("#e6cb88", "#bd9339"), "sky": ("#8fb9cf", "#5a91b0"),
    "flesh": ("#f4dcb6", "#d9b07a"), "blush": ("#dd9478", "#c0664a"), "lips": ("#c2583f", "#a03a24"),
    "hair": ("#6d4423", "#472a13"), "brown": ("#6d4423", "#472a13"), "blond": ("#cf9f45", "#93691f"),
    "black": ("#3b332c", "#1f1a16"), "grey": ("#e4ded0", "#b3aa98"), "leather": ("#8b6722", "#5f4413"),
    "hoof": ("#3a332c", "#1c1a17"), "green": ("#236c99", "#164a6b"),
})  # fmt: skip


def gaps(d: Drawing, card: str) -> list[float]:
    """The middles of the gaps in an edge, from left to right."""
    number = PINTA[card[1]]
    return [d.width / 2 + (i - (number - 1) / 2) * STEP for i in range(number)]


def frame(d: Drawing, card: str) -> None:
    """The frame with the gaps of the suit."""
    right, bottom = d.width - INSET, d.height - INSET
    gap = GAP if d.full else GAP * 1.3
    stops = [INSET + ROUND, *(x + side * gap / 2 for x in gaps(d, card) for side in (-1, 1)), right - ROUND]
    rows: list[list[tuple[float | str, ...]]] = [
        [(a, y), (b, y)] for y in (INSET, bottom) for a, b in zip(stops[::2], stops[1::2], strict=True)
    ]
    for x, inward in ((INSET, 1), (right, -1)):
        rows.append([(x, INSET + ROUND), (x, bottom - ROUND)])
        for y, down in ((INSET, 1), (bottom, -1)):
            spots = [(1 - math.sin(a), 1 - math.cos(a)) for a in (0, math.pi / 6, math.pi / 3, math.pi / 2)]
            rows.append([(x + inward * ROUND * u, y + down * ROUND * v) for u, v in spots])
    d.lines(rows, 5.2)


DECK = Deck(
    id="spanish",
    names={"en": "Spanish", "it": "Spagnole", "de": "Spanisch", "nl": "Spaans", "hu": "Spanyol"},
    width=610,
    height=950,
    palette=PALETTE,
    courts40=(10, 11, 12),
    courts48=(10, 11, 12),
    frame=frame,
)
