"""The window of shared deals: the number of this one, a friend's, the deal of the day, and both results."""

from __future__ import annotations

from PySide6.QtCore import QDate, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from briscola_desktop.core.deal_number import DealNumber, NumberError
from briscola_desktop.runtime.game import against_computer
from briscola_desktop.runtime.history.entries import Kind
from briscola_desktop.runtime.sharing import Duplicate, SharedDeals
from briscola_desktop.widgets.figures import long_date
from briscola_desktop.widgets.history.words import kind_text
from briscola_desktop.widgets.palette import RoomName
from briscola_desktop.widgets.scrolling import scroll_area
from briscola_desktop.widgets.sharing.duplicate import DuplicateView
from briscola_desktop.widgets.side_window import SideWindow, label

COPIED = 2_500
"""Milliseconds for which the button says that the number was copied."""


class SharingWindow(SideWindow):
    """Shared deals. What is to be played is dealt at once, and the window closes."""

    def __init__(
        self, shared: SharedDeals, level: str, name: str, room: RoomName, parent: QWidget | None = None
    ) -> None:
        """Show them.

        Args:
            shared: plays and compares.
            level: of the computers in the deal of the day.
            name: the player's own.
            room: light or dark surroundings.
            parent: of the window.
        """
        super().__init__(room, parent)
        self._shared, self._level, self._name = shared, level, name
        self._number = shared.current
        self._typed: DealNumber | None = None
        self.setWindowTitle(self.tr("Shared deals"))
        scroll = scroll_area(self)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(scroll)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(14)
        scroll.setWidget(inside)
        self.box.addWidget(scroll, 1)
        self._build_own(inside)
        self._build_typed(inside)
        self._build_day(inside)
        self._column.addStretch(1)
        self.fit(560, 700)
        self.field.setFocus()
        if self._number is not None:
            shared.compare(self._number, self._show_results, self)
        shared.compare(self._day, self._show_day, self)

    # ---- what is done --------------------------------------------------------------------------------------------

    def play(self, number: DealNumber) -> None:
        """Deal it."""
        self._shared.play(number, self._name)
        self.close()

    def play_typed(self) -> None:
        """Deal the number in the field, or say what is wrong with it."""
        if self._typed is not None:
            self.play(self._typed)
        else:
            self._read(finished=True)

    def play_other_seat(self) -> None:
        """This deal again from the other seat."""
        if self._number is not None:
            self.play(self._number.other_seat)

    def copy(self) -> None:
        """The number to the clipboard."""
        if self._number is not None:
            QGuiApplication.clipboard().setText(self._number.text)
            self.copy_button.setText(self.tr("Copied"))
            QTimer.singleShot(COPIED, self, lambda: self.copy_button.setText(self.tr("Copy")))

    def _read(self, *, finished: bool = False) -> None:
        text = self.field.text().strip()
        self._typed = None
        said = ""
        if text:
            try:
                self._typed = self._shared.read(text)
                said = kind_text(_kind(self._typed))
            except NumberError:
                if finished or len(text) >= 9:
                    said = self.tr("That is not the number of a deal: please check it letter by letter.")
        elif finished:
            said = self.tr("Type or paste the number that you were given.")
        self.told.setText(said)
        self.told.setProperty("role", "quiet" if self._typed else "fault")
        self.told.style().polish(self.told)
        self.told.setVisible(bool(said))
        self.play_button.setEnabled(self._typed is not None)

    def _show_results(self, duplicate: Duplicate) -> None:
        self.results.show_duplicate(duplicate)

    def _show_day(self, duplicate: Duplicate) -> None:
        entry = duplicate.seats[0]
        if entry is not None:
            text = self.tr("You have played it already: {points} points. Playing it again does not count.")
            self.day_line.setText(text.format(points=entry.points[0]))

    # ---- inside --------------------------------------------------------------------------------------------------

    def _panel(self, title: str, parent: QWidget) -> QVBoxLayout:
        panel = QFrame(parent)
        panel.setObjectName("panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        column.addWidget(label(title, "heading", panel))
        self._column.addWidget(panel)
        return column

    def _build_own(self, parent: QWidget) -> None:
        column = self._panel(self.tr("The deal at the table"), parent)
        number = self._number
        if number is None:
            text = self.tr(
                "It has no number: only deals of one person against computers of the same level can be shared."
            )
            column.addWidget(label(text, "quiet", parent, wraps=True))
            return
        self.number = label(number.text, "number", parent)
        self.number.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.number.setAccessibleName(self.tr("Number of this deal: {number}").format(number=number.text))
        self.copy_button = self.button(self.tr("Copy"), "share", self.copy, parent)
        row = QHBoxLayout()
        row.addWidget(self.number)
        row.addStretch(1)
        row.addWidget(self.copy_button)
        column.addLayout(row)
        text = self.tr("Whoever plays this number gets the same cards against the same computers.")
        column.addWidget(label(text, "quiet", parent, wraps=True))
        self.results = DuplicateView(self.room, parent)
        column.addWidget(self.results)
        other = self.tr("Play from the other seat")
        self.other = self.button(other, "exchange", self.play_other_seat, parent)
        self.other.setToolTip(self.tr("Play it again with the cards of whoever sat beside you"))
        column.addWidget(self.other, 0, Qt.AlignmentFlag.AlignRight)

    def _build_typed(self, parent: QWidget) -> None:
        column = self._panel(self.tr("A friend’s deal"), parent)
        row = QHBoxLayout()
        self.field = QLineEdit(parent)
        self.field.setPlaceholderText("2GV0-7AB5-P90Z")
        self.field.setAccessibleName(self.tr("Number of a deal"))
        self.field.setMaxLength(60)
        self.field.textChanged.connect(lambda _: self._read())
        self.field.returnPressed.connect(self.play_typed)
        row.addWidget(self.field, 1)
        self.play_button = self.button(self.tr("Play"), "play", self.play_typed, parent)
        self.play_button.setEnabled(False)
        row.addWidget(self.play_button)
        column.addLayout(row)
        self.told = label("", "quiet", parent, wraps=True)
        self.told.hide()
        column.addWidget(self.told)

    def _build_day(self, parent: QWidget) -> None:
        self._day = self._shared.of_day(self._level)
        column = self._panel(self.tr("The deal of the day"), parent)
        today = self._shared.today
        day = QDate(today.year, today.month, today.day)
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.addWidget(QLabel(long_date(day), parent))
        text = self.tr("The same cards for everyone today: {kind}.").format(kind=kind_text(_kind(self._day)))
        self.day_line = label(text, "quiet", parent, wraps=True)
        words.addWidget(self.day_line)
        row.addLayout(words, 1)
        self.day_button = self.button(self.tr("Play"), "play", lambda: self.play(self._day), parent)
        row.addWidget(self.day_button)
        column.addLayout(row)


def _kind(number: DealNumber) -> Kind:
    return Kind.of(number.rules, against_computer(number.rules, number.level))
