"""Where decks are looked for: in the program, and among the player's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from briscola_desktop.runtime import folders
from briscola_desktop.runtime.importing.errors import DeckError
from briscola_desktop.widgets.decks.theme import DeckTheme, find_themes


def all_decks() -> tuple[dict[str, DeckTheme], list[DeckError]]:
    """Every deck by id, the program's before those of the player, and what is wrong with others."""
    own = Path(str(files("briscola_desktop"))) / "assets" / "decks"
    return find_themes(own, folders.decks())
