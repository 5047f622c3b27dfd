"""The words in names of files: suits and ranks in the languages in which decks are named."""

from __future__ import annotations

import re
import unicodedata

from briscola_desktop.core.cards import Rank, Suit


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_SUITS = {
    Suit.COINS: "denari denaro danari oro oros ouro ouros coin coins pentacles diamond diamonds quadri quadro karo",
    Suit.CUPS: "coppe coppa copa copas cup cups heart hearts cuori cuore herz",
    Suit.SWORDS: "spade spada espada espadas sword swords spades picche picca pik",
    Suit.CLUBS: "bastoni bastone basto bastos pau paus mazze mazza club clubs wands batons fiori fiore kreuz",
}
SUITS = {word: suit for suit, words in _SUITS.items() for word in words.split()}

FRENCH = _set("diamond diamonds quadri quadro karo heart hearts cuori cuore herz picche picca pik fiori fiore")
"""Words for suits that only a French deck has; `spade` and `clubs` are said of both."""

SPANISH = _set("oro oros ouro ouros copa copas espada espadas basto bastos pau paus sota caballo rey")

FRENCH_PLACES = _set(
    "french francesi francese francaise genovesi toscane lombarde milanesi piemontesi poker bridge skat"
)
"""What decks with French suits are called."""

_NUMBERS = {
    1: "asso ace as uno un one",
    2: "due dos dois two",
    3: "tre tres three",
    4: "quattro cuatro quatro four",
    5: "cinque cinco five",
    6: "sei seis six",
    7: "sette siete sete seven",
    8: "otto ocho oito eight",
    9: "nove nueve nine",
    10: "dieci diez dez ten",
}
NUMBERS = {word: number for number, words in _NUMBERS.items() for word in words.split()}

_COURTS = {
    Rank.KNAVE: "fante jack sota valete valet knave page bube boer",
    Rank.KNIGHT: "cavallo cavaliere caballo cavalo knight queen donna dama dame regina vrouw",
    Rank.KING: "re king rey rei roi konig heer",
}
COURTS = {word: rank for rank, words in _COURTS.items() for word in words.split()}

COURT_LETTERS = {
    **dict.fromkeys("jf", Rank.KNAVE),
    **dict.fromkeys("qc", Rank.KNIGHT),
    **dict.fromkeys("kr", Rank.KING),
}

BACKS = _set("back backs bg retro dorso rovescio reverso reverse verso tergo backside cover")

NOISE = _set("card cards carta carte di de del da do of the img image")

LETTERS: tuple[tuple[dict[str, Suit], bool], ...] = (
    ({"d": Suit.COINS, "c": Suit.CUPS, "s": Suit.SWORDS, "b": Suit.CLUBS}, False),
    ({"d": Suit.COINS, "h": Suit.CUPS, "s": Suit.SWORDS, "c": Suit.CLUBS}, True),
    ({"o": Suit.COINS, "c": Suit.CUPS, "e": Suit.SWORDS, "b": Suit.CLUBS}, False),
    ({"o": Suit.COINS, "c": Suit.CUPS, "e": Suit.SWORDS, "p": Suit.CLUBS}, False),
    ({"d": Suit.COINS, "c": Suit.CUPS, "s": Suit.SWORDS, "m": Suit.CLUBS}, False),
    ({"q": Suit.COINS, "c": Suit.CUPS, "p": Suit.SWORDS, "f": Suit.CLUBS}, True),
)
"""Ways of writing a suit as a letter, and whether the deck is French then: `c` is cups, clubs or cuori."""


def words_of(stem: str) -> tuple[str, ...]:
    """The words of a name: without accents, small, apart at every change between letters and figures or of case."""
    plain = unicodedata.normalize("NFKD", stem)
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    plain = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", plain)
    return tuple(word for word in re.findall(r"[a-z]+|\d+", plain.lower()) if word not in NOISE)
