"""The table: its scene, its cards, their places and their movements."""
