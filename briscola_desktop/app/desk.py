"""Where everything is put together: settings, saved deals, computer players, the game and its window."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer

from briscola_desktop.app.beside import Beside
from briscola_desktop.app.online import Online
from briscola_desktop.app.options import Options
from briscola_desktop.core.deal_number import SEEDS
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import ADMITTED, Rules
from briscola_desktop.runtime import folders, keys
from briscola_desktop.runtime.bots import Bots, ProcessBots
from briscola_desktop.runtime.game import Game, against_computer
from briscola_desktop.runtime.importing.errors import DeckError
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.savefile import Saves
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.single import Call
from briscola_desktop.runtime.sound import Sounds
from briscola_desktop.runtime.translations import Translations
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.main_window import MainWindow

WARM_UP = 500
"""Milliseconds after which the computer players' process is started, so that the first frame does not wait for it."""


class Desk(QObject):
    """The program around its window.

    Attributes:
        settings: what the player has chosen.
        translations: the language of all that follows.
        game: what is played.
        window: what is seen.
    """

    def __init__(
        self,
        parent: QObject,
        chosen: Options,
        themes: Mapping[str, DeckTheme],
        problems: Sequence[DeckError] = (),
        bots: Bots | None = None,
    ) -> None:
        """Put everything together.

        Args:
            parent: of the object.
            chosen: what the call asks for.
            themes: the decks by id.
            problems: what is wrong with other decks.
            bots: the computer players, where they are not to have a process of their own.
        """
        super().__init__(parent)
        self._chosen = chosen
        self.settings = Settings(folders.config() / "settings.ini", keys.KEYS, self)
        if themes:
            self.settings.restrict(keys.DECK, themes)
        self._take_over()
        self.translations = Translations(self.settings, self)
        self.settings.notices += [Notice.of("deck_broken", fault=problem) for problem in problems]
        self._bots = bots or ProcessBots(self)
        self._saves = Saves(folders.data(), self)
        self.game = Game(self._bots, self._saves, lambda: secrets.randbelow(SEEDS), parent=self)
        self.sounds = Sounds(self.settings, self)
        self.window = MainWindow(self.game, self.settings, themes, folders.cache() / "cards", self.sounds)
        self.beside = Beside(self.game, self.window)
        self.online = Online(self.window, self.beside.history, self.beside.windows)

    def open(self) -> None:
        """Show the window, with the saved deal or a new one on its table."""
        said = len(self.settings.notices)  # the window has said these
        chosen, settings = self._chosen, self.settings
        self.window.show_kept(self.game.resume)
        if not self.game.started or chosen.new_match:
            rules = keys.chosen_rules(settings)
            players = against_computer(rules, settings.get(keys.LEVEL), settings.get(keys.NAME))
            self.game.start(rules, players, chosen.seed)
        for notice in (*settings.notices[said:], *self._saves.notices):
            self.window.warn(notice)
        if chosen.record is not None:
            self._open_record(chosen.record)
        self.online.offer_seat()
        QTimer.singleShot(WARM_UP, self, self._bots.warm_up)

    def come_forward(self, call: Call) -> None:
        """Show the window before all others, with the record that a second start was given."""
        if call.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = call.token
        window = self.window
        if window.isMinimized():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if call.record:
            self._open_record(Path(call.record))

    def close(self) -> None:
        """Leave nothing running and nothing unsaved."""
        self.window.close()  # one that was not shown yet has threads that draw, too
        self.game.close()
        self.beside.close()
        self.settings.save()
        self.sounds.close()
        self.translations.close()
        self.window.deleteLater()

    def _take_over(self) -> None:
        """Make the call's choices the player's."""
        chosen, settings = self._chosen, self.settings
        if chosen.deck is not None:
            settings.set(keys.DECK, chosen.deck)
        if chosen.language is not None:
            settings.set(keys.LANGUAGE, chosen.language)
        if chosen.level is not None:
            settings.set(keys.LEVEL, chosen.level)
        rules = chosen.rules
        if rules is None and chosen.players is not None:
            # the player's own preset if it is played by so many, else one that is
            wanted = (settings.get(keys.PRESET), "classic", "brisca")
            preset = next(preset for preset in wanted if chosen.players in ADMITTED[preset])
            rules = Rules.of(preset, players=chosen.players)
        if rules is not None:
            keys.choose_rules(settings, rules)

    def _open_record(self, path: Path) -> None:
        """Lay a recorded deal on the table, or say why it cannot be."""
        try:
            notice = self.game.open_record(Record.loads(path.read_bytes()))
        except OSError as fault:
            notice = Notice.of("record_unreadable", file=path.name, fault=fault)
        except BriscolaError as fault:
            notice = Notice.of("record_unreadable", file=path.name, fault=fault)
        if notice is not None:
            self.window.warn(notice)
