"""Windows open where all of them can be seen and reached."""

import re

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QLayoutItem, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from briscola_desktop.widgets.dialogs.base import FRAME, Dialog, stand
from briscola_desktop.widgets.palette import ROOMS
from briscola_desktop.widgets.styling import set_large_print, style_sheet


@pytest.mark.parametrize("size", [QSize(300, 200), QSize(5_000, 5_000)])
@pytest.mark.parametrize("corner", [(-2_000, -2_000), (0, 0), (2_000, 2_000)])
def test_a_window_stands_on_the_screen_with_its_frame(qtbot: QtBot, size: QSize, corner: tuple[int, int]) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.setGeometry(*corner, 400, 300)
    window = QWidget(parent, Qt.WindowType.Window)
    stand(window, size)
    assert window.screen().availableGeometry().contains(QRect(window.pos(), window.size() + FRAME))


def test_tab_goes_from_left_to_right(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    done = dialog.add_buttons("Keep", "Cancel")
    back = next(button for button in dialog.findChildren(QPushButton) if button is not done)
    dialog.show()
    assert back.x() < done.x()
    assert back.nextInFocusChain() is done
    assert done.isDefault()


def test_a_dialog_with_one_button_has_no_other(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    done = dialog.add_buttons("Close")
    assert dialog.findChildren(QPushButton) == [done]


def test_in_large_print_all_words_of_a_dialog_are_larger(qtbot: QtBot) -> None:
    def sizes() -> list[int]:
        return [int(size) for size in re.findall(r"font-size: (\d+)px", style_sheet(ROOMS["dark"]))]

    usual = sizes()
    set_large_print(True)
    try:
        large, dialog = sizes(), Dialog()
        qtbot.addWidget(dialog)
        dialog.fit(300, 200)
        assert dialog.width() == 375
    finally:
        set_large_print(False)
    assert all(size > before * 1.15 for size, before in zip(large, usual, strict=True))
    assert sizes() == usual


def test_a_dialog_that_is_built_anew_leaves_nothing_behind(qtbot: QtBot) -> None:
    """Python objects without Qt's behind them are taken for whatever Qt puts in the same place: the next tabs, say."""
    dialog = Dialog()
    qtbot.addWidget(dialog)

    def build() -> int:
        dialog.add_title("Title", "a line")
        dialog.add_buttons("Keep", "Cancel")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return sum(isinstance(one, QLayoutItem) for one in shiboken6.getAllValidWrappers())

    before = build()
    for _ in range(3):
        dialog.clear()
        assert build() == before
    assert dialog.box.count() == 3
    assert len(dialog.findChildren(QPushButton)) == 2
