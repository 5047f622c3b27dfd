"""Letters for the keyboard."""

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from briscola_desktop.widgets.accelerators import bare, give_to_menu, with_letters


@pytest.mark.parametrize(
    ("texts", "given"),
    [
        ("Play|Cancel", "&Play|&Cancel"),
        ("Hint|History…|Help", "&Hint|H&istory…|H&elp"),
        ("Új leosztás|Ütés|Össz", "Új &leosztás|Ü&tés|Ö&ssz"),  # letters that every keyboard has
        ("„Werft ab!“|Weiter", "„&Werft ab!“|W&eiter"),
        ("ab|a|b", "a&b|&a|b"),
        ("Aa|Bb|ab", "&Aa|&Bb|ab"),
        ("120|…", "120|…"),
    ],
)
def test_each_text_has_a_letter_of_its_own_as_far_as_there_are_letters(texts: str, given: str) -> None:
    assert with_letters(texts.split("|")) == given.split("|")


def test_a_letter_is_given_up_to_a_text_that_has_no_other() -> None:
    assert with_letters(["an", "a"]) == ["a&n", "&a"]


def test_menus_within_menus_have_letters_and_none_twice_when_filled_again(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    below = menu.addMenu("Level")
    below.addAction("Low")
    menu.addAction("Leave")
    for _ in range(2):
        give_to_menu(menu)
    assert [action.text() for action in menu.actions()] == ["&Level", "L&eave"]
    assert below.actions()[0].text() == "&Low"
    assert bare("L&eave") == "Leave"
