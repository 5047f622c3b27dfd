"""Normal: an attentive person who takes what pays, saves trumps and does not count."""

from __future__ import annotations

from briscola_desktop.ai.decision import Cancel, Decision, never
from briscola_desktop.ai.reasons import play_of, reason_of
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.situation import Situation
from briscola_desktop.ai.table_policy import scores
from briscola_desktop.core.actions import Throw
from briscola_desktop.core.view import View


def play(view: View, rng: Rng, cancel: Cancel = never) -> Decision:  # noqa: ARG001 - every player is called alike
    """The card with the best score, the first in order among equals; the ace of trumps is led with the throw."""
    ranked = scores(Situation.of(view))
    best = min(ranked, key=lambda card: (-ranked[card], card))
    action = play_of(view, best)
    throw = Throw(view.seat)
    if action.card.points == 11 and throw in view.legal() and action.card.suit is view.trump:
        return Decision(throw, reason_of(view, throw))
    return Decision(action, reason_of(view, action))
