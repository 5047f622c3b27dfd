"""What can be wrong with a deck that is to be brought in."""

from __future__ import annotations

from briscola_desktop.core.errors import BriscolaError


class DeckImportError(BriscolaError):
    """A deck that cannot be brought in; one sentence says why, and nothing has been left on the disk."""

    code = "deck_import"


class ImportCancelledError(DeckImportError):
    """Somebody thought better of it."""

    code = "cancelled"
