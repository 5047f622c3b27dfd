"""The table of online play: the board, the sheet while it fills, and the company beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from briscola_desktop.core.actions import Play
from briscola_desktop.core.rules import Rules
from briscola_desktop.net import news
from briscola_desktop.net.protocol import Room as Table
from briscola_desktop.net.words import TALK
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.cues import Sound, cue
from briscola_desktop.runtime.invitation import show_address, show_code, write_invitation
from briscola_desktop.runtime.messages import Turn
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.visit import Visit
from briscola_desktop.widgets.casting import cast
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.enlarging import large
from briscola_desktop.widgets.lobby.company import WIDE, Company
from briscola_desktop.widgets.lobby.gathering import GatheringSheet, Waiting
from briscola_desktop.widgets.lobby.verify import VerifyDialog
from briscola_desktop.widgets.lobby.words import (
    coming_line,
    finding_words,
    owner_words,
    plate_state,
    seat_name,
    table_title,
    timer_words,
)
from briscola_desktop.widgets.palette import ROOMS, RoomName
from briscola_desktop.widgets.table.board import Board
from briscola_desktop.widgets.table.buttons import BarButton
from briscola_desktop.widgets.table.words import rules_name, side_name

BAR = ("last_trick", "deck", "sound", "talk", "leave")
"""The buttons of the bar at an online table."""

ABOVE_SHEETS = ("deck", "sound", "talk", "leave")
"""Those that can be pressed while a sheet lies over the table."""

COUNTED_DOWN = 10.0
"""Seconds before the end of which the message area counts them."""

LOOK_AT_CLOCK = 200
"""Milliseconds between two looks at the clock while one runs."""

NARROW = 860
"""Width of the page under which the company takes the table's place instead of standing beside it."""

UNTIL_A_CLICK = 86_400_000
"""Milliseconds: a finished trick stays until a click, or a day."""


class TablePage(QWidget):
    """A table one sits at.

    Signals:
        leave_wanted: to leave it.
        deck_wanted: another deck of cards.
        review_wanted: the record of the deal that has just ended is to be looked at again.
    """

    leave_wanted = Signal()
    deck_wanted = Signal()
    review_wanted = Signal(object)

    def __init__(
        self,
        visit: Visit,
        settings: Settings,
        cards: CardRenderer,
        room: RoomName,
        *,
        where: str = "",
        play: Callable[[Sound], None] = lambda _: None,
        clock: Callable[[], float] = monotonic,
        parent: QWidget | None = None,
    ) -> None:
        """Sit down.

        Args:
            visit: to the server.
            settings: what the player chose.
            cards: the deck.
            room: light or dark.
            where: the address that friends need with the code; empty where they know it.
            play: lets a sound be heard.
            clock: seconds, as the session has them.
            parent: of the page.
        """
        super().__init__(parent)
        self.visit = visit
        self._settings = settings
        self._where = where
        self._play = play
        self._clock = clock
        self._counted = -1
        self._left: set[str] = set()
        self._open = True
        self.board = Board(visit.game, cards, parent=self)
        self.board.reviewable = True
        self.company = Company(ROOMS[room], self)
        self.sheet = GatheringSheet(self.board.scene.look, self.board)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.board, 1)
        box.addWidget(self.company)
        self._time = QTimer(self)
        self._time.setInterval(LOOK_AT_CLOCK)
        self._time.timeout.connect(self._look_at_clock)
        self._make_bar()
        self._connect()
        self.set_look(room)
        self.apply_motion()
        self.company.talk.limit(int(visit.session.limits.get("talk_length", TALK)))

    # ---- what is told --------------------------------------------------------------------------------------------

    def take(self, told: news.News) -> None:
        """Something has happened."""
        match told:
            case news.RoomTold(room=table):
                self._show_table(table)
            case news.Heard(seat=seat, name=name, text=text):
                self._hear(seat, name, text)
            case news.ClockTold():
                self._on_clock()
            case news.Stepped(by="clock", action=Play(seat=seat, card=card)):
                self.company.talk.note(self.board.director.words.late(seat, card) + ".")
            case news.Refused(asked="talk"):
                self.company.talk.note(Notice.of(f"online_{told.code}", seconds=round(told.seconds or 1)).sentence)
            case news.DealEnded(verdict=verdict):
                self.company.show_verdict(verdict)
                said = finding_words(verdict.finding)
                self.company.talk.note(said[1] if verdict.rigged else said[0] + ".")
            case news.Welcomed(back=True) | news.Lost():
                self.board.set_live(self.visit.session.connected)
                self._on_clock()
            case news.TableGone(code="closed"):
                self._end()
            case _:
                pass

    def _show_table(self, table: Table) -> None:
        own = self.visit.session.seat
        left = {seat.name for seat in table.seats if seat.left}
        for name in left - self._left:
            text = self.tr("{name} has left; a computer plays on").format(name=name)
            self.company.talk.note(f"{text}.")
            self.board.remark(text)
        self._left = left
        self.company.show_table(table, own, self.visit.session.muted, self._portraits(table, own))
        started = self.visit.game.started
        if not started or table.phase == "gathering":
            self._seat_people(table, own)
        if table.phase == "gathering" or (not started and table.phase in ("between", "over")):
            self.sheet.tell(self._waiting(table))
            self._raise_bar()
        else:
            self.sheet.close_sheet()
        if table.phase == "shuffling" and not self.board.scene.animator.busy:
            self.board.say(self.tr("Everybody shuffles"))
        self._mark_seats()
        self._word_next(table)

    def _portraits(self, table: Table, own: int) -> tuple[int, ...]:
        names = [seat_name(table, at) for at in range(len(table.seats))]
        return cast(names, own if own >= 0 else None, self._settings.get(keys.PORTRAIT))

    def _waiting(self, table: Table) -> Waiting:
        rules = Rules.from_json(table.rules)
        own = self.visit.own
        address = self._where
        where = self.tr("at {address}").format(address=show_address(address)) if address else ""
        return Waiting(
            title=owner_words(seat_name(table, table.owner)),
            line=f"{table_title(rules)} · {timer_words(table.timer)}",
            code=show_code(table.table),
            where=where,
            invitation=write_invitation(table.table, address),
            how=self._how(table),
            ready=bool(own and own.ready),
        )

    def _how(self, table: Table) -> str:
        """Who is waited for."""
        free = sum(not seat.name and not seat.level for seat in table.seats)
        people = [seat for seat in table.seats if seat.name and not seat.level]
        missing = [seat.name for seat in people if not seat.ready]
        own = self.visit.own
        if free and not table.bots:
            return self.tr("Give the code to your friends: %n more must sit down", "", free)
        if own and not own.ready:
            if free and len(people) == 1:
                return self.tr("Give the code to a friend, or begin against the computer")
            if len(missing) == 1 and len(people) > 1:
                return self.tr("Only you are missing: press “{button}”").format(button=self.sheet.ready_word)
            return self.tr("Press “{button}” to begin").format(button=self.sheet.ready_word)
        if len(missing) == 1:
            return self.tr("Waiting for {name}").format(name=missing[0])
        return self.tr("Waiting for {count} players").format(count=len(missing)) if missing else ""

    def _seat_people(self, table: Table, own: int) -> None:
        """People appear at the table as they come."""
        scene, rules = self.board.scene, Rules.from_json(table.rules)
        shape = replace(
            scene.look.layout.shape,
            seats=rules.players,
            own=max(0, own),
            clockwise=rules.direction == "clockwise",
            actions=0,
        )
        if shape != scene.look.layout.shape:
            scene.arrange(shape)
            self.board.surfaces.renew(self.board.view.devicePixelRatioF())
        names = tuple(seat_name(table, at) for at in range(rules.players))
        portraits = self._portraits(table, own)
        for at, plate in enumerate(scene.plates):
            seat = table.seats[at]
            plate.name = names[at]
            plate.tell(name=names[at], line=coming_line(table, at), who=portraits[at])
            plate.tell(away=not seat.here and not seat.level)
        for badge in scene.pile_badges:
            badge.tell("")
        sides = [side_name(side, max(0, own), rules, names) for side in range(len(rules.sides))]
        heads = tuple(portraits[seats[0]] for seats in rules.sides)
        scene.bar.tell(rules_name(rules, 1), tuple((name, "0") for name in sides), heads)

    def _fit_sheet(self) -> None:
        """The sheet lies in the middle of the board."""
        self.sheet.setGeometry(self.board.rect())
        self.sheet.arrange()

    def _mark_seats(self) -> None:
        """Who is away, and whose seat a computer has."""
        table = self.visit.room
        if table is None or not self.visit.game.started:
            return
        for at, plate in enumerate(self.board.scene.plates[: len(table.seats)]):
            seat = table.seats[at]
            state = plate_state(seat)
            plate.tell(away=bool(state) and not seat.left)
            if state:
                self._lines.setdefault(at, plate.plate.line)
                plate.tell(line=state)
            elif at in self._lines:
                plate.tell(line=self._lines.pop(at))

    def _word_next(self, table: Table) -> None:
        """The button on the score sheet: the next deal, a rematch, or that the others are waited for."""
        button, own = self.board.score.button, self.visit.own
        if not self.board.score.isVisible() or own is None or table.phase not in ("between", "over"):
            return
        text = self.tr("Rematch") if table.phase == "over" else self.tr("Next deal")
        if own.ready:
            text = self._how(table) or self.tr("Everybody shuffles")
        counted = table.phase == "between" and self._counted > 0
        button.word(f"{text} · {self._counted}" if counted else text, text, "")
        button.setAccessibleName(text)
        button.setEnabled(not own.ready)
        self.board.score.other.word(self.tr("Leave"), self.tr("Leave the table"), "")

    # ---- the clock -----------------------------------------------------------------------------------------------

    def _on_clock(self) -> None:
        """Another clock: what was counted is over."""
        counted, self._counted = self._counted, -1
        self._look_at_clock()
        if counted >= 0 > self._counted:
            self.board.say_now()

    def _look_at_clock(self) -> None:
        session = self.visit.session
        left = session.time_left(self._clock())
        table, game = self.visit.room, self.visit.game
        turn = game.view.turn if game.started else None
        if left is not None and table is not None and table.phase == "between":
            self._count_to_next_deal(int(left + 0.999))
            return
        running = left is not None and table is not None and table.timer > 0 and turn is not None
        for plate in self.board.scene.plates:
            timed = running and plate.seat == turn
            part = min(1.0, (left or 0.0) / table.timer) if timed and table else None
            plate.tell(clock=None if part is None else round(part, 2))
        if not running or left is None or turn is None:
            self._time.stop()
            return
        self._time.start()
        seconds = int(left + 0.999)
        shown = not self.board.scene.animator.busy  # before, one still sees what led to this turn
        if left <= COUNTED_DOWN and seconds != self._counted and shown:
            self._counted = seconds
            if turn == session.seat:
                self._play(Sound.LAST_SECONDS)
                text = self.tr("Your turn: %n seconds left", "", seconds)
            else:
                text = self.tr("{name}: %n seconds left", "", seconds)
            self.board.say(text.format(name=self.board.names[turn]) if seconds else self.tr("Time is up"))

    def _count_to_next_deal(self, seconds: int) -> None:
        """The next deal of a match begins by itself, with those who are there."""
        self._time.start()
        if seconds == self._counted:
            return
        self._counted = seconds
        text = self.tr("The next deal begins in %n seconds", "", seconds) if seconds else ""
        if seconds <= COUNTED_DOWN:
            self.board.say(text)
        elif seconds % 10 == 0:
            self.board.reading.say(text)  # the button on the sheet counts all of them
        if self.visit.room is not None:
            self._word_next(self.visit.room)

    # ---- what the player does ------------------------------------------------------------------------------------

    def toggle_company(self) -> None:
        """Talk beside the table, or away; where there is no room, in its place."""
        self._open = not self.company.isVisible()
        self._arrange()
        if self.company.isVisible():
            self.company.talk.line.setFocus()
        else:
            self._focus_table()

    def go_back(self) -> bool:
        """From what stands in the table's place back to the table; whether there was anything."""
        covered = self.board.isHidden()
        if covered:
            self.toggle_company()
        return covered

    def _focus_table(self) -> None:
        """The keyboard is where it is wanted: on the sheet's main button, or on the cards."""
        sheets = ((self.sheet, self.sheet.ready), (self.board.score, self.board.score.button))
        shown = [button for sheet, button in sheets if not sheet.isHidden()]
        (shown[0] if shown else self.board.view).setFocus()

    def next_deal(self) -> None:
        """Be ready for the next deal."""
        if self.board.scene.animator.busy:
            self.board.skip()
        notice = self.visit.game.next_deal()
        if notice:
            self.board.refuse(notice)

    def show_verdict(self) -> VerifyDialog | None:
        """Show how the last shuffle came about."""
        verdict, table = self.visit.game.verdict, self.visit.room
        if verdict is None or table is None:
            return None
        dialog = VerifyDialog(verdict, [seat_name(table, at) for at in range(len(table.seats))], self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _on_pressed(self, key: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "next": self.next_deal,
            "review": lambda: self.review_wanted.emit(self.visit.game.record()),
            "rules": self.leave_wanted.emit,
            "leave": self.leave_wanted.emit,
            "talk": self.toggle_company,
            "last_trick": self.board.show_last_trick,
            "deck": self.deck_wanted.emit,
            "sound": self._toggle_sound,
        }
        if key in acts:
            acts[key]()

    def _toggle_sound(self) -> None:
        muted = not self._settings.get(keys.MUTED)
        self._settings.set(keys.MUTED, muted)
        self._word_sound()

    def _hear(self, seat: int, name: str, text: str) -> None:
        self.company.talk.hear(name, text, own=seat == self.visit.session.seat)
        if not self.company.isVisible():
            self.board.remark(f"{name}: {text}")

    def _on_turn(self, turn: Turn) -> None:
        """A light way to be called."""
        if turn.person:
            self.board.scene.animator.then(lambda: self._play(Sound.TURN))

    def _on_refused(self, notice: Notice) -> None:
        """The server did not do it: the card goes back."""
        self.board.controller.cancel()
        self.board.refuse(notice)

    # ---- the look ------------------------------------------------------------------------------------------------

    def set_look(self, room: RoomName) -> None:
        """Cloth and surroundings."""
        self.board.set_look(self._settings.get(keys.CLOTH), room)  # type: ignore[arg-type]  # the key allows no other
        self.board.set_left_handed(self._settings.get(keys.LEFT_HANDED))
        self.board.set_large_print(self._settings.get(keys.LARGE_PRINT))
        self.board.set_portrait(self._settings.get(keys.PORTRAIT))
        if self.visit.room is not None:
            self._show_table(self.visit.room)
        self.company.set_room(ROOMS[room])
        self._arrange()

    def apply_motion(self) -> None:
        """How fast things move."""
        settings = self._settings
        self.board.set_speed(settings.get(keys.ANIMATION), calm=settings.get(keys.REDUCED))
        click = settings.get(keys.TRICK_CLICK)
        self.board.set_trick_pause(UNTIL_A_CLICK if click else settings.get(keys.TRICK_PAUSE))

    def _make_bar(self) -> None:
        board, look = self.board, self.board.scene.look
        for key, picture in (("talk", "talk"), ("leave", "quit"), ("sound", "sound_on")):
            button = BarButton(look, key, board)
            button.icon_name = picture
            button.clicked.connect(lambda _=False, key=key: self._on_pressed(key))
            board.buttons[key] = button
        board.scene.arrange(replace(look.layout.shape, buttons=BAR))
        board.score.other.icon_name = "quit"
        self._word_bar()

    def _word_bar(self) -> None:
        buttons = self.board.buttons
        buttons["talk"].word(self.tr("Talk"), self.tr("Who is at the table, and what they say"), "Ctrl+T")
        buttons["leave"].word(self.tr("Leave"), self.tr("Leave the table"), "")
        self._word_sound()

    def _word_sound(self) -> None:
        button = self.board.buttons["sound"]
        muted = self._settings.get(keys.MUTED)
        button.icon_name = "sound_off" if muted else "sound_on"
        button.word(self.tr("Sound"), self.tr("Sound on") if muted else self.tr("Sound off"), "M")

    def _connect(self) -> None:
        self._lines: dict[int, str] = {}
        board, game, visit = self.board, self.visit.game, self.visit
        board.pressed.connect(self._on_pressed)
        board.director.brought.connect(lambda: self._play(Sound.SHUFFLED))
        board.director.happens.connect(self._on_happens)
        board.shown.connect(self._on_shown)
        board.view.resized.connect(self._fit_sheet)
        game.opened.connect(self._on_opened)
        game.turned.connect(self._on_turn)
        game.refused.connect(self._on_refused)
        self.sheet.ready_wanted.connect(visit.ready)
        self.sheet.leave_wanted.connect(self.leave_wanted)
        self.company.said.connect(visit.talk)
        self.company.muted.connect(visit.mute)
        self.company.timer_voted.connect(visit.vote_timer_off)
        self.company.verify_wanted.connect(self.show_verdict)
        self.company.table_wanted.connect(self.go_back)
        for shortcut, act in (
            ("X", lambda: board.command("exchange")),
            ("Z", lambda: board.command("throw")),
            ("C", lambda: board.command("claim")),
            ("T", board.show_last_trick),
            ("S", self._say_table),
            ("D", self.deck_wanted.emit),
            ("M", self._toggle_sound),
            ("H", lambda: self._answer(game.hint())),
            ("U", lambda: self._answer(game.undo())),
            ("N", lambda: self._answer(game.new_deal())),
            ("Ctrl+T", self.toggle_company),
        ):
            QShortcut(
                QKeySequence(shortcut), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            ).activated.connect(act)

    def _say_table(self) -> None:
        """All that one can see, in words."""
        self.company.talk.note(self.board.table_in_words())

    def _answer(self, notice: Notice | None) -> None:
        if notice:
            self.board.refuse(notice)

    def _on_opened(self) -> None:
        self.sheet.close_sheet()
        self._lines.clear()
        self.board.score.button.setEnabled(True)
        self._mark_seats()
        self._look_at_clock()

    def _on_happens(self, event: object) -> None:
        game = self.visit.game
        sound = cue(event, game.rules.side_of(game.viewer)) if game.started else None  # type: ignore[arg-type]
        if sound:
            self._play(sound)

    def _on_shown(self) -> None:
        """The score sheet may have come up."""
        table = self.visit.room
        if table is not None:
            self._word_next(table)
            self._mark_seats()
        self._raise_bar()

    def _raise_bar(self) -> None:
        """While a sheet lies there one may talk, too, and see how the shuffle came about."""
        for key in ABOVE_SHEETS:
            self.board.buttons[key].raise_()

    def _arrange(self) -> None:
        narrow = self.width() < NARROW
        self.company.setVisible(self._open)
        self.company.back.setVisible(narrow)
        self.board.setVisible(not (narrow and self._open))
        self.company.setFixedWidth(self.width() if narrow else large(WIDE))

    def _end(self) -> None:
        """The table is gone for good; the deal stays to be looked at, and nobody is waited for."""
        self.board.set_live(False)
        self._on_clock()
        for line in self.board.scene.plates:
            line.tell(line=self._lines.pop(line.seat, line.plate.line), away=False)
        self.company.end()

    def close_page(self) -> None:
        """Stop all that moves."""
        self._time.stop()
        self.visit.game.opened.disconnect(self._on_opened)
        self.visit.game.turned.disconnect(self._on_turn)
        self.visit.game.refused.disconnect(self._on_refused)
        self.board.close_board()

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside the table, or in its place: there the table comes first."""
        super().resizeEvent(event)
        was, now = event.oldSize().width(), event.size().width()
        if (was < NARROW) != (now < NARROW) or was < 0:
            self._open = now >= NARROW
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word_bar()
            self.company.retranslate()
            table = self.visit.room
            if table is not None:
                self._show_table(table)
        super().changeEvent(event)
