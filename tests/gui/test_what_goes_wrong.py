"""What goes wrong in such games, each named after what a player would see; the number is the entry in the list."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from briscola_desktop.core.actions import Exchange
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.table import Table
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.widgets.decks import renderer
from briscola_desktop.widgets.decks.face_cache import FaceCache
from briscola_desktop.widgets.decks.faces import FaceKey
from briscola_desktop.widgets.decks.theme import DeckTheme
from tests.gui.conftest import Play
from tests.gui.deals import record_before
from tests.gui.monkey import press_anything

DEALING = 2_200
"""Milliseconds for which cards are dealt and the trump is turned."""

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def play_some(play: Play, cards: int) -> None:
    for _ in range(cards):
        play.wait()
        if play.game.over:
            return
        play.click(play.hand[0])
    play.wait()


def poses(play: Play) -> list[tuple[str, float, float, float, float]]:
    return [
        (str(item.spot), round(item.pose.x, 2), round(item.pose.y, 2), round(item.pose.w, 2), round(item.pose.turn, 2))
        for item in play.scene.cards()
    ]


# 14
def test_a_deck_change_in_the_middle_of_a_trick_changes_nothing_else(play: Play) -> None:
    play.start(Rules.of("classic", players=4))
    play_some(play, 2)
    assert play.game.view.table
    before = play.game.record()
    view = play.game.view
    QTest.keyClick(play.window, Qt.Key.Key_D)
    assert play.cards_deck() == "two"
    assert play.game.record() == before
    assert play.game.view == view
    assert {item.aspect for item in play.scene.cards()} == {1.86}
    play.assert_true_to_the_game()
    play_some(play, 1)


# 1
@pytest.mark.parametrize("cards", [2, 10, 18])
@pytest.mark.parametrize("size", [(1280, 720), (480, 800)])
def test_after_resizing_all_lies_as_if_the_window_had_always_had_that_size(
    make_play: Callable[..., Play], cards: int, size: tuple[int, int]
) -> None:
    one, other = make_play(), make_play(size=size)
    for play in (one, other):
        play.start()
        play_some(play, cards)
    one.window.resize(*size)
    one.bot.wait_until(lambda: one.window.board.view.viewport().width() == size[0])
    assert poses(one) == poses(other)


# 1
@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("how", ["larger", "maximised"])
def test_resizing_in_the_air_lands_at_the_new_places(make_play: Callable[..., Play], part: float, how: str) -> None:
    one, other = make_play("normal"), make_play("normal", size=(1100, 560))
    for play in (one, other):
        play.start()
    for _ in range(round(part * DEALING / 40)):
        one.scene.animator.advance(40)
    assert one.scene.animator.busy
    if how == "larger":
        one.window.resize(1100, 560)
        one.bot.wait_until(lambda: one.window.board.view.viewport().width() == 1100)
    else:
        one.window.showMaximized()
        one.bot.wait(2)
        other.window.showMaximized()
        other.bot.wait(2)
        assert one.window.board.view.viewport().height() > 700
    for play in (one, other):
        play.scene.animator.settle()
    assert poses(one) == poses(other)


# 3
@pytest.mark.parametrize("speed", ["off", "normal"])
def test_after_many_fast_undos_the_table_is_as_the_game_has_it(make_play: Callable[..., Play], speed: str) -> None:
    play = make_play()
    play.start()
    play_some(play, 5)
    play.settings.set(keys.ANIMATION, speed)
    play.click(play.hand[0])
    for step in range(12):
        play.scene.animator.advance(40 * (step % 3))
        QTest.keyClick(play.window, Qt.Key.Key_U)
    play.stop_motion()
    play.wait()
    play.assert_true_to_the_game()
    assert len(play.game.view.history) == 0


# 8
def test_after_undo_while_the_computer_thinks_it_is_ones_turn_and_the_deal_can_be_finished(
    make_play: Callable[..., Play],
) -> None:
    play = make_play("normal")
    play.start()
    while not play.at_rest:
        play.scene.animator.advance(50)
        play.bot.wait(1)
    play.click(play.hand[0])
    QTest.keyClick(play.window, Qt.Key.Key_U)
    assert play.game.view.turn == play.game.view.seat
    play.stop_motion()
    play_some(play, 20)
    assert play.game.over


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_deal_taken_up_in_the_middle_of_a_trick_has_room_for_the_card_to_be_drawn(play: Play, slot: int) -> None:
    play.start(Rules.of("match", players=4), seed=4)
    play_some(play, 1)
    for _ in range(2):
        play.click(play.hand[slot])
        play.bot.wait_until(lambda: not play.scene.animator.busy)
        play.window.board.take_up()
        play.wait()
        play.assert_true_to_the_game()


# 5
@pytest.mark.parametrize("speed", ["off", "normal", "fast"])
def test_a_double_click_on_one_card_and_a_click_on_another_play_one(make_play: Callable[..., Play], speed: str) -> None:
    play = make_play(speed)
    play.start()
    while not play.at_rest:
        play.scene.animator.advance(100)
        play.bot.wait(1)
    play.clock.step = 0.01
    play.clock.now += 10
    first, second = play.hand[0], play.hand[2]
    at, there = play.point(first), play.point(second)
    play.double_click(at)
    QTest.mouseClick(play.window.board.view.viewport(), LEFT, pos=there)
    for _ in range(100):
        play.scene.animator.advance(100)
        play.bot.wait(1)
    play.wait()
    assert play.played == 1


def play_until_one_leads_again(play: Play, cards: int) -> QPoint:
    """Play so many cards, and one with which a trick is taken that one has led to; where that one was pressed."""
    play.clock.step = 1.0
    for seed in range(1, 200):
        play.start(seed=seed)
        play_some(play, cards)
        if play.game.over or play.game.view.table:
            continue
        at = play.point(play.hand[1])
        QTest.mouseClick(play.window.board.view.viewport(), LEFT, pos=at)
        play.clock.step = 0.0  # from here on it is the same moment
        play.wait()
        if play.played == cards + 1 and not play.game.view.table:
            return at
        play.clock.step = 1.0
    raise AssertionError("no such deal")


# 5
def test_a_click_within_fifty_milliseconds_plays_nothing_though_it_is_ones_turn_again(play: Play) -> None:
    play_until_one_leads_again(play, 0)
    play.clock.now += 0.05
    play.click(play.hand[0])
    play.wait()
    assert play.played == 1


# 5
def test_a_slow_double_click_does_not_play_the_card_that_has_moved_under_the_pointer(play: Play) -> None:
    at = play_until_one_leads_again(play, 17)
    assert play.scene.card_at(play.window.board.view.mapToScene(at)) in play.hand
    play.clock.now += 0.35
    play.press_twice(at)
    play.wait()
    assert play.played == 18


def test_a_click_during_the_pause_is_kept_and_played_once(make_play: Callable[..., Play]) -> None:
    play = make_play("normal")
    play.window.board.set_trick_pause(60_000)
    play.start()
    animator = play.scene.animator
    while not play.at_rest:
        animator.advance(100)
        play.bot.wait(1)
    for _ in range(400):  # until a trick is full, waits, and was taken by the person
        if animator.pausing and play.game.view.turn == 0:
            break
        animator.skip()
        if play.at_rest:
            play.click(play.hand[0])
        animator.advance(100)
        play.bot.wait(1)
    assert animator.pausing
    played, chosen = play.played, play.hand[0]
    play.click(chosen)
    assert chosen.chosen
    assert play.played == played
    for _ in range(60):
        animator.advance(100)
        play.bot.wait(1)
    assert play.played == played + 1
    assert chosen.card not in play.game.view.hand


def test_cards_touched_during_the_dealing_lie_right_in_the_end(make_play: Callable[..., Play]) -> None:
    play, other = make_play("normal"), make_play()
    other.start()
    other.wait()
    play.start()
    touched = 0
    while play.scene.animator.busy:
        play.scene.animator.advance(40)
        for item in tuple(play.hand):
            if not any(play.scene.animator.carries(other) for other in play.hand) and touched < 6:
                touched += 1
                play.drag(item, QPointF(*play.scene.look.layout.trick_centre))
                play.key(Qt.Key.Key_Escape)
        play.bot.wait(1)
        if play.at_rest:
            break
    assert touched
    play.wait()
    assert [pose for pose in poses(play) if "hand" in pose[0]] == [pose for pose in poses(other) if "hand" in pose[0]]
    play.assert_true_to_the_game()


def test_after_an_exchange_out_of_turn_the_gap_is_still_there(play: Play) -> None:
    rules = Rules.of("brisca", players=2, throw=False)

    def played_and_may_exchange(table: Table) -> bool:
        mine = any(isinstance(action, Exchange) for action in table.view(0).legal())
        return mine and table.turn == 1 and len(table.view(0).table) == 1

    record = record_before(rules, played_and_may_exchange)
    play.game._asking.begin = lambda *_: None  # type: ignore[method-assign]  # the computer takes its time
    play.game.open_record(record)
    play.bot.wait_until(lambda: not play.scene.animator.busy)
    play.window.board.commands["exchange"].click()
    play.bot.wait_until(lambda: bool(play.game.view.swaps) and not play.scene.animator.busy)
    play.assert_true_to_the_game()
    assert play.scene.gaps[0] == 2
    assert [item.spot.of for item in play.hand] == [3, 3]


# 6
def test_other_buttons_do_nothing(play: Play) -> None:
    play.start()
    play.wait()
    record = play.game.record()
    viewport = play.window.board.view.viewport()
    at = play.point(play.hand[1])
    for button in (RIGHT, Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton):
        QTest.mouseClick(viewport, button, pos=at)
    QTest.mousePress(viewport, LEFT, pos=at)
    QTest.mousePress(viewport, RIGHT, pos=at)
    QTest.mouseRelease(viewport, LEFT, pos=at)
    QTest.mouseRelease(viewport, RIGHT, pos=at)
    assert play.game.record() == record
    QTest.mousePress(viewport, LEFT, pos=at)
    QTest.mouseRelease(viewport, RIGHT, pos=at)  # which went down elsewhere
    assert play.game.record() == record


# 4
def test_pressed_while_the_computers_card_flies_and_released_on_ones_own_turn_one_card_at_most_is_played(
    make_play: Callable[..., Play],
) -> None:
    play = make_play("normal")
    play.start(seed=3)
    animator = play.scene.animator
    view = play.window.board.view

    def computer_plays() -> bool:
        return any(seat != 0 and animator.carries(item) for seat, item in play.scene.trick.items())

    for _ in range(300):
        if computer_plays() and play.game.view.turn == 0:
            break
        if play.at_rest:
            play.click(play.hand[0])
        animator.advance(50)
        play.bot.wait(1)
    assert computer_plays()
    item, played = play.hand[1], play.played
    at = play.point(item)
    QTest.mousePress(view.viewport(), LEFT, pos=at)
    while not play.at_rest:
        animator.advance(50)
        play.bot.wait(1)
    assert play.played == played
    QTest.mouseRelease(view.viewport(), LEFT, pos=at)
    for _ in range(100):
        animator.advance(100)
        play.bot.wait(1)
    assert play.played <= played + 1
    play.stop_motion()
    play.wait()
    play.assert_true_to_the_game()


# 21
@pytest.mark.parametrize("how", ["escape", "right button", "leave", "back on the hand", "other window"])
def test_a_drag_that_is_given_up_puts_the_card_back(play: Play, how: str) -> None:
    play.start()
    play.wait()
    record, before = play.game.record(), poses(play)
    view = play.window.board.view
    viewport = view.viewport()
    item = play.hand[1]
    start = play.point(item)
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -60))
    QTest.mouseMove(viewport, start + QPoint(10, -240))
    assert item.pose.lift > 0
    away = start + QPoint(10, -240)
    if how == "escape":
        play.key(Qt.Key.Key_Escape)
    elif how == "right button":
        QTest.mousePress(viewport, RIGHT, pos=away)
    elif how == "leave":
        away = QPoint(-50, -50)
        QTest.mouseMove(viewport, away)
    elif how == "back on the hand":
        away = start
        QTest.mouseMove(viewport, away)
    else:
        other = QWidget()
        other.show()
        other.activateWindow()
        play.bot.wait_until(other.isActiveWindow)
        other.close()
    QTest.mouseRelease(viewport, LEFT, pos=away)
    assert poses(play) == before
    assert play.game.record() == record
    play.assert_true_to_the_game()


class LateBots(InlineBots):
    """Computers whose answer was on its way when nobody wanted it any more."""

    def cancel(self) -> None:
        """Too late."""


# 7
def test_after_fifty_new_deals_while_the_computer_thinks_nothing_of_the_old_ones_is_there(
    make_play: Callable[..., Play],
) -> None:
    play = make_play(bots=LateBots())
    warned: list[object] = []
    play.game.warned.connect(warned.append)
    play.start()
    for _ in range(50):
        QTest.keyClick(play.window, Qt.Key.Key_N)
        if play.hand and play.game.view.turn == 0 and not play.scene.animator.busy:
            play.click(play.hand[0])
    play.wait()
    play.assert_true_to_the_game()
    assert len(play.game.view.hand) == 3
    play_some(play, 20)
    assert play.game.over
    assert warned == []  # not even that the computer wanted to play a card of another deal


def test_the_deal_before_can_be_gone_back_to(play: Play) -> None:
    play.start()
    play_some(play, 3)
    view = play.game.view
    QTest.keyClick(play.window, Qt.Key.Key_N)
    assert play.game.view != view
    assert play.window.toast.isVisible()
    play.window.toast.button.click()
    assert play.game.view == view
    play.wait()
    play.assert_true_to_the_game()
    assert not play.window.toast.isVisible() or "kept" in play.window.toast.label.text()


# 10
def test_keys_do_nothing_to_the_deal_while_a_menu_is_open(play: Play) -> None:
    play.start()
    play.wait()
    record = play.game.record()
    play.window.board.buttons["menu"].click()
    menu = play.window._menu
    assert menu.isVisible()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(menu, key)
    assert play.game.record() == record
    menu.close()


# 14
@pytest.mark.usefixtures("slow_pencil")
def test_decks_cycled_fast_during_the_dealing_leave_the_last_one_everywhere(make_play: Callable[..., Play]) -> None:
    play = make_play("normal", painted=True)
    add_a_third_deck(play)
    play.start()
    for _ in range(8):
        play.scene.animator.advance(90)
        QTest.keyClick(play.window, Qt.Key.Key_D)
        play.bot.wait(2)
    play.scene.animator.settle()
    assert {item.aspect for item in play.scene.cards()} == {1.86}
    play.assert_true_to_the_game()
    assert_drawn_from(play, "three")


# 14
@pytest.mark.usefixtures("slow_pencil")
def test_decks_cycled_fast_while_a_card_is_drawn_leave_the_last_one_everywhere(make_play: Callable[..., Play]) -> None:
    play = make_play("normal", painted=True)
    add_a_third_deck(play)
    play.start()
    animator = play.scene.animator

    def drawn() -> bool:
        return any(animator.carries(item) for item in play.hand) and bool(play.game.view.history)

    for _ in range(400):
        if drawn():
            break
        if play.at_rest:
            play.click(play.hand[0])
        animator.advance(50)
        play.bot.wait(1)
    assert drawn()
    for _ in range(8):
        QTest.keyClick(play.window, Qt.Key.Key_D)
        animator.advance(20)
        play.bot.wait(2)
    play.stop_motion()
    play.wait()
    play.assert_true_to_the_game()
    assert_drawn_from(play, "three")


def add_a_third_deck(play: Play) -> None:
    """One whose cards have the shape of those before it, but other faces."""
    two = play.window.library.themes["two"]
    play.window.library.themes["three"] = replace(two, id="three", family="french")


@pytest.fixture
def slow_pencil(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are still being drawn when the next deck is chosen."""
    draw = renderer._draw

    def draw_slowly(theme: DeckTheme, key: FaceKey, cache: FaceCache | None) -> QImage:
        time.sleep(0.01)
        return draw(theme, key, cache)

    monkeypatch.setattr(renderer, "_draw", draw_slowly)


def assert_drawn_from(play: Play, deck: str) -> None:
    """Every face and back that is seen is drawn from a deck, in its size."""
    cards, dpr = play.window.cards, play.window.board.view.devicePixelRatioF()
    play.window.board.view.viewport().repaint()
    play.bot.wait_until(lambda: not cards.busy)
    seen = [(item.card if item.face_up else None, item.art_width) for item in play.scene.cards()]
    seen.append((None, play.scene.stock.spot.w))
    for card, width in seen:
        key = cards._key(card, width, dpr)
        assert key.deck == deck
        assert key in cards._pixmaps, (card, width)
        drawn, right = (
            image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            for image in (cards._pixmaps[key].toImage(), cards.image(card, width, dpr))
        )
        assert drawn == right, (card, width)


def test_nothing_runs_while_nothing_moves(make_play: Callable[..., Play]) -> None:
    play = make_play("normal")
    play.start()
    while not play.at_rest:
        play.scene.animator.advance(100)
        play.bot.wait(1)
    for _ in range(40):
        play.scene.animator.advance(100)
    assert not play.scene.animator.running


# 2
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_after_two_hundred_inputs_at_random_the_table_is_as_the_game_has_it(
    make_play: Callable[..., Play], seats: int
) -> None:
    play = make_play("fast", size=(720, 600), painted=seats == 2)
    press_anything(play, seats, 200)
    play_some(play, 25)
    assert play.game.over
