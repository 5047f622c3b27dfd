"""The ribbon at an online table tells the present: whose turn it is, what the clock played, nothing that is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from briscola_desktop.play.clock import Clock
from briscola_desktop.widgets.lobby.table_page import TablePage
from briscola_desktop.widgets.table.durations import Pauses
from tests.gui.hall import Hall, click_a_card, my_turn, plays_along


@pytest.fixture
def allowed(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """How many seconds the server gives for a card; no table may have so few."""
    seconds = {"a card": 30.0}
    monkeypatch.setattr(Clock, "allowed", lambda *_: seconds["a card"])
    return seconds


def moving(page: TablePage) -> TablePage:
    """The cards fly, so that what is said waits for what is shown."""
    page.board.set_speed("fast")
    page.board.director.pauses = Pauses(30, 30, 30, 30, 30)
    return page


def turn_words(page: TablePage) -> str:
    view = page.visit.game.view
    return page.board.director.words.turn(view.seat, view.table[0] if view.table else None)


def _own(page: TablePage) -> bool:
    return page.visit.game.view.turn == page.visit.session.seat


def test_whenever_it_is_ones_turn_the_ribbon_says_so(hall: Hall) -> None:
    page, guest = hall.dealt()
    moving(page)
    plays_along(guest)
    game, scene = page.visit.game, page.board.scene
    followed: set[bool] = set()
    while len(followed) < 2 and not game.over:  # until one has led, and has followed
        hall.until(lambda: game.over or (my_turn(page) and scene.slot.isVisible()))
        if not game.over:
            assert scene.ribbon.text == turn_words(page)
            followed.add(bool(game.view.table))
            click_a_card(page)
            hall.until(lambda: not my_turn(page))


def test_a_card_that_the_clock_played_is_said_to_be_the_computers(hall: Hall, allowed: dict[str, float]) -> None:
    allowed["a card"] = 1.2
    page, _ = hall.dealt(timer=10)
    moving(page)
    said: list[str] = []
    page.board.said.connect(said.append)
    own, others = "Your time is up: the computer plays the ", "Bruno’s time is up: the computer plays the "
    hall.until(lambda: all(any(text.startswith(who) for text in said) for who in (own, others)), 30_000)
    for who in (own, others):
        assert who in page.company.talk.text, "who was away finds it there"


def test_a_countdown_that_has_ended_is_not_left_standing(hall: Hall, allowed: dict[str, float]) -> None:
    allowed["a card"] = 9.0
    page, guest = hall.dealt(timer=10)
    moving(page)
    ribbon = page.board.scene.ribbon
    hall.until(lambda: "seconds left" in ribbon.text)
    guest.vote_timer_off(True)
    page.company.timer.click()
    hall.until(lambda: ribbon.text == (turn_words(page) if _own(page) else "Bruno is thinking"))


def test_without_a_connection_nobody_is_waited_for_until_it_is_back(hall: Hall) -> None:
    page, guest = hall.dealt()
    moving(page)
    plays_along(guest)
    board = page.board
    hall.until(lambda: my_turn(page) and board.scene.ribbon.text == turn_words(page))
    own = board.scene.plates[page.visit.session.seat]
    assert own.plate.active
    connection = page.visit.connection
    connection._loop.call_soon_threadsafe(connection._outbox.close)
    hall.until(hall.windows[0].banner.isVisible)
    assert (board.scene.ribbon.text, own.plate.active) == ("", False)
    connection.try_now()
    hall.until(lambda: not hall.windows[0].banner.isVisible())
    hall.until(lambda: board.scene.ribbon.text == turn_words(page) and own.plate.active)


def test_what_was_said_to_the_table_makes_room_again_for_whose_turn_it_is(hall: Hall) -> None:
    page, guest = hall.dealt()
    hall.windows[0].resize(480, 820)
    hall.until(lambda: not page.company.isVisible())
    moving(page)
    page.board._recall.setInterval(1)
    said: list[str] = []
    page.board.said.connect(said.append)
    guest.talk("ciao")
    now = turn_words(page) if _own(page) else "Bruno is thinking"
    hall.until(lambda: "Bruno: ciao" in said and page.board.scene.ribbon.text == now)
    QTest.keyClick(page.board.view, Qt.Key.Key_U)
    hall.until(lambda: "taken back" in said[-2] and page.board.scene.ribbon.text == now)


def test_at_a_table_that_was_closed_nobody_thinks_and_no_computer_plays(hall: Hall) -> None:
    window, friend = hall.hosted()
    assert window.visit is not None
    page = friend.page
    assert page is not None
    page.visit.ready()
    window.visit.ready()
    hall.until(lambda: page.visit.game.started and page.board.scene.ribbon.text)
    window.confirm = lambda *_: True
    hall.windows.remove(window)
    window.close()
    hall.until(lambda: "closed by whoever keeps it" in friend.banner.line.text())
    hall.until(lambda: not page.board.scene.animator.busy)
    QTest.qWait(2 * page.board._thinking.interval())
    scene = page.board.scene
    assert scene.ribbon.text == ""
    assert not any(plate.plate.active for plate in scene.plates)
    assert not any("computer" in text for text in (*(p.plate.line for p in scene.plates), *_lines(page)))
    assert not page.company.talk.line.isEnabled()
    assert not page.company.timer.isVisible()


def _lines(page: TablePage) -> list[str]:
    return [line.line for line in page.company.seats]


def test_who_leaves_is_told_to_those_who_play_on(hall: Hall) -> None:
    page, guest = hall.dealt()
    said: list[str] = []
    page.board.said.connect(said.append)
    guest.leave()
    seat = 1 - page.visit.session.seat
    hall.until(lambda: page.board.scene.plates[seat].plate.line == "a computer plays")
    assert page.company.seats[seat].line == "has left; a computer plays on"
    assert "Bruno has left; a computer plays on" in said
    assert "Bruno has left; a computer plays on." in page.company.talk.text
