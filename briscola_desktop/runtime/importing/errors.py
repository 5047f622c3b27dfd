"""What can be wrong with a deck: with one that is there, and with one that is to be brought in."""

from __future__ import annotations

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.runtime.languages import marked

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


def check_shape(name: str, aspect: float, fault: type[DeckError] = DeckError) -> None:
    """Whether the cards of a deck are about as high over their width as cards are; raises the fault where not."""
    if not SHAPES[0] <= aspect <= SHAPES[1]:
        raise fault(
            marked("DeckImport", "the cards of {name} are {aspect} times as high as wide, not {least} to {most} times"),
            name=name,
            aspect=round(aspect, 2),
            least=SHAPES[0],
            most=SHAPES[1],
        )


def in_short(cause: object) -> object:
    """What a sentence names; of the system's errors only what went wrong, without number and path."""
    return (isinstance(cause, OSError) and cause.strerror) or cause
