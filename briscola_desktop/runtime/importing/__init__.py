"""Decks that people already have, brought in: found in a folder or an archive, recognised, checked, kept."""
