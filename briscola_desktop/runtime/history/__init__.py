"""Every finished deal, kept in one file: listed, looked up, counted."""
