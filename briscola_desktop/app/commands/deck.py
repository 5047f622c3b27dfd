"""`briscola deck`: which decks there are, one more brought in, and all cards of one on a sheet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from briscola_desktop.app import deck_import, interrupts
from briscola_desktop.app.arguments import whole_number
from briscola_desktop.app.complaint import complain
from briscola_desktop.core.cards import FULL_PACK, Card, Suit

if TYPE_CHECKING:  # Qt is loaded only once something is to be drawn
    from PySide6.QtGui import QImage

    from briscola_desktop.widgets.decks.theme import DeckTheme

HELP = "list the decks, bring one in, or draw all cards of one on a sheet"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    what = parser.add_subparsers(metavar="WHAT", required=True)
    lists = what.add_parser("list", help="print each deck: its id, how many faces it has, and its name")
    lists.set_defaults(do=print_list)
    deck_import.add_arguments(what.add_parser("import", help="bring in a deck from a folder, a zip or an SVGZ"))
    sheet = what.add_parser("sheet", help="draw all cards of a deck on one picture")
    sheet.add_argument("id", help="the deck, see `briscola deck list`")
    sheet.add_argument(
        "--width", type=whole_number(16, 1_000), default=120, metavar="W", help="width of a card in pixels (120)"
    )
    sheet.add_argument("--indices", choices=("off", "normal", "large"), default="off", help="numbers in the corners")
    sheet.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.png", help="where to write it")
    sheet.set_defaults(do=write_sheet)


def run(args: argparse.Namespace) -> int:
    """Do what was asked for; the exit status."""
    with interrupts.at_once():
        status: int = args.do(args)
    return status


def print_list(args: argparse.Namespace) -> int:
    """Print the decks, and what is wrong with folders that hold none."""
    del args
    from briscola_desktop.app.decks import all_decks

    themes, problems = all_decks()
    for theme in themes.values():
        print(f"{theme.id:12} {len(FULL_PACK) - len(theme.missing)} cards  {theme.name('en')}")
    for problem in problems:
        complain("briscola deck", problem)
    return 1 if problems else 0


def write_sheet(args: argparse.Namespace) -> int:
    """Draw the sheet of a deck into a file."""
    from briscola_desktop.app.decks import all_decks

    themes, _ = all_decks()
    theme = themes.get(args.id)
    if theme is None:
        complain("briscola deck", f"there is no deck {args.id!r}; there are", ", ".join(themes) or "none")
        return 2
    from briscola_desktop.app.offscreen import picture_app, write_picture

    app = picture_app()
    status = write_picture(draw_sheet(theme, args.width, args.indices), args.output, "briscola deck")
    del app
    return status


def draw_sheet(theme: DeckTheme, width: int, indices: str) -> QImage:
    """All faces, a suit a row, and the back, on a dark ground; `width` is a card's, in pixels."""
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QColor, QImage, QPainter

    from briscola_desktop.widgets.decks.faces import target
    from briscola_desktop.widgets.decks.indices import IndexStyle
    from briscola_desktop.widgets.decks.renderer import CardRenderer

    rows: list[list[Card | None]] = [
        [card for card in FULL_PACK if card.suit is suit and card not in theme.missing] for suit in Suit
    ]
    rows[0].append(None)
    gap = max(4, width // 12)
    height = round(width * theme.aspect)
    image = QImage(
        gap + max(map(len, rows)) * (width + gap), gap + len(rows) * (height + gap), QImage.Format.Format_RGB32
    )
    image.fill(QColor("#24402f"))
    renderer = CardRenderer(theme, IndexStyle(size=indices))  # type: ignore[arg-type]  # one of argparse's choices
    painter = QPainter(image)
    for row, cards in enumerate(rows):
        for column, card in enumerate(cards):
            middle = QPointF(gap + column * (width + gap) + width / 2, gap + row * (height + gap) + height / 2)
            painter.drawImage(target(width, height, 1).translated(middle), renderer.image(card, width))
    painter.end()
    renderer.close()
    return image
