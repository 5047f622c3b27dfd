"""Rule sets: four presets, and the options in which a table may differ from them.

The options, their values and the presets' values are data; a combination that makes
no sense is refused with a message that names the option.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from briscola_desktop.core.cards import FULL_PACK, Card, Rank, Suit
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.json_text import quoted

Value = str | int | bool

HAND = 3
"""Cards in a full hand."""

COUNTS = (2, 3, 4, 6)
"""The numbers of players."""

OPTIONS: dict[str, tuple[Value, ...]] = {
    "players": COUNTS,
    "direction": ("clockwise", "counterclockwise"),
    "deal_packet": (1, 3),
    "trump": ("turned", "rotating"),
    "exchange": ("none", "seven_two"),
    "throw": (False, True),
    "claim": (False, True),
    "partners_see": ("never", "start", "stock_end"),
    "open_hands": (False, True),
    "points_shown": (False, True),
    "match": ("single", "best_of_3", "best_of_5", "four_deals_points", "four_deals_wins"),
}
"""Every option and its values; on and off are written as such in records and kept as booleans."""

_PLAIN: dict[str, Value] = {
    "players": 2,
    "direction": "clockwise",
    "deal_packet": 1,
    "trump": "turned",
    "exchange": "none",
    "throw": False,
    "claim": False,
    "partners_see": "never",
    "open_hands": False,
    "points_shown": True,
    "match": "single",
}

PRESETS: dict[str, dict[str, Value]] = {
    "classic": _PLAIN,
    "cafe": _PLAIN | {"points_shown": False},
    "match": _PLAIN
    | {"direction": "counterclockwise", "deal_packet": 3, "partners_see": "stock_end", "match": "best_of_3"},
    "brisca": _PLAIN
    | {
        "players": 4,
        "direction": "counterclockwise",
        "deal_packet": 3,
        "exchange": "seven_two",
        "throw": True,
        "claim": True,
        "partners_see": "start",
    },
}
"""What each preset says when nothing else is said."""

ADMITTED: dict[str, tuple[int, ...]] = {"classic": (2, 3, 4), "cafe": (2,), "match": (2, 3, 4), "brisca": (2, 4, 6)}
"""The numbers of players for which each preset is known."""


@dataclass(frozen=True)
class Rules:
    """A rule set; make one with `Rules.of` or `Rules.from_json`, which check it.

    Attributes: the preset, and every option of `OPTIONS` by its name.
    """

    preset: str
    players: int
    direction: str
    deal_packet: int
    trump: str
    exchange: str
    throw: bool
    claim: bool
    partners_see: str
    open_hands: bool
    points_shown: bool
    match: str

    @classmethod
    def of(cls, preset: str = "classic", **overrides: Value) -> Rules:
        """A preset with overrides; RulesError names the option that makes no sense."""
        return cls.from_json({"preset": preset, **overrides})

    @classmethod
    def from_json(cls, raw: object) -> Rules:
        """The rules of a record: a preset and whatever differs from it; RulesError if there are none such."""
        if not isinstance(raw, Mapping):
            raise RulesError("rules", "rules must be an object with a preset")
        preset = raw.get("preset", "classic")
        if not isinstance(preset, str) or preset not in PRESETS:
            raise RulesError("preset", f"preset: {quoted(preset)} is none of {', '.join(PRESETS)}")
        said = {str(option): _value(str(option), value) for option, value in raw.items() if option != "preset"}
        values = {**PRESETS[preset], **said}
        if "partners_see" not in said and not _partners_may_see(values["players"]):
            values["partners_see"] = "never"
        rules = cls(preset, **values)  # type: ignore[arg-type]  # the options and their types were checked by _value
        rules._check()
        return rules

    @classmethod
    def parse(cls, text: str, players: int | None = None) -> Rules:
        """The rules of a command line, ``preset[,option=value…]``; RulesError names what is wrong.

        Where `players` is given too, the text may say nothing else.
        """
        preset, *pairs = text.split(",")
        said: dict[str, Value] = {}
        for pair in pairs:
            option, found, value = (part.strip() for part in pair.partition("="))
            if not found:
                raise RulesError(option, f"{_named(option)}: an option is written option=value")
            if option in said:
                raise RulesError(option, f"{_named(option)}: it is there twice")
            said[option] = value
        if players is not None and said.setdefault("players", players) not in {players, str(players)}:
            raise RulesError("players", f"players: {text} is played by {said['players']}, not by {players}")
        return cls.from_json({"preset": preset, **said})

    @property
    def text(self) -> str:
        """The preset and whatever differs from it, as `parse` reads it together with the number of players."""
        return ",".join([self.preset, *(f"{option}={value}" for option, value in self._differences().items())])

    def to_json(self) -> dict[str, str | int]:
        """The preset, the players and whatever differs from the preset, as a record writes it."""
        return {"preset": self.preset, "players": self.players, **self._differences()}

    def check_table(self) -> None:
        """RulesError where a match and its trump do not go together (a replay does not ask)."""
        four = self.match.startswith("four_deals")
        if four and self.exchange != "none":
            raise RulesError("exchange", f"exchange: it does not go with match {self.match}")
        if four and self.trump != "rotating":
            raise RulesError("match", f"match: {self.match} is played with trump rotating")
        if self.trump == "rotating" and not four:
            raise RulesError("trump", "trump: rotating belongs to a match of four deals")

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side: every other seat with four and six, else each seat alone."""
        if self.players in (4, 6):
            return tuple(range(0, self.players, 2)), tuple(range(1, self.players, 2))
        return tuple((seat,) for seat in range(self.players))

    def side_of(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % len(self.sides)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of one's side."""
        return tuple(other for other in self.sides[self.side_of(seat)] if other != seat)

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that plays so many places after another."""
        return (seat + steps) % self.players

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The pack in order: 40 cards for two and four, 39 for three (no two of coins), 48 for six."""
        if self.players == 6:
            return FULL_PACK
        left_out = {Card.of(rank, suit) for rank in (Rank.EIGHT, Rank.NINE) for suit in Suit}
        if self.players == 3:
            left_out.add(Card.of(Rank.TWO, Suit.COINS))
        return tuple(card for card in FULL_PACK if card not in left_out)

    @cached_property
    def tricks(self) -> int:
        """Tricks in a deal."""
        return len(self.pack) // self.players

    @cached_property
    def draws(self) -> int:
        """Tricks that are followed by a draw."""
        return self.tricks - HAND

    def _differences(self) -> dict[str, str | int]:
        usual = Rules.of(self.preset, players=self.players)
        return {o: _written(getattr(self, o)) for o in OPTIONS if getattr(self, o) != getattr(usual, o)}

    def _check(self) -> None:
        admitted = ADMITTED[self.preset]
        if self.players not in admitted:
            known = ", ".join(map(str, admitted))
            raise RulesError("players", f"players: {self.preset} is played by {known}, not by {self.players}")
        if self.partners_see != "never" and not _partners_may_see(self.players):
            raise RulesError(
                "partners_see", f"partners_see: with {self.players} players no partner shows a hand; leave it at never"
            )
        if self.exchange != "none" and self.trump == "rotating":
            raise RulesError("exchange", "exchange: it needs a turned card, so it does not go with trump rotating")


def _partners_may_see(players: Value) -> bool:
    return players == 4


def _value(option: str, value: object) -> Value:
    """An option's value in the form in which it is kept."""
    if option not in OPTIONS:
        raise RulesError(option, f"{_named(option)}: there is no such option")
    for known in OPTIONS[option]:
        # on and off may come as booleans, numbers as the words of a command line; 1 is not True here
        if type(value) in (type(known), str) and value in (known, str(_written(known))):
            return known
    choices = ", ".join(str(_written(known)) for known in OPTIONS[option])
    raise RulesError(option, f"{option}: {quoted(value)} is none of {choices}")


def _named(option: str) -> str:
    """An option's name as a message shows it, whatever a file says there."""
    return option if option.isidentifier() and len(option) < 40 else repr(option[:40])


def _written(value: Value) -> str | int:
    return ("off", "on")[value] if isinstance(value, bool) else value
