"""Beside the table: who sits there and how they are, the timer, Talk, and the check of the shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from briscola_desktop.net.protocol import Room as Table
from briscola_desktop.net.verify import Verdict
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.enlarging import density, enlarged, large
from briscola_desktop.widgets.icons import draw_icon, icon, put_icon
from briscola_desktop.widgets.lettering import LEFT, draw_text, font
from briscola_desktop.widgets.lobby.talk import Talk
from briscola_desktop.widgets.lobby.words import finding_words, seat_line, seat_name, timer_words
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.portraits import portrait
from briscola_desktop.widgets.pressing import Button, ToolButton
from briscola_desktop.widgets.side_window import label
from briscola_desktop.widgets.styling import palette_of, type_scale
from briscola_desktop.widgets.table.canvas import HINTS
from briscola_desktop.widgets.table.plates import brass

WIDE = 300
"""Width in pixels."""


class Company(QWidget):
    """The people at the table, and what is said.

    Signals:
        said: what the player says.
        muted: a seat, and whether it is not to be heard.
        timer_voted: whether the player agrees that the timer goes off.
        verify_wanted: show how the shuffle came about.
        table_wanted: back to the table, where all this stands in its place.
    """

    said = Signal(str)
    muted = Signal(int, bool)
    timer_voted = Signal(bool)
    verify_wanted = Signal()
    table_wanted = Signal()

    def __init__(self, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self.room = room
        self.seats: list[SeatLine] = []
        self._table: Table | None = None
        self._own = -1
        self._asked: frozenset[int] = frozenset()
        self._verdict: Verdict | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 12, 14, 12)
        box.setSpacing(8)
        self.back = Button(parent=self)
        self.back.clicked.connect(self.table_wanted)
        self.back.hide()
        box.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self._headings = label("", "heading", self), label("", "heading", self)
        box.addWidget(self._headings[0])
        self._people = QVBoxLayout()
        self._people.setSpacing(4)
        box.addLayout(self._people)
        self.timer_line = label("", "quiet", self, wraps=True)
        box.addWidget(self.timer_line)
        self.timer = Button(parent=self)
        self.timer.setCheckable(True)
        self.timer.clicked.connect(self.timer_voted)
        box.addWidget(self.timer)
        self.shuffle = Button(parent=self)
        self.shuffle.clicked.connect(self.verify_wanted)
        self.shuffle.hide()
        self.shuffle_line = label("", "quiet", self, wraps=True)
        self.shuffle_line.hide()
        box.addWidget(self.shuffle_line)
        box.addWidget(self.shuffle)
        box.addWidget(self._headings[1])
        self.talk = Talk(room, self)
        self.talk.said.connect(self.said)
        box.addWidget(self.talk, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """All words anew; what was said stays as it was said."""
        self.back.setText(self.tr("Back to the table"))
        self.back.setToolTip(self.tr("Esc"))
        self._headings[0].setText(self.tr("At the table"))
        self._headings[1].setText(self.tr("Talk"))
        self.shuffle.setText(self.tr("Verify the shuffle…"))
        self.timer.setText(self.tr("Timer off"))
        self.timer.setToolTip(self.tr("The timer goes off when everybody agrees"))
        self.talk.retranslate()
        self.show_verdict(self._verdict)

    def show_table(self, table: Table, own: int, muted: AbstractSet[int], portraits: Sequence[int]) -> None:
        """How everybody is."""
        if len(self.seats) != len(table.seats):
            for line in self.seats:
                line.deleteLater()
            self.seats = [SeatLine(at, self) for at in range(len(table.seats))]
            for line in self.seats:
                line.muted.connect(self.muted)
                self._people.addWidget(line)
        for at, line in enumerate(self.seats):
            seat = table.seats[at]
            person = bool(seat.name) and not seat.level
            line.tell(
                seat_name(table, at),
                seat_line(table, at, own),
                portraits[at],
                away=person and not seat.here,
                empty=not seat.name and not seat.level,
                ready=seat.ready and table.phase in ("gathering", "between", "over"),
            )
            line.offer_mute(offered=person and at != own, muted=at in muted)
        self._table, self._own = table, own
        self._show_timer(table, own)

    def end(self) -> None:
        """There is no table any more: nobody is anything, no timer runs, and nobody hears."""
        for line in self.seats:
            line.tell(line.name, "", line.portrait, away=False, empty=False, ready=False)
            line.offer_mute(offered=False, muted=False)
        self.timer.hide()
        self.timer_line.setText("")
        self.talk.end()

    def show_verdict(self, verdict: Verdict | None) -> None:
        """What came out of the check of the last shuffle."""
        self._verdict = verdict
        self.shuffle.setVisible(verdict is not None)
        self.shuffle_line.setVisible(verdict is not None)
        if verdict is not None:
            self.shuffle_line.setText(finding_words(verdict.finding)[0])
            self.shuffle_line.setProperty("role", "fault" if verdict.rigged else "quiet")
            self.style().polish(self.shuffle_line)
            put_icon(self.shuffle, "warning" if verdict.rigged else "check", self.room.ink, self.room.quiet)

    def set_room(self, room: Room) -> None:
        """Light or dark."""
        self.room = room
        put_icon(self.back, "previous", room.ink, room.quiet)
        self.talk.set_room(room)
        self.show_verdict(self._verdict)
        for line in self.seats:
            line.update()
        self.update()

    def _show_timer(self, table: Table, own: int) -> None:
        people = [at for at, seat in enumerate(table.seats) if seat.name and not seat.level]
        agreed = frozenset(at for at in people if table.seats[at].timer_off)
        several = table.timer > 0 and len(people) > 1
        self.timer.setVisible(several)
        self.timer.setChecked(own in agreed)
        text = timer_words(table.timer)
        if several and not table.timer_on:
            text = self.tr("The timer is off: everybody agrees.")
        elif agreed:
            text = self.tr("{agreed} of {people} want no timer").format(agreed=len(agreed), people=len(people))
        elif table.timer and not several:
            text = self.tr("No timer against computers alone")
        self.timer_line.setText(text)
        for at in sorted(agreed - self._asked) if several else ():
            if at == own:
                self.talk.note(self.tr("You have asked to switch the timer off."))
            else:
                self.talk.note(
                    self.tr("{name} asks to switch the timer off: press Timer off to agree.").format(
                        name=table.seats[at].name
                    )
                )
        self._asked = agreed

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """As wide as Talk needs."""
        return QSize(large(WIDE), 500)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A side table of the same wood."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette_of(self.room).window())
        painter.setPen(QPen(faded(self.room.inlay, 0.5), 1))
        painter.drawLine(0, 0, 0, self.height())
        painter.end()


class SeatLine(QWidget):
    """One seat: portrait, name, how they are, and a button so as not to hear them.

    Signals:
        muted: the seat, and whether it is not to be heard.
    """

    muted = Signal(int, bool)

    def __init__(self, seat: int, company: Company) -> None:
        super().__init__(company)
        self._company = company
        self.seat = seat
        self.name = self.line = ""
        self.portrait = seat
        self._away = self._empty = self._ready = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addStretch(1)
        self.mute = ToolButton(self)
        self.mute.setProperty("role", "round")
        self.mute.setCheckable(True)
        self.mute.clicked.connect(self._toggle)
        self.mute.hide()
        box.addWidget(self.mute, 0, Qt.AlignmentFlag.AlignVCenter)

    def tell(self, name: str, line: str, who: int, *, away: bool, empty: bool, ready: bool) -> None:
        """What there is to say."""
        self.name, self.line, self.portrait = name, line, who
        self._away, self._empty, self._ready = away, empty, ready
        self.setAccessibleName(f"{name}, {line}" if line else name)
        self.setToolTip(line)
        self.update()

    def offer_mute(self, *, offered: bool, muted: bool) -> None:
        """Whether what they say can be kept away, and is."""
        room = self._company.room
        self.mute.setVisible(offered)
        self.mute.setChecked(muted)
        self.mute.setIcon(icon("sound_off" if muted else "sound_on", room.ink, room.quiet))
        text = self.tr("Hear {name} again") if muted else self.tr("Mute {name}")
        self.mute.setToolTip(text.format(name=self.name))
        self.mute.setAccessibleName(text.format(name=self.name))

    def _toggle(self, on: bool) -> None:
        self.offer_mute(offered=True, muted=on)
        self.muted.emit(self.seat, on)

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(large(WIDE), large(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The seat."""
        room = self._company.room
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        whole, d = enlarged(painter, self.rect()), 36.0
        ring = QRectF(1, (whole.height() - d) / 2, d, d)
        if self._empty:
            painter.setPen(QPen(faded(room.inlay, 0.9), 1.5, Qt.PenStyle.DashLine))
            painter.drawEllipse(ring.adjusted(1, 1, -1, -1))
            draw_icon(painter, "person", ring.adjusted(9, 9, -9, -9), faded(room.quiet, 0.7))
        else:
            painter.setPen(QPen(palette.INK, 1.1))
            painter.setBrush(brass(ring, lit=self._ready))
            painter.drawEllipse(ring)
            face = ring.adjusted(2.4, 2.4, -2.4, -2.4)
            picture = portrait(self.portrait, round(face.width()), density(painter))
            painter.setOpacity(0.45 if self._away else 1)
            painter.drawPixmap(face, picture, QRectF(picture.rect()))
            painter.setOpacity(1)
        if self._ready:
            mark = QRectF(ring.right() - 13, ring.bottom() - 14, 15, 15)
            painter.setPen(QPen(palette.INK, 1))
            painter.setBrush(palette.SUITS["b"])
            painter.drawEllipse(mark)
            draw_icon(painter, "check", mark.adjusted(2.5, 2.5, -2.5, -2.5), palette.PAPER, 3.2)
        right = whole.width() - (40 / type_scale() if self.mute.isVisible() else 2)
        words = QRectF(ring.right() + 10, 0, right - ring.right() - 12, whole.height())
        ink = faded(room.ink, 0.6) if self._empty or self._away else room.ink
        if self.line:
            upper, lower = QRectF(words), QRectF(words)
            upper.setHeight(whole.height() * 0.54)
            lower.setTop(whole.height() * 0.50)
            draw_text(painter, upper, self.name, font(16, bold=not self._empty), ink, LEFT)
            draw_text(painter, lower, self.line, font(13, italic=True), room.quiet, LEFT)
        else:
            draw_text(painter, words, self.name, font(16, bold=True), ink, LEFT)
        painter.end()
