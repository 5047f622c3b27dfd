"""Every dialog by the keyboard: Esc closes it and leaves all as it was, Enter accepts it, Tab reaches all of it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.game import against_computer
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.widgets.decks.library import Library, plain_theme
from briscola_desktop.widgets.dialogs.about import AboutDialog
from briscola_desktop.widgets.dialogs.new_table import NewTableDialog
from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog
from briscola_desktop.widgets.dialogs.shortcuts import ShortcutsDialog
from briscola_desktop.widgets.lobby.create_table import CreateTableDialog

FIELDS = (QPushButton, QToolButton, QComboBox, QLineEdit, QSlider)


def preferences(folder: Path) -> QDialog:
    return PreferencesDialog(Settings(folder / "settings.ini", keys.KEYS), Library({"plain": plain_theme()}))


def new_table(_: Path) -> QDialog:
    rules = Rules.of("brisca", players=6)
    dialog = NewTableDialog(rules, against_computer(rules, "normal"), "", "normal")
    dialog.show_option("claim")
    return dialog


def shortcuts(_: Path) -> QDialog:
    hint = QAction("Hint")
    hint.setShortcut(QKeySequence("H"))
    return ShortcutsDialog({"hint": hint})


MAKERS = (
    new_table,
    preferences,
    shortcuts,
    lambda _: AboutDialog(),
    lambda _: CreateTableDialog(Rules.of(), hosted=True),
)
Maker = Callable[[Path], QDialog]


@pytest.fixture(params=MAKERS, ids=("new table", "preferences", "shortcuts", "about", "create"))
def dialog(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> QDialog:
    make: Maker = request.param
    made = make(tmp_path)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    return made


@pytest.mark.parametrize(
    ("key", "result"),
    [(Qt.Key.Key_Escape, QDialog.DialogCode.Rejected), (Qt.Key.Key_Return, QDialog.DialogCode.Accepted)],
)
def test_esc_and_enter(dialog: QDialog, key: Qt.Key, result: QDialog.DialogCode) -> None:
    QTest.keyClick(dialog.focusWidget(), key)
    assert not dialog.isVisible()
    assert dialog.result() == result


def test_tab_reaches_every_field_that_can_be_seen(dialog: QDialog) -> None:
    reached: set[QWidget] = set()
    for _ in range(80):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    fields = [field for kind in FIELDS for field in dialog.findChildren(kind)]
    seen = [field for field in fields if field.isVisible() and field.isEnabled() and field.focusPolicy().value]
    groups = {field.group() for field in reached if isinstance(field, QPushButton)} - {None}
    missed = [
        field
        for field in seen
        if field not in reached
        and field.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and not (isinstance(field, QPushButton) and field.group() in groups)  # arrows go on in a group
    ]
    assert missed == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_the_button_that_has_the_keyboard_and_no_other(dialog: QDialog, key: Qt.Key) -> None:
    buttons = [one for one in dialog.findChildren(QAbstractButton) if one.focusPolicy().value]
    pressed: list[QAbstractButton] = []
    for button in buttons:
        button.clicked.connect(lambda _=False, button=button: pressed.append(button))
    for button in buttons:
        dialog.show()  # where the one before has closed it
        if button.isVisible() and button.isEnabled():
            button.setFocus()
            pressed.clear()
            QTest.keyClick(button, key)
            assert pressed == [button], button.text()
