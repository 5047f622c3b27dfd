"""The Piacentine deck: a thin frame, double-headed courts that meet at a line."""

from shapely.geometry import box

from artwork.decks import RANKS, Deck
from artwork.engine import PIACENTINE, Drawing

INSET = 27


def frame(d: Drawing, card: str) -> None:
    """The frame line, and the dividing line of a court."""
    right, bottom = d.width - INSET, d.height - INSET
    rows = [[(INSET, INSET, "l"), (right, INSET, "l"), (right, bottom, "l"), (INSET, bottom, "l"), (INSET, INSET)]]
    if card[0] in RANKS:
        rows.append([(INSET, d.height / 2), (right, d.height / 2)])
    d.lines(rows, 3)


def halve(d: Drawing) -> None:
    """Cuts a court at the dividing line and within the frame."""
    d.halve(box(INSET + 1, INSET + 1, d.width - INSET - 1, d.height / 2))


DECK = Deck(
    id="piacentine",
    names={"en": "Piacentine", "it": "Piacentine", "de": "Piacentinisch", "nl": "Piacentijns", "hu": "Piacenzai"},
    width=500,
    height=930,
    palette=PIACENTINE,
    frame=frame,
    halve=halve,
)
