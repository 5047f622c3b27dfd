"""The icon and the picture at the start are as their drawings say."""

import xml.etree.ElementTree as ET

import pytest

from artwork import icon, splash
from artwork.engine import NEAPOLITAN, Drawing

DRAWN = {**icon.icons(), "splash.svg": splash.text()}


@pytest.mark.parametrize("name", DRAWN)
def test_files_are_as_new_as_their_sources(name: str) -> None:
    assert (icon.ICONS / name).read_text("utf-8") == DRAWN[name], "Run `python -m artwork.icon`, `artwork.splash`."


def test_the_name_is_written_within_the_frame() -> None:
    d = Drawing(splash.WIDTH, splash.HEIGHT, NEAPOLITAN)
    with d.push(307, 178, 266 / splash.length("Briscola")):
        splash.write(d, "Briscola", splash.CREAM)
    left, top, right, bottom = d.region().bounds
    assert 290 < left < right < splash.WIDTH - 36
    assert 40 < top < bottom < splash.HEIGHT - 36


def test_no_font_is_asked_for() -> None:
    root = ET.fromstring(DRAWN["splash.svg"])  # noqa: S314 - our own file
    assert not [element for element in root.iter() if element.tag.endswith("text")]
