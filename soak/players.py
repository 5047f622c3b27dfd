"""Computer players over thousands of positions: no hidden card changes a decision, and every decision is legal.

For each rule set and player, what a seat cannot see is dealt anew in 1,000 positions: the same view must come out, the
same random numbers be drawn and the same decision be made.
"""

from __future__ import annotations

import random
import sys
import time

import pytest

from briscola_desktop.core.deal_number import LEVELS
from briscola_desktop.core.rules import COUNTS
from briscola_desktop.core.view import View
from tests.playing import hidden_swapped
from tests.unit.ai.positions import RULES, some_states
from tests.unit.ai.test_honesty import traced

POSITIONS = 1000


def main(positions: int = POSITIONS) -> int:
    """Print what was compared; 1 if anything differed."""
    failed, patch = 0, pytest.MonkeyPatch()
    for players in COUNTS:
        rule_sets = [rules for rules in RULES if rules.players == players]
        share = -(-positions // len(rule_sets))
        deals = [deal for rules in rule_sets for deal in some_states(rules, share, seed=11)]
        for player in LEVELS:
            began, differ = time.monotonic(), 0
            for number, deal in enumerate(deals):
                seat = deal.turn or 0
                other = hidden_swapped(deal, seat, random.Random(number))
                here, there = (traced(View.of(one, seat), player, patch) for one in (deal, other))
                legal = here[0].action in View.of(deal, seat).legal()
                differ += here != there or not legal
            failed += differ
            spent = time.monotonic() - began
            print(f"{players} players, {player}: {len(deals)} positions, {differ} differ, {spent:.0f} s", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
