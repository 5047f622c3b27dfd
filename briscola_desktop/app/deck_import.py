"""`briscola deck import`: a deck that one already has, brought in from a folder, a zip or an SVGZ."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from briscola_desktop.app import interrupts
from briscola_desktop.app.complaint import complain

if TYPE_CHECKING:  # Qt and Pillow are loaded only once something is brought in
    from briscola_desktop.runtime.importing.deck import Candidate

FAMILIES = ("italian", "spanish", "french")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("path", type=Path, metavar="PATH", help="a folder, a zip or an SVGZ")
    parser.add_argument("--name", help="what the deck is to be called (as the folder or the file)")
    parser.add_argument("--family", choices=FAMILIES, help="how courts are named (as it seems)")
    parser.add_argument("--folder", metavar="NAME", help="which deck, where there are several")
    parser.add_argument("--no-indices", action="store_true", help="the faces carry their own figures in the corners")
    parser.set_defaults(do=bring_in)


def bring_in(args: argparse.Namespace) -> int:
    """Bring a deck in; the exit status."""
    with interrupts.asking() as asked:
        return _bring_in(args, asked)


def _bring_in(args: argparse.Namespace, asked: Callable[[], bool]) -> int:
    from briscola_desktop.app.offscreen import picture_app

    app = picture_app()
    from briscola_desktop.runtime import folders
    from briscola_desktop.runtime.importing.deck import Wish, candidates, install
    from briscola_desktop.runtime.importing.errors import DeckImportError, ImportCancelledError

    try:
        candidate = _chosen(candidates(args.path), args.folder)
        family = args.family or candidate.found.family
        wish = Wish(args.name or candidate.name, family, indices=not args.no_indices)
        folder = install(candidate, wish, folders.decks(), _progress, asked)
    except ImportCancelledError:
        _progress(0, 0)
        return interrupts.INTERRUPTED
    except DeckImportError as fault:
        _progress(0, 0)
        about = () if fault.values.get("name") == args.path.name else (args.path,)
        complain("briscola deck", *about, fault)
        return 1
    finally:
        del app
    found = candidate.found
    back = "its own back" if found.back else "a back of ours, for it has none"
    print(f"{folder.name:12} {len(found.files)} cards, {back}  {wish.name}")
    return 0


def _chosen(decks: tuple[Candidate, ...], folder: str | None) -> Candidate:
    """The deck that is meant; DeckImportError where that is open."""
    from briscola_desktop.runtime.importing.errors import DeckImportError

    whole = [deck for deck in decks if deck.found.whole]
    if folder is not None:
        decks = tuple(deck for deck in decks if folder in (deck.found.folder, Path(deck.found.folder).name))
        if not decks:
            raise DeckImportError(f"there is no deck in a folder {folder!r}")
    elif len(whole) > 1:
        names = ", ".join(deck.found.folder or "." for deck in whole)
        raise DeckImportError(f"there are several decks; name one with --folder: {names}")
    return decks[0]


def _progress(done: int, total: int) -> None:
    """Count where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{done}/{total}" if done < total else "\r" + " " * 12 + "\r", end="", file=sys.stderr, flush=True)
