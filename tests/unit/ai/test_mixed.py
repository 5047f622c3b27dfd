import numpy as np
import pytest

from briscola_desktop.ai.mixed import MixedPolicy
from briscola_desktop.ai.network import NetPolicy
from briscola_desktop.ai.policies import TablePolicy
from briscola_desktop.ai.rng import Rng
from briscola_desktop.ai.worlds import worlds_of
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.unit.ai.positions import deal_of

WORLDS = 60


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_only_opponents_in_every_second_world_play_by_the_table_policy(players: int) -> None:
    deal = deal_of(Rules.of("brisca" if players == 6 else "classic", players=players), 4)
    view = View.of(deal, deal.turn or 0)
    twin = worlds_of(view, WORLDS, Rng(1))
    mixed, net, table = MixedPolicy(view, WORLDS), NetPolicy(view, WORLDS), TablePolicy(view.rules)
    differ = 0
    while not twin.over:
        own = np.array([view.rules.side_of(seat) == view.rules.side_of(view.seat) for seat in twin.actor().tolist()])
        by_table, by_net = table.slots(twin), net.slots(twin)
        wanted = np.where(~own & (twin.worlds % 2 == 1), by_table, by_net)
        slots = mixed.slots(twin)
        assert (slots == wanted).all()
        differ += int((by_table != by_net).sum())
        cards = twin.play(slots)
        for policy in (mixed, net):
            policy.watch(cards)
    assert differ > WORLDS
