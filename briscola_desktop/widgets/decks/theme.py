"""A deck as the program sees it: a folder with `deck.toml`, a picture for each face, and a back.

Keys of `deck.toml`: `id`; `names`, a table by language (or one text); `view_box`, whose last two numbers are width and
height in any unit (or `width` and `height`); `family` (`italian`, `spanish` or `french`), which decides how courts are
named; `indices`, false where the faces carry theirs; `author`, `licence`; and `files`, a table from cards (`Ad`,
`back`) to pictures in the folder where they are not called `Ad.svg` and so on. Only a back and forty faces are needed;
`small/` is used when it is there.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, cast

from briscola_desktop.core.cards import FULL_PACK, Card, Rank
from briscola_desktop.runtime.importing.errors import DeckError, check_shape
from briscola_desktop.runtime.languages import marked

Family = Literal["italian", "spanish", "french"]

BACK = "back"
SMALL_BELOW = 100
"""Width of a card in device pixels under which the faces for small sizes are used."""

SUFFIXES = (".svg", ".png", ".webp", ".jpg", ".jpeg")
MOST_NAMED = 8
"""Missing pictures that a complaint names."""

FORTY = tuple(card for card in FULL_PACK if card.rank not in (Rank.EIGHT, Rank.NINE))


@dataclass(frozen=True)
class DeckTheme:
    """One deck.

    Attributes:
        names: the deck's name by language; `en` or the id stands in for others.
        aspect: height of a card over its width.
        indices: whether the program may draw indices on the faces.
        files: pictures by card notation, `back` included.
        small: the same for small sizes; may lack any of them.
    """

    id: str
    folder: Path
    names: Mapping[str, str]
    aspect: float
    family: Family
    indices: bool
    author: str
    licence: str
    files: Mapping[str, Path]
    small: Mapping[str, Path]

    def name(self, language: str) -> str:
        """The deck's name in a language."""
        return self.names.get(language) or self.names.get("en") or self.id

    def picture(self, card: Card | None, width: float) -> Path | None:
        """The picture of a face (None: the back) for a width in device pixels; None if the deck lacks it."""
        key = str(card) if card else BACK
        small = self.small.get(key) if width < SMALL_BELOW else None
        return small or self.files.get(key)

    @cached_property
    def missing(self) -> tuple[Card, ...]:
        """Which of the 48 faces the deck does not have."""
        return tuple(card for card in FULL_PACK if str(card) not in self.files)

    def plays(self, pack: Iterable[Card]) -> bool:
        """Whether the deck has every face of a pack."""
        return not set(pack) & set(self.missing)


def read_theme(folder: Path) -> DeckTheme:
    """The deck in a folder.

    Raises:
        DeckError: there is no readable `deck.toml`, a value in it is of no use, or faces are missing.
    """
    data = _description(folder)
    identity = str(data.get("id", folder.name))
    family = data.get("family", "french" if identity == "french" else "spanish" if identity == "spanish" else "italian")
    if family not in ("italian", "spanish", "french"):
        raise DeckError(
            marked("DeckImport", "the family of {name} is not italian, spanish or french but {family}"),
            name=folder.name,
            family=str(family)[:40],
        )
    named = data.get("files", {})
    if not isinstance(named, dict) or not all(isinstance(value, str) for value in named.values()):
        raise DeckError(
            marked("DeckImport", "[files] in the deck.toml of {name} does not give the name of a file for each card"),
            name=folder.name,
        )
    files = _pictures(folder, cast("dict[str, str]", named))
    lacking = [str(card) for card in FORTY if str(card) not in files]
    if BACK not in files:
        lacking.append(BACK)
    if lacking:
        raise DeckError(
            marked("DeckImport", "{name} has no picture of {cards}{more}"),
            name=folder.name,
            cards=", ".join(lacking[:MOST_NAMED]),
            more=" …" if len(lacking) > MOST_NAMED else "",
        )
    names = data.get("names", {})
    return DeckTheme(
        id=identity,
        folder=folder,
        names={str(k): str(v) for k, v in names.items()} if isinstance(names, dict) else {"en": str(names)},
        aspect=_aspect(folder, data),
        family=cast("Family", family),
        indices=bool(data.get("indices", True)),
        author=str(data.get("author", "")),
        licence=str(data.get("licence", "")),
        files=files,
        small=_pictures(folder / "small", {}),
    )


def find_themes(*roots: Path) -> tuple[dict[str, DeckTheme], list[DeckError]]:
    """All decks in the folders of some roots by id, the first of an id counting, and what is wrong with the others."""
    themes: dict[str, DeckTheme] = {}
    problems = []
    for root in roots:
        for folder in sorted(path.parent for path in root.glob("*/deck.toml")):
            try:
                theme = read_theme(folder)
            except DeckError as error:
                problems.append(error)
            else:
                themes.setdefault(theme.id, theme)
    return themes, problems


def _description(folder: Path) -> dict[str, Any]:
    """What `deck.toml` says."""
    text = ""
    try:
        text = (folder / "deck.toml").read_text(encoding="utf-8")
        return tomllib.loads(text)
    except FileNotFoundError:
        raise DeckError(marked("DeckImport", "{name} has no deck.toml"), name=folder.name) from None
    except OSError as error:
        raise DeckError(
            marked("DeckImport", "the deck.toml of {name} cannot be read: {fault}"), name=folder.name, fault=error
        ) from error
    except UnicodeDecodeError as error:
        raise DeckError(
            marked("DeckImport", "the deck.toml of {name} is not text in UTF-8"), name=folder.name
        ) from error
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))  # else it breaks off at its end
        raise DeckError(
            marked("DeckImport", "the deck.toml of {name} is not valid TOML in line {line}"),
            name=folder.name,
            line=line[1] if line else len(text.splitlines()),
        ) from error


def _aspect(folder: Path, data: Mapping[str, Any]) -> float:
    try:
        box = data.get("view_box")
        if isinstance(box, str):
            box = box.split()
        width, height = box[-2:] if box else (data["width"], data["height"])
        aspect = float(height) / float(width)
    except (KeyError, TypeError, ValueError, ZeroDivisionError):
        raise DeckError(
            marked("DeckImport", "the deck.toml of {name} does not give a card’s width and height as numbers above 0"),
            name=folder.name,
        ) from None
    check_shape(folder.name, aspect)
    return aspect


def _pictures(folder: Path, named: Mapping[str, str]) -> dict[str, Path]:
    """The pictures of a folder by card; names may not lead out of it."""
    found = {}
    present = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    for key in (*map(str, FULL_PACK), BACK):
        if key in named:
            path = (folder / named[key]).resolve()
            if path.is_relative_to(folder.resolve()) and path.is_file():
                found[key] = path
            continue
        for suffix in SUFFIXES:
            if key + suffix in present:
                found[key] = folder / (key + suffix)
                break
    return found
