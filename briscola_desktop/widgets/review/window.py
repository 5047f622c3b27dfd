"""The window in which a deal is looked at again, and reviewed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.core.record import Record
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.faults import fault_words
from briscola_desktop.runtime.history.entries import Entry
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.review import Judged, Review, ReviewError
from briscola_desktop.runtime.reviewing import Progress, Reviewing
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.enlarging import large
from briscola_desktop.widgets.icons import icon
from briscola_desktop.widgets.palette import ClothName, RoomName
from briscola_desktop.widgets.pressing import Button, CheckBox, ToolButton
from briscola_desktop.widgets.review.course import Course
from briscola_desktop.widgets.review.moments import MomentButton, OptionsView
from briscola_desktop.widgets.review.replay_table import ReplayTable
from briscola_desktop.widgets.review.words import measure_text, moment_text, summary_text
from briscola_desktop.widgets.side_window import SideWindow, label

NARROW = 640
"""Width in pixels under which the review stands below the table instead of beside it."""

PANEL, BESIDE = 312, 400
"""Pixels: how wide the review beside the table is, where the table has so many left."""


def players_in(record: Record) -> tuple[Player, ...]:
    """Who played, as far as the record says; a person in seat 0 against computers where it does not."""
    count = record.rules.players
    names, levels = record.extra.get("names"), record.extra.get("levels")
    if not isinstance(names, list) or len(names) != count:
        names = [""] * count
    if not isinstance(levels, list) or len(levels) != count:
        levels = [None, *["normal"] * (count - 1)]
    return tuple(
        Player(level if isinstance(level, str) else None, name if isinstance(name, str) else "")
        for name, level in zip(names, levels, strict=True)
    )


class DealWindow(SideWindow):
    """A deal step by step, forwards and backwards, with its review beside it."""

    def __init__(
        self,
        record: Record,
        cards: CardRenderer,
        reviewing: Reviewing,
        room: RoomName,
        *,
        cloth: ClothName = "green",
        entry: Entry | None = None,
        history: History | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show a deal.

        Args:
            record: the deal; one that breaks is shown up to there.
            cards: draws the cards; the window's own.
            reviewing: makes the review; closed with the window.
            room: light or dark surroundings.
            cloth: of the table.
            entry: under which it is kept, if it is.
            history: where a finished review is kept, and an earlier one found.
            parent: of the window.
        """
        super().__init__(room, parent)
        self._record, self._cards, self._reviewing = record, cards, reviewing
        self._entry, self._history = entry, history
        self._review: Review | None = None
        cards.setParent(self)
        reviewing.setParent(self)
        players = players_in(record)
        people = [seat for seat, player in enumerate(players) if player.person]
        self.seat = entry.seat if entry is not None and entry.seat is not None else people[0] if people else 0
        replay = record.replay()
        self.table = ReplayTable(replay.steps, players, self.seat, cards, self)
        self.table.set_look(cloth, room)
        self.setWindowTitle(self.tr("Replay of a deal"))
        self._build()
        if replay.fault is not None:
            self._say(
                self.tr("The record breaks off here: {fault}").format(fault=fault_words(replay.fault)), fault=True
            )
            self.start.setEnabled(False)
        self._connect()
        self.fit(1120, 760)
        if entry is not None and history is not None:
            history.ask(lambda store: store.review(entry.id), self._take_kept, owner=self)

    # ---- the review ----------------------------------------------------------------------------------------------

    @property
    def review(self) -> Review | None:
        """The review, once there is one."""
        return self._review

    def set_portrait(self, who: int) -> None:
        """What whose deal it is looks like."""
        self.table.set_portrait(who)

    def begin_review(self) -> None:
        """Have the deal reviewed, unless it has been."""
        if self._review is None and not self._reviewing.busy:
            self._reviewing.start(self._record, [self.seat])
            self._show_state()

    def cancel_review(self) -> None:
        """Give it up."""
        self._reviewing.cancel()
        self._show_state()

    def show_moment(self, one: Judged) -> None:
        """Lay the table as it was before a choice, with the better card lit."""
        self.table.go(one.place)
        self._tell_moment(one)

    def take_over(self, other: SideWindow) -> None:
        """Stand where another window of this deal stood, with its review."""
        if not isinstance(other, DealWindow):
            return
        if other.review is not None and self._review is None:
            self._show_review(other.review)
        self.all_cards.setChecked(other.all_cards.isChecked())
        self.table.go(other.table.place)

    def set_speed(self, speed: str, *, calm: bool) -> None:
        """How fast things move, as at the table."""
        self.table.set_speed(speed, calm=calm)

    def _take_kept(self, text: str | None) -> None:
        if text is not None and self._review is None:
            try:
                self._show_review(Review.loads(text))
            except ReviewError:
                return  # another version made it: it is made anew when it is asked for

    def _on_progress(self, progress: Progress) -> None:
        self.progress.setMaximum(max(1, progress.total))
        self.progress.setValue(progress.done)
        self._show_state()

    def _on_finished(self, review: Review) -> None:
        if self._entry is not None and self._history is not None:
            deal, text = self._entry.id, review.dumps()
            self._history.ask(lambda store: store.keep_review(deal, text))
        self._show_review(review)

    def _on_failed(self, notice: Notice) -> None:
        self._say(notice.sentence, fault=True)
        self._show_state()

    def _show_review(self, review: Review) -> None:
        self._review = review
        self.course.show_review(review, self.seat)
        self.summary.setText(summary_text(review, self.seat))
        trump = self.table.deal.trump
        for number, one in enumerate(review.worst(self.seat), 1):
            button = MomentButton(number, one, trump, self._cards, self.room, self.worst)
            button.clicked.connect(lambda _=False, one=one: self.show_moment(one))
            layout = self.worst.layout()
            if layout is not None:
                layout.addWidget(button)
        self._show_state()
        self._on_moved(self.table.place)

    def _show_state(self) -> None:
        """What of the panel is seen: the invitation, the progress, or the result."""
        busy, review = self._reviewing.busy, self._review
        done = review is not None
        self.start.setVisible(not busy and not done)
        self.invitation.setVisible(not busy and not done)
        self.progress.setVisible(busy)
        self.stop.setVisible(busy)
        self.summary.setVisible(done)
        self.worst.setVisible(review is not None and bool(review.worst(self.seat)))
        self.measure.setVisible(review is not None and any(one.options for one in review.of_seat(self.seat)))
        self.moment.setVisible(bool(self.moment.text()))

    # ---- steps ---------------------------------------------------------------------------------------------------

    def _judged_at(self, place: int) -> Judged | None:
        """The choice that is to be made at a place, or that led to it."""
        if self._review is None:
            return None
        own = {one.place: one for one in self._review.of_seat(self.seat)}
        return own.get(place)

    def _on_moved(self, place: int) -> None:
        self.course.blockSignals(True)
        self.course.setValue(place)
        self.course.blockSignals(False)
        self.course.update()
        for key, possible in (("first", place > 0), ("previous", place > 0), ("next", place < self.table.last)):
            self.buttons[key].setEnabled(possible)
        self.buttons["last"].setEnabled(place < self.table.last)
        one = self._judged_at(place)
        for button in self.worst.findChildren(MomentButton):
            button.setChecked(button.one == one)
        self._tell_moment(one)

    def _on_rested(self, place: int) -> None:
        one = self._judged_at(place)
        if one is not None and one.mistake and not self.table.playing:
            self.table.hint(one.best, one.why)

    def _tell_moment(self, one: Judged | None) -> None:
        self.options.show_moment(one, self.table.deal.trump)
        if self._review is not None:
            text = moment_text(one, self._cards.theme.family) if one else ""
            self._say(text)

    def _say(self, text: str, *, fault: bool = False) -> None:
        self.moment.setText(text)
        self.moment.setProperty("role", "fault" if fault else "")
        self.moment.style().polish(self.moment)
        self.moment.setVisible(bool(text))

    def _on_slid(self, place: int) -> None:
        if place != self.table.place:
            self.table.go(place)

    def _on_playing(self, playing: bool) -> None:
        button = self.buttons["play"]
        button.setIcon(icon("pause" if playing else "play", self.room.ink, self.room.quiet))
        name = self.tr("Pause") if playing else self.tr("Play")
        button.setToolTip(self.tr("{name} (Space)").format(name=name))
        button.setAccessibleName(name)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(0)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(0)
        left = QVBoxLayout()
        left.setSpacing(4)
        left.addWidget(self.table, 1)
        self.course = Course(self.table.last, self.room, self)
        foot = QVBoxLayout()
        foot.setContentsMargins(12, 0, 12, 10)
        foot.addWidget(self.course)
        foot.addLayout(self._transport())
        left.addLayout(foot)
        self._halves.addLayout(left, 1)
        self._scroll = self._panel()
        self._halves.addWidget(self._scroll)
        self.box.addLayout(self._halves, 1)
        self._on_playing(playing=False)
        self._on_moved(0)
        self._show_state()

    def _transport(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.buttons: dict[str, QToolButton] = {}
        for key, name, act in (
            ("first", self.tr("To the start (Home)"), lambda: self.table.go(0)),
            ("previous", self.tr("A step back (←)"), self.table.back),
            ("play", "", lambda: self.table.play(not self.table.playing)),
            ("next", self.tr("A step forward (→)"), self.table.forward),
            ("last", self.tr("To the end (End)"), lambda: self.table.go(self.table.last)),
        ):
            button = ToolButton(self)
            button.setProperty("role", "round")
            button.setIcon(icon(key, self.room.ink, self.room.quiet))
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.clicked.connect(act)
            self.buttons[key] = button
            row.addWidget(button)
        row.addStretch(1)
        self.all_cards = CheckBox(self.tr("All cards face up"), self)
        self.all_cards.setChecked(True)
        self.all_cards.toggled.connect(self.table.show_all)
        row.addWidget(self.all_cards)
        return row

    def _panel(self) -> QScrollArea:
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(scroll)
        column = QVBoxLayout(inside)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(10)
        column.addWidget(label(self.tr("Review"), "title", inside))
        text = self.tr(
            "The strong player looks at each of your choices and says what it cost, going by what you could know then."
        )
        self.invitation = label(text, "quiet", inside, wraps=True)
        column.addWidget(self.invitation)
        self.start = Button(self.tr("Review this deal"), inside)
        self.start.clicked.connect(self.begin_review)
        column.addWidget(self.start)
        self.progress = QProgressBar(inside)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Choices looked at"))
        column.addWidget(self.progress)
        self.stop = Button(self.tr("Stop"), inside)
        self.stop.clicked.connect(self.cancel_review)
        column.addWidget(self.stop)
        self.summary = label("", "", inside, wraps=True)
        column.addWidget(self.summary)
        self.worst = QWidget(inside)
        worst = QVBoxLayout(self.worst)
        worst.setContentsMargins(0, 0, 0, 0)
        worst.setSpacing(8)
        column.addWidget(self.worst)
        self.moment = label("", "", inside, wraps=True)
        column.addWidget(self.moment)
        self.options = OptionsView(self._cards, self.room, inside)
        column.addWidget(self.options)
        self.measure = label(measure_text(), "quiet", inside, wraps=True)
        column.addWidget(self.measure)
        column.addStretch(1)
        scroll.setWidget(inside)
        return scroll

    def _connect(self) -> None:
        self.table.moved.connect(self._on_moved)
        self.table.rested.connect(self._on_rested)
        self.table.playing_changed.connect(self._on_playing)
        self.course.valueChanged.connect(self._on_slid)
        self._cards.ready.connect(lambda _: self._scroll.update())
        self._reviewing.progressed.connect(self._on_progress)
        self._reviewing.finished.connect(self._on_finished)
        self._reviewing.failed.connect(self._on_failed)
        for keys, act in (
            ("Left", self.table.back),
            ("Right", self.table.forward),
            ("Home", lambda: self.table.go(0)),
            ("End", lambda: self.table.go(self.table.last)),
            ("Space", lambda: self.table.play(not self.table.playing)),
            ("R", self.begin_review),
            ("1", lambda: self._show_worst(0)),
            ("2", lambda: self._show_worst(1)),
            ("3", lambda: self._show_worst(2)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _show_worst(self, number: int) -> None:
        worst = self._review.worst(self.seat) if self._review else ()
        if number < len(worst):
            self.show_moment(worst[number])

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def set_room(self, room: RoomName) -> None:
        """Light or dark: the course and the options too."""
        super().set_room(room)
        if hasattr(self, "_scroll"):
            self.course.room = self.options.room = self.room
            self.table.arrange()
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may have room for other things."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The review beside the table, or below it."""
        narrow = self.width() < large(NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._halves.setDirection(way)
        if narrow:
            self._scroll.setMinimumWidth(0)
            self._scroll.setMaximumWidth(16_777_215)
            self._scroll.setFixedHeight(min(230, self.height() // 3))
        else:
            self._scroll.setFixedWidth(min(large(PANEL), self.width() - BESIDE))
            self._scroll.setMinimumHeight(0)
            self._scroll.setMaximumHeight(16_777_215)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is left running."""
        self._reviewing.close()
        self.table.close_table()
        self._cards.close()
        super().closeEvent(event)
