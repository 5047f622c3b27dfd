"""Where the logs of tables are kept: in memory, in SQLite, in Redis."""
