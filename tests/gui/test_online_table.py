"""An online table as a person sees it: talk, the clock, whole deals, and coming back to a seat."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from briscola_desktop.core.actions import Play
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.net import news
from briscola_desktop.net.verify import Finding, Verdict
from briscola_desktop.runtime.cues import Sound
from briscola_desktop.runtime.folders import KEPT_SEAT
from briscola_desktop.runtime.history.entries import Finished
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.visit import Visit
from briscola_desktop.widgets.table.picture import Picture
from tests.gui.hall import Hall, click_a_card, my_turn, plays_along, press

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
    hall.until(lambda: page.company.timer_line.text() == "The timer is off: everybody agrees.")
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
    clocks: list[float | None] = []
    friend.told.connect(lambda told: clocks.append(told.seconds) if isinstance(told, news.ClockTold) else None)
    if again.host is not None and again.host.own_address == friend.address:  # else the port has been taken meanwhile
        friend.connection.try_now()
        hall.until(lambda: friend.session.connected and friend.room is not None and friend.room.seats[0].here)
        assert friend.game.view == before
        hall.until(lambda: clocks)
        assert 25 < (clocks[0] or 0) <= 30, "the turn begins anew"


def test_a_host_who_closes_the_table_ends_it_for_its_guests_with_a_sentence(hall: Hall) -> None:
    window, friend = hall.hosted()
    assert window.visit is not None
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
