"""The suit objects of each deck, drawn at both levels of detail."""
