"""What stands beside the table, hooked to the window: history, reviews, statistics, shared deals, one’s own decks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from briscola_desktop.runtime import folders, keys
from briscola_desktop.runtime.game import Game
from briscola_desktop.runtime.history.history import NAME, History
from briscola_desktop.runtime.history.keeper import Keeper
from briscola_desktop.runtime.sharing import SharedDeals
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.main_window import MainWindow
from briscola_desktop.widgets.menus import offer
from briscola_desktop.widgets.side_windows import Scenery, SideWindows
from briscola_desktop.widgets.styling import room_of


class Beside(QObject):
    """Keeps the finished deals and opens the windows beside the table; make it before the game is resumed.

    Attributes:
        history: the kept deals.
        windows: opens everything.
    """

    def __init__(self, game: Game, window: MainWindow) -> None:
        super().__init__(window)
        self._game, self._window = game, window
        self.history = History(folders.data() / NAME, self)
        keeper = Keeper(game, self.history, parent=self)
        shared = SharedDeals(game, self.history, keeper, parent=self)
        self.windows = SideWindows(
            self.history, shared, folders.decks(), self._scenery, folders.cache() / "cards", window
        )
        self.history.warned.connect(window.warn)
        self.windows.warned.connect(window.warn)
        self.windows.told.connect(window.toast.say)
        self.windows.deck_added.connect(self._on_deck)
        self.windows.deck_renamed.connect(self._on_deck)
        self.windows.deck_removed.connect(self._on_deck_removed)
        window.settings.changed.connect(lambda _: self.windows.set_room(self._scenery().room))
        window.closing.connect(self.windows.close_all)
        self._actions = {
            "history": self._action("Ctrl+H", self.windows.show_history),
            "review": self._action("Ctrl+R", self._review),
            "statistics": self._action("Ctrl+T", self.windows.show_statistics),
            "sharing": self._action("Ctrl+L", self.windows.show_sharing),
            "own_decks": self._action("", self.windows.show_decks),
        }
        window.commands.update(self._actions)
        window.extras.append(self._fill)
        window.board.reviewable = True
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self._translate()

    def close(self) -> None:
        """Write what is not yet written; after the game has been closed."""
        self.history.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Records may be dropped on the window; its language may change."""
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()
        elif isinstance(event, QDropEvent):  # a QDragEnterEvent is one, too
            files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
            if files:
                event.acceptProposedAction()
                if not isinstance(event, QDragEnterEvent) and event.type() == QEvent.Type.Drop:
                    self.windows.open_file(files[0])
                return True
        return super().eventFilter(watched, event)

    def _action(self, shortcut: str, act: Callable[[], object]) -> QAction:
        action = QAction(self._window)
        action.setShortcut(QKeySequence(shortcut))
        action.setAutoRepeat(False)
        action.triggered.connect(lambda _=False: act())
        self._window.addAction(action)
        return action

    def _translate(self) -> None:
        t = QCoreApplication.translate
        for name, text in {
            "history": t("Beside", "History…"),
            "review": t("Beside", "Review this deal"),
            "statistics": t("Beside", "Statistics…"),
            "sharing": t("Beside", "Shared deals…"),
            "own_decks": t("Beside", "My decks…"),
        }.items():
            self._actions[name].setText(text)

    def _fill(self, menu: QMenu) -> None:
        menu.addSeparator()
        for name, action in self._actions.items():
            offer(menu, action, possible=name != "review" or (self._game.started and self._game.over))

    def _review(self) -> None:
        """The deal that has just ended, step by step; while it is being played a look back would be a look ahead."""
        if self._game.started and self._game.over:
            self.windows.show_deal(self._game.record(), review=True)

    def _scenery(self) -> Scenery:
        settings, cards = self._window.settings, self._window.cards
        return Scenery(
            room=room_of(settings.get(keys.SURROUNDINGS)),
            cloth=settings.get(keys.CLOTH),  # type: ignore[arg-type]  # the key allows no other
            deck=cards.theme,
            style=cards.style,
            speed=settings.get(keys.ANIMATION),
            calm=settings.get(keys.REDUCED),
            level=settings.get(keys.LEVEL),
            name=settings.get(keys.NAME),
            portrait=settings.get(keys.PORTRAIT),
        )

    def _on_deck(self, theme: DeckTheme) -> None:
        self._window.library.themes[theme.id] = theme

    def _on_deck_removed(self, name: str) -> None:
        """A table that is played with it turns to the usual deck first."""
        self._window.library.themes.pop(name, None)
        if self._window.settings.get(keys.DECK) == name:
            self._window.settings.set(keys.DECK, keys.DECK.default)
