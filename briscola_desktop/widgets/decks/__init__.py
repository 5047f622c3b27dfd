"""Decks of cards: themes, their rendering and the choice among them."""
