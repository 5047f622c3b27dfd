"""Hard with two players and an empty stock against exact solving by the engine: it never loses a point."""

from __future__ import annotations

import random
import sys

from briscola_desktop.ai.player import choose
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from tests.unit.ai.positions import random_states
from tests.unit.ai.test_hard import best_margin

ENDINGS = 2000


def main(endings: int = ENDINGS) -> int:
    """Print how many points were lost; 1 if any."""
    rng, lost, seen, places = random.Random(3), 0, 0, [0] * 7
    while seen < endings:
        rules = Rules.of(rng.choice(("classic", "match", "brisca", "cafe")), players=2)
        open_deals = [deal for deal in random_states(rules, seen) if not deal.stock and not deal.over]
        if not open_deals:
            continue
        deal = rng.choice(open_deals)
        seat = deal.turn or 0
        action = choose(View.of(deal, seat), "hard", seen).action
        assert action is not None
        lost += best_margin(deal, seat) - best_margin(deal.play(action).after, seat)
        seen += 1
        places[sum(map(len, deal.hands))] += 1
    told = ", ".join(f"{count} with {cards} cards" for cards, count in enumerate(places) if count)
    print(f"{seen} endings ({told}): {lost} points lost")
    return int(lost > 0)


if __name__ == "__main__":
    sys.exit(main())
