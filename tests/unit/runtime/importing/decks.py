"""Decks in the namings of public ones: small pictures drawn here, each card in a colour of its own."""

from __future__ import annotations

import gzip
import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

from briscola_desktop.core.cards import FULL_PACK, Card

SIZE = (50, 90)
FORTY = [card for card in FULL_PACK if card.rank not in ("8", "9")]
TEN = "A234567FCR"
TWELVE = "A23456789FCR"
ITALIAN = {"d": "denari", "c": "coppe", "s": "spade", "b": "bastoni"}
NAMES = ["Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci"]
FRENCH_LETTERS = {"d": "d", "c": "h", "s": "s", "b": "c"}
KDE = {"d": "diamond", "c": "heart", "s": "spade", "b": "club"}
KDE_COURTS = {"F": "jack", "C": "queen", "R": "king"}


def ten(card: Card) -> int:
    """1 to 10 of a deck of forty."""
    return TEN.index(card.rank) + 1


def twelve(card: Card) -> int:
    """1 to 12 where courts are 10, 11, 12."""
    return TWELVE.index(card.rank) + 1


def namings() -> dict[str, tuple[dict[str, Card | None], str]]:
    """For each naming the card of each file, None for the back, and the family that should be recognised."""
    suits = list(ITALIAN)
    english = {"d": "coins", "c": "cups", "s": "swords", "b": "clubs"}
    spanish = {"d": "oro", "c": "copa", "s": "espada", "b": "basto"}
    portuguese = {"d": "ouros", "c": "copas", "s": "espadas", "b": "paus"}
    mixed = ITALIAN | {"b": "Bastoni"}
    courts = {"F": "Fante", "C": "Cavallo", "R": "Re"}
    poker = {"F": "J", "C": "Q", "R": "K"}
    thirteen = {"F": 11, "C": 12, "R": 13}
    return {
        "1 rank, letter": (
            {f"Napoletane/{ten(c)}{c.suit}.jpg": c for c in FORTY} | {"Napoletane/bg.jpg": None},
            "italian",
        ),
        "1 French sets": ({f"Francesi/{ten(c)}{c.suit}.jpg": c for c in FORTY} | {"Francesi/bg.jpg": None}, "french"),
        "2 letter, rank": (
            {f"bresciane/{c.suit}{ten(c)}.png": c for c in FORTY} | {"bresciane/back.png": None},
            "italian",
        ),
        "3 a folder a suit": (
            {f"napoletane/{ITALIAN[c.suit]}/{ten(c):02}.svg": c for c in FORTY} | {"napoletane/retro.svg": None},
            "italian",
        ),
        "4 in words": (
            {
                f"{suits.index(c.suit) * 10 + ten(c):02}_{NAMES[ten(c) - 1]}_"
                f"{'di' if c.suit == 'd' else 'Di'}_{mixed[c.suit]}.jpg": c
                for c in FORTY
            }
            | {"dorso.jpg": None},
            "italian",
        ),
        "4 with courts": (
            {f"{ten(c):02}_{courts.get(c.rank, NAMES[ten(c) - 1])}_di_{ITALIAN[c.suit]}.jpg": c for c in FORTY}
            | {"Retro.jpg": None},
            "italian",
        ),
        "5 numbered": (
            {f"{'bcds'.index(c.suit) * 10 + ten(c) - 1}.png": c for c in FORTY} | {"retro_carte_pc.png": None},
            "italian",
        ),
        "6 suit_rank": (
            {
                f"{ITALIAN[c.suit]}_{ {'F': 'jack', 'C': 'knight', 'R': 'king'}.get(c.rank, ten(c)) }.jpg": c
                for c in FORTY
            }
            | {"back.jpg": None},
            "italian",
        ),
        "6 together": (
            {
                f"{ {'F': 'fante', 'C': 'cavallo', 'R': 're'}.get(c.rank, NAMES[ten(c) - 1].lower()) }"
                f"{ITALIAN[c.suit].title()}.png": c
                for c in FORTY
            }
            | {"dorso.png": None},
            "italian",
        ),
        "7 forty-eight": (
            {f"card_{english[c.suit]}_{twelve(c):02}.svg": c for c in FULL_PACK} | {"card_back.svg": None},
            "spanish",
        ),
        "7 Spanish": ({f"{twelve(c)}-{spanish[c.suit]}.png": c for c in FULL_PACK} | {"reverso.png": None}, "spanish"),
        "7 Portuguese": (
            {f"{twelve(c)}-{portuguese[c.suit]}.png": c for c in FORTY} | {"back.png": None},
            "spanish",
        ),
        "8 PySol": (
            {f"{thirteen.get(c.rank, twelve(c)):02}{FRENCH_LETTERS[c.suit]}.gif": c for c in FULL_PACK}
            | {"back01.gif": None},
            "french",
        ),
        "our own": ({f"{c}.svg": c for c in FULL_PACK} | {"back.svg": None}, "italian"),
        "poker": (
            {f"{poker.get(c.rank, c.rank)}{FRENCH_LETTERS[c.suit].upper()}.png": c for c in FULL_PACK}
            | {"back.png": None},
            "french",
        ),
    }


def colour(card: Card | None) -> tuple[int, int, int]:
    """A card's own colour."""
    return (0, 0, 0) if card is None else (5 * card.order + 10, 255 - 5 * card.order, 40 * "dcsb".index(card.suit))


def picture(card: Card | None, kind: str, size: tuple[int, int] = SIZE) -> bytes:
    """A face in the format of an ending."""
    if kind in ("svg", "svgz"):
        text = svg(card, size).encode()
        return gzip.compress(text) if kind == "svgz" else text
    out = io.BytesIO()
    Image.new("RGB", size, colour(card)).save(out, {"jpg": "JPEG"}.get(kind, kind.upper()))
    return out.getvalue()


def svg(card: Card | None, size: tuple[int, int] = SIZE) -> str:
    """A face as a drawing."""
    fill = "#{:02x}{:02x}{:02x}".format(*colour(card))
    w, h = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><rect width="{w}" height="{h}" '
        f'fill="{fill}"/></svg>'
    )


def kde_sheet() -> bytes:
    """A deck of 52 in one packed drawing."""
    parts = []
    names: dict[str, Card | None] = {"back": None}
    names |= {f"{KDE_COURTS.get(c.rank, twelve(c))}_{KDE[c.suit]}": c for c in FULL_PACK}
    names |= {f"10_{suit}": None for suit in KDE.values()}
    for place, (name, card) in enumerate(names.items()):
        fill = "#{:02x}{:02x}{:02x}".format(*colour(card))
        x, y = place % 10 * 60, place // 10 * 100
        parts.append(f'<rect id="{name}" x="{x}" y="{y}" width="50" height="90" fill="{fill}"/>')
    return gzip.compress(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">{"".join(parts)}</svg>'.encode(), mtime=0
    )


def files_of(naming: str) -> dict[str, bytes]:
    """The contents of each file of a deck in a naming."""
    return {name: picture(card, name.rpartition(".")[2]) for name, card in namings()[naming][0].items()}


def as_folder(files: Mapping[str, bytes], folder: Path) -> Path:
    """The files in a folder."""
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def as_zip(files: Mapping[str, bytes], path: Path) -> Path:
    """The files in an archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path
