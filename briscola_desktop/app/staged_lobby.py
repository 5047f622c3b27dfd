"""The lobby of online play with a few tables in it, for pictures: nobody is connected to anybody."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage

from briscola_desktop.app.staged import Stage
from briscola_desktop.core.rules import Rules
from briscola_desktop.net.protocol import Row
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.nearby import Neighbour
from briscola_desktop.widgets.lobby.door import Doorstep
from briscola_desktop.widgets.lobby.window import OnlineWindow

NEIGHBOURS = (Neighbour("Gino", "ws://192.168.1.20:4747"),)
TABLES = {
    "BRSC4T5Q": Row(rules=Rules.of("brisca", players=4).to_json(), free=2, timer=30, owner="Dario", bots="hard"),
    "MTCH2EVA": Row(rules=Rules.of("match").to_json(), free=1, timer=60, owner="Eva"),
    "BRSC6ZZF": Row(rules=Rules.of("brisca", players=6).to_json(), free=3, timer=0, owner="Zio Franco", bots="easy"),
    "CLSC3GJA": Row(
        rules=Rules.of("classic", players=3, open_hands=True).to_json(),
        free=2,
        timer=120,
        owner="Giulia",
        bots="normal",
    ),
}


def lobby_picture(stage: Stage, size: QSize) -> QImage:
    """The lobby as a window of that size."""
    stage.settings.set(keys.NAME, "Anna")
    window = OnlineWindow(stage.settings, stage.window.library, parent=stage.window)
    window.resize(size)
    window.show()
    window.door.list.setFocus()
    server = "play.example.org"
    line = window.tr("Connected to {server}.").format(server=server)
    window.door.show_state(Doorstep(server, connected=True, line=line))
    window.door.show_neighbours(NEIGHBOURS)
    window.door.show_tables(TABLES)
    QCoreApplication.processEvents()
    image = window.grab().toImage()
    window.close()
    return image
