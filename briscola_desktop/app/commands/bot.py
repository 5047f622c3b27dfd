"""`briscola bot`: a computer player for other programs, a line of JSON in and a line out."""

from __future__ import annotations

import argparse
import json
import sys
from io import TextIOWrapper
from typing import TextIO

from briscola_desktop.ai.player import PLAYERS, choose
from briscola_desktop.app.arguments import any_number
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.json_text import read_json
from briscola_desktop.core.view_reader import read_view

HELP = "a player for other programs: a view a line on standard input, an action a line on standard output"


LONGEST = 2**20
"""Letters of a line; a view has some 3,000."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--level", choices=[str(player) for player in PLAYERS], required=True, help="who plays")
    parser.add_argument(
        "--seed", type=any_number, default=0, metavar="N", help="the same seed and view, the same answer"
    )


def run(args: argparse.Namespace) -> int:
    """Answer views until the input ends; the exit status."""
    if isinstance(sys.stdin, TextIOWrapper):  # a line that is no text is answered like any other that is no view
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if sys.stdin is not None:  # it is where it was closed by whoever called
        serve(sys.stdin, sys.stdout, args.level, args.seed)
    return 0


def serve(asked: TextIO, answers: TextIO, player: str, seed: int) -> None:
    """Answer each line that is not blank with one line."""
    while line := asked.readline(LONGEST):
        if len(line) == LONGEST and not line.endswith("\n"):
            while line and not line.endswith("\n"):
                line = asked.readline(LONGEST)
            told: dict[str, object] = {"error": f"a view has fewer than {LONGEST} letters"}
        elif line.strip():
            told = answer(line, player, seed)
        else:
            continue
        print(json.dumps(told), file=answers, flush=True)


def answer(line: str, player: str, seed: int) -> dict[str, object]:
    """The answer to one line: an action without its seat, a pass, or what is wrong with the view."""
    try:
        raw = read_json(line)
    except ValueError as fault:
        return {"error": f"this is not JSON: {fault}"}
    try:
        action = choose(read_view(raw), player, seed).action
    except (BriscolaError, ValueError, RecursionError) as fault:
        return {"error": str(fault)}
    if action is None:
        return {"pass": True}
    told = action.to_json()
    del told["seat"]
    return told
