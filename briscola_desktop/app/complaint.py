"""One line on standard error, whatever the names in it are made of."""

from __future__ import annotations

import sys


def complain(*parts: object) -> None:
    """Say what is wrong, general things first: the command, the file, the fault."""
    if sys.stderr is not None:  # it was closed by whoever called; the output is not for this
        print(": ".join(shown(part) for part in parts), file=sys.stderr)


def shown(part: object) -> str:
    """The text of something in one line; characters that cannot be printed, line breaks too, are written as escapes."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in str(part))
