"""Everybody against everybody: two players in a full round robin, each level against the one below with more.

Arguments: deals a pairing (default 1000), then `2`, `3`, `4`, `6` for the numbers of players wanted (default all).
"""

from __future__ import annotations

import sys
from itertools import combinations

from briscola_desktop.app.arena import Contest, report
from briscola_desktop.app.commands.simulate import play_all
from briscola_desktop.core.rules import Rules

STRONG_FIRST = ("hard", "pimc-1000", "pimc-100", "normal", "easy", "random")
LEVELS = (("hard", "normal"), ("normal", "easy"), ("easy", "random"), ("normal", "random"), ("hard", "random"))
RULE_SETS = {2: "classic", 3: "classic", 4: "match", 6: "brisca"}
SEED = 2026


def main(deals: int = 1000, tables: tuple[int, ...] = (2, 3, 4, 6), jobs: int = 2) -> int:
    """Print a line a pairing."""
    for players in tables:
        rules = Rules.of(RULE_SETS[players], players=players)
        for first, second in combinations(STRONG_FIRST, 2) if players == 2 else LEVELS:
            found = report(contest := Contest(rules, first, second, SEED), list(play_all(contest, deals, jobs)))
            (low, high), (least, most), spent = found["win_ci95"], found["points_ci95"], found["ms_per_move"]
            print(
                f"{players} {first:9} {second:9} wins {found['win_rate']:6.1%} [{low:.1%}, {high:.1%}] "
                f"score {found['score']:.1%}  points {found['points_per_deal']:+6.2f} [{least:+.2f}, {most:+.2f}]  "
                f"{spent['median']:.1f}/{spent['p95']:.1f} ms  {deals} deals of {contest.rules.preset}",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]] or [1000]
    sys.exit(main(numbers[0], tuple(numbers[1:]) or (2, 3, 4, 6)))
