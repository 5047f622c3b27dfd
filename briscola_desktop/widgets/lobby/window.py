"""The window of online play: the lobby, and the table one sits at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QStackedWidget, QWidget

from briscola_desktop.core.record import Record
from briscola_desktop.net import news
from briscola_desktop.net.ticket import Ticket
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
from briscola_desktop.widgets.lobby.banner import Banner
from briscola_desktop.widgets.lobby.coming_back import ComingBack, offer_words, to_go_on_with
from briscola_desktop.widgets.lobby.create_table import CreateTableDialog
from briscola_desktop.widgets.lobby.door import Door, Doorstep
from briscola_desktop.widgets.lobby.errand import Errand
from briscola_desktop.widgets.lobby.faces import COLOURS, FACES, MOTION, index_style
from briscola_desktop.widgets.lobby.table_page import TablePage
from briscola_desktop.widgets.palette import RoomName
from briscola_desktop.widgets.side_window import MARGIN, SideWindow
from briscola_desktop.widgets.styling import room_of


class OnlineWindow(SideWindow):
    """Online play. Nothing is connected to before the player has said where.

    Attributes:
        visit: to the server one is connected to, or wants to be; None for none.
        host: the server in this program; None without one.
        page: the table one sits at; None for the lobby.
        terms: the dialog in which a table is being set up; None without one.
        banner: says that the connection is lost, with a button to try again.
        confirm: asks a question with the word for yes; whether it was yes.

    Signals:
        finished: a `Finished`: a deal to be kept.
        play_out_wanted: the record of a deal to go on with at home, for its table is gone.
        review_wanted: the record of the deal that has just ended is to be looked at again.
    """

    finished = Signal(object)
    play_out_wanted = Signal(object)
    review_wanted = Signal(object)

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
            data: the folder for hosted tables, and for the seat that one may come back to; None keeps neither.
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
        self._play = play or (lambda _: None)
        self._interface = interface
        self._errand = Errand()
        self._coming_back = ComingBack(data)
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
        self.banner = Banner(self)
        self.banner.lobby_wanted.connect(self._stand_up)
        self.banner.play_out_wanted.connect(self._play_out)
        self.box.addWidget(self.banner)
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
        self._offer_seat()
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
        self._go(address, Errand())

    def enter_code(self, text: str) -> None:
        """Sit down at the table of a code, wherever it may be."""
        self.door.complain("")
        try:
            found = read_invitation(text)
        except ValueError:
            self.door.complain(Notice.of("online_code").sentence)
            return
        home = self.visit.address if self.visit is not None and self.visit.welcome else ""
        places = [found.address] if found.address else []
        if not places and home:
            places.append(home)
        if not found.address:
            places += [near.address for near in self.nearby.neighbours.values()]
        places = list(dict.fromkeys(places))
        if not places:
            self.door.complain(Notice.of("online_whose").sentence)
            return
        self._look_for(found.code, tuple(places), home)

    def join(self, table: str) -> None:
        """Sit down at a public table of the server one is connected to."""
        self.door.complain("")
        if self.visit is not None:
            self._errand = Errand(code=table)
            self.visit.join(table)
            self._show_state(busy=True)

    def go_to_neighbour(self, address: str) -> None:
        """Sit down at the one table of a host in this network; where there are several, see them."""
        self.door.complain("")
        self._go(address, Errand(only=True))

    def go_back(self) -> None:
        """Take up the seat again that was kept when the program ended."""
        self.door.complain("")
        kept = self._coming_back.seat
        if kept is None:
            self._offer_seat()
        elif kept.hosted:
            self._open_host(kept.ticket)
        else:
            self._go(kept.ticket.address, Errand(), kept.ticket)

    def create_table(self) -> CreateTableDialog:
        """Set up a table on the server one is connected to."""
        return self._ask_terms(hosted=False)

    def host_table(self) -> CreateTableDialog:
        """Set up a table on this computer."""
        return self._ask_terms(hosted=True)

    def _ask_terms(self, *, hosted: bool) -> CreateTableDialog:
        self.door.complain("")
        limits = {} if hosted or self.visit is None else self.visit.session.limits
        dialog = CreateTableDialog(keys.chosen_rules(self._settings), hosted=hosted, limits=limits, parent=self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def accept() -> None:
            act = dialog.order()
            if hosted:
                self._host(act)
            elif self.visit is not None:
                self._go(self.visit.address, Errand(act))

        dialog.accepted.connect(accept)
        dialog.finished.connect(self._forget_terms)
        self.terms = dialog
        dialog.open()
        return dialog

    def _forget_terms(self) -> None:
        self.terms = None

    def _host(self, act: Callable[[Visit], None]) -> None:
        if self.host is not None and self.host.port:
            self._go(self.host.own_address, Errand(act))
        else:
            self._open_host(act=act)

    def _open_host(self, ticket: Ticket | None = None, act: Callable[[Visit], None] | None = None) -> None:
        """Host on this computer, and set up a table or, with a ticket, take up the one that was there."""
        file = None if self._data is None else self._data / "hosted.sqlite"
        self.host = host = Host(self._name(), file, interface=self._interface, parent=self)
        host.opened.connect(lambda _: self._go(host.own_address, Errand(act), ticket))
        host.failed.connect(self._on_host_failed)
        self._show_state(busy=True)
        host.open()

    def _on_host_failed(self, notice: Notice) -> None:
        self.host = None
        self._complain(notice)

    # ---- visits --------------------------------------------------------------------------------------------------

    def _look_for(self, code: str, places: tuple[str, ...], home: str) -> None:
        """Try to join a table at the first of some places, and at the next where there is none; else go home."""

        def act(visit: Visit) -> None:
            visit.join(code)

        self._go(places[0], Errand(act, code, places[1:], home))

    def _go(self, address: str, errand: Errand, ticket: Ticket | None = None) -> None:
        """Visit a server; where one is there already, only run the errand, unless a seat is to be taken up again."""
        self._errand = errand
        visit = self.visit
        if visit is not None and visit.address == address and visit.session.connected and ticket is None:
            self._run_errand(visit)
            return
        if visit is not None:
            visit.told.disconnect(self._on_told)
            visit.close()
            visit.deleteLater()
        self.visit = visit = Visit(address, self._name(), language(), self)
        visit.told.connect(self._on_told)
        visit.game.finished.connect(self.finished)
        visit.open(ticket=ticket)
        self._show_state(busy=errand.act is not None or ticket is not None)

    def _run_errand(self, visit: Visit) -> None:
        act = self._errand.act
        self._errand = replace(self._errand, act=None)
        if act is not None:
            act(visit)
        self._show_state(busy=act is not None)

    def _go_away(self, *, for_good: bool = True) -> None:
        """Be connected to nobody, and host nothing, for good or until the program is started again."""
        if self.visit is not None:
            self.visit.told.disconnect(self._on_told)
            self.visit.close()
            self.visit.deleteLater()
            self.visit = None
        if self.host is not None:
            self.host.close(for_good=for_good)
            self.host = None
        self._errand = Errand()
        self._show_state()

    def _on_told(self, told: news.News) -> None:
        visit = self.visit
        if visit is None:
            return
        match told:
            case news.Welcomed():
                self.banner.go()
                if self.page is None:
                    self._run_errand(visit)
            case news.Lost():
                self._on_lost(visit, told)
            case news.LobbyTold():
                self.door.show_tables(told.tables)
                if self._errand.only:
                    self._errand = Errand()
                    self.door.choose_table()
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
            self._keep_seat(visit)

    # ---- the seat ------------------------------------------------------------------------------------------------

    def _keep_seat(self, visit: Visit) -> None:
        notice = self._coming_back.keep(visit, hosted=self._hosting(visit))
        if notice is not None and self.page is not None:
            self.page.board.refuse(notice)

    def _forget_seat(self) -> None:
        self._coming_back.forget()
        self._offer_seat()

    def _offer_seat(self) -> None:
        self.door.offer_seat(*offer_words(self._coming_back.seat if self.page is None else None))

    def _hosting(self, visit: Visit) -> bool:
        return self.host is not None and self.host.own_address == visit.address

    # ---- what goes wrong -----------------------------------------------------------------------------------------

    def _on_lost(self, visit: Visit, told: news.Lost) -> None:
        if told.retry is None:
            self._forget_seat()
            self._stand_up()
            self._go_away()
            self._complain(gone_notice(told.code))
        elif not visit.welcome:
            self._on_unreachable(visit)
        elif visit.session.table is not None:
            self.banner.come(show_address(visit.address), visit.connection.try_now, to_go_on_with(visit.game))
        else:
            self._show_state()

    def _play_out(self, record: Record) -> None:
        """Go on at home with a deal whose table is gone."""
        self._forget_seat()
        self._stand_up()
        self._go_away()
        self.play_out_wanted.emit(record)

    def _on_unreachable(self, visit: Visit) -> None:
        errand, address = self._errand, visit.address
        if errand.code and errand.next_addresses:
            self._look_for(errand.code, errand.next_addresses, errand.home)
        elif errand.home not in ("", address):
            self._go(errand.home, Errand())
            self._complain(Notice.of("online_no_table"))
        else:
            self._go_away()
            self._complain(Notice.of("online_unreachable", server=show_address(address)))

    def _on_refused(self, told: news.Refused) -> None:
        errand = self._errand
        if told.code == "no_table" and errand.code and errand.next_addresses:
            self._look_for(errand.code, errand.next_addresses, errand.home)
            return
        if errand.home and self.visit is not None and errand.home != self.visit.address:
            self._go(errand.home, Errand())
        self._errand = Errand()
        self._complain(notice_of(told))

    def _on_gone(self, told: news.TableGone) -> None:
        """One sits there no longer; a deal that breaks off is looked at for as long as one likes."""
        self._forget_seat()
        game = self.visit.game if self.visit else None
        if told.code == "closed" and self.page is not None and game is not None and game.started and not game.over:
            self.banner.end(gone_notice(told.code).sentence, to_go_on_with(game))
            return
        self._stand_up()
        if told.code != "left":
            self._complain(gone_notice(told.code))

    # ---- the table -----------------------------------------------------------------------------------------------

    def _sit_down(self, visit: Visit) -> None:
        """Sit down at a table; one that is taken up again stays as it is."""
        self._errand = Errand()
        if self.page is not None:
            return
        cards = CardRenderer(self._library.get(self._settings.get(keys.DECK)), self._style(), self._cache)
        where = f"ws://{self.host.address}" if self.host is not None and self._hosting(visit) else visit.address
        self.page = page = TablePage(
            visit, self._settings, cards, self._room, where=where, play=self._play, parent=self._pages
        )
        cards.setParent(page)
        page.leave_wanted.connect(self.leave)
        page.deck_wanted.connect(
            lambda: self._settings.set(keys.DECK, self._library.after(self._settings.get(keys.DECK)).id)
        )
        page.review_wanted.connect(self.review_wanted)
        visit.game.opened.connect(self._apply_deck)
        visit.game.turned.connect(self._on_turn)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.board.view.setFocus()
        self._show_state()

    def _stand_up(self) -> None:
        """Back to the lobby."""
        page, self.page = self.page, None
        self.banner.go()
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
        if visit.session.table is None:
            self._stand_up()
        elif visit.session.connected:
            visit.leave()
        else:
            self._forget_seat()
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
            line = self.tr("The connection to {server} is lost; trying again.").format(server=server)
        elif visit is not None:
            line = self.tr("Connecting to {server}…").format(server=server)
        elif host is not None:
            line = self.tr("The table is being set up…")
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
        door.back_wanted.connect(self.go_back)
        door.seat_declined.connect(self._forget_seat)
        return door

    def _on_name(self, name: str) -> None:
        """Another name; a server where one does not sit is told by coming again."""
        if name == self._name():
            return
        self._settings.set(keys.NAME, name)
        if self.visit is not None and self.page is None:
            address, self.visit.address = self.visit.address, ""
            self._go(address, Errand())

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
        theme, style = self._library.get(self._settings.get(keys.DECK)), self._style()
        if (page.board.cards.theme.id, page.board.cards.style) != (theme.id, style):
            page.board.cards.set_deck(theme, style)
            page.board.deck_changed()

    def _apply_look(self) -> None:
        self.set_room(room_of(self._settings.get(keys.SURROUNDINGS)))
        self.door.set_room(self.room)
        if self.page is not None:
            self.page.set_look(self._room)

    def _style(self) -> IndexStyle:
        return index_style(self._settings, self.visit.game if self.visit else None)

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def reject(self) -> None:
        """Esc closes the lobby; at the table it puts a card back, or goes back from Talk, and nothing else."""
        if self.page is None:
            super().reject()
        else:
            self.page.go_back()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table, after a question where a deal, or a table for others, would end with it."""
        if not self._may_close():
            event.ignore()
            return
        self.shut()
        super().closeEvent(event)

    def shut(self, *, keep_seat: bool = False) -> None:
        """Leave whatever table there is, connect to nobody, host nothing; nothing is asked.

        Args:
            keep_seat: do not leave in the middle of a match: the program ends, and one may come back.
        """
        if self.visit is not None and self.page is not None and not (keep_seat and self.visit.in_match):
            self.visit.leave()
            self._forget_seat()
        self._stand_up()
        self._go_away(for_good=not keep_seat)
        self.nearby.close()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: the lobby is built anew, the table says everything anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()
        super().changeEvent(event)

    def _translate(self) -> None:
        self.setWindowTitle(self.tr("Online play"))
        self.banner.retranslate()
        old = self.door_page
        self.door = self._make_door()
        if self.page is None:
            self._pages.setCurrentWidget(self.door_page)
        self._pages.removeWidget(old)
        old.deleteLater()
        if self.visit is not None:
            self.door.show_tables(self.visit.session.lobby)
        self._offer_seat()
        self._show_neighbours()
        self._show_state()

    def _confirm(self, text: str, yes: str) -> bool:
        return agreed(self.tr("Online play"), text, yes, self)
