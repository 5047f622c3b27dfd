"""The windows beside the table."""
