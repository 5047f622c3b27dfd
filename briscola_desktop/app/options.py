"""The command line of `briscola-desktop`; read before Qt is there."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from briscola_desktop import __version__
from briscola_desktop.app.arguments import any_number
from briscola_desktop.core.deal_number import LEVELS
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import COUNTS, PRESETS, Rules
from briscola_desktop.runtime.languages import LANGUAGES


@dataclass(frozen=True, slots=True)
class Options:
    """What a start asks for; None where it leaves things as they were.

    Attributes:
        deck: id of a deck.
        language: of the app.
        rules: a rule set.
        players: how many play, where no rule set is named.
        level: of the computers.
        seed: of the match.
        record: a file to open.
    """

    deck: str | None = None
    language: str | None = None
    rules: Rules | None = None
    players: int | None = None
    level: str | None = None
    seed: int | None = None
    record: Path | None = None

    @property
    def new_match(self) -> bool:
        """Whether a new match is asked for: by its rules, players, level or seed."""
        return any(value is not None for value in (self.rules, self.players, self.level, self.seed))


def make_parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    parser = argparse.ArgumentParser(prog="briscola-desktop", description="Briscola, the Italian card game.")
    parser.add_argument("--version", action="version", version=f"Briscola Desktop {__version__}")
    parser.add_argument("--deck", metavar="ID", help="the deck to play with (see `briscola deck list`)")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of the app")
    parser.add_argument(
        "--rules", metavar="PRESET[,OPTION=VALUE…]", help=f"play a new match by these rules: {', '.join(PRESETS)}"
    )
    parser.add_argument("--players", type=int, choices=COUNTS, help="how many play, in a new match")
    parser.add_argument("--level", choices=LEVELS, help="how well the computer plays, in a new match")
    parser.add_argument("--seed", type=any_number, metavar="N", help="play the match of this number")
    parser.add_argument("record", nargs="?", type=Path, metavar="RECORD", help="a recorded deal to open")
    return parser


def read(arguments: Sequence[str]) -> Options:
    """The options of a call; leaves the program with status 2 and a line where they cannot be."""
    parser = make_parser()
    args = parser.parse_args(arguments)
    rules = None
    if args.rules is not None:
        try:
            rules = Rules.parse(args.rules, args.players)
            rules.check_table()
        except RulesError as fault:
            parser.error(str(fault))
    return Options(args.deck, args.language, rules, args.players, args.level, args.seed, args.record)
