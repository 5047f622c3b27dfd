"""Computer players: they are given a View and answer with an action."""
