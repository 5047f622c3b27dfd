"""The aces: the great coin with our emblem, the covered cup, the sword with a crown, the club in a fist."""

from artwork.decks.spanish.aces_club import clubs
from artwork.decks.spanish.aces_coin import coins
from artwork.decks.spanish.aces_cup import cups
from artwork.decks.spanish.aces_sword import swords

__all__ = ["clubs", "coins", "cups", "swords"]
