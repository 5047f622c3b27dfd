"""Letters by which menus and dialogs are worked with the keyboard: given in whatever language, and never one twice."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_letters

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QMenu, QPushButton, QTabBar, QWidget


def with_letters(texts: Sequence[str]) -> list[str]:
    """The texts with `&` before a letter of each: the first of a word if that is free, else any.

    Where a letter is wanted by several, those that have others give way (Kuhn's matching): a text is without a letter
    only where there are more texts than letters in them.
    """
    owner: dict[str, int] = {}
    chosen: dict[int, int] = {}

    def find(number: int, asked: set[str]) -> bool:
        text = texts[number]
        for give_way in (False, True):
            for place in _places(text):
                letter = text[place].lower()
                if letter in asked or (letter in owner and not give_way):
                    continue
                asked.add(letter)
                if letter not in owner or find(owner[letter], asked):
                    owner[letter], chosen[number] = number, place
                    return True
        return False

    for number in range(len(texts)):
        find(number, set())
    return [
        text if number not in chosen else f"{text[: chosen[number]]}&{text[chosen[number] :]}"
        for number, text in enumerate(texts)
    ]


def bare(text: str) -> str:
    """The text without its letter's mark."""
    return text.replace("&", "")


def give_to_menu(menu: QMenu) -> None:
    """Letters for a menu and those in it."""
    _give([action for action in menu.actions() if action.text()])
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            give_to_menu(below)


def give_to_window(window: QWidget) -> None:
    """Letters for a window's tabs, buttons, boxes to tick and named fields; not for choices side by side."""
    tabs = [(bar, tab) for bar in window.findChildren(QTabBar) for tab in range(bar.count())]
    buttons = [button for button in window.findChildren(QPushButton) if button.text() and not button.isCheckable()]
    fields = [label for label in window.findChildren(QLabel) if label.text() and _reachable(label.buddy())]
    ticks = [box for box in window.findChildren(QCheckBox) if box.text()]
    widgets: list[QPushButton | QLabel | QCheckBox] = [*buttons, *fields, *ticks]
    names = [bar.tabText(tab) for bar, tab in tabs] + [widget.text() for widget in widgets]
    given = with_letters([bare(name) for name in names])
    for (bar, tab), text in zip(tabs, given, strict=False):
        bar.setTabText(tab, text)
    for widget, text in zip(widgets, given[len(tabs) :], strict=True):
        widget.setText(text)


def _give(actions: Sequence[QAction]) -> None:
    for action, text in zip(actions, with_letters([bare(action.text()) for action in actions]), strict=True):
        action.setText(text)


def _places(text: str) -> list[int]:
    letters = [place for place, letter in enumerate(text) if letter in ascii_letters]
    return sorted(letters, key=lambda place: place > 0 and text[place - 1] not in " («„‘“’-")


def _reachable(buddy: QWidget | None) -> bool:
    return buddy is not None and buddy.focusPolicy().value != 0
