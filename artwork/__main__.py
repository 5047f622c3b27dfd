"""``python -m artwork``: writes decks, checks that they are fresh, and shows cards as pictures."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from artwork.decks import CARDS, Deck, available, deck

ASSETS = Path(__file__).resolve().parents[1] / "briscola_desktop" / "assets" / "decks"
MANIFEST = "sources.json"


def manifest(which: Deck) -> dict[str, str]:
    """The digests with which the deck's files were written."""
    path = ASSETS / which.id / MANIFEST
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def stale(which: Deck) -> list[str]:
    """The cards whose files are missing or older than their sources."""
    written, folder = manifest(which), ASSETS / which.id
    return [
        card
        for card in (*CARDS, "back")
        if which.painter(card)
        and not (
            written.get(card) == which.digest(card)
            and (folder / f"{card}.svg").exists()
            and (folder / "small" / f"{card}.svg").exists()
        )
    ]


def describe(which: Deck) -> str:
    """The deck's ``deck.toml``."""
    names = "\n".join(f'{language} = "{name}"' for language, name in sorted(which.names.items()))
    fills = "".join(f'"{old}" = "{new}"\n' for old, new in which.four_colours.items())
    return (
        f'id = "{which.id}"\nauthor = "Briscola Desktop"\nlicence = "GPL-3.0-or-later"\n'
        f"ratio = {which.width / which.height:.4f}\nview_box = [0, 0, {which.width}, {which.height}]\n"
        f"courts_40 = {list(which.courts40)}\ncourts_48 = {list(which.courts48)}\n\n[names]\n{names}\n"
        + (
            f"\n# Fills to replace in the pictures for a deck in four colours.\n[four_colours]\n{fills}"
            if fills
            else ""
        )
    )


def write(which: Deck, cards: list[str]) -> None:
    """Draws and writes cards at both levels of detail, and what describes the deck."""
    folder = ASSETS / which.id
    (folder / "small").mkdir(parents=True, exist_ok=True)
    (folder / "deck.toml").write_text(describe(which), "utf-8", newline="\n")
    digests = {card: which.digest(card) for card in cards}  # now: sources may change while the cards are drawn
    for card in cards:
        full, small = which.draw(card), which.draw(card, full=False)
        if full is None or small is None:
            continue
        texts = full.svg(), small.svg()
        (folder / f"{card}.svg").write_text(texts[0], "utf-8", newline="\n")
        (folder / "small" / f"{card}.svg").write_text(texts[1], "utf-8", newline="\n")
        known = json.dumps(manifest(which) | {card: digests[card]}, indent=0, sort_keys=True)
        (folder / MANIFEST).write_text(known + "\n", "utf-8", newline="\n")
        print(f"{which.id} {card:4} {len(texts[0]) / 1000:6.1f} kB, small {len(texts[1]) / 1000:5.1f} kB")


def picture(arguments: argparse.Namespace) -> None:
    """A contact sheet, or crops."""
    from artwork.engine.sheet import arrange, render  # noqa: PLC0415 (Qt for pictures only)

    which = deck(arguments.deck)
    if arguments.command == "crop":
        spots = arguments.spots
        images = []
        for i in range(0, len(spots), 5):
            drawn = which.draw(spots[i])
            if drawn:
                x, y, w, h = (float(v) for v in spots[i + 1 : i + 5])
                images.append(render(drawn.svg(), w * 3, (x, y, w, h)))
        arrange([images[i : i + 3] for i in range(0, len(images), 3)], arguments.output)
        return
    cards = arguments.cards or [c for c in (*CARDS, "back") if which.painter(c)]
    texts = [(a.svg(), b.svg()) for c in cards if (a := which.draw(c)) and (b := which.draw(c, full=False))]
    for card, (full, small) in zip(cards, texts, strict=True):
        print(f"{card:4} {len(full) / 1000:6.1f} kB, small {len(small) / 1000:5.1f} kB")
    rows = []
    for width in arguments.widths:
        images = [render(small if width < 100 else full, width) for full, small in texts]
        columns = max(1, 1600 // (width + 12))
        rows += [images[i : i + columns] for i in range(0, len(images), columns)]
    arrange(rows, arguments.output)


def main() -> int:
    """The command line: see README.md."""
    words = sys.argv[1:]
    if words[:1] in (["sheet"], ["crop"]):
        parser = argparse.ArgumentParser(prog=f"python -m artwork {words[0]}")
        parser.add_argument("command")
        parser.add_argument("deck")
        if words[0] == "sheet":
            parser.add_argument("cards", nargs="*", help="all that are drawn, if none is named")
            parser.add_argument(
                "--widths", nargs="+", type=int, default=[400, 120, 60], help="pixels; under 100: small faces"
            )
        else:
            parser.add_argument("spots", nargs="+", metavar="CARD X Y W H", help="parts of cards, in card units")
        parser.add_argument("-o", "--output", type=Path, required=True)
        picture(parser.parse_args(words))
        return 0
    parser = argparse.ArgumentParser(prog="python -m artwork", description="Draws the decks.")
    parser.add_argument("deck", nargs="?", help="all decks, if none is named")
    parser.add_argument("cards", nargs="*", help="such as Fc Cs back; those that are not fresh, if none is named")
    parser.add_argument("--check", action="store_true", help="only say which files are older than their sources")
    parser.add_argument("--all", action="store_true", help="draw fresh cards again, too")
    arguments = parser.parse_args(words)
    old = False
    for which in [deck(arguments.deck)] if arguments.deck else [deck(name) for name in available()]:
        cards = arguments.cards or ([*CARDS, "back"] if arguments.all else stale(which))
        if arguments.check:
            old |= bool(stale(which))
            print(f"{which.id}: {', '.join(stale(which)) or 'everything is fresh'}")
        else:
            write(which, cards)
    return int(old)


if __name__ == "__main__":
    sys.exit(main())
