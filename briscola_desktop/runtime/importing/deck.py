"""A deck brought in: what was found, and how it becomes one of the player's own."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import statistics
import tempfile
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from briscola_desktop.core.cards import Card
from briscola_desktop.runtime.importing.errors import DeckImportError, ImportCancelledError, check_shape
from briscola_desktop.runtime.importing.naming import Family, Found, detect, in_sheet
from briscola_desktop.runtime.importing.pictures import Picture, Sheet, checked_svg, elements_of, read_picture
from briscola_desktop.runtime.importing.source import Source, read_source
from briscola_desktop.runtime.languages import marked

UNFINISHED = ".importing-"
"""How the folder of a deck that is being written begins; it has no deck.toml and so is no deck."""

REMOVED = ".removed-"

MANIFEST = "deck.toml"

SAME_SHAPE = 0.12
"""By how much of itself the shape of a card may differ from that of the others."""

LONGEST_NAME = 60

_gone: set[str] = set()
"""Ids of decks that this program has removed: pictures of them may still be kept in memory under these."""

BACK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 {height}"><rect width="500" height="{height}" '
    'fill="#fffdf6"/><rect x="28" y="28" width="444" height="{inner}" rx="16" fill="#7a2331"/>'
    '<g fill="none" stroke="#d8a94a" stroke-width="5">{lines}</g></svg>'
)
"""The back of a deck that has none: a lattice of lozenges in brass on burgundy."""


@dataclass(frozen=True)
class Candidate:
    """A deck that can be brought in, or that lacks something.

    Attributes:
        source: all files.
        found: which of them are its cards.
        name: what it would be called.
    """

    source: Source
    found: Found
    name: str
    _sheets: dict[str, Sheet] = field(default_factory=dict, compare=False, repr=False)

    def picture(self, card: Card | None) -> Picture:
        """The picture of a face (None: the back), checked; KeyError where there is none."""
        path = self.found.back if card is None else self.found.files[card]
        if path is None:
            raise KeyError(card)
        return self._read(path)

    def _read(self, path: str) -> Picture:
        name, _, element = path.partition("#")
        return self._sheet(name).picture(element) if element else read_picture(self.source.files[name], name)

    def _sheet(self, name: str) -> Sheet:
        if name not in self._sheets:
            self._sheets[name] = Sheet(self.source.files[name], name)
        return self._sheets[name]


@dataclass(frozen=True)
class Wish:
    """How a deck is to be kept.

    Attributes:
        name: what it is called.
        family: how its courts are named.
        indices: whether the program may draw figures in its corners.
    """

    name: str
    family: Family
    indices: bool


def never() -> bool:
    """Do not cancel."""
    return False


def candidates(path: Path) -> tuple[Candidate, ...]:
    """The decks in a folder, a zip or an SVGZ, the most complete first.

    DeckImportError where it cannot be read or there are none.
    """
    source = read_source(path)
    decks = [*detect(source.files), *_sheets(source)]
    decks.sort(key=lambda deck: -len(deck.files))
    if not decks:
        raise DeckImportError(
            marked("DeckImport", "{name} holds no pictures whose names tell which cards they are"), name=path.name
        )
    return tuple(Candidate(source, deck, _name_of(source, deck, len(decks))) for deck in decks)


def install(
    candidate: Candidate,
    wish: Wish,
    decks: Path,
    progress: Callable[[int, int], object] = lambda _done, _total: None,
    cancel: Callable[[], bool] = never,
) -> Path:
    """Write a deck into a folder of its own among others; the folder.

    All of it or nothing: it is written beside its place and moved there whole. DeckImportError where a face is missing
    or a picture is no good, ImportCancelledError where `cancel` says so.
    """
    found = candidate.found
    if found.missing:
        lacking = ", ".join(map(str, found.missing[:8]))
        raise DeckImportError(
            marked("DeckImport", "these cards are missing: {cards}{more}"),
            cards=lacking,
            more=" …" if len(found.missing) > 8 else "",
        )
    name = clean_name(wish.name)
    try:
        decks.mkdir(parents=True, exist_ok=True)
        _sweep(decks)
        folder = Path(tempfile.mkdtemp(prefix=UNFINISHED, dir=decks))
        try:
            aspect = _write_pictures(candidate, folder, progress, cancel)
            identity = free_id(name, decks)
            shape = {"width": 1000, "height": round(1000 * aspect)}
            whole = {"id": identity, "names": name, "family": wish.family, "indices": wish.indices, **shape}
            (folder / MANIFEST).write_text(manifest(whole), encoding="utf-8")
            folder.chmod(0o755)  # a temporary folder is for its owner alone
            return folder.rename(decks / identity)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
    except OSError as fault:
        raise DeckImportError(
            marked("DeckImport", "the deck cannot be kept in {folder}: {fault}"),
            folder=decks,
            fault=fault,
        ) from fault


def rename(folder: Path, name: str) -> None:
    """Call a deck of the player's own something else; DeckImportError where that cannot be."""
    name = clean_name(name)
    path = folder / MANIFEST
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
        new = path.with_name(MANIFEST + ".new")
        new.write_text(manifest(said | {"names": name}), encoding="utf-8")
        new.replace(path)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise DeckImportError(
            marked("DeckImport", "{name} cannot be renamed: {fault}"), name=folder.name, fault=fault
        ) from fault


def remove(folder: Path) -> None:
    """Take away a deck of the player's own; DeckImportError where that cannot be, and it is there as before."""
    away = folder.with_name(REMOVED + folder.name)
    try:
        shutil.rmtree(away, ignore_errors=True)
        folder.rename(away)
    except OSError as fault:
        raise DeckImportError(
            marked("DeckImport", "{name} cannot be removed: {fault}"), name=folder.name, fault=fault
        ) from fault
    _gone.add(folder.name)
    (away / MANIFEST).unlink(missing_ok=True)
    shutil.rmtree(away, ignore_errors=True)


def clean_name(name: str) -> str:
    """A name without what cannot be written; DeckImportError where nothing is left."""
    plain = "".join(letter for letter in unicodedata.normalize("NFC", name) if letter.isprintable()).strip()
    if not plain:
        raise DeckImportError(marked("DeckImport", "a deck needs a name"))
    return plain[:LONGEST_NAME].strip()


def free_id(name: str, decks: Path) -> str:
    """An id for a deck of that name, which no other deck has: the program's own included."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "deck"
    taken = {path.name for path in decks.iterdir()} | _gone | {"neapolitan", "piacentine", "french", "spanish", "plain"}
    numbers = (f"{stem}-{number}" for number in range(2, len(taken) + 3))
    return next(one for one in (stem, *numbers) if one not in taken)


def manifest(said: Mapping[str, object]) -> str:
    """The text of a deck.toml: plain values and tables of texts."""
    lines = [f"{key} = {_toml(value)}" for key, value in said.items() if not isinstance(value, dict)]
    for key, table in said.items():
        if isinstance(table, dict):
            lines += ["", f"[{key}]", *(f"{_toml(name)} = {_toml(value)}" for name, value in table.items())]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """A value in TOML, which writes texts, numbers, truths and lists as JSON does."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _sheets(source: Source) -> list[Found]:
    """Decks that are one SVG each."""
    found = []
    for name, data in source.files.items():
        if name.lower().endswith((".svg", ".svgz")):
            with contextlib.suppress(DeckImportError):  # it is no deck then; a single face is read when it is needed
                deck = in_sheet(name, elements_of(checked_svg(data, name)))
                if deck is not None:
                    found.append(deck)
    return found


def _name_of(source: Source, deck: Found, decks: int) -> str:
    """What a deck would be called: like its folder where there are several, else like the source."""
    last = Path(deck.folder).stem if deck.folder else ""
    words = (last if decks > 1 and last else source.name or last).replace("_", " ").replace("-", " ").split()
    return " ".join(words)[:LONGEST_NAME] or "Deck"


def _write_pictures(
    candidate: Candidate, folder: Path, progress: Callable[[int, int], object], cancel: Callable[[], bool]
) -> float:
    """Write faces and back; the shape of a card."""
    found = candidate.found
    wanted: list[Card | None] = [*found.files, *([None] if found.back else [])]
    shapes: dict[str, float] = {}
    for done, card in enumerate(wanted):
        if cancel():
            raise ImportCancelledError("the import was cancelled")
        picture = candidate.picture(card)
        name = "back" if card is None else str(card)
        (folder / f"{name}{picture.suffix}").write_bytes(picture.data)
        shapes[found.files[card] if card else str(found.back)] = picture.aspect
        progress(done + 1, len(wanted))
    aspect = statistics.median(shapes.values())
    check_shape(candidate.name, aspect, DeckImportError)
    odd = next((path for path, shape in shapes.items() if abs(shape / aspect - 1) > SAME_SHAPE), None)
    if odd is not None:
        raise DeckImportError(marked("DeckImport", "{name} has another shape than the other cards"), name=odd)
    if found.back is None:
        (folder / "back.svg").write_text(_back(aspect), encoding="utf-8")
    return aspect


def _back(aspect: float) -> str:
    height = round(500 * aspect)
    rows = max(6, round((height - 100) / 62))
    step, down = 400 / 6, (height - 100) / rows
    lozenge = '<path d="M{x:.0f} {top:.0f}L{right:.0f} {y:.0f}L{x:.0f} {bottom:.0f}L{left:.0f} {y:.0f}Z"/>'
    lines = "".join(
        lozenge.format(x=x, y=y, left=x - step / 2, right=x + step / 2, top=y - down / 2, bottom=y + down / 2)
        for column in range(6)
        for row in range(rows)
        for x, y in [(50 + (column + 0.5) * step, 50 + (row + 0.5) * down)]
    )
    return BACK.format(height=height, inner=height - 56, lines=lines)


def _sweep(decks: Path) -> None:
    """Take away what an import or a removal that was cut off has left."""
    for prefix in (UNFINISHED, REMOVED):
        for folder in decks.glob(prefix + "*"):
            shutil.rmtree(folder, ignore_errors=True)
