"""The window: the table, and what keys, buttons and menus do with the game and its settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QEventLoop, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from briscola_desktop.core.events import Event
from briscola_desktop.core.rules import OPTIONS, Rules
from briscola_desktop.runtime import folders, keys
from briscola_desktop.runtime.cues import Sound, cue
from briscola_desktop.runtime.game import Game, against_computer
from briscola_desktop.runtime.messages import Aside
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.settings import Changed, Settings
from briscola_desktop.runtime.sound import Sounds
from briscola_desktop.runtime.translations import language
from briscola_desktop.widgets.accelerators import give_to_menu
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.lone_key import LoneAlt
from briscola_desktop.widgets.menus import LEVELS, Menus, command_words, fit_to_screen
from briscola_desktop.widgets.palette import ROOMS
from briscola_desktop.widgets.styling import palette_of, room_of, set_large_print, style_sheet
from briscola_desktop.widgets.table.board import Board
from briscola_desktop.widgets.table.words import level_name
from briscola_desktop.widgets.toast import Toast

if TYPE_CHECKING:
    from briscola_desktop.widgets.lobby.window import OnlineWindow
    from briscola_desktop.widgets.rules.reader import RulesReader

UNTIL_A_CLICK = 86_400_000
"""Milliseconds: a finished trick stays until a click, or a day."""

BACK_OFFERED = 9_000
"""Milliseconds for which the way back to the deal before is offered by itself; the menu has it for as long as it is."""

SEEN_AFTER = 0.5
"""Seconds after which the window is seen though not all that lies on its table has been drawn."""

USUAL_SIZE = QSize(1180, 760)


@dataclass(frozen=True)
class _Command:
    """A command of the window: its key, what it is called, and what it does."""

    key: str
    shortcut: str
    act: Callable[[], object]


class MainWindow(QMainWindow):
    """The window of the game.

    Attributes:
        commands: what keys and menus can do, by name.
        extras: each adds entries of its own to the menu.

    Signals:
        closing: the window is being closed for good.
        online_opened: the `OnlineWindow` that has just been made.
    """

    closing = Signal()
    online_opened = Signal(object)

    def __init__(
        self,
        game: Game,
        settings: Settings,
        themes: Mapping[str, DeckTheme],
        cache: Path | None = None,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the window; `show_kept` shows it as it was left.

        Args:
            game: what is played; closed with the window.
            settings: what the player chose.
            themes: the decks there are, by id.
            cache: the folder for pictures of cards; None keeps none.
            sounds: what is heard; None is silence.
            parent: of the window.
        """
        super().__init__(parent)
        self.game = game
        self.settings = settings
        self.library = Library(themes)
        self.cards = CardRenderer(self.library.get(settings.get(keys.DECK)), self._index_style(), cache, parent=self)
        self.board = Board(game, self.cards)
        self.board.set_portrait(settings.get(keys.PORTRAIT))
        self.toast = Toast(self.board, self.board.room_for)
        self.board.arranged.connect(self.toast.place)
        self._aside_note = self._level_note = ""
        self._saves_nothing = False
        self._not_kept: list[str] = []
        self._closed = False
        self._cache = cache
        self._reader: RulesReader | None = None
        self._online: OnlineWindow | None = None
        self.setCentralWidget(self.board)
        self.commands: dict[str, QAction] = {}
        self.extras: list[Callable[[QMenu], None]] = []
        self._make_commands()
        self._menus = Menus(self)
        self._menu = QMenu(self)
        self._menu.setToolTipsVisible(True)
        self._alt = LoneAlt(self)
        self._alt.pressed.connect(self.open_menu)
        game.opened.connect(self._on_opened)
        game.aside_changed.connect(self._on_aside)
        game.warned.connect(self.warn)
        settings.changed.connect(self._on_changed)
        settings.warned.connect(self.warn)
        self.board.pressed.connect(self._on_pressed)
        self._sounds = sounds
        self.board.director.brought.connect(lambda: self._hear(Sound.SHUFFLED))
        self.board.director.happens.connect(self._on_happens)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme)
        self.retranslate()
        self._apply_look()
        self._apply_motion()
        for notice in settings.notices:
            self.warn(notice)
        self.board.take_up()

    # ---- commands ------------------------------------------------------------------------------------------------

    def _make_commands(self) -> None:
        for command in (
            _Command("deal", "N", self.new_deal),
            _Command("level", "L", self.next_level),
            _Command("deck", "D", self.next_deck),
            _Command("exchange", "X", lambda: self.board.command("exchange")),
            _Command("throw", "Z", lambda: self.board.command("throw")),
            _Command("claim", "C", lambda: self.board.command("claim")),
            _Command("hint", "H", self.hint),
            _Command("undo", "U", self.undo),
            _Command("last_trick", "T", self.board.show_last_trick),
            _Command("back", "B", self.go_back),
            _Command("in_words", "S", self.say_table),
            _Command("concede", "", self.concede),
            _Command("rules", "R", self.choose_table),
            _Command("online", "O", self.show_online),
            _Command("sound", "M", self.toggle_sound),
            _Command("menu", "F10", self.open_menu),
            _Command("full_screen", "F11", self.toggle_full_screen),
            _Command("help", "F1", self.show_rules),
            _Command("tour", "Shift+F1", self.show_tour),
            _Command("preferences", "Ctrl+,", self.show_preferences),
            _Command("shortcuts", "?", self.show_shortcuts),
            _Command("about", "", self.show_about),
            _Command("quit", "Ctrl+Q", self.quit),
        ):
            action = QAction(self)
            if command.shortcut:
                action.setShortcut(QKeySequence(command.shortcut))
            action.setAutoRepeat(False)
            action.triggered.connect(lambda _=False, act=command.act: act())
            self.addAction(action)
            self.commands[command.key] = action

    def retranslate(self) -> None:
        """All words anew."""
        self.setWindowTitle(self.tr("Briscola"))
        for key, text in command_words().items():
            self.commands[key].setText(text)
        self.commands["sound"].setCheckable(True)
        self.commands["full_screen"].setCheckable(True)

    def _on_pressed(self, key: str) -> None:
        """A button of the bar, or of the score sheet."""
        button = self.board.buttons.get(key)
        menus = {"menu": self._menus.fill, "deck": self._menus.show_decks, "level": self._menus.fill_levels}
        if key in menus and button:
            self._menu.clear()
            menus[key](self._menu)
            give_to_menu(self._menu)
            fit_to_screen(self._menu)
            self._menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        elif key == "next":
            self.next_deal()
        else:
            self.board.view.setFocus()
            self.commands[key].trigger()

    def open_menu(self) -> None:
        """Everything else, for the keyboard."""
        self._on_pressed("menu")
        self._menu.setActiveAction(self._menu.actions()[0])

    # ---- the game ------------------------------------------------------------------------------------------------

    def start_match(self) -> None:
        """A match as the settings have it."""
        rules = keys.chosen_rules(self.settings)
        name = self.settings.get(keys.NAME)
        self.game.start(rules, against_computer(rules, self.settings.get(keys.LEVEL), name))

    def new_deal(self) -> None:
        """Deal anew, at once."""
        if self.game.started:
            self._answer(self.game.new_deal())
        else:
            self.start_match()

    def next_deal(self) -> None:
        """The next deal of the match."""
        if self.board.scene.animator.busy:
            self.board.skip()
        self._answer(self.game.next_deal())
        self.board.view.setFocus()

    def next_level(self) -> None:
        """The next level for all computers, with a new deal."""
        now = self.level_now()
        self.set_level(LEVELS[(LEVELS.index(now) + 1) % len(LEVELS)])

    def set_level(self, level: str) -> None:
        """A level for all computers, with a new deal."""
        if level == self.level_now():
            return
        self.settings.set(keys.LEVEL, level)
        self._level_note = self.tr("The computer now plays at level {level}.").format(level=level_name(level))
        self._answer(self.game.set_level(level))
        if self._level_note:  # no deal was left, whose note would say it
            self.toast.say(self._level_note, stays=3_500)
            self._level_note = ""

    def hint(self) -> None:
        """Ask the strong player."""
        if not self.board.covered:
            self._answer(self.game.hint())

    def say_table(self) -> None:
        """All that one can see, in words."""
        text = self.board.table_in_words()
        if text:
            self.toast.say(text, stays=15_000)

    def undo(self) -> None:
        """Back to one's own last choice."""
        self._answer(self.game.undo())

    def concede(self) -> None:
        """Give the deal up."""
        self._answer(self.game.concede())

    def go_back(self) -> None:
        """Back to the deal that was left."""
        self._answer(self.game.go_back())

    def _answer(self, notice: Notice | None) -> None:
        if notice:
            self.board.refuse(notice)

    def _on_opened(self) -> None:
        """Courts are numbered otherwise in the large pack; the booklet follows the table."""
        if self._reader:
            self._reader.set_rules(self.game.rules)
        if self.cards.style != self._index_style():
            self._apply_deck()

    def _on_happens(self, event: Event) -> None:
        """What is seen is heard."""
        alone = len(self.game.people) == 1
        self._hear(cue(event, self.game.rules.side_of(self.game.viewer) if alone else None))

    def _hear(self, sound: Sound | None) -> None:
        if sound and self._sounds:
            self._sounds.play(sound)

    def _on_aside(self, aside: Aside) -> None:
        if self._aside_note:
            self.toast.withdraw(self._aside_note)
            self._aside_note = ""
        if aside.available:
            said, self._level_note = self._level_note, ""
            self._aside_note = said or self.tr("The previous deal is kept.")
            self.toast.say(self._aside_note, self.tr("Previous deal (B)"), self.go_back, BACK_OFFERED, bare=not said)

    def warn(self, notice: Notice) -> None:
        """Say what is wrong; where the deal cannot be saved, nothing else is expected to be, and it is said once."""
        if notice.code in {"save_failed", "settings_failed", "history_failed"}:
            if self._saves_nothing:
                return
            if notice.code == "save_failed":
                self._saves_nothing = True
                for other in self._not_kept:
                    self.toast.withdraw(other)
            self._not_kept.append(notice.sentence)
        self.toast.say(notice.sentence)

    def level_now(self) -> str:
        """The level of the computers at the table, else the one that was chosen."""
        levels = [player.level for player in self.game.players if player.level]
        return levels[0] if levels else self.settings.get(keys.LEVEL)

    # ---- settings ------------------------------------------------------------------------------------------------

    def next_deck(self) -> None:
        """The next deck, in the middle of anything."""
        self.settings.set(keys.DECK, self.library.after(self.cards.theme.id).id)

    def toggle_sound(self) -> None:
        """Sound off, or on again."""
        muted = not self.settings.get(keys.MUTED)
        self.settings.set(keys.MUTED, muted)
        self.board.say(self.tr("Sound off") if muted else self.tr("Sound on"))

    def toggle_full_screen(self) -> None:
        """Full screen, or a window again."""
        full = not self.isFullScreen()
        self.settings.set(keys.FULL_SCREEN, full)
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _on_changed(self, changed: Changed) -> None:
        look = {key.name for key in (keys.DECK, keys.INDICES, keys.INDEX_LETTERS, keys.FOUR_COLOURS)}
        colours = {keys.CLOTH.name, keys.SURROUNDINGS.name, keys.LEFT_HANDED.name, keys.LARGE_PRINT.name}
        motion = {key.name for key in (keys.ANIMATION, keys.REDUCED, keys.TRICK_PAUSE, keys.TRICK_CLICK)}
        if changed.name in look:
            self._apply_deck()
        elif changed.name in colours:
            self._apply_look()
        elif changed.name in motion:
            self._apply_motion()
        elif changed.name == keys.NAME.name and self.game.rename(self.settings.get(keys.NAME)):
            self.board.renamed()
        elif changed.name == keys.PORTRAIT.name:
            self.board.set_portrait(self.settings.get(keys.PORTRAIT))

    def _apply_deck(self) -> None:
        self.cards.set_deck(self.library.get(self.settings.get(keys.DECK)), self._index_style())
        self.board.deck_changed()
        if self._reader:
            self._reader.set_deck(self.cards.theme.id, self.cards.style)

    def _apply_look(self) -> None:
        room = room_of(self.settings.get(keys.SURROUNDINGS))
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setPalette(palette_of(ROOMS[room]))
        set_large_print(self.settings.get(keys.LARGE_PRINT))
        self.setStyleSheet(style_sheet(ROOMS[room]))
        self.board.set_look(self.settings.get(keys.CLOTH), room)  # type: ignore[arg-type]  # the key allows no other
        self.board.set_left_handed(self.settings.get(keys.LEFT_HANDED))
        self.board.set_large_print(self.settings.get(keys.LARGE_PRINT))
        if self._reader:
            self._reader.set_dark(room == "dark")

    def _apply_motion(self) -> None:
        settings = self.settings
        self.board.set_speed(settings.get(keys.ANIMATION), calm=settings.get(keys.REDUCED))
        click = settings.get(keys.TRICK_CLICK)
        self.board.set_trick_pause(UNTIL_A_CLICK if click else settings.get(keys.TRICK_PAUSE))

    def _index_style(self) -> IndexStyle:
        settings = self.settings
        letters = settings.get(keys.INDEX_LETTERS)
        return IndexStyle(
            size=settings.get(keys.INDICES),  # type: ignore[arg-type]  # the key allows no other
            pack=48 if self.game.started and len(self.game.rules.pack) == 48 else 40,
            language=language() if letters == "auto" else letters,
            four_colours=settings.get(keys.FOUR_COLOURS),
        )

    def _on_scheme(self) -> None:
        if self.settings.get(keys.SURROUNDINGS) == "system":
            self._apply_look()

    # ---- dialogs -------------------------------------------------------------------------------------------------

    def choose_table(self, option: str = "") -> None:
        """Rules, players and levels; an option of the rules may be asked for."""
        players, settings = self.game.players, self.settings
        from briscola_desktop.widgets.dialogs.new_table import NewTableDialog  # noqa: PLC0415 - when it is called for

        dialog = NewTableDialog(self._rules(), players, settings.get(keys.NAME), settings.get(keys.LEVEL), self)
        dialog.show_option(option)
        if dialog.ask():
            rules, players = dialog.rules(), dialog.players()
            keys.choose_rules(self.settings, rules)
            self.settings.set(keys.NAME, dialog.own_name())
            level = next((player.level for player in players if player.level), None)
            if level:
                self.settings.set(keys.LEVEL, level)
            self.game.start(rules, players)

    def show_preferences(self) -> None:
        """Preferences: at once, and back at Cancel."""
        from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog  # noqa: PLC0415 - when it is called for

        PreferencesDialog(self.settings, self.library, self).ask()

    def show_rules(self) -> None:
        """The rules, as a booklet that follows the table."""
        if self._reader is None:
            # Printing and all that need not be there for the first frame.
            from briscola_desktop.widgets.rules.reader import RulesReader  # noqa: PLC0415

            cards = CardRenderer(self.cards.theme, self.cards.style, self._cache)
            dark = self.board.scene.look.room_name == "dark"
            reader = RulesReader(self.library.themes, cards, self._rules(), language(), dark=dark, parent=self)
            reader.play_wanted.connect(self._play_by)
            reader.preference_wanted.connect(self._on_preference_wanted)
            self._reader = reader
        self._reader.show()
        self._reader.raise_()
        self._reader.activateWindow()

    def show_online(self) -> None:
        """The lobby of online play, or the table one sits at; the deal at home waits."""
        if self._online is None:
            # A network is loaded for those who play over one.
            from briscola_desktop.widgets.lobby.window import OnlineWindow  # noqa: PLC0415

            self._online = OnlineWindow(
                self.settings,
                self.library,
                cache=self._cache,
                data=folders.data(),
                play=self._sounds.play if self._sounds else None,
                parent=self,
            )
            self._online.destroyed.connect(self._forget_online)
            self.online_opened.emit(self._online)
            self._online.enter()
        self._online.raise_()
        self._online.activateWindow()

    def _forget_online(self) -> None:
        self._online = None

    def _play_by(self, rules: Rules) -> None:
        """A match by the rules that were read, with the players one has."""
        keys.choose_rules(self.settings, rules)
        self.start_match()
        self.activateWindow()

    def _on_preference_wanted(self, name: str) -> None:
        if name in OPTIONS or name == "preset":
            self.choose_table(name)
        else:
            self.show_preferences()

    def _rules(self) -> Rules:
        return self.game.rules if self.game.started else keys.chosen_rules(self.settings)

    def show_tour(self) -> None:
        """The notes of the first start."""
        self.settings.set(keys.HELP_SEEN, True)
        self.settings.save()  # at once: they must not come again after a crash
        self.board.tour.open_sheet()

    def _show_first_tour(self) -> None:
        """At the very first start, once the cards have been dealt; a note with something to do goes first."""
        seen = self.settings.get(keys.HELP_SEEN) or not self.toast.isHidden()
        if self.game.started and not seen and self.isActiveWindow():
            self.show_tour()

    def show_shortcuts(self) -> None:
        """All shortcuts."""
        from briscola_desktop.widgets.dialogs.shortcuts import ShortcutsDialog  # noqa: PLC0415 - when it is called for

        ShortcutsDialog(self.commands, self).ask()

    def show_about(self) -> None:
        """What this is."""
        from briscola_desktop.widgets.dialogs.about import AboutDialog  # noqa: PLC0415 - when it is called for

        AboutDialog(self).ask()

    # ---- the window ----------------------------------------------------------------------------------------------

    def show_kept(self, lay: Callable[[], object] = bool) -> None:
        """Show the window where and as it was left, once all that is on its table can be drawn.

        Args:
            lay: puts the table in order before it is seen, when the window has its size.
        """
        kept = self.settings.get(keys.GEOMETRY)
        restored = bool(kept) and self.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore")))
        if not restored:
            screen = self.screen().availableGeometry().size()
            self.resize(USUAL_SIZE.boundedTo(screen * 0.94))
        if self.isHidden():
            self._draw_ahead(lay)
        else:
            lay()
        if self.settings.get(keys.FULL_SCREEN):
            self.showFullScreen()
        else:
            self.show()
        if self.board.cover.isHidden():
            self.board.view.setFocus()
        if not self.settings.get(keys.HELP_SEEN):
            self.board.shown.connect(self._show_first_tour)

    def _draw_ahead(self, lay: Callable[[], object]) -> None:
        """Have the cloth and the cards drawn that are seen first, or what of them is soon there."""
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.show()
        lay()
        self.board.view.grab()  # asks for every picture
        end = monotonic() + SEEN_AFTER
        while (self.board.surfaces.busy or self.cards.busy) and monotonic() < end:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 5)
        self.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, on=False)

    def keep(self) -> None:
        """Keep place and size."""
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.settings.set(keys.GEOMETRY, geometry)
        self.settings.set(keys.FULL_SCREEN, self.isFullScreen())
        self.settings.save()

    def quit(self) -> None:
        """Close the window, unless one would rather stay."""
        if self._may_close():
            self.close()

    def _may_close(self) -> bool:
        """Ask where an online match would go on without the player; what lies on this table is saved."""
        online = self._online
        if online is None or online.page is None or online.visit is None or not online.visit.in_match:
            return True
        if online.host is None:
            text = self.tr(
                "An online match is under way, and a computer will play your cards. Your seat is kept for a while:"
                " to come back to it, open Online… and press Go back."
            )
        elif len(online.visit.people) > 1:
            text = self.tr(
                "You are hosting a match: while the program is closed nobody can play on. To go on with it, open"
                " Online… and press Host it again."
            )
        else:
            return True
        from briscola_desktop.widgets.dialogs.question import agreed  # noqa: PLC0415 - when it is called for

        return agreed(self.tr("Quit"), text, self.tr("Quit"), self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The deal has been saved at every move; the window's place is kept now.

        Nothing is asked where it is the system that ends the program.
        """
        if event.spontaneous() and not self._closed and not self._may_close():
            event.ignore()
            return
        if not self._closed:
            self._closed = True
            self.closing.emit()
            self.keep()
            if self._reader:
                self._reader.close()
            if self._online:
                self._online.shut(keep_seat=True)
                self._online.close()
            self.board.close_board()
            self.game.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts a note away; Alt may become the menu's."""
        self._alt.begin(event)
        if event.key() == Qt.Key.Key_Escape:
            self.toast.dismiss()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language; another window is in front."""
        if event.type() == QEvent.Type.LanguageChange and self.commands:
            self.retranslate()
            self._apply_deck()  # its courts bear the letters of the language
            if self._aside_note and self.toast.label.text() == self._aside_note:
                self._on_aside(Aside(self.game.can_go_back))
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.board.controller.cancel()
        super().changeEvent(event)
