"""How the cards of an online table look."""

from __future__ import annotations

from briscola_desktop.runtime import keys
from briscola_desktop.runtime.online import RemoteGame
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.translations import language
from briscola_desktop.widgets.decks.indices import IndexStyle

FACES = {key.name for key in (keys.DECK, keys.INDICES, keys.INDEX_LETTERS, keys.FOUR_COLOURS)}
COLOURS = {key.name for key in (keys.CLOTH, keys.SURROUNDINGS, keys.LEFT_HANDED, keys.LARGE_PRINT, keys.PORTRAIT)}
MOTION = {key.name for key in (keys.ANIMATION, keys.REDUCED, keys.TRICK_PAUSE, keys.TRICK_CLICK)}
"""Settings by name: how the cards look, how the table does, and how things move."""


def index_style(settings: Settings, game: RemoteGame | None) -> IndexStyle:
    """The corners of the cards, by the settings and by the pack that is played with."""
    letters = settings.get(keys.INDEX_LETTERS)
    return IndexStyle(
        size=settings.get(keys.INDICES),  # type: ignore[arg-type]  # the key allows no other
        pack=48 if game is not None and game.started and len(game.rules.pack) == 48 else 40,
        language=language() if letters == "auto" else letters,
        four_colours=settings.get(keys.FOUR_COLOURS),
    )
