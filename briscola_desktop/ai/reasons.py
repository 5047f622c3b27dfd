"""What needs no thought, and the kind of reason that an action has."""

from __future__ import annotations

from briscola_desktop.ai.coding import POINTS, TRUMPS, codes
from briscola_desktop.ai.decision import Decision, Reason
from briscola_desktop.ai.situation import Situation
from briscola_desktop.core.actions import Action, Claim, Exchange, Play, Throw
from briscola_desktop.core.cards import Card
from briscola_desktop.core.view import View


def duty(view: View) -> Decision | None:
    """The decision that every player makes without weighing, or None.

    A certain claim takes all that is left, and an exchange only betters a hand; where there is one card, it is played.
    """
    legal = view.legal()
    for command, reason in ((Claim, Reason.CLAIM), (Exchange, Reason.EXCHANGE)):
        for action in legal:
            if isinstance(action, command):
                return Decision(action, reason)
    if not legal:
        return Decision(None, Reason.WAIT)
    return Decision(legal[0], Reason.ONLY) if len(legal) == 1 else None


def play_of(view: View, card: int) -> Play:
    """The action of playing the card of a code."""
    code = codes(view.trump)
    return Play(view.seat, next(held for held in view.hand if code[held] == card))


def reason_of(view: View, action: Action) -> Reason:
    """The kind of thing that an action does, seen from its own seat."""
    match action:
        case Throw():
            return Reason.THROW
        case Play(_, card):
            return _of_card(view, card)
        case Claim():
            return Reason.CLAIM
        case Exchange():
            return Reason.EXCHANGE


def _of_card(view: View, played: Card) -> Reason:
    at, card = Situation.of(view), codes(view.trump)[played]
    trump = card >= TRUMPS
    if len(at.playable) == 1:
        return Reason.ONLY
    if at.best is None:
        high = Reason.LEAD_TRUMP if trump else Reason.LEAD_HIGH
        return high if trump or POINTS[card] else Reason.LEAD_LOW
    if at.takes(card):
        return Reason.TRUMP if trump else Reason.TAKE
    return Reason.FEED if at.ours and POINTS[card] else Reason.LET_GO
