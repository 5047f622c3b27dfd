import json
import subprocess
import sys
from dataclasses import replace

import pytest

from briscola_desktop.ai.player import PLAYERS, CancelledError, Decision, Level, Reason, choose
from briscola_desktop.core.actions import Action, Claim, Exchange, Play
from briscola_desktop.core.cards import Card, cards
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.unit.ai.positions import RULES, deal_of, some_states


def played_out(rules: Rules, player: str, seed: int) -> tuple[Deal, list[Action]]:
    deal, actions = deal_of(rules, seed), []
    while (turn := deal.turn) is not None:
        for place in range(rules.players):
            view = View.of(deal, rules.after(turn, place))
            if place and not view.legal():
                continue
            decision = choose(view, player, seed)
            if decision.action:
                actions.append(decision.action)
                deal = deal.play(decision.action).after
                break
    return deal, actions


@pytest.mark.parametrize("player", ["random", "easy", "normal"])
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.preset}-{rules.players}")
def test_every_player_plays_every_rule_set_to_its_end(rules: Rules, player: str) -> None:
    for seed in range(5):
        deal, _ = played_out(rules, player, seed)
        assert deal.over
        assert sum(deal.points) == 120


def test_a_card_that_cannot_be_avoided_is_played_as_such() -> None:
    deal = next(deal for deal in some_states(Rules.of(), 200) if len(deal.tricks) == 19)
    decision = choose(View.of(deal, deal.turn or 0), Level.NORMAL)
    assert decision.reason is Reason.ONLY


def test_the_seven_takes_the_turned_ace_out_of_turn() -> None:
    deal = deal_of(Rules.of("brisca", players=2), 1)
    ace, seven = Card.parse("A" + deal.trump.value), Card.parse("7" + deal.trump.value)
    waiting = 1 - (deal.turn or 0)
    view = replace(View.of(deal, waiting), turned=ace, hand=(seven, *cards("4d 5c")))
    assert choose(view, Level.NORMAL) == Decision(Exchange(waiting), Reason.EXCHANGE)


def test_who_is_out_of_turn_and_wants_nothing_passes() -> None:
    deal = deal_of(Rules.of(), 1)
    assert choose(View.of(deal, 1 - (deal.turn or 0))) == Decision(None, Reason.WAIT)


def test_a_certain_claim_is_made() -> None:
    claims = 0
    for seed in range(40):
        deal, actions = played_out(Rules.of("brisca", players=2), "normal", seed)
        claims += deal.claimed is not None and isinstance(actions[-1], Claim)
    assert claims > 0


def test_normal_takes_a_three_with_the_cheapest_trump_and_leaves_a_worthless_card_alone() -> None:
    deal = deal_of(Rules.of(), 1)
    seat, trump = deal.rules.after(deal.leader), deal.trump.value
    low, high = Card.parse("4" + trump), Card.parse("R" + trump)
    plain = next(suit for suit in "dcsb" if suit != trump)
    other = next(suit for suit in "dcsb" if suit not in (trump, plain))

    def answer(lead: str) -> Action | None:
        hand = (high, Card.parse("2" + other), low)
        view = replace(View.of(deal, seat), table=((deal.leader, Card.parse(lead)),), hand=hand)
        return choose(view, Level.NORMAL).action

    assert answer("3" + plain) == Play(seat, low)
    assert answer("5" + plain) == Play(seat, Card.parse("2" + other))


def test_normal_gives_points_to_a_partner_who_takes_the_trick_for_certain() -> None:
    deal = deal_of(Rules.of(players=4), 3)
    leader = deal.leader
    trump = deal.trump.value
    plain = [suit for suit in "dcsb" if suit != trump]
    table = [Card.parse("4" + plain[0]), Card.parse("A" + trump), Card.parse("5" + plain[0])]
    last = deal.rules.after(leader, 3)
    view = replace(
        View.of(deal, last),
        table=tuple((deal.rules.after(leader, place), card) for place, card in enumerate(table)),
        hand=cards(f"A{plain[1]} 2{plain[2]} 4{trump}"),
    )
    decision = choose(view, Level.NORMAL)
    assert decision.action == Play(last, Card.parse("A" + plain[1]))
    assert decision.reason is Reason.FEED


def test_there_is_nothing_to_choose_once_the_deal_is_over() -> None:
    deal, _ = played_out(Rules.of(), "random", 1)
    with pytest.raises(ValueError, match="over"):
        choose(View.of(deal, 0))


def test_the_same_seed_gives_the_same_deal_in_another_process() -> None:
    script = (
        "import json; from tests.unit.ai.test_player import played_out; from briscola_desktop.core.rules import Rules\n"
        "print(json.dumps([[a.to_json() for a in played_out(Rules.of(players=n), p, 5)[1]]"
        " for n in (2, 4) for p in ('easy', 'hard')]))"
    )
    other = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    here = [
        [action.to_json() for action in played_out(Rules.of(players=players), player, 5)[1]]
        for players in (2, 4)
        for player in ("easy", "hard")
    ]
    assert json.loads(other.stdout) == here


def test_another_seed_gives_another_easy_deal() -> None:
    deal = deal_of(Rules.of(), 1)
    choices = {choose(View.of(deal, deal.turn or 0), Level.EASY, seed).action for seed in range(20)}
    assert len(choices) > 1


def test_levels_are_players() -> None:
    assert set(Level) < set(PLAYERS)
    assert issubclass(CancelledError, Exception)


def test_players_do_not_know_the_state_of_a_deal() -> None:
    script = "import sys, briscola_desktop.ai.player; sys.exit('briscola_desktop.core.deal' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
