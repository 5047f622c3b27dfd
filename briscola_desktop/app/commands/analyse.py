"""`briscola analyse`: what each move of a recorded deal cost against the best one."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from briscola_desktop.app.complaint import complain
from briscola_desktop.app.figures import counted
from briscola_desktop.app.record_file import read_record
from briscola_desktop.core.actions import Action, Play
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.record import Record
from briscola_desktop.runtime.review import WON, Judged, Judging, Review, judged_json

HELP = "say what each move of a recorded deal cost against the best one"

WIDTH = 40
"""Characters of the bar of progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (briscola-record/1)")
    parser.add_argument("--seat", type=int, metavar="N", help="of one seat (those of people, else all)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Review the deal and print it; the exit status."""
    try:
        record = read_record(args.file)
        if args.seat is not None and not 0 <= args.seat < record.rules.players:
            complain("briscola analyse", f"there is no seat {args.seat}")
            return 2
        seats = people_of(record) if args.seat is None else (args.seat,)
        review = review_here(Judging(record, seats))
    except OSError as fault:
        complain("briscola analyse", args.file, "it cannot be read", fault.strerror)
        return 1
    except BriscolaError as fault:
        complain("briscola analyse", args.file, fault)
        return 1
    print(json.dumps(to_json(record, review, seats)) if args.json else "\n".join(lines(review, seats)))
    return 0


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people, where the record says who played; else all."""
    everyone = tuple(range(record.rules.players))
    levels = record.extra.get("levels")
    if not isinstance(levels, list) or len(levels) != len(everyone):
        return everyone
    return tuple(seat for seat in everyone if levels[seat] is None) or everyone


def review_here(judging: Judging) -> Review:
    """The review, made in this process."""
    from briscola_desktop.ai.player import explain

    while question := judging.next():
        view, seed = question
        judging.give(explain(view, seed))
        _progress(judging.done, judging.total)
    return judging.review()


def to_json(record: Record, review: Review, seats: Sequence[int]) -> dict[str, object]:
    """What `--json` prints: the choices in order, the worst by their places in the record, a curve for each seat."""
    return {
        "players": record.rules.players,
        "rules": record.rules.to_json(),
        "seats": list(seats),
        "moves": [judged_json(one) for one in review.moments],
        "worst": [one.place for one in review.worst()],
        "curves": {str(seat): [list(point) for point in review.curve(seat)] for seat in seats},
    }


def lines(review: Review, seats: Sequence[int]) -> list[str]:
    """The review for people."""
    out = [] if review.moments else ["There was nothing to choose."]
    out += [_line(one) for one in review.moments]
    for seat in seats:
        own = review.of_seat(seat)
        if own:
            mistakes = sum(one.mistake for one in own)
            points, chance = sum(one.points for one in own), sum(one.chance for one in own)
            out.append(
                f"Seat {seat}: {counted(len(own), 'choice')}, {mistakes} of them could have been better: "
                f"{points:.1f} points, {chance:.0%} of the deal, {sum(one.loss for one in own):.1f} in all."
            )
    for place, one in enumerate(review.worst(), 1):
        done = f"trick {one.trick + 1}, seat {one.seat} {_name(one.played)}, not {_name(one.best)}"
        out.append(f"Worst {place}: {done}: {one.loss:.1f}.")
    if any(one.loss for one in review.moments):
        out.append(f"The last figures are points, winning the deal counted as {WON:.0f}.")
    return out


def _line(one: Judged) -> str:
    head = f"{one.trick + 1:2}. seat {one.seat} {_name(one.played):9}"
    chance = "" if math.isnan(one.after) else f" {one.after:4.0%} to win"
    if not one.mistake:
        return f"{head}{chance}   about as good: {_name(one.rival)}" if one.rival else f"{head}{chance}"
    if not one.options:
        return f"{head}           better: {_name(one.best)}"
    return f"{head}{chance}   better: {_name(one.best)} ({one.points:+.1f} points, {one.chance:+.0%})"


def _name(action: Action) -> str:
    return str(action.card) if isinstance(action, Play) else type(action).__name__.lower()


def _progress(done: int, total: int) -> None:
    """Draw the bar where somebody watches, and wipe it at the end."""
    if sys.stderr.isatty():
        full = WIDTH * done // max(1, total)
        bar = f"\r{'█' * full}{'·' * (WIDTH - full)} {done}/{total}" if done < total else "\r" + " " * 60 + "\r"
        print(bar, end="", file=sys.stderr, flush=True)
