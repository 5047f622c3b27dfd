"""What happens at the table in sentences, for who cannot see it: what the ribbon does not say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.core.events import CardDealt, CardDrawn, CardPlayed, Event, HandShown, TrickTaken, TrumpTurned
from briscola_desktop.core.tricks import Trick
from briscola_desktop.core.view import View
from briscola_desktop.widgets.table.words import Sentences, card_name, suit_name, winning

Score = Sequence[tuple[str, int]]
"""Name and points of each side."""


class Teller:
    """Sentences for events, in the order in which they are seen.

    Attributes:
        words: who is called what.
    """

    def __init__(self, words: Sentences) -> None:
        self.words = words
        self._dealt: list[Card] = []

    def tell(self, event: Event, own: int, score: Score = ()) -> str:
        """What is said of an event; nothing of what the ribbon says.

        Args:
            event: as the seat at the bottom may see it.
            own: that seat.
            score: each side's name and points, where the rules show them.
        """
        t, name = QCoreApplication.translate, self._name
        match event:
            case CardDealt(seat=seat, card=card) if seat == own and card:
                self._dealt.append(card)
            case TrumpTurned(card):
                text = t("TableWords", "{card} is turned: trumps are {suit}")
                turned = text.format(card=self._card(card), suit=suit_name(card.suit, self.words.family))
                return " ".join(filter(None, (self.hand(self._dealt), sentence(turned))))
            case CardPlayed(seat=seat, card=card):
                text = t("TableWords", "You play the {card}")
                if seat != self.words.viewer:
                    text = t("TableWords", "{name} plays the {card}")
                return sentence(text.format(name=name(seat), card=self._card(card)))
            case TrickTaken():
                return self.points(score)
            case CardDrawn(seat=seat, card=card) if card:
                text = t("TableWords", "You draw the {card}")
                if seat != self.words.viewer:
                    text = t("TableWords", "{name} draws the {card}")
                return sentence(text.format(name=name(seat), card=self._card(card)))
            case HandShown(seat=seat, cards=cards) if cards and seat != own:
                text = t("TableWords", "{name} holds {cards}")
                return sentence(text.format(name=name(seat), cards=self._cards(cards)))
            case _:
                pass
        return ""

    def begin(self) -> None:
        """Another deal."""
        self._dealt = []

    def hand(self, cards: Sequence[Card]) -> str:
        """One's own cards."""
        if not cards:
            return ""
        text = QCoreApplication.translate("TableWords", "Your cards: {cards}")
        return sentence(text.format(cards=self._cards(cards)))

    def points(self, score: Score) -> str:
        """The points so far."""
        if not score:
            return ""
        told = ", ".join(f"{name} {points}" for name, points in score)
        return sentence(QCoreApplication.translate("TableWords", "Points: {points}").format(points=told))

    def trick(self, trick: Trick, trump: Suit) -> str:
        """A finished trick."""
        text = QCoreApplication.translate("TableWords", "{name}: {card}")
        plays = [text.format(name=self._name(seat), card=self._card(card)) for seat, card in trick.plays]
        why = winning([card for _, card in trick.plays], trump)
        told = QCoreApplication.translate("TableWords", "The last trick: {cards}").format(cards=", ".join(plays))
        return f"{sentence(told)} {sentence(self.words.taken(trick.winner, trick.points, why))}"

    def table(self, view: View, score: Score = ()) -> str:
        """The whole table in a few sentences: trumps, stock, trick, hand, points, whose turn it is."""
        t, words = QCoreApplication.translate, self.words
        told = [words.trump(view.trump)]
        if view.turned:
            told = [t("TableWords", "{card} is turned").format(card=self._card(view.turned))]
        told.append(t("TableWords", "%n cards to draw", "", view.stock))
        text = t("TableWords", "{name}: {card}")
        plays = [text.format(name=self._name(seat), card=self._card(card)) for seat, card in view.table]
        told.append(", ".join(plays) if plays else t("TableWords", "no card on the table"))
        told += [self.hand(view.hand), self.points(score)]
        if view.turn is not None:
            told.append(words.turn(view.turn, view.table[0] if view.table else None))
        return " ".join(map(sentence, filter(None, told)))

    def _name(self, seat: int) -> str:
        return self.words.names[seat]

    def _card(self, card: Card) -> str:
        return card_name(card, self.words.family)

    def _cards(self, cards: Sequence[Card]) -> str:
        return ", ".join(map(self._card, cards))


def sentence(text: str) -> str:
    """A text as a sentence."""
    text = text.strip()
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?…" else ".")
