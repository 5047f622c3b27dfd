"""Briscola for the desktop: the engine, the table server, the computer players and the game."""

__version__ = "0.1.0"
