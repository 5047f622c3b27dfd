"""The attentive player that does not count: each card gets a score from what lies open, and the best is played.

The weights were tuned by self-play, a set for each number of players (`training/`).
"""

from __future__ import annotations

from dataclasses import dataclass

from briscola_desktop.ai.coding import BEATS, POINTS, TRUMPS
from briscola_desktop.ai.situation import Situation
from briscola_desktop.core.rules import HAND


@dataclass(frozen=True, slots=True)
class Weights:
    """What the score weighs, in points.

    Attributes:
        trump: what keeping a trump is worth,
        trump_rank: more for the strongest,
        trump_point: and more for each point it counts.
        plain_point: what keeping a point in another suit is worth,
        plain_rank: and more for the strongest.
        fight: how likely an opponent who can take a trick does so where nothing is at stake,
        fight_point: more likely for each point at stake.
        to_come: points that each opponent after oneself is expected to add.
        partner: the chance that a partner after oneself takes the trick.
    """

    trump: float
    trump_rank: float
    trump_point: float
    plain_point: float
    plain_rank: float
    fight: float
    fight_point: float
    to_come: float
    partner: float


WEIGHTS = {
    2: Weights(4.760, 2.299, 1.831, 0.635, -0.293, -0.735, 0.284, 4.167, 0.510),
    3: Weights(8.260, 1.783, 1.940, -0.079, 0.011, -0.673, 0.134, 1.526, 0.530),
    4: Weights(3.693, 1.862, 1.821, 0.051, 0.381, -0.065, 0.055, 3.672, 0.552),
    6: Weights(3.785, 2.361, 3.007, 0.375, 0.237, 0.009, 0.033, 2.085, 0.099),
}
"""The weights of each number of players."""


def keeping(card: int, weights: Weights) -> float:
    """What it is worth to keep a card for later."""
    rank = card % 12 / 11
    if card >= TRUMPS:
        return weights.trump + weights.trump_rank * rank + weights.trump_point * POINTS[card]
    return weights.plain_point * POINTS[card] + weights.plain_rank * rank


def score(card: int, at: Situation, weights: Weights) -> float:
    """The points that playing a card is thought to bring, less what keeping it is worth."""
    best = card if at.best is None or at.takes(card) else at.best
    taking = at.ours or at.takes(card)
    stake = at.worth(card) + weights.to_come * at.opponents
    if not at.opponents:
        chance = float(taking)
    elif taking:
        safe = 1 - (BEATS[best] & at.hidden).bit_count() / max(1, at.hidden.bit_count())
        fight = min(1.0, max(0.0, weights.fight + weights.fight_point * at.worth(card)))
        chance = 1 - (1 - safe ** (HAND * at.opponents)) * fight
    else:
        chance = weights.partner if at.partners else 0.0
    return (2 * chance - 1) * stake - keeping(card, weights)


def scores(at: Situation) -> dict[int, float]:
    """The score of each card that may be played, rounded so that every machine ranks alike."""
    weights = WEIGHTS[at.players]
    return {card: round(score(card, at, weights), 6) for card in at.playable}
