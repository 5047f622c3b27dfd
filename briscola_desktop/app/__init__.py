"""The composition root and the command line."""
