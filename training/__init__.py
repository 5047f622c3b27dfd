"""How the computer players' weights are learned; the game needs none of this."""
