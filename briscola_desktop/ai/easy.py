"""Easy: plays loosely, thinks little of trumps, but throws nothing away that a beginner would not."""

from __future__ import annotations

from briscola_desktop.ai.coding import TRUMPS
from briscola_desktop.ai.decision import Cancel, Decision, never
from briscola_desktop.ai.reasons import play_of, reason_of
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.situation import Situation
from briscola_desktop.ai.table_policy import WEIGHTS, keeping, scores
from briscola_desktop.core.view import View

THRIFT = 0.5
"""How much of a trump's worth a beginner sees."""

SLACK = 4.5
"""Points of score by which a card may be worse than the best and still be played.

Both figures were chosen by `bench.round_robin`, so that Easy wins a third of two players' deals against Normal.
"""


def play(view: View, rng: Rng, cancel: Cancel = never) -> Decision:  # noqa: ARG001 - every player is called alike
    """Any of the cards that do not look bad to a beginner."""
    at = Situation.of(view)
    weights = WEIGHTS[at.players]
    seen = {
        card: value + (1 - THRIFT) * keeping(card, weights) * (card >= TRUMPS) for card, value in scores(at).items()
    }
    good = sorted(card for card in seen if seen[card] >= max(seen.values()) - SLACK)
    action = play_of(view, good[rng.below(len(good))])
    return Decision(action, reason_of(view, action))


def play_at_random(view: View, rng: Rng, cancel: Cancel = never) -> Decision:  # noqa: ARG001
    """Any legal action: a yardstick."""
    legal = view.legal()
    action = legal[rng.below(len(legal))]
    return Decision(action, reason_of(view, action))
