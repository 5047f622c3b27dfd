"""The manual pages, from what both programs say of their command lines: `packaging/manual.py FOLDER` writes them there.

For packages of distributions, too: it needs the game's own dependencies and nothing else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import facts

if __name__ == "__main__":
    sys.path.insert(0, str(facts.ROOT))

from briscola_desktop.app import cli, options

SECTION = 6
"""Games."""

AFTER = {
    facts.PROGRAM: """\
.SH FILES
Settings, saved deals and cached pictures are in \\fI@PROGRAM@\\fR under
\\fI$XDG_CONFIG_HOME\\fR, \\fI$XDG_DATA_HOME\\fR and \\fI$XDG_CACHE_HOME\\fR.
.SH ENVIRONMENT
.TP
.B QT_QPA_PLATFORM
xcb or wayland, where not the one that Qt finds
.TP
.B QT_SCALE_FACTOR
everything larger, as 1.5
.SH SEE ALSO
.BR @TERMINAL@ (6)
.PP
Rules, keys and settings are in the game: press F1.
""",
    facts.TERMINAL: """\
.SH EXIT STATUS
0 done, 1 the input is at fault, 2 the call is.
.SH SEE ALSO
.BR @PROGRAM@ (6)
""",
}
"""What stands below the options."""


def write(folder: Path) -> list[Path]:
    """Write both pages into a folder; their files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, text in pages().items():
        written.append(folder / f"{name}.{SECTION}")
        written[-1].write_text(text, encoding="utf-8", newline="\n")
    return written


def pages() -> dict[str, str]:
    """The pages by the name of their program."""
    return {
        facts.PROGRAM: page(options.make_parser(), facts.SUMMARY),
        facts.TERMINAL: page(cli.make_parser([]), "briscola in the terminal: records, simulations, decks, pictures"),
    }


def page(parser: argparse.ArgumentParser, summary: str) -> str:
    """One page.

    Args:
        parser: of the command line.
        summary: the line by which `apropos` finds it.
    """
    name = parser.prog
    head = [
        f'.TH {name.upper()} {SECTION} "{facts.date()}" "{facts.NAME} {facts.version()}" "Games"',
        f".ad l\n.nh\n.SH NAME\n{name} \\- {plain(summary[:1].lower() + summary[1:])}",
        f".SH SYNOPSIS\n{synopsis(parser)}",
        f".SH DESCRIPTION\n{plain(parser.description or '')}",
        ".SH OPTIONS",
    ]
    body = [*head, *arguments(parser)]
    commands = list(named(parser))
    if commands:
        body.append(".SH COMMANDS")
    for command in commands:
        body += [f".SS {plain(command.prog.partition(' ')[2])}", f"{plain(command.description or '')}\n.PP"]
        body += [synopsis(command), *arguments(command)]
    return facts.replaced("\n".join([*body, AFTER[name]]))


def named(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """The commands of a parser, and theirs, in order."""
    for action in parser._actions:  # noqa: SLF001 - argparse has no other way to ask for them
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for command in action.choices.values():
                yield command
                yield from named(command)


def synopsis(parser: argparse.ArgumentParser) -> str:
    """How a program or a command is called."""
    called = " ".join(parser.format_usage().split()).removeprefix("usage: ").removeprefix(parser.prog).strip()
    return f".B {plain(parser.prog)}\n{plain(called)}"


def arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Each option and argument with what it does; not those that every program has, and not its commands."""
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):  # noqa: SLF001
            continue
        flags, value = action.option_strings, action.metavar or action.dest
        if not action.metavar and flags:
            value = "{" + ",".join(map(str, action.choices)) + "}" if action.choices else action.dest.upper()
        if isinstance(value, tuple):
            value = " ".join(value)
        bold = ", ".join(f"\\fB{plain(flag)}\\fR" for flag in flags)
        shown = f"\\fI{plain(value)}\\fR" if action.nargs != 0 else ""
        help_text = (action.help or "") % {"default": action.default, "prog": parser.prog}
        yield f".TP\n{' '.join(filter(None, (bold, shown)))}\n{plain(help_text)}"


def plain(text: str) -> str:
    """Text as roff takes it for text."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...").replace("`", "\\(ga")
    return "\\&" + escaped if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    for path in write(Path(sys.argv[1] if len(sys.argv) > 1 else ".")):
        print(path)
