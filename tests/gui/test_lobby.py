"""The lobby as a person sees it: servers, tables, codes, and what goes wrong before one sits."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from websockets.sync.server import ServerConnection, serve

from briscola_desktop.app.cli import main
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.invitation import show_address, write_invitation
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.nearby import Neighbour
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.lobby.door import Doorstep
from briscola_desktop.widgets.lobby.rows import OpenTable
from briscola_desktop.widgets.side_window import SideWindow
from briscola_desktop.widgets.styling import set_large_print
from tests.gui.fitting import cut_texts
from tests.gui.hall import TWO, Hall


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
    assert window.door.sit_button.text() == "Join"
    window.door.sit_button.click()
    hall.until(lambda: window.visit is not None and window.visit.welcome)
    assert "Connected" in window.door.state.text()
    hall.until(lambda: not window.door.places.places)  # it has no table, and one is there already


@pytest.mark.parametrize("tables", [1, 2])
def test_the_only_table_of_a_host_near_is_sat_down_at_and_of_several_the_first_is_chosen(
    hall: Hall, tables: int
) -> None:
    for name in ("Gino", "Eva")[:tables]:
        guest = hall.guest(name)
        guest.create(TWO, public=True, timer=30, bots=None)
        hall.until(partial(getattr, guest, "room"))
    window = hall.window()
    window.nearby.hear("elsewhere", Neighbour("Ugo", "ws://127.0.0.1:9"))
    window.nearby.hear("someone", Neighbour("Gino", hall.url))
    door = window.door
    hall.until(lambda: len(door.places.places) == 2)
    QTest.keyClick(door.list, Qt.Key.Key_Down)
    QTest.keyClick(door.list, Qt.Key.Key_Return)
    if tables == 1:
        hall.until(lambda: window.page is not None)
        return
    hall.until(lambda: len(door.places.places) == 1 + tables)
    assert [type(place) for place in door.places.places] == [Neighbour, OpenTable, OpenTable]
    assert door.place == door.places.places[1], "not the row that was left"
    QTest.keyClick(door.list, Qt.Key.Key_Return)
    hall.until(lambda: window.page is not None)


@pytest.mark.parametrize("large", [False, True])
def test_codes_and_addresses_are_seen_whole_in_every_language(hall: Hall, large: bool) -> None:
    set_large_print(large)
    window = hall.window(size=(1180, 760))
    address = "192.168.178.123:47474"
    translations = Translations(window._settings)
    for code in LANGUAGES:
        window._settings.set(keys.LANGUAGE, code)
        QTest.qWait(5)  # the lobby is made anew
        window.door.show_state(Doorstep(address, connected=True))
        for size in ((480, 820), (1180, 760)):
            window.resize(*size)
            for patience in (5, 50, 500):  # the layout may come a moment later
                QTest.qWait(patience)
                if not cut_texts(window):
                    break
            assert not cut_texts(window), (code, size)
            server = window.door.server
            assert server.text() == address
            assert QFontMetrics(server.font()).horizontalAdvance(address) < server.contentsRect().width() - 8, code
    translations.close()
    set_large_print(False)


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


def test_large_print_makes_no_window_larger_than_the_one_before_which_it_stands() -> None:
    main = QWidget()
    main.resize(600, 430)
    set_large_print(True)
    window, alone = SideWindow("dark", main), SideWindow("dark")
    for made in (window, alone):
        made.fit(500, 400)
    set_large_print(False)
    assert (window.width(), window.height()) == (600, 430)
    assert (alone.width(), alone.height()) == (625, 500)
    window.deleteLater()
    alone.deleteLater()


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


def test_the_lobby_as_a_picture(hall: Hall, tmp_path: Path) -> None:
    target = tmp_path / "lobby.png"
    assert main(["screenshot", "-o", str(target), "--scene", "lobby", "--size", "900x640"]) == 0
    image = QImage(str(target))
    assert (image.width(), image.height()) == (900, 640)
    assert len({image.pixel(600, y) for y in range(0, 640, 3)}) > 8
