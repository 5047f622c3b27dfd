"""A server on loopback, windows in front of it, and other people: for tests of online play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from briscola_desktop.core.rules import Rules
from briscola_desktop.net.config import Config
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.cues import Sound
from briscola_desktop.runtime.hosting import Host
from briscola_desktop.runtime.invitation import show_address, write_invitation
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.visit import Visit
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.lobby.table_page import TablePage
from briscola_desktop.widgets.lobby.window import OnlineWindow
from briscola_desktop.widgets.table.durations import Pauses
from tests.gui.conftest import THEMES, Patience

QUICK = Config(bot_pause=0, tick=0.02, nonces=2)
TWO = Rules.of()


@dataclass
class Hall:
    """A server, windows in front of it, and other people.

    Attributes:
        url: of the server.
        heard: sounds that were played.
    """

    bot: Patience
    url: str
    folder: Path
    windows: list[OnlineWindow] = field(default_factory=list)
    guests: list[Visit] = field(default_factory=list)
    heard: list[Sound] = field(default_factory=list)

    def window(self, name: str = "Anna", size: tuple[int, int] = (1180, 740)) -> OnlineWindow:
        """A window of somebody, not connected to anybody."""
        settings = Settings(self.folder / f"{name}.ini", keys.KEYS)
        settings.set(keys.DECK, "one")
        settings.set(keys.ANIMATION, "off")
        settings.set(keys.NAME, name)
        data = self.folder / f"{name}'s"
        window = OnlineWindow(settings, Library(THEMES), data=data, play=self.heard.append, interface="127.0.0.1")
        window.confirm = _unexpected
        window.resize(*size)
        window.enter()
        self.windows.append(window)
        window.activateWindow()
        self.until(window.isActiveWindow)
        return window

    def connected(self, name: str = "Anna", **options: tuple[int, int]) -> OnlineWindow:
        """A window in front of the server."""
        window = self.window(name, **options)
        window.door.server.setFocus()
        window.door.server.setText(show_address(self.url))
        QTest.keyClick(window.door.server, Qt.Key.Key_Return)
        self.until(window.door.create_button.isEnabled)
        return window

    def guest(self, name: str) -> Visit:
        """Somebody else, without a window."""
        visit = Visit(self.url, name, "en")
        self.guests.append(visit)
        visit.open()
        self.until(lambda: visit.session.connected)
        return visit

    def seated(self, *, timer: int = 0, rules: Rules = TWO, bots: str | None = None) -> tuple[TablePage, Visit]:
        """A window and a guest who sit at a table, neither of them ready."""
        guest = self.guest("Bruno")
        guest.create(rules, public=True, timer=timer, bots=bots)
        self.until(lambda: guest.room is not None)
        window = self.connected()
        window.enter_code(str(guest.session.table))
        self.until(lambda: window.page is not None and window.visit is not None and window.visit.room is not None)
        assert window.page is not None
        window.page.board.director.pauses = Pauses(0, 0, 0, 0)
        return window.page, guest

    def hosted(self) -> tuple[OnlineWindow, OnlineWindow]:
        """The windows of Dario, who hosts a table, and of Bruno, who sits at it; nobody is ready."""
        window = self.window("Dario")
        window.host_table().accept()
        self.until(lambda: window.page is not None and window.visit is not None and window.visit.room is not None)
        assert window.host is not None
        assert window.visit is not None
        friend = self.window("Bruno")
        friend.enter_code(write_invitation(str(window.visit.session.table), window.host.own_address))
        self.until(lambda: friend.page is not None and friend.visit is not None and friend.visit.room is not None)
        return window, friend

    def dealt(self, **terms: object) -> tuple[TablePage, Visit]:
        """The same, with the cards dealt."""
        page, guest = self.seated(**terms)  # type: ignore[arg-type]
        guest.ready()
        page.sheet.ready.click()
        self.until(lambda: page.visit.game.started and guest.game.started)
        return page, guest

    def until(self, so: Callable[[], object], timeout: int = 60_000) -> None:
        """Until something is so."""
        self.bot.wait_until(lambda: bool(so()), timeout)


def _unexpected(text: str, _yes: str) -> bool:
    """A question that a test does not know of must not wait for an answer."""
    raise AssertionError(text)


def open_hall(folder: Path) -> Iterator[Hall]:
    """A running server, and all that is closed with it."""
    host = Host("hall", interface="127.0.0.1", config=QUICK)
    host.open()
    patience = Patience()
    patience.wait_until(lambda: host.port > 0)
    hall = Hall(patience, host.own_address, folder)
    yield hall
    for window in hall.windows:
        window.confirm = lambda *_: True
        window.close()
        window.deleteLater()
    for guest in hall.guests:
        guest.close()
    host.close()


def plays_along(visit: Visit) -> None:
    """Let a guest play their first legal card whenever it is their turn, and be ready for all that comes."""

    def play(_told: object = None) -> None:
        view = visit.session.view
        if view and view.turn == view.seat and visit.session.connected and not visit.session.waiting:
            visit.session.act(view.legal()[0])
            visit.connection.flush()

    visit.told.connect(play)
    play()


def click_a_card(page: TablePage) -> None:
    """Press a legal card, as a person does."""
    scene = page.board.scene
    item = next(item for item in scene.hands[scene.own] if item.card in page.visit.game.playable())
    pose = item.pose
    for across in (-0.4, -0.2, 0.0, 0.2, 0.4):
        point = item.mapToScene(across * pose.w, -0.2 * pose.w)
        if scene.card_at(point) is item:
            viewport = page.board.view.viewport()
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=page.board.view.mapFromScene(point))
            return
    raise AssertionError("no card can be hit")


def my_turn(page: TablePage) -> bool:
    view = page.visit.game.view
    return view.turn == view.seat and not page.board.scene.animator.busy and not page.visit.session.waiting


def press(page: TablePage, key: str) -> None:
    """Press a button of the bar, or whatever lies over it."""
    button = page.board.buttons[key]
    under = page.board.childAt(button.mapTo(page.board, button.rect().center()))
    assert under is button, under
    QTest.mouseClick(under, Qt.MouseButton.LeftButton)
