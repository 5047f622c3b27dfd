"""The table as a widget: scene, view, buttons and sheets, bound to a game.

The window around it decides what buttons and keys do; the board shows the game and lets a person play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from briscola_desktop.core.match import Result
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.game import CONCEDED, Game
from briscola_desktop.runtime.messages import Ended, Hinted, Opened, Stepped, Turn, Why
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.widgets.casting import cast
from briscola_desktop.widgets.decks.renderer import CardRenderer, CardsReady
from briscola_desktop.widgets.palette import ClothName, RoomName
from briscola_desktop.widgets.styling import LARGE_PRINT
from briscola_desktop.widgets.table import durations
from briscola_desktop.widgets.table.bar import label_fits
from briscola_desktop.widgets.table.button_words import action_words, bar_words
from briscola_desktop.widgets.table.buttons import BarButton, BrassButton
from briscola_desktop.widgets.table.controller import Controller
from briscola_desktop.widgets.table.director import Director
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import BUTTONS, Shape
from briscola_desktop.widgets.table.naming import name_table
from briscola_desktop.widgets.table.pictures_ahead import PicturesAhead
from briscola_desktop.widgets.table.reading import Reading
from briscola_desktop.widgets.table.room import free_place
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.score_sheet import Sheet
from briscola_desktop.widgets.table.scoring import score_sheet
from briscola_desktop.widgets.table.sheets import CoverSheet, LastTrickSheet, ScoreSheet
from briscola_desktop.widgets.table.surfaces import SurfaceKeeper
from briscola_desktop.widgets.table.tour import TourSheet
from briscola_desktop.widgets.table.view import TableView
from briscola_desktop.widgets.table.words import Sentences, player_names

if TYPE_CHECKING:  # a network is loaded for those who play over one
    from briscola_desktop.runtime.online import RemoteGame

THINKING_AFTER = 700
"""Milliseconds of thinking after which the ribbon says so."""

REFUSED_STAYS = 4_000
"""Milliseconds for which the ribbon says why something was refused, before it says again whose turn it is."""


class Board(QWidget):
    """The table.

    Attributes:
        covered: the cards wait for one of several people at the screen to say that it is theirs.

    Signals:
        pressed: the key of a button of the bar, or `next` for the next deal.
        said: a sentence of the game, for who cannot see it.
        refused: a Notice.
        shown: everything has been shown.
        arranged: things have other places.
    """

    pressed = Signal(str)
    said = Signal(str)
    refused = Signal(object)
    shown = Signal()
    arranged = Signal()

    def __init__(
        self,
        game: Game | RemoteGame,
        cards: CardRenderer,
        *,
        clock: Callable[[], float] = monotonic,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.cards = cards
        self._players: tuple[Player, ...] = ()
        self._rules: Rules | None = None
        self._sitting: list[Result] = []
        self._names: tuple[str, ...] = ()
        self._portraits: tuple[int, ...] = ()
        self._portrait = 0
        self._left_handed = False
        self._type_scale = 1.0
        self._told = (-1, -1)
        self._live = True
        self._ended: Ended | None = None
        self.reviewable = False
        self._foreign = False  # somebody else's deal lies here, and counts for nobody
        self._turn: Turn | None = None
        self.covered = False
        self.scene = TableScene(cards, Shape(1280, 800), cards.theme.aspect)
        self.scene.look.family = cards.theme.family
        self.director = Director(self.scene, Sentences(0, ("", "")), self)
        self.controller = Controller(self.scene, game, clock, self)
        self.view = TableView(self.scene, self)
        self.view.controller = self.controller
        self.reading = Reading(self.view, self.director, self)
        self.surfaces = SurfaceKeeper(self.scene, self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.view)
        look = self.scene.look
        self.buttons = {key: BarButton(look, key, self) for key in BUTTONS}
        self.commands = {key: BrassButton(look, key, self, icon=key) for key in ("exchange", "throw", "claim")}
        self.score = ScoreSheet(look, cards, self)
        self.cover = CoverSheet(look, self)
        self.last_trick = LastTrickSheet(look, cards, self)
        self.tour = TourSheet(look, self)
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(THINKING_AFTER)
        self.pictures = PicturesAhead(self.view, cards, self)
        self._chance = QTimer(self)
        self._chance.setSingleShot(True)
        self._recall = QTimer(self)
        self._recall.setSingleShot(True)
        self._recall.setInterval(REFUSED_STAYS)
        self._connect()
        self.setFocusProxy(self.view)
        self.retranslate()

    def _connect(self) -> None:
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
        for key, action in self.commands.items():
            action.clicked.connect(lambda _=False, key=key: self.command(key))
        self.view.resized.connect(self._on_resized)
        self.controller.refused.connect(self.refuse)
        self.controller.pressed_on.connect(self._on_pressed_on)
        self.controller.hovering.connect(self.view.show_hand)
        self.director.said.connect(self.said)
        self.cards.ready.connect(self._on_cards)
        self.score.next_wanted.connect(lambda: self.pressed.emit("next"))
        self.score.table_wanted.connect(lambda: self.pressed.emit("rules"))
        self.score.review_wanted.connect(lambda: self.pressed.emit("review"))
        self.cover.uncovered.connect(self._on_uncovered)
        self._thinking.timeout.connect(self._say_turn)
        self._recall.timeout.connect(self.say_now)
        self._chance.timeout.connect(self._tell_ready)
        for signal, slot in self._heard():
            signal.connect(slot)

    def _heard(self) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        """What the game says, and who listens."""
        game = self.game
        return (
            (game.opened, self._on_opened),
            (game.stepped, self._on_stepped),
            (game.turned, self._on_turned),
            (game.ended, self._on_ended),
            (game.hinted, self._on_hinted),
            (self.scene.animator.idle, self._on_idle),
        )

    # ---- the look ------------------------------------------------------------------------------------------------

    def set_look(self, cloth: ClothName, room: RoomName) -> None:
        """A cloth, and light or dark surroundings."""
        look = self.scene.look
        look.cloth_name, look.room_name = cloth, room
        self.surfaces.renew(self.view.devicePixelRatioF())
        self.scene.refresh()
        self.update()

    def deck_changed(self) -> None:
        """The renderer has another deck: every item asks it anew, nothing else moves."""
        theme = self.cards.theme
        self.scene.look.family = self.director.words.family = theme.family
        self.scene.set_aspect(theme.aspect)
        self._arrange()
        self.scene.refresh()
        self._prepare_faces()

    def set_left_handed(self, left_handed: bool) -> None:
        """The stock and the buttons on the other side."""
        self._left_handed = left_handed
        self._arrange()

    def set_large_print(self, large: bool) -> None:
        """Names, points and sentences in larger type; the cards are a little smaller for it."""
        self._type_scale = LARGE_PRINT if large else 1.0
        self._arrange()

    def set_speed(self, speed: str, *, calm: bool = False) -> None:
        """How fast things move: `off`, `slow`, `normal`, `fast`; calmly, nothing flies."""
        self.scene.animator.rate = durations.SPEEDS[speed]
        self.scene.animator.calm = calm
        self.scene.look.moving = speed != "off" and not calm

    def set_trick_pause(self, milliseconds: float) -> None:
        """How long a finished trick stays."""
        self.director.pauses = replace(self.director.pauses, trick=milliseconds)

    def retranslate(self) -> None:
        """All words anew."""
        for key, words in bar_words().items():
            self.buttons[key].word(*words)
        for key, words in action_words().items():
            self.commands[key].word(*words)
        self._label_buttons()
        self.view.setAccessibleName(self.tr("Card table"))
        if self.game.started and self._players:
            self._name_all()
            self._say_again()

    def set_portrait(self, who: int) -> None:
        """One's own portrait, by number."""
        self._portrait = who
        if self.game.started and self._players:
            self.renamed()

    def renamed(self) -> None:
        """Somebody at the table is called something else, or looks otherwise."""
        self._players = self.game.players
        self._name_all()
        if self.score.isVisible() and self._ended:
            self.score.tell(self._sheet_of(self._ended))

    def _say_again(self) -> None:
        """What is said at this moment, in another language."""
        turn = self._turn
        if self.score.isVisible() and self._ended:
            self._show_score(self._ended)
        elif self.cover.isVisible() and turn:
            self.cover.open_sheet(turn.seat, self._names[turn.seat], self._portraits[turn.seat])
        elif self.scene.ribbon.text:
            self.say("")
            self.say_now()

    # ---- the game ------------------------------------------------------------------------------------------------

    def take_up(self) -> None:
        """Show the game as it is; for a game that was started before this board was made."""
        if self.game.started:
            game = self.game
            self._on_opened(Opened(game.deal, game.version, Why.RESUMED, game.view, (), game.players, game.match))
            turn = game.view.turn
            if turn is not None:
                person = game.players[turn].person
                self._on_turned(Turn(game.deal, game.version, turn, person, thinking=not person))

    def command(self, key: str) -> None:
        """Exchange, throw or claim."""
        if self.controller.command(key):
            self._show_actions()
        self.view.setFocus()

    def show_last_trick(self) -> None:
        """Show the last trick, or put it away."""
        trick = self.game.last_trick if self.game.started else None
        if self.last_trick.isVisible():
            self.last_trick.close_sheet()
        elif trick:
            self.reading.teller.words = self.director.words
            told = self.reading.teller.trick(trick, self.game.view.trump)
            self.last_trick.open_sheet(trick, self._names, told)
            self.reading.say(told)
        else:
            self.refuse(Notice.of("no_last_trick"))

    def table_in_words(self) -> str:
        """All that one can see, in a few sentences."""
        if not self.game.started or self.covered:
            return ""
        self.reading.teller.words = self.director.words
        return self.reading.teller.table(self.game.view, self.director.score)

    def say(self, text: str) -> None:
        """A sentence on the ribbon."""
        self.director.say(text)

    def remark(self, text: str) -> None:
        """A sentence that stays for a moment."""
        self.say(text)
        self._recall.start()

    def refuse(self, notice: Notice) -> None:
        """Say why something was not done."""
        self.remark(notice.sentence)
        self.refused.emit(notice)

    def say_now(self) -> None:
        """Say how things are, in place of what was said before; what is still being shown leads to that by itself."""
        if not self.scene.animator.busy:
            self._say_turn()

    def set_live(self, live: bool) -> None:
        """Whether the game goes on; where its table cannot be reached, nobody is waited for."""
        self._live = live
        self._thinking.stop()
        if self._turn and not self.scene.animator.busy:
            self._show_turn(self._turn)

    def room_for(self, width: float, height: float) -> tuple[Box, float]:
        """The best place for a note, and how much it covers there."""
        return free_place(self.scene.look.layout, width, height)

    def skip(self) -> None:
        """Show the rest at once."""
        self.scene.animator.settle()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._names

    def _on_opened(self, opened: Opened) -> None:
        self._told = (opened.deal, opened.version)
        self._ended = None
        self._foreign = opened.why is Why.OPENED
        several = len(self.game.people) > 1  # whoever opens it may be another than whose cards they are
        self.covered = several and opened.why is not Why.LOOKED
        self._turn = None
        self._thinking.stop()
        self.controller.cancel()
        self.reading.begin()
        self.controller.closed = self.director.covered = self.covered
        self.score.close_sheet()
        self.cover.close_sheet()
        self.last_trick.close_sheet()
        if (opened.players, opened.view.rules) != (self._players, self._rules):
            self._sitting.clear()
        self._players, self._rules = opened.players, opened.view.rules
        view = opened.view
        self._arrange(view)
        self._name_all()
        if opened.why is Why.DEALT:
            self.director.deal(opened.events, view)
        elif opened.why is Why.UNDONE:
            self.director.take_back(view)
        elif opened.why is Why.WENT_BACK:
            self.director.bring_back(view)
        else:
            self.director.lay(view)
        self._show_actions()
        self._prepare_faces()

    def _on_stepped(self, stepped: Stepped) -> None:
        self._told = (stepped.deal, stepped.version)
        self._thinking.stop()
        self.director.show(stepped.events, stepped.view, late=stepped.late)
        self._show_actions()

    def _on_turned(self, turn: Turn) -> None:
        self._turn = turn
        self.scene.animator.join()
        self.scene.animator.then(lambda: self._show_turn(turn))

    def _show_turn(self, turn: Turn) -> None:
        if turn is not self._turn:
            return
        self.director.show_turn(turn.seat if self._live else None)
        self._show_actions()
        if not self._live or (turn.seat == self.scene.own and not self.covered):
            self._say_turn()
        elif turn.thinking:
            self._thinking.start()
        else:
            self.covered = self.controller.closed = True
            self.director.cover()
            self.say("")
            self.cover.open_sheet(turn.seat, self._names[turn.seat], self._portraits[turn.seat])
            self.reading.say(self.cover.accessibleName())

    def _say_turn(self) -> None:
        """Whose turn it is; nothing where nobody is waited for."""
        turn, words = self._turn if self._live else None, self.director.words
        if turn and turn.thinking:
            self.say(words.thinking(turn.seat))
        elif turn and turn.seat == self.scene.own:
            view = self.game.view
            aloud = self.tr("Your turn") if view.table and turn.seat == words.viewer else ""
            self.director.say(words.turn_in(view), aloud)
        else:
            self.say("")

    def _on_ended(self, ended: Ended) -> None:
        self._ended = ended
        self._turn = None
        if not (ended.again and (self._sitting or self._foreign)):
            self._sitting.append(ended.result)
        if ended.again or CONCEDED in ended.marks:  # no count of the piles leads up to the sheet
            self._thinking.stop()
            self.scene.animator.then(lambda: self._show_score(ended))

    def _on_hinted(self, hinted: Hinted) -> None:
        if (hinted.deal, hinted.version) != self._told:
            return
        sentence = self.director.hint(hinted.decision)
        self.say(sentence)

    def _on_idle(self) -> None:
        """Everything has been shown: the computer may play, and so may the person who was early."""
        if self._ended and not self.score.isVisible():
            self._show_score(self._ended)
        self._chance.setInterval(round(self.director.pauses.claim) if self._may_claim_first() else 0)
        self._chance.start()
        self.controller.shown()
        self._show_actions()
        self.shown.emit()

    def _may_claim_first(self) -> bool:
        """Whether the person could claim before somebody else leads: they are given a moment for it."""
        view = self.game.view if self.game.started else None
        return bool(view and view.turn != view.seat and "claim" in self.controller.commands())

    def _tell_ready(self) -> None:
        """Everything was shown, and there was time to claim."""
        deal, version = self._told
        if deal >= 0 and not self.scene.animator.busy:
            self.game.ready(deal, version)

    def _on_pressed_on(self) -> None:
        if self.last_trick.isVisible():
            self.last_trick.close_sheet()
        elif self.score.isVisible() and not self.scene.animator.busy:
            self.pressed.emit("next")

    def _on_uncovered(self) -> None:
        if self._turn:
            self.game.look(self._turn.seat)
        self.view.setFocus()

    def _show_score(self, ended: Ended) -> None:
        if ended is self._ended:
            self.say("")
            self._name_all()
            sheet = self._sheet_of(ended)
            self.score.open_sheet(sheet)
            self.reading.say(f"{sheet.title}. {sheet.line}")

    def _sheet_of(self, ended: Ended) -> Sheet:
        alone = len(self.game.people) == 1
        review = self.reviewable and alone
        who = self._names, self._portraits
        return score_sheet(ended, self.game.view, *who, self.scene.look.family, alone=alone, review=review)

    def _show_actions(self) -> None:
        """The buttons that may be pressed now."""
        started = self.game.started
        able = set(self.controller.commands()) if started and not self.covered else set()
        boxes = list(self.scene.look.layout.actions)
        for key, button in self.commands.items():
            seen = key in able and bool(boxes)
            if seen:
                button.put(boxes.pop(0))
            button.setVisible(seen)
        self.controller.show_playable()
        self.reading.touch()
        self.buttons["undo"].setEnabled(started and self.game.can_undo)
        view = self.game.view if started else None
        self.buttons["hint"].setEnabled(bool(view and view.turn == view.seat))
        self.buttons["last_trick"].setEnabled(bool(view and view.history))

    # ---- the layout ----------------------------------------------------------------------------------------------

    def _name_all(self) -> None:
        """Names, levels, title and score."""
        results = self._results()
        self._names = player_names(self._players)
        self._portraits = cast(self._names, self.game.people[0], self._portrait)
        alone = len(self.game.people) == 1
        self.director.words = Sentences(self.game.viewer if alone else None, self._names, self.scene.look.family)
        name_table(self.scene, self.game, self._players, self._names, self._portraits, results)
        self.buttons["level"].icon_name = f"level_{level}" if (level := _level_of(self._players)) else "level"

    def _results(self) -> tuple[Result, ...]:
        """The deals of the match; single deals count together for as long as the same people play by the same rules."""
        match = self.game.match
        return match.results if match.rules.match != "single" else tuple(self._sitting)

    def _arrange(self, view: View | None = None) -> None:
        if view is None:
            if not self.isVisible():  # it will be arranged once it has its size
                return
            view = self.game.view if self.game.started else None
        scene = self.scene
        shape = scene.look.layout.shape
        shape = replace(
            shape,
            width=max(1, self.view.viewport().width()),
            height=max(1, self.view.viewport().height()),
            left_handed=self._left_handed,
            type_scale=self._type_scale,
        )
        if view:
            rules = view.rules
            shape = replace(
                shape,
                seats=rules.players,
                own=view.seat,
                clockwise=rules.direction == "clockwise",
                actions=_actions_of(rules),
            )
        scene.arrange(shape)
        self.surfaces.renew(self.view.devicePixelRatioF())
        layout = scene.look.layout
        for key, button in self.buttons.items():
            box = layout.buttons.get(key)
            button.setVisible(box is not None)
            if box:
                button.put(box)
        self._label_buttons()
        for sheet in (self.score, self.cover, self.last_trick, self.tour):
            sheet.setGeometry(self.rect())
            sheet.arrange()
        self._show_actions()
        self.arranged.emit()

    def _label_buttons(self) -> None:
        """Words under the icons of the bar, if there is room for all of each."""
        layout = self.scene.look.layout
        shown = [(button, layout.buttons[key].w) for key, button in self.buttons.items() if key in layout.buttons]
        labelled = layout.labelled and all(label_fits(button.text(), wide, layout.font) for button, wide in shown)
        for button in self.buttons.values():
            button.labelled = labelled

    def _prepare_faces(self) -> None:
        """Have the pictures drawn that are seen at once, and a moment later all that this deal can need."""
        if self.game.started and self.isVisible():
            self.pictures.at_once(self.game.view)

    def showEvent(self, event: QShowEvent) -> None:
        """It has its size now."""
        super().showEvent(event)
        self._arrange()
        self._prepare_faces()

    def _on_resized(self, _width: int, _height: int) -> None:
        self.cards.forget_sizes()
        self._arrange()
        self.pictures.later()

    def _on_cards(self, ready: CardsReady) -> None:
        self.scene.cards_ready(ready.cards)
        for sheet in (self.score, self.last_trick):
            if sheet.isVisible():
                sheet.redraw()

    def close_board(self) -> None:
        """Listen no longer, and wait for what is drawn in other threads."""
        for signal, slot in self._heard():
            signal.disconnect(slot)
        self._thinking.stop()
        self._recall.stop()
        self._chance.stop()
        self.pictures.stop()
        self.scene.animator.stop()
        self.reading.stop()
        self.surfaces.close()
        self.cards.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts away what lies over the table; where nothing does, the keyboard comes back to the cards."""
        sheet = next((sheet for sheet in (self.last_trick, self.tour) if sheet.isVisible()), None)
        if event.key() != Qt.Key.Key_Escape or (not sheet and self.view.hasFocus()):
            super().keyPressEvent(event)
        elif sheet:
            sheet.close_sheet()
        elif not self.cover.isVisible() and not self.score.isVisible():
            self.view.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """A screen of another pixel ratio: all pictures anew, at the view's own ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._arrange()
            self.pictures.later()
        return super().event(event)


def _level_of(players: Sequence[Player]) -> str:
    """The level of the computers; none where there are none."""
    return next((player.level for player in players if player.level), "")


def _actions_of(rules: Rules) -> int:
    """How many of exchange, throw and claim can be possible at once."""
    return int(rules.throw) + int(rules.claim or rules.exchange != "none")
