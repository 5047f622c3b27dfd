"""The four Piacentine aces, each in a module of its own."""

from artwork.decks.piacentine.aces_ciborium import draw as cups
from artwork.decks.piacentine.aces_eagle import draw as coins
from artwork.decks.piacentine.aces_putto import draw as swords
from artwork.decks.piacentine.aces_trunk import draw as clubs

__all__ = ["clubs", "coins", "cups", "swords"]
