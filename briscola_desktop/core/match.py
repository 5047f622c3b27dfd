"""A match: one deal or a series of them, its dealers, its score and its outcome."""

from __future__ import annotations

from dataclasses import dataclass, replace

from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import deck_of, first_dealer

LENGTHS = {"single": 1, "best_of_3": 3, "best_of_5": 5, "four_deals_points": 4, "four_deals_wins": 4}
"""Deals of each kind of match, at most."""


@dataclass(frozen=True, slots=True)
class Result:
    """The points of a finished deal, a figure a side; `winner` is None where it was drawn."""

    points: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match between two deals.

    Attributes:
        rules: the rule set.
        seed: gives the first dealer and every pack.
        dealer: who dealt the first deal.
        results: the finished deals.
    """

    rules: Rules
    seed: int
    dealer: int
    results: tuple[Result, ...] = ()

    @classmethod
    def start(cls, rules: Rules, seed: int) -> Match:
        """A new match; RulesError where match and trump do not go together."""
        rules.check_table()
        return cls(rules, seed, first_dealer(rules, seed))

    @property
    def dealer_now(self) -> int:
        """Who deals the next deal: the deal passes to the next seat every time."""
        return self.rules.after(self.dealer, len(self.results))

    @property
    def trump_now(self) -> Suit | None:
        """The suit agreed for the next deal; None where a card is turned."""
        return agreed_trump(self.rules, len(self.results))

    def deck(self) -> tuple[Card, ...]:
        """The shuffled pack of the next deal."""
        return deck_of(self.rules, self.seed, len(self.results))

    def finished(self, deal: Deal) -> Match:
        """The match after a deal has ended; ValueError if it has not."""
        if not deal.over:
            raise ValueError("the deal has not ended")
        return replace(self, results=(*self.results, Result(deal.points, deal.winner)))

    def given_up(self, deal: Deal, side: int) -> Match:
        """The match after a side has given up a deal."""
        return replace(self, results=(*self.results, surrender(deal, side)))

    @property
    def score(self) -> tuple[int, ...]:
        """The score of each side: deals won, or points where those are counted."""
        sides = range(len(self.rules.sides))
        if self.rules.match == "four_deals_points":
            return tuple(sum(result.points[side] for result in self.results) for side in sides)
        return tuple(sum(result.winner == side for result in self.results) for side in sides)

    @property
    def over(self) -> bool:
        """Whether it is decided: played out, or, in a best of n, no other side can still equal the leader."""
        left = LENGTHS[self.rules.match] - len(self.results)
        if left <= 0:
            return True
        if not self.rules.match.startswith("best_of"):
            return False
        first, second = sorted(self.score, reverse=True)[:2]
        return first > second + left

    @property
    def winner(self) -> int | None:
        """The side ahead, None where the lead is shared: a drawn match, once it is over."""
        best = max(self.score)
        return self.score.index(best) if self.score.count(best) == 1 else None


def agreed_trump(rules: Rules, deal: int) -> Suit | None:
    """The suit agreed for a match's deal, counted from 0; None where a card is turned."""
    return list(Suit)[deal % len(Suit)] if rules.trump == "rotating" else None


def surrender(deal: Deal, side: int) -> Result:
    """The result of a deal that a side gives up: what nobody has taken goes to the best of the others, who wins."""
    others = [other for other in range(len(deal.points)) if other != side]
    winner = max(others, key=lambda other: deal.points[other])
    rest = 120 - sum(deal.points)
    return Result(tuple(had + rest * (at == winner) for at, had in enumerate(deal.points)), winner)
