"""Processor milliseconds a move of each level and number of seats, on one core: median and 95th percentile.

Processor time, so that what else the machine does is left out.
"""

from __future__ import annotations

import sys
import time

from briscola_desktop.ai.player import Level
from briscola_desktop.app.arena import moves_of, start_of
from briscola_desktop.core.rules import Rules

RULE_SETS = (
    Rules.of("classic", players=2),
    Rules.of("brisca", players=2),
    Rules.of("classic", players=3),
    Rules.of("match", players=4),
    Rules.of("brisca", players=4),
    Rules.of("brisca", players=6),
)
DEALS = 10


def main(deals: int = DEALS) -> int:
    """Print the times."""
    for rules in RULE_SETS:
        for level in Level:
            times = sorted(
                spent
                for number in range(deals)
                for _, _, spent in moves_of(
                    start_of(rules, 5, number), (level,) * rules.players, 5, clock=time.process_time
                )
            )
            at = [times[int(share * (len(times) - 1))] for share in (0.5, 0.95, 1)]
            print(
                f"{rules.players} {rules.preset:8} {level:7} median {at[0]:7.2f} ms, p95 {at[1]:7.2f} ms, "
                f"most {at[2]:7.2f} ms, {len(times)} moves",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
