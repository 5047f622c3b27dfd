"""A window at a chosen moment of a chosen deal, for pictures: nobody plays on, nothing of the user's is touched."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEventLoop, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QDialog

from briscola_desktop.ai.player import choose
from briscola_desktop.core.match import Match
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.play.table import Table
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.asking import choice_seed, may_act
from briscola_desktop.runtime.bot_process import Question
from briscola_desktop.runtime.bots import Bots
from briscola_desktop.runtime.game import Game, against_computer
from briscola_desktop.runtime.savefile import Saved, Saves
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.main_window import MainWindow

PLAYER = "normal"
"""Who plays all seats up to the moment of the picture."""

LONGEST = 30.0
"""Seconds after which a picture is taken as it is."""


class NoBots(Bots):
    """Computer players that never answer."""

    def cancel(self) -> None:
        """Nothing is under way."""

    def _put(self, question: Question) -> None:
        """Let it be."""


def played(match: Match, after: int | None) -> Table:
    """The table of a match's deal after so many actions, or after all of them."""
    table = Table.of_match(match)
    while not table.over and (after is None or table.moves < after):
        for seat in may_act(table, range(table.rules.players)):
            action = choose(table.view(seat), PLAYER, choice_seed(table, seat)).action
            if action is not None:
                table.submit(seat, action, table.version)
                break
    return table


class Stage:
    """The window and what it needs, in a folder that can be thrown away."""

    def __init__(self, folder: Path, themes: Mapping[str, DeckTheme], choices: Mapping[str, str]) -> None:
        """Make the window.

        Args:
            folder: for files.
            themes: the decks by id.
            choices: values of settings that are texts, by name.
        """
        self.settings = Settings(folder / "settings.ini", keys.KEYS)
        self.settings.set(keys.ANIMATION, "off")
        for key in (keys.DECK, keys.CLOTH, keys.SURROUNDINGS, keys.LANGUAGE):
            if key.name in choices:
                self.settings.set(key, choices[key.name])
        self.translations = Translations(self.settings)
        self.folder = folder
        self.game = Game(NoBots(), Saves(folder), lambda: 0, paced=False)
        self.window = MainWindow(self.game, self.settings, themes)

    def show(self, rules: Rules, seed: int, after: int | None, size: QSize, level: str = "normal") -> None:
        """Lay a deal on the table as it is after so many actions, or at its end, in a window of a size."""
        match = Match.start(rules, seed)
        players: tuple[Player, ...] = against_computer(rules, level)
        saves = Saves(self.folder)
        saves.save(Saved(match, players, played(match, after).record()))
        saves.flush()
        self.window.resize(size)
        self.window.show()
        self.game.resume()
        self.settle()

    def settle(self) -> None:
        """Wait until all is drawn."""
        board = self.window.board
        end = monotonic() + LONGEST
        while monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            board.skip()
            if not self.window.cards.busy and not board.scene.animator.busy:
                break
        board.surfaces.paint_now(board.view.devicePixelRatioF())
        QCoreApplication.processEvents()

    def picture(self, dialog: QDialog | None = None) -> QImage:
        """The window as it is, with a dialog in its middle."""
        image = self.window.grab().toImage()
        if dialog is not None:
            dialog.show()
            self.settle()
            over = dialog.grab()
            room = self.window.size() - dialog.size()
            painter = QPainter(image)
            painter.drawPixmap(room.width() // 2, room.height() // 2, over)
            painter.end()
            dialog.close()
        return image

    def close(self) -> None:
        """Wait for all threads."""
        self.window.close()
        self.translations.close()
