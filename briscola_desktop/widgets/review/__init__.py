"""A deal looked at again, step by step, and what its cards cost."""
