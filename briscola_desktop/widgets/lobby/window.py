"""The window of online play: the lobby, and the table one sits at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QStackedWidget, QWidget

from briscola_desktop.core.rules import Rules
from briscola_desktop.net import news
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.cues import Sound
from briscola_desktop.runtime.hosting import Host
from briscola_desktop.runtime.invitation import read_address, read_invitation, show_address
from briscola_desktop.runtime.messages import Turn
from briscola_desktop.runtime.nearby import Nearby
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.online import notice_of
from briscola_desktop.runtime.settings import Changed, Settings
from briscola_desktop.runtime.translations import language
from briscola_desktop.runtime.visit import Visit, gone_notice
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.dialogs.question import agreed
from briscola_desktop.widgets.lobby.create_table import CreateTableDialog
from briscola_desktop.widgets.lobby.door import Door, Doorstep
from briscola_desktop.widgets.lobby.table_page import TablePage
from briscola_desktop.widgets.palette import RoomName
from briscola_desktop.widgets.side_window import MARGIN, SideWindow, label
from briscola_desktop.widgets.styling import room_of

FACES = {key.name for key in (keys.DECK, keys.INDICES, keys.INDEX_LETTERS, keys.FOUR_COLOURS)}
COLOURS = {key.name for key in (keys.CLOTH, keys.SURROUNDINGS, keys.LEFT_HANDED)}
MOTION = {key.name for key in (keys.ANIMATION, keys.REDUCED, keys.TRICK_PAUSE, keys.TRICK_CLICK)}


@dataclass(frozen=True, slots=True)
class _Errand:
    """Why a server is visited.

    Attributes:
        act: what is asked of it once it has said welcome; None for a look at its lobby.
        code: the code that is looked for.
        next_addresses: where else to look for it.
    """

    act: Callable[[Visit], None] | None = None
    code: str = ""
    next_addresses: tuple[str, ...] = ()


class OnlineWindow(SideWindow):
    """Online play. Nothing is connected to before the player has said where.

    Attributes:
        visit: to the server one is connected to, or wants to be; None for none.
        host: the server in this program; None without one.
        page: the table one sits at; None for the lobby.
        terms: the dialog in which a table is being set up; None without one.
        banner: says that the connection is lost, with a button to try again.
        confirm: asks a question with the word for yes; whether it was yes.
    """

    def __init__(
        self,
        settings: Settings,
        library: Library,
        *,
        cache: Path | None = None,
        data: Path | None = None,
        play: Callable[[Sound], None] | None = None,
        interface: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the window.

        Args:
            settings: what the player chose.
            library: the decks there are.
            cache: the folder for pictures of cards; None keeps none.
            data: the folder for hosted tables; None keeps them in memory.
            play: lets a sound be heard; None is silence.
            interface: the address at which a hosted table listens, and then nobody in the network is looked for; all
                of this computer's without one.
            parent: of the window.
        """
        room: RoomName = room_of(settings.get(keys.SURROUNDINGS))
        super().__init__(room, parent)
        self._settings = settings
        self._library = library
        self._cache = cache
        self._data = data
        self._play = play or _silence
        self._interface = interface
        self._errand = _Errand()
        self.confirm: Callable[[str, str], bool] = self._confirm
        self.visit: Visit | None = None
        self.host: Host | None = None
        self.page: TablePage | None = None
        self.terms: CreateTableDialog | None = None
        self.nearby = Nearby(parent=self)
        self.nearby.changed.connect(self._show_neighbours)
        self.setWindowTitle(self.tr("Online play"))
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(0)
        self._make_banner()
        self._pages = QStackedWidget(self)
        self.box.addWidget(self._pages, 1)
        self.door = self._make_door()
        settings.changed.connect(self._on_changed)
        self.fit(1080, 700)
        self._show_state()

    def enter(self) -> None:
        """Show the window, look for neighbours, and go to the server of the settings, if there is one."""
        self.show()
        (self.door.host_button if self._name() else self.door.name).setFocus()
        if self._interface is None:
            self.nearby.open()
        if self._settings.get(keys.SERVER):
            self.enter_server(self._settings.get(keys.SERVER))

    # ---- where one is --------------------------------------------------------------------------------------------

    def enter_server(self, text: str) -> None:
        """Go to a server, or, without one, away from where one is."""
        self.door.complain("")
        if not text:
            self._settings.set(keys.SERVER, "")
            self._go_away()
            return
        try:
            address = read_address(text)
        except ValueError:
            self.door.complain(Notice.of("online_address", server=text).sentence)
            return
        self._settings.set(keys.SERVER, address)
        self._go(address, _Errand())

    def enter_code(self, text: str) -> None:
        """Sit down at the table of a code, wherever it may be."""
        self.door.complain("")
        try:
            found = read_invitation(text)
        except ValueError:
            self.door.complain(Notice.of("online_code").sentence)
            return
        places = [found.address] if found.address else []
        if not places and self.visit is not None and self.visit.welcome:
            places.append(self.visit.address)
        if not found.address:
            places += [near.address for near in self.nearby.neighbours.values()]
        places = list(dict.fromkeys(places))
        if not places:
            self.door.complain(Notice.of("online_whose").sentence)
            return
        self._look_for(found.code, tuple(places))

    def join(self, table: str) -> None:
        """Sit down at a public table of the server one is connected to."""
        self.door.complain("")
        if self.visit is not None:
            self._errand = _Errand(code=table)
            self.visit.join(table)
            self._show_state(busy=True)

    def go_to_neighbour(self, address: str) -> None:
        """See the tables of a host in this network."""
        self.door.complain("")
        self._go(address, _Errand())

    def create_table(self) -> CreateTableDialog:
        """Set up a table on the server one is connected to."""
        return self._ask_terms(hosted=False)

    def host_table(self) -> CreateTableDialog:
        """Set up a table on this computer."""
        return self._ask_terms(hosted=True)

    def _ask_terms(self, *, hosted: bool) -> CreateTableDialog:
        self.door.complain("")
        dialog = CreateTableDialog(keys.chosen_rules(self._settings), hosted=hosted, parent=self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def accept() -> None:
            rules, public, timer, bots = dialog.rules(), dialog.public, dialog.timer, dialog.bots
            (self._host if hosted else self._create)(rules, public=public, timer=timer, bots=bots)

        dialog.accepted.connect(accept)
        dialog.finished.connect(self._forget_terms)
        self.terms = dialog
        dialog.open()
        return dialog

    def _forget_terms(self) -> None:
        self.terms = None

    def _create(self, rules: Rules, *, public: bool, timer: int, bots: str | None) -> None:
        if self.visit is not None:
            self.visit.create(rules, public=public, timer=timer, bots=bots)
            self._show_state(busy=True)

    def _host(self, rules: Rules, *, public: bool, timer: int, bots: str | None) -> None:
        def act(visit: Visit) -> None:
            visit.create(rules, public=public, timer=timer, bots=bots)

        if self.host is not None and self.host.port:
            self._go(self.host.own_address, _Errand(act))
            return
        file = None if self._data is None else self._data / "hosted.sqlite"
        self.host = host = Host(self._name(), file, interface=self._interface, parent=self)
        host.opened.connect(lambda _: self._go(host.own_address, _Errand(act)))
        host.failed.connect(self._on_host_failed)
        self._show_state(busy=True)
        host.open()

    def _on_host_failed(self, notice: Notice) -> None:
        self.host = None
        self._complain(notice)

    # ---- visits --------------------------------------------------------------------------------------------------

    def _look_for(self, code: str, places: tuple[str, ...]) -> None:
        """Try to join a table at the first of some places, and at the next where there is none."""

        def act(visit: Visit) -> None:
            visit.join(code)

        self._go(places[0], _Errand(act, code, places[1:]))

    def _go(self, address: str, errand: _Errand) -> None:
        """Visit a server; where one is there already, only run the errand."""
        self._errand = errand
        visit = self.visit
        if visit is not None and visit.address == address and visit.session.connected:
            self._run_errand(visit)
            return
        if visit is not None:
            visit.told.disconnect(self._on_told)
            visit.close()
            visit.deleteLater()
        self.visit = visit = Visit(address, self._name(), language(), self)
        visit.told.connect(self._on_told)
        visit.open()
        self._show_state(busy=errand.act is not None)

    def _run_errand(self, visit: Visit) -> None:
        act = self._errand.act
        self._errand = _Errand(None, self._errand.code, self._errand.next_addresses)
        if act is not None:
            act(visit)
        self._show_state(busy=act is not None)

    def _go_away(self) -> None:
        """Be connected to nobody."""
        if self.visit is not None:
            self.visit.told.disconnect(self._on_told)
            self.visit.close()
            self.visit.deleteLater()
            self.visit = None
        if self.host is not None:
            self.host.close()
            self.host = None
        self._errand = _Errand()
        self._show_state()

    def _on_told(self, told: news.News) -> None:
        visit = self.visit
        if visit is None:
            return
        match told:
            case news.Welcomed():
                self.banner.hide()
                if self.page is None:
                    self._run_errand(visit)
            case news.Lost():
                self._on_lost(visit, told)
            case news.LobbyTold():
                self.door.show_tables(told.tables)
            case news.SatDown():
                self._sit_down(visit)
            case news.TableGone():
                self._on_gone(told)
            case news.Refused() if self.page is None:
                self._on_refused(told)
            case news.Refused(asked="timer_vote") | news.Refused(asked=""):
                self.page.board.refuse(notice_of(told)) if self.page else None
            case _:
                pass
        if self.page is not None:
            self.page.take(told)

    def _on_lost(self, visit: Visit, told: news.Lost) -> None:
        if told.retry is None:
            self._stand_up()
            self._go_away()
            self._complain(gone_notice(told.code))
        elif not visit.welcome:
            self._on_unreachable(visit)
        elif self.page is not None:
            self.banner_line.setText(self.tr("The connection is lost. Your seat is kept; it is tried again by itself."))
            self.banner.show()
        else:
            self._show_state()

    def _on_unreachable(self, visit: Visit) -> None:
        errand, address = self._errand, visit.address
        if errand.code and errand.next_addresses:
            self._look_for(errand.code, errand.next_addresses)
            return
        self._go_away()
        self._complain(Notice.of("online_unreachable", server=show_address(address)))

    def _on_refused(self, told: news.Refused) -> None:
        errand = self._errand
        if told.code == "no_table" and errand.code and errand.next_addresses:
            self._look_for(errand.code, errand.next_addresses)
            return
        self._errand = _Errand()
        self._complain(notice_of(told))

    def _on_gone(self, told: news.TableGone) -> None:
        self._stand_up()
        if told.code != "left":
            self._complain(gone_notice(told.code))

    # ---- the table -----------------------------------------------------------------------------------------------

    def _sit_down(self, visit: Visit) -> None:
        """Sit down at a table; one that is taken up again stays as it is."""
        self._errand = _Errand()
        if self.page is not None:
            return
        cards = CardRenderer(self._library.get(self._settings.get(keys.DECK)), self._index_style(), self._cache)
        hosting = self.host is not None and self.host.own_address == visit.address
        where = f"ws://{self.host.address}" if hosting and self.host is not None else visit.address
        self.page = page = TablePage(
            visit, self._settings, cards, self._room, where=where, play=self._play, parent=self._pages
        )
        cards.setParent(page)
        page.leave_wanted.connect(self.leave)
        page.deck_wanted.connect(self._next_deck)
        visit.game.opened.connect(self._apply_deck)
        visit.game.turned.connect(self._on_turn)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.board.view.setFocus()
        self._show_state()

    def _stand_up(self) -> None:
        """Back to the lobby."""
        page, self.page = self.page, None
        self.banner.hide()
        if page is not None:
            page.visit.game.opened.disconnect(self._apply_deck)
            page.visit.game.turned.disconnect(self._on_turn)
            page.close_page()
            page.visit.game.forget()
            self._pages.removeWidget(page)
            page.deleteLater()
            self._pages.setCurrentWidget(self.door_page)
        self._show_state()

    def leave(self) -> None:
        """Leave the table, after a question where a deal is in progress."""
        visit = self.visit
        if visit is None or not self._may_leave():
            return
        if visit.session.connected:
            visit.leave()
        else:
            self._stand_up()
            self._go_away()

    def _may_leave(self) -> bool:
        room = self.visit.room if self.visit else None
        if room is None or room.phase not in ("shuffling", "playing"):
            return True
        text = self.tr("A deal is in progress. Leave the table? A computer plays on in your place.")
        return self.confirm(text, self.tr("Leave"))

    def _may_close(self) -> bool:
        if self.host is None or self.visit is None or len(self.visit.people) < 2:
            return self._may_leave()
        text = self.tr("Your computer keeps this table: if you close the window, it ends for everybody.")
        return self.confirm(text, self.tr("Close the table"))

    def _on_turn(self, turn: Turn) -> None:
        """The task bar calls where the window is not in front."""
        if turn.person and not self.isActiveWindow():
            QApplication.alert(self)

    def _next_deck(self) -> None:
        self._settings.set(keys.DECK, self._library.after(self._settings.get(keys.DECK)).id)

    # ---- what is shown -------------------------------------------------------------------------------------------

    def _show_state(self, *, busy: bool = False) -> None:
        visit, host = self.visit, self.host
        connected = visit is not None and visit.session.connected
        server = "" if visit is None else show_address(visit.address)
        line = self.tr("No server is chosen. The game calls nobody by itself.")
        if host is not None and host.port and visit is not None and visit.address == host.own_address:
            server = host.address
            line = self.tr("This computer hosts, at {address}.").format(address=host.address)
        elif visit is not None and connected:
            line = self.tr("Connected to {server}.").format(server=server)
        elif visit is not None and visit.welcome:
            line = self.tr("The connection to {server} is lost; it is tried again.").format(server=server)
        elif visit is not None:
            line = self.tr("Connecting to {server} …").format(server=server)
        elif host is not None:
            line = self.tr("The table is being set up …")
        self.door.show_state(Doorstep(server, connected, line, busy))
        if not connected:
            self.door.show_tables({})

    def _show_neighbours(self) -> None:
        own = None if self.host is None else f"ws://{self.host.address}"
        self.door.show_neighbours([near for near in self.nearby.neighbours.values() if near.address != own])

    def _complain(self, notice: Notice) -> None:
        self._show_state()
        self.door.complain(notice.sentence)

    def _name(self) -> str:
        return self._settings.get(keys.NAME)

    def _make_door(self) -> Door:
        door = Door(self._name(), show_address(self._settings.get(keys.SERVER)), self.room, self._pages)
        self.door_page = QFrame(self._pages)
        around = QHBoxLayout(self.door_page)
        around.setContentsMargins(MARGIN, 14, MARGIN, 14)
        around.addWidget(door)
        self._pages.addWidget(self.door_page)
        door.host_wanted.connect(self.host_table)
        door.create_wanted.connect(self.create_table)
        door.code_entered.connect(self.enter_code)
        door.table_chosen.connect(self.join)
        door.neighbour_chosen.connect(self.go_to_neighbour)
        door.server_entered.connect(self.enter_server)
        door.name_entered.connect(self._on_name)
        return door

    def _on_name(self, name: str) -> None:
        """Another name; a server where one does not sit is told by coming again."""
        if name == self._name():
            return
        self._settings.set(keys.NAME, name)
        if self.visit is not None and self.page is None:
            address, self.visit.address = self.visit.address, ""
            self._go(address, _Errand())

    def _make_banner(self) -> None:
        self.banner = QFrame(self)
        self.banner.setObjectName("banner")
        self.banner.setStyleSheet("#banner { background: #a8322a; } #banner QLabel { color: #fffaf0; }")
        row = QHBoxLayout(self.banner)
        row.setContentsMargins(MARGIN, 6, MARGIN, 6)
        self.banner_line = label("", "", self.banner, wraps=True)
        row.addWidget(self.banner_line, 1)
        self.banner_button = QPushButton(self.tr("Try now"), self.banner)
        self.banner_button.setAutoDefault(False)
        self.banner_button.clicked.connect(lambda: self.visit.connection.try_now() if self.visit else None)
        row.addWidget(self.banner_button)
        self.banner.hide()
        self.box.addWidget(self.banner)

    # ---- the look ------------------------------------------------------------------------------------------------

    def _on_changed(self, changed: Changed) -> None:
        if changed.name in FACES:
            self._apply_deck()
        elif changed.name in COLOURS:
            self._apply_look()
        elif changed.name in MOTION and self.page is not None:
            self.page.apply_motion()

    def _apply_deck(self, _opened: object = None) -> None:
        page = self.page
        if page is None:
            return
        theme, style = self._library.get(self._settings.get(keys.DECK)), self._index_style()
        if (page.board.cards.theme.id, page.board.cards.style) != (theme.id, style):
            page.board.cards.set_deck(theme, style)
            page.board.deck_changed()

    def _apply_look(self) -> None:
        self.set_room(room_of(self._settings.get(keys.SURROUNDINGS)))
        self.door.set_room(self.room)
        if self.page is not None:
            self.page.set_look(self._room)

    def _index_style(self) -> IndexStyle:
        settings, game = self._settings, self.visit.game if self.visit else None
        letters = settings.get(keys.INDEX_LETTERS)
        return IndexStyle(
            size=settings.get(keys.INDICES),  # type: ignore[arg-type]  # the key allows no other
            pack=48 if game is not None and game.started and len(game.rules.pack) == 48 else 40,
            language=language() if letters == "auto" else letters,
            four_colours=settings.get(keys.FOUR_COLOURS),
        )

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def reject(self) -> None:
        """Esc closes the lobby; at the table it puts a card back and nothing else."""
        if self.page is None:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table, after a question where a deal, or a table for others, would end with it."""
        if not self._may_close():
            event.ignore()
            return
        self.shut()
        super().closeEvent(event)

    def shut(self) -> None:
        """Leave whatever table there is, connect to nobody, host nothing; nothing is asked."""
        if self.visit is not None and self.page is not None:
            self.visit.leave()
        self._stand_up()
        self._go_away()
        self.nearby.close()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: the lobby is built anew, the table says everything anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()
        super().changeEvent(event)

    def _translate(self) -> None:
        self.setWindowTitle(self.tr("Online play"))
        self.banner_button.setText(self.tr("Try now"))
        old = self.door_page
        self.door = self._make_door()
        if self.page is None:
            self._pages.setCurrentWidget(self.door_page)
        self._pages.removeWidget(old)
        old.deleteLater()
        if self.visit is not None:
            self.door.show_tables(self.visit.session.lobby)
        self._show_neighbours()
        self._show_state()

    def _confirm(self, text: str, yes: str) -> bool:
        return agreed(self.tr("Online play"), text, yes, self)


def _silence(_: Sound) -> None:
    """Nothing is heard."""
