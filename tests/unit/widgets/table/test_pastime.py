"""What lies about on the cloth stays where it is, whatever deck is played with."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from briscola_desktop.runtime.resources import assets
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.library import plain_theme
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.decks.theme import read_theme
from briscola_desktop.widgets.table.arrange import DECKS, arrange
from briscola_desktop.widgets.table.layout import Shape
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.surfaces import SurfaceKeeper


def aspects() -> list[float]:
    return sorted(read_theme(path).aspect for path in (assets() / "decks").iterdir() if path.is_dir())


def test_the_decks_that_come_along_are_known() -> None:
    assert aspects() == pytest.approx(sorted(DECKS), abs=0.001)


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", [(1024, 640), (1180, 760), (1920, 1080)])
def test_another_deck_moves_nothing_that_lies_about(size: tuple[int, int], seats: int, scale: float) -> None:
    layouts = [arrange(Shape(*size, seats=seats, type_scale=scale, aspect=aspect)) for aspect in aspects()]
    assert len({layout.props for layout in layouts}) == 1
    assert all(layout.faults() == [] for layout in layouts)


def test_other_players_find_the_cloth_as_it_stays(qapp: QApplication) -> None:
    scene = TableScene(CardRenderer(plain_theme(), IndexStyle(), None), Shape(800, 600))
    keeper = SurfaceKeeper(scene)
    keeper.paint_now(1.0)
    scene.arrange(Shape(800, 600, seats=4))
    assert {prop.kind for prop in scene.look.layout.props} != {prop.kind for prop in arrange(Shape(800, 600)).props}
    keeper.renew(1.0)
    shown = scene.look.surface
    assert shown is not None
    keeper.paint_now(1.0)
    assert scene.look.surface is not None
    assert shown.toImage() == scene.look.surface.toImage()  # at once: nothing turns into something else later
    keeper.close()
