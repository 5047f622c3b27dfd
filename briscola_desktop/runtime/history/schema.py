"""The tables of the history, version by version: a file of any older version is brought forward step by step."""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    # 1
    (
        """CREATE TABLE kinds (
            id INTEGER PRIMARY KEY,
            rules TEXT NOT NULL,
            players INTEGER NOT NULL,
            level TEXT NOT NULL,
            UNIQUE (rules, players, level))""",
        """CREATE TABLE deals (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            fingerprint BLOB NOT NULL UNIQUE,
            pack BLOB NOT NULL,
            kind INTEGER NOT NULL REFERENCES kinds,
            ended INTEGER NOT NULL,
            dealer INTEGER NOT NULL,
            seat INTEGER,
            outcome INTEGER,
            own INTEGER,
            points TEXT NOT NULL,
            winner INTEGER,
            marks INTEGER NOT NULL,
            counted INTEGER NOT NULL DEFAULT 1,
            names TEXT NOT NULL,
            number TEXT NOT NULL)""",
        "CREATE TABLE records (deal INTEGER PRIMARY KEY REFERENCES deals, text BLOB NOT NULL)",
        "CREATE INDEX same_cards ON deals (pack)",
        # holds all that statistics read, in the order in which they read it
        "CREATE INDEX figures ON deals (counted, kind, id, outcome, own, marks)",
    ),
    # 2: what a review found is kept, for it took seconds
    ("CREATE TABLE reviews (deal INTEGER PRIMARY KEY REFERENCES deals, text BLOB NOT NULL)",),
)
"""The statements that make each version of the one before; version 0 is an empty file (`user_version`)."""
