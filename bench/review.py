"""How long a review takes, in this process alone: the deals with a planted blunder, one seat and all."""

import sys
import time
from pathlib import Path

from briscola_desktop.ai.player import explain
from briscola_desktop.core.record import Record
from briscola_desktop.runtime.review import Judging

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "reviews"

LIMIT = 10.0
"""Seconds for one's own cards in a deal of two."""


def seconds(record: Record, seats: list[int] | None) -> tuple[float, int]:
    """How long it takes, and how many choices are judged."""
    judging = Judging(record, seats)
    began = time.perf_counter()
    while question := judging.next():
        judging.give(explain(*question))
    return time.perf_counter() - began, judging.total


def main() -> int:
    """Print seconds; 1 if a limit is passed."""
    late = False
    for path in sorted(FOLDER.glob("*.json")):
        record = Record.loads(path.read_text())
        for seats, whose in (([0], "one seat"), (None, "all seats")):
            spent, choices = seconds(record, seats)
            limited = record.rules.players == 2 and seats is not None
            late |= limited and spent > LIMIT
            limit = f"  (at most {LIMIT:.0f})" if limited else ""
            print(f"{path.stem:12} {whose:9} {choices:3} choices {spent:6.1f} s{limit}")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
