"""The French deck: diamonds for coins, hearts for cups, spades for swords, clubs for clubs; double-ended courts."""

from artwork.decks import Deck
from artwork.engine import FRENCH

DECK = Deck(
    id="french",
    names={"en": "French", "it": "Francesi", "de": "Französisch", "nl": "Frans", "hu": "Francia"},
    width=580,
    height=880,
    palette=FRENCH,
    courts40=(8, 9, 10),
    courts48=(11, 12, 13),
)
