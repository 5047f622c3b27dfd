"""How one has done."""
