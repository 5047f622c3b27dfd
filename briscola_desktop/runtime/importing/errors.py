"""What can be wrong with a deck that is to be brought in."""

from __future__ import annotations

from briscola_desktop.core.errors import BriscolaError


class DeckImportError(BriscolaError):
    """A deck that cannot be brought in; one sentence says why, and nothing has been left on the disk."""

    code = "deck_import"

    def __init__(self, text: str, **values: object) -> None:
        """Say what is wrong.

        Args:
            text: the sentence in English, `marked` for translation, with places for values.
            values: what it names.
        """
        super().__init__(text.format(**values) if values else text)
        self.text, self.values = text, values


class ImportCancelledError(DeckImportError):
    """Somebody thought better of it."""

    code = "cancelled"
