"""What the table says: names of cards and players, and the sentences of the ribbon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QCoreApplication

from briscola_desktop.ai.decision import Decision, Reason
from briscola_desktop.core.actions import Play
from briscola_desktop.core.cards import Card, Rank, Suit
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.rules_words import read_words
from briscola_desktop.runtime.translations import language
from briscola_desktop.widgets.decks.theme import Family
from briscola_desktop.widgets.names import together

Winning = Literal["", "trump", "higher trump", "suit"]
"""Why a card wins a trick: a trump among others, the highest of several trumps, the highest of the suit led."""

OTHER_NAMES = ("Ada", "Nino", "Nonna Rita", "Sandro", "Bianca", "Zio Tano")
"""Of computer players whose own name is somebody else's."""

NAMES = ("Rosa", "Gino", "Nonna Pina", "Marco", "Lucia", "Zio Beppe")
"""Names of computer players, from the next seat on."""


def winning(cards: Sequence[Card], trump: Suit) -> Winning:
    """Why the winner of a trick's cards, in order of play, wins."""
    trumps = sum(card.suit is trump for card in cards)
    if trumps:
        return "trump" if trumps == 1 else "higher trump"
    return "suit" if len(cards) > 1 else ""


def suit_name(suit: Suit, family: Family = "italian") -> str:
    """A suit in words, in the way of the deck."""
    return read_words(language()).suit(suit, family)


def rank_name(rank: Rank, family: Family = "italian") -> str:
    """A rank in words, in the way of the deck."""
    return read_words(language()).rank(rank, family)


def card_name(card: Card, family: Family = "italian") -> str:
    """A card in words."""
    return read_words(language()).card(card, family)


def hidden_name() -> str:
    """A card that lies face down, in words."""
    return QCoreApplication.translate("TableWords", "a card face down")


def level_name(level: str) -> str:
    """A level in words."""
    names = {
        "easy": QCoreApplication.translate("TableWords", "easy"),
        "normal": QCoreApplication.translate("TableWords", "normal"),
        "hard": QCoreApplication.translate("TableWords", "hard"),
    }
    return names.get(level, level)


def player_names(players: tuple[Player, ...]) -> tuple[str, ...]:
    """How the players are called on their plates."""
    names: list[str] = []
    taken = {player.name for player in players}
    for seat, player in enumerate(players):
        if player.name:
            names.append(player.name)
        elif player.person and sum(other.person for other in players) == 1:
            names.append(QCoreApplication.translate("TableWords", "You"))
        elif player.person:
            names.append(QCoreApplication.translate("TableWords", "Player {number}").format(number=seat + 1))
        else:
            own, other = (some[(seat - 1) % len(NAMES)] for some in (NAMES, OTHER_NAMES))
            names.append(other if own in taken and other not in taken else own)
    return tuple(names)


def plate_line(seat: int, viewer: int, players: tuple[Player, ...], rules: Rules, names: tuple[str, ...]) -> str:
    """The second line of a plate: the level of a computer, or who plays with whom."""
    level = players[seat].level
    if len(rules.sides) == rules.players or seat == viewer:
        return level_name(level) if level else ""
    if seat in rules.partners(viewer):
        return QCoreApplication.translate("TableWords", "your partner")
    partners = rules.partners(seat)
    if len(partners) == 1:
        return with_partners([names[partners[0]]])
    return QCoreApplication.translate("TableWords", "against you")


def with_partners(names: Sequence[str]) -> str:
    """Whom somebody plays with."""
    return QCoreApplication.translate("TableWords", "with {name}").format(name=together(names))


def side_name(side: int, viewer: int, rules: Rules, names: tuple[str, ...]) -> str:
    """How a side is called in the score."""
    if len(rules.sides) == rules.players:
        return names[side]
    if side == rules.side_of(viewer):
        return QCoreApplication.translate("TableWords", "Us")
    return QCoreApplication.translate("TableWords", "Them")


def rules_name(rules: Rules, deal: int) -> tuple[str, str]:
    """The name of the game and what stands beside it."""
    names = {
        "classic": QCoreApplication.translate("TableWords", "Briscola"),
        "cafe": QCoreApplication.translate("TableWords", "Briscola"),
        "match": QCoreApplication.translate("TableWords", "Briscola"),
        "brisca": QCoreApplication.translate("TableWords", "Brisca"),
    }
    return names[rules.preset], QCoreApplication.translate("TableWords", "deal {number}").format(number=deal)


def reason_text(reason: Reason) -> str:
    """Why the strong player would do something; `{card}` is the card."""
    t = QCoreApplication.translate
    return {
        Reason.ONLY: t("TableWords", "Play the {card}: there is nothing else"),
        Reason.CLAIM: t("TableWords", "Claim the rest: it is yours"),
        Reason.EXCHANGE: t("TableWords", "Exchange: the turned card is better"),
        Reason.THROW: t("TableWords", "Throw the ace: it draws their best cards"),
        Reason.TAKE: t("TableWords", "The {card}: it takes the trick"),
        Reason.TRUMP: t("TableWords", "The {card}: the trick is worth a trump"),
        Reason.FEED: t("TableWords", "The {card}: points for your partner"),
        Reason.LET_GO: t("TableWords", "The {card}: let this trick go"),
        Reason.LEAD_LOW: t("TableWords", "The {card}: a lead that risks little"),
        Reason.LEAD_HIGH: t("TableWords", "The {card}: it has a good chance to hold"),
        Reason.LEAD_TRUMP: t("TableWords", "The {card}: lead a trump"),
        Reason.WAIT: t("TableWords", "There is nothing to do but wait"),
    }[reason]


class Sentences:
    """The ribbon's sentences for one viewer.

    Attributes:
        viewer: the seat that looks, or None where several people do: nobody is `you` then.
        names: by seat.
        family: how the deck's cards are called.
    """

    def __init__(self, viewer: int | None, names: tuple[str, ...], family: Family = "italian") -> None:
        self.viewer, self.names, self.family = viewer, names, family

    def deals(self, seat: int) -> str:
        """Who deals."""
        if seat == self.viewer:
            return QCoreApplication.translate("TableWords", "You deal")
        return QCoreApplication.translate("TableWords", "{name} deals").format(name=self.names[seat])

    def trump(self, suit: Suit) -> str:
        """Which suit is trump."""
        text = QCoreApplication.translate("TableWords", "Trumps are {suit}")
        return text.format(suit=suit_name(suit, self.family))

    def turn(self, seat: int, led: tuple[int, Card] | None = None) -> str:
        """Whose turn it is, and what was led; where several people look, it is the turn of the one who does."""
        if seat != self.viewer and (self.viewer is not None or led is None):
            return QCoreApplication.translate("TableWords", "{name} is to play").format(name=self.names[seat])
        if led is None:
            return QCoreApplication.translate("TableWords", "Your lead")
        text = QCoreApplication.translate("TableWords", "{name} leads the {card}: your turn")
        return text.format(name=self.names[led[0]], card=card_name(led[1], self.family))

    def turn_in(self, view: View) -> str:
        """Whose turn it is in a deal; where the screen was passed on, also who took the trick before."""
        if self.viewer is None and view.history and not view.table:
            last = view.history[-1]
            return self.taken(last.winner, last.points, winning([card for _, card in last.plays], view.trump))
        return self.turn(view.seat, view.table[0] if view.table else None)

    def thinking(self, seat: int) -> str:
        """The computer thinks."""
        return QCoreApplication.translate("TableWords", "{name} is thinking").format(name=self.names[seat])

    def taken(self, seat: int, points: int, why: Winning = "") -> str:
        """Who took the trick, what it was worth, and why."""
        t = QCoreApplication.translate
        if seat == self.viewer:
            return {
                "": t("TableWords", "You take %n points", "", points),
                "trump": t("TableWords", "You take %n points with a trump", "", points),
                "higher trump": t("TableWords", "You take %n points with the highest trump", "", points),
                "suit": t("TableWords", "You take %n points with the highest of the suit led", "", points),
            }[why]
        text = {
            "": t("TableWords", "{name} takes %n points", "", points),
            "trump": t("TableWords", "{name} takes %n points with a trump", "", points),
            "higher trump": t("TableWords", "{name} takes %n points with the highest trump", "", points),
            "suit": t("TableWords", "{name} takes %n points with the highest of the suit led", "", points),
        }[why]
        return text.format(name=self.names[seat])

    def exchanged(self, seat: int, took: Card, gave: Card) -> str:
        """An exchange."""
        if seat == self.viewer:
            text = QCoreApplication.translate("TableWords", "You take the {took} for the {gave}")
        else:
            text = QCoreApplication.translate("TableWords", "{name} takes the {took} for the {gave}")
        return text.format(
            name=self.names[seat], took=card_name(took, self.family), gave=rank_name(gave.rank, self.family)
        )

    def thrown(self, seat: int) -> str:
        """The ace was led with the command to throw."""
        if seat == self.viewer:
            return QCoreApplication.translate("TableWords", "You throw the ace: best cards, please!")
        text = QCoreApplication.translate("TableWords", "{name} throws the ace: best cards, please!")
        return text.format(name=self.names[seat])

    def late(self, seat: int, card: Card) -> str:
        """Somebody's time was up, and a card was played in their place."""
        text = QCoreApplication.translate("TableWords", "Your time is up: the computer plays the {card} for you")
        if seat != self.viewer:
            text = QCoreApplication.translate("TableWords", "{name}’s time is up: the computer plays the {card}")
        return text.format(name=self.names[seat], card=card_name(card, self.family))

    def claimed(self, seat: int, points: int) -> str:
        """The rest was claimed."""
        if seat == self.viewer:
            return QCoreApplication.translate("TableWords", "You claim the rest: %n points", "", points)
        text = QCoreApplication.translate("TableWords", "{name} claims the rest: %n points", "", points)
        return text.format(name=self.names[seat])

    def shown(self) -> str:
        """Partners show their hands."""
        return QCoreApplication.translate("TableWords", "Partners show each other their hands")

    def counting(self) -> str:
        """The deal is over."""
        return QCoreApplication.translate("TableWords", "The points are counted")

    def hint(self, decision: Decision) -> str:
        """What the strong player would do, and why."""
        action = decision.action
        card = card_name(action.card, self.family) if isinstance(action, Play) else ""
        text = reason_text(decision.reason).format(card=card)
        return text[0].upper() + text[1:]  # a card's name may begin the sentence
