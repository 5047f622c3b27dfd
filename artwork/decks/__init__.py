"""The decks: what they are called, and which module draws which card.

A deck is a package here with a ``DECK``. Its courts are modules called ``<rank>_<suit>`` (``fante_coins``) with
``draw(d)``; ``pips.draw(d, suit, rank)`` draws 2 to 9, ``aces.<suit>(d)`` an ace, ``back.draw(d)`` the back.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from artwork.engine.drawing import Drawing
from artwork.engine.palette import Palette

ROOT = Path(__file__).resolve().parents[1]
SUITS = {"d": "coins", "c": "cups", "s": "swords", "b": "clubs"}
RANKS = {"F": "fante", "C": "cavallo", "R": "re"}
CARDS = tuple(rank + suit for suit in SUITS for rank in "A23456789FCR")
IDS = ("neapolitan", "piacentine", "french", "spanish")


@dataclass(frozen=True)
class Deck:
    """A deck: its identifier, names by language, size in tenths of a millimetre, palette.

    And the numbers that its courts carry with 40 and with 48 cards. ``frame`` is drawn over every face (not over the
    back); ``doubled``: courts are double-headed, a half drawn in the upper half of the card and cut at ``window``.
    ``four_colours``: the fills that become others in the finished files where the player wants four colours.
    """

    id: str
    names: dict[str, str]
    width: int
    height: int
    palette: Palette
    courts40: tuple[int, int, int] = (8, 9, 10)
    courts48: tuple[int, int, int] = (10, 11, 12)
    frame: Callable[[Drawing, str], None] | None = None
    halve: Callable[[Drawing], None] | None = None
    four_colours: dict[str, str] = field(default_factory=dict)

    def module(self, card: str) -> str:
        """The module that draws a card."""
        if card == "back":
            name = "back"
        elif card[0] in RANKS:
            name = f"{RANKS[card[0]]}_{SUITS[card[1]]}"
        else:
            name = "aces" if card[0] == "A" else "pips"
        return f"artwork.decks.{self.id}.{name}"

    def painter(self, card: str) -> Callable[[Drawing], None] | None:
        """What draws a card, or None while nobody has drawn it."""
        name = self.module(card)
        if importlib.util.find_spec(name) is None:
            return None
        module = importlib.import_module(name)
        if card == "back" or card[0] in RANKS:
            return getattr(module, "draw", None)
        suit = SUITS[card[1]]
        if card[0] == "A":
            return getattr(module, suit, None)
        if (suit, int(card[0])) not in module.CARDS:
            return None
        return lambda d: module.draw(d, suit, int(card[0]))

    def draw(self, card: str, full: bool = True) -> Drawing | None:
        """The drawing of a card, or None while nobody has drawn it."""
        painter = self.painter(card)
        if painter is None:
            return None
        seed = int.from_bytes(hashlib.sha256(card.encode()).digest()[:4], "big")
        d = Drawing(self.width, self.height, self.palette, full, seed)
        painter(d)
        if card != "back":
            if self.halve and card[0] in RANKS:
                self.halve(d)
            if self.frame:
                with d.after_turn():
                    self.frame(d, card)
        return d

    def sources(self, card: str) -> Iterator[Path]:
        """The files of which a card is made, in a fixed order."""
        package = ROOT / "decks" / self.id
        for folder in (ROOT / "engine", ROOT / "parts"):
            yield from sorted(folder.glob("*.py"))
        yield ROOT / "suits" / f"{self.id}.py"
        own = self.module(card).rpartition(".")[2]
        others = tuple({self.module(c).rpartition(".")[2] for c in (*CARDS, "back")} - {own})
        for path in sorted(package.glob("*.py")):  # aces_eagle.py belongs to the aces, figures.py to all cards
            if not path.stem.startswith(others):
                yield path

    def digest(self, card: str) -> str:
        """A digest of the card's sources: equal digests, equal drawings."""
        total = hashlib.sha256()
        for path in self.sources(card):
            if path.exists():
                total.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
        return total.hexdigest()[:16]


def deck(name: str) -> Deck:
    """The deck with an identifier; KeyError with a plain sentence if there is none."""
    if name not in IDS or importlib.util.find_spec(f"artwork.decks.{name}") is None:
        raise KeyError(f"There is no deck called {name}; there are {', '.join(available())}.")
    found: Deck = importlib.import_module(f"artwork.decks.{name}").DECK
    return found


def available() -> list[str]:
    """The identifiers of the decks that have a package."""
    return [name for name in IDS if (ROOT / "decks" / name / "__init__.py").exists()]
