"""What can be wrong with a deck: with one that is there, and with one that is to be brought in."""

from __future__ import annotations

from briscola_desktop.core.errors import BriscolaError

SHAPES = (1.2, 2.2)
"""Height over width that a card may have, at least and at most."""


class DeckError(BriscolaError):
    """A deck that cannot be used; one sentence says why."""

    code = "own_deck"

    def __init__(self, text: str, **values: object) -> None:
        """Say what is wrong.

        Args:
            text: the sentence in English, `marked` for translation, with places for values.
            values: what it names; a cause may be an error.
        """
        super().__init__(text.format(**{name: in_short(value) for name, value in values.items()}) if values else text)
        self.text, self.values = text, values


class DeckImportError(DeckError):
    """A deck that cannot be brought in; nothing has been left on the disk."""

    code = "deck_import"


class ImportCancelledError(DeckImportError):
    """Somebody thought better of it."""

    code = "cancelled"


def in_short(cause: object) -> object:
    """What a sentence names; of the system's errors only what went wrong, without number and path."""
    return (isinstance(cause, OSError) and cause.strerror) or cause
