"""The table for who cannot see it: what a screen reader finds there, and what it is told."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime import keys
from briscola_desktop.widgets.table import reading
from briscola_desktop.widgets.table.reading import CardPart, PartGroup, TextPart
from briscola_desktop.widgets.table.words import card_name
from tests.gui.conftest import Play

NAME, TEXT = QAccessible.Text.Name, QAccessible.Text.Description
ROLE = QAccessible.Role


@pytest.fixture
def reader() -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def heard(reader: None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was announced."""
    told: list[str] = []
    announce = reading.announce

    def listen(widget: object, text: str) -> None:
        told.append(text)
        announce(widget, text)  # type: ignore[arg-type]

    monkeypatch.setattr(reading, "announce", listen)
    return told


def nodes(play: Play) -> list[QAccessibleInterface]:
    """Everything that can be seen in the window, as a reader goes through it."""

    def below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        yield node
        for place in range(node.childCount()):
            child = node.child(place)
            if not child.state().invisible:
                yield from below(child)

    return list(below(QAccessible.queryAccessibleInterface(play.window)))


def told_of(play: Play, group: str) -> list[str]:
    """The names in a group."""
    node = next(node for node in nodes(play) if node.role() is ROLE.Grouping and node.text(NAME) == group)
    return [node.child(place).text(NAME) for place in range(node.childCount())]


def settle(play: Play) -> None:
    """Until the person is to play and the reader has been told."""
    play.wait()
    own = play.window.board.reading
    play.bot.wait_until(lambda: not own._soon.isActive() and not own._tell.isActive())


def focused() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def keyboard() -> QAccessibleInterface:
    """The same as a reader has it."""
    return QAccessible.queryAccessibleInterface(focused())


def press(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(focused(), key)


@pytest.mark.parametrize(("preset", "seats"), [("classic", 2), ("classic", 3), ("match", 4), ("brisca", 6)])
def test_every_card_pile_and_seat_is_there_with_its_name_and_place(
    play: Play, reader: None, preset: str, seats: int
) -> None:
    play.start(Rules.of(preset, players=seats))
    settle(play)
    play.click(play.hand[0])
    settle(play)
    scene, view, names = play.scene, play.game.view, play.window.board.names
    own = [play.scene.name_of(item) for item in play.hand]
    assert [name.split(",")[0] for name in told_of(play, "Your hand")] == own
    assert [name.split(":")[0] for name in told_of(play, "The trick")][: len(view.table)] == [
        names[seat] for seat, _ in view.table
    ]
    turned, stock = told_of(play, "Stock and trumps")
    assert "trump" in turned.lower()
    assert str(view.stock) in stock
    assert len(told_of(play, "Tricks taken")) == len(view.rules.sides)
    assert [name.split(",")[0] for name in told_of(play, "Players")] == list(names)
    for seat in range(1, seats):
        assert told_of(play, f"{names[seat]}: cards in hand") == ["a card face down"] * view.hand_sizes[seat]
    window = play.window.board.view.viewport()
    room = QRect(window.mapToGlobal(window.rect().topLeft()), window.size())
    for part in (*window.findChildren(TextPart), *window.findChildren(CardPart)):
        node = QAccessible.queryAccessibleInterface(part)
        assert node.text(NAME)
        assert node.rect().intersects(room)
    for item in scene.cards():
        assert any(
            node.rect().contains(play.window.board.view.mapToGlobal(item.pos().toPoint())) and node.text(NAME)
            for node in map(QAccessible.queryAccessibleInterface, (*window.findChildren(TextPart), *own_cards(play)))
        )


def own_cards(play: Play) -> list[CardPart]:
    return play.window.board.view.viewport().findChildren(CardPart)


def test_nothing_is_told_of_what_one_may_not_see(play: Play, heard: list[str]) -> None:
    play.start(Rules.of("match", players=4))
    settle(play)
    for _ in range(3):
        play.click(play.hand[0])
        settle(play)
    view = play.game.view
    seen = set(view.hand) | {card for _, card in view.table} | ({view.turned} if view.turned else set())
    seen |= {card for trick in view.history for _, card in trick.plays}
    everything = " ".join([*heard, *(node.text(NAME) for node in nodes(play))]).lower()
    hidden = [card_name(card) for card in view.rules.pack if card not in seen]
    assert len(hidden) > 20
    assert not [name for name in hidden if name.lower() in everything]


def test_a_whole_deal_with_the_eyes_closed(play: Play, heard: list[str]) -> None:
    """By what is heard alone: the arrows go from card to card, Enter plays, and at the end it says who won."""
    play.start(Rules.of("match", players=2))
    settle(play)
    assert "Your cards: " in heard[0]
    assert "trumps are" in heard[0]
    played, before = 0, len(heard)
    while not play.game.over:
        assert heard[-1].endswith(("Your turn.", "Your lead."))
        while not isinstance(focused(), CardPart):
            press(Qt.Key.Key_Right)
        name = keyboard().text(NAME).split(",")[0]
        assert keyboard().role() is ROLE.Button
        assert [play.scene.name_of(item) for item in play.hand if item.ringed] == [name]
        press(Qt.Key.Key_Return)
        settle(play)
        played += 1
        news = " ".join(heard[before:])
        before = len(heard)
        assert f"You play the {name}." in news
        assert "Rosa plays the " in news or "Your lead." in news or play.game.over
        if played <= 17:
            assert "You draw the " in news
            assert " takes " in news or "You take " in news
            assert "Points: You " in news
    assert played == 20
    assert any("win" in text or "draw" in text.lower() for text in heard[-2:])
    assert keyboard().text(NAME) == play.window.board.score.button.text()
    press(Qt.Key.Key_Return)
    settle(play)
    assert not play.game.over


def test_tab_goes_from_group_to_group_and_arrows_within(play: Play, reader: None) -> None:
    play.start(Rules.of("classic", players=3))
    settle(play)
    play.window.board.view.setFocus()
    groups = []
    for _ in range(12):
        press(Qt.Key.Key_Tab)
        now = focused()
        if not isinstance(now, TextPart | CardPart):
            break
        group = now.parentWidget()
        groups.append(group.accessibleName() if group else "")
    assert groups[-6:] == ["Your hand", "The trick", "Stock and trumps", "Tricks taken", "Players", "The match"]
    seats = [part for part in play.window.findChildren(TextPart) if part.part and part.part.group == "seats"]
    seats[0].setFocus()
    for seat in (1, 2):
        press(Qt.Key.Key_Down)
        assert keyboard().text(NAME).startswith(play.window.board.names[seat])
    assert keyboard().state().focused


def test_what_has_the_keyboard_can_be_seen(make_play: Callable[..., Play], reader: None) -> None:
    play = make_play(painted=True)
    play.start()
    settle(play)
    part = next(part for part in play.window.findChildren(TextPart) if part.part and part.part.group == "seats")
    before = play.window.grab().toImage()
    part.setFocus()
    QApplication.processEvents()
    assert play.window.grab().toImage() != before


def test_a_reader_presses_a_card(play: Play, reader: None) -> None:
    play.start()
    settle(play)
    card = own_cards(play)[1]
    name = card.accessibleName().split(",")[0]
    action = QAccessible.queryAccessibleInterface(card).actionInterface()
    assert "Press" in action.actionNames()
    action.doAction("Press")
    play.bot.wait_until(lambda: play.played == 1)
    settle(play)
    view = play.game.view
    mine = [card for trick in view.history for seat, card in trick.plays if seat == 0]
    mine += [card for seat, card in view.table if seat == 0]
    assert [card_name(card) for card in mine] == [name]


def test_a_reader_presses_no_card_under_the_first_steps(play: Play, reader: None) -> None:
    play.start()
    settle(play)
    play.window.show_tour()
    QAccessible.queryAccessibleInterface(own_cards(play)[1]).actionInterface().doAction("Press")
    settle(play)
    assert play.played == 0
    play.window.board.tour.close_sheet()
    QAccessible.queryAccessibleInterface(own_cards(play)[1]).actionInterface().doAction("Press")
    play.bot.wait_until(lambda: play.played == 1)


def test_one_keeps_ones_place_in_the_hand_while_a_card_is_drawn(play: Play, reader: None) -> None:
    play.start()
    settle(play)
    own_cards(play)[1].setFocus()
    press(Qt.Key.Key_Return)
    settle(play)
    now = focused()
    assert isinstance(now, CardPart)
    assert now.part is not None
    assert now.part.slot == 1
    assert play.hand[1].ringed
    assert now.accessibleName().split(",")[0] == play.scene.name_of(play.hand[1])


def test_refusals_notes_hints_and_the_last_trick_are_heard(play: Play, heard: list[str]) -> None:
    play.start()
    settle(play)
    QTest.keyClick(play.window, Qt.Key.Key_T)
    settle(play)
    assert heard[-1].startswith("No trick")
    play.click(play.hand[0])
    settle(play)
    QTest.keyClick(play.window, Qt.Key.Key_H)
    play.bot.wait_until(lambda: any("The " in text for text in heard[-1:]), timeout=10_000)
    while not play.game.last_trick:
        play.click(play.hand[0])
        settle(play)
    QTest.keyClick(play.window, Qt.Key.Key_T)
    settle(play)
    assert heard[-1].startswith("The last trick: ")
    assert "points" in heard[-1]
    QTest.keyClick(play.window, Qt.Key.Key_Escape)


def test_the_whole_table_in_a_few_sentences(play: Play) -> None:
    play.start()
    play.wait()
    QTest.keyClick(play.window, Qt.Key.Key_S)
    text = play.window.toast.label.text()
    for part in ("is turned.", " cards to draw.", "Your cards: "):
        assert part in text
    assert text.endswith(("Your lead.", "your turn."))


def test_somebody_else_at_the_screen_is_called(play: Play, heard: list[str]) -> None:
    play.start(players=(Player(None, "Ada"), Player(None, "Bruno")))
    play.bot.wait_until(lambda: play.window.board.cover.isVisible() or play.at_rest)
    if not play.window.board.cover.isVisible():
        play.click(play.hand[0])
        play.bot.wait_until(play.window.board.cover.isVisible)
    play.bot.wait_until(lambda: any("it is your turn" in text for text in heard))


def test_decks_changed_again_and_again_leave_nothing_behind(play: Play, reader: None) -> None:
    play.start()
    settle(play)
    viewport = play.window.board.view.viewport()

    def count() -> int:
        gc.collect()
        return len(viewport.findChildren(TextPart)) + len(viewport.findChildren(CardPart))

    before, groups = count(), len(viewport.findChildren(PartGroup))
    for _ in range(10):
        QTest.keyClick(play.window, Qt.Key.Key_D)
        QApplication.processEvents()
    settle(play)
    assert (count(), len(viewport.findChildren(PartGroup))) == (before, groups)


def test_without_a_reader_there_is_nothing_of_it(make_play: Callable[..., Play]) -> None:
    QAccessible.setActive(False)
    play = make_play()
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    own = play.window.board.reading
    assert not play.window.findChildren(TextPart)
    assert not own._tell.isActive()
    assert not own._soon.isActive()
    assert not own._sentences


def test_a_reader_that_goes_takes_its_widgets_along(play: Play, reader: None) -> None:
    play.start()
    settle(play)
    assert own_cards(play)
    QAccessible.setActive(False)
    play.click(play.hand[0])
    settle(play)
    QApplication.sendPostedEvents(None, 52)
    assert not own_cards(play)


def test_another_language_is_spoken_at_once(play: Play, reader: None) -> None:
    play.start()
    settle(play)
    play.settings.set(keys.LANGUAGE, "en")
    play.window.board.retranslate()
    settle(play)
    assert told_of(play, "Your hand")
