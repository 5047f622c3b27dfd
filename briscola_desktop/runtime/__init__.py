"""Qt without a picture: settings, workers, the connection, sound and translations."""
