"""Hard: counts, imagines how the hidden cards may lie, and chooses what does best in the worlds it imagines.

The network's own choice stands unless another card does better by a clear margin in the same worlds: a few hundred
worlds are noisy, the network has seen millions. Cards that have fallen behind are not tried further. With two players
and an empty stock nothing is hidden, and the ending is played without a mistake.
"""

from __future__ import annotations

from dataclasses import dataclass

from briscola_desktop.ai.coding import bits, codes
from briscola_desktop.ai.decision import Cancel, CancelledError, Decision, Option, never
from briscola_desktop.ai.endings import after, answers
from briscola_desktop.ai.network import NetPolicy
from briscola_desktop.ai.policies import TablePolicy
from briscola_desktop.ai.reasons import reason_of
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.search import Floats, MakePolicy, Tried, candidates, lead_of, weigh
from briscola_desktop.ai.situation import Situation
from briscola_desktop.ai.table_policy import scores
from briscola_desktop.ai.worlds import worlds_of
from briscola_desktop.core.actions import Action, Play, Throw
from briscola_desktop.core.view import View


@dataclass(frozen=True)
class Search:
    """How much is imagined.

    Attributes:
        worlds: worlds imagined at once,
        rounds: and how often at most.
        guard: standard errors by which a card must do better than the first choice to replace it.
        clear: standard errors behind the best after which a card is given up.
    """

    worlds: int
    rounds: int
    guard: float
    clear: float


SEARCHES = {
    2: Search(128, 4, 1.0, 3.0),
    3: Search(128, 4, 1.0, 3.0),
    4: Search(128, 4, 1.0, 3.0),
    6: Search(128, 4, 1.0, 3.0),
}
"""The search for each number of players."""


def play(view: View, rng: Rng, cancel: Cancel = never) -> Decision:
    """The action that does best, with the figures of all that were weighed."""
    if cancel():
        raise CancelledError
    if is_open(view):
        return solve(view)
    if view.rules.players != 2:  # until there are networks
        return pimc(300, view, rng, cancel)
    how, actions = SEARCHES[view.rules.players], candidates(view)
    first = actions[_favourite(view, actions)]
    tried = search(view, actions, how, rng, cancel)
    best = chosen(tried, first, how.guard)
    return decision_of(view, tried, best)


def pimc(worlds: int, view: View, rng: Rng, cancel: Cancel = never) -> Decision:
    """A yardstick: so many worlds, each played out by the table policy, and the best average margin."""
    tried = weigh(view, candidates(view), worlds, lambda view, _: TablePolicy(view.rules), rng, cancel)
    margins = tried.margins.mean(axis=1)
    return decision_of(view, tried, tried.actions[int(margins.round(6).argmax())])


def search(view: View, actions: tuple[Action, ...], how: Search, rng: Rng, cancel: Cancel) -> Tried:
    """Try actions in round after round of worlds, as long as it is open which is best."""
    make: MakePolicy = NetPolicy
    tried = weigh(view, actions, how.worlds, make, rng, cancel)
    for _ in range(how.rounds - 1):
        best = int(tried.utility.mean(axis=1).round(6).argmax())
        behind = [lead_of(tried.utility[best], row) for row in tried.utility]
        if all(gain > how.clear * error for one, (gain, error) in enumerate(behind) if one != best):
            break
        tried = tried.joined(weigh(view, actions, how.worlds, make, rng, cancel))
    return tried


def chosen(tried: Tried, first: Action, guard: float) -> Action:
    """The action that does best for certain enough, or the first choice."""
    utility: Floats = tried.utility
    own = utility[tried.actions.index(first)]
    best, most = first, 0.0
    for action, row in zip(tried.actions, utility, strict=True):
        gain, error = lead_of(row, own)
        surplus = round(gain - guard * error, 6)
        if surplus > most:
            best, most = action, surplus
    return best


def decision_of(view: View, tried: Tried, best: Action) -> Decision:
    """The decision for an action: it first, then the others as they did."""
    value = dict(zip(tried.actions, tried.utility.mean(axis=1).round(6), strict=True))
    options = sorted(tried.options(), key=lambda option: (option.action != best, -value[option.action]))
    return Decision(best, reason_of(view, best), tuple(options))


def _favourite(view: View, actions: tuple[Action, ...]) -> int:
    """The action that the network likes best; the throw, where the ace is led."""
    policy = NetPolicy(view, 1)
    twin = worlds_of(view, 1, Rng(0))
    slot = int(policy.slots(twin)[0])
    card = sorted(view.hand)[slot]
    fitting = [one for one, action in enumerate(actions) if isinstance(action, Play) and action.card is card]
    throws = [one for one, action in enumerate(actions) if isinstance(action, Throw)]
    ace = card.points == 11 and card.suit is view.trump
    return throws[0] if throws and ace else fitting[0]


def is_open(view: View) -> bool:
    """Whether nothing is hidden any more: two players and an empty stock."""
    return view.rules.players == 2 and not view.stock


def solve(view: View) -> Decision:
    """The best action where nothing is hidden; equals are decided by the table policy, then by the cards' order."""
    code, throw = codes(view.trump), view.rules.throw
    own = bits(code[card] for card in view.hand)
    other = bits(code[card] for card in (*view.unseen, *view.shown[1 - view.seat]))
    liked = scores(Situation.of(view))

    def gain(action: Action) -> int:
        card = code[action.card] if isinstance(action, Play) else 47
        if view.table:
            lead = code[view.table[0][1]]
            return -after(lead, card, other | 1 << lead, own, throw=throw)
        thrown = isinstance(action, Throw)
        return min(after(card, reply, own, other, throw=throw) for reply in answers(other, thrown=thrown))

    def value(action: Action) -> tuple[int, float]:
        card = code[action.card] if isinstance(action, Play) else 47
        return gain(action), liked[card] + isinstance(action, Throw)

    ranked = sorted(candidates(view), key=value, reverse=True)
    options = []
    for action in ranked:
        margin = view.points[view.seat] - view.points[1 - view.seat] + gain(action)
        options.append(Option(action, 60 + margin / 2, (margin > 0) + (margin == 0) / 2))
    return Decision(ranked[0], reason_of(view, ranked[0]), tuple(options), exact=True)
