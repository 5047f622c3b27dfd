"""Things on the table: what they are painted with has room in their own pictures, light and shadow too."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from briscola_desktop.core.cards import Suit
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.library import plain_theme
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.table.arrange import arrange
from briscola_desktop.widgets.table.items import (
    BadgeItem,
    BoxItem,
    PileItem,
    PlateItem,
    RibbonItem,
    SlateItem,
    SlotItem,
    StockItem,
    SumItem,
    TokenItem,
)
from briscola_desktop.widgets.table.layout import Shape
from briscola_desktop.widgets.table.look import Look
from briscola_desktop.widgets.table.plates import Plate
from briscola_desktop.widgets.table.props import SlateRow

pytestmark = pytest.mark.usefixtures("qapp")

FAINT = 3
"""Of 255: what is drawn with less is not seen to end."""


def things(look: Look, cards: CardRenderer) -> dict[str, BoxItem]:
    """Each thing where it lies, at its brightest."""
    layout = look.layout
    own = layout.shape.own
    slot, plate, total = SlotItem(look), PlateItem(look, own), SumItem(look, 0)
    slot.put(layout.trick[own])
    slot.light(True)
    plate.plate = Plate("Nonna Pina", "Your turn", who=2, active=True, dealer=True)
    plate.place(layout.plates[own])
    total.tell(96, leads=True)
    total.place(replace(layout.plates[own], h=layout.font * 5))
    stock, pile, badge, token = (
        StockItem(look, cards),
        PileItem(look, cards, 0),
        BadgeItem(look, quiet=False),
        TokenItem(look),
    )
    stock.put(layout.stock)
    stock.tell(34)
    pile.put(layout.piles[0])
    pile.tell(20)
    badge.tell("120")
    badge.place(layout.badges[0])
    token.tell(Suit.CUPS.value)
    token.place(layout.token)
    ribbon, slate = RibbonItem(look), SlateItem(look)
    ribbon.place(layout.message)
    ribbon.tell("Rosa leads: the seven of cups. Your turn")
    slate.tell([SlateRow("We", ("61",), "1"), SlateRow("They", ("59",), "0")])
    slate.place(layout.props[0].box)
    found = (slot, plate, total, stock, pile, badge, token, ribbon, slate)
    return {type(item).__name__: item for item in found}


@pytest.fixture
def cards(qapp: object, tmp_path: Path) -> CardRenderer:
    return CardRenderer(plain_theme(), IndexStyle(), tmp_path)


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_no_light_and_no_shadow_ends_at_the_edge_of_a_things_picture(cards: CardRenderer, scale: float) -> None:
    look = Look(arrange(Shape(1280, 800, type_scale=scale)))
    for name, item in things(look, cards).items():
        bounds = item.boundingRect().toRect()
        wide = bounds.adjusted(-40, -40, 40, 40)
        image = QImage(wide.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(-wide.topLeft())
        item.draw(painter)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(QRectF(bounds), Qt.GlobalColor.transparent)
        painter.end()
        left = int(np.frombuffer(image.constBits(), np.uint8)[3::4].max())
        assert left <= FAINT, (name, left)
