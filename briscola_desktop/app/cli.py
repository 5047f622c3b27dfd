"""`briscola`, the game's tools for the terminal.

Each command is a module in `commands/` with `HELP`, `add_arguments(parser)` and `run(args)`, which answers the exit
status: 0 done, 1 the input is at fault, 2 the call is. Only the command that is called is loaded.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TextIO, cast

from briscola_desktop import __version__
from briscola_desktop.app import commands
from briscola_desktop.app.complaint import complain
from briscola_desktop.app.interrupts import INTERRUPTED


class OutputError(Exception):
    """The standard output cannot be written.

    Attributes:
        enough: because whoever read it has seen enough.
    """

    def __init__(self, fault: OSError) -> None:
        super().__init__(fault.strerror or str(fault))
        self.enough = isinstance(fault, BrokenPipeError)


class Output:
    """The standard output; OutputError where it cannot be written, which is then no other file's fault."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        if isinstance(stream, TextIOWrapper):  # a name may have letters that the terminal's character set lacks
            stream.reconfigure(errors="backslashreplace")

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - all else is the stream's
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write; the number of characters."""
        with self._failing():
            return self._stream.write(text)

    def flush(self) -> None:
        """Write what was held back."""
        with self._failing():
            self._stream.flush()

    @contextmanager
    def _failing(self) -> Iterator[None]:
        try:
            yield
        except OSError as fault:
            # what Python still holds back would fail again at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())
            raise OutputError(fault) from None


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    multiprocessing.freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    if sys.stdout is None:  # it was closed by whoever called
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
    stream, sys.stdout = sys.stdout, cast("TextIO", Output(sys.stdout))
    try:
        try:
            return run(arguments)
        finally:
            sys.stdout.flush()
    except OutputError as fault:
        if fault.enough:
            return 0
        complain("briscola", "the output cannot be written", fault)
        return 1
    finally:
        sys.stdout = stream


def run(arguments: Sequence[str]) -> int:
    """Run the command that is named; the exit status."""
    try:
        args = make_parser(arguments).parse_args(arguments)
        status: int = args.run(args)
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as fault:
        if (fault.name or "").partition(".")[0] != "PySide6":
            raise
        complain(" ".join(["briscola", *arguments[:1]]), "it draws with Qt, which is not here: pip install PySide6")
        return 1
    except OSError as fault:
        name = () if fault.filename is None else (fault.filename,)
        complain(" ".join(["briscola", *arguments[:1]]), *name, fault.strerror or fault)
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
