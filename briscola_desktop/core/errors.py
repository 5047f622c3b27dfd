"""What can go wrong, one class a cause.

Every error carries a `code` (a stable word for programs, translated by the app)
and reads as one sentence.
"""

from __future__ import annotations

from typing import ClassVar


class BriscolaError(Exception):
    """The root of all errors of the engine."""

    code: ClassVar[str] = "error"


class NotationError(BriscolaError):
    """A text is not the notation of a card, suit, rank or action."""

    code = "notation"


class RulesError(BriscolaError):
    """A rule set that makes no sense.

    Attributes:
        option: the option at fault, as in a record.
    """

    code = "rules"

    def __init__(self, option: str, message: str) -> None:
        super().__init__(message)
        self.option = option


class PackError(BriscolaError):
    """The cards to deal are not the pack of the rule set."""

    code = "deck"


class RecordError(BriscolaError):
    """A text is not a record."""

    code = "format"


class ViewError(BriscolaError):
    """A view that cannot be."""

    code = "view"


class IllegalActionError(BriscolaError):
    """An action that the rules do not allow at this moment."""

    code = "illegal"


class DealOverError(IllegalActionError):
    """The deal has ended."""

    code = "deal_over"


class UnknownSeatError(IllegalActionError):
    """There is no such seat at the table."""

    code = "unknown_seat"


class OutOfTurnError(IllegalActionError):
    """It is another seat's turn to play a card."""

    code = "out_of_turn"


class CardNotHeldError(IllegalActionError):
    """The card is not in the hand of the seat."""

    code = "card_not_held"


class ForcedCardError(IllegalActionError):
    """The ace of trumps was thrown and another card is due."""

    code = "forced_card"


class OptionOffError(IllegalActionError):
    """The rule set does not have this action."""

    code = "option_off"


class ExchangeLateError(IllegalActionError):
    """The turned card has been drawn."""

    code = "exchange_late"


class ExchangeCardError(IllegalActionError):
    """The seat does not hold the card that takes the turned one."""

    code = "exchange_card"


class ThrowNotLeadingError(IllegalActionError):
    """Only the first card of a trick can be thrown."""

    code = "throw_not_leading"


class ThrowWithoutAceError(IllegalActionError):
    """The seat does not hold the ace of trumps."""

    code = "throw_without_ace"


class ClaimTimingError(IllegalActionError):
    """A claim belongs between two of the last three tricks."""

    code = "claim_timing"


class ClaimFalseError(IllegalActionError):
    """The side does not hold the highest trumps."""

    code = "claim_false"
