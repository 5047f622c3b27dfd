"""Records of deals, `briscola-record/1`: read, write, replay.

A record is a JSON object, one file a deal. Its replay keeps the good part of a record
that breaks, and says which action broke it. Keys that the format does not know (names,
times, comments) are kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from briscola_desktop.core.actions import Action, action_from_json
from briscola_desktop.core.cards import Card, Suit, parse_suit
from briscola_desktop.core.deal import Deal, Step
from briscola_desktop.core.errors import BriscolaError, NotationError, RecordError
from briscola_desktop.core.json_text import quoted, read_json
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import trick_json

FORMAT = "briscola-record/1"
_KEYS = ("format", "rules", "dealer", "deck", "trump", "actions")


@dataclass(frozen=True, slots=True)
class Record:
    """A deal as it was played.

    Attributes:
        rules: the rule set.
        dealer: the seat that dealt.
        deck: the whole shuffled pack, the first card dealt first.
        trump: the agreed suit, None where a card is turned.
        actions: what was done; an entry that is no action is kept as it was read.
        extra: whatever else the file says.
    """

    rules: Rules
    dealer: int
    deck: tuple[Card, ...]
    trump: Suit | None = None
    actions: tuple[Action | Mapping[str, object] | object, ...] = ()
    extra: Mapping[str, object] = field(default_factory=dict)

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """The record of a file's text; RecordError, RulesError or NotationError if it is none."""
        try:
            raw = read_json(text)
        except ValueError as fault:
            raise RecordError(f"not a JSON text: {fault}") from None
        return cls.from_json(raw)

    @classmethod
    def from_json(cls, raw: object) -> Record:
        """The record of a JSON object; its actions are judged when it is replayed."""
        if not isinstance(raw, dict):
            raise RecordError("a record is a JSON object")
        if raw.get("format") != FORMAT:
            raise RecordError(f"the format is {quoted(raw.get('format'))}, not {FORMAT!r}")
        for key in ("rules", "dealer", "deck", "actions"):
            if key not in raw:
                raise RecordError(f"a record needs {key}")
        rules = Rules.from_json(raw["rules"])
        dealer, deck, actions, trump = raw["dealer"], raw["deck"], raw["actions"], raw.get("trump")
        if type(dealer) is not int:
            raise RecordError(f"the dealer is a seat, not {quoted(dealer)}")
        if not isinstance(deck, list) or not isinstance(actions, list):
            raise RecordError("deck and actions are lists")
        return cls(
            rules=rules,
            dealer=dealer,
            deck=tuple(Card.parse(card) for card in deck),
            trump=None if trump is None else parse_suit(trump),
            actions=tuple(map(_action, actions)),
            extra={key: value for key, value in raw.items() if key not in _KEYS},
        )

    def to_json(self) -> dict[str, object]:
        """The record as a JSON object."""
        out: dict[str, object] = {"format": FORMAT, "rules": self.rules.to_json(), "dealer": self.dealer}
        out["deck"] = [str(card) for card in self.deck]
        if self.trump is not None:
            out["trump"] = self.trump.value
        out["actions"] = [entry.to_json() if isinstance(entry, Action) else entry for entry in self.actions]
        return out | dict(self.extra)

    def dumps(self) -> str:
        """The text of a file; the same record gives the same bytes."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(", ", ": ")) + "\n"

    def start(self) -> Step:
        """Deal the deck; PackError or UnknownSeatError where that cannot be."""
        return Deal.start(self.rules, self.deck, self.dealer, self.trump)

    def replay(self) -> Replay:
        """Play the record as far as it is legal."""
        try:
            steps = [self.start()]
        except BriscolaError as fault:
            return Replay(self.rules, (), Fault(None, fault))
        for place, action in enumerate(self.actions):
            try:
                if not isinstance(action, Action):
                    action_from_json(action)  # raises what is wrong with it
                    raise NotationError(f"{quoted(action)} is not an action")
                steps.append(steps[-1].after.play(action))
            except BriscolaError as fault:
                return Replay(self.rules, tuple(steps), Fault(place, fault))
        return Replay(self.rules, tuple(steps))


@dataclass(frozen=True, slots=True)
class Fault:
    """What broke a replay.

    Attributes:
        action: the place of the action, counted from 0; None where the fault is elsewhere.
        error: what is wrong.
    """

    action: int | None
    error: BriscolaError

    def __str__(self) -> str:
        where = "" if self.action is None else f"action {self.action}: "
        return where + str(self.error)

    def to_json(self) -> dict[str, object]:
        """As `briscola replay --json` prints it."""
        return {"action": self.action, "code": self.error.code, "message": str(self.error)}


@dataclass(frozen=True, slots=True)
class Replay:
    """The steps of a record: all of them, or the good part and the fault.

    Attributes:
        rules: the rule set, None where the file does not tell.
        steps: the dealing first; empty where the deck could not be dealt.
        fault: what broke it, or None.
    """

    rules: Rules | None
    steps: tuple[Step, ...]
    fault: Fault | None = None

    def to_json(self) -> dict[str, object]:
        """The tricks and the result as `briscola replay --json` prints them."""
        if not self.steps:
            return no_replay(self.fault, self.rules)
        deal = self.steps[-1].after
        tricks = []
        for trick in deal.tricks:
            shown = trick_json(trick)
            shown.pop("thrown", None)
            tricks.append(shown | {"points": trick.points})
        return {
            "players": deal.rules.players,
            "rules": deal.rules.to_json(),
            "tricks": tricks,
            "points": list(deal.points),
            "outcome": outcome_json(deal),
            "error": self.fault.to_json() if self.fault else None,
        }


def no_replay(fault: Fault | None, rules: Rules | None = None) -> dict[str, object]:
    """What `briscola replay --json` prints where nothing could be dealt; the rules where they are known."""
    return {
        "players": rules.players if rules else None,
        "rules": rules.to_json() if rules else None,
        "tricks": [],
        "points": [0] * len(rules.sides) if rules else [],
        "outcome": {"kind": "unfinished", "side": None},
        "error": fault.to_json() if fault else None,
    }


def outcome_json(deal: Deal) -> dict[str, object]:
    """How a deal stands: won by a side, drawn or unfinished."""
    if not deal.over:
        return {"kind": "unfinished", "side": None}
    return {"kind": "draw" if deal.winner is None else "win", "side": deal.winner}


def _action(raw: object) -> Action | object:
    """The action of an entry, or the entry itself where it is none."""
    try:
        return action_from_json(raw)
    except NotationError:
        return raw
