"""The menus of the window, and what its commands are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidgetAction

from briscola_desktop.runtime import keys
from briscola_desktop.runtime.translations import language
from briscola_desktop.widgets.decks.menu import DeckPicker
from briscola_desktop.widgets.table.words import level_name

if TYPE_CHECKING:
    from briscola_desktop.widgets.main_window import MainWindow

GREY = ("hint", "undo", "last_trick")
"""Commands that are grey in the menu while the button above the table is."""

LEVELS = ("easy", "normal", "hard")


def command_words() -> dict[str, str]:
    """What the commands are called, by key."""
    t = QCoreApplication.translate
    return {
        "deal": t("MainWindow", "New deal"),
        "level": t("MainWindow", "Next level"),
        "deck": t("MainWindow", "Next deck"),
        "exchange": t("MainWindow", "Exchange the turned card"),
        "throw": t("MainWindow", "Throw the ace"),
        "claim": t("MainWindow", "Claim the rest"),
        "hint": t("MainWindow", "Hint"),
        "undo": t("MainWindow", "Undo"),
        "last_trick": t("MainWindow", "Last trick"),
        "back": t("MainWindow", "Back to the previous deal"),
        "in_words": t("MainWindow", "Say what is on the table"),
        "concede": t("MainWindow", "Give up this deal"),
        "rules": t("MainWindow", "Choose a table…"),
        "online": t("MainWindow", "Online…"),
        "sound": t("MainWindow", "Sound"),
        "menu": t("MainWindow", "Menu"),
        "full_screen": t("MainWindow", "Full screen"),
        "help": t("MainWindow", "Rules"),
        "tour": t("MainWindow", "First steps"),
        "preferences": t("MainWindow", "Preferences…"),
        "shortcuts": t("MainWindow", "All shortcuts"),
        "about": t("MainWindow", "About Briscola Desktop"),
        "quit": t("MainWindow", "Quit"),
    }


def offer(menu: QMenu, action: QAction, *, possible: bool) -> None:
    """Add a command to a menu, grey where it cannot be had: as long as the menu is open, for its key always answers."""
    menu.addAction(action)
    action.setEnabled(possible)
    menu.aboutToHide.connect(lambda: action.setEnabled(True))


def fit_to_screen(menu: QMenu) -> None:
    """Have entries stand closer, and in smaller type if need be, where a screen is too low for one column of them."""
    for fit in ("", "close", "small"):
        menu.setProperty("fit", fit)
        menu.style().unpolish(menu)
        menu.style().polish(menu)
        if len({menu.actionGeometry(action).left() for action in menu.actions()}) <= 1:
            return


class Menus:
    """Fills menus with what a window can do at that moment."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def fill(self, menu: QMenu) -> None:
        """Everything."""
        t, window, commands = QCoreApplication.translate, self._window, self._window.commands
        commands["sound"].setChecked(not window.settings.get(keys.MUTED))
        commands["full_screen"].setChecked(window.isFullScreen())
        shown = {"back": window.game.can_go_back, "concede": window.game.started and not window.game.over}
        for key in ("deal", "back", "hint", "undo", "last_trick", "concede"):
            if shown.get(key, True):
                offer(menu, commands[key], possible=key not in GREY or window.board.buttons[key].isEnabled())
        menu.addSeparator()
        menu.addAction(commands["rules"])
        menu.addAction(commands["online"])
        self.fill_levels(menu.addMenu(t("MainWindow", "Level")))
        self._fill_decks(menu.addMenu(t("MainWindow", "Deck")))
        for fill in window.extras:
            fill(menu)
        for group in (("sound", "full_screen", "preferences"), ("help", "tour", "shortcuts", "about", "quit")):
            menu.addSeparator()
            menu.addActions([commands[key] for key in group])

    def fill_levels(self, menu: QMenu) -> None:
        """The levels of the computers."""
        now = self._window.level_now()
        for level in LEVELS:
            action = menu.addAction(level_name(level).capitalize())
            action.setCheckable(True)
            action.setChecked(level == now)
            action.triggered.connect(lambda _=False, level=level: self._window.set_level(level))

    def _fill_decks(self, menu: QMenu) -> None:
        """The decks by name, in the menu of everything."""
        for theme in self._window.library:
            action = menu.addAction(theme.name(language()))
            action.setCheckable(True)
            action.setChecked(theme.id == self._window.cards.theme.id)
            action.triggered.connect(lambda _=False, name=theme.id: self._window.settings.set(keys.DECK, name))

    def show_decks(self, menu: QMenu) -> None:
        """The decks with a fan of their cards each."""
        picker = DeckPicker(self._window.library, self._window.cards.theme.id, language(), menu)
        picker.picked.connect(lambda name: self._window.settings.set(keys.DECK, name))
        picker.picked.connect(menu.close)
        action = QWidgetAction(menu)
        action.setDefaultWidget(picker)
        menu.addAction(action)
