"""How far each player of two is from one who sees every card, the stock included: points a deal lost to it.

The cheater is exact (training/solver.c, compiled with gcc) and assumes an opponent as good as itself.
"""

from __future__ import annotations

import ctypes
import math
import multiprocessing
import sys
import time
from functools import partial

from briscola_desktop.ai.coding import bits, cards_of, codes
from briscola_desktop.ai.player import Decision, Reason, choose
from briscola_desktop.app.arena import start_of
from briscola_desktop.core.actions import Play
from briscola_desktop.core.deal import Deal
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from training.lab import compiled

PLAYERS = ("random", "easy", "normal", "pimc-100", "pimc-1000", "hard")
DEALS = 1000
SEED = 77


class Cheater:
    """Sees one deal whole."""

    def __init__(self, start: Deal) -> None:
        self._solver = compiled("solver.c")
        self._code = codes(start.trump)
        stock = [self._code[card] for card in start.stock]
        self._stock = len(stock)
        self._solver.solver_deal((ctypes.c_int8 * 48)(*stock), len(stock))

    def choose(self, deal: Deal) -> Decision:
        """The best card by all cards."""
        seat = deal.turn or 0
        own, other = (bits(self._code[card] for card in deal.hands[at]) for at in (seat, 1 - seat))
        lead = self._code[deal.table[0][1]] if deal.table else -1
        drawn = self._stock - len(deal.stock)
        card = self._solver.solver_card(ctypes.c_uint64(own), ctypes.c_uint64(other), lead, drawn)
        return Decision(Play(seat, cards_of(deal.trump)[card]), Reason.TAKE)


def gap(player: str, number: int) -> float:
    """The player's margin against the cheater in a deal, averaged over the two seatings."""
    start, margin = start_of(Rules.of(), SEED, number), 0
    for seat in (0, 1):
        deal, cheater = start, Cheater(start)
        while deal.turn is not None:
            if deal.turn == seat:
                decision = choose(View.of(deal, seat), player, SEED * 1000 + number)
            else:
                decision = cheater.choose(deal)
            assert decision.action is not None
            deal = deal.play(decision.action).after
        margin += deal.points[seat] - deal.points[1 - seat]
    return margin / 2


def main(players: tuple[str, ...] = PLAYERS, deals: int = DEALS, jobs: int = 2) -> int:
    """Print the gap of each player."""
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for player in players:
            began = time.monotonic()
            margins = pool.map(partial(gap, player), range(deals), chunksize=5)
            mean = sum(margins) / deals
            error = math.sqrt(sum((margin - mean) ** 2 for margin in margins) / (deals - 1) / deals)
            print(
                f"{player:10} {mean:+7.2f} points a deal ±{1.96 * error:.2f} (95 %), {deals} deals from both seats, "
                f"{time.monotonic() - began:.0f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:]) or PLAYERS))
