"""The decks in the tree: fresh, within the subset of SVG that Qt draws rightly, and small enough."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from artwork.__main__ import ASSETS, MANIFEST, describe, manifest
from artwork.decks import CARDS, available, deck

NS = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
ELEMENTS = {"svg", "g", "defs", "use", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline"}
ELEMENTS |= {"linearGradient", "radialGradient", "stop"}
COLOUR = re.compile(r"#[0-9a-f]{6}|none")
FILES = sorted(p for name in available() for p in (ASSETS / name).rglob("*.svg"))


@pytest.mark.parametrize("name", available())
def test_files_are_as_new_as_their_sources(name: str) -> None:
    which = deck(name)
    written = manifest(which)
    expected = {card: which.digest(card) for card in (*CARDS, "back") if which.painter(card)}
    assert written == expected, f"Run `python -m artwork {name}`."
    assert (ASSETS / name / "deck.toml").read_text("utf-8") == describe(which)
    stray = {p.name for p in (ASSETS / name).rglob("*") if p.is_file()} - {f"{c}.svg" for c in expected}
    assert stray <= {"deck.toml", MANIFEST}


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_only_what_qt_draws_rightly(path: Path) -> None:
    root = ET.fromstring(path.read_text("utf-8"))  # noqa: S314 (our own)
    names = {e.get("id") for e in root.iter() if e.get("id")}
    for element in root.iter():
        assert element.tag.removeprefix(NS) in ELEMENTS
        assert not {"style", "class", "filter", "mask", "clip-path"} & set(element.attrib)
        for attribute in ("fill", "stroke"):
            assert COLOUR.fullmatch(element.get(attribute, "none"))
        if element.tag == f"{NS}use":
            assert element.get(LINK, "")[1:] in names
    width, height = (float(v) for v in root.get("viewBox", "").split()[2:])
    paper = root[0]
    assert (paper.tag, float(paper.get("width", 0)), float(paper.get("height", 0))) == (f"{NS}rect", width, height)


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_no_file_is_too_large(path: Path) -> None:
    assert path.stat().st_size < 150_000
