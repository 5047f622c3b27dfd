"""The reader of the rules: a booklet with pictures of the chosen deck."""
