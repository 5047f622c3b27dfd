"""Questions: nothing is done by the key that one presses without reading."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from briscola_desktop.widgets.dialogs.question import NameQuestion, Question


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_alone_removes_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    dialog = Question("History", "Remove this deal?", "Remove")
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClick(dialog.focusWidget(), key)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()


def test_its_button_does_it(qtbot: QtBot) -> None:
    dialog = Question("History", "Remove this deal?", "Remove")
    qtbot.addWidget(dialog)
    dialog.show()
    next(button for button in dialog.findChildren(QPushButton) if "emove" in button.text()).click()
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_name_is_typed_over_and_entered(qtbot: QtBot) -> None:
    dialog = NameQuestion("My decks", "What is this deck to be called?", "Napoletane")
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClicks(dialog.focusWidget(), "Genovesi")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.name.text() == "Genovesi"
