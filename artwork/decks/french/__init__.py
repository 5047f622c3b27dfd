"""The French deck: diamonds for coins, hearts for cups, spades for swords, clubs for clubs; double-ended courts.

A court draws its upper half within the frame; the two halves meet at a ribbon that runs level or slantwise.
"""

from __future__ import annotations

from types import MappingProxyType

from shapely.geometry import Polygon, box

from artwork.decks import RANKS, Deck
from artwork.engine import FRENCH, Drawing
from artwork.suits.french import FOUR_COLOURS

LEFT, TOP, RIGHT, BOTTOM = 82, 40, 498, 840
MIDDLE = (LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2
SLANT = {
    "Fd": 0, "Cd": 44, "Rd": -56, "Fc": -44, "Cc": 0, "Rc": 56,
    "Fs": 56, "Cs": -44, "Rs": 0, "Fb": 44, "Cb": -56, "Rb": -44,
}  # fmt: skip
"""How much lower than the middle the ribbon begins at the left of the frame (and higher, at its right)."""

PALETTE = MappingProxyType({
    **FRENCH,
    "red": ("#cf2a34", "#8f1a26"), "gold": ("#f2c23c", "#bb852a"), "blue": ("#2a58a6", "#173466"),
    "black": ("#2b2936", "#111018"), "ginger": ("#c0652e", "#7e3a18"), "sable": ("#45372f", "#241b17"),
    "sky": ("#7fa6d8", "#4a74b0"), "rose": ("#e8909a", "#c25563"), "green": ("#2f7a44", "#17482a"),
})  # fmt: skip


def ribbon(card: str) -> list[tuple[float, float]]:
    """The two ends of the line at which the halves of a court meet."""
    return [(LEFT, MIDDLE[1] + SLANT[card]), (RIGHT, MIDDLE[1] - SLANT[card])]


def finish(d: Drawing, card: str) -> None:
    """Cuts a court at its ribbon, within the frame, and draws both."""
    if card[0] not in RANKS:
        return
    start, end = ribbon(card)
    within = box(LEFT, TOP, RIGHT, BOTTOM)
    d.halve(Polygon([(LEFT, TOP), (RIGHT, TOP), end, start]))
    d.lines([[start, end]], 17 if d.full else 9, clip=within)
    d.lines([[start, end]], 11.6 if d.full else 4, "gold", clip=within)
    count = 33 if d.full else 0
    for i in range(1, count):
        share = i / count
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        if i % 2:
            d.circle(x, y, 3.6, "red", "ink", 1.2)
        else:
            d.circle(x, y, 1.9, "ink")
    d.lines([[(LEFT, TOP, "l"), (RIGHT, TOP, "l"), (RIGHT, BOTTOM, "l"), (LEFT, BOTTOM, "l"), (LEFT, TOP)]], 3.2)


DECK = Deck(
    id="french",
    names={"en": "French", "it": "Francesi", "de": "Französisch", "nl": "Frans", "hu": "Francia"},
    width=580,
    height=880,
    palette=PALETTE,
    frame=finish,
    four_colours=FOUR_COLOURS,
)
