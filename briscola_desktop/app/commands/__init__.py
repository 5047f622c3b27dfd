"""The commands of `briscola`, one module each."""
