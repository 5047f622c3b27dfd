"""`briscola simulate`: computer players against each other in duplicate deals."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing.pool import Pool

from briscola_desktop.ai.player import PLAYERS
from briscola_desktop.app.arena import Contest, Played, Report, play_deal, report
from briscola_desktop.app.arguments import any_number, whole_number
from briscola_desktop.app.complaint import complain
from briscola_desktop.app.figures import counted
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import Rules
from briscola_desktop.net import workers

HELP = "computer players against each other, every deal once from each seating"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "--seats",
        type=_seats,
        default=("hard", "normal"),
        metavar="PLAYER,PLAYER",
        help=f"the players by side; with three, one against two: {', '.join(PLAYERS)} (default: hard,normal)",
    )
    parser.add_argument(
        "--deals", type=whole_number(1, 10**9), default=100, metavar="N", help="deals to play (default: 100)"
    )
    parser.add_argument(
        "--seed", type=any_number, default=1, metavar="S", help="the same seed, the same deals (default: 1)"
    )
    parser.add_argument("--players", type=int, metavar="N", help="2, 3, 4 or 6 (default: as the rules say)")
    parser.add_argument("--rules", default="classic", metavar="PRESET[,OPTION=VALUE…]", help="the rule set")
    parser.add_argument(
        "--jobs", type=whole_number(1, 1_024), default=_cores(), metavar="J", help="processes (default: a core each)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Play the deals and print the figures of the player named first; the exit status."""
    try:
        rules = Rules.parse(args.rules, args.players)
    except RulesError as fault:
        complain("briscola simulate", fault)
        return 2
    contest = Contest(rules, args.seats[0], args.seats[1], args.seed)
    played: list[Played] = []
    try:
        for one in play_all(contest, args.deals, args.jobs):
            played.append(one)
            _progress(len(played), args.deals)
    except KeyboardInterrupt:
        _progress(0, 0)
        print(f"briscola simulate: stopped after {len(played)} of {counted(args.deals, 'deal')}", file=sys.stderr)
    if played:
        figures = report(contest, played)
        print(json.dumps(figures) if args.json else _text(figures))
    return 0 if len(played) == args.deals else 130


def play_all(contest: Contest, deals: int, jobs: int) -> Iterator[Played]:
    """The deals in order, whichever process plays them."""
    jobs = min(jobs, deals)
    if jobs == 1:
        yield from map(partial(play_deal, contest), range(deals))
        return
    pool: Pool | None = None
    try:
        with workers.without_interrupts():
            pool = multiprocessing.get_context("spawn").Pool(jobs, initializer=workers.begin)
        yield from pool.imap(partial(play_deal, contest), range(deals), chunksize=max(1, min(50, deals // (8 * jobs))))
    finally:  # also where Ctrl-C was pressed while the processes were started
        if pool is not None:
            pool.terminate()
            pool.join()


def _progress(done: int, deals: int) -> None:
    """Draw the bar where somebody watches; wipe it at the end, or where nothing was to be done."""
    if not sys.stderr.isatty():
        return
    width = 40
    if done < deals:
        full = width * done // deals
        print(f"\r{'█' * full}{'·' * (width - full)} {done}/{deals}", end="", file=sys.stderr, flush=True)
    else:
        print("\r" + " " * (width + 2 * len(str(done)) + 20) + "\r", end="", file=sys.stderr, flush=True)


def _text(figures: Report) -> str:
    """The figures for people."""
    first, second = figures["seats"]
    low, high = figures["win_ci95"]
    least, most = figures["points_ci95"]
    spent = figures["ms_per_move"]
    deals = figures["deals"]
    wins, points = f" (95 %: {low:.1%} to {high:.1%})", f" (95 %: {least:+.2f} to {most:+.2f})"
    if deals == 1:  # which says nothing of how much deals differ
        wins = points = ""
    return (
        f"{first} against {second}: {counted(deals, 'deal')}, {counted(figures['games'], 'game')}\n"
        f"wins    {figures['win_rate']:.1%}{wins}, draws {figures['draw_rate']:.1%}\n"
        f"points  {figures['points_per_deal']:+.2f} a deal{points}\n"
        f"a move  {spent['median']:.2f} ms median, {spent['p95']:.2f} ms p95, {spent['max']:.2f} ms at most"
    )


def _seats(text: str) -> tuple[str, str]:
    names = tuple(name.strip() for name in text.split(","))
    unknown = [name for name in names if name not in PLAYERS]
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no player {unknown[0]!r}; there are {', '.join(PLAYERS)}")
    if len(names) != 2:
        raise argparse.ArgumentTypeError("name two players: the first one's figures against the other")
    return names[0], names[1]


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
