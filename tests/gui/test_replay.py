"""A deal looked at again: at every place, forwards and backwards, the table shows what was; the review leads to it."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from briscola_desktop.ai.decision import Decision
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.history.entries import Entry
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.reviewing import Reviewing
from briscola_desktop.widgets.decks.library import plain_theme
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.review.moments import MomentButton
from briscola_desktop.widgets.review.replay_table import ReplayTable, places_of
from briscola_desktop.widgets.review.window import DealWindow, players_in
from briscola_desktop.widgets.review.words import action_name
from briscola_desktop.widgets.table.durations import Pauses
from briscola_desktop.widgets.table.picture import Picture
from tests.unit.runtime.history.dealing import finished, played
from tests.unit.runtime.test_review import Judges, all_alike, by_slot, played_first
from tests.unit.runtime.test_review import reviewed as judged_by

Make = Callable[..., DealWindow]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    made: list[DealWindow] = []

    def make(record: Record, speed: str = "off", **said: object) -> DealWindow:
        window = DealWindow(record, CardRenderer(plain_theme()), Reviewing(Judges()), "dark", **said)  # type: ignore[arg-type]
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        window.set_speed(speed, calm=False)
        window.table.director.pauses = Pauses(0, 0, 0, 0)
        window.show()
        qtbot.waitExposed(window)
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()
        window.deleteLater()


def seen(table: ReplayTable, place: int) -> Picture:
    deal = table._steps[place].after
    return Picture.of(View.of(replace(deal, rules=replace(deal.rules, open_hands=table._open)), table._seat))


def assert_true(table: ReplayTable) -> None:
    table.scene.animator.settle()
    assert table.scene.picture() == seen(table, table.place)
    assert table.director.resyncs == 0


DEALS = {
    "classic": played(3),
    "brisca": played(4, Rules.of("brisca", players=4)),
    "three": played(5, Rules.of(players=3)),
    "six": played(8, Rules.of("brisca", players=6)),
    "agreed": played(6, Rules.of(trump="rotating", match="four_deals_points")),
}


@pytest.mark.parametrize("name", DEALS)
def test_there_and_back_again_the_table_is_what_it_was(make: Make, name: str) -> None:
    table = make(DEALS[name]).table
    assert table.last == len(DEALS[name].actions)
    while table.place < table.last:
        table.forward()
        assert_true(table)
    while table.place:
        table.back()
        assert_true(table)


def test_backwards_cards_fly_from_where_they_are_to_where_they_were(make: Make, qtbot: QtBot) -> None:
    table = make(DEALS["classic"], "normal").table
    table.go(2)  # a trick has been taken, and both have drawn
    table.back()
    animator = table.scene.animator
    moving = {item.card for item in table.scene.cards() if animator.carries(item)}
    before, after = places_of(table._steps[1].after), places_of(table._steps[2].after)
    changed = {c for c in before if (before[c].kind, before[c].at) != (after[c].kind, after[c].at)}
    assert moving == changed
    assert len(changed) == 4
    qtbot.waitUntil(lambda: not animator.busy)
    assert table.scene.picture() == seen(table, 1)


def test_steps_pressed_fast_lose_nothing(make: Make) -> None:
    table = make(DEALS["brisca"], "normal").table
    for act in "fffbbfffffbfbbbffffffff":
        (table.forward if act == "f" else table.back)()
    assert table.place == 11
    assert_true(table)


def test_hidden_cards_can_be_hidden_again(make: Make) -> None:
    window = make(DEALS["classic"])
    table = window.table
    table.go(9)
    assert all(None not in hand for hand in table.scene.picture().hands)
    window.all_cards.setChecked(False)
    assert table.scene.picture().hands[1] == (None,) * len(table.deal.hands[1])
    for act in (table.forward, table.forward, table.back, table.back, table.back):
        act()
        assert_true(table)


def test_it_plays_by_itself_to_the_end_and_begins_anew(make: Make, qtbot: QtBot) -> None:
    table = make(DEALS["classic"]).table
    table._pause.setInterval(0)
    table.play(on=True)
    qtbot.waitUntil(lambda: table.place == table.last and not table.playing)
    assert_true(table)
    table.play(on=True)
    assert table.place == 1
    table.play(on=False)
    assert not table.playing


def test_keys_step_and_the_slider_follows(make: Make, qtbot: QtBot) -> None:
    window = make(DEALS["classic"])
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for key, place in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, 40),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(window.course, key)
        assert window.course.value() == window.table.place == place
    window.course.setValue(17)
    assert window.table.place == 17
    assert_true(window.table)


def test_a_record_that_breaks_is_shown_up_to_there(make: Make) -> None:
    record = played(3)
    window = make(replace(record, actions=(*record.actions[:5], "nonsense")))
    assert window.table.last == 5
    assert "breaks off" in window.moment.text()
    assert not window.start.isEnabled()


def test_who_played_is_read_from_the_record() -> None:
    record = replace(played(3), extra={"names": ["", "Ada"], "levels": ["hard", None]})
    assert players_in(record) == (Player("hard"), Player(None, "Ada"))
    for extra in ({}, {"names": 3, "levels": ["x"]}, {"names": [1, 2], "levels": None}):
        assert players_in(replace(record, extra=extra))[0].person


# --- the review


def reviewed(window: DealWindow) -> None:
    judges = window._reviewing._bots
    assert isinstance(judges, Judges)
    window.begin_review()
    while judges.waiting:
        judges.answer()


def worst_buttons(window: DealWindow) -> list[MomentButton]:
    return window.worst.findChildren(MomentButton)


def test_the_review_shows_the_worst_and_leads_there(make: Make, qtbot: QtBot) -> None:
    window = make(played_first())
    assert window.start.isVisible()
    reviewed(window)
    assert window.review is not None
    worst = window.review.worst(0)
    qtbot.waitUntil(window.summary.isVisible)
    assert not window.start.isVisible()
    assert "19 of 19" in window.summary.text()
    assert window.course.curve[0][1] == 0.6
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_2)
    assert window.table.place == worst[1].place
    assert "points fewer" in window.moment.text()
    qtbot.waitUntil(lambda: any(item.hinted for item in window.table.scene.hands[0]))
    lit = [item.card for item in window.table.scene.hands[0] if item.hinted]
    assert lit == [worst[1].best.card]  # type: ignore[union-attr]


def test_the_sentence_and_the_list_of_cards_say_the_same(make: Make) -> None:
    """Where another card heads the list by less than can be told for certain, the sentence says so."""
    window = make(played_first())
    window._show_review(judged_by(played_first(), all_alike, [0]))
    assert "No card could have been better" in window.summary.text()
    one = window.review.moments[0]  # type: ignore[union-attr]
    window.table.go(one.place)
    best, own = (action_name(action, "italian") for action in (one.options[0].action, one.played))
    assert best != own
    assert window.moment.text() == f"The {own} was about as good as the {best}."
    listed = window.options.accessibleName().split("; ")
    assert listed[0].startswith(f"{best}: costs 0.0")
    assert listed[-1].startswith(f"{own}: costs 0.6")


def test_the_worst_stand_in_the_order_of_the_figure_they_show(make: Make) -> None:
    def judge(view: View, seed: int) -> Decision:
        """Cards cost more and more, but ever less of the chance to win."""
        trick = (34 - view.stock) // 2
        weighed = by_slot(view, 0)
        options = tuple(
            replace(o, points=60.0 - (n and 2 + trick), chance=0.6 - (n and 0.2 - trick / 99))
            for n, o in enumerate(weighed.options)
        )
        return replace(weighed, options=options)

    window = make(played_first())
    window._show_review(judged_by(played_first(), judge, [0]))
    shown = [float(button.accessibleName().rpartition("costs ")[2]) for button in worst_buttons(window)]
    assert len(shown) == 3
    assert shown == sorted(shown, reverse=True)
    assert shown[0] > shown[-1]


def test_the_list_of_the_worst_follows_the_step(make: Make) -> None:
    window = make(played_first())
    reviewed(window)
    first, second, _ = buttons = worst_buttons(window)
    first.click()
    assert [button.isChecked() for button in buttons] == [True, False, False]
    window.table.forward()
    assert not any(button.isChecked() or button.hasFocus() for button in buttons)
    window.table.go(second.one.place)
    assert [button.isChecked() for button in buttons] == [False, True, False]


def test_the_points_at_each_step_stand_on_the_slate_and_not_where_the_match_is_counted(make: Make) -> None:
    window = make(DEALS["three"])
    table = window.table
    for place in (0, 20, table.last):
        table.go(place)
        head, *rows = table.scene.slate.rows
        assert head.name == "Points"
        assert [int(row.total) for row in rows] == list(table.deal.points)
        assert not table.scene.bar.score
    assert sum(table.deal.points) == 120


def test_progress_is_seen_and_stop_stops(make: Make) -> None:
    window = make(played_first())
    judges = window._reviewing._bots
    assert isinstance(judges, Judges)
    window.start.click()
    for _ in range(9):
        judges.answer()
    assert window.progress.isVisible()
    assert (window.progress.value(), window.progress.maximum()) == (3, 19)
    window.stop.click()
    assert not judges.waiting
    assert window.start.isVisible()
    assert window.review is None


def test_a_finished_review_is_kept_and_shown_at_once_next_time(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    history = History(tmp_path / "history.sqlite")
    kept: list[Entry] = []
    history.kept.connect(kept.append)
    history.add(finished(3))
    qtbot.waitUntil(lambda: bool(kept))
    record = finished(3).record
    first = make(record, entry=kept[0], history=history)
    assert first.review is None
    reviewed(first)
    history.flush()
    second = make(record, entry=kept[0], history=history)
    qtbot.waitUntil(lambda: second.review is not None)
    assert second.review == first.review
    history.ask(lambda store: store.keep_review(kept[0].id, json.dumps({"by": "other"})))
    third = make(record, entry=kept[0], history=history)
    history.flush()
    qtbot.wait(10)
    assert third.review is None
    history.close()


@pytest.mark.parametrize("size", [(360, 480), (480, 900), (800, 600), (1024, 600), (1600, 900)])
def test_nothing_is_cut_off_in_any_window(make: Make, qtbot: QtBot, size: tuple[int, int]) -> None:
    window = make(played_first())
    reviewed(window)
    window.resize(*size)
    qtbot.wait(1)
    assert window.width() == size[0]
    assert not window.table.scene.look.layout.faults() or size[0] < 400
    for button in (*window.buttons.values(), window.all_cards, window.course):
        assert window.rect().contains(button.geometry()), button.accessibleName()
