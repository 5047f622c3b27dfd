"""`briscola replay`: what a record tells, trick by trick."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from briscola_desktop.app.complaint import complain, shown
from briscola_desktop.app.record_file import read_record
from briscola_desktop.core.deal import Deal, Step
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.events import CardExchanged, DealEnded, Event, RestClaimed, TrickTaken
from briscola_desktop.core.record import Fault, Replay
from briscola_desktop.core.rules import Rules

HELP = "play records of deals, and print each trick and the result"


class UnreadableError(BriscolaError):
    """A file that is missing or cannot be read."""

    code = "unreadable"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (briscola-record/1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line, a line a file")


def run(args: argparse.Namespace) -> int:
    """Print each file, the good part of a broken one included; the exit status."""
    status = 0
    for place, path in enumerate(args.files):
        replay = replay_file(path)
        if args.json:
            print(json.dumps(replay.to_json()))
        else:
            if len(args.files) > 1:
                print(f"{'' if place == 0 else chr(10)}{shown(path)}:")
            for line in lines(replay):
                print(line)
        if replay.fault:
            sys.stdout.flush()
            complain("briscola replay", path, replay.fault)
            status = 1
    return status


def replay_file(path: Path) -> Replay:
    """The replay of a file; a fault where there is none, or where it breaks."""
    try:
        return read_record(path).replay()
    except OSError as fault:
        return Replay(None, (), Fault(None, UnreadableError(f"it cannot be read: {fault.strerror}")))
    except BriscolaError as fault:
        return Replay(None, (), Fault(None, fault))


def lines(replay: Replay) -> Iterator[str]:
    """The replay in words, for as far as it goes."""
    if not replay.steps:
        return
    start = replay.steps[0].after
    yield _opening(start)
    for step in replay.steps[1:]:
        for event in step.events:
            line = _line(event, step)
            if line:
                yield line
    deal = replay.steps[-1].after
    if not deal.over:
        if deal.table:
            yield f"{'':4}{_plays(deal.table, thrown=deal.thrown)}"
        yield f"Unfinished after {_count(len(deal.tricks), 'trick')}: {_score(deal.rules, deal.points)}."


def _opening(deal: Deal) -> str:
    trump = f"{deal.turned} turned" if deal.turned else f"trump {deal.trump.value} agreed"
    return f"{deal.rules.preset} for {deal.rules.players}, dealt by seat {deal.dealer}, {trump}"


def _line(event: Event, step: Step) -> str | None:
    match event:
        case TrickTaken(winner, _, points):
            trick = step.after.tricks[-1]
            number = len(step.after.tricks)
            return f"{number:2}. {_plays(trick.plays, thrown=trick.thrown)}   seat {winner} takes {points}"
        case CardExchanged(seat, _, took, gave):
            return f"    seat {seat} takes the turned {took} for {gave}"
        case RestClaimed(seat, hands, points):
            cards = sum(map(len, hands))
            return f"    seat {seat} claims the rest: {_count(cards, 'card')}, {points} points"
        case DealEnded(points, winner):
            rules = step.after.rules
            return f"{'Drawn' if winner is None else _side(rules, winner) + ' won'}: {_score(rules, points)}."
    return None


def _plays(plays: tuple[tuple[int, object], ...], *, thrown: bool) -> str:
    return "  ".join(
        f"{seat}: {card}{' thrown' if thrown and place == 0 else ''}" for place, (seat, card) in enumerate(plays)
    )


def _score(rules: Rules, points: tuple[int, ...]) -> str:
    return ", ".join(f"{_side(rules, side).lower()} took {count}" for side, count in enumerate(points))


def _side(rules: Rules, side: int) -> str:
    seats = rules.sides[side]
    return f"Seat {seats[0]}" if len(seats) == 1 else f"Seats {' '.join(map(str, seats))}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"
