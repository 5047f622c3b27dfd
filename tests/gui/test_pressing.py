"""What Enter, Esc and the menu's keys do, wherever the keyboard is; dialogs have tests of their own."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from briscola_desktop.runtime import keys
from tests.gui.conftest import Play

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def with_keyboard() -> QWidget:
    """What keys go to."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def hears(button: QAbstractButton, key: Qt.Key) -> bool:
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    button.setFocus()
    QTest.keyClick(button, key)
    return pressed == [True]


@pytest.mark.parametrize("key", ENTER)
def test_in_the_reader_of_the_rules(play: Play, key: Qt.Key) -> None:
    play.window.show_rules()
    reader = play.window._reader
    assert reader is not None
    for part in (reader.bar, reader.panel):
        buttons = [one for one in part.findChildren(QAbstractButton) if one.isVisible() and one.focusPolicy().value]
        assert buttons
        for button in buttons:
            button.clicked.disconnect()  # one prints, another writes a file
            assert hears(button, key), button.text()


@pytest.mark.parametrize("key", ENTER)
def test_a_note_is_put_away(play: Play, key: Qt.Key) -> None:
    toast = play.window.toast
    toast.say("The deal is kept.", "Go back", lambda: None)
    assert hears(toast.away, key)
    assert not toast.isVisible()


def test_a_deck_is_picked_from_the_bar_by_keys_alone(play: Play) -> None:
    QTest.keyClick(play.window.board.buttons["deck"], Qt.Key.Key_Return)

    def press(key: Qt.Key) -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QWidget)
        focused: QWidget | None = menu.focusWidget()
        QTest.keyClick(focused or menu, key)

    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        press(key)
    assert QApplication.activePopupWidget() is None
    assert play.settings.get(keys.DECK) == "two"


@pytest.mark.parametrize("by", ["mouse", "key", "bar"])
def test_esc_closes_the_last_trick_however_it_was_opened(play: Play, by: str) -> None:
    play.start()
    for _ in range(2):
        play.wait()
        play.click(play.hand[0])
    play.wait()
    button, sheet = play.window.board.buttons["last_trick"], play.window.board.last_trick
    if by == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    elif by == "key":
        play.key(Qt.Key.Key_T)
    else:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert sheet.isVisible()
    QTest.keyClick(with_keyboard(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert play.window.board.view.hasFocus()


def test_esc_brings_the_keyboard_from_the_bar_back_to_the_cards(play: Play) -> None:
    play.start()
    play.wait()
    play.window.board.buttons["hint"].setFocus()
    QTest.keyClick(with_keyboard(), Qt.Key.Key_Escape)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(with_keyboard(), key)
    assert play.played == 1
    assert "hinted" not in play.game.marks


def test_esc_puts_a_note_away(play: Play) -> None:
    toast = play.window.toast
    for holder in (play.window.board.view, toast.button):
        toast.say("The deal is kept.", "Go back", lambda: None)
        holder.setFocus()
        QTest.keyClick(with_keyboard(), Qt.Key.Key_Escape)
        assert not toast.isVisible()
        assert play.window.board.view.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_F10, Qt.Key.Key_Alt])
def test_the_menu_is_opened_and_worked_by_keys(play: Play, key: Qt.Key) -> None:
    play.start()
    play.wait()
    QTest.keyClick(play.window.board.view, key)
    play.bot.wait_until(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert {play.window.commands["concede"], play.window.commands["about"]} <= set(menu.actions())
    for _ in range(len(menu.actions())):
        if menu.activeAction() is play.window.commands["concede"]:
            break
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert play.game.over


def test_alt_together_with_something_else_opens_no_menu(play: Play) -> None:
    play.start()
    view = play.window.board.view
    QTest.keyPress(view, Qt.Key.Key_Alt)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.AltModifier, QPoint(5, 200))
    QTest.keyRelease(view, Qt.Key.Key_Alt)
    QTest.keyPress(view, Qt.Key.Key_Alt)
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(view, Qt.Key.Key_Alt)
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is None
