"""Duplicate deals of computer players: every deal is played once from each seating, so that luck cancels out."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypedDict

from briscola_desktop.ai.player import Decision, choose
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.match import agreed_trump
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import deck_of, first_dealer
from briscola_desktop.core.view import View

Chooser = Callable[[View, str, int], Decision]
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Contest:
    """A player against others.

    Attributes:
        rules: the rule set.
        first: the player whose figures are wanted.
        second: the player on all other sides.
        seed: gives the packs, the dealers and the players' choices.
    """

    rules: Rules
    first: str
    second: str
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """A deal of a contest, from every seating.

    Attributes:
        margins: the first player's points less the other side's, less 40 with three players; a figure a seating.
        scores: 1 for a win of the first player, ½ for a draw, 0; a figure a seating.
        times: milliseconds of each of the first player's moves.
    """

    margins: tuple[float, ...]
    scores: tuple[float, ...]
    times: tuple[float, ...]


def start_of(rules: Rules, seed: int, number: int) -> Deal:
    """The deal of a number in a contest of a seed; the dealer and an agreed trump move on from deal to deal."""
    dealer = rules.after(first_dealer(rules, seed), number)
    return Deal.start(rules, deck_of(rules, seed, number), dealer, agreed_trump(rules, number)).after


def moves_of(
    deal: Deal, names: tuple[str, ...], seed: int, chooser: Chooser = choose, clock: Clock = time.perf_counter
) -> Iterator[tuple[Deal, Decision, float]]:
    """Play a deal out: after each action the new state, the decision, and its milliseconds.

    `names` are the players, seat by seat. Before each card everybody is asked who may exchange or claim,
    whose turn it is first.
    """
    while deal.turn is not None:
        for place in range(deal.rules.players):
            seat = deal.rules.after(deal.turn, place)
            view = View.of(deal, seat)
            if place and not view.legal():
                continue
            began = clock()
            decision = chooser(view, names[seat], seed * 64 + seat)
            spent = 1000 * (clock() - began)
            if decision.action is not None:
                deal = deal.play(decision.action).after
                yield deal, decision, spent
                break


class Report(TypedDict):
    """The figures of a contest, as `briscola simulate --json` prints them; those of the first player."""

    seats: list[str]
    deals: int
    games: int
    win_rate: float
    draw_rate: float
    score: float
    win_ci95: list[float]
    points_per_deal: float
    points_ci95: list[float]
    ms_per_move: dict[str, float]


def play_deal(contest: Contest, number: int) -> Played:
    """Play the deal of a number from every seating."""
    rules = contest.rules
    start, seed = start_of(rules, contest.seed, number), contest.seed * 1_000_003 + number
    margins, scores, times = [], [], []
    for side in range(len(rules.sides)):
        names = tuple(contest.first if rules.side_of(seat) == side else contest.second for seat in range(rules.players))
        deal = start
        for after, decision, spent in moves_of(start, names, seed):
            deal = after
            if decision.action is not None and rules.side_of(decision.action.seat) == side:
                times.append(spent)
        own, others = deal.points[side], 120 - deal.points[side]
        margins.append(own - (40 if rules.players == 3 else others))
        scores.append(0.5 if deal.winner is None else float(deal.winner == side))
    return Played(tuple(margins), tuple(scores), tuple(times))


def report(contest: Contest, played: list[Played]) -> Report:
    """The figures of a contest of the first player against the others."""
    scores = [score for one in played for score in one.scores]
    times = sorted(spent for one in played for spent in one.times)
    margin, points_ci = _interval([_mean(one.margins) for one in played])
    win, win_ci = _interval([_mean([float(score == 1) for score in one.scores]) for one in played], low=0.0, high=1.0)
    return {
        "seats": [contest.first, contest.second],
        "deals": len(played),
        "games": len(scores),
        "win_rate": win,
        "draw_rate": round(scores.count(0.5) / len(scores), 6),
        "score": round(_mean(scores), 6),
        "win_ci95": win_ci,
        "points_per_deal": margin,
        "points_ci95": points_ci,
        "ms_per_move": {
            "median": round(times[len(times) // 2], 3),
            "p95": round(times[int(0.95 * len(times))], 3),
            "max": round(times[-1], 3),
        },
    }


def _mean(figures: tuple[float, ...] | list[float]) -> float:
    return sum(figures) / len(figures)


def _interval(figures: list[float], low: float = -math.inf, high: float = math.inf) -> tuple[float, list[float]]:
    """The mean of independent figures and its 95 % interval (normal approximation), kept between two bounds."""
    mean = _mean(figures)
    spread = sum((figure - mean) ** 2 for figure in figures) / max(1, len(figures) - 1)
    half = 1.96 * math.sqrt(spread / len(figures))
    return round(mean, 6), [round(max(low, mean - half), 6), round(min(high, mean + half), 6)]
