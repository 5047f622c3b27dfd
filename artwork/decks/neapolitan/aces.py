"""The four Neapolitan aces, each in a module of its own."""

from artwork.decks.neapolitan.aces_belt import draw as swords
from artwork.decks.neapolitan.aces_branch import draw as clubs
from artwork.decks.neapolitan.aces_eagle import draw as coins
from artwork.decks.neapolitan.aces_urn import draw as cups

__all__ = ["clubs", "coins", "cups", "swords"]
