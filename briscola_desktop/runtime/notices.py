"""What the game has to say to whoever plays: refusals and complaints, a code and a sentence in their language."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

SENTENCES = {
    # refusals of the table
    "stale": QT_TRANSLATE_NOOP("notices", "The table has moved on; please choose again."),
    "deal_over": QT_TRANSLATE_NOOP("notices", "The deal is over."),
    "unknown_seat": QT_TRANSLATE_NOOP("notices", "That seat is not yours to play."),
    "out_of_turn": QT_TRANSLATE_NOOP("notices", "It is not your turn."),
    "card_not_held": QT_TRANSLATE_NOOP("notices", "That card is not in your hand."),
    "forced_card": QT_TRANSLATE_NOOP("notices", "The ace was thrown: your highest trump, or your best card, is due."),
    "option_off": QT_TRANSLATE_NOOP("notices", "The rules of this table do not have that."),
    "exchange_late": QT_TRANSLATE_NOOP("notices", "The turned card has been drawn; it is too late to exchange."),
    "exchange_card": QT_TRANSLATE_NOOP("notices", "You do not hold the card that takes the turned one."),
    "throw_not_leading": QT_TRANSLATE_NOOP("notices", "Only the first card of a trick can be thrown."),
    "throw_without_ace": QT_TRANSLATE_NOOP("notices", "You do not hold the ace of trumps."),
    "claim_timing": QT_TRANSLATE_NOOP("notices", "You can claim between the last three tricks, with the stock empty."),
    "claim_false": QT_TRANSLATE_NOOP("notices", "Your side does not hold the highest trumps."),
    "nothing_to_take_back": QT_TRANSLATE_NOOP("notices", "There is nothing to undo: you have not played yet."),
    # refusals of a game at one's own screen
    "no_deal": QT_TRANSLATE_NOOP("notices", "No deal has been started."),
    "deal_not_over": QT_TRANSLATE_NOOP("notices", "This deal is not over yet."),
    "undo_not_alone": QT_TRANSLATE_NOOP("notices", "Undo is for one person against the computer."),
    "nothing_aside": QT_TRANSLATE_NOOP("notices", "There is no deal to go back to."),
    "no_last_trick": QT_TRANSLATE_NOOP("notices", "No trick has been taken yet."),
    # complaints
    "record_broken": QT_TRANSLATE_NOOP("notices", "The record breaks off: {fault}. The part before is shown."),
    "record_unreadable": QT_TRANSLATE_NOOP("notices", "{file} is not a record of a deal: {fault}."),
    "bot_failed": QT_TRANSLATE_NOOP(
        "notices", "The computer player failed ({fault}); a simpler one has played in its place."
    ),
    "hint_failed": QT_TRANSLATE_NOOP("notices", "There is no hint this time: the strong player failed ({fault})."),
    "save_broken": QT_TRANSLATE_NOOP(
        "notices", "The saved deal could not be read and was put aside as {backup}; a new deal begins."
    ),
    "save_failed": QT_TRANSLATE_NOOP("notices", "The deal cannot be saved in {folder} ({fault}); you can play on."),
    "settings_broken": QT_TRANSLATE_NOOP(
        "notices", "The settings could not be read and were put aside as {backup}; the usual ones are used."
    ),
    "settings_failed": QT_TRANSLATE_NOOP("notices", "Settings cannot be kept in {folder}; you can play on."),
    "rules_unknown": QT_TRANSLATE_NOOP("notices", "The chosen rules do not go together ({fault}); classic is played."),
    "deck_broken": QT_TRANSLATE_NOOP("notices", "A deck cannot be used: {fault}."),
    "setting_unknown": QT_TRANSLATE_NOOP("notices", "The setting {key} had an unknown value, {value}; {used} is used."),
}
"""Every notice by its code, with places for its values."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A refusal or a complaint.

    Attributes:
        code: a stable word, a key of `SENTENCES`.
        values: what the sentence names, by the place it has in it.
    """

    code: str
    values: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, code: str, **values: object) -> Notice:
        """A notice; KeyError for a code that has no sentence."""
        str(SENTENCES[code]).format(**values)  # a place without a value is found here, not when it is shown
        return cls(code, tuple((place, str(value)) for place, value in values.items()))

    @property
    def sentence(self) -> str:
        """What it says, in the language of the app."""
        return QCoreApplication.translate("notices", str(SENTENCES[self.code])).format(**dict(self.values))
