"""Choices other than the usual ones, for tests of settings."""

from briscola_desktop.runtime import keys
from briscola_desktop.runtime.settings import Key

OTHERS: dict[str, str | int | bool] = {
    keys.OPTIONS_TEXT.name: "exchange=none",
    keys.NAME.name: "Zoë",
    keys.SERVER.name: "play.example.org",
}


def another(key: Key[str] | Key[bool] | Key[int], deck: str = "french") -> str | int | bool:
    """A value that is not the usual one; the decks that there are differ from test to test."""
    if key.name == keys.DECK.name:
        return deck
    if key.name in OTHERS:
        return OTHERS[key.name]
    if isinstance(key.default, bool):
        return not key.default
    return next(value for value in key.allowed or () if value != key.default)
