"""The review of a deal: what each card cost against the best one, judged by what could be known when it was played.

The strong player (`ai.player.explain`) is given the View of the seat at that moment and weighs every card; hidden
cards are never looked at.
Its figures are averages over imagined worlds, so each moment is asked about several times with other seeds, and a card
counts as a mistake only where it did worse for certain enough. No Qt, no process: `moments_of` says what is to be
asked, `judged` what came of it, `Judging` leads from one to the other.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import stdev
from typing import Any

from briscola_desktop import __version__
from briscola_desktop.ai.decision import Decision, Option, Reason
from briscola_desktop.ai.reasons import reason_of
from briscola_desktop.core.actions import Action, Claim, Exchange, action_from_json
from briscola_desktop.core.errors import BriscolaError, NotationError
from briscola_desktop.core.record import Record
from briscola_desktop.core.view import View

ROUNDS = 3
"""How often a moment is asked about, each time with other worlds."""

WON = 60.0
"""Points that winning the deal is worth to the strong player (ai.search weighs a won margin against a point alike)."""

CERTAIN = 2.0
"""Standard errors by which a card must do worse to count as a mistake; see `tolerance`."""

TRIFLE = 1.0
"""What costs less, in points of worth, is no mistake; see `tolerance`."""

SEEN = 0.05
"""The least cost, in points of worth, that a figure with one decimal shows."""

WORST = 3
"""How many moments are shown as the worst."""


class ReviewError(BriscolaError):
    """A record that cannot be reviewed, or a text that is no review."""

    code = "review"


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice that somebody had.

    Attributes:
        place: of the action in the record, counted from 0.
        trick: which trick of the deal, counted from 0.
        view: what the seat could know.
        played: what it did.
    """

    place: int
    trick: int
    view: View
    played: Action

    def seed(self, turn: int) -> int:
        """The seed for one of the rounds of asking: the same record gives the same review."""
        return self.place * ROUNDS + turn


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice and what it cost.

    Attributes:
        place: of the action in the record, counted from 0.
        trick: which trick of the deal, counted from 0.
        seat: who chose.
        played: what was done.
        best: what would have been best; the same where nothing was better for certain enough.
        points: how many points fewer one may expect for it.
        chance: how much of the chance to win it cost.
        loss: both in one figure, the worth, by which mistakes are ranked; 0 where it was none.
        before, after: the chance to win with the best card, and with the one that was played.
        why: the kind of thing that the best action does.
        instead: the kind of thing that the played action does.
        options: all that could be played with its figures, best first; empty where nothing was weighed.
        exact: whether the figures are certain rather than estimates.
    """

    place: int
    trick: int
    seat: int
    played: Action
    best: Action
    points: float
    chance: float
    loss: float
    before: float
    after: float
    why: Reason
    instead: Reason
    options: tuple[Option, ...]
    exact: bool

    @property
    def mistake(self) -> bool:
        """Whether something else was better, for certain enough."""
        return self.best != self.played

    @property
    def rival(self) -> Action | None:
        """What seemed a little better than what was played, but is about as good; None where nothing did."""
        if self.mistake or not self.options:
            return None
        own = next(option for option in self.options if option.action == self.played)
        return self.options[0].action if self.cost(own) >= SEEN else None

    def cost(self, option: Option) -> float:
        """How much less an option is worth than the best of them."""
        return worth(self.options[0]) - worth(option)


@dataclass(frozen=True, slots=True)
class Review:
    """All that was judged.

    Attributes:
        moments: the choices in order.
        result: the end for each seat's side as a chance: 1 won, 0.5 drawn, 0 lost; empty where the deal is unfinished.
    """

    moments: tuple[Judged, ...]
    result: tuple[float, ...]

    def of_seat(self, seat: int) -> tuple[Judged, ...]:
        """The choices of a seat."""
        return tuple(moment for moment in self.moments if moment.seat == seat)

    def worst(self, seat: int | None = None) -> tuple[Judged, ...]:
        """The three mistakes that cost most, the dearest first; of one seat or of all."""
        mistakes = [one for one in self.moments if one.mistake and seat in (None, one.seat)]
        return tuple(sorted(mistakes, key=lambda one: (-one.loss, one.place))[:WORST])

    def curve(self, seat: int) -> tuple[tuple[int, float], ...]:
        """The chance of a seat to win over the deal: places of actions and chances, the end last.

        Each choice has two points: before it, had the best card been played, and after it.
        """
        points: list[tuple[int, float]] = []
        for one in self.of_seat(seat):
            if one.options:
                points += [(one.place, one.before), (one.place + 1, one.after)]
        if points and self.result:
            last = max(one.place for one in self.moments) + 1
            points.append((max(last, points[-1][0]) + 1, self.result[seat]))
        return tuple(points)

    def dumps(self) -> str:
        """A text to be kept."""
        whole = {
            "by": __version__,
            "result": self.result,
            "moments": [judged_json(one) | {"instead": one.instead} for one in self.moments],
        }
        return json.dumps(whole)

    @classmethod
    def loads(cls, text: str) -> Review:
        """The review of a kept text; ReviewError where it is none, or one of another version of the strong player."""
        try:
            raw = json.loads(text)
            if raw["by"] != __version__:
                raise ReviewError("the review was made by another version")
            return cls(tuple(map(_judged, raw["moments"])), tuple(raw["result"]))
        except (KeyError, TypeError, ValueError, NotationError) as fault:
            raise ReviewError(f"not a review: {fault}") from fault


def moments_of(record: Record, seats: Sequence[int] | None = None) -> tuple[Moment, ...]:
    """The choices in a recorded deal, of some seats or of all; a play without a choice is none.

    ReviewError where the record breaks.
    """
    replay = record.replay()
    if replay.fault is not None:
        raise ReviewError(f"the record cannot be played: {replay.fault}")
    moments = []
    for place, step in enumerate(replay.steps[1:]):
        if step.before is None or step.action is None or isinstance(step.action, Exchange | Claim):
            continue  # what is certain to be good is not judged
        seat = step.action.seat
        view = View.of(step.before, seat)
        if (seats is None or seat in seats) and len(view.legal()) > 1:
            moments.append(Moment(place, len(step.before.tricks), view, step.action))
    return tuple(moments)


class Judging:
    """A review in the making: says what is to be asked next, and takes the answers."""

    def __init__(self, record: Record, seats: Sequence[int] | None = None) -> None:
        """Begin; ReviewError where the record breaks."""
        self._record = record
        self._moments = moments_of(record, seats)
        self._judged: list[Judged] = []
        self._decisions: list[Decision] = []

    @property
    def done(self) -> int:
        """How many choices have been judged."""
        return len(self._judged)

    @property
    def total(self) -> int:
        """How many there are."""
        return len(self._moments)

    def next(self) -> tuple[View, int] | None:
        """What the strong player is to be asked: a view and a seed; None at the end."""
        if self.done == self.total:
            return None
        moment = self._moments[self.done]
        return moment.view, moment.seed(len(self._decisions))

    def give(self, decision: Decision) -> None:
        """The answer. What is certain, or was not weighed, is asked once."""
        self._decisions.append(decision)
        if decision.exact or not decision.options or len(self._decisions) == ROUNDS:
            self._judged.append(judged(self._moments[self.done], self._decisions))
            self._decisions = []

    def review(self) -> Review:
        """The review, once there is nothing more to be asked."""
        deal = self._record.replay().steps[-1].after
        seats = range(deal.rules.players)
        ends = [0.5 if deal.winner is None else float(deal.rules.side_of(seat) == deal.winner) for seat in seats]
        return Review(tuple(self._judged), tuple(ends) if deal.over else ())


def worth(option: Option) -> float:
    """The one figure by which cards and mistakes are ranked: points and, as the strong player has it, 60 for a win."""
    return option.points + WON * option.chance


def tolerance(gaps: Sequence[float], *, exact: bool) -> float:
    """The least loss that is a mistake; two cards whose worths are closer are about as good.

    It is a trifle, or two standard errors where the rounds do not agree so well. What is certain needs none.

    Args:
        gaps: by how much the best card was worth more, in each round.
        exact: whether the figures are certain rather than estimates.
    """
    if exact:
        return 0.0
    return max(TRIFLE, CERTAIN * stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else 0.0)


def judged(moment: Moment, decisions: Sequence[Decision]) -> Judged:
    """What a choice cost, by what the strong player said in each round.

    The best is what is worth most on average over the rounds. What was played is a mistake where the best is ahead of
    it by the tolerance.
    """
    first, played = decisions[0], moment.played
    instead = reason_of(moment.view, played)
    if not first.options or not all(any(o.action == played for o in d.options) for d in decisions):
        return _unweighed(moment, first, instead)
    options = _averaged(decisions)
    best = options[0]
    own = next(option for option in options if option.action == played)
    gaps = [_worth_of(decision, best.action) - _worth_of(decision, played) for decision in decisions]
    loss = sum(gaps) / len(gaps)
    if loss <= 0 or loss < tolerance(gaps, exact=first.exact):
        best, loss = own, 0.0
    return Judged(
        place=moment.place,
        trick=moment.trick,
        seat=played.seat,
        played=played,
        best=best.action,
        points=round(best.points - own.points, 2),
        chance=round(best.chance - own.chance, 4),
        loss=round(loss, 2),
        before=best.chance,
        after=own.chance,
        why=reason_of(moment.view, best.action),
        instead=instead,
        options=options,
        exact=first.exact,
    )


def _unweighed(moment: Moment, said: Decision, instead: Reason) -> Judged:
    """A choice beside a duty: an exchange or a claim that was passed over, whatever was played in its place."""
    missed = said.action if isinstance(said.action, Exchange | Claim) else None
    return Judged(
        place=moment.place,
        trick=moment.trick,
        seat=moment.played.seat,
        played=moment.played,
        best=missed or moment.played,
        points=0.0,
        chance=0.0,
        loss=0.0,
        before=math.nan,
        after=math.nan,
        why=said.reason if missed else instead,
        instead=instead,
        options=(),
        exact=False,
    )


def judged_json(one: Judged) -> dict[str, object]:
    """A choice as `briscola analyse --json` prints it."""
    return {
        "action": one.place,
        "trick": one.trick,
        "seat": one.seat,
        "played": _written(one.played),
        "best": _written(one.best),
        "points": one.points,
        "chance": one.chance,
        "loss": one.loss,
        "before": None if math.isnan(one.before) else one.before,
        "after": None if math.isnan(one.after) else one.after,
        "reason": one.why.value,
        "exact": one.exact,
        "options": [
            _written(o.action) | {"points": o.points, "chance": o.chance, "loss": round(one.cost(o), 2)}
            for o in one.options
        ],
    }


def _written(action: Action) -> dict[str, object]:
    return {key: value for key, value in action.to_json().items() if key != "seat"}


def _judged(raw: Mapping[str, Any]) -> Judged:
    """The choice of a kept text; KeyError, TypeError or ValueError where it is none."""
    seat = raw["seat"]
    return Judged(
        place=raw["action"],
        trick=raw["trick"],
        seat=seat,
        played=action_from_json(raw["played"], seat),
        best=action_from_json(raw["best"], seat),
        points=raw["points"],
        chance=raw["chance"],
        loss=raw["loss"],
        before=math.nan if raw["before"] is None else raw["before"],
        after=math.nan if raw["after"] is None else raw["after"],
        why=Reason(raw["reason"]),
        instead=Reason(raw["instead"]),
        options=tuple(Option(action_from_json(one, seat), one["points"], one["chance"]) for one in raw["options"]),
        exact=raw["exact"],
    )


def _averaged(decisions: Sequence[Decision]) -> tuple[Option, ...]:
    """The options with the means of all rounds, the worthiest first."""
    by_action = [{option.action: option for option in decision.options} for decision in decisions]
    means = []
    for action in by_action[0]:
        seen = [options[action] for options in by_action if action in options]
        points, chance = (sum(values) / len(seen) for values in zip(*((o.points, o.chance) for o in seen), strict=True))
        means.append(Option(action, round(points, 2), round(chance, 4)))
    return tuple(sorted(means, key=worth, reverse=True))


def _worth_of(decision: Decision, action: Action) -> float:
    return worth(next(option for option in decision.options if option.action == action))
