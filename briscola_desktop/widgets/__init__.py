"""What is seen of the game."""
