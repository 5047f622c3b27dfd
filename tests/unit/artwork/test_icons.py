"""The icon and the picture at the start are as their drawings say."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from artwork import icon, splash
from artwork.engine import NEAPOLITAN, Drawing

DRAWN = {icon.ICONS / name: text for name, text in icon.icons().items()} | splash.pictures()


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.name)
def test_files_are_as_new_as_their_sources(path: Path) -> None:
    assert path.read_text("utf-8") == DRAWN[path], "Run `python -m artwork.icon` and `python -m artwork.splash`."


def test_the_name_is_written_where_it_is_meant_to_be() -> None:
    d = Drawing(splash.WIDTH, splash.HEIGHT, NEAPOLITAN)
    splash.name(d, 300, 180, 250)
    left, top, right, bottom = d.region().bounds
    assert 285 < left < 301
    assert 545 < right < 565
    assert top > 90
    assert bottom < 230


def test_no_font_is_asked_for() -> None:
    for text in DRAWN.values():
        root = ET.fromstring(text)  # noqa: S314 - our own file
        assert not [element for element in root.iter() if element.tag.endswith("text")]
