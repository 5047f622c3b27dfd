"""Enter presses the button that has the keyboard, wherever that is; dialogs have tests of their own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from briscola_desktop.runtime import keys
from tests.gui.conftest import Play

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


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
