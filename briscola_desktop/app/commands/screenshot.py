"""`briscola screenshot`: a scene of the program as a picture, drawn without a screen."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING

from briscola_desktop.app import interrupts
from briscola_desktop.app.arguments import any_number, whole_number
from briscola_desktop.app.complaint import complain
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime.languages import LANGUAGES

if TYPE_CHECKING:  # Qt is loaded once its libraries are known to be there
    from PySide6.QtWidgets import QDialog

    from briscola_desktop.app.staged import Stage

HELP = "draw a scene of the program without a screen"

SMALLEST, LARGEST = 240, 8_000
"""Pixels of a window, each way."""

RATIOS = (0.5, 4.0)
"""Fewest and most device pixels for a pixel of the window."""

MOST = 150_000_000
"""Device pixels of a picture: four bytes each."""

SCENES = ("table", "score", "rules", "preferences", "lobby", "statistics")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.png", help="where to write it")
    parser.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="of the window (1280x800)")
    parser.add_argument("--ratio", type=_ratio, default=1.0, metavar="R", help="device pixels for each of these (1)")
    parser.add_argument("--scene", choices=SCENES, default="table", help="what is seen (table)")
    parser.add_argument("--deck", metavar="ID", help="see `briscola deck list`")
    parser.add_argument("--cloth", choices=("green", "blue", "burgundy"), default="green")
    parser.add_argument("--surroundings", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--rules", default="classic", metavar="PRESET[,OPTION=VALUE…]", help="(classic)")
    parser.add_argument("--players", type=int, metavar="N", help="2, 3, 4 or 6 (as the rules say)")
    parser.add_argument("--level", choices=("easy", "normal", "hard"), default="normal", help="on the plates")
    parser.add_argument("--seed", type=any_number, default=1, metavar="N", help="which deal (1)")
    parser.add_argument(
        "--after", type=whole_number(0, 10**6), default=0, metavar="K", help="after how many actions (0)"
    )


def run(args: argparse.Namespace) -> int:
    """Draw the scene into a file; the exit status."""
    try:
        rules = Rules.parse(args.rules, args.players)
        rules.check_table()
    except RulesError as fault:
        complain("briscola screenshot", fault)
        return 2
    if args.size[0] * args.size[1] * args.ratio**2 > MOST:
        complain("briscola screenshot", f"a picture has at most {MOST // 1_000_000} million pixels")
        return 2
    with interrupts.at_once(), interrupts.scratch() as folder:
        return _draw(args, rules, folder)


def _draw(args: argparse.Namespace, rules: Rules, folder: Path) -> int:
    from briscola_desktop.app.offscreen import picture_app, write_picture

    app = picture_app(args.ratio)
    from PySide6.QtCore import QSize

    from briscola_desktop.app.decks import all_decks
    from briscola_desktop.app.staged import Stage
    from briscola_desktop.runtime import keys

    themes, _ = all_decks()
    if args.deck is not None and args.deck not in themes:
        complain("briscola screenshot", f"there is no deck {args.deck!r}; there are", ", ".join(themes) or "none")
        return 2
    choices = {
        keys.DECK.name: args.deck or keys.DECK.default,
        keys.CLOTH.name: args.cloth,
        keys.SURROUNDINGS.name: args.surroundings,
        keys.LANGUAGE.name: args.language,
    }
    stage = Stage(folder, themes, choices)
    stage.show(rules, args.seed, None if args.scene == "score" else args.after, QSize(*args.size), args.level)
    if args.scene == "lobby":
        from briscola_desktop.app.staged_lobby import lobby_picture

        image = lobby_picture(stage, QSize(*args.size))
    elif args.scene in {"rules", "statistics"}:
        from briscola_desktop.app.staged_beside import rules_picture, statistics_picture

        draw = rules_picture if args.scene == "rules" else statistics_picture
        image = draw(stage, rules, QSize(*args.size))
    else:
        image = stage.picture(_dialog(args.scene, stage))
    stage.close()
    status = write_picture(image, args.output, "briscola screenshot")
    del app
    return status


def _dialog(scene: str, stage: Stage) -> QDialog | None:
    """The dialog of a scene; None where the window is enough."""
    if scene == "preferences":
        from briscola_desktop.widgets.dialogs.base import FRAME
        from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog

        window = stage.window  # is all the screen there is
        return PreferencesDialog(stage.settings, window.library, window, window.size() - FRAME)
    return None


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,9})x(\d{1,9})", text)
    if not found:
        raise argparse.ArgumentTypeError("a size is written as 1280x800")
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise argparse.ArgumentTypeError(f"a window is {SMALLEST} to {LARGEST} pixels wide and high")
    return width, height


def _ratio(text: str) -> float:
    try:
        ratio = float(text)
    except ValueError:
        ratio = 0.0
    if not RATIOS[0] <= ratio <= RATIOS[1]:
        raise argparse.ArgumentTypeError(f"a ratio is {RATIOS[0]:g} to {RATIOS[1]:g}")
    return ratio
