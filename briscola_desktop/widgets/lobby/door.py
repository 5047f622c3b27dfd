"""The lobby: public tables, hosts in the same network, a code from a friend, a table of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.net.protocol import Row
from briscola_desktop.runtime.invitation import show_address
from briscola_desktop.runtime.nearby import Neighbour
from briscola_desktop.widgets.dialogs.base import Choice
from briscola_desktop.widgets.empty_room import EmptyRoom
from briscola_desktop.widgets.enlarging import large
from briscola_desktop.widgets.icons import put_icon
from briscola_desktop.widgets.lettering import font
from briscola_desktop.widgets.lobby.rows import PLACE, OpenTable, Place, PlaceRow, Places, open_tables
from briscola_desktop.widgets.palette import Room
from briscola_desktop.widgets.pressing import Button
from briscola_desktop.widgets.side_window import label

SLIM = 660
"""Width under which the ways to a table stand above the list of tables."""

ASIDE = 310
"""Width of the ways to a table."""


@dataclass(frozen=True, slots=True)
class Doorstep:
    """What the lobby shows beside tables.

    Attributes:
        server: where one is connected, or wants to be; empty for nowhere.
        connected: whether one is.
        line: how things are.
        busy: something was asked for that is not answered yet.
    """

    server: str = ""
    connected: bool = False
    line: str = ""
    busy: bool = False


class Door(QWidget):
    """The lobby.

    Signals:
        host_wanted: a table on this computer.
        create_wanted: a table on the server.
        code_entered: what was typed for a code.
        table_chosen: the id of a public table.
        neighbour_chosen: the address of a host in this network.
        server_entered: an address, or nothing to go.
        name_entered: how one wants to be called.
        back_wanted: back to the seat that is offered.
        seat_declined: not back to it.
    """

    host_wanted = Signal()
    create_wanted = Signal()
    code_entered = Signal(str)
    table_chosen = Signal(str)
    neighbour_chosen = Signal(str)
    server_entered = Signal(str)
    name_entered = Signal(str)
    back_wanted = Signal()
    seat_declined = Signal()

    def __init__(self, name: str, server: str, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = room
        self._rows: Mapping[str, Row] = {}
        self._neighbours: Sequence[Neighbour] = ()
        self._state = Doorstep(server)
        self._pictures: list[tuple[QPushButton, str]] = []
        self._lines: list[QLabel] = []
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(12)
        box.addLayout(self._head(name))
        self.fault = label("", "fault", self, wraps=True)
        self.fault.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        box.addWidget(self.fault)
        box.addWidget(self._make_offer())
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(16)
        self._columns.addWidget(self._ways(server))
        self._columns.addLayout(self._tables(), 1)
        box.addLayout(self._columns, 1)
        self.set_room(room)
        self._show_places()

    # ---- what is shown -------------------------------------------------------------------------------------------

    def show_tables(self, rows: Mapping[str, Row]) -> None:
        """The server's public tables."""
        self._rows = rows
        self._show_places()

    def choose_table(self) -> None:
        """Sit down at the only public table; where there are several, the first of them becomes the chosen row."""
        found = [at for at, place in enumerate(self.places.places) if isinstance(place, OpenTable)]
        if found:
            self.list.setCurrentIndex(self.places.index(found[0]))
            self.list.setFocus()
        if len(found) == 1 and len(self._rows) == 1:  # none that this program does not know, or a choice hides
            self._choose()

    def show_neighbours(self, neighbours: Sequence[Neighbour]) -> None:
        """Hosts in this network."""
        self._neighbours = neighbours
        self._show_places()

    def show_state(self, state: Doorstep) -> None:
        """How things are with the server."""
        self._state = state
        if not self.server.hasFocus() or state.connected:
            self.server.setText(state.server)
            self.server.setCursorPosition(0)
        self.state.setText(state.line)
        self.connect_button.setText(self.tr("Disconnect") if state.server else self.tr("Connect"))
        self.create_button.setEnabled(state.connected and not state.busy)
        for button in (self.host_button, self.code_button, self.sit_button, self.back_button):
            button.setEnabled(not state.busy)
        self._show_places()

    def complain(self, sentence: str) -> None:
        """Say what went wrong; nothing takes it back."""
        self.fault.setText(sentence)
        self._fit_fault()

    def offer_seat(self, sentence: str, word: str) -> None:
        """Offer to go back to a seat, with the word for it; without a sentence there is none."""
        self._offer_line.setText(sentence)
        self.back_button.setText(word)
        self._offer.setVisible(bool(sentence))
        if sentence:
            self.back_button.setFocus()

    def set_room(self, room: Room) -> None:
        """Light or dark."""
        self._room = room
        self._row.room = room
        self._empty.room = room
        for button, picture in self._pictures:
            put_icon(button, picture, room.ink, room.quiet)
        self._arrange()

    @property
    def place(self) -> Place | None:
        """The chosen row."""
        found = self.list.currentIndex().data(PLACE)
        return found if isinstance(found, (OpenTable, Neighbour)) else None

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _head(self, name: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(label(self.tr("Play with others"), "title", self, wraps=True), 1)
        row.addWidget(label(self.tr("You play as"), "quiet", self))
        self.name = QLineEdit(name, self)
        self.name.setMaxLength(24)
        self.name.setMinimumWidth(110)
        self.name.setMaximumWidth(190)
        self.name.setPlaceholderText(self.tr("your name"))
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.editingFinished.connect(lambda: self.name_entered.emit(self.name.text().strip()))
        row.addWidget(self.name)
        return row

    def _make_offer(self) -> QWidget:
        """A seat that one can go back to."""
        self._offer = QFrame(self)
        self._offer.setObjectName("panel")
        row = QHBoxLayout(self._offer)
        row.setContentsMargins(14, 8, 14, 8)
        self._offer_line = label("", "heading", self._offer, wraps=True)
        row.addWidget(self._offer_line, 1)
        self.back_button = self._button("", "undo", self.back_wanted.emit)
        self.decline_button = self._button(self.tr("Give it up"), "quit", self.seat_declined.emit)
        row.addWidget(self.decline_button)
        row.addWidget(self.back_button)
        self._offer.hide()
        return self._offer

    def _ways(self, server: str) -> QWidget:
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(scroll)
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(12)
        self.host_button = self._button(self.tr("Host a table…"), "people", self.host_wanted.emit)
        host = self._panel(
            self.tr("With friends near you"),
            self.tr("Your computer is the table. Anyone on the same network can find it."),
        )
        host[1].addWidget(self.host_button)
        self.code = QLineEdit(inside)
        self.code.setPlaceholderText("ABCD EF23")
        self.code.setMaxLength(200)
        self.code.setAccessibleName(self.tr("Code of a table"))
        self.code.setFont(font(large(20), bold=True, spacing=6))
        self.code.setProperty("role", "code")
        self.code.returnPressed.connect(self._enter_code)
        self.code_button = self._button(self.tr("Join"), "next", self._enter_code)
        code = self._panel(
            self.tr("A friend gave you a code"), self.tr("With its address if you have it, or the whole invitation.")
        )
        code[1].addWidget(self.code)  # above its button: a code and an address are seen whole
        code[1].addWidget(self.code_button)
        self.server = QLineEdit(server, inside)
        self.server.setPlaceholderText(self.tr("play.example.org"))
        self.server.setAccessibleName(self.tr("Address of a server"))
        self.server.returnPressed.connect(lambda: self.server_entered.emit(self.server.text().strip()))
        self.connect_button = self._button(self.tr("Connect"), "online", self._toggle_server)
        server_panel = self._panel(self.tr("Public tables on a server"), "")
        server_panel[1].addWidget(self.server)
        server_panel[1].addWidget(self.connect_button)
        self.state = label("", "quiet", inside, wraps=True)
        server_panel[1].addWidget(self.state)
        for panel, _ in (host, code, server_panel):
            box.addWidget(panel)
        box.addStretch(1)
        scroll.setWidget(inside)
        self._scroll, self._inside = scroll, inside
        return scroll

    def _panel(self, heading: str, line: str) -> tuple[QFrame, QVBoxLayout]:
        panel = QFrame(self)
        panel.setObjectName("panel")
        box = QVBoxLayout(panel)
        box.setContentsMargins(14, 10, 14, 12)
        box.setSpacing(8)
        box.addWidget(label(heading, "heading", panel, wraps=True))
        if line:
            more = label(line, "quiet", panel, wraps=True)
            self._lines.append(more)
            box.addWidget(more)
        return panel, box

    def _tables(self) -> QVBoxLayout:
        box = QVBoxLayout()
        box.setSpacing(10)
        counts = {"": self.tr("All tables"), **{str(n): str(n) for n in (2, 3, 4, 6)}}
        self.counts = Choice(counts, "", self)
        for count, button in self.counts.buttons.items():
            if count:
                button.setAccessibleName(self.tr("Tables for %n players", "", int(count)))
        self.counts.group.buttonClicked.connect(lambda _: self._show_places())
        box.addWidget(self.counts)
        self.places = Places(self)
        self.list = QListView(self)
        self.list.setModel(self.places)
        self._row = PlaceRow(self._room, self.list)
        self.list.setItemDelegate(self._row)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Tables with free seats"))
        self.list.doubleClicked.connect(self._choose)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._word_choice())
        self.list.installEventFilter(self)
        self._empty = EmptyRoom(self._room, self)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._empty)
        box.addLayout(self._stack, 1)
        row = QHBoxLayout()
        self.create_button = self._button(self.tr("Create a table…"), "plus", self.create_wanted.emit)
        self.sit_button = self._button(self.tr("Sit down"), "check", self._choose)
        row.addWidget(self.create_button)
        row.addStretch(1)
        row.addWidget(self.sit_button)
        box.addLayout(row)
        return box

    def _button(self, text: str, picture: str, act: object) -> QPushButton:
        button = Button(text, self)
        button.clicked.connect(lambda _=False: act() if callable(act) else None)
        self._pictures.append((button, picture))
        return button

    # ---- what is done --------------------------------------------------------------------------------------------

    def _enter_code(self) -> None:
        self.code_entered.emit(self.code.text().strip())

    def _fit_fault(self) -> None:
        """There is room for what goes wrong before anything does, so that nothing moves under the pointer."""
        lines = 2 if self.width() < large(SLIM) else 1
        usual = lines * self.fault.fontMetrics().lineSpacing() + 2
        self.fault.setFixedHeight(max(usual, self.fault.heightForWidth(self.width())))

    def _toggle_server(self) -> None:
        self.server_entered.emit("" if self._state.server else self.server.text().strip())

    def _choose(self, _index: QModelIndex | None = None) -> None:
        place = self.place
        if isinstance(place, OpenTable):
            self.table_chosen.emit(place.id)
        elif isinstance(place, Neighbour):
            self.neighbour_chosen.emit(place.address)

    def _word_choice(self) -> None:
        """What the button does with the chosen row."""
        near = isinstance(self.place, Neighbour)
        self.sit_button.setText(self.tr("Join") if near else self.tr("Sit down"))

    def _show_places(self) -> None:
        chosen = self.place
        wanted = self.counts.chosen
        tables = open_tables(self._rows, int(wanted) if wanted else None) if self._state.connected else ()
        near = [found for found in self._neighbours if show_address(found.address) != self._state.server]
        self.places.show([*near, *tables])
        self._stack.setCurrentIndex(0 if self.places.places else 1)
        again = [at for at, place in enumerate(self.places.places) if _same(place, chosen)]
        if self.places.places:
            self.list.setCurrentIndex(self.places.index(again[0] if again else 0))
        self.sit_button.setVisible(bool(self.places.places))
        self._empty.tell(self._empty_words(filtered=bool(wanted and self._rows)))

    def _empty_words(self, *, filtered: bool) -> str:
        if filtered:
            return self.tr("No table for that many players has a free seat just now.")
        if self._state.connected:
            return self.tr("No table has a free seat just now. Create one, and others will find it here.")
        return self.tr("Nobody on this network is hosting a table just now.")

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on the list sits down."""
        if (
            watched is self.list
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            self._choose()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may have room for other things."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Beside each other, or one above the other."""
        slim = self.width() < large(SLIM)
        self._fit_fault()
        way = QBoxLayout.Direction.TopToBottom if slim else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(way)
        self._scroll.setFixedWidth(self.width() if slim else large(ASIDE))
        for line in self._lines:
            line.setVisible(not slim)
        high = min(round(self.height() * 0.5), self._inside.sizeHint().height() + 4)
        self._scroll.setMaximumHeight(high if slim else 10_000)


def _same(place: Place, other: Place | None) -> bool:
    if isinstance(place, OpenTable) and isinstance(other, OpenTable):
        return place.id == other.id
    return place == other
