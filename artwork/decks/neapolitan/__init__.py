"""The Neapolitan deck: white cards without a frame, full figures on a base in the colour of their suit."""

from artwork.decks import Deck
from artwork.engine import NEAPOLITAN

DECK = Deck(
    id="neapolitan",
    names={"en": "Neapolitan", "it": "Napoletane", "de": "Neapolitanisch", "nl": "Napolitaans", "hu": "Nápolyi"},
    width=500,
    height=830,
    palette=NEAPOLITAN,
)
