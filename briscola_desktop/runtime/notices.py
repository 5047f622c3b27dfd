"""What the game has to say to whoever plays: refusals and complaints, a code and a sentence in their language."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from briscola_desktop.core.record import Fault
from briscola_desktop.runtime.faults import fault_words

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
    "claim_timing": QT_TRANSLATE_NOOP(
        "notices", "You can claim the rest between the last three tricks, when the stock is empty."
    ),
    "claim_false": QT_TRANSLATE_NOOP("notices", "Your side does not hold the highest trumps."),
    "nothing_to_take_back": QT_TRANSLATE_NOOP("notices", "There is nothing to undo: you have not played yet."),
    # refusals of a game at one's own screen
    "no_deal": QT_TRANSLATE_NOOP("notices", "No deal has been started."),
    "deal_not_over": QT_TRANSLATE_NOOP("notices", "This deal is not over yet."),
    "undo_not_alone": QT_TRANSLATE_NOOP("notices", "Undo is for one person against the computer."),
    "concede_not_alone": QT_TRANSLATE_NOOP("notices", "A deal can be given up by one person against the computer."),
    "nothing_aside": QT_TRANSLATE_NOOP("notices", "There is no deal to go back to."),
    "no_last_trick": QT_TRANSLATE_NOOP("notices", "No trick has been taken yet."),
    # an online table
    "online_undo": QT_TRANSLATE_NOOP(
        "notices", "At an online table nothing can be taken back: the others have seen it."
    ),
    "online_hint": QT_TRANSLATE_NOOP("notices", "There are no hints at an online table: everybody plays without help."),
    "online_deal": QT_TRANSLATE_NOOP("notices", "At an online table the next deal begins when everybody is ready."),
    "online_on_its_way": QT_TRANSLATE_NOOP("notices", "Your last move is still on its way to the server."),
    "online_away": QT_TRANSLATE_NOOP("notices", "The connection is lost; your seat waits for you. Trying again."),
    "online_no_table": QT_TRANSLATE_NOOP(
        "notices", "There is no table with a free seat under this code. Please check it, or ask for a new one."
    ),
    "online_code_rate": QT_TRANSLATE_NOOP("notices", "Too many codes that do not exist; try again in {seconds} s."),
    "online_too_many_tables": QT_TRANSLATE_NOOP("notices", "The server is full; please try again later."),
    "online_seated": QT_TRANSLATE_NOOP("notices", "You already sit at a table; leave it first."),
    "online_not_seated": QT_TRANSLATE_NOOP("notices", "You do not sit at this table any more."),
    "online_token": QT_TRANSLATE_NOOP("notices", "Your seat at that table is no longer kept."),
    "online_unavailable": QT_TRANSLATE_NOOP("notices", "The table cannot be reached just now; trying again."),
    "online_not_now": QT_TRANSLATE_NOOP("notices", "That is not possible at the table just now."),
    "online_rate": QT_TRANSLATE_NOOP("notices", "That was too much at once; please wait {seconds} s."),
    "online_talk_rate": QT_TRANSLATE_NOOP("notices", "Slower, please: you can write again in {seconds} s."),
    "online_talk_empty": QT_TRANSLATE_NOOP("notices", "Nothing in that text can be shown."),
    "online_rules": QT_TRANSLATE_NOOP("notices", "The server does not play by these rules: {text}."),
    "online_timer": QT_TRANSLATE_NOOP("notices", "The server does not have this timer."),
    "online_level": QT_TRANSLATE_NOOP("notices", "The server does not have computers of this level."),
    "online_malformed": QT_TRANSLATE_NOOP(
        "notices", "The server did not understand this; it may be of another version."
    ),
    "online_update": QT_TRANSLATE_NOOP(
        "notices", "The server speaks another version of the game. Please update the older of the two."
    ),
    "online_unreachable": QT_TRANSLATE_NOOP("notices", "No table server answers at {server}. Is the address right?"),
    "online_untrusted": QT_TRANSLATE_NOOP(
        "notices", "The server cannot prove who it is: its certificate is not trusted here. Nothing was sent to it."
    ),
    "online_address": QT_TRANSLATE_NOOP(
        "notices", "{server} is not the address of a server; an address looks like play.example.org."
    ),
    "online_refused": QT_TRANSLATE_NOOP("notices", "The server does not take more connections from here just now."),
    "online_replaced": QT_TRANSLATE_NOOP("notices", "Your seat was taken up in another window."),
    "online_closed": QT_TRANSLATE_NOOP("notices", "The table was closed by whoever keeps it."),
    "online_whose": QT_TRANSLATE_NOOP(
        "notices", "Whose code is that? No table is near; ask for the address as well, or connect to a server first."
    ),
    "online_code": QT_TRANSLATE_NOOP("notices", "A code has eight letters or digits, like ABCD EF23."),
    "online_host_failed": QT_TRANSLATE_NOOP("notices", "A table cannot be hosted on this computer ({fault})."),
    # complaints
    "record_broken": QT_TRANSLATE_NOOP("notices", "The record breaks off: {fault}. The part before that is shown."),
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
    "setting_unknown": QT_TRANSLATE_NOOP(
        "notices", "The setting {key} had an unknown value, {value}; {used} is used instead."
    ),
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
        return cls(code, tuple((place, _said(value)) for place, value in values.items()))

    @property
    def sentence(self) -> str:
        """What it says, in the language of the app."""
        return QCoreApplication.translate("notices", str(SENTENCES[self.code])).format(**dict(self.values))


def _said(value: object) -> str:
    return fault_words(value) if isinstance(value, BaseException | Fault) else str(value)
