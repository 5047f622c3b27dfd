"""`briscola`, the game's tools for the terminal.

Each command is a module in `commands/` with `HELP`, `add_arguments(parser)` and `run(args)`, which answers the exit
status: 0 done, 1 the input is at fault, 2 the call is. Only the command that is called is loaded.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from briscola_desktop import __version__
from briscola_desktop.app import commands

INTERRUPTED = 130
"""The exit status that shells expect after Ctrl-C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    multiprocessing.freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        args = make_parser(arguments).parse_args(arguments)
        status: int = args.run(args)
        if sys.stdout is not None:  # it is where it was closed by whoever called
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; what Python still holds back must not be complained of at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        print(f"briscola: the output cannot be written: {fault.strerror or fault}", file=sys.stderr)
        # What Python still holds back would fail again at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def make_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for a call: of the command named in it, or of all where none is."""
    parser = argparse.ArgumentParser(prog="briscola", description="Briscola in the terminal.")
    parser.add_argument("--version", action="version", version=f"Briscola Desktop {__version__}")
    named = parser.add_subparsers(metavar="COMMAND", required=True)
    names = sorted(module.name for module in iter_modules(commands.__path__))
    for name in [name for name in names if name in arguments[:1]] or names:
        command: ModuleType = import_module(f"{commands.__name__}.{name}")
        own = named.add_parser(name, help=command.HELP, description=command.HELP[:1].upper() + command.HELP[1:] + ".")
        command.add_arguments(own)
        own.set_defaults(run=command.run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
