"""Where the game keeps what is the user's."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

NAME = "briscola-desktop"
KEPT_SEAT = "seat.json"
"""The file of the seat at an online table that one may come back to, in the folder of `data`."""
_Location = QStandardPaths.StandardLocation


def config() -> Path:
    """The folder of the settings."""
    return _folder(_Location.GenericConfigLocation)


def data() -> Path:
    """The folder of saved deals, statistics and the player's own decks."""
    return _folder(_Location.GenericDataLocation)


def decks() -> Path:
    """The folder of the player's own decks."""
    return data() / "decks"


def cache() -> Path:
    """The folder of what can be made again."""
    return _folder(_Location.GenericCacheLocation)


def _folder(location: QStandardPaths.StandardLocation) -> Path:
    """A folder of the game's own; it need not exist."""
    return Path(QStandardPaths.writableLocation(location)) / NAME


def keep_backup(path: Path) -> Path:
    """Put a broken file aside as `<name>.bak`, so that nothing is lost; where that fails it stays where it is."""
    backup = path.with_name(path.name + ".bak")
    try:
        return path.replace(backup)
    except OSError:
        return path
