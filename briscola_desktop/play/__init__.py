"""The authority of every table: whose turn it is, what was played, and when time is up."""
