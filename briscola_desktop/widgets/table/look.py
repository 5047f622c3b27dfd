"""How the table is to look: what the player chose, and the layout for the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPixmap

from briscola_desktop.widgets.decks.theme import Family
from briscola_desktop.widgets.palette import CLOTHS, ROOMS, Cloth, ClothName, Room, RoomName
from briscola_desktop.widgets.table.layout import Layout


@dataclass
class Look:
    """Shared by all items of a scene.

    Attributes:
        layout: where everything is.
        cloth_name, room_name: the player's choice.
        family: how the deck names its cards and draws its suits.
        moving: whether things move at all.
        surface: the cloth and all around it for this window, or None while it is drawn.
    """

    layout: Layout
    cloth_name: ClothName = "green"
    room_name: RoomName = "dark"
    family: Family = "italian"
    surface: QPixmap | None = None
    moving: bool = True

    @property
    def font(self) -> float:
        """The size of the type in pixels."""
        return self.layout.font

    @property
    def cloth(self) -> Cloth:
        """The cloth's colours."""
        return CLOTHS[self.cloth_name]

    @property
    def room(self) -> Room:
        """The surroundings' colours."""
        return ROOMS[self.room_name]
