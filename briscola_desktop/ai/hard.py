"""Hard: counts, imagines how the hidden cards may lie, and chooses what does best in the worlds it imagines.

The network's own choice stands unless another card does better by a clear margin in the same worlds: a few hundred
worlds are noisy, the network has seen millions. Cards that have fallen behind are not tried further. With two players
and an empty stock nothing is hidden, and the ending is played without a mistake.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from briscola_desktop.ai.coding import bits, codes
from briscola_desktop.ai.decision import Cancel, CancelledError, Decision, Option, never
from briscola_desktop.ai.endings import after, answers
from briscola_desktop.ai.mixed import MixedPolicy
from briscola_desktop.ai.network import NetPolicy, network
from briscola_desktop.ai.policies import Policy, TablePolicy
from briscola_desktop.ai.reasons import reason_of
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.search import Rollout, Trial, candidates, weigh
from briscola_desktop.ai.situation import Situation
from briscola_desktop.ai.table_policy import scores
from briscola_desktop.ai.worlds import worlds_of
from briscola_desktop.core.actions import Action, Play, Throw
from briscola_desktop.core.cards import Card, Rank
from briscola_desktop.core.view import View


@dataclass(frozen=True)
class Search:
    """How much is imagined, and how it is played.

    Attributes:
        policy: makes who plays all seats in the worlds, for a view and a number of them.
        depth: tricks that are played in each world before the network's judgement stands for the rest; 0 for all.
        narrow: points of utility behind its favourite at which the network is trusted that a card is worse.
        worlds: worlds imagined at once,
        rounds: and how often at most.
        guard: standard errors by which a card must do better than the first choice to replace it; as many behind it,
            and the search ends.
        clear: standard errors behind the best after which a card is given up.
    """

    policy: Callable[[View, int], Policy]
    depth: int
    narrow: float
    worlds: int
    rounds: int
    guard: float
    clear: float


SEARCHES = {
    2: Search(NetPolicy, depth=8, narrow=8.0, worlds=384, rounds=3, guard=1.0, clear=3.0),
    3: Search(MixedPolicy, depth=0, narrow=8.0, worlds=192, rounds=3, guard=1.0, clear=3.0),
    4: Search(NetPolicy, depth=5, narrow=8.0, worlds=192, rounds=4, guard=1.0, clear=3.0),
    6: Search(MixedPolicy, depth=4, narrow=8.0, worlds=192, rounds=3, guard=1.0, clear=3.0),
}
"""The search for each number of players.

`training.regret` set them, in utility that a decision gives away. Two players: the network's own choice 0.59, 384
worlds of five tricks 0.16, and 0.19 without the guard, 1,536 worlds of eight tricks 0.10; more would be felt as a
pause. Four: 0.83, this search 0.11, more worlds no less. Three and six: against opponents like Normal rollouts of the
network alone do no better than its own choice, mixed ones by 0.2 and 0.5, and they lose nothing against networks. Of
230 cards that the network put 8 points behind or more, one was chosen.
"""

THOROUGH = {
    players: replace(how, depth=0, narrow=math.inf, worlds=512, rounds=1, guard=0.0)
    for players, how in SEARCHES.items()
}
"""The searches that explain: every action is tried in every world, and the best figures are the choice."""


def play(view: View, rng: Rng, cancel: Cancel = never) -> Decision:
    """The action that does best, with the figures of those that were weighed."""
    return _decide(view, SEARCHES[view.rules.players], rng, cancel)


def explain(view: View, rng: Rng, cancel: Cancel = never) -> Decision:
    """The action that does best, with the figures of all, every world played to its end."""
    return _decide(view, THOROUGH[view.rules.players], rng, cancel)


def _decide(view: View, how: Search, rng: Rng, cancel: Cancel) -> Decision:
    if cancel():
        raise CancelledError
    if is_open(view):
        return solve(view)
    first, actions = shortlist(view, how.narrow)
    if len(actions) == 1:
        return Decision(first, reason_of(view, first))
    trials = search(view, actions, first, how, rng, cancel)
    return decision_of(view, list(trials.values()), chosen(trials, first, how.guard))


def pimc(worlds: int, view: View, rng: Rng, cancel: Cancel = never) -> Decision:
    """A yardstick: so many worlds, each played out by the table policy, and the best average margin."""
    trials = weigh(view, candidates(view), worlds, Rollout(lambda view, _: TablePolicy(view.rules)), rng, cancel)
    best = max(trials, key=lambda trial: round(float(trial.margins.mean()), 6))
    return decision_of(view, trials, best.action)


def search(
    view: View, actions: tuple[Action, ...], first: Action, how: Search, rng: Rng, cancel: Cancel
) -> dict[Action, Trial]:
    """Try actions in round after round of worlds, as long as it is open whether one of them replaces the first."""
    trials: dict[Action, Trial] = {}
    going = actions
    for _ in range(how.rounds):
        for trial in weigh(view, going, how.worlds, Rollout(how.policy, how.depth), rng, cancel):
            before = trials.get(trial.action)
            trials[trial.action] = before.joined(trial) if before else trial
        best = max(trials.values(), key=lambda trial: trial.mean)
        own = trials[first]
        going = tuple(
            action for action in going if action in (first, best.action) or not _behind(best, trials[action], how.clear)
        )
        if all(_behind(own, trials[action], how.guard) for action in going if action != first):
            break
    return trials


def _behind(one: Trial, other: Trial, errors: float) -> bool:
    """Whether a trial does worse than one by more than so many standard errors."""
    gain, error = one.ahead(other)
    return gain > errors * error


def chosen(trials: dict[Action, Trial], first: Action, guard: float) -> Action:
    """The action that does better than the first choice by the clearest margin, or the first choice."""
    best, most = first, 0.0
    for action, trial in trials.items():
        gain, error = trial.ahead(trials[first])
        surplus = round(gain - guard * error, 6)
        if surplus > most:
            best, most = action, surplus
    return best


def decision_of(view: View, trials: list[Trial], best: Action) -> Decision:
    """The decision for an action: it first, then the others as they did."""
    ranked = sorted(trials, key=lambda trial: (trial.action != best, -trial.mean))
    return Decision(best, reason_of(view, best), tuple(trial.option() for trial in ranked if len(trial.margins)))


def shortlist(view: View, narrow: float) -> tuple[Action, tuple[Action, ...]]:
    """The network's favourite, and the actions that may be better; the throw counts as the ace of trumps."""
    net, hand = network(view.rules.players), sorted(view.hand)
    figures = NetPolicy(view, 1).figures(worlds_of(view, 1, Rng(0)))[0]
    ace = Card.of(Rank.ACE, view.trump)

    def figure(action: Action) -> tuple[float, bool]:
        card = action.card if isinstance(action, Play) else ace
        return float(figures[hand.index(card)]) * net.scale, isinstance(action, Throw)

    actions = candidates(view)
    first = max(actions, key=figure)
    return first, tuple(action for action in actions if figure(action)[0] > figure(first)[0] - narrow)


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
