"""Online play as a person sees it: windows in front of a server that runs on loopback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from websockets.sync.server import ServerConnection, serve

from briscola_desktop.app.cli import main
from briscola_desktop.core.actions import Play
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.net import news
from briscola_desktop.net.config import Config
from briscola_desktop.net.verify import Finding, Verdict
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.cues import Sound
from briscola_desktop.runtime.folders import KEPT_SEAT
from briscola_desktop.runtime.history.entries import Finished
from briscola_desktop.runtime.hosting import Host
from briscola_desktop.runtime.invitation import show_address, write_invitation
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.nearby import Neighbour
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.runtime.visit import Visit
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.lobby.rows import OpenTable
from briscola_desktop.widgets.lobby.table_page import TablePage
from briscola_desktop.widgets.lobby.window import OnlineWindow
from briscola_desktop.widgets.table.durations import Pauses
from briscola_desktop.widgets.table.picture import Picture
from tests.gui.conftest import THEMES, Patience
from tests.gui.fitting import cut_texts

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

    def dealt(self, **terms: object) -> tuple[TablePage, Visit]:
        """The same, with the cards dealt."""
        page, guest = self.seated(**terms)  # type: ignore[arg-type]
        guest.ready()
        page.sheet.ready.click()
        self.until(lambda: page.visit.game.started and guest.game.started)
        return page, guest

    def until(self, so: Callable[[], object], timeout: int = 8_000) -> None:
        """Until something is so."""
        self.bot.wait_until(lambda: bool(so()), timeout)


def _unexpected(text: str, _yes: str) -> bool:
    """A question that a test does not know of must not wait for an answer."""
    raise AssertionError(text)


@pytest.fixture
def hall(qapp: QApplication, tmp_path: Path) -> Iterator[Hall]:
    """A running server, and all that is closed with it."""
    host = Host("hall", interface="127.0.0.1", config=QUICK)
    host.open()
    patience = Patience()
    patience.wait_until(lambda: host.port > 0)
    hall = Hall(patience, host.own_address, tmp_path)
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


# --- the lobby


def test_nobody_is_called_before_the_player_says_whom(hall: Hall) -> None:
    window = hall.window()
    assert window.visit is None
    assert "calls nobody" in window.door.state.text()


@pytest.mark.parametrize(("typed", "said"), [("", "Connected to 127.0.0.1"), ("no address", "is not the address")])
def test_the_server_of_the_settings_is_gone_to_when_the_window_opens(hall: Hall, typed: str, said: str) -> None:
    settings = Settings(hall.folder / "Anna.ini", keys.KEYS)
    settings.set(keys.SERVER, typed or show_address(hall.url))
    settings.save()
    window = hall.window()
    hall.until(lambda: said in window.door.state.text() + window.door.fault.text())


def test_public_tables_are_listed_filtered_and_taken_with_the_keyboard(hall: Hall) -> None:
    for name, rules in (("Eva", Rules.of("match")), ("Dario", Rules.of("brisca", players=6))):
        hall.guest(name).create(rules, public=True, timer=30, bots="hard")
    hall.guest("Secret").create(TWO, public=False, timer=30, bots=None)
    window = hall.connected()
    door = window.door
    hall.until(lambda: len(door.places.places) == 2)
    door.counts.buttons["6"].click()
    (place,) = door.places.places
    assert isinstance(place, OpenTable)
    assert (place.row.owner, place.row.free, place.rules.players) == ("Dario", 5, 6)
    for word in ("Brisca", "6 players", "30 s a card", "Dario", "hard"):
        assert word in str(door.places.data(door.places.index(0)))
    QTest.keyClick(door.list, Qt.Key.Key_Return)
    hall.until(lambda: window.page is not None and window.visit is not None and window.visit.room is not None)
    assert window.visit is not None
    assert window.visit.session.seat == 1


def test_a_host_in_the_network_is_a_row_above_the_tables(hall: Hall) -> None:
    window = hall.window()
    window.nearby.hear("someone", Neighbour("Gino", hall.url))
    hall.until(lambda: window.door.places.places)
    assert window.door.sit_button.text() == "See the tables"
    window.door.sit_button.click()
    hall.until(lambda: window.visit is not None and window.visit.welcome)
    assert "Connected" in window.door.state.text()


def test_everything_can_be_reached_without_a_mouse_and_has_a_name(hall: Hall) -> None:
    page, _ = hall.dealt()
    for part in (hall.windows[0].door, page):
        found: list[QWidget] = [*part.findChildren(QAbstractButton), *part.findChildren(QLineEdit)]
        fields = [one for one in found if one.isVisibleTo(part)]
        assert len(fields) > 6
        for one in fields:
            assert one.focusPolicy() & Qt.FocusPolicy.TabFocus, one
            assert one.accessibleName() or (isinstance(one, QAbstractButton) and one.text()), one


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_whatever_button_has_the_keyboard(hall: Hall, key: Qt.Key) -> None:
    page, guest = hall.seated()
    assert page.sheet.ready.hasFocus()
    QTest.keyClick(page.sheet.ready, key)
    hall.until(lambda: guest.room is not None and guest.room.seats[1].ready)
    mute = next(line for line in page.company.seats if line.name == "Bruno").mute
    mute.setFocus()
    QTest.keyClick(mute, key)
    assert mute.isChecked()
    page.board.buttons["leave"].setFocus()
    QTest.keyClick(page.board.buttons["leave"], key)
    hall.until(lambda: hall.windows[0].page is None)
    door = hall.windows[0].door
    door.counts.buttons["4"].setFocus()
    QTest.keyClick(door.counts.buttons["4"], key)
    assert door.counts.chosen == "4"


# --- a table of one's own


def test_hosting_a_table_shows_its_code_and_a_friend_comes_by_the_invitation(hall: Hall) -> None:
    window = hall.window()
    dialog = window.host_table()
    dialog._count.buttons["4"].click()
    dialog.access.buttons["private"].click()
    dialog.timers.setCurrentIndex(dialog.timers.findData(60))
    dialog.levels.setCurrentIndex(dialog.levels.findData("easy"))
    dialog.accept()
    hall.until(lambda: window.page is not None and window.page.sheet.isVisible())
    page, visit, host = window.page, window.visit, window.host
    assert page is not None
    assert visit is not None
    assert host is not None
    room = visit.room
    assert room is not None
    assert (room.public, room.timer, room.bots, len(room.seats)) == (False, 60, "easy", 4)
    assert page.sheet.code.text().replace(" ", "") == room.table
    QTest.mouseClick(page.sheet.code, Qt.MouseButton.LeftButton)
    invitation = QGuiApplication.clipboard().text()
    assert invitation == write_invitation(room.table, f"ws://{host.address}")
    friend = hall.window("Bruno")
    friend.door.code.setFocus()
    friend.door.code.setText(write_invitation(room.table, host.own_address))
    QTest.keyClick(friend.door.code, Qt.Key.Key_Return)
    hall.until(lambda: friend.page is not None and "Bruno" in [plate.name for plate in page.board.scene.plates])
    page.sheet.ready.click()
    hall.until(lambda: "Bruno" in (page.sheet.waiting.how if page.sheet.waiting else ""))
    assert friend.page is not None
    hall.until(lambda: friend.page is not None and friend.page.sheet.isVisible())
    friend.page.sheet.ready.click()
    hall.until(lambda: visit.game.started)
    assert [player.level for player in visit.game.players] == [None, None, "easy", "easy"]
    hall.until(lambda: not page.sheet.isVisible())
    asked: list[str] = []

    def stay(text: str, _yes: str) -> bool:
        asked.append(text)
        return False

    window.confirm = stay
    assert not window.close()
    assert "ends for everybody" in asked[0]
    window.confirm = lambda *_: True
    hall.windows.remove(window)
    assert window.close()
    hall.until(friend.banner.isVisible)  # the table may come back
    friend.confirm = lambda *_: True
    friend.leave()
    hall.until(friend.door.isVisible)


def test_a_table_on_a_server_is_found_by_its_code_alone(hall: Hall) -> None:
    window = hall.connected()
    window.create_table().accept()
    hall.until(lambda: window.visit is not None and window.visit.room is not None)
    assert window.visit is not None
    other = hall.connected("Bruno")
    code = str(window.visit.session.table).lower()
    other.enter_code(f"{code[:4]}-{code[4:]}")
    hall.until(lambda: other.page is not None)


# --- kind errors


@pytest.mark.parametrize(
    ("server", "sentence"),
    [("127.0.0.1:9", "No table server answers at 127.0.0.1:9"), ("not an address", "is not the address")],
)
def test_a_server_that_is_not_there(hall: Hall, server: str, sentence: str) -> None:
    window = hall.window()
    window.enter_server(server)
    hall.until(lambda: sentence in window.door.fault.text())
    assert window.door.fault.isVisible()
    assert window.visit is None


def test_what_goes_wrong_moves_nothing_under_the_pointer(hall: Hall) -> None:
    window = hall.window()
    for size in ((1180, 740), (480, 820)):
        window.resize(*size)
        QTest.qWait(20)
        places = {}
        for sentence in ("", Notice.of("online_no_table").sentence, Notice.of("online_code").sentence, ""):
            window.door.complain(sentence)
            QTest.qWait(20)
            places[sentence] = window.door.code.mapTo(window, window.door.code.rect().topLeft())
        assert len(set(places.values())) == 1, (size, places)


def test_codes_that_are_none_and_tables_that_are_full(hall: Hall) -> None:
    window = hall.window()
    window.enter_code("ABCDEF23")
    assert "Whose code" in window.door.fault.text()
    window.enter_code("hello")
    assert "eight letters" in window.door.fault.text()
    window = hall.connected("Carla")
    window.enter_code("ABCDEF23")
    hall.until(lambda: "no table with a free seat" in window.door.fault.text())
    assert window.door.code_button.isEnabled()
    owner, second = hall.guest("Dario"), hall.guest("Eva")
    owner.create(TWO, public=True, timer=0, bots=None)
    hall.until(lambda: owner.session.table)
    second.join(str(owner.session.table))
    hall.until(lambda: second.session.table)
    window.door.complain("")
    window.enter_code(str(owner.session.table))
    hall.until(lambda: "no table with a free seat" in window.door.fault.text())


def test_a_code_is_looked_for_at_every_host_near(hall: Hall) -> None:
    owner = hall.guest("Dario")
    owner.create(TWO, public=False, timer=0, bots=None)
    hall.until(lambda: owner.session.table)
    window = hall.window()
    window.nearby.neighbours = {"a": Neighbour("Nobody", "ws://127.0.0.1:9"), "b": Neighbour("Dario", hall.url)}
    window.enter_code(str(owner.session.table))
    hall.until(lambda: window.page is not None)


def test_a_code_that_nobody_knows_leaves_one_where_one_was(hall: Hall) -> None:
    window = hall.connected()
    window.nearby.neighbours = {"a": Neighbour("Nobody", "ws://127.0.0.1:9")}
    window.enter_code("ABCDEF23")
    hall.until(lambda: "no table with a free seat" in window.door.fault.text())
    hall.until(window.door.create_button.isEnabled)
    assert window.visit is not None
    assert window.visit.address == hall.url


def test_a_server_of_another_version_asks_for_an_update(hall: Hall) -> None:
    def refuse(ws: ServerConnection) -> None:
        ws.send('{"t":"bye","code":"update"}')
        ws.close(4002)

    with serve(refuse, "127.0.0.1", 0) as old:
        Thread(target=old.serve_forever, daemon=True).start()
        window = hall.window()
        window.enter_server(f"127.0.0.1:{old.socket.getsockname()[1]}")
        hall.until(lambda: "update" in window.door.fault.text())
        assert window.visit is None
        old.shutdown()


# --- talk, timer, leaving


def test_talk_is_heard_as_plain_text_unless_its_speaker_is_muted(hall: Hall) -> None:
    page, guest = hall.seated(timer=30)
    talk = page.company.talk
    guest.talk("<b>ciao</b> & <img src=x>")
    hall.until(lambda: "<b>ciao</b> & <img src=x>" in talk.text)
    talk.line.setFocus()
    QTest.keyClicks(talk.line, "Buona sera, xzct")
    QTest.keyClick(talk.line, Qt.Key.Key_Return)
    hall.until(lambda: "Anna  Buona sera, xzct" in talk.text)
    assert not talk.line.text()
    line = next(line for line in page.company.seats if line.name == "Bruno")
    line.mute.click()
    assert line.mute.accessibleName() == "Hear Bruno again"
    guest.talk("unheard")
    guest.vote_timer_off(True)
    hall.until(lambda: "Bruno asks" in talk.text)
    line.mute.click()
    guest.talk("heard again")
    hall.until(lambda: "heard again" in talk.text)
    assert "unheard" not in talk.text


def test_too_much_talk_is_slowed_down_with_a_sentence(hall: Hall) -> None:
    page, _ = hall.seated()
    for number in range(7):
        page.company.said.emit(str(number))
    hall.until(lambda: "Slower, please" in page.company.talk.text)


def test_the_clock_is_seen_counts_down_and_goes_off_when_all_agree(hall: Hall) -> None:
    page, guest = hall.dealt(timer=10)
    turn = page.visit.game.view.turn
    hall.until(lambda: page.board.scene.plates[turn or 0].plate.clock is not None)
    hall.until(lambda: "seconds left" in page.board.scene.ribbon.text)
    own = turn == page.visit.session.seat
    assert page.board.scene.ribbon.text.startswith("Your turn" if own else "Bruno")
    assert (Sound.LAST_SECONDS in hall.heard) == own
    guest.vote_timer_off(True)
    hall.until(lambda: "Bruno asks to switch the timer off" in page.company.talk.text)
    assert page.company.timer_line.text() == "1 of 2 want no timer"
    page.company.timer.click()
    hall.until(lambda: page.company.timer_line.text() == "The timer is off: all agree.")
    hall.until(lambda: all(plate.plate.clock is None for plate in page.board.scene.plates))


def test_leaving_in_the_middle_of_a_deal_is_asked_about_and_told_to_the_others(hall: Hall) -> None:
    page, guest = hall.dealt()
    window = hall.windows[0]
    asked: list[str] = []

    def stay(text: str, _yes: str) -> bool:
        asked.append(text)
        return False

    window.confirm = stay
    page.board.buttons["leave"].click()
    assert len(asked) == 1
    assert window.page is page
    other = hall.connected("Carla")
    assert not window.close()  # nor does the X leave without a word
    window.confirm = lambda *_: True
    page.board.buttons["leave"].click()
    hall.until(lambda: window.page is None)
    hall.until(lambda: guest.room is not None and guest.room.seats[1].left)
    assert window.door.isVisible()
    assert not window.door.fault.text()
    assert other.isVisible()


def test_who_has_left_is_marked_on_the_plate(hall: Hall) -> None:
    page, guest = hall.dealt()
    guest.leave()
    seat = 1 - page.visit.session.seat
    hall.until(lambda: page.board.scene.plates[seat].plate.line == "left; a computer plays")
    assert page.company.seats[seat].line == "has left; a computer plays on"


# --- the deal


def test_a_whole_deal_by_clicks_its_check_and_a_rematch(hall: Hall) -> None:
    page, guest = hall.dealt(bots="easy", rules=Rules.of("classic", players=3))
    plays_along(guest)
    game = page.visit.game
    while not game.over:
        hall.until(lambda: game.over or my_turn(page))
        if not game.over:
            assert page.board.scene.picture() == Picture.of(game.view)
            click_a_card(page)
    hall.until(page.board.score.isVisible)
    hall.windows[0].resize(630, 740)
    hall.until(lambda: not page.company.isVisible())
    press(page, "talk")
    assert page.company.shuffle.isVisible(), "the check can be reached in a narrow window, too"
    QTest.keyClick(page.company.talk.line, Qt.Key.Key_Escape)
    assert page.board.score.button.hasFocus()
    assert page.board.director.resyncs == 0
    assert sum(game.view.points) == 120
    assert game.record().extra["names"] == ["Bruno", "Anna", ""]
    hall.until(lambda: page.board.score.button.text() == "Rematch")
    assert page.company.shuffle_line.text() == "The shuffle was fair"
    dialog = page.show_verdict()
    assert dialog is not None
    assert [name for name, _ in dialog.rows][1:] == ["The server’s secret", "Number of Bruno", "Number of Anna"]
    dialog.close()
    page.board.score.button.click()
    hall.until(lambda: page.board.score.button.text() == "Waiting for Bruno")
    assert not page.board.score.button.isEnabled()
    guest.ready()
    hall.until(lambda: not game.over)
    hall.until(lambda: not page.board.score.isVisible())
    assert page.board.score.button.isEnabled()


def test_a_shuffle_that_does_not_fit_is_said_plainly(hall: Hall) -> None:
    page, _ = hall.seated()
    page.company.show_verdict(Verdict(Finding.DECK, "ab" * 32, "cd" * 32, {0: "ef" * 32}, (1,)))
    assert page.company.shuffle_line.text() == "The pack was stacked"
    assert page.company.shuffle_line.property("role") == "fault"
    assert page.company.shuffle.isVisibleTo(page)


def test_what_cannot_be_at_an_online_table_is_refused_with_a_sentence(hall: Hall) -> None:
    page, _ = hall.dealt()
    said: list[str] = []
    page.board.refused.connect(lambda notice: said.append(notice.sentence))
    for key in (Qt.Key.Key_U, Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_T):
        QTest.keyClick(page.board.view, key)
    assert ["taken back" in said[0], "no hints" in said[1], "everybody is ready" in said[2]] == [True] * 3
    assert len(said) == 4


def test_a_connection_that_is_lost_is_said_and_the_same_hand_comes_back(hall: Hall) -> None:
    page, guest = hall.dealt()
    window, game = hall.windows[0], page.visit.game
    before = game.view
    connection = page.visit.connection
    connection._loop.call_soon_threadsafe(connection._outbox.close)
    hall.until(window.banner.isVisible)
    assert "Your seat is kept" in window.banner.line.text()
    assert game.submit(Play(before.seat, before.hand[0])) == Notice.of("online_away")
    hall.until(lambda: guest.room is not None and not guest.room.seats[1].here)
    window.banner.button.click()
    hall.until(lambda: not window.banner.isVisible())
    hall.until(lambda: guest.room is not None and guest.room.seats[1].here)
    assert game.view == before
    assert page.board.scene.picture() == Picture.of(before)
    plays_along(guest)
    hall.until(lambda: my_turn(page))
    click_a_card(page)
    hall.until(lambda: len(game.view.hand) != 3 or game.view.history)


def test_who_ends_the_program_in_the_middle_of_a_deal_is_offered_the_seat_and_goes_back_by_a_click(hall: Hall) -> None:
    page, guest = hall.dealt()
    before, window = page.visit.game.view, hall.windows.pop()
    window.shut(keep_seat=True)
    window.close()
    hall.until(lambda: guest.room is not None and not guest.room.seats[1].here)
    again = hall.window()
    assert "Bruno’s table" in again.door._offer_line.text()
    assert guest.room is not None
    assert not guest.room.seats[1].here, "no seat is taken before it is wanted"
    assert again.door.back_button.isVisible()
    assert again.door.back_button.hasFocus()
    QTest.keyClick(again.door.back_button, Qt.Key.Key_Return)
    hall.until(lambda: again.page is not None and again.page.visit.game.started)
    assert again.page is not None
    game = again.page.visit.game
    assert (game.view, game.viewer) == (before, before.seat)
    again.confirm = lambda *_: True
    again.leave()
    hall.until(again.door.isVisible)
    assert not again.door.back_button.isVisible(), "who has left does not come back"


def test_a_seat_that_is_kept_no_longer_is_said_and_forgotten(hall: Hall) -> None:
    hall.dealt()
    window = hall.windows.pop()
    file = hall.folder / "Anna's" / KEPT_SEAT
    stolen = file.read_text()
    window.confirm = lambda *_: True
    window.close()
    assert not file.exists()
    file.write_text(stolen)
    again = hall.window()
    again.door.back_button.click()
    hall.until(lambda: "no longer kept" in again.door.fault.text())
    assert not file.exists()
    assert not again.door.back_button.isVisible()
    file.write_text(stolen)
    declining = hall.window()
    declining.door.decline_button.click()
    assert not file.exists()


def test_a_hosted_table_that_was_interrupted_is_hosted_again_and_friends_find_it(hall: Hall) -> None:
    window = hall.window()
    window.host_table().accept()
    hall.until(lambda: window.page is not None and window.visit is not None and window.visit.room is not None)
    page, visit, host = window.page, window.visit, window.host
    assert page is not None
    assert visit is not None
    assert host is not None
    friend = Visit(host.own_address, "Bruno", "en")
    hall.guests.append(friend)
    friend.open()
    hall.until(lambda: friend.session.connected)
    friend.join(str(visit.session.table))
    hall.until(lambda: friend.room is not None and visit.people == (0, 1))
    friend.ready()
    visit.ready()
    hall.until(lambda: visit.game.started and friend.game.started)
    before = friend.game.view
    hall.windows.remove(window)
    window.shut(keep_seat=True)
    window.close()
    hall.until(lambda: friend.lost is not None)
    again = hall.window()
    assert again.door.back_button.text() == "Host it again"
    again.door.back_button.click()
    hall.until(lambda: again.page is not None and again.page.visit.game.started)
    if again.host is not None and again.host.own_address == friend.address:  # else the port has been taken meanwhile
        friend.connection.try_now()
        hall.until(lambda: friend.session.connected and friend.room is not None and friend.room.seats[0].here)
        assert friend.game.view == before


def test_a_host_who_closes_the_table_ends_it_for_its_guests_with_a_sentence(hall: Hall) -> None:
    window = hall.window("Dario")
    window.host_table().accept()
    hall.until(lambda: window.page is not None and window.visit is not None and window.visit.room is not None)
    assert window.host is not None
    assert window.visit is not None
    friend = hall.window("Bruno")
    friend.enter_code(write_invitation(str(window.visit.session.table), window.host.own_address))
    hall.until(lambda: friend.page is not None and friend.visit is not None and friend.visit.room is not None)
    assert friend.visit is not None
    friend.visit.ready()
    window.visit.ready()
    hall.until(lambda: friend.visit is not None and friend.visit.game.started)
    window.confirm = lambda *_: True
    hall.windows.remove(window)
    window.close()
    hall.until(lambda: "closed by whoever keeps it" in friend.banner.line.text())
    assert friend.page is not None, "what was seen last stays"
    game = friend.page.visit.game
    said = game.submit(Play(game.view.seat, game.view.hand[0]))
    assert said == Notice.of("online_not_seated")
    assert friend.banner.play_out.isVisible()
    hand, records = game.view.hand, list[Record]()
    friend.play_out_wanted.connect(records.append)
    friend.banner.play_out.click()
    hall.until(lambda: friend.page is None)
    assert set(View.of(records[0].start().after, 0).hand) == set(hand), "one goes on with one's own cards, at seat 0"
    assert not (hall.folder / "Bruno's" / KEPT_SEAT).exists()


def test_a_deal_of_a_match_is_kept_and_the_next_one_counted_down_to(hall: Hall) -> None:
    page, guest = hall.dealt(rules=Rules.of("match"))
    kept: list[Finished] = []
    hall.windows[0].finished.connect(kept.append)
    plays_along(guest)
    plays_along(page.visit)
    hall.until(lambda: page.visit.room is not None and page.visit.room.phase == "between")
    ribbon, button = page.board.scene.ribbon, page.board.score.button
    hall.until(lambda: button.isVisible() and button.text().startswith("Next deal · "))
    (deal,) = kept
    assert (deal.kind.level, deal.seat, [one.name for one in deal.players]) == ("online", 1, ["Bruno", "Anna"])
    assert deal.result()[0] == page.visit.game.view.points
    seconds = int(button.text().split()[-1])
    hall.until(lambda: int(button.text().split()[-1]) < seconds)
    assert 20 <= seconds <= 30
    assert button.accessibleName() == "Next deal"
    page._clock = lambda: monotonic() + seconds - 9
    hall.until(lambda: ribbon.text in ("The next deal begins in 8 seconds", "The next deal begins in 7 seconds"))
    page._clock = monotonic
    guest.ready()
    page.next_deal()
    hall.until(lambda: not page.visit.game.over)
    assert "next deal" not in ribbon.text


def test_a_move_that_the_server_refuses_goes_back_to_the_hand(hall: Hall) -> None:
    page, _ = hall.dealt()
    said: list[str] = []
    page.board.refused.connect(lambda notice: said.append(notice.code))
    page.visit.game.take(news.Refused("stale", asked="act"))
    page.visit.game.take(news.Refused("unheard of", asked="act"))
    assert said == ["stale", "online_malformed"]
    assert page.board.scene.picture() == Picture.of(page.visit.game.view)


def test_in_a_narrow_window_talk_takes_the_place_of_the_table(hall: Hall) -> None:
    page, guest = hall.dealt()
    window = hall.windows[0]
    assert page.company.isVisible()
    window.resize(480, 820)
    hall.until(lambda: not page.company.isVisible())
    guest.talk("ciao")
    hall.until(lambda: page.board.scene.ribbon.text == "Bruno: ciao")
    QTest.keyClick(page.board.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.company.isVisible()
    assert not page.board.isVisible()
    assert "ciao" in page.company.talk.text
    ways_back: list[Callable[[], object]] = [
        lambda: QTest.mouseClick(page.company.back, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(page.company.talk.line, Qt.Key.Key_Escape),
        lambda: QTest.keyClick(page.company.talk.line, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier),
    ]
    for go_back in ways_back:
        assert page.company.back.isVisible()
        go_back()
        assert page.board.isVisible()
        assert not page.company.isVisible()
        assert page.board.view.hasFocus()
        press(page, "talk")
    window.resize(1180, 740)
    hall.until(page.board.isVisible)
    assert page.company.isVisible()
    assert not page.company.back.isVisible(), "beside the table there is nothing to go back to"


def test_in_a_narrow_window_one_may_talk_while_a_sheet_lies_over_the_table(hall: Hall) -> None:
    page, _ = hall.seated()
    hall.windows[0].resize(630, 740)
    hall.until(lambda: page.sheet.isVisible() and not page.company.isVisible())
    press(page, "talk")
    assert page.company.isVisible()
    page.company.back.click()
    assert page.sheet.ready.hasFocus()


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheet_of_a_table_that_fills_leaves_names_to_be_read(hall: Hall, seats: int, large: bool) -> None:
    page, guest = hall.seated(rules=Rules.of("classic", players=seats), bots="easy")
    scene = page.board.scene
    assert not scene.stock_badge.isVisible(), "there is no stock to be counted"
    page.board.set_large_print(large)
    for size in ((630, 740), (480, 820), (1080, 700), (800, 600)):
        hall.windows[0].resize(*size)
        QTest.qWait(30)
        covered = [seat for seat, box in scene.look.layout.plates.items() if page.sheet._paper.touches(box)]
        assert scene.own not in covered, size
        assert page.board.rect().contains(page.sheet.ready.geometry()), size
    assert page.sheet.waiting is not None
    assert page.sheet.waiting.how == "Waiting for Bruno", "small plates do not say it"
    guest.ready()
    hall.until(lambda: page.sheet.waiting is not None and page.sheet.waiting.how == "Ready when you are")


def press(page: TablePage, key: str) -> None:
    """Press a button of the bar, or whatever lies over it."""
    button = page.board.buttons[key]
    under = page.board.childAt(button.mapTo(page.board, button.rect().center()))
    assert under is button, under
    QTest.mouseClick(under, Qt.MouseButton.LeftButton)


def test_the_table_follows_the_settings(hall: Hall) -> None:
    page, _ = hall.dealt()
    window = hall.windows[0]
    window._settings.set(keys.SURROUNDINGS, "light")
    window._settings.set(keys.CLOTH, "blue")
    assert page.board.scene.look.room.name == page.company.room.name == window.room.name == "light"
    assert page.board.scene.look.cloth_name == "blue"
    QTest.keyClick(page.board.view, Qt.Key.Key_D)
    assert page.board.cards.theme.id == "two"


def test_every_word_at_the_table_can_be_read_in_every_language(hall: Hall) -> None:
    page, guest = hall.seated(timer=30, rules=Rules.of("classic", players=4), bots="normal")
    window = hall.windows[0]
    settings = window._settings
    page.company.show_verdict(Verdict(Finding.LEFT_OUT, "ab" * 32, "cd" * 32, {0: "ef" * 32}, (1,)))
    guest.vote_timer_off(True)
    window.banner.come("play.example.org:4747", page.visit.connection.try_now, Record(TWO, 0, TWO.pack))
    window.banner._on_long()
    translations = Translations(settings)
    titles = set()
    for code in LANGUAGES:
        settings.set(keys.LANGUAGE, code)
        for size in ((480, 820), (900, 620), (1180, 740)):
            window.resize(*size)
            if not page.company.isVisible():
                page.toggle_company()
            for patience in (5, 50, 500):  # words may be laid out a moment after they were changed
                QTest.qWait(patience)
                if not cut_texts(window):
                    break
            assert not cut_texts(window), (code, size)
        titles.add(page.company.shuffle.text())
    translations.close()
    assert len(titles) == len(LANGUAGES)


def test_the_lobby_as_a_picture(hall: Hall, tmp_path: Path) -> None:
    target = tmp_path / "lobby.png"
    assert main(["screenshot", "-o", str(target), "--scene", "lobby", "--size", "900x640"]) == 0
    image = QImage(str(target))
    assert (image.width(), image.height()) == (900, 640)
    assert len({image.pixel(600, y) for y in range(0, 640, 3)}) > 8
