"""Draws the decks. A development tool: the game ships with the SVG files that it writes (see README.md)."""
